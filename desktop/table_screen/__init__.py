"""The screen of a game in progress: table, dock, opponents, curtain, the way through the past."""
