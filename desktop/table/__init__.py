"""The game in progress as the window knows it. No widgets."""
