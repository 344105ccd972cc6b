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
cs-text-display = Cartes IA : { $text }
cs-text-seat = { $seat } ({ $letter }) : niveau { $level }, énergie { $energy }, consommation { $consumption }, { $gems }
cs-text-zones = {"   "}zones { $zones } | main { $hand }
cs-text-board = {"   "}améliorations { $improvements } | Dark Tech { $tech } | cartes Bonus { $bonus }
cs-text-automa = Carte Automa : { $automa ->
        [none] pas encore révélée
       *[other] { automa-card }
    }
