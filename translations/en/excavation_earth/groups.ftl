### Excavation Earth: under which title the list of moves shows each kind of move.
### Two kinds that bear the same title stand there together.

group-ee-keep-hand = Starting hand
group-ee-redraw = Starting hand
group-ee-draft = Cards to keep
group-ee-place-third = Third explorer
group-ee-walk = Steps of explorers
group-ee-travel = Travel
group-ee-excavate = Excavate
group-ee-market = Market
group-ee-sell = Sell
group-ee-command = Command
group-ee-smuggle = Smuggle
group-ee-survey = Survey
group-ee-pass = Pass
group-ee-flip = Zu’s card
group-ee-discover = Relics to discover
group-ee-sample = Sample
group-ee-send-trader = Traders
group-ee-add-buyer = Buyers
group-ee-offer = Relics to sell
group-ee-close-sale = Sale to conclude
group-ee-promote = Promotion
group-ee-keep-drawn = Cards to keep
group-ee-send-envoy = Envoys
group-ee-recall = Recalls
group-ee-teleport = Explorers to teleport
group-ee-fence = Fence
group-ee-buy = Buy on the black market
group-ee-put-on-site = Relic to place
group-ee-buy-drawn = Relics drawn
group-ee-store-drawn = Relics drawn
group-ee-discard = Cards to discard
group-ee-finish = Leave it at that
