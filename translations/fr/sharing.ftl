### Les données de deux boîtes : ce qui se donne en fichier, et ce qui se compare.

share-title = Partager
share-data-only = Des données seulement : jamais la photo.
share-open = Ouvrir un fichier…
share-save = Enregistrer un fichier…
share-not-read = « { $file } » n’est pas repris : { $why }
share-other-game = « { $file } » corrige un autre jeu : { $game }.
share-written = « { $file } » est écrit, à donner par clé ou par courriel. Auteur et licence se changent dans « Mes leçons et positions », où il est aussi.

merge-title = Comparer deux boîtes
merge-by = De { $by } · { $said }
merge-counts = { $count ->
        [0] { "" }
        [one] Une donnée diffère{ $clashes ->
            [0] .
           *[other] { " " }et vous l’avez corrigée aussi.
        }
       *[other] { $count } données diffèrent{ $clashes ->
            [0] .
            [one] , dont une que vous avez corrigée aussi.
           *[other] , dont { $clashes } que vous avez corrigées aussi.
        }
    }
merge-equal = { $count ->
        [one] Une est déjà la même.
       *[other] { $count } sont déjà les mêmes.
    }
merge-left-out = { $count ->
        [one] Une correction ne va pas avec les données publiées ici et reste de côté : { $name }.
       *[other] { $count } corrections ne vont pas avec les données publiées ici et restent de côté, d’abord : { $name }.
    }
merge-nothing = Tout ce que dit ce fichier est déjà dans votre boîte.
merge-all = Tout reprendre
merge-none = Garder tout le mien
merge-datum = Donnée
merge-base = Édition de base
merge-mine = Ma boîte
merge-theirs = Le fichier
merge-taken-away = ôtée
merge-chosen = { $side ->
        [mine] le mien est gardé
       *[theirs] le fichier est repris
    }
merge-leave = Ne rien changer
merge-take = { $count ->
        [0] Rien à reprendre
        [one] Reprendre une donnée
       *[other] Reprendre { $count } données
    }
merge-done = { $count ->
        [one] Une donnée est reprise du fichier ; Annuler revient dessus.
       *[other] { $count } données sont reprises du fichier ; Annuler revient dessus.
    }
back-to-own_box = Retour à ma boîte
