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
       *[other] Volez encore un élément, toujours à { $victim }{ $cell ->
            [none] {""}
           *[other]  ; la bête de l’enclos volé en { $cell } en est un
        }.
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
hk-pass-window = Passer
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
hk-element-lost = { $given ->
        [yes] { $seat } renonce à { element.a } : { $why }.
       *[no] { $element ->
            [house] { $seat } ne peut pas bâtir de maison : { $why }, l’élément est perdu.
            [pen] { $seat } ne peut pas bâtir d’enclos : { $why }, l’élément est perdu.
            [oven] { $seat } ne peut pas placer de four : { $why }, l’élément est perdu.
            [shrine] { $seat } ne peut pas placer de totem : { $why }, l’élément est perdu.
            [cattle] { $seat } ne peut pas placer de bête : { $why }, l’élément est perdu.
            [villager] { $seat } ne peut pas placer de villageois : { $why }, l’élément est perdu.
            [shaman] { $seat } ne peut pas placer le chaman : { $why }, l’élément est perdu.
           *[choice] { $seat } ne peut rien bâtir au choix : { $why }, l’élément est perdu.
        }
    }
hk-element-left = { $seat } laisse { element.the } : à ce niveau, un voisin ne bâtit que les maisons de sa première tuile.
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
hk-piece-returned = De retour dans la réserve, depuis { $cell } : { element.a }.
hk-shaman-placed = { $seat } installe le chaman en { $cell }.
hk-shaman-left = Le chaman quitte { $cell } et retourne à la réserve.
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
hk-window-passed = { $seat } passe.
hk-cards-returned = { $pile ->
        [none] { $seat } n’a aucune pile ouverte : { $cards } quittent le jeu.
       *[other] { $seat } remet { $cards } { pile.under }.
    }
hk-marker-given = { $seat } donne le marqueur à { $to }.
hk-power-used = { $seat } utilise le pouvoir des { clan }.
hk-power-lapsed = { $why ->
        [declined] { $seat } n’utilise pas le pouvoir des { clan }.
       *[impossible] { $seat } ne peut rien faire du pouvoir des { clan } : { $clan ->
            [EGUOR] aucune maison à remplacer, ou plus de maison à bâtir.
            [TREV] pas de place, ou plus rien en réserve.
            [UELB] pas de place, ou plus rien en réserve.
            [ENUAJ] rien à voler et à placer.
           *[TEOIV] aucune maison à bâtir.
        }
    }
hk-house-replaced = { $seat } détruit la maison en { $cell }, chez { $victim }.
hk-piece-stolen = { $seat } vole { element.the } en { $cell }, chez { $victim }.
hk-scored = { $seat } marque { $points } { $source ->
        [hand] pour ses cartes en main
        [families] pour la plus grande famille du quartier { $block }
        [cattle] pour le bétail du quartier { $block }
        [villagers] pour les villageois du quartier { $block }
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
       *[other] La partie est terminée sur un match nul entre { $winners }.
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
hk-neighbour-power = { $seat } décide de son pouvoir : { $chosen }.
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
# Ce qu’un voisin fait de son pouvoir.
hk-power-choice = { $use ->
        [use] l’utiliser
       *[decline] y renoncer
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
hk-by-rank = Rang dans sa liste
hk-by-ruin = Une ruine d’abord
hk-by-score = Points, le plus petit nombre
hk-by-seat = Le prochain dans le sens des aiguilles d’une montre
hk-by-side = Façade, dans l’ordre nord, est, sud, ouest
hk-by-storey = Une maison à étage d’abord
hk-by-supply = Ce qui reste en réserve, le plus grand nombre
hk-by-tile = Deux tuiles pareilles, l’une ou l’autre
hk-by-value = Valeur de la maison, la plus petite
hk-by-win = Ce qui gagne un aspect

# Pourquoi une ligne ou un choix n’entre pas en compte.
hk-why-ahead = sa famille y est déjà la plus grande
hk-why-closed = pile vide, fermée
hk-why-early = tous ont encore plus de huit maisons
hk-why-early-small-hand = tous ont encore plus de huit maisons, et il a moins de deux cartes par famille
hk-why-families = il a autant de familles qu’il en veut
hk-why-joined = il l’a déjà fait avec cette tuile ou ces cartes
hk-why-level = à ce niveau, il ne construit pas avec ses cartes
hk-why-no-aspect = aucun étage n’y gagnerait d’aspect
hk-why-no-cell = aucune case permise
hk-why-no-five = pas de groupe de cinq à marquer
hk-why-no-found = aucune case où fonder
hk-why-no-four = pas de groupe de quatre
hk-why-no-grow = aucune famille ne peut grandir
hk-why-no-hold = aucun quartier disputé où il n’est pas devant et peut grandir
hk-why-no-join = aucun quartier à rejoindre
hk-why-no-place = aucune place permise
hk-why-no-rise = aucun étage ne gagnerait d’aspect
hk-why-no-stack = aucun étage possible
hk-why-no-supply = plus rien en réserve
hk-why-no-three = pas de groupe de trois
hk-why-no-win = aucune de ses cartes ne gagnerait d’aspect
hk-why-not-last = seulement au dernier tour, avant la phase 4
hk-why-not-phase-3 = seulement avant la phase 3
hk-why-not-phase-4 = seulement avant la phase 4
hk-why-nothing-to-steal = rien à voler qu’il puisse placer
hk-why-option = l’option le permet
hk-why-roof = la maison coûterait une pièce d’un toit

## Le décompte : d’où viennent les points

source-groups = Cartes d’aspect dépensées
source-hand = Cartes restées en main
source-families = Plus grandes familles
source-cattle = Bétail des quartiers
source-villagers = Villageois des quartiers
source-start = Points de départ des Voisins
