# Höyük: titles of puzzles, by theme. They name neither the move nor the piece.

hk-puzzle-points = Count before you build
hk-puzzle-largest = The largest family
hk-puzzle-hand = Cards for tomorrow
hk-puzzle-cards-now = This turn, or never
hk-puzzle-cards-later = Cards to come
hk-puzzle-families = One family more?
hk-puzzle-storeys = Higher up
hk-puzzle-company = Good neighbours
hk-puzzle-calamities = Before the storm
hk-puzzle-herds = Cattle first
hk-puzzle-clan = What the shaman says
hk-puzzle-victory = The last step

hk-puzzle-in-round = turn { $figure }
