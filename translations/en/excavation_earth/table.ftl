### Excavation Earth: the words printed on the table, and what a screen reader says of pieces and places.
### $owner: colour of a player · $seat: their name · $colour, $relic, $place, $market, $centre, $tile: see names.ftl ·
### $count of $of · $n: rank.

## Printed on the boards

ee-table-of = { $count }/{ $of }
ee-table-black-market = Black market
ee-table-order = Turn order
ee-table-order-short = Order
ee-table-rounds = Round
ee-table-buyers = Buyers
ee-table-popularity = popularity → payout
ee-table-ship = Mothership
ee-table-ship-pays = end: { $pays }
ee-table-survey = Survey
ee-table-initiative = Initiative
ee-table-gallery = Gallery
ee-table-store = { $store ->
        [hold] Hold
       *[container] Container
    } { $count }/{ $of }
ee-table-hand = Hand: { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $travel } travel
ee-table-hand-short = Hand: { $actions } + { $travel }
ee-table-seat = { ALONE($seat) }
ee-table-owner = { ALONE($seat) } · { faction }
ee-table-owner-words = { $faction ->
        [ZU] { $seat }. { ee-table-power }
       *[other] { ALONE($seat) } · { faction }. { ee-table-power }
    }
ee-table-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }

# The power of the faction, in a line or two; faction.power says it in full.
ee-table-power = { $faction ->
        [GUL] Sell: first buy on the black market at face value, if you stand there.
        [ISS] Survey: three relics, one of them free into your hold.
        [AQU] Sell: no trader needed on the market of the card played.
        [DAL] Start of your turn: a free step with one explorer.
        [KUT] Excavate: the second relic from the same or an adjacent site.
       *[ZU] Two cards a turn, by its priorities.
    }
ee-table-zu-deck = Zu’s deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## Under way

ee-table-packet = { $kind ->
        [draft] Your packet: two cards to keep
       *[drawn] Cards drawn: { $count ->
            [one] one to keep
           *[other] { $count } to keep
        }
    }
ee-table-drawn = Relics revealed
ee-table-drawn-relic = { relic }, value { $value }, revealed by the survey
ee-table-fan = { $kind ->
        [pile] Pile of { colour } relics: { $count }, the visible one first
        [site] { place.name }: { amount-relics }
       *[discard] Discard: { $count } cards, the last one first
    }
ee-table-offered = { relic } offered { market.at }
ee-zu-acting = Zu: card { $n } of { $of }
ee-account = Income of the sale
ee-account-popularity = Popularity: { colour }
ee-account-market = Market { $market }: { $count ->
        [one] { $count } buyer interested
       *[other] { $count } buyers interested
    }
ee-account-markets = On { $count } markets
ee-account-total = Total so far
ee-table-sale-at-best = Sell: up to { $count }
ee-table-sale = { $markets ->
        [0] Sale: popularity { $popularity }, buyers { $buyers }: { $total } credits
       *[other] Sale: popularity { $popularity }, buyers { $buyers }, markets { $markets }: { $total } credits
    }

## For the screen reader: main board

ee-table-queue = Queue of { market }: { $count ->
        [0] no buyers
        [one] { $count } buyer
       *[other] { $count } buyers
    }
ee-table-queued = { buyer }, space { $n } { queue.at }
ee-table-trader = { trader } { market.at }
ee-table-place = { place.name }, { place-kind }
ee-table-relic-on-site = { relic }, value { $value }, { place.at } { $count ->
        [one] {""}
       *[other] ({ $count } copies)
    }
ee-table-explorer = { explorer } { place.at }
ee-table-explorer-waits = { explorer }, not on the map yet
ee-table-pile = { pile }: { $count ->
        [0] no relics
        [one] { $count } relic
       *[other] { $count } relics
    }, { $hidden } in reserve
ee-table-pile-top = { relic }, value { $value }, on sale for { amount-price }
ee-table-reserve = { relic-reserve }: { amount-relics }
ee-table-disc = { $passed ->
        [yes] { $seat } plays in place { $n } and has passed
       *[no] { $seat } plays in place { $n }
    }
amount-price = { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }

## For the screen reader: buyers, mothership, survey

ee-table-payouts = What the ranks of popularity pay
ee-table-track = { popularity-track }: popularity { $popularity }, rank { $rank }, payout { amount-price }
ee-table-stock = { buyer } on the track, space { $n }
ee-table-white = White buyers: { $count } of { $of }
ee-table-waiting = { buyer } { board-mothership.at }
ee-table-buyer-deck = Deck of buyer cards: { $count }
ee-table-buyer-discard = { buyer-card } on the discard, { $count ->
        [one] alone
       *[other] on top of { $count } cards
    }
ee-table-centre = { centre }: { amount-envoys }
ee-table-envoy = { $count ->
        [one] { envoy } { centre.at }
       *[other] { $count } envoys of colour { seat } { centre.at }
    }; pays { amount-price } now
ee-table-tile = { tile }, { tile-face }
ee-table-tile-slot = Tile slot, { centre } (empty for now)
ee-table-row-card = { $owner ->
        [none] { action-card } { survey-row.at }
       *[other] { action-card } { survey-row.at }, under a { crew-cube }
    }
ee-table-deck = Deck of action cards: { $count }
ee-table-discard = Discard of action cards: { $count }

## For the screen reader: faction boards

ee-table-supply = Supply of { seat }: { amount-cubes }
ee-table-cell = { $owner ->
        [none] { gallery-cell }, free
       *[other] { gallery-cell }, { guard }
    }
ee-table-slot = { $store ->
        [hold] Space { $n } in the hold of { seat }
       *[container] Space { $n } in the hidden container of { seat }
    }
ee-table-stored = { relic } { store.at }, value { $value }
ee-table-hand-words = Hand of { seat }: { $actions ->
        [one] { $actions } action card
       *[other] { $actions } action cards
    }, { $travel ->
        [one] { $travel } travel card
       *[other] { $travel } travel cards
    }
ee-table-travel-card = { $spent ->
        [yes] { travel-card }, played
       *[no] { travel-card }
    }
ee-table-count = { $kind ->
        [credits] { seat }: { amount-credits }
       *[crew] { seat }: { amount-cubes } in the supply
    }

## What the camera can look at

ee-part-board = Chart and queues
ee-part-mat = Board · { ALONE($seat) }
ee-part-buyers = Buyers
ee-part-ship = Mothership
ee-part-survey = Survey
