### Magnastorm in the position editor.
### $colour: a colour · $commander: a number · $seat: a name.

## The box

ms-edit-cubes = Cubes
ms-edit-crew = Crew
ms-edit-labs = Labs
ms-edit-stations = Stations
ms-edit-markers = Markers

## What is no piece

ms-edit-reputation = Reputation
ms-edit-stacked = Has stacked this round
ms-edit-ending = The end is announced
ms-edit-order = Turn order, { $number }
ms-edit-step = Step of the Consortium
ms-edit-nobody = nobody
ms-edit-controlled = { commander }, held by
ms-edit-in-bag = In the bag: { cube }
ms-edit-ask-crew = to place a first crew
ms-edit-ask-research = to choose a first research
ms-edit-ask-turn = to take a turn
ms-edit-ask-claim = to fulfil an objective
ms-edit-ask-consortium = the Consortium to act
ms-edit-ask-other = the rest of the action that goes on

## Menus and cures

ms-edit-one-more = One lab more
ms-edit-give-up = Take a commander away
