### Höyük : les mots imprimés sur la table, et ce qu’un lecteur d’écran dit des pièces et des places.
### $owner : couleur d’un joueur · $seat : son nom · $clan, $cell, $block, $gate, $piece, $symbol, $pile, $card, $power : voir
### names.ftl · $count sur $of.

## Imprimé sur les plateaux

hk-table-of = { $count }/{ $of }
hk-table-seat = { ALONE($seat) }
hk-table-owner = { clan } · { ALONE($seat) }
hk-table-facts = { $families ->
        [one] { $families } famille
       *[other] { $families } familles
    } · { $storeys ->
        [one] { $storeys } étage
       *[other] { $storeys } étages
    }
hk-table-facts-short = { $families } fam. · { $storeys } ét.
hk-table-houses = Maisons { $count }/{ $of }
hk-table-hand = Cartes aspect : { $count }
hk-table-spent = Dépensées : { $count }/{ $of }
hk-table-calamity = { $drawn ->
        [yes] Dernière calamité
       *[no] Calamités
    }
hk-table-no-calamity = pas encore
hk-table-unseen = { $count } à voir
hk-table-aspects = Aspects
hk-table-who-wins = qui l’emporte
hk-table-supply = Réserve
hk-table-at = { $block ->
        [none] { "" }
       *[other] en { $block }
    }
hk-table-extreme = { $extreme ->
        [largest] le plus grand
       *[smallest] le plus petit
    }

## L’établi

hk-table-building = { $source ->
        [card] Avec une carte : { $count } à bâtir
        [power] Pouvoir du clan : { $count } à bâtir
       *[tile] Votre tuile : { $count } à bâtir
    }
hk-table-bench = { $what ->
        [window] Jouez des cartes
        [return] Cartes utilisées : sous quelle pile ?
        [marker] Marqueur de tour : à qui ?
        [inspect] Inspection : quel quartier ?
       *[rest] Tuile construction
    }
hk-table-tray = { $tray ->
        [scoring] pour des points
       *[building] pour bâtir
    }
hk-table-tray-short = { $tray ->
        [scoring] points
       *[building] bâtir
    }
hk-table-losing = { $piece ->
        [house] Maisons à perdre : { $count }
        [pen] Enclos à perdre : { $count }
        [oven] Fours à perdre : { $count }
        [shrine] Totems à perdre : { $count }
        [cattle] Bêtes à perdre : { $count }
       *[villager] Villageois à perdre : { $count }
    }
hk-table-stealing = { $count ->
        [one] Un élément à voler
       *[other] { $count } éléments à voler
    }
hk-table-power = { power }

hk-table-plus = +{ $count }
hk-table-last-turn = Dernier tour !
hk-table-becomes = { $how ->
        [founds] nouveau quartier { $block }
        [joins] rejoint { $block } : { $count }
       *[other] { $block } : { $count }
    }
hk-table-details = { block } : { $count ->
        [one] { $count } maison
       *[other] { $count } maisons
    } (entre parenthèses, ce qui départage)
hk-table-seen = { $count ->
        [one] Une calamité est passée
       *[other] { $count } calamités sont passées, dans cet ordre
    }
hk-table-flood = { $is_there ->
        [yes] Le chaman quitte le village.
       *[no] Le chaman n’est pas dans le village.
    }
hk-table-strikes = { $count ->
        [0] { $spared ->
            [0] Aucun quartier n’est touché.
           *[other] Le chaman la détourne.
        }
        [one] Elle frappe { $blocks }.
       *[other] Elle frappe { $blocks }.
    }

## Posé sur le village

hk-overlay = { $overlay ->
        [blocks] Qui habite chaque quartier
        [families] Les familles et leur taille
        [exits] Sorties des enclos, maisons à surélever
        [aspects] Qui l’emporte, aspect par aspect
       *[calamities] Ce qui frapperait chaque quartier
    }
hk-table-overlay = { hk-overlay } ({ $cap })

## Ce que la caméra regarde

hk-part = { $part ->
        [village] Le village
        [aspects] Les aspects
        [calamity] Calamités et tuiles
       *[supply] La réserve
    }
hk-part-mat = Plateau · { ALONE($seat) }

## Dit des pièces et des places

hk-table-cell = { cell }
hk-table-house = { house }, { cell }
hk-table-ruin = ruine, { cell }
hk-table-pen = { $owner ->
        [none] enclos de personne
       *[other] enclos { seat.adjective }
    }, { cell }, barrière { gate }
hk-table-piece = { $piece ->
        [shaman] { piece }, { cell }
       *[other] { $owner ->
            [none] { piece }
           *[other] { piece } { seat.adjective }
        }, { cell }
    }
hk-table-token = jeton { seat.adjective } : { amount-points }
hk-table-block = { block } : { amount-houses }, { $seats ->
        [0] personne n’y habite
        [one] un seul clan
       *[other] { $seats } clans
    }
hk-table-mat = { clan }, { seat } : { amount-points }, { $houses ->
        [one] { $houses } maison
       *[other] { $houses } maisons
    } en réserve, { $storeys ->
        [one] { $storeys } étage
       *[other] { $storeys } étages
    }, { $families ->
        [one] { $families } famille
       *[other] { $families } familles
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main
hk-table-marker = marqueur de tour, { seat }
hk-table-waiting = maisons en réserve, { seat } : { $count } sur { $of }
hk-table-card = { aspect.a }, dans votre main
hk-table-card-of = { aspect.a }, { seat }
hk-table-used-card = { aspect.a }, utilisée ce tour
hk-table-used-cards = { $count ->
        [one] la carte utilisée
       *[other] les { $count } cartes utilisées
    }
hk-table-tile-of = tuile construction, { seat } : { $count } à bâtir
hk-table-element = { piece } à bâtir{ $choice ->
        [yes] { ", au choix" }
       *[no] { "" }
    }
hk-table-last-calamity = dernière calamité : { catastrophe }
hk-table-deck = calamités : { $unseen } sur { $count } encore à voir
hk-table-tiles = tuiles construction : { $count } dans la pile, { $discarded } défaussées
hk-table-pile = { pile.most } : { $count ->
        [0] pile vide
        [one] une carte, { aspect } dessus
       *[other] { $count } cartes, { aspect } dessus
    }
hk-table-stock = { piece.count } en réserve
hk-table-shaman = { $block ->
        [none] le chaman, dans la réserve
       *[other] le chaman, { block }
    }
