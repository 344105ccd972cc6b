### Council of Shadows : les mots imprimés sur la table, et ce qu’un lecteur d’écran dit des pièces et des endroits.
### $owner couleur d’un joueur · $seat son nom · $galaxy, $tile, $planet, $gem, $card, $tech, $bonus, $leader, $station :
### voir names.ftl · $count, $n, $energy, $consumption, $gap : des nombres.

## Imprimé sur les plateaux

cs-table-parsecs = { $count ->
        [one] parsec
       *[other] parsecs
    }
cs-table-tiles = { $count ->
        [one] tuile
       *[other] tuiles
    }
cs-table-dark-tech = Dark Tech
cs-table-market = Cartes IA
cs-table-deck = { $discarded ->
        [0] pioche { $count }
       *[other] pioche { $count } + { $discarded }
    }
cs-table-race = La course
cs-table-gap = écart
cs-table-seat = { ALONE($seat) }
cs-table-throne = trône libre
# $steps : ce que le plan consomme, autant qu’on le sait, avec son signe ; $n : quand on jouerait alors.
cs-table-planning = { $own ->
        [yes] { $steps }, n° { $n }
       *[other] { $ready ->
            [yes] prêt
           *[other] { $count ->
                [0] planifie
               *[other] { $steps }…
            }
        }
    }

## En cours

cs-table-drawn = { $count ->
        [one] Une tuile à placer
       *[other] { $count } tuiles : placez-en une
    }
cs-table-choose-tech = Dark Tech { level.number } : une carte au choix
cs-table-choose-leader = Un leader au choix
cs-table-pile-title = Pile { sector.short } : { $count ->
        [0] aucune tuile
        [one] une tuile
       *[other] { $count } tuiles
    }
cs-table-pile-all = Dans tout le secteur :

## Dits à voix haute

cs-table-space = { space }, { $taken ->
        [yes] occupée
       *[other] libre
    }
cs-table-system = { system } : { $planets } ; une extraction donne { $resource }
cs-table-resource = à extraire { system.of } : { $resource }
cs-table-drawn-place = endroit où poser les tuiles piochées
cs-table-cubes = { $count ->
        [one] { $count } cube { seat.adjective }
       *[other] { $count } cubes { $owner ->
            [red] rouges
            [green] verts
            [purple] violets
           *[blue] bleus
        }
    }
cs-table-planet = { $planet } : { $count ->
        [0] libre
       *[other] { $cubes }
    }
cs-table-cube = { cube }
cs-table-tower = { tower }, { seat.adjective-feminine }, à poser
cs-table-now = { seat } { $energy } ({ $count ->
        [one] un cube
       *[other] { $count } cubes
    }{ $majority ->
        [yes] , majorité
       *[other] {""}
    })
cs-table-plate = { galaxy } : majorité { $majority }{ $card ->
        [yes] {" "}et une carte Bonus
       *[other] {""}
    }, sinon { $minority }{ $other ->
        [yes] {" "}et une carte Bonus
       *[other] {""}
    }{ $count ->
        [0] {""}
       *[other] . Maintenant : { $now }
    }
cs-table-slot = emplacement libre de la { galaxy } : { station }
cs-table-station = { station }, { seat.adjective-feminine }
cs-table-pile = { tile-pile } : { $count ->
        [0] aucune tuile
        [one] une tuile
       *[other] { $count } tuiles
    }
cs-table-energy = énergie { seat.of } : { $count }, { level.short }
cs-table-consumption = consommation { seat.of } : { $count }
cs-table-supply = réserve de { gem.plural }
cs-table-tech-pile = pile Dark Tech { $level ->
        [1] I
       *[other] II
    } : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
cs-table-light-pile = pile des cartes Bonus claires : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
cs-table-throne-words = trône : { $owner ->
        [none] libre
       *[other] { seat }
    }
cs-table-display = place { $n } des cartes IA visibles
cs-table-race-words = { $n } : { ALONE($seat) }, énergie { $energy }, consommation { $consumption }, écart { $gap }, niveau { $level }
cs-table-card = { $ai ->
        [yes] carte IA
       *[other] carte Action
    } « { card } », consommation { $consumption }
cs-table-tech = carte Dark Tech « { tech } »
cs-table-bonus = { bonus.kind } « { bonus } » : { bonus.text }
cs-table-leader = leader { leader }, consommation { $consumption } : { leader.power }

## Parties de la table, touches 1 à 9

cs-part-map = Les galaxies
cs-part-mat = Plateau : { ALONE($seat) }
cs-part-market = Les cartes IA
cs-part-council = Dark Tech et réserves
cs-part-race = La course
cs-part-automa = L’automa
cs-part-sector = Le { sector }

## Comptes en cours

cs-table-plan = { $steps } → { $count }
cs-table-gap-after = { $reached ->
        [yes] niveau suivant atteint
       *[other] écart { $gap } → { $count }
    }
cs-account-plan = Votre plan
cs-account-zone = { zone } : { card }
cs-account-consumption = Consommation { $count }
cs-account-exploit = À exploiter maintenant
cs-account-galaxy = { galaxy.short }{ $majority ->
        [yes] , majorité
       *[other] {""}
    }
cs-account-energy = Énergie { $count } sur { $consumption }
