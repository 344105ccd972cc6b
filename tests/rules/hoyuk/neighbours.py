"""Neighbours of the solo challenge at work, for tests."""

from typing import Any

from rules.hoyuk.events import HouseBuilt, StoreyBuilt
from tests.rules.hoyuk.table import Table, seats, table

ONE = seats("red", "blue", neighbours=1)
TWO = seats("red", "blue", "green", neighbours=2)


def neighbour(village: str, elements: str = "house", **more: Any) -> Table:
    """Blue builds."""
    more.setdefault("seats", ONE)
    more.setdefault("ask", "build")
    return table(village, elements=elements, seat=1, **more)


def acted(village: str, elements: str = "house", **more: Any) -> Table:
    """After one decision of blue."""
    at = neighbour(village, elements, **more)
    return at.play(at.acts())


def way(at: Table) -> str:
    (reason,) = at.reasons("way")
    return str(reason.chosen).removeprefix("way:")


def built(at: Table) -> str:
    """Where blue has just built a house."""
    events = [event for event in at.events if isinstance(event, HouseBuilt | StoreyBuilt)]
    return events[0].cell


def figures(at: Table, question: str, label: str) -> dict[str, int]:
    """What was compared, by candidate."""
    (reason,) = at.reasons(question)
    criterion = next(each for each in reason.criteria if each.label == f"hk-by-{label}")
    return {str(candidate): figure for candidate, figure in criterion.figures}


def left_out(at: Table, question: str) -> dict[str, str]:
    """What was out before anything was compared, and why."""
    return {str(each.candidate): each.why for reason in at.reasons(question) for each in reason.excluded}


def closed_in() -> str:
    """Every other cell has a house: between two of them blocks would merge, amid four a corner is touched."""
    cells = [f"{letter}{row}" for letter in "ACEGIKM" for row in range(1, 14, 2)][1:]
    return f"B A1 {' '.join(cells[::3])}, R {' '.join(cells[1::3])}, G {' '.join(cells[2::3])}"
