"""What the catastrophes to come may take: on average over those that nobody has seen yet."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from rules.hoyuk.state import State
from rules.hoyuk.thinking.prospects import COUNTED, HALF, ONE, PIECES, Outlook


class Threat(NamedTuple):
    """Catastrophes of one kind: which blocks they look for, and what they take there."""

    figure: int
    """Which figure of a block they look at."""
    greatest: bool
    """The blocks with most of it; else those with fewest."""
    needs_one: bool
    toll: int
    """Which of a block's tolls they take."""
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
        toll=PIECES if calamity.loses != "house" else HALF if calamity.half else ONE,
        share=0.0,
    )


def expected_losses(threats: Sequence[Threat], outlooks: Sequence[Outlook], seats: int) -> list[float]:
    """Estimate the losses of each seat in one turn."""
    lost = [0.0] * seats
    inhabited = [each for each in outlooks if each.holdings]
    columns = list(zip(*(each.figures for each in inhabited), strict=True))
    for figure, greatest, needs_one, toll, share in threats if inhabited else ():
        column = columns[figure]
        wanted = max(column) if greatest else min(column)
        if needs_one and not wanted:
            continue
        for each, count in zip(inhabited, column, strict=True):
            if count == wanted:
                for seat, loss in each.tolls[toll]:
                    lost[seat] += share * loss
    return lost
