### Excavation Earth: the guided first game. What to look at, what speaks for a move, what just happened.

## What to look at, in order, for each question

ee-guide-opening-hand = **Your six cards.** Each will pay for an action: its colour is for digging, its symbol for bargaining.
ee-guide-opening-deck = **The deck.** With four cards alike you may change some; otherwise keep your hand.
ee-guide-draft-packet = **This packet.** Keep two cards that go well together; the rest goes to the left.
ee-guide-draft-chart = **Your explorers.** A card is worth most where they stand, or close by.
ee-guide-third-chart = **The map.** Put your third explorer where your cards are of use: a site of their colour, a market of their symbol.
ee-guide-third-hand = **Your hand.** Count your colours and your symbols before you choose the location.
ee-guide-third-relics = **The relics.** Those of the most popular colour sell best.
ee-guide-free-step = **Your explorers.** One of them moves one location without a card: bring it near a site or a market.
ee-guide-action-hand = **Your hand.** Take a card: the table shows what it can pay for.
ee-guide-action-chart = **The map.** Dig where an explorer stands, with a card of the colour of the site.
ee-guide-action-queues = **The queues.** You sell where you have a trader and a buyer of the right colour waits.
ee-guide-zu-turn = **Zu plays.** Turn over its card: it says what Zu does.
ee-guide-pass = **Your hand is empty.** Pass: you wait for the next round.
ee-guide-discard = **Two cards to keep.** Discard the others; keep those of use where your explorers stand.
ee-guide-travel-explorers = **Your explorers.** Each step follows a line; share the steps among them.
ee-guide-travel-chart = **Where to?** A site whose colour you hold, a market whose symbol you hold. Never two of yours on one location.
ee-guide-excavate-relics = **The relics of the site.** Choose the one of most value, or whose sample you lack.
ee-guide-excavate-hold = **Your hold.** Put it into a free space.
ee-guide-market-queue = **This queue.** One more buyer is 2 credits more for a sale here.
ee-guide-market-crew = **Your cubes.** A trader here will let you sell.
ee-guide-market-buyers = **The buyers.** Sending one also makes its colour more popular.
ee-guide-sell-relics = **Your relics.** The first one offered decides the colour of the sale.
ee-guide-sell-queues = **The markets.** One relic per market, three at most: selling on several brings more.
ee-guide-sell-payouts = **Popularity.** It pays once, however many relics you sell.
ee-guide-promote = **Your traders.** Promoted, a trader counts in the centre of its market.
ee-guide-keep = **The cards drawn.** Keep what is of use where your explorers stand.
ee-guide-command-centre = **The command centre.** One more envoy may give you the majority.
ee-guide-command-queues = **The markets of the same symbol.** You may also send a trader there, without an explorer.
ee-guide-smuggle-piles = **The five piles.** You buy the visible relic, one credit more than its value.
ee-guide-smuggle-own = **Your hold.** You may also fence your relics, at their value: one or the other, not both.
ee-guide-survey-drawn = **The relics revealed.** One goes to its site; the other costs double its value.
ee-guide-survey-chart = **The map.** Choose for the site the one that your explorer will be able to dig.
ee-guide-buy = **The black market.** A visible relic is yours for the price asked.
ee-guide-sample-cell = **The gallery.** A cube here keeps the sample: it pays at the end, even once the relic is sold.
ee-guide-sample-lines = **Its lines.** Two samples in a column already pay, three in a row.
ee-guide-teleport = **Your explorers.** They go wherever you like, without following a line.
ee-guide-extract = **The sites.** Take any relic, without an explorer.
ee-guide-spread = **The buyers.** Send them to the queues where you will sell.
ee-guide-send-traders = **The markets.** A trader on each: choose those with buyers for you.
ee-guide-send-envoys = **The two other centres.** A cube in each counts from this round.

## What speaks for a move

ee-merit-steps = { $count ->
        [one] one step
       *[other] { $count } steps
    }
ee-merit-dig = { $count ->
        [one] one relic to take
       *[other] up to { $count } relics
    }
ee-merit-sell = up to { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }
ee-merit-fence = up to { $credits } credits by fencing
ee-merit-marker = initiative marker { $n }
ee-merit-row = { $count } { colour.feminine-plural } relics in the next round
ee-merit-cards = { $count ->
        [one] one of your cards is of use here
       *[other] { $count } of your cards are of use here
    }
ee-merit-relics = { $count ->
        [one] one relic lies here
       *[other] { $count } relics lie here
    }
ee-merit-usable = { $count ->
        [one] one is of use where your explorers stand
       *[other] { $count } are of use where your explorers stand
    }
ee-merit-sample = sample: +{ $credits } at the end
ee-merit-new-sample = one more sample
ee-merit-value = value { $value }
ee-merit-popular = its colour pays { $credits } a sale
ee-merit-column = full column: a card
ee-merit-in-column = { $count } of { $of } in its column
ee-merit-first-trader = your first trader here
ee-merit-sale-here = a { colour.feminine } relic sells here for { $credits }
ee-merit-rises = { colour.the } goes from { $now } to { $next }
ee-merit-buyer = +{ $credits } a sale here
ee-merit-offer = +{ $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }
ee-merit-credits = +{ $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }
ee-merit-promoted = { $count ->
        [one] one envoy more
       *[other] { $count } envoys more
    }
ee-merit-centre = { centre }: { $next ->
        [one] { $next } credit
       *[other] { $next } credits
    } at the end of the round as things stand, instead of { $now }
ee-merit-envoy = { centre }: { $count ->
        [one] one envoy
       *[other] { $count } envoys
    }
ee-merit-tile = { $effect }
ee-merit-yours-to-dig = your explorer stands on this site
ee-merit-new-cards = { $count ->
        [one] one new card
       *[other] { $count } new cards
    }

## What just happened, and why it matters

ee-guide-after-relic-discovered = { $seat } has { relic.the }: it will sell where a buyer wants its colour.
ee-guide-after-sample-taken = This sample will count at the end, even if the relic is sold.
ee-guide-after-trader-sent = { $seat } has one more trader: it is what allows selling on this market.
ee-guide-after-buyer-joined = One more { colour } buyer in the queue: 2 credits more to whoever sells there{ $colour ->
        [W] , whatever the colour
       *[other] {" "}relics of this colour
    }.
ee-guide-after-buyers-boarded = These buyers have paid and go: the queue has less to offer.
ee-guide-after-trader-promoted = The trader has become an envoy: it counts in the scoring, but selling here again takes a new trader.
ee-guide-after-centre-scored = A centre pays whoever has most envoys there; they stay for the next round.
ee-guide-after-marker-taken = { $seat } has Initiative marker { $marker }: in the next round it gives that place in the turn order.
ee-guide-after-column-filled = A full column: a card at once, and the largest gain at the end.
ee-guide-after-passed = { $seat } has passed: the others play on, the round ends when all have passed.
ee-guide-after-zu-failed = Zu could not act: it receives credits all the same.
