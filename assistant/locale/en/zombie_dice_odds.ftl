# The odds of a roll of Zombie Dice.

percent = { $near ->
    [under] under { $n }%
    [over] over { $n }%
   *[other] { $n }%
}
say-percent = { $near ->
    [under] less than { $n } percent
    [over] more than { $n } percent
   *[other] { $n } percent
}

## Beside the buttons

odds = Odds
odds-nothing = after the roll
odds-committed = dice in hand
odds-hidden = hidden
odds-touch = touch to see
odds-thinking = counting…
odds-unknown = not known here
odds-no-roll = no dice left to roll
odds-bust = { $percent } to lose it all
odds-gain = { $gain } brains expected
odds-advice-roll = advice: roll
odds-advice-stop = advice: stop
odds-advice-roll-win = to win: roll
odds-advice-stop-win = to win: stop

## The sheet of odds

odds-title = Roll or stop?
odds-of-player = { $name } to play
odds-why-options = Odds are not worked out with the dice of the expansions: nothing is shown rather than a wrong number.
odds-why-no-roll = The cup has run short, and this table does not refill it: stop.
odds-next-roll = What the roll will bring
odds-lost = all lost
odds-brains = { $n ->
    [0] no brain
    [one] { $n } brain
   *[other] { $n } brains
}
odds-turn = Brains this turn, on average, played well
odds-turn-stop = { $brains } by stopping
odds-turn-roll = { $brains } by rolling
odds-win = Winning the game
odds-win-about = Winning (an estimate: the others play for the most brains)
odds-win-stop = { $percent } by stopping
odds-win-roll = { $percent } by rolling
odds-win-unknown = Not known for these rules.
odds-advice-title = Advice
odds-advice-roll-long = Roll
odds-advice-stop-long = Stop
odds-why-brains = most brains on average
odds-why-win = best chance to win
odds-why-win-not-brains = to win the game, not for the most brains
odds-say = Say it
odds-show = Show the odds
odds-show-hint = A choice for each player, kept for the next games.
odds-show-off = never
odds-show-tap = on touch
odds-show-always = always
odds-whole-table = The whole table

## Said when asked for

say-odds = Rolling: { $percent } to lose it all, and { $gain } { $way ->
    [less] brains fewer
   *[other] brains more
} on average.
say-odds-no-roll = There are no dice left to roll: stop.
say-odds-win = Chances to win: { $stop } by stopping, { $roll } by rolling.
say-odds-win-about = Chances to win, roughly: { $stop } by stopping, { $roll } by rolling.
say-odds-advice-roll = I would roll.
say-odds-advice-stop = I would stop.
