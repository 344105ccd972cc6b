### La table en lignes de texte, pour le terminal.
### Entre parenthèses sur le plateau : un Scout.
### $letter : la lettre des pièces d’un joueur · $held : un commandant et qui le tient.

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
ms-text-panel = { panel }, de la ligne 1 à la ligne 5
ms-text-column = {"   "}{ column } : { $cells }
ms-text-of-column = { column } : { $held }
ms-text-commander = { $held ->
        [yes] { commander } ({ $owner })
       *[no] { commander }
    }
ms-text-level = { $level } pour { $seat }
ms-text-field = { field } : { $levels } ; { $scientist }
ms-text-claimed = { $points } à { $seat }
ms-text-free = { $points } à prendre
ms-text-objective = { objective } : { $values }
ms-text-bag = sac : { $bag } | réserve : { $supply }
ms-text-seat = { $seat } ({ $letter }) : réputation { $reputation }, { $cubes }, équipage { $crew }, laboratoires { $labs }, stations { $stations }
ms-text-neutral = { $letter } : équipage neutre ; une lettre entre parenthèses : un Scout
