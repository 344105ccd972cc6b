### Excavation Earth : la fin d’une manche, en un tableau.

ee-summary-title = Fin de la manche { $round }
ee-summary-unit = crédits
ee-summary-left = { $left ->
        [0] C’était la dernière manche.
        [one] Encore une manche.
       *[other] Encore { $left } manches.
    }
ee-summary-envoys = { amount-envoys }
ee-summary-rows = { $count ->
        [one] une rangée
       *[other] { $count } rangées
    }
ee-summary-columns = { $count ->
        [one] une colonne
       *[other] { $count } colonnes
    }
ee-summary-queues = Files : { $joined ->
        [0] personne n’arrive
        [one] un acheteur arrive
       *[other] { $joined } acheteurs arrivent
    }, { $left ->
        [0] personne ne part
        [one] un part
       *[other] { $left } partent
    }.
ee-summary-relics = Sondage des sols : { $sites ->
        [0] aucune relique
        [one] une relique
       *[other] { $sites } reliques
    } sur les sites, { $piles ->
        [0] aucune
        [one] une
       *[other] { $piles }
    } au marché noir.
