"""Where the drawers of the cabinet are, and what is read on their plates. Nothing here paints: a window that finds its
picture needs no more.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from desktop.style.theme import Style

CASE_WOOD, FRONT_WOOD, PAPER = "#6B4528", "#8C5E3C", "#FBF4E2"
LID, FOOT, SIDE, GAP, OPEN = 44.0, 30.0, 26.0, 8.0, 0.94
"""In the picture of 1040 x 936; OPEN is how much of a drawer's height is seen of its inside."""
FULL_HEIGHT = 936.0
PLATE_HIGH, MOST_PLATE = 84.0, 102.0
"""Of a front that is 134 high."""


class DrawerPlace(NamedTuple):
    """The place of a drawer's front, and of its inside when it is pulled out."""

    game: str
    front: QRectF
    inside: QRectF | None = None


class PlateWords(NamedTuple):
    """What the plate of a drawer says: the name of the game, two lines below it, and how demanding it is."""

    name: str
    first: str
    second: str
    weight: str = ""
    discs: int = 0


class Drawers(NamedTuple):
    """What the cabinet shows: its drawers from the top, their words, those that stay closed."""

    games: tuple[str, ...]
    plates: tuple[PlateWords, ...]
    closed: frozenset[str]
    tag: str
    """Hangs from the knob of a drawer that stays closed."""

    def plate(self, game: str) -> PlateWords:
        return self.plates[self.games.index(game)]


def drawer_places(rect: QRectF, games: Sequence[str], opened: str = "") -> list[DrawerPlace]:
    """Lay the drawers out in a cabinet that fills the rectangle; the opened one comes forward and shows its inside."""
    unit = rect.height() / FULL_HEIGHT
    inner = rect.adjusted(SIDE * unit, (LID + 12) * unit, -SIDE * unit, -(FOOT + 6) * unit)
    shown = len(games) + (OPEN if opened in games else 0)
    step = inner.height() / shown
    places, y = [], inner.y()
    for game in games:
        front = QRectF(inner.x(), y, inner.width(), step - GAP * unit)
        if game == opened:
            inside = QRectF(inner.x() - 2, y, inner.width() + 4, step * OPEN)
            y += step * OPEN
            front = front.translated(0, step * OPEN).adjusted(-12 * unit, -4 * unit, 12 * unit, 0)
            places.append(DrawerPlace(game, front, inside))
        else:
            places.append(DrawerPlace(game, front))
        y += step
    return places


def case_places(case: QRectF, drawers: Drawers, opened: str) -> list[DrawerPlace]:
    return drawer_places(case, drawers.games, opened)


def between(old: Sequence[DrawerPlace], new: Sequence[DrawerPlace], share: float) -> list[DrawerPlace]:
    """The drawers on their way from one arrangement to another."""
    return [
        DrawerPlace(end.game, rect_between(start.front, end.front, share), inside_between(start, end, share))
        for start, end in zip(old, new, strict=True)
    ]


def inside_between(old: DrawerPlace, new: DrawerPlace, share: float) -> QRectF | None:
    if old.inside is None and new.inside is None:
        return None
    return rect_between(old.inside or shut(old), new.inside or shut(new), share)


def shut(place: DrawerPlace) -> QRectF:
    """The inside of a closed drawer: nothing of it shows above the front."""
    return QRectF(place.front.x(), place.front.y(), place.front.width(), 0)


def rect_between(old: QRectF, new: QRectF, share: float) -> QRectF:
    def at(start: float, end: float) -> float:
        return start + (end - start) * share

    return QRectF(
        at(old.x(), new.x()), at(old.y(), new.y()), at(old.width(), new.width()), at(old.height(), new.height())
    )


def knob_place(front: QRectF) -> QPointF:
    """Return the centre of the knob on a front."""
    unit = front.height() / 134
    inner = front.adjusted(13 * unit, 12 * unit, -13 * unit, -12 * unit)
    return QPointF(inner.x() + inner.width() * 0.555, inner.center().y() + 2 * unit)


def plate_place(front: QRectF, style: Style) -> QRectF:
    """Return the place of the name plate on a front: large words have a larger one, as far as the front has room."""
    unit = front.height() / 134
    inner = front.adjusted(13 * unit, 12 * unit, -13 * unit, -12 * unit)
    wide = min(396 * unit * style.text_scale, inner.width() * 0.47)
    high = min(PLATE_HIGH * style.text_scale, MOST_PLATE) * unit
    return QRectF(inner.x() + 20 * unit, inner.center().y() - high / 2, wide, high)


def plate_lines(plate: QRectF, style: Style) -> tuple[QRectF, float]:
    """The last line of a plate, and how large its words are."""
    inner = plate.adjusted(16, 3, -12, -3)
    line = inner.height() * 0.28
    place = QRectF(inner.x(), inner.y() + inner.height() * 0.44 + line, inner.width(), line)
    return place, min(style.text_size(16), line * min(0.82 * style.text_scale, 0.94))
