### Höyük: the glossary. The value is the term, .definition says it in one sentence.

## The village

glossary-village = village
    .definition = The grid of 13 by 13 cells where everything is built, with the score track around it.

glossary-cell = cell
    .definition = A place of the village, named by its column and row, A1 to M13.

glossary-block = block
    .definition = All houses, ruins and pens that touch by their sides, whatever their colour.

glossary-family = family
    .definition = Houses of one colour that touch by their sides. Each allows one card per turn.

glossary-inhabitant = inhabitant, resident
    .definition = A player with at least one standing house in a block.

glossary-contested = contested block
    .definition = A block where at least two players live: only such a block gives aspect cards.

glossary-size = size of a block
    .definition = The number of its standing houses; ruins and pens do not count.

glossary-adjacent = adjacent
    .definition = Touching by a full side, not by a corner.

glossary-free-side = free side
    .definition = A side that touches neither house nor pen: an empty cell, a ruin or the edge of the board.

glossary-facade = side (façade)
    .definition = A side of a house, against which a pen may be placed.

glossary-founding = found
    .definition = To build a house that touches nothing: it opens a block and a family.

glossary-joining = join
    .definition = To build against a rival’s house, in a block where you do not live yet.

## What is built

glossary-element = element
    .definition = What a tile or a card has you build: house, pen, oven, shrine, cattle, villager or shaman.

glossary-house = house
    .definition = The tile of your colour. Once built it does not move.

glossary-storey = storey, upper floor
    .definition = A second house on top of one of yours; the two count as one.

glossary-two-storey-house = two-storey house
    .definition = A house with a storey. It breaks ties.

glossary-roof = roof
    .definition = The top of a house, free as long as it bears neither oven nor shrine.

glossary-pen = pen
    .definition = A tile that belongs to a house and always keeps a way out.

glossary-gate = gate
    .definition = The side of a pen, marked by a white arrow, that touches its house.

glossary-exit = exit
    .definition = A free side of a pen; nobody may block the last one.

glossary-oven = oven
    .definition = A roof piece, and one of the aspects that are compared.

glossary-shrine = shrine
    .definition = A roof piece, and one of the aspects that are compared.

glossary-cattle = cattle
    .definition = One head per pen, in the expert game.

glossary-villager = villager
    .definition = One per house, in the expert game; it keeps a storey from being added.

glossary-shaman = shaman
    .definition = A unique piece that protects a block from the next catastrophe.

glossary-ruin = ruins
    .definition = A destroyed house, turned over on its cell. Anybody may build there.

glossary-supply = supply, edge of the board
    .definition = The pieces and pens that wait to be built.

## Cards and tiles

glossary-construction-tile = construction tile
    .definition = Two houses and a third element to build; everybody gets one in each stage.

glossary-choice = element of your choice
    .definition = The third element of some tiles: house, pen, oven or shrine.

glossary-aspect-card = aspect card
    .definition = A card that builds the element it shows, or scores points.

glossary-symbol = symbol
    .definition = The element that an aspect card shows; groups are made by symbol.

glossary-joker = joker (metals)
    .definition = An aspect card that replaces any other.

glossary-group = group
    .definition = One to five cards of a symbol, spent together for 1, 3, 5, 8 or 12 points.

glossary-spend = spend a card
    .definition = To use it, for building or for scoring. No more cards per turn than families.

glossary-base = aspect card base
    .definition = The space of a pile of aspect cards; its name says which majority draws there.

glossary-pile = pile, deck
    .definition = The aspect cards of a base, face up; only the first can be seen.

glossary-aspect = aspect
    .definition = What is compared in a block: ovens, shrines, pens, and more in the larger games.

glossary-number = number of houses
    .definition = An aspect of the intermediate game: most houses in the block.

glossary-height = height of houses
    .definition = An aspect of the intermediate game: most two-storey houses in the block.

glossary-catastrophe-card = catastrophe card
    .definition = On the left the blocks that are hit, on the right what they suffer. One per turn, from the second.

## The twelve catastrophes

glossary-bad-season = bad season
    .definition = One house per inhabitant, by the shrines of the block.

glossary-drought = drought
    .definition = Half of the cattle.

glossary-epidemic = epidemic
    .definition = Half of the villagers.

glossary-earthquake = earthquake
    .definition = Half of the houses, by the size of the block.

glossary-fire = fire
    .definition = Half of the houses, by the ovens of the block.

glossary-flood = flood
    .definition = The shaman leaves the village.

glossary-locusts = locusts
    .definition = No aspect card from this block, this turn.

glossary-raiders = raiders
    .definition = Half of the shrines.

glossary-sacrifice = sacrifice
    .definition = One house per inhabitant, by the pens of the block.

glossary-tornado = tornado
    .definition = One house per inhabitant, by the storeys of the block.

glossary-volcano = volcano
    .definition = Half of the pens.

glossary-wolves = wolves
    .definition = Half of the ovens.

## The game

glossary-turn = turn, round
    .definition = Four phases: constructions, catastrophe, aspect cards, end of the turn.

glossary-phase = phase
    .definition = A part of the turn; everybody may play cards at its start.

glossary-stage = stage
    .definition = A half of the construction phase: one tile per player.

glossary-first-player = first player
    .definition = Whoever begins each phase of the turn.

glossary-first-player-marker = first player marker
    .definition = The piece of the first player, given to somebody else at the end of each turn.

glossary-window = card window
    .definition = The start of a phase, when everybody may play aspect cards, once.

glossary-inspection = inspection
    .definition = The comparison of the aspects of a block, in phase 3.

glossary-draw = draw
    .definition = To take the top card of a pile.

glossary-discard = discard
    .definition = To put aside what has been used: the tiles of a stage, until they are shuffled.

glossary-tie = tie
    .definition = As many as somebody else. Two-storey houses decide, or else nobody wins.

glossary-points = victory points
    .definition = What cards and the end of the game score; the highest total wins.

glossary-score-track = score track
    .definition = The spaces around the village, along which your counter moves.

glossary-counter = player counter
    .definition = The piece of your colour on the score track.

glossary-final-scoring = final scoring
    .definition = After the last turn: cards in hand, largest families and, in the expert game, cattle and villagers.

glossary-draw-game = draw (tied game)
    .definition = A game without a winner: same points, same storeys.

glossary-clan = clan
    .definition = A colour and, in the expert game, a power: Ders, Sneerg, Lebu, Oleyli or Ruples.

glossary-power = power, special ability
    .definition = What a clan may do, in the expert game, when it scores 12 points at once.

glossary-classic = classic (basic) game
    .definition = The basic game, with three aspects and twelve catastrophes.

glossary-intermediate = intermediate game
    .definition = The classic game, with number and height of houses.

glossary-expert = expert game
    .definition = Everything in the box: cattle, villagers, shaman and powers.

glossary-neighbours = The Neighbours
    .definition = An unofficial solo challenge of our own, against automated clans.
