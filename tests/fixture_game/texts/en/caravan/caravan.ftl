# Caravan, in English. A rule's value says why not; its attributes explain the rule.

game-caravan = Caravan
mode-caravan-table = Around the table
mode-caravan-rival = Alone against the Rival
option-tolls = Tolls
    .help = The owner of a tent may ask arriving rivals for a coin.
option-houses = House
    .help = Where the camel waits at the start.
value-houses-none = no house
    .help = The camel waits at the Oasis.
value-houses-wells = House of the Wells
    .help = The camel waits at the Wells.
value-houses-mine = House of the Mine
    .help = The camel waits at the Mine.
option-rival_wells = The Rival at the Wells
    .help = That is where its camel starts.
option-rival_dunes = The Rival at the Dunes
    .help = That is where its camel starts.
player-rival = The Rival
player-rival-help = Plays by the rules of the game, alone against one trader.
level-rival-easy = The Rival starts far from the Wells.
level-rival-normal = The Rival starts at the gate like you.
level-rival-hard = The Rival starts at the Wells.

cv-good = { $good ->
        [salt] salt
        [copper] copper
       *[silk] silk
    }
cv-card = { $good ->
        [salt] salt { $number }
        [copper] copper { $number }
       *[silk] silk { $number }
    }
cv-cards = { $count ->
        [one] one card
       *[other] { $count } cards
    }
cv-place = { $place ->
        [oasis] the Oasis
        [wells] the Wells
        [dunes] the Dunes
        [mine] the Mine
        [port] the Port
        [bazaar] the Bazaar
       *[gate] the Gate
    }

## Decisions
cv-ask-keep = Keep one card of your pack.
cv-ask-bid = Lay one card face down.
cv-ask-travel = Lead your camel along a road.
cv-ask-toll = { $mover } stops at your tent: take a coin, or leave it.
cv-ask-trade = Deliver goods, pitch a tent, or rest.

## Moves
cv-keep = Keep { $card }
cv-bid = Bid { $card }
cv-travel = Travel to { $to }
cv-take-coin = Take a coin
cv-leave-coin = Leave the coin
cv-deliver = Deliver { $card }
cv-pitch = Pitch a tent
cv-rest = Rest
cv-automa-acts = The Rival acts

## Events
cv-kept = { $seat } keeps { $card }.
cv-pack-received = { $seat } receives { $cards }.
cv-bid-laid = { $seat } bids { $card }.
cv-bid-revealed = { $seat } shows { $card }.
cv-bid-won = { $seat } wins the bid.
cv-travelled = { $seat } travels from { $here } to { $to }.
cv-coin-taken = { $seat } takes a coin from { $mover }.
cv-coin-left = { $seat } leaves { $mover } the coin.
cv-delivered = { $seat } delivers { $card } for { $price ->
        [one] one point
       *[other] { $price } points
    }.
cv-pitched = { $seat } pitches a tent at { $to }.
cv-drawn = { $seat } draws { $card }.
cv-round-begun = Round { $round } begins.
cv-game-ended = The game is over.
cv-rival-keep = { $seat } chooses a card to keep.
cv-rival-bid = { $seat } chooses a card to bid.
cv-rival-travel = { $seat } chooses where to travel.
    .candidate = { $candidate ->
        [oasis] Oasis
        [wells] Wells
        [dunes] Dunes
        [mine] Mine
        [port] Port
        [bazaar] Bazaar
       *[gate] Gate
    }
cv-rival-toll = { $seat } chooses what to do about the toll.
cv-rival-trade = { $seat } chooses what to do at the market.
    .candidate = { $candidate ->
        [deliver] deliver
        [pitch] pitch a tent
       *[rest] rest
    }

## Scores and problems
cv-score-deliveries = Deliveries
cv-score-coins = Coins
cv-tie-coins = Coins, as tie-break
cv-unknown-place = { $path }: there is no place called “{ $place }”.
cv-unknown-good = { $path }: there is no good called “{ $good }”.
cv-miscounted = { $path }: { $found } counted, { $wanted } in the box.
cv-bad-position = This position cannot be read: { $what }.

## Rules
CV-MODE-1 = Caravan is for two or three seats, not { $seats }.
    .title = Seats
    .rule = Two or three traders play.
    .source = Rulebook, Contents
CV-MODE-2 = The Rival plays against one trader alone.
    .title = The Rival’s table
    .rule = The Rival takes one seat, opposite a single trader.
    .source = Rulebook, The Rival
CV-MODE-3 = Two seats have the same colour.
    .title = Colours
    .rule = Each trader takes a colour of their own.
    .source = Rulebook, Setup
CV-TURN-1 = { $seat } is not asked for this now.
    .title = Order of play
    .rule = Draft first; then each round: bids, the journey of the winner, and trade.
    .source = Rulebook, Overview
CV-DRAFT-1 = { $card } is not in your pack.
    .title = Draft
    .rule = Everybody keeps one card of their pack, secretly and at the same time.
    .source = Rulebook, Draft
    .cure = Choose a card of your pack.
CV-DRAFT-2 = { $seat } has chosen already.
    .title = One card at a time
    .rule = Once you have chosen, wait for the others.
    .source = Rulebook, Draft
CV-DRAFT-3 = Packs are passed to the left.
    .title = Passing
    .rule = When all have chosen, each pack goes to the left neighbour.
    .source = Rulebook, Draft
CV-DRAFT-4 = The last card needs no choice.
    .title = The last card
    .rule = A pack of one card goes straight into the hand of whoever receives it.
    .source = Rulebook, Draft
CV-BID-1 = { $card } is not in your hand.
    .title = Bids
    .rule = Everybody lays one card of their hand face down; they are revealed together.
    .source = Rulebook, Bids
    .cure = Choose a card of your hand.
CV-BID-2 = { $seat } has bid already.
    .title = A bid stands
    .rule = A card once laid is not taken back.
    .source = Rulebook, Bids
CV-BID-3 = Another bid is stronger.
    .title = Who wins
    .rule = The strongest card wins; among equals, the first clockwise from the whistle.
    .source = Rulebook, Bids
CV-TRAVEL-1 = No road leads from { $here } to { $to }.
    .title = Journey
    .rule = The winner leads their camel along one road.
    .source = Rulebook, Journey
    .cure = Choose a place at the end of a road from { $here }.
CV-TENT-1 = All your tents are pitched.
    .title = Tents
    .rule = Each trader has two tents, which stay where they are pitched.
    .source = Rulebook, Tents
CV-TENT-2 = { $owner } has a tent at { $to }.
    .title = One tent a place
    .rule = A place holds one tent.
    .source = Rulebook, Tents
CV-TOLL-1 = No toll is due.
    .title = Toll
    .rule = When a camel stops at the tent of another trader, the owner takes a coin or leaves it.
    .source = Rulebook, Tents
CV-TOLL-2 = This table plays without tolls.
    .title = Tolls or none
    .rule = A table may agree to play without tolls.
    .source = Rulebook, Variants
CV-TRADE-1 = There is no market at { $here }.
    .title = Trade
    .rule = Goods are delivered at a market; a tent may be pitched anywhere.
    .source = Rulebook, Trade
    .cure = Travel to a market first.
CV-TRADE-2 = { $here } buys { $good }, so it does not take { $card }.
    .title = What a market buys
    .rule = Each market buys one good, at its printed price.
    .source = Rulebook, Trade
    .cure = Deliver { $good }.
CV-TRADE-3 = { $card } is not in your hand.
    .title = Goods in hand
    .rule = Only cards of the hand can be delivered.
    .source = Rulebook, Trade
CV-TRADE-4 = You still have something to do.
    .title = Rest
    .rule = Resting ends the turn.
    .source = Rulebook, Trade
    .warning = { $count ->
        [one] One card could still be delivered here.
       *[other] { $count } cards could still be delivered here.
    }
CV-RIVAL-1 = The Rival decides by its own rules, and nobody else does.
    .title = The Rival
    .rule = The Rival’s choices follow its priorities.
    .source = Rulebook, The Rival
CV-RIVAL-2 = Another place is nearer to a market.
    .title = Nearest market
    .rule = The Rival goes where the nearest market is fewest roads away.
    .source = Rulebook, The Rival
CV-RIVAL-3 = Another market pays more.
    .title = Highest price
    .rule = Among these it prefers the highest price.
    .source = Rulebook, The Rival
CV-RIVAL-4 = The lot fell on another.
    .title = By lot
    .rule = What is still tied is decided by lot.
    .source = Rulebook, The Rival
CV-RIVAL-5 = Another card is stronger.
    .title = Strongest card
    .rule = The Rival keeps and bids its strongest card.
    .source = Rulebook, The Rival
CV-RIVAL-6 = The Rival always takes the coin.
    .title = The Rival’s toll
    .rule = The Rival takes every coin it may.
    .source = Rulebook, The Rival
CV-RIVAL-7 = The Rival delivers first.
    .title = The Rival’s trade
    .rule = It delivers what it can, then pitches a tent where it may, then rests.
    .source = Rulebook, The Rival
CV-RIVAL-8 = The Rival cannot start in two places.
    .title = Where the Rival starts
    .rule = Whoever finds the Rival too weak lets it start at the Wells or at the Dunes.
    .source = Rulebook, The Rival
    .cure = Choose one of them, or neither.
CV-HOUSE-1 =
    .title = Houses
    .rule = A trader of a house starts where its camels wait.
    .source = Rulebook, Variants
CV-HOUSE-2 = Two traders belong to the { $house ->
        [wells] House of the Wells
       *[mine] House of the Mine
    }.
    .title = One trader a house
    .rule = No house sends two traders.
    .source = Rulebook, Variants
    .cure = Choose another house for one of them.
CV-END-1 = The last round is over.
    .title = End
    .rule = The game ends after three rounds.
    .source = Rulebook, End of the game
CV-END-2 = Cards are drawn between rounds.
    .title = New cards
    .rule = After each round but the last, every trader draws a card and the whistle goes to the left.
    .source = Rulebook, End of a round
CV-END-3 = Coins count at the end.
    .title = Score
    .rule = Deliveries pay their price; each coin is worth one point.
    .source = Rulebook, End of the game
CV-END-4 = The tie stands.
    .title = Ties
    .rule = Among equals more coins win; then they share the victory.
    .source = Rulebook, End of the game

## The table
cv-part-map = Map
cv-part-mat = Mat · { $seat }
cv-part-piles = Deck and discard
cv-table-name = { $seat }
cv-table-at = { $to }
cv-table-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cv-table-place = { $to }{ $buys ->
        [no] {""}
       *[other] , buys { $good } at { $price }
    }
cv-table-tent = Tent of { $seat }
cv-table-camel = Camel of { $seat }, { $to }
cv-table-deck = Deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cv-table-deck-head = Deck
cv-table-discard-head = Discard
cv-table-slot = Bid of { $seat }
cv-table-coins = { $seat }: { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
cv-table-card = { $card }
cv-table-mat = { $seat }: coins { $coins }, tents { $tents }, cards { $hand }
cv-account = Your caravan
cv-account-earned = Deliveries
cv-account-coins = Coins
cv-account-delivery = With { $card }
cv-account-total = Total for now
