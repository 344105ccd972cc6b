### La fin d’une partie : feuille de score, courbes, tournants, et ce qu’on peut encore en faire.

## Qui gagne

score-seat = { ALONE($seat) }
score-wins = { $count ->
        [one] { $winners } gagne
       *[other] { $winners } gagnent ensemble
    }
score-mission-won = Mission accomplie
score-mission-lost = Mission manquée
score-so-far = Score provisoire
score-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-leads = { $count ->
        [one] { $seats } mène avec { score-points }
       *[other] { $seats } sont en tête avec { score-points }
    }
score-ahead = { score-points }, { $lead } d’avance sur { OBJECT($seat) }
score-tied = { score-points }, à égalité avec { OBJECT($seat) }
score-shared = { score-points } et rien ne les départage
score-decided = { $what } : { $own } contre { $other }
score-goals-reached = { $reached ->
        [0] Aucun objectif sur { $goals }
        [one] { $reached } objectif sur { $goals }
       *[other] { $reached } objectifs sur { $goals }
    }
score-rank = { $rank ->
        [1] 1ʳᵉ
       *[other] { $rank }ᵉ
    }
score-over = Partie finie · { score-played }
score-going-on = Partie en cours · { score-played }
score-played = { $mode }{ $seats ->
        [1] {""}
       *[other] , { $seats } joueurs
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
score-what-now = Que faire de cette partie ?
score-won-what-now = { $outcome } : que faire de cette partie ?

## La feuille

score-sheet = Feuille de score
score-row = { $row } : { $cells }
score-cell = { $counted ->
        [yes] { ALONE($seat) } : { $figure } ({ $count })
       *[no] { ALONE($seat) } : { $figure }
    }
score-cell-alone = { $counted ->
        [yes] { $figure } ({ $count })
       *[no] { $figure }
    }
score-sheet-said = { ALONE($seat) } : { $points }, place nº { $rank }
score-goals = Objectifs
score-goal-mark = { $reached ->
        [yes] atteint
       *[no] manqué
    }
score-in-play = Pendant la partie
score-at-end = À la fin
score-before-end = Avant la fin
score-added = Ajouté à la fin
score-each = { $words }, à { $each }
score-count = { $count } ×
score-rule-open = Lire la règle { $rule }

## Courbes

score-curves = Les points, manche après manche
score-curves-alone = Les points, au fil de la partie
score-curve-start = Début
score-curve-end = Fin
score-axis-end = fin
score-sources = D’où ils viennent
score-source-others = Le reste
score-sources-said = { ALONE($seat) } : { $figures }
score-source-said = { $source } { $points }
score-no-points = Personne n’a encore de points.

## Tournants

score-turning = Tournants de la partie
score-turning-how = là où l’écart a le plus changé en un tour
score-turning-how-alone = les tours qui ont le plus compté
score-turning-none = L’écart n’a jamais bougé.
score-turning-open = Revoir ce coup sur la table : { $words }
score-round-move = { $round }, coup { $number }
score-gained = { $goals ->
        [0] { $gained }, soit { $points } en tout.
        [one] Un objectif atteint ; { $gained }, soit { $points } en tout.
       *[other] { $goals } objectifs atteints ; { $gained }, soit { $points } en tout.
    }
score-swing = { $gained } ; l’écart avec { OBJECT($seat) } passe de { $before } à { $after }.

## Que faire

score-home = Retour au cabinet
score-resume = Reprendre d’un coup…
score-resume-at = { $round } (coup { $number })
score-resume-start = Depuis le début
score-resume-move = Coup { $number }
score-save = Enregistrer sous…
score-export = Exporter
score-export-log = Journal
score-export-picture = Image
score-export-pdf = PDF
score-export-log-said = Exporter le journal de la partie en texte
score-export-picture-said = Exporter la table en image
score-export-pdf-said = Exporter la table et la feuille de score en PDF
score-again = Revanche
score-again-said = Une autre partie entre les mêmes, un autre commence. Avec Maj, la même graine.
score-watch = Revoir la partie
score-daily = Défi du jour
score-keep = Enregistrer, exporter…
score-whole = Feuille entière
score-next = { $mode }
score-next-said = Mission suivante : { $mode }
score-sentence = { $words }.
score-kept = Gardée, journal complet
score-not-kept = Pas encore gardée
score-written = « { $file } » est écrit.
score-no-picture = La table de ce jeu n’a pas encore d’image.
score-save-title = Enregistrer la partie
score-export-title = Exporter
score-type-save = Parties de Vestiges
score-type-text = Textes
score-type-picture = Images PNG
score-type-pdf = Documents PDF

## Le journal en texte

score-log-title = { $game } · { $mode }
score-log-name = { $seat }
score-log-seat = { $seat } ({ $colour })
score-log-seed = Graine { $seed }
score-log-score = Score
