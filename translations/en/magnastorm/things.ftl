### What things on the table say of themselves: name, where, what they give, when, what they cost; then what they are worth now.
### **bold** · [vp:2|2 points], [cube:grey|…], [field:red|…], [lab:…|…], [station:…|…], [scout:…|…], [crew:…|…], [bag:2|…]: small signs; after | what a screen reader says of them.
### $owner colour · $seat name · $sector, $area, $n, $field, $column, $row, $commander, $objective, $colour, $crew: see names.ftl · $weather (calm, storm)
### $state of a price (free, yes, exchange, no) · $price, $lack, $gain, $paid: cubes.

## Cubes and prices

ms-nothing = nothing
# $each: “2 grey”, “1 yellow”.
ms-sum = { $each }
ms-cubes = { $count } [cube:{ $colour }|{ ms-cubes-word }]
ms-cubes-word = { $count ->
        [one] { cube }
       *[other] { cube.plural }
    }
# $own, $yellow: what is printed.
ms-printed = { $own ->
        [0] { $yellow ->
            [0] nothing
           *[other] { ms-printed-yellow }
        }
       *[other] { $yellow ->
            [0] { ms-printed-own }
           *[other] { ms-printed-own } and { ms-printed-yellow }
        }
    }
ms-printed-own = { $own } [cube:black|{ ms-printed-own-word }]
ms-printed-own-word = { $own ->
        [one] cube of your colour
       *[other] cubes of your colour
    }
ms-printed-yellow = { $yellow } [cube:yellow|{ ms-printed-yellow-word }]
ms-printed-yellow-word = { $yellow ->
        [one] yellow cube
       *[other] yellow cubes
    }
# $price, $state, $lack.
ms-due = { $state ->
        [free] **free**
        [yes] { $price }, **which you have**
        [exchange] { $price }, **by exchanging** 3 cubes for 1
       *[no] { $price }: **missing** { $lack }
    }

## The planet

ms-thing-space = { space-colour }
    .where = { space.short } · { ms-thing-weather }
    .gives = a lab put here advances your [field:{ $field }|{ field.short }] research by **one level**; at the end of the round it pays and counts for the majority of the sector.
    .when = when your Scout stops there with action A, and it is free.
    .costs = the row of the action board, then the price under your next lab.
ms-thing-space-white = white space
    .where = { space.short } · { ms-thing-weather }
    .gives = a lab put here advances the research **of your choice** by **one level**; at the end of the round it pays and counts for the majority of the sector.
    .when = when your Scout stops there with action A, and it is free.
    .costs = the row of the action board, then the price under your next lab.
ms-thing-weather = { $weather ->
        [calm] calm sector
       *[storm] in the storm
    }
ms-thing-start = { start }
    .where = outside the planet
    .gives = Scouts wait here for their first drive; a line leads to the zones beside it.
    .when = at the beginning of the game. Nobody ever comes back.
ms-thing-site = station site
    .where = between the sectors { $one } and { $other }
    .gives = a station built here: [vp:{ $count }|{ $count } reputation points] at once, and one more place where your drives may begin.
    .when = when your Scout goes from one sector to another along a line that touches the site. One station per drive.
    .costs = the price under your next station.
ms-thing-station = { station }
    .where = between the sectors { $one } and { $other }
    .gives = a drive may **begin here**, wherever the Scout stands. It stays until the end of the game.
    .when = at the start of an action A; the first step leads to a zone beside it.
    .costs = nothing for its owner; for anybody else 1 cube of their choice, given to the owner.
ms-thing-lab = { lab }
    .where = { space.short } · { ms-thing-weather }
    .gives = in a calm sector it brings cubes at the end of the round and counts for the majority. Four are enough for a sector objective.
    .when = in each administration; in the storm it brings nothing, but still serves objectives.
ms-thing-scout = { scout }
    .where = vehicle · { ALONE($seat) }
    .gives = where it stops, its player may install a lab; on changing sectors, build a station.
    .when = with action A. Usually one zone, never into the storm.
    .costs = the red part of the row where the crew member is put.
ms-thing-sector = { sector }
    .where = { $weather ->
        [calm] { calm-position }, calm
       *[storm] in the storm
    }
    .gives = { $weather ->
        [calm] at the end of the round, cubes by your labs here, and [vp:{ $count }|{ $count } point] for whoever **alone has most**.
       *[storm] nothing for now: nobody drives there and it does not pay. Labs stay and serve objectives.
    }
    .when = in the administration, once the upper panel is empty.
ms-thing-side-calm = green side of the tile
    .where = { sector }, { calm-position }
    .gives = the cubes that **1, 2, 3, 4** labs in this sector are paid; a black cube means your colour here.
    .when = in the administration. Then the tile turns, and the tables with it.
ms-thing-side-storm = red side of the tile
    .where = { sector }, in the storm
    .gives = nothing: its labs are not paid, its majority does not count, and no Scout stops there.
    .when = as long as the tile shows lightning there; it turns by one step a round.
ms-thing-tile = centre tile
    .where = round { $round } of { $of }
    .gives = it says which sectors are calm (green) and which are in the storm (red), and what labs are paid.
    .when = at the end of each round it turns one step clockwise: one calm sector is lost, another opens.
ms-thing-track = reputation track
    .where = around the planet
    .gives = everybody’s total. **The highest reputation wins**, whoever reaches the threshold first.
    .when = each point moves the marker at once.
ms-thing-threshold = threshold: { $count } points
    .where = reputation track
    .gives = it announces **the end of the game**. It does not win it: the highest total does.
    .when = as soon as somebody reaches it, those after them in the cycle play once more, then it is over. Otherwise, four rounds.
ms-thing-reputation = reputation · { ALONE($seat) }
    .where = { amount-reputation }
    .gives = their total. Objectives, commanders, majorities and stations raise it; losing a commander lowers it.
    .when = at once, with each gain.

## The action board

ms-thing-token = first player token
    .where = { ms-thing-token-column } · action board
    .gives = one research **level** of your choice and 1 cube of any player’s colour, then **the first place** in the next round.
    .when = at once; the place, in the administration.
    .costs = the crew of its column: one cube of its colour for each.
ms-thing-token-taken = first player token, taken
    .where = { ms-thing-token-column } · action board
    .gives = { $seat } has taken it: they become first in the administration, and the token comes back here.
    .when = at the end of this round.
ms-thing-token-column = first column
ms-thing-commander = { commander }
    .where = { $kind ->
        [administrative] administrative commander · { column.short }
       *[scientific] scientific commander · { field }
    }{ ms-thing-holder }
    .gives = [vp:{ $green }|{ $green } reputation points] for whoever takes the card, and its effect. { commander.text }
    .when = { $kind ->
        [administrative] taken on your turn; the effect lasts as long as the card is yours. Whoever loses it loses { $red } point.
       *[scientific] in the administration, for whoever is **alone highest** in its research. Whoever loses it loses { $red } point.
    }
    .costs = { $kind ->
        [administrative] the crew of its column: one cube of its colour for each, and one more of the colour of whoever controls the card.
       *[scientific] nothing; its research must be led, without a tie.
    }
ms-thing-holder = { $held ->
        [yes] {""} · with { $seat }
       *[no] {""}
    }
ms-thing-price = price of the { column }
    .where = action board
    .gives = { $commander ->
        [token] the first player token.
       *[other] the card of { commander } and its reputation.
    } All crew of the column goes down: the round gets shorter.
    .when = instead of playing crew, once a round and column.
    .costs = one cube of its colour for each crew member (yellow for a neutral one); one more if somebody else controls the commander.
ms-thing-column = upper { column }
    .where = upper panel
    .gives = its crew is there to be played, one a turn, by anybody; the emptier it gets, the less { $commander ->
        [token] the token
       *[other] { commander }
    } costs.
    .when = on each turn. When all columns are empty, the round ends.
ms-thing-crew-upper = { crew }
    .where = upper panel · { column.short }
    .gives = **one action**: it goes down onto a cell, and you do A (drive) or B (gain cubes), with the bonus of the cell.
    .when = on your turn: a neutral one or one of yours. A rival’s only if nothing else is left.
    .costs = nothing for B; the red part of the row for A.
ms-thing-crew-lower = { crew }
    .where = lower panel · { row }, { column.short }
    .gives = it blocks the cell until the end of the round. In the next round this panel goes up, and it is part of **the price** of its column.
    .when = in the administration the two panels change places.
ms-thing-cell-double = Double
    .where = { ms-thing-cell-where }
    .gives = **a second lab** on the space where your Scout stops. Only one research level for both.
    .when = with action A only, after the first lab.
    .costs = the row, then each lab at its price.
ms-thing-cell-where = bonus cell · { row }, { column.short }
ms-thing-cell-research = Research: { field.short }
    .where = { ms-thing-cell-where }
    .gives = [field:{ $field }|{ field }] **one level**, with the bonus of that level.
    .when = with A or B, once the action is done.
ms-thing-cell-crew = Crew
    .where = { ms-thing-cell-where }
    .gives = one of your crew members joins a panel: above, it is **one more turn** in the round; below, a blocked cell.
    .when = with A or B, once the action is done.
    .costs = nothing, but the crew member stays on the panels.
ms-thing-cell-range = Range
    .where = { ms-thing-cell-where }
    .gives = your Scout drives up to **two zones** instead of one.
    .when = with action A only.
ms-thing-cell-bag = Bag
    .where = { ms-thing-cell-where }
    .gives = [bag:1|1 cube from the bag] **1 more cube**, drawn from the bag; a black one becomes one of yours.
    .when = with action B only.
ms-thing-cell-turn = Turn order
    .where = { ms-thing-cell-where }
    .gives = you change places in the turn order with the player just ahead of you.
    .when = with A or B; counts from the next cycle.
ms-thing-cell-none = cell without bonus
    .where = { row }, { column.short }
    .gives = the action of the row, A or B, and nothing else. Lower rows bring more and cost less.
    .when = as long as the cell is free; when all are taken, the bottom row is stacked.
ms-thing-row-cost = price of action A
    .where = lower { row }
    .gives = **driving the Scout**: one zone further, then, on a free space, a lab.
    .when = if the crew member of your action is put on this row and you choose A.
    .costs = { ms-printed }, before moving.
ms-thing-row-gain = gain of action B
    .where = lower { row }
    .gives = { ms-printed }, from the supply. A black cube means your colour here.
    .when = if the crew member of your action is put on this row and you choose B.
    .costs = nothing.
ms-thing-turns-left = crew above
    .where = action board
    .gives = at most as many turns until the administration: each turn takes one down, a column that is bought takes all of it.
    .when = when none is left, the round ends at once.
ms-thing-order = order marker · { ALONE($seat) }
    .where = place { $n } of the turn order
    .gives = their rank in each cycle. With equal reputation at the end of the game, the better place wins.
    .when = it changes by the first player token and, with 4 players, by the cell Turn order.
ms-thing-order-place = place { $n } of the turn order
    .where = action board
    .gives = whoever stands here plays as number { $n } in each cycle of the round; in a final tie the better place wins.
    .when = the first player token gives the first place in the administration.
ms-thing-bag = bag
    .where = action board
    .gives = cubes at random. A **black** one goes back into the bag and brings you a cube **of your colour**; any other is yours.
    .when = by a cell or a level that shows a bag.
ms-thing-forecast = the next administration
    .where = key A
    .gives = what everybody would get if nothing changed: cubes, majorities, scientific commanders, turn order.
    .when = as long as the button is pointed at; a click keeps it open.

## The research board

ms-thing-level-start = start of { field }
    .where = level 0 of { $of }
    .gives = markers begin here. Each lab put on a space of this colour raises yours by one level.
    .when = by advancing. For a research objective markers go back, never below this.
ms-thing-level-where = { field } · level { $n } of { $of }
ms-thing-level-own = cube of your colour
    .where = { ms-thing-level-where }
    .gives = 1 [cube:black|cube] **of your colour**, from the supply.
    .when = each time your marker **arrives** here by advancing; going back gives nothing.
ms-thing-level-yellow = yellow cube
    .where = { ms-thing-level-where }
    .gives = 1 [cube:yellow|yellow cube], from the supply: it pays neutral crew in columns.
    .when = each time your marker **arrives** here by advancing; going back gives nothing.
ms-thing-level-any = any player’s cube
    .where = { ms-thing-level-where }
    .gives = 1 cube **of any player’s colour**, your own included; never a yellow one.
    .when = each time your marker **arrives** here by advancing; going back gives nothing.
ms-thing-level-bag = bag
    .where = { ms-thing-level-where }
    .gives = [bag:{ $count }|bag] **{ $count } cubes** drawn from the bag; a black one becomes one of yours.
    .when = each time your marker **arrives** here by advancing; going back gives nothing.
ms-thing-level-crew = crew
    .where = { ms-thing-level-where }
    .gives = one of your crew members goes onto a panel: above, **one more action** to take; below, a blocked cell.
    .when = each time your marker **arrives** here by advancing; going back gives nothing.
ms-thing-level-none = level without bonus
    .where = { ms-thing-level-where }
    .gives = nothing more, but each level counts for **leading** the research and for objectives.
    .when = by advancing one level at a time.
ms-thing-knowledge = research marker · { ALONE($seat) }
    .where = { field } · level { $n }
    .gives = being **alone highest** brings the scientific commander; levels pay research objectives.
    .when = in the administration for the commander; at the end of your turn for an objective.
ms-thing-lead = leading: { ALONE($seat) }
    .where = { field }
    .gives = the scientific commander would go to { OBJECT($seat) }, with its reputation.
    .when = in the administration, if nobody catches up by then.
ms-thing-lead-tie = tie for the lead
    .where = { field }
    .gives = nobody would get the commander; whoever holds it would lose it, and its reputation.
    .when = in the administration, if the tie lasts.
ms-thing-objective-sector = { objective }
    .where = sector objective
    .gives = the highest free space: { ms-thing-value }. Everybody may fulfil it once.
    .when = at the end of your turn, one objective a turn. Labs in the storm count.
    .costs = the labs removed, which come back to your board. { objective.text }
ms-thing-objective-research = { objective }
    .where = research objective
    .gives = the highest free space: { ms-thing-value }. Everybody may fulfil it once.
    .when = at the end of your turn, one objective a turn.
    .costs = the levels gone back, without bonus. { objective.text }
ms-thing-value = { $value ->
        [0] none is left
       *[other] [vp:{ $value }|{ $value } reputation points]
    }
ms-thing-reward = reputation space: { $value } points
    .where = { objective }
    .gives = [vp:{ $value }|{ $value } reputation points] for the next to fulfil this objective; the one after gets less.
    .when = at the end of your turn.
    .costs = { objective.text }
ms-thing-reward-later = reputation space: { $value } points
    .where = { objective }
    .gives = [vp:{ $value }|{ $value } reputation points], once the higher spaces are taken.
    .when = at the end of a turn, one after the other, from the top.
ms-thing-reward-covered = covered reputation space
    .where = { objective }
    .gives = nothing: with 2 players the 3s are covered. The second gets less than the first.
    .when = for the whole game.
ms-thing-claim = fulfilled by { OBJECT($seat) }
    .where = { objective }
    .gives = { $seat } got [vp:{ $value }|{ $value } reputation points] from it and cannot fulfil it again.
    .when = it is done; the others can still take the next space.

## The players’ boards

ms-thing-mat = board · { ALONE($seat) }
    .where = in front of { OBJECT($seat) }
    .gives = their labs, stations, crew and cubes. What is leftmost leaves first, at the price printed under it.
    .when = always in everybody’s sight: nothing is hidden.
ms-thing-lab-left = { lab } in reserve
    .where = place { $n } of 10, at the price of { ms-printed }
    .gives = put on a space: one research level, cubes each round while calm, and a say in the majority.
    .when = when your Scout stops on a free space. They leave from left to right.
    .costs = { ms-printed } for this one.
ms-thing-lab-place = price of a lab
    .where = place { $n } of 10
    .gives = the price to pay when the lab of this place goes to the planet.
    .when = places empty from left to right and fill from right to left: removing labs makes the next one cheaper.
    .costs = { ms-printed }.
ms-thing-station-left = { station } in reserve
    .where = place { $n } of 3, at the price of { ms-printed }
    .gives = once built: [vp:{ $count }|{ $count } reputation points] at once, and one more place where your drives may begin.
    .when = when your Scout goes from one sector to another along a line that touches a free site.
    .costs = { ms-printed } for this one.
ms-thing-station-place = price of a station
    .where = place { $n } of 3
    .gives = the price to pay when the station of this place is built. A station never comes back.
    .when = from left to right.
    .costs = { ms-printed }.
ms-thing-crew-left = { crew } in reserve
    .where = board · { ALONE($seat) }
    .gives = put above: one more turn in the round, which its owner may play. Put below: a blocked cell.
    .when = by the bonus Crew of a cell or a level.
    .costs = nothing.
ms-thing-crew-place = crew place
    .where = your board
    .gives = it holds a crew member in reserve; the bonus Crew sends it to a panel.
    .when = once there, it stays on the panels.
ms-thing-marker-left = { marker }
    .where = in reserve with { OBJECT($seat) }
    .gives = put on an objective fulfilled or under an administrative commander, it says that this is { $seat }’s.
    .when = at the end of a turn for an objective; on taking a commander.
ms-thing-rival-lab = labs · { ALONE($seat) }
    .where = on their board
    .gives = how many they can still install. Each advances their research and weighs in a sector.
    .when = with their actions A.
ms-thing-rival-station = stations · { ALONE($seat) }
    .where = on their board
    .gives = how many they can still build, at [vp:{ $count }|{ $count } points] each.
    .when = when their Scout changes sectors.
ms-thing-rival-crew = crew · { ALONE($seat) }
    .where = on their board
    .gives = how many crew members they can still send to the panels.
    .when = by the bonus Crew.
ms-thing-cubes-own = { ms-thing-cubes-colour }
    .where = with { OBJECT($seat) }
    .gives = the money of their colour: drives, labs, stations, and their crew in columns.
    .when = on paying. Three cubes are exchanged for one at any time.
ms-thing-cubes-colour = { $colour ->
        [grey] grey
        [purple] purple
        [pink] pink
        [orange] orange
       *[yellow] yellow
    } cubes
ms-thing-cubes-yellow = { ms-thing-cubes-colour }
    .where = with { OBJECT($seat) }
    .gives = neutral money: it pays yellow crew in columns, some rows and some labs.
    .when = on paying. Three cubes are exchanged for one at any time.
ms-thing-cubes-other = { ms-thing-cubes-colour }
    .where = with { OBJECT($seat) }
    .gives = they pay crew of this colour in a column, and the surcharge when that player controls the commander.
    .when = on paying. Three cubes are exchanged for one at any time.
ms-thing-exchange = free exchange
    .where = for 1 { cube }
    .gives = 1 [cube:{ $colour }|{ cube }] from the supply.
    .when = on your turn, as often as you like, even in the middle of a payment.
    .costs = { $left } of your cubes, alike or not.
ms-thing-income = income due
    .where = { sector }
    .gives = the cubes that your labs in this sector would bring you now.
    .when = in the administration, if the sector is calm.
ms-thing-income-rival = income due · { ALONE($seat) }
    .where = all their calm sectors
    .gives = the cubes that their labs would bring them now.
    .when = in the administration.
ms-thing-artefact = { artefact }
    .where = { metal.card }, value { $value }
    .gives = { artefact-bonus }.
    .when = before round 1. The sum of everybody’s two cards decides the order at the start.
ms-thing-bagged = { ms-thing-cubes-colour } in the bag
    .where = { amount-cubes }
    .gives = once drawn, such a cube is yours, in this colour; it is not replaced in the bag.
    .when = by a bonus Bag.
ms-thing-bagged-black = black cubes in the bag
    .where = { amount-cubes }
    .gives = once drawn, a black one goes back into the bag and brings you a cube **of your colour** from the supply.
    .when = by a bonus Bag.
ms-thing-struck = labs that the storm will reach · { ALONE($seat) }
    .where = { sector } · { $count ->
        [one] { $count } lab
       *[other] { $count } labs
    }
    .gives = they are paid one last time in this administration, then no more. They still serve a sector objective.
    .when = at the end of the round.
ms-thing-step-e = step E: explore
    .where = { ms-thing-step-where }
    .gives = the Consortium drives to the zone that serves it best and installs a lab for nothing; on the way, sometimes, a station.
    .when = after its crew, in the order of its programme, without end.
ms-thing-step-where = Consortium (unofficial) · { $n ->
        [0] the next step
        [one] in { $n } step
       *[other] in { $n } steps
    }
ms-thing-step-a = step A: analyse
    .where = { ms-thing-step-where }
    .gives = the Consortium advances one level in the research where it can soonest catch up with you or pull ahead.
    .when = after its crew, in the order of its programme, without end.
ms-thing-step-r = step R: rest
    .where = { ms-thing-step-where }
    .gives = the Consortium does nothing more on this turn.
    .when = after its crew, in the order of its programme, without end.

## Answers

ms-thing-choice-move = action A: drive
    .gives = your Scout drives one zone (two with Range); on a free space you may install a lab.
    .when = now, instead of B.
    .costs = the red part of the row, before moving.
ms-thing-choice-gain = action B: gain cubes
    .gives = the cubes of the green part of the row, from the supply.
    .when = now, instead of A.
    .costs = nothing.
ms-thing-choice-pay = pay like this
    .gives = what you chose is paid with exactly these cubes, exchanges included.
    .when = at once; the cubes go to the supply.
ms-thing-choice-other = pay otherwise
    .gives = you first exchange three cubes for one yourself, as you like.
    .when = before paying, as often as you like.
ms-thing-choice-take = this cube
    .gives = a cube of this colour, from the supply.
    .when = at once.
ms-thing-choice-give = give this cube
    .gives = it goes into the exchange, or to the owner of the station.
    .when = at once.
ms-thing-choice-draw = draw
    .gives = { $more ->
        [yes] two more cubes from the bag, by Joy D. Obondov.
       *[no] the cubes from the bag that the bonus is worth.
    }
    .when = at once, by chance; a black one becomes one of yours.

## What it is worth now: the planet

ms-worth-space-storm = In the storm: no Scout stops there this round{ $next ->
        [yes] {""}. **Calm in the next one.**
       *[no] .
    }
ms-worth-space-taken = A lab of { $owner } is there: one may stop, but not install.
ms-worth-no-lab = All your labs are on the planet: a sector objective gives you some back.
# $reach (here, now, near, far) · $field (a research, white, top) · $n, $bonus: the level reached · $paid: what the sector will pay.
ms-worth-space = { $reach ->
        [here] **Your Scout is there.** { ms-worth-lab-there }
        [now] **Within reach now.** { ms-worth-lab-there }
        [near] **One zone from your Scout.** { ms-worth-lab-there }
       *[far] Too far for one step. { ms-worth-lab-there }
    }
ms-worth-lab-there = Lab: { ms-due }. { ms-worth-level-there }{ ms-worth-lead-there }{ ms-worth-income-there }
ms-worth-level-there = { $field ->
        [white] A level where you like.
        [top] Your research is at the top already.
       *[other] [field:{ $field }|{ field }] level { $n }: { $bonus }.
    }
ms-worth-lead-there = { $leads ->
        [yes] {""} **Majority**: [vp:{ $count }|{ $count } point] at the end of the round.
       *[no] {""}
    }
ms-worth-income-there = { $more ->
        [yes] {""} The sector would pay you { $paid }.
       *[no] {""}
    }
ms-worth-no-station = Your stations are all built.
ms-worth-site = Your next station: { ms-due }. It brings [vp:{ $count }|{ $count } points].
ms-worth-station = { $own ->
        [yes] **Yours**: beginning here costs nothing.
       *[no] Beginning here gives 1 cube to { $owner }.
    } One step away: { $count ->
        [0] no free space.
        [one] { $count } free calm space.
       *[other] { $count } free calm spaces.
    }
ms-worth-station-dear = You would need 1 cube for { $owner }: you have none.
ms-worth-scout = From here, with the usual range, stations included: { $count ->
        [0] **no free space**.
        [one] **{ $count } free space**.
       *[other] **{ $count } free spaces**.
    }
# $labs yours, $best of the best rival, $need to lead alone.
ms-worth-sector = You { $labs }, best rival { $best }: { $need ->
        [0] **the majority is yours**
        [one] **{ $need } more lab** for the majority
       *[other] **{ $need } more labs** for the majority
    }. { $weather ->
        [calm] Income at the end of the round: { $paid }{ ms-worth-struck }.
       *[storm] Nothing is paid there now.
    }
ms-worth-struck = { $struck ->
        [yes] , **then the storm takes it**
       *[no] {""}
    }
ms-worth-side = You have { $labs ->
        [one] { $labs } lab
       *[other] { $labs } labs
    } there: { $paid }. **With one more**: { $then }.
ms-worth-tile = After this round the storm takes **{ sector.the }** ({ $labs ->
        [0] no lab of yours
        [one] { $labs } lab of yours
       *[other] { $labs } labs of yours
    }). At most { $left ->
        [one] { $left } round after this
       *[other] { $left } rounds after this
    }.
ms-worth-tile-last = **Last round**: after its administration the game is over.
ms-worth-threshold = You have **{ $count }**: { $missing ->
        [0] you are at the threshold
        [one] **{ $missing } point** missing to the threshold
       *[other] **{ $missing } points** missing to the threshold
    }.
ms-worth-rival = { $how ->
        [ahead] You are **{ $count }** ahead of { $owner }
        [behind] { $owner } is **{ $count }** ahead of you
       *[level] You are **level** with { $owner }
    }; { $missing ->
        [0] the threshold is reached
        [one] { $missing } point to the threshold
       *[other] { $missing } points to the threshold
    }.

## The action board

ms-worth-cell-taken = Taken: nobody plays here any more this round.
ms-worth-action = **A**: { ms-due }. **B**: { $gain }.
ms-worth-cell-none = { ms-worth-action }
ms-worth-cell-double = { $labs ->
        [0] You have no lab left.
        [1] You have a single lab left: { $one }.
       *[2] Your next two labs cost **{ $one }** and **{ $two }**.
    } { ms-worth-action }
ms-worth-cell-research = { $top ->
        [yes] You are at the top: this bonus gives nothing.
       *[no] You would reach **level { $n }**: { $bonus }.
    } { ms-worth-action }
ms-worth-cell-crew = { $left ->
        [0] You have no crew member left: this bonus gives nothing.
        [one] You have **{ $left } crew member** left.
       *[other] You have **{ $left } crew members** left.
    } { ms-worth-action }
ms-worth-cell-range = Free spaces within reach: **{ $far }** instead of { $near }. { ms-worth-action }
ms-worth-cell-bag = { ms-worth-black } { ms-worth-action }
ms-worth-black = **{ $black } of { $count } cubes** in it are black and would bring you [cube:{ $owner }|a cube of yours].
ms-worth-cell-turn = { $place ->
        [1] You are first already: this bonus gives nothing.
       *[other] You are number { $place }: you would gain **one place**.
    } { ms-worth-action }
ms-worth-cost = For you: { ms-due }.
ms-worth-gain = For you: { $gain }. You have { $count }, you would have **{ $then }**.
ms-worth-column-empty = Its column is empty: not to be taken this round.
ms-worth-own-commander = **It is yours.** Whoever took it from you would cost you { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
ms-worth-column = For you: { ms-due }. Reputation **{ $from } → { $then }**{ $taken ->
        [yes] {""}; { $owner } loses { $loss }
       *[no] {""}
    }. { ms-worth-crew-down }
ms-worth-crew-down = { $crew ->
        [one] 1 crew member goes down.
       *[other] { $crew } crew members go down.
    }
ms-worth-token = For you: { ms-due }. { $place ->
        [1] You are first already.
       *[other] You are number { $place }: **first** in the next round.
    } { ms-worth-crew-down }
# $standing (leads, behind) · $held (own, no) · $n, $best: levels.
ms-worth-scientist = You { $n }, best rival { $best }: { $standing ->
        [leads] { $held ->
            [own] **you keep it** at the end of the round
           *[no] **it comes to you** at the end of the round, +{ $count }
        }
       *[behind] { $need ->
            [one] **{ $need } more level** to lead alone
           *[other] **{ $need } more levels** to lead alone
        } and { $held ->
            [own] not lose { $loss } point
           *[no] gain { $count } points
        }
    }.
ms-worth-crew = { $last ->
        [yes] You may play it. It is the last of its column: empty, it can no longer be bought.
       *[no] You may play it. Its column would then cost you **{ $then }** instead of { $count }.
    }
ms-worth-crew-own-column = You may play it. Without it a rival would pay one cube less for your commander.
ms-worth-crew-later = Not for you as long as neutral crew or crew of yours is above.
ms-worth-turns = At most **{ $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }** until the administration, **{ $own }** of them yours.
ms-worth-order = You play as number **{ $place }** of { $of }.
ms-worth-bag = { ms-worth-black }

## The research board

ms-worth-level = { $where ->
        [here] You are here.
        [next] **It is your next level.**
        [passed] You have passed it: it pays again only after going back.
       *[ahead] You are on level { $n }: **{ $count } more levels**.
    }
ms-worth-objective-done = You have fulfilled it already.
ms-worth-objective-gone = No free space left: it brings nothing any more.
ms-worth-objective-met = **Within your reach**: [vp:{ $count }|{ $count } points], from { $from } to **{ $then }**.
ms-worth-objective = { $what ->
        [labs] Missing: at least **{ $count ->
            [one] { $count } lab
           *[other] { $count } labs
        }**.
        [levels] Missing: at least **{ $count ->
            [one] { $count } level
           *[other] { $count } levels
        }**.
        [commanders] Missing: **{ $count ->
            [one] { $count } commander
           *[other] { $count } commanders
        }**.
        [majority] Missing: **the majority** in one of the sectors chosen.
       *[lead] Missing: to be **alone in the lead** of a field chosen.
    } It would bring [vp:{ $value }|{ $value } points].

## The players’ boards

# $before: how many pieces leave before this one.
ms-worth-piece = { $kind ->
        [lab] { $before ->
            [0] **Your next lab**: { ms-due }.
            [one] After **{ $before } other**. The next one: { ms-due }.
           *[other] After **{ $before } others**. The next one: { ms-due }.
        }
       *[station] { $before ->
            [0] **Your next station**: { ms-due }.
            [one] After **{ $before } other**. The next one: { ms-due }.
           *[other] After **{ $before } others**. The next one: { ms-due }.
        }
    }
ms-worth-place-empty = { $kind ->
        [lab] Empty: this lab is on the planet.
       *[station] Empty: this station is built.
    }
ms-worth-crew-left = { $count ->
        [0] You have none left.
       *[other] You have **{ $count }** left.
    }
ms-worth-cubes = { $count ->
        [0] With all your cubes, **no** column is within your reach.
        [one] With all your cubes, **{ $count } column of { $of }** is within your reach.
       *[other] With all your cubes, **{ $count } columns of { $of }** are within your reach.
    }
ms-worth-exchange = You have { $held ->
        [one] { $held } cube
       *[other] { $held } cubes
    }: { $count ->
        [0] **not enough** for an exchange
        [one] enough for **{ $count } exchange**
       *[other] enough for **{ $count } exchanges**
    }.
ms-worth-exchange-none = The supply has none left.
ms-worth-income = { $owner }: { $paid }. **You**: { $own }.
ms-worth-choice-move = { ms-due }. { $count ->
        [0] No free space within reach.
        [one] **{ $count } free space** within reach.
       *[other] **{ $count } free spaces** within reach.
    }

## Each commander, who has a rule of their own

ms-thing-commander-01 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-02 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-03 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-04 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-05 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-06 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-07 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-08 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-11 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-12 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-13 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-14 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-15 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-16 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-17 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-18 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
