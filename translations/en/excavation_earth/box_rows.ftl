### Excavation Earth: what the rows of the tables of “My box” are called. $ref: as in the files.

box-row-factions = { faction }
box-row-command-tiles = { $ref ->
        [CT1] Resupply
        [CT2] Grant
        [CT3] Teleport
        [CT4] Orbital extraction
        [CT5] Rumour campaign
        [CT6] Sales crew
        [CT7] Backchannel
        [CT8] Lobby
       *[other] { $ref }
    }
