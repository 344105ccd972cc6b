### Council of Shadows: the player boards and that of the automa, printed or said aloud.
### $owner colour of a player · $seat their name · $zone its number · $improvement, $gem, $automa, $civilisation: see names.ftl ·
### $count, $of, $n, $left, $energy, $consumption, $gap: numbers.

## Printed

cs-table-owner = { civilisation } · { ALONE($seat) }
cs-table-facts = { level.short } · energy { $energy } · consumption { $consumption } · gap { $gap }
cs-table-zone-label = Zone { $zone }
cs-table-zone-state = { $state ->
        [played] played
        [now] now
        [next] next
       *[planned] hidden
    }
cs-table-improvements = Improvements
cs-table-gems = Gems
cs-table-bonuses = Bonus { $count }/{ $of }
cs-table-hand-note = cards come back after { zone }
cs-table-hand = { $count ->
        [0] Empty hand
       *[other] Hand: { $count }
    }
cs-table-techs = Dark Tech
cs-table-this-turn = This turn
cs-table-order = { $known ->
        [yes] order
       *[other] if tied
    }
cs-table-behind-screen = { $ready ->
        [yes] Plan ready
       *[other] Planning
    }

## The automa

cs-table-automa-none = Its card is turned over when your plan is ready.
cs-table-automa-mode = { $mode ->
        [MAJ] Exploits where it has the majority
       *[ALL] Exploits where it has a colony
    }
cs-table-energy-of = energy { $energy } / { $consumption }
cs-table-level-and-gap = { level.short }, gap { $gap }
cs-table-light-cards = { $count ->
        [0] no bonus card
       *[other] bonus cards: { $count }
    }
cs-automa-acting = Row { $row } of { $of }
cs-automa-exploiting = Exploitation
cs-automa-card-now = The card of the automa
cs-automa-mode-now = Then it { automa-mode }.
cs-automa-colonises = { tower } { galaxy.at } on { planet.a }
cs-automa-discovers = discovery { $named ->
        [yes] { galaxy.at }
       *[other] { sector.at }
    }, then { tower } on { planet.a }
cs-automa-gains = { amount-energy }
cs-automa-clears = AI cards thrown out: { display-pattern }
cs-automa-row-does = { $count ->
        [1] { $first }
       *[other] { $first }; else { $other }
    }.

## Said aloud

cs-table-mat = board · { ALONE($seat) }
cs-table-zone = zone { $zone } { seat.of }{ $state ->
        [played] , played
        [now] , acting now
        [next] , acting next
       *[none] {""}
    }: a card here still acts for { $left ->
        [one] one round
       *[other] { $left } rounds
    }
cs-table-step = zone { $zone }, { sector.short }: { $state ->
        [printed] within range
        [reached] within range
        [later] after the step before it
       *[open] to be bought
    }
cs-table-improvement = { improvement }: { improvement.text }{ $owned ->
        [yes] {" "}Bought.
       *[other] {""}
    }
cs-table-improved = { seat.adjective } cube on { improvement }
cs-table-screen = screen { seat.of }: { $ready ->
        [yes] plan ready
       *[other] planning
    }
cs-table-purse = gems { seat.of }: { $a } anthracite, { $g } gold, { $t } transparent
cs-table-gem = { gem } { seat.of }
cs-table-bonuses-words = bonus cards { seat.of }: { $count } of { $of }
cs-table-hand-words = hand { seat.of }: { amount-cards }
cs-table-techs-words = Dark Tech cards { seat.of }: { $count }
cs-table-cubes-left = cubes left { seat.of }: { $count }
cs-table-automa-card = { automa-card }, consumption { $consumption }
cs-table-automa-pile = automa pile { level.number }: { amount-cards }
cs-table-automa-used = automa cards played: { amount-cards }
