### Höyük: the words printed on the table, and what a screen reader says of pieces and places.
### $owner: colour of a player · $seat: their name · $clan, $cell, $block, $gate, $piece, $symbol, $pile, $card, $power: see
### names.ftl · $count of $of.

## Printed on the boards

hk-table-of = { $count }/{ $of }
hk-table-seat = { ALONE($seat) }
hk-table-owner = { clan } · { ALONE($seat) }
hk-table-facts = { $families ->
        [one] { $families } family
       *[other] { $families } families
    } · { $storeys ->
        [one] { $storeys } storey
       *[other] { $storeys } storeys
    }
hk-table-facts-short = { $families } fam. · { $storeys } st.
hk-table-houses = Houses { $count }/{ $of }
hk-table-hand = Aspect cards: { $count }
hk-table-spent = Spent: { $count }/{ $of }
hk-table-calamity = { $drawn ->
        [yes] Last catastrophe
       *[no] Catastrophes
    }
hk-table-no-calamity = none yet
hk-table-unseen = { $count } to come
hk-table-aspects = Aspects
hk-table-who-wins = who wins
hk-table-supply = Supply
hk-table-at = { $block ->
        [none] { "" }
       *[other] in { $block }
    }
hk-table-extreme = { $extreme ->
        [largest] largest
       *[smallest] smallest
    }

## The workbench

hk-table-building = { $source ->
        [card] With a card: { $count } to build
        [power] Clan power: { $count } to build
       *[tile] Your tile: { $count } to build
    }
hk-table-bench = { $what ->
        [window] Play cards
        [return] Used cards: under which pile?
        [marker] First player marker: to whom?
        [inspect] Inspection: which block?
       *[rest] Construction tile
    }
hk-table-tray = { $tray ->
        [scoring] for points
       *[building] to build
    }
hk-table-tray-short = { $tray ->
        [scoring] points
       *[building] build
    }
hk-table-losing = { $piece ->
        [house] Houses to lose: { $count }
        [pen] Pens to lose: { $count }
        [oven] Ovens to lose: { $count }
        [shrine] Shrines to lose: { $count }
        [cattle] Cattle to lose: { $count }
       *[villager] Villagers to lose: { $count }
    }
hk-table-stealing = { $count ->
        [one] One element to steal
       *[other] { $count } elements to steal
    }
hk-table-power = { power }

hk-table-plus = +{ $count }
hk-table-last-turn = Last turn!
hk-table-becomes = { $how ->
        [founds] new block { $block }
        [joins] joins { $block }: { $count }
       *[other] { $block }: { $count }
    }
hk-table-details = { block }: { $count ->
        [one] { $count } house
       *[other] { $count } houses
    } (in brackets what breaks ties)
hk-table-seen = { $count ->
        [one] One catastrophe has come
       *[other] { $count } catastrophes have come, in this order
    }
hk-table-flood = { $is_there ->
        [yes] The shaman leaves the village.
       *[no] The shaman is not in the village.
    }
hk-table-strikes = { $count ->
        [0] { $spared ->
            [0] No block is struck.
           *[other] The shaman turns it away.
        }
        [one] It strikes { $blocks }.
       *[other] It strikes { $blocks }.
    }

## Laid over the village

hk-overlay = { $overlay ->
        [blocks] Who lives in each block
        [families] Families and their sizes
        [exits] Ways out of pens, houses that can be raised
        [aspects] Who wins each aspect in each block
       *[calamities] What would strike each block
    }
hk-table-overlay = { hk-overlay } ({ $cap })

## What the camera looks at

hk-part = { $part ->
        [village] The village
        [aspects] Aspects
        [calamity] Catastrophes and tiles
       *[supply] Supply
    }
hk-part-mat = Board · { ALONE($seat) }

## Said of pieces and places

hk-table-cell = { cell }
hk-table-house = { house }, { cell }
hk-table-ruin = ruin, { cell }
hk-table-pen = { $owner ->
        [none] nobody’s pen
       *[other] { seat.adjective } pen
    }, { cell }, gate { gate }
hk-table-piece = { $piece ->
        [shaman] { piece }, { cell }
       *[other] { $owner ->
            [none] { piece }
           *[other] { seat.adjective } { piece }
        }, { cell }
    }
hk-table-token = { seat.adjective } counter: { amount-points }
hk-table-block = { block }: { amount-houses }, { $seats ->
        [0] nobody lives there
        [one] one clan
       *[other] { $seats } clans
    }
hk-table-mat = { clan }, { seat.adjective }: { amount-points }, { $houses ->
        [one] { $houses } house
       *[other] { $houses } houses
    } left, { $storeys ->
        [one] { $storeys } storey
       *[other] { $storeys } storeys
    }, { $families ->
        [one] { $families } family
       *[other] { $families } families
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand
hk-table-marker = first player marker, { seat.adjective }
hk-table-waiting = { seat.adjective } houses left: { $count } of { $of }
hk-table-card = { aspect.a }, in your hand
hk-table-card-of = { aspect.a }, { seat.adjective }
hk-table-used-card = { aspect.a }, used this turn
hk-table-used-cards = { $count ->
        [one] the used card
       *[other] the { $count } used cards
    }
hk-table-tile-of = { seat.adjective } construction tile: { $count } to build
hk-table-element = { piece } to build{ $choice ->
        [yes] { ", at your choice" }
       *[no] { "" }
    }
hk-table-last-calamity = last catastrophe: { catastrophe }
hk-table-deck = catastrophes: { $unseen } of { $count } not seen yet
hk-table-tiles = construction tiles: { $count } in the pile, { $discarded } discarded
hk-table-pile = { pile.most }: { $count ->
        [0] empty pile
        [one] one card, { aspect } on top
       *[other] { $count } cards, { aspect } on top
    }
hk-table-stock = { $piece ->
        [cattle] { $count } head of cattle left
       *[other] { piece.count } left
    }
hk-table-shaman = { $block ->
        [none] the shaman, in the supply
       *[other] the shaman, in { block }
    }
