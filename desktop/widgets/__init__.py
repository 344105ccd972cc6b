"""The small widgets that all screens share. They know words and styles, no game and no rules."""
