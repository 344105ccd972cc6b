### Council of Shadows: the component data, and what may be wrong with them.
### $path tells where: the path of a datum. $index, $number and $group: which one.

## What the data are about


# Box
datum-box-players = Number of players
    .said = { $min } to { $max }
datum-box-colours = Player colours
datum-box-people-purple = Purple civilisation
datum-box-people-red = Red civilisation
datum-box-people-green = Green civilisation
datum-box-people-blue = Blue civilisation
datum-box-automa_colour = Colour of the automa
datum-box-turn_order_tokens = Turn-order tokens
datum-box-cubes = Cubes per player
datum-box-gems-a = Anthracite gems in the box
datum-box-gems-g = Gold gems in the box
datum-box-gems-t = Transparent gems in the box
datum-box-counts-tiles = Solar system tiles
datum-box-counts-extra_zone_boards = Extra action zones
datum-box-counts-ai_cards = AI cards
datum-box-counts-dark_tech = Dark Tech cards
datum-box-counts-light_bonus = Light bonus cards
datum-box-counts-dark_bonus = Dark bonus cards
datum-box-counts-automa_cards = Automa cards
datum-box-counts-covers = Covers
datum-box-counts-leaders = Leaders
datum-box-counts-start_cards_per_player = Starting cards per player
datum-box-counts-stations_per_player = Stations per player
datum-box-counts-improvements_per_board = Improvements per board

# Numbers of the rules
datum-numbers-consumption = Bounds of consumption
    .said = { $least } to { $most }
datum-numbers-consumption_start = Starting consumption
datum-numbers-energy_track = Last space of the energy track
datum-numbers-start_gems = Starting gems
datum-numbers-purchases = Purchases per phase
datum-numbers-zones = Action zones
datum-numbers-height = Cubes per planet at most
datum-numbers-bonus_cards = Bonus cards per player at most
datum-numbers-display_slots = AI cards on display
datum-numbers-display_rows = Rows of AI cards
datum-numbers-draw_tiles = Tiles drawn to discover
datum-numbers-dark_tech_removed = Dark Tech cards removed per pile
datum-numbers-opening_galaxy = Galaxy filled at the start
datum-numbers-end_level = Level that announces the end
datum-numbers-gem_worth = Energy of gems at the end
datum-numbers-ai_card_worth = Energy of an AI card at the end

# Board and galaxies
datum-board-galaxies = Galaxies open with { $index } players
datum-board-slots = Station slots per galaxy
datum-board-shapes = Shape of a galaxy of { $index } spaces
datum-board-bands = Bands of the sectors on the board
datum-galaxies-colour = { edition-at-galaxy }: colour
datum-galaxies-sector = { edition-at-galaxy }: sector
datum-galaxies-spaces = { edition-at-galaxy }: spaces
datum-galaxies-players = { edition-at-galaxy }: open, with so many players
datum-galaxies-majority = { edition-at-galaxy }: yield of the majority
datum-galaxies-minority = { edition-at-galaxy }: yield of the minority
datum-galaxies-station = { edition-at-galaxy }: station it takes
datum-galaxies-spot = { edition-at-galaxy }: position on the front
    .said = { $x }, { $y }
datum-galaxies-spot_small = { edition-at-galaxy }: position on the back
    .said = { $x }, { $y }
datum-tiles = Tile { $group }-{ edition-at-tile }
    .said = planets: { $planets }; resource: { $resource }

# Cards
datum-start_cards-consumption = { edition-at-start-card }: consumption
datum-start_cards-effects = { edition-at-start-card }: effect
datum-ai_cards-cost = { edition-at-ai-card }: cost
datum-ai_cards-consumption = { edition-at-ai-card }: consumption
datum-ai_cards-effects = { edition-at-ai-card }: effect
datum-ai_cards-forbidden_to = { edition-at-ai-card }: forbidden to
datum-dark_tech-level = { edition-at-tech }: level
datum-dark_tech-effects = { edition-at-tech }: instant effect
datum-dark_tech-power = { edition-at-tech }: lasting effect
datum-light_bonus-cards = { edition-at-light }: copies
    .said = { $count }
datum-light_bonus-score = { edition-at-light }: scoring
datum-dark_bonus-players = { edition-at-dark }: in play, with so many players
datum-dark_bonus-galaxy = { edition-at-dark }: galaxy
datum-dark_bonus-score = { edition-at-dark }: scoring

# Improvements and zones
datum-improvements-cost = { edition-at-improvement }: cost
datum-improvements-planet = { edition-at-improvement }: planets opened
datum-improvements-stacking = { edition-at-improvement }: cubes on other cubes
datum-improvements-energy = { edition-at-improvement }: energy
datum-improvements-zone = { edition-at-improvement }: zone
datum-improvements-sector = { edition-at-improvement }: sector reached
datum-zones-ZONE-AVA-sector = Ava’s zone: range at the start
datum-zones-ZONE-AVA-cube = Ava’s zone: a cube at the start
datum-zones-ZONE-AVA-steps-cost = Ava’s zone: cost of range improvement { $number }
datum-zones-ZONE-AVA-steps-energy = Ava’s zone: energy of range improvement { $number }
datum-zones-ZONE-AVA-steps-sector = Ava’s zone: sector of range improvement { $number }
datum-zones-ZONE-PORTAL-sector = Zone of the sky portal: range
datum-zones-ZONE-PORTAL-cube = Zone of the sky portal: a cube at the start

# Modules and compensation
datum-stations-cost = { edition-at-station }: cost
datum-stations-cubes = { edition-at-station }: cubes put on it
datum-stations-keeps_cube = { edition-at-station }: exploiting keeps the cube
datum-stations-resources = { edition-at-station }: resources per exploitation step
datum-leaders-consumption = { edition-at-leader }: starting consumption
datum-leaders-energy = { edition-at-leader }: starting energy
datum-leaders-power = { edition-at-leader }: power
datum-compensation-reached = Compensation { $number }: level reached
datum-compensation-level = Compensation { $number }: level of who receives it
datum-compensation-gems = Compensation { $number }: gems

# Solo
datum-automa-patterns-top = Slots of the AI cards put aside, counted from 0: top row
datum-automa-patterns-bottom = Slots of the AI cards put aside, counted from 0: bottom row
datum-automa-patterns-left = Slots of the AI cards put aside, counted from 0: on the left
datum-automa-patterns-right = Slots of the AI cards put aside, counted from 0: on the right
datum-automa-patterns-outer = Slots of the AI cards put aside, counted from 0: at the edges
datum-automa-patterns-centre = Slots of the AI cards put aside, counted from 0: in the middle
datum-automa-patterns-checker = Slots of the AI cards put aside, counted from 0: as on a chequerboard
datum-automa-levels-easy = Automa, easy level
datum-automa-levels-normal = Automa, normal level
datum-automa-levels-silver = Automa, silver level
datum-automa-levels-hard = Automa, hard level
datum-automa-levels-expert = Automa, expert level
datum-automa-cards-pile = { edition-at-automa }: pile
datum-automa-cards-consumption = { edition-at-automa }: consumption
datum-automa-cards-everywhere = { edition-at-automa }: exploits everywhere
datum-automa-cards-rows = Automa card { edition-at-automa.of-group }: row { $number }
datum-automa-cards-silver = { edition-at-automa }: silver

## Things told by their rank

edition-at-galaxy = { $index ->
        [0] Grey galaxy
        [1] Orange galaxy
        [2] Brown galaxy
        [3] Blue galaxy
        [4] Green galaxy
        [5] Turquoise galaxy
        [6] Beige galaxy
        [7] Red galaxy
        [8] Yellow galaxy
        [9] Pink galaxy
       *[other] { $number }
    }
edition-at-tile = { $number ->
        [10] 10
        [11] 11
       *[other] 0{ $number }
    }
edition-at-start-card = { $index ->
        [0] Colonise
        [1] Found a colony
        [2] Extract
        [3] Discover
        [4] Take gems
        [5] Upgrade
       *[other] { $number }
    }
edition-at-ai-card = { $index ->
        [0] Standby
        [1] Hibernation
        [2] Passive probe
        [3] Mining colony
        [4] Far jump
        [5] Ark
        [6] Outpost
        [7] Metropolis
        [8] Versatile
        [9] Great expedition
        [10] Settlers I
        [11] Settlers II
        [12] Tower I
        [13] Tower II
        [14] Swarm
        [15] Drill
        [16] Lean mine
        [17] Excavator
        [18] Remote drill
        [19] Lode
        [20] Pure vein
        [21] Refinery
        [22] Collector
        [23] Solar colony
        [24] Scout
       *[other] { $number }
    }
edition-at-tech = { $index ->
        [0] New sky portal
        [1] Gem transformation
        [2] Explorer people
        [3] Science colonies
        [4] Empire
        [5] Extended planning
        [6] Energy saver
        [7] Shared extraction
        [8] Resource people
        [9] Perpetual motion
        [10] Supremacy
        [11] Recon mission
        [12] Better information
        [13] Hegemonic people
        [14] Energy surge
        [15] Extra colony
       *[other] { $number }
    }
edition-at-light = { $index ->
        [0] Bonus card “Anthracite gems”
        [1] Bonus card “Gold gems”
        [2] Bonus card “Transparent gems”
        [3] Bonus card “Blue planets”
        [4] Bonus card “Brown planets”
        [5] Bonus card “Red planets”
        [6] Bonus card “1-parsec sector”
        [7] Bonus card “2-parsec sector”
        [8] Bonus card “3-parsec sector”
        [9] Bonus card “Consumption”
        [10] Bonus card “Player board”
        [11] Bonus card “AI cards”
        [12] Bonus card “Light bonus cards”
        [13] Bonus card “Five energy”
       *[other] { $number }
    }
edition-at-dark = { $index ->
        [0] Bonus card “Grey galaxy”
        [1] Bonus card “Orange galaxy”
        [2] Bonus card “Blue galaxy”
        [3] Bonus card “Green galaxy”
        [4] Bonus card “Brown galaxy”
        [5] Bonus card “Beige galaxy”
        [6] Bonus card “Turquoise galaxy”
        [7] Bonus card “Yellow galaxy”
        [8] Bonus card “Space stations”
       *[other] { $number }
    }
edition-at-improvement = { $index ->
        [0] Brown terraforming
        [1] Red terraforming
        [2] Colony extension
        [3] Energy 1
        [4] Energy 2
        [5] Energy 3
        [6] Energy 4
        [7] Zone 1 to 2 parsecs
        [8] Zone 2 to 2 parsecs
        [9] Zone 3 to 2 parsecs
        [10] Zone 1 to 3 parsecs
        [11] Zone 2 to 3 parsecs
        [12] Zone 3 to 3 parsecs
       *[other] { $number }
    }
edition-at-station = { $index ->
        [0] Extraction station
        [1] Exploitation station
        [2] Colonisation station
       *[other] { $number }
    }
edition-at-leader = { $index ->
        [0] Buteo
        [1] Zoe
        [2] Ava
        [3] Casares
        [4] S3E3
        [5] Breish
       *[other] { $number }
    }
edition-at-automa = { $index ->
        [0] Automa card I-1
        [1] Automa card I-2
        [2] Automa card I-3
        [3] Automa card I-4
        [4] Automa card I-5
        [5] Automa card I-6
        [6] Automa card II-1
        [7] Automa card II-2
        [8] Automa card II-3
        [9] Automa card II-4
        [10] Automa card II-5
        [11] Automa card II-6
        [12] Automa card III-1
        [13] Automa card III-2
        [14] Automa card III-3
        [15] Automa card III-4
        [16] Automa card III-5
        [17] Automa card III-6
       *[other] { $number }
    }
    .of-group = { $group ->
        [1] I-1
        [2] I-2
        [3] I-3
        [4] I-4
        [5] I-5
        [6] I-6
        [7] II-1
        [8] II-2
        [9] II-3
        [10] II-4
        [11] II-5
        [12] II-6
        [13] III-1
        [14] III-2
        [15] III-3
        [16] III-4
        [17] III-5
       *[18] III-6
    }

## The words of the data

datum-word-a = anthracite
datum-word-g = gold
datum-word-t = transparent
datum-word-B = blue
datum-word-D = brown
datum-word-V = red
datum-word-energy = energy
datum-word-card = a light bonus card
datum-word-op = action
datum-word-colonise = colonise
datum-word-discover = discover
datum-word-extract = extract
datum-word-take = take
datum-word-upgrade = upgrade
datum-word-either = one of
datum-word-consumption = consumption
datum-word-reach = extend zones
datum-word-free_ai_card = free AI card
datum-word-light_card = light bonus card
datum-word-exploit = exploit
datum-word-market = renew the AI cards
datum-word-cubes = cubes
datum-word-planets = planets
datum-word-extractions = extractions
datum-word-both = both
datum-word-any_sector = any sector
datum-word-any_type = any planet
datum-word-times = times
datum-word-gems = gems
datum-word-steps = range improvements
datum-word-amount = amount
datum-word-by = by
datum-word-sector = sector
datum-word-cards = cards
datum-word-galaxies = galaxies
datum-word-options = possible actions
datum-word-extra_zone = extra zone
datum-word-ZONE-AVA = Ava’s
datum-word-ZONE-PORTAL = of the sky portal
datum-word-better_gems = extracted gems of the next higher value
datum-word-explorer_cubes = more cubes when discovering
datum-word-galaxy_energy = energy per galaxy with the majority
datum-word-system_energy = energy per system with the majority
datum-word-colony_energy = energy per colony
datum-word-step_extractions = extractions per exploitation step
datum-word-purchase_cubes = free cubes per purchase phase
datum-word-shared_extraction = extraction from others’ systems
datum-word-no_consumption = no consumption
datum-word-keeps_cubes_from = no cube removed from so many colonies on
datum-word-ties_win = a tie counts as majority
datum-word-base = base
datum-word-per = per unit
datum-word-of = for each
datum-word-what = type
datum-word-gem = gem left
datum-word-cube_on_planet = cube on these planets
datum-word-cube_in_sector = cube in this sector
datum-word-consumption_tenths = ten of consumption
datum-word-cube_on_player_boards = cube on one’s board and zones
datum-word-ai_card = AI card
datum-word-light_bonus_card = light bonus card
datum-word-majority = majority
datum-word-presence = presence
datum-word-per_station = per station
datum-word-least = at least
datum-word-most = at most
datum-word-silver = silver cards
datum-word-everywhere = pile I exploits everywhere
datum-word-galaxy = galaxy
datum-word-type = planet
datum-word-pattern = which
datum-word-top = top row
datum-word-bottom = bottom row
datum-word-left = on the left
datum-word-right = on the right
datum-word-outer = at the edges
datum-word-centre = in the middle
datum-word-checker = chequered
datum-word-purple = purple
datum-word-red = red
datum-word-green = green
datum-word-blue = blue
datum-word-grey = grey
datum-word-orange = orange
datum-word-brown = brown
datum-word-turquoise = turquoise
datum-word-beige = beige
datum-word-yellow = yellow
datum-word-pink = pink
datum-word-tak_rill = Tak’rill
datum-word-tretons = Tretons
datum-word-avry = Avry
datum-word-automatos = Automatos
datum-word-GRY = grey galaxy
datum-word-ORA = orange galaxy
datum-word-BRO = brown galaxy
datum-word-BLU = blue galaxy
datum-word-GRN = green galaxy
datum-word-TUR = turquoise galaxy
datum-word-BEI = beige galaxy
datum-word-RED = red galaxy
datum-word-YEL = yellow galaxy
datum-word-PNK = pink galaxy
datum-word-ST-EXT = extraction station
datum-word-ST-EXP = exploitation station
datum-word-ST-COL = colonisation station
datum-word-LD-CASARES = Casares
datum-word-BB = 2 blue
datum-word-BD = 1 blue, 1 brown
datum-word-BV = 1 blue, 1 red
datum-word-DD = 2 brown
datum-word-DV = 1 brown, 1 red
datum-word-VV = 2 red
datum-word-BBB = 3 blue
datum-word-BBD = 2 blue, 1 brown
datum-word-BBV = 2 blue, 1 red
datum-word-BDD = 1 blue, 2 brown
datum-word-BDV = 1 blue, 1 brown, 1 red
datum-word-BVV = 1 blue, 2 red
datum-word-DDD = 3 brown
datum-word-DDV = 2 brown, 1 red
datum-word-DVV = 1 brown, 2 red
datum-word-VVV = 3 red
datum-word-BBBB = 4 blue
datum-word-BBBD = 3 blue, 1 brown
datum-word-BBBV = 3 blue, 1 red
datum-word-BBDD = 2 blue, 2 brown
datum-word-BBDV = 2 blue, 1 brown, 1 red
datum-word-BBVV = 2 blue, 2 red
datum-word-BDDD = 1 blue, 3 brown
datum-word-BDDV = 1 blue, 2 brown, 1 red
datum-word-BDVV = 1 blue, 1 brown, 2 red
datum-word-BVVV = 1 blue, 3 red
datum-word-DDDD = 4 brown
datum-word-DDDV = 3 brown, 1 red
datum-word-DDVV = 2 brown, 2 red
datum-word-DVVV = 1 brown, 3 red
datum-word-VVVV = 4 red

## Why a datum is reconstructed

note-ai-cards = The cards are lost with the pictures of the rulebook. This cost or consumption is ours, tried in simulated games.
note-ai-effects = The rulebook describes ten of the twenty-five AI cards. This effect is ours.
note-automa = The rulebook explains the icons of the automa cards but shows only one. This datum is ours, tried in simulated games.
note-automa-levels = The rulebook only offers the two silver cards. This level is ours.
note-automa-pile = The rulebook counts three piles and two silver cards without saying how many cards each has. Six per pile, silver ones included, is our choice.
note-automa-height = The rulebook does not give the height of this colony; we take that of the action on the right.
note-station-slots = The rulebook asks for a matching slot and says that the effect depends on the galaxy. Which ones, and how many, is our choice: two per galaxy.
note-board = The picture of the board is missing. Where galaxies lie is ours, without effect on play.
note-people = The rulebook does not say which civilisation has which colour. Only the blue of the androids follows from the solo mode.
note-compensation = The gems are lost pictures. Their number is from the rulebook, their types are ours: dearer the further behind one is.
note-dark-galaxies = The rulebook says which cards leave with 2 and 3 players, and shows the grey one. Which three galaxies join it is our choice.
note-yields = The rulebook gives seven of the twenty yields. This one is ours, higher the further away the sector.
note-galaxy-spaces = The rulebook gives 31 spaces for ten galaxies of two to five spaces. How they are shared is ours: 10, 11 and 10 per sector, as the tiles.
note-galaxy-sector = The rulebook names the sector of three galaxies only. This one is ours.
note-galaxy-unknown = The rulebook counts ten galaxies and names nine. The colour of the tenth is ours.
note-improvements = Costs and energy of the improvements are lost pictures. These are ours.
note-range-cost = The rulebook says that the cost is printed above each place, without giving it. An example asks that the improvement to 2 parsecs cost a single gem.
note-buteo = The rulebook does not give the number of his extractions. Two is our reading (ruling Q24).
note-light-copies = The rulebook describes the kinds of cards and counts 18. How many copies there are of each is ours.
note-start-cards = The examples give the consumption of the other starting cards, not of this one.
note-start-gems = The rulebook says three gems; their type was a picture. Three anthracite ones is our choice.
note-station-cost = The cost of the stations is a lost picture. This one is ours.
note-tiles = The tiles are lost with the pictures. Their number per sector is from the rulebook; planets and resource are ours: fewer planets, more resource.

## What is wrong with an edition

edition-consumption-start = { edition-consumption-start.alone } ({ $path })
    .alone = Starting consumption goes from { $least } to { $most }.
edition-display = { edition-display.alone } ({ $path })
    .alone = The displayed AI cards must fill equal rows, { $rows } in number.
edition-too-few-cards = { edition-too-few-cards.alone } ({ $path })
    .alone = At least { $needed } cards are needed.
edition-yield = { edition-yield.alone } ({ $path })
    .alone = The majority of “{ $ref }” must yield at least as much as the minority.
edition-spot = { edition-spot.alone } ({ $path })
    .alone = “{ $ref }” has its place on the back if it is open with 2 players, and only then.
edition-tile = { edition-tile.alone } ({ $path })
    .alone = A tile has at least one planet and a resource.
edition-cost = { edition-cost.alone } ({ $path })
    .alone = “{ $ref }” must cost at least one gem.
edition-effect = { edition-effect.alone } ({ $path })
    .alone = The rules cannot carry out “{ $op }” here.
edition-height = { edition-height.alone } ({ $path })
    .alone = A tower has { $most } cubes at most.
edition-improvement = { edition-improvement.alone } ({ $path })
    .alone = “{ $ref }” must do one thing, and one only.
edition-compensation = { edition-compensation.alone } ({ $path })
    .alone = At level { $level } one is not behind.
edition-score = { edition-score.alone } ({ $path })
    .alone = “{ $ref }” must say what it counts and what that is worth.
edition-closed-galaxy = { edition-closed-galaxy.alone } ({ $path })
    .alone = The galaxy of “{ $ref }” is not open with so many players.
edition-slots = { edition-slots.alone } ({ $path })
    .alone = At least one station slot per galaxy is needed.
edition-too-few-slots = { edition-too-few-slots.alone } ({ $path })
    .alone = With { $players } players there are not enough slots for “{ $kind }”.
edition-automa-rows = { edition-automa-rows.alone } ({ $path })
    .alone = “{ $ref }” has one to { $most } rows.
edition-automa-row = { edition-automa-row.alone } ({ $path })
    .alone = A row of “{ $ref }” has one action and, at most, another in its place.
edition-automa-where = { edition-automa-where.alone } ({ $path })
    .alone = A discovery names a galaxy or a sector, not both.
