### Les plateaux à recaler, et ce qui y est imprimé.

chart-excavation-earth-map = Carte
chart-excavation-earth-buyers = Acheteurs
chart-excavation-earth-ship = Vaisseau mère et ventes
chart-excavation-earth-mat = Galeries et factions

ee-chart-payout = Gains par rang
ee-chart-track = Cases de la piste
ee-chart-centres = Centres de commandement
ee-chart-markets = Symboles des marchés, 1 à 6
ee-chart-black = Marchés noirs
ee-chart-majorities = Majorités, par manche
ee-chart-sales = Vendre sur 1, 2, 3 marchés : crédits, cartes tirées, gardées
ee-chart-columns = Colonnes de la galerie
ee-chart-rows = Lignes de la galerie
ee-chart-column-credits = Crédits d’une colonne, par reliques
ee-chart-row-credits = Crédits d’une ligne, par reliques
ee-chart-cards = Cartes
ee-chart-initiative = Initiative de chaque faction
ee-chart-hold = Cale
ee-chart-container = Conteneur

chart-kind-dig = site de fouille
chart-kind-market = marché
chart-kind-black = marché noir
chart-kind-edges = ligne
chart-kind-wraps = ligne autour du globe
