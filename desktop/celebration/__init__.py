"""The end of a game, celebrated in the game's own way: its centre, the sheet that adds up, what it means, what next."""
