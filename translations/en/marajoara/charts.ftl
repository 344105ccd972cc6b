### The boards to be laid over a photo, and what is printed there.

chart-marajoara-grid = Dig grid
chart-marajoara-tracks = Excavation tracks
chart-marajoara-museum = Museum

mj-chart-blue = Blue
mj-chart-yellow = Yellow
mj-chart-red = Red
mj-chart-rounds = Rounds
mj-chart-lap = Lap
mj-chart-case = Display case
mj-chart-fragments = Fragments
mj-chart-row = Rows
mj-chart-pip = Per pip
mj-chart-neighbour = Per neighbour
