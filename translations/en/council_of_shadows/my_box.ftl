### Council of Shadows: the words of the tables and forms of “My box”, what to check first, what is wrong.

## Tables

cs-sheet-ai_cards = AI cards
    .row = Card
cs-sheet-automa-patterns = AI cards put aside
    .row = Mark
    .value = Slots
cs-sheet-automa-levels = Levels of the automa
    .row = Level
    .value = Differences
cs-sheet-automa-cards = Automa cards
    .row = Card
cs-sheet-automa-cards-rows = Rows of the automa cards
    .row = Row
    .value = Action, or else
cs-sheet-board-galaxies = Open galaxies
    .row = Players
    .value = Galaxies
cs-sheet-board-shapes = Shapes of galaxies
    .row = Spaces
    .value = Where they are drawn
cs-sheet-box-people = Civilisations
    .row = Colour
    .value = Civilisation
cs-sheet-box-gems = Gems in the box
    .row = Gem
    .value = Number
cs-sheet-box-counts = Count of the components
    .row = Component
    .value = Number
cs-sheet-compensation = Compensations
    .row = No.
cs-sheet-dark_bonus = Dark bonus cards
    .row = Card
cs-sheet-dark_tech = Dark Tech cards
    .row = Card
cs-sheet-galaxies = Galaxies
    .row = Galaxy
cs-sheet-improvements = Improvements
    .row = Improvement
cs-sheet-leaders = Leaders
    .row = Leader
cs-sheet-light_bonus = Light bonus cards
    .row = Card
cs-sheet-start_cards = Starting cards
    .row = Card
cs-sheet-stations = Stations
    .row = Station
cs-sheet-tiles = Solar system tiles
    .row = Tile
    .value = Planets and resource
cs-sheet-zones = Extra zones
    .row = Zone
cs-sheet-zones-steps = Range of the extra zones
    .row = Improvement

## Columns, and the parts of a datum

cs-column-a = Anthracite
cs-column-g = Gold
cs-column-t = Transparent
cs-column-consumption = Consumption
cs-column-forbidden_to = Forbidden to
cs-column-pile = Pile
cs-column-silver = Silver
cs-column-everywhere = Exploits everywhere
cs-column-reached = Level reached
cs-column-gems = Gems
cs-column-compensation-level = Level of who receives
cs-column-galaxy = Galaxy
cs-column-score = Score
cs-column-power = Lasting effect
cs-column-leaders-power = Power
cs-column-spaces = Spaces
cs-column-majority = Majority
cs-column-minority = Minority
cs-column-station = Station
cs-column-spot_small = Where it is drawn, on the back
cs-column-zone = Zone
cs-column-stacking = Cubes on others
cs-column-planet = Planets opened
cs-column-cards = Cards
cs-column-light_bonus-cards = Copies
cs-column-cubes = Cubes
cs-column-keeps_cube = Keeps the cube
cs-column-resources = Resources
cs-column-cube = A cube at the start
cs-column-planets = Planets
cs-column-resource = Resource
cs-column-card = Light bonus card
cs-column-amount = How much
cs-column-any_sector = Any sector
cs-column-any_type = Any planet
cs-column-base = In any case
cs-column-both = Both
cs-column-by = By how much
cs-column-extractions = Extractions
cs-column-galaxies = Galaxies
cs-column-least = At least
cs-column-most = At most
cs-column-of = For each
cs-column-per = Each
cs-column-what = Which
cs-column-options = One of
cs-column-pattern = Which ones
cs-column-per_station = For each station
cs-column-presence = Presence
cs-column-steps = Steps
cs-column-times = Times
cs-column-type = Planet
cs-column-better_gems = Gems extracted one value higher
cs-column-colony_energy = Energy for each colony
cs-column-explorer_cubes = More cubes when discovering
cs-column-extra_zone = Extra zone
cs-column-galaxy_energy = Energy for each galaxy with the majority
cs-column-keeps_cubes_from = Cubes kept from so many colonies on
cs-column-no_consumption = No consumption
cs-column-purchase_cubes = Free cubes in each purchase phase
cs-column-shared_extraction = Extraction where others are
cs-column-step_extractions = Extractions in each exploitation
cs-column-system_energy = Energy for each system with the majority
cs-column-ties_win = Ties count as majority

## Effects

cs-op-colonise = colonise
cs-op-extract = extract
cs-op-discover = discover
cs-op-take = take gems
cs-op-upgrade = upgrade gems
cs-op-energy = gain energy
cs-op-consumption = change consumption
cs-op-reach = extend the zones
cs-op-free_ai_card = free AI cards
cs-op-light_card = light bonus cards
cs-op-exploit = exploit at once
cs-op-either = one or the other
cs-op-market = renew the AI cards

## Choices

cs-choice-B = blue
cs-choice-D = brown
cs-choice-V = red
cs-choice-LD-AVA = Ava
cs-choice-LD-BREISH = Breish
cs-choice-LD-BUTEO = Buteo
cs-choice-LD-CASARES = Casares
cs-choice-LD-S3E3 = S3E3
cs-choice-LD-ZOE = Zoe

## What to check first

cs-first-ai = prices, consumptions and effects of the AI cards
cs-first-improvements = prices and energy of the improvements
cs-first-yields = yields of the galaxies
cs-first-galaxies = sectors and spaces of the galaxies
cs-first-tiles = planets and resources of the tiles
cs-first-start = starting cards
cs-first-compensation = gems of compensations
cs-first-stations = stations and their galaxies
cs-first-zones = prices of Ava’s zone
cs-first-bonus = copies of the bonus cards
cs-first-leaders = power of Buteo
cs-first-automa = automa cards

## What is wrong, and what is odd

cs-box-no-first-planet = No tile of the first sector has a blue planet: nobody could begin.
cs-box-no-effect = A starting card has an effect.
cs-box-idle-effect = Effect { $number } does nothing: it needs a number.
cs-box-compensation = The compensation of level { $level } is missing for when somebody reaches level { $reached }.
cs-box-idle-card = This card does nothing and does not lower consumption.
cs-box-cheaper-step = Reaching further costs less than the step before.
cs-box-automa-consumption = { $value }: automa cards consume from { $least } to { $most }.
cs-box-pattern = { $counted } slots, and it is always { $usual } cards that go.
cs-box-poor-galaxy = This majority brings nothing.
