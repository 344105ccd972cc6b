"""What the catastrophes to come may take: on average over those that nobody has seen yet."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from rules.hoyuk.state import State
from rules.hoyuk.thinking.prospects import COUNTED, Outlook

PIECE = 0.3
"""What a piece is worth beside a house; a block holds few of each kind."""


class Threat(NamedTuple):
    """Catastrophes of one kind: which blocks they look for, and what they take there."""

    figure: int
    """Which figure of a block they look at."""
    greatest: bool
    """The blocks with most of it; else those with fewest."""
    needs_one: bool
    takes_houses: bool
    half: bool
    share: float
    """How likely one of them comes next."""


def threats(state: State) -> tuple[Threat, ...]:
    unseen = state.catastrophes[: len(state.catastrophes) - state.seen] or state.catastrophes
    kinds = Counter(threat for card in unseen if (threat := threat_of(state, card)))
    return tuple(threat._replace(share=count / len(unseen)) for threat, count in kinds.items())


def threat_of(state: State, card: str) -> Threat | None:
    """None: it destroys nothing."""
    calamity = state.box.calamity[card]
    if calamity.loses is None:
        return None
    return Threat(
        figure=COUNTED.index(calamity.counts),
        greatest=calamity.selector in ("largest", "most"),
        needs_one=calamity.selector == "most" and state.options.most_requires_one,
        takes_houses=calamity.loses == "house",
        half=calamity.half,
        share=0.0,
    )


def expected_losses(threats: Sequence[Threat], outlooks: Sequence[Outlook], seats: int, ruin: float) -> list[float]:
    """Of each seat in one turn: a point for each house or so, and more where it no longer lives in the block."""
    lost = [0.0] * seats
    inhabited = [each for each in outlooks if each.holdings]
    if not inhabited:
        return lost
    for figure, greatest, needs_one, takes_houses, half, share in threats:
        figures = [each.figures[figure] for each in inhabited]
        wanted = max(figures) if greatest else min(figures)
        if needs_one and not wanted:
            continue
        for each, count in zip(inhabited, figures, strict=True):
            if count != wanted:
                continue
            for holding in each.holdings:
                if takes_houses:
                    gone = max(1, holding.houses // 2) if half else 1
                    lost[holding.seat] += share * (gone + (ruin if gone == holding.houses else 0.0))
                elif holding.pieces:
                    lost[holding.seat] += share * PIECE
    return lost
