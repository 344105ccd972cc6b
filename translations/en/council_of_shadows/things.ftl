### Council of Shadows: what lies on the table explains itself; what each thing is worth here and now.
### Value: the name. .where: a short line under it · .gives: what it does for you · .when · .costs. **bold** and signs: see desktop/board/signs.py.
### $seat a name · $owner a colour · $galaxy, $tile, $planet, $card, $tech, $bonus, $leader, $improvement, $station, $gem: see names.ftl ·
### $cost, $gems, $resource, $planets, $energy, $zones: lists and amounts in words · $at, $slot, $place: never said.

## The galaxies

cs-thing-space = free { space }
    .where = { sector.short }
    .gives = room for **a new system**: planets to colonise and a resource to extract, for everybody.
    .when = when a discovery in this sector draws tiles: one of them goes on a free space.
    .costs = an action card that discovers, on a zone that reaches { sector.the }.
cs-thing-system = { system }
    .where = { galaxy } · { sector.short }
    .gives = { $planets } to colonise; each extraction takes { $resource }.
    .when = with the action cards of a zone that reaches { sector.the }. Its cubes count for the majority of { galaxy.the }.
cs-thing-system-drawn = drawn { system }
    .where = { sector.short }
    .gives = { $planets } to colonise; each extraction takes { $resource }.
    .when = now: of the tiles drawn one goes on a free space of the sector, the other back under its pile.
cs-thing-resource = resource { system.of }
    .where = { $galaxy ->
        [none] { sector.short }
       *[other] { galaxy } · { sector.short }
    }
    .gives = { $resource } with each extraction. It is never used up.
    .when = with a card that extracts: once for each cube you have in the system.
cs-thing-planet = { planet }, { planet.kind }
    .where = { $galaxy ->
        [none] { system }
       *[other] { system } · { galaxy } · { $cubes } / { $height } cubes
    }
    .gives = a place for **one tower of cubes**: each cube is a colony that counts for the majority and allows one extraction.
    .when = { $planet ->
        [B] from the start of the game, with a card that colonises.
        [D] once you have **brown terraforming**, with a card that colonises.
       *[V] once you have **red terraforming**, with a card that colonises.
    } It must be free, unless you have the colony extension.
    .costs = the consumption of the card.
cs-thing-cube = [cube:{ $owner }|{ cube }]
    .where = { $planet } · { ALONE($seat) }
    .gives = **a colony**: it allows exploiting the galaxy, counts for its majority and allows one extraction here.
    .when = until its owner exploits the galaxy: each exploitation removes one cube, of the owner’s choice.
cs-thing-plate = yield of the { galaxy }
    .where = { galaxy.name } · { sector.short }
    .gives = [energy|energy] **{ $majority } energy**{ $card ->
        [yes] {" "}and a light bonus card
       *[no] {""}
    } for whoever has **more cubes here than each rival**; otherwise { $minority }{ $other ->
        [yes] {" "}and a light bonus card
       *[no] {""}
    }.
    .when = at the end of your actions, once a round.
    .costs = one of your cubes in this galaxy goes back to your supply.
cs-thing-slot = station slot, { galaxy }
    .where = { station }
    .gives = room for one station. { station.text }
    .when = in the purchase phase, if you have at least one colony in { galaxy.the }.
    .costs = { $cost }, and one of your purchases.
cs-thing-pile = { tile-pile }
    .where = { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
    .gives = **new systems** for the sector: two are drawn, you place one.
    .when = with a card that discovers, on a zone that reaches the sector.
    .costs = the consumption of the card.
cs-thing-drawn-place = drawn tiles
    .where = beside the piles
    .gives = two systems to choose from: one comes into play, the other goes back under its pile.
    .when = with an action that discovers.
cs-thing-tower = { tower } to be placed
    .where = { ALONE($seat) }
    .gives = { $height ->
        [one] **one colony** on a planet.
       *[other] **{ $height } colonies** on one planet, as a tower.
    }
    .when = now: drag it onto a planet within range. A lower tower is allowed, too.

## The tracks

cs-thing-energy = energy · { ALONE($seat) }
    .where = { $count } energy · { level.short }
    .gives = **catching up with consumption raises the Dark Tech level**. The highest level wins; energy breaks ties.
    .when = checked at the end of your part of each phase. The consumption is then taken off the energy.
cs-thing-consumption = consumption · { ALONE($seat) }
    .where = { $count } on the track
    .gives = **the mark to catch up with**: the lower it is, the sooner the next level. Whoever consumes most in a round plays first.
    .when = it moves after the planning, by the sum of all visible cards; never below 20, never above 100.
cs-thing-race = race · { ALONE($seat) }
    .where = turn-order token { $n }
    .gives = energy against consumption at a glance: **when both meet, the level rises**. The order down the board is that of the turn.
    .when = the token holds for this round’s actions and the next purchases. Most consumption goes first.
cs-thing-throne = throne
    .where = { $held ->
        [yes] { ALONE($seat) }
       *[no] free
    }
    .gives = **the end of the game**: the first at level III takes it, and counts first at the end. It does not win by itself.
    .when = the round in which it is taken is played to its end.

## Action cards

cs-thing-card-start = { card }
    .where = { cs-thing-lies } · consumption { $consumption }
    .gives = { card.text }
    .when = { cs-thing-acts }
    .costs = { cs-thing-consumes }
cs-thing-card-ai = { card }
    .where = { cs-thing-lies } · consumption { $consumption }
    .gives = { card.text } At the end of the game: { $count } energy.
    .when = { $place ->
        [display] in the purchase phase; it can be planned in the same round.
       *[other] { cs-thing-acts }
    }
    .costs = { $place ->
        [display] { $cost }. Then, once planned, { $consumption } consumption a round.
       *[other] { cs-thing-consumes }
    }
cs-thing-lies = { $place ->
        [display] AI cards on display
        [zone] { zone }
        [covered] covered, { zone }
        [planned] planned, { zone }
       *[hand] hand
    }
cs-thing-acts = { $place ->
        [covered] not now: only the top card of a zone acts. It comes back to hand with its zone.
       *[other] put on a zone, it acts **each round**, and moves one zone to the right, until it comes back to hand.
    }
cs-thing-consumes = { $place ->
        [covered] nothing as long as it is covered.
       *[other] { $consumption } consumption in each round in which it is visible.
    }
cs-thing-display = empty place { $n }
    .where = AI cards on display
    .gives = an AI card, as soon as there is one left to draw.
    .when = a bought card is replaced at once.
cs-thing-deck = pile of AI cards
    .where = { amount-cards }
    .gives = the next AI cards: a bought one is replaced from here at once.
    .when = with each purchase of an AI card.

## Dark Tech and bonus cards

cs-thing-tech = { tech }
    .where = Dark Tech card { level-of-tech }
    .gives = { tech.text }
    .when = chosen on reaching { level-of-tech }. “At once” means in that moment; all else lasts.
level-of-tech = { $level ->
        [1] level I
       *[2] level II
    }
cs-thing-tech-pile = Dark Tech { level.number }
    .where = { amount-cards }
    .gives = **one card of your choice**, out of all that are left: a lasting power or something big at once.
    .when = as soon as you reach { level }. Whoever comes first has the wider choice.
cs-thing-techs = Dark Tech cards · { ALONE($seat) }
    .where = { amount-cards }
    .gives = their powers: lasting ones work each round, the others did their work when chosen.
    .when = one on reaching level I, one on reaching level II.
cs-thing-bonus = { bonus }
    .where = { bonus.kind }
    .gives = { bonus.text }
    .when = at the end of the game; secret until then.
cs-thing-bonus-dark = { bonus }
    .where = { bonus.kind }
    .gives = { bonus.text }
    .when = at the end of the game; secret until then. Everybody has had one from the start.
cs-thing-bonus-back = hidden bonus card
    .where = { ALONE($seat) }
    .gives = energy at the end of the game, nobody else knows for what.
    .when = when all count up. At most { $of } in all, light and dark.
cs-thing-bonuses = bonus cards · { ALONE($seat) }
    .where = { $count } of { $of }
    .gives = energy at the end of the game, each for something else. It can still raise the level.
    .when = at the end; one too many goes back under the pile at once.
cs-thing-light-pile = light bonus cards
    .where = { amount-cards }
    .gives = a secret card that brings **energy at the end of the game**.
    .when = on exploiting a galaxy whose yield shows a card. You hold { $of } bonus cards at most.
cs-thing-leader = { leader }
    .where = leader
    .gives = { leader.power }
    .when = all game long.
    .costs = a start at { $consumption } consumption instead of 20{ $energy ->
        [0] {""}
       *[other] , with { $energy } energy
    }.

## The player boards

cs-thing-mat = { civilisation-of }
    .where = board · { ALONE($seat) }
    .gives = zones for the cards, places for improvements, gems, and the hand: all that one plans with.
    .when = purchases, planning and actions, round after round.
civilisation-of = { $people ->
        [tretons] Tretons
        [avry] Avry
        [tak_rill] Tak’rill
       *[automatos] Automatos
    }
cs-thing-zone = { zone }
    .where = board · { ALONE($seat) } · { range.to }
    .gives = **one card acts here each round**, as far as { sector.the }.
    .when = the zones act from left to right; then all cards move one zone to the right. From zone { $last } they come back to hand.
    .costs = the consumption of its top card, each round.
cs-thing-reach = { zone }, { sector.short }
    .where = board · { ALONE($seat) }
    .gives = { $reached ->
        [yes] the cards of this zone act in { sector.the }.
       *[no] the cards of this zone do not act in { sector.the }.
    }
    .when = each time a card acts from this zone.
cs-thing-hand = hand · { ALONE($seat) }
    .where = { amount-cards }
    .gives = the cards to put on free zones. They are never discarded: they come back after the last zone.
    .when = in the planning, behind the screen: at least one on each free zone.
cs-thing-screen = screen · { ALONE($seat) }
    .where = { $ready ->
        [yes] plan ready
       *[no] planning
    }
    .gives = secrecy: nobody sees what is planned before all have finished.
    .when = in the planning. All screens go up together.
cs-thing-planned = planned card
    .where = { ALONE($seat) }
    .gives = an action and a consumption that only its owner knows.
    .when = revealed when all are ready.
cs-thing-terraforming = { improvement }
    .where = { cs-thing-improved }
    .gives = { improvement.text } { $planet ->
        [D] The [planet:D|brown planets] are most frequent at 2 parsecs.
       *[V] The [planet:V|red planets] are most frequent at 3 parsecs.
    }
    .when = at once and for good.
    .costs = { cs-thing-price }
cs-thing-extension = { improvement }
    .where = { cs-thing-improved }
    .gives = { improvement.text } Also on those of others.
    .when = at once and for good.
    .costs = { cs-thing-price }
cs-thing-boost = { improvement }
    .where = { cs-thing-improved }
    .gives = [energy|energy] **{ $energy } energy**. The level may rise at the end of your purchases.
    .when = at once, once in the game.
    .costs = { cs-thing-price }
cs-thing-range = { improvement }
    .where = { cs-thing-improved }
    .gives = { improvement.text } And [energy|energy] **{ $energy } energy** at once.
    .when = at once and for good; zones go by steps, 2 parsecs before 3.
    .costs = { cs-thing-price }
cs-thing-improved = { $owned ->
        [yes] improvement, bought by { OBJECT($seat) }
       *[no] improvement
    }
cs-thing-price = { $cost } and a cube, which stays there; one of the three purchases of a round.
cs-thing-gem = { gem }
    .where = { ALONE($seat) }
    .gives = **money for purchases**; it may stand for a cheaper gem. { $count } energy if it is left at the end.
    .when = in the purchase phase. No change is given.
cs-thing-supply = supply of { gem.plural }
    .where = never runs out
    .gives = { gem.plural } for extractions and cards. Each pays for purchases and counts { $count } energy at the end.
    .when = when a resource, a card or a compensation gives some.
cs-thing-purse = gems · { ALONE($seat) }
    .where = { $count ->
        [0] none
       *[other] { $gems }
    }
    .gives = **all purchases are paid with them**; a better gem may stand for a cheaper one.
    .when = in the purchase phase, up to three purchases. What is left counts at the end.
cs-thing-cubes = cubes · { ALONE($seat) }
    .where = { amount-cubes } left
    .gives = colonies on planets and marks on improvements.
    .when = with each colonisation and each improvement. Only exploiting brings some back.
cs-thing-cubes-automa = cubes of the automa
    .where = { amount-cubes } left
    .gives = its colonies: they count for majorities like yours.
    .when = when its card colonises or discovers.
cs-thing-station = { station }
    .where = { ALONE($seat) } · { $galaxy ->
        [none] not built yet
       *[other] { galaxy }
    }
    .gives = { station.text }
    .when = from the moment it is put on a slot of its kind, in a galaxy with a colony of its owner.
    .costs = { $cost }, and one of the three purchases of a round.

## The automa

cs-thing-automa-none = card of the automa
    .where = still face down
    .gives = what the automa does this round: consumption, actions, exploitation.
    .when = it is turned over when your plan is ready.
cs-thing-automa-card = { automa-card }
    .where = consumption { $consumption }
    .gives = the automa’s round: row after row, the left action or, if that is impossible, the right one; then it { automa-mode }.
    .when = on its turn, by its consumption of this round.
cs-thing-automa-used = automa cards played
    .where = { amount-cards }
    .gives = nothing for now: they are shuffled again when their pile is used up.
    .when = one more each round.
cs-thing-automa-pile = automa pile { level.number }
    .where = { amount-cards }
    .gives = the automa’s cards: the higher the pile, the stronger.
    .when = one a round, from the pile that fits the automa’s own level.
cs-thing-option-left = row { $row }, first action
    .where = card of the automa
    .gives = what the automa does in this row, if it can.
    .when = on its turn, from top to bottom.
cs-thing-option-right = row { $row }, other action
    .where = card of the automa
    .gives = what the automa does instead if the first action is impossible.
    .when = on its turn, from top to bottom.

## Here and now

# $own cubes of yours, $best of the best rival, $need for the majority.
cs-worth-standing = You { $own }, best rival { $best }: { cs-worth-short }.
cs-worth-then = you { $own }, best rival { $best }: { cs-worth-short }.
cs-worth-short = { $need ->
        [0] **the majority is yours**
        [one] **{ $need } cube** short of the majority
       *[other] **{ $need } cubes** short of the majority
    }
cs-worth-plate = Exploited now: **{ $energy }**{ $card ->
        [yes] {" "}and a card
       *[no] {""}
    }{ $keeps ->
        [yes] , without losing a cube
       *[no] {""}
    }. { $standing }
cs-worth-plate-none = You have **no colony** there: nothing to exploit. { $standing }
cs-worth-cube = Majority { galaxy.of }: { $standing }
cs-worth-slot-none = You have built that station already.
cs-worth-slot = { $colony ->
        [yes] You have a colony there.
       *[no] **You have no colony there yet.**
    } { cs-worth-pay }
cs-worth-pay = { $payable ->
        [yes] **You can pay it**: you have { $gems }.
       *[no] { $held ->
            [0] **You cannot pay it**: you have no gem.
           *[other] **You cannot pay it**: you only have { $gems }.
        }
    }
cs-worth-system = { $count ->
        [0] You have no cube here: **nothing to extract**.
        [one] One extraction per card: { $resource }.
       *[other] Up to **{ $count } extractions** per card, each { $resource }.
    } { cs-worth-reach }
cs-worth-reach = { $reached ->
        [0] None of your zones reaches it yet.
       *[other] Within range: { $zones }.
    }
cs-worth-planet = Open to you: { $zones }. With one cube more in { galaxy.the }: { $standing }
cs-worth-planet-full = Full: three cubes are the most.
cs-worth-planet-taken = Taken: your cubes go on others only with the **colony extension**.
cs-worth-planet-far = None of your zones reaches { sector.the } yet.
cs-worth-planet-type = You lack **{ $planet ->
        [D] brown terraforming
       *[V] red terraforming
    }**; only a card for planets of any type ignores that.
cs-worth-space = { $count ->
        [0] The pile of the sector is empty.
        [one] One tile left in the pile.
       *[other] { $count } tiles left in the pile.
    } { cs-worth-reach }
cs-worth-gap = { $reached ->
        [yes] Gap { $gap }: you would **reach { level }**.
       *[no] Gap **{ $gap } → { $count }** to { level }.
    }
cs-worth-own-gap = **{ $gap }** energy short of { level }.
cs-worth-exploiting = Exploiting all your galaxies now: **{ $energy }**. { $then }
cs-worth-rival = { $owner } at { level.short }: gap **{ $count }**. Yours: **{ $own }**.
cs-worth-throne = You are **{ $count ->
        [one] one level
       *[other] { $count } levels
    }** away from it; the next one in { $gap } energy.
cs-worth-bought = You have it.
cs-worth-later = First: { improvement }.
cs-worth-improvement = { cs-worth-pay } { $brings }
cs-worth-opened = { $count ->
        [0] No planet more for now.
        [one] **One planet more** within your range.
       *[other] **{ $count } planets more** within your range.
    }
cs-worth-zone = A card here now has { $planets ->
        [0] no planet to colonise
        [one] **one planet** to colonise
       *[other] **{ $planets } planets** to colonise
    } and { $count ->
        [0] nothing to extract
        [one] **one extraction** at most
       *[other] **{ $count } extractions** at most
    }.
cs-worth-gems = Left at the end, { $count ->
        [one] your gem counts
       *[other] your { $count } gems count
    } **{ $energy }**.
cs-worth-forbidden = Your leader may not buy this card.
cs-worth-buy = { cs-worth-pay }
cs-worth-on-zone = Unless covered, it still acts in **{ $count ->
        [one] one round
       *[other] { $count } rounds
    }**.
cs-worth-in-hand = On zone 1, never covered: **{ $count } rounds** of action, { $sum } consumption in all.
cs-worth-per-galaxy = Majorities of yours now: { $count }, that is **{ $energy }** a round.
cs-worth-per-system = Systems of yours by majority now: { $count }, that is **{ $energy }** a round.
cs-worth-saved = Gap **{ $gap } → { $count }**.
cs-worth-tech-had = You have reached this level.
cs-worth-tech-far = You are { $count } levels away from it.
cs-worth-bonus = If the game ended now: **{ $energy }**.
cs-worth-light-pile = You hold **{ $count } of { $of }** bonus cards.

## Each card, each piece, which has a rule of its own

cs-thing-bonus-gem = { cs-thing-bonus }
    .where = { cs-thing-bonus.where }
    .gives = { cs-thing-bonus.gives }
    .when = { cs-thing-bonus.when }
cs-thing-bonus-cube_on_planet = { cs-thing-bonus }
    .where = { cs-thing-bonus.where }
    .gives = { cs-thing-bonus.gives }
    .when = { cs-thing-bonus.when }
cs-thing-bonus-cube_in_sector = { cs-thing-bonus }
    .where = { cs-thing-bonus.where }
    .gives = { cs-thing-bonus.gives }
    .when = { cs-thing-bonus.when }
cs-thing-bonus-consumption_tenths = { cs-thing-bonus }
    .where = { cs-thing-bonus.where }
    .gives = { cs-thing-bonus.gives }
    .when = { cs-thing-bonus.when }
cs-thing-bonus-cube_on_player_boards = { cs-thing-bonus }
    .where = { cs-thing-bonus.where }
    .gives = { cs-thing-bonus.gives }
    .when = { cs-thing-bonus.when }
cs-thing-bonus-ai_card = { cs-thing-bonus }
    .where = { cs-thing-bonus.where }
    .gives = { cs-thing-bonus.gives }
    .when = { cs-thing-bonus.when }
cs-thing-bonus-light_bonus_card = { cs-thing-bonus }
    .where = { cs-thing-bonus.where }
    .gives = { cs-thing-bonus.gives }
    .when = { cs-thing-bonus.when }
cs-thing-bonus-plain = { cs-thing-bonus }
    .where = { cs-thing-bonus.where }
    .gives = { cs-thing-bonus.gives }
    .when = { cs-thing-bonus.when }
cs-thing-bonus-galaxy = { cs-thing-bonus-dark }
    .where = { cs-thing-bonus-dark.where }
    .gives = { cs-thing-bonus-dark.gives }
    .when = { cs-thing-bonus-dark.when }
cs-thing-bonus-stations = { cs-thing-bonus-dark }
    .where = { cs-thing-bonus-dark.where }
    .gives = { cs-thing-bonus-dark.gives }
    .when = { cs-thing-bonus-dark.when }
cs-thing-planet-B = { cs-thing-planet }
    .where = { cs-thing-planet.where }
    .gives = { cs-thing-planet.gives }
    .when = { cs-thing-planet.when }
    .costs = { cs-thing-planet.costs }
cs-thing-planet-D = { cs-thing-planet }
    .where = { cs-thing-planet.where }
    .gives = { cs-thing-planet.gives }
    .when = { cs-thing-planet.when }
    .costs = { cs-thing-planet.costs }
cs-thing-planet-V = { cs-thing-planet }
    .where = { cs-thing-planet.where }
    .gives = { cs-thing-planet.gives }
    .when = { cs-thing-planet.when }
    .costs = { cs-thing-planet.costs }
cs-thing-gem-a = { cs-thing-gem }
    .where = { cs-thing-gem.where }
    .gives = { cs-thing-gem.gives }
    .when = { cs-thing-gem.when }
cs-thing-gem-g = { cs-thing-gem }
    .where = { cs-thing-gem.where }
    .gives = { cs-thing-gem.gives }
    .when = { cs-thing-gem.when }
cs-thing-gem-t = { cs-thing-gem }
    .where = { cs-thing-gem.where }
    .gives = { cs-thing-gem.gives }
    .when = { cs-thing-gem.when }
cs-thing-station-ST-EXT = { cs-thing-station }
    .where = { cs-thing-station.where }
    .gives = { cs-thing-station.gives }
    .when = { cs-thing-station.when }
    .costs = { cs-thing-station.costs }
cs-thing-station-ST-EXP = { cs-thing-station }
    .where = { cs-thing-station.where }
    .gives = { cs-thing-station.gives }
    .when = { cs-thing-station.when }
    .costs = { cs-thing-station.costs }
cs-thing-station-ST-COL = { cs-thing-station }
    .where = { cs-thing-station.where }
    .gives = { cs-thing-station.gives }
    .when = { cs-thing-station.when }
    .costs = { cs-thing-station.costs }
