### Marajoara: what the new-game page says.

edition-line = The rulebook, completed where its pictures are not enough
new-table-note = { $mission ->
        [7] 52 dice, rolled, then laid out by the seed.
       *[other] 52 dice, all showing 1, laid out by the seed.
    }
new-table-rule = MJ-SET-4
mission-rule = MJ-MIS-{ $mission }
mission-twist-3 = In the final scoring, the sum of the dice on the round track is taken off.
mission-twist-4 = Where the starting Dig token lies is given.
mission-twist-5 = In the final scoring, twice the sum of the dice on the round track that are not yellow is taken off.
mission-twist-6 = Two museums, a single yellow zone; each empty display space and each missing fragment costs 3 VP.
mission-twist-7 = The dice are rolled at setup; those that pass 6 go back to 1 and cost 4 VP. In the final scoring, the sum of the dice on the round track is taken off.
mission-twist-8 = In the final scoring, the sum of the dice on the round track is taken off.
value-mission-0 = none
value-first-0 = by lot
