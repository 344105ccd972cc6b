"""The rules of five games, complete, without a window: `GAMES` is all that others need."""
