### Höyük: the names of things, as they enter a sentence.
### Value: the bare name. .the: “the …” · .a: “a …” · .at: where · .from: from where · .of: “of …” · .to: where to.
### Variables: $owner colour of a player (red, green, blue, yellow, purple) · $clan (EGUOR, TREV, UELB, ENUAJ, TEOIV) ·
### $cell cell of the village (A1 to M13) · $block a block, named by its first cell · $gate side of a gate: 0 north, 1 east, 2 south,
### 3 west · $piece, $element, $symbol: house, pen, oven, shrine, cattle, villager, shaman, choice, joker… ·
### $pile aspect base (OVEN to VILLAGER) · $card catastrophe card (CA-01 to CA-24), then its data: $selector, $counts, $effect,
### $loses · $third third element of a tile · $phase and $stage numbers · $zone of the board · $power · $medal · $level · $count.

game-hoyuk = Höyük

## Colours and clans

seat = { $owner ->
        [red] Red
        [green] Green
        [blue] Blue
        [yellow] Yellow
       *[purple] Purple
    }
    .of = of { seat }
    .to = to { seat }
    .adjective = { $owner ->
        [red] red
        [green] green
        [blue] blue
        [yellow] yellow
       *[purple] purple
    }
    .adjective-feminine = { seat.adjective }
    .adjective-plural = { seat.adjective }
    .adjective-feminine-plural = { seat.adjective }
    .letter = { $owner ->
        [red] r
        [green] g
        [blue] b
        [yellow] y
       *[purple] p
    }

clan = { $clan ->
        [EGUOR] Ders
        [TREV] Sneerg
        [UELB] Lebu
        [ENUAJ] Oleyli
       *[TEOIV] Ruples
    }
    .the = the { clan }
    .of = of the { clan }
    .to = to the { clan }
    .at = among the { clan }
    .nickname = { $clan ->
        [EGUOR] A close-knit, touchy clan
        [TREV] The clan of the land
        [UELB] The clan of healers
        [ENUAJ] An envious, thieving clan
       *[TEOIV] The clan of ceremonies
    }
    .power = { $clan ->
        [EGUOR] replace a rival house next door
        [TREV] a pen and a head of cattle
        [UELB] a pen and a villager
        [ENUAJ] steal two elements
       *[TEOIV] a house and the shaman
    }

# The power of a clan, by what the edition says of it.
power = { $power ->
        [replace] Eviction
        [pen_and_cattle] Herd
        [pen_and_villager] Hospitality
        [steal] Plunder
       *[house_and_shaman] Ceremony
    }
    .text = { $power ->
        [replace] Destroy a rival’s house next to one of yours, and at once build yours in its place.
        [pen_and_cattle] Place a pen and a head of cattle.
        [pen_and_villager] Place a pen and a villager.
        [steal] Steal two elements from one rival, houses excepted, and place them.
       *[house_and_shaman] Build a house and put the shaman on it.
    }

## The village

cell = { $cell }
    .the = cell { $cell }
    .at = on { $cell }
    .from = from { $cell }
    .of = of { $cell }

# On which side the gate of a pen opens.
gate = to the { gate.side }
    .side = { $gate ->
        [0] north
        [1] east
        [2] south
       *[3] west
    }
    .to = towards the { gate.side }

block = block { $block }
    .the = { block }
    .at = in { block }
    .of = of { block }
    .from = from { block }

# A family, named by its first cell.
family = family { $cell }
    .the = the family on { $cell }

village = village
    .the = the village
    .at = in the village
    .from = from the village

zone = { $zone ->
        [A] village grid
        [B] score track
        [C] supply of shrines
        [D] supply of ovens
        [E] supply of cattle
        [F] supply of villagers
        [G] supply of pens
        [H] bases of ovens, shrines and pens
        [I] bases of number and height
        [J] bases of cattle and villagers
        [CAL] catastrophe deck
       *[CON] pile of construction tiles
    }
    .the = the { zone }

supply = supply
    .the = the supply
    .at = in the supply
    .from = from the supply

score-space = space { $n } of the score track
    .the = { score-space }
    .at = on { score-space }

counter = { seat.adjective } counter
    .the = the { counter }

## What is built

# A standing house. $storeys: 1, or 2 with an upper storey.
house = { $storeys ->
        [1] { seat.adjective } house
       *[2] two-storey { seat.adjective } house
    }
    .the = the { house }
    .a = a { house }

piece = { $piece ->
        [house] house
        [storey] storey
        [ruin] ruin
        [pen] pen
        [oven] oven
        [shrine] shrine
        [cattle] cattle
        [villager] villager
       *[shaman] shaman
    }
    .the = the { piece }
    .a = { $piece ->
        [oven] an oven
        [cattle] a head of cattle
        [shaman] the shaman
       *[other] a { piece }
    }
    .of = of the { piece }
    .plural = { $piece ->
        [cattle] head of cattle
       *[other] { piece }s
    }
    .count = { $count ->
        [one] { $count } { $piece ->
            [cattle] head of cattle
           *[other] { piece }
        }
       *[other] { $count } { piece.plural }
    }
    .letter = { $piece ->
        [oven] o
        [shrine] t
        [cattle] c
        [villager] v
       *[shaman] s
    }

element = { $element ->
        [house] house
        [pen] pen
        [oven] oven
        [shrine] shrine
        [cattle] cattle
        [villager] villager
        [shaman] shaman
       *[choice] element of your choice
    }
    .the = { $element ->
        [choice] the element of your choice
       *[other] the { element }
    }
    .a = { $element ->
        [oven] an oven
        [cattle] a head of cattle
        [shaman] the shaman
        [choice] an element of your choice
       *[other] a { element }
    }
    .plural = { $element ->
        [cattle] head of cattle
        [choice] elements of your choice
       *[other] { element }s
    }
    .count = { $count ->
        [one] { element.a }
       *[other] { $count } { element.plural }
    }

## Construction tiles

# A tile told by its third element; the first two are houses.
tile-kind = { $third ->
        [house] three houses
        [pen] two houses and a pen
        [oven] two houses and an oven
        [shrine] two houses and a shrine
        [cattle] two houses and a head of cattle
        [villager] two houses and a villager
        [shaman] two houses and the shaman
       *[choice] two houses and an element of your choice
    }

tile-pile = pile of construction tiles
    .the = the pile of construction tiles
    .from = from the pile of construction tiles
tile-discard = discard pile of construction tiles
    .the = the discard pile of construction tiles

## Aspect cards

# What an aspect card shows.
aspect = { $symbol ->
        [house] House
        [pen] Pen
        [oven] Oven
        [shrine] Shrine
        [cattle] Cattle
        [villager] Villager
       *[joker] Joker
    }
    .the = { $symbol ->
        [joker] the joker
       *[other] the { aspect } card
    }
    .a = { $symbol ->
        [joker] a joker
        [oven] an { aspect } card
       *[other] a { aspect } card
    }
    .plural = { $symbol ->
        [joker] jokers
       *[other] { aspect } cards
    }
    .count = { $count ->
        [one] { aspect.a }
       *[other] { $count } { aspect.plural }
    }

hand = hand
    .the = the hand
    .at = in hand
    .from = from the hand

# An aspect base and what is compared there; .short: on the board.
pile = { $pile ->
        [OVEN] Ovens
        [SHRINE] Shrines
        [PEN] Pens
        [NUMBER] Number of houses
        [HEIGHT] Height of houses
        [CATTLE] Cattle
       *[VILLAGER] Villagers
    }
    .short = { $pile ->
        [NUMBER] Number
        [HEIGHT] Height
       *[other] { pile }
    }
    .the = { $pile ->
        [OVEN] the oven pile
        [SHRINE] the shrine pile
        [PEN] the pen pile
        [NUMBER] the pile for number of houses
        [HEIGHT] the pile for height of houses
        [CATTLE] the cattle pile
       *[VILLAGER] the villager pile
    }
    .at = on { pile.the }
    .under = under { pile.the }
    .from = from { pile.the }
    .most = { $pile ->
        [OVEN] most ovens
        [SHRINE] most shrines
        [PEN] most pens
        [NUMBER] most houses
        [HEIGHT] most two-storey houses
        [CATTLE] most cattle
       *[VILLAGER] most villagers
    }

## Catastrophes

catastrophe = { $card ->
        [CA-01] Bad season 1
        [CA-02] Bad season 2
        [CA-03] Drought 1
        [CA-04] Drought 2
        [CA-05] Epidemic 1
        [CA-06] Epidemic 2
        [CA-07] Earthquake 1
        [CA-08] Earthquake 2
        [CA-09] Fire 1
        [CA-10] Fire 2
        [CA-11] Flood 1
        [CA-12] Flood 2
        [CA-13] Locusts 1
        [CA-14] Locusts 2
        [CA-15] Raiders 1
        [CA-16] Raiders 2
        [CA-17] Sacrifice 1
        [CA-18] Sacrifice 2
        [CA-19] Tornado 1
        [CA-20] Tornado 2
        [CA-21] Volcano 1
        [CA-22] Volcano 2
        [CA-23] Wolves 1
       *[CA-24] Wolves 2
    }
    .the = the card { catastrophe }

# The left half of the card: which blocks are hit. .blocks: in full.
catastrophe-left = { $selector ->
        [fewest] { $counts ->
            [shrine] fewest shrines
            [oven] fewest ovens
            [pen] fewest pens
           *[two_storey] fewest storeys
        }
        [most] { $counts ->
            [shrine] most shrines
            [oven] most ovens
            [pen] most pens
           *[two_storey] most storeys
        }
        [smallest] smallest
        [largest] largest
       *[none] village
    }
    .blocks = { $selector ->
        [fewest] { $counts ->
            [shrine] the block with the fewest shrines
            [oven] the block with the fewest ovens
            [pen] the block with the fewest pens
           *[two_storey] the block with the fewest two-storey houses
        }
        [most] { $counts ->
            [shrine] the block with the most shrines
            [oven] the block with the most ovens
            [pen] the block with the most pens
           *[two_storey] the block with the most two-storey houses
        }
        [smallest] the smallest block
        [largest] the largest block
       *[none] the whole village
    }

# The right half: what happens there. .text: in one sentence.
catastrophe-right = { $effect ->
        [lose_one] { $loses ->
            [house] 1 house
            [pen] 1 pen
            [oven] 1 oven
            [shrine] 1 shrine
            [cattle] 1 head of cattle
           *[villager] 1 villager
        }
        [lose_half] { $loses ->
            [house] ½ of the houses
            [pen] ½ of the pens
            [oven] ½ of the ovens
            [shrine] ½ of the shrines
            [cattle] ½ of the cattle
           *[villager] ½ of the villagers
        }
        [flood] the shaman leaves
       *[locusts] no aspect card
    }
    .text = { $effect ->
        [lose_one] { $loses ->
            [house] Each inhabitant loses one house there.
            [pen] Each inhabitant loses one pen there.
            [oven] Each inhabitant loses one oven there.
            [shrine] Each inhabitant loses one shrine there.
            [cattle] Each inhabitant loses one head of cattle there.
           *[villager] Each inhabitant loses one villager there.
        }
        [lose_half] { $loses ->
            [house] Each inhabitant loses half their houses there.
            [pen] Each inhabitant loses half their pens there.
            [oven] Each inhabitant loses half their ovens there.
            [shrine] Each inhabitant loses half their shrines there.
            [cattle] Each inhabitant loses half their cattle there.
           *[villager] Each inhabitant loses half their villagers there.
        }
        [flood] The shaman goes back to the supply.
       *[locusts] It gives no aspect card this turn.
    }

## The turn

phase = { $phase ->
        [1] Constructions
        [2] Catastrophe
        [3] Aspect cards
       *[4] End of the turn
    }
    .the = { $phase ->
        [1] the construction phase
        [2] the catastrophe phase
        [3] the aspect card phase
       *[4] the end of the turn
    }
    .before = { $phase ->
        [1] before the constructions
        [2] before the catastrophe
        [3] before the aspect cards
       *[4] before the end of the turn
    }

stage = { $stage ->
        [1] first stage
       *[2] second stage
    }
    .the = the { stage }

mode = { $mode ->
        [classic] classic game
        [intermediate] intermediate game
       *[expert] expert game
    }
    .the = the { mode }
    .a = { $mode ->
        [intermediate] an intermediate game
        [expert] an expert game
       *[other] a { mode }
    }

## The Neighbours, the unofficial solo challenge

neighbours = The Neighbours
    .unofficial = The Neighbours (unofficial solo)

level = { $level ->
        [0] Easy
        [1] Normal
        [2] Hard
        [3] Expert
       *[4] Master
    }

medal = { $medal ->
        [bronze] Hamlet
        [silver] Village
       *[gold] Höyük
    }
    .metal = { $medal ->
        [bronze] bronze
        [silver] silver
       *[gold] gold
    }

## Quantities

amount-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-houses = { $count ->
        [one] { $count } house
       *[other] { $count } houses
    }
amount-families = { $count ->
        [one] { $count } family
       *[other] { $count } families
    }
amount-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
