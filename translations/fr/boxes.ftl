### Les données de la boîte de chacun : ce qui est gardé sur cet ordinateur, ce qui manque, ce qui se corrige.

## Les corrections gardées

box-not-read = Vos corrections (« { $path } ») n’ont pas pu être lues : { $reason }
box-damaged = Vos corrections (« { $path } ») étaient illisibles : le fichier est gardé sous le nom « { $to } », un nouveau commence.
box-not-set-aside = Vos corrections (« { $path } ») sont illisibles et n’ont pas pu être mises de côté : { $reason }

box-not-kept = Vos corrections n’ont pas pu être écrites sur le disque : { $reason }. Elles restent ici tant que la fenêtre est ouverte.

## La fenêtre

table-menu-own-box = Ma boîte…
box-editions = Éditions
box-title = Ma boîte
box-on-version = sur l’édition de base, version { $version }
box-changes = Vos corrections
box-to-base = Revenir à la base
box-at-base = { $count ->
        [one] Votre correction est ôtée : les données sont celles de l’édition de base. « Annuler » la rend.
       *[other] Vos { $count } corrections sont ôtées : les données sont celles de l’édition de base. « Annuler » les rend.
    }
box-table = Tableau
box-row = Ligne
box-views = Ce qui est montré
box-single = Autres données
box-value = Valeur
box-number = N°
box-name = Nom
box-column-part = { $column } · { $part }
box-lines = { $count ->
        [0] {""}
        [one] { $count } ligne
       *[other] { $count } lignes
    }
box-effect = { $op } ({ $parts })
box-census = { $count } sur { $census } dans la boîte
box-search = Chercher dans toutes les données
box-found = Données trouvées
box-nothing-here = Rien ici.
box-no-row = Choisissez une ligne
box-row-added = ajoutée par vous
box-row-taken = ôtée par vous
box-published = Édition de base : { $value }

## Ce que l’on fait

box-change = Corriger
box-put-back = Remettre
box-put-back-to = Remettre { $value }
box-row-away = Ôter la ligne
box-row-back = Remettre la ligne
box-add-row = Ajouter une ligne
box-no-row-here = Ici, une ligne ajoutée n’aurait pas de forme connue.
box-add = Ajouter
box-away = Ôter
box-begin = Ajouter
box-nothing = Rien
box-undo = Annuler
box-redo = Rétablir
box-rulebook-asks = Le livret le dit ainsi : il ne se change qu’en connaissance de cause.
box-rulebook-change = Changer quand même
box-rulebook-leave = Laisser

## Ce qui peut se trouver là

box-may-be-number = Ici va un nombre entier, comme 3 ou −1.
box-may-be-measure = Ici va un nombre, comme 0,75.
box-may-be-flag = Ici va oui ou non.
box-may-be-choice = Ici va l’un de ceux-ci : { $choices }.
box-may-be-word = Ici va un nom.
box-may-be-so-many = Ici vont { $count } valeurs, séparées par des espaces ou des virgules.
box-may-be-parts = Ici vont, dans cet ordre : { $parts }.
box-may-be-form = Cette donnée se corrige dans sa fiche.
box-offered = { $name }, { $number } sur { $count }
box-offered-all = { $count ->
        [one] Une seule chose va ici : flèche bas.
       *[other] { $count } choses vont ici : flèche bas.
    }
box-letters = Une lettre par case : { $letters }
box-letter-wrong = Cette lettre n’a pas de sens ici. Une lettre par case : { $letters }

## Problèmes, essais, jeu

box-problems = Problèmes
box-problems-count = { $count ->
        [0] Problèmes
       *[other] Problèmes ({ $count })
    }
box-error = Erreur
box-remark = Remarque
box-counts = { $errors ->
        [0] {""}
        [one] { $errors } erreur{ $remarks ->
            [0] {""}
           *[other] ,{" "}
        }
       *[other] { $errors } erreurs{ $remarks ->
            [0] {""}
           *[other] ,{" "}
        }
    }{ $remarks ->
        [0] {""}
        [one] { $remarks } remarque
       *[other] { $remarks } remarques
    }
box-checking = contrôle en cours…
box-no-problem = Aucun problème : ces données forment une boîte complète.
box-go = Y aller
box-with-these = Avec ces données
box-kept-here = { $count ->
        [0] Rien n’est corrigé : ce sont les données de l’édition de base.
        [one] 1 correction, gardée sur cet ordinateur.
       *[other] { $count } corrections, gardées sur cet ordinateur.
    }
box-try = Essayer { $games } parties
box-try-stop = Arrêter l’essai
box-trying = { $failed ->
        [0] { $played } parties sur { $games }
       *[other] { $played } parties sur { $games }, dont { $failed } qui ne vont pas
    }
box-tried = { $failed ->
        [0] { $games } parties jouées au hasard : toutes vont à leur fin.
        [one] { $games } parties jouées au hasard : une ne va pas.
       *[other] { $games } parties jouées au hasard : { $failed } ne vont pas.
    }
box-play = Jouer avec
box-play-errors = { $errors ->
        [one] Jouer avec : 1 erreur
       *[other] Jouer avec : { $errors } erreurs
    }
