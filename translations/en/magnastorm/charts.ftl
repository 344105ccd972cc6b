### The boards to be laid over a photo, and what is printed there.

chart-magnastorm-planet-large = Planet, 4 players
chart-magnastorm-planet-small = Planet, 2 and 3 players
chart-magnastorm-panel-large = Action panel, 4 players
chart-magnastorm-panel-small = Action panel, 2 and 3 players
chart-magnastorm-research = Research tracks
chart-magnastorm-tile = Centre tile
chart-magnastorm-mat = Player board

ms-chart-cost = Price A
ms-chart-gain = Gain B
ms-chart-cells = Bonuses of cells
ms-chart-levels = Levels
ms-chart-large = 4 players
ms-chart-small = 2 and 3
ms-chart-trailing = Trailing sector, by labs
ms-chart-middle = Middle sector
ms-chart-leading = Leading sector
ms-chart-START_1 = Calm sectors, start 1
ms-chart-START_2 = Calm sectors, start 2
ms-chart-labs = Prices of labs
ms-chart-stations = Prices of stations
