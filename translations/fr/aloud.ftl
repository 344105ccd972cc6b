### Ce qui se dit à qui n’a pas la table sous les yeux : où l’on est, ce qui arrive, ce qu’on tient.

## Les écrans

screen-cabinet = Vestiges
screen-table = Table
screen-branches = Deux branches côte à côte
screen-score = Feuille de score
screen-review = Analyse de la partie
screen-victory = Fin de la partie
screen-kept_games = Parties gardées
screen-own_page = Ma page
screen-new_game = Nouvelle partie
screen-settings = Réglages
screen-about = À propos
screen-own_box = Ma boîte
screen-merging = Deux boîtes comparées
screen-editor = Éditeur de positions
screen-lessons = Leçons
screen-lesson = Leçon
screen-teach = Enseigner
screen-library = Mes leçons et positions
screen-class_book = Cahier de classe
screen-translation = Traduction d’une leçon
screen-maker = Atelier des leçons
screen-plan = Plan de séance
screen-presenter = Devant la classe
screen-puzzles = Problèmes
screen-puzzle = Problème
screen-moments = Moments à retrouver
screen-reader = Livre de règles
screen-figure = Figure de la règle
screen-handouts = À imprimer

## Ce qui a été dit

said-line = Ce qui a été dit, le dernier en bas

## À la table

aloud-question = { $seat } : { $ask }
aloud-undone = Repris : { $words }
aloud-again = Rejoué : { $words }
aloud-back = De retour dans la partie.
aloud-held = En main : { $what }.
aloud-held-to = En main : { $what }. Peut aller : { $to }.
aloud-held-many = En main : { $what }. { $count } endroits possibles, dont : { $to }.
aloud-let-go = Reposé.
aloud-turned = { $quarters ->
        [0] Non tourné
        [1] Tourné d’un quart
        [2] Tourné d’un demi-tour
       *[3] Tourné de trois quarts
    }

## Une pièce, un endroit

state-held = en main
state-can-take = peut être pris
state-can-join = peut s’y ajouter
state-can-go = on peut y poser
state-can-click = peut être choisi
state-of = { $words } : { $state }
