### Höyük : les mots des tables et des formulaires de « Ma boîte », ce qui est à relever d’abord, ce qui ne va pas.

## Les tables

hk-sheet-aspects-symbols = Cartes d’aspect
    .row = Symbole
    .value = Cartes
hk-sheet-aspects-piles = Piles d’aspect
    .row = Mode
    .value = Piles
hk-sheet-box-pieces = Pièces
    .row = Pièce
    .value = Nombre
hk-sheet-box-zones = Zones du plateau
    .row = Lettre
    .value = Ce qui s’y trouve
hk-sheet-catastrophes-cards = Cartes calamité
    .row = Carte
    .value = Effet
hk-sheet-clans = Clans
    .row = Clan
hk-sheet-neighbours-levels = Niveaux des Voisins (non officiel)
    .row = Niveau
    .value = Différences
hk-sheet-neighbours-medals = Médailles (non officiel)
    .row = Niveau
    .value = Avances
hk-sheet-tiles-elements = Tuiles construction
    .row = Tuile
    .value = Éléments

## Les colonnes, et les parties d’une donnée

hk-column-power = Pouvoir
hk-column-selector = Quels quartiers
hk-column-counts = D’après
hk-column-effect = Effet
hk-column-loses = Ce qui est perdu
hk-column-builds_with_cards = Bâtit avec ses cartes
hk-column-jokers_build = Bâtit avec ses jokers
hk-column-wins_ties = Gagne les égalités
hk-column-families = Familles de plus
hk-column-tiles_per_stage = Tuiles par étape
hk-column-stages_of_houses = Étapes à maisons seules
hk-column-more_cards = Cartes de plus
hk-column-start = Points au départ

## Les choix

hk-choice-fewest = le moins
hk-choice-most = le plus
hk-choice-smallest = le plus petit
hk-choice-largest = le plus grand
hk-choice-flood = le chaman part
hk-choice-locusts = aucune carte d’aspect
hk-choice-lose_half = perdre la moitié
hk-choice-lose_one = en perdre une
hk-choice-two_storey = maisons à étage
hk-choice-bronze = bronze
hk-choice-silver = argent
hk-choice-gold = or
hk-choice-name-bad_season = mauvaise saison
hk-choice-name-drought = sécheresse
hk-choice-name-epidemic = épidémie
hk-choice-name-earthquake = tremblement de terre
hk-choice-name-fire = incendie
hk-choice-name-flood = inondation
hk-choice-name-locusts = invasion de sauterelles
hk-choice-name-raiders = pilleurs
hk-choice-name-sacrifice = sacrifice
hk-choice-name-tornado = tornade
hk-choice-name-volcano = volcan
hk-choice-name-wolves = loups

## Ce qui est nommé

hk-named-expert = { $name }

## À relever d’abord

hk-first-tiles = éléments des tuiles construction
hk-first-cards = cartes d’aspect de la partie experte
hk-first-score = cases de la piste de score
hk-first-zones = lettres des zones du plateau

## Ce qui ne va pas, et ce qui surprend

hk-box-no-pieces = Une tuile montre « { $what } », et il n’y en a aucune pièce.
hk-box-pile = Personne n’a de majorité pour la pile « { $what } » dans ce mode : ses pièces n’y sont pas.
hk-box-houses = { $houses ->
        [0] Aucune maison ; les tuiles connues en montrent 2.
        [one] Une maison ; les tuiles connues en montrent 2.
       *[other] { $houses } maisons ; les tuiles connues en montrent 2.
    }
hk-box-catastrophes = { $counted } calamités pour tous les modes, contre { $published } dans l’édition de base.
hk-box-few-cards = { $counted } cartes « { $what } » : un groupe de { $longest } n’irait pas sans jokers.
