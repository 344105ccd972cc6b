### What speaks for a move, in a few words, and the guide of the first game.
### $energy, $gems: amounts in words · $count, $n, $own, $best: numbers · $card, $galaxy, $tech, $leader, $station, $improvement: see names.ftl

## What speaks for a move

cs-merit-energy = +{ $energy }
cs-merit-level = **enough for { level }**
cs-merit-card = { card.text }
cs-merit-at-end = { $energy } at the end of the game
cs-merit-station = { station.text }
cs-merit-improvement = { improvement.text }
cs-merit-range = { zone } reaches { sector.the }
cs-merit-rounds = acts in { $count ->
        [one] one round
       *[other] { $count } rounds
    } unless covered
cs-merit-plan = consumption of the plan: { $count }
cs-merit-majority = majority { galaxy.at }: { $energy }
cs-merit-presence = { galaxy.the } can be exploited: { $energy }
cs-merit-standing = { $own } to { $best } { galaxy.at }
cs-merit-gems = **+** { $gems }
cs-merit-planets = { $count ->
        [0] no planet for you
        [one] one planet for you
       *[other] { $count } planets for you
    }
cs-merit-resource = to extract: { $gems }
cs-merit-upgrade = { gem.the } becomes one value better
cs-merit-bonus = and a light bonus card
cs-merit-keeps = no cube is lost
cs-merit-still-leads = the majority { galaxy.at } stays yours
cs-merit-tech = { tech.text }
cs-merit-leader = { leader.power }
cs-merit-return = it would count { $energy } now

## Guide of the first game: what to look at for each question

cs-guide-purchase-gems = **Your gems** pay for everything; a better one may stand for a cheaper one.
cs-guide-purchase-cards = **An AI card** can be played this very round, and counts at the end.
cs-guide-purchase-improvements = **Improvements** last: range, terraforming, or energy at once.
cs-guide-planning-hand = **Put a card on each free zone**: it will act there this round.
cs-guide-planning-zone = **The first zone** keeps a card longest: it moves right, and acts again each round.
cs-guide-planning-consumption = **All visible cards consume**: your mark moves on by their sum.
cs-guide-colonise-planet = **A free planet** within range: blue ones are open to all from the start.
cs-guide-colonise-plate = **Count the cubes**: alone with most, you exploit at the larger number.
cs-guide-extract-resource = **Take a resource** where you have a cube: once for each cube.
cs-guide-extract-purse = **Gems pay** for the next purchases.
cs-guide-discover-pile = **Draw in a sector** that the zone reaches; the further, the richer.
cs-guide-place-tile-tile = **Choose a system**: its planets for your cubes, its resource for your gems.
cs-guide-place-tile-space = **Choose its galaxy** by what exploiting pays there.
cs-guide-settle-tile = **The new system**: put a cube on it, or take its resource.
cs-guide-settle-plate = **A cube** counts for the majority of its galaxy.
cs-guide-upgrade-purse = **A better gem** pays for more, and counts more at the end.
cs-guide-exploit-plate = **Exploit** where you have cubes: the large number with the majority, otherwise the small one.
cs-guide-exploit-cube = **One cube goes back** for each galaxy: keep the majority for the next round.
cs-guide-exploit-race = **Energy catches up** with consumption: then your level rises.
cs-guide-exploit-at-once-plate = **Extra exploitations**: choose the galaxies that pay most.
cs-guide-tech-card = **Choose a power**: some last, others act at once.
cs-guide-free-card-card = **A card for nothing**: it also counts at the end.
cs-guide-return-bonus-card = **Four bonus cards at most**: give back what would count least.
cs-guide-leader-leader = **A leader** is a power for the whole game, for a start at higher consumption.
cs-guide-station-resource = **Your station** gives one resource of its galaxy.
cs-guide-place-for-automa-tile = **You choose for the automa**: a tile, and where it goes.
cs-guide-settle-for-automa-planet = **You choose its planet**: where it bothers you least.
cs-guide-remove-from-automa-cube = **You choose the cube** that it gives up: where you gain most.

## What has just happened, and why it matters

cs-guide-after-order-changed = Whoever consumes most plays first; the order holds for the next purchases, too.
cs-guide-after-consumption = The mark has moved: it is what energy must catch up with.
cs-guide-after-colonised = { $seat } has cubes on one more planet: they count for the majority, exploiting and extracting.
cs-guide-after-exploited = { $seat } exploits { galaxy.the }: more cubes than each rival pay the larger number.
cs-guide-after-level-rose = { $seat } is at { level }: the consumption is taken off the energy, and the race begins again.
cs-guide-after-tech-taken = { $seat } has chosen a Dark Tech card: the others choose from what is left.
cs-guide-after-cards-shifted = All cards of { $seat } move one zone to the right and will act again.
cs-guide-after-tile-placed = A new system for everybody: its planets are free.
cs-guide-after-throne-taken = { $seat } has the throne: this round is the last.
