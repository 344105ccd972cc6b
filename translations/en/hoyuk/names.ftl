### Höyük: the names of things, with the article they need.
### $element: what is built or placed; $symbol: what an aspect card shows; $pile: a base; $card: a catastrophe.

element = { $element ->
        [house] house
        [pen] pen
        [oven] oven
        [shrine] shrine
        [cattle] cattle
        [villager] villager
        [shaman] shaman
       *[choice] element of choice
    }
    .a = { $element ->
        [house] a house
        [pen] a pen
        [oven] an oven
        [shrine] a shrine
        [cattle] a cattle
        [villager] a villager
        [shaman] the shaman
       *[choice] an element of choice
    }
    .the = { $element ->
        [house] the house
        [pen] the pen
        [oven] the oven
        [shrine] the shrine
        [cattle] the cattle
        [villager] the villager
        [shaman] the shaman
       *[choice] the element of choice
    }
    .count = { $count ->
        [one] { element.a }
       *[other] { $count } { $element ->
            [house] houses
            [pen] pens
            [oven] ovens
            [shrine] shrines
            [cattle] cattle
            [villager] villagers
            [shaman] shamans
           *[choice] elements of choice
        }
    }

aspect = { $symbol ->
        [shrine] Shrine
        [oven] Oven
        [pen] Pen
        [house] House
        [cattle] Cattle
        [villager] Villager
       *[joker] Joker
    }
    .a = { $symbol ->
        [joker] a joker
        [oven] an Oven card
       *[other] a { aspect } card
    }
    .count = { $count ->
        [one] { aspect.a }
       *[other] { $count } { $symbol ->
            [joker] jokers
           *[other] { aspect } cards
        }
    }

# An aspect base, and what is compared there.
pile = { $pile ->
        [OVEN] Ovens
        [SHRINE] Shrines
        [PEN] Pens
        [NUMBER] Number of houses
        [HEIGHT] Height of houses
        [CATTLE] Cattle
       *[VILLAGER] Villagers
    }
    .the = the “{ pile }” pile
    .under = under the “{ pile }” pile

clan = { $clan ->
        [EGUOR] Ders
        [TREV] Sneerg
        [UELB] Lebu
        [ENUAJ] Oleyli
       *[TEOIV] Ruples
    }
    .power = { $clan ->
        [EGUOR] replace a rival house next door
        [TREV] a pen and a cattle
        [UELB] a pen and a villager
        [ENUAJ] steal two elements
       *[TEOIV] a house and the shaman
    }

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

block = block { $block }
    .the = block { $block }

family = family { $cell }
    .the = the family at { $cell }

# Where the gate of a pen opens.
gate = { $gate ->
        [0] to the north
        [1] to the east
        [2] to the south
       *[3] to the west
    }

amount-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-cards = { $count ->
        [one] one card
       *[other] { $count } cards
    }
amount-families = { $count ->
        [one] { $count } family
       *[other] { $count } families
    }
amount-houses = { $count ->
        [one] { $count } house
       *[other] { $count } houses
    }
