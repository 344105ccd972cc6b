"""How computer opponents of Höyük think: what a position is worth, and which moves are worth a thought."""
