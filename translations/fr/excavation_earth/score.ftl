### Ce que la feuille de score dit d’Excavation Earth.

tie-relics = Reliques restantes, pour départager

## But du jeu

aim-from = D’où viennent les crédits
aim-measured = Moyenne de { $games } parties à { $seats } entre ordinateurs de niveau { $player } : { $mean } crédits chacun (à { $more } près){ $lost ->
        [0] .
       *[other] , achats déduits (−{ $lost }).
    }
