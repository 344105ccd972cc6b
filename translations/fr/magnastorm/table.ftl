### Magnastorm : les mots imprimés sur la table, et ce qu’un lecteur d’écran dit des pièces et des places.
### $owner : couleur d’un joueur · $seat : son nom · $crew, $colour, $column, $sector, $field, $commander, $objective, $bonus : voir names.ftl
### $cell, $space, $site : phrases de names.ftl · $count sur $of · $n : un rang, un niveau.

## Imprimé sur les plateaux

ms-table-seat = { ALONE($seat) }
ms-table-owner = { $owner ->
        [grey] Gris
        [purple] Violet
        [pink] Rose
       *[orange] Orange
    } · { ALONE($seat) }
ms-table-facts = { $missing ->
        [0] { $count } réputation · seuil atteint
       *[other] { $count } réputation · encore { $missing }
    }
ms-table-score = { $count } réput.
ms-table-action = Plateau action
ms-table-research = Recherche
ms-table-one-objective = objectifs : 1 par tour
ms-table-price = Prix
ms-table-no-price = { $why ->
        [own] à vous
       *[empty] –
    }
ms-table-upper = Haut
ms-table-turns-left = { $count ->
        [one] tour
       *[other] tours
    }
ms-table-order = Ordre
ms-table-of-rounds = sur { $of }
ms-table-labs = Laboratoires tortue { $count }
ms-table-stations = Stations { $count }
ms-table-cubes = Cubes { $count }
ms-table-exchange = Échange libre : { $count } cubes → 1
ms-table-exchange-short = { $count } → 1
ms-table-own-crew = Équipage { $count }/{ $of }
ms-table-markers = Marqueurs { $count }/{ $of }
ms-table-income = Revenu prévu
ms-table-rival-income = Revenu
ms-table-in-bag = Dans le sac
ms-table-claimed = déjà rempli
ms-table-can-claim = à votre portée
ms-table-missing = { $what ->
        [labs] { $count ->
            [one] manque { $count } labo
           *[other] manque { $count } labos
        }
        [levels] { $count ->
            [one] manque { $count } niveau
           *[other] manque { $count } niveaux
        }
        [commanders] { $count ->
            [one] manque { $count } carte
           *[other] manque { $count } cartes
        }
        [majority] manque la majorité
       *[lead] manque la tête
    }

## Réponses à portée de main

ms-table-choice = { $what ->
        [choosing-action] Que fait ce membre d’équipage ?
        [paying] Comment payer ?
        [taking-cube] Quel cube ?
       *[drawing] Combien de cubes du sac ?
    }
ms-table-do = { $action ->
        [move] { $count ->
            [0] A · déplacer, gratuit
           *[other] A · déplacer −
        }
       *[gain] B · gagner +
    }
ms-table-majority = majorité
ms-table-other = autre…
ms-table-otherwise = Payer autrement : échanger d’abord, de votre main, trois cubes contre un
ms-table-free = gratuit
ms-table-plus = +{ $count }

## Ce que disent les pièces et les places

ms-table-tile = Tuile centrale : manche { $round } sur { $of }
ms-table-space = { $space }, { $colour ->
        [green] verte
        [red] rouge
        [blue] bleue
        [brown] brune
       *[white] blanche
    }
ms-table-sector = { sector }, { $weather ->
        [calm] au calme
       *[storm] dans la tempête
    }{ $leader ->
        [none] { "" }
        [grey] ; majorité : gris
        [purple] ; majorité : violet
        [pink] ; majorité : rose
       *[orange] ; majorité : orange
    }
ms-table-lab = { lab }, { $space }
ms-table-station = { station }, { $site }
ms-table-scout = { scout }, { $space }
ms-table-reputation = Réputation du joueur { seat } : { $count }
ms-table-bag = Sac : { $count } cubes
ms-table-commander = { commander }
ms-table-control = { commander }, au joueur { seat }
ms-table-price-of = Prix de la { column } : { $state ->
        [none] pas à prendre
        [closed] { $amounts }, hors de portée
       *[open] { $amounts }
    }
ms-table-cell = { $cell } : { cell-bonus }
ms-table-crew = { crew }, { $panel ->
        [upper] en haut
       *[lower] en bas
    }, { $cell }
ms-table-place-in-order = { seat } : { $n } dans l’ordre du tour
ms-table-level = { field-level } : { $bonus }
ms-table-knowledge = { marker } : niveau { $n } { field.of }
ms-table-objective = { objective } : { $value ->
        [0] plus de récompense
       *[other] { $value } de réputation
    }
ms-table-reward = { objective } : case libre, { $value } de réputation
ms-table-claim = { marker } : { objective }, { $value }
ms-table-mat = Plateau du joueur { seat } : { $count } de réputation ; restent { $labs } laboratoires, { $stations } stations, { $crew } membres d’équipage
ms-table-supply = Réserve, { cube.plural } : { $count }
ms-table-cubes-of = { cube.plural } du joueur { seat } : { $count }

## Les parties de la table, pour la caméra

ms-part = { $part ->
        [planet] Planète
        [action] Plateau action
       *[research] Plateau recherche
    }
ms-part-mat = Plateau personnel : { ALONE($seat) }

## L’administration et le Consortium

ms-table-step = { $step ->
        [1] 1 · Revenus
        [2] 2 · Majorités
        [3] 3 · Commandants scientifiques
        [4] 4 · Ordre du tour
        [5] 5 · Échange des tableaux
       *[6] 6 · La tempête tourne
    }
ms-table-step-note = { $step ->
        [1] Les laboratoires des secteurs calmes rapportent des cubes.
        [2] Qui a seul le plus de laboratoires dans un secteur calme gagne 1 point.
        [3] Qui mène seul une recherche prend la carte ; qui la perd perd son point.
        [4] Qui a pris le jeton passe premier.
        [5] La phase suivante se joue de nouveau de haut en bas.
       *[6] La tuile centrale tourne d’un cran.
    }
ms-table-change = { $change ->
        [up] +{ $count }
       *[down] −{ $count }
    }
ms-table-nobody = { $why ->
        [empty] personne
       *[tie] égalité
    }
ms-table-keeps = la garde
ms-table-scientist = { commander.short } · { field.short }
ms-table-token-of = { $taken ->
        [no] personne n’a pris le jeton
       *[yes] jeton rendu par
    }
ms-table-swap = { $panel ->
        [upper] Le tableau rempli passe en haut.
       *[lower] Le tableau vide passe en bas.
    }
ms-table-now-calm = Au calme
ms-table-struck-next = Prochaine tempête
ms-table-artefact = { artefact }, { metal }, valeur { $value } : { artefact-bonus }
ms-table-artefacts = Artefacts
ms-table-artefacts-note = Leur somme a décidé de l’ordre ; chacun reçoit ce que ses deux cartes apportent.
ms-table-brings = { $value } : { $bonus ->
        [reputation] +1 réputation
        [own] +1 cube
       *[field] +1 { field.short }
    }
ms-table-forecast = La prochaine administration, si rien ne changeait
ms-table-overlay = { ms-table-forecast } ({ $cap })
ms-table-forecast-of = { $what ->
        [seat] Ordre du tour
        [income] Revenus
        [majorities] Majorités
       *[scientists] Scientifiques
    }
ms-table-forecast-storm = { $last ->
        [no] Après cette manche, la tempête atteint { sector.the }.
       *[yes] C’est la dernière manche : où va la tempête ne compte plus.
    }
ms-consortium-level = { $level ->
        [easy] facile
        [normal] normal
        [hard] difficile
        [expert] expert
       *[master] maître
    }
ms-table-programme = Consortium ({ ms-consortium-level }) · stations { $built }/{ $most }
