### Magnastorm: the words of the tables and forms of “My box”, what to check first, what is wrong.

## Tables

ms-sheet-artefacts = Artefact cards
    .row = Card
    .value = Value and bonus
ms-sheet-board_large-cells = Cells of the panels, 4 players
    .row = Cell
ms-sheet-board_large-objective_values = Reputation of objectives, 4 players
    .row = Space
    .value = Reputation
ms-sheet-board_large-spaces = Spaces of the planet, 4 players
    .row = Space
ms-sheet-board_large-sites = Station sites, 4 players
    .row = Site
ms-sheet-board_small-cells = Cells of the panels, 2 or 3 players
    .row = Cell
ms-sheet-board_small-objective_values = Reputation of objectives, 2 or 3 players
    .row = Space
    .value = Reputation
ms-sheet-board_small-spaces = Spaces of the planet, 2 or 3 players
    .row = Space
ms-sheet-board_small-sites = Station sites, 2 or 3 players
    .row = Site
ms-sheet-box-federations = Federations
    .row = Colour
    .value = Federation
ms-sheet-box-counts = Count of the components
    .row = Component
    .value = Number
ms-sheet-centre_tile-calm = Calm sectors
    .row = Round
    .value = From the trailing to the leading one
ms-sheet-centre_tile-income-trailing = Income of the trailing sector
    .row = Labs
    .value = Cubes
ms-sheet-centre_tile-income-middle = Income of the middle sector
    .row = Labs
    .value = Cubes
ms-sheet-centre_tile-income-leading = Income of the leading sector
    .row = Labs
    .value = Cubes
ms-sheet-commanders = Commanders
    .row = No.
ms-sheet-consortium-levels = Levels of the Consortium (unofficial)
    .row = Level
    .value = Differences
ms-sheet-consortium-grades = Ranks against the Consortium (unofficial)
    .row = Level
    .value = Leads
ms-sheet-objectives = Objectives
    .row = Objective
ms-sheet-objectives-demands = Demands of the objectives
    .row = No.
    .value = Demand
ms-sheet-planet-areas = Zones of the planet
    .row = Zone
ms-sheet-planet-lines = Lines
    .row = Line
    .value = From zone to zone
ms-sheet-planet-starts = Starts
    .row = Start
ms-sheet-player_board-labs = Prices of labs
    .row = Lab
    .value = Price
ms-sheet-player_board-stations = Prices of stations
    .row = Station
    .value = Price
ms-sheet-players = By the number of players
    .row = Players
ms-sheet-research-fields = Research fields
    .row = Field
ms-sheet-research-fields-bonuses = Bonuses of the research tracks
    .row = Level
    .value = Bonus
ms-sheet-rows = Rows of the action panels
    .row = Row

## Columns, and the parts of a datum

ms-column-bonus = Bonus
ms-column-lines = Lines
ms-column-green = Gain
ms-column-red = Loss
ms-column-remove = Labs to remove
ms-column-leads = Lead or majority
ms-column-field = Research field
ms-column-threshold = Threshold
ms-column-board = Side
ms-column-start_cubes = Starting cubes
ms-column-prizes = Artefacts by rank
ms-column-rows-cost = Price of action A
ms-column-gain = Gain of action B
ms-column-own = Own colour
ms-column-yellow = Yellow
ms-column-value = Value
ms-column-count = Cubes
ms-column-begins = Begins
ms-column-programme = Programme
ms-column-stations = Stations
ms-column-round_bonus = Round bonus
ms-column-legend = Legend
ms-column-commander = Commander
ms-column-explorer = Explorer
ms-column-commanders = Commanders
ms-column-from_round = From round
ms-column-levels = Levels
ms-column-markers = Markers
ms-column-board_large-kind = Bonus
ms-column-board_small-kind = Bonus
ms-column-research-kind = Bonus

## Choices

ms-choice-all = each
ms-choice-one = one
ms-choice-reputation = one reputation point
ms-choice-field = a research level
ms-choice-yellow = yellow cubes
ms-choice-own = cubes of one’s own colour
ms-choice-any = cubes of any player

## What is named

ms-named-colour = { $name }

## Words of the data

datum-word-START_1 = start 1
datum-word-START_2 = start 2

## What to check first

ms-first-rows = costs and gains of the rows
ms-first-commanders = values of the 16 commander cards
ms-first-prices = prices of labs and stations
ms-first-income = income of the centre tile
ms-first-research = bonuses of the research tracks
ms-first-cells = bonuses of the cells of the panels
ms-first-values = reputation of the objectives
ms-first-colours-large = colours of the spaces, 4 players
ms-first-colours-small = colours of the spaces, 2 or 3 players
ms-first-lines = lines between the zones
ms-first-sites = station sites
ms-first-calm = calm sectors, round by round
ms-first-objectives = sector objectives
ms-first-artefacts = values and bonuses of the artefacts

## What is wrong, and what is odd

ms-box-price = { $asked } cubes of one kind would be needed, and there are { $cubes }.
ms-box-commanders = { $asked } commanders, and never more than { $most } are in play.
ms-box-round = Round { $round } never comes: there are { $rounds }.
ms-box-room = { $labs } labs of one sector: there is room for { $most } only.
ms-box-loss = The loss, { $loss }, exceeds the gain, { $gain }.
ms-box-scale = From one space to the next the total goes from { $one } to { $next } cubes.
ms-box-no-colour = No space is of this colour: { $what }.
ms-box-sector = Sector { $what }: { $counted } spaces, against { $usual } in the others.
ms-box-spot = This place is off the planet.
