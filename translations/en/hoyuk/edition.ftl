### Höyük: the component data, and where they come from.

## What the data are about

datum-aspects-symbols-classic-shrine = Shrine cards of the classic game
datum-aspects-symbols-classic-oven = Oven cards of the classic game
datum-aspects-symbols-classic-pen = Pen cards of the classic game
datum-aspects-symbols-classic-joker = Joker cards of the classic game
datum-aspects-symbols-classic-house = House cards of the classic game
datum-aspects-symbols-intermediate-shrine = Shrine cards added by the intermediate game
datum-aspects-symbols-intermediate-oven = Oven cards added by the intermediate game
datum-aspects-symbols-intermediate-pen = Pen cards added by the intermediate game
datum-aspects-symbols-intermediate-joker = Joker cards added by the intermediate game
datum-aspects-symbols-intermediate-house = House cards added by the intermediate game
datum-aspects-symbols-expert-cattle = Cattle cards added by the expert game
datum-aspects-symbols-expert-villager = Villager cards added by the expert game
datum-aspects-total = Aspect cards in all
datum-aspects-cards_per_pile = Cards per pile at the start
datum-aspects-piles-classic = Piles of the classic game
datum-aspects-piles-intermediate = Piles added by the intermediate game
datum-aspects-piles-expert = Piles added by the expert game
datum-aspects-ladder = Points of a group of 1 to 5 cards
datum-box-players = Number of players
    .said = { $min } to { $max }
datum-box-columns = Columns of the village
datum-box-rows = Rows of the village
datum-box-score_spaces = Spaces of the score track
datum-box-houses = Houses of each clan
datum-box-house_targets = Houses that may be played with
datum-box-stages = Construction stages per turn
datum-box-elements_per_tile = Elements per construction tile
datum-box-pieces-pen = Pens
datum-box-pieces-oven = Ovens
datum-box-pieces-shrine = Shrines
datum-box-pieces-cattle = Cattle
datum-box-pieces-villager = Villagers
datum-box-pieces-shaman = Shaman
datum-box-expert_pieces = Pieces of the expert game only
datum-box-zones-A = Zone A of the board
datum-box-zones-B = Zone B of the board
datum-box-zones-C = Zone C of the board
datum-box-zones-D = Zone D of the board
datum-box-zones-E = Zone E of the board
datum-box-zones-F = Zone F of the board
datum-box-zones-G = Zone G of the board
datum-box-zones-H = Zone H of the board
datum-box-zones-I = Zone I of the board
datum-box-zones-J = Bases of the expert game
datum-box-zones-CAL = Zone CAL of the board
datum-box-zones-CON = Zone CON of the board
datum-catastrophes-classic = Catastrophes of all games
    .each = { $value }
datum-catastrophes-cards-CA-01 = Bad season 1
    .said = { card-counted }
datum-catastrophes-cards-CA-02 = Bad season 2
    .said = { card-counted }
datum-catastrophes-cards-CA-03 = Drought 1
    .said = { card-sized }
datum-catastrophes-cards-CA-04 = Drought 2
    .said = { card-sized }
datum-catastrophes-cards-CA-05 = Epidemic 1
    .said = { card-sized }
datum-catastrophes-cards-CA-06 = Epidemic 2
    .said = { card-sized }
datum-catastrophes-cards-CA-07 = Earthquake 1
    .said = { card-sized }
datum-catastrophes-cards-CA-08 = Earthquake 2
    .said = { card-sized }
datum-catastrophes-cards-CA-09 = Fire 1
    .said = { card-counted }
datum-catastrophes-cards-CA-10 = Fire 2
    .said = { card-counted }
datum-catastrophes-cards-CA-11 = Flood 1
    .said = the shaman goes back to the supply
datum-catastrophes-cards-CA-12 = Flood 2
    .said = the shaman goes back to the supply
datum-catastrophes-cards-CA-13 = Locusts 1
    .said = { card-locusts }
datum-catastrophes-cards-CA-14 = Locusts 2
    .said = { card-locusts }
datum-catastrophes-cards-CA-15 = Raiders 1
    .said = { card-sized }
datum-catastrophes-cards-CA-16 = Raiders 2
    .said = { card-sized }
datum-catastrophes-cards-CA-17 = Sacrifice 1
    .said = { card-counted }
datum-catastrophes-cards-CA-18 = Sacrifice 2
    .said = { card-counted }
datum-catastrophes-cards-CA-19 = Tornado 1
    .said = { card-counted }
datum-catastrophes-cards-CA-20 = Tornado 2
    .said = { card-counted }
datum-catastrophes-cards-CA-21 = Volcano 1
    .said = { card-sized }
datum-catastrophes-cards-CA-22 = Volcano 2
    .said = { card-sized }
datum-catastrophes-cards-CA-23 = Wolves 1
    .said = { card-sized }
datum-catastrophes-cards-CA-24 = Wolves 2
    .said = { card-sized }
datum-clans-EGUOR-colour = Colour of the Ders
datum-clans-EGUOR-power = Power of the Ders
datum-clans-TREV-colour = Colour of the Sneerg
datum-clans-TREV-power = Power of the Sneerg
datum-clans-UELB-colour = Colour of the Lebu
datum-clans-UELB-power = Power of the Lebu
datum-clans-ENUAJ-colour = Colour of the Oleyli
datum-clans-ENUAJ-power = Power of the Oleyli
datum-clans-TEOIV-colour = Colour of the Ruples
datum-clans-TEOIV-power = Power of the Ruples
datum-neighbours-most = Neighbours at most
datum-neighbours-families = Families a Neighbour wants, by the houses played with
datum-neighbours-late = Houses left from which the end is near
datum-neighbours-levels = Level { $index } of the challenge
    .said = { $families ->
        [0] families as usual
        [-1] one family fewer
       *[1] one family more
    }{ $builds_with_cards ->
        [yes] , builds with its cards
       *[no] , does not build with its cards
    }{ $jokers_build ->
        [yes] {" "}and its jokers
       *[no] {""}
    }{ $wins_ties ->
        [yes] , wins ties
       *[no] {""}
    }{ $tiles_per_stage ->
        [one] , one tile per stage
       *[other] , { $tiles_per_stage } tiles per stage
    }{ $stages_of_houses ->
        [0] {""}
       *[other] , only the houses of the first
    }{ $more_cards ->
        [0] {""}
        [one] , { $more_cards } card more than families
       *[other] , { $more_cards } cards more than families
    }{ $start ->
        [0] {""}
       *[other] , { $start } points to begin with
    }
datum-neighbours-loss_values-two_storey = Value of a storey to a Neighbour
datum-neighbours-loss_values-roof = Value of an oven or a shrine
datum-neighbours-loss_values-pen = Value of a pen
datum-neighbours-loss_values-villager = Value of a villager
datum-neighbours-loss_values-cattle = Value of a head of cattle
datum-neighbours-loss_values-only_house = Value of the only house of a family in a contested block
datum-neighbours-medals = Leads worth a medal at level { $index }
    .said = bronze { $bronze }, silver { $silver }, gold { $gold }
datum-tiles-total = Construction tiles in all
datum-tiles-classic = Tiles of the classic and intermediate games
datum-tiles-expert = Tiles of the expert game only
    .each = { $value }
datum-tiles-elements-CT-01 = Elements of tile 1
datum-tiles-elements-CT-02 = Elements of tile 2
datum-tiles-elements-CT-03 = Elements of tile 3
datum-tiles-elements-CT-04 = Elements of tile 4
datum-tiles-elements-CT-05 = Elements of tile 5
datum-tiles-elements-CT-06 = Elements of tile 6
datum-tiles-elements-CT-07 = Elements of tile 7
datum-tiles-elements-CT-08 = Elements of tile 8
datum-tiles-elements-CT-09 = Elements of tile 9
datum-tiles-elements-CT-10 = Elements of tile 10
datum-tiles-elements-CT-11 = Elements of tile 11
datum-tiles-elements-CT-12 = Elements of tile 12
datum-tiles-elements-CT-13 = Elements of tile 13
datum-tiles-elements-CT-14 = Elements of tile 14
datum-tiles-elements-CT-15 = Elements of tile 15

## The words of the data

# A catastrophe, from its data. $selector_id, $counts_id, $effect_id, $loses_id: its two halves.
card-counted = { $selector_id ->
        [fewest] fewest
       *[most] most
    } { $counts_id ->
        [shrine] shrines
        [oven] ovens
        [pen] pens
       *[two_storey] two-storey houses
    }: { card-loss }
card-sized = { $selector_id ->
        [smallest] smallest block
       *[largest] largest block
    }: { card-loss }
card-locusts = { $selector_id ->
        [smallest] smallest block
       *[largest] largest block
    }: no aspect card this turn
card-loss = { $effect_id ->
        [lose_half] half of the { $loses_id ->
            [house] houses
            [pen] pens
            [oven] ovens
            [shrine] shrines
            [cattle] cattle
           *[villager] villagers
        }
       *[lose_one] { $loses_id ->
            [house] one house
            [pen] one pen
            [oven] one oven
            [shrine] one shrine
            [cattle] one head of cattle
           *[villager] one villager
        } per inhabitant
    }

datum-word-house = house
datum-word-pen = pen
datum-word-oven = oven
datum-word-shrine = shrine
datum-word-cattle = cattle
datum-word-villager = villager
datum-word-shaman = shaman
datum-word-choice = your choice
datum-word-OVEN = ovens
datum-word-SHRINE = shrines
datum-word-PEN = pens
datum-word-NUMBER = number of houses
datum-word-HEIGHT = height of houses
datum-word-CATTLE = cattle
datum-word-VILLAGER = villagers
datum-word-village = village
datum-word-score = score track
datum-word-classic = bases of ovens, shrines and pens
datum-word-intermediate = bases of number and height
datum-word-expert = bases of cattle and villagers
datum-word-catastrophes = catastrophe deck
datum-word-tiles = pile of construction tiles
datum-word-red = red
datum-word-green = green
datum-word-blue = blue
datum-word-yellow = yellow
datum-word-purple = purple
datum-word-replace = replace a rival house next door
datum-word-pen_and_cattle = a pen and a head of cattle
datum-word-pen_and_villager = a pen and a villager
datum-word-steal = steal two elements
datum-word-house_and_shaman = a house and the shaman
datum-word-CA-01 = Bad season 1
datum-word-CA-02 = Bad season 2
datum-word-CA-03 = Drought 1
datum-word-CA-04 = Drought 2
datum-word-CA-05 = Epidemic 1
datum-word-CA-06 = Epidemic 2
datum-word-CA-07 = Earthquake 1
datum-word-CA-08 = Earthquake 2
datum-word-CA-09 = Fire 1
datum-word-CA-10 = Fire 2
datum-word-CA-11 = Flood 1
datum-word-CA-12 = Flood 2
datum-word-CA-13 = Locusts 1
datum-word-CA-14 = Locusts 2
datum-word-CA-15 = Raiders 1
datum-word-CA-16 = Raiders 2
datum-word-CA-17 = Sacrifice 1
datum-word-CA-18 = Sacrifice 2
datum-word-CA-19 = Tornado 1
datum-word-CA-20 = Tornado 2
datum-word-CA-21 = Volcano 1
datum-word-CA-22 = Volcano 2
datum-word-CA-23 = Wolves 1
datum-word-CA-24 = Wolves 2
datum-word-CT-01 = tile 1
datum-word-CT-02 = tile 2
datum-word-CT-03 = tile 3
datum-word-CT-04 = tile 4
datum-word-CT-05 = tile 5
datum-word-CT-06 = tile 6
datum-word-CT-07 = tile 7
datum-word-CT-08 = tile 8
datum-word-CT-09 = tile 9
datum-word-CT-10 = tile 10
datum-word-CT-11 = tile 11
datum-word-CT-12 = tile 12
datum-word-CT-13 = tile 13
datum-word-CT-14 = tile 14
datum-word-CT-15 = tile 15

## Why a datum is reconstructed

note-colours = The names of the clans are words for colours read backwards, which public sources confirm.
note-grid = A public presentation of the game gives 13 by 13 cells, and the size of tiles and board confirms it.
note-score-track = The rulebook has the counters start from 0 around the board, without saying how many spaces there are. A hundred, 26 per side, is our choice.
note-zones = The rulebook puts cattle and villagers on zones E and F, without saying which is which. We assume the order in which it names them.
note-zone-letter = The rulebook gives these bases no letter. This one is ours.
note-expert-cards = The rulebook does not say what the 20 cards of the expert game show. Cattle and villagers are the only elements that lack cards: ten of each.
note-tiles = The rulebook shows two kinds of tiles, and public sources say that all have two houses and a third element that varies. How many there are of each kind is our choice: as many ovens as shrines and pens.
note-expert-tiles = The rulebook sets five tiles aside outside the expert game. We assume that they are those of cattle, villagers and shaman, which the other games lack.
note-neighbours = The rulebook has no solo mode. “The Neighbours” are an unofficial challenge of our own; its numbers are ours.
note-medals = The rulebook has no solo mode; the medals of our unofficial challenge are measured. In games that the program’s strongest opponent won in your place, about two in three reached silver, and one in four gold.
