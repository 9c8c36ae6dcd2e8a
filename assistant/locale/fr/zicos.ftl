# Zicos : ce qui est dit (say-…, refused-…) et ce qui est montré.

## Dit à voix haute

say-stars = { $n ->
    [-1] moins une étoile
    [0] aucune étoile
    [1] une étoile
   *[other] { $sign }{ $size } étoiles
}
say-points = { $n ->
    [0] aucun point
    [one] un point
   *[other] { $size } points
}
say-zicos-minus-sign = moins
say-zicos-plus = Plus { $points }.
say-zicos-minus = Moins { $points }.
say-zicos-die = un { $n }
say-zicos-no-die = Je ne vois aucun dé ordinaire.
say-zicos-other-die = Ce dé n'est pas celui de qui doit lancer.
say-zicos-fan = { $n ->
    [0] un fan
   *[other] un fan, { $stars }
}
say-zicos-hater = { $n ->
    [0] un hater
   *[other] un hater, { $stars }
}
say-zicos-nominee = { $n ->
    [0] une carte nominés
   *[other] une carte nominés, { $stars }
}
say-zicos-turn = Tour { $n }.
say-zicos-next-round = Manche { $n }.
say-zicos-starts = { $name } commence.
say-zicos-rolls = { $name } lance { $n }.
say-zicos-rolls-for = { $name } lance { $n } pour { $card }.
say-zicos-bye-bye = BYE BYE : { $what }
say-zicos-fan-lost = { $member } perd un fan.
say-zicos-left = { $member } quitte le groupe.
say-zicos-protected = { $member } est protégé par ses fans.
say-zicos-choose-lost = BYE BYE : { $name } choisit la carte perdue.
say-zicos-bid = { $name } mise { $n } sur la paire { $pair }.
say-zicos-no-bid = { $name } ne mise pas.
say-zicos-pair-won = Paire { $pair } : { $name } prend les deux cartes.
say-zicos-pair-shared = Paire { $pair } : égalité, { $top } prend la carte du dessus, { $bottom } celle du dessous.
say-zicos-pair-chosen = Paire { $pair } : { $top } prend la carte du dessus, { $bottom } celle du dessous.
say-zicos-discarded = { $n ->
    [one] Paire { $pairs } : défaussée.
   *[other] Paires { $pairs } : défaussées.
}
say-zicos-excess = { $n ->
    [one] { $name } défausse une carte.
   *[other] { $name } défausse { $n } cartes.
}
say-zicos-nominees = { $n ->
    [0] Les nominés sont là : fin de la manche.
   *[other] Les nominés sont là, pour { $stars } : fin de la manche.
}
say-zicos-place = À { $name } de poser une carte.
say-zicos-plays = { $name } joue { $card }.
say-zicos-gets = { $name } reçoit { $card }.
say-zicos-malus = { $name } joue { $card } contre { $victim }.
say-zicos-cancels = { $card } est annulé.
say-zicos-gone = Retiré de la table : { $card }.
say-zicos-points-plus = { $name } : plus { $points }.
say-zicos-points-minus = { $name } : moins { $points }.
say-zicos-hand = { $n ->
    [0] { $name } n'a plus de carte en main.
    [one] { $name } a une carte en main.
   *[other] { $name } a { $n } cartes en main.
}
say-zicos-sing = Épreuve chantée pour { $name }.
say-zicos-challenge-won = Réussi : { $card } compte.
say-zicos-challenge-lost = Raté : { $card } est défaussé.
say-zicos-challenge-lost-hand = Raté : { $card } revient en main.
say-zicos-draw = { $n ->
    [one] Piochez une carte fan ou hater.
   *[other] Piochez { $n } cartes fan ou hater.
}
say-zicos-draw-more = { $n ->
    [one] Encore une carte.
   *[other] Encore { $n } cartes.
}
say-zicos-drew-fan = Pour { $member }, { $card }.
say-zicos-drew-hater = Pour { $name }, { $card }.
say-zicos-fan-nowhere = Sans fan zone, la carte est perdue : { $card }.
say-zicos-pile-empty = La pioche est vide.
say-zicos-passed = { $name } ne pose rien.
say-zicos-effects = Bonus et malus.
say-zicos-closed = On continue.
say-zicos-end-die = { $name } lance le dé pour { $card }.
say-zicos-tie = Égalité entre { $names } : lancez les dés.
say-zicos-tie-again = Encore égalité entre { $names } : relancez.
say-zicos-round = Manche à { $name }, { $points }.
say-zicos-winner = { $n ->
    [one] { $names } gagne avec { $stars }.
   *[other] { $names } gagnent ensemble avec { $stars }.
}
say-zicos-has = { $name } a { $stars }.
say-zicos-corrected = Corrigé.
say-zicos-corrected-die = Corrigé : { $name } a lancé { $n }, et non { $old }.

## Refus

refused-zicos-unknown-die = Ce dé n'a que les faces de 1 à 6.
refused-zicos-wrong-dice-count = Je vois trop de dés : il en faut un par lanceur.
refused-zicos-finish-first = Il reste d'abord quelque chose à régler.
refused-zicos-no-such-seat = Personne n'est assis à cette place.
refused-zicos-no-such-card = Cette carte n'est pas sur la table.
refused-zicos-wrong-card = Une telle carte n'existe pas.
refused-zicos-wrong-number = Ce nombre n'est pas possible.
refused-zicos-no-roll-now = Ce n'est pas le moment de lancer.
refused-zicos-not-your-roll = C'est à { $name } de lancer.
refused-zicos-no-bid-now = Ce n'est pas le moment de miser.
refused-zicos-not-your-bid = C'est à { $name } de miser.
refused-zicos-no-such-pair = Cette paire n'est pas aux enchères.
refused-zicos-bid-compulsory = Il faut miser sur une paire.
refused-zicos-pair-full = Deux joueurs ont déjà choisi cette paire.
refused-zicos-auction-begun = Trop tard : les enchères ont commencé.
refused-zicos-nothing-lost = Aucune carte n'est perdue.
refused-zicos-not-among-lost = Cette carte n'est pas de celles qui peuvent partir.
refused-zicos-no-cards-now = Ce n'est pas le moment de jouer cette carte.
refused-zicos-turn-passed = Ce joueur a déjà eu son tour.
refused-zicos-already-placed = Un seul membre ou une seule production par tour.
refused-zicos-too-few-members = Il faut trois membres dans le groupe pour poser une production.
refused-zicos-hand-empty = Ce joueur n'a plus de carte en main.
refused-zicos-own-malus = Un malus se joue contre un rival.
refused-zicos-no-such-effect = Cette carte n'a pas cet effet.
refused-zicos-no-challenge-now = Aucune épreuve n'est en cours.
refused-zicos-no-draw-now = Il n'y a pas de carte à piocher.
refused-zicos-choose-member = Plusieurs membres ont une fan zone : choisissez.
refused-zicos-no-fan-zone = Ce membre n'a pas de place pour un fan.
refused-zicos-nothing-to-close = Il n'y a rien à terminer ici.

## La table

game-zicos = Zicos
zicos-head-rolling = Enchères — { $shown } lance le dé
zicos-head-losing = BYE BYE — { $shown } choisit ce qui part
zicos-head-bidding = Enchères — { $shown } a lancé { $n } : quelle paire ?
zicos-head-placing = { $shown } pose une carte
zicos-head-singing = { $shown } chante pour { $card }
zicos-head-drawing = { $n ->
    [one] { $shown } pioche une carte
   *[other] { $shown } pioche { $n } cartes
}
zicos-head-effects = Bonus et malus — { $shown }
zicos-head-end-dice = { $shown } lance pour { $card }
zicos-head-throw-off = Égalité — { $shown } lance le dé
zicos-head-final = Départage — { $shown } lance le dé
zicos-turn = tour { $turn }
zicos-turn-round = manche { $n } sur { $rounds } · tour { $turn }
zicos-chip = { $n ->
    [one] { $production } prod. · { $n } carte
   *[other] { $production } prod. · { $n } cartes
}
zicos-die-of = Le dé { $of }{ $name }
zicos-group = Le groupe { $of }{ $name }
zicos-production = { $n ->
    [one] { $points } point de production
   *[other] { $points } points de production
}
zicos-hand = { $n ->
    [0] main vide
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
zicos-nobody-yet = Aucun membre pour l’instant.
zicos-fans = { $n ->
    [0] sans fan
    [one] { $n } fan · { $stars } ★
   *[other] { $n } fans · { $stars } ★
}
zicos-fan-zone = fan zone
zicos-hit-fan = fans : { $before } → { $after }
zicos-hit-protected = touché, mais protégé
zicos-hit-left = quitte le groupe
zicos-protected = protégé
zicos-risk = risque { $chance }
zicos-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
zicos-change = { $n ->
    [one] { $points } point
   *[other] { $points } points
}
zicos-draws = pioche { $n }
zicos-cancels = annule un malus
zicos-expels = chasse un membre
zicos-throws = { $often ->
    [once] un dé en fin de tour
   *[always] un dé à chaque fin de tour
}
zicos-kind-member = Membre
zicos-kind-production = Production
zicos-kind-fan = Fan
zicos-kind-hater = Hater
zicos-kind-nominee = Nominés
zicos-kind-bonus = Bonus
zicos-kind-malus = Malus
zicos-kind-contract = Agent ou label
zicos-about-fan = des étoiles, sous un membre à fan zone
zicos-about-hater = des étoiles en moins à la fin
zicos-about-bonus = des points, ou un malus annulé
zicos-about-malus = contre un rival
zicos-about-contract = reste devant le joueur
zicos-pair = Paire { $pair }
zicos-nobody = personne
zicos-bid-here = miser { $n } ici
zicos-outlook-both = prendrait les deux cartes
zicos-outlook-top = égalité : carte du dessus
zicos-outlook-bottom = égalité : carte du dessous
zicos-outlook-nothing = ne prendrait rien
zicos-win-chance = { $chance } de prendre
zicos-discarded = défaussée
zicos-both = les deux
zicos-top = dessus
zicos-bottom = dessous
zicos-lose-fan = Fan { $of }{ $name }
zicos-lose-member = quitte le groupe
zicos-lose-this = perdre celle-ci
zicos-draw-fan = un fan
zicos-draw-hater = un hater
zicos-play = jouer
zicos-tie = Égalité
zicos-tie-note = le plus haut dé l’emporte
zicos-undo-last = la dernière étape
zicos-mend = Corriger
zicos-mend-detail = cartes, points, main
zicos-nominees = Les nominés sont…
zicos-nominees-detail = la carte est sortie
zicos-no-bid = Ne pas miser
zicos-member = Poser un membre
zicos-production-card = Poser une production
zicos-pass = Ne rien poser
zicos-pass-detail = au suivant
zicos-pass-done = c’est fini, au suivant
zicos-sung = Réussi
zicos-sung-detail = la production compte
zicos-failed = Raté
zicos-failed-detail = elle ne compte pas
zicos-pile-empty = Pioche vide
zicos-pile-empty-detail = plus rien à piocher
zicos-close-turn = Fin du tour
zicos-close-turn-detail = plus de bonus ni de malus
zicos-close-dice = Sans lancer
zicos-close-dice-detail = au tour suivant

## Raisons, sur un bouton

why-zicos-finish-first = à régler d’abord
why-zicos-too-few-members = il faut trois membres
why-zicos-hand-empty = main vide
why-zicos-already-placed = déjà posé
why-zicos-no-cards-now = pas maintenant
why-zicos-pair-full = déjà deux joueurs

## La fin

zicos-end-members = Membres
zicos-end-fans = Fans
zicos-end-nominees = Nominés
zicos-end-haters = Haters
zicos-end-production = Prod.
zicos-end-stars = Étoiles
zicos-end-wins = { $n ->
    [one] { $name } gagne !
   *[other] { $name } gagnent !
}
zicos-end-by-dice = { $name } gagne au dé !

## Saisir une carte

zicos-card-hint = Touchez une carte connue, ou écrivez-en une nouvelle.
zicos-card-name = Nom de la carte
zicos-card-text = Ce que dit la carte (facultatif)
zicos-card-none = Aucune carte connue : écrivez son nom et ses valeurs, une seule fois.
zicos-card-new = Nouvelle carte : elle sera retenue pour les prochaines parties.
zicos-card-mend = modifier
zicos-take = Valider
zicos-yes = oui
zicos-no = non
zicos-field-stars = Étoiles
zicos-field-bye = BYE BYE (le dé de la carte)
zicos-field-fan-zone = Fan zone
zicos-field-points = Points
zicos-field-draws = Fans ou haters à piocher
zicos-field-cancels = Annule un malus
zicos-field-expels = Chasse un membre
zicos-field-throws = Un dé en fin de tour
zicos-often = { $often ->
    [never] jamais
    [once] une fois
   *[always] toujours
}
zicos-stars-hint = Touchez son nombre d’étoiles.
zicos-cancel-which = Quel malus annuler ?
zicos-cancel-none = Aucun, seulement les points
zicos-victim-which = Contre qui ?
zicos-expel-which = Qui quitte le groupe ?
zicos-expel-nobody = Personne
zicos-under-which = Sous quel membre ?
zicos-fans-now = { $n ->
    [0] sans fan
    [one] { $n } fan
   *[other] { $n } fans
}
zicos-mate-fan-goes = Perd un fan
zicos-mate-fan-comes = Reçoit un fan
zicos-mate-leaves = Quitte le groupe
zicos-mate-leaves-detail = ses fans partent aussi
zicos-card-goes = Retirer de la table
zicos-mend-title = Corriger ce qu’a { $name }
zicos-mend-hint = Touchez un joueur en haut pour en choisir un autre.
zicos-mend-card = Une carte est arrivée
zicos-mend-card-detail = par l’effet d’une autre, ou oubliée
zicos-mend-points = Points de production
zicos-mend-points-detail = en plus ou en moins, cette manche
zicos-mend-hand = Cartes en main
zicos-mend-starter = Qui commence ce tour ?

## À la main, chances, épreuve

zicos-by-hand = Dé à la main
zicos-no-die = Pas de dé à lancer
zicos-chances = Chances
zicos-chances-hint = Le risque de chaque membre, et ce que peut gagner un dé.
zicos-chosen = choisi
zicos-ask-again = Relancez le dé seul, ou touchez « Oublier ».
zicos-song-how = Les autres nomment un chanteur ou un groupe : chantez un de ses titres. Ou ils fredonnent : trouvez qui le chante.
zicos-song-again = toucher pour redonner tout le temps

## Réglages

zicos-set-title = Zicos : la partie
zicos-set-hint = La première réponse est celle que nous conseillons.
zicos-set-open = Ce que la règle laisse ouvert
zicos-set-short-hardcore = HARDCORE
zicos-set-short-sung = chantée
zicos-set-others = { $n ->
    [one] { $n } réglage à vous
   *[other] { $n } réglages à vous
}
zicos-set-nobody = personne
zicos-set-version = Version
zicos-set-version-45 = 45 tours, une manche
zicos-set-version-33 = 33 tours, trois manches
zicos-set-hardcore = HARDCORE : BYE BYE au dé de l’enchère
zicos-set-sung = Chanter pour chaque production
zicos-set-rotating = Qui commence le tour suivant
zicos-set-rotating-left = le voisin de gauche
zicos-set-rotating-same = le même joueur
zicos-set-together = Lancer les dés
zicos-set-together-turns = chacun son tour
zicos-set-together-all = tous à la fois
zicos-set-reading = Plusieurs dés sur une paire
zicos-set-reading-contest = le plus haut la prend
zicos-set-reading-share = les deux la partagent
zicos-set-may-pass = Ne pas miser
zicos-set-third = Trois dés égaux
zicos-set-third-first-two = aux deux premiers
zicos-set-order = Bonus et malus
zicos-set-order-apart = quand tous ont posé
zicos-set-order-within = chacun à son tour
zicos-set-cancelled = Malus annulé, membre chassé
zicos-set-cancelled-returns = il revient
zicos-set-cancelled-away = il reste parti
zicos-set-zone = Fans sous un membre
zicos-set-zone-any = sans limite
zicos-set-zone-five = cinq
zicos-set-zone-six = six
zicos-set-below = Productions, groupe sous trois
zicos-set-below-count = elles comptent
zicos-set-below-not = elles ne comptent plus
zicos-set-bye = BYE BYE sur plusieurs membres
zicos-set-bye-each = une carte chacun
zicos-set-bye-one = une carte en tout
zicos-set-five = Protégé de BYE BYE par
zicos-set-five-more = cinq fans ou plus
zicos-set-five-exactly = cinq fans, pas six
zicos-set-fan = Quel fan est perdu
zicos-set-fan-owner = au choix du joueur
zicos-set-fan-fewest = le moins étoilé
zicos-set-failure = Épreuve chantée ratée
zicos-set-failure-hand = la carte revient en main
zicos-set-failure-discard = elle est défaussée
zicos-set-seconds = Temps de l’épreuve
zicos-set-seconds-30 = 30 secondes
zicos-set-seconds-60 = une minute
zicos-set-seconds-120 = deux minutes
zicos-set-nominee = La carte nominés de 45 tours
zicos-set-nominee-best = à la meilleure production
zicos-set-tie = Égalité finale
zicos-set-tie-dice = au dé
zicos-set-tie-shared = victoire partagée
