"""Who will draw from which pile: block after block, as it stands and as it may stand once others have built."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.types import Seat
from rules.hoyuk.components import Pile
from rules.hoyuk.majorities import Count, counted, largest_families, winner
from rules.hoyuk.village import Block, Village

CLEAR, SAFE, TIED, BEHIND = 2, 1, 0, -1
LEADS = {CLEAR: 0.9, SAFE: 0.72, BEHIND: 0.14}
"""How likely an aspect is won in a later turn, by how many more the seat has than the best of the others."""
WON_TIE, EVEN_TIE, LOST_TIE = 0.6, 0.28, 0.2
HARDLY = 0.03
NOTHING_THERE = 0.08
"""Where nobody has any of it yet, whoever builds first may win it."""


class Prospect(NamedTuple):
    """What a seat may expect of one aspect of a block."""

    pile: int
    seat: Seat
    now: float
    """One if it wins as things stand."""
    later: float


def prospects(village: Village, block: Block, piles: Sequence[Pile]) -> tuple[Prospect, ...]:
    """Of a block where several live; remembered with the block, which often stays as it is."""
    key = "prospects", len(piles)
    known: tuple[Prospect, ...] | None = block.memory.get(key)
    if known is None:
        known = tuple(
            each for at, pile in enumerate(piles) for each in of_aspect(at, counted(village, block, pile.ref))
        )
        block.memory[key] = known
    return known


def of_aspect(pile: int, counts: Sequence[Count]) -> list[Prospect]:
    best = winner(counts)
    return [Prospect(pile, seat, float(seat == best), chance(counts, seat)) for seat, _, _ in counts]


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
    return LEADS[min(lead, CLEAR)] if lead >= BEHIND else HARDLY


class Lineage(NamedTuple):
    """What a seat may expect of the largest family of a block in the final scoring."""

    seat: Seat
    now: float
    later: float


def lineages(village: Village, block: Block) -> tuple[Lineage, ...]:
    """Points for the largest family, as things stand and as they may come (HK-FIN-3, HK-FIN-4)."""
    known: tuple[Lineage, ...] | None = block.memory.get("lineages")
    if known is None:
        counts = largest_families(village, block)
        best = winner(counts)
        known = tuple(
            Lineage(seat, size * float(seat == best), size * (chance(counts, seat) if len(counts) > 1 else 0.9))
            for seat, size, _ in counts
        )
        block.memory["lineages"] = known
    return known
