### The table as lines of text, for the terminal.
### $letter: the letter of a player’s pieces on the table.

ee-text-colour = { colour }: popularity { $popularity }, black market { $pile }, reserve { $reserve }
ee-text-row = Survey row: { $text }
ee-text-buyers = White buyers: { $white }, mothership: { $mothership }
ee-text-seat = { $seat } ({ $letter }), { faction }: { $credits }, { $cubes }{ $marker ->
        [0] {""}
       *[other] , initiative marker { $marker }
    }
ee-text-stores = {"   "}hold { $hold } | container { $container } | gallery { $gallery }
ee-text-hand = {"   "}hand { $text } | travel { $travel }
