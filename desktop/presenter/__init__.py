"""A class in front of the table: the switch, votes, letters, the clock; what a projector shows, and who runs it."""
