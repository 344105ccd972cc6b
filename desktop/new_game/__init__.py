"""What comes before a game: who plays, what is played, how far one may go back. Knows no game in particular."""
