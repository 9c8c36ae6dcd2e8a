# Bilan de Zombie Dice : une partie ou toutes.

stats = Bilan
stats-title = Bilan de la partie
stats-title-all = { $n ->
    [one] Bilan d’une partie
   *[other] Bilan de { $n } parties
}
stats-none = Aucune partie de Zombie Dice n’est enregistrée.
stats-unreadable = { $n ->
    [one] Une partie illisible n’y est pas comptée.
   *[other] { $n } parties illisibles n’y sont pas comptées.
}
stats-thinking = Je compte…
stats-per-turn = { $per } par tour
stats-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
stats-busts = { $n ->
    [one] { $n } perdu
   *[other] { $n } perdus
}
stats-best = record { $n }
stats-wins = { $n ->
    [0] aucune victoire
    [one] { $n } victoire
   *[other] { $n } victoires
}
stats-luck = chance
stats-luck-unknown = –

stats-tab-scores = Scores
stats-tab-luck = Chance
stats-tab-choices = Choix
stats-tab-dice = Dés
stats-scores-told = Les cerveaux marqués, manche après manche.
stats-luck-told = Les cerveaux que les dés ont donnés (+) ou pris (−), tour après tour. À zéro, ni chance ni malchance.
stats-no-luck = Les chances de ces règles ne sont pas connues : pas de ligne de chance.
stats-axis-rounds = manches
stats-axis-turns = tours
stats-axis-brains = cerveaux

## Les choix qui ont coûté

stats-choices-told-win = Ce qu’un autre choix aurait valu, en parties gagnées sur 100.
stats-choices-told-brains = Ce qu’un autre choix aurait valu en moyenne, en cerveaux.
stats-choices-none = Aucun choix n’a vraiment coûté.
stats-choice-where = Manche { $n } : { $brains }, { $shotguns }
stats-choice-stopped-win = arrêt ; relancer gagnait { $times } de plus sur 100
stats-choice-rolled-win = relance ; s’arrêter gagnait { $times } de plus sur 100
stats-choice-stopped-brains = arrêt ; relancer valait { $brains } de plus
stats-choice-rolled-brains = relance ; s’arrêter valait { $brains } de plus
times = { $n ->
    [one] une fois
   *[other] { $n } fois
}
times-about = { $n ->
    [one] environ une fois
   *[other] environ { $n } fois
}
some-brains = { $n ->
    [0] { $brains } cerveau
    [one] { $brains } cerveau
   *[other] { $brains } cerveaux
}
some-shotguns = { $n ->
    [0] aucun fusil
    [one] { $n } fusil
   *[other] { $n } fusils
}

## Les dés

stats-dice = { $n ->
    [one] { $n } dé { $colour }
   *[other] { $n } dés { $colour }
}
stats-face-seen = { $seen } sur { $expected } attendus
stats-dice-title = Les dés sont-ils justes ?
stats-dice-too-few = Trop peu de lancers pour le dire : il en faut { $n }.
stats-dice-ordinary = Rien d’étonnant : des dés justes s’écartent autant { $often }.
stats-dice-unusual = Un peu étonnant : des dés justes s’écartent autant { $often }.
stats-dice-striking = Très étonnant : des dés justes s’écartent autant { $often }. Un dé penche, ou la caméra en lit mal.
stats-dice-all-too-few = Trop peu de lancers encore pour juger les dés.
stats-dice-all-ordinary = Tous ensemble : rien d’étonnant, des dés justes s’écartent autant { $often }.
stats-dice-all-unusual = Tous ensemble : un peu étonnant, des dés justes s’écartent autant { $often }.
stats-dice-all-striking = Tous ensemble : très étonnant, des dés justes s’écartent autant { $often }.
often-always = presque toujours
often-hundred = { $n ->
    [one] une fois sur 100
   *[other] { $n } fois sur 100
}
often-thousand = { $n ->
    [0] moins d’une fois sur 1000
    [one] une fois sur 1000
   *[other] { $n } fois sur 1000
}

## Ligne de commande

out-stats-player = { $name } — { $wins }
out-stats-turns = { $turns }, { $busts } ; { $brains } ; meilleur tour : { $best }
out-stats-luck = chance : { $luck } ({ $made } marqués, { $ordinary } avec une chance ordinaire)
out-stats-choice = { $where } — { $what }
out-stats-dice = { $dice } : { $faces }
out-stats-game = { $n }. { $day } — { $players }
