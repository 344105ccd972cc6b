"""The end of a game: score sheet, curves, turning points, and what may be done with the game now."""
