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
    .lines =
        Zu starts without credits.
        Its failures pay nothing.
        Some actions burn one of its cards.
    .from = 3 adjustments of the rulebook of 10
    .won = best result: { $result } credits
level-zu-normal = Zu as in the rulebook, without adjustments.
    .lines =
        Zu as in the rulebook.
        Each failure pays it 10 credits.
    .from = As the rulebook wants it
    .won = best result: { $result } credits
level-zu-hard = With a card of two colours, Zu digs in both.
    .lines =
        With a card of two colours it digs in both.
    .from = 1 adjustment of the rulebook of 10
    .won = best result: { $result } credits
level-zu-expert = Zu digs in two colours, its failures pay 15 credits, and your unsold relics cost you.
    .lines =
        It digs in two colours.
        Its failures pay 15 credits.
        Your unsold relics cost you their value.
    .from = 3 adjustments of the rulebook of 10
    .won = best result: { $result } credits
level-zu-master = The five harder adjustments of the rulebook: Zu also buys twice and stores where it likes.
    .lines =
        As expert.
        It buys twice on the black market.
        It stores where it likes.
    .from = 5 adjustments of the rulebook of 10
    .won = best result: { $result } credits

solo-zu = Alone against Zu, the corporation of clones
    .below = against Zu, the automa of the rulebook
    .intro = Zu turns over two cards a turn and follows its priorities, always explained. You win if you are strictly richer than Zu.
    .from = Rulebook
    .rule = EE-SOLO-TURN-1
    .against = You against Zu
    .start = alone against Zu, level { $level }
    .explain = Explain Zu
    .mix = Custom Zu
    .measured = Figures: games won by our opponents in your place.
    .note = The ten adjustments of the rulebook, one by one; the levels are only choices made from them.
