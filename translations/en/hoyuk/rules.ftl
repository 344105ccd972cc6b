### Höyük: the rules, in our own words.
### One message per rule; its value, where it has one, is the sentence of a refusal.
### .title: the name of the rule, for contents lists · .rule: the rule · .source: where the French rulebook says it ·
### .cure: what would make the move legal · .warning: why a legal move may be regretted.
###
### The line above a rule tells which variables the engine gives it. These stay ids (see names.ftl): $cell, $block, $one and $other (blocks),
### $element, $symbol, $pile, $clan. These come in words: $seat, somebody’s name; $ask, a whole question; $elements, elements
### with their articles.

## Setup

HK-SET-1 =
    .title = One clan each
    .rule = Each player takes the 25 houses and the counter of one clan. The houses stay in front of them, the counter starts on space 0 of the score track.
    .source = Setup (“Système de base”), step 1 (p. 3); ruling A39

HK-SET-2 =
    .title = The catastrophes in play
    .rule = In the classic and intermediate games, twelve catastrophes: earthquake, tornado, bad season, sacrifice, locusts and fire, two of each. In the expert game, all twenty-four. They are shuffled and laid face down.
    .source = Setup (“Système de base”), step 2 (p. 3); Expert game (“Partie experte”, p. 16)

HK-SET-3 =
    .title = Pens, shrines and ovens
    .rule = Pens, shrines and ovens form the supply, on spaces G, C and D of the board.
    .source = Setup (“Système de base”), step 3 (p. 3)

HK-SET-4 =
    .title = The aspect piles
    .rule = Each aspect base in play receives ten cards, face up: three bases in the classic game, five in the intermediate game, seven in the expert game. Only the top card can be seen.
    .source = Setup (“Système de base”), step 4 (p. 4); Intermediate game (“Partie intermédiaire”, p. 15); Expert game (“Partie experte”, p. 16); FAQ, question 7

HK-SET-5 =
    .title = The construction tiles
    .rule = Ten construction tiles, shuffled face down, form the pile. The other five are only for the expert game, which is played with all fifteen.
    .source = Setup (“Système de base”), step 5 (p. 4); FAQ, question 7; Expert game (“Partie experte”, p. 16)

HK-SET-6 =
    .title = Empty ground
    .rule = At the start nothing stands in the village. The score track around it is not part of it.
    .source = Setup (“Système de base”), step 6 (p. 4)

HK-SET-7 =
    .title = Who begins
    .rule = Two houses of each player are mixed and one is drawn: its owner is first player and takes the marker. The program draws lots in the same way.
    .source = Setup (“Système de base”), step 7 (p. 4)

HK-SET-8 =
    .title = Pieces of the expert game
    .rule = In the expert game, cattle, villagers and the shaman wait at their places on the board as well.
    .source = Expert game (“Partie experte”, p. 16)

HK-SET-9 =
    .title = Which cards on which bases
    .rule = The 30 classic cards, shuffled, go on the bases of ovens, shrines and pens. The 20 that the intermediate game adds go on those of number and height, the last 20 on those of cattle and villagers. The name of a base says who draws; the card says what is gained. By an option, all cards of the game are shuffled together.
    .source = Setup (“Système de base”), step 4 (p. 4); Intermediate game (“Partie intermédiaire”, p. 15); Expert game (“Partie experte”, p. 16); ruling A41

## The turn

# $ask
HK-TURN-1 = This is not the moment. { $ask }
    .title = Four phases
    .rule = A turn has four phases: constructions, in two stages; the catastrophe, except in the first turn; aspect cards; the end of the turn.
    .source = Turn summary (“Résumé du tour”, p. 4)
    .cure = Do what is asked first.

# $seat
HK-TURN-2 = The decision is up to { $seat }.
    .title = First player first, then clockwise
    .rule = In each phase the first player begins, and the others follow clockwise.
    .source = Turn summary (“Résumé du tour”, p. 4)
    .cure = Wait for your turn.

HK-TURN-3 = The first player may not keep the first player marker.
    .title = Giving the marker away
    .rule = To finish phase 4, the first player gives the marker to another player of their choice, who is first player in the next turn. They may not keep it.
    .source = Turn summary (“Résumé du tour”, p. 4); End of the turn (“Phase 4 – Fin du tour”, p. 12–13)
    .cure = Give it to another player.

HK-TURN-4 = The game is over: there is nothing left to play.
    .title = The last house
    .rule = When a player places their 25th house, this turn is the last; it is still played to the end of phase 4. It does not matter whether the house comes from a tile, a card or a power, nor whether it goes on the ground, on a ruin or on top of another.
    .source = Turn summary (“Résumé du tour”, p. 4); End of the game (“Fin de la partie”, p. 14); rulings A14, A44

HK-TURN-5 =
    .title = Cards before each phase
    .rule = Each of the four phases opens with a window in which everybody may play aspect cards.
    .source = Using aspect cards (“Utiliser les cartes d’aspect”, p. 13)

## Phase 1: constructions

HK-CON-1 =
    .title = Six elements in two stages
    .rule = In the construction phase everybody builds six elements, three in each of two stages.
    .source = Construction phase (“Phase 1 – Construction”, p. 5)

HK-CON-2 =
    .title = One tile each
    .rule = In each stage the first player deals one construction tile, face up, to everybody, themselves included, clockwise.
    .source = Construction phase (“Phase 1 – Construction”, p. 5); ruling A34

# $elements · .warning: $elements
HK-CON-3 = What is left can be built: { $elements }.
    .title = Building the whole tile
    .rule = First player first, everybody builds all three elements of their tile before the next player starts. What can be built must be built; the rest is lost. Nobody has to take off pieces of their own to make room. By an option, everybody may also do without an element of their tile.
    .source = Construction phase (“Phase 1 – Construction”, p. 5); ruling A13
    .cure = Place what is left, in the order you like.
    .warning = You let { $elements } go to waste.

# $element · $elements
HK-CON-4 = { $element ->
        [house] There is no house to build now.
        [pen] There is no pen to build now.
        [oven] There is no oven to build now.
        [shrine] There is no shrine to build now.
        [cattle] There is no head of cattle to place now.
        [villager] There is no villager to place now.
       *[shaman] The shaman is not to be placed now.
    }
    .title = An element of your choice
    .rule = Some tiles show two houses and an element of your choice: a third house, a pen, an oven or a shrine. Nothing else, not even in the expert game.
    .source = Construction phase (“Phase 1 – Construction”, p. 5); ruling A33
    .cure = What is left: { $elements }.

HK-CON-5 =
    .title = The tiles of a stage
    .rule = At the end of a stage its tiles are discarded. Those of the first stage never come back in the second stage of the same turn, not even if the discards are shuffled in between.
    .source = Construction phase (“Phase 1 – Construction”, p. 5); ruling A12

HK-CON-6 =
    .title = When tiles are reshuffled
    .rule = Discarded tiles are only reshuffled when all of them have been used: the ten, or the fifteen in the expert game.
    .source = Construction phase (“Phase 1 – Construction”, p. 5), note; ruling A12

HK-CON-7 =
    .title = Where and in which order
    .rule = The three elements are built in any order you like, and in different blocks if that suits you.
    .source = Construction phase (“Phase 1 – Construction”, p. 5); ruling A13

# $element
HK-CON-8 = { $element ->
        [house] You have no house left.
        [pen] There is no pen left in the supply.
        [oven] There is no oven left in the supply.
        [shrine] There is no shrine left in the supply.
        [cattle] There are no cattle left in the supply.
       *[villager] There is no villager left in the supply.
    }
    .title = What the supply holds
    .rule = You can only build what is left in the supply. An element that has run out is lost.
    .source = FAQ, question 2
    .cure = Build another element, if one is left.

HK-CON-9 =
    .title = No room for a house
    .rule = If no house can be placed, the other elements of the tile still may be.
    .source = When there is no more room (“Que se passe-t-il s’il n’y a plus de place pour construire ?”), note

## Houses

# $cell
HK-HOU-1 = There is a pen { cell.at }.
    .title = Three places for a house
    .rule = A house goes on an empty cell, on a ruin, or as a storey on a house of yours.
    .source = Placing houses (“Placement des maisons”, p. 6); Building higher (“Construire des maisons plus hautes”, p. 8); Ruined houses (“Maisons en ruines”)
    .cure = Choose an empty cell, a ruin or a house of yours.

HK-HOU-2 =
    .title = Alone or against others
    .rule = A house may stand alone, and so found a new block, or lean against others.
    .source = Placing houses (“Placement des maisons”, p. 6)

# $cell, the house that stands cornerwise
HK-HOU-3 = This house would touch the one { cell.at }, of another block, by a corner.
    .title = Never cornerwise
    .rule = Houses side by side share a full side. On an empty cell, a new house may not touch a house of another block by a corner alone. By an option, such a contact may also be allowed.
    .source = Placing houses (“Placement des maisons”, p. 6); ruling A1
    .cure = Keep one cell away, or join that block by a side.

# $cell, the first cell of the block, which names it
HK-HOU-4 = You already live in block { $cell }: a second family is not allowed there.
    .title = Where you already live
    .rule = In a block where you have a house, the new one must touch one of yours by a side: no second family is opened there.
    .source = Families and blocks (“Familles et quartiers”, p. 7); FAQ, question 11
    .cure = Build against one of your houses in this block, or in another block.

HK-HOU-5 =
    .title = Where you do not live yet
    .rule = In a block where you have no house, yours must touch an opponent’s house by a side.
    .source = Families and blocks (“Familles et quartiers”, p. 7)

# $cell · $one and $other: the blocks
HK-HOU-6 = A house { cell.at } would connect blocks { $one } and { $other }.
    .title = Never connect two blocks
    .rule = Neither a house nor a pen may connect two blocks: blocks never merge.
    .source = Families and blocks (“Familles et quartiers”, p. 7)
    .cure = Choose a cell that touches one block only, or none.

# $cell, the pen whose exit it is
HK-HOU-7 = This is the only exit of the pen { cell.at }.
    .title = No house on the last exit
    .rule = A house may not take the last exit of a pen, whoever owns it.
    .source = Placing pens (“Placement des enclos”, p. 6)
    .cure = Leave this cell free and build elsewhere.

HK-HOU-8 =
    .title = Houses are not moved
    .rule = Once built, a house stays where it is.
    .source = FAQ, question 6

# $cell
HK-HOU-9 = There is no cell { $cell } in the village.
    .title = Nothing on the score track
    .rule = You build on the cells of the village only, A1 to M13, never on the score track.
    .source = Setup (“Système de base”), step 6 (p. 4)
    .cure = Choose a cell from A1 to M13.

HK-HOU-10 =
    .title = The choice is yours
    .rule = With each house you choose freely: extend a family, settle in a block where you do not live yet, or found a new block.
    .source = Families and blocks (“Familles et quartiers”, p. 7); FAQ, question 11

# $case: no-house, deserted · $cell, the first cell of the block, which names it
HK-HOU-11 = { $case ->
        [deserted] Nobody lives any more in block { $cell }: it is settled again on one of its ruins only.
       *[no-house] This house would touch block { $cell } without touching any of its houses.
    }
    .title = Pens and ruins are not enough
    .rule = A house that would touch a block by a pen or a ruin only is refused. A block where no house stands any more may be settled again, but on one of its ruins.
    .source = Families and blocks (“Familles et quartiers”, p. 7); ruling A6
    .cure = { $case ->
        [deserted] Build on a ruin of this block, or farther away.
       *[no-house] Choose a cell against a house of this block, or farther away.
    }

## Pens

# $cell
HK-PEN-1 = The gate of this pen would face no house.
    .title = A pen and its gate
    .rule = A pen is placed against a house. The white arrow of its gate shows which house it belongs to, and so who owns it.
    .source = Placing pens (“Placement des enclos”, p. 6)
    .cure = Turn the gate towards a house of yours.

HK-PEN-2 =
    .title = One pen per side
    .rule = Each side of a house may bear one pen: up to four for a house.
    .source = Placing pens (“Placement des enclos”, p. 6)

# $cell
HK-PEN-3 = A pen { cell.at } would have no free side: cattle could get neither in nor out.
    .title = A way out for the cattle
    .rule = Not counting the side of its gate, a pen must always keep at least one free side: an empty cell, a ruin or the edge of the board. By an option, the edge does not count.
    .source = Placing pens (“Placement des enclos”, p. 6); rulings A2, A3
    .cure = Choose a cell with another free side.

# $cell, the pen whose exit it is
HK-PEN-4 = A pen here would block the only exit of the one { cell.at }.
    .title = Block no exit
    .rule = No building, by anybody, not even its owner, may block the last exit of a pen.
    .source = Placing pens (“Placement des enclos”, p. 6); ruling A37
    .cure = Leave this cell free and place the pen elsewhere.

HK-PEN-5 =
    .title = Pens and blocks
    .rule = A pen is part of the block it touches, but does not count for its size.
    .source = Families and blocks (“Familles et quartiers”, p. 7); Catastrophe phase (“Phase 2 – Calamités”, p. 9), note

HK-PEN-6 =
    .title = When the house falls
    .rule = The pen of a house that falls to ruins is destroyed: it goes back to the supply.
    .source = Ruined houses (“Maisons en ruines”)

# $case: ruin, occupied, rival · $cell, the cell or the house of a rival
HK-PEN-7 = { $case ->
        [ruin] There is a ruin { cell.at }: only a house may be built there.
        [occupied] Cell { $cell } is not empty.
       *[rival] The house { cell.at } is not yours.
    }
    .title = Where a pen goes
    .rule = A pen goes on an empty cell, never on a ruin, with its gate towards a house of yours. The gate is chosen when the pen is placed, and never turned afterwards.
    .source = Placing pens (“Placement des enclos”, p. 6); rulings A4, A5
    .cure = { $case ->
        [rival] Turn the gate towards a house of yours.
       *[other] Choose an empty cell against a house of yours.
    }

## Ovens and shrines

# $case: no-house, rival · $cell
HK-ROF-1 = { $case ->
        [rival] The house { cell.at } is not yours.
       *[no-house] There is no house { cell.at }.
    }
    .title = On the roof of a house
    .rule = Ovens and shrines are placed on houses: your own.
    .source = Placing ovens and shrines (“Placement des fours et des totems”, p. 6); ruling A4
    .cure = Choose a house of yours with a free roof.

# $case, what the roof bears: oven, shrine · $cell
HK-ROF-2 = { $case ->
        [oven] The house { cell.at } already bears an oven.
       *[shrine] The house { cell.at } already bears a shrine.
    }
    .title = One of the two per house
    .rule = A house bears an oven or a shrine, never both.
    .source = Placing ovens and shrines (“Placement des fours et des totems”, p. 6)
    .cure = Choose a house with a free roof.

HK-ROF-3 =
    .title = Along with pens
    .rule = A house with pens may bear an oven or a shrine as well.
    .source = Placing ovens and shrines (“Placement des fours et des totems”, p. 6)

HK-ROF-4 =
    .title = On top of a storey
    .rule = On a two-storey house the oven or shrine goes on the very top; the storey stays.
    .source = Building higher (“Construire des maisons plus hautes”, p. 8)

# .warning: $cell · $element, what is taken off
HK-ROF-5 =
    .title = Taking an oven or shrine off
    .rule = You may put an oven or a shrine of yours back in the supply to build a storey on its house, and only for that.
    .source = Building higher (“Construire des maisons plus hautes”, p. 8); FAQ, question 5
    .warning = The storey { cell.at } costs you the { $element ->
            [oven] oven
            [shrine] shrine
           *[villager] villager
        } of this house.

HK-ROF-6 =
    .title = When the house collapses
    .rule = The oven or shrine of a house that falls to ruins goes back to the supply.
    .source = Ruined houses (“Maisons en ruines”); FAQ, question 1

## Ruins

HK-RUI-1 =
    .title = Destroyed house, ruin
    .rule = A destroyed house is not taken away: it is turned over, ruins up, on its cell.
    .source = Ruined houses (“Maisons en ruines”); Catastrophe phase (“Phase 2 – Calamités”, p. 9)

HK-RUI-2 =
    .title = No ruins on purpose
    .rule = Nobody can ruin houses of their own except through a catastrophe.
    .source = Ruined houses (“Maisons en ruines”)

HK-RUI-3 =
    .title = A storey that collapses
    .rule = When a two-storey house falls, its upper tile leaves the game and the lower one becomes a ruin. A ruin is at ground level.
    .source = Ruined houses (“Maisons en ruines”)

HK-RUI-4 =
    .title = What falls with the house
    .rule = Pens with their cattle, oven or shrine, villager: all that belongs to the house goes back to the supply.
    .source = Ruined houses (“Maisons en ruines”); FAQ, question 1; Rules for cattle (“Règles pour le bétail”); Rules for villagers (“Règles pour les villageois”)

HK-RUI-5 =
    .title = Building on a ruin
    .rule = A ruin never becomes a house again. But anybody may build on it, by the rules for houses: the ruin then leaves the game and the new house takes its place.
    .source = Ruined houses (“Maisons en ruines”); Building higher (“Construire des maisons plus hautes”, p. 8)

HK-RUI-6 =
    .title = Neutral ground
    .rule = A ruin belongs to nobody. It separates families, but keeps the block together. Towards a ruin, the side of a house or a pen is free.
    .source = Families and blocks (“Familles et quartiers”, p. 7); Building higher (“Construire des maisons plus hautes”, p. 8); ruling A3

## Families and blocks

HK-FAM-1 =
    .title = A family
    .rule = A family is made of houses of one colour that touch by their sides.
    .source = Families and blocks (“Familles et quartiers”, p. 7)

# .warning: $cell · $families: how many are joined
HK-FAM-2 =
    .title = Families split, families joined
    .rule = Ruins in the middle split a family in two. A new house between two families of its colour joins them.
    .source = Families and blocks (“Familles et quartiers”, p. 7)
    .warning = This house joins { $families } of your families into one: you will spend fewer cards per turn.

HK-FAM-3 =
    .title = One family per block
    .rule = You cannot open a second family on purpose in a block where you live. Only a catastrophe can split a family.
    .source = Families and blocks (“Familles et quartiers”, p. 7)

HK-BLK-1 =
    .title = A block
    .rule = A block is made of all pens, houses and ruins that touch by their sides, whatever their colour.
    .source = Families and blocks (“Familles et quartiers”, p. 7)

HK-BLK-2 =
    .title = A house on its own
    .rule = An isolated house is a block by itself, with a family of one house.
    .source = Families and blocks (“Familles et quartiers”, p. 7)

HK-BLK-3 =
    .title = Ruins do not divide
    .rule = Ruins never cut a block in two. Two families may live in it without touching.
    .source = Families and blocks (“Familles et quartiers”, p. 7)

HK-BLK-4 =
    .title = A pen is a link
    .rule = Two houses linked by a pen only are in the same block.
    .source = Families and blocks (“Familles et quartiers”, p. 7)

# $cell · $one and $other: the blocks
HK-BLK-5 = A pen { cell.at } would connect blocks { $one } and { $other }.
    .title = Blocks do not merge
    .rule = Connecting two blocks by a house or a pen is forbidden.
    .source = Families and blocks (“Familles et quartiers”, p. 7)
    .cure = Choose a cell that touches one block only.

## Storeys

# $case: rival, high · $cell
HK-STO-1 = { $case ->
        [rival] The house { cell.at } is not yours.
       *[high] The house { cell.at } already has a storey.
    }
    .title = One storey, not two
    .rule = You may put a house on top of one of yours: one storey per house only, and never on somebody else’s.
    .source = Building higher (“Construire des maisons plus hautes”, p. 8); Intermediate game (“Partie intermédiaire”, p. 15), note
    .cure = Choose a house of yours without a storey, or a free cell.

HK-STO-2 =
    .title = One house only
    .rule = A two-storey house counts as one house: for catastrophes, block size, number of houses and families.
    .source = Final scoring (“Score final”, p. 15), note; ruling A42

# $case: oven, shrine, nothing-to-clear · $cell
HK-STO-3 = { $case ->
        [oven] There is an oven on the roof of the house { cell.at }.
        [shrine] There is a shrine on the roof of the house { cell.at }.
       *[nothing-to-clear] There is nothing to take off { cell.at }.
    }
    .title = A free roof
    .rule = To add a storey, the roof must be free. An oven or a shrine first goes back to the supply, and so does a villager.
    .source = Building higher (“Construire des maisons plus hautes”, p. 8)
    .cure = { $case ->
        [oven] Build the storey by putting the oven back in the supply.
        [shrine] Build the storey by putting the shrine back in the supply.
       *[nothing-to-clear] Build without taking anything off.
    }

# $cell · .warning: $cell, the house that is closed in
HK-STO-4 = The house { cell.at } has no free side.
    .title = A free side
    .rule = A storey needs at least one side of the house that touches neither a pen nor another house. Towards a ruin, an empty cell or the edge of the board the side is free. By an option, the edge does not count.
    .source = Building higher (“Construire des maisons plus hautes”, p. 8); ruling A2
    .cure = Choose a house of yours with a free side.
    .warning = This pen closes the last free side of your house { cell.at }: it will not be able to take a storey any more.

HK-STO-5 =
    .title = The storey stays
    .rule = Sides are only looked at when the storey is built. If it is surrounded later, it stays.
    .source = Building higher (“Construire des maisons plus hautes”, p. 8)

HK-STO-6 =
    .title = Storeys break ties
    .rule = Two-storey houses break ties: when blocks are inspected, in the final scoring and for victory.
    .source = Building higher (“Construire des maisons plus hautes”, p. 8); Aspect phase (“Phase 3 – Cartes d’aspect”, p. 11); Final scoring (“Score final”, p. 15)

## Phase 2: the catastrophe

HK-CAL-1 =
    .title = Not in the first turn
    .rule = No catastrophe strikes in the first turn; the first one comes in the second.
    .source = Catastrophe phase (“Phase 2 – Calamités”, p. 9); ruling A38

HK-CAL-2 =
    .title = Draw, apply, put away
    .rule = The first player draws the top card, reads it and applies it, then the others do so clockwise. The card then goes under the deck, which is never shuffled.
    .source = Catastrophe phase (“Phase 2 – Calamités”, p. 9); rulings A11, A35

HK-CAL-3 =
    .title = Lost houses
    .rule = Houses that a catastrophe destroys stay on their cells, turned to their ruins side.
    .source = Catastrophe phase (“Phase 2 – Calamités”, p. 9)

HK-CAL-4 =
    .title = Half
    .rule = Half of an odd number is rounded down: of 7 houses you lose 3. Whoever has only one in the block loses it. We count cattle, villagers, pens, ovens and shrines in the same way. By an option, a single piece other than a house is spared.
    .source = Catastrophe phase (“Phase 2 – Calamités”, p. 9), note; ruling A7

HK-CAL-5 =
    .title = All blocks that fit
    .rule = If several blocks fit the condition equally, all of them are hit.
    .source = Catastrophe phase (“Phase 2 – Calamités”, p. 9), note

HK-CAL-6 =
    .title = The size of a block
    .rule = The size of a block is the number of its standing houses. A two-storey house counts once; ruins and pens do not count.
    .source = Catastrophe phase (“Phase 2 – Calamités”, p. 9), note

# $cell · $element
HK-CAL-7 = { $element ->
        [house] You have no house { cell.at }.
        [pen] You have no pen { cell.at }.
        [oven] You have no oven { cell.at }.
        [shrine] You have no shrine { cell.at }.
        [cattle] You have no cattle { cell.at }.
       *[villager] You have no villager { cell.at }.
    }
    .title = Everybody chooses their losses
    .rule = Owners choose which of their houses or pieces in the block are lost.
    .source = Catastrophe phase (“Phase 2 – Calamités”, p. 9)
    .cure = Choose among your own, in the block that is hit.

# $cell · $block
HK-CAL-34 = Cell { $cell } is not { block.at }, where you suffer this loss.
    .title = Block by block
    .rule = The loss is reckoned apart for each inhabitant and, if several blocks are hit, apart in each of them.
    .source = Catastrophe phase (“Phase 2 – Calamités”, p. 9), note; ruling A42
    .cure = Choose in this block.

HK-CAL-35 =
    .title = The two halves of a card
    .rule = On its left a catastrophe card says which blocks are hit; on its right, what they suffer.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-36 =
    .title = Most, fewest
    .rule = “Most …” hits nobody if no block has any. “Fewest …” hits all inhabited blocks at the minimum, zero included. A block where only ruins are left is never hit. By an option, zero may also be the most: then all inhabited blocks are hit.
    .source = The catastrophes (“Calamitologie”, p. 9–10); rulings A8, A10

# $block
HK-CAL-32 = Locusts have invaded block { $block }: it gives no card this turn.
    .title = What locusts do
    .rule = This turn nobody gains an aspect card from the blocks concerned. Nothing is destroyed, and they give cards again next turn.
    .source = The catastrophes (“Calamitologie”, p. 9–10); ruling A28
    .cure = Choose a contested block.

HK-CAL-33 =
    .title = What a flood does
    .rule = If the shaman is in the village, he goes back to the supply. Nothing else happens.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

## The twenty-four catastrophes

HK-CAL-8 =
    .title = Bad season 1
    .rule = Where there are fewest shrines, each inhabitant of the block destroys one of their houses.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-9 =
    .title = Bad season 2
    .rule = Where there are most shrines, each inhabitant of the block destroys one of their houses.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-10 =
    .title = Drought 1
    .rule = Expert game. In the smallest block each inhabitant loses half their cattle.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-11 =
    .title = Drought 2
    .rule = Expert game. In the largest block each inhabitant loses half their cattle.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-12 =
    .title = Epidemic 1
    .rule = Expert game. In the largest block each inhabitant loses half their villagers.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-13 =
    .title = Epidemic 2
    .rule = Expert game. In the smallest block each inhabitant loses half their villagers.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-14 =
    .title = Earthquake 1
    .rule = In the smallest block each inhabitant loses half their houses.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-15 =
    .title = Earthquake 2
    .rule = In the largest block each inhabitant loses half their houses.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-16 =
    .title = Fire 1
    .rule = Where there are most ovens, each inhabitant of the block loses half their houses.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-17 =
    .title = Fire 2
    .rule = Where there are fewest ovens, each inhabitant of the block loses half their houses.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-18 =
    .title = Flood 1
    .rule = Expert game. The shaman leaves the village and goes back to the supply.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-19 =
    .title = Flood 2
    .rule = Expert game. The same effect as the first: the shaman goes back to the supply.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-20 =
    .title = Locusts 1
    .rule = This turn the smallest block gives no aspect card.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-21 =
    .title = Locusts 2
    .rule = This turn the largest block gives no aspect card.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-22 =
    .title = Raiders 1
    .rule = Expert game. In the largest block each inhabitant loses half their shrines.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-23 =
    .title = Raiders 2
    .rule = Expert game. In the smallest block each inhabitant loses half their shrines.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-24 =
    .title = Sacrifice 1
    .rule = Where there are most pens, each inhabitant of the block loses one of their houses.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-25 =
    .title = Sacrifice 2
    .rule = Where there are fewest pens, each inhabitant of the block loses one of their houses.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-26 =
    .title = Tornado 1
    .rule = Where there are most two-storey houses, each inhabitant of the block loses one of their houses, high or low.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-27 =
    .title = Tornado 2
    .rule = Where there are fewest two-storey houses, each inhabitant of the block loses one of their houses, high or low.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-28 =
    .title = Volcano 1
    .rule = Expert game. In the smallest block each inhabitant loses half their pens, with the cattle in them.
    .source = The catastrophes (“Calamitologie”, p. 9–10); ruling A36

HK-CAL-29 =
    .title = Volcano 2
    .rule = Expert game. In the largest block each inhabitant loses half their pens, with the cattle in them.
    .source = The catastrophes (“Calamitologie”, p. 9–10); ruling A36

HK-CAL-30 =
    .title = Wolves 1
    .rule = Expert game. In the largest block each inhabitant loses half their ovens.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

HK-CAL-31 =
    .title = Wolves 2
    .rule = Expert game. In the smallest block each inhabitant loses half their ovens.
    .source = The catastrophes (“Calamitologie”, p. 9–10)

## Phase 3: aspect cards

# $block
HK-ASP-1 = Block { $block } is not among those still to be inspected.
    .title = Inspecting each block
    .rule = A block is inspected only once per phase. All its aspects are compared before the next block.
    .source = Aspect phase (“Phase 3 – Cartes d’aspect”, p. 11)
    .cure = Choose a block that has not been inspected yet.

HK-ASP-2 =
    .title = Who chooses the block
    .rule = The first player chooses the first block, their left-hand neighbour the second, and so on round the table to the last. The choice is among contested blocks or, by an option, among all that somebody lives in.
    .source = Aspect phase (“Phase 3 – Cartes d’aspect”, p. 11); ruling A17

HK-ASP-3 =
    .title = Ovens, shrines, pens
    .rule = Whoever has most ovens in the block takes the top card of the oven pile. The same goes for shrines and for pens.
    .source = Aspect phase (“Phase 3 – Cartes d’aspect”, p. 11)

HK-ASP-4 =
    .title = An aspect that is absent
    .rule = An aspect that nobody has in the block gives no card.
    .source = Aspect phase (“Phase 3 – Cartes d’aspect”, p. 11)

HK-ASP-5 =
    .title = Ties
    .rule = In a tie the card goes to whoever of the tied players has most two-storey houses in the block. If they have the same number, nobody takes it.
    .source = Aspect phase (“Phase 3 – Cartes d’aspect”, p. 11); rulings A16, A40

HK-ASP-6 =
    .title = Numbers before storeys
    .rule = Storeys serve as tie-breaker only: having more elements always wins.
    .source = Worked comparisons (“Exemples de comparaisons de quartiers”, p. 12)

# $block · .warning: $element · $cell
HK-ASP-7 = Block { $block } gives no card: at least two players must live there.
    .title = Two players at least
    .rule = A block where only one player lives gives no card, for any aspect.
    .source = Aspect phase (“Phase 3 – Cartes d’aspect”, p. 11); FAQ, question 10
    .cure = Choose a contested block.
    .warning = Nobody else lives in this block: { $element ->
            [pen] this pen
            [oven] this oven
           *[shrine] this shrine
        } wins no card there until somebody joins you.

# $pile · .warning: $pile: an empty pile
HK-ASP-8 = At this table an empty pile stays closed, and { pile.the } is empty.
    .title = An empty pile
    .rule = From an empty pile nothing is drawn until it has been refilled. By an option it may also stay closed to the end of the game, and then it takes no more cards.
    .source = Aspect phase (“Phase 3 – Cartes d’aspect”, p. 11); End of the turn (“Phase 4 – Fin du tour”, p. 12–13); ruling A9
    .cure = Choose a pile that has cards left.
    .warning = Another pile will stay empty: { pile.the }. Its majority brings nothing until cards go there again.

## Phase 4: end of the turn

# $pile
HK-P4-1 = This pile is not used in this game.
    .title = Putting used cards away
    .rule = First player first, everybody takes all the aspect cards they used this turn and puts them, face up, under one and the same pile of their choice.
    .source = End of the turn (“Phase 4 – Fin du tour”, p. 12–13); ruling A43
    .cure = Choose one of the piles on the board.

HK-P4-2 =
    .title = Uneven piles
    .rule = A pile may take any number of cards, and another stay empty for a turn or more.
    .source = End of the turn (“Phase 4 – Fin du tour”, p. 12–13); ruling A9

HK-P4-3 =
    .title = Then the marker
    .rule = When the cards are put away, the first player gives the marker away: the turn is over.
    .source = End of the turn (“Phase 4 – Fin du tour”, p. 12–13)

HK-P4-4 =
    .title = The shaman leaves
    .rule = A shaman who has repelled a catastrophe this turn then goes back to the supply.
    .source = Rules for the shaman (“Règles pour le chaman”)

## Using aspect cards

HK-CARD-1 =
    .title = Two uses
    .rule = An aspect card serves to build an extra element, or to score points.
    .source = Using aspect cards (“Utiliser les cartes d’aspect”, p. 13)

HK-CARD-2 =
    .title = When to play cards
    .rule = Cards are only played at the start of a phase. From the first player to the last, everybody, once, plays one or more, or passes. Then the phase begins, and cards must wait for the next one.
    .source = Using aspect cards (“Utiliser les cartes d’aspect”, p. 13)

# $left: cards still allowed · $spent: already spent this turn · $families: the limit
HK-CARD-3 = { $left ->
        [0] You have already spent { $spent ->
            [0] your cards
            [one] { $spent } card
           *[other] { $spent } cards
        } this turn, with { $families ->
            [0] no family
            [one] { $families } family
           *[other] { $families } families
        }: that is the limit.
        [one] You can spend only { $left } more card this turn: your limit is { $families ->
            [one] { $families } family
           *[other] { $families } families
        }.
       *[other] You can spend only { $left } more cards this turn: your limit is { $families ->
            [one] { $families } family
           *[other] { $families } families
        }.
    }
    .title = One card per family
    .rule = In one turn, all phases and both uses together, you spend no more cards than you have families. Make sure that you have enough before you play cards. By an option, families are counted anew with each card.
    .source = Using aspect cards (“Utiliser les cartes d’aspect”, p. 13); ruling A19
    .cure = Play fewer cards, or found families for the next turn.

HK-CARD-4 =
    .title = Used cards stay in sight
    .rule = A card you have played stays face up in front of you until phase 4: everybody sees how many you have spent. By an option, cards in hand are hidden.
    .source = Using aspect cards (“Utiliser les cartes d’aspect”, p. 13); ruling A18

HK-CARD-5 =
    .title = When families are lost
    .rule = If you lose families, cards already spent stay valid. But you play no more as long as you have spent as many as you have families, or more.
    .source = Using aspect cards (“Utiliser les cartes d’aspect”, p. 13)

# $case: symbol, jokers · $symbol · .warning: $symbol
HK-CARD-6 = { $case ->
        [jokers] A group of a symbol has at least one card of that symbol; jokers alone form a group of their own.
       *[symbol] { $symbol ->
            [joker] A joker must say which element it builds.
           *[other] No card bears this symbol in this game.
        }
    }
    .title = The joker
    .rule = A joker, the “metals” card, replaces any card, for building and for scoring alike.
    .source = Using aspect cards (“Utiliser les cartes d’aspect”, p. 13); rulings A20, A21
    .cure = Choose a symbol of the cards of this game.
    .warning = A joker stands here for { $symbol ->
            [house] a house
            [pen] a pen
            [oven] an oven
            [shrine] a shrine
            [cattle] cattle
           *[villager] a villager
        }, though a real card of the symbol stays in hand.

HK-CARD-7 =
    .title = Any number of cards in hand
    .rule = There is no limit to the number of aspect cards in hand.
    .source = FAQ, question 4

# $case: not-in-hand, supply, no-place · $element
HK-CARD-8 = { $case ->
        [not-in-hand] You do not have this card in hand.
        [supply] { $element ->
            [house] You have no house left to build.
            [pen] The supply has no pen left.
            [oven] The supply has no oven left.
            [shrine] The supply has no shrine left.
            [cattle] The supply has no cattle left.
           *[villager] The supply has no villager left.
        }
       *[no-place] { $element ->
            [house] No place in the village will do for another house.
            [pen] No place in the village will do for another pen.
            [oven] None of your roofs is free for an oven.
            [shrine] None of your roofs is free for a shrine.
            [cattle] None of your pens is free for cattle.
           *[villager] None of your houses is free for a villager.
        }
    }
    .title = Building with a card
    .rule = The card lets you build the element it shows, anywhere in the village, by the ordinary rules. If that element has run out or has no legal place, the card cannot be used for building, but it can still score.
    .source = Building extra elements (“Construire des éléments supplémentaires”, p. 13)
    .cure = { $case ->
        [not-in-hand] Choose a card from your hand.
       *[other] Play another card, or score with this one.
    }

HK-CARD-9 =
    .title = Building and scoring
    .rule = In one window you may build with some cards and score with others, in any order. Each card serves only once.
    .source = Building extra elements (“Construire des éléments supplémentaires”, p. 13); Scoring victory points (“Marquer des points de victoire”, p. 14)

HK-CARD-10 =
    .title = Cards just gained
    .rule = Cards gained in phase 3 may already be used at the start of phase 4 of the same turn.
    .source = Scoring victory points (“Marquer des points de victoire”, p. 14)

## Scoring points

# $case: none, not-in-hand · $symbol
HK-SCO-1 = { $case ->
        [none] A group has at least one card.
       *[not-in-hand] You do not have that many of these cards in hand.
    }
    .title = A group of cards
    .rule = A group of 1, 2, 3, 4 or 5 cards of one symbol scores 1, 3, 5, 8 or 12 points.
    .source = Scoring victory points (“Marquer des points de victoire”, p. 14)
    .cure = Make up the group from the cards in your hand.

# $cards: the group · $most · .warning: $symbol · $points
HK-SCO-2 = This group has { $cards } cards, and a group has { $most } at most.
    .title = Five cards at most
    .rule = A group never has more than five cards. Beyond that you form several: eight cards make a group of 5 and one of 3, that is 12 + 5 = 17 points.
    .source = Scoring victory points (“Marquer des points de victoire”, p. 14)
    .cure = Form several groups, one after the other.
    .warning = Your hand has a full group already, worth { $points } points: it grows no more, and what your limit allows this turn is not carried over.

HK-SCO-3 =
    .title = One symbol per group
    .rule = Different symbols form separate groups: four different cards score 4 points, four alike score 8.
    .source = Scoring victory points (“Marquer des points de victoire”, p. 14)

# .warning: $symbol · $cards: how many more
HK-SCO-4 =
    .title = Scored is scored
    .rule = Points are scored at once. A group that has been spent grows no more, even in the same turn: two more cards of the symbol form a new group.
    .source = Scoring victory points (“Marquer des points de victoire”, p. 14)
    .warning = { $cards ->
            [one] One more card of the same symbol could join this group; later it will form another one.
           *[other] { $cards } more cards of the same symbol could join this group; later they will form another one.
        }

HK-SCO-5 =
    .title = Never backwards
    .rule = Points are never lost: a counter does not move back.
    .source = Scoring victory points (“Marquer des points de victoire”, p. 14), note

HK-SCO-6 =
    .title = Building scores nothing
    .rule = A card used for building scores no points.
    .source = FAQ, question 3

HK-SCO-7 =
    .title = The score track
    .rule = Your counter moves one space per point along the score track, around the village.
    .source = Scoring victory points (“Marquer des points de victoire”, p. 14)

## End of the game

HK-END-1 =
    .title = When there is no more room
    .rule = If, after the constructions, no player with houses left can place one any more, this turn is the last.
    .source = When there is no more room (“Que se passe-t-il s’il n’y a plus de place pour construire ?”); rulings A15, A44

HK-FIN-1 =
    .title = The last turn
    .rule = The last turn is played like any other. Whoever has placed their last house may still build other elements, and the others houses as well.
    .source = End of the game (“Fin de la partie”, p. 14)

# .warning: $points: what the groups would score · $cards: their cards
HK-FIN-2 =
    .title = Cards in hand
    .rule = Each aspect card left in hand is worth 1 point; groups no longer count.
    .source = Final scoring (“Score final”, p. 15)
    .warning = This is the last moment for groups: { $cards ->
            [one] { $cards } card would score { $points } points now, and only { $cards } point in hand.
           *[other] { $cards } cards would score { $points } points now, and only { $cards } points in hand.
        }

HK-FIN-3 =
    .title = The largest family
    .rule = In each block the largest family scores 1 point per house for its owner. Count its houses that touch, and ignore storeys. Of two equal families of one clan one scores or, by an option, neither.
    .source = Final scoring (“Score final”, p. 15); rulings A26, A27

HK-FIN-4 =
    .title = Families of equal size
    .rule = Between families of equal size, the one with more two-storey houses wins. If they have the same number, nobody scores for that block.
    .source = Final scoring (“Score final”, p. 15)

HK-FIN-5 =
    .title = Cattle and villagers at the end
    .rule = Expert game: in each block, 1 point goes to whoever has most cattle, and 1 to whoever has most villagers. In a tie, those of two-storey houses are counted; if the tie remains, nobody scores.
    .source = Rules for cattle (“Règles pour le bétail”), item E; Rules for villagers (“Règles pour les villageois”), item G; ruling A26

HK-FIN-6 =
    .title = Victory
    .rule = The highest total wins. In a tie, whoever has most two-storey houses in the whole village wins; if the tie remains, the game is a draw.
    .source = Final scoring (“Score final”, p. 15)

HK-FIN-7 =
    .title = Nothing else scores
    .rule = Points come from groups spent, cards left in hand, largest families and, in the expert game, cattle and villagers. Nothing else gives any.
    .source = FAQ, question 3; Rules for cattle (“Règles pour le bétail”), item E; Rules for villagers (“Règles pour les villageois”), item G

## Intermediate game

HK-INT-1 =
    .title = Two more piles
    .rule = The intermediate game adds the piles for number of houses and for height, with 20 more cards: 50 in all. No new pieces or tiles; the rest stays the same.
    .source = Intermediate game (“Partie intermédiaire”, p. 15); FAQ, question 7

HK-INT-2 =
    .title = Height
    .rule = Whoever has most two-storey houses in the block takes a card of the height pile. In a tie, nobody does.
    .source = Intermediate game (“Partie intermédiaire”, p. 15), item 1

HK-INT-3 =
    .title = Number of houses
    .rule = Whoever has most houses in the block takes a card of the pile for number of houses. In a tie the two-storey houses are counted; if the tie remains, nobody does.
    .source = Intermediate game (“Partie intermédiaire”, p. 15), item 2

## Expert game

HK-EXP-1 =
    .title = All that is in the box
    .rule = The expert game uses everything: 70 aspect cards in seven piles, 15 tiles, 24 catastrophes, cattle, villagers, the shaman and clan powers. The rules of the other two games hold as well.
    .source = Expert game (“Partie experte”, p. 16); FAQ, question 7

HK-EXP-2 =
    .title = The cattle aspect
    .rule = Whoever has most cattle in the block takes a card of the cattle pile. In a tie, pens with cattle that belong to two-storey houses are counted; if the tie remains, nobody does.
    .source = Expert game (“Partie experte”, p. 16), item 1

HK-EXP-3 =
    .title = The villager aspect
    .rule = Whoever has most villagers in the block takes a card of the villager pile. In a tie, those on two-storey houses are counted; if the tie remains, nobody does.
    .source = Expert game (“Partie experte”, p. 16), item 2

# $cell
HK-CAT-1 = There is no pen { cell.at }.
    .title = Cattle in pens
    .rule = A head of cattle is placed in a pen: so it takes a house, then its pen, then the cattle.
    .source = Rules for cattle (“Règles pour le bétail”), item A
    .cure = Choose an empty pen of yours.

# $cell
HK-CAT-2 = There is already a head of cattle in the pen { cell.at }.
    .title = One head per pen
    .rule = A pen holds one head of cattle only.
    .source = Rules for cattle (“Règles pour le bétail”), item B
    .cure = Choose an empty pen of yours.

HK-CAT-3 =
    .title = Cattle lost
    .rule = When a house falls to ruins, its pens and their cattle go back to the supply.
    .source = Rules for cattle (“Règles pour le bétail”), item C

# $cell
HK-CAT-4 = The pen { cell.at } is not yours.
    .title = In pens of your own
    .rule = You never place cattle in another player’s pen.
    .source = Rules for cattle (“Règles pour le bétail”), item D
    .cure = Choose an empty pen of yours.

# $cell
HK-VIL-1 = There is no house { cell.at } for this villager.
    .title = A villager on a house
    .rule = A villager is placed on a house only: the house first, then the villager.
    .source = Rules for villagers (“Règles pour les villageois”), item A
    .cure = Choose a house of yours without a villager.

# $cell
HK-VIL-2 = The house { cell.at } has its villager already.
    .title = One villager per house
    .rule = A house holds one villager only.
    .source = Rules for villagers (“Règles pour les villageois”), item B
    .cure = Choose a house of yours without a villager.

HK-VIL-3 =
    .title = A villager lost
    .rule = The villager of a house that falls to ruins goes back to the supply.
    .source = Rules for villagers (“Règles pour les villageois”), item C

# $cell
HK-VIL-4 = The house { cell.at } is not yours.
    .title = On houses of your own
    .rule = You place villagers on your own houses only.
    .source = Rules for villagers (“Règles pour les villageois”), item D
    .cure = Choose a house of yours without a villager.

# $cell
HK-VIL-5 = There is a villager on the house { cell.at }.
    .title = A villager prevents a storey
    .rule = No storey is added to a house with a villager. First put the villager back in the supply, then build; it will take a new one to occupy the high house.
    .source = Rules for villagers (“Règles pour les villageois”), item E
    .cure = Build the storey by putting the villager back in the supply.

HK-VIL-6 =
    .title = Along with an oven or a shrine
    .rule = A villager shares the house with an oven or with a shrine, never with both.
    .source = Rules for villagers (“Règles pour les villageois”), item F

# $case: no-house, rival · $cell
HK-SHA-1 = { $case ->
        [rival] The house { cell.at } is not yours.
       *[no-house] There is no house { cell.at } for the shaman.
    }
    .title = Placing the shaman
    .rule = When a tile shows the shaman, put him on a house of yours, in the block of your choice. He takes up no room there, and leaves the place where he was.
    .source = Rules for the shaman (“Règles pour le chaman”); rulings A22, A25
    .cure = Choose a house of yours.

HK-SHA-2 =
    .title = A protected block
    .rule = The next catastrophe that should hit the shaman’s block spares it.
    .source = Rules for the shaman (“Règles pour le chaman”); rulings A23, A24

HK-SHA-3 =
    .title = After protecting
    .rule = At the end of the turn in which he has repelled a catastrophe, the shaman goes back to the supply.
    .source = Rules for the shaman (“Règles pour le chaman”)

# .warning: $cell · $block, the block he leaves
HK-SHA-4 =
    .title = As long as he repels nothing
    .rule = A shaman who has repelled nothing stays in his block from turn to turn.
    .source = Rules for the shaman (“Règles pour le chaman”)
    .warning = The shaman leaves { block.the }, which will no longer be protected.

## Clan powers

HK-CLAN-1 =
    .title = In the expert game
    .rule = Clan powers are part of the expert game, and of no other. They are not a variant.
    .source = Clan powers (“Pouvoirs des clans”, p. 17)

# .warning: $clan
HK-CLAN-2 =
    .title = Twelve points at once
    .rule = Each time you score 12 points at once, with five cards of one symbol, you may use the power of your clan.
    .source = Clan powers (“Pouvoirs des clans”, p. 17); ruling A32
    .warning = The power { clan.of } is lost if it is not used now.

# $case: no-rival, not-adjacent · $cell
HK-CLAN-3 = { $case ->
        [not-adjacent] The house { cell.at } touches none of yours.
       *[no-rival] There is no rival house { cell.at }.
    }
    .title = The Ders
    .rule = Destroy a rival house that touches one of yours, with all that belongs to it, and at once build a bare house of yours in its place.
    .source = Clan powers (“Pouvoirs des clans”, p. 17); ruling A29
    .cure = Choose a rival house next to one of yours.

HK-CLAN-4 =
    .title = The Sneerg
    .rule = Take a pen and a head of cattle, for free, and place them at once.
    .source = Clan powers (“Pouvoirs des clans”, p. 17); ruling A31

HK-CLAN-5 =
    .title = The Lebu
    .rule = Take a pen and a villager, for free, and place them at once.
    .source = Clan powers (“Pouvoirs des clans”, p. 17); ruling A31

# $case: not-there, other-victim, no-place · $element · $cell · .warning: $cell
HK-CLAN-6 = { $case ->
        [other-victim] Both elements are stolen from the same player.
        [no-place] You would have nowhere to place { element.the } from { $cell }.
       *[not-there] No rival has { element.a } { cell.at }.
    }
    .title = The Oleyli
    .rule = Steal two elements of your choice from one player, houses excepted, and at once place them on your own ground. A pen and the cattle in it are two elements.
    .source = Clan powers (“Pouvoirs des clans”, p. 17); ruling A30
    .cure = { $case ->
        [other-victim] Choose an element of the same player.
        [no-place] Choose an element that you can place.
       *[not-there] Choose a pen, an oven, a shrine, cattle or a villager of a rival.
    }
    .warning = After this theft on { $cell } no second one will be possible. Another first theft would allow two.

HK-CLAN-7 =
    .title = The Ruples
    .rule = Build a house by the ordinary rules and put the shaman on it.
    .source = Clan powers (“Pouvoirs des clans”, p. 17); ruling A45

## Variants and advice

HK-VAR-1 =
    .title = A shorter game
    .rule = In a shorter game the end comes with a player’s 20th or 15th house.
    .source = Turn summary (“Résumé du tour”, p. 4); End of the game (“Fin de la partie”, p. 14)

HK-VAR-2 =
    .title = Twenty houses with five players
    .rule = With five players room soon runs out: the rulebook suggests using only 20 houses each.
    .source = Turn summary (“Résumé du tour”, p. 4)

HK-VAR-3 =
    .title = The catastrophe announced
    .rule = Option: the coming catastrophe is shown to everybody at the start of the turn.
    .source = House rule of a public source (boardseyeview.net), not in the rulebook

# .warning: $cell
HK-FAQ-1 =
    .title = Advice from the rulebook
    .rule = Founding a block gives one more family, hence one more card per turn, and spreads the risks. Joining another player’s block is what makes cards possible at all: talk, follow each other; no promise is binding. The modes add choices rather than difficulty.
    .source = FAQ, questions 8, 9, 10
    .warning = You do not live with anybody yet, and this house will touch no rival: without neighbours there are no aspect cards.

## The Neighbours, the solo challenge of Vestiges (not official: the booklet has no game for one player)

# $case, $neighbours, $persons, $most and $seat: why a table or a move is not possible (HK-SOLO-1).

# $case, $neighbours, $persons, $most, $seat
HK-SOLO-1 = { $case ->
        [seats] Neighbours play against one person only, and there are { $most } of them at most.
        [neighbour] { $seat } is a neighbour: its turn is played by its own rules.
       *[person] Only a neighbour plays by the rules of the neighbours.
    }
    .title = You and your neighbours
    .rule = One or two automated clans, the neighbours, play against you, in whatever mode and with as many houses as you like (to begin with: the classic game, 20 houses). The setup is the usual one, but you hold the marker in the first turn. Neighbours follow all rules of the game; what they choose is laid down in the rules below.
    .source = Unofficial challenge of Vestiges, The Neighbours
    .cure = { $case ->
        [seats] Keep one person only, and one or two neighbours.
        [neighbour] Let the neighbour decide.
       *[person] Choose for yourself.
    }

HK-SOLO-15 =
    .title = The words of these rules
    .rule = A block is contested when the neighbour lives there with at least one other clan. To win an aspect is to be the only one who wins it in the block, storeys included, while that aspect is in the game and its pile is not empty. Reading order goes row by row from the north, each from the west; a block or a family has the place of its first cell. The pieces that belong to a house are its oven or shrine, its villager, its pens and their cattle. A free side, a cell that is allowed: by everybody’s rules.
    .source = Unofficial challenge of Vestiges, The Neighbours

HK-SOLO-2 =
    .title = A neighbour’s tile
    .rule = A neighbour builds both houses of its tile first, then the third element. What has no place is lost. It never takes a piece off a roof to add a storey. A house is placed by HK-SOLO-3, any other piece by HK-SOLO-5, whether it comes from a tile, a card or a power.
    .source = Unofficial challenge of Vestiges, The Neighbours

HK-SOLO-3 =
    .title = Where it builds
    .rule = The first line that is possible decides. 1: if it has fewer families than it wants (4, or 3 in a game of 15 houses) and has neither joined nor founded a block with this tile or in this card window, it joins a block where it does not live: the one with most houses; of equals, the one with most pens, ovens and shrines. 2: in a contested block it adds a storey that wins it at least one more aspect: in the block where it would win most of them, then, of the houses that win as many, on the one with fewest free sides. 3: in a contested block where its largest family is not larger than the largest of a rival, it extends its largest family that can grow: in the block where the gap is smallest, then in the one with most houses. 4: under the conditions of line 1 it founds a block as near as possible to one of your houses (to G7 if you have none), counting cells by their sides. 5: it extends its largest family that can grow, wherever that is. 6: it adds the first storey it can. 7: it builds on the first cell that is allowed, whatever it wants. All ties go by reading order; in lines 1, 3 and 5 the cell is chosen by HK-SOLO-4.
    .source = Unofficial challenge of Vestiges, The Neighbours

HK-SOLO-4 =
    .title = On which cell
    .rule = Within a block or along a family it takes a ruin rather than an empty cell; then the cell that touches most of its own houses by a side, then the one that touches fewest empty cells, then the first in reading order.
    .source = Unofficial challenge of Vestiges, The Neighbours

HK-SOLO-5 =
    .title = Where pens and pieces go
    .rule = Of the blocks where it can place the piece, a contested block where that wins it the aspect comes first; then one where it gets as many as the best rival; then one where it wins the aspect already, the smallest lead first; then all others, and all blocks when the aspect gives no card. Of equals the block with most houses, then reading order. Within the block, the house that carries the piece, or to which the pen belongs: a two-storey house first, then the one that touches most own houses, then reading order. For a pen: a side that leaves it at least two free sides first, then north of the house, east, south, west. For cattle: the first empty pen of the house in reading order.
    .source = Unofficial challenge of Vestiges, The Neighbours

HK-SOLO-6 =
    .title = The element of choice
    .rule = Of pen, oven, shrine and house, as far as they have a place and some are left, it takes what would win it an aspect in most contested blocks; a house, where the number of houses is compared, by standing on the ground against one of its own. Of equals, what there is most left of (of houses, its own), then pen, oven, shrine, house. If nothing wins any, a house; if no house is possible, the first of the list that has a place.
    .source = Unofficial challenge of Vestiges, The Neighbours

HK-SOLO-7 =
    .title = Its shaman
    .rule = The shaman goes to the block where the neighbour has most houses and pieces taken together, on that of its houses to which most pieces belong; of equals, by reading order. Without a house of its own the element is lost.
    .source = Unofficial challenge of Vestiges, The Neighbours

HK-SOLO-8 =
    .title = Its cards
    .rule = Before each phase the first line that applies, once. 1: in the last turn, before phase 4, it scores all its groups. 2: it scores a group of five. 3: a group of four, if it has no larger one and somebody has only eight houses left or fewer. 4: before phase 4 its largest group, if that has three or four cards and somebody has only eight houses left or fewer, or it holds at least two cards a family itself. 5: before phase 3, as long as it can, it spends a card to build the first element that would win it an aspect in a contested block, in the order pen, oven, shrine, cattle, villager, house (that one as in HK-SOLO-6). Else it keeps its cards. Its groups are those that score most with the cards it may still spend, jokers where they score most; at equal points fewest cards, then the longest groups in the order shrine, oven, pen, house, cattle, villager. The largest is scored first; of equals, in the same order.
    .source = Unofficial challenge of Vestiges, The Neighbours

HK-SOLO-9 =
    .title = Its losses
    .rule = It gives up the houses of least value, one by one: 4 for a storey, 2 for an oven or shrine, 1 for each pen, villager and head of cattle, and 2 if it is the only house of a family in a contested block. Of other pieces it first loses those that do not belong to a two-storey house. Of equals, the last in reading order.
    .source = Unofficial challenge of Vestiges, The Neighbours

HK-SOLO-10 =
    .title = The block it has inspected
    .rule = Of the blocks that are still to be inspected, the one where it draws most cards; of equals, the one where you draw fewest, then by reading order.
    .source = Unofficial challenge of Vestiges, The Neighbours

HK-SOLO-11 =
    .title = The end of its turn
    .rule = Its used cards go under the pile with fewest cards, but not under a closed one; of equals, in the order ovens, shrines, pens, number, height, cattle, villagers. It gives the marker to the clan, other than its own, with fewest points; of equals, to the next one clockwise from it.
    .source = Unofficial challenge of Vestiges, The Neighbours

HK-SOLO-12 =
    .title = Its clan power
    .rule = In the expert game it always uses it where it can. The Ders replace, of the houses that touch one of theirs, the one to which most pieces belong; of equals yours, then by reading order. The Sneerg and the Lebu place their pen, then their cattle or villager. The Oleyli rob whoever has most points among those who have something that the neighbour can place; of equals you, then the next one clockwise from them. Each of the two elements: first what wins them an aspect in a contested block, then in the order oven, shrine, pen, cattle, villager; first in a block where they live, then by reading order; the cattle of a pen that they have just stolen is in no block. The Ruples build a house and put the shaman on it; if that cost a piece on a roof, they leave it.
    .source = Unofficial challenge of Vestiges, The Neighbours

HK-SOLO-13 =
    .title = The levels
    .rule = Easy (0): in the first stage a neighbour builds only the two houses of its tile; it wants one family fewer and does not build with its cards. Normal (1): all that is said above. Hard (2): it wants one family more; a joker also serves it for the first element of HK-SOLO-8, line 5, of which it has no card; and in phase 3 it wins what would be a tie with you, storeys included (of two neighbours, the next one clockwise from you). Expert (3): besides, it spends up to 1 card a turn more than it has families, and is dealt two tiles each stage; it builds the one whose third element would win it an aspect in most blocks (an element of choice counts as its best kind, the shaman for nothing); of equals, in the order choice, pen, oven, shrine, house, cattle, villager, shaman; the other is discarded. Master (4): as expert, with up to 3 cards more, and each neighbour begins on space 5 of the score track.
    .source = Unofficial challenge of Vestiges, The Neighbours

HK-SOLO-14 =
    .title = Beating your neighbours
    .rule = You lose if any neighbour has at least as many points as you. Else your lead over the best neighbour is worth a medal: bronze (hamlet) from 1 point, silver (village) from 4, gold (höyük) from 10; at the easy level bronze from 1 point, silver from 8, gold from 16.
    .source = Unofficial challenge of Vestiges, The Neighbours
