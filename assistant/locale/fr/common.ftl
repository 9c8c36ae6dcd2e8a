# Ce qui est dit (say-…) et ce qui est montré. Les espaces fines sont posées par le programme.

and = et

## Nombres dits en lettres

number = { $n ->
    [0] zéro
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
    [16] seize
    [17] dix-sept
    [18] dix-huit
    [19] dix-neuf
    [20] vingt
    [21] vingt et un
    [22] vingt-deux
    [23] vingt-trois
    [24] vingt-quatre
    [25] vingt-cinq
   *[other] { $n }
}

## Dit à voix haute

say-next = Au tour { $of }{ $name }.
say-undone = Annulé.
say-question = J'hésite. { $dice } ?
say-doubt-two = { $first }, ou { $second }
say-refused = Ce lancer n'est pas possible.
say-leans = { $n ->
    [one] Un dé penche : relancez-le, ou touchez sa face.
   *[other] Des dés penchent : relancez-les, ou touchez leur face.
}
say-dark = Il fait trop sombre : je lis mal les dés.
say-glare = Une lampe se reflète : je lis mal les dés. Déplacez-la un peu.
say-hidden = Une main cache la table : j'attends.
say-camera-silent = Je ne reçois plus d'image.
say-camera-lost = La caméra ne répond plus.
say-camera-back = Je vois de nouveau.
say-hello = La partie commence. Au tour { $of }{ $name }.
say-welcome-back = La partie reprend. Au tour { $of }{ $name }.

## Dés

die-label = { $colour } · { $face }
die-label-doubt = { $colour } · { $face } ?
die-label-unsure = { $colour } · { $face } ? toucher
die-pips = { $face }
die-pips-unsure = { $face } ? toucher
die-leans = penche

## La table

game-over = Partie finie
round = manche { $n }
round-last = dernière manche
round-tie-break = départage
out-of-tie-break = ne joue plus
last-roll = Dernier lancer
tap-to-correct = toucher un dé pour le corriger
quoted = « { $text } »
undo = Annuler
by-hand = À la main
by-hand-detail = saisir
history = Historique
retry = Réessayer

## Pourquoi pas

refused-game-over = La partie est finie.
refused-unknown-die = Ce dé n'existe pas.
refused-roll-in-doubt = D'abord, réglons le lancer en doute.
why-game-over = partie finie
why-roll-in-doubt = lancer en doute
why-nothing-to-undo = rien à annuler

## Caméra

camera-absent = Pas de caméra
camera-absent-hint = Les lancers se saisissent à la main.
camera-opening = La caméra s’ouvre…
camera-silent = Plus d’image depuis 2 secondes
camera-lost = Caméra perdue
camera-lost-hint = Je réessaie. On peut saisir à la main.
camera-ended = Fin de l’enregistrement
camera-ready = Caméra prête
camera-recording = Enregistrement prêt
camera-recorded = Enregistrement
camera-demo = Démonstration enregistrée
camera-demo-start = Aucune caméra : la démonstration sera jouée
dice-seen = { $n ->
    [0] aucun dé vu
    [one] { $n } dé vu
   *[other] { $n } dés vus
}
light-good = lumière bonne
light-dark = trop sombre
light-glare = reflets : écartez la lampe
table-hidden = une main cache la table

## Zone de lancer

zone = Zone
zone-title = Où roulent les dés ?
zone-hint = Glissez les coins, ou la zone entière.
zone-done = Terminé
zone-find = Trouver le plateau
zone-usual = Zone habituelle
zone-found = Plateau trouvé.
zone-no-tray = Je ne vois pas de plateau : glissez les coins.
say-tray = Je vois le plateau : les dés s'y lancent.

## Questions et saisie

ask-which = Quel dé est-ce ?
ask-unsure = { $n ->
    [one] J’hésite sur un dé.
   *[other] J’hésite sur { $n } dés.
}
ask-leans = { $n ->
    [one] Un dé penche : relancez-le, ou touchez sa face.
   *[other] Des dés penchent : relancez-les, ou touchez leur face.
}
ask-reroll = Relancer ce qui penche
ask-settle = Touchez un dé pour le corriger.
ask-rather = Plutôt ceci ?
ask-accept = C’est bon
ask-forget = Oublier ce lancer
ask-likely = le plus probable
correct-title = Corriger
correct-hint = Touchez ce que le dé montre.
hand-title = Saisir un lancer
history-line = { $what } : { $note }
history-title = Historique
history-empty = Rien encore.
history-hint = Touchez un lancer pour le corriger.
close = Fermer
cancel = Retour
voice-on = Voix : oui
voice-off = Voix : non
voice-missing = voix absente : installez espeak-ng
home = Accueil

## Accueil

title = Gobelet
who-plays = Qui joue ?
who-plays-hint = Touchez un nom pour l’ajouter ou le retirer.
who-plays-nobody = Écrivez les prénoms, un par un.
order = Ordre de jeu
order-hint = Touchez un nom pour le monter.
order-needs = Il faut de { $fewest } à { $most } joueurs.
name-hint = Prénom
add = Ajouter
name-empty = Écrivez un prénom.
name-taken = Ce prénom est déjà pris.
name-comma = Un prénom sans virgule, s’il vous plaît.
name-signs = Ce prénom contient un signe invisible.
first-random = Premier au hasard
first-given = Premier : { $name }
start = Commencer
setup = Réglages
start-detail = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
start-needs = de { $fewest } à { $most } joueurs
resume = Reprendre la partie
resume-more = { $n ->
    [one] et { $n } autre
   *[other] et { $n } autres
}
players-full = Huit joueurs au plus.

## Parties enregistrées

trouble-disk-full = Le disque est plein : ce coup n’est pas enregistré. Libérez de la place, puis réessayez.
trouble-newer = Les parties enregistrées viennent d’un Gobelet plus récent. Le fichier n’a pas été touché : { $path }
trouble-in-use = Un autre programme occupe les parties enregistrées. Réessayez dans un instant.
trouble-played-elsewhere = Cette partie se joue aussi dans une autre fenêtre. Revenez à l’accueil pour la reprendre.
trouble-closed = Les parties enregistrées sont déjà fermées.
trouble-unusable = Le fichier des parties enregistrées est inutilisable : { $path }
trouble-damaged = Le fichier des parties enregistrées est abîmé : { $path }
trouble-game-damaged = Une partie enregistrée est illisible, dans { $path }
mishap-file = Le fichier des parties enregistrées était abîmé. Il est gardé ici : { $path }. Un nouveau fichier a été commencé.
mishap-game = La partie inachevée est illisible et ne peut pas être reprise. Elle reste dans le fichier { $path }.
mishap-read = Compris

## Fin

wins = { $name } gagne !
again = Rejouer
again-detail = mêmes joueurs
new-game = Nouvelle partie

## Ligne de commande

out-roll = { $name } : { $dice } — { $said }
out-other = { $name } : { $said }
out-score = { $rank }. { $name } : { $score }
out-pictures = Captures d’écran dans { $folder }
out-question = Question : { $text }

## Apprendre des dés

own-dice = Mes dés
own-dice-usual = dés ordinaires
learn-back = Accueil
learn-title = Mes dés
learn-hint = Touchez les dés avec lesquels vous jouez.
learn-none = Aucun jeu de dés appris. Nommez-le, puis choisissez ce qu’il remplace.
learn-new = Apprendre un nouveau jeu de dés
learn-name = Nom, par exemple : bois
learn-d6 = Six faces, 1 à 6
learn-d6_by_colour = Un dé par joueur
learn-more = Montrer encore
learn-remove = Oublier
learn-remove-really = Vraiment ?
learn-shots = { $n ->
    [one] { $n } vue
   *[other] { $n } vues
}
learn-chosen = en jeu
learn-show = Montrez : { $what }
learn-progress = { $n } sur { $most }
learn-lay = Posez un seul dé, face vers le haut, et lâchez-le.
learn-turn = C’est pris. Tournez le dé ou déplacez-le.
learn-hold = Ne bougez plus…
learn-missing-no_die = Je ne vois pas de dé.
learn-missing-two_dice = Un seul dé à la fois, s’il vous plaît.
learn-missing-too_small = Le dé est trop petit : approchez-le.
learn-missing-cut_off = Le dé dépasse de l’image.
learn-missing-blank = On ne distingue rien sur la face : trop ou trop peu de lumière.
learn-no-camera = Pas de caméra : apprenez les dés par des photos, avec « gobelet learn ».
learn-skip = Passer
learn-retake = Refaire
learn-done = Terminer
learn-thinking = J’apprends…
learn-result = Ce que je sais reconnaître
learn-result-all = Tout ce qui a été montré se distingue.
learn-result-some = { $n ->
    [one] Une face ne se distingue pas encore bien.
   *[other] { $n } faces ne se distinguent pas encore bien.
}
learn-result-missing = { $n ->
    [one] Il reste une face à montrer.
   *[other] Il reste { $n } faces à montrer.
}
learn-told-missing = pas montrée
learn-told-few = trop peu de vues
learn-told-clear = reconnue
learn-told-mixed-up = confondue avec { $others }
learn-again = Montrer encore
learn-keep = Garder
learn-keep-detail = et jouer avec
learn-drop = Abandonner
learn-face = face { $face }
learn-needs-name = Donnez d’abord un nom.
learn-long-name = Ce nom est trop long : quarante lettres au plus.
learn-name-taken = Il y a déjà un jeu de ce nom : montrez-en plus, ou oubliez-le d’abord.
learn-needs-players = Ajoutez d’abord deux joueurs à l’accueil.
learn-too-little = Il faut montrer au moins deux faces ou deux dés différents.
learn-not-kept = Ces dés ne sont pas enregistrés : { $why }
learn-full = le disque est plein.
learn-unusable = le fichier est inutilisable.
learn-damaged = Ce jeu de dés est inachevé ou illisible : complétez-le par « gobelet learn », ou oubliez-le et apprenez-le de nouveau.

## Règles

rules = Règles
rules-set = réglé ainsi :
rules-options = Réglages de la table
rules-options-how = Chacun se donne par --rule NOM=VALEUR ; sa valeur habituelle vient d’abord.
rules-options-others = { $usual } (ou { $others })
rules-search = Chercher
rules-nothing = Rien dans les règles ne contient « { $what } ».
rules-why = pourquoi ?

## Les règles de la table

setup-title = Règles de la table
setup-hint = Ce qui est conseillé est marqué.

setup-usual = règles habituelles
setup-changed = { $n ->
    [one] { $n } choix à vous
   *[other] { $n } choix à vous
}
setup-reset = Remettre les règles habituelles
setup-done = Terminé
setup-advised = conseillé
setup-advised-number = { $n } est conseillé.
setup-yes = oui
setup-no = non
