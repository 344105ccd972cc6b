### Magnastorm: what the table says during a game. What is asked, the possible moves, what has just happened.
### .title of a choice of the Consortium: the question it asks itself.
### $seat, $owner, $loser, $winners and $order are names of people; $amounts, $cubes, $given, $taken, $points, $value, cells, places and
### sites come in words; other things are named by names.ftl.

## What is asked; .title: the name of the step

ms-ask-first-crew = Put one of your crew members in a column where no other player has one.
    .title = First crew
ms-ask-first-research = Advance one level in a field that nobody has chosen yet.
    .title = First research
ms-ask-act = Take a commander or the first player token, or move a crew member onto the lower panel.
    .title = Your turn
ms-ask-pay = { $purpose ->
        [column] Pay { $amounts } for the column.
        [move] Pay { $amounts } to move.
        [lab] Pay { $amounts } for the lab.
        [station] Pay { $amounts } for the station.
       *[commander] Pay { $amounts } for the effect of { commander }.
    } Any 3 cubes count as 1 cube of your choice.
    .title = Paying
ms-ask-exchange = { $left ->
        [one] Give one more cube for { cube.a }.
       *[other] Give { $left } cubes for { cube.a }.
    }
    .title = Exchange
ms-ask-empty = { $left ->
        [one] Put the last crew member { column.of } on a cell of the lower panel.
       *[other] Put the { $left } crew members { column.of } on cells of the lower panel.
    }
    .title = Emptying the column
ms-ask-buy-reputation = { $left ->
        [one] You may pay one more yellow cube for 1 reputation point.
       *[other] You may pay up to { $left } yellow cubes, 1 reputation point each.
    }
    .title = Forrester Dain
ms-ask-action = Choose: A, move your Scout, or B, gain cubes.
    .title = Action
ms-ask-drive = { $range ->
        [one] Move your Scout to a space of its zone or of a neighbouring zone, or let it stay.
       *[other] Move your Scout up to { $range } zones, or let it stay.
    }
    .title = Moving
ms-ask-escape = Your Scout is in the storm and cannot reach the calm: drive it clockwise, nearer to it.
    .title = Fleeing the storm
ms-ask-fee = Give { $owner } one cube of your choice for leaving from { $station }.
    .title = Somebody else’s station
ms-ask-build = { $count ->
        [one] You may build a station on the site that you have passed.
       *[other] You may build a station on one of the { $count } sites of your way.
    }
    .title = Station
ms-ask-install = { $count ->
        [0] You may install a lab { $space }.
       *[other] You may install another lab { $space }.
    }
    .title = Lab
ms-ask-train = You may pay Adira Okzil for one level in a field of your choice.
    .title = Adira Okzil
ms-ask-field = Choose the field in which you advance one level{ ms-thanks }.
    .title = Research
ms-ask-cube = Take one cube of any player’s colour{ ms-thanks }.
    .title = A cube of your choice
ms-ask-draw = { $count ->
        [one] Draw 1 cube from the bag, or 2 more with Joy D. Obondov.
       *[other] Draw { $count } cubes from the bag, or 2 more with Joy D. Obondov.
    }
    .title = Bag
ms-ask-deploy = You may put one of your crew members on a panel.
    .title = Crew
ms-ask-claim = { $count ->
        [0] You may end your turn.
        [one] One objective is within your reach: fulfil it, or end your turn.
       *[other] { $count } objectives are within your reach: fulfil one, or end your turn.
    }
    .title = End of your turn
ms-ask-remove = { $left ->
        [one] Take one lab { sector.from } back.
       *[other] Take { $left } labs { sector.from } back.
    }
    .title = Taking labs back
ms-ask-consortium = { $part ->
        [command] The Consortium takes a commander or moves a crew member.
        [step] The Consortium takes the next step of its programme.
       *[objective] The Consortium fulfils an objective if it can.
    }
    .title = The Consortium’s turn

## Moves

ms-first-crew = Put your crew member { column.at }
ms-take-column = { $token ->
        [yes] Take { token.the } for { $amounts }
       *[no] Take { commander } for { $amounts }
    }
ms-move-crew = Put { crew.the } { column.from } { $cell }
ms-choose-action = { $action ->
        [move] { $count ->
            [0] A: move the Scout, for nothing
           *[other] A: move the Scout for { $amounts }
        }
       *[gain] B: gain { $amounts }
    }
ms-pay = Pay { $cubes }{ ms-with-exchange }{ ms-with-swap }
ms-with-exchange = { $exchanged ->
        [yes] , exchange included
       *[no] {""}
    }
ms-with-swap = { $swap ->
        [own] {""} (one of your cubes for a yellow one)
        [yellow] {""} (a yellow cube for one of yours)
       *[none] {""}
    }
ms-exchange = Exchange { $count } cubes for { cube.a }
ms-give-cube = Give { cube.a }
ms-take-cube = Take { cube.a }
ms-drop-crew = Put { crew.the } { $cell }
ms-deploy-crew = { $panel ->
        [upper] Put a crew member on the upper panel ({ $short })
       *[lower] Put a crew member on the lower panel ({ $short })
    }
ms-drive = { $how ->
        [stay] Stay { $to }
        [station] { $foreign ->
            [yes] Leave from { $station } for a cube to { $owner }, and stop { $to }{ ms-there }
           *[no] Leave from { $station } and stop { $to }{ ms-there }
        }
       *[drive] Drive, and stop { $to }{ ms-there }
    }
# $there, $colour, $amounts, $count: the space, and what a lab costs there.
ms-there = { $there ->
        [none] {""}
        [taken] {""}: { ms-there-colour }, with a lab already
        [full] {""}: { ms-there-colour }
       *[free] { $count ->
            [0] {""}: { ms-there-colour }, lab for nothing
           *[other] {""}: { ms-there-colour }, lab for { $amounts }
        }
    }
ms-there-colour = { $colour ->
        [green] green space
        [red] red space
        [blue] blue space
        [brown] brown space
       *[white] white space, any research
    }
ms-jump = Jump with Mira Mascovic, and land { $to }
ms-boost = Pay { cube.a } to Justin B. Beeper for one more zone
ms-train = Pay { $amounts } to Adira Okzil for one level
ms-build = { $free ->
        [yes] Build { $station } for nothing, with Kaysia Vasidis
       *[no] { $count ->
            [0] Build { $station } for nothing
           *[other] Build { $station } for { $amounts }
        }
    }
ms-install = { $free ->
        [yes] { ms-a-lab } for nothing, with Kaysia Vasidis
       *[no] { $count ->
            [0] { ms-a-lab } for nothing
           *[other] { ms-a-lab } for { $amounts }
        }
    }
ms-a-lab = { $way ->
        [double] Install a second lab
        [extra] Install an extra lab with Azrea Bonsmai
       *[usual] Install a lab
    }
ms-choose-field = Advance { field.at }
ms-draw = { $more ->
        [yes] Draw { $count } cubes, with Joy D. Obondov
       *[no] { $count ->
            [one] Draw { $count } cube
           *[other] Draw { $count } cubes
        }
    }
ms-buy-reputation = Pay { $amounts } for 1 reputation point
ms-claim = Fulfil { objective.the } for { $value }: { $places }
ms-remove-lab = Take back the lab { $space }
ms-finish = { $step ->
        [building] Build nothing
        [installing] Install nothing
        [training] Do not pay Adira Okzil
        [deploying] Keep the crew member
        [buying-reputation] Pay no further cube
       *[claiming] End the turn
    }
ms-consortium-acts = Let the Consortium play

## Events

ms-round-began = Round { $round } begins.
ms-turn = { $seat }’s turn
ms-turn-began = { ms-turn }.
ms-administration = Administration
ms-end-announced = { $seat } has reached the threshold of { $threshold } reputation points: the game ends with this cycle, or with the administration under way.
ms-administration-began = Administration of round { $round }.
ms-administration-step = { $rule ->
        [MS-ADM-1] Income.
        [MS-ADM-2] Majorities.
        [MS-ADM-3] Scientific commanders.
        [MS-ADM-6] Turn order.
        [MS-ADM-7] Panels.
       *[MS-ADM-8] The storm moves on.
    }
ms-game-ended = { $count ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the victory.
    }
ms-reputation = { $change ->
        [up] { $seat } gains { $points }{ ms-for-what } (now { $reputation }).
       *[down] { $seat } loses { $points } for losing a commander (now { $reputation }).
    }
ms-for-what = { $source ->
        [objectives] {""} for an objective
        [commanders] {""} for a commander
        [scientists] {""} for a scientific commander
        [majorities] {""} for a majority
        [stations] {""} for a station
        [artefacts] {""} for an artefact
        [round_bonus] {""} as round bonus
       *[effects] {""}{ ms-thanks }
    }
ms-cubes-gained = { $rule ->
        [MS-ADM-1] { $seat } earns { $cubes }.
        [MS-POS-4] { $seat } takes { $cubes } for the place in turn order.
       *[other] { $seat } takes { $cubes }{ ms-thanks }.
    }
# $by: by a commander, or not; $commander: by which.
ms-thanks = { $by ->
        [commander] {""} thanks to { commander }
       *[none] {""}
    }
ms-cubes-lost = The supply has not enough: { $seat } goes without { $cubes }.
ms-cubes-paid = { $purpose ->
        [column] { $seat } pays { $cubes } for the column.
        [move] { $seat } pays { $cubes } to move.
        [lab] { $seat } pays { $cubes } for the lab.
        [station] { $seat } pays { $cubes } for the station.
       *[commander] { $seat } pays { $cubes } for the effect of { commander }.
    }
ms-cubes-exchanged = { $seat } exchanges { $given } for { $taken }.
ms-cubes-drawn = { $coloured ->
        [yes] { $black ->
            [0] { $seat } draws { $cubes } from the bag.
           *[other] From the bag { $seat } draws { $cubes }, and { ms-black-drawn }.
        }
       *[no] From the bag { $seat } draws { ms-black-drawn }.
    }
ms-black-drawn = { $black ->
        [one] 1 black cube, which counts as { ms-own-for-black }
       *[other] { $black } black cubes, which count as { ms-own-for-black }
    }
ms-own-for-black = { $own ->
        [0] nothing, for the supply is empty
        [one] 1 cube of their own colour
       *[other] { $own } cubes of their own colour
    }
ms-fee-paid = { $seat } gives { $owner } { cube.a } for leaving from { $station }.
ms-crew-deployed = { $panel ->
        [upper] { $seat } puts a crew member on the upper panel ({ $short }).
       *[lower] { $seat } puts a crew member on the lower panel ({ $short }).
    }
ms-crew-moved = { $seat } moves { crew.the } to the lower panel ({ $short }).
ms-action-chosen = { $action ->
        [move] { $seat } chooses A: to move the Scout.
       *[gain] { $seat } chooses B: to gain cubes.
    }
ms-commander-taken = { $taken ->
        [yes] { $seat } takes { commander } from { $loser }.
       *[no] { $seat } takes { commander }.
    }
ms-commander-returned = Nobody leads alone any more: { commander } leaves { $seat }.
ms-token-taken = { $seat } takes { token.the }.
ms-token-returned = { $seat } gives { token.the } back.
ms-order-changed = New turn order: { $order }.
ms-panels-swapped = The lower panel becomes the upper one, and the empty one the lower.
ms-storm-moved = The centre tile turns; calm is now in: { $calm }.
ms-scout-moved = { $how ->
        [stay] { $seat } stays { $to }.
        [station] { $seat } leaves from { $station } and stops { $to }.
        [jump] { $seat } jumps thanks to Mira Mascovic and lands { $to }.
       *[drive] { $seat } drives and stops { $to }.
    }
ms-station-built = { $seat } builds { $station }.
ms-lab-installed = { $way ->
        [double] { $seat } installs a second lab { $space }.
        [extra] { $seat } installs an extra lab { $space } thanks to Azrea Bonsmai.
       *[usual] { $seat } installs a lab { $space }.
    }
# $rule: what prevents it · $space, $station, $amounts: where, and at what price.
ms-nothing-built = { $rule ->
        [MS-MOV-5] { $seat } installs nothing { $space }: there is a lab already.
        [MS-LAB-6] { $seat } { ms-installs-nothing } { $space }: all their labs are on the planet.
        [MS-LAB-7] { $seat } { ms-installs-nothing } { $space }: their cubes do not cover { $amounts }, even with exchanges.
       *[MS-TEL-1] { $seat } does not build { $station }: their cubes do not cover { $amounts }, even with exchanges.
    }
ms-installs-nothing = { $further ->
        [yes] installs no other lab
       *[no] installs nothing
    }
ms-lab-removed = { $seat } takes back the lab { $space }.
ms-research-advanced = { $seat } reaches level { $level } { field.at }.
ms-research-set-back = { $seat } goes back { $count ->
        [one] { $count } level
       *[other] { $count } levels
    } { field.at } (now { $level }).
ms-nothing-gained = { $rule ->
        [MS-BON-4] { $seat } is already first: the turn order stays.
       *[other] { $seat } gains nothing from it.
    }
ms-objective-fulfilled = { $seat } fulfils { objective.the }: { $places }.
ms-majority-held = { $seat } has the majority { sector.at } ({ $labs ->
        [one] { $labs } lab
       *[other] { $labs } labs
    }).
ms-commander-used = { $seat } uses { commander }.
ms-artefact-used = { $seat } uses { $artefact }.
# $artefact, $metal, $value, $bonus, $field: the card.
ms-artefact-kept = { $seat } keeps { artefact } ({ metal }, value { $value }, { artefact-bonus }).
ms-artefact-won = { $seat } wins { $artefact }.
ms-consortium-step = { $step ->
        [E] { $seat } explores.
        [A] { $seat } analyses.
       *[R] { $seat } rests.
    }

## What the Consortium chooses, and by what (its reasons in detail)

ms-consortium-which-column = { $seat } chooses a column: { $chosen }.
    .title = Which column?
ms-consortium-which-crew = { $seat } chooses whom to move: { $chosen }.
    .title = Which crew member?
ms-consortium-crew-from-which-column = { $seat } takes the crew member from { $chosen }.
    .title = Out of which column?
ms-consortium-crew-to-which-column = { $seat } puts the crew member in { $chosen }.
    .title = Into which column?
ms-consortium-which-field = { $seat } chooses a field: { $chosen }.
    .title = Which field?
ms-consortium-which-zone = { $seat } chooses where to go: { $chosen }.
    .title = Which zone?
ms-consortium-which-site = { $seat } chooses where to build: { $chosen }.
    .title = Which station site?
ms-consortium-which-objective = { $seat } chooses { $chosen }.
    .title = Which objective?
ms-consortium-fell-back = { $why ->
        [no_column] { $seat } takes no commander: no column of one that it lacks holds just one or two crew members.
        [no_lab] { $seat } has no lab left: it analyses instead of exploring.
        [no_zone] { $seat } finds no calm zone with a free space within two steps: it analyses instead of exploring.
        [storm] { $seat } is caught in the storm with no calm zone in reach: its Scout is put at the entry of the trailing sector.
        [all_at_the_top] { $seat } does not advance: all its markers are at the top.
        [no_crew] { $seat } puts no crew: none is left on its board.
       *[no_place] { $seat } puts no crew: above, each column is empty or full.
    }
ms-consortium-not-the-token = it never takes the token
ms-consortium-not-its-own = its own commander already
ms-consortium-not-so-dear = more than two crew members
ms-consortium-not-without-crew = column without crew
ms-consortium-not-full = full column
ms-consortium-not-such-crew = no such crew
ms-consortium-not-so-far = more than two steps away
ms-consortium-not-occupied = no free space
ms-consortium-not-built-on = station built already
ms-consortium-not-at-the-top = marker at the top
ms-consortium-not-ahead = it is ahead of you already
ms-consortium-not-again = fulfilled by it already
ms-consortium-not-met = conditions not met
ms-consortium-by-crew = Fewest crew members
ms-consortium-by-controller = Commanders of yours first
ms-consortium-by-left = From left to right
ms-consortium-by-kind = Neutral crew first, then its own, then yours
ms-consortium-by-most-crew = Most crew members
ms-consortium-by-gap = Smallest lead of yours
ms-consortium-by-level = Its lowest level
ms-consortium-by-board = In the order of the board
ms-consortium-by-contest = As many labs as you, or one less
ms-consortium-by-sector = Leading sector, then middle, then trailing
ms-consortium-by-letter = In the order of the letters
ms-consortium-by-value = Highest value
ms-consortium-by-kind-of-card = Research before sectors
