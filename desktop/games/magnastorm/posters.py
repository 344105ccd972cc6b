"""What is shown large before pieces move: the administration, step by step, with what each step brings to whom."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF

from desktop.board.describing import ground
from desktop.board.desk import Look
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.magnastorm.shown import Shown
from rules.magnastorm import events as happened
from rules.magnastorm.events import Event
from rules.magnastorm.view import View

ROW, WIDTH = 46.0, 560.0
"""Of the poster, at full size."""
Item = tuple[str, str, tuple[str, ...]]
"""A seat's colour or nothing, a few words or nothing, cubes or none."""


def poster(view: View, look: Look, events: Sequence[Event]) -> list[Sprite]:
    """Only where an administration was carried out."""
    if not any(isinstance(event, happened.AdministrationStep) for event in events):
        return []
    return list(administration(Shown(view, look), events))


def administration(shown: Shown, events: Sequence[Event]) -> Iterator[Sprite]:
    found = items_of(shown, events)
    rows = tuple((shown.say("ms-table-step", step=step), tuple(items)) for step, items in found.items())
    row = max(shown.style.px(ROW), shown.size(16) * 2.1)
    wide = min(max(shown.style.px(WIDTH), shown.size(16) * 32), shown.places.whole.width() - 24)
    title = shown.say("ms-table-administration")
    rect = QRectF(0, 0, wide, row * (len(rows) + 1.3))
    rect.moveCenter(shown.places.whole.center())
    yield ground("poster", "ms-poster", rect, title, rows, shown.size(16), layer=Layer.WORDS, bleed=0.05)


def items_of(shown: Shown, events: Sequence[Event]) -> dict[int, list[Item]]:
    """By the step, as the events tell them."""
    found: dict[int, list[Item]] = {}
    step = 0
    for event in events:
        if isinstance(event, happened.AdministrationStep):
            step = event.step
            found[step] = []
        elif step:
            found[step] += item_of(shown, event)
    return found


def item_of(shown: Shown, event: Event) -> list[Item]:
    match event:
        case happened.CubesGained(seat=seat, cubes=cubes):
            return [(shown.colours[seat], "", tuple(name for name, count in cubes for _ in range(count)))]
        case happened.MajorityHeld(seat=seat, sector=sector):
            return [(shown.colours[seat], shown.say("sector.short", sector=sector), ())]
        case happened.CommanderTaken(seat=seat, commander=commander):
            return [(shown.colours[seat], commander, ())]
        case happened.CommanderReturned(commander=commander):
            return [("", f"{commander} –", ())]
        case happened.OrderChanged(order=order):
            return [(shown.colours[each], "", ()) for each in order]
        case happened.StormMoved(calm=calm):
            return [("", " · ".join(shown.say("sector.short", sector=each) for each in calm), ())]
    return []
