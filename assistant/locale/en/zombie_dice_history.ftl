# What games of Zombie Dice come to: one of them, or all.

stats = Summary
stats-title = Summary of the game
stats-title-all = { $n ->
    [one] Summary of one game
   *[other] Summary of { $n } games
}
stats-none = No game of Zombie Dice has been recorded.
stats-unreadable = { $n ->
    [one] One game cannot be read and is left out.
   *[other] { $n } games cannot be read and are left out.
}
stats-thinking = Counting…
stats-per-turn = { $per } a turn
stats-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
stats-busts = { $n } lost
stats-best = best { $n }
stats-wins = { $n ->
    [0] no win
    [one] { $n } win
   *[other] { $n } wins
}
stats-luck = luck
stats-luck-unknown = –

stats-tab-scores = Scores
stats-tab-luck = Luck
stats-tab-choices = Choices
stats-tab-dice = Dice
stats-scores-told = Brains banked, round after round.
stats-luck-told = Brains that the dice gave (+) or took (−), turn after turn. At zero, neither good luck nor bad.
stats-no-luck = The odds of these rules are not known: there is no line of luck.
stats-axis-rounds = rounds
stats-axis-turns = turns
stats-axis-brains = brains

## Choices that cost

stats-choices-told-win = What another choice would have been worth, in games won of 100.
stats-choices-told-brains = What another choice would have been worth on average, in brains.
stats-choices-none = No choice really cost anything.
stats-choice-where = Round { $n }: { $brains }, { $shotguns }
stats-choice-stopped-win = stopped; rolling wins { $times } more in 100
stats-choice-rolled-win = rolled; stopping wins { $times } more in 100
stats-choice-stopped-brains = stopped; rolling was worth { $brains } more
stats-choice-rolled-brains = rolled; stopping was worth { $brains } more
times = { $n ->
    [one] once
   *[other] { $n } times
}
times-about = { $n ->
    [one] about once
   *[other] about { $n } times
}
some-brains = { $brains ->
    [1] { $brains } brain
   *[other] { $brains } brains
}
some-shotguns = { $n ->
    [0] no shotgun
    [one] { $n } shotgun
   *[other] { $n } shotguns
}

## The dice

stats-dice = { $n } { $colour } { $n ->
    [one] die
   *[other] dice
}
stats-face-seen = { $seen }, { $expected } expected
stats-dice-title = Are the dice fair?
stats-dice-too-few = Too few rolls to tell: it takes { $n }.
stats-dice-ordinary = Nothing odd: fair dice stray as far { $often }.
stats-dice-unusual = A little odd: fair dice stray as far { $often }.
stats-dice-striking = Very odd: fair dice stray as far { $often }. A die is uneven, or the camera misreads it.
stats-dice-all-too-few = Too few rolls yet to judge the dice.
stats-dice-all-ordinary = All together: nothing odd, fair dice stray as far { $often }.
stats-dice-all-unusual = All together: a little odd, fair dice stray as far { $often }.
stats-dice-all-striking = All together: very odd, fair dice stray as far { $often }.
often-always = nearly always
often-hundred = { $n ->
    [one] once in 100 times
   *[other] { $n } times in 100
}
often-thousand = { $n ->
    [0] less than once in 1000 times
    [one] once in 1000 times
   *[other] { $n } times in 1000
}

## Command line

out-stats-player = { $name } — { $wins }
out-stats-turns = { $turns }, { $busts }; { $brains }; best turn: { $best }
out-stats-luck = luck: { $luck } ({ $made } made, { $ordinary } with ordinary luck)
out-stats-choice = { $where } — { $what }
out-stats-dice = { $dice }: { $faces }
out-stats-game = { $n }. { $day } — { $players }
