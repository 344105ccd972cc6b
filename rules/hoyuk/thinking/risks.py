"""What the catastrophes to come may take: on average over those that nobody has seen yet."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from rules.hoyuk.state import State
from rules.hoyuk.thinking.prospects import COUNTED, HALF, ONE, PIECES, Outlook


class Threat(NamedTuple):
    """What catastrophes of one kind take of the blocks they look for."""

    needs_one: bool
    toll: int
    """Which of a block's tolls they take."""


class Sought(NamedTuple):
    """Which blocks a catastrophe looks for."""

    figure: int
    """Which figure of a block it looks at."""
    greatest: bool
    """The blocks with most of it; else those with fewest."""


Threats = Sequence[tuple[Sought, Sequence[tuple[Threat, float]]]]
"""By the blocks they look for, each with how likely it comes next."""


def threats(state: State) -> Threats:
    unseen = state.catastrophes[: len(state.catastrophes) - state.seen] or state.catastrophes
    kinds = Counter(each for card in unseen if (each := threat_of(state, card)))
    found: dict[Sought, list[tuple[Threat, float]]] = {}
    for (sought, threat), count in kinds.items():
        found.setdefault(sought, []).append((threat, count / len(unseen)))
    return tuple(found.items())


def threat_of(state: State, card: str) -> tuple[Sought, Threat] | None:
    """None: it destroys nothing."""
    calamity = state.box.calamity[card]
    if calamity.loses is None:
        return None
    return (
        Sought(COUNTED.index(calamity.counts), calamity.selector in ("largest", "most")),
        Threat(
            calamity.selector == "most" and state.options.most_requires_one,
            PIECES if calamity.loses != "house" else HALF if calamity.half else ONE,
        ),
    )


def expected_losses(threats: Threats, outlooks: Sequence[Outlook], seats: int) -> list[float]:
    """Estimate the losses of each seat in one turn."""
    lost = [0.0] * seats
    inhabited = [each for each in outlooks if each.holdings]
    columns = list(zip(*[each.figures for each in inhabited], strict=True))
    for (figure, greatest), of_them in threats if inhabited else ():
        column = columns[figure]
        wanted = max(column) if greatest else min(column)
        struck = [each.tolls for each, count in zip(inhabited, column, strict=True) if count == wanted]
        for (needs_one, toll), share in of_them:
            if needs_one and not wanted:
                continue
            for tolls in struck:
                for seat, loss in tolls[toll]:
                    lost[seat] += share * loss
    return lost
