# Zombie Dice: what one table plays differently from another.

## Dice of the expansions

hunk = hunk
hottie = hottie
santa = Santa
bus = bus
double-brain = 2 brains
triple-brain = 3 brains
double-shotgun = 2 shotguns
brain-shotgun = brain + shotgun
double-brain-shotgun = 2 brains + shotgun
helmet = helmet
drink = energy drink
stop-sign = stop
yield = yield
dead-end = dead end
tyre = tire
feet-hunk = hunk
feet-hottie = hottie
feet-santa = Santa
cup-special = { $n ->
    [one] special
   *[other] special
}
cup-hunk = hunk
cup-hottie = hottie
cup-santa = Santa
a-special-die = { $face } on { $colour ->
    [hunk] the hunk
    [hottie] the hottie
    [santa] Santa
   *[bus] the bus
}
a-face = { $face ->
    [brain] a brain
    [double-brain] two brains
    [triple-brain] three brains
    [shotgun] a shotgun
    [double-shotgun] two shotguns
    [brain-shotgun] a brain and a shotgun
    [double-brain-shotgun] two brains and a shotgun
    [helmet] the helmet
    [drink] the energy drink
    [stop-sign] stop
    [yield] yield
    [dead-end] the dead end
    [tyre] the tire
   *[feet] feet
}
hand-usual = Usual

## Said aloud

say-helmet = The helmet: it takes one more shotgun.
say-drink-green = The energy drink: green feet count as brains.
say-drink-all = The energy drink: feet count as brains.
say-rescued = { $colour ->
    [hunk] The hunk is rescued and goes back into the cup.
    [hottie] The hottie is rescued and goes back into the cup.
   *[santa] Santa is rescued and goes back into the cup.
}
say-stop-sign = Stop: the turn ends.
say-yield-feet = Yield: the shotguns of this roll are feet.
say-yield-brains = Yield: the shotguns of this roll are brains.
say-dead-end = Dead end: the feet of this roll are brains.
say-tyre = The tire: the bus is gone for this turn, and a brain with it.
say-one-more = Everybody else gets one more turn.
say-winners = { $names } win together with { $brains }.

## Why not

refused-zombie_dice-cup-short = The cup has run short: at this table the player must stop.
refused-zombie_dice-no-bus = The bus cannot be taken now.
refused-zombie_dice-on-bus = The bus is left only to chase feet.
why-zombie_dice-cup-short = the cup has run short
why-zombie_dice-no-bus = no bus
why-zombie_dice-on-bus = take the bus again

## Rules of the table

option-zombie_dice-target = Brains to reach
option-zombie_dice-target-hint = Whoever gets there brings on the end of the game.
option-zombie_dice-mix = Dice in the cup
option-zombie_dice-mix-hint = Green, yellow, red. More red, more shotguns.
option-zombie_dice-mix-usual = 6 · 4 · 3
option-zombie_dice-mix-easy = 8 · 2 · 3
option-zombie_dice-mix-hard = 4 · 4 · 5
option-zombie_dice-mix-easy-note = easier
option-zombie_dice-mix-hard-note = harder
option-zombie_dice-green = Green dice
option-zombie_dice-yellow = Yellow dice
option-zombie_dice-red = Red dice
option-zombie_dice-refill = When the cup has too few dice left
option-zombie_dice-refill-hint = Brains still count, shotguns stay out.
option-zombie_dice-refill-mix = All mixed
option-zombie_dice-refill-mix-note = brains included
option-zombie_dice-refill-remain_first = What is left first
option-zombie_dice-refill-remain_first-note = then the brains
option-zombie_dice-refill-literal = Below three dice
option-zombie_dice-refill-literal-note = even if fewer are needed
option-zombie_dice-refill-end = You stop
option-zombie_dice-refill-end-note = nothing goes back
option-zombie_dice-ending = When somebody gets there
option-zombie_dice-ending-round = Finish the round
option-zombie_dice-ending-round-note = the best total wins
option-zombie_dice-ending-one_more = One more turn
option-zombie_dice-ending-one_more-note = for everybody else
option-zombie_dice-ending-at_once = They win
option-zombie_dice-ending-at_once-note = at once
option-zombie_dice-ties = A tie for the lead
option-zombie_dice-ties-repeat = Play it off
option-zombie_dice-ties-repeat-note = as often as it takes
option-zombie_dice-ties-single = Once only
option-zombie_dice-ties-single-note = then the win is shared
option-zombie_dice-feature = “Double Feature” expansion
option-zombie_dice-feature-hint = These dice take the place of two yellow ones, or of a green one.
option-zombie_dice-feature-none = Without
option-zombie_dice-feature-summer = Action movie
option-zombie_dice-feature-summer-note = hunk and hottie
option-zombie_dice-feature-santa = Santa
option-zombie_dice-feature-santa-note = for a green die
option-zombie_dice-feature-sequel = All three
option-zombie_dice-feature-sequel-note = at the same time
option-zombie_dice-rescue = Who is rescued by another’s shotgun
option-zombie_dice-rescue-pile = Caught this turn
option-zombie_dice-rescue-pile-note = in an earlier roll, too
option-zombie_dice-rescue-roll = Same roll
option-zombie_dice-rescue-roll-note = only
option-zombie_dice-drink = After the energy drink, feet that count
option-zombie_dice-drink-green = Green ones
option-zombie_dice-drink-all = All
option-zombie_dice-bus = “School Bus” expansion
option-zombie_dice-bus-hint = The twelve-sided die is taken with two others, never for the first roll.
option-zombie_dice-yields = “Yield”: shotguns become
option-zombie_dice-yields-feet = Feet
option-zombie_dice-yields-brains = Brains
option-zombie_dice-get_off = Getting off the bus
option-zombie_dice-get_off-feet = To chase feet
option-zombie_dice-get_off-any = At any time

## Learning dice

learn-zombie_dice-special = With expansions
