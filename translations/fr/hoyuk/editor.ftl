### Höyük dans l’éditeur de positions.
### $owner : couleur d’un clan · $seat : un nom · $cell, $other : des cases · $gate : côté · $phase, $number : des nombres.

## La boîte

hk-edit-houses = Maisons
hk-edit-ruin = ruine { seat.adjective-feminine }
hk-edit-elements = Éléments
hk-edit-cards = Cartes d’aspect, dans les piles

## Ce qui n’est pas une pièce

hk-edit-turn = Tour
hk-edit-stage = Étape
hk-edit-element = Élément { $number }
hk-edit-no-element = aucun
hk-edit-last = Dernier tour
hk-edit-gone = Maisons hors du jeu
hk-edit-last-calamity = Dernière calamité
hk-edit-next-calamity = Prochaine calamité
hk-edit-none = aucune
hk-edit-next-tile = Prochaine tuile
hk-edit-repelled = Le chaman a repoussé une calamité ce tour-ci
hk-edit-joined = Le Voisin a déjà rejoint un quartier avec cette tuile
hk-edit-locusts = Criquets sur le quartier { $cell }
hk-edit-ask-build = de bâtir une tuile
hk-edit-ask-window = des cartes { phase.before }

## Menus, remèdes, places

hk-edit-gate = Barrière { gate.to }
hk-edit-storey = Ajouter un étage
hk-edit-used = Dépensée ce tour-ci
hk-edit-in-hand = Encore en main
hk-edit-out = Hors du jeu
hk-edit-turn-to = La tourner vers { $cell }
hk-edit-make-last = En faire le dernier tour
hk-edit-course = Le tour
hk-edit-pen-at = L’enclos en { $cell }

## Remarques : aucune partie n’y mène

hk-remark-corner = { $cell } et { $other } se touchent par un coin, dans deux quartiers.
hk-remark-points = { ALONE($seat) } a des points, et rien n’est bâti.
