# Caravane, en français. La valeur d’une règle dit pourquoi non ; ses attributs expliquent la règle.

game-caravan = Caravane
mode-caravan-table = Autour de la table
mode-caravan-rival = En solitaire contre le Rival
option-tolls = Péages
    .help = Qui possède une tente peut demander une pièce aux rivaux qui arrivent.
option-houses = Maison
    .help = Où le chameau attend au départ.
value-houses-none = sans maison
    .help = Le chameau attend à l’oasis.
value-houses-wells = Maison des Puits
    .help = Le chameau attend aux Puits.
value-houses-mine = Maison de la Mine
    .help = Le chameau attend à la Mine.
option-rival_wells = Le Rival aux Puits
    .help = Son chameau part de là.
option-rival_dunes = Le Rival aux Dunes
    .help = Son chameau part de là.
player-rival = Le Rival
player-rival-help = Joue selon les règles du jeu, seul contre un marchand.
level-rival-easy = Le Rival part loin des Puits.
level-rival-normal = Le Rival part de la porte, comme vous.
level-rival-hard = Le Rival part des Puits.

cv-good = { $good ->
        [salt] du sel
        [copper] du cuivre
       *[silk] de la soie
    }
cv-card = { $good ->
        [salt] sel { $number }
        [copper] cuivre { $number }
       *[silk] soie { $number }
    }
cv-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cv-place = { $place ->
        [oasis] Oasis
        [wells] Puits
        [dunes] Dunes
        [mine] Mine
        [port] Port
        [bazaar] Bazar
       *[gate] Porte
    }

## Décisions
cv-ask-keep = Gardez une carte de votre paquet.
cv-ask-bid = Posez une carte face cachée.
cv-ask-travel = Menez votre chameau le long d’une piste.
cv-ask-toll = { $mover } s’arrête à votre tente : prenez une pièce, ou laissez-la.
cv-ask-trade = Livrez des biens, plantez une tente, ou reposez-vous.

## Coups
cv-keep = Garder : { $card }
cv-bid = Miser : { $card }
cv-travel = Voyager vers : { $to }
cv-take-coin = Prendre une pièce
cv-leave-coin = Laisser la pièce
cv-deliver = Livrer : { $card }
cv-pitch = Planter une tente
cv-rest = Se reposer
cv-automa-acts = Le Rival agit

## Événements
cv-kept = { $seat } garde : { $card }.
cv-pack-received = { $seat } reçoit : { $cards }.
cv-bid-laid = { $seat } mise : { $card }.
cv-bid-revealed = { $seat } montre : { $card }.
cv-bid-won = { $seat } remporte l’enchère.
cv-travelled = { $seat } voyage : { $here } – { $to }.
cv-coin-taken = { $seat } prend une pièce à { $mover }.
cv-coin-left = { $seat } laisse la pièce à { $mover }.
cv-delivered = { $seat } livre ({ $card }) pour { $price ->
        [one] { $price } point
       *[other] { $price } points
    }.
cv-pitched = { $seat } plante une tente : { $to }.
cv-drawn = { $seat } pioche : { $card }.
cv-round-begun = La manche { $round } commence.
cv-game-ended = La partie est finie.
cv-rival-keep = { $seat } choisit une carte à garder.
cv-rival-bid = { $seat } choisit une carte à miser.
cv-rival-travel = { $seat } choisit où voyager.
    .candidate = { $candidate ->
        [oasis] Oasis
        [wells] Puits
        [dunes] Dunes
        [mine] Mine
        [port] Port
        [bazaar] Bazar
       *[gate] Porte
    }
cv-rival-toll = { $seat } choisit quoi faire du péage.
cv-rival-trade = { $seat } choisit quoi faire au marché.
    .candidate = { $candidate ->
        [deliver] livrer
        [pitch] planter une tente
       *[rest] se reposer
    }

## Décompte et problèmes
cv-score-deliveries = Livraisons
cv-score-coins = Pièces
cv-tie-coins = Pièces, pour départager
cv-unknown-place = { $path } : aucun lieu ne s’appelle « { $place } ».
cv-unknown-good = { $path } : aucun bien ne s’appelle « { $good } ».
cv-miscounted = { $path } : { $found } comptés, { $wanted } dans la boîte.
cv-bad-position = Cette position est illisible : { $what }.

## Règles
CV-MODE-1 = Caravane se joue à deux ou trois places, pas { $seats }.
    .title = Places
    .rule = Deux ou trois marchands jouent.
    .source = Livret de règles, Contenu
CV-MODE-2 = Le Rival joue contre un seul marchand.
    .title = La table du Rival
    .rule = Le Rival occupe une place, face à un marchand seul.
    .source = Livret de règles, Le Rival
CV-MODE-3 = Deux places ont la même couleur.
    .title = Couleurs
    .rule = Chaque marchand prend une couleur à lui.
    .source = Livret de règles, Mise en place
CV-TURN-1 = Cela n’est pas demandé à { $seat } maintenant.
    .title = Ordre du jeu
    .rule = D’abord le choix des cartes ; puis, à chaque manche : enchère, voyage du gagnant, commerce.
    .source = Livret de règles, Aperçu
CV-DRAFT-1 = Votre paquet ne contient pas cette carte : { $card }.
    .title = Choix des cartes
    .rule = Chacun garde une carte de son paquet, en secret et en même temps.
    .source = Livret de règles, Choix des cartes
    .cure = Choisissez une carte de votre paquet.
CV-DRAFT-2 = { $seat } a déjà choisi.
    .title = Une carte à la fois
    .rule = Une fois votre choix fait, attendez les autres.
    .source = Livret de règles, Choix des cartes
CV-DRAFT-3 = Les paquets passent à gauche.
    .title = Passage
    .rule = Quand tous ont choisi, chaque paquet va au voisin de gauche.
    .source = Livret de règles, Choix des cartes
CV-DRAFT-4 = La dernière carte ne demande aucun choix.
    .title = La dernière carte
    .rule = Un paquet d’une seule carte rejoint aussitôt la main de qui le reçoit.
    .source = Livret de règles, Choix des cartes
CV-BID-1 = Votre main ne contient pas cette carte : { $card }.
    .title = Enchère
    .rule = Chacun pose une carte de sa main face cachée ; on les révèle ensemble.
    .source = Livret de règles, Enchère
    .cure = Choisissez une carte de votre main.
CV-BID-2 = { $seat } a déjà misé.
    .title = Une mise reste
    .rule = Une carte posée ne se reprend pas.
    .source = Livret de règles, Enchère
CV-BID-3 = Une autre mise est plus forte.
    .title = Qui gagne
    .rule = La carte la plus forte gagne ; à égalité, la première dans le sens horaire depuis le sifflet.
    .source = Livret de règles, Enchère
CV-TRAVEL-1 = Aucune piste ne mène de là ({ $here }) vers ce lieu ({ $to }).
    .title = Voyage
    .rule = Le gagnant mène son chameau le long d’une piste.
    .source = Livret de règles, Voyage
    .cure = Choisissez un lieu au bout d’une piste depuis ce lieu ({ $here }).
CV-TENT-1 = Toutes vos tentes sont plantées.
    .title = Tentes
    .rule = Chaque marchand a deux tentes, qui restent où elles sont plantées.
    .source = Livret de règles, Tentes
CV-TENT-2 = { $owner } a déjà une tente ici ({ $to }).
    .title = Une tente par lieu
    .rule = Un lieu porte une seule tente.
    .source = Livret de règles, Tentes
CV-TOLL-1 = Aucun péage n’est dû.
    .title = Péage
    .rule = Quand un chameau s’arrête à la tente d’un autre, son propriétaire prend une pièce ou la laisse.
    .source = Livret de règles, Tentes
CV-TOLL-2 = Cette table joue sans péages.
    .title = Avec ou sans péages
    .rule = Une table peut convenir de jouer sans péages.
    .source = Livret de règles, Variantes
CV-TRADE-1 = Il n’y a pas de marché ici ({ $here }).
    .title = Commerce
    .rule = Les biens se livrent à un marché ; une tente se plante n’importe où.
    .source = Livret de règles, Commerce
    .cure = Voyagez d’abord vers un marché.
CV-TRADE-2 = Ce marché ({ $here }) achète { $good } et ne prend pas cette carte : { $card }.
    .title = Ce qu’un marché achète
    .rule = Chaque marché achète un seul bien, au prix imprimé.
    .source = Livret de règles, Commerce
    .cure = Livrez { $good }.
CV-TRADE-3 = Votre main ne contient pas cette carte : { $card }.
    .title = Biens en main
    .rule = Seules les cartes de la main peuvent être livrées.
    .source = Livret de règles, Commerce
CV-TRADE-4 = Il vous reste quelque chose à faire.
    .title = Repos
    .rule = Se reposer met fin au tour.
    .source = Livret de règles, Commerce
    .warning = { $count ->
        [one] Une carte pourrait encore être livrée ici.
       *[other] { $count } cartes pourraient encore être livrées ici.
    }
CV-RIVAL-1 = Le Rival décide selon ses propres règles, et lui seul.
    .title = Le Rival
    .rule = Les choix du Rival suivent ses priorités.
    .source = Livret de règles, Le Rival
CV-RIVAL-2 = Un autre lieu est plus près d’un marché.
    .title = Marché le plus proche
    .rule = Le Rival va là où le marché le plus proche est à moins de pistes.
    .source = Livret de règles, Le Rival
CV-RIVAL-3 = Un autre marché paie mieux.
    .title = Meilleur prix
    .rule = Parmi ceux-là, il préfère le prix le plus haut.
    .source = Livret de règles, Le Rival
CV-RIVAL-4 = Le sort en a désigné un autre.
    .title = Au sort
    .rule = Ce qui reste à égalité est tiré au sort.
    .source = Livret de règles, Le Rival
CV-RIVAL-5 = Une autre carte est plus forte.
    .title = Carte la plus forte
    .rule = Le Rival garde et mise sa carte la plus forte.
    .source = Livret de règles, Le Rival
CV-RIVAL-6 = Le Rival prend toujours la pièce.
    .title = Le péage du Rival
    .rule = Le Rival prend chaque pièce qu’il peut.
    .source = Livret de règles, Le Rival
CV-RIVAL-7 = Le Rival livre d’abord.
    .title = Le commerce du Rival
    .rule = Il livre ce qu’il peut, puis plante une tente où c’est permis, puis se repose.
    .source = Livret de règles, Le Rival
CV-RIVAL-8 = Le Rival ne peut partir de deux lieux.
    .title = D’où part le Rival
    .rule = Qui trouve le Rival trop faible le fait partir des Puits ou des Dunes.
    .source = Livret de règles, Le Rival
    .cure = Choisissez l’un des deux, ou aucun.
CV-HOUSE-1 =
    .title = Maisons
    .rule = Le marchand d’une maison part de là où attendent ses chameaux.
    .source = Livret de règles, Variantes
CV-HOUSE-2 = Deux marchands sont de la { $house ->
        [wells] Maison des Puits
       *[mine] Maison de la Mine
    }.
    .title = Un marchand par maison
    .rule = Aucune maison n’envoie deux marchands.
    .source = Livret de règles, Variantes
    .cure = Choisissez une autre maison pour l’un d’eux.
CV-END-1 = La dernière manche est finie.
    .title = Fin
    .rule = La partie finit après trois manches.
    .source = Livret de règles, Fin de la partie
CV-END-2 = Des cartes se piochent entre les manches.
    .title = Nouvelles cartes
    .rule = Après chaque manche sauf la dernière, chacun pioche une carte et le sifflet passe à gauche.
    .source = Livret de règles, Fin d’une manche
CV-END-3 = Les pièces comptent à la fin.
    .title = Décompte
    .rule = Les livraisons rapportent leur prix ; chaque pièce vaut un point.
    .source = Livret de règles, Fin de la partie
CV-END-4 = L’égalité demeure.
    .title = Égalités
    .rule = À égalité, plus de pièces l’emportent ; ensuite la victoire est partagée.
    .source = Livret de règles, Fin de la partie

## La table
cv-part-map = Carte
cv-part-mat = Plateau · { $seat }
cv-part-piles = Pioche et défausse
cv-table-name = { $seat }
cv-table-at = { $to }
cv-table-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cv-table-place = { $to }{ $buys ->
        [no] {""}
       *[other] , achète { $good } à { $price }
    }
cv-table-tent = Tente ({ $seat })
cv-table-camel = Chameau ({ $seat }), { $to }
cv-table-deck = Pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cv-table-deck-head = Pioche
cv-table-discard-head = Défausse
cv-table-slot = Mise ({ $seat })
cv-table-coins = { $seat } : { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
cv-table-card = { $card }
cv-table-mat = { $seat } : pièces { $coins }, tentes { $tents }, cartes { $hand }
cv-account = Votre caravane
cv-account-earned = Livraisons
cv-account-coins = Pièces
cv-account-delivery = Avec { $card }
cv-account-total = Total pour l’instant
