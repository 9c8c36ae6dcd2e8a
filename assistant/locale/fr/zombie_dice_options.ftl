# Zombie Dice : ce qui se joue autrement d'une table à l'autre.

## Dés des extensions

hunk = beau gosse
hottie = bimbo
santa = Père Noël
bus = bus
double-brain = 2 cerveaux
triple-brain = 3 cerveaux
double-shotgun = 2 fusils
brain-shotgun = cerveau + fusil
double-brain-shotgun = 2 cerveaux + fusil
helmet = casque
drink = boisson
stop-sign = stop
yield = cédez le passage
dead-end = impasse
tyre = pneu
feet-hunk = du beau gosse
feet-hottie = de la bimbo
feet-santa = du Père Noël
cup-special = { $n ->
    [one] spécial
   *[other] spéciaux
}
cup-hunk = beau gosse
cup-hottie = bimbo
cup-santa = Père Noël
a-special-die = { $face }, sur { $colour ->
    [hunk] le beau gosse
    [hottie] la bimbo
    [santa] le Père Noël
   *[bus] le bus
}
a-face = { $face ->
    [brain] un cerveau
    [double-brain] deux cerveaux
    [triple-brain] trois cerveaux
    [shotgun] un fusil
    [double-shotgun] deux fusils
    [brain-shotgun] un cerveau et un fusil
    [double-brain-shotgun] deux cerveaux et un fusil
    [helmet] le casque
    [drink] la boisson
    [stop-sign] le stop
    [yield] le cédez le passage
    [dead-end] l'impasse
    [tyre] le pneu
   *[feet] des empreintes
}
hand-usual = Ordinaires

## Dit à voix haute

say-helmet = Le casque : il faut un fusil de plus.
say-drink-green = La boisson : les empreintes vertes comptent comme des cerveaux.
say-drink-all = La boisson : les empreintes comptent comme des cerveaux.
say-rescued = { $colour ->
    [hunk] Le beau gosse est sauvé et retourne au gobelet.
    [hottie] La bimbo est sauvée et retourne au gobelet.
   *[santa] Le Père Noël est sauvé et retourne au gobelet.
}
say-stop-sign = Stop : le tour s'arrête.
say-yield-feet = Cédez le passage : les fusils de ce lancer sont des empreintes.
say-yield-brains = Cédez le passage : les fusils de ce lancer sont des cerveaux.
say-dead-end = Impasse : les empreintes de ce lancer sont des cerveaux.
say-tyre = Le pneu : le bus est perdu pour ce tour, et un cerveau avec lui.
say-one-more = Tous les autres jouent encore un tour.
say-winners = { $names } gagnent ensemble avec { $brains }.

## Pourquoi pas

refused-zombie_dice-cup-short = Le gobelet ne suffit plus : à cette table, il faut s'arrêter.
refused-zombie_dice-no-bus = On ne prend pas le bus maintenant.
refused-zombie_dice-on-bus = On ne descend du bus que pour suivre des empreintes.
why-zombie_dice-cup-short = le gobelet est à court
why-zombie_dice-no-bus = pas de bus
why-zombie_dice-on-bus = reprenez le bus

## Les règles de la table

option-zombie_dice-target = Cerveaux à atteindre
option-zombie_dice-target-hint = Qui les atteint ouvre la fin de la partie.
option-zombie_dice-mix = Dés dans le gobelet
option-zombie_dice-mix-hint = Verts, jaunes, rouges. Plus de rouges, plus de fusils.
option-zombie_dice-mix-usual = 6 · 4 · 3
option-zombie_dice-mix-easy = 8 · 2 · 3
option-zombie_dice-mix-hard = 4 · 4 · 5
option-zombie_dice-mix-easy-note = plus facile
option-zombie_dice-mix-hard-note = plus difficile
option-zombie_dice-green = Dés verts
option-zombie_dice-yellow = Dés jaunes
option-zombie_dice-red = Dés rouges
option-zombie_dice-refill = Quand le gobelet n’a plus assez de dés
option-zombie_dice-refill-hint = Les cerveaux restent comptés, les fusils restent dehors.
option-zombie_dice-refill-mix = On mélange
option-zombie_dice-refill-mix-note = cerveaux compris
option-zombie_dice-refill-remain_first = Le reste d’abord
option-zombie_dice-refill-remain_first-note = ensuite les cerveaux
option-zombie_dice-refill-literal = Sous trois dés
option-zombie_dice-refill-literal-note = même s’il en faut moins
option-zombie_dice-refill-end = On s’arrête
option-zombie_dice-refill-end-note = rien ne retourne au gobelet
option-zombie_dice-ending = Quand quelqu’un atteint le but
option-zombie_dice-ending-round = On finit la manche
option-zombie_dice-ending-round-note = le meilleur total gagne
option-zombie_dice-ending-one_more = Encore un tour
option-zombie_dice-ending-one_more-note = pour tous les autres
option-zombie_dice-ending-at_once = Il gagne
option-zombie_dice-ending-at_once-note = aussitôt
option-zombie_dice-ties = En cas d’égalité en tête
option-zombie_dice-ties-repeat = On départage
option-zombie_dice-ties-repeat-note = autant de fois qu’il faut
option-zombie_dice-ties-single = Une seule fois
option-zombie_dice-ties-single-note = puis victoire partagée
option-zombie_dice-feature = Extension « Double détente »
option-zombie_dice-feature-hint = Ces dés prennent la place de deux jaunes, ou d’un vert.
option-zombie_dice-feature-none = Sans
option-zombie_dice-feature-summer = Film d’action
option-zombie_dice-feature-summer-note = beau gosse et bimbo
option-zombie_dice-feature-santa = Père Noël
option-zombie_dice-feature-santa-note = pour un dé vert
option-zombie_dice-feature-sequel = Les trois
option-zombie_dice-feature-sequel-note = tous à la fois
option-zombie_dice-rescue = Qui est sauvé par le fusil d’un autre
option-zombie_dice-rescue-pile = Pris dans ce tour
option-zombie_dice-rescue-pile-note = même à un lancer d’avant
option-zombie_dice-rescue-roll = Du même lancer
option-zombie_dice-rescue-roll-note = seulement
option-zombie_dice-drink = Après la boisson comptent les empreintes
option-zombie_dice-drink-green = Vertes
option-zombie_dice-drink-all = Toutes
option-zombie_dice-bus = Extension « School Bus »
option-zombie_dice-bus-hint = Le dé à douze faces se prend avec deux autres, jamais au premier lancer.
option-zombie_dice-yields = « Cédez le passage » : les fusils deviennent
option-zombie_dice-yields-feet = Des empreintes
option-zombie_dice-yields-brains = Des cerveaux
option-zombie_dice-get_off = On descend du bus
option-zombie_dice-get_off-feet = Pour des empreintes
option-zombie_dice-get_off-any = À tout moment

## Apprendre des dés

learn-zombie_dice-special = Avec extensions
