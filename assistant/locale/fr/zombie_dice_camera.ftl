# Zombie Dice devant la caméra : les lancers impossibles, et la table comparée au compte.

die-nth = { $n ->
    [1] Premier
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
    [6] Sixième
    [7] Septième
    [8] Huitième
    [9] Neuvième
    [10] Dixième
   *[other] { $n }e
}
refused-too-many = { $nth } dé { $colour } : il n'y en a { $n ->
    [0] aucun
    [one] qu'un
   *[other] que { $number }
}.
refused-feet-missing = { $n ->
    [0] Empreintes { $agreed } à relancer : aucun dé { $colour }.
    [one] { $number } dés { $plural } à relancer : je n'en vois qu'un.
   *[other] { $number } dés { $plural } à relancer : je n'en vois que { $seen }.
}

## La table et le compte

check-title = La table montre autre chose.
check-tally = { $brains }, { $shotguns }
check-shotguns = { $n ->
    [one] { $n } fusil
   *[other] { $n } fusils
}
check-table = comme sur la table
check-count = comme dans le compte
undo-adopted = le compte de la table
