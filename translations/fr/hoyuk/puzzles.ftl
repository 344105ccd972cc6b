# Höyük : les titres des problèmes, par thème. Ils ne disent ni le coup ni la pièce.

hk-puzzle-points = Compter avant de bâtir
hk-puzzle-largest = La plus grande famille
hk-puzzle-hand = Des cartes pour demain
hk-puzzle-cards-now = Ce tour-ci, ou jamais
hk-puzzle-cards-later = Préparer la pioche
hk-puzzle-families = Une famille de plus ?
hk-puzzle-storeys = Prendre de la hauteur
hk-puzzle-company = Bons voisins
hk-puzzle-calamities = Avant l’orage
hk-puzzle-herds = Les bêtes d’abord
hk-puzzle-clan = Le mot du chaman
hk-puzzle-victory = La dernière marche

hk-puzzle-in-round = tour { $figure }
