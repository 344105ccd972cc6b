### L’éditeur de positions : ce qui est pareil dans tous les jeux.
### $seat : un nom · $thing, $place, $spare, $field : des noms de la table, comme les fichiers les écrivent · $asked : une question.

## Ce qui n’est pas une pièce

editing-points = Points
editing-round = Manche
editing-to-play = Doit jouer
editing-asked = On demande
editing-first = Premier joueur
editing-colour = Couleur
editing-over = La partie est finie

## Remèdes et menus

editing-remove = L’enlever

## Erreurs

editing-nobody-can = Personne ne peut faire ce qui est demandé : { $asked }

## Modifications qui ne veulent rien dire

editing-no-place = « { $thing } » ne peut pas être sur « { $place } ».
editing-no-thing = Il n’y a pas de « { $thing } » à prendre, ou cela ne se tourne pas.
editing-none-left = Il ne reste plus de « { $spare } » dans la boîte.
editing-no-value = « { $field } » ne peut pas valoir « { $value } ».

## La boîte

editor-box = La boîte
editor-box-group = Boîte : { $group }
editor-box-page = { $group } · { $page } sur { $pages }
editor-box-closed = { $group } · { $count }
editor-spare = { $name } : { $count } en boîte
editor-edit = Modifier la position

## L’écran

editor-title = Modifier cette position
editor-from-nothing = À partir de rien
editor-from-game = D’une partie, coup { $point }
editor-kind = { $mode } · { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }
editor-kind-name = Jeu et joueurs
editor-head-turn = À qui de jouer
editor-head-check = Contrôle
editor-head-seats = Sièges
editor-head-table = Le reste de la table
editor-anew = Pour une autre table : ces choix vident celle-ci
editor-head-rest = En notation courte
editor-less = Moins
editor-more = Plus
editor-copy = Copier
editor-paste = Coller
editor-draw = Retirer au sort
editor-seed = Le reste est tiré de la graine
editor-lesson = En faire une leçon
editor-export = Exporter
editor-export-file = Un fichier de position…
editor-export-shelf = Garder parmi mes positions
editor-export-notes = Copier la notation
editor-export-png = Une image, PNG…
editor-export-svg = Un dessin, SVG…
editor-export-pdf = Une page, PDF…
editor-undo = Annuler
editor-redo = Refaire
editor-empty = Vider la table
editor-set-up = Mise en place
editor-back = Retour
editor-esc = Échap
editor-keep = Garder dans l’étape
editor-play = { $errors ->
        [0] Jouer d’ici
        [one] Jouer d’ici : { $errors } erreur
       *[other] Jouer d’ici : { $errors } erreurs
    }

## Outils et menus

editor-tools = Outils
editor-tool-hand = Main
editor-tool-stamp = Tampon
editor-tool-eraser = Gomme
editor-put-here = Poser ici
editor-put-back = Remettre en boîte
editor-turn = Tourner
editor-key-remove = Suppr

## Ce que le contrôle a trouvé

editor-counts = { $errors ->
        [0] { $remarks ->
            [0] rien
            [one] { $remarks } remarque
           *[other] { $remarks } remarques
        }
        [one] { $errors } erreur
       *[other] { $errors } erreurs
    }
editor-error = Erreur
editor-remark = Remarque
editor-go = Y aller
editor-meant = C’est voulu
editor-meant-shown = { $count ->
        [one] { $count } remarque voulue : la revoir
       *[other] { $count } remarques voulues : les revoir
    }
editor-findings-none = Cette position peut se jouer, et une partie peut y mener.
editor-findings-more = { $count ->
        [one] En montrer { $count } de plus
       *[other] En montrer { $count } de plus
    }

## Ce qui est dit

editor-close = Fermer
editor-draft = Voici ce que vous aviez commencé. Annuler une fois ramène au point de départ.
editor-not-kept = Votre brouillon n’a pas pu être écrit sur le disque ({ $reason }).
editor-copied = C’est copié.
editor-no-notes = Une position impossible n’a pas de notation : corrigez d’abord les erreurs.
editor-not-notes = Ce n’est pas une position en notation courte.
editor-unsaid = La notation ne dit pas : { $what }.
editor-export-errors = Une position impossible ne s’exporte pas : corrigez d’abord les erreurs.
editor-exported = Écrit : { $file }.
editor-on-shelf = Elle est maintenant parmi vos positions.
editor-not-written = { $file } n’a pas pu être écrit : { $reason }.
editor-file-kind = Position de Vestiges
editor-file-title = Position du { $day }
editor-secrets = Modifier montre ce que les autres cachent.
editor-secrets-show = Le montrer, et modifier
editor-secrets-keep = Non, continuer à jouer
editor-edit-this = Modifier cette position
editor-new = Une position à partir de rien

## Sous la table : ce que peut la main ($turns : si cela se tourne)

editor-hint-hand = Tout se glisse partout ; clic droit pour le reste.
editor-hint-stamp = Prenez une pièce en boîte : chaque clic en pose une autre.
editor-hint-eraser = Chaque clic enlève ce qui est là.
editor-hint-held-spare = { $turns ->
        [yes] R ou la molette la tourne, Échap la repose.
       *[no] Échap la repose.
    }
editor-hint-held-thing = { $turns ->
        [yes] R ou la molette la tourne, Suppr la remet en boîte, Échap la lâche.
       *[no] Suppr la remet en boîte, Échap la lâche.
    }

## La commande

command-position = vérifie une position que quelqu’un a faite, et la dessine
    .notes = Sans --out, elle est seulement vérifiée. Une position impossible n’est pas dessinée. --lang fr,en met les deux langues côte à côte dans un PDF.
argument-position-check = Dire aussi ce qui lui manque pour être donnée à d’autres.
argument-position-out = Où la dessiner : F.png, F.svg ou F.pdf.
    .value = F
position-file = { $file } n’est pas une position de Vestiges : { $problem }
position-no-position = { $file } n’est pas une position, mais autre chose ({ $kind }).
position-checked = { $title } ({ $game }) : { $count ->
        [0] elle peut se jouer
        [one] { $count } problème
       *[other] { $count } problèmes
    }
position-problem = { $rule ->
        [none] { $said }
       *[other] { $said } ({ $rule })
    }
position-remark = Aucune partie n’y mène : { $said } ({ $rule })
