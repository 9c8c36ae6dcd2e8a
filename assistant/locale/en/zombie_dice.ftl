# Zombie Dice: what is said (say-…) and what is shown.

game-zombie_dice = Zombie Dice

## Said aloud

say-brains = { $n ->
    [0] no brains
    [one] one brain
   *[other] { $number } brains
}
say-shotguns = { $n ->
    [0] no shotguns
    [one] one shotgun
   *[other] { $number } shotguns
}
say-roll = { $what }.
say-only-feet = Nothing but feet.
say-total = { $what } in all.
say-refill = The cup has run short: the brains go back in, and still count.
say-bust = { $shotguns }: the turn is lost.
say-bust-lost = { $shotguns }: { $brains ->
    [one] one brain lost
   *[other] { $number } brains lost
}.
say-banked = { $brains ->
    [0] No brains banked
    [one] One brain banked
   *[other] { $number } brains banked
}. { $brains ->
    [0] { $name } stays at { $total }
   *[other] { $name } has { $total }
}.
say-has = { $n ->
    [0] { $name } has no brains
    [one] { $name } has one brain
   *[other] { $name } has { $total } brains
}.
say-back-to = { $name } is back to { $total }.
say-last-round = This is the last round.
say-tie-break = A tie at { $total } between { $names }. They play a tie-break.
say-winner = { $name } wins with { $brains }.
say-corrected-one = Corrected: { $new }, not { $old }.
say-corrected-dice = Corrected: { $dice }.
say-wrong-count = I see { $n ->
    [one] one die
   *[other] { $seen } dice
}, it takes { $needed }.

## Dice

green = green
yellow = yellow
red = red
brain = brain
shotgun = shotgun
feet = feet
a-die = { $face ->
    [brain] a { $colour } brain
    [shotgun] a { $colour } shotgun
   *[feet] { $agreed } feet
}
feet-green = green
feet-yellow = yellow
feet-red = red
die-foreign = pip die · { $face }
cup-green = { $n ->
    [one] green
   *[other] green
}
cup-yellow = { $n ->
    [one] yellow
   *[other] yellow
}
cup-red = { $n ->
    [one] red
   *[other] red
}

## The table

turn = { $shown }’s turn — { $roll ->
    [0] to roll
   *[other] roll { $roll }
}
turn-committed = { $shown }’s turn — dice in hand
brains-this-turn = Brains this turn
brains-noted = { $n ->
    [one] { $n } of them noted
   *[other] { $n } of them noted
}
shotguns = Shotguns
shotguns-of = { $n } of { $limit }
if-stop = If they stop
banked = Banked
if-stop-sum = { $score } + { $brains } = { $total }
missing = { $n } to go
target-reached = { $target } reached
cup = Cup
cup-refill = nearly empty: the brains go back in
to-reroll = to roll again: { $dice }
chase = { $n ->
    [one] { $n } brain behind { $name }
   *[other] { $n } brains behind { $name }
}
lead-alone = { $name } leads
lead-shared = Level with { $name }
enough-to-join = Enough to draw level with { $name }
enough-to-lead = Enough to take the lead
nothing-yet = Roll three dice.
stop = Stop
stop-detail = { $n ->
    [0] bank nothing
    [one] bank { $n } brain
   *[other] bank { $n } brains
}
reroll = Roll again
reroll-detail = dice in hand
undo-rolled = last roll
undo-continued = the re-roll
undo-stopped = the stop

## Why not

refused-zombie_dice-wrong-dice-count = I see { $seen ->
    [one] { $seen } die
   *[other] { $seen } dice
}, it takes 3.
refused-zombie_dice-kept-dice-missing = Feet are rolled again: { $dice }.
refused-zombie_dice-not-in-cup = The cup does not hold these colours.
refused-zombie_dice-nothing-rolled = Nothing has been rolled yet.
refused-zombie_dice-committed = The dice are drawn: they must be rolled.
why-zombie_dice-nothing-rolled = nothing rolled
why-zombie_dice-committed = roll first

## Questions and entry

hand-hint = { $left ->
    [0] Three dice chosen
    [one] { $left } die to go
   *[other] { $left } dice to go
}
history-roll = roll { $n }
history-continued = takes the dice
history-stopped = { $n ->
    [0] stops with nothing
    [one] stops, { $n } brain
   *[other] stops, { $n } brains
}
history-bust = { $n ->
    [0] lost
    [one] lost, { $n } brain gone
   *[other] lost, { $n } brains gone
}

## End

points = { $n ->
    [one] { $n } brain
   *[other] { $n } brains
}

## Learning dice

learn-zombie_dice = Zombie Dice
