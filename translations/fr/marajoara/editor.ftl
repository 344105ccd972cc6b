### Marajoara dans l’éditeur de positions.
### $owner : couleur d’un joueur · $seat : un nom · $colour des dés · $goal : un objectif · $count, $dice, $turns : des nombres.

## La boîte

mj-edit-dice = Dés
mj-edit-tokens = Jetons Fouille
mj-edit-vases = Vases
mj-edit-shards = Fragments
mj-edit-shard = fragment { museum.of }

## Ce qui n’est pas une pièce

mj-edit-zone = Zone jaune
mj-edit-double-blue = Les dés bleus comptent double ce tour-ci
mj-edit-reached = Atteint : { $goal }
mj-edit-waiting = Jetons qui attendent une case
mj-edit-idle = Tours de suite sans capture

## Menus, remèdes, places

mj-edit-captured = Il vient d’être capturé
mj-edit-one-back = Le dernier recule d’une case
mj-edit-storage = { storage-area } ({ ALONE($seat) })

## Remarques : aucune partie n’y mène

mj-remark-aside = { $count ->
        [one] { $count } dé ne prend pas part à cette partie.
       *[other] { $count } dés ne prennent pas part à cette partie.
    }
mj-remark-no-dice = Il ne reste aucun dé sur la grille, ni dans un musée.
mj-remark-early = { $turns ->
        [one] { $turns } tour a été joué au plus
       *[other] { $turns } tours ont été joués au plus
    }, et { $dice ->
        [one] { $dice } dé a été capturé.
       *[other] { $dice } dés ont été capturés.
    }
mj-remark-no-points = { ALONE($seat) } a des vases ou des fragments en place, et aucun point.
