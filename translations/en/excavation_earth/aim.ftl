### Excavation Earth: the aim of the game, in thirty seconds. .note: what the step brings.

ee-aim-goal = Be the richest after three rounds: sell the relics of a vanished Earth to the collectors of the galaxy.
ee-aim-turn = **Two actions**, each paid with a card of your hand: its colour opens a region, its symbol a market.
ee-aim-loop-1 = Excavate
    .note = relics into the hold
ee-aim-loop-2 = Market
    .note = a trader and buyers
ee-aim-loop-3 = Sell
    .note = credits at once
ee-aim-loop-4 = Envoy
    .note = credits when the round ends
ee-aim-others = Also: **Travel**, **Smuggle**, **Survey**, **Command**, **Pass**.
ee-aim-end = When all have passed, the command centres pay. After the **third** round, the gallery pays too.
ee-aim-tip-1 = **Dig what is popular**: depending on its colour, a sale brings [coin:9|9], 5, 3, 1 or nothing.
ee-aim-tip-2 = **Sell big**: two markets at once, 3 credits and a card on top; three, 8.
ee-aim-tip-3 = **Keep samples**: four of one colour are worth [coin:15|15 credits], even once sold.
ee-aim-from-sales = Sales
ee-aim-from-gallery = Gallery of samples
