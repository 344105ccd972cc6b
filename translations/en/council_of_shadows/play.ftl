### Council of Shadows: what the table says during a game. What is asked, the possible moves, what has just happened.
### .title of a choice of the automa: the question it asks itself.
### $seat, $winners and $order are names of people; $gems, $planet, $space, $slot, $points, $energy and lists come in words;
### other things are named by names.ftl.

## What is asked; .title: the name of the step

cs-ask-leader = { $others ->
        [0] Choose your leader.
       *[other] Choose your leader; the others go on to whoever has a lower turn-order token.
    }
    .title = Leader
cs-ask-purchase = { $left ->
        [0] { $free ->
            [yes] You have made all your purchases. Place Zoe’s free cube, or end the phase.
           *[no] You have made all your purchases. End the phase.
        }
        [one] You may still make one purchase: { cs-thing-to-buy }{ cs-free-cube }. Or end the phase.
       *[other] Make up to { amount-purchases-left }: { cs-things-to-buy }{ cs-free-cube }. Or end the phase.
    }
    .title = Purchase
amount-purchases-left = { $left ->
        [one] { $left } purchase
       *[other] { $left } purchases
    }
cs-thing-to-buy = { $stations ->
        [yes] an AI card, an improvement or a station
       *[no] an AI card or an improvement
    }
cs-things-to-buy = { $stations ->
        [yes] AI cards, improvements or stations
       *[no] AI cards or improvements
    }
cs-free-cube = { $free ->
        [yes] {""}; Zoe’s free cube is still to be placed
       *[no] {""}
    }
cs-ask-planning = Put a card on each free zone; you may also cover cards. Then remove your screen.
    .title = Planning
cs-ask-colonise = { $way ->
        [discover] Place a cube on { cs-planet-to-settle }, or discover a system instead; or end the action.
        [extract] Place a cube on { cs-planet-to-settle }, extract a resource or discover a system instead; or end the action.
       *[colonise] { $planets ->
            [one] { $count ->
                [one] Place a cube on { cs-planet-to-settle }{ cs-any-type }, or end the action.
               *[other] Place a tower of up to { $count } cubes on { cs-planet-to-settle }{ cs-any-type }, or end the action.
            }
           *[other] Place a cube on each of up to { $planets } different planets, or end the action.
        }
    }
    .title = Colonise
cs-planet-to-settle = { $stacking ->
        [yes] a planet
       *[no] a free planet
    }
cs-any-type = { $any ->
        [yes] {""} of any type
       *[no] {""}
    }
cs-ask-extract = { $left ->
        [one] Extract from a system, { range.to }{ cs-foreign-systems }, or end the action.
       *[other] Extract up to { $left } times, { range.to }, once for each of your cubes{ cs-foreign-systems }; or end the action.
    }
    .title = Extract
cs-foreign-systems = { $shared ->
        [yes] {""}, or in a system where only others are
       *[no] {""}
    }
cs-ask-discover = Draw tiles from the pile of a sector, { range.to }, or end the action.
    .title = Discover
cs-ask-place-tile = { $count ->
        [one] Place the tile on a free space { sector.of }.
       *[other] Choose one of the { $count } tiles and place it on a free space { sector.of }; the other one goes under its pile.
    }
    .title = New system
cs-ask-settle = { $step ->
        [cubes] { cs-settle-cubes }, or end the action.
        [extract] { cs-settle-resource }, or end the action.
        [both] { cs-settle-cubes }, and extract its resource as well; or end the action.
       *[either] { $times ->
            [one] { cs-settle-cubes }, or extract its resource; or end the action.
           *[other] { cs-settle-cubes }, or extract its resource up to { $times } times; or end the action.
        }
    }
    .title = On the new system
cs-settle-cubes = { $count ->
        [one] Place a cube { system.at }
       *[other] Place up to { $count } cubes on one planet { system.of }
    }
cs-settle-resource = { $times ->
        [one] Extract the resource { system.of }
       *[other] Extract the resource { system.of }, up to { $times } times
    }
cs-ask-upgrade = { $left ->
        [one] Upgrade a gem: anthracite to gold, or gold to transparent. Or end the action.
       *[other] Upgrade gems, up to { $left } steps: anthracite to gold, or gold to transparent. Or end the action.
    }
    .title = Upgrade
cs-ask-station = Your station gives you the resource of one system { galaxy.of }: choose it.
    .title = Extraction station
cs-ask-exploit = { $count ->
        [0] Exploit galaxies in which you have a colony, one after the other, each at most once; or end your turn.
       *[other] Exploit another galaxy, or end your turn.
    }
    .title = Exploitation
cs-ask-exploit-at-once = { $left ->
        [one] Exploit another galaxy at once, or stop here.
       *[other] Exploit up to { $left } different galaxies at once.
    }
    .title = Exploitation at once
cs-ask-return-bonus = You have more than { $most } bonus cards: one of your light cards goes under the pile.
    .title = A card too many
cs-ask-tech = You have reached { level }: choose a Dark Tech card.
    .title = Dark Tech
cs-ask-free-card = Take one of the displayed AI cards for free.
    .title = Free AI card
cs-ask-automa = { $seat } carries out row { $row } of { automa-card }.
    .title = The automa’s turn
cs-ask-automa-exploits = { $seat } exploits galaxies, according to { automa-card }.
    .title = The automa exploits
cs-ask-place-for-automa = { $named ->
        [yes] Choose a tile for { $seat }, and a free space { galaxy.of }; it must have { planet.a }.
       *[no] Choose a tile for { $seat }, and a free space { sector.of }; it must have { planet.a }.
    }
    .title = The automa discovers
cs-ask-settle-for-automa = Choose the planet where { $seat } places { tower.a }.
    .title = The automa colonises
cs-ask-remove-from-automa = Choose the cube that { $seat } removes { galaxy.at }.
    .title = The automa exploits

## Moves

cs-choose-leader = Choose { leader }
cs-buy-card = Buy { card.the } for { $gems }
cs-buy-improvement = Buy { improvement.the } for { $gems }
cs-buy-station = Put { station.the } { $slot } for { $gems }
cs-plan = { $covers ->
        [yes] Cover { zone.the } with { card.the }
       *[no] Put { card.the } { zone.at }
    }
cs-ready = Remove the screen
cs-colonise = Place { tower.a } { $planet }
cs-extract = Extract { $resource } { system.from }
cs-discover = Draw { tile-pile.from }
cs-place-tile = Place { system.the } ({ $planets }) { $space }
cs-upgrade-gem = Upgrade { gem.a } to { $better }
cs-exploit = { $removed ->
        [yes] Exploit { galaxy.the } for { $energy }{ cs-and-card }, removing a cube { $planet }
       *[no] Exploit { galaxy.the } for { $energy }{ cs-and-card } without removing a cube
    }
cs-and-card = { $card ->
        [yes] {""} and a light bonus card
       *[no] {""}
    }
cs-return-bonus = Put { bonus.the } under the pile
cs-take-tech = Choose { tech.the }
cs-take-card = Take { card.the }
cs-finish = { $step ->
        [purchasing] End the purchases
        [colonising] { $begun ->
            [yes] End the action
           *[no] End the action without a colony
        }
        [extracting] End the extractions
        [discovering] Discover nothing
        [settling-new] End the discovery
        [upgrading] End the upgrades
       *[exploiting] End the exploitation
    }
cs-automa-acts = { $step ->
        [row] Carry out row { $row } of { automa-card }
       *[exploit] Let { $seat } exploit
    }
cs-settle-for-automa = Let { $seat } settle { $planet }
cs-remove-from-automa = Remove { $seat }’s cube { $planet }

## Events

cs-round-began = Round { $round } begins.
cs-phase-began = { cs-phase } begins.
cs-phase = { $phase ->
        [leaders] Choice of leaders
        [purchase] Purchase phase
        [planning] Planning phase
        [actions] Action and exploitation phase
       *[over] Final scoring
    }
cs-part-began = { cs-part }.
cs-part = { $phase ->
        [purchase] { $seat }’s turn to buy
       *[actions] { $seat }’s turn to play
    }
cs-end-announced = { $seat } has reached level III: the round is played to its end, then the game is over.
cs-final-scoring-began = Final scoring of { $seat }.
cs-bonus-revealed = { $seat } counts { bonus.the }.
cs-game-ended = { $count ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the victory.
    }
cs-energy = { $seat } gains { $points } { $source ->
        [start] at the start
        [exploitation] for a galaxy
        [resources] from a system
        [improvements] thanks to an improvement
        [range] for a range improvement
        [cards] thanks to an action card
        [tech] thanks to a Dark Tech card
        [leader] thanks to the leader
        [rows] according to the card
        [gems] for the remaining gems
        [ai_cards] for the AI cards
        [light] for a light bonus card
       *[dark] for the dark bonus card
    } (now { $energy }).
cs-consumption = { $change ->
        [up] { $seat } consumes { $steps } (now { $consumption }){ cs-cut }.
        [down] { $seat }’s consumption goes back by { $steps } (now { $consumption }){ cs-cut }.
       *[none] { $seat }’s consumption stays at { $consumption }{ cs-cut }.
    }
cs-cut = { $cut ->
        [yes] {""}: the track allows no more
       *[no] {""}
    }
cs-gems-gained = { $seat } takes { $gems }.
cs-gems-paid = { $seat } pays { $gems }.
cs-gem-upgraded = { $seat } upgrades { gem.a } to { $better }.
cs-leader-chosen = { $seat } chooses { leader }.
cs-card-taken = { $rule ->
        [CS-DTII-5] { $seat } takes { card.the } for free.
       *[other] { $seat } buys { card.the }.
    }
cs-card-thrown-out = { $seat } discards { card.the } from the display.
cs-card-displayed = New AI card on display: { card.the }.
cs-deck-reshuffled = The discarded AI cards are shuffled and become the draw pile.
cs-improved = { $rule ->
        [CS-DTI-6] { $seat } gets { improvement.the } for free.
       *[other] { $seat } buys { improvement.the }.
    }
cs-station-built = { $seat } puts { station.the } { $slot }.
cs-zone-added = { $seat } takes { extra-zone.the }.
cs-card-planned = { $seat } puts { card.the } { zone.at }.
cs-became-ready = { $seat } is ready.
cs-plan-revealed = { $count ->
        [0] { $seat } has put down no card.
       *[other] { $seat } has put down { $planned }.
    }
cs-order-changed = New turn order: { $order }.
cs-card-acts = { $seat } plays { card.the } { zone.at }.
cs-nothing-to-do = { $seat } can do nothing with this card.
cs-colonised = { $seat } places { amount-cubes-placed } on { $planet }.
amount-cubes-placed = { $cubes ->
        [one] { $cubes } cube
       *[other] a tower of { $cubes } cubes
    }
planet-number = planet { $n } { system.of }
    .the = { planet-number }
cs-extracted = { $seat } extracts { system.from }.
cs-tiles-drawn = { $seat } draws { $tiles } { tile-pile.from }.
cs-tile-placed = { $seat } places { system.the } { $space }.
cs-tile-returned = Back { tile-pile.under }: { system.the }.
cs-cards-shifted = { $count ->
        [0] { $seat }’s cards move on by one zone.
        [one] { $seat }’s cards move on by one zone; { $returned } comes back to hand.
       *[other] { $seat }’s cards move on by one zone; { $returned } come back to hand.
    }
cs-exploited = { $majority ->
        [yes] { $seat } exploits { galaxy.the } with the majority{ cs-removed }.
       *[no] { $seat } exploits { galaxy.the } without the majority{ cs-removed }.
    }
cs-removed = { $removed ->
        [yes] {""} and removes a cube from { $planet }
       *[no] {""} and removes no cube
    }
cs-majority-paid = For { $seat }, { tech.the } counts { $places }.
cs-bonus-gained = { $shown ->
        [yes] { $seat } gets { bonus.the }.
       *[no] { $seat } gets a light bonus card.
    }
cs-no-bonus-left = { $seat } gets no card: there is no light bonus card left.
cs-bonus-returned = { $shown ->
        [yes] { $seat } puts { bonus.the } under the pile.
       *[no] { $seat } puts a light bonus card under the pile.
    }
cs-level-rose = { $seat } rises to { level }: { $before } − { $consumption } = { $energy }.
cs-throne-taken = { $seat } takes the throne.
cs-tech-taken = { $seat } chooses { tech.the }.
cs-automa-card-turned = { $seat } turns over { automa-card }.
cs-automa-pile-shuffled = The used automa cards of level { level.number } are shuffled and become their pile again.
cs-automa-row = { $alternative ->
        [yes] { $seat } carries out the right action of row { $row }, as the left one is impossible: { $reasons }.
       *[no] { $seat } carries out row { $row }.
    }
cs-automa-row-skipped = { $seat } skips row { $row }: { $reasons }.
cs-automa-colony-lost = { $seat } places no cube: no { planet } is free { system.at }.
cs-automa-market-ended = { $seat } discards no more cards: no others are left to replace them.
cs-automa-exploits-no-more = { $count ->
        [0] { $seat } exploits nothing, for want of a colony.
       *[other] { $seat } does not exploit { $galaxies }, for want of the majority.
    }
# Why an action of the card is impossible.
cs-automa-obstacle = { $lacks ->
        [planet] no { planet } is free { galaxy.at }
        [tile] the { tile-pile } is empty
        [space] { $named ->
            [yes] no space is free { galaxy.at }
           *[no] no space is free { sector.at }
        }
       *[card] there is no AI card left to display
    }

## What the automa chooses, and by what (its reasons in detail)

cs-automa-which-option = { $seat } chooses between the two options of the row: { $chosen }.
    .title = Which option of the row?
cs-automa-which-galaxy = { $seat } chooses the galaxy to exploit: { $chosen }.
    .title = Which galaxy to exploit?
automa-option = { $side ->
        [left] the left one
       *[right] the right one
    }
cs-automa-no-planet = no free planet of that type
cs-automa-no-tile = empty pile
cs-automa-no-space = no free space
cs-automa-no-card = no card to display
cs-automa-by-side = From left to right
    .figure = { $figure ->
            [0] 1st
           *[1] 2nd
        }
cs-automa-no-majority = without the majority
cs-automa-exploited = already exploited
cs-automa-by-board = In the order of the board
    .figure = { $figure ->
            [0] 1st
            [1] 2nd
            [2] 3rd
            [3] 4th
            [4] 5th
            [5] 6th
            [6] 7th
            [7] 8th
            [8] 9th
           *[9] 10th
        }

## Scoring: where the energy comes from

source-start = Start
source-exploitation = Galaxies exploited
source-resources = Resources of systems
source-improvements = Energy improvements
source-range = Range improvements
source-cards = Action cards
source-tech = Dark Tech cards
source-leader = Leader
source-rows = Automa cards
source-gems = Remaining gems
source-ai_cards = AI cards
source-light = Light bonus cards
source-dark = Dark bonus card
source-levels = Levels reached
