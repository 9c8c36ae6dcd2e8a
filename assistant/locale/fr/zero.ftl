# Zero : ce qui est dit (say-…) et ce qui est montré.

game-zero = Zero

## Les cartes et ce qu'elles comptent

zero-colour = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [orange] orange
    [mauve] mauve
   *[other] noir
}
zero-card = { $value } { $colour }
zero-group-colour = { $number } { $colour ->
    [red] rouges
    [blue] bleues
    [green] vertes
    [yellow] jaunes
    [orange] orange
    [mauve] mauves
   *[other] noires
}
zero-group-value = { $number } { $value }
zero-why-group = { $groups } : 0 ; reste { $rest }
zero-why-none = rien ne disparaît : { $rest }
zero-why-zero = { $groups } : ZERO
zero-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
zero-swap = Mieux : le { $out } contre le { $into }, { $points }
zero-swap-none = Aucun échange n'aurait fait mieux
zero-fault-unknown = « { $word } » n'est pas une carte : une lettre de couleur, R, B, V, J, O, M ou N, puis un chiffre de 1 à 8, comme R8.
zero-fault-twice = La carte { $word } est là deux fois ; chaque carte n'existe qu'une fois.
zero-fault-many = { $n ->
    [one] { $n } carte, c'est trop
   *[other] { $n } cartes, c'est trop
} : une main en compte neuf.
zero-fault-few = { $n ->
    [0] Aucune carte
    [one] { $n } carte, ce n'est pas assez
   *[other] { $n } cartes, ce n'est pas assez
} : une main en compte neuf.

## Dit à voix haute

say-zero-hello = La partie commence. { $deal }
say-zero-deal = Neuf cartes à chacun, { $number } au milieu. { $name } commence.
say-zero-begins = { $name } commence.
say-zero-back = La partie reprend. { $what }
say-zero-turn = Au tour { $of }{ $name }.
say-zero-first-knock = { $name } toque une première fois.
say-zero-second-knock = { $name } toque : c'est la seconde fois.
say-zero-last-turns = { $n ->
    [one] Encore un tour pour un seul joueur.
   *[other] Encore un tour pour { $number } joueurs.
}
say-zero-knock = { $name } toque encore.
say-zero-announced = ZERO { $of }{ $name } ! La manche est finie.
say-zero-count = La manche est finie : on compte les mains.
say-zero-hand = { $name } : { $points }.
say-zero-points = { $n ->
    [0] zéro point
    [one] un point
   *[other] { $number } points
}
say-zero-round = Fin de la manche { $round }. { $lead }
say-zero-leads = { $n ->
    [one] { $names } mène avec { $points }.
   *[other] { $names } mènent ensemble avec { $points }.
}
say-zero-wins = { $n ->
    [one] { $names } gagne avec { $points }.
   *[other] { $names } gagnent ensemble avec { $points }.
}
say-zero-corrected = Corrigé : { $name }, { $points }.
say-zero-has = { $name } en est à { $points }.

## Pourquoi pas

refused-zero-not-dealt = Les cartes de la manche ne sont pas encore distribuées.
refused-zero-dealt-already = Cette manche est déjà distribuée.
refused-zero-round-running = La manche n'est pas finie : on compte les mains après le dernier tour.
refused-zero-round-ended = La manche est finie : on compte les mains.
refused-zero-no-such-seat = Personne n'est assis à cette place.
refused-zero-counted-already = La main { $of }{ $name } est déjà comptée.
refused-zero-unknown-card = Cette carte n'existe pas.
refused-zero-card-twice = Une carte est deux fois dans la main { $of }{ $name }.
refused-zero-too-many-cards = Une main a neuf cartes, pas plus.
refused-zero-too-few-cards = Une main a neuf cartes, pas moins.
refused-zero-card-elsewhere = Le { $card } est déjà dans la main { $of }{ $name }.
refused-zero-impossible-points = Une main compte de 0 à 36 points.
refused-zero-not-zero = Cette main n'est pas un ZERO : il faut cinq cartes d'une couleur et cinq d'une valeur, l'une des neuf servant aux deux.
refused-zero-not-exchanged = ZERO s'obtient par un échange, et { $name } n'a pas échangé.
refused-zero-too-late = Trop tard : d'autres ont joué depuis l'échange { $of }{ $name }.
refused-zero-not-first-turn = Un ZERO distribué s'annonce à son premier tour.
refused-zero-dealt-zero-off = À cette table, un ZERO distribué attend un échange.

## La table

zero-round = manche { $n } sur { $rounds }
zero-turn = Au tour { $of }{ $shown }
zero-last-turn = Dernier tour { $of }{ $shown }
zero-dealing = Distribuez
zero-counting = On compte les mains
zero-deal = 9 cartes à chacun, { $pot } au milieu, { $left } de côté
zero-deal-who = { $dealer } donne, { $first } commence.
zero-dealt = C’est distribué
zero-dealt-detail = la manche commence
zero-exchange = Échanger
zero-exchange-detail = une carte contre une du milieu
zero-knock = Toquer
zero-knock-first = premier coup
zero-knock-second = second coup : dernier tour
zero-knock-more = sans effet : c’est le dernier tour
zero-announce = ZERO !
zero-announce-detail = la manche s’arrête
zero-announce-title = ZERO : qui l’annonce ?
zero-announce-hint = Cinq cartes d’une couleur et cinq d’une valeur.
zero-announce-now = par l’échange de ce tour
zero-announce-before = par son dernier échange
zero-announce-dealt = distribué ainsi, sans échange
zero-knocks = Coups frappés
zero-order = Tour de table
zero-last-turns = Dernier tour
zero-begins = commence
zero-has-knocked = a toqué
zero-second-knocker = second coup : ne joue plus
zero-one-more = joue encore une fois
zero-has-played = a joué son dernier tour
zero-hands = Manche { $n } : les mains
zero-to-count = à compter
zero-announced = ZERO annoncé
zero-points-alone = points comptés à la table
zero-count-hand = Main { $of }{ $name }
zero-count-hand-detail = ses neuf cartes
zero-count-points = Points seuls
zero-count-points-detail = sans les cartes
zero-hand-title = La main { $of }{ $name }
zero-hand-hint = Touchez ses neuf cartes.
zero-cards-left = { $n ->
    [one] encore { $n } carte
   *[other] encore { $n } cartes
}
zero-not-zero = Ce n’est pas un ZERO.
zero-hand-done = C’est sa main
zero-hand-clear = Vider
zero-points-title = Les points { $of }{ $name }
zero-points-hint = De 0 à 36 : touchez le nombre.
zero-sheet = Feuille
zero-sheet-title = Feuille de points
zero-sheet-hint = Touchez un résultat pour le corriger.
zero-sheet-total = Total
zero-sheet-round = Manche { $n }
zero-history-dealt = Manche { $n } distribuée
zero-history-exchanged = Échange
zero-history-knocked = Toc
zero-history-zero = ZERO { $of }{ $name }
zero-history-hand = { $name } : { $points }
zero-undo-dealt = la distribution
zero-undo-exchanged = l’échange
zero-undo-knocked = le coup frappé
zero-undo-zero = l’annonce
zero-undo-hand = la main { $of }{ $name }
zero-share = { $name } gagnent ensemble !

## Réglages

zero-set-title = Réglages de Zero
zero-set-hint = Ce que les sources laissent ouvert ; à gauche, l’usage.
zero-set-usual = règles habituelles
zero-set-second-knock = Après le second coup
zero-set-second-knock-each = un tour chacun
zero-set-second-knock-lap = finir le tour de table
zero-set-second-knock-once = fin aussitôt
zero-set-dealt = ZERO reçu à la distribution
zero-set-dealt-yes = s’annonce
zero-set-dealt-no = attend un échange
zero-set-late = ZERO oublié
zero-set-late-no = trop tard
zero-set-late-yes = encore permis
zero-set-rounds = Manches
zero-set-rounds-players = autant que de joueurs
zero-set-rounds-four = quatre
zero-set-pot = Cartes au milieu
zero-set-pot-five = cinq
zero-set-pot-four = quatre
zero-set-many = { $n ->
    [one] { $n } choix de la table
   *[other] { $n } choix de la table
}
zero-set-differs = { $what } : { $value }

## Cartes lues par la caméra

zero-photo-seen = { $n ->
    [0] Je ne vois aucune carte
    [one] Je ne vois que { $n } carte
   *[other] Je ne vois que { $n } cartes
} ; il en faut neuf, posées à plat sans se toucher.
zero-photo-unsure = À vérifier : { $cards }.
zero-photo = Photo
zero-photo-hint = Posez les neuf cartes à plat, sans qu'elles se touchent.
zero-photo-take = Prendre ces cartes
zero-photo-taken = Vérifiez ces cartes.
zero-photo-looking = Je regarde…
zero-photo-sure = Les neuf cartes sont lues.
