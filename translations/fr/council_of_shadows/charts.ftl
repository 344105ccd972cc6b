### Les plateaux à recaler, et ce qui y est imprimé.

chart-council-of-shadows-board = Galaxies, 3 et 4 joueurs
chart-council-of-shadows-board-small = Galaxies, 2 joueurs
chart-council-of-shadows-shape-2 = Galaxie de 2 espaces
chart-council-of-shadows-shape-3 = Galaxie de 3 espaces
chart-council-of-shadows-shape-4 = Galaxie de 4 espaces
chart-council-of-shadows-shape-5 = Galaxie de 5 espaces
chart-council-of-shadows-mat = Plateau joueur
chart-council-of-shadows-council = Conseil et pistes

cs-chart-bands = Bandes des secteurs, de bas en haut
cs-chart-improvements = Améliorations : prix, énergie
cs-chart-ava = Zone d’Ava
cs-chart-stations = Prix des stations
cs-chart-compensation = Compensations
cs-chart-energy = Piste d’énergie
cs-chart-consumption = Consommation, de … à …
cs-chart-slots = Places de station
