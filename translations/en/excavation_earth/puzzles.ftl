# Excavation Earth: titles of puzzles, by theme. They name neither the move nor the piece.

ee-puzzle-credits = Now, or later
ee-puzzle-sales = Who will buy?
ee-puzzle-traders = A place on the market
ee-puzzle-centres = Before the round is over
ee-puzzle-envoys = Those who stay
ee-puzzle-gallery = One more showcase
ee-puzzle-lines = One is missing
ee-puzzle-cubes = Something in reserve
ee-puzzle-cards = One card too many
ee-puzzle-places = In the right place
ee-puzzle-initiative = First to play

ee-puzzle-in-round = round { $figure }
