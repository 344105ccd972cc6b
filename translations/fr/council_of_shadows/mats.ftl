### Council of Shadows : les plateaux individuels et celui de l’automa, imprimés ou dits à voix haute.
### $owner couleur d’un joueur · $seat son nom · $zone son numéro · $improvement, $gem, $automa, $civilisation : voir names.ftl ·
### $count, $of, $n, $left, $energy, $consumption, $gap : des nombres.

## Imprimé

cs-table-owner = { civilisation } · { ALONE($seat) }
cs-table-facts = { level.short } · énergie { $energy } · consommation { $consumption } · écart { $gap }
cs-table-zone-label = Zone { $zone }
cs-table-zone-state = { $state ->
        [played] jouée
        [now] en cours
        [next] ensuite
       *[planned] cachée
    }
cs-table-improvements = Améliorations
cs-table-gems = Gemmes
cs-table-bonuses = Bonus { $count }/{ $of }
cs-table-hand-note = les cartes reviennent après la { zone }
cs-table-hand = { $count ->
        [0] Main vide
       *[other] Main : { $count }
    }
cs-table-techs = Dark Tech
cs-table-this-turn = Ce tour
cs-table-order = { $known ->
        [yes] ordre
       *[other] si égalité
    }
cs-table-behind-screen = { $ready ->
        [yes] Plan prêt
       *[other] Prépare son plan
    }

## L’automa

cs-table-automa-none = Sa carte se révèle quand votre plan est prêt.
cs-table-automa-mode = { $mode ->
        [MAJ] Exploite où elle a la majorité
       *[ALL] Exploite où elle a une colonie
    }
cs-table-energy-of = énergie { $energy } / { $consumption }
cs-table-level-and-gap = { level.short }, écart { $gap }
cs-table-light-cards = { $count ->
        [0] aucun Bonus
       *[other] Bonus : { $count }
    }
cs-automa-acting = Ligne { $row } sur { $of }
cs-automa-exploiting = Exploitation
cs-automa-card-now = La carte de l’automa
cs-automa-mode-now = Puis elle { automa-mode }.
cs-automa-colonises = { tower }, { galaxy.at }, sur { planet.a }
cs-automa-discovers = découverte { $named ->
        [yes] { galaxy.at }
       *[other] { sector.at }
    }, puis { tower } sur { planet.a }
cs-automa-gains = { amount-energy }
cs-automa-clears = cartes IA écartées : { display-pattern }
cs-automa-row-does = { $count ->
        [1] { $first }
       *[other] { $first } ; sinon { $other }
    }.

## Dits à voix haute

cs-table-mat = plateau : { ALONE($seat) }
cs-table-zone = zone { $zone } { seat.of }{ $state ->
        [played] , jouée
        [now] , en cours
        [next] , à jouer ensuite
       *[none] {""}
    } : une carte y agit encore { $left ->
        [one] un tour
       *[other] { $left } tours
    }
cs-table-step = zone { $zone }, { sector.short } : { $state ->
        [printed] à portée
        [reached] à portée
        [later] après l’étape précédente
       *[open] à acheter
    }
cs-table-improvement = { improvement } : { improvement.text }{ $owned ->
        [yes] {" "}Acquise.
       *[other] {""}
    }
cs-table-improved = cube { seat.adjective } sur { improvement }
cs-table-screen = paravent { seat.of } : { $ready ->
        [yes] plan prêt
       *[other] plan en cours
    }
cs-table-purse = gemmes { seat.of } : { $a } anthracite, { $g ->
        [one] { $g } dorée
       *[other] { $g } dorées
    }, { $t ->
        [one] { $t } transparente
       *[other] { $t } transparentes
    }
cs-table-gem = { gem } { seat.of }
cs-table-bonuses-words = cartes Bonus { seat.of } : { $count } sur { $of }
cs-table-hand-words = main { seat.of } : { amount-cards }
cs-table-techs-words = cartes Dark Tech { seat.of } : { $count }
cs-table-cubes-left = cubes en réserve { seat.of } : { $count }
cs-table-automa-card = { automa-card }, consommation { $consumption }
cs-table-automa-pile = pile Automa { level.number } : { amount-cards }
cs-table-automa-used = cartes Automa jouées : { amount-cards }
