### Council of Shadows : ce que la table dit pendant une partie. Ce qui est demandé, les coups possibles, ce qui vient d’arriver.
### .title d’un choix de l’automa : la question qu’elle se pose.
### $seat, $winners et $order sont des noms de personnes ; $gems, $planet, $space, $slot, $points, $energy et les listes arrivent en
### mots ; les autres choses sont nommées par names.ftl.

## Ce qui est demandé ; .title : le nom de l’étape

cs-ask-leader = { $others ->
        [0] Choisissez votre leader.
       *[other] Choisissez votre leader ; les autres passent à qui a un jeton Ordre du tour plus petit.
    }
    .title = Leader
cs-ask-purchase = { $left ->
        [0] { $free ->
            [yes] Vos achats sont faits. Posez encore le cube gratuit de Zoe, ou terminez la phase.
           *[no] Vos achats sont faits. Terminez la phase.
        }
        [one] Vous pouvez encore faire un achat : { cs-thing-to-buy }{ cs-free-cube }. Ou terminez la phase.
       *[other] Faites jusqu’à { amount-purchases-left } : { cs-things-to-buy }{ cs-free-cube }. Ou terminez la phase.
    }
    .title = Achat
amount-purchases-left = { $left ->
        [one] { $left } achat
       *[other] { $left } achats
    }
cs-thing-to-buy = { $stations ->
        [yes] une carte IA, une amélioration ou une station
       *[no] une carte IA ou une amélioration
    }
cs-things-to-buy = { $stations ->
        [yes] cartes IA, améliorations ou stations
       *[no] cartes IA ou améliorations
    }
cs-free-cube = { $free ->
        [yes] {""} ; le cube gratuit de Zoe reste à poser
       *[no] {""}
    }
cs-ask-planning = Posez une carte sur chaque zone libre ; vous pouvez aussi recouvrir des cartes. Puis retirez votre paravent.
    .title = Planification
cs-ask-colonise = { $way ->
        [discover] Posez un cube sur { cs-planet-to-settle }, ou découvrez plutôt un système ; ou terminez l’action.
        [extract] Posez un cube sur { cs-planet-to-settle }, extrayez une ressource ou découvrez plutôt un système ; ou terminez l’action.
       *[colonise] { $planets ->
            [one] { $count ->
                [one] Posez un cube sur { cs-planet-to-settle }{ cs-any-type }, ou terminez l’action.
               *[other] Posez une tour de { $count } cubes au plus sur { cs-planet-to-settle }{ cs-any-type }, ou terminez l’action.
            }
           *[other] Posez un cube sur chacune de { $planets } planètes différentes au plus, ou terminez l’action.
        }
    }
    .title = Coloniser
cs-planet-to-settle = { $stacking ->
        [yes] une planète
       *[no] une planète libre
    }
cs-any-type = { $any ->
        [yes] {""} de n’importe quel type
       *[no] {""}
    }
cs-ask-extract = { $left ->
        [one] Faites une extraction, { range.to }{ cs-foreign-systems }, ou terminez l’action.
       *[other] Faites jusqu’à { $left } extractions, { range.to }, une par cube à vous{ cs-foreign-systems } ; ou terminez l’action.
    }
    .title = Extraire
cs-foreign-systems = { $shared ->
        [yes] {""}, ou dans un système où d’autres sont seuls
       *[no] {""}
    }
cs-ask-discover = Piochez des tuiles dans la pile d’un secteur, { range.to }, ou terminez l’action.
    .title = Découvrir
cs-ask-place-tile = { $count ->
        [one] Posez la tuile sur une case libre { sector.of }.
       *[other] Choisissez une des { $count } tuiles et posez-la sur une case libre { sector.of } ; l’autre va sous sa pile.
    }
    .title = Nouveau système
cs-ask-settle = { $step ->
        [cubes] { cs-settle-cubes }, ou terminez l’action.
        [extract] { cs-settle-resource }, ou terminez l’action.
        [both] { cs-settle-cubes }, et extrayez aussi sa ressource ; ou terminez l’action.
       *[either] { $times ->
            [one] { cs-settle-cubes }, ou extrayez sa ressource ; ou terminez l’action.
           *[other] { cs-settle-cubes }, ou extrayez sa ressource jusqu’à { $times } fois ; ou terminez l’action.
        }
    }
    .title = Sur le nouveau système
cs-settle-cubes = { $count ->
        [one] Posez un cube { system.at }
       *[other] Posez jusqu’à { $count } cubes sur une planète { system.of }
    }
cs-settle-resource = { $times ->
        [one] Extrayez la ressource { system.of }
       *[other] Extrayez la ressource { system.of }, jusqu’à { $times } fois
    }
cs-ask-upgrade = { $left ->
        [one] Transformez une gemme : anthracite en dorée, ou dorée en transparente. Ou terminez l’action.
       *[other] Transformez des gemmes, en { $left } étapes au plus : anthracite en dorée, ou dorée en transparente. Ou terminez l’action.
    }
    .title = Transformer
cs-ask-station = Votre station vous donne la ressource d’un système { galaxy.of } : choisissez-le.
    .title = Station d’extraction
cs-ask-exploit = { $count ->
        [0] Exploitez des galaxies où vous avez une colonie, l’une après l’autre, chacune une fois au plus ; ou terminez votre tour.
       *[other] Exploitez une autre galaxie, ou terminez votre tour.
    }
    .title = Exploitation
cs-ask-exploit-at-once = { $left ->
        [one] Exploitez aussitôt une autre galaxie, ou arrêtez-vous là.
       *[other] Exploitez aussitôt jusqu’à { $left } galaxies différentes.
    }
    .title = Exploitation immédiate
cs-ask-return-bonus = On garde { $most } cartes Bonus au plus : une de vos cartes claires va sous la pile.
    .title = Une carte de trop
cs-ask-tech = Vous avez atteint le { level } : choisissez une carte Dark Tech.
    .title = Dark Tech
cs-ask-free-card = Prenez gratuitement une des cartes IA visibles.
    .title = Carte IA gratuite
cs-ask-automa = { $seat } exécute la ligne { $row } de la { automa-card }.
    .title = Tour de l’automa
cs-ask-automa-exploits = { $seat } exploite des galaxies, selon la { automa-card }.
    .title = L’automa exploite
cs-ask-place-for-automa = { $named ->
        [yes] Choisissez une tuile pour { $seat }, et une case libre { galaxy.of } ; il lui faut { planet.a }.
       *[no] Choisissez une tuile pour { $seat }, et une case libre { sector.of } ; il lui faut { planet.a }.
    }
    .title = L’automa découvre
cs-ask-settle-for-automa = Choisissez la planète où { $seat } pose { tower.a }.
    .title = L’automa colonise
cs-ask-remove-from-automa = Choisissez le cube à retirer { galaxy.at }, à { $seat }.
    .title = L’automa exploite

## Coups

cs-choose-leader = Choisir { leader }
cs-buy-card = Acheter { card.the } pour { $gems }
cs-buy-improvement = Acheter { improvement.the } pour { $gems }
cs-buy-station = Poser { station.the } { $slot } pour { $gems }
cs-plan = { $covers ->
        [yes] Recouvrir { zone.the } avec { card.the }
       *[no] Poser { card.the } { zone.at }
    }
cs-ready = Retirer le paravent
cs-colonise = Poser { tower.a } { $planet }
cs-extract = Extraire { $resource } { system.from }
cs-discover = Piocher { tile-pile.from }
cs-place-tile = Poser { system.the } ({ $planets }) { $space }
cs-upgrade-gem = Transformer { gem.a } en { $better }
cs-exploit = { $removed ->
        [yes] Exploiter { galaxy.the } pour { $energy }{ cs-and-card }, en retirant un cube { $planet }
       *[no] Exploiter { galaxy.the } pour { $energy }{ cs-and-card } sans retirer de cube
    }
cs-and-card = { $card ->
        [yes] {""} et une carte Bonus claire
       *[no] {""}
    }
cs-return-bonus = Mettre { bonus.the } sous la pile
cs-take-tech = Choisir { tech.the }
cs-take-card = Prendre { card.the }
cs-finish = { $step ->
        [purchasing] Terminer les achats
        [colonising] { $begun ->
            [yes] Terminer l’action
           *[no] Terminer l’action sans colonie
        }
        [extracting] Terminer les extractions
        [discovering] Ne rien découvrir
        [settling-new] Terminer la découverte
        [upgrading] Terminer les transformations
       *[exploiting] Terminer l’exploitation
    }
cs-automa-acts = { $step ->
        [row] Exécuter la ligne { $row } de la { automa-card }
       *[exploit] Laisser { $seat } exploiter
    }
cs-settle-for-automa = Laisser { $seat } s’établir { $planet }
cs-remove-from-automa = Retirer à { $seat } le cube { $planet }

## Événements

cs-round-began = Le tour { $round } commence.
cs-phase-began = { cs-phase }.
cs-phase = { $phase ->
        [leaders] Choix des leaders
        [purchase] Phase d’achat
        [planning] Phase de planification
        [actions] Phase d’actions et d’exploitation
       *[over] Décompte final
    }
cs-part-began = { cs-part }.
cs-part = { $phase ->
        [purchase] À { $seat } d’acheter
       *[actions] À { $seat } de jouer
    }
cs-end-announced = { $seat } a atteint le niveau III : on termine le tour, puis la partie s’achève.
cs-final-scoring-began = Décompte final : { $seat }.
cs-bonus-revealed = { $seat } compte { bonus.the }.
cs-game-ended = { $count ->
        [one] La partie est finie : { $winners } gagne.
       *[other] La partie est finie : { $winners } partagent la victoire.
    }
cs-energy = { $seat } gagne { $points } { $source ->
        [start] au départ
        [exploitation] pour une galaxie
        [resources] dans un système
        [improvements] grâce à une amélioration
        [range] pour une amélioration d’étendue
        [cards] grâce à une carte Action
        [tech] grâce à une carte Dark Tech
        [leader] grâce au leader
        [rows] selon la carte
        [gems] pour les gemmes restantes
        [ai_cards] pour les cartes IA
        [light] pour une carte Bonus claire
       *[dark] pour la carte Bonus foncée
    } (désormais { $energy }).
cs-consumption = { $change ->
        [up] { $seat } consomme { $steps } (désormais { $consumption }){ cs-cut }.
        [down] { $seat } recule son compteur de consommation de { $steps } (désormais { $consumption }){ cs-cut }.
       *[none] { $seat } laisse son compteur de consommation sur { $consumption }{ cs-cut }.
    }
cs-cut = { $cut ->
        [yes] {""} : la piste ne permet pas plus
       *[no] {""}
    }
cs-gems-gained = { $seat } prend { $gems }.
cs-gems-paid = { $seat } paie { $gems }.
cs-gem-upgraded = { $seat } transforme { gem.a } en { $better }.
cs-leader-chosen = { $seat } choisit { leader }.
cs-card-taken = { $rule ->
        [CS-DTII-5] { $seat } prend gratuitement { card.the }.
       *[other] { $seat } achète { card.the }.
    }
cs-card-thrown-out = { $seat } écarte { card.the } des cartes visibles.
cs-card-displayed = Nouvelle carte IA visible : { card.the }.
cs-deck-reshuffled = Les cartes IA écartées sont mélangées et forment la pioche.
cs-improved = { $rule ->
        [CS-DTI-6] { $seat } obtient gratuitement { improvement.the }.
       *[other] { $seat } achète { improvement.the }.
    }
cs-station-built = { $seat } pose { station.the } { $slot }.
cs-zone-added = { $seat } prend { extra-zone.the }.
cs-card-planned = { $seat } pose { card.the } { zone.at }.
cs-became-ready = { $seat } a fini de planifier.
cs-plan-revealed = { $count ->
        [0] { $seat } n’a posé aucune carte.
       *[other] { $seat } a posé { $planned }.
    }
cs-order-changed = Nouvel ordre du tour : { $order }.
cs-card-acts = { $seat } joue { card.the } { zone.at }.
cs-nothing-to-do = { $seat } ne peut rien faire de cette carte.
cs-colonised = { $seat } pose { amount-cubes-placed } sur { $planet }.
amount-cubes-placed = { $cubes ->
        [one] { $cubes } cube
       *[other] une tour de { $cubes } cubes
    }
planet-number = planète { $n } { system.of }
    .the = la { planet-number }
cs-extracted = { $seat } fait une extraction { system.at }.
cs-tiles-drawn = { $seat } pioche { $tiles } { tile-pile.from }.
cs-tile-placed = { $seat } pose { system.the } { $space }.
cs-tile-returned = Retour { tile-pile.under } : { system.the }.
cs-cards-shifted = { $count ->
        [0] { $seat } décale ses cartes d’une zone.
        [one] { $seat } décale ses cartes d’une zone ; { $returned } revient en main.
       *[other] { $seat } décale ses cartes d’une zone ; { $returned } reviennent en main.
    }
cs-exploited = { $majority ->
        [yes] { $seat } exploite { galaxy.the } avec la majorité{ cs-removed }.
       *[no] { $seat } exploite { galaxy.the } sans la majorité{ cs-removed }.
    }
cs-removed = { $removed ->
        [yes] {""} et retire un cube sur { $planet }
       *[no] {""} et ne retire aucun cube
    }
cs-majority-paid = Pour { $seat }, { tech.the } compte : { $places }.
cs-bonus-gained = { $shown ->
        [yes] { $seat } obtient { bonus.the }.
       *[no] { $seat } obtient une carte Bonus claire.
    }
cs-no-bonus-left = { $seat } n’obtient pas de carte : il ne reste aucune carte Bonus claire.
cs-bonus-returned = { $shown ->
        [yes] { $seat } met { bonus.the } sous la pile.
       *[no] { $seat } met une carte Bonus claire sous la pile.
    }
cs-level-rose = { $seat } passe au { level } : { $before } − { $consumption } = { $energy }.
cs-throne-taken = { $seat } prend le trône.
cs-tech-taken = { $seat } choisit { tech.the }.
cs-automa-card-turned = { $seat } révèle la { automa-card }.
cs-automa-pile-shuffled = Les cartes Automa utilisées du niveau { level.number } sont mélangées et reforment leur pile.
cs-automa-row = { $alternative ->
        [yes] { $seat } exécute l’action de droite de la ligne { $row }, car celle de gauche est impossible : { $reasons }.
       *[no] { $seat } exécute la ligne { $row }.
    }
cs-automa-row-skipped = { $seat } saute la ligne { $row } : { $reasons }.
cs-automa-colony-lost = { $seat } ne pose pas de cube : aucune { planet } n’est libre { system.at }.
cs-automa-market-ended = { $seat } n’écarte plus de carte : il n’y en a plus pour les remplacer.
cs-automa-exploits-no-more = { $count ->
        [0] { $seat } n’exploite rien, faute de colonie.
       *[other] { $seat } n’exploite pas { $galaxies }, faute de majorité.
    }
# Pourquoi une action de la carte est impossible.
cs-automa-obstacle = { $lacks ->
        [planet] aucune { planet } n’est libre { galaxy.at }
        [tile] la { tile-pile } est vide
        [space] { $named ->
            [yes] aucune case n’est libre { galaxy.at }
           *[no] aucune case n’est libre { sector.at }
        }
       *[card] il n’y a plus de carte IA à retourner
    }

## Ce que l’automa choisit, et selon quoi (ses raisons en détail)

cs-automa-which-option = { $seat } choisit entre les deux options de la ligne : { $chosen }.
    .title = Quelle option de la ligne ?
cs-automa-which-galaxy = { $seat } choisit la galaxie à exploiter : { $chosen }.
    .title = Quelle galaxie exploiter ?
automa-option = { $side ->
        [left] celle de gauche
       *[right] celle de droite
    }
cs-automa-no-planet = aucune planète libre de ce type
cs-automa-no-tile = pile vide
cs-automa-no-space = aucune case libre
cs-automa-no-card = aucune carte à retourner
cs-automa-by-side = De gauche à droite
    .figure = { $figure ->
            [0] 1ʳᵉ
           *[1] 2ᵉ
        }
cs-automa-no-majority = sans la majorité
cs-automa-exploited = déjà exploitée
cs-automa-by-board = Dans l’ordre du plateau
    .figure = { $figure ->
            [0] 1ʳᵉ
            [1] 2ᵉ
            [2] 3ᵉ
            [3] 4ᵉ
            [4] 5ᵉ
            [5] 6ᵉ
            [6] 7ᵉ
            [7] 8ᵉ
            [8] 9ᵉ
           *[9] 10ᵉ
        }

## Décompte : d’où vient l’énergie

source-start = Départ
source-exploitation = Galaxies exploitées
source-resources = Ressources des systèmes
source-improvements = Améliorations d’énergie
source-range = Améliorations d’étendue
source-cards = Cartes Action
source-tech = Cartes Dark Tech
source-leader = Leader
source-rows = Cartes Automa
source-gems = Gemmes restantes
source-ai_cards = Cartes IA
source-light = Cartes Bonus claires
source-dark = Carte Bonus foncée
source-levels = Niveaux atteints
