### Höyük : les données du matériel, et d’où elles viennent.

## Sur quoi portent les données

datum-aspects-symbols-classic-shrine = Cartes Totem de la partie classique
datum-aspects-symbols-classic-oven = Cartes Four de la partie classique
datum-aspects-symbols-classic-pen = Cartes Enclos de la partie classique
datum-aspects-symbols-classic-joker = Cartes Joker de la partie classique
datum-aspects-symbols-classic-house = Cartes Maison de la partie classique
datum-aspects-symbols-intermediate-shrine = Cartes Totem ajoutées par la partie intermédiaire
datum-aspects-symbols-intermediate-oven = Cartes Four ajoutées par la partie intermédiaire
datum-aspects-symbols-intermediate-pen = Cartes Enclos ajoutées par la partie intermédiaire
datum-aspects-symbols-intermediate-joker = Cartes Joker ajoutées par la partie intermédiaire
datum-aspects-symbols-intermediate-house = Cartes Maison ajoutées par la partie intermédiaire
datum-aspects-symbols-expert-cattle = Cartes Bétail ajoutées par la partie experte
datum-aspects-symbols-expert-villager = Cartes Villageois ajoutées par la partie experte
datum-aspects-total = Cartes d’aspect en tout
datum-aspects-cards_per_pile = Cartes par pile au départ
datum-aspects-piles-classic = Piles de la partie classique
datum-aspects-piles-intermediate = Piles ajoutées par la partie intermédiaire
datum-aspects-piles-expert = Piles ajoutées par la partie experte
datum-aspects-ladder = Points d’un groupe de 1 à 5 cartes
datum-box-players = Nombre de joueurs
    .said = de { $min } à { $max }
datum-box-columns = Colonnes du village
datum-box-rows = Rangées du village
datum-box-score_spaces = Cases du compteur de score
datum-box-houses = Maisons de chaque clan
datum-box-house_targets = Maisons avec lesquelles on peut jouer
datum-box-stages = Étapes de construction par tour
datum-box-elements_per_tile = Éléments par tuile construction
datum-box-pieces-pen = Enclos
datum-box-pieces-oven = Fours
datum-box-pieces-shrine = Totems
datum-box-pieces-cattle = Bétail
datum-box-pieces-villager = Villageois
datum-box-pieces-shaman = Chaman
datum-box-expert_pieces = Pièces de la seule partie experte
datum-box-zones-A = Zone A du plateau
datum-box-zones-B = Zone B du plateau
datum-box-zones-C = Zone C du plateau
datum-box-zones-D = Zone D du plateau
datum-box-zones-E = Zone E du plateau
datum-box-zones-F = Zone F du plateau
datum-box-zones-G = Zone G du plateau
datum-box-zones-H = Zone H du plateau
datum-box-zones-I = Zone I du plateau
datum-box-zones-J = Bases de la partie experte
datum-box-zones-CAL = Zone CAL du plateau
datum-box-zones-CON = Zone CON du plateau
datum-catastrophes-classic = Calamités de toutes les parties
    .each = { $value }
datum-catastrophes-cards-CA-01 = Mauvaise saison 1
    .said = { card-counted }
datum-catastrophes-cards-CA-02 = Mauvaise saison 2
    .said = { card-counted }
datum-catastrophes-cards-CA-03 = Sécheresse 1
    .said = { card-sized }
datum-catastrophes-cards-CA-04 = Sécheresse 2
    .said = { card-sized }
datum-catastrophes-cards-CA-05 = Épidémie 1
    .said = { card-sized }
datum-catastrophes-cards-CA-06 = Épidémie 2
    .said = { card-sized }
datum-catastrophes-cards-CA-07 = Tremblement de terre 1
    .said = { card-sized }
datum-catastrophes-cards-CA-08 = Tremblement de terre 2
    .said = { card-sized }
datum-catastrophes-cards-CA-09 = Incendie 1
    .said = { card-counted }
datum-catastrophes-cards-CA-10 = Incendie 2
    .said = { card-counted }
datum-catastrophes-cards-CA-11 = Inondation 1
    .said = le chaman retourne à la réserve
datum-catastrophes-cards-CA-12 = Inondation 2
    .said = le chaman retourne à la réserve
datum-catastrophes-cards-CA-13 = Invasion de sauterelles 1
    .said = { card-locusts }
datum-catastrophes-cards-CA-14 = Invasion de sauterelles 2
    .said = { card-locusts }
datum-catastrophes-cards-CA-15 = Pilleurs 1
    .said = { card-sized }
datum-catastrophes-cards-CA-16 = Pilleurs 2
    .said = { card-sized }
datum-catastrophes-cards-CA-17 = Sacrifice 1
    .said = { card-counted }
datum-catastrophes-cards-CA-18 = Sacrifice 2
    .said = { card-counted }
datum-catastrophes-cards-CA-19 = Tornade 1
    .said = { card-counted }
datum-catastrophes-cards-CA-20 = Tornade 2
    .said = { card-counted }
datum-catastrophes-cards-CA-21 = Volcan 1
    .said = { card-sized }
datum-catastrophes-cards-CA-22 = Volcan 2
    .said = { card-sized }
datum-catastrophes-cards-CA-23 = Loups 1
    .said = { card-sized }
datum-catastrophes-cards-CA-24 = Loups 2
    .said = { card-sized }
datum-clans-EGUOR-colour = Couleur des Eguor
datum-clans-EGUOR-power = Pouvoir des Eguor
datum-clans-TREV-colour = Couleur des Trev
datum-clans-TREV-power = Pouvoir des Trev
datum-clans-UELB-colour = Couleur des Uelb
datum-clans-UELB-power = Pouvoir des Uelb
datum-clans-ENUAJ-colour = Couleur des Enuaj
datum-clans-ENUAJ-power = Pouvoir des Enuaj
datum-clans-TEOIV-colour = Couleur des Teoiv
datum-clans-TEOIV-power = Pouvoir des Teoiv
datum-neighbours-most = Voisins au plus
datum-neighbours-families = Familles que veut un Voisin, selon les maisons en jeu
datum-neighbours-late = Maisons restantes à partir desquelles la fin approche
datum-neighbours-levels = Niveau { $index } du défi
    .said = { $families ->
        [0] familles comme d’ordinaire
        [-1] une famille de moins
       *[1] une famille de plus
    }{ $builds_with_cards ->
        [yes] , bâtit avec ses cartes
       *[no] , ne bâtit pas avec ses cartes
    }{ $jokers_build ->
        [yes] {" "}et ses jokers
       *[no] {""}
    }{ $wins_ties ->
        [yes] , gagne les égalités
       *[no] {""}
    }{ $tiles_per_stage ->
        [one] , une tuile par étape
       *[other] , { $tiles_per_stage } tuiles par étape
    }{ $stages_of_houses ->
        [0] {""}
       *[other] , seulement les maisons de la première
    }{ $more_cards ->
        [0] {""}
        [one] , { $more_cards } carte de plus que ses familles
       *[other] , { $more_cards } cartes de plus que ses familles
    }{ $start ->
        [0] {""}
       *[other] , { $start } points au départ
    }
datum-neighbours-loss_values-two_storey = Valeur d’un étage pour un Voisin
datum-neighbours-loss_values-roof = Valeur d’un four ou d’un totem
datum-neighbours-loss_values-pen = Valeur d’un enclos
datum-neighbours-loss_values-villager = Valeur d’un villageois
datum-neighbours-loss_values-cattle = Valeur d’une bête
datum-neighbours-loss_values-only_house = Valeur de la seule maison d’une famille dans un quartier disputé
datum-neighbours-medals = Avances qui valent une médaille au niveau { $index }
    .said = bronze { $bronze }, argent { $silver }, or { $gold }
datum-tiles-total = Tuiles construction en tout
datum-tiles-classic = Tuiles des parties classique et intermédiaire
datum-tiles-expert = Tuiles de la seule partie experte
    .each = { $value }
datum-tiles-elements-CT-01 = Éléments de la tuile 1
datum-tiles-elements-CT-02 = Éléments de la tuile 2
datum-tiles-elements-CT-03 = Éléments de la tuile 3
datum-tiles-elements-CT-04 = Éléments de la tuile 4
datum-tiles-elements-CT-05 = Éléments de la tuile 5
datum-tiles-elements-CT-06 = Éléments de la tuile 6
datum-tiles-elements-CT-07 = Éléments de la tuile 7
datum-tiles-elements-CT-08 = Éléments de la tuile 8
datum-tiles-elements-CT-09 = Éléments de la tuile 9
datum-tiles-elements-CT-10 = Éléments de la tuile 10
datum-tiles-elements-CT-11 = Éléments de la tuile 11
datum-tiles-elements-CT-12 = Éléments de la tuile 12
datum-tiles-elements-CT-13 = Éléments de la tuile 13
datum-tiles-elements-CT-14 = Éléments de la tuile 14
datum-tiles-elements-CT-15 = Éléments de la tuile 15

## Les mots des données

# Une calamité, d’après ses données. $selector_id, $counts_id, $effect_id, $loses_id : ses deux moitiés.
card-counted = { $selector_id ->
        [fewest] le moins
       *[most] le plus
    } { $counts_id ->
        [shrine] de totems
        [oven] de fours
        [pen] d’enclos
       *[two_storey] de maisons à étage
    } : { card-loss }
card-sized = { $selector_id ->
        [smallest] le plus petit quartier
       *[largest] le plus grand quartier
    } : { card-loss }
card-locusts = { $selector_id ->
        [smallest] le plus petit quartier
       *[largest] le plus grand quartier
    } : aucune carte d’aspect ce tour-ci
card-loss = { $effect_id ->
        [lose_half] la moitié { $loses_id ->
            [house] des maisons
            [pen] des enclos
            [oven] des fours
            [shrine] des totems
            [cattle] du bétail
           *[villager] des villageois
        }
       *[lose_one] { $loses_id ->
            [house] une maison
            [pen] un enclos
            [oven] un four
            [shrine] un totem
            [cattle] une bête
           *[villager] un villageois
        } par habitant
    }

datum-word-house = maison
datum-word-pen = enclos
datum-word-oven = four
datum-word-shrine = totem
datum-word-cattle = bétail
datum-word-villager = villageois
datum-word-shaman = chaman
datum-word-choice = au choix
datum-word-OVEN = fours
datum-word-SHRINE = totems
datum-word-PEN = enclos
datum-word-NUMBER = nombre de maisons
datum-word-HEIGHT = hauteur des maisons
datum-word-CATTLE = bétail
datum-word-VILLAGER = villageois
datum-word-village = village
datum-word-score = compteur de score
datum-word-classic = bases des fours, totems et enclos
datum-word-intermediate = bases du nombre et de la hauteur
datum-word-expert = bases du bétail et des villageois
datum-word-catastrophes = pioche des calamités
datum-word-tiles = pile des tuiles construction
datum-word-red = rouge
datum-word-green = vert
datum-word-blue = bleu
datum-word-yellow = jaune
datum-word-purple = violet
datum-word-replace = remplacer une maison adverse voisine
datum-word-pen_and_cattle = un enclos et une bête
datum-word-pen_and_villager = un enclos et un villageois
datum-word-steal = voler deux éléments
datum-word-house_and_shaman = une maison et le chaman
datum-word-CA-01 = Mauvaise saison 1
datum-word-CA-02 = Mauvaise saison 2
datum-word-CA-03 = Sécheresse 1
datum-word-CA-04 = Sécheresse 2
datum-word-CA-05 = Épidémie 1
datum-word-CA-06 = Épidémie 2
datum-word-CA-07 = Tremblement de terre 1
datum-word-CA-08 = Tremblement de terre 2
datum-word-CA-09 = Incendie 1
datum-word-CA-10 = Incendie 2
datum-word-CA-11 = Inondation 1
datum-word-CA-12 = Inondation 2
datum-word-CA-13 = Invasion de sauterelles 1
datum-word-CA-14 = Invasion de sauterelles 2
datum-word-CA-15 = Pilleurs 1
datum-word-CA-16 = Pilleurs 2
datum-word-CA-17 = Sacrifice 1
datum-word-CA-18 = Sacrifice 2
datum-word-CA-19 = Tornade 1
datum-word-CA-20 = Tornade 2
datum-word-CA-21 = Volcan 1
datum-word-CA-22 = Volcan 2
datum-word-CA-23 = Loups 1
datum-word-CA-24 = Loups 2
datum-word-CT-01 = tuile 1
datum-word-CT-02 = tuile 2
datum-word-CT-03 = tuile 3
datum-word-CT-04 = tuile 4
datum-word-CT-05 = tuile 5
datum-word-CT-06 = tuile 6
datum-word-CT-07 = tuile 7
datum-word-CT-08 = tuile 8
datum-word-CT-09 = tuile 9
datum-word-CT-10 = tuile 10
datum-word-CT-11 = tuile 11
datum-word-CT-12 = tuile 12
datum-word-CT-13 = tuile 13
datum-word-CT-14 = tuile 14
datum-word-CT-15 = tuile 15

## Pourquoi une donnée est reconstituée

note-colours = Les noms des clans sont des mots de couleur lus à l’envers, ce que des sources publiques confirment.
note-grid = Une présentation publique du jeu donne 13 cases sur 13, ce que confirme la taille des tuiles et du plateau.
note-score-track = Le livret fait partir les jetons de 0 autour du plateau, sans dire combien il y a de cases. Cent cases, 26 par côté, sont notre choix.
note-zones = Le livret place bétail et villageois sur les zones E et F, sans dire laquelle est laquelle. Nous supposons l’ordre dans lequel il les nomme.
note-zone-letter = Le livret ne donne pas de lettre à ces bases. Celle-ci est de nous.
note-expert-cards = Le livret ne dit pas ce que montrent les 20 cartes de la partie experte. Dix bêtes et dix villageois sont les seuls éléments auxquels des cartes manquent.
note-tiles = Le livret montre deux sortes de tuiles, et des sources publiques disent que toutes ont deux maisons et un troisième élément qui varie. Combien il y en a de chaque sorte est notre choix : autant de fours, de totems et d’enclos.
note-expert-tiles = Le livret écarte cinq tuiles hors de la partie experte. Nous supposons que ce sont celles du bétail, des villageois et du chaman, que les autres parties n’ont pas.
note-neighbours = Le livret n’a pas de mode solo. « Les Voisins » sont un défi de notre invention, non officiel ; ses nombres sont de nous.
note-medals = Le livret n’a pas de mode solo ; les médailles de notre défi non officiel sont mesurées. Dans les parties gagnées à votre place par l’adversaire le plus fort du programme, environ deux sur trois ont valu l’argent, et une sur quatre l’or.
