### What speaks for a move, in a few words, and the guide of the first game.
### $count points or cubes · $sum, $price, $paid: cubes · $state of a price (free, yes, exchange) · $bonus of a cell · $field, $sector, $commander, $objective: see names.ftl

## What speaks for a move

ms-merit-points = [vp:+{ $count }|{ $count } points]
ms-merit-loses = { $owner } loses { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ms-merit-level = [field:{ $field }|{ field }] level { $n }{ $gives ->
        [yes] {""}: { $bonus }
       *[no] {""}
    }
ms-merit-lead = alone in the lead { field.at }: { ms-merit-whose } at the end of the round
ms-merit-whose = { $commander ->
        [token] the token
       *[other] { commander }
    }
ms-merit-cubes = **+** { $sum }
ms-merit-drawn = { $count ->
        [one] { $count } cube from the bag
       *[other] { $count } cubes from the bag
    }
ms-merit-objective = { objective.the } within your reach: [vp:{ $value }|{ $value } points]
ms-merit-payable = { ms-merit-whose } comes within your reach
ms-merit-any-level = one research level of your choice
ms-merit-any-cube = 1 cube of any player’s colour
ms-merit-first = first in the next round
ms-merit-commander = its effect: { commander.text }
ms-merit-bonus = { cell-bonus.text }
ms-merit-gain = B: { $sum }
ms-merit-drive = { $state ->
        [free] A is free
        [exchange] A for { $price }, by exchanging
       *[yes] A for { $price }
    }
ms-merit-cheaper = { ms-merit-whose } will cost one cube less
ms-merit-escape = your Scout leaves the storm
ms-merit-lab = a lab to install if the space is free
ms-merit-lab-price = { $state ->
        [free] lab for free
        [exchange] lab for { $price }, by exchanging
       *[yes] lab for { $price }
    }
ms-merit-majority = majority { sector.at }: [vp:{ $count }|{ $count } point] at the end of the round
ms-merit-income = { sector.the } would pay you { $paid }
ms-merit-station = a station on the way for { $price }: [vp:{ $count }|{ $count } points]
ms-merit-unpaid = the storm paid nothing for it any more
ms-merit-no-majority = you did not have the majority there
ms-merit-turn = one more turn before the administration
ms-merit-blocks = { $bonus ->
        [none] a cell without bonus: nothing wasted
       *[other] blocks the cell { cell-bonus }
    }
ms-merit-own-crew = the others will owe a cube of your colour for the { column }

## Guide of the first game: what to look at for each question

ms-guide-first-crew-column = **Choose a column.** Your crew member waits there: in its price, the others will owe a cube of your colour.
ms-guide-first-crew-head = **Above it, a commander**: point at it to read what it does. A full column is dear for everybody.
ms-guide-first-crew-order = **The turn order**: whoever takes the first player token begins the next round.
ms-guide-first-research-level = **A first level**, in a research that nobody has chosen yet.
ms-guide-first-research-scientist = **At the top, a scientific commander**: it goes to whoever leads its column alone at the end of the round.
ms-guide-act-crew = **Take a crew member from above**, yellow or yours, and put it on a free cell below.
ms-guide-act-rows = **The row decides**: red is the price of driving (A), green is what you gain (B). The cell may add a bonus.
ms-guide-act-price = **Or buy a column** at this price: the commander and its points are yours, and all of its crew goes down.
ms-guide-action-gain = **B fills your pockets**: cubes are needed before driving.
ms-guide-action-move = **A drives the Scout**: that is how labs and stations come about.
ms-guide-action-price = **The price first**: the red part of the row is paid before moving.
ms-guide-drive-scout = **Your Scout** goes from one zone to the next along a line. Spaces that are lit are within reach.
ms-guide-drive-colour = **The colour of the space** says which research advances if you install a lab there.
ms-guide-drive-sector = **Stay in the calm**, where the green of the tile pays at the end of the round.
ms-guide-escape-scout = **The storm has caught your Scout**: it must drive towards the calm, clockwise.
ms-guide-escape-tile = **The tile** shows in green the sectors where it will be paid again.
ms-guide-fee-cubes = **Choose the cube to give**: a colour that you do not need will do.
ms-guide-build-site = **You cross a border**: a station may be built there, for 2 points at once.
ms-guide-build-price = **Its price is under your stations**, from left to right.
ms-guide-install-price = **The lab costs** what is printed under the leftmost one; the first two are free.
ms-guide-install-level = **It raises the research** of the colour of the space, with the bonus of the level.
ms-guide-install-tile = **In the calm it pays** at the end of each round, until the storm comes.
ms-guide-train-cubes = **Adira Okzil** takes 2 cubes of your colour for one level.
ms-guide-field-level = **Look at the next level** of each research: some give a bonus on arrival.
ms-guide-field-lead = **And at who leads**: alone at the top, you receive the commander at the end of the round.
ms-guide-cube-colour = **A cube of any player’s colour**: yours serve to drive, another’s to pay their crew.
ms-guide-cube-price = **Compare with the prices** of the columns.
ms-guide-draw-bag = **The bag** holds black cubes above all: each becomes one of your colour.
ms-guide-deploy-column = **Above**, your crew member is one more turn before the end of the round.
ms-guide-deploy-cell = **Below**, it blocks a cell that the others wanted.
ms-guide-claim-objective = **Objectives** are fulfilled here, one a turn: each card says what you are missing.
ms-guide-claim-reward = **The first gains most**: the lit space is the best that is left.
ms-guide-remove-lab = **Take back first what no longer pays**: in the storm a lab brings nothing.
ms-guide-pay-choice = **Each answer is a way to pay**; the first gives fewest cubes.
ms-guide-pay-exchange = **Three cubes are worth one** of any colour that the supply has.
ms-guide-exchange-cubes = **Give the cubes of which you have most**: three, alike or not.
ms-guide-empty-cell = **Put this crew where you like**: it gives nothing, but it blocks bonuses.
ms-guide-empty-head = **In the next round** this crew will be the price of the column where you put it.
ms-guide-buy-reputation = **Forrester Dain** sells points: 1 yellow cube, 1 point, twice at most.

## What has just happened, and why it matters

ms-guide-after-crew-moved = { $seat } blocks a cell: its bonus is gone for this round.
ms-guide-after-cubes-gained = { $seat } has more cubes: to drive, to install, or to buy a column.
ms-guide-after-cubes-drawn = The bag is chance, but black is never lost: it takes the colour of { $seat }.
ms-guide-after-lab-installed = { $seat } has one more lab here: it counts for the majority, and pays in the calm.
ms-guide-after-station-built = A station brings 2 points and stays: { $seat } may begin there for nothing.
ms-guide-after-research-advanced = { $seat } rises { field.at }: whoever is alone at the top receives the commander at the end of the round.
ms-guide-after-commander-taken = The card of { commander } is with { $seat }: its effect works at once, and it has brought points.
ms-guide-after-token-taken = { $seat } becomes first in the next administration.
ms-guide-after-objective-fulfilled = The best space is taken by { $seat }: this objective brings less to those who follow.
ms-guide-after-majority-held = { $seat } alone has most labs { sector.at }: 1 point. A tie would have brought nothing.
ms-guide-after-administration-began = The round is over: income, majorities, commanders, then the storm moves on.
ms-guide-after-panels-swapped = The lower crew is above now: it makes the prices of the new round.
ms-guide-after-storm-moved = The storm has taken a sector and freed another: labs there pay no more, but serve objectives.
