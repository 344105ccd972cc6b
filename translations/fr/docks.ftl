### Le côté droit de la table et sa ligne du haut : coups, journal, règles, courbes.

## En haut

top-menu = Menu
top-language = Langue
top-language-fr = Français
top-language-en = Anglais
top-seat = { $colour } · { ALONE($name) }
top-step = { $round } · { $step }
top-thinking = { $seat } réfléchit…
top-reading = La suite attend que la feuille soit rangée.
top-only-move = Seul coup possible : { $move }
top-only-looks = Partie regardée seulement : une autre fenêtre la joue
top-waits = { $seat } attend.
past-at = { $point ->
        [0] Vous regardez le début de la partie
       *[other] Vous regardez le coup { $point } sur { $last }
    }
past-at-over = { $point ->
        [0] Partie finie : le début
       *[other] Partie finie : coup { $point } sur { $last }
    }
past-turn = { $seat } allait jouer
past-earlier = Coup précédent
past-later = Coup suivant
past-play-on = Jouer d’ici
past-back = Revenir à la partie
past-to-score = Feuille de score
past-timeline = Le fil de la partie
past-ask = Jouer d’ici ?
past-note = Vous regardez le passé. On n’y joue pas sans le vouloir.

## Le volet

dock = Volet de la partie
dock-moves = Coups
dock-log = Journal
dock-rules = Règles
dock-charts = Courbes
dock-pieces = Pièces et lieux
dock-undo = Annuler
dock-redo = Rétablir
dock-confirm = Confirmer
dock-undo-tip = Annuler (Ctrl Z)
dock-redo-tip = Rétablir (Ctrl Y)
dock-confirm-tip = Confirmer (Ctrl Entrée)
dock-confirm-again = { $warning } Confirmez encore pour jouer tout de même.
dock-rule-link = Lire la règle { $rule }
dock-corrected = { $count ->
        [one] Avec une correction de votre boîte.
       *[other] Avec { $count } corrections de votre boîte.
    }
dock-reconstructed = { $count ->
        [one] { $count } donnée de l’édition est reconstituée.
       *[other] { $count } données de l’édition sont reconstituées.
    }

## Les coups

moves-filter = Filtrer les coups…
moves-list = Coups possibles
moves-held = Avec ce que vous tenez
moves-rest = Autres coups
moves-why = Pourquoi { $seat } a joué ainsi
moves-more = + { $count ->
        [one] { $count } autre : { $group }
       *[other] { $count } autres : { $group }
    }
moves-found = { $count ->
        [0] Aucun coup
        [one] { $count } coup
       *[other] { $count } coups
    }
moves-none-found = Aucun coup ne contient ces mots.
moves-none = Vous n’avez rien à jouer pour l’instant.
moves-only = Un seul coup est possible : il se joue tout seul.
moves-over = La partie est finie.
moves-said = { $move }{ $gain ->
        [0] {""}
        [one] {" "}(+{ $gain } point)
       *[other] {" "}(+{ $gain } points)
    }
moves-step-rule = La règle de cette étape

## Le journal

log-list = Journal de la partie
log-scrub = Point de la partie
log-start = Début de la partie
log-at = coup { $point }
log-at-round = { $round } · coup { $point }
log-to-play = à jouer
log-to-play-seat = { ALONE($seat) } : à jouer
log-said = { $words } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-only-move = { $words } (seul coup possible)
log-past = Vous êtes revenu au coup { $point } sur { $last }.
log-to-the-end = Revenir à la fin
log-branches = À partir d’ici, on a aussi joué :
log-branch = { $words } ({ $count ->
        [one] { $count } coup
       *[other] { $count } coups
    })
log-branch-hidden = un autre coup
log-refated = Le sort change.
log-open-table = Table ouverte : sur cet écran, tout le monde voit tout.
log-next-step = Étape suivante
log-criterion = Critère { $number }
log-figures = { $name } : { $figure }
log-chosen = Choix : { $name }
log-by-lot = Choix : { $name }, par tirage au sort

## Les règles

rules-search = Chercher une règle…
rules-list = Règles
rules-asked = Cette étape
rules-refused = Le dernier refus
rules-warned = À quoi prendre garde
rules-of-moves = Vos coups possibles
rules-open = Lire dans le livre des règles
rules-found = { $count ->
        [one] { $count } règle trouvée
       *[other] { $count } règles trouvées
    }

## Les courbes

charts-rounds = Points au fil de la partie
charts-sources = D’où viennent les points
charts-seat = { ALONE($seat) } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
charts-name = { ALONE($seat) }
charts-source = { $source } : { $points }
charts-empty = Personne n’a encore de points.

## Pièces et lieux

pieces-filter = Chercher une pièce ou un lieu…
pieces-list = Pièces et lieux sur la table
pieces-found = { $count ->
        [0] Rien
        [one] { $count } pièce ou lieu
       *[other] { $count } pièces et lieux
    }
pieces-none-found = Rien sur la table ne porte ces mots.

## Ce que font les autres

again = Revoir ce qui s’est passé depuis votre dernier coup ({ $key })
again-end = Revenir à la partie ({ $key })
again-step = Coup { $number } sur { $of }
acts-step = Étape { $number } sur { $of }
again-hidden = Un coup caché.
playback-pause = Faire attendre les adversaires ({ $key })
playback-go-on = Laisser jouer les adversaires ({ $key })
playback-skip = Passer ({ $key })
playback-waiting = Les adversaires attendent.
explain-seat = { $seat } décide
explain-count = { $number } sur { $of }
explain-list = Les critères, dans l’ordre
explain-criterion = { $number }. { $title }
explain-not-consulted = { $count ->
        [one] Non consulté : { $criteria }
       *[other] Non consultés : { $criteria }
    }
explain-excluded = { $name }, hors du choix : { $why }
explain-decided = Choix : { $name }, par le critère { $number }
explain-next = Suivante
explain-ask = { $seat } joue : suivez sa décision, puis « Suivante ».
