### What the score sheet says of Excavation Earth.

tie-relics = Relics left, to break the tie

## The aim

aim-from = Where the credits come from
aim-measured = Mean of { $games } games of { $seats } between computers of level { $player }: { $mean } credits each (give or take { $more }){ $lost ->
        [0] .
       *[other] , after purchases (−{ $lost }).
    }
