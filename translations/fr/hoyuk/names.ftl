### Höyük : les noms des choses, tels qu’ils entrent dans une phrase.
### Valeur : le nom seul. .the : « le … » · .a : « un … » · .at : où · .from : d’où · .of : « de … » · .to : vers où.
### Variables : $owner couleur d’un joueur (red, green, blue, yellow, purple) · $clan (EGUOR, TREV, UELB, ENUAJ, TEOIV) ·
### $cell case du village (A1 à M13) · $block quartier, nommé par sa première case · $gate côté d’une barrière : 0 nord, 1 est, 2 sud,
### 3 ouest · $piece, $element, $symbol : house, pen, oven, shrine, cattle, villager, shaman, choice, joker… ·
### $pile base d’aspect (OVEN à VILLAGER) · $card carte calamité (CA-01 à CA-24), puis ses données : $selector, $counts, $effect,
### $loses · $third troisième élément d’une tuile · $phase et $stage numéros · $zone du plateau · $power · $medal · $level · $count.

game-hoyuk = Höyük

## Couleurs et clans

seat = { $owner ->
        [red] Rouge
        [green] Vert
        [blue] Bleu
        [yellow] Jaune
       *[purple] Violet
    }
    .of = de { seat }
    .to = à { seat }
    .adjective = { $owner ->
        [red] rouge
        [green] vert
        [blue] bleu
        [yellow] jaune
       *[purple] violet
    }
    .adjective-feminine = { $owner ->
        [red] rouge
        [green] verte
        [blue] bleue
        [yellow] jaune
       *[purple] violette
    }
    .adjective-plural = { $owner ->
        [red] rouges
        [green] verts
        [blue] bleus
        [yellow] jaunes
       *[purple] violets
    }
    .adjective-feminine-plural = { $owner ->
        [red] rouges
        [green] vertes
        [blue] bleues
        [yellow] jaunes
       *[purple] violettes
    }
    .letter = { $owner ->
        [red] r
        [green] v
        [blue] b
        [yellow] j
       *[purple] p
    }

clan = { $clan ->
        [EGUOR] Eguor
        [TREV] Trev
        [UELB] Uelb
        [ENUAJ] Enuaj
       *[TEOIV] Teoiv
    }
    .the = les { clan }
    .of = des { clan }
    .to = aux { clan }
    .at = chez les { clan }
    .nickname = { $clan ->
        [EGUOR] Un clan soudé et ombrageux
        [TREV] Le clan de la terre
        [UELB] Le clan des guérisseurs
        [ENUAJ] Un clan envieux et pillard
       *[TEOIV] Le clan des cérémonies
    }
    .power = { $clan ->
        [EGUOR] remplacer une maison adverse voisine
        [TREV] un enclos et une bête
        [UELB] un enclos et un villageois
        [ENUAJ] voler deux éléments
       *[TEOIV] une maison et le chaman
    }

# Le pouvoir d’un clan, d’après ce que l’édition en dit.
power = { $power ->
        [replace] Éviction
        [pen_and_cattle] Troupeau
        [pen_and_villager] Hospitalité
        [steal] Pillage
       *[house_and_shaman] Cérémonie
    }
    .text = { $power ->
        [replace] Détruisez une maison d’un rival à côté d’une des vôtres, et bâtissez aussitôt la vôtre à sa place.
        [pen_and_cattle] Placez un enclos et une bête.
        [pen_and_villager] Placez un enclos et un villageois.
        [steal] Volez deux éléments à un rival, maisons exceptées, et placez-les.
       *[house_and_shaman] Bâtissez une maison et placez-y le chaman.
    }

## Le village

cell = { $cell }
    .the = la case { $cell }
    .at = en { $cell }
    .from = de la case { $cell }
    .of = de la case { $cell }

# De quel côté s’ouvre la barrière d’un enclos.
gate = { $gate ->
        [0] au nord
        [1] à l’est
        [2] au sud
       *[3] à l’ouest
    }
    .side = { $gate ->
        [0] nord
        [1] est
        [2] sud
       *[3] ouest
    }
    .to = { $gate ->
        [0] vers le nord
        [1] vers l’est
        [2] vers le sud
       *[3] vers l’ouest
    }

block = quartier { $block }
    .the = le { block }
    .at = dans le { block }
    .of = du { block }
    .from = du { block }

# Une famille, nommée par sa première case.
family = famille { $cell }
    .the = la famille { $cell }

village = village
    .the = le village
    .at = dans le village
    .from = du village

zone = { $zone ->
        [A] aire de jeu
        [B] compteur de score
        [C] réserve de totems
        [D] réserve de fours
        [E] réserve de bétail
        [F] réserve de villageois
        [G] réserve d’enclos
        [H] bases des fours, totems et enclos
        [I] bases du nombre et de la hauteur
        [J] bases du bétail et des villageois
        [CAL] pioche des calamités
       *[CON] pile des tuiles construction
    }
    .the = { $zone ->
        [A] l’aire de jeu
        [B] le compteur de score
        [H] les { zone }
        [I] les { zone }
        [J] les { zone }
       *[other] la { zone }
    }

supply = réserve
    .the = la réserve
    .at = dans la réserve
    .from = de la réserve

score-space = case { $n } du compteur
    .the = la { score-space }
    .at = sur la { score-space }

counter = jeton { seat.adjective }
    .the = le { counter }

## Ce qui se bâtit

# Une maison debout. $storeys : 1, ou 2 avec un étage.
house = { $storeys ->
        [1] maison { seat.adjective-feminine }
       *[2] maison { seat.adjective-feminine } à étage
    }
    .the = la { house }
    .a = une { house }

piece = { $piece ->
        [house] maison
        [storey] étage
        [ruin] ruine
        [pen] enclos
        [oven] four
        [shrine] totem
        [cattle] bétail
        [villager] villageois
       *[shaman] chaman
    }
    .the = { $piece ->
        [house] la maison
        [storey] l’étage
        [ruin] la ruine
        [pen] l’enclos
        [cattle] la bête
       *[other] le { piece }
    }
    .a = { $piece ->
        [house] une maison
        [ruin] une ruine
        [cattle] une bête
        [shaman] le chaman
       *[other] un { piece }
    }
    .of = { $piece ->
        [house] de la maison
        [storey] de l’étage
        [ruin] de la ruine
        [pen] de l’enclos
        [cattle] de la bête
       *[other] du { piece }
    }
    .plural = { $piece ->
        [house] maisons
        [storey] étages
        [ruin] ruines
        [pen] enclos
        [oven] fours
        [shrine] totems
        [cattle] bêtes
        [villager] villageois
       *[shaman] chamans
    }
    .count = { $count ->
        [one] { $count } { $piece ->
            [cattle] bête
           *[other] { piece }
        }
       *[other] { $count } { piece.plural }
    }
    .letter = { $piece ->
        [oven] f
        [shrine] t
        [cattle] b
        [villager] v
       *[shaman] c
    }

element = { $element ->
        [house] maison
        [pen] enclos
        [oven] four
        [shrine] totem
        [cattle] bétail
        [villager] villageois
        [shaman] chaman
       *[choice] élément au choix
    }
    .the = { $element ->
        [house] la maison
        [pen] l’enclos
        [cattle] la bête
        [choice] l’élément au choix
       *[other] le { element }
    }
    .a = { $element ->
        [house] une maison
        [cattle] une bête
        [shaman] le chaman
        [choice] un élément au choix
       *[other] un { element }
    }
    .plural = { $element ->
        [house] maisons
        [pen] enclos
        [oven] fours
        [shrine] totems
        [cattle] bêtes
        [villager] villageois
        [shaman] chamans
       *[choice] éléments au choix
    }
    .count = { $count ->
        [one] { element.a }
       *[other] { $count } { element.plural }
    }

## Tuiles construction

# Une tuile désignée par son troisième élément ; les deux premiers sont des maisons.
tile-kind = { $third ->
        [house] trois maisons
        [pen] deux maisons et un enclos
        [oven] deux maisons et un four
        [shrine] deux maisons et un totem
        [cattle] deux maisons et une bête
        [villager] deux maisons et un villageois
        [shaman] deux maisons et le chaman
       *[choice] deux maisons et un élément au choix
    }

tile-pile = pile des tuiles construction
    .the = la pile des tuiles construction
    .from = de la pile des tuiles construction
tile-discard = défausse des tuiles construction
    .the = la défausse des tuiles construction

## Cartes d’aspect

# Ce que montre une carte d’aspect.
aspect = { $symbol ->
        [house] Maison
        [pen] Enclos
        [oven] Four
        [shrine] Totem
        [cattle] Bétail
        [villager] Villageois
       *[joker] Joker
    }
    .the = { $symbol ->
        [joker] le joker
       *[other] la carte { aspect }
    }
    .a = { $symbol ->
        [joker] un joker
       *[other] une carte { aspect }
    }
    .plural = { $symbol ->
        [joker] jokers
       *[other] cartes { aspect }
    }
    .count = { $count ->
        [one] { aspect.a }
       *[other] { $count } { aspect.plural }
    }

hand = main
    .the = la main
    .at = en main
    .from = de la main

# Une base d’aspect et ce qu’on y compare ; .short : sur le plateau.
pile = { $pile ->
        [OVEN] Fours
        [SHRINE] Totems
        [PEN] Enclos
        [NUMBER] Nombre de maisons
        [HEIGHT] Hauteur des maisons
        [CATTLE] Bétail
       *[VILLAGER] Villageois
    }
    .short = { $pile ->
        [NUMBER] Nombre
        [HEIGHT] Hauteur
       *[other] { pile }
    }
    .the = { $pile ->
        [OVEN] la pile des fours
        [SHRINE] la pile des totems
        [PEN] la pile des enclos
        [NUMBER] la pile du nombre de maisons
        [HEIGHT] la pile de la hauteur des maisons
        [CATTLE] la pile du bétail
       *[VILLAGER] la pile des villageois
    }
    .at = sur { pile.the }
    .under = sous { pile.the }
    .from = de { pile.the }
    .most = { $pile ->
        [OVEN] le plus de fours
        [SHRINE] le plus de totems
        [PEN] le plus d’enclos
        [NUMBER] le plus de maisons
        [HEIGHT] le plus de maisons à étage
        [CATTLE] le plus de bétail
       *[VILLAGER] le plus de villageois
    }

## Calamités

catastrophe = { $card ->
        [CA-01] Mauvaise saison 1
        [CA-02] Mauvaise saison 2
        [CA-03] Sécheresse 1
        [CA-04] Sécheresse 2
        [CA-05] Épidémie 1
        [CA-06] Épidémie 2
        [CA-07] Tremblement de terre 1
        [CA-08] Tremblement de terre 2
        [CA-09] Incendie 1
        [CA-10] Incendie 2
        [CA-11] Inondation 1
        [CA-12] Inondation 2
        [CA-13] Invasion de sauterelles 1
        [CA-14] Invasion de sauterelles 2
        [CA-15] Pilleurs 1
        [CA-16] Pilleurs 2
        [CA-17] Sacrifice 1
        [CA-18] Sacrifice 2
        [CA-19] Tornade 1
        [CA-20] Tornade 2
        [CA-21] Volcan 1
        [CA-22] Volcan 2
        [CA-23] Loups 1
       *[CA-24] Loups 2
    }
    .the = la carte { catastrophe }

# La moitié gauche de la carte : quels quartiers sont touchés. .blocks : en toutes lettres.
catastrophe-left = { $selector ->
        [fewest] { $counts ->
            [shrine] le moins de totems
            [oven] le moins de fours
            [pen] le moins d’enclos
           *[two_storey] le moins d’étages
        }
        [most] { $counts ->
            [shrine] le plus de totems
            [oven] le plus de fours
            [pen] le plus d’enclos
           *[two_storey] le plus d’étages
        }
        [smallest] le plus petit
        [largest] le plus grand
       *[none] le village
    }
    .blocks = { $selector ->
        [fewest] { $counts ->
            [shrine] le quartier qui a le moins de totems
            [oven] le quartier qui a le moins de fours
            [pen] le quartier qui a le moins d’enclos
           *[two_storey] le quartier qui a le moins de maisons à étage
        }
        [most] { $counts ->
            [shrine] le quartier qui a le plus de totems
            [oven] le quartier qui a le plus de fours
            [pen] le quartier qui a le plus d’enclos
           *[two_storey] le quartier qui a le plus de maisons à étage
        }
        [smallest] le plus petit quartier
        [largest] le plus grand quartier
       *[none] tout le village
    }

# La moitié droite : ce qui s’y passe. .text : en une phrase.
catastrophe-right = { $effect ->
        [lose_one] { $loses ->
            [house] 1 maison
            [pen] 1 enclos
            [oven] 1 four
            [shrine] 1 totem
            [cattle] 1 bête
           *[villager] 1 villageois
        }
        [lose_half] { $loses ->
            [house] ½ des maisons
            [pen] ½ des enclos
            [oven] ½ des fours
            [shrine] ½ des totems
            [cattle] ½ du bétail
           *[villager] ½ des villageois
        }
        [flood] le chaman s’en va
       *[locusts] aucune carte d’aspect
    }
    .text = { $effect ->
        [lose_one] { $loses ->
            [house] Chaque habitant y perd une maison.
            [pen] Chaque habitant y perd un enclos.
            [oven] Chaque habitant y perd un four.
            [shrine] Chaque habitant y perd un totem.
            [cattle] Chaque habitant y perd une bête.
           *[villager] Chaque habitant y perd un villageois.
        }
        [lose_half] { $loses ->
            [house] Chaque habitant y perd la moitié de ses maisons.
            [pen] Chaque habitant y perd la moitié de ses enclos.
            [oven] Chaque habitant y perd la moitié de ses fours.
            [shrine] Chaque habitant y perd la moitié de ses totems.
            [cattle] Chaque habitant y perd la moitié de son bétail.
           *[villager] Chaque habitant y perd la moitié de ses villageois.
        }
        [flood] Le chaman retourne à la réserve.
       *[locusts] Il ne donne aucune carte d’aspect ce tour-ci.
    }

## Le tour

phase = { $phase ->
        [1] Constructions
        [2] Calamité
        [3] Cartes d’aspect
       *[4] Fin du tour
    }
    .the = { $phase ->
        [1] la phase de construction
        [2] la phase de calamité
        [3] la phase des cartes d’aspect
       *[4] la fin du tour
    }
    .before = { $phase ->
        [1] avant les constructions
        [2] avant la calamité
        [3] avant les cartes d’aspect
       *[4] avant la fin du tour
    }

stage = { $stage ->
        [1] première étape
       *[2] seconde étape
    }
    .the = la { stage }

mode = { $mode ->
        [classic] partie classique
        [intermediate] partie intermédiaire
       *[expert] partie experte
    }
    .the = la { mode }
    .a = une { mode }

## Les Voisins, défi solo non officiel

neighbours = Les Voisins
    .unofficial = Les Voisins (solo non officiel)

level = { $level ->
        [0] Facile
        [1] Normal
        [2] Difficile
        [3] Expert
       *[4] Maître
    }

medal = { $medal ->
        [bronze] Hameau
        [silver] Village
       *[gold] Höyük
    }
    .metal = { $medal ->
        [bronze] bronze
        [silver] argent
       *[gold] or
    }

## Quantités

amount-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-houses = { $count ->
        [one] { $count } maison
       *[other] { $count } maisons
    }
amount-families = { $count ->
        [one] { $count } famille
       *[other] { $count } familles
    }
amount-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
