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

## Menus and cures

ee-edit-sold = Out of the game, sold
ee-edit-played = Played this round
ee-edit-in-hand = Still to be played
ee-edit-elsewhere = Send it elsewhere
ee-edit-one-more = Place one more
ee-edit-home = Put it back where it belongs
ee-edit-pay = Count it as paid
ee-edit-not-passed = Has not passed

## Remarks: no game leads there

ee-remark-column = { ALONE($seat) }: the { colour } column is full and has not paid its card, which it does at once.
ee-remark-passed = { ALONE($seat) } has passed, and still has a turn.
ee-remark-travel = { ALONE($seat) } has passed with travel cards in hand: they are set aside then.
ee-remark-hand = { ALONE($seat) } has passed with more than { $most } action cards in hand.
ee-remark-row = The last round has no cards in the survey row.
ee-remark-marker = { ALONE($seat) } has an initiative marker in the last round, when nobody takes one.
