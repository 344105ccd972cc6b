# Ce qu’on fait soi-même : leçons et positions, en fichiers. Les mots de leur auteur, et ce qui ne va pas.

own-words = { $words }

made-foreign = Ce n’est ni une leçon, ni une position, ni un plan, ni une édition de Vestiges.
made-newer = Ce fichier vient d’une version plus récente de Vestiges (format { $format }, celle-ci connaît le format { $known }).
made-newer-rules = Il a été fait avec des règles plus récentes (version { $rules }) que celles de ce programme.
made-file-too-large = Le fichier dépasse { $most } Mo.
made-too-much = Le fichier contient plus de { $most } valeurs.
made-too-deep = À { $path }, le fichier s’emboîte sur plus de { $most } niveaux.
made-text-too-long = Le texte de { $path } dépasse { $most } lettres.
made-list-too-long = { $path } a { $count } éléments ; { $most } au plus.
made-same-step = { $path } : une autre étape s’appelle déjà « { $name } ».
made-same-row = { $path } : une autre ligne s’appelle déjà « { $name } ».
made-one-position = Il faut une position, notée ou entière, et une seule.
made-same-datum = { $path } : cette donnée est corrigée deux fois.
made-no-path = « { $datum } » n’est le nom d’aucune donnée.
made-value-of-nothing = { $path } : une ligne qu’on ôte n’a pas de valeur.
made-no-value = { $path } : « { $value } » n’est pas une valeur de matériel.
made-data-lost = { $count ->
        [one] La correction « { $path } » ne va plus avec les données publiées : elle reste de côté.
       *[other] { $count } corrections, dont « { $path } », ne vont plus avec les données publiées : elles restent de côté.
    }
made-not-read = Le fichier ne se laisse pas lire ({ $reason }).
made-unknown-game = Le jeu « { $game } » est inconnu.
made-of-a-pupil = C’est le travail d’un élève : le cahier de classe l’ouvre.
made-makes-no-sense = Le jeu ne comprend pas cette position ({ $reason }).
made-check-too-long = Le contrôle prenait trop de temps : la leçon contient trop de réponses ou de coups.
made-check-ended = Le contrôle s’est arrêté avant la fin.

## Enseigner

teach = Enseigner
teach-intro = Ce qu’on prépare pour un groupe, et ce qu’on lui donne.
teach-plan = Plans de séance
teach-plan-below = Faire découvrir un jeu en 10, 30 ou 60 minutes : fournis, à changer, à présenter
teach-library = Mes leçons et positions
teach-library-below = Les vôtres et celles que vous avez reçues : jouer, modifier, traduire, partager
teach-editor = Composer une position
teach-editor-below = Sur la vraie table, à partir de rien : à jouer, à garder, à changer en leçon
teach-handouts = Fiches à imprimer
teach-handouts-below = Règles, aide-mémoire, questionnaires, feuilles de score
back-to-teach = Retour à Enseigner
back-to-library = Retour à mes leçons
back-to-maker = Retour à l’atelier

## Mes leçons et positions

made-library = Mes leçons et positions
made-note = Un fichier contient tout : textes, positions, coups. Jamais les prénoms des élèves.
made-new-lesson = Nouvelle leçon
made-open-file = Ouvrir un fichier…
made-files = Leçons, positions, plans et éditions
made-search = Chercher un titre, un auteur, une règle
made-found = { $count ->
        [one] { $count } trouvé
       *[other] { $count } trouvés
    }
made-none = Il n’y a encore rien ici. « Nouvelle leçon » en commence une ; à toute table, le menu fait une leçon de la position.
made-none-found = Rien de tel ici.
made-trash-empty = La corbeille est vide.
made-part = Ce qui est montré
made-order-name = Ordre
made-order = { $order ->
        [title] Par titre
        [game] Par jeu
       *[date] Les plus récents
    }
made-all = Tout
made-kinds = { $kind ->
        [lesson] Leçons
        [position] Positions
        [plan] Plans
        [edition] Éditions
       *[other] Autres
    }
made-by-game = Par jeu
made-from = D’où ils viennent
made-from-said = { $whose ->
        [me] De moi
        [others] Reçus
       *[translate] À traduire
    }
made-trash = Corbeille
made-drop = Lâchez pour ajouter ce fichier
made-drop-below = Il est vérifié coup par coup avant d’entrer ici.

made-untitled = Sans titre
made-kind = { $kind ->
        [lesson] leçon, { $steps ->
            [one] { $steps } étape
           *[other] { $steps } étapes
        }
        [position] position
        [plan] plan, { $minutes } min
        [edition] édition, { $count ->
            [one] { $count } correction
           *[other] { $count } corrections
        }
       *[other] fichier
    }
made-below = { $game } · { $kind }
made-you = vous
made-you-called = vous ({ $name })
made-nobody = sans nom
made-received = reçu le { $day }
made-days-left = { $days ->
        [0] effacé demain
        [one] encore { $days } jour
       *[other] encore { $days } jours
    }
made-new = nouveau
made-errors = { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }

made-author = Auteur
made-after = D’après
made-after-said = « { $title } », de { $by }
made-licence = Licence
made-licence-said = { $licence ->
        [CC-BY-SA-4-0] CC BY-SA 4.0
        [CC-BY-4-0] CC BY 4.0
        [CC0-1-0] CC0, domaine public
       *[class] pour ma classe
    }
made-licence-means = { $licence ->
        [CC-BY-SA-4-0] Chacun peut la copier et la modifier, en citant l’auteur et sous la même licence.
        [CC-BY-4-0] Chacun peut la copier et la modifier, en citant l’auteur.
        [CC0-1-0] Chacun en fait ce qu’il veut.
       *[class] Elle reste dans la classe : on ne la passe pas plus loin.
    }
made-languages = Langues
made-language = { $language ->
        [fr] Français
       *[en] Anglais
    }
made-language-said = { $language ->
        [fr] français
       *[en] anglais
    } { $missing ->
        [0] complet
        [one] (manque { $missing } texte)
       *[other] (manquent { $missing } textes)
    }
made-checking = Contrôle en cours…
made-checked-positions = { $positions ->
        [one] { $positions } position possible
       *[other] { $positions } positions possibles
    }{ $answers ->
        [0] { "" }
        [one] , { $answers } réponse rejouée
       *[other] , { $answers } réponses rejouées
    }
made-checked-mistakes = { $mistakes ->
        [one] { $mistakes } erreur type, refusée comme prévu
       *[other] { $mistakes } erreurs types, refusées comme prévu
    }
made-checked-readable = lisible par cette version et les suivantes
made-checked-box = un jeu se construit avec ces données
made-data-only = des données seulement : jamais de photo
made-base = Édition de base
made-base-said = version { $version }{ $same ->
        [yes] { "" }
       *[no] { " " }(ici, version { $here })
    }
made-extent = { $data ->
        [0] { $moved ->
            [0] aucune correction
           *[other] { "" }
        }
        [one] { $data } correction
       *[other] { $data } corrections
    }{ $moved ->
        [0] { "" }
       *[other] { $data ->
            [0] { "" }
           *[other] { ", " }
        }{ $moved ->
            [one] { $moved } espace recalé
           *[other] { $moved } espaces recalés
        }
    }
made-contents = Dans le fichier : { $kind }, { $texts ->
        [one] { $texts } texte
       *[other] { $texts } textes
    }, les positions et les coups ; { $size } Ko.
made-contents-edition = Dans le fichier : { $extent }, des données seulement ; { $size } Ko.

made-play = { $kind ->
        [lesson] Jouer la leçon
        [plan] Ouvrir le plan
       *[position] Jouer d’ici
    }
made-compare = Comparer avec ma boîte…
made-do-edit = Modifier
made-do-lesson = En faire une leçon
made-do-present = Présenter
made-do-copy = Dupliquer
made-do-translate = Traduire…
made-do-share = Partager…
made-do-print = Imprimer…
made-throw = Mettre à la corbeille
made-thrown = C’est dans la corbeille, pour 30 jours.
made-restore = Sortir de la corbeille
made-forget = Retirer de la liste
made-there-already = Ce fichier est déjà ici.
made-same = « { $title } » est déjà ici, dans une autre version.
made-replace = Remplacer
made-keep-both = Garder les deux
made-not-kept = Impossible d’écrire le fichier ({ $reason }).
made-shared = « { $file } » est écrit : un seul fichier, à donner par clé ou par courriel.
made-share-title = Partager
made-share-never = Rien des élèves : ni prénoms, ni progrès, ni erreurs.
made-share-never-photo = Des données seulement : jamais de photo.
made-share-file = Enregistrer le fichier…
made-share-why-not = Corrigez d’abord ce qui ne va pas : des élèves s’y heurteraient.
made-close = Fermer

made-translation = Traduire
made-translated = { $done } sur { $count }
made-into = { $language ->
        [fr] En français
       *[en] En anglais
    }
made-next-empty = Prochain vide
made-text = { $what ->
        [intro] Introduction
       *[title] Titre
    }
made-text-step = { $what ->
        [task] Étape { $at } : consigne
        [hint] Étape { $at } : indice
       *[praise] Étape { $at } : bravo
    }
made-text-row = { $what ->
        [title] Ligne { $at } : titre
        [says] Ligne { $at } : ce qu’on dit
        [question] Ligne { $at } : question
        [answer] Ligne { $at } : réponse { $letter }
       *[inside] Ligne { $at } : dans ce qu’elle contient
    }
made-text-mistake = Étape { $at } : erreur { $number }
made-text-choice = Étape { $at } : choix { $name }
made-text-missing = { $what } – ce texte manque { $language ->
        [fr] en français
       *[en] en anglais
    }
made-step = Étape { $at }
made-step-title = Étape { $at }
