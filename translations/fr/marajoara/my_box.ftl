### Marajoara : les mots des tables et des formulaires de « Ma boîte », ce qui est à relever d’abord, ce qui ne va pas.

## Les tables

mj-sheet-museum-case = Vitrine
    .row = Case
    .value = Récompense
mj-sheet-museum-fragments = Fragments de céramique
    .row = Fragment
    .value = Conditions et PV
mj-sheet-solo-missions = Missions solo
    .row = Mission
mj-sheet-solo-missions-objectives = Objectifs des missions
    .row = Objectif
    .value = Demande
mj-sheet-tracks = Cases des pistes d’excavation
    .row = Case
    .value = Bonus

## Les colonnes, et les parties d’une donnée

mj-column-empty_place_penalty = Retrait par place vide
mj-column-museums = Musées
mj-column-start_token = Jeton de départ
mj-column-round_track_penalty = Retrait de la piste compte-tours
mj-column-overflow_penalty = Retrait par débordement
mj-column-token = Jeton Fouille
mj-column-dice_min = Dés au moins
mj-column-dice_max = Dés au plus
mj-column-exact = Exactement
mj-column-target = À atteindre
mj-column-distinct = Dés différents
mj-column-amount = Combien
mj-column-second = Pour le second disque
mj-column-times = Fois
mj-column-except_colours = Sauf les dés
mj-column-roped = Entre les cordes
mj-column-shaded = Ombragée
mj-column-magnifier = Loupe
mj-column-boost = Hausse
mj-column-fund_restoration = Financer une restauration
mj-column-field_work = Financer des travaux
mj-column-museum_exchange = Échanger entre musées
mj-column-own = Pour soi
mj-column-rival = Pour un autre joueur
mj-column-solo-kind = Objectif
mj-column-solo-ref = Lequel
mj-column-tracks-kind = Bonus

## Les choix

mj-choice-start = départ
mj-choice-boost = hausse des dés
mj-choice-token = jeton Fouille
mj-choice-points = PV
mj-choice-double_blue = dés bleus doublés
mj-choice-swap = échange avec le chariot
mj-choice-cheap_exhibit = exposition à bas prix
mj-choice-points_for_neighbours = PV par fragment voisin
mj-choice-points_for_tokens = PV par jeton Fouille posé
mj-choice-remove_vase = reprise d’un vase
mj-choice-end_per_fragment = à la fin, PV par fragment
mj-choice-end_points = à la fin, PV
mj-choice-end_per_vase = à la fin, PV par vase
mj-choice-fragment = restaurer ce fragment
mj-choice-all_fragments = restaurer tous les fragments
mj-choice-track_end = mener un disque au bout de cette piste
mj-choice-case = exposer tant de vases
mj-choice-space = mener un dé sur cette case
mj-choice-all_tokens = poser tant de jetons Fouille
mj-choice-score = finir avec tant de PV

## À relever d’abord

mj-first-layout = plan de la grille et sa légende
mj-first-adjacency = fragments qui se touchent
mj-first-case = PV de la vitrine
mj-first-stars = cases étoilées de la mission 4
mj-first-shape = place des fragments dans l’atelier
mj-first-idle = tours sans capture qui arrêtent une mission

## Ce qui ne va pas, et ce qui surprend

mj-box-no-capture = Aucun dé ne pourrait être capturé au premier tour : il faut une case vide à deux pas d’un dé, un autre entre les deux.
mj-box-fragment = Aucun dé, ni deux, ni trois ne remplissent ces conditions : ce fragment ne serait jamais restauré.
mj-box-no-place = Ces fragments n’ont pas de place dans l’atelier : { $fragments }.
mj-box-one-place = Ces fragments ont la même place dans l’atelier : { $fragments }.
mj-box-objective = { $number } ne peut jamais être atteint : il faut un nombre de 1 à { $most }.
mj-box-other-spaces = { $mark ->
        [magnifier] Cases loupe
        [shaded] Cases ombragées
        [roped] Cases entre les cordes
       *[boost] Cases +1 et +2
    } : { $counted }, contre { $published } dans l’édition de base.
mj-box-alone = Ces fragments n’en touchent aucun autre : { $fragments }.
mj-box-edge-twice = Ces fragments sont donnés deux fois comme voisins : { $fragments }.
mj-box-far-apart = Dits voisins, ces fragments ne sont pas côte à côte dans l’atelier : { $fragments }.
mj-box-track-space = { $should ->
        [start] Une piste commence par son départ.
        [end] La dernière case d’une piste ne rapporte qu’à la fin de la partie.
       *[between] Le départ et les fins de partie sont aux deux bouts de la piste.
    }
mj-box-token-space = La case { $space } ne reçoit pas de jeton Fouille.
