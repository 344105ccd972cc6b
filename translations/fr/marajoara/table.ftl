### Marajoara : les mots imprimés sur la table, et ce qu’un lecteur d’écran dit des pièces et des places.
### $owner : couleur d’un joueur · $name, $seat : son nom · $n : rang · $count sur $of · voir aussi names.ftl.

## Imprimé sur les plateaux

mj-table-track-head = { $track ->
        [blue] Bleue
        [yellow] Jaune
       *[red] Rouge
    }
mj-table-round-head = Manche
mj-table-cart = Chariot
mj-table-falls = Tombe au prochain
mj-table-cart-room = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
mj-table-of = { $count }/{ $of }

## Imprimé sur les musées

mj-table-seat = { ALONE($seat) }
mj-table-owner = { seat } · { ALONE($name) }
mj-table-own-museum = { $nth ->
        [0] Premier musée
       *[1] Second musée
    }
mj-table-totals = { $points } PV · { $money ->
        [one] { $money } crédit
       *[other] { $money } crédits
    }
mj-table-workshop = Atelier { $count }/{ $of }
mj-table-case = Vitrine { $count }/{ $of }
mj-table-storage = Zone de stockage
mj-table-slate = Ardoise

## Payer

mj-table-pay = { $credits ->
        [one] Payer { $credits } crédit : avec quels dés ?
       *[other] Payer { $credits } crédits : avec quels dés ?
    }
mj-table-pay-legend = Sur fond de bois : le dé est épuisé et part au chariot.

## Missions

mj-table-mission = Mission { $mission } · { $name }
mj-table-round-dice = Dés sur la piste compte-tours
mj-table-round-sum = { $kind ->
        [all] Leur somme
       *[some] Leur somme, sans les jaunes
    }
mj-table-penalty = Retrait final, à ce jour
mj-table-loss = −{ $points } PV
mj-table-goal = { $reached ->
        [yes] Objectif atteint : { $goal }
       *[no] Objectif à atteindre : { $goal }
    }

## Pour le lecteur d’écran

mj-table-space = { $owner ->
        [none] { $space }, { space-kind }
       *[other] { $space }, { space-kind }, { dig-token }
    }
mj-table-die-on-round-track = { die } sur la { round-track-space }
mj-table-die-on-slate = { die } { place-slate.at }
mj-table-die-in-use = { die } en cours d’emploi
mj-table-disc = { disc }, { track-space }
mj-table-score = { ALONE($seat) } : { $points } PV
mj-table-round = Manche { $n } sur { $count }
mj-table-fragment = { $placed ->
        [yes] { fragment }, restauré
       *[no] { fragment }, à restaurer
    }
mj-table-case-words = Vitrine { mj-table-of-museum } : { $count } vases sur { $of }
# De quel musée : par sa couleur, ou lequel des deux.
mj-table-of-museum = { $museums ->
        [1] { museum.from }
       *[other] { own-museum.from }
    }
mj-table-ending = { $line } : { $figure }
mj-table-vase = { vase } sur la { display-case-space }
mj-table-supply = Réserve { mj-table-of-museum } : jetons Fouille { $tokens }, vases { $vases }

## Ce que la caméra peut regarder

mj-part-site = Grille de fouilles
mj-part-museum = Musée · { ALONE($seat) }
mj-part-own-museum = { mj-table-own-museum } · { ALONE($seat) }
mj-part-tracks = Pistes et manches
mj-part-cart = Chariot
