### What is wrong with a table or a position, whatever the game.

table-no-such-seat = There is no seat { $number } at this table.
table-seat-count = { $seats ->
        [one] A table of { $seats } seat does not suit this game, which takes { $least } to { $most }.
       *[other] A table of { $seats } seats does not suit this game, which takes { $least } to { $most }.
    }
table-unknown-colour = This game has no colour “{ $colour }”.
table-same-colour = Two seats have the same colour.
    .cure = Give each seat a different colour.

