### Excavation Earth: what the new-game page says.

edition-line = The rulebook, completed from public sources and, for the map and the tiles, by our reconstruction
new-table-note = Relics, buyers and cards, drawn by the seed.
new-table-rule = EE-SET-17
new-order-rule = EE-SET-5
value-zu_relicless_buyer-random = drawn by lot
value-zu_relicless_buyer-none = none
value-factions-lot = by lot
value-factions-GUL = Gul Cartel
value-factions-ISS = Is’sisinui
value-factions-AQU = Aquilla Collective
value-factions-DAL = Dal-Harrai Corp
value-factions-KUT = Kuti Kuti Union
player-zu = Zu
player-zu-help = The corporation of the rulebook: it plays by its own cards, alone against one player.
