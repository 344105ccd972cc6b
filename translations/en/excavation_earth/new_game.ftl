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

# Zu’s levels: which adjustments of the rulebook each puts together.
level-zu-easy = Zu starts without credits, gains nothing when it fails, and burns cards.
level-zu-normal = Zu as in the rulebook, without adjustments.
level-zu-hard = With a card of two colours, Zu digs in both.
level-zu-expert = Zu digs in two colours, its failures pay 15 credits, and your unsold relics cost you.
level-zu-master = The five harder adjustments of the rulebook: Zu also buys twice and stores where it likes.
