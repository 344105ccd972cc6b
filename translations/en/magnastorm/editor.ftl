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
ms-edit-none = none
ms-edit-artefact = Starting artefact { $number }
ms-edit-prize = Artefact won
ms-edit-ask-crew = to place a first crew
ms-edit-ask-research = to choose a first research
ms-edit-ask-turn = to take a turn
ms-edit-ask-claim = to fulfil an objective
ms-edit-ask-consortium = the Consortium to act
ms-edit-ask-other = the rest of the action that goes on

## Menus and cures

ms-edit-one-more = One lab more
ms-edit-give-up = Take a commander away
ms-edit-announce = Announce the end
ms-edit-put-crew = Put one on the panel
ms-edit-one-level = Advance it by a level
ms-edit-drive-on = Send it to the lab

## Remarks: no game leads there

ms-remark-crew = { ALONE($seat) } has no crew on the panels, though everybody places one at the start and none comes back.
ms-remark-research = { ALONE($seat) } has no level of research, though everybody chooses one at the start.
ms-remark-scout = { ALONE($seat) } has a lab, and the scout has not left the start.
ms-remark-ending = { ALONE($seat) } has reached the threshold, and the end is not announced.
