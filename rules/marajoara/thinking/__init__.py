"""How the computer opponents of Marajoara think. An extra of ours: the rulebook has no automa for two to four."""
