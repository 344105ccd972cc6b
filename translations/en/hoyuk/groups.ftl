### Höyük: under which title the list of moves shows each kind of move.
### Two kinds that bear the same title stand there together.

group-hk-build-house = Houses
group-hk-build-pen = Pens
group-hk-place-roof = Ovens and shrines
group-hk-place-cattle = Cattle
group-hk-place-villager = Villagers
group-hk-place-shaman = Shaman
group-hk-forgo = Leave it at that
group-hk-score-group = Score points
group-hk-build-with-card = Build with a card
group-hk-pass-window = Leave it at that
group-hk-return-under = Used cards
group-hk-lose = Losses
group-hk-inspect = Blocks to inspect
group-hk-give-marker = First player marker
group-hk-use-power = Clan power
group-hk-decline-power = Clan power
group-hk-replace-house = House to replace
group-hk-steal = Elements to steal
group-hk-neighbour-acts = Neighbours
