### Excavation Earth: what each thing on the table says of itself, and what it is worth here and now.
### Value: its name. .where: where it is · .gives: what it brings · .when: when · .costs: what it costs.
### $mine: yes if it belongs to whoever looks · $owner colour of a player · the others: see names.ftl.
### [coin:2|…], [relic:Vg3|…], [buyer:V|…], [symbol:SA|…], [region:Y|…], [cube:black|…] are drawn signs.

## The map

ee-thing-place-market = { place.name }
    .where = { place } · { symbol } symbol
    .gives = with an explorer here, a **Market** action sends your trader and draws buyers into its queue.
    .when = on your turn, with a card { symbol.with }.
    .costs = an action card, and a cube for the trader.
ee-thing-place-site = { place.name }
    .where = dig site · { region }
    .gives = the relics that lie here: **Excavate** puts them into your hold, ready to be sold.
    .when = on your turn, with an explorer here and a { colour } card.
    .costs = an action card, and a space of the hold for each relic.
ee-thing-place-both = { place.name }
    .where = { place } · dig site, { region }
    .gives = two uses: **Excavate** takes relics here, **Market** places a trader and buyers.
    .when = with an explorer here: a { colour } card to dig, a card { symbol.with } to bargain.
    .costs = an action card each time.
ee-thing-place-black = { place.name }
    .where = black market · { symbol } symbol
    .gives = a **Smuggle** action: sell one or two relics at their value, or buy one or two of different colours.
    .when = on your turn, with an explorer on one of the three black markets and a card { symbol.with }.
    .costs = an action card; a purchase costs one credit more than the value.
ee-thing-black-market = the black market
    .where = below the map · five piles, one per region
    .gives = relics to buy without digging, and a way out for those that nobody wants.
    .when = by Smuggle, with an explorer on a black market and a card with the Mask.
    .costs = an action card; the value of the relic plus one credit.
ee-thing-wrap = around the globe
    .where = at the edge of the map
    .gives = one step to the other edge: the line goes on { place.to }.
    .when = in a Travel action, as on any other line.
    .costs = one [fuel|fuel].
ee-thing-explorer = { $mine ->
        [yes] your explorer
       *[no] { seat } explorer
    }
    .where = { place.at }
    .gives = { $mine ->
        [yes] it lets you act where it stands: dig on a site, bargain on a market, smuggle.
       *[no] it shows where this player can dig, bargain or buy. It is not in your way: several players share a location.
    }
    .when = Travel moves it one location per [fuel|fuel]. Two explorers of one colour never end on the same location.
ee-thing-explorer-waiting = { $mine ->
        [yes] your third explorer
       *[no] third { seat.adjective } explorer
    }
    .where = on its board, not on the map yet
    .gives = one more location to act on, from the first turn.
    .when = at the start of its player’s first turn, on any location where they have none.
    .costs = nothing.

## Relics

ee-thing-relic-on-site = { relic.name }
    .where = { place.at } · { region } · value { $value }
    .gives = a { colour } relic to sell, and a sample for its cell of your gallery.
    .when = by Excavate: an explorer on this site and a { colour } card.
    .costs = an action card, a free space of the hold.
ee-thing-relic-visible = { relic.name }
    .where = visible on the black market · value { $value }
    .gives = a { colour } relic to sell, and a sample if its cell is free.
    .when = by Smuggle, with an explorer on a black market and a card with the Mask.
    .costs = [coin:{ $credits }|{ amount-price }]: its value and one credit.
ee-thing-relic-below = { relic.name }
    .where = number { $n } of the { colour } pile of the black market
    .gives = nothing yet: only the top relic can be bought. It rises when those above it go.
    .when = at each preparation, the visible relic goes under its pile.
ee-thing-relic-drawn = { relic.name }
    .where = revealed by the survey · value { $value }
    .gives = put on its site, everybody can dig it up; bought, it is yours at once.
    .when = now: one relic goes to its site, another may be bought.
    .costs = [coin:{ $credits }|{ amount-price }], double its value, and a space of the hold.
ee-thing-relic-stored = { relic.name }
    .where = { store.at } · value { $value }
    .gives = { $mine ->
        [yes] a **sale** on a market that wants it, or its value, [coin:{ $value }|{ $value } credits], on the black market. Its sample stays after the sale.
       *[no] this player can sell it on the markets that want its colour.
    }
    .when = by Sell (a trader and a buyer on the same market) or by Smuggle.
    .costs = an action card.
ee-thing-relic-offered = { relic.name }
    .where = offered { market.at }
    .gives = it counts in this sale: its buyers pay [coin:2|2 credits] each, and the popularity of its colour pays once.
    .when = when the sale is closed; it then leaves the game.
ee-thing-pile = black-market pile · { colour }
    .where = { amount-relics }, the top one is for sale
    .gives = a { colour } relic without digging. You also sell your own here, at their value: they go underneath.
    .when = by Smuggle, or thanks to some tiles.
    .costs = the price on the coin: the value and one credit.
ee-thing-reserve = reserve · { colour }
    .where = { amount-relics } face down
    .gives = the relics that will appear later: **Survey** reveals two, each card of the survey row three in the next round.
    .when = by Survey, and at each preparation.

## Queues, traders, buyers

ee-thing-queue = queue of { market }
    .where = { symbol } symbol · four buyers at most
    .gives = this is where you sell: each buyer of the colour sold, or white, pays [coin:2|2 credits].
    .when = by Sell, if you have a trader here. The trader then becomes an envoy of the { centre }.
    .costs = a card, a relic per market; the buyers counted go away.
ee-thing-buyer-queued = buyer · { colour }
    .where = queue of { market }, space { $n }
    .gives = { $white ->
        [yes] [coin:2|2 credits] to whoever sells here, **whatever the colour** of the relic.
       *[no] [coin:2|2 credits] to whoever sells a { colour } relic here.
    }
    .when = at the next sale that counts it; it then goes to the mothership. A fifth to come pushes out the first of the queue.
ee-thing-trader = { $mine ->
        [yes] your trader
       *[no] { seat } trader
    }
    .where = { market }
    .gives = { $mine ->
        [yes] the right to sell here. After the sale it becomes an **envoy** and counts for the majority.
       *[no] this player can sell here before you and carry off the buyers.
    }
    .when = at each sale on this market. It stays from round to round.
    .costs = a cube, by Market or Command.

## Turn order and rounds

ee-thing-disc = turn order · { ALONE($seat) }
    .where = plays in place { $n }
    .gives = their turn to play, from left to right, two actions each time{ $passed ->
        [yes] . This player has passed for this round
       *[no] {""}
    }.
    .when = all round long; an initiative marker changes the place in the next round.
ee-thing-order-space = place { $n } of the turn
    .where = turn-order track
    .gives = { $n ->
        [1] playing first: choosing relics, buyers and markets before the others.
       *[other] playing in place { $n }.
    }
    .when = each time round the table; it changes with the initiative markers, at the preparation.
ee-thing-round-marker = round { $n } of { $count }
    .where = round track
    .gives = a reminder of the time that is left: the game stops after round { $count }.
    .when = it moves on when all have passed and the centres have paid.
ee-thing-round-space = round { $n }
    .where = round track
    .gives = at its end, each command centre pays [coin:{ $first }|{ $first } credits] { $second ->
        [0] to the first, and nothing to the others
       *[other] { $third ->
            [0] then [coin:{ $second }|{ $second } credits]
           *[other] then [coin:{ $second }|{ $second } credits], then [coin:{ $third }|{ $third } credits]
        }
    }.
    .when = when all have passed.

## Popularity and buyers in supply

ee-thing-payouts = what popularity pays
    .where = buyers board
    .gives = once a sale, by the rank of the colour sold: [coin:{ $first }|{ $first }], [coin:{ $second }|{ $second }], [coin:{ $third }|{ $third }], [coin:{ $fourth }|{ $fourth }] or [coin:{ $fifth }|{ $fifth }].
    .when = when the sale is closed, before the buyers leave.
    .costs = a card: this is where you put it to sell.
ee-thing-payout = what { colour.feminine-plural } relics pay
    .where = { $rank ->
        [1] the most popular colour
       *[other] rank { $rank } of popularity
    }
    .gives = [coin:{ $credits }|{ amount-price }], once for each sale of this colour, on top of the buyers.
    .when = when the sale is closed. Colours that are level share their rank.
ee-thing-track = popularity track · { colour }
    .where = popularity { $popularity }
    .gives = the more of its buyers have left it for the queues, the more popular the colour is and the better it sells.
    .when = Market makes one leave; a sale sends some back, one sale later, from the mothership.
ee-thing-buyer-on-track = buyer · { colour }
    .where = { colour } track, space { $n }
    .gives = sent into a queue, it will pay [coin:2|2 credits] for a { colour } relic, and its colour rises by one.
    .when = by Market, where you have an explorer; the lowest leaves first.
ee-thing-white-area = white buyers
    .where = { $count } left here
    .gives = buyers who want everything: [coin:2|2 credits] each in any sale.
    .when = by Market: a white one, and a coloured one after it.
ee-thing-buyer-white = white buyer
    .where = not in a queue yet
    .gives = in a queue, it pays [coin:2|2 credits] whatever the colour sold.
    .when = by Market, before the coloured buyer.
ee-thing-buyer-waiting = buyer · { colour }
    .where = on the mothership, since the last sale
    .gives = nothing while it waits: it pays nobody and { $white ->
        [yes] is missing from the supply
       *[no] its colour stays popular
    }.
    .when = at the next sale, it goes back to the buyers board.
ee-thing-buyer-deck = deck of buyer cards
    .where = buyers board · { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .gives = newcomers: each queue of fewer than three buyers is filled up.
    .when = at each preparation, in rounds 2 and 3.
ee-thing-buyer-card = buyer card · { colour }
    .where = the last card turned over
    .gives = it brought a { colour } buyer into a queue.
    .when = it comes back into the deck when that is empty.
ee-thing-buyer-discard = discard of buyer cards
    .where = buyers board
    .gives = it shows which colours have already come out of the deck.
    .when = it fills at each preparation.

## Mothership

ee-thing-ship = mothership
    .where = three command centres
    .gives = credits at the end of each round, to whoever has most **envoys** there. The buyers of the last sale wait here.
    .when = when all have passed; nothing is taken away, envoys count again in the next round.
ee-thing-centre = { symbol } centre
    .where = mothership · { amount-envoys }
    .gives = credits to the players who have most envoys here, at the end of each round.
    .when = a trader is promoted here after a sale on its two markets; Command places an envoy without selling.
    .costs = a cube, which is of no use elsewhere any more.
ee-thing-centre-pays = what the centres pay
    .where = at the end of round { $n }
    .gives = in each centre, [coin:{ $first }|{ $first } credits] to whoever has most envoys{ $second ->
        [0] {""}
       *[other] { $third ->
            [0] , [coin:{ $second }|{ $second } credits] to the second
           *[other] , [coin:{ $second }|{ $second } credits] to the second, [coin:{ $third }|{ $third } credits] to the third
        }
    }.
    .when = when all have passed. Those who are level share.
ee-thing-envoy = { $mine ->
        [yes] your envoy
       *[no] { seat } envoy
    }
    .where = { centre } · { $count } of this colour
    .gives = it counts for the majority of this centre, at the end of each round{ $mine ->
        [yes] ; recalled, it sets off the tile of the centre
       *[no] {""}
    }.
    .when = at the end of each round; it stays in place.
ee-thing-majority = what { seat } is paid, { centre }
    .where = if the round ended now
    .gives = [coin:{ $credits }|{ amount-price }] { $mine ->
        [yes] for you, at the end of this round
       *[no] for this player, at the end of this round
    }.
    .when = when all have passed; one more envoy may change everything.
ee-thing-tile = { tile }
    .where = tile of the { centre } · { tile-face }
    .gives = { $effect }
    .when = by Command, recalling one of your envoys from here.
    .costs = a card { symbol.with }, and the envoy, which comes back to your supply.
ee-thing-tile-slot = tile slot
    .where = { centre }
    .gives = from round 2, a tile whose effect you set off by recalling an envoy.
    .when = it comes at the preparation of round 2 and turns over, stronger, in round 3.

## Survey and common cards

ee-thing-survey = survey row
    .where = a row of action cards, in rounds 1 and 2
    .gives = each card will bring out **three relics** of its colour; replacing a card decides which, and gives an initiative marker.
    .when = at the next preparation. Survey itself reveals two relics at once.
    .costs = an action card and a cube, which comes back at the end of the round.
ee-thing-row-card = card · { colour } { symbol }
    .where = survey row, still free
    .gives = { $count } { colour.feminine-plural } relics in the next round, two on their sites and one on the black market.
    .when = at the preparation, if nobody replaces it before.
    .costs = Survey replaces it by your card, with one of your cubes.
ee-thing-row-card-taken = card · { colour } { symbol }
    .where = survey row, taken by { seat }
    .gives = { $count } { colour.feminine-plural } relics in the next round. Nobody can replace it any more.
    .when = at the preparation; the cube goes back to its player.
ee-thing-marker = initiative marker { $n }
    .where = to be taken by surveying
    .gives = { $n ->
        [1] playing **first** in the next round.
       *[other] playing in place { $n } in the next round.
    }
    .when = whoever surveys without having one takes the lowest that is left; it is given back at the preparation.
    .costs = nothing beyond the Survey action.
ee-thing-deck = deck of action cards
    .where = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .gives = the cards you will get: eight to sort before each round, and those won by a large sale or a full column.
    .when = at the preparation of rounds 2 and 3, and when an effect draws cards.
ee-thing-discard = discard of action cards
    .where = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .gives = it tells which cards have gone by: everybody may look through it.
    .when = shuffled, it becomes the deck again when that is empty.
ee-thing-card-discarded = card · { colour } { symbol }
    .where = on the discard
    .gives = nothing to anybody: it has paid for an action.
    .when = it comes back when the discard becomes the deck.

## Faction board

ee-thing-faction-gul = { faction }
    .where = { $mine ->
        [yes] your faction
       *[no] the faction of { $seat }
    }
    .gives = { faction.power }
    .when = all game long.
ee-thing-faction-iss = { faction }
    .where = { $mine ->
        [yes] your faction
       *[no] the faction of { $seat }
    }
    .gives = { faction.power }
    .when = all game long.
ee-thing-faction-aqu = { faction }
    .where = { $mine ->
        [yes] your faction
       *[no] the faction of { $seat }
    }
    .gives = { faction.power }
    .when = all game long.
ee-thing-faction-dal = { faction }
    .where = { $mine ->
        [yes] your faction
       *[no] the faction of { $seat }
    }
    .gives = { faction.power }
    .when = all game long.
ee-thing-faction-kut = { faction }
    .where = { $mine ->
        [yes] your faction
       *[no] the faction of { $seat }
    }
    .gives = { faction.power }
    .when = all game long.
ee-thing-zu = Zu
    .where = the automa of the solo game
    .gives = a rival that plays by itself, without hand or explorers: it follows its cards and its priorities.
    .when = on its turn, two cards of its deck. You win if it has **fewer** credits than you at the end.
ee-thing-credits = { $mine ->
        [yes] your credits
       *[no] { seat }’s credits
    }
    .where = { amount-credits }
    .gives = victory to the richest after three rounds; until then, money to buy relics.
    .when = from sales, centres, the gallery, tiles and the black market.
ee-thing-crew = { $mine ->
        [yes] your crew
       *[no] { seat } crew
    }
    .where = { amount-cubes } in the supply
    .gives = **cubes** for everything: traders on markets, envoys, guards of the gallery, marks of the survey.
    .when = each time a cube is placed. With an empty supply only a guard of the gallery can serve again.
ee-thing-hand = { $mine ->
        [yes] your hand
       *[no] { seat }’s hand
    }
    .where = { $actions ->
        [one] { $actions } action card
       *[other] { $actions } action cards
    }, { $travel } travel
    .gives = one action per card: the cards that are left tell how many turns this player can still take.
    .when = at each action. Whoever passes keeps two action cards for the next round.
ee-thing-card-back = hidden card
    .where = { seat }’s hand
    .gives = an action to this player; which one, only they know.
    .when = on their turn.
ee-thing-hold-space = space of the hold
    .where = { $mine ->
        [yes] your board, space { $n }
       *[no] { seat } board, space { $n }
    }
    .gives = room for a relic, wherever it comes from. Without a free space you cannot Excavate.
    .when = it is freed by selling or fencing.
ee-thing-container-space = space of the hidden container
    .where = { $mine ->
        [yes] your board, space { $n }
       *[no] { seat } board, space { $n }
    }
    .gives = room for a relic bought on the **black market** only.
    .when = it is freed by selling or fencing.

## Gallery

ee-thing-cell-free = { relic.name }
    .where = gallery: { colour } column, { glyph } row
    .gives = a sample of this relic, placed here, counts in its column **and** in its row.
    .when = at the moment you store this relic, never later. It stays after the sale.
    .costs = a cube, which stays there as a guard.
ee-thing-cell-guarded = { relic.name }
    .where = sample under guard · { colour } column, { glyph } row
    .gives = it counts at the end in its column and in its row, even if the relic is sold.
    .when = at the end of the game.
    .costs = a cube, which may be taken back if the supply is empty.
ee-thing-gallery-column = column · { colour }
    .where = gallery · four cells
    .gives = [coin:{ $first }|{ $first } credits] with 2 samples, [coin:{ $second }|{ $second } credits] with 3, [coin:{ $third }|{ $third } credits] with 4; when full, it gives an action card.
    .when = at the end of the game; the card, at once.
ee-thing-gallery-row = { glyph } row
    .where = gallery · five cells, one per region
    .gives = [coin:{ $first }|{ $first } credits] with 3 samples, [coin:{ $second }|{ $second } credits] with 4, [coin:{ $third }|{ $third } credits] with 5.
    .when = at the end of the game.
ee-thing-gallery-total = { seat } gallery
    .where = twenty cells, one per type of relic
    .gives = credits for each column and each row that is well filled with samples.
    .when = after the third round.

## Cards in hand

ee-thing-card-action = card · { colour } { symbol }
    .where = in your hand
    .gives = one action, as you choose: its colour opens the sites of its region, its symbol a market; it also pays for a Travel of 3 [fuel|fuel], a Sell or a Survey.
    .when = on your turn, two actions at a time.
    .costs = the card, which goes to the discard.
ee-thing-card-packet = card · { colour } { symbol }
    .where = to keep or to leave
    .gives = one more action, if you keep it: the region of its colour, or the market of its symbol.
    .when = during the coming round.
ee-thing-card-travel = { $fuel }-fuel travel card
    .where = in your hand
    .gives = up to { $fuel } steps, shared among your explorers{ $sells ->
        [yes] ; or a Sell action
       *[no] {""}
    }.
    .when = on your turn. It has neither colour nor symbol: it does not dig and does not bargain.
    .costs = an action; the card comes back in the next round.
ee-thing-card-spent = { $fuel }-fuel travel card
    .where = played, in front of its player
    .gives = nothing in this round.
    .when = it comes back to the hand at the next preparation.

## Zu

ee-thing-zu-deck = Zu’s deck
    .where = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .gives = all that Zu will still do in this round, in an order that nobody knows.
    .when = on its turn, two cards; once the deck is empty, it passes.
ee-thing-zu-card = Zu: { $title }
    .where = the last card turned over
    .gives = { $text }
    .when = it has just been carried out.

## Here and now

ee-worth-both = { $first } { $second }
ee-worth-reach = { $steps ->
        [0] **One of your explorers is here.**
        [one] Your nearest explorer is **{ $steps } step** away.
       *[other] Your nearest explorer is **{ $steps } steps** away.
    }
ee-worth-dig = { $relics ->
        [0] No relic to take here for now.
        [one] One relic to take here.
       *[other] { $relics } relics to take here.
    } { ee-worth-cards }
ee-worth-cards = { $cards ->
        [0] You have no { colour.feminine } card in hand.
        [one] You have **one { colour.feminine } card** in hand.
       *[other] You have **{ $cards } { colour.feminine-plural } cards** in hand.
    }
ee-worth-bargain = { $cards ->
        [0] To bargain here you lack a card { symbol.with }.
        [one] To bargain here you have **one card { symbol.with }**.
       *[other] To bargain here you have **{ $cards } cards { symbol.with }**.
    }
ee-worth-smuggle = { $cards ->
        [0] You lack a card with the Mask.
        [one] You have **one card with the Mask**.
       *[other] You have **{ $cards } cards with the Mask**.
    }
ee-worth-nobody-waits = Nobody waits here: no sale is possible.
ee-worth-sale = A { colour.feminine } relic would sell here for **{ $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }**: { $popularity } for its popularity, and { $buyers ->
        [0] no buyer
        [one] one buyer
       *[other] { $buyers } buyers
    }. { $relics ->
        [0] You have none
       *[other] { $trader ->
            [yes] You have { $relics ->
                [one] one
               *[other] { $relics }
            }, and your trader is here
           *[no] You lack a trader here
        }
    }.
ee-worth-track = { $relics ->
        [0] You have no relic of this colour.
        [one] You have **one relic** of this colour.
       *[other] You have **{ $relics } relics** of this colour.
    }{ $sale ->
        [0] {""}
       *[other] {" "}At best they sell now for **{ $sale } credits** on { $markets ->
            [one] one market
           *[other] { $markets } markets
        }.
    } Its popularity pays { $credits } a sale; { $rises ->
        [yes] with one more buyer gone it would pay **{ $next }**.
       *[no] one more buyer gone would change nothing.
    }
ee-worth-best-sale = Your best sale now: { colour.feminine-plural } relics, **{ $credits } credits** on { $markets ->
        [one] one market
       *[other] { $markets } markets
    }.
ee-worth-no-sale = { $lack ->
        [relics] You have no relic to sell.
        [traders] You have no trader on the markets.
       *[buyers] Where you have a trader, nobody wants your relics.
    }
ee-worth-price = { $missing ->
        [0] It costs { $credits } and you have { $have }: **you can pay it**.
       *[other] It costs { $credits } and you have { $have }: **{ $missing } short**.
    }
ee-worth-sampled = You already have its sample.
ee-worth-sample = { $credits ->
        [0] New sample: { $column } of { $of } in its column, { $row } of 5 in its row.
       *[other] New sample: **+{ $credits } credits** at the end.
    }
ee-worth-stored = { $sale ->
        [0] No sale of this colour is open to you; on the black market it pays { $credits }.
       *[other] Your { colour.feminine-plural } relics sell now for **{ $sale } credits** at best, on { $markets ->
            [one] one market
           *[other] { $markets } markets
        }; on the black market this one pays { $credits }.
    }
ee-worth-offered = This sale brings **{ amount-price }** so far.
ee-worth-lies-on-site = It is to be had **{ place.at }**.
ee-worth-lies-on-pile = It is visible on the black market, for **{ $credits } credits**.
ee-worth-lies-in-store = You have it in store, but a sample is only taken when storing it.
ee-worth-lies-nowhere = None is to be had for now; it appears { place.at }.
ee-worth-line = { $samples ->
        [0] No sample
        [one] One sample
       *[other] { $samples } samples
    }: **{ amount-price }** so far. { $more ->
        [0] It is full.
        [one] With one more: **{ $next }**.
       *[other] With { $more } more: **{ $next }**.
    }
ee-worth-guard = Column: { $column } of 4. Row: { $row } of 5. Together they pay **{ amount-price }**.
ee-worth-gallery = { $samples ->
        [0] No sample: nothing for now.
        [one] One sample: **{ amount-price }** at the end.
       *[other] { $samples } samples: **{ amount-price }** at the end.
    }
ee-worth-room = { $count ->
        [0] **No free space left.**
        [one] **One free space.**
       *[other] **{ $count } free spaces.**
    }
ee-worth-envoys = { $count ->
        [0] You have nobody here.
        [one] You have one envoy here: **{ amount-price }** at the end of this round.
       *[other] You have { $count } envoys here: **{ amount-price }** at the end of this round.
    } With one more: **{ $next }**.
ee-worth-tile = { $envoys ->
        [0] You have no envoy here to recall.
       *[other] { $cards ->
            [0] An envoy of yours is here, but you lack a card { symbol.with }.
           *[other] You can set it off: an envoy is here, and you have a card { symbol.with }.
        }
    }
ee-worth-card = It could pay for: { $actions }.
ee-use-travel = **Travel**, { $fuel } steps
ee-use-excavate = { $count ->
        [one] **Excavate**, one relic
       *[other] **Excavate**, { $count } relics
    }
ee-use-market = **Market** { market.at }
ee-use-sell = { $credits ->
        [0] **Sell**
       *[other] **Sell** (up to { $credits } credits)
    }
ee-use-command = **Command** at the { centre }
ee-use-smuggle = **Smuggle**
ee-use-survey = **Survey**
ee-worth-travel = In { $fuel } steps one of your explorers reaches { $sites ->
        [0] no site
        [one] one site
       *[other] { $sites } sites
    }, { $markets ->
        [0] no market
        [one] one market
       *[other] { $markets } markets
    } and { $black ->
        [0] no black market
        [one] one black market
       *[other] { $black } black markets
    }.
ee-worth-marker = { $own ->
        [0] { $n ->
            [0] No initiative marker is left.
           *[other] Surveying now, you would take **marker { $n }**.
        }
       *[other] You already have marker { $own }: a survey gives no other.
    }
ee-worth-ahead = { $side ->
        [ahead] You have **{ $count } more** than the richest of the others.
        [behind] You are **{ $count }** short of the richest.
       *[level] You are level with the richest of the others.
    }
ee-worth-crew = { $count ->
        [0] Empty supply: { $guards ->
            [0] no cube left to place.
            [one] one guard of the gallery can still serve.
           *[other] { $guards } guards of the gallery can still serve.
        }
        [one] **One cube** left to place.
       *[other] **{ $count } cubes** left to place.
    }
ee-worth-hand = Enough for **{ $actions ->
        [one] one action
       *[other] { $actions } actions
    }**{ $travel ->
        [0] {""}
        [one] {" "}and one Travel more
       *[other] {" "}and { $travel } Travels more
    } in this round.
ee-worth-rounds = { $left ->
        [0] This is the **last round**.
        [one] **One round** left after this one.
       *[other] **{ $left } rounds** left after this one.
    }
ee-worth-zu-deck = { $turns ->
        [0] Zu has finished for this round.
        [one] Zu plays **one turn** more.
       *[other] Zu plays **{ $turns } turns** more.
    }

## Tiles

ee-tile-both = { $first } { $second }
