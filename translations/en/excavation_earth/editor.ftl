### Excavation Earth in the position editor.
### $colour: letter of a colour · $number: a number · $kind, $market, $first, $second: what a card of Zu shows.

## The box

ee-edit-cubes = Crew cubes
ee-edit-explorers = Explorers
ee-edit-buyers = Buyers
ee-edit-relics = Relics, in the reserve
ee-edit-cards = Action cards, in the deck

## What is no piece

ee-edit-left = Actions left
ee-edit-order = Space { $number } of the turn order
ee-edit-credits = Credits
ee-edit-marker = Initiative
ee-edit-no-marker = No marker
ee-edit-passed = Has passed
ee-edit-column = { colour } column paid
ee-edit-next-buyer = Next Buyer card
ee-edit-next-zu = Next card of Zu
ee-edit-zu-command = { zu-card }, market { $market }
ee-edit-zu-dig = { zu-card } ({ $first }, { $second })
ee-edit-ask-turn = to take an action
ee-edit-ask-opening = to keep or change a hand
ee-edit-ask-other = the rest of the action that goes on
ee-edit-ask-draft = of all to keep two cards
ee-edit-faction = Faction
ee-edit-thrown = Discarded: { $buyer }

## What belongs to a question · $what, $place: words of a colour, a place, an explorer

ee-edit-its-fuel = Fuel left
ee-edit-its-colour = Colour to excavate
ee-edit-its-dug = Already excavated
ee-edit-its-market = At
ee-edit-its-trader = Trader already sent
ee-edit-its-white = White buyer already added
ee-edit-its-coloured = Coloured buyer already added
ee-edit-its-envoy = Envoy already sent, or recalled
ee-edit-its-symbol = Symbol of the card
ee-edit-its-travel-card = None: a travel card
ee-edit-its-offer = Offered at { $place }
ee-edit-its-promote = To be promoted: { $what }
ee-edit-its-bonus = Markets sold on
ee-edit-its-rule = Drawn for
ee-edit-its-sale = a sale
ee-edit-its-tile = a command tile
ee-edit-its-cards = Cards drawn
ee-edit-its-keep = Cards to keep
ee-edit-its-card = Card { $number }
ee-edit-its-fenced = Relics already fenced
ee-edit-its-bought = Already bought: { $what }
ee-edit-its-revealed = Relics revealed
ee-edit-its-relic-of = Relic { $number }
ee-edit-its-placed = One is on its site
ee-edit-its-free = One may be stored for free
ee-edit-its-may-buy = One may be bought
ee-edit-its-price = Price
ee-edit-its-price-half = half the value
ee-edit-its-price-value = the value, before a sale
ee-edit-its-left = How many more
ee-edit-its-relic = Sample of
ee-edit-its-number = explorer { $number }
ee-edit-its-moved = Already moved: { $what }
ee-edit-its-taken = Already taken: { $what }
ee-edit-its-whites = White ones among them
ee-edit-its-sent = Already sent: { $what }
ee-edit-its-open = Still without an envoy: { $what }
ee-edit-its-credits = Credits to come
ee-edit-its-none = nothing

## Menus and cures

ee-edit-sold = Out of the game, sold
ee-edit-played = Played this round
ee-edit-in-hand = Still to be played
ee-edit-elsewhere = Send it elsewhere
ee-edit-one-more = Place one more
ee-edit-home = Put it back where it belongs
ee-edit-pay = Count it as paid
ee-edit-act-instead = Ask for an action instead
ee-edit-not-passed = Has not passed

## Remarks: no game leads there

ee-remark-column = { ALONE($seat) }: the { colour } column is full and has not paid its card, which it does at once.
ee-remark-passed = { ALONE($seat) } has passed, and still has a turn.
ee-remark-travel = { ALONE($seat) } has passed with travel cards in hand: they are set aside then.
ee-remark-hand = { ALONE($seat) } has passed with more than { $most } action cards in hand.
ee-remark-row = The last round has no cards in the survey row.
ee-remark-marker = { ALONE($seat) } has an initiative marker in the last round, when nobody takes one.
ee-remark-done = { ALONE($seat) }: nothing is left to do of what is asked, which ends by itself then.
