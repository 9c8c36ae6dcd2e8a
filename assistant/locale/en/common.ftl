# What is said (say-…) and what is shown.

and = and

## Numbers as words

number = { $n ->
    [0] zero
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
    [19] nineteen
    [20] twenty
    [21] twenty-one
    [22] twenty-two
    [23] twenty-three
    [24] twenty-four
    [25] twenty-five
   *[other] { $n }
}

## Said aloud

say-next = { $name } to roll.
say-undone = Undone.
say-question = I am not sure. { $dice }?
say-doubt-two = { $first }, or { $second }
say-refused = That roll is not possible.
say-leans = { $n ->
    [one] A die leans: roll it again, or tap its face.
   *[other] Some dice lean: roll them again, or tap their faces.
}
say-dark = It is too dark: I read the dice badly.
say-glare = A lamp is mirrored: I read the dice badly. Move it a little.
say-hidden = A hand hides the table: I am waiting.
say-camera-silent = The picture has stopped.
say-camera-lost = The camera is not responding.
say-camera-back = I can see again.
say-hello = The game begins. { $name } to roll.
say-welcome-back = The game resumes. { $name } to roll.

## Dice

die-label = { $colour } · { $face }
die-label-doubt = { $colour } · { $face }?
die-label-unsure = { $colour } · { $face }? tap
die-pips = { $face }
die-pips-unsure = { $face } ? tap
die-leans = leans

## The table

game-over = The game is over
round = round { $n }
round-last = last round
round-tie-break = tie-break
out-of-tie-break = sits out
last-roll = Last roll
tap-to-correct = tap a die to correct it
quoted = “{ $text }”
undo = Undo
by-hand = By hand
by-hand-detail = enter a roll
history = History
retry = Try again

## Why not

refused-game-over = The game is over.
refused-unknown-die = There is no such die.
refused-roll-in-doubt = The doubtful roll comes first.
why-game-over = game over
why-roll-in-doubt = roll in doubt
why-nothing-to-undo = nothing to undo

## Camera

camera-absent = No camera
camera-absent-hint = Rolls are entered by hand.
camera-opening = The camera is opening…
camera-silent = No picture for 2 seconds
camera-lost = Camera lost
camera-lost-hint = Trying again. You can enter rolls by hand.
camera-ended = End of the recording
camera-ready = Camera ready
camera-recording = Recording ready
camera-recorded = Recording
camera-demo = Recorded demonstration
camera-demo-start = No camera: the demonstration will be played
dice-seen = { $n ->
    [0] no dice seen
    [one] { $n } die seen
   *[other] { $n } dice seen
}
light-good = good light
light-dark = too dark
light-glare = glare: move the lamp
table-hidden = a hand hides the table

## Roll zone

zone = Zone
zone-title = Where do the dice roll?
zone-hint = Drag the corners, or the whole zone.
zone-done = Done
zone-find = Find the tray
zone-usual = Usual zone
zone-found = Tray found.
zone-no-tray = I see no tray: drag the corners.
say-tray = I see the tray: roll the dice into it.

## Questions and entry

ask-which = Which die is this?
ask-unsure = { $n ->
    [one] I am not sure of one die.
   *[other] I am not sure of { $n } dice.
}
ask-leans = { $n ->
    [one] A die leans: roll it again, or tap its face.
   *[other] Some dice lean: roll them again, or tap their faces.
}
ask-reroll = Roll what leans
ask-settle = Tap a die to correct it.
ask-rather = Is it this?
ask-accept = That is right
ask-forget = Forget this roll
ask-likely = most likely
correct-title = Correct
correct-hint = Tap what the die shows.
hand-title = Enter a roll
history-line = { $what }: { $note }
history-title = History
history-empty = Nothing yet.
history-hint = Tap a roll to correct it.
close = Close
cancel = Back
voice-on = Voice: on
voice-off = Voice: off
voice-missing = no voice: install espeak-ng
home = Home

## Start

title = Gobelet
who-plays = Who plays?
who-plays-hint = Tap a name to add or remove it.
who-plays-nobody = Write the names, one by one.
order = Order of play
order-hint = Tap a name to move it up.
order-needs = It takes { $fewest } to { $most } players.
name-hint = First name
add = Add
name-empty = Write a name.
name-taken = That name is taken.
name-comma = A name without a comma, please.
name-signs = That name has an invisible character in it.
first-random = Random first player
first-given = First: { $name }
start = Start
setup = Settings
start-detail = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
start-needs = { $fewest } to { $most } players
resume = Resume the game
resume-more = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
}
players-full = Eight players at most.

## Saved games

trouble-disk-full = The disk is full: this step is not saved. Make room, then try again.
trouble-newer = The saved games come from a newer Gobelet. The file has been left as it is: { $path }
trouble-in-use = Another program is using the saved games. Try again in a moment.
trouble-played-elsewhere = This game is also being played in another window. Go back to the start to take it up again.
trouble-closed = The saved games are closed already.
trouble-unusable = The file of saved games cannot be used: { $path }
trouble-damaged = The file of saved games is damaged: { $path }
trouble-game-damaged = A saved game cannot be read, in { $path }
mishap-file = The file of saved games was damaged. It is kept here: { $path }. A new file has been started.
mishap-game = The unfinished game cannot be read, so it cannot be resumed. It stays in the file { $path }.
mishap-read = Got it

## End

wins = { $name } wins!
again = Play again
again-detail = same players
new-game = New game

## Command line

out-roll = { $name }: { $dice } — { $said }
out-other = { $name }: { $said }
out-score = { $rank }. { $name }: { $score }
out-pictures = Screenshots in { $folder }
out-question = Question: { $text }

## Learning dice

own-dice = My dice
own-dice-usual = usual dice
learn-back = Home
learn-title = My dice
learn-hint = Tap the dice you play with.
learn-none = No set of dice is learnt. Name one, then choose what it stands for.
learn-new = Learn a new set of dice
learn-name = Name, such as: wood
learn-d6 = Six faces, 1 to 6
learn-d6_by_colour = One die a player
learn-more = Show more
learn-remove = Forget
learn-remove-really = Really?
learn-shots = { $n ->
    [one] { $n } shot
   *[other] { $n } shots
}
learn-chosen = in play
learn-show = Show: { $what }
learn-progress = { $n } of { $most }
learn-lay = Lay down one die, that face up, and let go.
learn-turn = Got it. Turn the die or move it.
learn-hold = Keep still…
learn-missing-no_die = I see no die.
learn-missing-two_dice = One die at a time, please.
learn-missing-too_small = The die is too small: bring it nearer.
learn-missing-cut_off = The die reaches out of the picture.
learn-missing-blank = Nothing can be made out on the face: too much light, or too little.
learn-no-camera = No camera: teach the dice by photos, with “gobelet learn”.
learn-skip = Skip
learn-retake = Retake
learn-done = Finish
learn-thinking = Learning…
learn-result = What I can tell apart
learn-result-all = Everything shown is told apart.
learn-result-some = { $n ->
    [one] One face is not told apart well yet.
   *[other] { $n } faces are not told apart well yet.
}
learn-result-missing = { $n ->
    [one] One face is still to be shown.
   *[other] { $n } faces are still to be shown.
}
learn-told-missing = not shown
learn-told-few = too few shots
learn-told-clear = known
learn-told-mixed-up = mixed up with { $others }
learn-again = Show again
learn-keep = Keep
learn-keep-detail = and play with it
learn-drop = Give up
learn-face = face { $face }
learn-needs-name = Give it a name first.
learn-long-name = That name is too long: forty letters at most.
learn-name-taken = There is a set of this name: show more of it, or forget it first.
learn-needs-players = Add two players on the home screen first.
learn-too-little = Show two different faces or dice at least.
learn-not-kept = These dice are not kept: { $why }
learn-full = the disk is full.
learn-unusable = the file cannot be used.
learn-damaged = This set of dice is not finished, or cannot be read: show more of it by “gobelet learn”, or forget it and learn it again.

## Rules

rules = Rules
rules-set = set so:
rules-options = Options of the table
rules-options-how = Each is given by --rule NAME=VALUE; its usual value comes first.
rules-options-others = { $usual } (or { $others })
rules-search = Search
rules-nothing = Nothing in the rules holds “{ $what }”.
rules-why = why?

## Rules of the table

setup-title = Rules of the table
setup-hint = What is advised is marked.

setup-usual = the usual rules
setup-changed = { $n ->
    [one] { $n } choice of yours
   *[other] { $n } choices of yours
}
setup-reset = Back to the usual rules
setup-done = Done
setup-advised = advised
setup-advised-number = { $n } is advised.
setup-yes = yes
setup-no = no
