# Council of Shadows: titles of puzzles, by theme. They name neither the move nor the piece.

cs-puzzle-levels = One level up
cs-puzzle-energy = Energy first
cs-puzzle-consumption = Less is more
cs-puzzle-cubes = Colonies in waiting
cs-puzzle-majorities = Majority first
cs-puzzle-resources = The means to buy
cs-puzzle-bonus = A bonus to take
cs-puzzle-improvements = A useful improvement
cs-puzzle-powers = A lasting power
cs-puzzle-cards = The right card
cs-puzzle-plan = A plan in order
cs-puzzle-victory = The last turn

cs-puzzle-in-round = round { $figure }
