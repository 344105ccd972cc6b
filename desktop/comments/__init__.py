"""What people note at moves of a game, on the screen: written, read and drawn at the table; chapters, and playing on by
itself from one to the next."""
