"""What a block promises to each of its inhabitants: aspect cards and final points, as it stands and as it may come."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import count
from typing import NamedTuple

from rules.core.types import Seat
from rules.hoyuk.block import Block
from rules.hoyuk.components import Pile
from rules.hoyuk.majorities import Count, counted, holdings, largest_families, winner
from rules.hoyuk.parts import Counted
from rules.hoyuk.scoring import EXPERT_POINTS
from rules.hoyuk.village import Village

CLEAR, TIED, BEHIND = 2, 0, -1
CHANCES = {CLEAR: 0.9, 1: 0.72, BEHIND: 0.14}
"""How likely an aspect is won in a later turn, by how many more the seat has than the best of the others."""
WON_TIE, EVEN_TIE, LOST_TIE = 0.6, 0.28, 0.2
HARDLY = 0.03
NOTHING_THERE = 0.08
"""Where nobody has any of it yet, whoever builds first may win it."""
AT_HOME = 0.9
"""How likely the largest family of a block stays the largest where nobody else lives."""


COUNTED: tuple[Counted, ...] = ("", "shrine", "oven", "pen", "two_storey")
"""What catastrophes look at, houses first, in the order of a block's figures."""

ONE, HALF, PIECES = range(3)
"""What catastrophes take of each inhabitant: a house, half his houses, some of his pieces."""
RUIN = 1.0
"""Beside the house, no longer to live in a block."""
PIECE = 0.3
"""A piece beside a house; a block holds few of each kind."""
Toll = tuple[tuple[Seat, float], ...]


class Prospect(NamedTuple):
    """What a seat may expect of one aspect of a block."""

    pile: int
    seat: Seat
    now: float
    """One if it wins as things stand."""
    later: float


class Holding(NamedTuple):
    """What a seat has in a block."""

    seat: Seat
    houses: int
    high: int
    pieces: int
    """On its roofs, its pens, and what stands in them."""
    points: float
    """For its family in the final scoring, as things stand (HK-FIN-3)."""
    hope: float
    """The same, as they may come."""
    herds: float
    """In the expert game, points for the most cattle and villagers, as things stand (HK-FIN-5)."""
    herds_hoped: float
    """The same, as they may come."""


class Outlook(NamedTuple):
    prospects: tuple[Prospect, ...]
    """None where only one clan lives (HK-ASP-7)."""
    holdings: tuple[Holding, ...]
    figures: tuple[int, ...]
    """How much it has of what catastrophes look at, in the order of COUNTED."""
    tolls: tuple[Toll, ...]
    """What each inhabitant would lose by each kind of catastrophe, in houses."""
    number: int
    """Equal outlooks have the same number, wherever their blocks are."""


MOST_REMEMBERED = 20_000
ALIKE: dict[tuple[object, ...], Outlook] = {}
"""Outlooks by all that they depend on: plans of one choice build the same things elsewhere in another order."""
EQUAL: dict[tuple[object, ...], Outlook] = {}
"""Outlooks by what their blocks count, wherever they are."""
NUMBERS = count()
"""Never used twice; which outlook has which makes no difference."""


def outlook(village: Village, block: Block, piles: Sequence[Pile]) -> Outlook:
    """Remembered with the block, which often stays as it is while others are built in; and with all its likes."""
    key = "outlook", len(piles)
    known: Outlook | None = block.memory.get(key)
    if known is None:
        all_that_counts = (len(piles), *what_stands(village, block))
        known = ALIKE.get(all_that_counts)
        if known is None:
            if len(ALIKE) >= MOST_REMEMBERED:
                ALIKE.clear()
                EQUAL.clear()
            known = ALIKE[all_that_counts] = found_outlook(village, block, piles)
        block.memory[key] = known
    return known


def what_stands(village: Village, block: Block) -> tuple[object, ...]:
    area, where = block.area, village.where
    on_roofs = where.high & area, where.ovens & area, where.shrines & area, where.villagers & area
    if not where.pens & area:
        return (*block.houses.items(), *on_roofs)
    north, east, south, west = where.gates
    return (*block.houses.items(), *on_roofs, north & area, east & area, south & area, west & area, where.cattle & area)


def found_outlook(village: Village, block: Block, piles: Sequence[Pile]) -> Outlook:
    has = tuple(holdings(village, block).items())
    counts = len(piles), has, largest_families(village, block), figures(village, block)
    known = EQUAL.get(counts)
    if known is None:
        is_expert = any(pile.ref == "CATTLE" for pile in piles)
        aspects = found_prospects(village, block, piles)
        held = found_holdings(village, block, is_expert)
        known = EQUAL[counts] = Outlook(aspects, held, figures(village, block), tolls(held), next(NUMBERS))
    return known


def found_prospects(village: Village, block: Block, piles: Sequence[Pile]) -> tuple[Prospect, ...]:
    if not block.is_contested:
        return ()
    return tuple(
        Prospect(at, *each) for at, pile in enumerate(piles) for each in chances(counted(village, block, pile.ref))
    )


@lru_cache(maxsize=20_000)
def chances(counts: tuple[Count, ...]) -> tuple[tuple[Seat, float, float], ...]:
    """Estimate for each seat whether it has most of it: as things stand, and later."""
    best = winner(counts)
    return tuple((seat, float(seat == best), chance(counts, seat)) for seat, _, _ in counts)


def chance(counts: Sequence[Count], seat: Seat) -> float:
    """That the seat will have most of it, once the others have had their turns."""
    own, own_tie = next((count, tie) for each, count, tie in counts if each == seat)
    best, best_tie = max((count, tie) for each, count, tie in counts if each != seat)
    if own == best == 0:
        return NOTHING_THERE
    lead = own - best
    if lead == TIED:
        if own_tie == best_tie:
            return EVEN_TIE
        return WON_TIE if own_tie > best_tie else LOST_TIE
    return CHANCES[min(lead, CLEAR)] if lead >= BEHIND else HARDLY


def found_holdings(village: Village, block: Block, is_expert: bool) -> tuple[Holding, ...]:
    herds = herds_of(village, block) if is_expert else {}
    counts = largest_families(village, block)
    sizes = {seat: size for seat, size, _ in counts}
    found = []
    for seat, now, later in at_home_or_not(counts):
        own, size = holdings(village, block)[seat], sizes[seat]
        pieces = own.ovens + own.shrines + own.villagers + own.pens + own.cattle
        led, lead = herds.get(seat, (0.0, 0.0))
        found.append(Holding(seat, own.houses, own.two_storey, pieces, now * size, later * size, led, lead))
    return tuple(found)


def herds_of(village: Village, block: Block) -> dict[Seat, tuple[float, float]]:
    """Points for the most cattle and for the most villagers, now and later, also where nobody else lives."""
    found: dict[Seat, tuple[float, float]] = {}
    for pile, _ in EXPERT_POINTS:
        for seat, now, later in at_home_or_not(counted(village, block, pile)):
            led, lead = found.get(seat, (0.0, 0.0))
            found[seat] = led + now, lead + later
    return found


def at_home_or_not(counts: tuple[Count, ...]) -> tuple[tuple[Seat, float, float], ...]:
    """The chances in a block; whoever lives there alone will hardly lose it."""
    if len(counts) > 1:
        return chances(counts)
    return tuple((seat, float(count > 0), AT_HOME * (count > 0)) for seat, count, _ in counts)


def figures(village: Village, block: Block) -> tuple[int, ...]:
    where = village.where
    looked_at = (where.standing, where.shrines, where.ovens, where.pens, where.high)
    return tuple((block.area & cells).bit_count() for cells in looked_at)


def tolls(holdings: Sequence[Holding]) -> tuple[Toll, ...]:
    one = tuple((each.seat, lost_houses(1, each)) for each in holdings)
    half = tuple((each.seat, lost_houses(max(1, each.houses // 2), each)) for each in holdings)
    return one, half, tuple((each.seat, PIECE) for each in holdings if each.pieces)


def lost_houses(count: int, holding: Holding) -> float:
    return count + (RUIN if count == holding.houses else 0.0)
