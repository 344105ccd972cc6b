### The boards to be laid over a photo, and what is printed there.

chart-hoyuk-village = Village and rim
chart-hoyuk-clans = Clan boards

hk-chart-columns = Columns
hk-chart-rows = Rows
hk-chart-score = Score track
hk-chart-ladder = Points by group of cards
hk-chart-targets = Houses to build
hk-chart-zones = Zones of the board, A to J
hk-chart-colours = Colours of the clans
hk-chart-powers = Powers of the clans
