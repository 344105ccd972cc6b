### La fin d’une partie, fêtée : comment elle finit, ce qu’elle vaut parmi les autres, et ce qu’on peut jouer maintenant.

## Comment elle finit

victory-mission-won = Mission réussie !
victory-mission-lost = Pas cette fois
victory-mission-lost-by = Pas cette fois : { $missing }
victory-victory = Victoire !
victory-defeat = Pas cette fois
victory-draw = Égalité !
victory-wins = { $count ->
        [one] { $winners } gagne !
       *[other] { $winners } gagnent ensemble !
    }
victory-mode-level = { $mode } · { $level }
victory-objectives = { $goals ->
        [0] { score-points }.
        [one] { score-points }, l’objectif { $reached ->
            [0] n’est pas atteint
           *[other] est atteint
        }.
       *[other] { score-points }, { $reached ->
            [0] aucun objectif atteint sur { $goals }
            [one] un objectif atteint sur { $goals }
           *[other] { $reached } objectifs atteints sur { $goals }
        }.
    }
victory-objectives-all = { score-points }, les { $goals } objectifs atteints.
victory-nearest = Au plus près : { $missing }.
victory-draw-with = { $winners } gagnent ensemble : { score-points } chacun, et rien ne les départage.
victory-defeat-by = { $winner } gagne : { $margin }
victory-stop = .
victory-stamp-mission = MISSION

## Ce qu’elle vaut parmi les autres

victory-record = nouveau record
victory-contest-mission = Mission { $number }
victory-contest-automa = { $has ->
        [yes] { $automa }, { $level }
       *[no] { $automa }
    }
victory-contest-seats = À { $count } joueurs
victory-day = le { $day } { victory-month }{ victory-year }
victory-day-unknown = { "" }
victory-month = { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
victory-year = { $year ->
        [same] { "" }
       *[other] { " " }{ $year }
    }
victory-fact-record = { $owner ->
        [own] Votre record
       *[other] Record de { $name }
    } · { $contest }
    .figure = { $points }
    .note = jusqu’ici { $before }, { $day }
victory-fact-equalled = { $owner ->
        [own] Votre record
       *[other] Record de { $name }
    } · { $contest }
    .figure = Égalé : { $points }
    .note = comme { $day }
victory-fact-first-win = { $owner ->
        [own] Première victoire
       *[other] Première victoire de { $name }
    }
    .figure = { $contest }
    .note = { $before ->
        [0] dès la première partie
        [one] à la deuxième partie
       *[other] après { $before } essais
    }
victory-fact-first-game = { $owner ->
        [own] Première partie
       *[other] Première partie de { $name }
    }
    .figure = { $points }
    .note = le premier résultat à battre
victory-fact-day = Défi du jour
    .figure = { $points }
    .note = { $count ->
        [one] premier essai
       *[other] meilleur de { $count } essais aujourd’hui
    }
victory-fact-series = { $owner ->
        [own] Série en cours
       *[other] Série de { $name }
    }
    .figure = { $count } victoires d’affilée
    .note = { $state ->
        [longest] plus longue série
        [equal] plus longue série, égalée
       *[other] la plus longue : { $of }
    }
victory-fact-near = { $owner ->
        [own] Votre record
       *[other] Record de { $name }
    } · { $contest }
    .figure = { $best }
    .note = à { $points } de ce record, { $day }
victory-fact-friendly = Partie amicale
    .figure = Hors records
    .note = le hasard y a été repris
victory-fact-corrected = Édition corrigée
    .figure = Hors records
    .note = les records comparent l’édition d’origine
victory-fact-turn = Meilleur tour
    .figure = +{ $number }
    .note = { $owner ->
        [own] votre plus beau tour de la partie
       *[other] { $name }, pendant la partie
    }
victory-fact-tally = { $contest }
    .figure = { $count ->
        [0] Pas encore gagné
        [one] Une victoire sur { $of }
       *[other] { $count } victoires sur { $of }
    }
    .note = { $of ->
        [one] une partie en tout
       *[other] { $of } parties en tout
    }
victory-fact-source = { $owner ->
        [own] Ce qui vous a le plus rapporté
       *[other] Ce qui a le plus rapporté à { $name }
    }
    .figure = { $source }
    .note = { $number } sur la feuille de score
victory-fact-moves = La partie
    .figure = { $count ->
        [one] Un coup
       *[other] { $count } coups
    }
    .note = { $of ->
        [0] { "" }
        [one] en { $source ->
            [turn] un tour
           *[other] une manche
        }
       *[other] en { $of } { $source ->
            [turn] tours
           *[other] manches
        }
    }
victory-fact-time = Durée
    .figure = { $count } min
    .note = passées à cette table
victory-shelf-missions = Vos missions
victory-shelf-levels = Niveaux battus · { $automa }
victory-shelf-count = { $done } sur { $of }

## Que jouer maintenant

victory-what-now = Et maintenant ?
victory-next = Mission suivante : { $number }
victory-mission-again = Rejouer cette mission
victory-kept = Partie gardée
