### Council of Shadows in the position editor.
### $sector: parsecs · $station: a sort of station · $seat: a name.

## The box

cs-edit-cubes = Cubes
cs-edit-gems = Gems
cs-edit-tiles = Systems, { $sector ->
        [1] 1 parsec
       *[other] { $sector } parsecs
    }
cs-edit-cards = AI cards
cs-edit-tech = Dark Tech cards
cs-edit-bonus = Bonus cards
cs-edit-stations = Stations
cs-edit-station = { station } ({ ALONE($seat) })

## What is no piece

cs-edit-energy = Energy
cs-edit-consumption = Consumption
cs-edit-level = Level
cs-edit-leader = Leader
cs-edit-nobody = nobody
cs-edit-ready = Ready
cs-edit-ask-leaders = to choose a leader
cs-edit-ask-purchase = to buy
cs-edit-ask-planning = of all to plan their cards
cs-edit-ask-exploitation = to exploit
cs-edit-ask-automa = the automa to play its card
cs-edit-ask-other = the rest of what goes on
cs-edit-ask-card = the effect of a card
cs-edit-ask-tech = to choose a Dark Tech card
cs-edit-effect = Card
cs-edit-reach = Reach in parsecs
cs-edit-left = How often still
cs-edit-tech-level = Level of the card
cs-edit-steps = Steps of consumption this round

## Menus, cures, places

cs-edit-one-more = One cube more
cs-edit-slot = A slot for stations
cs-edit-to-start = Back to where it starts
cs-edit-to-own-sector = Put it into its own sector
cs-edit-a-system = Lay a system there
cs-edit-a-card = Give it a card
cs-edit-a-leader = Give it a leader
cs-edit-enthrone = Give it the throne
cs-edit-free-throne = Free the throne
cs-edit-lay-card = Lay it there

## Remarks: no game leads there

cs-remark-opening = The starting galaxy lacks a system: they lie there from the setup on, and none ever leaves.
cs-remark-dark = { ALONE($seat) }: no dark bonus card, though everybody keeps the one that was dealt.
cs-remark-leader = { ALONE($seat) }: no leader, though everybody chooses one before the first round.
cs-remark-tech = { ALONE($seat) }: too many Dark Tech { $n ->
        [1] I
       *[2] II
    } cards for this level; each level gives one only.
cs-remark-no-tech = { ALONE($seat) }: the level is reached without the Dark Tech { $n ->
        [1] I
       *[2] II
    } card that it gives.
cs-remark-no-throne = The throne is free, and { ALONE($seat) } is at level { $n }: whoever is first there takes it.
cs-remark-throne = { ALONE($seat) }: the throne without level { $n }.
cs-remark-effect = { $kind ->
        [tech] The Dark Tech card that takes effect does not lie before this player ({ ALONE($seat) }).
       *[card] The card that takes effect does not lie on top of a zone ({ ALONE($seat) }).
    }
