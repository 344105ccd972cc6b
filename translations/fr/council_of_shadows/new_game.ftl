### Council of Shadows : ce que dit la page « Nouvelle partie ».

edition-line = Le livret, complété par des sources publiques et, pour les tuiles, les cartes et le plateau, par notre reconstitution
new-table-note = Tuiles, cartes et jetons, tirés par la graine.
new-table-rule = CS-SET-3
new-order-rule = CS-SET-11
value-levelup_at-own_part = après sa part
value-levelup_at-whole_phase = après la phase
value-tiebreak_cubes-board = du plateau de jeu
value-tiebreak_cubes-improvements = des améliorations
value-resource_people-two_total = deux en tout
value-resource_people-each_twice = deux par système
value-buteo_extractions-1 = une
value-buteo_extractions-2 = deux
value-st_ext_presence-galaxy = dans la galaxie
value-st_ext_presence-system = dans le système
value-automa_level-easy = facile
    .help = Chacune de ses cartes consomme 1 de plus.
value-automa_level-normal = normale
    .help = Ses seize cartes ordinaires.
value-automa_level-silver = argentée
    .help = Les deux cartes argentées s’ajoutent.
value-automa_level-hard = difficile
    .help = Les cartes argentées, et 5 énergies au départ.
value-automa_level-expert = experte
    .help = De plus, ses cartes de la pile I exploitent partout.
value-automa_consumption--3 = −3
value-automa_consumption--2 = −2
value-automa_consumption--1 = −1
value-automa_consumption-0 = selon ses cartes
value-automa_consumption-1 = +1
value-automa_consumption-2 = +2
value-automa_consumption-3 = +3
value-automa_energy--5 = −5
value-automa_energy-0 = selon la difficulté
value-automa_energy-5 = +5
value-automa_energy-10 = +10
value-automa_energy-15 = +15
value-automa_energy-20 = +20
# Les niveaux en un mot : ce que chacun veut dire.
level-automa-easy = Vestiges : chacune de ses cartes consomme 1 de plus.
    .lines =
        Chacune de ses cartes consomme 1 de plus.
    .from = Vestiges
level-automa-normal = Livret : ses seize cartes ordinaires.
    .lines =
        Ses seize cartes ordinaires.
    .from = Tel que le livret le veut
level-automa-hard = Vestiges : les cartes argentées, et 5 énergies au départ.
    .lines =
        Les cartes argentées s’ajoutent.
        5 énergies au départ.
    .from = Vestiges
level-automa-expert = Vestiges : comme difficile, et ses cartes de la pile I exploitent partout.
    .lines =
        Comme difficile.
        Ses cartes de la pile I exploitent partout.
    .from = Vestiges
level-automa-master = Vestiges : comme expert, et chacune de ses cartes consomme 1 de moins.
    .lines =
        Comme expert.
        Chaque carte consomme 1 de moins.
    .from = Vestiges
level-automa-legend = Vestiges : comme expert, et chacune de ses cartes consomme 2 de moins.
    .lines =
        Comme expert.
        Chaque carte consomme 2 de moins.
    .from = Vestiges
level-legend = légende
player-automa = Automa
player-automa-help = Les androïdes du livret : ils suivent leurs propres cartes, face à une seule personne.

solo-automa = Seul contre l’automa
    .below = contre les androïdes du livret
    .intro = Chaque manche, l’automa suit une carte, de haut en bas, et tout ce qu’elle fait s’explique. Vous gagnez si vous la devancez au décompte final.
    .from = Livret
    .rule = CS-SOLO-3
    .against = Vous contre l’automa
    .start = seul contre l’automa, niveau { $level }
    .explain = Expliquer l’automa
    .mix = Automa sur mesure
    .measured = Chiffres : parties gagnées par nos adversaires à votre place.
