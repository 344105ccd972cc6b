### The table as lines of text, for the terminal.
### $letter: the letter of a player’s pieces · $column, $cells.

# $one, $more: what follows.
ms-text-run = { $one }{ $more }
ms-text-spaced = { $one } { $more }
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
ms-text-panel = { panel }
ms-text-column = {"   "}{ column.short }: { $cells }
ms-text-commander = {"   "}{ column.short }: { $held ->
        [yes] { commander } ({ $owner })
       *[no] { commander }
    }
ms-text-field = { field }: { $levels }
ms-text-scientist = {"   "}{ $held ->
        [yes] { commander } ({ $owner })
       *[no] { commander }
    }
ms-text-objective = { objective }: { $values }
ms-text-bag = bag { $bag }, black { $black } | supply { $supply }
ms-text-seat = { $seat } ({ $letter }): reputation { $reputation }, cubes { $cubes }, crew { $crew }, labs { $labs }, stations { $stations }
