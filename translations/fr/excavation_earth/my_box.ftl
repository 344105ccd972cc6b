### Excavation Earth : les mots des tables et des formulaires de « Ma boîte », ce qui est à relever d’abord, ce qui ne va pas.

## Les tables

ee-sheet-box-colours = Couleurs des joueurs
    .row = N°
    .value = Couleur
ee-sheet-box-counts = Décompte du matériel
    .row = Matériel
    .value = Nombre
ee-sheet-buyers-payout = Gain par popularité
    .row = Rang
    .value = Crédits
ee-sheet-command-tiles = Tuiles Commandement
    .row = Tuile
ee-sheet-factions = Plateaux Faction
    .row = Faction
ee-sheet-gallery-column_credits = Crédits des colonnes
    .row = Échantillons
    .value = Crédits
ee-sheet-gallery-row_credits = Crédits des rangées
    .row = Échantillons
    .value = Crédits
ee-sheet-map-locations = Lieux de la carte
    .row = Lieu
ee-sheet-numbers-sell_markets = Vente sur plusieurs marchés
    .row = Marchés
    .value = Gain
ee-sheet-numbers-majorities = Majorités des centres
    .row = Manche
    .value = Crédits, rang par rang
ee-sheet-relics-copies = Exemplaires des reliques
    .row = Relique
    .value = Exemplaires
ee-sheet-symbols-centres = Symboles des centres
    .row = Centre
    .value = Symbole
ee-sheet-symbols-markets = Symboles des marchés
    .row = Marché
    .value = Symbole
ee-sheet-zu-cards-excavate = Cartes Fouille de Zu
    .row = Carte
    .value = Couleurs
ee-sheet-zu-cards-command = Cartes Commandement de Zu
    .row = Carte
    .value = Marché
ee-sheet-zu-round_decks = Paquets de Zu
    .row = Manche
    .value = Cartes

## Les colonnes, et les parties d’une donnée

ee-column-white = Face blanche
ee-column-yellow = Face jaune
ee-column-initiative = Initiative
ee-column-hold = Soute
ee-column-container = Conteneur
ee-column-black_market = Marché noir
ee-column-market = Marché
ee-column-region = Région
ee-column-glyphs = Glyphes
ee-column-credits = Crédits
ee-column-draw = Cartes piochées
ee-column-keep = Cartes gardées
ee-column-n = Crédits
ee-column-up_to = Jusqu’à
ee-column-white_max = Dont blancs, au plus
ee-column-each = Sur chacun
ee-column-distinct_colours = De couleurs différentes
ee-column-distinct_markets = Sur des marchés différents
ee-column-same_queue_allowed = Même file permise
ee-column-end_on_own_explorer = Là où l’on a déjà un explorateur
ee-column-sample = Échantillon permis
ee-column-store = Rangées dans
ee-column-price = Prix
ee-column-numbers-sites = Sur les sites
ee-column-numbers-black_market = Au marché noir

## Les effets

ee-op-draw_action_cards = piocher des cartes Action
ee-op-gain_credits = gagner des crédits
ee-op-teleport_explorers = téléporter des explorateurs
ee-op-take_site_relics = prendre des reliques des sites
ee-op-add_buyers = ajouter des acheteurs
ee-op-send_traders = envoyer des marchands
ee-op-buy_visible_relics = acheter des reliques visibles
ee-op-place_envoys_other_centres = placer des émissaires dans les autres centres

## Les choix

ee-choice-hold = soute
ee-choice-container = conteneur caché

## Ce qui est nommé

ee-named-price = Moitié de la valeur, arrondie au-dessus

## À relever d’abord

ee-first-edges = lignes de la carte
ee-first-sites = régions et glyphes des sites
ee-first-copies = exemplaires des reliques
ee-first-action = cartes Action
ee-first-buyers = cartes Acheteur
ee-first-tiles = effets des tuiles Commandement
ee-first-payout = crédits de la popularité
ee-first-gallery = tableau de la galerie
ee-first-factions = initiatives et soutes des factions
ee-first-symbols = symboles des marchés et des centres
ee-first-zu = plateau et cartes de Zu

## Ce qui ne va pas, et ce qui surprend

ee-box-idle-effect = L’effet { $number } ne fait rien : il lui faut un nombre.
ee-box-keeps-more = On ne peut garder { $keep } cartes en en piochant { $draw }.
ee-box-few-cards = Il y a { $cards } cartes Action, et il en faut { $needed } à { $players } joueurs.
ee-box-no-card = Aucune carte Action : { $what }.
ee-box-no-buyer-card = Aucune carte Acheteur : { $what }.
ee-box-few-relics = Il y a { $relics } reliques par couleur, et la mise en place à { $players } joueurs en demande { $needed }.
ee-box-few-buyers = La mise en place demande { $needed } acheteurs, et il y en a { $buyers }.
ee-box-idle-centre = Aucun marché n’a ce symbole : personne n’y deviendrait émissaire.
ee-box-few-lines = { $place } : { $lines ->
        [one] une seule ligne y mène
       *[other] { $lines } lignes y mènent
    } ; partout ailleurs, trois au moins.
ee-box-markets = { $symbol } : { $counted } marchés, contre { $usual } pour les autres centres.
ee-box-places = { $counted } lieux, et le livret en compte { $usual }.
ee-box-black-markets = { $counted } marchés noirs, et le livret en compte { $usual }.
ee-box-weaker = La face jaune donne moins que la blanche.
ee-box-spot = Cette place est hors de la carte.
ee-box-same-spot = Un autre lieu est dessiné au même endroit.
