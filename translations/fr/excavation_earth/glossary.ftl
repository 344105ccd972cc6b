### Excavation Earth : le glossaire. La valeur est le terme, .definition le dit en une phrase.

## Plateaux et lieux

glossary-main-board = plateau central
    .definition = La carte de la Terre et ses 21 lieux, les files d’acheteurs, le marché noir, les pistes de manche et d’ordre du tour.

glossary-location = lieu
    .definition = Un des 21 points de la carte où se tiennent les explorateurs : marché, site de fouille, marché noir, ou marché et site à la fois.

glossary-dig-site = site de fouille
    .definition = Un lieu où apparaissent les reliques de certains glyphes d’une région.

glossary-market = marché
    .definition = Un lieu numéroté de 1 à 6, avec une file d’acheteurs, des vendeurs et le symbole d’un centre de commandement.

glossary-black-market = marché noir
    .definition = Un lieu où un explorateur peut refourguer des reliques ou en acheter aux cinq piles du marché noir.

glossary-region = région
    .definition = Les sites de fouille d’une même couleur : jaune, vert, rouge, violet ou orange.

glossary-mothership-board = plateau Vaisseau-mère
    .definition = Le plateau des trois centres de commandement et des acheteurs de la dernière vente.

glossary-command-centre = centre de commandement
    .definition = Une des trois parties du Vaisseau-mère où vos émissaires se disputent la majorité.

glossary-buyers-board = plateau Acheteurs
    .definition = La réserve d’acheteurs, avec ses cinq pistes Popularité.

glossary-faction-board = plateau Faction
    .definition = Votre plateau : pouvoir, initiative, soute, conteneur caché et galerie.

glossary-gallery = galerie
    .definition = Les vingt cases où vos gardes marquent les échantillons : une colonne par couleur, une rangée par glyphe.

glossary-line = colonne, rangée
    .definition = Les lignes de la galerie, qui rapportent à la fin selon leur nombre d’échantillons.

glossary-hold = soute
    .definition = Les cases claires de votre plateau, où vont les reliques de toute origine.

glossary-hidden-container = conteneur caché
    .definition = Les cases sombres de votre plateau, réservées aux reliques achetées au marché noir.

glossary-supply = réserve
    .definition = Ce qui n’est pas en jeu : vos cubes disponibles, les acheteurs du plateau Acheteurs, les piles de reliques face cachée.

glossary-survey-row = sondage des sols
    .definition = La rangée de cartes Action qui, au début de la manche suivante, révèlent de nouvelles reliques.

glossary-turn-order-track = piste Ordre du tour
    .definition = La piste des disques, qui dit dans quel ordre on joue.

glossary-discard-pile = défausse
    .definition = La pile commune des cartes Action jouées ; les cartes Acheteur et les cartes de Zu ont la leur.

## Pièces et cartes

glossary-relic = relique
    .definition = Un objet terrien d’une couleur et d’un glyphe, à vendre, à refourguer ou à échantillonner.

glossary-alien-glyph = glyphe alien
    .definition = Un des quatre signes des reliques ; il dit sur quel site de la région elles apparaissent.

glossary-value = valeur
    .definition = Ce que vaut une relique : 9 moins le nombre de ses exemplaires.

glossary-sample = échantillon
    .definition = Ce que vous gardez d’une relique stockée : une case occupée de votre galerie.

glossary-explorer = pion Explorateur
    .definition = Une de vos trois pièces qui parcourent la carte pour fouiller, marchander et faire de la contrebande.

glossary-crew = équipage
    .definition = Vos 22 cubes, qui servent de vendeurs, d’émissaires, de gardes et de marques.

glossary-crew-cube = cube Équipage
    .definition = Une pièce de votre équipage.

glossary-guard = garde
    .definition = Un cube posé dans votre galerie sur un échantillon.

glossary-trader = vendeur
    .definition = Un cube posé sur un marché ; sans lui, on n’y vend pas.

glossary-envoy = émissaire
    .definition = Un cube posé dans un centre de commandement ; il compte pour la majorité.

glossary-buyer = acheteur
    .definition = Un pion d’une couleur qui attend dans une file et paie les reliques de cette couleur.

glossary-white-buyer = acheteur blanc
    .definition = Un acheteur intéressé par toutes les couleurs.

glossary-queue = file d’acheteurs
    .definition = Les acheteurs d’un marché, quatre au plus, dans l’ordre de leur arrivée.

glossary-action-card = carte Action
    .definition = Une carte d’une couleur et d’un symbole, à 3 fuel, qui paie une action.

glossary-travel-card = carte Déplacement
    .definition = Une carte à 2, 3 ou 4 fuel, sans couleur ni symbole, que l’on récupère à chaque manche.

glossary-fuel = symbole Fuel
    .definition = Un pas d’explorateur dans un Déplacement.

glossary-symbol = symbole
    .definition = Le signe commun à une carte Action, aux marchés et à leur centre de commandement ; les marchés noirs en ont un à eux.

glossary-buyer-card = carte Acheteur
    .definition = Une carte qui désigne la couleur d’un acheteur à ajouter à une file.

glossary-command-tile = tuile Commandement
    .definition = Une tuile d’un centre de commandement, activée en rappelant un émissaire.

glossary-tile-faces = face blanche, face jaune
    .definition = Les deux faces d’une tuile Commandement : la blanche à la manche 2, la jaune à la manche 3.

glossary-initiative-marker = marqueur Initiative
    .definition = Un numéro, pris en sondant, qui donne la place à jouer à la manche suivante.

glossary-turn-order-disc = disque Ordre du tour
    .definition = Votre pièce sur la piste Ordre du tour.

glossary-round-marker = marqueur de manche
    .definition = La pièce qui indique la manche en cours.

glossary-credits = crédits
    .definition = L’argent et les points du jeu : le plus riche gagne.

## Le jeu

glossary-round = manche
    .definition = Une Préparation, des tours jusqu’à ce que tous aient passé, un décompte. Il y en a trois.

glossary-turn = tour
    .definition = Deux actions d’un joueur.

glossary-preparation-phase = Phase de Préparation
    .definition = Le début des manches 2 et 3 : tuiles, files, sondage, ordre, cartes, marché noir.

glossary-action-phase = Phase d’Actions
    .definition = La partie de la manche où l’on joue ses tours.

glossary-scoring-phase = Phase de Décompte
    .definition = La fin de la manche, où les majorités des centres rapportent.

glossary-travel = Déplacement
    .definition = L’action qui fait avancer vos explorateurs le long des lignes.

glossary-excavate = Fouille
    .definition = L’action qui découvre une ou deux reliques là où sont vos explorateurs.

glossary-market-action = Marchandage
    .definition = L’action qui envoie un vendeur et ajoute des acheteurs à un marché.

glossary-sell = Vente
    .definition = L’action qui vend des reliques d’une couleur, sur trois marchés au plus.

glossary-command = Commandement
    .definition = L’action qui envoie un vendeur, place un émissaire ou en rappelle un.

glossary-smuggle = Contrebande
    .definition = L’action qui refourgue ou achète des reliques au marché noir.

glossary-survey = Sondage
    .definition = L’action qui prend une place du sondage des sols et l’initiative, et révèle deux reliques.

glossary-pass = Passer
    .definition = Cesser de jouer jusqu’à la manche suivante, en gardant deux cartes Action.

glossary-popularity-track = piste Popularité
    .definition = Les dix cases d’où partent et où reviennent les acheteurs d’une couleur.

glossary-current-popularity = popularité actuelle
    .definition = La plus haute case libre d’une piste ; elle donne le rang de la couleur, donc un gain à la Vente.

glossary-interested-buyer = acheteur intéressé
    .definition = Un acheteur de la couleur vendue, ou un blanc : 2 crédits chacun.

glossary-promoted = promu
    .definition = Se dit du vendeur qui devient émissaire après une vente.

glossary-recall = rappeler
    .definition = Reprendre un émissaire d’un centre pour activer sa tuile.

glossary-fence = refourguer
    .definition = Céder une relique au marché noir contre sa valeur.

glossary-eject = éjecter
    .definition = Renvoyer le premier acheteur d’une file pleine au plateau Acheteurs.

glossary-majority = majorité
    .definition = Le classement des joueurs dans un centre, selon leurs émissaires.

## Zu

glossary-zu = Zu
    .definition = La corporation de clones, tenue par le programme, que l’on affronte seul.

glossary-quick-sale = Coup de fusil
    .definition = Une carte de Zu : un marchandage et une vente en un geste.

glossary-failed-action = échec de l’action
    .definition = Une carte que Zu ne peut pas appliquer ; il gagne 10 crédits.

glossary-influence-difference = plus grande différence d’influence
    .definition = La liste de priorités par laquelle Zu choisit un centre de commandement.

glossary-most-lucrative-market = marché le plus lucratif
    .definition = La liste de priorités par laquelle Zu choisit un marché.
