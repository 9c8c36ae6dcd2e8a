# Les chances d’un lancer de Zombie Dice.

percent = { $near ->
    [under] moins de { $n } %
    [over] plus de { $n } %
   *[other] { $n } %
}
say-percent = { $near ->
    [under] moins de { $n } pour cent
    [over] plus de { $n } pour cent
   *[other] { $n } pour cent
}

## À côté des boutons

odds = Chances
odds-nothing = après le lancer
odds-committed = dés en main
odds-hidden = masquées
odds-touch = toucher pour voir
odds-thinking = je compte…
odds-unknown = pas connues ici
odds-no-roll = plus de dés à lancer
odds-bust = { $percent } de tout perdre
odds-gain = { $gain } { $n ->
    [one] cerveau espéré
   *[other] cerveaux espérés
}
odds-advice-roll = conseil : relancer
odds-advice-stop = conseil : s’arrêter
odds-advice-roll-win = pour gagner : relancer
odds-advice-stop-win = pour gagner : s’arrêter

## La feuille des chances

odds-title = Relancer ou s’arrêter ?
odds-of-player = Au tour { $of }{ $name }
odds-why-options = Les chances ne sont pas calculées avec les dés des extensions : rien n’est montré plutôt qu’un nombre faux.
odds-why-no-roll = Le gobelet ne suffit plus, et cette table ne le remplit pas : il faut s’arrêter.
odds-next-roll = Ce que donnera le lancer
odds-lost = tout perdu
odds-brains = { $n ->
    [0] aucun cerveau
    [one] { $n } cerveau
   *[other] { $n } cerveaux
}
odds-turn = Cerveaux de ce tour, en moyenne, joué au mieux
odds-turn-stop = { $brains } en s’arrêtant
odds-turn-roll = { $brains } en relançant
odds-win = Gagner la partie
odds-win-about = Gagner (estimation : les autres jouent le plus de cerveaux)
odds-win-stop = { $percent } en s’arrêtant
odds-win-roll = { $percent } en relançant
odds-win-unknown = Pas connu pour ces règles.
odds-advice-title = Conseil
odds-advice-roll-long = Relancer
odds-advice-stop-long = S’arrêter
odds-why-brains = le plus de cerveaux en moyenne
odds-why-win = le plus de chances de gagner
odds-why-win-not-brains = pour gagner la partie, pas pour le plus de cerveaux
odds-say = Dire
odds-show = Montrer les chances
odds-show-hint = Un choix par joueur, gardé pour les prochaines parties.
odds-show-off = jamais
odds-show-tap = au toucher
odds-show-always = toujours
odds-whole-table = Toute la table

## Dit si on le demande

say-odds = Relancer : { $percent } de tout perdre, { $way ->
    [less] et { $gain } { $n ->
        [one] cerveau
       *[other] cerveaux
    } de moins en moyenne
   *[other] et { $gain } { $n ->
        [one] cerveau
       *[other] cerveaux
    } de plus en moyenne
}.
say-odds-no-roll = Il n'y a plus de dés à lancer : il faut s'arrêter.
say-odds-win = Chances de gagner : { $stop } en s'arrêtant, { $roll } en relançant.
say-odds-win-about = Chances de gagner, à peu près : { $stop } en s'arrêtant, { $roll } en relançant.
say-odds-advice-roll = Je relancerais.
say-odds-advice-stop = Je m'arrêterais.
