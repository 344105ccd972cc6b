### Magnastorm: the names of things, as they enter a sentence.
### Value: the bare name. .the: “the …” · .a: “a …” · .at: where · .from: from where · .of: “of …” · .to: where to · .text: the effect.
### Variables: $owner colour of a player (grey, purple, pink, orange) · $colour of a cube (also yellow, black) · $crew colour of a crew
### member, yellow: neutral · $field (green, red, blue, brown) · $sector (SW, W, NW, NE, E, SE) · $area letter of a zone (a to e) ·
### $start (START_1, START_2) · $space colour of a space (a field, or white) · $position (trailing, middle, leading) · $row (R1 to R5) · $column (FP, C1 to C4) ·
### $commander (01 to 08, 11 to 18) · $objective (Q1 to Q4, S1 to S4) · $bonus of a cell · $place of a site (O, I, T) · $metal ·
### $artefact number of a card · $step of the Consortium (E, A, R) · $grade · $n, $number, $count: numbers.

game-magnastorm = Magnastorm

## Players

seat = { $owner ->
        [grey] grey
        [purple] purple
        [pink] pink
       *[orange] orange
    }
federation = { $federation ->
        [neu] NEU, New Europe
        [copa] COPA, the Pacific Confederation
        [adhes] ADHES, the Democratic Alliance of the Southern Hemisphere
       *[etan] ETAN, the States of North America
    }

## Cubes

cube = { $colour ->
        [grey] grey cube
        [purple] purple cube
        [pink] pink cube
        [orange] orange cube
        [black] black cube
       *[yellow] yellow cube
    }
    .the = the { cube }
    .a = { $colour ->
        [orange] an { cube }
       *[other] a { cube }
    }
    .adjective = { $colour ->
        [grey] grey
        [purple] purple
        [pink] pink
        [orange] orange
        [black] black
       *[yellow] yellow
    }
    .plural = { $colour ->
        [grey] grey cubes
        [purple] purple cubes
        [pink] pink cubes
        [orange] orange cubes
        [black] black cubes
       *[yellow] yellow cubes
    }
    .count = { $count ->
        [one] { $count } { cube }
       *[other] { $count } { cube.plural }
    }
    .short = { $colour ->
        [grey] G
        [purple] V
        [pink] P
        [orange] O
        [black] K
       *[yellow] Y
    }

supply = supply
    .the = the supply
    .from = from the supply
    .to = to the supply

bag = bag
    .the = the bag
    .from = from the bag
    .to = into the bag

cube-store = cubes of the { seat } player
    .the = the { cube-store }
    .at = among the { cube-store }

## Crew and panels

crew = { $crew ->
        [grey] grey crew member
        [purple] purple crew member
        [pink] pink crew member
        [orange] orange crew member
       *[yellow] neutral crew member
    }
    .the = the { crew }
    .a = { $crew ->
        [orange] an { crew }
       *[other] a { crew }
    }
    .plural = { $crew ->
        [grey] grey crew members
        [purple] purple crew members
        [pink] pink crew members
        [orange] orange crew members
       *[yellow] neutral crew members
    }
    .count = { $count ->
        [one] { $count } { crew }
       *[other] { $count } { crew.plural }
    }

crew-places = crew places of the { seat } player
    .the = the { crew-places }
    .at = on the { crew-places }

panel = { $panel ->
        [upper] upper panel
       *[lower] lower panel
    }
    .the = the { panel }
    .at = on the { panel }
    .of = of the { panel }

column = { $column ->
        [FP] token column
        [C1] 2nd column
        [C2] 3rd column
        [C3] 4th column
       *[C4] 5th column
    }
    .the = the { column }
    .at = in the { column }
    .from = from the { column }
    .of = of the { column }
    .short = { $column ->
        [FP] token
        [C1] column 2
        [C2] column 3
        [C3] column 4
       *[C4] column 5
    }

row = { $row ->
        [R1] row 1
        [R2] row 2
        [R3] row 3
        [R4] row 4
       *[R5] row 5
    }
    .the = { row }
    .at = on { row }
    .of = of { row }

# $row, $column.
cell = cell of { row }, { column.short }
    .the = the { cell }
    .at = on the { cell }
    .from = from the { cell }
    .to = to the { cell }
    .short = { row }, { column.short }

# $bonus · $field, where it is research.
cell-bonus = { $bonus ->
        [double] Double
        [research] Research: { field.short }
        [crew] Crew
        [range] Range
        [bag] Bag
        [turn] Turn order
       *[none] no bonus
    }
    .text = { $bonus ->
        [double] With A: a second lab on the same space, at its price.
        [research] One level { field.at }.
        [crew] One of your crew members may go on a panel.
        [range] With A: the Scout goes up to two zones.
        [bag] With B: 1 more cube, drawn from the bag.
        [turn] You change places in turn order with whoever is ahead of you.
       *[none] Nothing more.
    }

cell-action = { $action ->
        [move] action A, move
       *[gain] action B, gain cubes
    }
    .short = { $action ->
        [move] move
       *[gain] gain
    }

token = first player token
    .the = the first player token
    .a = a first player token
    .text = At once, one level in a field of your choice and 1 cube of any player’s colour. In the next administration you become first.
token-slot = slot of the first player token
    .the = the { token-slot }
    .at = on the { token-slot }

turn-order = turn order track
    .the = the turn order track
    .at = on the turn order track
turn-order-space = position { $n } of the turn order track
    .the = { turn-order-space }
    .at = on { turn-order-space }

## Planet

sector = { $sector ->
        [SW] south-west sector
        [W] west sector
        [NW] north-west sector
        [NE] north-east sector
        [E] east sector
       *[SE] south-east sector
    }
    .the = the { sector }
    .at = in the { sector }
    .from = from the { sector }
    .of = of the { sector }
    .to = into the { sector }
    .short = { $sector ->
        [SW] SW
        [W] W
        [NW] NW
        [NE] NE
        [E] E
       *[SE] SE
    }

sector-weather = { $weather ->
        [calm] calm
       *[storm] in the storm
    }

# $position: in the calm half, the storm takes the trailing sector next.
calm-position = { $position ->
        [trailing] trailing sector
        [middle] middle sector
       *[leading] leading sector
    }
    .the = the { calm-position }

# $sector, $area.
zone = zone { sector.short }-{ $area }
    .the = { zone }
    .at = in { zone }
    .of = of { zone }
    .to = to { zone }
    .kind = { $area ->
        [a] entry, outer
        [b] entry, inner
        [c] middle
        [d] exit, outer
       *[e] exit, inner
    }

# $sector, $area, $n: the space of the zone, counted clockwise.
space = space { sector.short }-{ $area }{ $n }
    .the = { space }
    .at = on { space }
    .from = from { space }
    .of = of { space }
    .to = to { space }
    .short = { sector.short }-{ $area }{ $n }

# $space: its colour.
space-colour = { $space ->
        [green] green space
        [red] red space
        [blue] blue space
        [brown] brown space
       *[white] white space
    }
    .a = a { space-colour }

start = { $start ->
        [START_1] start 1
       *[START_2] start 2
    }
    .the = { start }
    .at = on { start }
    .from = from { start }
    .to = to { start }

# $one, $other: the two sectors · $place: O outer, I inner, T the only one of this border.
site = { $place ->
        [O] outer station site { $one }–{ $other }
        [I] inner station site { $one }–{ $other }
       *[T] station site { $one }–{ $other }
    }
    .the = the { site }
    .at = on the { site }
    .from = from the { site }
    .station = { $place ->
        [O] the outer { $one }–{ $other } station
        [I] the inner { $one }–{ $other } station
       *[T] the { $one }–{ $other } station
    }

scout = { $owner ->
        [grey] grey Scout
        [purple] purple Scout
        [pink] pink Scout
       *[orange] orange Scout
    }
    .the = the { scout }
    .of = of the { scout }

lab = { $owner ->
        [grey] grey lab
        [purple] purple lab
        [pink] pink lab
       *[orange] orange lab
    }
    .the = the { lab }
    .a = { $owner ->
        [orange] an { lab }
       *[other] a { lab }
    }

station = { $owner ->
        [grey] grey station
        [purple] purple station
        [pink] pink station
       *[orange] orange station
    }
    .the = the { station }
    .a = { $owner ->
        [orange] an { station }
       *[other] a { station }
    }

marker = { $owner ->
        [grey] grey marker
        [purple] purple marker
        [pink] pink marker
       *[orange] orange marker
    }
    .the = the { marker }
    .a = { $owner ->
        [orange] an { marker }
       *[other] a { marker }
    }

lab-slot = lab slot { $n }
    .the = { lab-slot }
    .at = on { lab-slot }
    .from = from { lab-slot }
station-slot = station slot { $n }
    .the = { station-slot }
    .at = on { station-slot }
    .from = from { station-slot }

centre-tile = centre tile
    .the = the centre tile

reputation-track = reputation track
    .the = the reputation track
    .at = on the reputation track
reputation-space = space { $n } of the reputation track
    .the = { reputation-space }
    .at = on { reputation-space }

player-board = board of the { seat } player
    .the = the { player-board }
    .at = on the { player-board }

## Research

field = { $field ->
        [green] green research
        [red] red research
        [blue] blue research
       *[brown] brown research
    }
    .the = { field }
    .at = in { field }
    .of = of { field }
    .short = { $field ->
        [green] green
        [red] red
        [blue] blue
       *[brown] brown
    }

# $field, $n.
field-level = level { $n } of { field }
    .the = { field-level }
    .at = on { field-level }

# $kind · $count: how many cubes of the bag.
level-bonus = { $kind ->
        [own] 1 cube of your colour
        [yellow] 1 yellow cube
        [any] 1 cube of any player’s colour
        [bag] { $count ->
            [one] { $count } cube from the bag
           *[other] { $count } cubes from the bag
        }
        [crew] placing a crew member
       *[none] no bonus
    }

## Commanders

commander = { $commander ->
        [01] Forrester Dain
        [02] Justin B. Beeper
        [03] Ellen B. Outridge
        [04] Adira Okzil
        [05] Idris Yakuul
        [06] Mira Mascovic
        [07] Azrea Bonsmai
        [08] Ozgül Yilmark
        [11] Franzkarl Huber
        [12] Rain Davenpitt
        [13] Yuul Mbado
        [14] Joy D. Obondov
        [15] Cedric J. Lebeaux
        [16] Kim-Kin Park
        [17] Sayuri Modo
       *[18] Kaysia Vasidis
    }
    .the = { commander }
    .of = of { commander }
    .from = from { commander }
    .text = { $commander ->
        [01] When you take the card, pay 1 or 2 yellow cubes if you like: 1 reputation point each.
        [02] When you move, 1 cube that is not of your colour, if you like, for 1 more range.
        [03] Per objective fulfilled, 1 more reputation point and one level of your choice.
        [04] When you move, 2 cubes of your colour, if you like, for one level of your choice.
        [05] When you move or take a commander, one yellow cube of the price may be one of yours, or the reverse.
        [06] Instead of driving, the Scout may jump to any space of a zone with a lab.
        [07] When you move, 1 cube of your colour, if you like, for one more lab on the space.
        [08] In the administration, 1 more reputation point per majority.
        [11] Each level may be advanced in another field of your choice.
        [12] When you gain cubes, one level where you are lowest.
        [13] When you gain cubes, 1 more cube of any player’s colour.
        [14] When you draw from the bag, 2 more cubes if you like.
        [15] 1 reputation point at once, and in each administration in which you keep the card.
        [16] Once a turn your crew may use an occupied cell.
        [17] When you move, 1 cube of your colour less to pay.
       *[18] Once a turn, when you move, one lab or one station for nothing.
    }
    .short = { $commander ->
        [01] Dain
        [02] Beeper
        [03] Outridge
        [04] Okzil
        [05] Yakuul
        [06] Mascovic
        [07] Bonsmai
        [08] Yilmark
        [11] Huber
        [12] Davenpitt
        [13] Mbado
        [14] Obondov
        [15] Lebeaux
        [16] Park
        [17] Modo
       *[18] Vasidis
    }

commander-kind = { $kind ->
        [administrative] administrative commander
       *[scientific] scientific commander
    }
    .a = { $kind ->
        [administrative] an { commander-kind }
       *[scientific] a { commander-kind }
    }

commander-card = card of { commander }
    .the = the { commander-card }
commander-tile = tile of { commander }
    .the = the { commander-tile }
commander-slot = slot of { commander }
    .the = the { commander-slot }
    .at = on the { commander-slot }

## Objectives

objective = { $objective ->
        [Q1] objective “Deep knowledge”
        [Q2] objective “Commanders and knowledge”
        [Q3] objective “Broad knowledge”
        [Q4] objective “Leading knowledge”
        [S1] objective “2 and 2 labs”
        [S2] objective “4 labs”
        [S3] objective “1 lab in four sectors”
       *[S4] objective “3 and 1 labs”
    }
    .the = the { objective }
    .of = of the { objective }
    .at = beside the { objective }
    .text = { $objective ->
        [Q1] Set one of your research markers back by 10 levels.
        [Q2] Control 2 commanders and set one marker back by 3 levels; from round 2, 3 commanders and 5 levels.
        [Q3] Set two markers back by 2 levels each; from round 2, three. You must lead one of these fields.
        [Q4] Set one marker back by 4 levels; by 6 in round 2, by 8 later. You must lead its field.
        [S1] Remove 2 labs from each of two sectors, with the majority in one of them.
        [S2] Remove 4 labs from one sector.
        [S3] Remove 1 lab from each of four sectors, with the majority in one of them.
       *[S4] Remove 3 labs from one sector and 1 from another, with the majority in one of them.
    }
    .short = { $objective ->
        [Q1] 10 levels
        [Q2] commanders
        [Q3] several fields
        [Q4] leading field
        [S1] 2 + 2 labs
        [S2] 4 labs
        [S3] 1 + 1 + 1 + 1
       *[S4] 3 + 1 labs
    }

# $objective, $n: its value.
objective-value = reputation space { $n } of the { objective }
    .the = the { objective-value }
    .at = on the { objective-value }

objective-kind = { $kind ->
        [research] research objective
       *[sector] sector objective
    }
    .a = a { objective-kind }

## Artefacts

artefact = artefact { $artefact }
    .the = { artefact }
    .of = of { artefact }

metal = { $metal ->
        [bronze] bronze
        [silver] silver
       *[gold] gold
    }
    .card = { $metal ->
        [bronze] bronze artefact
        [silver] silver artefact
       *[gold] gold artefact
    }

# $bonus · $field, where it is a level.
artefact-bonus = { $bonus ->
        [reputation] 1 reputation point
        [own] 1 cube of your colour
       *[field] one level { field.at }
    }

## The Consortium (unofficial)

consortium = the Consortium
    .the = the Consortium
consortium-step = { $step ->
        [E] explore
        [A] analyse
       *[R] rest
    }
    .short = { $step ->
        [E] E
        [A] A
       *[R] R
    }
consortium-grade = { $grade ->
        [legend] legend
        [commander] commander
       *[explorer] explorer
    }

## Quantities

amount-reputation = { $count ->
        [one] { $count } reputation point
       *[other] { $count } reputation points
    }
amount-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }

phase = { $phase ->
        [crew] First crew
        [research] First research
        [turns] Turns
        [administration] Administration
       *[over] End of the game
    }
round-number = round { $n }

## Modes

mode-magnastorm-competitive = Ordinary game
mode-magnastorm-consortium = Solo against the Consortium (unofficial)

## Options

option-start = Start
    .help = Where the Scouts begin, and which sectors are calm first.
option-first = First player
    .help = Who begins; the others follow clockwise.
option-advanced = Advanced starting positions
    .help = Artefact cards won in earlier games set the order and give bonuses. Everybody needs two.
    .order = by the artefacts
option-artefacts = Artefact cards won
    .help = The cards that this player keeps from games played; or what the two are made of that were won elsewhere, and lots say which ones.
    .own = { $count ->
        [one] { $count } card kept
       *[other] { $count } cards kept
    }
    .kept = { $count ->
        [one] Kept: { $refs }. Two are needed.
       *[other] Kept: { $refs }. Two of them will be drawn.
    }
    .unknown = { $count ->
        [one] The profile also keeps a card that this box does not know: { $refs }.
       *[other] The profile also keeps { $count } cards that this box does not know: { $refs }.
    }
option-storm_escape = Fleeing the storm
    .help = A Scout that cannot reach the calm drives towards it, or is put down there at once (ruling A1).
option-cell_bonus_timing = Cell bonuses
    .help = Research, Crew and Turn order come after the action, or as soon as the crew is placed (ruling A7).
option-kimkin_once_per_round = Kim-Kin Park once a round
    .help = An occupied cell may be used once a round only, and not in each turn (ruling A9).
option-azrea_second_level = Azrea’s lab advances research
    .help = The extra lab gives a level of its own. Without this option it gives none (ruling A13).
option-consortium_level = Difficulty (unofficial)
    .help = How strong the Consortium plays, our solo opponent: its programme, stations, who begins, round bonus.
option-consortium_programme = Programme of the Consortium
    .help = Unofficial: what it does in its turns, over and over. E explores, A analyses, R rests.
option-consortium_stations = Stations of the Consortium
    .help = Unofficial: how many it builds at most.
option-consortium_begins = Who begins against the Consortium
    .help = Unofficial: you or it, instead of what the level says.
option-consortium_bonus = Round bonus of the Consortium
    .help = Unofficial: reputation that it gains at the end of each round.
