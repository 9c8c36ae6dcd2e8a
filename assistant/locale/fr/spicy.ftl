# Spicy : ce qui est dit (say-…, refused-…) et ce qui est montré.

game-spicy = Spicy

## Cartes

spicy-spice = { $spice ->
    [chili] piment
    [wasabi] wasabi
   *[other] poivre
}
spicy-card = { $number } { $spice }
spicy-wild = { $trait ->
    [number] joker de valeur
   *[other] joker d'épice
}
spicy-or = { $most } ou { $last }
spicy-or-else = { $most }, ou { $last }
spicy-any-spice = { $numbers }, épice au choix
spicy-trait = { $trait ->
    [number] la valeur
    [spice] l'épice
   *[other] la copie
}

## Dit à voix haute

say-spicy-cards = { $n ->
    [one] une carte
   *[other] { $number } cartes
}
say-spicy-points = { $n ->
    [one] { $number } point
   *[other] { $number } points
}
say-spicy-minus = moins { $number }
say-spicy-next = Au tour { $of }{ $name }.
say-spicy-begin = La partie commence. Au tour { $of }{ $name }.
say-spicy-resume = La partie reprend. Au tour { $of }{ $name }.
say-spicy-claim = { $claim }.
say-spicy-last = { $claim }, dernière carte { $of }{ $name }.
say-spicy-copied = { $name } copie : { $claim }.
say-spicy-copied-last = { $name } copie : { $claim }, sa dernière carte.
say-spicy-tucked = { $cards } sous la pile, autant de piochées.
say-spicy-tucked-last = { $cards } sous la pile.
say-spicy-raid = { $name } rafle { $cards }.
say-spicy-passed = { $name } passe et pioche.
say-spicy-wrong-claim = Annonce fausse : { $name } reprend sa carte et pioche.
say-spicy-last-unannounced = Dernière carte non annoncée : { $name } la reprend et pioche.
say-spicy-challenged = { $name } conteste { $trait }.
say-spicy-which = Quelle carte est-ce ?
say-spicy-who = Qui conteste ?
say-spicy-nothing-named = Rien n'a été nommé : { $name } perd.
say-spicy-shown = { $card } : { $trait } { $held ->
    [yes] était juste
   *[other] était fausse
}.
say-spicy-takes = { $name } prend { $cards }.
say-spicy-loses = { $name } pioche { $cards } et commence une pile.
say-spicy-trophy = Trophée pour { $name }.
say-spicy-accepted = Personne ne conteste. Trophée pour { $name }.
say-spicy-draws = { $name } pioche { $cards }.
say-spicy-last-trophy = C'était le dernier trophée.
say-spicy-worlds-end = La Fin du monde est là.
say-spicy-wins = { $name } gagne avec { $points }.
say-spicy-share = { $names } gagnent ensemble avec { $points }.
say-spicy-two-trophies = { $name } a deux trophées et gagne.
say-spicy-corrected = Corrigé : { $said }

## Pourquoi pas

refused-spicy-unknown-seat = Personne n'est assis à cette place.
refused-spicy-no-such-number = Les valeurs vont de 1 à 10.
refused-spicy-opening-number = Pour commencer une pile : { $next }.
refused-spicy-not-higher = Après un { $before } : { $next }.
refused-spicy-after-ten = Après un { $before } : { $next }.
refused-spicy-other-spice = L'épice reste la même. Après un { $before } : { $next }.
refused-spicy-last-unannounced = C'est la dernière carte { $of }{ $name } : elle s'annonce, sinon elle est reprise et { $name } pioche.
refused-spicy-not-last = { $name } a encore d'autres cartes en main.
refused-spicy-last-card-waits = { $owner } a posé sa dernière carte : on la conteste, ou tous l'acceptent.
refused-spicy-challenge-waits = D'abord, montrez la carte contestée.
refused-spicy-no-challenge = Aucune carte n'est contestée.
refused-spicy-no-last-card = Aucune dernière carte n'attend.
refused-spicy-no-claim = Il n'y a pas encore de pile.
refused-spicy-own-claim = On ne conteste ni ne copie sa propre annonce.
refused-spicy-accepted = Tous ont accepté cette dernière carte.
refused-spicy-copy-as-whole = Une copie se conteste en bloc : valeur et épice doivent être justes.
refused-spicy-one-trait = On conteste la valeur ou l'épice, pas les deux.
refused-spicy-no-such-card = Cette carte n'existe pas.
refused-spicy-card-spent = Toutes les cartes { $card } ont déjà été retournées.
refused-spicy-no-copy-cat = On joue sans la carte qui permet de copier.
refused-spicy-no-luck = On ne glisse des cartes que sous un 5, avec la carte qui le permet.
refused-spicy-too-many-tucked = On glisse deux cartes au plus, prises dans sa main.
refused-spicy-nothing-drawn = La Fin du monde n'apparaît qu'après une pioche.
refused-spicy-too-few-drawn = La carte posée sur la Fin du monde a été piochée, au moins.
why-spicy-no-claim = pas de pile
why-spicy-accepted = acceptée par tous
why-spicy-last-card-waits = d’abord la dernière carte
why-spicy-challenge-waits = d’abord la carte contestée

## La table

spicy-head-turn = Au tour { $of }{ $shown } — jouer ou passer
spicy-head-opens = Au tour { $of }{ $shown } — nouvelle pile
spicy-head-last = Dernière carte { $of }{ $shown } — qui conteste ?
spicy-head-reveal = { $shown } conteste { $trait } — quelle carte ?
spicy-pile = { $n ->
    [0] Pas de pile
    [one] Pile : { $n } carte
   *[other] Pile : { $n } cartes
}
spicy-deck = { $n ->
    [one] Pioche : { $n } carte
   *[other] Pioche : { $n } cartes
}
spicy-is-copy = copie
spicy-is-last = dernière carte
spicy-is-accepted = dernière carte, acceptée
spicy-pass = Passer
spicy-pass-detail = piocher une carte
spicy-doubt = Contester { $trait }
spicy-doubt-detail = annonce { $of }{ $name }
spicy-undo = { $event ->
    [copied] la copie
    [passed] le tour passé
    [challenged] la contestation
    [revealed] la carte montrée
    [accepted] le trophée
    [penalised] la carte piochée
    [worldended] la Fin du monde
   *[other] l’annonce
}
spicy-worlds-end = Fin du monde
spicy-share = { $name } gagnent ensemble !
spicy-source = { $source ->
    [challenge] contestations { $n }
    [defence] défenses { $n }
   *[other] rafles { $n }
}
spicy-claims = { $name } annonce
spicy-shown = Carte montrée
spicy-right = { $trait } { $held ->
    [yes] était juste
   *[other] était fausse
}
spicy-won = { $n ->
    [one] { $n } gagnée
   *[other] { $n } gagnées
}
spicy-copy = Copier
spicy-more = Autre…
spicy-more-title = Autre chose est arrivé
spicy-announce = Dernière carte : elle s’annonce.
spicy-forgot = Oublié
spicy-takes-back = reprend la carte et pioche
spicy-take-back = Reprend la carte et pioche
spicy-accept = Personne ne conteste
spicy-accept-detail = le trophée est gagné
spicy-last-title = Tous se décident avant de continuer.
spicy-last-hint = Ou bien : contester la valeur ou l’épice, en bas.
spicy-reveal-hint = Touchez la carte retournée.
spicy-who-doubts = Qui conteste ?
spicy-who-copies = Qui copie l’annonce ?
spicy-who-looked = Qui a regardé une carte ?
spicy-nothing-named = Rien de nommé
spicy-nothing-detail = carte retournée trop vite
spicy-other-claim = Une autre annonce
spicy-other-claim-detail = toutes les annonces, avec la règle
spicy-looked = Une carte regardée
spicy-looked-detail = qui a triché pioche une carte
spicy-tuck-title = Combien de cartes glissées dessous ?
spicy-tuck-hint = Autant sont piochées. Une contestation ne les touche pas.
spicy-tucked = { $n ->
    [0] Aucune
    [one] Une
   *[other] Deux
}
spicy-world-title = Combien de cartes piochées avant la Fin du monde ?
spicy-world-hint = Les autres ne se piochent plus.
spicy-drawn-before = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
spicy-how-ended = { $end ->
    [two_trophies] Deux trophées : gagné, sans compter.
    [last_trophy] Le dernier trophée est pris : on compte.
   *[other] La Fin du monde est là : on compte.
}
spicy-count-cards = gagnées
spicy-count-trophies = trophées
spicy-count-hand = en main
spicy-count-points = points
spicy-in-play = En jeu : { $names }
spicy-extra = { $extra ->
    [we_love_chili] Vive le piment
    [start_it_up] On repart
    [spice_raider] Razzia
    [change_your_luck] La chance tourne
    [turn_it_up] Sens dessus dessous
   *[other] Copieur
}
spicy-extra-picture = { $extra ->
    [we_love_chili] 1–3 piment
    [start_it_up] 1–3 sur 8–10
    [spice_raider] 4
    [change_your_luck] 5
    [turn_it_up] 6 = 9
   *[other] =
}
spicy-extra-effect = { $extra ->
    [we_love_chili] Où 1, 2 ou 3 s’annonce, on peut passer au piment.
    [start_it_up] Après 8, 9 ou 10, on peut repartir à 1, 2 ou 3.
    [spice_raider] Annoncez 4 : la pile est à vous quand la carte suivante est jouée.
    [change_your_luck] Annoncez 5 : glissez jusqu’à deux cartes dessous, piochez-en autant.
    [turn_it_up] Un 6 vaut aussi 9, et un 9 vaut 6.
   *[other] Jouez hors de votre tour la même annonce que le joueur d’avant.
}
spicy-wild-detail = { $trait ->
    [number] 1 à 10, sans épice
   *[other] toutes les épices, sans valeur
}
spicy-setup = Assaisonnement
spicy-setup-none = partie sans carte Assaisonnement
spicy-setup-hint = Une carte, ou deux pour qui connaît le jeu.
spicy-setup-full = Deux cartes au plus : touchez-en une pour l’enlever.
spicy-setup-copy = Copie contestée : qui gagne prend
spicy-setup-copy-pile = toute la pile
spicy-setup-copy-card = cette carte
spicy-setup-tuck = Glisser ses dernières cartes sous un 5
spicy-setup-tuck-no = sans trophée
spicy-setup-tuck-yes = trophée possible
spicy-setup-table = Six cartes chacun. La Fin du monde se glisse à la hauteur marquée pour le nombre de joueurs. Commence le dernier à avoir mangé épicé, ou le plus jeune.
