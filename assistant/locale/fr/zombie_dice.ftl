# Zombie Dice : ce qui est dit (say-…) et ce qui est montré.

game-zombie_dice = Zombie Dice

## Dit à voix haute

say-brains = { $n ->
    [0] aucun cerveau
    [one] un cerveau
   *[other] { $number } cerveaux
}
say-shotguns = { $n ->
    [0] aucun fusil
    [one] un fusil
   *[other] { $number } fusils
}
say-roll = { $what }.
say-only-feet = Que des empreintes.
say-total = { $what } en tout.
say-refill = Le gobelet ne suffit plus : les cerveaux y retournent, mais restent comptés.
say-bust = { $shotguns } : tour perdu.
say-bust-lost = { $shotguns } : { $brains ->
    [one] un cerveau perdu
   *[other] { $number } cerveaux perdus
}.
say-banked = { $brains ->
    [0] Aucun cerveau marqué
    [one] Un cerveau marqué
   *[other] { $number } cerveaux marqués
}. { $brains ->
    [0] { $name } reste à { $total }
   *[other] { $name } en a { $total }
}.
say-has = { $n ->
    [0] { $name } n'a aucun cerveau
    [one] { $name } a un cerveau
   *[other] { $name } a { $total } cerveaux
}.
say-back-to = { $name } revient à { $total }.
say-last-round = C'est la dernière manche.
say-tie-break = Égalité à { $total } entre { $names }. On les départage.
say-winner = { $name } gagne avec { $brains }.
say-corrected-one = Corrigé : { $new }, et non { $old }.
say-corrected-dice = Corrigé : { $dice }.
say-wrong-count = Je vois { $n ->
    [one] un dé
   *[other] { $seen } dés
}, il en faut { $needed }.

## Dés

green = vert
yellow = jaune
red = rouge
brain = cerveau
shotgun = fusil
feet = empreintes
a-die = { $face ->
    [brain] un cerveau { $colour }
    [shotgun] un fusil { $colour }
   *[feet] des empreintes { $agreed }
}
feet-green = vertes
feet-yellow = jaunes
feet-red = rouges
die-foreign = dé à points · { $face }
cup-green = { $n ->
    [one] vert
   *[other] verts
}
cup-yellow = { $n ->
    [one] jaune
   *[other] jaunes
}
cup-red = { $n ->
    [one] rouge
   *[other] rouges
}

## La table

turn = Au tour { $of }{ $shown } — { $roll ->
    [0] lancez les dés
   *[other] lancer { $roll }
}
turn-committed = Au tour { $of }{ $shown } — dés en main
brains-this-turn = Cerveaux ce tour
brains-noted = { $n ->
    [one] dont { $n } noté
   *[other] dont { $n } notés
}
shotguns = Fusils
shotguns-of = { $n } sur { $limit }
if-stop = En s’arrêtant
banked = Marqués
if-stop-sum = { $score } + { $brains } = { $total }
missing = il en manque { $n }
target-reached = { $target } atteint
cup = Gobelet
cup-refill = presque vide : les cerveaux y retournent
to-reroll = à relancer : { $dice }
chase = { $n ->
    [one] Il manque { $n } cerveau pour rejoindre { $name }
   *[other] Il manque { $n } cerveaux pour rejoindre { $name }
}
lead-alone = { $name } mène
lead-shared = À égalité avec { $name }
enough-to-join = Assez pour rejoindre { $name }
enough-to-lead = Assez pour prendre la tête
nothing-yet = Lancez trois dés.
stop = S’arrêter
stop-detail = { $n ->
    [0] ne rien marquer
    [one] marquer { $n } cerveau
   *[other] marquer { $n } cerveaux
}
reroll = Relancer
reroll-detail = dés en main
undo-rolled = dernier lancer
undo-continued = la relance
undo-stopped = l’arrêt

## Pourquoi pas

refused-zombie_dice-wrong-dice-count = Je vois { $seen ->
    [one] { $seen } dé
   *[other] { $seen } dés
}, il en faut 3.
refused-zombie_dice-kept-dice-missing = Il faut relancer les empreintes : { $dice }.
refused-zombie_dice-not-in-cup = Le gobelet n'a pas ces couleurs.
refused-zombie_dice-nothing-rolled = Rien n'est encore lancé.
refused-zombie_dice-committed = Les dés sont pris : il faut lancer.
why-zombie_dice-nothing-rolled = rien de lancé
why-zombie_dice-committed = il faut lancer

## Questions et saisie

hand-hint = { $left ->
    [0] Trois dés choisis
    [one] Encore { $left } dé
   *[other] Encore { $left } dés
}
history-roll = lancer { $n }
history-continued = reprend les dés
history-stopped = { $n ->
    [0] s’arrête sans rien
    [one] s’arrête, { $n } cerveau
   *[other] s’arrête, { $n } cerveaux
}
history-bust = { $n ->
    [0] perdu
    [one] perdu, { $n } cerveau en moins
   *[other] perdu, { $n } cerveaux en moins
}

## Fin

points = { $n ->
    [one] { $n } cerveau
   *[other] { $n } cerveaux
}

## Apprendre des dés

learn-zombie_dice = Zombie Dice
