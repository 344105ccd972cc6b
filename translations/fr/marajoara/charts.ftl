### Les plateaux à recaler, et ce qui y est imprimé.

chart-marajoara-grid = Grille de fouilles
chart-marajoara-tracks = Pistes de fouille
chart-marajoara-museum = Musée

mj-chart-blue = Bleue
mj-chart-yellow = Jaune
mj-chart-red = Rouge
mj-chart-rounds = Manches
mj-chart-lap = Tour
mj-chart-case = Vitrine
mj-chart-fragments = Fragments
mj-chart-row = Rangées
mj-chart-pip = Par point de dé
mj-chart-neighbour = Par voisin
