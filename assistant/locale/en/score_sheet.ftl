# Score sheet, for any other game.

game-score_sheet = Other game

## Said aloud

score_sheet-minus = minus { $n }
score_sheet-say-hello = The sheet is ready. Round { $round }.
score_sheet-say-back = The sheet is taken up again. Round { $round }.
score_sheet-say-entered = { $name }: { $points }. { $total } in all.
score_sheet-say-leads = Round { $round } is counted. { $who } { $n ->
    [one] leads
   *[other] lead
} with { $total }.
score_sheet-say-winner = { $who } { $n ->
    [one] wins
   *[other] win
} with { $how ->
    [fewest] the fewest points
   *[most] the most points
}: { $total }.
score_sheet-say-has = { $name } has { $total }.
score_sheet-say-goes-on = The game goes on.
score_sheet-say-corrected = Corrected: { $new }, not { $old }.
score_sheet-say-mended = Corrected.

## Why not

refused-score_sheet-no-such-seat = The sheet has no column { $name }.
refused-score_sheet-entered = { $name } has points in this round already: correct them.
refused-score_sheet-negative = Points are never negative on this sheet.
refused-score_sheet-too-large = This number is too large for one round.
refused-score_sheet-round-open = The points of { $name } are missing in this round.
refused-score_sheet-nothing-entered = Nothing has been counted yet.
why-score_sheet-round-open = round not complete
why-score_sheet-nothing-entered = nothing counted

## The sheet

score_sheet-headline = Round { $round } — { $shown }
score_sheet-headline-edit = Correct { $shown }, round { $round }
score_sheet-total = Total
score_sheet-round = { $n }
score_sheet-change = { $total } { $sign } { $points } = { $sum }
score_sheet-take = Enter
score_sheet-mend = Correct
score_sheet-keep = Leave it
score_sheet-end = Finish
score_sheet-end-detail = count now
score_sheet-sign = +/−
score_sheet-rub = Delete
score_sheet-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
score_sheet-most = most points win
score_sheet-fewest = fewest points win
score_sheet-target = up to { $n }
score_sheet-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
score_sheet-undo = last entry
score_sheet-history-entered = round { $round }: { $points }
score_sheet-history-ended = game finished

## Settings

score_sheet-set-best = Who wins?
score_sheet-set-highest = Most points
score_sheet-set-lowest = Fewest points
score_sheet-set-target = Ends when a total reaches
score_sheet-set-rounds = Number of rounds
score_sheet-set-never = never
score_sheet-set-any = any
score_sheet-set-negative = Negative points
score_sheet-set-yes = yes
score_sheet-set-no = no
