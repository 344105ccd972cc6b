### Excavation Earth: the names of things, as they enter a sentence.
### Value: the bare name. .the: “the …” · .a: “a …” · .at: where · .from: from where · .of: “of …” · .to: where to.
### Variables: $colour colour of a relic or a buyer (Y yellow, G green, R red, V purple, O orange, W white) ·
### $owner colour of a player (black, pink, yellow, brown, blue) · $glyph (g1 to g4) · $relic type of relic (Yg1 to Og4) ·
### $symbol of a card (SA, SB, SC, SM) · $place location (M1, R2, BW…) · $market printed number, 1 to 6 · $centre 1 to 3, from
### left to right · $tile (CT1 to CT8) · $faction (GUL, ISS, AQU, DAL, KUT, ZU) · $store (hold, container) · $action · $count.

game-excavation_earth = Excavation Earth

## Colours

colour = { $colour ->
        [Y] yellow
        [G] green
        [R] red
        [V] purple
        [O] orange
       *[W] white
    }
    .feminine = { colour }
    .plural = { colour }
    .feminine-plural = { colour }
    .the = { colour }
    .of = of { colour }
    .short = { $colour ->
        [Y] Ye
        [G] Gr
        [R] Re
        [V] Pu
        [O] Or
       *[W] Wh
    }

region = { colour } region
    .the = the { region }
    .at = in the { region }
    .of = of the { region }

popularity-track = { colour } popularity track
    .the = the { popularity-track }
    .at = on the { popularity-track }
    .from = from the { popularity-track }

## Glyphs and relics

glyph = { $glyph ->
        [g1] Eye
        [g2] Claw
        [g3] Spiral
       *[g4] Star
    }
    .the = the { glyph }
    .of = of the { glyph }
    .with = with the { glyph }

# A relic told by its colour and its glyph.
relic-kind = { colour } relic { glyph.with }
    .the = the { relic-kind }

relic-colour = { colour } relic
    .plural = { colour } relics
    .count = { $count ->
        [one] { $count } { colour } relic
       *[other] { $count } { colour } relics
    }

# A relic told by its name, which says its colour too. .name: without the colour, for a label.
relic = { $relic ->
        [Yg1] yellow lucky cat
        [Yg2] yellow licence plate
        [Yg3] yellow hubcap
        [Yg4] yellow flat football
        [Gg1] green stag trophy
        [Gg2] green garden gnome
        [Gg3] green watering can
        [Gg4] green disco ball
        [Rg1] red stop sign
        [Rg2] red traffic cone
        [Rg3] red jukebox
        [Rg4] red phone handset
        [Vg1] purple rubber duck
        [Vg2] purple plastic crown
        [Vg3] purple audio cassette
        [Vg4] purple puzzle cube
        [Og1] orange restroom sign
        [Og2] orange toaster
        [Og3] orange game controller
        [Og4] orange lava lamp
       *[other] relic { $relic }
    }
    .the = the { relic }
    .a = { $relic ->
        [Og1] an { relic }
        [Og2] an { relic }
        [Og3] an { relic }
        [Og4] an { relic }
       *[other] a { relic }
    }
    .of = of the { relic }
    .name = { $relic ->
        [Yg1] Lucky cat
        [Yg2] Licence plate
        [Yg3] Hubcap
        [Yg4] Flat football
        [Gg1] Stag trophy
        [Gg2] Garden gnome
        [Gg3] Watering can
        [Gg4] Disco ball
        [Rg1] Stop sign
        [Rg2] Traffic cone
        [Rg3] Jukebox
        [Rg4] Phone handset
        [Vg1] Rubber duck
        [Vg2] Plastic crown
        [Vg3] Audio cassette
        [Vg4] Puzzle cube
        [Og1] Restroom sign
        [Og2] Toaster
        [Og3] Game controller
        [Og4] Lava lamp
       *[other] { $relic }
    }

gallery-cell = cell { relic.of }
    .the = the { gallery-cell }
    .at = on the { gallery-cell }
gallery-column = { colour } column
    .the = the { gallery-column }
gallery-row = { glyph } row
    .the = the { gallery-row }

## Symbols and cards

symbol = { $symbol ->
        [SA] Prism
        [SB] Ring
        [SC] Trident
       *[SM] Mask
    }
    .the = the { symbol }
    .of = of the { symbol }
    .with = with the { symbol }

action-card = { colour } { symbol } card
    .the = the { action-card }
    .a = { $colour ->
        [O] an { action-card }
       *[other] a { action-card }
    }

# $fuel: how many fuel symbols it bears.
travel-card = { $fuel }-fuel travel card
    .the = the { travel-card }
    .a = a { travel-card }

action-cards = { $count ->
        [one] { $count } action card
       *[other] { $count } action cards
    }

buyer-card = { colour } buyer card
    .the = the { buyer-card }

initiative-marker = initiative marker { $n }
    .the = { initiative-marker }

## Locations of the map

# .name: the name on the map of the world.
place = { $place ->
        [M1] market 1
        [M2] market 2
        [M3] market 3
        [M4] market 4
        [M5] market 5
        [M6] market 6
        [BW] western black market
        [BC] central black market
        [BE] eastern black market
        [R1] Rockies
        [R2] Great Lakes
        [R3] Mesoamerica
        [G1] Easter Island
        [G2] Amazonia
        [G3] Pampa
        [Y1] Sahara
        [Y2] Cape
        [V1] Europe
        [V2] Urals
        [O1] Gobi
        [O2] Indonesia
       *[other] { $place }
    }
    .the = { $place ->
        [M1] { place }
        [M2] { place }
        [M3] { place }
        [M4] { place }
        [M5] { place }
        [M6] { place }
        [R3] { place }
        [G1] { place }
        [G2] { place }
        [V1] { place }
        [O2] { place }
       *[other] the { place }
    }
    .at = { $place ->
        [R1] in { place.the }
        [R3] in { place.the }
        [G1] on { place.the }
        [G2] in { place.the }
        [G3] in { place.the }
        [Y1] in { place.the }
        [V1] in { place.the }
        [V2] in { place.the }
        [O1] in { place.the }
        [O2] in { place.the }
       *[other] at { place.the }
    }
    .from = from { place.the }
    .to = to { place.the }
    .name = { $place ->
        [M1] Alaska
        [M2] Bermuda
        [M3] Gulf of Guinea
        [M4] Scandinavia
        [M5] India
        [M6] Australia
        [BW] Western black market
        [BC] Central black market
        [BE] Eastern black market
       *[other] { place }
    }

place-kind = { $kind ->
        [market] market
        [site] dig site
        [both] market and dig site
       *[black_market] black market
    }

market = market { $market }
    .the = market { $market }
    .at = at market { $market }
    .from = from market { $market }

queue = queue of { market }
    .the = the { queue }
    .at = in the { queue }
    .from = from the { queue }

black-market = black market
    .the = the black market
    .at = on the black market
    .from = from the black market

pile = { colour } pile of the black market
    .the = the { pile }
    .under = under the { pile }
    .from = from the { pile }

centre = { $centre ->
        [1] Prism centre
        [2] Ring centre
       *[3] Trident centre
    }
    .the = the { centre }
    .at = in the { centre }
    .from = from the { centre }
    .side = { $centre ->
        [1] left
        [2] middle
       *[3] right
    }

## Boards and supplies

board-main = main board
    .the = the main board
    .at = on the main board
    .from = from the main board

board-buyers = buyers board
    .the = the buyers board
    .at = on the buyers board
    .from = from the buyers board

board-mothership = mothership
    .the = the mothership
    .at = on the mothership
    .from = from the mothership

board-faction = faction board
    .the = the faction board
    .at = on the faction board
    .from = from the faction board

gallery = gallery
    .the = the gallery
    .at = in the gallery
    .from = from the gallery

store = { $store ->
        [hold] hold
       *[container] hidden container
    }
    .the = the { store }
    .at = in the { store }
    .from = from the { store }
    .your = your { store }

supply = supply
    .the = the supply
    .at = in the supply
    .from = from the supply

white-area = area of the white buyers
    .the = the area of the white buyers
    .at = in the area of the white buyers

survey-row = survey row
    .the = the survey row
    .at = in the survey row
    .from = from the survey row

action-deck = deck of action cards
    .the = the deck of action cards
action-discard = discard pile of action cards
    .the = the discard pile of action cards
buyer-deck = deck of buyer cards
    .the = the deck of buyer cards
relic-reserve = reserve of { colour } relics
    .the = the { relic-reserve }
    .from = from the { relic-reserve }
round-track = round track
    .the = the round track

## Players and their pieces

seat = { $owner ->
        [black] Black
        [pink] Pink
        [yellow] Yellow
        [brown] Brown
       *[blue] Blue
    }
    .of = of { seat }
    .to = to { seat }
    .adjective = { $owner ->
        [black] black
        [pink] pink
        [yellow] yellow
        [brown] brown
       *[blue] blue
    }
    .adjective-feminine = { seat.adjective }

explorer = { seat.adjective } explorer
    .the = the { explorer }

crew-cube = { seat.adjective } crew cube
    .the = the { crew-cube }

trader = { seat.adjective } trader
    .the = the { trader }

envoy = { seat.adjective } envoy
    .the = the { envoy }

guard = { seat.adjective } guard
    .the = the { guard }

turn-order-disc = { seat.adjective } turn-order disc
    .the = the { turn-order-disc }

## Buyers

buyer = { colour } buyer
    .the = the { buyer }
    .a = { $colour ->
        [O] an { buyer }
       *[other] a { buyer }
    }
    .plural = { colour } buyers
    .count = { $count ->
        [one] { $count } { colour } buyer
       *[other] { $count } { colour } buyers
    }

## Actions

action = { $action ->
        [travel] Travel
        [excavate] Excavate
        [market] Market
        [sell] Sell
        [command] Command
        [smuggle] Smuggle
        [survey] Survey
       *[pass] Pass
    }
    .a = { $action ->
        [travel] a Travel action
        [excavate] an Excavate action
        [market] a Market action
        [sell] a Sell action
        [command] a Command action
        [smuggle] a Smuggle action
        [survey] a Survey action
       *[pass] a Pass
    }

phase = { $phase ->
        [preparation] Preparation phase
        [actions] Action phase
       *[scoring] Scoring phase
    }

## Factions

faction = { $faction ->
        [GUL] Gul Cartel
        [ISS] Is’sisinui
        [AQU] Aquilla Collective
        [DAL] Dal-Harrai Corp
        [KUT] Kuti Kuti Union
       *[ZU] Zu
    }
    .the = { $faction ->
        [ZU] Zu
       *[other] the { faction }
    }
    .nickname = { $faction ->
        [GUL] The Smugglers
        [ISS] The Psychics
        [AQU] The Merchants
        [DAL] The Pilots
        [KUT] The Archaeologists
       *[ZU] The corporation of clones
    }
    .power = { $faction ->
        [GUL] Sell: if one of your explorers stands on a black market, you may first buy a visible relic at its value, and sell it at once.
        [ISS] Survey: three relics drawn instead of two; one of them may go into your hold for free.
        [AQU] Sell: the market with the symbol of the card played is open to you even without a trader.
        [DAL] At the start of each of your turns: a free step with one explorer.
        [KUT] Excavate with a single explorer: the second relic may come from the same site or a neighbouring one.
       *[ZU] No hand and no explorers: Zu turns over two cards a turn and follows its priorities.
    }

## Command tiles

# .white and .yellow: the two faces, as the edition that comes with the program has them.
tile = { $tile ->
        [CT1] Resupply
        [CT2] Grant
        [CT3] Teleport
        [CT4] Orbital extraction
        [CT5] Rumour campaign
        [CT6] Sales crew
        [CT7] Backchannel
       *[CT8] Lobby
    }
    .white = { $tile ->
        [CT1] Draw 2 action cards.
        [CT2] Gain 6 credits.
        [CT3] Move up to 2 of your explorers to any locations. Gain 2 credits.
        [CT4] Take 1 relic from any dig site into your hold.
        [CT5] Add up to 2 coloured buyers, each to the end of any queue.
        [CT6] Send traders to up to 2 different markets.
        [CT7] Buy 1 visible black-market relic for half its value, rounded up.
       *[CT8] Place an envoy in each of the two other centres.
    }
    .yellow = { $tile ->
        [CT1] Draw 3 action cards and keep 2. Gain 3 credits.
        [CT2] Gain 10 credits.
        [CT3] Move up to 3 of your explorers to any locations. Gain 4 credits.
        [CT4] Take up to 2 relics of different colours from any dig sites into your hold.
        [CT5] Add up to 3 buyers, at most 1 of them white, each to the end of any queue.
        [CT6] Send traders to up to 3 different markets.
        [CT7] Buy up to 2 visible black-market relics of different colours, each for half its value, rounded up.
       *[CT8] Place an envoy in each of the two other centres. Gain 4 credits.
    }
    .the = the { tile } tile

tile-face = { $face ->
        [white] white face
       *[yellow] yellow face
    }

# An effect of a tile, from its data: for an edition that an owner of the box has corrected.
# $draw and $keep: cards · $up_to: how many at most · $n: credits · $white: white buyers allowed.
tile-effect-draw-action-cards = { $draw ->
        [one] Draw { $draw } action card
       *[other] Draw { $draw } action cards
    }{ $keep ->
        [all] {""}
       *[other] {" "}and keep { $keep }
    }.
tile-effect-gain-credits = { $n ->
        [one] Gain { $n } credit.
       *[other] Gain { $n } credits.
    }
tile-effect-teleport-explorers = { $up_to ->
        [one] Move one of your explorers to any location.
       *[other] Move up to { $up_to } of your explorers to any locations.
    }
tile-effect-take-site-relics = { $up_to ->
        [one] Take { $up_to } relic from any dig site into your hold.
       *[other] Take up to { $up_to } relics of different colours from any dig sites into your hold.
    }
tile-effect-add-buyers = { $up_to ->
        [one] Add { $white ->
            [0] { $up_to } coloured buyer
           *[other] { $up_to } buyer
        }
       *[other] Add up to { $white ->
            [0] { $up_to } coloured buyers
           *[other] { $up_to } buyers, at most { $white } of them white
        }
    }, each to the end of any queue.
tile-effect-send-traders = { $up_to ->
        [one] Send a trader to any market.
       *[other] Send traders to up to { $up_to } different markets.
    }
tile-effect-buy-visible-relics = { $up_to ->
        [one] Buy { $up_to } visible black-market relic for half its value, rounded up.
       *[other] Buy up to { $up_to } visible black-market relics of different colours, each for half its value, rounded up.
    }
tile-effect-place-envoys-other-centres = Place an envoy in each of the two other centres.

## Zu’s cards

# $kind: the sort · $colour and $second: the two colours of an Excavate card · $market: the market of a Command card.
zu-card = { $kind ->
        [excavate] Excavate
        [excavate_popular] Excavate
        [survey] Survey
        [sell] Sell
        [quick_sale] Quick Sale
        [market] Market
       *[command] Command
    }
    .the = the { zu-card } card
    .text = { $kind ->
        [excavate] Takes up to two relics of the more popular of these two colours.
        [excavate_popular] Takes up to two relics of the most popular colour.
        [survey] Draws an action card, takes a place in the survey row, may buy a relic.
        [sell] Sells relics of one colour, on up to three markets.
        [quick_sale] Sells one relic on one market, sending a trader there if need be.
        [market] Sends traders to two markets, with buyers.
       *[command] Trader at market { $market } if there is none, envoy in its centre.
    }

zu-deck = Zu’s deck
    .the = Zu’s deck
    .from = from Zu’s deck
zu-discard = Zu’s discard pile
    .the = Zu’s discard pile

## Quantities

amount-credits = { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
amount-relics = { $count ->
        [one] { $count } relic
       *[other] { $count } relics
    }
amount-samples = { $count ->
        [one] { $count } sample
       *[other] { $count } samples
    }
amount-cubes = { $count ->
        [one] { $count } crew cube
       *[other] { $count } crew cubes
    }
amount-envoys = { $count ->
        [one] { $count } envoy
       *[other] { $count } envoys
    }
amount-fuel = { $count } fuel
rank = { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }

round-number = round { $n }
    .out-of = round { $n } of { $count }

## Modes

mode-excavation_earth-competitive = Ordinary game
mode-excavation_earth-zu = Solo against Zu

## Options

option-factions = Faction
    .help = Its power, its initiative and its storage depend on it. A faction that is not chosen is drawn by lot; Zu has its own.
option-opening_draft = Drafted starting hands
    .help = Everybody builds their starting hand by keeping two cards at a time and passing on the rest, as before rounds 2 and 3. Recommended when you know the game; not possible against Zu.
option-promotion_optional = Optional promotion
    .help = After a sale you decide market by market whether a trader becomes an envoy. Normally it always does (ruling A1).
option-sell_with_travel_cards = Sell with a travel card
    .help = A travel card may pay for Sell. Without this option it only serves to travel (ruling A2).
option-aquilla_both_markets = Aquilla: both markets
    .help = The power of the Aquilla Collective opens both markets with the symbol of the card played, and not just one (ruling A3).
option-zu_influence_gap = Zu: smaller gap first
    .help = Between two centres of the same interest Zu looks where the gap between you is smaller before it draws lots. Without this option it draws lots at once (ruling Z0).
option-zu_relicless_buyer = Zu without relics: its coloured buyer
    .help = When Zu takes a Market action without owning a relic, it adds a buyer of a colour drawn by lot, or the white one only (ruling Z1).
option-zu_count_black_market = Zu counts the black market too
    .help = To know which relics are getting scarce, Zu counts the piles of the black market as well as the dig sites (ruling Z7).
option-easier_1 = Easier: Zu starts without credits
    .help = Zu begins the game with 0 credits.
option-easier_2 = Easier: no compensation for failures
    .help = Zu gains nothing when one of its actions fails.
option-easier_3 = Easier: white buyer only
    .help = When Zu takes a Market action, it adds the white buyer but no coloured one.
option-easier_4 = Easier: burnt cards
    .help = Each Quick Sale, Survey or Excavate for the most popular colour costs Zu the next card of its deck. So it plays for less long.
option-easier_5 = Easier: limited crew
    .help = Zu has only its 22 crew cubes. When one is lacking, its Market, Command or Quick Sale fails.
option-harder_1 = Harder: double excavation
    .help = With an Excavate card of two colours Zu discovers one relic of each.
option-harder_2 = Harder: failures pay 15 credits
    .help = A failed action gives Zu 15 credits instead of 10.
option-harder_3 = Harder: free storage
    .help = Zu stores any relic where it likes, in its hold or in its hidden container.
option-harder_4 = Harder: unsold relics cost you
    .help = At the end, the relics you have left are taken off your total, at their value.
option-harder_5 = Harder: double purchase
    .help = Each purchase of Zu on the black market is followed by a second one, by the same rules.
