### Council of Shadows: the rules, in our own words.
### One message per rule; its value, where it has one, is the sentence of a refusal.
### .title: the name of the rule, for contents lists · .rule: the rule · .source: where the French rulebook says it ·
### .stress: the words of .rule on which everything turns · .cure: what would make the move legal ·
### .warning: why a legal move may be regretted.
###
### The line above a rule tells which variables the engine gives it. These stay ids, which names.ftl puts into words: $gem,
### $planet, $sector, $tile, $galaxy, $card, $tech, $bonus, $improvement, $station, $leader. $seat is somebody’s name; the rest are numbers.

## How the game works

CS-GEN-1 =
    .title = The highest level wins
    .rule = Everything is about rising in Dark Tech: at the end, whoever stands at the highest level wins.
    .stress = whoever stands at the highest level wins
    .source = How the game works (“Principe du jeu”); End of the game (“Fin de la partie”)

# $ask: what is asked, in words
CS-GEN-2 = This is not the moment. You are asked: { $ask }
    .title = Three phases a round
    .rule = Each round runs through three phases: purchases; planning, which sets the order; then everybody acts and exploits.
    .stress = three phases
    .source = Course of the game (“Déroulement de la partie”)
    .cure = Answer that first.

# $case: count, too-low · $cost: the cost, in words
CS-GEN-3 = { $case ->
        [count] The cost is { $cost }: it is paid with as many gems, no more and no fewer.
       *[too-low] The cost is { $cost }: one of these gems is not worth enough.
    }
    .title = The value of gems
    .rule = Anthracite is worth less than gold, and gold less than transparent. When you pay, a gem may stand in for one gem only, of lower value; no change is given.
    .stress = a gem may stand in for one gem only
    .source = Phase 1: purchase (“Phase 1 : Achat”); ruling Q54
    .cure = For each gem of the cost give a gem of the same value, or a higher one.

CS-GEN-4 =
    .title = Nothing runs out
    .rule = Gems and cubes that have run out are replaced by anything at hand: the supply is never a limit.
    .stress = the supply is never a limit
    .source = Components (“Contenu”)

CS-GEN-5 =
    .title = The bounds of consumption
    .rule = A consumption marker stays between 20 and 100 whatever happens, special powers included.
    .stress = between 20 and 100
    .source = Setup (“Mise en place”); ruling Q33

CS-GEN-6 =
    .title = Cubes leave by exploiting only
    .rule = Only the exploitation of a galaxy takes a cube off the game board.
    .stress = Only the exploitation
    .source = Exploiting galaxies (“Exploiter des galaxies”), note

# $height: the height allowed · $room: how many cubes still fit
CS-GEN-7 = { $room ->
        [one] A planet holds { $height } cubes at most: there is room for only one here.
       *[other] A planet holds { $height } cubes at most: there is room for only { $room } here.
    }
    .title = Three cubes per planet
    .rule = A planet holds 3 cubes at most, those of all players counted together.
    .stress = 3 cubes at most
    .source = Buying an improvement (“Acheter une amélioration”); Colonise / Found a colony (“Coloniser / Fonder une colonie”)
    .cure = Place fewer cubes, or choose another planet.

CS-GEN-8 =
    .title = One cube, one colony
    .rule = Each cube on a planet is one colony. You are present in a system or a galaxy as soon as you have a cube there.
    .stress = Each cube
    .source = Colonise / Found a colony (“Coloniser / Fonder une colonie”); Exploiting galaxies (“Exploiter des galaxies”)

CS-GEN-9 =
    .title = Gaining energy
    .rule = All energy is marked as soon as it is gained: your marker advances by as much on the energy track.
    .stress = is marked as soon as it is gained
    .source = Buying an improvement (“Acheter une amélioration”); Exploiting galaxies (“Exploiter des galaxies”); ruling Q5

CS-GEN-10 =
    .title = Your cards stay yours
    .rule = Starting or bought, your action cards go from hand to zones and from zones to hand; none is ever discarded.
    .stress = none is ever discarded
    .source = Buying an AI card (“Acheter une carte IA”); Phase 3: actions and exploitation (“Phase 3 : Actions et Exploitation”), end of the actions

## Setup

CS-SET-1 =
    .title = The two sides of the board
    .rule = With 3 or 4 players the front of the board is used, with its ten galaxies; with 2 players and solo the back, with six.
    .source = Setup (“Mise en place”); Games with 4 or 2 players (“Parties à 4 ou 2 joueurs”); Solo mode (“Mode solo”)

CS-SET-2 =
    .title = Three supplies of gems
    .rule = Gems, sorted by colour, form three supplies for everybody.
    .source = Setup (“Mise en place”)

CS-SET-3 =
    .title = The piles of systems
    .rule = The solar system tiles, sorted by their backs, form three shuffled face-down piles, one for each sector.
    .source = Setup (“Mise en place”); ruling Q9

CS-SET-4 =
    .title = The first two systems
    .rule = The top two tiles of the 1-parsec pile are turned up and fill the grey galaxy, Parvus Corta.
    .stress = fill the grey galaxy
    .source = Setup (“Mise en place”)

CS-SET-5 =
    .title = Eight AI cards on display
    .rule = The 25 AI cards are shuffled: eight lie face up in two rows of four; the others are the draw pile.
    .source = Setup (“Mise en place”)

CS-SET-6 =
    .title = Two piles of six Dark Tech cards
    .rule = Dark Tech cards I and II are shuffled separately. Two of each pile go back to the box unseen, which leaves six and six.
    .stress = unseen
    .source = Setup (“Mise en place”)

CS-SET-7 =
    .title = The light bonus cards
    .rule = The 18 light bonus cards, shuffled, form a face-down pile.
    .source = Setup (“Mise en place”)

CS-SET-8 =
    .title = One dark bonus card each
    .rule = The dark cards of absent galaxies are taken out: turquoise and yellow with 3 players, brown and beige too with 2 players and solo; and that of the stations without module 1. Everybody receives one, which only they may see; the rest goes to the box.
    .stress = which only they may see
    .source = Setup (“Mise en place”); Games with 4 or 2 players (“Parties à 4 ou 2 joueurs”); Module 1: space stations (“Module 1 : Les Stations spatiales”)

CS-SET-9 =
    .title = What everybody gets
    .rule = Everybody chooses a civilisation, which has no effect on play, and receives a player board, six action cards, two markers, 30 cubes, a screen, one anthracite gem and one gold gem.
    .source = Setup (“Mise en place”)

CS-SET-10 =
    .title = Starting consumption
    .rule = Each consumption marker starts on space 20.
    .source = Setup (“Mise en place”)

CS-SET-11 =
    .title = First turn order
    .rule = Turn-order tokens, as many as players, are dealt at random; those not used go to the box.
    .source = Setup (“Mise en place”)

CS-SET-12 =
    .title = Starting energy
    .rule = Energy markers wait at the start, at level 0, in the order of the tokens. That order also settles the first tie.
    .source = Setup (“Mise en place”); ruling Q2

# $galaxy
CS-SET-13 = With this number of players, { galaxy.the } is closed.
    .title = With 3 players: two covers
    .rule = With 3 players, two covers close Tennant Strand (turquoise) and Heaven’s Fence (yellow) all game long.
    .stress = all game long
    .source = Setup (“Mise en place”)
    .cure = Choose a space of an open galaxy.

CS-SET-14 =
    .title = With 4 players: everything is in use
    .rule = With 4 players all galaxies, all dark cards and the four tokens are in use; the card of the stations only with module 1.
    .source = Games with 4 or 2 players (“Parties à 4 ou 2 joueurs”)

CS-SET-15 =
    .title = With 2 players: the back
    .rule = With 2 players, the back of the board is used, and tokens 1 and 2.
    .source = Games with 4 or 2 players (“Parties à 4 ou 2 joueurs”)

CS-SET-16 =
    .title = What stays in the box
    .rule = Automa cards, stations, extra zones and leaders wait in the box until a mode, a module or a card asks for them.
    .source = Setup (“Mise en place”)

CS-SET-17 =
    .title = Who begins
    .rule = In the first round, the holder of token 1 opens the purchase phase, token 2 follows, and so on.
    .source = Course of the game (“Déroulement de la partie”)

CS-SET-18 =
    .title = All tiles are in use
    .rule = All 31 tiles go into the piles whatever the number of players, even where there are fewer spaces.
    .source = Setup (“Mise en place”); Games with 4 or 2 players (“Parties à 4 ou 2 joueurs”), nothing there takes a tile out

## Phase 1: purchase

# $case: turn · $seat
CS-BUY-1 = { $case ->
       *[turn] Purchases are made one after the other: it is up to { $seat }.
    }
    .title = One after the other
    .rule = In the order of the tokens, everybody makes all their purchases before the next one begins. Who buys no more passes on; after the last one comes planning.
    .stress = all their purchases
    .source = Phase 1: purchase (“Phase 1 : Achat”)
    .cure = Wait for your turn to buy.

# $case: three, turn, phase · $seat
CS-BUY-2 = { $case ->
        [three] You have made the three purchases of this phase.
        [turn] Your purchases of this round are made, three at most: it is { $seat }’s turn.
       *[phase] The purchase phase of this round is over: it allows three purchases at most.
    }
    .title = Three purchases at most
    .rule = Up to three purchases per phase, mixed as you like: AI cards, improvements and, with module 1, stations.
    .stress = Up to three purchases
    .source = Phase 1: purchase (“Phase 1 : Achat”)
    .cure = { $case ->
        [three] End your purchases; others are possible next round.
       *[other] Other purchases are possible next round.
    }

# $case: cannot, letters, not-owned · $cost: the cost, in words · .warning: $gems, the exact payment, in words
CS-BUY-3 = { $case ->
        [cannot] The cost is { $cost }, and your gems are not enough.
        [letters] This payment is not made of gems. The cost is { $cost }.
       *[not-owned] You do not have all these gems. The cost is { $cost }.
    }
    .title = Paying gem for gem
    .rule = Each gem of the cost is paid with a gem of the same value or a higher one. What you give too much is lost.
    .stress = is lost
    .source = Phase 1: purchase (“Phase 1 : Achat”); rulings Q37, Q54
    .cure = { $case ->
        [cannot] Gain gems first, or buy something else.
       *[other] Choose gems that you have.
    }
    .warning = You could pay { $gems }: what you give beyond that is lost.

# $case: hand, not-displayed · $card
CS-BUY-4 = { $case ->
        [hand] First buy { card.the } into your hand; it goes onto a zone in the planning.
       *[not-displayed] This card is not among the displayed AI cards.
    }
    .title = Buying an AI card
    .rule = Choose one of the eight displayed AI cards, pay, take it in hand: it may serve this very round. The draw pile replaces it at once.
    .stress = this very round
    .source = Buying an AI card (“Acheter une carte IA”); ruling Q8
    .cure = Choose one of the displayed AI cards.

# $improvement
CS-BUY-5 = You already have { improvement.the }: each is bought only once.
    .title = Buying an improvement
    .rule = Pay and put one of your cubes on its place, where it stays. Each improvement is bought only once a game.
    .stress = only once a game
    .source = Buying an improvement (“Acheter une amélioration”)
    .cure = Choose a place of your board without a cube.

CS-BUY-6 =
    .title = Terraforming
    .rule = At first you colonise blue planets only. Two improvements open brown and red planets to you, in the order you like.
    .stress = blue planets only
    .source = Buying an improvement (“Acheter une amélioration”)

CS-BUY-7 =
    .title = Colony extension
    .rule = With it your cubes may go on top of others, yours or not, up to 3 cubes and on a planet type open to you. Without it you need a free planet.
    .stress = you need a free planet
    .source = Buying an improvement (“Acheter une amélioration”); rulings Q45, Q59

CS-BUY-8 =
    .title = Instant energy
    .rule = Four improvements give the printed energy at once, each once per game.
    .stress = at once
    .source = Buying an improvement (“Acheter une amélioration”)

# $improvement
CS-BUY-9 = Before { improvement.the }, this zone must reach 2 parsecs.
    .title = Extending a zone
    .rule = Choose one of your zones: the cube goes on its next place, 2 parsecs before 3. Pay the cost above it and gain 1 energy. Both improvements may be bought in one phase, as two purchases.
    .stress = 2 parsecs before 3
    .source = Buying an improvement (“Acheter une amélioration”)
    .cure = Buy the improvement to 2 parsecs of the same zone first.

CS-BUY-10 =
    .title = The range of a zone
    .rule = A zone at 1, 2 or 3 parsecs acts in the first sector, in the first two or in all three.
    .source = Buying an improvement (“Acheter une amélioration”)

CS-BUY-11 =
    .title = Energy while buying
    .rule = Energy gained by purchases counts like any other: it can raise your level at the end of this phase.
    .source = Buying an improvement (“Acheter une amélioration”); Dark Tech (“Dark Tech”); ruling Q40

CS-BUY-12 = Your board has no such improvement.
    .title = Thirteen improvements
    .rule = Each board offers thirteen: nine lasting ones (two terraformings, the colony extension, six range improvements) and four boosts of energy.
    .source = Buying an improvement (“Acheter une amélioration”)
    .cure = Choose a place of your player board.

CS-BUY-13 =
    .title = Useful at once
    .rule = A purchase holds as soon as it is paid: it already serves in the planning and the actions of this round.
    .stress = as soon as it is paid
    .source = Buying an AI card (“Acheter une carte IA”); Buying an improvement (“Acheter une amélioration”)

## Phase 2: planning

CS-PLAN-1 =
    .title = All at once, in secret
    .rule = Everybody plans behind a screen, all at the same time. You may agree at the start to play without screens.
    .source = Phase 2: planning and turn order (“Phase 2 : Planification”)

# $zones: how many you have
CS-PLAN-2 = You do not have this zone: yours go from 1 to { $zones }.
    .title = The first round
    .rule = All zones are free: put a card of your hand on each, three in all, four with Ava.
    .stress = on each
    .source = Phase 2: planning and turn order (“Phase 2 : Planification”); ruling Q51
    .cure = Choose one of your zones.

CS-PLAN-3 = This card is not yours.
    .title = Later rounds
    .rule = Fill the free zones. You may also cover a card that lies there: only the top one counts.
    .stress = only the top one counts
    .source = Phase 2: planning and turn order (“Phase 2 : Planification”); rulings Q1, Q11
    .cure = Choose a card of your hand.

# $case: placed, zone · $card
CS-PLAN-4 = { $case ->
        [placed] You have already placed { card.the }: it can no longer be moved.
       *[zone] This round you have already placed { card.the } on this zone.
    }
    .title = A card placed stays placed
    .rule = A card once placed is neither moved nor taken back in hand.
    .source = Phase 2: planning and turn order (“Phase 2 : Planification”)
    .cure = { $case ->
        [placed] Choose a card of your hand.
       *[zone] Choose another zone, or remove your screen.
    }

CS-PLAN-5 = Your plan is made: it waits until everybody has finished.
    .title = Revealing together
    .rule = When everybody has finished, all remove their screens together.
    .source = Phase 2: planning and turn order (“Phase 2 : Planification”)
    .cure = Wait for the others.

CS-PLAN-6 =
    .title = Marking consumption
    .rule = Everybody adds up the consumption of the top cards of all their zones and advances their marker by as much. Tokens are handed out only when all markers have moved.
    .stress = of all their zones
    .source = Phase 2: planning and turn order (“Phase 2 : Planification”); ruling Q1

CS-PLAN-7 =
    .title = The biggest spender plays first
    .rule = Token 1 goes to whoever consumed most in this planning, 2 to the next, and so on. The total on the track has no say.
    .stress = in this planning
    .source = Phase 2: planning and turn order (“Phase 2 : Planification”); ruling Q18

CS-PLAN-8 =
    .title = Tied consumption
    .rule = If tied, the one further along the energy track goes first; on the same space, the marker that got there first, the lower one. Levels do not matter here.
    .source = Phase 2: planning and turn order (“Phase 2 : Planification”)

CS-PLAN-9 =
    .title = Beyond 100
    .rule = What would go beyond 100 is lost, and only the steps really made count for the order.
    .stress = only the steps really made
    .source = Phase 2: planning and turn order (“Phase 2 : Planification”)

CS-PLAN-10 =
    .title = Below 20
    .rule = The marker does not go below 20; there too only the steps really made count for the order.
    .source = Setup (“Mise en place”); Phase 2: planning and turn order (“Phase 2 : Planification”); ruling Q52

CS-PLAN-11 =
    .title = A negative total
    .rule = Some cards consume less than nothing: if the total is negative, the marker goes back.
    .stress = the marker goes back
    .source = Dark Tech (“Dark Tech”), special case

CS-PLAN-12 =
    .title = Always ahead of energy
    .rule = When it goes back, the consumption marker stops one space above the energy marker: planning never raises a level.
    .stress = one space above the energy marker
    .source = Dark Tech (“Dark Tech”), special case; ruling Q52

# $case: cover, free · $count: the free zones
CS-PLAN-13 = { $case ->
        [cover] All cards in your hand are for the free zones: none is left over to cover with.
       *[free] { $count ->
            [one] A free zone still waits for a card.
           *[other] { $count } free zones still wait for a card.
        }
    }
    .title = Fill, and cover if you like
    .rule = Each free zone receives a card, as long as you have one in hand; covering is optional. One new card per zone only.
    .stress = Each free zone receives a card
    .source = Phase 2: planning and turn order (“Phase 2 : Planification”), summary in the margin; ruling Q11
    .cure = Put a card on each free zone first.

CS-PLAN-14 =
    .title = How long the tokens hold
    .rule = The new tokens rule the actions of this round and the purchases of the next.
    .source = Phase 2: planning and turn order (“Phase 2 : Planification”); Exploiting galaxies (“Exploiter des galaxies”)

# .warning: $card
CS-PLAN-15 =
    .title = Covered cards
    .rule = A covered card consumes nothing and does nothing. It moves on with the card above it and comes back to hand with it.
    .stress = consumes nothing and does nothing
    .source = Phase 2: planning and turn order (“Phase 2 : Planification”); Phase 3: actions and exploitation (“Phase 3 : Actions et Exploitation”), end of the actions
    .warning = Covered, { card.the } will do nothing until it is back in hand.

## Phase 3: actions

# $case: turn · $seat
CS-ACT-1 = { $case ->
       *[turn] It is up to { $seat } to act.
    }
    .title = From left to right
    .rule = In the new order, everybody carries out their top cards from left to right, shifts them, then exploits; only then does the next player begin.
    .stress = from left to right
    .source = Phase 3: actions and exploitation (“Phase 3 : Actions et Exploitation”); rulings Q10, Q39
    .cure = Wait for your turn.

# $sector: the one aimed at · $reach: how far the action goes
CS-ACT-2 = { $reach ->
        [1] This action goes no further than 1 parsec, and this is at { $sector }.
       *[other] This action goes no further than { $reach } parsecs, and this is at { $sector }.
    }
    .title = Range and terraforming
    .rule = An action stays within the range of its zone and on the planet types open to you, unless the card says otherwise.
    .stress = within the range of its zone
    .source = Phase 3: actions and exploitation (“Phase 3 : Actions et Exploitation”)
    .cure = Choose nearer by, or extend this zone before a later round.

CS-ACT-3 =
    .title = The zone where the card lies
    .rule = Look where the card lies at the moment it acts: a shift gives it the range of the zone it has moved to.
    .source = Phase 3: actions and exploitation (“Phase 3 : Actions et Exploitation”); ruling Q43

CS-ACT-4 =
    .title = From one action to the next
    .rule = Cubes, systems and gems that an action brought may already serve the next ones of the same turn.
    .source = Example of a round (“Exemple de tour de jeu”)

# $case: no-planet, cubes · $most: how many cubes at most · .warning: $most, $planets and $cubes, those you would place
CS-COL-1 = { $case ->
        [no-planet] There is no planet of a face-up system in this place.
       *[cubes] { $most ->
            [one] A single cube is placed here.
           *[other] The tower placed here has at most { $most } cubes.
        }
    }
    .title = Colonising
    .rule = Put the number of cubes shown, as one tower, on a free planet of a face-up system within range.
    .stress = on a free planet
    .source = Colonise / Found a colony (“Coloniser / Fonder une colonie”); ruling Q10
    .cure = { $case ->
        [no-planet] Choose a planet of a system on the board.
       *[cubes] Place a number of cubes that is allowed.
    }
    .warning = { $cubes ->
        [0] { $most ->
            [one] { $planets ->
                [one] This action could still place a cube.
               *[other] This action could still place a cube on each of { $planets } planets.
            }
           *[other] This action could still place a tower of { $most } cubes.
        }
       *[other] The tower could have { $most } cubes.
    }

CS-COL-2 = This planet is not free, and you do not have the colony extension.
    .title = A free planet
    .rule = A planet is free if no cube stands on it. The colony extension lifts this condition.
    .source = Colonise / Found a colony (“Coloniser / Fonder une colonie”)
    .cure = Choose a planet without a cube, or buy the colony extension first.

# $height
CS-COL-3 = This planet already holds { $height } cubes.
    .title = Height of towers
    .rule = A tower never exceeds 3 cubes, whoever owns them.
    .stress = never exceeds 3 cubes
    .source = Colonise / Found a colony (“Coloniser / Fonder une colonie”)
    .cure = Choose a planet with a lower tower.

# $type: the type of planet (B, D, V)
CS-COL-4 = { $type ->
        [D] Brown planets are not open to you yet.
        [V] Red planets are not open to you yet.
       *[B] This type of planet is not open to you.
    }
    .title = Planet types
    .rule = Blue ones are open to all, brown and red ones to whoever has the right terraforming. The “any planet” icon of a card does without it.
    .source = Colonise / Found a colony (“Coloniser / Fonder une colonie”); Buying an improvement (“Acheter une amélioration”)
    .cure = { $type ->
        [D] Choose a blue planet, or buy brown terraforming first.
        [V] Choose another planet, or buy red terraforming first.
       *[B] Choose another planet.
    }

# $case: no-system · .warning: $count, the extractions that are left
CS-EXT-1 = { $case ->
       *[no-system] This system is not on the board.
    }
    .title = Extracting
    .rule = Make as many extractions as the card shows, or fewer: up to two with the starting card.
    .source = Extract resources (“Extraire des ressources”); ruling Q10
    .cure = Choose a face-up system.
    .warning = { $count ->
        [one] You have one extraction left.
       *[other] You have { $count } extractions left.
    }

# $case: used, others, nobody · $tile · $count: how often already
CS-EXT-2 = { $case ->
        [used] { $count ->
            [one] With this card you have already extracted once { system.at }, and have no other cube there.
           *[other] With this card you have already extracted { $count } times { system.at }, and have no other cube there.
        }
        [others] There are cubes { system.at }, but none of yours.
       *[nobody] You have no cube { system.at }.
    }
    .title = One extraction per cube
    .rule = Each cube of yours allows one extraction in its system, once per card. You may mix several systems, all within range.
    .stress = once per card
    .source = Extract resources (“Extraire des ressources”)
    .cure = Choose a system where a cube of yours has not served yet.

CS-EXT-3 =
    .title = The cubes stay
    .rule = Extracting removes no cube, and planet types have no say in it.
    .stress = removes no cube
    .source = Extract resources (“Extraire des ressources”)

CS-EXT-4 =
    .title = The whole resource
    .rule = An extraction gives the whole resource of the tile: its gems, its energy, or both.
    .source = Extract resources (“Extraire des ressources”); Discover (“Découvrir”)

# $case: no-sector, no-tile, not-drawn, sector · $sector · .warning: $card
CS-DIS-1 = { $case ->
        [no-sector] There is no such sector.
        [no-tile] The pile of this sector is empty.
        [not-drawn] This tile is not among those just drawn.
       *[sector] { $sector ->
            [1] This tile comes from the 1-parsec pile, and goes in that sector.
           *[other] This tile comes from the { $sector }-parsec pile, and goes in that sector.
        }
    }
    .title = Discovering
    .rule = Choose the pile of a sector within range, draw two tiles, put one face up on a free space of the sector of that pile and slide the other under it.
    .stress = of the sector of that pile
    .source = Discover (“Découvrir”); rulings Q9, Q60
    .cure = { $case ->
        [not-drawn] Choose one of the drawn tiles.
        [sector] Choose a free space of the sector of its pile.
       *[other] Choose another pile.
    }
    .warning = You could still discover a system with { card.the }.

# $case: no-cube, other-system, no-extraction · $tile · .warning: $tile
CS-DIS-2 = { $case ->
        [no-cube] No further cube is placed { system.at }.
        [no-extraction] Nothing further is extracted { system.at }.
       *[other-system] This is about { system.the }, the one you have just placed.
    }
    .title = Colonise or extract
    .rule = Then, if you like: one cube on a planet of this system, if its type is open to you; or its resource once, without condition.
    .stress = or its resource once
    .source = Discover (“Découvrir”); ruling Q10
    .cure = { $case ->
        [other-system] Choose that system, or leave it at that.
       *[other] Do what is still allowed, or leave it at that.
    }
    .warning = You could still get something out { system.of }.

# $case: full, no-space, taken · $sector · .warning: $card
CS-DIS-3 = { $case ->
        [full] { $sector ->
            [1] The 1-parsec sector has no free space left.
           *[other] The { $sector }-parsec sector has no free space left.
        }
        [no-space] There is no space there.
       *[taken] A system lies on this space already.
    }
    .title = The galaxy of your choice
    .rule = In the sector, any open galaxy with a free space will do. The rejected tile goes face down under the pile.
    .source = Discover (“Découvrir”); ruling Q9
    .cure = { $case ->
        [full] Choose the pile of another sector.
       *[other] Choose a free space.
    }
    .warning = Within reach of this zone there is nothing left to discover: { card.the } would do nothing there.

CS-GEM-1 =
    .title = Taking gems
    .rule = Take the three gems shown on the card from the supply.
    .source = Take gems (“Récupérer des gemmes”)

# $case: gem, none · $gem · .warning: $count, the upgrades that are left
CS-TRF-1 = { $case ->
        [gem] A transparent gem is upgraded no further.
       *[none] You do not have { gem.a } to upgrade.
    }
    .title = Upgrading a gem
    .rule = Exchange an anthracite gem for a gold one, or a gold one for a transparent one: one or the other.
    .stress = one or the other
    .source = Upgrade gems (“Transformer des gemmes”)
    .cure = Choose an anthracite or gold gem that you have.
    .warning = { $count ->
        [one] You have one upgrade left.
       *[other] You have { $count } upgrades left.
    }

CS-SHIFT-1 =
    .title = Shifting the cards
    .rule = Your actions done, each of your cards goes on one zone to the right. A card that has no further zone comes back to hand, with all it covered.
    .stress = on one zone to the right
    .source = Phase 3: actions and exploitation (“Phase 3 : Actions et Exploitation”), end of the actions; ruling Q20

CS-SHIFT-2 =
    .title = The first zone falls free
    .rule = After the shift, the leftmost zone is free for the next planning.
    .source = Phase 3: actions and exploitation (“Phase 3 : Actions et Exploitation”), end of the actions

## Exploiting galaxies

# $case: no-galaxy, done, no-colony · $galaxy
CS-EXP-1 = { $case ->
        [no-galaxy] There is no such galaxy in this game.
        [done] You have already exploited { galaxy.the } this round.
       *[no-colony] You have no colony { galaxy.at }.
    }
    .title = Once per galaxy
    .rule = Exploiting is optional. Each galaxy where you have a colony may be exploited once per round.
    .stress = once per round
    .source = Exploiting galaxies (“Exploiter des galaxies”)
    .cure = Choose a galaxy where you have a colony and which you have not exploited yet, or end.

CS-EXP-2 =
    .title = Majority or minority
    .rule = With more colonies than each of the others you get the higher yield; also when you are alone in the galaxy. If tied or behind, the lower one.
    .stress = more colonies than each of the others
    .source = Exploiting galaxies (“Exploiter des galaxies”)

# $galaxy · .warning: $galaxy
CS-EXP-3 = To exploit { galaxy.the }, remove one of your cubes that stand there.
    .title = A cube for energy
    .rule = Take one of your cubes off the galaxy, gain the energy and, if the yield shows it, the top light bonus card, which only you may see.
    .stress = one of your cubes
    .source = Exploiting galaxies (“Exploiter des galaxies”); rulings Q38, Q45
    .cure = Choose a planet of this galaxy where you have a cube.
    .warning = Without this cube you will no longer have the majority { galaxy.at }.

# $case: dark, not-own
CS-EXP-4 = { $case ->
        [dark] Your dark bonus card does not go under the pile of light ones.
       *[not-own] You do not have this bonus card.
    }
    .title = Four bonus cards at most
    .rule = You keep four bonus cards at most, light and dark together. Look at a fifth one, then put either it or a light one gained before under the pile.
    .stress = four bonus cards at most
    .source = Exploiting galaxies (“Exploiter des galaxies”); ruling Q15
    .cure = Choose one of your light bonus cards.

CS-EXP-5 =
    .title = The round ends
    .rule = When everybody has played, a new round begins with purchases, in the same order at first.
    .source = Exploiting galaxies (“Exploiter des galaxies”)

CS-EXP-6 =
    .title = Galaxy by galaxy
    .rule = Galaxies are exploited one by one, in the order you like. In each case you look who has the majority first, then the cube leaves.
    .stress = first, then the cube leaves
    .source = Exploiting galaxies (“Exploiter des galaxies”), example

CS-EXP-7 =
    .title = Stopping at will
    .rule = The cube goes back to your supply. You may stop at any time, even with galaxies left.
    .source = Exploiting galaxies (“Exploiter des galaxies”); Dark Tech (“Dark Tech”), example

## Dark Tech

# .warning: $missing, what is missing
CS-DT-1 =
    .title = Catching up with consumption
    .rule = As soon as your energy equals or exceeds your consumption, a level is yours. Being equal is enough.
    .stress = equals or exceeds
    .source = Dark Tech (“Dark Tech”)
    .warning = { $missing ->
        [one] Only one energy is missing to rise by a level, and your galaxies could give it.
       *[other] Only { $missing } energy is missing to rise by a level, and your galaxies could give it.
    }

CS-DT-2 =
    .title = Finish your phase first
    .rule = Finish your part of the phase: energy gained until then is added. Level and card only come afterwards.
    .stress = only come afterwards
    .source = Dark Tech (“Dark Tech”); ruling Q3

CS-DT-3 =
    .title = Taking off consumption
    .rule = Your energy loses as much as your consumption amounts to, and the marker shows the next level. Consumption itself does not move.
    .stress = does not move
    .source = Dark Tech (“Dark Tech”); rulings Q4, Q5

CS-DT-4 =
    .title = And again, if enough is left
    .rule = If the energy left still reaches consumption, you rise by another level.
    .source = Dark Tech (“Dark Tech”); ruling Q21

# $level: of which pile
CS-DT-5 = { $level ->
        [1] This card is not in what is left of Dark Tech pile I.
       *[2] This card is not in what is left of Dark Tech pile II.
    }
    .title = Choosing a Dark Tech card
    .rule = At level I choose a card among all those of pile I; at level II among those of pile II. Its instant effect happens at once, and it stays in front of you. No card at later levels.
    .stress = among all those of pile
    .source = Dark Tech (“Dark Tech”); rulings Q4, Q36, Q55
    .cure = Choose a card of that pile.

CS-DT-6 =
    .title = Compensation gems
    .rule = When somebody reaches level I, every other player still at 0 takes a gem. When somebody reaches II, every other player at level I takes a gem, everyone still at 0 two gems. Nothing beyond that.
    .source = Dark Tech (“Dark Tech”); rulings Q6, Q34

CS-DT-7 =
    .title = Two levels, one after the other
    .rule = Two rises in the same phase are settled one after the other: the first to its end, with its card, then the second.
    .source = Dark Tech (“Dark Tech”); ruling Q4

CS-DT-8 =
    .title = The throne
    .rule = The first player at level III takes the throne and keeps it.
    .stress = The first
    .source = Dark Tech (“Dark Tech”); End of the game (“Fin de la partie”); ruling Q56

CS-DT-9 =
    .title = When a level can rise
    .rule = A level rises at the end of phases 1 and 3 and in the final scoring, never during planning.
    .source = Dark Tech (“Dark Tech”); ruling Q3

CS-DT-10 =
    .title = All energy counts
    .rule = Exploitation, resources, purchases, cards: wherever it comes from, energy counts alike.
    .source = Dark Tech (“Dark Tech”)

## End of the game

# $case: over · .warning: $count, the galaxies that are left
CS-END-1 = { $case ->
       *[over] The game is over: there is nothing left to play.
    }
    .title = Level III announces the end
    .rule = As soon as somebody reaches level III, the current round is played to its end, and then comes the final scoring. Levels may still rise beyond that.
    .stress = the current round is played to its end
    .source = Dark Tech (“Dark Tech”); End of the game (“Fin de la partie”); rulings Q40, Q57
    .warning = { $count ->
        [one] This is the last round, and one galaxy can still yield you something.
       *[other] This is the last round, and { $count } galaxies can still yield you something.
    }

CS-END-2 =
    .title = The final scoring
    .rule = Who has the throne scores first. A gem left gives 1, 2 or 3 energy, an AI card 2, wherever it is; bonus cards give what they say.
    .source = End of the game (“Fin de la partie”); ruling Q53

CS-END-3 =
    .title = Rising in the final scoring
    .rule = Energy from the scoring may still raise a level, without Dark Tech card or compensation.
    .stress = without Dark Tech card or compensation
    .source = End of the game (“Fin de la partie”)

CS-END-4 =
    .title = The winner
    .rule = The highest level wins; if tied, most energy; then most cubes on the game board; failing that, victory is shared.
    .stress = The highest level
    .source = End of the game (“Fin de la partie”); rulings Q7, Q23

CS-END-5 =
    .title = What the throne is worth
    .rule = The throne earns nothing: it only makes its owner score first. The winner’s portrait may be set on it.
    .source = End of the game (“Fin de la partie”)

## Module 1: space stations

CS-M1-1 = This game is played without the module of space stations.
    .title = Three stations each
    .rule = Everybody lays their three stations beside their board, and the dark card of the stations joins the others.
    .source = Module 1: space stations (“Module 1 : Les Stations spatiales”)
    .cure = Module 1 is chosen before the game.

CS-M1-2 =
    .title = Buying a station
    .rule = A station is bought in the purchase phase and is one of your three purchases. Its cost is printed at its left.
    .stress = one of your three purchases
    .source = Module 1: space stations (“Module 1 : Les Stations spatiales”)

# $case: no-slot, taken, no-colony · $galaxy
CS-M1-3 = { $case ->
        [no-slot] There is no station slot there.
        [taken] A station stands on this slot of the { galaxy } already.
       *[no-colony] You need a colony { galaxy.at } first.
    }
    .title = Where a station goes
    .rule = Put it at once on a free slot of its own type, in a galaxy where you have a colony. Range and terraforming have no part in it.
    .stress = a free slot of its own type
    .source = Module 1: space stations (“Module 1 : Les Stations spatiales”); ruling Q25
    .cure = { $case ->
        [no-colony] Choose a galaxy where you have a colony.
       *[other] Choose a free slot.
    }

# $case: built, not-own, second · $galaxy
CS-M1-4 = { $case ->
        [built] This station is built, and it stays there.
        [not-own] This station is not yours.
       *[second] You already have a station { galaxy.at }.
    }
    .title = One station per galaxy
    .rule = You have one station per galaxy at most, and it is no longer removed, moved or replaced.
    .source = Module 1: space stations (“Module 1 : Les Stations spatiales”)
    .cure = { $case ->
        [second] Choose a galaxy where you have none.
       *[other] Choose a station of yours that is still to be built.
    }

# $case: galaxy, system · $galaxy
CS-M1-5 = { $case ->
        [system] Your extraction station gives the resource of a system { galaxy.of } where you have a colony.
       *[galaxy] Your extraction station gives the resource of a system { galaxy.of }, and of no other galaxy.
    }
    .title = Extraction station
    .rule = In each of your exploitation steps it gives the resource of one system of its galaxy, of your choice, if you have a colony in that galaxy. Exploited or not does not matter.
    .source = Module 1: space stations (“Module 1 : Les Stations spatiales”); rulings Q14, Q44
    .cure = Choose a system of that galaxy.

# .warning: $galaxy
CS-M1-6 =
    .title = Exploitation station
    .rule = You exploit its galaxy without having to remove a cube; but you still need a colony there.
    .stress = without having to remove a cube
    .source = Module 1: space stations (“Module 1 : Les Stations spatiales”); ruling Q61
    .warning = Your station exploits { galaxy.the } with no cube to remove: this one could stay.

CS-M1-7 =
    .title = Colonisation station
    .rule = Put three of your cubes on it at once: they add to your colonies when the majority in that galaxy is read.
    .stress = three of your cubes
    .source = Module 1: space stations (“Module 1 : Les Stations spatiales”); ruling Q23

# $galaxy · $station
CS-M1-8 = The slots { galaxy.of } do not take { station.a }.
    .title = The galaxy decides the effect
    .rule = Each slot shows the station it takes: so which effect can be had depends on the galaxy.
    .source = Module 1: space stations (“Module 1 : Les Stations spatiales”); ruling Q25
    .cure = Choose a galaxy that takes this type of station.

CS-M1-9 =
    .title = A station without colony
    .rule = A station stays even if you have no colony left in the galaxy. The effect of an extraction or exploitation station then waits until there is one.
    .source = Module 1: space stations (“Module 1 : Les Stations spatiales”); ruling Q44

## Module 2: leaders

# $case: turn, taken · $seat · $leader
CS-M2-1 = { $case ->
        [turn] It is up to { $seat } to choose a leader.
       *[taken] Somebody has { leader } already, or there is no such leader.
    }
    .title = Choosing a leader
    .rule = The highest token chooses first among the six leaders, token 1 last; those left go to the box. With or without module 1.
    .stress = The highest token chooses first
    .source = Module 2: leaders (“Module 2 : Leaders”); ruling Q42
    .cure = { $case ->
        [turn] Wait for your turn.
       *[taken] Choose a leader among those that are left.
    }

CS-M2-2 =
    .title = The price of a leader
    .rule = A power is paid for in advance: the consumption marker starts higher, at the value of the leader.
    .source = Module 2: leaders (“Module 2 : Leaders”)

CS-M2-3 =
    .title = Buteo
    .rule = Consumption 30. Once per round, in his exploitation step, he extracts in any sectors, where he has a colony.
    .source = Module 2: leaders (“Module 2 : Leaders”); rulings Q14, Q24

CS-M2-4 = The free cube of this phase is placed already.
    .title = Zoe
    .rule = Consumption 34. In each purchase phase she places a free cube in any sector, as her terraforming allows; it is not a purchase.
    .stress = it is not a purchase
    .source = Module 2: leaders (“Module 2 : Leaders”); ruling Q26
    .cure = Wait for the next purchase phase.
    .warning = Zoe has not placed her free cube yet.

# $case: no-zone
CS-M2-5 = { $case ->
       *[no-zone] This extra zone is not yours: only Ava has it.
    }
    .title = Ava
    .rule = Consumption 28. One more zone is added on the right, at 1 parsec, marked with one of her cubes; it can be extended. Cards come back to hand only after it.
    .source = Module 2: leaders (“Module 2 : Leaders”); rulings Q41, Q51
    .cure = Choose a zone of your board.

# $case: forbidden · $card · .warning: $galaxy
CS-M2-6 = { $case ->
       *[forbidden] With Casares, { card.the } is forbidden to you.
    }
    .title = Casares
    .rule = Consumption 26. With at least three colonies in a galaxy, he exploits it without having to remove a cube. The AI card that places three cubes is forbidden to him.
    .stress = at least three colonies
    .source = Module 2: leaders (“Module 2 : Leaders”); rulings Q28, Q49, Q61
    .cure = Choose another card.
    .warning = With three colonies or more, Casares exploits { galaxy.the } with no cube to remove: this one could stay.

CS-M2-7 =
    .title = S3E3
    .rule = Consumption 27. Each round, before exploiting, one energy per colony of his on the whole board.
    .source = Module 2: leaders (“Module 2 : Leaders”); ruling Q14

CS-M2-8 =
    .title = Breish
    .rule = Consumption 25 and energy 8. When he exploits, being tied for most counts as majority.
    .source = Module 2: leaders (“Module 2 : Leaders”); ruling Q27

CS-M2-9 =
    .title = Higher start, same floor
    .rule = The value of a leader is a starting space only: consumption may still go back down to 20.
    .source = Module 2: leaders (“Module 2 : Leaders”); Setup (“Mise en place”)

## Dark Tech cards I

CS-DTI-1 =
    .title = New sky portal
    .rule = One more zone, at 3 parsecs already, goes to the right of yours; cards pass through it before they come back to hand. Take a gold gem as well. With Ava that makes five zones.
    .source = Glossary of cards, Dark Tech level I (“Glossaire des cartes”); rulings Q20, Q39

CS-DTI-2 =
    .title = Gem transformation
    .rule = Every gem you extract is replaced by one of the next higher value, a transparent one staying what it is. Take a transparent gem as well.
    .stress = you extract
    .source = Glossary of cards, Dark Tech level I (“Glossaire des cartes”); ruling Q48

CS-DTI-3 =
    .title = Explorer people
    .rule = When you discover a system and colonise it, place one cube more than the card says, still without exceeding three.
    .stress = one cube more
    .source = Glossary of cards, Dark Tech level I (“Glossaire des cartes”); ruling Q22

CS-DTI-4 =
    .title = Science colonies
    .rule = At once: one colony on a planet of any type in any sector, on top of a cube only with the colony extension; then the resource of that system once.
    .source = Glossary of cards, Dark Tech level I (“Glossaire des cartes”)

CS-DTI-5 =
    .title = Empire
    .rule = In each of your exploitation steps, 3 energy per galaxy where you have the majority, whether you exploit it or not.
    .source = Glossary of cards, Dark Tech level I (“Glossaire des cartes”); rulings Q14, Q55, Q59

CS-DTI-6 =
    .title = Extended planning
    .rule = At once and free of charge, all your zones go to 2 and then 3 parsecs; one energy per improvement so made.
    .source = Glossary of cards, Dark Tech level I (“Glossaire des cartes”); rulings Q21, Q41

CS-DTI-7 =
    .title = Energy saver
    .rule = Once only, at once, your consumption marker goes back 7 spaces.
    .source = Glossary of cards, Dark Tech level I (“Glossaire des cartes”); ruling Q52

CS-DTI-8 =
    .title = Shared extraction
    .rule = Your extractions may also use a system where you are absent and another player is present, still within range. Take a transparent gem as well.
    .source = Glossary of cards, Dark Tech level I (“Glossaire des cartes”); rulings Q19, Q47

## Dark Tech cards II

CS-DTII-1 =
    .title = Resource people
    .rule = At once, two extractions in any sectors, where you have a colony.
    .stress = two extractions
    .source = Glossary of cards, Dark Tech level II (“Glossaire des cartes”); rulings Q17, Q47

CS-DTII-2 =
    .title = Perpetual motion
    .rule = Whatever you play, you consume nothing any more. That goes for the order too: you always play last.
    .stress = always play last
    .source = Glossary of cards, Dark Tech level II (“Glossaire des cartes”); rulings Q18, Q55

CS-DTII-3 =
    .title = Supremacy
    .rule = In each of your exploitation steps, 3 energy per system where you have the majority, exploited or not.
    .stress = per system
    .source = Glossary of cards, Dark Tech level II (“Glossaire des cartes”); rulings Q14, Q58

CS-DTII-4 =
    .title = Recon mission
    .rule = At once, discover in any sector; then a tower of two cubes in that system, on a planet of any type, or two extractions of its resource.
    .source = Glossary of cards, Dark Tech level II (“Glossaire des cartes”); ruling Q22

CS-DTII-5 = This card is not among the displayed AI cards.
    .title = Better information
    .rule = At once and free of charge: a displayed AI card of your choice, which is replaced, the top light bonus card and a transparent gem.
    .source = Glossary of cards, Dark Tech level II (“Glossaire des cartes”); ruling Q49
    .cure = Choose one of the displayed AI cards.

# $galaxy
CS-DTII-6 = This card has already exploited { galaxy.the }: its two galaxies must differ.
    .title = Hegemonic people
    .rule = At once, exploit up to two different galaxies, with majorities and removed cubes as usual.
    .stress = two different galaxies
    .source = Glossary of cards, Dark Tech level II (“Glossaire des cartes”); ruling Q46
    .cure = Choose another galaxy, or end.

CS-DTII-7 =
    .title = Energy surge
    .rule = At once, 10 energy.
    .source = Glossary of cards, Dark Tech level II (“Glossaire des cartes”); ruling Q21

CS-DTII-8 =
    .title = Extra colony
    .rule = At once, a tower of two cubes on a planet of any type in any sector; on top of cubes only with the colony extension.
    .source = Glossary of cards, Dark Tech level II (“Glossaire des cartes”)

## Bonus cards

CS-BON-1 =
    .title = Gems
    .rule = 3 energy, plus 1 per gem left of the type shown, on top of what that gem is worth anyway.
    .source = The bonus cards (“Les cartes Bonus”) (p. 22)

CS-BON-2 =
    .title = Planets
    .rule = 3 energy, plus 1 per cube of yours on planets of the type shown.
    .source = The bonus cards (“Les cartes Bonus”) (p. 22)

CS-BON-3 =
    .title = Consumption
    .rule = A tenth of your consumption, rounded down.
    .source = The bonus cards (“Les cartes Bonus”) (p. 22)

CS-BON-4 =
    .title = Player board
    .rule = 1 energy, plus 1 per cube of yours on your player board and extra zones; printed cubes do not count.
    .source = The bonus cards (“Les cartes Bonus”) (p. 22); ruling Q41

CS-BON-5 =
    .title = Sector
    .rule = 4 energy, plus 1 per cube of yours in the sector shown.
    .source = The bonus cards (“Les cartes Bonus”) (p. 22); ruling Q23

CS-BON-6 =
    .title = AI cards
    .rule = 1 energy, plus 2 per AI card of yours besides the usual 2: so each is worth 4. Starting cards do not count.
    .source = The bonus cards (“Les cartes Bonus”) (p. 22)

CS-BON-7 =
    .title = Light bonus cards
    .rule = 1 energy, plus 2 per light bonus card you have, this one included.
    .source = The bonus cards (“Les cartes Bonus”) (p. 22)

CS-BON-8 =
    .title = Stations
    .rule = With module 1 only: 2 energy, plus 4 per station you have built.
    .source = The bonus cards (“Les cartes Bonus”) (p. 22)

CS-BON-9 =
    .title = Galaxy
    .rule = 3 energy, and besides 6 if you have the majority in the galaxy shown, else 3 if you have a colony there: 9, 6 or 3 in all.
    .stress = 9, 6 or 3 in all
    .source = The bonus cards (“Les cartes Bonus”) (p. 22); rulings Q16, Q59

CS-BON-10 =
    .title = Five energy
    .rule = 5 energy, without condition.
    .source = The bonus cards (“Les cartes Bonus”) (p. 22)

## AI cards

CS-AI-1 =
    .title = Mining colony
    .rule = Place a cube, as range and your terraforming allow, and extract the resource of that very system once.
    .stress = that very system
    .source = Action cards, a selection (“Cartes Action (sélection)”)

CS-AI-2 =
    .title = Far jump
    .rule = Discover in any sector, whatever the zone; then a cube on a planet of any type in the new system, or one extraction.
    .source = Action cards, a selection (“Cartes Action (sélection)”)

CS-AI-3 =
    .title = Ark
    .rule = A tower of two cubes on a free planet of any type, in any sector; with the colony extension, on top of a cube too.
    .source = Action cards, a selection (“Cartes Action (sélection)”); ruling Q13

CS-AI-4 =
    .title = Outpost
    .rule = Discover within range, place a cube as your terraforming allows and, in addition, extract that system once.
    .stress = in addition
    .source = Action cards, a selection (“Cartes Action (sélection)”)

CS-AI-5 =
    .title = Metropolis
    .rule = A tower of three cubes on a free planet, as range and your terraforming allow.
    .source = Action cards, a selection (“Cartes Action (sélection)”)

CS-AI-6 =
    .title = Passive probe
    .rule = It counts −1 in the planning. In the actions, discover within range, then a cube or one extraction.
    .source = Action cards, a selection (“Cartes Action (sélection)”)

CS-AI-7 =
    .title = Versatile
    .rule = As you like: a cube, as usual; or a discovery, followed by a cube or one extraction in the new system.
    .source = Action cards, a selection (“Cartes Action (sélection)”); ruling Q12

CS-AI-8 =
    .title = Hibernation
    .rule = It counts −4 in the planning and does nothing in the actions.
    .source = Action cards, a selection (“Cartes Action (sélection)”)

CS-AI-9 =
    .title = Great expedition
    .rule = Discover, then two cubes on one planet of the new system, or two extractions of its resource.
    .source = Action cards, a selection (“Cartes Action (sélection)”); ruling Q50

CS-AI-10 =
    .title = Standby
    .rule = It counts −2 in the planning and does nothing in the actions.
    .source = Example of a round (“Exemple de tour de jeu”)

CS-AI-11 =
    .title = The fifteen other cards
    .rule = Fifteen AI cards are described nowhere: their effects, costs and consumptions are ours, and can be read on the page of the edition.
    .stress = ours
    .source = Action cards, a selection (“Cartes Action (sélection)”), nothing there describes the other cards

CS-AI-11A =
    .title = Settlers I
    .rule = A cube on a planet.
    .source = Action cards, a selection (“Cartes Action (sélection)”), nothing there describes the other cards

CS-AI-11B =
    .title = Settlers II
    .rule = A cube on a planet; it costs more than Settlers I and consumes less.
    .source = Action cards, a selection (“Cartes Action (sélection)”), nothing there describes the other cards

CS-AI-11C =
    .title = Tower I
    .rule = A tower of two cubes on a planet.
    .source = Action cards, a selection (“Cartes Action (sélection)”), nothing there describes the other cards

CS-AI-11D =
    .title = Tower II
    .rule = A tower of two cubes on a planet; it costs more than Tower I and consumes less.
    .source = Action cards, a selection (“Cartes Action (sélection)”), nothing there describes the other cards

# $planet: which one, in words
CS-AI-11E = This card has already placed a cube on { $planet }.
    .title = Swarm
    .rule = A cube on a planet and, if you like, another on a different planet.
    .source = Action cards, a selection (“Cartes Action (sélection)”), nothing there describes the other cards
    .cure = Choose a different planet, or leave it at that.

CS-AI-11F =
    .title = Drill
    .rule = Up to three extractions.
    .source = Action cards, a selection (“Cartes Action (sélection)”), nothing there describes the other cards

CS-AI-11G =
    .title = Lean mine
    .rule = Up to two extractions, at little consumption.
    .source = Action cards, a selection (“Cartes Action (sélection)”), nothing there describes the other cards

CS-AI-11H =
    .title = Excavator
    .rule = Up to four extractions.
    .source = Action cards, a selection (“Cartes Action (sélection)”), nothing there describes the other cards

CS-AI-11I =
    .title = Remote drill
    .rule = Up to two extractions, in any sectors; your cubes must be there as always.
    .source = Action cards, a selection (“Cartes Action (sélection)”), nothing there describes the other cards

CS-AI-11J =
    .title = Lode
    .rule = Two anthracite gems and a gold one.
    .source = Action cards, a selection (“Cartes Action (sélection)”), nothing there describes the other cards

CS-AI-11K =
    .title = Pure vein
    .rule = A gold gem and a transparent one.
    .source = Action cards, a selection (“Cartes Action (sélection)”), nothing there describes the other cards

CS-AI-11L =
    .title = Refinery
    .rule = Up to two upgrades, on two gems or twice on the same one.
    .source = Action cards, a selection (“Cartes Action (sélection)”), nothing there describes the other cards

CS-AI-11M =
    .title = Collector
    .rule = 3 energy.
    .source = Action cards, a selection (“Cartes Action (sélection)”), nothing there describes the other cards

CS-AI-11N =
    .title = Solar colony
    .rule = A cube on a planet, and 3 energy, even if there is no place for the cube.
    .source = Action cards, a selection (“Cartes Action (sélection)”), nothing there describes the other cards

CS-AI-11O =
    .title = Scout
    .rule = Discover within range, then a cube or one extraction.
    .source = Action cards, a selection (“Cartes Action (sélection)”), nothing there describes the other cards

## Symbols

CS-SYM-1 =
    .title = Any sector, any planet
    .rule = This icon does without range and terraforming. You still need a free planet, and three cubes are still the most.
    .source = Meaning of some icons (“Signification de certains symboles”); ruling Q13

CS-SYM-2 =
    .title = Extractions shown
    .rule = As many extraction icons, as many extractions, each by another cube of yours, within range.
    .source = Meaning of some icons (“Signification de certains symboles”)

CS-SYM-3 =
    .title = When an effect happens
    .rule = An icon says when: immediately and once, at each discovery, in the purchase phase, in the planning, or in each exploitation step.
    .source = Meaning of some icons (“Signification de certains symboles”)

CS-SYM-4 =
    .title = Range, and cube on planet
    .rule = The range icon says how far the zone goes; a cube on a planet asks you to place one, within range and as terraforming allows.
    .source = Meaning of some icons (“Signification de certains symboles”)

CS-SYM-5 =
    .title = Two majorities
    .rule = One icon is about the majority in a galaxy, another about that in a system: each time, having more cubes than each of the others.
    .source = Meaning of some icons (“Signification de certains symboles”); ruling Q58

CS-SYM-6 =
    .title = The other icons
    .rule = Other icons show energy, an AI card, a station, consumption, turn order, the Dark Tech level, light and dark bonus cards.
    .source = Meaning of some icons (“Signification de certains symboles”)

## Solo mode

# $case: seats, peoples · $automas · $seats
CS-SOLO-1 = { $case ->
        [seats] In solo play one person faces one automa: here { $automas } of { $seats } seats.
       *[peoples] In solo play the automa has the blue cubes, and you those of one of the three other peoples.
    }
    .title = Against the androids
    .rule = You play on the back of the board, with one of the three peoples other than the androids. The automa has the blue cubes and its two markers at the start; tokens 1 and 2 are dealt.
    .source = Solo mode (“Mode solo”)
    .cure = { $case ->
        [seats] Keep two seats: you and the automa.
       *[peoples] Give blue to the automa.
    }

CS-SOLO-2 =
    .title = The automa cards
    .rule = The automa cards, sorted by the level on their backs, form three shuffled piles. The two silver ones join in once you know this mode.
    .source = Solo mode (“Mode solo”); ruling Q32

CS-SOLO-3 =
    .title = A round with the automa
    .rule = You buy and plan; then the top card of its pile is turned up. Both consumptions are added, and the order follows from them as usual.
    .source = Solo mode (“Mode solo”)

CS-SOLO-4 =
    .title = From top to bottom
    .rule = The automa carries out the rows of its card from top to bottom: the action on the left; if that is impossible, the one on the right; failing that, the row is skipped.
    .stress = if that is impossible
    .source = Solo mode (“Mode solo”); Example of an automa card (“Exemple de carte Automa”); ruling Q30

# $galaxy
CS-SOLO-5 = The automa exploits { galaxy.the }: it is one of its cubes there that you remove.
    .title = You choose for it
    .rule = When several planets would do, or several of its cubes could leave, you choose, to your own advantage.
    .stress = to your own advantage
    .source = Solo mode (“Mode solo”); Example of an automa card (“Exemple de carte Automa”); ruling Q29
    .cure = Choose a planet of that galaxy where the automa has a cube.

CS-SOLO-6 =
    .title = What the automa exploits
    .rule = A mark on its card decides: it exploits wherever it has the majority, or else wherever it has so much as a colony.
    .source = Example of an automa card (“Exemple de carte Automa”)

CS-SOLO-7 =
    .title = The consumption of the automa
    .rule = Its card moves its consumption marker, by −5 to 15 spaces.
    .source = Example of an automa card (“Exemple de carte Automa”); ruling Q33

CS-SOLO-8 =
    .title = Renewing the AI cards
    .rule = Some rows put aside the four marked AI cards and replace them from the draw pile.
    .source = Example of an automa card (“Exemple de carte Automa”); ruling Q8

CS-SOLO-9 =
    .title = The automa rises
    .rule = After a rise it draws from the next pile. It takes neither Dark Tech card nor gem, and you receive no compensation.
    .stress = no compensation
    .source = Solo mode (“Mode solo”); rulings Q32, Q34

CS-SOLO-10 =
    .title = End and scoring in solo
    .rule = Its level III ends the game too. In the scoring only its light bonus cards earn anything, and it may have any number of them.
    .stress = only its light bonus cards
    .source = Solo mode (“Mode solo”); ruling Q35

CS-SOLO-11 =
    .title = The rest as with two
    .rule = For everything else, the rules are those of a game for two.
    .source = Solo mode (“Mode solo”)

CS-SOLO-12 = The automa cannot settle this planet.
    .title = Automa: colonise
    .rule = A tower of the height shown, one to three cubes, on a free planet of the type and galaxy shown. Never on an occupied planet.
    .source = Example of an automa card (“Exemple de carte Automa”); ruling Q31
    .cure = Choose a free planet of the type and galaxy asked for.

# $case: type, galaxy · $type: the type of planet (B, D, V) · $galaxy
CS-SOLO-13 = { $case ->
        [type] { $type ->
            [B] The other tile has a blue planet: it goes before this one.
            [D] The other tile has a brown planet: it goes before this one.
           *[V] The other tile has a red planet: it goes before this one.
        }
       *[galaxy] The automa discovers { galaxy.at }.
    }
    .title = Automa: discover
    .rule = A system is first discovered in the galaxy shown or, if the row shows a sector only, in one of the galaxies there; then the tower is built on a planet of the type shown in the new system.
    .stress = in the new system
    .source = Example of an automa card (“Exemple de carte Automa”); ruling Q29
    .cure = { $case ->
        [type] Place the other tile.
       *[galaxy] Choose a free space of that galaxy.
    }

CS-SOLO-14 =
    .title = Automa: energy
    .rule = An energy row gives it that energy. Its yields follow majorities like anybody’s, and its bonus cards come from the common pile.
    .source = Example of an automa card (“Exemple de carte Automa”)

# $case: plan
CS-SOLO-15 = { $case ->
       *[plan] The automa does not plan: its card is turned up when everybody is ready.
    }
    .title = What the automa lacks
    .rule = No purchases, no hand, no zones, no gems, no range, no terraforming. But a galaxy it exploits costs it a cube, as it does you.
    .source = Solo mode (“Mode solo”); Example of an automa card (“Exemple de carte Automa”); ruling Q31
    .cure = Plan for yourself, or wait.

CS-SOLO-16 =
    .title = Your rules do not change
    .rule = You play by all your usual rules: Dark Tech cards, one dark bonus card, four bonus cards at most.
    .source = Solo mode (“Mode solo”); ruling Q42
