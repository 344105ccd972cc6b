### The boards to be laid over a photo, and what is printed there.

chart-excavation-earth-map = Map
chart-excavation-earth-buyers = Buyers
chart-excavation-earth-ship = Mothership and sales
chart-excavation-earth-mat = Galleries and factions

ee-chart-payout = Payout by rank
ee-chart-track = Spaces of the track
ee-chart-centres = Command centres
ee-chart-markets = Symbols of the markets, 1 to 6
ee-chart-black = Black markets
ee-chart-majorities = Majorities, by round
ee-chart-sales = Selling on 1, 2, 3 markets: credits, cards drawn, kept
ee-chart-columns = Columns of the gallery
ee-chart-rows = Rows of the gallery
ee-chart-column-credits = Credits of a column, by relics
ee-chart-row-credits = Credits of a row, by relics
ee-chart-cards = Cards
ee-chart-initiative = Initiative of each faction
ee-chart-hold = Hold
ee-chart-container = Container

chart-kind-dig = dig site
chart-kind-market = market
chart-kind-black = black market
chart-kind-edges = line
chart-kind-wraps = line around the globe
