### Höyük: “The Neighbours”, the solo challenge of Vestiges. It is not official: the booklet has no game for one player.
### $case, $neighbours, $persons, $most and $seat: why a table or a move is not possible (HK-SOLO-1).

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
HK-SOLO-2 =
    .title = A neighbour’s tile
    .rule = A neighbour builds both houses of its tile first, then the third element. What has no place is lost. It never takes a piece off a roof to add a storey.
    .source = Unofficial challenge of Vestiges, The Neighbours
HK-SOLO-3 =
    .title = Where it builds
    .rule = The first line that is possible decides. 1: if it has fewer families than it wants (4, or 3 in a game of 15 houses) and has not yet joined or founded anything with this tile or in this card window, it joins the foreign block with most houses; of equals, the one with most pens, ovens and shrines. 2: in a contested block it adds the storey that newly wins it most aspects, first on the house with fewest free sides. 3: in a contested block where its largest family is not larger than a rival’s, it extends that family; first where the gap is smallest, then where most houses stand. 4: under the conditions of line 1 it founds a block as near as possible to one of your houses (to G7 if you have none). 5: it extends its largest family that can grow. 6: it adds the first storey it can. 7: it builds on the first cell that is allowed. Ties go by reading order: row by row from the north, each from the west.
    .source = Unofficial challenge of Vestiges, The Neighbours
HK-SOLO-4 =
    .title = On which cell
    .rule = Within a block or along a family it takes a ruin rather than an empty cell; then the cell that touches most of its own houses, then the one that touches fewest empty cells, then the first in reading order.
    .source = Unofficial challenge of Vestiges, The Neighbours
HK-SOLO-5 =
    .title = Where pens and pieces go
    .rule = A contested block where one more piece wins it the aspect comes first; then one where it draws level with the best rival; then one where it leads already, the smallest lead first; then all others, and all blocks when the aspect gives no card. Of equals the block with most houses, then reading order. Within the block: a two-storey house first, then the one that touches most own houses, then reading order. For a pen: a side that leaves it two free sides first, then north, east, south, west.
    .source = Unofficial challenge of Vestiges, The Neighbours
HK-SOLO-6 =
    .title = The element of choice
    .rule = Of pen, oven, shrine and house (for the number of houses, where that is compared) it takes what would win an aspect in most contested blocks; of equals, what there is most of, then pen, oven, shrine, house. If nothing wins any, a house; if no house is possible, the first of the list that has a place.
    .source = Unofficial challenge of Vestiges, The Neighbours
HK-SOLO-7 =
    .title = Its shaman
    .rule = The shaman goes to the block where the neighbour has most houses and pieces, on its house with most pieces; of equals, by reading order.
    .source = Unofficial challenge of Vestiges, The Neighbours
HK-SOLO-8 =
    .title = Its cards
    .rule = Before each phase the first line that applies, once. 1: in the last turn, before phase 4, it scores all its groups. 2: it scores a group of five. 3: a group of four, if somebody has only eight houses left or fewer. 4: before phase 4 a group of three, in the same case, or if it holds at least two cards a family. 5: before phase 3 it spends, as long as it can, a card for each element that wins it an aspect, in the order pen, oven, shrine, cattle, villager, house. Else it keeps its cards. Its groups are those that score most with the cards it may spend; at equal points fewest cards, then the order shrine, oven, pen, house, cattle, villager.
    .source = Unofficial challenge of Vestiges, The Neighbours
HK-SOLO-9 =
    .title = Its losses
    .rule = It gives up the house of least value: 4 for a storey, 2 for an oven or shrine, 1 for each pen, villager and cattle, and 2 if it is the only house of a family in a contested block. Of other pieces it first loses those that do not belong to a two-storey house. Of equals, the last in reading order.
    .source = Unofficial challenge of Vestiges, The Neighbours
HK-SOLO-10 =
    .title = The block it has inspected
    .rule = The block where it draws most cards; of equals, the one where you draw fewest, then by reading order.
    .source = Unofficial challenge of Vestiges, The Neighbours
HK-SOLO-11 =
    .title = The end of its turn
    .rule = Its used cards go under the pile with fewest cards; of equals, in the order of the board. It gives the marker to the clan, other than its own, with fewest points; of equals, to the next one clockwise.
    .source = Unofficial challenge of Vestiges, The Neighbours
HK-SOLO-12 =
    .title = Its clan power
    .rule = In the expert game it always uses it where it can. The Ders replace the house with most attached pieces, yours among equals. The Sneerg and the Lebu place their pen, then their cattle or villager. The Oleyli rob whoever has most points (you among equals), first of what wins them an aspect, in the order oven, shrine, pen, cattle, villager, and preferably in a block where they live. The Ruples build a house and put the shaman on it.
    .source = Unofficial challenge of Vestiges, The Neighbours
HK-SOLO-13 =
    .title = The levels
    .rule = 0, gentle: a neighbour does not build with its cards and wants one family fewer. 1, standard. 2, hard: it wants one family more, builds with its jokers too, and in phase 3 wins what would be a tie with you (of two neighbours, the next one clockwise from you). 3, fierce: besides, it is dealt two tiles each stage and builds the one whose third element would win an aspect in most blocks.
    .source = Unofficial challenge of Vestiges, The Neighbours
HK-SOLO-14 =
    .title = Beating your neighbours
    .rule = You lose if any neighbour has at least as many points as you. Else your lead over the best neighbour is worth a medal: bronze (hamlet), silver (village) or gold (höyük).
    .source = Unofficial challenge of Vestiges, The Neighbours
