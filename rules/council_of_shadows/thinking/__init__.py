"""How computer opponents of Council of Shadows think: what a position is worth, and quick answers to every question."""
