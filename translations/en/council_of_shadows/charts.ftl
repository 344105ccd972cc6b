### The boards to be laid over a photo, and what is printed there.

chart-council-of-shadows-board = Galaxies, 3 and 4 players
chart-council-of-shadows-board-small = Galaxies, 2 players
chart-council-of-shadows-shape-2 = Galaxy of 2 spaces
chart-council-of-shadows-shape-3 = Galaxy of 3 spaces
chart-council-of-shadows-shape-4 = Galaxy of 4 spaces
chart-council-of-shadows-shape-5 = Galaxy of 5 spaces
chart-council-of-shadows-mat = Player board
chart-council-of-shadows-council = Council and tracks

cs-chart-bands = Bands of the sectors, from below
cs-chart-improvements = Improvements: price, energy
cs-chart-ava = Zone of Ava
cs-chart-stations = Prices of stations
cs-chart-compensation = Compensations
cs-chart-energy = Energy track
cs-chart-consumption = Consumption, from … to …
cs-chart-slots = Station slots
