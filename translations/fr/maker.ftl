# L’atelier : faire une leçon sur la vraie table, en jouant ce qui est juste et ce qui se rate.

maker-try = Essayer comme élève
maker-steps = Étapes
maker-step-count = { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
maker-add-step = Ajouter une étape
maker-copy-step = Dupliquer l’étape
maker-remove-step = Supprimer l’étape
maker-no-task = Sans consigne
maker-step-holds = { $kind ->
        [show] { $moves ->
            [0] un texte
            [one] { $moves } coup montré
           *[other] { $moves } coups montrés
        }
        [question] question, { $mistakes ->
            [one] { $mistakes } erreur
           *[other] { $mistakes } erreurs
        }
       *[task] { $answers ->
            [one] { $answers } réponse
           *[other] { $answers } réponses
        }, { $mistakes ->
            [one] { $mistakes } erreur
           *[other] { $mistakes } erreurs
        }
    }{ $marks ->
        [0] { "" }
        [one] , { $marks } marque
       *[other] , { $marks } marques
    }
maker-step-problem = à corriger

maker-kind-name = Genre de l’étape
maker-kind = { $kind ->
        [show] Montrer
        [number] Question, un nombre
        [one] Question, un choix
        [set] Question, des cases
       *[task] Tâche
    }
maker-language = { $language ->
        [fr] Français
       *[en] Anglais
    }{ $missing ->
        [0] { "" }
       *[other] , manque { $missing }
    }
maker-text = { $what ->
        [title] Titre de la leçon
        [intro] Introduction
        [task] Consigne
        [hint] Indice
        [notes] Mes notes
       *[praise] Bravo
    }
maker-text-aside = { $what ->
        [title] sur l’étagère
        [intro] avant la première étape
        [task] dite à l’élève
        [hint] s’il le demande
        [notes] la classe ne les voit jamais
       *[praise] quand c’est juste
    }
maker-pupil = L’élève joue
maker-all-seats = tous les sièges

maker-answers = Réponses justes
maker-answers-aside = jouées sur la table
maker-record-answer = Enregistrer une réponse
maker-record-another = Enregistrer une autre réponse
maker-only = Rien d’autre que ces réponses n’est juste
maker-mistakes = Erreurs types
maker-mistakes-aside = essayées sur la table
maker-record-mistake = Enregistrer une erreur
maker-allowed = permis, mais manqué
maker-own-words = Votre explication (facultatif)
maker-own-words-wanted = Votre explication
maker-goals = Buts
maker-goals-aside = ce que la réponse a produit
maker-no-goal = Sans but coché, seuls les coups enregistrés comptent.
maker-goal-own = But de la leçon : { $goal }
maker-goal-score = Score de { $seat } : { $points }
maker-goal-over = La partie est finie
maker-several-moves = { $count } coups, puis : { $last }
maker-no-move = Ce coup ne va plus avec la position.
maker-play = Rejouer
maker-remove = Supprimer

maker-right = Réponse juste
maker-right-aside = { $kind ->
        [number] un nombre
        [one] un choix
       *[set] des cases montrées du doigt
    }
maker-computed = Le moteur la calcule.
maker-choice-words = Les mots de ce choix
maker-is-right = C’est la bonne réponse
maker-say-why-wrong = Dire pourquoi c’est faux
maker-add-choice = Ajouter un choix
maker-no-places = Aucune case n’est encore montrée.
maker-point-right = Montrer les cases justes
maker-point-wrong = Montrer une erreur
maker-wrong-aside = avec un mot de vous
maker-wrong-number = Un nombre faux, puis Entrée

maker-shown = Coups montrés
maker-shown-aside = ils se jouent seuls
maker-record-shown = Enregistrer les coups à montrer
maker-shows = { $count ->
        [0] L’élève voit tout ce qui peut se jouer.
        [one] L’élève voit de près { $count } endroit.
       *[other] L’élève voit de près { $count } endroits.
    }
maker-point-shows = Choisir ce qu’on regarde
maker-hides = { $count ->
        [0] Rien n’est caché.
        [one] { $count } chose est cachée.
       *[other] { $count } choses sont cachées.
    }
maker-point-hides = Cacher ce qui donne la réponse

maker-recording = { $what ->
        [answer] J’enregistre une réponse : jouez-la
        [mistake] J’enregistre une erreur : jouez-la
       *[shown] J’enregistre ce qui est montré : jouez-le
    }{ $count ->
        [0] { "" }
        [one] { " " }({ $count } coup)
       *[other] { " " }({ $count } coups)
    }
maker-pointing = { $what ->
        [right] Montrez les cases justes
        [wrong] Montrez les cases d’une erreur
        [shows] Montrez ce qu’on regarde
       *[hides] Montrez ce qu’il faut cacher
    } ({ $count })
maker-finish = Terminer
maker-stop = Arrêter
maker-right-after-all = C’est une réponse juste.
maker-take-as-answer = L’ajouter aux réponses
maker-at-start = Départ de l’étape
maker-played = { $count ->
        [one] { $count } coup joué depuis le départ
       *[other] { $count } coups joués depuis le départ
    }
maker-restart = Revenir au départ
maker-begins = Où commence l’étape
maker-begins-after = Là où finit l’étape d’avant
maker-begins-here = À la position qui est sur la table
maker-undo = Annuler
maker-redo = Refaire
maker-go-there = Y aller
maker-save = Enregistrer pour les élèves…
maker-all-good = Tout est juste : les élèves peuvent la jouer.
maker-problems = { $first } { $more ->
        [one] (et une autre chose)
       *[other] (et { $more } autres)
    }
maker-make = En faire une leçon
maker-tried-move = Essai : { $move }
maker-copy-lesson = En faire une leçon à soi
maker-edit-position = Modifier cette position

maker-modes = À quoi sert la table
maker-mode = { $mode ->
        [position] Position
        [play] Jouer
       *[mark] Marquer
    }
maker-marks = Flèches et marques
maker-marks-aside = { $count ->
        [0] rien n’est tracé
        [one] { $count } marque
       *[other] { $count } marques
    }
maker-marks-when = L’élève les voit
maker-marks-seen = { $hint ->
        [True] à l’indice
       *[False] dès le début
    }
maker-marking = Tracez sur la table. Avec le bouton droit : un clic entoure, glisser fait une flèche. Retour arrière efface la dernière marque, Suppr les efface toutes.
maker-remarked = { $more ->
        [0] Les élèves peuvent la jouer. { $remark }
        [one] Les élèves peuvent la jouer. { $remark } (et une autre remarque)
       *[other] Les élèves peuvent la jouer. { $remark } (et { $more } autres)
    }
maker-minutes = Minutes en classe
maker-less = Une de moins
maker-more = Une de plus
