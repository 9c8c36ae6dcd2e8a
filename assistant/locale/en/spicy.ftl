# Spicy: what is said (say-…, refused-…) and what is shown.

game-spicy = Spicy

## Cards

spicy-spice = { $spice ->
    [chili] chili
    [wasabi] wasabi
   *[other] pepper
}
spicy-card = { $number } { $spice }
spicy-wild = { $trait ->
    [number] wild number
   *[other] wild spice
}
spicy-or = { $most } or { $last }
spicy-or-else = { $most }, or { $last }
spicy-any-spice = { $numbers }, any spice
spicy-trait = { $trait ->
    [number] the number
    [spice] the spice
   *[other] the copy
}

## Said aloud

say-spicy-cards = { $n ->
    [one] one card
   *[other] { $number } cards
}
say-spicy-points = { $n ->
    [one] { $number } point
   *[other] { $number } points
}
say-spicy-minus = minus { $number }
say-spicy-next = { $name } to play.
say-spicy-begin = The game begins. { $name } to play.
say-spicy-resume = The game resumes. { $name } to play.
say-spicy-claim = { $claim }.
say-spicy-last = { $claim }, and { $name }'s last card.
say-spicy-copied = { $name } copies: { $claim }.
say-spicy-copied-last = { $name } copies: { $claim }, with the last card in hand.
say-spicy-tucked = { $cards } tucked, and as many drawn.
say-spicy-tucked-last = { $cards } tucked.
say-spicy-raid = { $name } raids { $cards }.
say-spicy-passed = { $name } passes and draws.
say-spicy-wrong-claim = Wrong claim: { $name } takes the card back and draws.
say-spicy-last-unannounced = Last card not announced: { $name } takes it back and draws.
say-spicy-challenged = { $name } challenges { $trait }.
say-spicy-which = Which card is it?
say-spicy-who = Who challenges?
say-spicy-nothing-named = Nothing was named: { $name } loses.
say-spicy-shown = { $card }: { $trait } { $held ->
    [yes] was right
   *[other] was wrong
}.
say-spicy-takes = { $name } takes { $cards }.
say-spicy-loses = { $name } draws { $cards } and starts a pile.
say-spicy-trophy = A trophy for { $name }.
say-spicy-accepted = Nobody challenges. A trophy for { $name }.
say-spicy-draws = { $name } draws { $cards }.
say-spicy-last-trophy = That was the last trophy.
say-spicy-worlds-end = The World's End has come.
say-spicy-wins = { $name } wins with { $points }.
say-spicy-share = { $names } share the win with { $points }.
say-spicy-two-trophies = { $name } has two trophies and wins.
say-spicy-corrected = Corrected: { $said }

## Why not

refused-spicy-unknown-seat = Nobody sits in that place.
refused-spicy-no-such-number = Numbers go from 1 to 10.
refused-spicy-opening-number = To start a pile: { $next }.
refused-spicy-not-higher = After { $before }: { $next }.
refused-spicy-after-ten = After { $before }: { $next }.
refused-spicy-other-spice = The spice stays the same. After { $before }: { $next }.
refused-spicy-last-unannounced = This is { $name }'s last card: it is announced, or else it is taken back and { $name } draws.
refused-spicy-not-last = { $name } has other cards in hand.
refused-spicy-last-card-waits = { $owner }'s last card is waiting: somebody challenges it, or all accept it.
refused-spicy-challenge-waits = First show the challenged card.
refused-spicy-no-challenge = No card is challenged.
refused-spicy-no-last-card = No last card is waiting.
refused-spicy-no-claim = There is no pile yet.
refused-spicy-own-claim = Nobody challenges or copies a claim of their own.
refused-spicy-accepted = Everybody has accepted this last card.
refused-spicy-copy-as-whole = A copy is challenged as a whole: number and spice must both be right.
refused-spicy-one-trait = The number or the spice is challenged, not both.
refused-spicy-no-such-card = There is no such card.
refused-spicy-card-spent = Every card { $card } has been turned over already.
refused-spicy-no-copy-cat = The card that allows copying is not played with.
refused-spicy-no-luck = Cards are tucked under a 5 alone, and with the card that allows it.
refused-spicy-too-many-tucked = At most two cards are tucked, and they come from the hand.
refused-spicy-nothing-drawn = The World's End comes into sight only when cards have been drawn.
refused-spicy-too-few-drawn = The card on top of the World's End has been drawn, at least.
why-spicy-no-claim = no pile
why-spicy-accepted = accepted by all
why-spicy-last-card-waits = first the last card
why-spicy-challenge-waits = first the challenged card

## The table

spicy-head-turn = { $shown }’s turn — play or pass
spicy-head-opens = { $shown }’s turn — a new pile
spicy-head-last = { $shown }’s last card — who challenges?
spicy-head-reveal = { $shown } challenges { $trait } — which card?
spicy-pile = { $n ->
    [0] No pile
    [one] Pile: { $n } card
   *[other] Pile: { $n } cards
}
spicy-deck = { $n ->
    [one] Deck: { $n } card
   *[other] Deck: { $n } cards
}
spicy-is-copy = copy
spicy-is-last = last card
spicy-is-accepted = last card, accepted
spicy-pass = Pass
spicy-pass-detail = draw a card
spicy-doubt = Challenge { $trait }
spicy-doubt-detail = { $name }’s claim
spicy-undo = { $event ->
    [copied] the copy
    [passed] the pass
    [challenged] the challenge
    [revealed] the card shown
    [accepted] the trophy
    [penalised] the card drawn
    [worldended] the World’s End
   *[other] the claim
}
spicy-worlds-end = World’s End
spicy-share = { $name } share the win!
spicy-source = { $source ->
    [challenge] challenges { $n }
    [defence] defences { $n }
   *[other] raids { $n }
}
spicy-claims = { $name } claims
spicy-shown = Card shown
spicy-right = { $trait } { $held ->
    [yes] was right
   *[other] was wrong
}
spicy-won = { $n ->
    [one] { $n } won
   *[other] { $n } won
}
spicy-copy = Copy
spicy-more = More…
spicy-more-title = Something else happened
spicy-announce = Last card: it is announced.
spicy-forgot = Forgotten
spicy-takes-back = takes the card back and draws
spicy-take-back = Takes the card back and draws
spicy-accept = Nobody challenges
spicy-accept-detail = the trophy is won
spicy-last-title = Everybody decides before play goes on.
spicy-last-hint = Or else: challenge the number or the spice, below.
spicy-reveal-hint = Tap the card that was turned over.
spicy-who-doubts = Who challenges?
spicy-who-copies = Who copies the claim?
spicy-who-looked = Who looked at a card?
spicy-nothing-named = Nothing named
spicy-nothing-detail = a card turned over too soon
spicy-other-claim = Another claim
spicy-other-claim-detail = all the claims, with the rule
spicy-looked = A card was looked at
spicy-looked-detail = who cheated draws a card
spicy-tuck-title = How many cards are tucked under it?
spicy-tuck-hint = As many are drawn. A challenge does not touch them.
spicy-tucked = { $n ->
    [0] None
    [one] One
   *[other] Two
}
spicy-world-title = How many cards were drawn before the World’s End?
spicy-world-hint = The others are not drawn any more.
spicy-drawn-before = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
spicy-how-ended = { $end ->
    [two_trophies] Two trophies: won, without a count.
    [last_trophy] The last trophy is taken: time to count.
   *[other] The World’s End has come: time to count.
}
spicy-count-cards = won
spicy-count-trophies = trophies
spicy-count-hand = in hand
spicy-count-points = points
spicy-in-play = In play: { $names }
spicy-extra = { $extra ->
    [we_love_chili] We Love Chili!
    [start_it_up] Start It Up!
    [spice_raider] Spice Raider
    [change_your_luck] Change Your Luck
    [turn_it_up] Turn It Up!
   *[other] Copy Cat
}
spicy-extra-picture = { $extra ->
    [we_love_chili] 1–3 chili
    [start_it_up] 1–3 on 8–10
    [spice_raider] 4
    [change_your_luck] 5
    [turn_it_up] 6 = 9
   *[other] =
}
spicy-extra-effect = { $extra ->
    [we_love_chili] Where 1, 2 or 3 may be claimed, chili may be claimed instead.
    [start_it_up] After 8, 9 or 10 you may also begin again at 1, 2 or 3.
    [spice_raider] Claim 4: the pile is yours when the next card is played.
    [change_your_luck] Claim 5: tuck up to two cards under it and draw as many.
    [turn_it_up] A 6 is a 9 as well, and a 9 is a 6.
   *[other] Out of turn, make the claim of the player before once more.
}
spicy-wild-detail = { $trait ->
    [number] 1 to 10, no spice
   *[other] every spice, no number
}
spicy-setup = Spice It Up
spicy-setup-none = no Spice It Up card
spicy-setup-hint = One card, or two for those who know the game.
spicy-setup-full = Two cards at most: tap one to take it out.
spicy-setup-copy = A challenged copy: the winner takes
spicy-setup-copy-pile = the whole pile
spicy-setup-copy-card = that card
spicy-setup-tuck = Tucking the last cards under a 5
spicy-setup-tuck-no = no trophy
spicy-setup-tuck-yes = a trophy is possible
spicy-setup-table = Six cards each. The World’s End is slid in at the height marked for the number of players. Whoever last ate something spicy begins, or the youngest.
