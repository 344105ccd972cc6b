### The table as lines of text, for the terminal.
### In brackets on the board: a Scout.
### $letter: the letter of a player’s pieces · $held: a commander and who has it.

ms-text-sector = { sector }: { sector-weather }
ms-text-area = {"   "}{ zone }: { $spaces }
ms-text-space = { $space_colour ->
        [red] red
        [green] green
        [blue] blue
        [brown] brown
       *[white] white
    } { $pieces }
ms-text-start = {"   "}{ start }: { $scouts }
ms-text-station = {"   "}{ $station }: { $letter }
ms-text-panel = { panel }, from row 1 to row 5
ms-text-column = {"   "}{ column }: { $cells }
ms-text-of-column = { column }: { $held }
ms-text-commander = { $held ->
        [yes] { commander } ({ $owner })
       *[no] { commander }
    }
ms-text-level = { $level } for { $seat }
ms-text-field = { field }: { $levels }; { $scientist }
ms-text-claimed = { $points } for { $seat }
ms-text-free = { $points } free
ms-text-objective = { objective }: { $values }
ms-text-bag = bag: { $bag } | supply: { $supply }
ms-text-seat = { $seat } ({ $letter }): reputation { $reputation }, { $cubes }, crew { $crew }, labs { $labs }, stations { $stations }
ms-text-neutral = { $letter }: neutral crew; a letter in brackets: a Scout
