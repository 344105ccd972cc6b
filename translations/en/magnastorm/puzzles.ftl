# Magnastorm: titles of puzzles, by theme. They name neither the move nor the piece.

ms-puzzle-reputation = A little reputation
ms-puzzle-objectives = Objective within reach
ms-puzzle-majorities = Holding the sector
ms-puzzle-scientists = Finding a scientist
ms-puzzle-commanders = The right commander
ms-puzzle-levels = Research rising
ms-puzzle-labs = A lab that pays
ms-puzzle-ways = Parking the Scout
ms-puzzle-cubes = Cubes in hand
ms-puzzle-turns = At the right moment
ms-puzzle-columns = The right column
ms-puzzle-victory = Finishing first

ms-puzzle-in-round = round { $figure }
