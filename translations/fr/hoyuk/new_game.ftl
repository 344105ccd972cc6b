### Höyük : ce que dit la page « Nouvelle partie », les façons de jouer et ce qui peut se choisir.

edition-line = Le livret, complété par des sources publiques et, pour les tuiles et quelques cartes, par notre reconstitution
new-table-note = Cartes, tuiles et premier joueur, tirés par la graine.
new-table-rule = HK-SET-7
new-order-rule = HK-TURN-2

mode-hoyuk-competitive = Partie ordinaire
mode-hoyuk-neighbours = Solo non officiel : Les Voisins
player-voisins = Voisin
player-voisins-help = Un clan automatique du défi solo non officiel : il suit ses propres règles, face à une seule personne.

## Ce qui peut se choisir

option-mode = Partie
    .knob = Partie
    .help = Classique pour découvrir le jeu ; intermédiaire, avec deux aspects de plus ; experte, avec le bétail, les villageois, le chaman et les pouvoirs des clans.
value-mode-classic = classique
value-mode-intermediate = intermédiaire
value-mode-expert = experte

option-house_target = Maisons par joueur
    .help = La partie finit quand un joueur a posé toutes les siennes. Le livret propose 20 ou 15 maisons pour jouer moins longtemps, et 20 à cinq joueurs.
value-house_target-25 = 25
value-house_target-20 = 20
value-house_target-15 = 15

option-diagonal = Contacts en diagonale
    .help = Une nouvelle maison ne touche jamais par un seul coin une maison d’un autre quartier. L’autre lecture n’y voit que l’alignement sur la grille (décision A1).
value-diagonal-strict = interdits
value-diagonal-lenient = permis

option-edge_free = Le bord est un côté libre
    .help = Du côté du bord du plateau, un enclos garde une sortie et une maison un côté libre (décision A2).
option-half_min_one = Une pièce seule est perdue
    .help = La moitié d’une seule pièce, hors maisons, c’est cette pièce. Sans cette option, elle est épargnée ; une maison seule, elle, tombe toujours (décision A7).
option-most_requires_one = « Le plus » veut au moins un
    .help = Une calamité qui vise le plus de totems, de fours, d’enclos ou d’étages ne frappe personne s’il n’y en a nulle part (décision A8).

option-empty_pile = Une pile vide
    .help = Elle peut recevoir des cartes et servir de nouveau, ou rester fermée jusqu’à la fin (décision A9).
value-empty_pile-refillable = se regarnit
value-empty_pile-closed = reste fermée

option-optional_elements = Éléments facultatifs
    .help = Chacun peut renoncer à bâtir un élément de sa tuile. D’ordinaire, ce qui peut être bâti doit l’être (décision A13).

option-inspect_rotation = Quartiers que l’on choisit
    .help = En phase 3, on choisit tour à tour parmi les quartiers disputés seulement, ou parmi tous les quartiers habités (décision A17).
value-inspect_rotation-contested = les disputés
value-inspect_rotation-all = tous

option-family_limit = Limite de cartes
    .help = Le nombre de familles qui limite vos cartes est fixé quand vient votre moment de jouer, ou compté de nouveau à chaque carte (décision A19).
value-family_limit-window_start = fixée au début
value-family_limit-live = comptée à chaque carte

option-aspect_deal = Cartes d’aspect
    .help = Chaque lot de cartes garnit ses propres bases, ou toutes les cartes de la partie sont mêlées (décision A41).
value-aspect_deal-by_set = par lots
value-aspect_deal-all_shuffled = toutes mêlées

option-own_tie = Deux familles égales d’un même clan
    .help = Si les deux plus grandes familles d’un quartier sont au même joueur, il marque pour l’une d’elles. À la lettre du livret, une égalité ne rapporte rien à personne (décision A27).
option-hide_hands = Mains cachées
    .help = Les cartes en main ne se montrent pas. D’ordinaire elles sont connues, puisqu’elles viennent de piles visibles (décision A18).
option-reveal_next_catastrophe = Calamité annoncée
    .help = La calamité à venir est montrée à tous au début du tour. C’est une règle maison d’une source publique, absente du livret.

option-level = Niveau des Voisins
    .help = Pour le défi solo non officiel : ce que veulent les Voisins, et ce qu’ils font de leurs cartes.
value-level-0 = facile
value-level-1 = normal
value-level-2 = difficile
value-level-3 = expert
value-level-4 = maître
level-voisins-easy = Ils ne bâtissent que les maisons de leur première tuile, veulent une famille de moins et ne construisent pas avec leurs cartes.
    .lines =
        De leur première tuile, ils ne bâtissent que les maisons.
        Ils veulent une famille de moins.
        Ils ne construisent pas avec leurs cartes.
    .won = meilleure avance : { $result } PV
level-voisins-normal = Leurs règles ordinaires : de quoi tenir tête à l’adversaire Régulier.
    .lines =
        Leurs règles ordinaires, sans faveur ni handicap.
    .won = meilleure avance : { $result } PV
level-voisins-hard = Ils veulent une famille de plus, construisent aussi avec leurs jokers et gagnent les égalités contre vous.
    .lines =
        Ils veulent une famille de plus.
        Leurs jokers construisent aussi.
        Ils gagnent les égalités contre vous.
    .won = meilleure avance : { $result } PV
level-voisins-expert = Comme difficile, et ils choisissent entre deux tuiles et dépensent une carte de plus que leurs familles.
    .lines =
        Comme difficile.
        Ils choisissent entre deux tuiles.
        Une carte de plus à dépenser.
    .won = meilleure avance : { $result } PV
level-voisins-master = Comme expert, mais ils dépensent trois cartes de plus que leurs familles et partent avec cinq points.
    .lines =
        Comme expert.
        Trois cartes de plus à dépenser.
        Cinq points au départ.
    .won = meilleure avance : { $result } PV

solo-voisins = Seul contre les Voisins
    .below = contre les Voisins, défi de Vestiges
    .intro = Des clans automatiques bâtissent à côté de vous selon leurs propres règles, toujours expliquées. Vous gagnez avec au moins un point de plus que le meilleur d’entre eux ; une grande avance vaut l’argent ou l’or.
    .from = Vestiges, non officiel
    .rule = HK-SOLO-14
    .against = Vous contre les Voisins
    .start = seul contre les Voisins, niveau { $level }
    .explain = Expliquer les Voisins
    .many = Voisins
    .measured = Chiffres : parties gagnées par nos adversaires à votre place, contre deux Voisins.
