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

## Menus, cures, places

cs-edit-one-more = One cube more
cs-edit-slot = A slot for stations
cs-edit-to-start = Back to where it starts
cs-edit-to-own-sector = Put it into its own sector
