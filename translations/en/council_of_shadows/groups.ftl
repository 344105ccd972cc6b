### Council of Shadows: under which title the list of moves shows each kind of move.
### Two kinds that bear the same title stand there together.

group-cs-choose-leader = Leaders
group-cs-buy-card = AI cards to buy
group-cs-buy-improvement = Improvements to buy
group-cs-buy-station = Stations to buy
group-cs-plan = Cards to place
group-cs-ready = Planning done
group-cs-colonise = Colonise
group-cs-extract = Extract
group-cs-discover = Discover
group-cs-place-tile = Tile to place
group-cs-upgrade-gem = Upgrade a gem
group-cs-exploit = Exploit
group-cs-return-bonus = Bonus card to return
group-cs-take-tech = Dark Tech card
group-cs-take-card = Free AI card
group-cs-finish = Leave it at that
group-cs-automa-acts = The automa acts
group-cs-settle-for-automa = Planet for the automa
group-cs-remove-from-automa = Cube of the automa
