### Excavation Earth: the words of the tables and forms of “My box”, what to check first, what is wrong.

## Tables

ee-sheet-box-colours = Colours of the players
    .row = No.
    .value = Colour
ee-sheet-box-counts = Count of the components
    .row = Component
    .value = Number
ee-sheet-buyers-payout = Pay by popularity
    .row = Rank
    .value = Credits
ee-sheet-command-tiles = Command tiles
    .row = Tile
ee-sheet-factions = Faction boards
    .row = Faction
ee-sheet-gallery-column_credits = Credits of columns
    .row = Samples
    .value = Credits
ee-sheet-gallery-row_credits = Credits of rows
    .row = Samples
    .value = Credits
ee-sheet-map-locations = Places of the map
    .row = Place
ee-sheet-numbers-sell_markets = Sale on several markets
    .row = Markets
    .value = Gain
ee-sheet-numbers-majorities = Majorities of the centres
    .row = Round
    .value = Credits, rank by rank
ee-sheet-relics-copies = Copies of the relics
    .row = Relic
    .value = Copies
ee-sheet-symbols-centres = Symbols of the centres
    .row = Centre
    .value = Symbol
ee-sheet-symbols-markets = Symbols of the markets
    .row = Market
    .value = Symbol
ee-sheet-zu-cards-excavate = Excavate cards of Zu
    .row = Card
    .value = Colours
ee-sheet-zu-cards-command = Command cards of Zu
    .row = Card
    .value = Market
ee-sheet-zu-round_decks = Decks of Zu
    .row = Round
    .value = Cards

## Columns, and the parts of a datum

ee-column-white = White face
ee-column-yellow = Yellow face
ee-column-initiative = Initiative
ee-column-hold = Hold
ee-column-container = Container
ee-column-black_market = Black market
ee-column-market = Market
ee-column-region = Region
ee-column-glyphs = Glyphs
ee-column-credits = Credits
ee-column-draw = Cards drawn
ee-column-keep = Cards kept
ee-column-n = Credits
ee-column-up_to = Up to
ee-column-white_max = White ones at most
ee-column-each = On each
ee-column-distinct_colours = Of different colours
ee-column-distinct_markets = On different markets
ee-column-same_queue_allowed = Same queue allowed
ee-column-end_on_own_explorer = Where one has an explorer already
ee-column-sample = Sample allowed
ee-column-store = Stored in
ee-column-price = Price
ee-column-numbers-sites = On the sites
ee-column-numbers-black_market = On the black market

## Effects

ee-op-draw_action_cards = draw action cards
ee-op-gain_credits = gain credits
ee-op-teleport_explorers = teleport explorers
ee-op-take_site_relics = take relics from the sites
ee-op-add_buyers = add buyers
ee-op-send_traders = send traders
ee-op-buy_visible_relics = buy visible relics
ee-op-place_envoys_other_centres = place envoys in the other centres

## Choices

ee-choice-hold = hold
ee-choice-container = hidden container

## What is named

ee-named-price = Half the value, rounded up

## What to check first

ee-first-edges = lines of the map
ee-first-sites = regions and glyphs of the sites
ee-first-copies = copies of the relics
ee-first-action = action cards
ee-first-buyers = buyer cards
ee-first-tiles = effects of the command tiles
ee-first-payout = credits of popularity
ee-first-gallery = table of the gallery
ee-first-factions = initiatives and holds of the factions
ee-first-symbols = symbols of markets and centres
ee-first-zu = board and cards of Zu

## What is wrong, and what is odd

ee-box-idle-effect = Effect { $number } does nothing: it needs a number.
ee-box-keeps-more = { $keep } cards cannot be kept when { $draw } are drawn.
ee-box-few-cards = There are { $cards } action cards, and { $players } players need { $needed }.
ee-box-no-card = No action card: { $what }.
ee-box-no-buyer-card = No buyer card: { $what }.
ee-box-few-relics = There are { $relics } relics of a colour, and the setup with { $players } players asks for { $needed }.
ee-box-few-buyers = The setup asks for { $needed } buyers, and there are { $buyers }.
ee-box-idle-centre = No market has this symbol: nobody would become an envoy here.
ee-box-few-lines = { $place }: { $lines ->
        [one] a single line leads there
       *[other] { $lines } lines lead there
    }; everywhere else three at least.
ee-box-markets = { $symbol }: { $counted } markets, against { $usual } for the other centres.
ee-box-places = { $counted } places, and the rulebook counts { $usual }.
ee-box-black-markets = { $counted } black markets, and the rulebook counts { $usual }.
ee-box-weaker = The yellow face gives less than the white one.
ee-box-spot = This place is off the map.
ee-box-same-spot = Another place is drawn at the same spot.
