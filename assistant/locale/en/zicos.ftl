# Zicos: what is said (say-…, refused-…) and what is shown.

## Said aloud

say-stars = { $n ->
    [-1] minus one star
    [0] no star
    [1] one star
   *[other] { $sign }{ $size } stars
}
say-points = { $n ->
    [0] no points
    [one] one point
   *[other] { $size } points
}
say-zicos-minus-sign = minus
say-zicos-plus = Plus { $points }.
say-zicos-minus = Minus { $points }.
say-zicos-die = a { $n }
say-zicos-no-die = I see no ordinary die.
say-zicos-other-die = This is not the die of whoever is to roll.
say-zicos-fan = { $n ->
    [0] a fan
   *[other] a fan, { $stars }
}
say-zicos-hater = { $n ->
    [0] a hater
   *[other] a hater, { $stars }
}
say-zicos-nominee = { $n ->
    [0] a nominees card
   *[other] a nominees card, { $stars }
}
say-zicos-turn = Turn { $n }.
say-zicos-next-round = Round { $n }.
say-zicos-starts = { $name } begins.
say-zicos-rolls = { $name } rolls { $n }.
say-zicos-rolls-for = { $name } rolls { $n } for { $card }.
say-zicos-bye-bye = BYE BYE: { $what }
say-zicos-fan-lost = { $member } loses a fan.
say-zicos-left = { $member } leaves the band.
say-zicos-protected = { $member } is protected by the fans.
say-zicos-choose-lost = BYE BYE: { $name } chooses the card that is lost.
say-zicos-bid = { $name } bids { $n } on pair { $pair }.
say-zicos-no-bid = { $name } does not bid.
say-zicos-pair-won = Pair { $pair }: { $name } takes both cards.
say-zicos-pair-shared = Pair { $pair }: equal. { $top } takes the top card, { $bottom } the bottom one.
say-zicos-pair-chosen = Pair { $pair }: { $top } takes the top card, { $bottom } the bottom one.
say-zicos-discarded = { $n ->
    [one] Pair { $pairs }: discarded.
   *[other] Pairs { $pairs }: discarded.
}
say-zicos-excess = { $n ->
    [one] { $name } discards one card.
   *[other] { $name } discards { $n } cards.
}
say-zicos-nominees = { $n ->
    [0] The nominees are here: the round is over.
   *[other] The nominees are here, for { $stars }: the round is over.
}
say-zicos-place = { $name } may place a card.
say-zicos-plays = { $name } plays { $card }.
say-zicos-gets = { $name } gets { $card }.
say-zicos-malus = { $name } plays { $card } against { $victim }.
say-zicos-cancels = { $card } is cancelled.
say-zicos-gone = Taken off the table: { $card }.
say-zicos-points-plus = { $name }: plus { $points }.
say-zicos-points-minus = { $name }: minus { $points }.
say-zicos-hand = { $n ->
    [0] { $name } has no card left in hand.
    [one] { $name } has one card in hand.
   *[other] { $name } has { $n } cards in hand.
}
say-zicos-sing = A song challenge for { $name }.
say-zicos-challenge-won = Well done: { $card } counts.
say-zicos-challenge-lost = Failed: { $card } is discarded.
say-zicos-challenge-lost-hand = Failed: { $card } goes back to the hand.
say-zicos-draw = { $n ->
    [one] Draw one fan or hater card.
   *[other] Draw { $n } fan or hater cards.
}
say-zicos-draw-more = { $n ->
    [one] One more card.
   *[other] { $n } more cards.
}
say-zicos-drew-fan = For { $member }, { $card }.
say-zicos-drew-hater = For { $name }, { $card }.
say-zicos-fan-nowhere = With no fan zone the card is lost: { $card }.
say-zicos-pile-empty = The pile is empty.
say-zicos-passed = { $name } places nothing.
say-zicos-effects = Bonus and malus.
say-zicos-closed = We go on.
say-zicos-end-die = { $name } rolls for { $card }.
say-zicos-tie = { $names } are equal: roll the dice.
say-zicos-tie-again = { $names } are equal again: roll once more.
say-zicos-round = The round goes to { $name }, { $points }.
say-zicos-winner = { $n ->
    [one] { $names } wins with { $stars }.
   *[other] { $names } win together with { $stars }.
}
say-zicos-has = { $name } has { $stars }.
say-zicos-corrected = Corrected.
say-zicos-corrected-die = Corrected: { $name } rolled { $n }, not { $old }.

## Refusals

refused-zicos-unknown-die = A die has the faces 1 to 6 only.
refused-zicos-wrong-dice-count = I see too many dice: one is needed for each who rolls.
refused-zicos-finish-first = Something else must be settled first.
refused-zicos-no-such-seat = Nobody sits there.
refused-zicos-no-such-card = That card is not on the table.
refused-zicos-wrong-card = There is no such card.
refused-zicos-wrong-number = That number is not possible.
refused-zicos-no-roll-now = This is not the moment to roll.
refused-zicos-not-your-roll = It is for { $name } to roll.
refused-zicos-no-bid-now = This is not the moment to bid.
refused-zicos-not-your-bid = It is for { $name } to bid.
refused-zicos-no-such-pair = That pair is not up for auction.
refused-zicos-bid-compulsory = A bid must be on a pair.
refused-zicos-pair-full = Two players have chosen that pair already.
refused-zicos-auction-begun = Too late: the auction has begun.
refused-zicos-nothing-lost = No card is lost.
refused-zicos-not-among-lost = That card is not one of those that may go.
refused-zicos-no-cards-now = This is not the moment to play that card.
refused-zicos-turn-passed = That player has had the turn already.
refused-zicos-already-placed = Only one member or one production a turn.
refused-zicos-too-few-members = A production needs three members in the band.
refused-zicos-hand-empty = That player has no card left in hand.
refused-zicos-own-malus = A malus is played against a rival.
refused-zicos-no-such-effect = That card has no such effect.
refused-zicos-no-challenge-now = There is no challenge at the moment.
refused-zicos-no-draw-now = There is no card to draw.
refused-zicos-choose-member = Several members have a fan zone: choose one.
refused-zicos-no-fan-zone = That member has no room for a fan.
refused-zicos-nothing-to-close = There is nothing to end here.

## The table

game-zicos = Zicos
zicos-head-rolling = Auction — { $shown } to roll
zicos-head-losing = BYE BYE — { $shown } chooses what goes
zicos-head-bidding = Auction — { $shown } rolled { $n }: which pair?
zicos-head-placing = { $shown } places a card
zicos-head-singing = { $shown } sings for { $card }
zicos-head-drawing = { $n ->
    [one] { $shown } draws one card
   *[other] { $shown } draws { $n } cards
}
zicos-head-effects = Bonus and malus — { $shown }
zicos-head-end-dice = { $shown } rolls for { $card }
zicos-head-throw-off = Equal — { $shown } to roll
zicos-head-final = Tie-break — { $shown } to roll
zicos-turn = turn { $turn }
zicos-turn-round = round { $n } of { $rounds } · turn { $turn }
zicos-chip = { $n ->
    [one] { $production } prod. · { $n } card
   *[other] { $production } prod. · { $n } cards
}
zicos-die-of = { $name }’s die
zicos-group = { $name }’s band
zicos-production = { $n ->
    [one] { $points } production point
   *[other] { $points } production points
}
zicos-hand = { $n ->
    [0] empty hand
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
zicos-nobody-yet = No member yet.
zicos-fans = { $n ->
    [0] no fan
    [one] { $n } fan · { $stars } ★
   *[other] { $n } fans · { $stars } ★
}
zicos-fan-zone = fan zone
zicos-hit-fan = fans: { $before } → { $after }
zicos-hit-protected = hit, but protected
zicos-hit-left = leaves the band
zicos-protected = protected
zicos-risk = risk { $chance }
zicos-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
zicos-change = { $n ->
    [one] { $points } point
   *[other] { $points } points
}
zicos-draws = draws { $n }
zicos-cancels = cancels a malus
zicos-expels = expels a member
zicos-throws = { $often ->
    [once] a die at the end of the turn
   *[always] a die at the end of each turn
}
zicos-kind-member = Member
zicos-kind-production = Production
zicos-kind-fan = Fan
zicos-kind-hater = Hater
zicos-kind-nominee = Nominees
zicos-kind-bonus = Bonus
zicos-kind-malus = Malus
zicos-kind-contract = Agent or label
zicos-about-fan = stars, under a member with a fan zone
zicos-about-hater = stars taken off in the end
zicos-about-bonus = points, or a malus cancelled
zicos-about-malus = against a rival
zicos-about-contract = stays before its player
zicos-pair = Pair { $pair }
zicos-nobody = nobody
zicos-bid-here = bid { $n } here
zicos-outlook-both = would take both cards
zicos-outlook-top = equal: the top card
zicos-outlook-bottom = equal: the bottom card
zicos-outlook-nothing = would take nothing
zicos-win-chance = { $chance } to take
zicos-discarded = discarded
zicos-both = both
zicos-top = top
zicos-bottom = bottom
zicos-lose-fan = A fan of { $name }
zicos-lose-member = leaves the band
zicos-lose-this = lose this one
zicos-draw-fan = a fan
zicos-draw-hater = a hater
zicos-play = play
zicos-tie = Equal
zicos-tie-note = the highest die wins
zicos-undo-last = the last step
zicos-mend = Correct
zicos-mend-detail = cards, points, hand
zicos-nominees = The nominees are…
zicos-nominees-detail = the card turned up
zicos-no-bid = No bid
zicos-member = Place a member
zicos-production-card = Place a production
zicos-pass = Place nothing
zicos-pass-detail = on to the next
zicos-pass-done = done, on to the next
zicos-sung = Well done
zicos-sung-detail = the production counts
zicos-failed = Failed
zicos-failed-detail = it does not count
zicos-pile-empty = Pile empty
zicos-pile-empty-detail = nothing left to draw
zicos-close-turn = End the turn
zicos-close-turn-detail = no more bonus or malus
zicos-close-dice = No roll
zicos-close-dice-detail = on to the next turn

## Reasons, on a button

why-zicos-finish-first = settle that first
why-zicos-too-few-members = three members needed
why-zicos-hand-empty = empty hand
why-zicos-already-placed = placed already
why-zicos-no-cards-now = not now
why-zicos-pair-full = two players already

## The end

zicos-end-members = Members
zicos-end-fans = Fans
zicos-end-nominees = Nominees
zicos-end-haters = Haters
zicos-end-production = Prod.
zicos-end-stars = Stars
zicos-end-wins = { $n ->
    [one] { $name } wins!
   *[other] { $name } win!
}
zicos-end-by-dice = { $name } wins by the die!

## Telling a card

zicos-card-hint = Tap a card that is known, or write a new one.
zicos-card-name = Name of the card
zicos-card-text = What the card says (optional)
zicos-card-none = No card is known: write its name and values, once.
zicos-card-new = A new card: it will be remembered for later games.
zicos-card-mend = change
zicos-take = Take
zicos-yes = yes
zicos-no = no
zicos-field-stars = Stars
zicos-field-bye = BYE BYE (the die on the card)
zicos-field-fan-zone = Fan zone
zicos-field-points = Points
zicos-field-draws = Fans or haters to draw
zicos-field-cancels = Cancels a malus
zicos-field-expels = Expels a member
zicos-field-throws = A die at the end of the turn
zicos-often = { $often ->
    [never] never
    [once] once
   *[always] always
}
zicos-stars-hint = Tap its number of stars.
zicos-cancel-which = Which malus is cancelled?
zicos-cancel-none = None, only the points
zicos-victim-which = Against whom?
zicos-expel-which = Who leaves the band?
zicos-expel-nobody = Nobody
zicos-under-which = Under which member?
zicos-fans-now = { $n ->
    [0] no fan
    [one] { $n } fan
   *[other] { $n } fans
}
zicos-mate-fan-goes = Loses a fan
zicos-mate-fan-comes = Gets a fan
zicos-mate-leaves = Leaves the band
zicos-mate-leaves-detail = and takes the fans along
zicos-card-goes = Take off the table
zicos-mend-title = Correct what { $name } has
zicos-mend-hint = Tap a player at the top to choose another one.
zicos-mend-card = A card has come
zicos-mend-card-detail = by the effect of another, or forgotten
zicos-mend-points = Production points
zicos-mend-points-detail = more or fewer, this round
zicos-mend-hand = Cards in hand
zicos-mend-starter = Who begins this turn?

## By hand, chances, challenge

zicos-by-hand = Die by hand
zicos-no-die = No die to roll
zicos-chances = Chances
zicos-chances-hint = The risk of each member, and what a die may win.
zicos-chosen = chosen
zicos-ask-again = Roll the die alone once more, or tap “Forget”.
zicos-song-how = The others name a singer or a band: sing one of their titles. Or they hum: say who sings it.
zicos-song-again = tap to give all the time again

## Settings

zicos-set-title = Zicos: the game
zicos-set-hint = The first answer is the one we advise.
zicos-set-open = What the rules leave open
zicos-set-short-hardcore = HARDCORE
zicos-set-short-sung = sung
zicos-set-others = { $n ->
    [one] { $n } setting of yours
   *[other] { $n } settings of yours
}
zicos-set-nobody = nobody
zicos-set-version = Version
zicos-set-version-45 = 45 tours, one round
zicos-set-version-33 = 33 tours, three rounds
zicos-set-hardcore = HARDCORE: BYE BYE by the auction’s die
zicos-set-sung = Sing for each production
zicos-set-rotating = Who begins the next turn
zicos-set-rotating-left = the left neighbour
zicos-set-rotating-same = the same player
zicos-set-together = Rolling the dice
zicos-set-together-turns = one after the other
zicos-set-together-all = all at once
zicos-set-reading = Several dice on a pair
zicos-set-reading-contest = the highest takes it
zicos-set-reading-share = the two share it
zicos-set-may-pass = Not bidding
zicos-set-third = Three equal dice
zicos-set-third-first-two = to the first two
zicos-set-order = Bonus and malus
zicos-set-order-apart = when all have placed
zicos-set-order-within = each in turn
zicos-set-cancelled = Malus cancelled, member expelled
zicos-set-cancelled-returns = comes back
zicos-set-cancelled-away = stays away
zicos-set-zone = Fans under a member
zicos-set-zone-any = no limit
zicos-set-zone-five = five
zicos-set-zone-six = six
zicos-set-below = Productions, band below three
zicos-set-below-count = they count
zicos-set-below-not = they count no more
zicos-set-bye = BYE BYE on several members
zicos-set-bye-each = a card each
zicos-set-bye-one = one card in all
zicos-set-five = Protected from BYE BYE by
zicos-set-five-more = five fans or more
zicos-set-five-exactly = five fans, not six
zicos-set-fan = Which fan is lost
zicos-set-fan-owner = the player chooses
zicos-set-fan-fewest = the one with fewest stars
zicos-set-failure = A failed challenge
zicos-set-failure-hand = the card goes back to the hand
zicos-set-failure-discard = it is discarded
zicos-set-seconds = Time for a challenge
zicos-set-seconds-30 = 30 seconds
zicos-set-seconds-60 = one minute
zicos-set-seconds-120 = two minutes
zicos-set-nominee = The nominees card of 45 tours
zicos-set-nominee-best = to the best production
zicos-set-tie = A tie in the end
zicos-set-tie-dice = by the die
zicos-set-tie-shared = victory shared
