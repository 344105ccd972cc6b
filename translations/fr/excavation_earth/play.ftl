### Excavation Earth : ce que dit la table pendant la partie. Ce qui est demandé, les coups possibles, ce qui vient de se passer.
### .title d’un choix de Zu : la question qu’il se pose.
### $seat, $winners et $order sont des noms de personnes ; $card, $cards, $replaced, $site, $start, $to, $guard, $buyers et les
### crédits arrivent déjà en mots ; les autres choses sont nommées par names.ftl.

## Ce qui est demandé ; .title : le nom de l’étape

ee-ask-opening-hand = Gardez votre main, ou remplacez des cartes semblables si vous en avez au moins quatre.
    .title = Main de départ
ee-ask-draft = Choisissez { $count } cartes à garder parmi celles de votre paquet (choix nº { $number }).
    .title = Nouvelles cartes
ee-ask-third-explorer = Posez votre troisième explorateur sur un lieu où vous n’en avez pas encore.
    .title = Troisième explorateur
ee-ask-free-step = Faites un pas gratuit avec un de vos explorateurs, ou laissez-les où ils sont.
    .title = Pas gratuit
ee-ask-action = { $left ->
        [one] Choisissez la dernière action de votre tour et la carte qui la paie, ou passez.
       *[other] Choisissez une action (encore { $left }) et la carte qui la paie, ou passez.
    }
    .title = { $left ->
        [one] Dernière action
       *[other] Première action
    }
ee-ask-zu = { $left ->
        [0] La pioche de Zu est vide : il passe.
        [one] Retournez la dernière carte que Zu joue à ce tour.
       *[other] Retournez une carte de Zu ; il en joue { $left } à ce tour.
    }
    .title = Tour de Zu
ee-ask-pass = Vous n’avez plus de carte à jouer : passez pour le reste de la manche.
    .title = Plus de carte
ee-ask-discard = Défaussez { action-cards } : on n’en garde que { $most } d’une manche à l’autre.
    .title = Cartes à défausser
ee-ask-travel = Déplacez vos explorateurs d’un lieu à un lieu adjacent : il reste { amount-fuel }. Ou terminez.
    .title = Déplacement
ee-ask-excavate = { $count ->
        [0] Découvrez une relique { colour.feminine } sur un site où se tient un de vos explorateurs.
       *[other] Découvrez une seconde relique { colour.feminine }, ou terminez la fouille.
    }
    .title = Fouille
ee-ask-market = { $buyers ->
        [both] { $trader ->
            [yes] Au choix { market.at } : un vendeur, un acheteur blanc et, après lui, un acheteur coloré.
           *[no] Ajoutez un acheteur blanc { market.at }, puis un acheteur coloré, ou terminez le marchandage.
        }
        [colour] { $trader ->
            [yes] Au choix { market.at } : un vendeur, un acheteur coloré.
           *[no] Ajoutez un acheteur coloré { market.at }, ou terminez le marchandage.
        }
       *[none] Envoyez un vendeur { market.at }, ou terminez le marchandage.
    }
    .title = Marchandage
ee-ask-sell = { $count ->
        [0] Proposez une relique sur un marché : elle décide de la couleur de la vente.
       *[other] Proposez une autre relique { colour.feminine } sur un autre marché, ou concluez la vente.
    }
    .title = Vente
ee-ask-promote = { $count ->
        [one] Promouvez le vendeur du marché utilisé, ou laissez-le où il est.
       *[other] Choisissez les marchés dont un vendeur est promu, l’un après l’autre.
    }
    .title = Promotion
ee-ask-keep = { $count ->
        [one] Gardez une des cartes que vous venez de piocher.
       *[other] Gardez { $count } des cartes que vous venez de piocher.
    }
    .title = Cartes à garder
ee-ask-command = { $step ->
        [trader] Envoyez aussi un émissaire au centre { symbol.of }, rappelez-en un, ou terminez.
        [envoy] Envoyez aussi un vendeur sur un marché { symbol.with }, ou terminez.
       *[none] Un vendeur sur un marché { symbol.with }, un émissaire au centre { symbol.of } ou un rappel, ou les deux.
    }
    .title = Commandement
ee-ask-smuggle = { $step ->
        [fence] Refourguez une seconde relique, ou terminez.
        [buy] Achetez une seconde relique, d’une autre couleur, ou terminez.
       *[none] Refourguez une ou deux reliques, ou achetez-en une ou deux de couleurs différentes.
    }
    .title = Contrebande
ee-ask-survey = { $step ->
        [place] Choisissez la relique révélée qui va sur son site de fouille.
        [both] Stockez une relique sans payer, achetez-en une au double de sa valeur, ou terminez.
        [free] Stockez gratuitement une relique dans votre soute, ou terminez.
       *[buy] Achetez la relique qui reste au double de sa valeur, ou rendez-la à la réserve.
    }
    .title = Sondage
ee-ask-buy = { $price ->
        [value] Avant de vendre, vous pouvez acheter une relique visible du marché noir à sa valeur.
       *[half] { $count ->
            [one] Achetez une relique visible du marché noir à la moitié de sa valeur, ou renoncez.
           *[other] Achetez jusqu’à { $count } reliques visibles du marché noir à la moitié de leur valeur.
        }
    }
    .title = Achat au marché noir
ee-ask-sample = { $supply ->
        [0] Réserve vide : un garde peut venir { gallery-cell.at }. Choisissez-le, ou renoncez.
       *[other] Posez un garde { gallery-cell.at }, ou renoncez à cet échantillon.
    }
    .title = Échantillon
ee-ask-teleport = { $count ->
        [one] Envoyez un de vos explorateurs sur n’importe quel lieu, ou terminez.
       *[other] Envoyez jusqu’à { $count } de vos explorateurs sur n’importe quel lieu.
    }
    .title = Téléportation
ee-ask-extract = { $count ->
        [one] Prenez une relique d’un site de fouille, ou terminez.
       *[other] Prenez jusqu’à { $count } reliques de couleurs différentes sur les sites de fouille.
    }
    .title = Extraction orbitale
ee-ask-spread = { $count ->
        [one] Ajoutez un dernier acheteur{ $white ->
            [0] {" "}coloré
           *[other] , blanc ou coloré,
        } à la file de votre choix, ou terminez.
       *[other] Ajoutez jusqu’à { $count } acheteurs{ $white ->
            [0] {" "}colorés
           *[other] , dont un blanc au plus
        }, chacun à la file de votre choix.
    }
    .title = Campagne de rumeurs
ee-ask-send-traders = { $count ->
        [one] Envoyez un vendeur sur un autre marché, ou terminez.
       *[other] Envoyez des vendeurs sur { $count } marchés différents au plus.
    }
    .title = Équipe de vente
ee-ask-send-envoys = { $count ->
        [one] Envoyez un émissaire dans l’autre centre, ou terminez.
       *[other] Envoyez un émissaire dans chacun des deux autres centres.
    }
    .title = Groupe de pression

## Les coups

ee-keep-hand = Garder la main telle quelle
ee-redraw = Remplacer { $cards }
ee-draft = Garder { $cards }
ee-place-third = Poser le troisième explorateur { place.at }
ee-walk = Avancer l’explorateur { $start } { $to }
ee-travel = Jouer un Déplacement avec { $card }
ee-excavate = Jouer une Fouille avec { $card }
ee-market = Jouer un Marchandage { market.at } avec { $card }
ee-sell = Jouer une Vente avec { $card }
ee-command = Jouer un Commandement avec { $card }
ee-smuggle = Jouer une Contrebande avec { $card }
ee-survey = { $row ->
        [yes] Jouer un Sondage avec { $card }, à la place de { $replaced }{ ee-with-guard }
       *[no] Jouer un Sondage avec { $card }
    }
ee-pass = Passer pour le reste de la manche
ee-flip = { $left ->
        [0] Zu passe pour le reste de la manche
       *[other] Retourner la carte suivante de Zu
    }
ee-discover = Découvrir { relic.the } { $site }
ee-sample = Poser un garde { gallery-cell.at }{ ee-with-guard }
ee-send-trader = Envoyer un vendeur { market.at }{ ee-with-guard }
ee-add-buyer = Ajouter { buyer.a } { queue.at }
ee-offer = Proposer { market.at } { relic.the } { store.from }
ee-close-sale = Conclure la vente : { $credits }
ee-promote = Promouvoir un vendeur { market.from }
ee-keep-drawn = Garder { $cards }
ee-send-envoy = Envoyer un émissaire { centre.at }{ ee-with-guard }
ee-recall = Rappeler un émissaire { centre.from } et utiliser { tile.the }
ee-teleport = Téléporter l’explorateur { $start } { $to }
ee-fence = Refourguer { relic.the } { store.from } pour { $credits }
ee-buy = Acheter { relic.the } pour { $credits }, à stocker { store.at }
ee-put-on-site = Poser { relic.the } { $site }
ee-buy-drawn = Acheter { relic.the } pour { $credits }
ee-store-drawn = Stocker gratuitement { relic.the } dans la soute
ee-discard = Défausser { $card }
ee-finish = { $step ->
        [travelling] Terminer le déplacement
        [free-step] Ne pas faire de pas gratuit
        [digging] Terminer la fouille
        [bargaining] Terminer le marchandage
        [promoting] Ne promouvoir personne d’autre
        [commanding] Terminer le commandement
        [smuggling] Terminer la contrebande
        [surveying] Terminer le sondage
        [buying] Ne rien acheter d’autre
        [sampling] Renoncer à l’échantillon
        [teleporting] Ne déplacer personne d’autre
        [extracting] Ne prendre aucune autre relique
        [spreading] N’ajouter aucun autre acheteur
        [sending-traders] N’envoyer aucun autre vendeur
       *[sending-envoys] N’envoyer aucun autre émissaire
    }

# Le cube vient d’une case de la galerie, parce que la réserve est vide.
ee-with-guard = { $guard ->
        [none] {""}
       *[other] {" "}avec le garde { $guard }
    }

## Les événements

ee-round-began = La manche { $round } commence.
ee-turn-began = C’est à { $seat } de jouer.
ee-order-changed = Nouvel ordre du tour : { $order }.
ee-markers-returned = Les marqueurs Initiative sont remis à côté du plateau.
ee-passed = { $seat } passe pour le reste de la manche.
ee-centre-scored = { $count ->
        [0] Décompte { centre.from } : aucun émissaire.
       *[other] Décompte { centre.from } : { $envoys }.
    }
ee-count-of-seat = { $seat } ({ $count })
ee-gallery-line-scored = { $seat } a { amount-samples } dans { $line }.
ee-game-ended = { $count ->
        [one] La partie est terminée : { $winners } gagne.
       *[other] La partie est terminée : { $winners } partagent la victoire.
    }
ee-credits = { $seat } { $change ->
        [down] { $source ->
            [unsold] perd
           *[other] paie
        }
       *[up] gagne
    } { $points } { $source ->
        [start] au départ
        [popularity] pour la popularité de ce qui est vendu
        [buyers] pour les acheteurs intéressés
        [markets] pour une vente sur plusieurs marchés
        [fence] en refourguant une relique
        [tile] grâce à une tuile Commandement
        [centres] pour son influence
        [rows] pour une rangée de sa galerie
        [columns] pour une colonne de sa galerie
        [failure] pour une action échouée
        [unsold] pour ses reliques invendues
        [black_market] au marché noir
       *[survey] pour une relique du sondage
    }.
ee-hand-answered = { $seat } a décidé de sa main de départ.
ee-hand-redrawn = { $seat } défausse { $cards }.
ee-cards-drafted = { $shown ->
        [yes] { $seat } garde { $cards }.
       *[no] { $seat } a choisi ses cartes.
    }
ee-packets-passed = { $cards ->
        [one] Les paquets, d’une carte, passent à gauche.
       *[other] Les paquets, de { $cards } cartes, passent à gauche.
    }
ee-draft-ended = Les cartes gardées rejoignent les mains.
ee-card-played = { $seat } joue { $card } pour { action.a }.
ee-cards-drawn = { $shown ->
        [yes] { $seat } pioche { $cards }.
       *[no] { $seat } pioche { action-cards }.
    }
ee-cards-kept = { $shown ->
        [yes] { $seat } garde { $cards } et défausse { $discarded }.
       *[no] { $seat } garde { action-cards } et défausse { $discarded }.
    }
ee-card-discarded = { $seat } défausse { $card }.
ee-deck-reshuffled = La défausse des cartes Action est mélangée et redevient la pioche.
ee-no-card-left = { $seat } ne pioche rien : il n’y a plus de carte Action.
ee-travel-cards-back = { $seat } reprend ses cartes Déplacement.
ee-explorer-placed = { $seat } pose son troisième explorateur { place.at }.
ee-explorer-moved = { $rule ->
        [EE-GEN-12] { $seat } téléporte un explorateur { $start } { $to }.
        [EE-FAC-DAL-1] { $seat } fait un pas gratuit { $start } { $to }.
       *[other] { $seat } avance un explorateur { $start } { $to }.
    }
ee-trader-sent = { $seat } envoie un vendeur { market.at }{ ee-with-guard }.
ee-envoy-sent = { $seat } envoie un émissaire { centre.at }{ ee-with-guard }.
ee-trader-promoted = { $seat } promeut un vendeur { market.from }, qui devient émissaire { centre.at }.
ee-envoy-recalled = { $seat } rappelle un émissaire { centre.from } et utilise { tile.the }.
ee-sample-taken = { $seat } pose un garde { gallery-cell.at }{ ee-with-guard }.
ee-column-filled = { $seat } complète { gallery-column.the } de sa galerie.
ee-marker-taken = { $seat } prend le marqueur Initiative { $marker }.
ee-buyer-joined = { $by ->
        [rules] Nouveau venu { queue.at } : { buyer.a }.
       *[seat] { $seat } ajoute { buyer.a } { queue.at }.
    }
ee-buyer-ejected = Le premier de la file { market.from }, { buyer.a }, retourne sur le plateau Acheteurs.
ee-buyers-returned = Le Vaisseau-mère rend au plateau Acheteurs { $buyers }.
ee-buyers-boarded = Le Vaisseau-mère accueille { $buyers } { market.from }.
ee-buyer-missing = Il n’y a plus d’{ buyer } pour { queue.the } : une autre carte est piochée.
ee-buyer-deck-reshuffled = Toutes les cartes Acheteur sont mélangées et redeviennent la pioche.
ee-relic-discovered = { $seat } découvre { relic.the } { $site }.
ee-relic-bought = { $seat } achète { relic.the } au marché noir, à stocker { store.at }.
ee-relic-fenced = { $seat } refourgue { relic.the }, { pile.under }.
ee-relic-offered = { $seat } propose { relic.the } { market.at }.
ee-relic-sold = { $seat } vend { relic.the } { market.at }.
ee-relics-drawn = { $seat } révèle { $relics }.
ee-drawn-relic-stored = { $paid ->
        [0] { $seat } stocke gratuitement { relic.the } { store.at }.
       *[other] { $seat } achète { relic.the }, à stocker { store.at }.
    }
ee-drawn-relics-returned = La réserve est mélangée avec { $relics }.
ee-relic-on-site = Nouvelle relique { $site } : { relic.a }.
ee-relic-under-pile = Nouvelle relique { pile.under } : { relic.a }.
ee-pile-turned = Au marché noir, { relic.the } passe sous sa pile.
ee-row-card-replaced = { $cube ->
        [yes] { $seat } place un cube et { $card } dans le sondage des sols, à la place de { $replaced }{ ee-with-guard }.
       *[no] { $seat } place { $card } dans le sondage des sols, sans cube, à la place de { $replaced }.
    }
ee-row-cleared = Les cartes du sondage des sols sont défaussées.
ee-row-dealt = Nouveau sondage des sols : { $cards }.
ee-cube-back-from-row = { $seat } reprend son cube du sondage des sols.
ee-tiles-drawn = Tuiles Commandement des trois centres : { $tiles }.
ee-tiles-flipped = Les tuiles Commandement montrent leur face jaune : { $tiles }.
ee-zu-card-flipped = { $seat } retourne { $card }.
ee-zu-card-burnt = { $seat } défausse { $card } sans effet.
ee-zu-failed = { $seat } voit son action échouer : { $why }.
ee-zu-turned-to = { $action ->
        [buy] Au lieu de fouiller, { $seat } cherche à acheter au marché noir
       *[fence] { $seat } cherche à refourguer au marché noir
    } : { $why }.
ee-zu-did-without = { $seat } { $part ->
        [colour] ne découvre aucune relique { colour.feminine }
        [relic] n’achète pas { relic.the }
        [second] n’achète pas de seconde relique
        [sample] n’a pas l’échantillon { relic.of }
        [trader] n’envoie pas de second vendeur
        [white] n’ajoute pas d’acheteur blanc { queue.at }
        [coloured] n’ajoute pas d’acheteur coloré { queue.at }
        [row] défausse la carte piochée
       *[drawn] ne révèle aucune relique { colour.feminine }
    } : { $why }.
ee-zu-deck-made = { $carried ->
        [0] La pioche de Zu est prête pour la manche.
        [one] La pioche de Zu est prête pour la manche, avec une carte déjà jouée.
       *[other] La pioche de Zu est prête pour la manche, avec { $carried } cartes déjà jouées.
    }
ee-survey-card-drawn = { $seat } pioche { $card } pour son sondage.
ee-cards-removed = { $shown ->
        [yes] Le hasard retire du paquet { $cards }.
       *[no] Le hasard retire { action-cards } du paquet.
    }

ee-zu-card = { $type ->
        [F] une Fouille { $seeks ->
            [popular] de la couleur la plus populaire
           *[two] { $colours }
        }
        [S] un Sondage
        [V] une Vente
        [Q] un Coup de fusil
        [M] un Marchandage
       *[C] un Commandement { market.from }
    }

## Ce que Zu choisit, et d’après quoi (le détail de ses raisons)

ee-zu-dig-colour = { $seat } choisit la couleur à fouiller : { $chosen }.
    .title = Quelle couleur fouiller ?
ee-zu-dig-relic = { $seat } choisit la relique à découvrir : { $chosen }.
    .title = Quelle relique découvrir ?
ee-zu-buy = { $seat } choisit la couleur à acheter au marché noir : { $chosen }.
    .title = Quelle couleur acheter au marché noir ?
ee-zu-fence = { $seat } choisit ce qui est refourgué : { $chosen }.
    .title = Que refourguer ?
ee-zu-market = { $seat } choisit où envoyer un vendeur : { $chosen }.
    .title = Où envoyer un vendeur ?
ee-zu-buyer = { $seat } choisit la couleur de l’acheteur : { $chosen }.
    .title = Quelle couleur pour l’acheteur ?
ee-zu-sell = { $seat } choisit la couleur à vendre : { $chosen }.
    .title = Quelle couleur vendre ?
ee-zu-sell-market = { $seat } choisit un marché pour la vente : { $chosen }.
    .title = Sur quel marché vendre ?
ee-zu-sell-relic = { $seat } choisit la relique à vendre : { $chosen }.
    .title = Quelle relique vendre ?
ee-zu-quick-sale = { $seat } choisit la couleur à vendre : { $chosen }.
    .title = Quelle couleur vendre ?
ee-zu-quick-sale-market = { $seat } choisit le marché de la vente : { $chosen }.
    .title = Sur quel marché vendre ?
ee-zu-survey-buy = { $seat } choisit la relique à acheter : { $chosen }.
    .title = Quelle relique acheter ?
ee-zu-survey-site = { $seat } choisit la relique à poser sur son site : { $chosen }.
    .title = Quelle relique poser sur son site ?

ee-zu-by-buyers = Acheteurs intéressés, le plus grand nombre
ee-zu-by-container = Reliques prises au conteneur caché, le moins possible
ee-zu-by-copies = Exemplaires sur les sites de fouille, le plus petit nombre
ee-zu-by-gap = Écart d’émissaires, le plus petit
ee-zu-by-human-relics = Reliques de cette couleur chez vous, le plus petit nombre
ee-zu-by-human-sample = Échantillon que vous n’avez pas encore
    .figure = { $figure ->
            [0] oui
           *[other] non
        }
ee-zu-by-influence = Place dans la liste des différences d’influence
ee-zu-by-low-popularity = Popularité, la plus basse
ee-zu-by-low-value = Valeur, la plus basse
ee-zu-by-markets = Marchés où vendre, le plus grand nombre
ee-zu-by-own-relics = Reliques de cette couleur chez Zu, le plus grand nombre
ee-zu-by-few-relics = Reliques de cette couleur chez Zu, le plus petit nombre
ee-zu-by-owning = Couleur que Zu n’a pas encore
    .figure = { $figure ->
            [0] oui
           *[other] non
        }
ee-zu-by-place = Place, de gauche à droite à partir de la couleur cherchée
ee-zu-by-popularity = Popularité, la plus haute
ee-zu-by-rival-traders = Vos vendeurs là où Zu en a un, le plus grand nombre
ee-zu-by-two-possible = Deux reliques à prendre plutôt qu’une
    .figure = { $figure ->
            [0] oui
           *[other] non
        }
ee-zu-by-value = Valeur, la plus haute

## Pourquoi Zu laisse quelque chose de côté, change d’action ou échoue

# Ce qu’une règle laisse hors du choix
ee-why-copy = il en a déjà une copie
ee-why-sample = il en a déjà l’échantillon
ee-why-pile-copy = il a une copie de la relique visible
ee-why-pile-sample = il a l’échantillon de la relique visible
ee-why-empty-pile = la pile est vide
ee-why-price = il n’a pas assez de crédits
ee-why-no-space = il n’a plus de place
ee-why-bought = il vient d’en acheter une
ee-why-one-colour = les deux sont de la même couleur
ee-why-not-on-sites = les sites de fouille n’en ont aucune relique
ee-why-has-trader = il y a déjà un vendeur
ee-why-no-trader = il n’y a pas de vendeur
ee-why-chosen = il vient de le choisir
ee-why-no-buyer-left = tous les acheteurs de cette couleur sont placés
ee-why-unwanted-there = aucun acheteur n’y est intéressé
ee-why-unwanted-at-traders = aucun acheteur n’est intéressé là où il a un vendeur
ee-why-unwanted-anywhere = aucun acheteur n’est intéressé

# Pourquoi il fait autre chose que ce que dit sa carte
ee-why-full = sa soute et son conteneur caché sont pleins
ee-why-hold-full = sa soute est pleine
ee-why-nothing-to-dig = les sites de fouille n’ont aucune relique de cette couleur qu’il n’ait déjà
ee-why-nothing-of-both = les sites de fouille n’ont aucune relique de ces couleurs qu’il n’ait déjà
ee-why-nothing-to-buy = il ne veut, ou ne peut payer, aucune relique visible

# Pourquoi il laisse de côté une partie de son action
ee-why-nothing-else-to-buy = aucune autre relique visible ne lui convient
ee-why-no-white-left = tous les acheteurs blancs sont placés
ee-why-no-coloured-left = tous les acheteurs qu’il pourrait ajouter sont placés
ee-why-row-taken = le sondage des sols n’a plus de carte sans cube
ee-why-no-row = à cette manche, il n’y a pas de sondage des sols
ee-why-empty-reserve = la réserve n’en a plus

# Pourquoi son action échoue
ee-why-nothing-to-fence = il n’a aucune relique à refourguer
ee-why-traders-everywhere = il a déjà un vendeur sur chaque marché
ee-why-no-cube = il n’a plus de cube Équipage
ee-why-nothing-to-sell = il n’a aucune relique à vendre
ee-why-no-trader-anywhere = il n’a de vendeur sur aucun marché
ee-why-nothing-wanted = aucun acheteur ne veut de ses reliques là où il a un vendeur
ee-why-nothing-wanted-anywhere = aucun acheteur, sur aucun marché, ne veut de ses reliques
ee-why-no-card-left = il ne reste aucune carte Action à piocher
ee-why-nothing-to-survey = le sondage des sols n’a pas de place pour la carte, et la réserve n’a plus de relique de cette couleur

## Le décompte : d’où viennent les crédits

source-start = Crédits de départ
source-popularity = Ventes : popularité
source-buyers = Ventes : acheteurs
source-markets = Ventes : plusieurs marchés
source-fence = Reliques refourguées
source-tile = Tuiles Commandement
source-centres = Centres de commandement
source-rows = Rangées de la galerie
source-columns = Colonnes de la galerie
source-failure = Actions échouées
source-unsold = Reliques invendues
source-black_market = Achats au marché noir
source-survey = Achats au sondage
