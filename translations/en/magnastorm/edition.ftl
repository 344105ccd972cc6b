### Magnastorm: the component data, and what may be wrong with them.
### $path tells where: the path of a datum. $index, $number and $group: which one.

## What the data are about


# Box
datum-box-players = Number of players
    .said = { $min } to { $max }
datum-box-colours = Player colours
datum-box-federations-grey = Grey federation
datum-box-federations-purple = Purple federation
datum-box-federations-pink = Pink federation
datum-box-federations-orange = Orange federation
datum-box-cubes = Cubes per player
datum-box-yellow = Yellow cubes
datum-box-black = Black cubes
datum-box-neutral_crew = Neutral crew
datum-box-crew = Crew per player
datum-box-labs = Labs per player
datum-box-stations = Stations per player
datum-box-markers = Markers per player
datum-box-markers_on_board = Markers on each player board
datum-box-counts-commanders = Commanders
datum-box-counts-administrative = Administrative commanders
datum-box-counts-scientific = Scientific commanders
datum-box-counts-objectives = Objectives
datum-box-counts-bronze = Bronze artefacts
datum-box-counts-silver = Silver artefacts
datum-box-counts-gold = Gold artefacts
datum-box-counts-covers = Cover tiles for 2 players

# Numbers of the rules
datum-numbers-rounds = Rounds at most
datum-numbers-neutral_crew_per_column = Neutral crew per column
datum-numbers-objectives_drawn-research = Research objectives in play
datum-numbers-objectives_drawn-sector = Sector objectives in play
datum-numbers-bag = Cubes of each colour in the bag
datum-numbers-exchange = Cubes given in an exchange
datum-numbers-majority = Reputation of a majority
datum-numbers-station_reputation = Reputation of a station
datum-numbers-covered_space = Reputation space covered with 2 players
datum-players-threshold = Threshold { edition-at-players }
datum-players-board = Side of the boards { edition-at-players }
datum-players-start_cubes = Starting cubes in turn order { edition-at-players }
datum-players-prizes = Artefacts by rank { edition-at-players }

# Planet
datum-planet-sectors = Sectors, clockwise
datum-planet-areas-spot = Zone { edition-at-area }: position drawn
    .said = { $x }, { $y }
datum-planet-lines = Connecting line { $number }
datum-planet-starts-sector = Start { $number }: sector
datum-planet-starts-lines = Start { $number }: zones linked
datum-planet-starts-spot = Start { $number }: position drawn
    .said = { $x }, { $y }
datum-centre_tile-calm-START_1 = Start 1, round { $number }: calm sectors, from trailing to leading
datum-centre_tile-calm-START_2 = Start 2, round { $number }: calm sectors, from trailing to leading
datum-centre_tile-income-trailing = Income of the trailing sector, labs: { $index }
    .said = of one’s colour: { $own } · yellow: { $yellow }
datum-centre_tile-income-middle = Income of the middle sector, labs: { $index }
    .said = of one’s colour: { $own } · yellow: { $yellow }
datum-centre_tile-income-leading = Income of the leading sector, labs: { $index }
    .said = of one’s colour: { $own } · yellow: { $yellow }

# Panels
datum-rows-cost = Row { $number }: price of action A
    .said = of one’s colour: { $own } · yellow: { $yellow }
datum-rows-gain = Row { $number }: gain of action B
    .said = of one’s colour: { $own } · yellow: { $yellow }

# Boards for 4 players
datum-board_large-rows = Rows of the panels, 4 players
datum-board_large-columns = Columns of the panels, 4 players
datum-board_large-cells-bonus = Cell { edition-at-cell-large }: bonus, 4 players
datum-board_large-objective_values = Reputation space { $number } of objectives, 4 players
datum-board_large-spaces-colour = Space { edition-at-space-large }: colour, 4 players
datum-board_large-spaces-spot = Space { edition-at-space-large }: position drawn, 4 players
    .said = { $x }, { $y }
datum-board_large-sites-lines = Station site { edition-at-site-large }: lines, 4 players
datum-board_large-sites-spot = Station site { edition-at-site-large }: position drawn, 4 players
    .said = { $x }, { $y }

# Boards for 2–3 players
datum-board_small-rows = Rows of the panels, 2–3 players
datum-board_small-columns = Columns of the panels, 2–3 players
datum-board_small-cells-bonus = Cell { edition-at-cell-small }: bonus, 2–3 players
datum-board_small-objective_values = Reputation space { $number } of objectives, 2–3 players
datum-board_small-spaces-colour = Space { edition-at-space-small }: colour, 2–3 players
datum-board_small-spaces-spot = Space { edition-at-space-small }: position drawn, 2–3 players
    .said = { $x }, { $y }
datum-board_small-sites-lines = Station site { edition-at-site-small }: lines, 2–3 players
datum-board_small-sites-spot = Station site { edition-at-site-small }: position drawn, 2–3 players
    .said = { $x }, { $y }

# Research
datum-research-levels = Levels of a research track
datum-research-fields-players = { edition-at-field }: in play, with so many players
datum-research-fields-bonuses = { edition-at-field.of-group }: bonus of level { $number }

# Cards
datum-commanders-kind = { edition-at-commander }: kind
datum-commanders-green = { edition-at-commander }: reputation gained
datum-commanders-red = { edition-at-commander }: reputation lost
datum-objectives-kind = Objective { edition-at-objective }: kind
datum-objectives-demands = Objective { edition-at-objective.of-group }: demand { $number }
datum-objectives-leads = Objective { edition-at-objective }: lead or majority
    .said = { $value ->
        [one] in one of the places chosen
        [all] in each of the places chosen
       *[other] not needed
    }
datum-objectives-field = Objective { edition-at-objective }: research field
    .said = { $value ->
        [green] green
        [red] red
        [blue] blue
       *[other] free choice
    }
datum-objectives-remove = Objective { edition-at-objective }: labs to remove, by sector
datum-artefacts-bronze = Bronze artefact card { $number }
    .said = no. { $number }, value { $value }, { $bonus_id ->
        [reputation] 1 reputation point
        [own] 1 cube of one’s colour
       *[field] one { $field } level
    }
datum-artefacts-silver = Silver artefact card { $number }
    .said = no. { $number }, value { $value }, { $bonus_id ->
        [reputation] 1 reputation point
        [own] 1 cube of one’s colour
       *[field] one { $field } level
    }
datum-artefacts-gold = Gold artefact card { $number }
    .said = no. { $number }, value { $value }, { $bonus_id ->
        [reputation] 1 reputation point
        [own] 1 cube of one’s colour
       *[field] one { $field } level
    }

# Player board
datum-player_board-labs = Price of lab { $number }
    .said = of one’s colour: { $own } · yellow: { $yellow }
datum-player_board-stations = Price of station { $number }
    .said = of one’s colour: { $own } · yellow: { $yellow }

# The Consortium (unofficial)
datum-consortium-levels-easy = The Consortium (unofficial), easy level
    .said = programme { $programme } · stations: { $stations } · { $begins ->
        [yes] begins
       *[no] does not begin
    } · round bonus: { $round_bonus }
datum-consortium-levels-normal = The Consortium (unofficial), normal level
    .said = programme { $programme } · stations: { $stations } · { $begins ->
        [yes] begins
       *[no] does not begin
    } · round bonus: { $round_bonus }
datum-consortium-levels-hard = The Consortium (unofficial), hard level
    .said = programme { $programme } · stations: { $stations } · { $begins ->
        [yes] begins
       *[no] does not begin
    } · round bonus: { $round_bonus }
datum-consortium-levels-expert = The Consortium (unofficial), expert level
    .said = programme { $programme } · stations: { $stations } · { $begins ->
        [yes] begins
       *[no] does not begin
    } · round bonus: { $round_bonus }
datum-consortium-levels-master = The Consortium (unofficial), master level
    .said = programme { $programme } · stations: { $stations } · { $begins ->
        [yes] begins
       *[no] does not begin
    } · round bonus: { $round_bonus }
datum-consortium-grades-easy = Leads over the Consortium (unofficial) worth a grade, easy level
    .said = explorer { $explorer }, commander { $commander }, legend { $legend }
datum-consortium-grades-normal = Leads over the Consortium (unofficial) worth a grade, normal level
    .said = explorer { $explorer }, commander { $commander }, legend { $legend }
datum-consortium-grades-hard = Leads over the Consortium (unofficial) worth a grade, hard level
    .said = explorer { $explorer }, commander { $commander }, legend { $legend }
datum-consortium-grades-expert = Leads over the Consortium (unofficial) worth a grade, expert level
    .said = explorer { $explorer }, commander { $commander }, legend { $legend }
datum-consortium-grades-master = Leads over the Consortium (unofficial) worth a grade, master level
    .said = explorer { $explorer }, commander { $commander }, legend { $legend }

## Things told by their rank

edition-at-players = { $index ->
        [0] with 2 players
        [1] with 3 players
        [2] with 4 players
       *[other] { $number }
    }
edition-at-cell-large = { $index ->
        [0] row 1, token
        [1] row 1, column 2
        [2] row 1, column 3
        [3] row 1, column 4
        [4] row 1, column 5
        [5] row 2, token
        [6] row 2, column 2
        [7] row 2, column 3
        [8] row 2, column 4
        [9] row 2, column 5
        [10] row 3, token
        [11] row 3, column 2
        [12] row 3, column 3
        [13] row 3, column 4
        [14] row 3, column 5
        [15] row 4, token
        [16] row 4, column 2
        [17] row 4, column 3
        [18] row 4, column 4
        [19] row 4, column 5
        [20] row 5, token
        [21] row 5, column 2
        [22] row 5, column 3
        [23] row 5, column 4
        [24] row 5, column 5
       *[other] { $number }
    }
edition-at-space-large = { $index ->
        [0] SW-a1
        [1] SW-a2
        [2] SW-b1
        [3] SW-c1
        [4] SW-c2
        [5] SW-d1
        [6] SW-d2
        [7] SW-d3
        [8] SW-e1
        [9] SW-e2
        [10] W-a1
        [11] W-a2
        [12] W-b1
        [13] W-c1
        [14] W-c2
        [15] W-d1
        [16] W-d2
        [17] W-d3
        [18] W-e1
        [19] W-e2
        [20] NW-a1
        [21] NW-a2
        [22] NW-b1
        [23] NW-c1
        [24] NW-c2
        [25] NW-d1
        [26] NW-d2
        [27] NW-d3
        [28] NW-e1
        [29] NW-e2
        [30] NE-a1
        [31] NE-a2
        [32] NE-b1
        [33] NE-c1
        [34] NE-c2
        [35] NE-d1
        [36] NE-d2
        [37] NE-d3
        [38] NE-e1
        [39] NE-e2
        [40] E-a1
        [41] E-a2
        [42] E-b1
        [43] E-c1
        [44] E-c2
        [45] E-d1
        [46] E-d2
        [47] E-d3
        [48] E-e1
        [49] E-e2
        [50] SE-a1
        [51] SE-a2
        [52] SE-b1
        [53] SE-c1
        [54] SE-c2
        [55] SE-d1
        [56] SE-d2
        [57] SE-d3
        [58] SE-e1
        [59] SE-e2
       *[other] { $number }
    }
edition-at-site-large = { $index ->
        [0] SW–W outer
        [1] SW–W inner
        [2] W–NW outer
        [3] W–NW inner
        [4] NW–NE outer
        [5] NW–NE inner
        [6] NE–E outer
        [7] NE–E inner
        [8] E–SE outer
        [9] E–SE inner
        [10] SE–SW outer
        [11] SE–SW inner
       *[other] { $number }
    }
edition-at-cell-small = { $index ->
        [0] row 1, token
        [1] row 1, column 2
        [2] row 1, column 3
        [3] row 1, column 4
        [4] row 2, token
        [5] row 2, column 2
        [6] row 2, column 3
        [7] row 2, column 4
        [8] row 3, token
        [9] row 3, column 2
        [10] row 3, column 3
        [11] row 3, column 4
        [12] row 4, token
        [13] row 4, column 2
        [14] row 4, column 3
        [15] row 4, column 4
        [16] row 5, token
        [17] row 5, column 2
        [18] row 5, column 3
        [19] row 5, column 4
       *[other] { $number }
    }
edition-at-space-small = { $index ->
        [0] SW-a1
        [1] SW-b1
        [2] SW-c1
        [3] SW-c2
        [4] SW-c3
        [5] SW-d1
        [6] SW-e1
        [7] W-a1
        [8] W-b1
        [9] W-c1
        [10] W-c2
        [11] W-c3
        [12] W-d1
        [13] W-e1
        [14] NW-a1
        [15] NW-b1
        [16] NW-c1
        [17] NW-c2
        [18] NW-c3
        [19] NW-d1
        [20] NW-e1
        [21] NE-a1
        [22] NE-b1
        [23] NE-c1
        [24] NE-c2
        [25] NE-c3
        [26] NE-d1
        [27] NE-e1
        [28] E-a1
        [29] E-b1
        [30] E-c1
        [31] E-c2
        [32] E-c3
        [33] E-d1
        [34] E-e1
        [35] SE-a1
        [36] SE-b1
        [37] SE-c1
        [38] SE-c2
        [39] SE-c3
        [40] SE-d1
        [41] SE-e1
       *[other] { $number }
    }
edition-at-site-small = { $index ->
        [0] SW–W
        [1] W–NW
        [2] NW–NE
        [3] NE–E
        [4] E–SE
        [5] SE–SW
       *[other] { $number }
    }
edition-at-area = { $index ->
        [0] SW-a
        [1] SW-b
        [2] SW-c
        [3] SW-d
        [4] SW-e
        [5] W-a
        [6] W-b
        [7] W-c
        [8] W-d
        [9] W-e
        [10] NW-a
        [11] NW-b
        [12] NW-c
        [13] NW-d
        [14] NW-e
        [15] NE-a
        [16] NE-b
        [17] NE-c
        [18] NE-d
        [19] NE-e
        [20] E-a
        [21] E-b
        [22] E-c
        [23] E-d
        [24] E-e
        [25] SE-a
        [26] SE-b
        [27] SE-c
        [28] SE-d
        [29] SE-e
       *[other] { $number }
    }
edition-at-field = { $index ->
        [0] Green research
        [1] Red research
        [2] Blue research
        [3] Brown research
       *[other] { $number }
    }
    .of-group = { $group ->
        [1] Green research
        [2] Red research
        [3] Blue research
        [4] Brown research
       *[other] { $group }
    }
edition-at-commander = { $index ->
        [0] Forrester Dain
        [1] Justin B. Beeper
        [2] Ellen B. Outridge
        [3] Adira Okzil
        [4] Idris Yakuul
        [5] Mira Mascovic
        [6] Azrea Bonsmai
        [7] Ozgül Yilmark
        [8] Franzkarl Huber
        [9] Rain Davenpitt
        [10] Yuul Mbado
        [11] Joy D. Obondov
        [12] Cedric J. Lebeaux
        [13] Kim-Kin Park
        [14] Sayuri Modo
        [15] Kaysia Vasidis
       *[other] { $number }
    }
edition-at-objective = { $index ->
        [0] “Deep knowledge”
        [1] “Commanders and knowledge”
        [2] “Broad knowledge”
        [3] “Leading knowledge”
        [4] “2 and 2 labs”
        [5] “4 labs”
        [6] “1 lab in four sectors”
        [7] “3 and 1 labs”
       *[other] { $number }
    }
    .of-group = { $group ->
        [1] “Deep knowledge”
        [2] “Commanders and knowledge”
        [3] “Broad knowledge”
        [4] “Leading knowledge”
        [5] “2 and 2 labs”
        [6] “4 labs”
        [7] “1 lab in four sectors”
        [8] “3 and 1 labs”
       *[other] { $group }
    }

## The words of the data

datum-word-grey = grey
datum-word-purple = purple
datum-word-pink = pink
datum-word-orange = orange
datum-word-yellow = yellow
datum-word-white = white
datum-word-green = green
datum-word-red = red
datum-word-blue = blue
datum-word-brown = brown
datum-word-neu = NEU, New Europe
datum-word-copa = COPA, the Pacific Confederation
datum-word-adhes = ADHES, the Democratic Alliance of the Southern Hemisphere
datum-word-etan = ETAN, the States of North America
datum-word-FP = token
datum-word-C1 = column 2
datum-word-C2 = column 3
datum-word-C3 = column 4
datum-word-C4 = column 5
datum-word-R1 = 1
datum-word-R2 = 2
datum-word-R3 = 3
datum-word-R4 = 4
datum-word-R5 = 5
datum-word-SW = SW
datum-word-W = W
datum-word-NW = NW
datum-word-None = none
datum-word-kind = bonus
datum-word-double = double
datum-word-research = research
datum-word-crew = crew
datum-word-range = range
datum-word-bag = bag
datum-word-turn = turn order
datum-word-field = field
datum-word-count = cubes
datum-word-own = a cube of one’s colour
datum-word-any = a cube of any player’s colour
datum-word-administrative = administrative
datum-word-scientific = scientific
datum-word-sector = sector
datum-word-small = for 2 or 3 players
datum-word-large = for 4 players
datum-word-gold = gold
datum-word-silver = silver
datum-word-bronze = bronze
datum-word-from_round = from round
datum-word-markers = markers
datum-word-levels = levels
datum-word-commanders = commanders

## Why a datum is reconstructed

note-artefacts = The examples show only two numbers and a few values. This card is ours, made to fit them.
note-calm = The rulebook says that the tile turns by one sector a round and where start 1 is. That the start lies at the trailing end of the calm is our inference.
note-cells = The panel is a lost picture. The kinds of bonuses are from the rulebook, their places are ours: dear rows have more.
note-commanders = The numbers of the cards are pictures. The example gives 2 for Ellen B. Outridge and 1 lost per card; we take 2 and 1 everywhere.
note-consortium = The Consortium is ours, not the rulebook’s: an unofficial solo mode, set by simulated games.
note-grades = The rulebook has no solo mode; the grades of our unofficial one are measured. Of the games that the program’s strongest opponent won in your place at each level, about two in three reached commander, and two in nine legend.
note-drawing = The board is a lost picture. Where this is drawn is ours, without effect on play.
note-federations = The rulebook does not say in words which federation has which colour. Without effect on play.
note-fourth-field = With 4 players there is a fourth research field; its colour is told nowhere. Brown is ours.
note-income = The rulebook gives four incomes in an example. This one is ours; the leading sector pays best.
note-labs = The prices are a picture. The first two are free and an example pays one cube; the rest is ours.
note-levels = The height of the tracks is written nowhere; one objective asks for 10 at least. Twelve is our choice.
note-lines = The map is a lost picture. This line is ours, made to fit what the examples say.
note-objective-field = A sentence of the rulebook announces a colour on the card; no known card shows one (ruling A46).
note-objective-values = The examples give 5 and 4. The other values are ours; on the side for 2 or 3 players, a single 3 per card.
note-objectives = Two of the four sector cards are shown nowhere. This one is ours, at the same price of four labs.
note-row-4 = These amounts are from the rulebook, which does not say of which row. That they belong together, and here, is our inference.
note-rows = The prices and gains of the rows are a picture. These are ours: further down, driving costs less and gaining brings more.
note-sectors = The board is a lost picture. Six sectors around a hexagon; their names are ours.
note-sites = The rulebook puts station sites at the borders of sectors, without saying which. These are ours.
note-small-rows = Only the side for 4 players is described by a review. Five rows on the other one too is our choice (ruling A31).
note-spaces = The map is a lost picture. This colour is ours; each sector has its share of each colour.
note-starts = The rulebook puts start 1 at the lower left. The rest is ours.
note-stations = An example pays one cube for a station, without saying which. These prices are ours.
note-tracks = The tracks are a lost picture. The kinds of bonuses are from the rulebook, their level is ours.

## What is wrong with an edition

edition-start = { edition-start.alone } ({ $path })
    .alone = Lines lead from “{ $ref }”, to zones of its sector only.
edition-same-line = { edition-same-line.alone } ({ $path })
    .alone = This line is there already.
edition-bad-line = { edition-bad-line.alone } ({ $path })
    .alone = “{ $one }” and “{ $other }” are not of neighbouring sectors.
edition-cut-off = { edition-cut-off.alone } ({ $path })
    .alone = These zones are linked to nothing: { $places }.
edition-no-space = { edition-no-space.alone } ({ $path })
    .alone = These zones have no space: { $places }.
edition-site = { edition-site.alone } ({ $path })
    .alone = “{ $ref }” must be on lines that join the same two sectors.
edition-site-of-line = { edition-site-of-line.alone } ({ $path })
    .alone = The line from “{ $one }” to “{ $other }” runs through one station site, and one only, { $board ->
        [small] on the side for 2 or 3 players.
        [large] on the side for 4 players.
       *[both] on both sides.
    }
edition-start-in-storm = { edition-start-in-storm.alone } ({ $path })
    .alone = “{ $ref }” must be in the calm in round 1.
edition-calm = { edition-calm.alone } ({ $path })
    .alone = Three calm sectors side by side are needed.
edition-cell-bonus = { edition-cell-bonus.alone } ({ $path })
    .alone = This bonus does not fit cell “{ $ref }”.
edition-objective = { edition-objective.alone } ({ $path })
    .alone = “{ $ref }” asks for what nobody can fulfil.
edition-consortium = { edition-consortium.alone } ({ $path })
    .alone = The level “{ $ref }” will not do: programme, stations or bonus.
