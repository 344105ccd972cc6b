### What the score sheet says of Höyük.

tie-two-storey = Two-storey houses, to break the tie
ending-last-house = A clan has placed its last house.
ending-no-room = Nobody could build any more.
medal-bronze = Bronze (hamlet): a lead of { $margin ->
        [one] { $margin } point at least, { $now } here
       *[other] { $margin } points at least, { $now } here
    }
    .missing = { $missing ->
            [one] 1 point short of bronze
           *[other] { $missing } points short of bronze
        }
    .short = Bronze: +{ $margin }
medal-silver = Silver (village): a lead of { $margin ->
        [one] { $margin } point at least, { $now } here
       *[other] { $margin } points at least, { $now } here
    }
    .missing = { $missing ->
            [one] 1 point short of silver
           *[other] { $missing } points short of silver
        }
    .short = Silver: +{ $margin }
medal-gold = Gold (höyük): a lead of { $margin ->
        [one] { $margin } point at least, { $now } here
       *[other] { $margin } points at least, { $now } here
    }
    .missing = { $missing ->
            [one] 1 point short of gold
           *[other] { $missing } points short of gold
        }
    .short = Gold: +{ $margin }

## Instead of the words of all games: Höyük is played in turns

score-curves = Points, turn by turn
