### La fin d’une manche en tableau. $rule de chaque colonne · $sector, $commander : voir names.ftl · $sum : des cubes · $each, $seats : une suite.

ms-summary-title = Fin de la manche { $round }
ms-summary-unit = Réputation · fin à { $count }
ms-summary-left = { $count ->
        [one] encore { $count } manche
       *[other] encore { $count } manches
    }
ms-summary-column = { $rule ->
        [MS-ADM-1] Revenu
        [MS-ADM-2] Majorités
        [MS-ADM-3] Recherche
       *[MS-SOLO-13] Bonus de manche
    }
ms-summary-list = { $each }
ms-summary-paid = { sector.short } : { $sum }
ms-summary-majority = { sector.short }, { $labs ->
        [one] { $labs } laboratoire
       *[other] { $labs } laboratoires
    }
ms-summary-effect = { commander.short } : +{ $count }
ms-summary-card = { $how ->
        [won] { commander.short } gagné
        [taken] { commander.short } pris à { $other }
        [lost] { commander.short } perdu pour { $other }
       *[tied] { commander.short } perdu par égalité
    }
ms-summary-storm = { ms-summary-taken } est pris : rien n’y rapporte. { ms-summary-freed } s’apaise.
ms-summary-taken = { $taken ->
        [SW] Sud-ouest
        [W] Ouest
        [NW] Nord-ouest
        [NE] Nord-est
        [E] Est
       *[SE] Sud-est
    }
ms-summary-freed = { $freed ->
        [SW] Sud-ouest
        [W] Ouest
        [NW] Nord-ouest
        [NE] Nord-est
        [E] Est
       *[SE] Sud-est
    }
ms-summary-caught = { $count ->
        [one] Scout surpris par la tempête : { $seats }.
       *[other] Scouts surpris par la tempête : { $seats }.
    }
ms-summary-nobody-caught = La tempête ne surprend aucun Scout.
ms-summary-begins = Les deux tableaux d’action changent de place ; { $seat } commence.
