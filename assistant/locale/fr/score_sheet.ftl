# Feuille de scores, pour tout autre jeu.

game-score_sheet = Autre jeu

## Dit à voix haute

score_sheet-minus = moins { $n }
score_sheet-say-hello = La feuille est prête. Manche { $round }.
score_sheet-say-back = La feuille est reprise. Manche { $round }.
score_sheet-say-entered = { $name } : { $points }. { $total } en tout.
score_sheet-say-leads = Manche { $round } comptée. { $who } { $n ->
    [one] mène
   *[other] mènent
} avec { $total }.
score_sheet-say-winner = { $who } { $n ->
    [one] gagne
   *[other] gagnent
} avec { $how ->
    [fewest] le moins de points
   *[most] le plus de points
} : { $total }.
score_sheet-say-has = { $name } a { $total }.
score_sheet-say-goes-on = La partie continue.
score_sheet-say-corrected = Corrigé : { $new }, et non { $old }.
score_sheet-say-mended = Corrigé.

## Pourquoi pas

refused-score_sheet-no-such-seat = La feuille n'a pas de colonne { $name }.
refused-score_sheet-entered = { $name } a déjà ses points dans cette manche : corrigez-les.
refused-score_sheet-negative = Sur cette feuille, les points ne sont jamais négatifs.
refused-score_sheet-too-large = Ce nombre est trop grand pour une manche.
refused-score_sheet-round-open = Il manque les points { $of }{ $name } dans cette manche.
refused-score_sheet-nothing-entered = Rien n'est encore compté.
why-score_sheet-round-open = manche incomplète
why-score_sheet-nothing-entered = rien de compté

## La feuille

score_sheet-headline = Manche { $round } — { $shown }
score_sheet-headline-edit = Corriger { $shown }, manche { $round }
score_sheet-total = Total
score_sheet-round = { $n }
score_sheet-change = { $total } { $sign } { $points } = { $sum }
score_sheet-take = Noter
score_sheet-mend = Corriger
score_sheet-keep = Laisser
score_sheet-end = Terminer
score_sheet-end-detail = compter maintenant
score_sheet-sign = +/−
score_sheet-rub = Effacer
score_sheet-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
score_sheet-most = le plus gagne
score_sheet-fewest = le moins gagne
score_sheet-target = jusqu’à { $n }
score_sheet-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
score_sheet-undo = dernière saisie
score_sheet-history-entered = manche { $round } : { $points }
score_sheet-history-ended = partie terminée

## Réglages

score_sheet-set-best = Qui gagne ?
score_sheet-set-highest = Le plus de points
score_sheet-set-lowest = Le moins de points
score_sheet-set-target = Fin quand un total atteint
score_sheet-set-rounds = Nombre de manches
score_sheet-set-never = jamais
score_sheet-set-any = libre
score_sheet-set-negative = Points négatifs
score_sheet-set-yes = oui
score_sheet-set-no = non
