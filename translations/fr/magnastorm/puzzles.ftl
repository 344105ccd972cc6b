# Magnastorm : les titres des problèmes, par thème. Ils ne disent ni le coup ni la pièce.

ms-puzzle-reputation = Un peu de réputation
ms-puzzle-objectives = Objectif à portée
ms-puzzle-majorities = Tenir le secteur
ms-puzzle-scientists = Trouver son scientifique
ms-puzzle-commanders = Le bon commandant
ms-puzzle-levels = Monter en recherche
ms-puzzle-labs = Un laboratoire rentable
ms-puzzle-ways = Bien garer le Scout
ms-puzzle-cubes = Garder des cubes
ms-puzzle-turns = Jouer au bon moment
ms-puzzle-columns = La bonne colonne
ms-puzzle-victory = Finir le premier

ms-puzzle-in-round = manche { $figure }
