### Excavation Earth : les mots imprimés sur la table, et ce qu’un lecteur d’écran dit des pièces et des places.
### $owner : couleur d’un joueur · $seat : son nom · $colour, $relic, $place, $market, $centre, $tile : voir names.ftl ·
### $count sur $of · $n : rang.

## Imprimé sur les plateaux

ee-table-of = { $count }/{ $of }
ee-table-black-market = Marché noir
ee-table-order = Ordre du tour
ee-table-order-short = Ordre
ee-table-rounds = Manche
ee-table-buyers = Acheteurs
ee-table-popularity = popularité → gain
ee-table-ship = Vaisseau-mère
ee-table-ship-pays = fin : { $pays }
ee-table-survey = Sondage
ee-table-initiative = Initiative
ee-table-gallery = Galerie
ee-table-store = { $store ->
        [hold] Soute
       *[container] Conteneur
    } { $count }/{ $of }
ee-table-hand = Main : { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $travel } dépl.
ee-table-hand-short = Main : { $actions } + { $travel }
ee-table-seat = { ALONE($seat) }
ee-table-owner = { ALONE($seat) } · { faction }
ee-table-owner-words = { $faction ->
        [ZU] { $seat }. { ee-table-power }
       *[other] { ALONE($seat) } · { faction }. { ee-table-power }
    }
ee-table-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }

# Le pouvoir de la faction, en une ligne ou deux ; faction.power le dit en entier.
ee-table-power = { $faction ->
        [GUL] Vente : d’abord un achat au marché noir, à la valeur, si vous y êtes.
        [ISS] Sondage : trois reliques, dont une gratuite en soute.
        [AQU] Vente : sans vendeur au marché de la carte jouée.
        [DAL] Début du tour : un pas gratuit avec un explorateur.
        [KUT] Fouille : la seconde relique du même site ou d’un adjacent.
       *[ZU] Deux cartes par tour, selon ses priorités.
    }
ee-table-zu-deck = Pioche de Zu : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Ce qui est en cours

ee-table-packet = { $kind ->
        [draft] Votre paquet : deux cartes à garder
       *[drawn] Cartes piochées : { $count ->
            [one] une à garder
           *[other] { $count } à garder
        }
    }
ee-table-drawn = Reliques révélées
ee-table-drawn-relic = { relic }, valeur { $value }, révélée par le sondage
ee-table-fan = { $kind ->
        [pile] Pile { colour.feminine } : { $count } reliques, la visible d’abord
        [site] { place.name } : { amount-relics }
       *[discard] Défausse : { $count } cartes, la dernière d’abord
    }
ee-table-offered = { relic } proposée { market.at }
ee-zu-acting = Zu : carte { $n } sur { $of }
ee-account = Revenu de la vente
ee-account-popularity = Popularité : { colour }
ee-account-market = Marché { $market } : { $count ->
        [one] { $count } acheteur intéressé
       *[other] { $count } acheteurs intéressés
    }
ee-account-markets = Sur { $count } marchés
ee-account-total = Total pour l’instant
ee-table-sale-at-best = Vente : jusqu’à { $count }
ee-table-sale = { $markets ->
        [0] Vente : popularité { $popularity }, acheteurs { $buyers } : { $total } crédits
       *[other] Vente : popularité { $popularity }, acheteurs { $buyers }, marchés { $markets } : { $total } crédits
    }

## Pour le lecteur d’écran : plateau central

ee-table-queue = File du { market } : { $count ->
        [0] aucun acheteur
        [one] { $count } acheteur
       *[other] { $count } acheteurs
    }
ee-table-queued = { buyer }, place { $n } { queue.at }
ee-table-trader = { trader } { market.at }
ee-table-place = { place.name }, { place-kind }
ee-table-relic-on-site = { relic }, valeur { $value }, { place.at } { $count ->
        [one] {""}
       *[other] ({ $count } exemplaires)
    }
ee-table-explorer = { explorer } { place.at }
ee-table-explorer-waits = { explorer }, pas encore sur la carte
ee-table-pile = { pile } : { $count ->
        [0] aucune relique
        [one] { $count } relique
       *[other] { $count } reliques
    }, { $hidden } en réserve
ee-table-pile-top = { relic }, valeur { $value }, à vendre { amount-price }
ee-table-reserve = { relic-reserve } : { amount-relics }
ee-table-disc = { $passed ->
        [yes] { $seat } joue au rang { $n } et a passé
       *[no] { $seat } joue au rang { $n }
    }
amount-price = { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }

## Pour le lecteur d’écran : acheteurs, Vaisseau-mère, sondage

ee-table-payouts = Gains des rangs de popularité
ee-table-track = { popularity-track } : popularité { $popularity }, rang { $rank }, gain { amount-price }
ee-table-stock = { buyer } sur la piste, case { $n }
ee-table-white = Acheteurs blancs : { $count } sur { $of }
ee-table-waiting = { buyer } { board-mothership.at }
ee-table-buyer-deck = Pioche des cartes Acheteur : { $count }
ee-table-buyer-discard = { buyer-card } sur la défausse, { $count ->
        [one] seule
       *[other] sur { $count } cartes
    }
ee-table-centre = { centre } : { amount-envoys }
ee-table-envoy = { $count ->
        [one] { envoy } { centre.at }
       *[other] { $count } émissaires de couleur { seat } { centre.at }
    } ; gain actuel : { amount-price }
ee-table-tile = { tile }, { tile-face }
ee-table-tile-slot = Emplacement de tuile, { centre } (vide pour l’instant)
ee-table-row-card = { $owner ->
        [none] { action-card } { survey-row.at }
       *[other] { action-card } { survey-row.at }, sous un { crew-cube }
    }
ee-table-deck = Pioche des cartes Action : { $count }
ee-table-discard = Défausse des cartes Action : { $count }

## Pour le lecteur d’écran : plateaux Faction

ee-table-supply = Réserve de { seat } : { amount-cubes }
ee-table-cell = { $owner ->
        [none] { gallery-cell }, libre
       *[other] { gallery-cell }, { guard }
    }
ee-table-slot = { $store ->
        [hold] Case { $n } de la soute de { seat }
       *[container] Case { $n } du conteneur caché de { seat }
    }
ee-table-stored = { relic } { store.at }, valeur { $value }
ee-table-hand-words = Main de { seat } : { $actions ->
        [one] { $actions } carte Action
       *[other] { $actions } cartes Action
    }, { $travel ->
        [one] { $travel } carte Déplacement
       *[other] { $travel } cartes Déplacement
    }
ee-table-travel-card = { $spent ->
        [yes] { travel-card }, jouée
       *[no] { travel-card }
    }
ee-table-count = { $kind ->
        [credits] { seat } : { amount-credits }
       *[crew] { seat } : { amount-cubes } en réserve
    }

## Ce que la caméra peut regarder

ee-part-board = Planisphère et files
ee-part-mat = Plateau · { ALONE($seat) }
ee-part-buyers = Acheteurs
ee-part-ship = Vaisseau-mère
ee-part-survey = Sondage
