### Marajoara: what the new-game page says.

edition-line = The rulebook, completed where its pictures are not enough
new-table-note = { $mission ->
        [7] 52 dice, rolled, then laid out by the seed.
       *[other] 52 dice, all showing 1, laid out by the seed.
    }
new-table-rule = MJ-SET-4
value-mission-0 = none
value-mission-1 = { mission-1 }
    .rule = MJ-MIS-1
value-mission-2 = { mission-2 }
    .rule = MJ-MIS-2
value-mission-3 = { mission-3 }
    .rule = MJ-MIS-3
    .less = − dice
    .help = In the final scoring, the sum of the dice on the round track is taken off.
value-mission-4 = { mission-4 }
    .rule = MJ-MIS-4
    .help = Where the starting Dig token lies is given.
value-mission-5 = { mission-5 }
    .rule = MJ-MIS-5
    .less = − 2 × not yellow
    .help = In the final scoring, twice the sum of the dice on the round track that are not yellow is taken off.
value-mission-6 = { mission-6 }
    .rule = MJ-MIS-6
    .less = − 3 per empty place
    .help = Two museums, a single yellow zone; each empty display space and each missing fragment costs 3 VP.
value-mission-7 = { mission-7 }
    .rule = MJ-MIS-7
    .less = − dice of the track
    .help = The dice are rolled at setup; those that pass 6 go back to 1 and cost 4 VP. In the final scoring, the sum of the dice on the round track is taken off.
value-mission-8 = { mission-8 }
    .rule = MJ-MIS-8
    .less = − dice of the track
    .help = In the final scoring, the sum of the dice on the round track is taken off.
value-first-0 = by lot
