### A table of tries: one looks for a move, and each try is judged at once.

tries-yours = Your tries
tries-none = Play your move on the table, or choose it from the list: it is judged at once, as often as you like.
tries-judging = Looking…
tries-unjudged = This move could not be judged this time.
tries-found = Found: this is the best move.
tries-as-good = Found: it is as good as the best.
tries-better = Better, but not the best: { $behind } short of it.
tries-same = The same as what was played.
tries-worse = Worse than what was played: −{ $points }.
tries-found-alone = Found: this is the move to play.
tries-as-good-alone = Found: it is as good as the best.
tries-better-alone = Nearly: { $behind } short.
tries-same-alone = This move costs { $points }.
tries-worse-alone = This move costs { $points }.
tries-piece = The move begins where the light is.
tries-also = Also accepted: { $moves }.
tries-rule = The rule of this moment
tries-leave = Go back (Esc)
tries-moves = The list of moves (Ctrl+F)

## The foot

tries-hint = Hint
tries-answer = Show the answer
tries-line = Line of play
tries-play-on = Play on from here
tries-next = Next
tries-skip = Skip
