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

## Menus and cures

ee-edit-sold = Out of the game, sold
ee-edit-played = Played this round
ee-edit-in-hand = Still to be played
ee-edit-elsewhere = Send it elsewhere
ee-edit-one-more = Place one more
ee-edit-home = Put it back where it belongs
