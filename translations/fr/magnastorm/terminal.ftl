### La table en lignes de texte, pour le terminal.
### $letter : la lettre des pièces d’un joueur · $column, $cells.

# $one, $more : ce qui se suit.
ms-text-run = { $one }{ $more }
ms-text-spaced = { $one } { $more }
ms-text-sector = { sector } : { sector-weather }
ms-text-area = {"   "}{ zone } : { $spaces }
ms-text-space = { $space_colour ->
        [red] rouge
        [green] verte
        [blue] bleue
        [brown] brune
       *[white] blanche
    } { $pieces }
ms-text-start = {"   "}{ start } : { $scouts }
ms-text-station = {"   "}{ $station } : { $letter }
ms-text-panel = { panel }
ms-text-column = {"   "}{ column.short } : { $cells }
ms-text-commander = {"   "}{ column.short } : { $held ->
        [yes] { commander } ({ $owner })
       *[no] { commander }
    }
ms-text-field = { field } : { $levels }
ms-text-scientist = {"   "}{ $held ->
        [yes] { commander } ({ $owner })
       *[no] { commander }
    }
ms-text-objective = { objective } : { $values }
ms-text-bag = sac { $bag }, noirs { $black } | réserve { $supply }
ms-text-seat = { $seat } ({ $letter }) : réputation { $reputation }, cubes { $cubes }, équipage { $crew }, laboratoires { $labs }, stations { $stations }
