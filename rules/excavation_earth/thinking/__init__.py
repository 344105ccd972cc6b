"""How computer opponents of Excavation Earth think: what a position is worth, and quick answers to every question."""
