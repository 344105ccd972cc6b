### Les plateaux à recaler, et ce qui y est imprimé.

chart-magnastorm-planet-large = Planète, 4 joueurs
chart-magnastorm-planet-small = Planète, 2 et 3 joueurs
chart-magnastorm-panel-large = Tableau d’action, 4 joueurs
chart-magnastorm-panel-small = Tableau d’action, 2 et 3 joueurs
chart-magnastorm-research = Pistes de recherche
chart-magnastorm-tile = Tuile centrale
chart-magnastorm-mat = Plateau joueur

ms-chart-cost = Prix A
ms-chart-gain = Gain B
ms-chart-cells = Bonus des cases
ms-chart-levels = Niveaux
ms-chart-large = 4 joueurs
ms-chart-small = 2 et 3
ms-chart-trailing = Secteur de queue, par laboratoires
ms-chart-middle = Secteur du milieu
ms-chart-leading = Secteur de tête
ms-chart-START_1 = Secteurs calmes, départ 1
ms-chart-START_2 = Secteurs calmes, départ 2
ms-chart-labs = Prix des laboratoires
ms-chart-stations = Prix des stations
