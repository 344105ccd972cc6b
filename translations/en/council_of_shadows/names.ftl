### Council of Shadows: the names of things, as they enter a sentence.
### Value: the bare name. .the: “the …” · .a: “a …” · .at: where · .from: from where · .of: “of …” · .to: where to · .text: the effect.
### Variables: $owner colour of a player (blue, red, green, purple) · $gem (a, g, t) · $planet type of planet (B, D, V) ·
### $sector 1 to 3 · $galaxy (GRY, ORA, BRO, BLU, GRN, TUR, BEI, RED, YEL, PNK) · $tile number of a tile (1-01) ·
### $card action card (S-C1, AI-01…) · $tech Dark Tech card (DT1-1…) · $bonus bonus card (L-CONS-1, D-GRY…) · $automa automa card (A1-1…) ·
### $improvement (UP-D, UP-R2-1…) · $station (ST-EXT, ST-EXP, ST-COL) · $leader (LD-BUTEO…) · $civilisation (tretons…) · $zone number · $count.

game-council_of_shadows = Council of Shadows

## Gems

gem = { $gem ->
        [a] anthracite gem
        [g] gold gem
       *[t] transparent gem
    }
    .the = the { gem }
    .a = { $gem ->
        [a] an { gem }
       *[other] a { gem }
    }
    .adjective = { $gem ->
        [a] anthracite
        [g] gold
       *[t] transparent
    }
    .plural = { $gem ->
        [a] anthracite gems
        [g] gold gems
       *[t] transparent gems
    }
    .count = { $count ->
        [one] { $count } { gem }
       *[other] { $count } { gem.plural }
    }
    .short = { $gem ->
        [a] A
        [g] G
       *[t] T
    }

gem-supply = supply of { gem.plural }
    .the = the { gem-supply }
    .from = from the { gem-supply }
    .to = to the { gem-supply }

## Planets, systems, sectors

planet = { $planet ->
        [B] blue planet
        [D] brown planet
       *[V] red planet
    }
    .the = the { planet }
    .a = a { planet }
    .plural = { $planet ->
        [B] blue planets
        [D] brown planets
       *[V] red planets
    }
    .count = { $count ->
        [one] { $count } { planet }
       *[other] { $count } { planet.plural }
    }
    .kind = { $planet ->
        [B] Earth-like
        [D] desert
       *[V] volcanic
    }
    .short = { $planet ->
        [B] B
        [D] D
       *[V] R
    }

sector = { $sector ->
        [1] 1-parsec sector
       *[other] { $sector }-parsec sector
    }
    .the = the { sector }
    .at = in the { sector }
    .of = of the { sector }
    .short = { $sector ->
        [1] 1 parsec
       *[other] { $sector } parsecs
    }

# $sector: how far one acts.
range = { $sector ->
        [1] 1 parsec
       *[other] { $sector } parsecs
    }
    .to = up to { range }

tile-pile = { $sector ->
        [1] 1-parsec pile
       *[other] { $sector }-parsec pile
    }
    .the = the { tile-pile }
    .from = from the { tile-pile }
    .under = under the { tile-pile }

system = system { $tile }
    .the = { system }
    .at = in { system }
    .of = of { system }
    .from = from { system }

# $n: the planet of the system, counted from left to right.
planet-of = { planet } { $n } of { system }
    .the = { planet-of }
    .at = on { planet-of }

## Galaxies

galaxy = { $galaxy ->
        [GRY] grey galaxy
        [ORA] orange galaxy
        [BRO] brown galaxy
        [BLU] blue galaxy
        [GRN] green galaxy
        [TUR] turquoise galaxy
        [BEI] beige galaxy
        [RED] red galaxy
        [YEL] yellow galaxy
       *[PNK] pink galaxy
    }
    .the = the { galaxy }
    .at = in the { galaxy }
    .of = of the { galaxy }
    .from = from the { galaxy }
    .to = to the { galaxy }
    .name = { $galaxy ->
        [GRY] Parvus Corta
        [ORA] Aurea Mora
        [BRO] Umbra Terrae
        [BLU] Cyane Reach
        [GRN] Viridis Arch
        [TUR] Tennant Strand
        [BEI] Sabulum Drift
        [RED] Rubra Corona
        [YEL] Heaven’s Fence
       *[PNK] Rosea Deep
    }
    .short = { $galaxy ->
        [GRY] grey
        [ORA] orange
        [BRO] brown
        [BLU] blue
        [GRN] green
        [TUR] turquoise
        [BEI] beige
        [RED] red
        [YEL] yellow
       *[PNK] pink
    }

# $n: the space of the galaxy, counted from 1.
space = space { $n } of the { galaxy }
    .the = { space }
    .at = on { space }

station-slot = station slot { $n } of the { galaxy }
    .the = { station-slot }
    .at = on { station-slot }

yield = yield of the { galaxy }
    .the = the { yield }

## Boards, tracks, supplies

board-main = game board
    .the = the game board
    .at = on the game board

board-council = Council of Shadows board
    .the = the Council of Shadows board
    .at = on the Council of Shadows board

board-player = player board
    .the = the player board
    .at = on the player board

screen = screen
    .the = the screen

track = { $track ->
        [consumption] consumption track
       *[energy] energy track
    }
    .the = the { track }
    .at = on the { track }

marker = { $track ->
        [consumption] consumption marker
       *[energy] energy marker
    }
    .the = the { marker }

order-token = turn-order token { $n }
    .the = { order-token }

zone = zone { $zone }
    .the = { zone }
    .at = in { zone }
    .from = from { zone }
    .to = to { zone }

extra-zone = { $kind ->
        [ZONE-AVA] Ava’s extra zone
       *[ZONE-PORTAL] extra zone of the sky portal
    }
    .the = { $kind ->
        [ZONE-AVA] { extra-zone }
       *[ZONE-PORTAL] the { extra-zone }
    }

hand = hand
    .the = the hand
    .at = in hand

throne = throne
    .the = the throne

supply = supply
    .the = the supply
    .from = from the supply

light-pile = pile of light bonus cards
    .the = the pile of light bonus cards
    .under = under the pile of light bonus cards

# $level: I or II, in Roman numerals.
tech-pile = Dark Tech pile { $level }
    .the = { tech-pile }
    .from = from { tech-pile }
automa-pile = automa pile { $level }
    .the = { automa-pile }

# $n: the level. Beyond V in Arabic numerals.
level = Dark Tech level { level.number }
    .the = { level }
    .at = at { level }
    .number = { $n ->
        [0] 0
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
       *[other] { $n }
    }
    .short = level { level.number }

## Players and their pieces

seat = { $owner ->
        [red] Red
        [green] Green
        [purple] Purple
       *[blue] Blue
    }
    .of = of { seat }
    .to = to { seat }
    .adjective = { $owner ->
        [red] red
        [green] green
        [purple] purple
       *[blue] blue
    }
    .adjective-feminine = { seat.adjective }

civilisation = { $civilisation ->
        [tretons] Tretons
        [avry] Avry
        [tak_rill] Tak’rill
       *[automatos] Automatos
    }
    .the = the { civilisation }
    .trait = { $civilisation ->
        [tretons] the cunning
        [avry] the harmonious
        [tak_rill] the perfectionists
       *[automatos] the androids
    }

cube = { seat.adjective } cube
    .the = the { cube }
    .a = a { cube }

# $height: 1 to 3 cubes.
tower = { $height ->
        [1] colony of one cube
       *[other] tower of { $height } cubes
    }
    .the = the { tower }
    .a = a { tower }

colony = colony
    .the = the colony
    .a = a colony

player-marker = { seat.adjective } player marker
    .the = the { player-marker }

## Action cards

card = { $card ->
        [S-C1] Colonise
        [S-C2] Found a colony
        [S-X2] Extract
        [S-D] Discover
        [S-G] Take gems
        [S-U] Upgrade
        [AI-01] Standby
        [AI-02] Hibernation
        [AI-03] Passive probe
        [AI-04] Mining colony
        [AI-05] Far jump
        [AI-06] Ark
        [AI-07] Outpost
        [AI-08] Metropolis
        [AI-09] Versatile
        [AI-10] Great expedition
        [AI-11] Settlers I
        [AI-12] Settlers II
        [AI-13] Tower I
        [AI-14] Tower II
        [AI-15] Swarm
        [AI-16] Drill
        [AI-17] Lean mine
        [AI-18] Excavator
        [AI-19] Remote drill
        [AI-20] Lode
        [AI-21] Pure vein
        [AI-22] Refinery
        [AI-23] Collector
        [AI-24] Solar colony
       *[AI-25] Scout
    }
    .the = the card “{ card }”
    .a = a card “{ card }”
    .of = of the card “{ card }”
    .text = { $card ->
        [S-C1] Place 1 cube on a free planet.
        [S-C2] Place a tower of 2 cubes on a free planet.
        [S-X2] Up to 2 extractions.
        [S-D] Discover a system, then 1 cube on it or one extraction.
        [S-G] Take 3 anthracite gems.
        [S-U] Upgrade 1 anthracite gem to gold, or 1 gold gem to transparent.
        [AI-01] No action.
        [AI-02] No action.
        [AI-03] Discover a system, then 1 cube on it or one extraction.
        [AI-04] Place 1 cube, and extract the resource of that system once.
        [AI-05] Discover in any sector, then 1 cube on a planet of any type or one extraction.
        [AI-06] Place a tower of 2 cubes on a free planet of any type in any sector.
        [AI-07] Discover a system and place 1 cube on it; extract its resource once as well.
        [AI-08] Place a tower of 3 cubes on a free planet.
        [AI-09] Place 1 cube; or discover a system, then 1 cube on it or one extraction.
        [AI-10] Discover a system, then 2 cubes on one of its planets or two extractions.
        [AI-11] Place 1 cube on a free planet.
        [AI-12] Place 1 cube on a free planet.
        [AI-13] Place a tower of 2 cubes on a free planet.
        [AI-14] Place a tower of 2 cubes on a free planet.
        [AI-15] Place 1 cube on each of one or two different planets.
        [AI-16] Up to 3 extractions.
        [AI-17] Up to 2 extractions.
        [AI-18] Up to 4 extractions.
        [AI-19] Up to 2 extractions, in any sectors.
        [AI-20] Take 2 anthracite gems and 1 gold gem.
        [AI-21] Take 1 gold gem and 1 transparent gem.
        [AI-22] Up to 2 upgrades, on one gem or two.
        [AI-23] Gain 3 energy.
        [AI-24] Place 1 cube and gain 3 energy.
       *[AI-25] Discover a system, then 1 cube on it or one extraction.
    }

## Improvements

improvement = { $improvement ->
        [UP-D] Brown terraforming
        [UP-V] Red terraforming
        [UP-X] Colony extension
        [UP-E1] Energy 1
        [UP-E2] Energy 2
        [UP-E3] Energy 3
        [UP-E4] Energy 4
        [UP-R2-1] Zone 1 to 2 parsecs
        [UP-R2-2] Zone 2 to 2 parsecs
        [UP-R2-3] Zone 3 to 2 parsecs
        [UP-R2-4] Zone 4 to 2 parsecs
        [UP-R3-1] Zone 1 to 3 parsecs
        [UP-R3-2] Zone 2 to 3 parsecs
        [UP-R3-3] Zone 3 to 3 parsecs
       *[UP-R3-4] Zone 4 to 3 parsecs
    }
    .the = the improvement “{ improvement }”
    .of = of the improvement “{ improvement }”
    .text = { $improvement ->
        [UP-D] You may colonise brown planets.
        [UP-V] You may colonise red planets.
        [UP-X] You may place your cubes on other cubes, up to a height of 3.
        [UP-E1] Energy at once, once per game.
        [UP-E2] Energy at once, once per game.
        [UP-E3] Energy at once, once per game.
        [UP-E4] Energy at once, once per game.
        [UP-R2-1] Zone 1 reaches the 2-parsec sector.
        [UP-R2-2] Zone 2 reaches the 2-parsec sector.
        [UP-R2-3] Zone 3 reaches the 2-parsec sector.
        [UP-R2-4] Zone 4 reaches the 2-parsec sector.
        [UP-R3-1] Zone 1 reaches all three sectors.
        [UP-R3-2] Zone 2 reaches all three sectors.
        [UP-R3-3] Zone 3 reaches all three sectors.
       *[UP-R3-4] Zone 4 reaches all three sectors.
    }

## Dark Tech cards

tech = { $tech ->
        [DT1-1] New sky portal
        [DT1-2] Gem transformation
        [DT1-3] Explorer people
        [DT1-4] Science colonies
        [DT1-5] Empire
        [DT1-6] Extended planning
        [DT1-7] Energy saver
        [DT1-8] Shared extraction
        [DT2-1] Resource people
        [DT2-2] Perpetual motion
        [DT2-3] Supremacy
        [DT2-4] Recon mission
        [DT2-5] Better information
        [DT2-6] Hegemonic people
        [DT2-7] Energy surge
       *[DT2-8] Extra colony
    }
    .the = the card “{ tech }”
    .of = of the card “{ tech }”
    .text = { $tech ->
        [DT1-1] One more action zone, at 3 parsecs, to the right of yours. 1 gold gem at once.
        [DT1-2] Each gem you extract is of the next higher value. 1 transparent gem at once.
        [DT1-3] When you discover a system and colonise it: 1 cube more.
        [DT1-4] At once: 1 cube anywhere, and the resource of that system.
        [DT1-5] In each exploitation step: 3 energy per galaxy in which you have the majority.
        [DT1-6] At once: all your zones to 3 parsecs; 1 energy per range improvement.
        [DT1-7] At once: your consumption goes back by 7.
        [DT1-8] Your extractions may use the systems of others too. 1 transparent gem at once.
        [DT2-1] At once: two extractions, in any sectors.
        [DT2-2] Your consumption stays where it is; you always play last.
        [DT2-3] In each exploitation step: 3 energy per system in which you have the majority.
        [DT2-4] At once: discover in any sector, then a tower of 2 cubes on it or two extractions.
        [DT2-5] At once: a displayed AI card, a light bonus card and 1 transparent gem.
        [DT2-6] At once: exploit up to two different galaxies.
        [DT2-7] At once: 10 energy.
       *[DT2-8] At once: a tower of 2 cubes anywhere.
    }

## Bonus cards

bonus = { $bonus ->
        [L-GEM-a] Anthracite gems
        [L-GEM-g] Gold gems
        [L-GEM-t] Transparent gems
        [L-PLA-B] Blue planets
        [L-PLA-D] Brown planets
        [L-PLA-V] Red planets
        [L-SEC-1] 1-parsec sector
        [L-SEC-2] 2-parsec sector
        [L-SEC-3] 3-parsec sector
        [L-CONS-1] Consumption
        [L-CONS-2] Consumption
        [L-BOARD-1] Player board
        [L-BOARD-2] Player board
        [L-AI-1] AI cards
        [L-AI-2] AI cards
        [L-LIGHT-1] Light bonus cards
        [L-LIGHT-2] Light bonus cards
        [L-FIVE-1] Five energy
        [D-GRY] Grey galaxy
        [D-ORA] Orange galaxy
        [D-BLU] Blue galaxy
        [D-GRN] Green galaxy
        [D-BRO] Brown galaxy
        [D-BEI] Beige galaxy
        [D-TUR] Turquoise galaxy
        [D-YEL] Yellow galaxy
       *[D-STA] Space stations
    }
    .the = the bonus card “{ bonus }”
    .text = { $bonus ->
        [L-GEM-a] 3 energy, plus 1 per anthracite gem you have left.
        [L-GEM-g] 3 energy, plus 1 per gold gem you have left.
        [L-GEM-t] 3 energy, plus 1 per transparent gem you have left.
        [L-PLA-B] 3 energy, plus 1 per cube of yours on blue planets.
        [L-PLA-D] 3 energy, plus 1 per cube of yours on brown planets.
        [L-PLA-V] 3 energy, plus 1 per cube of yours on red planets.
        [L-SEC-1] 4 energy, plus 1 per cube of yours in the 1-parsec sector.
        [L-SEC-2] 4 energy, plus 1 per cube of yours in the 2-parsec sector.
        [L-SEC-3] 4 energy, plus 1 per cube of yours in the 3-parsec sector.
        [L-CONS-1] Your consumption divided by 10, rounded down.
        [L-CONS-2] Your consumption divided by 10, rounded down.
        [L-BOARD-1] 1 energy, plus 1 per cube of yours on your player board and your extra zones.
        [L-BOARD-2] 1 energy, plus 1 per cube of yours on your player board and your extra zones.
        [L-AI-1] 1 energy, plus 2 per AI card of yours.
        [L-AI-2] 1 energy, plus 2 per AI card of yours.
        [L-LIGHT-1] 1 energy, plus 2 per light bonus card of yours, this one included.
        [L-LIGHT-2] 1 energy, plus 2 per light bonus card of yours, this one included.
        [L-FIVE-1] 5 energy.
        [D-STA] 2 energy, plus 4 per space station you have built.
       *[other] 3 energy; 9 if you have the majority there, 6 if you have at least one colony there.
    }
    .kind = { $bonus ->
        [D-GRY] dark bonus card
        [D-ORA] dark bonus card
        [D-BLU] dark bonus card
        [D-GRN] dark bonus card
        [D-BRO] dark bonus card
        [D-BEI] dark bonus card
        [D-TUR] dark bonus card
        [D-YEL] dark bonus card
        [D-STA] dark bonus card
       *[other] light bonus card
    }

light-bonus = light bonus card
    .the = the light bonus card
    .a = a light bonus card
dark-bonus = dark bonus card
    .the = the dark bonus card
    .a = a dark bonus card

## Module 1: stations

station = { $station ->
        [ST-EXT] extraction station
        [ST-EXP] exploitation station
       *[ST-COL] colonisation station
    }
    .the = the { station }
    .a = { $station ->
        [ST-COL] a { station }
       *[other] an { station }
    }
    .text = { $station ->
        [ST-EXT] In each exploitation step, take the resource of one system of this galaxy.
        [ST-EXP] Exploiting this galaxy removes no cube.
       *[ST-COL] Three of your cubes go on it and count for the majority in this galaxy.
    }

## Module 2: leaders

leader = { $leader ->
        [LD-BUTEO] Buteo
        [LD-ZOE] Zoe
        [LD-AVA] Ava
        [LD-CASARES] Casares
        [LD-S3E3] S3E3
       *[LD-BREISH] Breish
    }
    .of = of { leader }
    .power = { $leader ->
        [LD-BUTEO] Once per round, in your exploitation step, extract in any sectors.
        [LD-ZOE] In each purchase phase, 1 free cube in any sector.
        [LD-AVA] One more action zone, to the right of yours.
        [LD-CASARES] With at least 3 colonies in a galaxy, exploiting it removes no cube. The three-cube card is forbidden to you.
        [LD-S3E3] Before exploiting, 1 energy per colony of yours on the board.
       *[LD-BREISH] When you exploit, a tie counts as majority.
    }

## Solo

automa-card = automa card { $automa ->
        [A1-1] I-1
        [A1-2] I-2
        [A1-3] I-3
        [A1-4] I-4
        [A1-5] I-5
        [A1-6] I-6
        [A2-1] II-1
        [A2-2] II-2
        [A2-3] II-3
        [A2-4] II-4
        [A2-5] II-5
        [A2-6] II-6
        [A3-1] III-1
        [A3-2] III-2
        [A3-3] III-3
        [A3-4] III-4
        [A3-5] III-5
       *[A3-6] III-6
    }
    .the = { automa-card }

automa-mode = { $mode ->
        [MAJ] exploits the galaxies where it has the majority
       *[ALL] exploits all galaxies where it has a colony
    }

# $pattern: which of the eight displayed AI cards.
display-pattern = { $pattern ->
        [top] the top row
        [bottom] the bottom row
        [left] the four on the left
        [right] the four on the right
        [outer] the four at the edges
        [centre] the four in the middle
       *[checker] four as on a chequerboard
    }

## Quantities

amount-energy = { $count ->
        [one] { $count } energy
       *[other] { $count } energy
    }
amount-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
amount-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

phase = { $phase ->
        [purchase] Purchase phase
        [planning] Planning phase
        [action] Action phase
        [exploitation] Exploitation
       *[final] Final scoring
    }

round-number = round { $n }

## Modes

mode-council_of_shadows-competitive = Ordinary game
mode-council_of_shadows-automa = Solo against the automa

## Options

option-stations = Module 1: space stations
    .help = Everybody has three stations to buy and to put beside galaxies, and one more dark bonus card is in play.
option-leaders = Module 2: leaders
    .help = Everybody chooses one of the six leaders at the start: a power, for a higher consumption.
option-open_planning = Without screens
    .help = Cards placed in the planning are seen at once.
option-count_all_tops = All cards consume
    .help = Each round all your visible cards consume. Without this option only those you place (ruling Q1).
option-start_energy_by_token = Starting energy by token
    .help = Tokens 1 to 4 start with 0 to 3 energy, and not all at 0 (ruling Q2).
option-levelup_at = When a level rises
    .help = As soon as you have finished your part of the phase, or only when everybody has (ruling Q3).
option-tiebreak_cubes = Last tie-break: which cubes
    .help = The cubes on the game board, or those of your improvements (ruling Q7).
option-resource_people = Resource people
    .help = Two extractions in all, or two per occupied system (ruling Q17).
option-buteo_extractions = Buteo: extractions per round
    .help = How often Buteo extracts in each exploitation step (ruling Q24).
option-station_slots_typed = Slots by galaxy
    .help = Each galaxy takes one type of station only. Without this option any station goes anywhere (ruling Q25).
option-st_ext_presence = Extraction station: your colony
    .help = It must be in the galaxy, or in the system whose resource you take (ruling Q44).
option-casares_ban_any = Casares never with Metropolis
    .help = The three-cube card is forbidden to him even for free. Without this option he merely cannot buy it (ruling Q49).
option-versatile_extracts = Versatile: extract as well
    .help = The card also allows a simple extraction, without discovering anything (ruling Q12).
option-ai10_anywhere = Great expedition anywhere
    .help = Its two cubes go on any planet within range, and not in the new system only (ruling Q50).
option-automa_level = Difficulty
    .help = What the automa gets more or less than in the ordinary game.
option-automa_silver = Silver cards
    .help = The two silver cards go into their piles, whatever the difficulty.
option-automa_consumption = Consumption of the automa
    .help = Each of its cards consumes so much more, and it rises more slowly; or so much less, and it rises faster.
option-automa_energy = Starting energy of the automa
    .help = It starts with so much more or less energy than the difficulty says, never below 0.
option-automa_everywhere = Pile I exploits everywhere
    .help = From the start the automa exploits every galaxy where it has a colony.
