# Zero: what is said (say-…) and what is shown.

game-zero = Zero

## Cards, and what they count

zero-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [orange] orange
    [mauve] mauve
   *[other] black
}
zero-card = { $colour } { $value }
zero-group-colour = { $number } { $colour ->
    [red] reds
    [blue] blues
    [green] greens
    [yellow] yellows
    [orange] oranges
    [mauve] mauves
   *[other] blacks
}
zero-group-value = { $number } { $value }s
zero-why-group = { $groups }: 0; { $rest } left
zero-why-none = nothing vanishes: { $rest }
zero-why-zero = { $groups }: ZERO
zero-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
zero-swap = Better: the { $out } for the { $into }, { $points }
zero-swap-none = No exchange would have done better
zero-fault-unknown = “{ $word }” is no card: a letter for the colour, R, B, G, Y, O, P or K (or the French R, B, V, J, O, M, N), then a digit from 1 to 8, such as R8.
zero-fault-twice = The card { $word } is there twice; there is only one of each.
zero-fault-many = { $n ->
    [one] { $n } card is too many
   *[other] { $n } cards are too many
}: a hand has nine.
zero-fault-few = { $n ->
    [0] No card at all
    [one] { $n } card is not enough
   *[other] { $n } cards are not enough
}: a hand has nine.

## Spoken

say-zero-hello = The game begins. { $deal }
say-zero-deal = Nine cards each, { $number } in the middle. { $name } begins.
say-zero-begins = { $name } begins.
say-zero-back = The game goes on. { $what }
say-zero-turn = { $name } to play.
say-zero-first-knock = { $name } knocks for the first time.
say-zero-second-knock = { $name } knocks: that is the second time.
say-zero-last-turns = { $n ->
    [one] One last turn for one player.
   *[other] One last turn for { $number } players.
}
say-zero-knock = { $name } knocks, too.
say-zero-announced = ZERO by { $name }! The round is over.
say-zero-count = The round is over: let us count the hands.
say-zero-hand = { $name }: { $points }.
say-zero-points = { $n ->
    [0] no points
    [one] one point
   *[other] { $number } points
}
say-zero-round = End of round { $round }. { $lead }
say-zero-leads = { $n ->
    [one] { $names } leads with { $points }.
   *[other] { $names } lead together with { $points }.
}
say-zero-wins = { $n ->
    [one] { $names } wins with { $points }.
   *[other] { $names } win together with { $points }.
}
say-zero-corrected = Corrected: { $name }, { $points }.
say-zero-has = { $name } is at { $points }.

## Why not

refused-zero-not-dealt = The cards of this round are not dealt yet.
refused-zero-dealt-already = This round is dealt already.
refused-zero-round-running = The round is not over: hands are counted after the last turn.
refused-zero-round-ended = The round is over: the hands are counted.
refused-zero-no-such-seat = Nobody sits there.
refused-zero-counted-already = { $name }'s hand is counted already.
refused-zero-unknown-card = There is no such card.
refused-zero-card-twice = A card is twice in { $name }'s hand.
refused-zero-too-many-cards = A hand has nine cards, no more.
refused-zero-too-few-cards = A hand has nine cards, no fewer.
refused-zero-card-elsewhere = The { $card } is in { $name }'s hand already.
refused-zero-impossible-points = A hand counts from 0 to 36 points.
refused-zero-not-zero = This hand is no ZERO: it takes five cards of a colour and five of a value, one of the nine serving for both.
refused-zero-not-exchanged = ZERO comes by an exchange, and { $name } has not exchanged.
refused-zero-too-late = Too late: others have played since { $name }'s exchange.
refused-zero-not-first-turn = ZERO as dealt is announced on one's first turn.
refused-zero-dealt-zero-off = At this table ZERO as dealt waits for an exchange.

## The table

zero-round = round { $n } of { $rounds }
zero-turn = { $shown } to play
zero-last-turn = Last turn: { $shown }
zero-dealing = Deal
zero-counting = Count the hands
zero-deal = 9 cards each, { $pot } in the middle, { $left } put aside
zero-deal-who = { $dealer } deals, { $first } begins.
zero-dealt = Dealt
zero-dealt-detail = the round begins
zero-exchange = Exchange
zero-exchange-detail = a card for one of the middle
zero-knock = Knock
zero-knock-first = first knock
zero-knock-second = second knock: last turns
zero-knock-more = changes nothing: last turns
zero-announce = ZERO!
zero-announce-detail = the round stops
zero-announce-title = ZERO: whose is it?
zero-announce-hint = Five cards of a colour and five of a value.
zero-announce-now = by the exchange of this turn
zero-announce-before = by the last exchange
zero-announce-dealt = as dealt, without an exchange
zero-knocks = Knocks
zero-order = Order of play
zero-last-turns = Last turns
zero-begins = begins
zero-has-knocked = has knocked
zero-second-knocker = second knock: plays no more
zero-one-more = has one more turn
zero-has-played = has had the last turn
zero-hands = Round { $n }: the hands
zero-to-count = to be counted
zero-announced = ZERO announced
zero-points-alone = points counted at the table
zero-count-hand = { $name }’s hand
zero-count-hand-detail = the nine cards
zero-count-points = Points only
zero-count-points-detail = without the cards
zero-hand-title = { $name }’s hand
zero-hand-hint = Tap the nine cards.
zero-cards-left = { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
}
zero-not-zero = This is no ZERO.
zero-hand-done = That is it
zero-hand-clear = Clear
zero-points-title = { $name }’s points
zero-points-hint = From 0 to 36: tap the number.
zero-sheet = Sheet
zero-sheet-title = Score sheet
zero-sheet-hint = Tap a result to correct it.
zero-sheet-total = Total
zero-sheet-round = Round { $n }
zero-history-dealt = Round { $n } dealt
zero-history-exchanged = Exchange
zero-history-knocked = Knock
zero-history-zero = ZERO by { $name }
zero-history-hand = { $name }: { $points }
zero-undo-dealt = the deal
zero-undo-exchanged = the exchange
zero-undo-knocked = the knock
zero-undo-zero = the announcement
zero-undo-hand = { $name }’s hand
zero-share = { $name } win together!

## Set-up

zero-set-title = Set-up of Zero
zero-set-hint = What the sources leave open; on the left what is usual.
zero-set-usual = the usual rules
zero-set-second-knock = After the second knock
zero-set-second-knock-each = one turn each
zero-set-second-knock-lap = finish the lap
zero-set-second-knock-once = end at once
zero-set-dealt = ZERO as dealt
zero-set-dealt-yes = is announced
zero-set-dealt-no = waits for an exchange
zero-set-late = ZERO forgotten
zero-set-late-no = too late
zero-set-late-yes = still allowed
zero-set-rounds = Rounds
zero-set-rounds-players = as many as players
zero-set-rounds-four = four
zero-set-pot = Cards in the middle
zero-set-pot-five = five
zero-set-pot-four = four
zero-set-many = { $n ->
    [one] { $n } choice of the table
   *[other] { $n } choices of the table
}
zero-set-differs = { $what }: { $value }

## Cards read by the camera

zero-photo-seen = { $n ->
    [0] I see no card
    [one] I see only { $n } card
   *[other] I see only { $n } cards
}; there should be nine, laid flat without touching.
zero-photo-unsure = To be checked: { $cards }.
zero-photo = Photo
zero-photo-hint = Lay the nine cards flat, without touching.
zero-photo-take = Take these cards
zero-photo-taken = Check these cards.
zero-photo-looking = Looking…
zero-photo-sure = All nine cards are read.
