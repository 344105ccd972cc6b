### Höyük : ce que dit la table pendant la partie. Ce qui est demandé, les coups possibles, ce qui vient de se passer.
### $seat, $to, $victim, $winner et $winners sont des noms de personnes ; $elements, $cards, $points, $blocks, $counts et $tiles arrivent
### déjà en mots ; $cell, $house et $block sont des cases (E5) ; les autres choses sont nommées par names.ftl.

## Ce qui est demandé ; .title : le nom de l’étape

hk-ask-window = { $count ->
        [one] Vous pouvez encore dépenser une carte d’aspect avant la phase { $phase } : pour des points ou pour un élément. Ou passez.
       *[other] Vous pouvez encore dépenser { $count } cartes d’aspect avant la phase { $phase } : pour des points ou pour des éléments. Ou passez.
    }
    .title = Cartes, phase { $phase }
hk-ask-build = { $source ->
        [card] Construisez l’élément de votre carte : { $elements }.
        [power] Placez ce que votre pouvoir vous donne : { $elements }.
       *[tile] Construisez ce qui reste de votre tuile, dans l’ordre que vous voulez : { $elements }.
    }
    .title = Construction
hk-ask-lose = Choisissez ce que vous perdez dans le quartier { $block } : { $elements }.
    .title = Pertes
hk-ask-inspect = Choisissez le prochain quartier à inspecter : il en reste { $count }.
    .title = Inspection
hk-ask-return = { $count ->
        [one] Remettez votre carte utilisée sous une pile.
       *[other] Remettez vos { $count } cartes utilisées, toutes ensemble, sous une pile.
    }
    .title = Cartes utilisées
hk-ask-marker = Donnez le marqueur de tour à quelqu’un d’autre : ce sera le premier joueur du prochain tour.
    .title = Marqueur de tour
hk-ask-power = Douze points d’un coup : utilisez le pouvoir des { clan } ({ clan.power }), ou renoncez-y.
    .title = Pouvoir de clan
hk-ask-replace = Choisissez la maison adverse, voisine d’une des vôtres, que vous remplacez.
    .title = Remplacement
hk-ask-steal = { $victim ->
        [none] Volez un élément à l’adversaire de votre choix ; le second viendra du même.
       *[other] Volez encore un élément, toujours à { $victim }.
    }
    .title = Vol
hk-ask-shaman-house = Bâtissez une maison selon les règles habituelles : le chaman s’y installe.
    .title = Maison du chaman
hk-ask-neighbour = Laissez le voisin prendre sa prochaine décision.
    .title = Un voisin

## Les coups

hk-build-house = { $how ->
        [storey] Ajouter un étage en { $cell }
        [clears] Ajouter un étage en { $cell }, toit dégagé
        [extends] Bâtir en { $cell }, contre votre famille
        [extends-ruin] Bâtir sur la ruine { $cell }, contre votre famille
        [joins] Bâtir en { $cell }, contre une maison adverse
        [joins-ruin] Bâtir sur la ruine { $cell }, contre une maison adverse
        [founds-ruin] Rebâtir sur la ruine { $cell }
       *[founds] Fonder un quartier en { $cell }
    }
hk-build-pen = Poser un enclos en { $cell }, barrière { gate }
hk-place-roof = Poser { element.a } en { $cell }
hk-place-cattle = Mettre une bête dans l’enclos { $cell }
hk-place-villager = Installer un villageois en { $cell }
hk-place-shaman = Installer le chaman en { $cell }
hk-forgo = Renoncer à ce qui reste
hk-score-group = Marquer { $points } avec { $cards }
hk-build-with-card = { $joker ->
        [yes] Dépenser un joker pour construire { element.a }
       *[no] Dépenser { aspect.a } pour construire { element.a }
    }
hk-pass-window = Ne plus jouer de carte
hk-return-under = Remettre les cartes utilisées { pile.under }
hk-lose = Perdre { element.the } en { $cell }
hk-inspect = Inspecter le quartier { $block }
hk-give-marker = Donner le marqueur à { $to }
hk-use-power = Utiliser le pouvoir des { clan }
hk-decline-power = Ne pas utiliser le pouvoir des { clan }
hk-replace-house = Remplacer la maison en { $cell }, chez { $victim }
hk-steal = Voler { element.the } en { $cell }, chez { $victim }
hk-neighbour-acts = Laisser { $seat } décider

## Les événements

chapter-turn = Tour { $turn }
stage-turn = tour { $turn }
hk-turn-began = Le tour { $turn } commence ; { $marker } a le marqueur.
hk-phase-began = { $phase ->
        [1] Phase 1 : constructions.
        [2] Phase 2 : calamité.
        [3] Phase 3 : cartes d’aspect.
       *[4] Phase 4 : fin du tour.
    }
hk-tiles-dealt = Tuiles de l’étape { $stage } : { $tiles }.
hk-tile-of-seat = { $seat } ({ $elements })
hk-tile-chosen = { $seat } choisit sa tuile : { $elements }.
hk-tiles-reshuffled = Les tuiles défaussées sont mélangées et redeviennent la pioche.
hk-element-lost = { $seat } perd { element.a } : rien n’est construit.
hk-house-built = { $how ->
        [extends] { $seat } agrandit une famille { $on_ruin ->
            [yes] sur la ruine { $cell }
           *[no] en { $cell }
        }.
        [joins] { $seat } s’installe { $on_ruin ->
            [yes] sur la ruine { $cell }
           *[no] en { $cell }
        }, contre une maison adverse.
       *[founds] { $on_ruin ->
            [yes] { $seat } rebâtit un quartier sur la ruine { $cell }.
           *[no] { $seat } fonde un quartier en { $cell }.
        }
    }
hk-storey-built = { $seat } ajoute un étage en { $cell }.
hk-pen-built = { $seat } pose un enclos en { $cell }, barrière { gate }.
hk-piece-placed = { $element ->
        [cattle] { $seat } met une bête dans l’enclos { $cell }.
       *[other] { $seat } pose { element.a } en { $cell }.
    }
hk-piece-returned = De retour au bord du plateau, depuis { $cell } : { element.a }.
hk-shaman-placed = { $seat } installe le chaman en { $cell }.
hk-shaman-left = Le chaman quitte { $cell } et retourne au bord du plateau.
hk-shaman-repelled = Le chaman détourne la calamité : le quartier { $block } est épargné.
hk-catastrophe-announced = Calamité annoncée pour ce tour : { catastrophe }.
hk-catastrophe-drawn = Calamité : { catastrophe }.
hk-blocks-hit = { $count ->
        [0] Aucun quartier ne répond à la carte.
        [one] Quartier touché : { $blocks }.
       *[other] Quartiers touchés : { $blocks }.
    }
hk-piece-lost = { $seat } perd { element.the } en { $cell }.
hk-house-ruined = La maison en { $cell } tombe en ruines.
hk-block-inspected = { $seat } fait inspecter le quartier { $block }.
hk-aspect-compared = { pile } ({ $block }) : { $counts }{ $winner ->
        [none]  ; égalité, personne ne gagne.
       *[other]  ; { $winner } l’emporte.
    }
# À égalité en tête, $tie : ce qui départage.
hk-count-of-seat = { $seat } { $count }{ $tied ->
        [yes] {" "}({ $tie } à étage)
       *[no] {""}
    }
hk-aspect-card-drawn = { $seat } pioche { aspect.a } dans { pile.the }.
hk-pile-empty = { $seat } ne pioche rien : { pile.the } est vide.
hk-cards-spent = { $use ->
        [build] { $seat } dépense { $cards } pour construire { $symbol ->
            [house] une maison
            [pen] un enclos
            [oven] un four
            [shrine] un totem
            [cattle] une bête
           *[villager] un villageois
        }.
       *[score] { $seat } dépense { $cards } pour des points.
    }
hk-window-passed = { $seat } ne joue plus de carte.
hk-cards-returned = { $pile ->
        [none] { $seat } n’a aucune pile ouverte : { $cards } quittent le jeu.
       *[other] { $seat } remet { $cards } { pile.under }.
    }
hk-marker-given = { $seat } donne le marqueur à { $to }.
hk-power-used = { $seat } utilise le pouvoir des { clan }.
hk-power-lapsed = { $why ->
        [declined] { $seat } n’utilise pas le pouvoir des { clan }.
       *[impossible] { $seat } ne peut rien faire du pouvoir des { clan }.
    }
hk-house-replaced = { $seat } détruit la maison en { $cell }, chez { $victim }.
hk-piece-stolen = { $seat } vole { element.the } en { $cell }, chez { $victim }.
hk-scored = { $seat } marque { $points } { $source ->
        [hand] pour ses cartes en main
        [families] pour la plus grande famille d’un quartier
        [cattle] pour le bétail d’un quartier
        [villagers] pour les villageois d’un quartier
       *[groups] avec ses cartes d’aspect
    }.
hk-block-scored = Plus grande famille du quartier { $block } : { $counts }{ $winner ->
        [none]  ; égalité, personne ne marque.
       *[other]  ; { $winner } l’emporte.
    }
hk-last-turn = { $rule ->
        [HK-END-1] Plus personne ne peut bâtir : ce tour est le dernier.
       *[other] { $seat } a posé sa dernière maison : ce tour est le dernier.
    }
hk-game-ended = { $count ->
        [one] La partie est terminée : { $winners } gagne.
       *[other] La partie est terminée : { $winners } partagent la victoire.
    }

## Ce qu’un voisin choisit, et d’après quoi (le détail de ses raisons)

hk-neighbour-way = { $seat } cherche où bâtir : { $chosen }.
hk-neighbour-join = { $seat } choisit le quartier à rejoindre : { $chosen }.
hk-neighbour-rise = { $seat } choisit le quartier où monter un étage : { $chosen }.
hk-neighbour-storey = { $seat } choisit la maison à surélever : { $chosen }.
hk-neighbour-hold = { $seat } choisit le quartier à tenir : { $chosen }.
hk-neighbour-found = { $seat } choisit où fonder un quartier : { $chosen }.
hk-neighbour-family = { $seat } choisit la famille à agrandir : { $chosen }.
hk-neighbour-cell = { $seat } choisit la case : { $chosen }.
hk-neighbour-block-pen = { $seat } choisit un quartier pour l’enclos : { $chosen }.
hk-neighbour-block-oven = { $seat } choisit un quartier pour le four : { $chosen }.
hk-neighbour-block-shrine = { $seat } choisit un quartier pour le totem : { $chosen }.
hk-neighbour-block-cattle = { $seat } choisit un quartier pour la bête : { $chosen }.
hk-neighbour-block-villager = { $seat } choisit un quartier pour le villageois : { $chosen }.
hk-neighbour-house = { $seat } choisit la maison : { $chosen }.
hk-neighbour-side = { $seat } choisit l’endroit : { $chosen }.
hk-neighbour-kind = { $seat } choisit son élément : { $chosen }.
hk-neighbour-shaman = { $seat } choisit le quartier du chaman : { $chosen }.
hk-neighbour-tile = { $seat } choisit entre ses deux tuiles : { $chosen }.
hk-neighbour-line = { $seat } regarde ses cartes : { $chosen }.
hk-neighbour-lose = { $seat } choisit sa perte : { $chosen }.
hk-neighbour-inspect = { $seat } choisit le quartier à inspecter : { $chosen }.
hk-neighbour-pile = { $seat } choisit où remettre ses cartes : { $chosen }.
hk-neighbour-marker = { $seat } choisit à qui donner le marqueur : { $chosen }.
hk-neighbour-replace = { $seat } choisit la maison à remplacer : { $chosen }.
hk-neighbour-victim = { $seat } choisit sa victime : { $chosen }.
hk-neighbour-steal-kind = { $seat } choisit ce qu’il vole : { $chosen }.
hk-neighbour-steal = { $seat } choisit où voler : { $chosen }.

# Les lignes de la liste des maisons.
hk-way = { $way ->
        [join] rejoindre un quartier
        [rise] gagner un aspect par un étage
        [hold] tenir tête dans un quartier
        [found] fonder un quartier
        [grow] agrandir une famille
        [stack] ajouter un étage
       *[any] bâtir où c’est permis
    }
# Les lignes de la liste des cartes.
hk-line = { $line ->
        [all] marquer tous ses groupes
        [full] marquer un groupe de cinq
        [long] marquer un groupe de quatre
        [fair] marquer un groupe de trois
        [build] construire pour gagner un aspect
       *[pass] garder ses cartes
    }
hk-pen-side = case { $cell }, barrière { gate }
hk-tile-with = deux maisons et { element.a }

hk-by-aspects = Aspects gagnés en plus, le plus grand nombre
hk-by-attached = Pièces attachées, le plus grand nombre
hk-by-blocks = Quartiers où un aspect serait gagné, le plus grand nombre
hk-by-cards = Cartes à piocher pour lui, le plus grand nombre
hk-by-cards-of-person = Cartes à piocher pour vous, le plus petit nombre
hk-by-class = Effet : gagner l’aspect (0), égaler le meilleur (1), mener déjà (2), autre (3)
hk-by-distance = Distance à vos maisons, la plus courte
hk-by-empty-cells = Cases vides autour, le plus petit nombre
hk-by-family = Taille de la famille, la plus grande
hk-by-free-sides = Côtés libres, le plus petit nombre
hk-by-free-sides-of-pen = Enclos qui garderait deux côtés libres
hk-by-gap = Retard sur la famille adverse, le plus petit
hk-by-highest-score = Points, le plus grand nombre
hk-by-house = Une maison d’abord
hk-by-houses = Maisons du quartier, le plus grand nombre
hk-by-last-place = Ordre de lecture, le dernier
hk-by-lead = Avance, la plus petite
hk-by-living = Quartier où il habite
hk-by-low = Ce qui ne tient pas à une maison à étage
hk-by-own-houses = Ses maisons autour, le plus grand nombre
hk-by-own-things = Ses maisons et ses pièces, le plus grand nombre
hk-by-person = Vous d’abord
hk-by-pieces = Enclos, fours et totems du quartier, le plus grand nombre
hk-by-pile = Cartes de la pile, le plus petit nombre
hk-by-place = Ordre de lecture, le premier
hk-by-possible = La première ligne de la liste qui s’applique
hk-by-rank = Rang dans sa liste
hk-by-ruin = Une ruine d’abord
hk-by-score = Points, le plus petit nombre
hk-by-seat = Le prochain dans le sens des aiguilles d’une montre
hk-by-side = Façade, dans l’ordre nord, est, sud, ouest
hk-by-storey = Une maison à étage d’abord
hk-by-supply = Ce qui reste en réserve, le plus grand nombre
hk-by-tile = Numéro de la tuile, le plus petit
hk-by-value = Valeur de la maison, la plus petite
hk-by-win = Ce qui gagne un aspect

## Le décompte : d’où viennent les points

source-groups = Cartes d’aspect dépensées
source-hand = Cartes restées en main
source-families = Plus grandes familles
source-cattle = Bétail des quartiers
source-villagers = Villageois des quartiers
