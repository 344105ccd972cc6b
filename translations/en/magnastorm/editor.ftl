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

## What belongs to a question · $what: words of a field, a site · $rule: id of a rule

ms-edit-its-purpose = To be paid for
ms-edit-its-purpose-move = the move
ms-edit-its-purpose-lab = the lab
ms-edit-its-take = Exchanged for
ms-edit-its-given = Cube given, { $number }
ms-edit-its-column = Column
ms-edit-its-left = How many more
ms-edit-its-site = Station used
ms-edit-its-sites = On the way: { $what }
ms-edit-its-ways = Labs
ms-edit-its-ways-first = none installed yet
ms-edit-its-ways-further = one installed
ms-edit-its-ways-extra = two, the second thanks to the cell
ms-edit-its-ways-double = two, the second thanks to Azrea
ms-edit-its-fields = May be chosen: { $what }
ms-edit-its-count = Cubes to draw
ms-edit-its-sector = Sector
ms-edit-its-part = Part of its turn
ms-edit-its-part-command = commander or crew
ms-edit-its-part-step = its programme
ms-edit-its-part-objective = an objective
ms-edit-its-rule = Thanks to
ms-edit-its-cause = { $rule ->
        [MS-CMD-8] the first player token
        [MS-LAB-2] a lab
        [MS-BON-2] the cell, its research
        [MS-BON-3] the cell, its crew
        [MS-BON-7] the cell, its bag
        [MS-RES-1] a level of research
       *[other] { $rule }
    }
ms-edit-its-cell = Crew of the action
ms-edit-its-used = { commander } has worked this turn

## Menus and cures

ms-edit-one-more = One lab more
ms-edit-act-instead = Ask for a turn instead
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
ms-remark-done = { ALONE($seat) }: what is asked leaves nothing to decide; the rules carry it out, or end it, by themselves.
