### Excavation Earth : les noms des choses, tels qu’ils entrent dans une phrase.
### Valeur : le nom seul. .the : « le … » · .a : « un … » · .at : où · .from : d’où · .of : « de … » · .to : vers où.
### Variables : $colour couleur d’une relique ou d’un acheteur (Y jaune, G vert, R rouge, V violet, O orange, W blanc) ·
### $owner couleur d’un joueur (black, pink, yellow, brown, blue) · $glyph (g1 à g4) · $relic sorte de relique (Yg1 à Og4) ·
### $symbol symbole de carte (SA, SB, SC, SM) · $place lieu (M1, R2, BW…) · $market numéro imprimé, de 1 à 6 · $centre de 1 à 3,
### de gauche à droite · $tile (CT1 à CT8) · $faction (GUL, ISS, AQU, DAL, KUT, ZU) · $store (hold, container) · $action · $count.

game-excavation_earth = Excavation Earth

## Couleurs

colour = { $colour ->
        [Y] jaune
        [G] vert
        [R] rouge
        [V] violet
        [O] orange
       *[W] blanc
    }
    .feminine = { $colour ->
        [Y] jaune
        [G] verte
        [R] rouge
        [V] violette
        [O] orange
       *[W] blanche
    }
    .plural = { $colour ->
        [Y] jaunes
        [G] verts
        [R] rouges
        [V] violets
        [O] orange
       *[W] blancs
    }
    .feminine-plural = { $colour ->
        [Y] jaunes
        [G] vertes
        [R] rouges
        [V] violettes
        [O] orange
       *[W] blanches
    }
    .the = { $colour ->
        [O] l’orange
       *[other] le { colour }
    }
    .of = { $colour ->
        [O] de l’orange
       *[other] du { colour }
    }
    .short = { $colour ->
        [Y] Ja
        [G] Ve
        [R] Ro
        [V] Vi
        [O] Or
       *[W] Bl
    }

region = région { colour.feminine }
    .the = la { region }
    .at = dans la { region }
    .of = de la { region }

popularity-track = piste Popularité { colour.feminine }
    .the = la { popularity-track }
    .at = sur la { popularity-track }
    .from = de la { popularity-track }

## Glyphes et reliques

glyph = { $glyph ->
        [g1] Œil
        [g2] Griffe
        [g3] Spirale
       *[g4] Étoile
    }
    .the = { $glyph ->
        [g1] l’Œil
        [g2] la Griffe
        [g3] la Spirale
       *[g4] l’Étoile
    }
    .of = { $glyph ->
        [g1] de l’Œil
        [g2] de la Griffe
        [g3] de la Spirale
       *[g4] de l’Étoile
    }
    .with = { $glyph ->
        [g1] à l’Œil
        [g2] à la Griffe
        [g3] à la Spirale
       *[g4] à l’Étoile
    }

# Une relique désignée par sa couleur et son glyphe.
relic-kind = relique { colour.feminine } { glyph.with }
    .the = la { relic-kind }

relic-colour = relique { colour.feminine }
    .plural = reliques { colour.feminine-plural }
    .count = { $count ->
        [one] { $count } relique { colour.feminine }
       *[other] { $count } reliques { colour.feminine-plural }
    }

# Une relique désignée par son nom, qui dit aussi sa couleur. .name : sans la couleur, pour une étiquette.
relic = { $relic ->
        [Yg1] chat porte-bonheur jaune
        [Yg2] plaque minéralogique jaune
        [Yg3] enjoliveur jaune
        [Yg4] ballon crevé jaune
        [Gg1] trophée de cerf vert
        [Gg2] nain de jardin vert
        [Gg3] arrosoir vert
        [Gg4] boule à facettes verte
        [Rg1] panneau stop rouge
        [Rg2] cône de chantier rouge
        [Rg3] juke-box rouge
        [Rg4] combiné téléphonique rouge
        [Vg1] canard de bain violet
        [Vg2] couronne en toc violette
        [Vg3] cassette audio violette
        [Vg4] cube casse-tête violet
        [Og1] écriteau de toilettes orange
        [Og2] grille-pain orange
        [Og3] manette de jeu orange
        [Og4] lampe à lave orange
       *[other] relique { $relic }
    }
    .the = { $relic ->
        [Yg2] la { relic }
        [Yg3] l’{ relic }
        [Gg3] l’{ relic }
        [Gg4] la { relic }
        [Vg2] la { relic }
        [Vg3] la { relic }
        [Og1] l’{ relic }
        [Og3] la { relic }
        [Og4] la { relic }
       *[other] le { relic }
    }
    .a = { $relic ->
        [Yg2] une { relic }
        [Gg4] une { relic }
        [Vg2] une { relic }
        [Vg3] une { relic }
        [Og3] une { relic }
        [Og4] une { relic }
       *[other] un { relic }
    }
    .of = { $relic ->
        [Yg2] de la { relic }
        [Yg3] de l’{ relic }
        [Gg3] de l’{ relic }
        [Gg4] de la { relic }
        [Vg2] de la { relic }
        [Vg3] de la { relic }
        [Og1] de l’{ relic }
        [Og3] de la { relic }
        [Og4] de la { relic }
       *[other] du { relic }
    }
    .name = { $relic ->
        [Yg1] Chat porte-bonheur
        [Yg2] Plaque minéralogique
        [Yg3] Enjoliveur
        [Yg4] Ballon crevé
        [Gg1] Trophée de cerf
        [Gg2] Nain de jardin
        [Gg3] Arrosoir
        [Gg4] Boule à facettes
        [Rg1] Panneau stop
        [Rg2] Cône de chantier
        [Rg3] Juke-box
        [Rg4] Combiné téléphonique
        [Vg1] Canard de bain
        [Vg2] Couronne en toc
        [Vg3] Cassette audio
        [Vg4] Cube casse-tête
        [Og1] Écriteau de toilettes
        [Og2] Grille-pain
        [Og3] Manette de jeu
        [Og4] Lampe à lave
       *[other] { $relic }
    }

gallery-cell = case { relic.of }
    .the = la { gallery-cell }
    .at = sur la { gallery-cell }
gallery-column = colonne { colour.feminine }
    .the = la { gallery-column }
gallery-row = rangée { glyph.of }
    .the = la { gallery-row }

## Symboles et cartes

symbol = { $symbol ->
        [SA] Prisme
        [SB] Anneau
        [SC] Trident
       *[SM] Masque
    }
    .the = { $symbol ->
        [SA] le Prisme
        [SB] l’Anneau
        [SC] le Trident
       *[SM] le Masque
    }
    .of = { $symbol ->
        [SA] du Prisme
        [SB] de l’Anneau
        [SC] du Trident
       *[SM] du Masque
    }
    .with = { $symbol ->
        [SA] au Prisme
        [SB] à l’Anneau
        [SC] au Trident
       *[SM] au Masque
    }

action-card = carte { colour.feminine } { symbol.with }
    .the = la { action-card }
    .a = une { action-card }

# $fuel : combien de symboles Fuel elle porte.
travel-card = carte Déplacement à { $fuel } fuel
    .the = la { travel-card }
    .a = une { travel-card }

action-cards = { $count ->
        [one] { $count } carte Action
       *[other] { $count } cartes Action
    }

buyer-card = carte Acheteur { colour.feminine }
    .the = la { buyer-card }

initiative-marker = marqueur Initiative { $n }
    .the = le { initiative-marker }

## Lieux de la carte

# .name : le nom sur la carte du monde.
place = { $place ->
        [M1] marché 1
        [M2] marché 2
        [M3] marché 3
        [M4] marché 4
        [M5] marché 5
        [M6] marché 6
        [BW] marché noir de l’ouest
        [BC] marché noir du centre
        [BE] marché noir de l’est
        [R1] Rocheuses
        [R2] Grands Lacs
        [R3] Mésoamérique
        [G1] île de Pâques
        [G2] Amazonie
        [G3] pampa
        [Y1] Sahara
        [Y2] Le Cap
        [V1] Europe
        [V2] Oural
        [O1] désert de Gobi
        [O2] Indonésie
       *[other] { $place }
    }
    .the = { $place ->
        [R1] les Rocheuses
        [R2] les Grands Lacs
        [R3] la Mésoamérique
        [G1] l’île de Pâques
        [G2] l’Amazonie
        [G3] la pampa
        [Y2] Le Cap
        [V1] l’Europe
        [V2] l’Oural
        [O2] l’Indonésie
       *[other] le { place }
    }
    .at = { $place ->
        [R1] dans les Rocheuses
        [R2] aux Grands Lacs
        [R3] en Mésoamérique
        [G1] sur l’île de Pâques
        [G2] en Amazonie
        [G3] dans la pampa
        [Y1] au Sahara
        [Y2] au Cap
        [V1] en Europe
        [V2] dans l’Oural
        [O1] dans le désert de Gobi
        [O2] en Indonésie
       *[other] au { place }
    }
    .from = { $place ->
        [R1] des Rocheuses
        [R2] des Grands Lacs
        [R3] de Mésoamérique
        [G1] de l’île de Pâques
        [G2] d’Amazonie
        [G3] de la pampa
        [Y2] du Cap
        [V1] d’Europe
        [V2] de l’Oural
        [O2] d’Indonésie
       *[other] du { place }
    }
    .to = vers { place.the }
    .name = { $place ->
        [M1] Alaska
        [M2] Bermudes
        [M3] Golfe de Guinée
        [M4] Scandinavie
        [M5] Inde
        [M6] Australie
        [BW] Marché noir ouest
        [BC] Marché noir central
        [BE] Marché noir est
        [R1] Rocheuses
        [R2] Grands Lacs
        [R3] Mésoamérique
        [G1] Île de Pâques
        [G2] Amazonie
        [G3] Pampa
        [Y1] Sahara
        [Y2] Le Cap
        [V1] Europe
        [V2] Oural
        [O1] Gobi
        [O2] Indonésie
       *[other] { $place }
    }

place-kind = { $kind ->
        [market] marché
        [site] site de fouille
        [both] marché et site de fouille
       *[black_market] marché noir
    }

market = marché { $market }
    .the = le { market }
    .at = au { market }
    .from = du { market }

queue = file du { market }
    .the = la { queue }
    .at = dans la { queue }
    .from = de la { queue }

black-market = marché noir
    .the = le marché noir
    .at = au marché noir
    .from = du marché noir

pile = pile { colour.feminine } du marché noir
    .the = la { pile }
    .under = sous la { pile }
    .from = de la { pile }

centre = { $centre ->
        [1] centre du Prisme
        [2] centre de l’Anneau
       *[3] centre du Trident
    }
    .the = le { centre }
    .at = au { centre }
    .from = du { centre }
    .side = { $centre ->
        [1] à gauche
        [2] au milieu
       *[3] à droite
    }

## Plateaux et réserves

board-main = plateau central
    .the = le plateau central
    .at = sur le plateau central
    .from = du plateau central

board-buyers = plateau Acheteurs
    .the = le plateau Acheteurs
    .at = sur le plateau Acheteurs
    .from = du plateau Acheteurs

board-mothership = Vaisseau-mère
    .the = le Vaisseau-mère
    .at = sur le Vaisseau-mère
    .from = du Vaisseau-mère

board-faction = plateau Faction
    .the = le plateau Faction
    .at = sur le plateau Faction
    .from = du plateau Faction

gallery = galerie
    .the = la galerie
    .at = dans la galerie
    .from = de la galerie

store = { $store ->
        [hold] soute
       *[container] conteneur caché
    }
    .the = { $store ->
        [hold] la soute
       *[container] le conteneur caché
    }
    .at = { $store ->
        [hold] dans la soute
       *[container] dans le conteneur caché
    }
    .from = { $store ->
        [hold] de la soute
       *[container] du conteneur caché
    }
    .your = { $store ->
        [hold] votre soute
       *[container] votre conteneur caché
    }

supply = réserve
    .the = la réserve
    .at = dans la réserve
    .from = de la réserve

white-area = emplacement des acheteurs blancs
    .the = l’emplacement des acheteurs blancs
    .at = sur l’emplacement des acheteurs blancs

survey-row = sondage des sols
    .the = le sondage des sols
    .at = dans le sondage des sols
    .from = du sondage des sols

action-deck = pioche des cartes Action
    .the = la pioche des cartes Action
action-discard = défausse des cartes Action
    .the = la défausse des cartes Action
buyer-deck = pioche des cartes Acheteur
    .the = la pioche des cartes Acheteur
relic-reserve = réserve de reliques { colour.feminine-plural }
    .the = la { relic-reserve }
    .from = de la { relic-reserve }
round-track = piste de manche
    .the = la piste de manche

## Joueurs et leurs pièces

seat = { $owner ->
        [black] Noir
        [pink] Rose
        [yellow] Jaune
        [brown] Marron
       *[blue] Bleu
    }
    .of = de { seat }
    .to = à { seat }
    .adjective = { $owner ->
        [black] noir
        [pink] rose
        [yellow] jaune
        [brown] marron
       *[blue] bleu
    }
    .adjective-feminine = { $owner ->
        [black] noire
        [pink] rose
        [yellow] jaune
        [brown] marron
       *[blue] bleue
    }

explorer = explorateur { seat.adjective }
    .the = l’{ explorer }

crew-cube = cube Équipage { seat.adjective }
    .the = le { crew-cube }

trader = vendeur { seat.adjective }
    .the = le { trader }

envoy = émissaire { seat.adjective }
    .the = l’{ envoy }

guard = garde { seat.adjective }
    .the = le { guard }

turn-order-disc = disque Ordre du tour { seat.adjective }
    .the = le { turn-order-disc }

## Acheteurs

buyer = acheteur { colour }
    .the = l’{ buyer }
    .a = un { buyer }
    .plural = acheteurs { colour.plural }
    .count = { $count ->
        [one] { $count } acheteur { colour }
       *[other] { $count } acheteurs { colour.plural }
    }

## Actions

action = { $action ->
        [travel] Déplacement
        [excavate] Fouille
        [market] Marchandage
        [sell] Vente
        [command] Commandement
        [smuggle] Contrebande
        [survey] Sondage
       *[pass] Passer
    }
    .a = { $action ->
        [travel] un Déplacement
        [excavate] une Fouille
        [market] un Marchandage
        [sell] une Vente
        [command] un Commandement
        [smuggle] une Contrebande
        [survey] un Sondage
       *[pass] un tour passé
    }

phase = { $phase ->
        [preparation] Phase de Préparation
        [actions] Phase d’Actions
       *[scoring] Phase de Décompte
    }

## Factions

faction = { $faction ->
        [GUL] Cartel Gul
        [ISS] Is’sisinui
        [AQU] Collectif Aquilla
        [DAL] Corpo Dal-Harrai
        [KUT] Union Kutu Kuti
       *[ZU] Zu
    }
    .the = { $faction ->
        [GUL] le Cartel Gul
        [ISS] les Is’sisinui
        [AQU] le Collectif Aquilla
        [DAL] la Corpo Dal-Harrai
        [KUT] l’Union Kutu Kuti
       *[ZU] Zu
    }
    .nickname = { $faction ->
        [GUL] Les Contrebandiers
        [ISS] Les Psychiques
        [AQU] Les Marchands
        [DAL] Les Pilotes
        [KUT] Les Archéologues
       *[ZU] La corporation des clones
    }
    .power = { $faction ->
        [GUL] Vente : si un de vos explorateurs est sur un marché noir, vous pouvez d’abord acheter une relique visible à sa valeur, et la vendre aussitôt.
        [ISS] Sondage : trois reliques révélées au lieu de deux ; l’une d’elles peut aller gratuitement dans votre soute.
        [AQU] Vente : le marché au symbole de la carte jouée est ouvert même sans vendeur à vous.
        [DAL] Au début de chacun de vos tours : un pas gratuit avec un explorateur.
        [KUT] Fouille avec un seul explorateur : la seconde relique peut venir du même site ou d’un site adjacent.
       *[ZU] Pas de main ni d’explorateur : Zu retourne deux cartes par tour et suit ses priorités.
    }

## Tuiles Commandement

# .white et .yellow : les deux faces, telles que l’édition fournie les donne.
tile = { $tile ->
        [CT1] Ravitaillement
        [CT2] Subvention
        [CT3] Téléportation
        [CT4] Extraction orbitale
        [CT5] Campagne de rumeurs
        [CT6] Équipe de vente
        [CT7] Filière discrète
       *[CT8] Groupe de pression
    }
    .white = { $tile ->
        [CT1] Piochez 2 cartes Action.
        [CT2] Gagnez 6 crédits.
        [CT3] Envoyez jusqu’à 2 de vos explorateurs sur des lieux de votre choix. Gagnez 2 crédits.
        [CT4] Prenez dans votre soute 1 relique d’un site de fouille quelconque.
        [CT5] Ajoutez jusqu’à 2 acheteurs colorés, chacun au bout de la file de votre choix.
        [CT6] Envoyez des vendeurs sur 2 marchés différents au plus.
        [CT7] Achetez 1 relique visible du marché noir pour la moitié de sa valeur, arrondie vers le haut.
       *[CT8] Placez un émissaire dans chacun des deux autres centres.
    }
    .yellow = { $tile ->
        [CT1] Piochez 3 cartes Action et gardez-en 2. Gagnez 3 crédits.
        [CT2] Gagnez 10 crédits.
        [CT3] Envoyez jusqu’à 3 de vos explorateurs sur des lieux de votre choix. Gagnez 4 crédits.
        [CT4] Prenez dans votre soute jusqu’à 2 reliques de couleurs différentes, de sites de fouille quelconques.
        [CT5] Ajoutez jusqu’à 3 acheteurs, dont 1 blanc au plus, chacun au bout de la file de votre choix.
        [CT6] Envoyez des vendeurs sur 3 marchés différents au plus.
        [CT7] Achetez jusqu’à 2 reliques visibles du marché noir, de couleurs différentes, chacune pour la moitié de sa valeur arrondie vers le haut.
       *[CT8] Placez un émissaire dans chacun des deux autres centres. Gagnez 4 crédits.
    }
    .the = la tuile { tile }

tile-face = { $face ->
        [white] face blanche
       *[yellow] face jaune
    }

# Un effet d’une tuile, d’après ses données : pour une édition que le propriétaire d’une boîte a corrigée.
# $draw et $keep : cartes · $up_to : combien au plus · $n : crédits · $white : acheteurs blancs permis.
tile-effect-draw-action-cards = { $draw ->
        [one] Piochez { $draw } carte Action
       *[other] Piochez { $draw } cartes Action
    }{ $keep ->
        [all] {""}
       *[other] {" "}et gardez-en { $keep }
    }.
tile-effect-gain-credits = { $n ->
        [one] Gagnez { $n } crédit.
       *[other] Gagnez { $n } crédits.
    }
tile-effect-teleport-explorers = { $up_to ->
        [one] Envoyez un de vos explorateurs sur un lieu de votre choix.
       *[other] Envoyez jusqu’à { $up_to } de vos explorateurs sur des lieux de votre choix.
    }
tile-effect-take-site-relics = { $up_to ->
        [one] Prenez dans votre soute { $up_to } relique d’un site de fouille quelconque.
       *[other] Prenez dans votre soute jusqu’à { $up_to } reliques de couleurs différentes, de sites de fouille quelconques.
    }
tile-effect-add-buyers = { $up_to ->
        [one] Ajoutez { $up_to } acheteur
       *[other] Ajoutez jusqu’à { $up_to } acheteurs
    }{ $white ->
        [0] { $up_to ->
            [one] {" "}coloré
           *[other] {" "}colorés
        }
       *[other] , dont { $white } blanc au plus
    }, chacun au bout de la file de votre choix.
tile-effect-send-traders = { $up_to ->
        [one] Envoyez un vendeur sur un marché de votre choix.
       *[other] Envoyez des vendeurs sur { $up_to } marchés différents au plus.
    }
tile-effect-buy-visible-relics = { $up_to ->
        [one] Achetez { $up_to } relique visible du marché noir pour la moitié de sa valeur, arrondie vers le haut.
       *[other] Achetez jusqu’à { $up_to } reliques visibles du marché noir, de couleurs différentes, chacune pour la moitié de sa valeur arrondie vers le haut.
    }
tile-effect-place-envoys-other-centres = Placez un émissaire dans chacun des deux autres centres.

## Cartes de Zu

# $kind : la sorte · $colour et $second : les deux couleurs d’une Fouille · $market : le marché d’un Commandement.
zu-card = { $kind ->
        [excavate] Fouille
        [excavate_popular] Fouille
        [survey] Sondage
        [sell] Vente
        [quick_sale] Coup de fusil
        [market] Marchandage
       *[command] Commandement
    }
    .the = la carte { zu-card }
    .text = { $kind ->
        [excavate] Prend jusqu’à deux reliques de la plus populaire de ces deux couleurs.
        [excavate_popular] Prend jusqu’à deux reliques de la couleur la plus populaire.
        [survey] Pioche une carte Action, prend une place du sondage des sols, peut acheter une relique.
        [sell] Vend des reliques d’une couleur, sur trois marchés au plus.
        [quick_sale] Vend une relique sur un marché, en y envoyant au besoin un vendeur.
        [market] Envoie des vendeurs sur deux marchés, avec des acheteurs.
       *[command] Vendeur au marché { $market } s’il n’y en a pas, émissaire dans son centre.
    }

zu-deck = pioche de Zu
    .the = la pioche de Zu
    .from = de la pioche de Zu
zu-discard = défausse de Zu
    .the = la défausse de Zu

## Quantités

amount-credits = { $count ->
        [one] { $count } crédit
       *[other] { $count } crédits
    }
amount-relics = { $count ->
        [one] { $count } relique
       *[other] { $count } reliques
    }
amount-samples = { $count ->
        [one] { $count } échantillon
       *[other] { $count } échantillons
    }
amount-cubes = { $count ->
        [one] { $count } cube Équipage
       *[other] { $count } cubes Équipage
    }
amount-envoys = { $count ->
        [one] { $count } émissaire
       *[other] { $count } émissaires
    }
amount-fuel = { $count } fuel
rank = { $n ->
        [1] 1ʳᵉ
       *[other] { $n }ᵉ
    }

round-number = manche { $n }
    .out-of = manche { $n } sur { $count }

## Modes

mode-excavation_earth-competitive = Partie ordinaire
mode-excavation_earth-zu = Solo contre Zu

## Options

option-factions = Faction
    .help = Son pouvoir, son initiative et ses cases de stockage en dépendent. Une faction qui n’est pas choisie est tirée au sort ; Zu a la sienne.
option-opening_draft = Mains de départ draftées
    .help = Chacun compose sa main de départ en gardant deux cartes à la fois et en passant le reste, comme avant les manches 2 et 3. Conseillé quand on connaît déjà le jeu ; impossible contre Zu.
option-promotion_optional = Promotion facultative
    .help = Après une vente, vous décidez marché par marché si un vendeur devient émissaire. D’ordinaire, il le devient toujours (décision A1).
option-sell_with_travel_cards = Vendre avec une carte Déplacement
    .help = Une carte Déplacement peut payer une Vente. Sans cette option, elle ne sert qu’à se déplacer (décision A2).
option-aquilla_both_markets = Aquilla : les deux marchés
    .help = Le pouvoir du Collectif Aquilla ouvre à la fois les deux marchés au symbole de la carte jouée, et non un seul (décision A3).
option-zu_influence_gap = Zu : le plus petit écart d’abord
    .help = Entre deux centres également avantageux, Zu regarde où l’écart entre vous est le plus petit avant de tirer au sort. Sans cette option, il tire au sort tout de suite (décision Z0).
option-zu_relicless_buyer = Zu sans relique : son acheteur coloré
    .help = Quand Zu marchande sans posséder de relique, il ajoute un acheteur d’une couleur tirée au sort, ou seulement le blanc (décision Z1).
option-zu_count_black_market = Zu compte aussi le marché noir
    .help = Pour savoir quelles reliques se font rares, Zu compte les piles du marché noir en plus des sites de fouille (décision Z7).
option-easier_1 = Plus facile : Zu sans crédit au départ
    .help = Zu commence la partie avec 0 crédit.
option-easier_2 = Plus facile : échecs sans compensation
    .help = Zu ne gagne rien quand une de ses actions échoue.
option-easier_3 = Plus facile : acheteur blanc seulement
    .help = Quand Zu marchande, il ajoute l’acheteur blanc, mais pas d’acheteur coloré.
option-easier_4 = Plus facile : cartes brûlées
    .help = Chaque Coup de fusil, Sondage ou Fouille de la couleur la plus populaire coûte à Zu la carte suivante de sa pioche. Il joue donc moins longtemps.
option-easier_5 = Plus facile : équipage limité
    .help = Zu n’a que ses 22 cubes Équipage. S’il en manque, son Marchandage, son Commandement ou son Coup de fusil échoue.
option-harder_1 = Plus difficile : fouille double
    .help = Avec une carte Fouille à deux couleurs, Zu découvre une relique de chacune.
option-harder_2 = Plus difficile : échecs à 15 crédits
    .help = Une action qui échoue rapporte à Zu 15 crédits au lieu de 10.
option-harder_3 = Plus difficile : stockage libre
    .help = Zu stocke toutes ses reliques où il veut, dans sa soute ou dans son conteneur caché.
option-harder_4 = Plus difficile : vos invendus coûtent
    .help = À la fin, les reliques qui vous restent sont déduites de votre total, à leur valeur.
option-harder_5 = Plus difficile : double achat
    .help = Chaque achat de Zu au marché noir est suivi d’un second, selon les mêmes règles.
