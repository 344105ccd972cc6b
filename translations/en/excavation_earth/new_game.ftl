### Excavation Earth: what the new-game page says.

edition-line = The rulebook, completed from public sources and, for the map and the tiles, by our reconstruction
new-table-note = Relics, buyers and cards, drawn by the seed.
new-table-rule = EE-SET-17
faction-by-lot = drawn by lot
value-zu_relicless_buyer-random = drawn by lot
value-zu_relicless_buyer-none = none
