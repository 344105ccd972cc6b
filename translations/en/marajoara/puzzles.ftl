# Marajoara: titles of puzzles, by theme. They name neither the move nor the piece.

mj-puzzle-points = It adds up
mj-puzzle-fragments = Putting it together
mj-puzzle-vases = Red, and the means
mj-puzzle-tracks = The end of the track
mj-puzzle-tokens = A token well placed
mj-puzzle-most-vases = One vase ahead
mj-puzzle-most-fragments = One fragment ahead
mj-puzzle-next-capture = The jump after this one
mj-puzzle-left-to-rival = Leave nothing behind
mj-puzzle-objectives = Objective in sight
mj-puzzle-time = Time is short

mj-puzzle-in-round = round { $figure }
