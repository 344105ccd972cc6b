### The table as lines of text, for the terminal.
### $letter: the letter of a player’s pieces on the table.

ee-text-market = { market } ({ symbol }): { $buyers }; traders { $traders }
ee-text-place = { place }: { $explorers ->
        [none] { $found }
       *[other] explorers { $explorers }, { $found }
    }
ee-text-colour = { colour }: popularity { $popularity }, black market: { $pile }, reserve { $reserve }
ee-text-centre = { centre }: { $tile ->
        [none] envoys { $envoys }
       *[other] tile { tile }, envoys { $envoys }
    }
ee-text-row-card = { $letter ->
        [none] { $card }
       *[other] { $card } (taken by { $letter })
    }
ee-text-row = Survey row: { $cards }
ee-text-buyers = White buyers: { $white }, Mothership: { $mothership }
ee-text-seat = { $seat } ({ $letter }), { faction }: { $credits }, { $cubes }{ $marker ->
        [0] {""}
       *[other] , Initiative marker { $marker }
    }
ee-text-stores = {"   "}hold: { $hold } | hidden container: { $container } | gallery: { $gallery }
ee-text-hand = {"   "}hand: { $hand }
