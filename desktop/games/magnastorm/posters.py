"""What is shown large before pieces move: each step of the administration, with what it brings to whom."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF

from desktop.board.describing import ground
from desktop.board.desk import Look
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.magnastorm.administration import Line, lines_of_artefacts, lines_of_step
from desktop.games.magnastorm.painters import POSTER_HEAD
from desktop.games.magnastorm.shown import Shown
from rules.magnastorm import events as happened
from rules.magnastorm.events import Event
from rules.magnastorm.view import View

ROW, WIDTH = 40.0, 560.0
"""Of the poster, at full size."""
ON_THE_PLANET = (1, 2, 6)
"""Steps that change something there: their poster lies beside it, that of the others on it."""


def poster(view: View, look: Look, events: Sequence[Event]) -> list[Sprite]:
    """One where a step was carried out, or where artefacts bring what is printed on them; of several steps at once the
    table shows only where they lead."""
    if any(isinstance(event, happened.ArtefactUsed) for event in events):
        return list(of_artefacts(Shown(view, look), events))
    steps = [event.step for event in events if isinstance(event, happened.AdministrationStep)]
    return list(of_step(Shown(view, look), steps[0], events)) if len(steps) == 1 else []


def of_step(shown: Shown, step: int, events: Sequence[Event]) -> Iterator[Sprite]:
    title, note = (shown.say(id, step=step) for id in ("ms-table-step", "ms-table-step-note"))
    yield from told(shown, title, note, lines_of_step(shown, step, events), on_planet=step not in ON_THE_PLANET)


def of_artefacts(shown: Shown, events: Sequence[Event]) -> Iterator[Sprite]:
    """Yield the poster of the artefacts: in turn order, both cards of each seat (MS-ART-2, MS-ART-3)."""
    title, note = shown.say("ms-table-artefacts"), shown.say("ms-table-artefacts-note")
    yield from told(shown, title, note, list(lines_of_artefacts(shown, events)), on_planet=True)


def told(shown: Shown, title: str, note: str, lines: Sequence[Line], *, on_planet: bool) -> Iterator[Sprite]:
    yield ground(
        "poster",
        "ms-poster",
        place(shown, lines, on_planet=on_planet),
        title,
        note,
        tuple(lines),
        shown.size(16),
        layer=Layer.WORDS,
        bleed=0.05,
    )


def place(shown: Shown, lines: Sequence[Line], *, on_planet: bool) -> QRectF:
    """Place a poster where it hides nothing that changes: on the planet, or beside it."""
    at = shown.places
    beside = at.action.rect.united(at.research.rect)
    room = at.planet.rect if on_planet else beside
    row = max(shown.style.px(ROW), shown.size(16) * 1.9)
    wide = min(max(shown.style.px(WIDTH), shown.size(16) * 32), room.width() - 16)
    rect = QRectF(0, 0, wide, row * (len(lines) + 2 * POSTER_HEAD + 0.25))
    rect.moveCenter(room.center())
    return rect
