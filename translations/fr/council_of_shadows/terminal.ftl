### La table en lignes de texte, pour le terminal.
### $letter : la lettre des cubes d’un joueur sur la table.

cs-text-sector = { sector } ({ $count ->
        [one] reste { $count } tuile
       *[other] restent { $count } tuiles
    })
cs-text-galaxy = { galaxy } : majorité { $majority }{ cs-text-majority-card }, minorité { $minority }{ cs-text-minority-card }
cs-text-majority-card = { $first ->
        [yes] {""} + carte
       *[no] {""}
    }
cs-text-minority-card = { $second ->
        [yes] {""} + carte
       *[no] {""}
    }
cs-text-planet = { planet.short } { planet }
cs-text-legend = Planètes : { $planets } ; les petites lettres sont les cubes des joueurs, ceux du bas d’abord.
cs-text-undiscovered = {"   "}case { $n } : pas encore découverte
cs-text-system = {"   "}case { $n } : système { $tile }, { $planets }, ressource : { $resource }
cs-text-station = {"   "}{ station } de { $letter } à l’emplacement { $n }
cs-text-display = Cartes IA visibles : { $cards }
cs-text-seat = { $seat } ({ $letter }) : { level.short }, énergie { $energy }, consommation { $consumption }, { $gems }
cs-text-zone = zone { $zone } { $cards }
cs-text-zones = {"   "}cartes jouées : { $zones }
cs-text-hand = {"   "}main : { $hand }
cs-text-board = {"   "}améliorations : { $improvements } | Dark Tech : { $tech } | cartes Bonus : { $bonus }
cs-text-automa = Carte Automa : { $automa ->
        [none] pas encore révélée
       *[other] { automa-card }
    }
