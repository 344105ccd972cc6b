### Magnastorm: the rules, in our own words.
### One message per rule; its value, where it has one, is the sentence of a refusal.
### .title: the name of the rule, for contents lists · .rule: the rule · .source: where the French rulebook says it ·
### .stress: the words of .rule on which everything turns · .cure: what would make the move legal ·
### .warning: why a legal move may be regretted.
###
### The line above a rule tells which variables the engine gives it; names.ftl puts ids into words.

## The aim

MS-GOAL-1 =
    .title = The reputation to reach
    .rule = You play to 27 reputation points with 4 players, 23 with 3, 25 with 2. The highest total wins, whether or not you get there first.
    .stress = The highest total wins
    .source = Aim of the game (“But du jeu”) (p. 6); End of the game and winner (“Fin de partie et vainqueur”) (p. 14); ruling A30

MS-GOAL-2 =
    .title = Where reputation comes from
    .rule = Objectives, commanders taken, majorities in calm sectors at the end of a round (1 each), stations (2 each): that is what pays. An advanced start may add 1 for an artefact card.
    .source = Aim of the game (“But du jeu”) (p. 6); End of the game and winner (“Fin de partie et vainqueur”) (p. 14)

## Setup

MS-SET-1 =
    .title = The sides of the boards
    .rule = The game board, the research board, the action board and both action panels have one side for 2 or 3 players, and another for 4.
    .source = General setup (“Mise en place générale”) (pp. 4–5)

MS-SET-2 =
    .title = Choosing the start
    .rule = You agree on a start, 1 or 2; 1 suits a first game. The centre tile shows the same number, and its figure 1 faces the arrow of the board.
    .source = General setup (“Mise en place générale”) (p. 4)

MS-SET-3 =
    .title = Scientific commanders
    .rule = Four of the eight tiles, drawn at random, head the research columns; with 2 or 3 players three, on the slots on the left. The others leave the game.
    .stress = The others leave the game
    .source = General setup (“Mise en place générale”) (p. 4)

MS-SET-4 =
    .title = With 2 players the 3s are covered
    .rule = With 2 players the reputation space worth 3 beside each objective is covered.
    .stress = With 2 players
    .source = General setup (“Mise en place générale”) (p. 4)

MS-SET-5 =
    .title = Action board and token
    .rule = The action board takes its two panels, one above the other, and the first player token on its leftmost slot.
    .source = General setup (“Mise en place générale”) (p. 5); ruling A31

MS-SET-6 =
    .title = Administrative commanders
    .rule = Four of the eight tiles, at random, to the right of the token; only three with 2 or 3 players, and the last slot stays empty.
    .source = General setup (“Mise en place générale”) (p. 5)

MS-SET-7 =
    .title = Neutral crew
    .rule = Three yellow crew members at the top of each column of the upper panel, that of the token included: 15 with 4 players, otherwise 12.
    .stress = that of the token included
    .source = General setup (“Mise en place générale”) (p. 5)

MS-SET-8 =
    .title = Commander cards
    .rule = The cards of the commanders in play lie face up; the others are not used.
    .source = General setup (“Mise en place générale”) (p. 5)

MS-SET-9 =
    .title = The four objectives
    .rule = Two research objectives and two sector objectives, drawn at random, lie face up on either side of the research board.
    .source = General setup (“Mise en place générale”) (p. 5)

MS-SET-10 =
    .title = The bag and the supply
    .rule = In the bag: 25 black cubes, 3 yellow ones and 3 of each colour in play. The other yellow and coloured cubes are the supply; absent colours stay in the box.
    .stress = 25 black cubes, 3 yellow ones and 3 of each colour in play
    .source = General setup (“Mise en place générale”) (p. 5)

MS-SET-11 =
    .title = Artefacts wait
    .rule = Artefact cards stay aside: they are needed only after the game, or for an advanced start.
    .source = General setup (“Mise en place générale”) (p. 5)

MS-PSET-1 =
    .title = What everybody gets
    .rule = A board, 10 labs, 5 crew members, 8 markers, 3 stations and 2 cubes of one’s own colour.
    .source = Player setup (“Mise en place des joueurs”) (p. 6)

MS-PSET-2 =
    .title = The Scouts at the start
    .rule = Each Scout Runner waits on the chosen start.
    .source = Player setup (“Mise en place des joueurs”) (p. 6)

MS-PSET-3 =
    .title = The markers
    .rule = One marker at 0 on the reputation track, one at the bottom of each research column in use, one for the turn order. With 2 or 3 players one is left for the box.
    .source = Player setup (“Mise en place des joueurs”) (p. 6)

MS-PSET-4 =
    .title = Everybody’s cubes
    .rule = The transporter at the top of the board holds your cubes, for all to see. The rulebook sets no limit.
    .source = Player setup (“Mise en place des joueurs”) (p. 6)

## Starting positions

# $seats: how many play
MS-POS-1 = The first player must be one of the { $seats } at the table.
    .title = Turn order
    .rule = A first player is chosen; from there, clockwise, everybody takes the next position of the order track.
    .source = Starting positions (“Positions de départ”) (p. 7)
    .cure = Choose somebody at the table, or leave it to lots.

# $case: turn, column, crew, full · $column · $seat
MS-POS-2 = { $case ->
        [turn] It is up to { $seat } to place the first crew member.
        [column] There is no such column.
        [crew] { $seat } already has a crew member { column.at }.
       *[full] There is no room left { column.at }.
    }
    .title = One crew member each
    .rule = In turn order everybody puts one own crew member on the upper panel, below the neutral ones, in a column where nobody else has any; that of the token is allowed.
    .stress = in a column where nobody else has any
    .source = Starting positions (“Positions de départ”) (p. 7); ruling A50
    .cure = { $case ->
        [turn] Wait for your turn.
       *[other] Choose a column where no other player has crew.
    }

# $case: turn, taken · $field · $seat
MS-POS-3 = { $case ->
        [turn] It is up to { $seat } to choose a research field.
       *[taken] { $seat } has already advanced { field.at }.
    }
    .title = One research level each
    .rule = In reverse order, the last player first, everybody advances one level in a research field that nobody has chosen yet.
    .stress = that nobody has chosen yet
    .source = Starting positions (“Positions de départ”) (p. 7); ruling A38
    .cure = { $case ->
        [turn] Wait for your turn.
       *[other] Choose a field that nobody has chosen.
    }

MS-POS-4 =
    .title = A cube for the last ones
    .rule = The third and the fourth in order take one more cube of their colour. With 2 players nobody does.
    .source = Starting positions (“Positions de départ”) (p. 7)

## Rounds and turns

MS-RND-1 =
    .title = Two phases a round
    .rule = A round is first the turns of the players, then the administration.
    .source = Rounds (“Manches”) (p. 7)

# $seat
MS-RND-2 = It is up to { $seat } to decide.
    .title = Until the last crew member
    .rule = Everybody takes one action in turn, cycle after cycle. As soon as the upper panel is empty, the turn under way is finished, objective included, and the phase stops, even in mid-cycle.
    .stress = even in mid-cycle
    .source = Rounds (“Manches”) (p. 7); ruling A25
    .cure = Wait until it is your turn.

# $ask: what is asked, in words
MS-RND-3 = This is not the moment. You are asked: { $ask }
    .title = A turn
    .rule = Take a commander or the token, or else play a crew member onto the lower panel. After that, if you like, fulfil an objective.
    .stress = or else
    .source = Phase 1: turns (“Phase 1 : Tours”) (p. 7)
    .cure = Answer that first.

# $ask: what is asked, in words
MS-RND-4 = This cannot be left out. You are asked: { $ask }
    .title = No passing
    .rule = Each turn has its action. There always is one: as long as crew is left above, cubes can be gained.
    .source = Phase 1: turns (“Phase 1 : Tours”) (p. 7)
    .cure = Choose one of the possibilities.

MS-RND-5 =
    .title = The order of a cycle is fixed
    .rule = A cycle follows the track as it stood at its beginning. A change counts from the next cycle.
    .stress = as it stood at its beginning
    .source = Cell bonuses (“Bonus de cases”) (p. 10); Rounds (“Manches”) (p. 7)

## Taking a commander

# $case: column, empty · $column
MS-CMD-1 = { $case ->
        [column] There is no such column.
       *[empty] There is no crew { column.at }: nothing can be taken there.
    }
    .title = An occupied column
    .rule = A commander or the token can be taken only if its column of the upper panel holds crew. So each goes at most once a round.
    .stress = holds crew
    .source = Taking control of a commander (“Prendre le contrôle d’un commandant”) (p. 7)
    .cure = Choose a column with crew on the upper panel.

# $commander
MS-CMD-2 = You already control { commander }.
    .title = Not the one you have
    .rule = You cannot take a commander that you control already.
    .source = Taking control of a commander (“Prendre le contrôle d’un commandant”) (p. 8)
    .cure = Choose another column.

MS-CMD-3 =
    .title = The price of a column
    .rule = For each crew member in the column one cube of its colour: yellow for a neutral one, yours for your own. All goes to the supply.
    .stress = one cube of its colour
    .source = Taking control of a commander (“Prendre le contrôle d’un commandant”) (p. 7); ruling A36

MS-CMD-4 =
    .title = One cube more
    .rule = If somebody else controls the commander, one more cube is due, of that player’s colour; it goes to the supply too.
    .stress = one more cube
    .source = Taking control of a commander (“Prendre le contrôle d’un commandant”) (p. 7)

# $case: absent, cell, occupied · $cell: in words
MS-CMD-5 = { $case ->
        [absent] This crew member is not of the column you have taken.
        [cell] There is no such cell.
       *[occupied] There is already crew { $cell }.
    }
    .title = Emptying the column
    .rule = All crew of the column goes down onto free cells of the lower panel, which you choose. It does nothing there but take up room.
    .source = Taking control of a commander (“Prendre le contrôle d’un commandant”) (p. 7)
    .cure = { $case ->
        [absent] Put down the crew of the column you have taken.
       *[other] Choose an empty cell of the lower panel.
    }

MS-CMD-6 =
    .title = The card is yours
    .rule = A marker below the tile, the card in front of you, the green number in reputation. Its effect counts from now on; an immediate one right away.
    .stress = the green number in reputation
    .source = Taking control of a commander (“Prendre le contrôle d’un commandant”) (p. 7)

# .warning: $commander · $left: the crew left in its column
MS-CMD-7 =
    .title = Taking it from somebody
    .rule = The player who loses the commander takes the marker back, hands over the card and loses the red number in reputation.
    .stress = loses the red number
    .source = Taking control of a commander (“Prendre le contrôle d’un commandant”) (p. 7); rulings A21, A49
    .warning = { $left ->
        [one] Then { commander }, whom you control, can be taken from you for very little: one crew member is left in the column.
       *[other] Then { commander }, whom you control, can be taken from you for little: { $left } crew members are left in the column.
    }

MS-CMD-8 =
    .title = The first player token
    .rule = The left column gives the token: one level in a field of your choice, one cube of any player’s colour, and the first place in the next administration. You pay and empty the column as for a commander, without marker or surcharge.
    .stress = the first place in the next administration
    .source = Taking control of a commander (“Prendre le contrôle d’un commandant”) (p. 8); List of commanders (“Liste des commandants”) (p. 16); rulings A8, A39
    .warning = You are first already: the token only gives you its bonus.

# $case: price, needed · $column · $amounts: the price, in words
MS-CMD-9 = { $case ->
        [price] The price { column.of } is { $amounts }, and your cubes are not enough, even with exchanges.
       *[needed] After this exchange you could no longer pay { $amounts }, which you owe.
    }
    .title = All or nothing
    .rule = The price is paid in full, exchanges included; otherwise the column stays. All its crew counts, your own too.
    .stress = in full
    .source = Taking control of a commander (“Prendre le contrôle d’un commandant”) (p. 7); ruling A36
    .cure = { $case ->
        [price] Gain cubes first, or choose another column.
       *[needed] Give other cubes, or pay first.
    }

## The lower panel

# $case: column, absent, cell, occupied · $column · $cell: in words
MS-ACT-1 = { $case ->
        [column] There is no such column.
        [absent] This crew member is not { column.at }.
        [cell] There is no such cell.
       *[occupied] There is already crew { $cell }.
    }
    .title = Playing a crew member
    .rule = Take a neutral crew member, or one of yours, from any column above and put it on an empty cell below.
    .stress = neutral crew member, or one of yours
    .source = Using the lower action panel (“Réaliser une action du tableau d’action inférieur”) (p. 8)
    .cure = { $case ->
        [cell] Choose an empty cell of the lower panel.
        [occupied] Choose an empty cell of the lower panel.
       *[other] Choose a neutral crew member, or one of yours, on the upper panel.
    }

MS-ACT-2 = Neutral crew or crew of yours is left above: that of others stays.
    .title = Others’ crew last of all
    .rule = An opponent’s crew may be played only when there is neither neutral crew nor yours left above.
    .stress = neither neutral crew nor yours
    .source = Using the lower action panel (“Réaliser une action du tableau d’action inférieur”) (p. 8)
    .cure = Play a neutral crew member, or one of yours.

MS-ACT-3 = There are two actions only: A, move the Scout, or B, gain cubes.
    .title = Move or gain
    .rule = The row says what action A, moving, costs and what action B, gaining cubes, brings. It is one or the other.
    .stress = one or the other
    .source = Using the lower action panel (“Réaliser une action du tableau d’action inférieur”) (p. 8)
    .cure = Choose one of the two.

MS-ACT-4 =
    .title = Columns are free
    .rule = Where you come from and where you go, any column will do. But crew put down below makes the price of its commanders in the next round.
    .source = Using the lower action panel (“Réaliser une action du tableau d’action inférieur”) (p. 8)

# $cell: in words
MS-ACT-5 = The lower panel is full: crew may not be added { $cell }.
    .title = When all is full
    .rule = With no empty cell below, crew goes on an occupied cell of the bottom row.
    .stress = of the bottom row
    .source = Full action panel (“Tableau d’action plein”) (p. 11); ruling A48
    .cure = Choose a cell of the bottom row.

# $row · $amounts: the price, in words
MS-ACT-6 = Moving costs { $amounts } { row.at }, and your cubes are not enough, even with exchanges.
    .title = Red for A, green for B
    .rule = A is possible only if the red part of the row can be paid. B asks for nothing: any cell will do, whatever its price.
    .stress = only if the red part of the row can be paid
    .source = Using the lower action panel (“Réaliser une action du tableau d’action inférieur”) (p. 8); ruling A41
    .cure = Gain cubes with action B.

## A: moving the Scout Runner

MS-MOV-1 =
    .title = Pay first
    .rule = Pay the red part of the row before you move; a black cube there means your own colour.
    .stress = before you move
    .source = Moving a Scout Runner (“Déplacer un Scout Runner”) (p. 9); ruling A40

MS-MOV-2 = The Scout stops on a space, or stays where it is.
    .title = One zone further
    .rule = The Scout goes to another space of its zone, occupied or not, or to a space of a zone that a line leads to. It may also stay where it is.
    .stress = that a line leads to
    .source = Moving a Scout Runner (“Déplacer un Scout Runner”) (p. 9)
    .cure = Choose a space.

# $range
MS-MOV-3 = { $range ->
        [one] This is too far: the Scout goes to its own zone, or one zone further.
       *[other] This is too far: the Scout goes up to { $range } zones, through calm ones only.
    }
    .title = Range
    .rule = Ordinarily one zone; two with the Range cell; one more with Justin B. Beeper.
    .source = Moving a Scout Runner (“Déplacer un Scout Runner”) (p. 9); Cell bonuses (“Bonus de cases”) (p. 10); List of commanders (“Liste des commandants”) (p. 16)
    .cure = Choose a nearer space, or leave from a station.

# $sector
MS-MOV-4 = There is a storm { sector.at }.
    .title = Not into the storm
    .rule = The Scout neither stops in a storm sector nor crosses one.
    .source = Details of moving (“Détails du déplacement”) (p. 9); ruling A3
    .cure = Choose a space in a calm sector.

# $space: in words · .warning: $space
MS-MOV-5 = No lab can be installed { $space }: there is one already.
    .title = An occupied space
    .rule = You may stop where a lab already is, whoever owns it; but nothing is installed there.
    .stress = nothing is installed there
    .source = Details of moving (“Détails du déplacement”) (p. 9)
    .cure = Leave it at that.
    .warning = No lab can be installed { $space }.

# $case: empty, fee, none · $station: in words · $owner · $colour
MS-MOV-6 = { $case ->
        [empty] There is no station there: the Scout cannot leave from it.
        [fee] Leaving from { $station } costs a cube for { $owner }, and you have none.
       *[none] You have no { cube } to give.
    }
    .title = Starting from a station
    .rule = The move may begin at a station, wherever it stands: your own for nothing, another player’s for a cube of your choice, given to its owner. An empty site is of no use.
    .stress = for a cube of your choice
    .source = Details of moving (“Détails du déplacement”) (p. 9); rulings A2, A35
    .cure = { $case ->
        [none] Choose a cube that you have.
       *[other] Start from where the Scout is, or from a station of yours.
    }

# $sector
MS-MOV-7 = There is a storm { sector.at }: your Scout must reach a calm sector.
    .title = Out of the storm
    .rule = A Scout that the storm has caught must reach a calm sector as soon as it moves.
    .stress = reach a calm sector
    .source = Details of moving (“Détails du déplacement”) (p. 9); ruling A33
    .cure = Choose a space in a calm sector.

# $sector: the nearest calm one, clockwise
MS-MOV-8 = The calm is out of reach: your Scout must drive clockwise, closer to the { sector }.
    .title = Too far from the calm
    .rule = If no calm sector is within range, it drives clockwise towards the nearest one.
    .stress = clockwise
    .source = Details of moving (“Détails du déplacement”) (p. 9); rulings A1, A2, A34
    .cure = Choose a space of a zone that is closer.

MS-MOV-9 =
    .title = Several Scouts together
    .rule = A space takes as many Scouts as you like: the rulebook sets no limit.
    .source = Details of moving (“Détails du déplacement”) (p. 9)

MS-MOV-10 =
    .title = Staying put
    .rule = Staying where you are counts as action A, except in the storm: the row is paid, and a lab may be installed on a free space.
    .stress = the row is paid
    .source = Moving a Scout Runner (“Déplacer un Scout Runner”) (p. 9); Turtle labs (“Laboratoires tortue”) (p. 9); rulings A14, A40

# $station: in words · $range
MS-MOV-11 = { $range ->
        [one] From { $station } the Scout reaches only the zones beside it.
       *[other] From { $station } the Scout reaches only zones up to { $range } steps away.
    }
    .title = The first step
    .rule = A station replaces the starting point, nothing else: the first step leads to a zone linked to it and counts towards the range.
    .stress = counts towards the range
    .source = Details of moving (“Détails du déplacement”) (p. 9); ruling A5
    .cure = Choose a space closer to the station.

## Labs

# .warning: $space: in words
MS-LAB-1 =
    .title = Installing a lab
    .rule = If the Scout ends, or stays, on a space without a lab, you may install one of yours there for the price printed below it; the first two are free.
    .stress = without a lab
    .source = Turtle labs (“Laboratoires tortue”) (p. 9)
    .warning = You could install a lab { $space }.

MS-LAB-2 =
    .title = One research level
    .rule = You advance at once by one level in the research field of the colour of the space; on a white space, wherever you choose.
    .stress = of the colour of the space
    .source = Turtle labs (“Laboratoires tortue”) (p. 9)

MS-LAB-3 =
    .title = Pay before you gain
    .rule = The lab is paid for before the level gives its bonus.
    .source = Turtle labs (“Laboratoires tortue”) (p. 9)

# $space: in words
MS-LAB-4 = There is already a lab { $space }.
    .title = One lab per space
    .rule = A space holds a single lab, except through the Double cell or Azrea Bonsmai.
    .source = Turtle labs (“Laboratoires tortue”) (p. 9); Cell bonuses (“Bonus de cases”) (p. 10); List of commanders (“Liste des commandants”) (p. 16)
    .cure = Leave it at that.

MS-LAB-5 =
    .title = Labs that come back
    .rule = Labs that are removed fill your board again from right to left.
    .stress = from right to left
    .source = Sector objectives (“Objectifs de secteur”) (p. 11)

MS-LAB-6 = You have no lab left on your board.
    .title = From left to right
    .rule = Labs leave the board from the left: the price is that of the first one left. Without a lab nothing is installed.
    .source = Turtle labs (“Laboratoires tortue”) (p. 9); Sector objectives (“Objectifs de secteur”) (p. 11)
    .cure = Leave it at that; an objective of sectors brings labs back.

# $space: in words · $amounts: the price, in words
MS-LAB-7 = A lab { $space } costs { $amounts }, and your cubes are not enough, even with exchanges.
    .title = Installing is optional
    .rule = You may do without; and if the price is beyond your means, the move stands.
    .source = Moving a Scout Runner (“Déplacer un Scout Runner”) (p. 9); Turtle labs (“Laboratoires tortue”) (p. 9)
    .cure = Do without the lab.

## Research and bag

# $case: colour, supply · $colour
MS-RES-1 = { $case ->
        [colour] It must be a cube of a player’s colour.
       *[supply] There is no { cube } left in the supply.
    }
    .title = The bonus of the level
    .rule = Reaching a level with a bonus by advancing gives it at once: a cube of your colour, a yellow one, one of any player’s colour (never yellow), two or three cubes from the bag, or placing a crew member.
    .stress = by advancing
    .source = Turtle labs (“Laboratoires tortue”) (p. 9); ruling A16
    .cure = Choose the colour of a player that is in the supply.

MS-RES-2 =
    .title = Going back gives nothing
    .rule = A marker that is set back gives no bonus; if it advances again, it gives them again.
    .stress = again, it gives them again
    .source = Research objectives (“Objectifs de recherche”) (p. 11)

MS-RES-3 =
    .title = Drawing from the bag
    .rule = A black cube goes back into the bag and brings you a cube of your colour from the supply. Any other cube is yours and is not replaced.
    .stress = is not replaced
    .source = Cell bonuses (“Bonus de cases”) (p. 10); ruling A15

MS-RES-4 =
    .title = What is spent
    .rule = Cubes paid go to the supply, never into the bag.
    .source = Taking control of a commander (“Prendre le contrôle d’un commandant”) (p. 7); Moving a Scout Runner (“Déplacer un Scout Runner”) (p. 9)

# $case: field, top · $field
MS-RES-5 = { $case ->
        [field] This research field is not in play.
       *[top] Your marker { field.at } is at the very top.
    }
    .title = One level at a time
    .rule = To advance is to rise by one level. At the very top the marker stays and gives nothing.
    .source = Turtle labs (“Laboratoires tortue”) (p. 9); ruling A20
    .cure = Choose another field.

## Teleport stations

# $case: site, price · $site: in words · $amounts: the price, in words · .warning: $points
MS-TEL-1 = { $case ->
        [site] There is no such station site.
       *[price] Building on { $site } costs { $amounts }, and your cubes are not enough.
    }
    .title = Building on the way
    .rule = If your way leads from one sector to another along a line that touches a free site, you may build a station there: pay for it, and gain 2 reputation points.
    .stress = from one sector to another
    .source = Teleport stations (“Stations de téléportation”) (p. 10); ruling A6
    .cure = { $case ->
        [site] Choose a site of your way.
       *[price] Do without the station.
    }
    .warning = You could build a station: { $points } reputation points.

MS-TEL-2 =
    .title = And a lab
    .rule = Building does not keep you from installing a lab in the same turn.
    .source = Teleport stations (“Stations de téléportation”) (p. 10)

# $site: in words
MS-TEL-3 = Both sectors beside { $site } are in the storm.
    .title = Not in the storm
    .rule = No station is built in storm sectors.
    .source = Details of moving (“Détails du déplacement”) (p. 9); ruling A4
    .cure = Do without the station.

# $case: none, taken · $site: in words · $owner
MS-TEL-4 = { $case ->
        [none] You have built all your stations.
       *[taken] { $owner } has already built on { $site }.
    }
    .title = Three stations, from left to right
    .rule = You have three, one per site; the leftmost goes first, at the price printed below it.
    .source = Teleport stations (“Stations de téléportation”) (p. 10); Player setup (“Mise en place des joueurs”) (p. 6); ruling A32
    .cure = Do without the station.

# $site: in words
MS-TEL-5 = Your way does not cross a border at { $site }.
    .title = Only by driving
    .rule = You do not build when staying put, nor inside a sector, nor by Mira Mascovic’s jump, nor on the first step out of a station. One station per move.
    .stress = One station per move
    .source = Teleport stations (“Stations de téléportation”) (p. 10); rulings A5, A12, A47
    .cure = Choose a site where your way leads from one sector to another.

## B: gaining cubes

MS-GAIN-1 =
    .title = The green part
    .rule = Take the cubes of the green part of the row from the supply; a black cube there means your own colour.
    .source = Gaining credit cubes (“Gagner des Cubes Crédit”) (p. 10); ruling A16

# $case: way, colour, supply, few, none · $colour · $amounts: the price, in words · $count: how many cubes an exchange takes · .warning: $case: column, dear, same · $count: the cubes too many
MS-EXC-1 = { $case ->
        [way] The price, { $amounts }, cannot be paid in this way.
        [colour] There is no such cube in play.
        [supply] There is no { cube } left in the supply.
        [few] An exchange takes { $count } cubes, and you have fewer.
       *[none] You have no { cube } left to give.
    }
    .title = Three cubes for one
    .rule = At any time three of your cubes, alike or not, for another one of your choice, with the supply; as often as you like, even while paying.
    .stress = At any time
    .source = Free exchange (“Action gratuite d’échange”) (p. 11); ruling A17
    .cure = { $case ->
        [way] Choose one of the ways to pay, or exchange first.
        [few] Gain cubes first.
       *[other] Choose another colour.
    }
    .warning = { $case ->
        [column] You can pay { $amounts } only with exchanges: each takes three cubes for one.
        [same] You give { cube.a } to get { cube.a } back.
       *[dear] { $count ->
            [one] You give { $count } cube more than needed.
           *[other] You give { $count } cubes more than needed.
        }
    }

## Cell bonuses

MS-BON-1 =
    .title = The bonus of a cell
    .rule = You obtain it by putting the crew of your action there. If it asks for A or B, carry out that action first and pay for it.
    .source = Cell bonuses (“Bonus de cases”) (p. 10); ruling A7

MS-BON-2 =
    .title = Research
    .rule = One level in the research field shown, with the bonus of the level. With A or B.
    .source = Cell bonuses (“Bonus de cases”) (p. 10)

# $case: cell, occupied, empty, topmost · $cell: in words · $column
MS-BON-3 = { $case ->
        [cell] There is no such cell.
        [occupied] There is already crew { $cell }.
        [empty] There is no crew { column.at } of the upper panel.
       *[topmost] Above, crew goes on the first free cell below other crew.
    }
    .title = Crew
    .rule = One crew member from your board may go on a free cell: below, or above under another crew member, in a column that is not empty. It sets nothing off. With A or B; so does the research bonus.
    .stress = in a column that is not empty
    .source = Cell bonuses (“Bonus de cases”) (p. 10); rulings A18, A19
    .cure = { $case ->
        [topmost] Choose the first free cell below the crew of the column.
       *[other] Choose an empty cell below, or above in a column with crew.
    }
    .warning = You could put a crew member on a panel.

MS-BON-4 =
    .title = Turn order
    .rule = With 4 players only: your marker changes places with the one ahead, for the next cycle. Players who have not acted in this cycle yet keep the order as it was. With A or B.
    .stress = for the next cycle
    .source = Cell bonuses (“Bonus de cases”) (p. 10); rulings A8, A28

MS-BON-5 =
    .title = Range
    .rule = With A: the Scout goes up to two zones. It does not install another lab for it.
    .stress = With A
    .source = Cell bonuses (“Bonus de cases”) (p. 10); ruling A3

# $case: cell, first, twice · .warning: what costs Azrea’s lab its level
MS-BON-6 = { $case ->
        [cell] Your crew member is not on a Double cell.
        [first] The second lab comes after the first.
       *[twice] The Double cell gives one second lab only, and you have installed it.
    }
    .title = Double
    .rule = With A: after installing a lab you may install a second one on the same space, at its own price. Research then advances only once, even if Azrea Bonsmai adds another one.
    .stress = advances only once
    .source = Cell bonuses (“Bonus de cases”) (p. 10); ruling A13
    .cure = { $case ->
        [first] Install the first lab.
       *[other] Do without this second lab.
    }
    .warning = The Double cell limits this move to one level: with it, Azrea Bonsmai’s lab gives none.

MS-BON-7 =
    .title = Bag
    .rule = With B: one more cube, drawn from the bag.
    .stress = With B
    .source = Cell bonuses (“Bonus de cases”) (p. 10)

MS-BON-8 =
    .title = Commander first
    .rule = If a commander and the cell each give a bonus, the commander’s comes first.
    .source = Cell bonuses (“Bonus de cases”) (p. 10); ruling A7

# .warning: $bonus · $cell: in words
MS-BON-9 =
    .title = No action, no bonus
    .rule = A bonus tied to A gives nothing with B, and the reverse. Crew put down without an action never gives one.
    .source = Taking control of a commander (“Prendre le contrôle d’un commandant”) (p. 7); Cell bonuses (“Bonus de cases”) (p. 10)
    .warning = { $bonus ->
        [bag] The Bag bonus { $cell } comes with action B only.
        [range] The Range bonus { $cell } comes with action A only.
       *[double] The Double bonus { $cell } comes with action A only.
    }

## Objectives

# $objective · .warning: $objective · $value: its reputation
MS-OBJ-1 = Not in this game: { objective.the }.
    .title = One objective a turn
    .rule = Once your action is done you may fulfil one objective, only one, before the turn ends.
    .stress = only one
    .source = Objectives (“Objectifs”) (p. 11)
    .cure = Choose one of the four objectives in play.
    .warning = You could fulfil { objective.the }, for { $value }.

MS-OBJ-2 =
    .title = The best free space
    .rule = Your marker goes on the highest free reputation space of the card, and you gain that number.
    .stress = the highest free reputation space
    .source = Objectives (“Objectifs”) (p. 11)

# $case: sectors, labs, majority, space · $objective · $sector · $needed, $held: labs
MS-OBJ-3 = { $case ->
        [sectors] { $needed ->
            [one] One sector only is needed for { objective.the }.
           *[other] { $needed } different sectors are needed for { objective.the }.
        }
        [labs] { $held ->
            [0] You have no lab { sector.at }, and { $needed } are needed.
            [one] You have only { $held } lab { sector.at }, and { $needed } are needed.
           *[other] You have only { $held } labs { sector.at }, and { $needed } are needed.
        }
        [majority] You have the majority in none of these sectors: { objective.the } asks for it.
       *[space] You have no lab on this space { sector.of }.
    }
    .title = Sector objectives
    .rule = Take the labs asked for off the planet, storm included. To have the majority is to have more than each of the others, before anything is removed.
    .stress = before anything is removed
    .source = Sector objectives (“Objectifs de secteur”) (p. 11); ruling A22
    .cure = { $case ->
        [space] Take back one of your labs { sector.of }.
       *[other] Choose other sectors, or end your turn.
    }

# $objective · $field
MS-OBJ-4 = You lead none of the chosen fields alone: { objective.the } asks for it.
    .title = Research objectives
    .rule = Set the markers asked for back. To have the most knowledge is to be alone at the top, before setting back.
    .stress = alone at the top
    .source = Research objectives (“Objectifs de recherche”) (p. 11)
    .cure = Choose a field that you lead alone, or end your turn.

# $objective · $needed: markers · $round
MS-OBJ-5 = { $needed ->
        [one] In round { $round } { objective.the } asks for one marker.
       *[other] In round { $round } { objective.the } asks for { $needed } markers.
    }
    .title = What each card asks
    .rule = Research, how far to set back: one marker by 10; with two commanders one by 3 (three and 5 from round 2); two markers by 2 (three from round 2), leading one of these fields; one by 4 (6 in round 2, 8 later), leading its field. Sector, how many labs to take off: 2 and 2; 4 from a single sector; 1 in each of four; 3 and 1. Except for the 4 from a single one, a majority in one of them is needed.
    .source = Conditions by rounds (“Conditions de nombre de manches”) (p. 12); Components (“Contenu”) (pp. 3, 5–6); Research objectives (“Objectifs de recherche”) (p. 11); ruling A23
    .cure = Choose as many fields as it asks for.

# $objective
MS-OBJ-6 = You have already fulfilled { objective.the }.
    .title = Once each
    .rule = Each objective is fulfilled only once by each player; four at most in a game.
    .stress = only once by each player
    .source = Aim of the game (“But du jeu”) (p. 6); ruling A24
    .cure = Choose another objective, or end your turn.

# $objective · $needed, $held: commanders
MS-OBJ-7 = { $held ->
        [0] { $needed } commanders are needed for { objective.the }, and you control none.
       *[other] { $needed } commanders are needed for { objective.the }, and you control { $held }.
    }
    .title = Commanders stay
    .rule = Commanders asked for by a card are not lost; both kinds count, the token does not.
    .source = Conditions by rounds (“Conditions de nombre de manches”) (p. 12)
    .cure = Choose another objective, or end your turn.

# $case: fields, colour · $objective · $needed: markers · $field
MS-OBJ-8 = { $case ->
        [fields] { $needed ->
            [one] One research field only is needed for { objective.the }.
           *[other] { $needed } different research fields are needed for { objective.the }.
        }
       *[colour] It must be { field } for { objective.the }.
    }
    .title = Field and levels
    .rule = A card may name the research field, and always sets the levels: no sharing among more markers, no marker below its start. The four known cards leave the field free.
    .source = Research objectives (“Objectifs de recherche”) (p. 11); ruling A46
    .cure = Choose the fields that it asks for.

# $objective · $field · $needed, $level: levels
MS-OBJ-9 = { $level ->
        [0] A marker on level { $needed } at least is needed for { objective.the }, and yours { field.at } is at the start.
       *[other] A marker on level { $needed } at least is needed for { objective.the }, and yours { field.at } is on level { $level }.
    }
    .title = The current round counts
    .rule = The numbers of a card change with the round. The centre tile says which round is being played: its numbers count.
    .source = Conditions by rounds (“Conditions de nombre de manches”) (p. 12)
    .cure = Choose another field, or end your turn.

## Administration

MS-ADM-1 =
    .title = 1) Income
    .rule = In each calm sector the number of your labs gives you the cubes at the edge of the tile. Labs stay; the storm pays nothing.
    .stress = the storm pays nothing
    .source = Administration: income (“1) Revenus des laboratoires tortue”) (p. 12); ruling A16

# .warning: $sector
MS-ADM-2 =
    .title = 2) Majorities
    .rule = In each calm sector whoever has more labs than each of the others gains 1 reputation point; in a tie nobody does.
    .stress = in a tie nobody does
    .source = Administration: majorities (“2) Déterminer la majorité de secteur”) (p. 12); rulings A22, A51
    .warning = Without these labs you may lose the majority { sector.at } before the administration pays for it.

# .warning: $field
MS-ADM-3 =
    .title = 3) Scientific commanders
    .rule = In each research field whoever is alone at the top takes the commander’s card and gains its green number. No marker is placed; an immediate effect may be used.
    .stress = alone at the top
    .source = Administration: scientific commanders (“3) Assigner les commandants scientifiques”) (p. 13); ruling A51
    .warning = Set back, your marker may no longer lead { field.at } when the administration comes.

MS-ADM-4 =
    .title = Changing hands, or staying
    .rule = Whoever had it hands over the card and loses the red number. Whoever keeps it does not gain the green one again, but an immediate effect may be used again.
    .stress = does not gain the green one again
    .source = Administration: scientific commanders (“3) Assigner les commandants scientifiques”) (p. 13)

MS-ADM-5 =
    .title = A tie at the top
    .rule = In a tie, even at the start, nobody has the commander: the card is put back, and whoever had it loses the red number, even when tied.
    .stress = even when tied
    .source = Administration: scientific commanders (“3) Assigner les commandants scientifiques”) (p. 13)

MS-ADM-6 =
    .title = 4) Turn order
    .rule = Whoever has the token goes to position 1, the others move back as needed; the token returns to the board.
    .source = Administration: turn order (“4) Ajuster l’ordre du tour”) (p. 13)

MS-ADM-7 =
    .title = 5) Swapping the panels
    .rule = The lower panel goes up with its crew, the upper one, empty, takes its place.
    .stress = with its crew
    .source = Administration: panels (“5) Échanger les tableaux d’action”) (p. 13)

# .warning: $sector
MS-ADM-8 =
    .title = 6) The storm turns
    .rule = The centre tile turns by 60°, clockwise: a new round, and the first player begins.
    .stress = clockwise
    .source = Administration: centre tile (“6) Faire pivoter la tuile centrale”) (p. 13)
    .warning = The storm comes { sector.to } soon.

## End of the game

MS-END-1 =
    .title = The threshold is reached
    .rule = Once somebody reaches the threshold, those still to act in this cycle do so, then it is over; after the last of the cycle, at once.
    .stress = those still to act in this cycle
    .source = End of the game and winner (“Fin de partie et vainqueur”) (p. 14); rulings A25, A26

MS-END-2 =
    .title = During the administration
    .rule = If the threshold is reached during the administration, it is carried out in full.
    .source = End of the game and winner (“Fin de partie et vainqueur”) (p. 14)

MS-END-3 =
    .title = Dropping back changes nothing
    .rule = The end stays announced, even if that player drops below the threshold.
    .source = End of the game and winner (“Fin de partie et vainqueur”) (p. 14)

MS-END-4 =
    .title = Four rounds at most
    .rule = Otherwise the game ends after round 4, its administration included.
    .stress = its administration included
    .source = End of the game and winner (“Fin de partie et vainqueur”) (p. 14)

MS-END-5 = The game is over.
    .title = Who wins
    .rule = The highest reputation wins; in a tie, whoever is further ahead in turn order. The same goes for the other ranks.
    .stress = whoever is further ahead in turn order
    .source = End of the game and winner (“Fin de partie et vainqueur”) (p. 14); rulings A27, A30

## Artefacts and advanced start

MS-ART-1 =
    .title = An artefact each
    .rule = After the game the winner draws a gold card, the last player a bronze one, the others a silver one. Everybody keeps it for good.
    .source = Drawing and keeping artefact cards (“Piocher et conserver les cartes artefact”) (p. 14)

# $seats: who lacks cards · $count: how many they are
MS-ART-2 = { $count ->
        [one] An advanced start needs two artefact cards from everybody, and { $seats } does not have two.
       *[other] An advanced start needs two artefact cards from everybody, and { $seats } do not have two.
    }
    .title = The order by artefacts
    .rule = If everybody has at least two artefacts, each draws two of their own at random. The highest sum goes first; in a tie, the highest number.
    .stress = everybody has at least two artefacts
    .source = Advanced starting positions (“Positions de départ avancées”) (p. 14); ruling A29
    .cure = Say which cards everybody has, or choose the ordinary start.

MS-ART-3 =
    .title = The bonuses of artefacts
    .rule = Instead of the cube of the last ones, each takes in order the bonus of both cards: 1 reputation point, a cube of one’s colour or a level, even in a field already chosen.
    .source = Advanced starting positions (“Positions de départ avancées”) (p. 14); ruling A38

## The commanders

MS-CDR-01 = You cannot pay a yellow cube.
    .title = Forrester Dain
    .rule = When you take the card you may at once pay one or two yellow cubes: 1 reputation point for each.
    .stress = at once
    .source = List of commanders (“Liste des commandants”) (p. 16); ruling A37
    .cure = Leave it at that.

# $case: card, used, own, none · $colour
MS-CDR-02 = { $case ->
        [card] You do not control Justin B. Beeper.
        [used] Justin B. Beeper has already helped in this turn.
        [own] The cube for Justin B. Beeper may not be of your own colour.
       *[none] You have no { cube } to give.
    }
    .title = Justin B. Beeper
    .rule = On each move a cube that is not of your colour may lengthen the range by 1, on top of everything else; once a turn.
    .stress = that is not of your colour
    .source = List of commanders (“Liste des commandants”) (p. 16); ruling A8
    .cure = { $case ->
        [own] Give a cube of another colour.
        [none] Give a cube that you have.
       *[other] Do without him.
    }

MS-CDR-03 =
    .title = Ellen B. Outridge
    .rule = Each objective fulfilled gives you 1 more reputation point and one level in a field of your choice.
    .source = List of commanders (“Liste des commandants”) (p. 16); ruling A45

# $case: card, used, price
MS-CDR-04 = { $case ->
        [card] You do not control Adira Okzil.
        [used] Adira Okzil has already helped in this turn.
       *[price] Adira Okzil asks for two cubes of your colour.
    }
    .title = Adira Okzil
    .rule = On each move two cubes of your colour may bring you one level in a field of your choice.
    .source = List of commanders (“Liste des commandants”) (p. 16)
    .cure = Do without her.

MS-CDR-05 = Idris Yakuul can replace no cube like that here.
    .title = Idris Yakuul
    .rule = When you move or take a commander, you may pay one yellow cube of the price with one of yours, or the reverse.
    .source = List of commanders (“Liste des commandants”) (p. 16); ruling A11
    .cure = Pay without him, or replace a cube the other way round.

# $case: card, place, lab, storm · $place: in words
MS-CDR-06 = { $case ->
        [card] You do not control Mira Mascovic.
        [place] The Scout jumps onto a space.
        [lab] No jump { $place }: the zone has no lab.
       *[storm] No jump { $place }: the storm is there.
    }
    .title = Mira Mascovic
    .rule = Instead of driving, the Scout may jump onto any space of a zone that holds a lab; the move is over. On a free space you may install as usual.
    .stress = of a zone that holds a lab
    .source = List of commanders (“Liste des commandants”) (p. 16); ruling A12
    .cure = { $case ->
        [card] Drive as usual.
       *[other] Choose a space of a calm zone with a lab, or drive.
    }

# $case: first, card, used
MS-CDR-07 = { $case ->
        [first] Azrea Bonsmai’s lab comes after the usual one.
        [card] You do not control Azrea Bonsmai.
       *[used] Azrea Bonsmai has already helped in this turn.
    }
    .title = Azrea Bonsmai
    .rule = On each move a cube of your colour may allow one more lab on the same space, each at the ordinary price.
    .source = List of commanders (“Liste des commandants”) (p. 16); ruling A13
    .cure = { $case ->
        [first] Install the usual lab first.
       *[other] Do without her.
    }

MS-CDR-08 =
    .title = Ozgül Yilmark
    .rule = In the administration each majority gives you 1 more reputation point.
    .source = List of commanders (“Liste des commandants”) (p. 16)

MS-CDR-11 =
    .title = Franzkarl Huber
    .rule = Each time you advance one level, you may do so in another field of your choice.
    .source = List of commanders (“Liste des commandants”) (p. 16)

# $field
MS-CDR-12 = Your marker { field.at } is not your lowest.
    .title = Rain Davenpitt
    .rule = On each gain of cubes you advance one level in the field where you are lowest; in a tie, as you choose.
    .source = List of commanders (“Liste des commandants”) (p. 16); ruling A43
    .cure = Choose a field where you are lowest.

MS-CDR-13 =
    .title = Yuul Mbado
    .rule = On each gain of cubes one cube more, of any player’s colour.
    .source = List of commanders (“Liste des commandants”) (p. 16); ruling A43

# .warning: $count
MS-CDR-14 =
    .title = Joy D. Obondov
    .rule = When you draw from the bag, you may draw two more cubes.
    .source = List of commanders (“Liste des commandants”) (p. 16); ruling A42
    .warning = Joy D. Obondov lets you draw { $count } more cubes.

MS-CDR-15 =
    .title = Cedric J. Lebeaux
    .rule = The card gives you 1 reputation point at once, and again in each administration in which you keep it.
    .source = List of commanders (“Liste des commandants”) (p. 16); Administration: scientific commanders (“3) Assigner les commandants scientifiques”) (p. 13); ruling A44

MS-CDR-16 =
    .title = Kim-Kin Park
    .rule = Once a turn your crew may go on a cell already occupied and use it, bonus included.
    .stress = already occupied
    .source = List of commanders (“Liste des commandants”) (p. 16); ruling A9

MS-CDR-17 =
    .title = Sayuri Modo
    .rule = On each move you pay one cube of your colour less.
    .source = List of commanders (“Liste des commandants”) (p. 16); ruling A10

# $case: card, used, free
MS-CDR-18 = { $case ->
        [card] You do not control Kaysia Vasidis.
        [used] Kaysia Vasidis has already helped in this turn.
       *[free] There is no price to ignore: it is free anyway.
    }
    .title = Kaysia Vasidis
    .rule = Once a turn, when you move, you may ignore the price of one lab or one station.
    .stress = or one station
    .source = List of commanders (“Liste des commandants”) (p. 16); ruling A8
    .cure = { $case ->
        [free] Take it without Kaysia Vasidis.
       *[other] Pay the price.
    }

## The Consortium (unofficial)

# $case: seats, artefacts
MS-SOLO-1 = { $case ->
        [artefacts] The Consortium has no artefact cards: there is no advanced start with it.
       *[seats] The Consortium plays alone against one person.
    }
    .title = A game for two
    .rule = Setup for 2 players; the level says who begins. The Consortium puts its crew in the first commander column, from left to right, where yours is not, topmost; it takes green research, or red if you have green. It has no cubes.
    .source = Vestiges: The Consortium, unofficial solo mode
    .cure = { $case ->
        [artefacts] Choose the ordinary start.
       *[seats] Sit one person and the Consortium at the table.
    }

MS-SOLO-2 =
    .title = It pays nothing
    .rule = The Consortium never pays nor receives cubes; its pieces work like a player’s. To start from its station you pay the supply. Cubes of its colour exist: you gain and pay them as usual.
    .stress = never pays nor receives cubes
    .source = Vestiges: The Consortium, unofficial solo mode

MS-SOLO-3 =
    .title = It ignores effects
    .rule = Neither commander nor cell nor token has an effect for it: it only gains and loses the reputation of cards. It never takes the token; you may take its commanders.
    .source = Vestiges: The Consortium, unofficial solo mode

MS-SOLO-4 =
    .title = A cheap commander
    .rule = First of all, among the commanders that it does not have and whose column holds one or two crew members, it takes one: fewest crew members; between equals, commanders of yours first, then from left to right. It pays nothing, puts its marker and gains the green number; its turn then goes on to MS-SOLO-12.
    .stress = one or two crew members
    .source = Vestiges: The Consortium, unofficial solo mode

MS-SOLO-5 =
    .title = Its cells
    .rule = Crew that it moves goes to the first free cell, from the bottom row up, each row from left to right, without bonus; a column is emptied from top to bottom, a cell that holds several in the order of MS-SOLO-6. If all is full, it goes to the left cell of the bottom row.
    .source = Vestiges: The Consortium, unofficial solo mode

MS-SOLO-6 =
    .title = Its crew
    .rule = With no commander to take, it brings one crew member down: neutral crew first, then its own, then yours. It takes it from the column (that of the token counts, too) that holds such crew and has, all kinds counted, most crew members; between equals, from left to right. It is the topmost of its kind, and goes where MS-SOLO-5 says.
    .source = Vestiges: The Consortium, unofficial solo mode

MS-SOLO-7 =
    .title = Its programme
    .rule = After a crew member has been moved comes the next step of its programme: E explore, A analyse, R rest. It runs in a loop, from round to round. Taking a commander uses up no step.
    .source = Vestiges: The Consortium, unofficial solo mode

MS-SOLO-8 =
    .title = E: exploring
    .rule = Its Scout goes to a calm zone with a free space, one without a lab: at most two steps away, its own included, without entering the storm; or at most two steps from a station, whosesoever, the first step being to leave it. Sectors are compared: as many labs as you, or one less, first; then leading sector, then middle, then trailing; then the zones, in the order of the letters. There it takes the free space with the lowest number, installs a lab for nothing and advances in the field of its colour (white: MS-SOLO-10). If there is no such zone, a Scout in the storm is put at the entry of the trailing sector, in zone a, or b if a is full, and installs there likewise, without building a station. Otherwise, as when it has no lab left, it analyses (MS-SOLO-10).
    .source = Vestiges: The Consortium, unofficial solo mode

MS-SOLO-9 =
    .title = E: building
    .rule = If it has fewer stations than the limit of the level, and one of the shortest ways to its zone passes a free site, it builds a station there for nothing and gains 2 reputation points. Between several, in the order of the board: from the SW–W border, clockwise. It starts from a station only for a zone that its Scout does not reach by itself; the step out of it passes no site.
    .source = Vestiges: The Consortium, unofficial solo mode

MS-SOLO-10 =
    .title = A: analysing
    .rule = It advances one level. Among the fields where you are level with it or ahead: smallest lead of yours. If there is none: its lowest level. Between equals, in the order of the board: green, red, blue. A marker at the top no longer counts; if all are there, nothing.
    .source = Vestiges: The Consortium, unofficial solo mode

MS-SOLO-11 =
    .title = Its research bonuses
    .rule = Of the level bonuses only crew is of use to it: one member of its board goes to the column of the upper panel (that of the token counts, too), neither empty nor full, with most crew members; between equals, from left to right; to the cell that MS-BON-3 says. Without crew or without a column the bonus is lost.
    .source = Vestiges: The Consortium, unofficial solo mode

MS-SOLO-12 =
    .title = Its objectives
    .rule = At the end of its turn it fulfils one objective, only one, if it can: highest value; between equals, research before sectors, then in the order of the board, from top to bottom. Research: its highest markers go back, first those that lead alone, as many as are needed; between equals green, red, blue. Sectors: the first choice allowed in this order, storm first, beginning with the one struck last, then the calm ones from trailing to leading; for four sectors, if a majority is missing, the last one gives way to the next that has one. Within a sector: zone a to e, low numbers first.
    .source = Vestiges: The Consortium, unofficial solo mode

MS-SOLO-13 =
    .title = Its administration
    .rule = It has no income; majorities and scientific commanders as usual. At the end of the administration it gains the round bonus of the level, which counts for the threshold.
    .source = Vestiges: The Consortium, unofficial solo mode

MS-SOLO-14 =
    .title = Winning against it
    .rule = The end is that of a game of two: more reputation than it has, or as much if you are ahead of it on the order track. Any victory makes you an explorer. Your lead makes you a commander, then a legend: easy 18 and 23, normal 16 and 21, hard 7 and 11, expert 5 and 9, master 4 and 8. You keep an artefact card as usual, gold if you win, bronze if not.
    .source = Vestiges: The Consortium, unofficial solo mode

MS-SOLO-15 =
    .title = The levels
    .rule = Each level sets the programme, the limit of stations, who begins and the round bonus. Easy: E A R, 1 station, you begin, bonus 0; Normal: E A E R, 2 stations, you begin, bonus 0; Hard: E A E, 3 stations, it begins, bonus 0; Expert: E E A, 3 stations, it begins, bonus 2; Master: E E A, 3 stations, it begins, bonus 4. Each can be set apart, too.
    .source = Vestiges: The Consortium, unofficial solo mode
