"""Parts of a table on paper: painted by the desk of the game on white ground, in greys, with the names of rows and
columns beside them."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from statistics import median

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.board.desk import AnyDesk, Look
from desktop.board.layers import Layer
from desktop.board.sprite import Key, Place, Sprite
from desktop.paint.painting import PaintRect, clipped, painting, pen
from desktop.paper.faces import wide
from desktop.paper.sheet import GREY, INK, Block, Face, Mark, Picture, Text
from desktop.reader.figure import MARGIN, TABLE, Cut, cut_of, is_in, paint_sprites, window_of
from desktop.style.theme import Style
from rules.core.contract import AnyGame
from rules.core.types import Phrase, Seat
from rules.reference.figures import Shown

SHARPNESS = 2.0
"""Of a picture, beside the units of the sheet: 300 to the inch."""
MOST_SCALE = 1.15
"""Pieces are hardly larger than on the table."""
NAMED = re.compile(r"([a-z]+)-([A-Za-z])(\d{1,2})")
"""Keys of places that have the name of a column and of a row: `cell-F4`, `space-d3`."""
NAMES = Face(17, "bold", ink=GREY)
CONTEXT, BROADEST = QSizeF(420.0, 300.0), 2.4
"""So much of a table is understood by itself; and so many times broader than high may it be."""
LEAST_GRID, CROOKED, AT_EDGE = 2, 2.0, 1.6
INSET = 24.0
"""Room for the names of rows and columns."""

Say = Callable[[Phrase], str]


class Plate:
    """A picture in greys, painted once: when it is first asked for, or before, at leisure."""

    def __init__(self, paint: PaintRect, size: QSizeF, *, grey: bool) -> None:
        self.paint, self.size, self.grey = paint, size, grey
        self.is_ready = False

    @cached_property
    def image(self) -> QImage:
        size = self.size * SHARPNESS
        image = QImage(round(size.width()), round(size.height()), QImage.Format.Format_RGB32)
        image.fill(0xFFFFFFFF)
        with painting(image) as painter:
            painter.scale(SHARPNESS, SHARPNESS)
            self.paint(painter, QRectF(0, 0, self.size.width(), self.size.height()))
        self.is_ready = True
        return image.convertToFormat(QImage.Format.Format_Grayscale8) if self.grey else image

    def __call__(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it; much smaller, on a screen, from a picture that was made smaller with care."""
        image = self.image
        wide = round(rect.width() * painter.transform().m11())
        if 0 < wide < image.width() / 2:
            image = image.scaledToWidth(wide, Qt.TransformationMode.SmoothTransformation)
        painter.drawImage(rect, image)


@dataclass(frozen=True, slots=True)
class Plates:
    """Makes the pictures of one game."""

    game: AnyGame
    desk: AnyDesk
    grey: bool = True

    @property
    def style(self) -> Style:
        return Style("light", self.game.id, on_paper=True)

    def of_rule(self, shown: Shown, say: Say, room: QSizeF, says: str) -> Block:
        """The figure of a rule, with what is allowed and refused, as large as the room lets it be."""
        cut = cut_of(self.game, self.desk, shown, self.style, say)
        return self._block(cut, room, says)

    def of_step(self, paint: Callable[[QPainter, QRectF, Style], None], size: QSizeF) -> Plate:
        """A step of the game as its aim shows it."""
        return Plate(lambda painter, rect: paint(painter, rect, self.style), size, grey=self.grey)

    def of_position(self, scene: "Scene", room: QSizeF, says: str) -> Block:
        """What a step of a lesson shows of its position."""
        look = self._look(scene)
        sprites = self.desk.sprites(self.game.view(scene.state, scene.seat), look)
        places = {sprite.key: sprite.place for sprite in sprites}
        window = seen_around(places, scene.shows) if scene.shows else self._window(scene, look, places)
        left = (each for each in sprites if each.layer > Layer.FELT and not each.key.startswith(scene.hides))
        seen = sorted((each for each in left if is_in(each, (window,))), key=lambda sprite: sprite.level)
        return self._block(Cut(tuple(seen), (window,)), room, says)

    def whole(self, scene: "Scene", room: QSizeF, says: str) -> Block:
        """The table of a scene with everything on it; its boards bear their own names."""
        sprites = self.desk.sprites(self.game.view(scene.state, scene.seat), self._look(scene))
        seen = sorted((each for each in sprites if each.layer > Layer.FELT), key=lambda sprite: sprite.level)
        table = QRectF(0, 0, TABLE.width(), TABLE.height())
        return self._block(Cut(tuple(seen), (table,)), room, says, is_named=False)

    def _paint(self, painter: QPainter, rect: QRectF, cut: Cut) -> None:
        """Each part with a thin line around it."""
        for window, place in zip(cut.windows, cut.places(rect), strict=True):
            with clipped(painter, place):
                paint_sprites(painter, place, window, cut.sprites, self.desk, self.style)
            painter.setPen(pen(GREY, 1.2, flat=True))
            painter.drawRect(place.adjusted(0.6, 0.6, -0.6, -0.6))

    def _look(self, scene: "Scene") -> Look:
        return Look(TABLE.width(), TABLE.height(), self.style, scene.say, scene.names, scene.seat)

    def _window(self, scene: "Scene", look: Look, places: Mapping[Key, Place]) -> QRectF:
        """The boards that bear what may be done, whole; the whole table where that is most of it."""
        view = self.game.view(scene.state, scene.seat)
        keys: set[Key] = set()
        for move in scene.moves:
            handle = self.desk.handle(view, move)
            keys |= handle.pieces | ({handle.place} if handle.place is not None else set())
        around = window_of(places, keys, ()) if keys else QRectF()
        whole = QRectF(0, 0, TABLE.width(), TABLE.height())
        parts = [part.place.rect for part in self.desk.parts(view, look)]
        touched = [part for part in parts if not around.isEmpty() and part.intersects(around)]
        box = QRectF()
        for part in touched:
            box = box.united(part)
        return box.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).intersected(whole) if touched else whole

    def _block(self, cut: Cut, room: QSizeF, says: str, *, is_named: bool = True) -> Block:
        names = axes(cut.sprites, cut.windows[0]) if is_named and len(cut.windows) == 1 else None
        inset = INSET if names else 0.0
        size = cut.size
        scale = min((room.width() - inset) / size.width(), (room.height() - inset) / size.height(), MOST_SCALE)
        size = size * scale
        plate = Plate(lambda painter, rect: self._paint(painter, rect, cut), size, grey=self.grey)
        marks: list[Mark] = [Picture(inset, inset, size.width(), size.height(), plate, says)]
        for axis, is_across in zip(names or (), (True, False), strict=False):
            marks += axis_marks(axis, scale, inset, is_across=is_across)
        return Block(size.width() + inset, size.height() + inset, tuple(marks))


@dataclass(frozen=True, slots=True)
class Scene:
    """A position to be shown: to whom, which part of it, and what would give an answer away."""

    state: object
    seat: Seat | None
    say: Say
    names: tuple[str, ...]
    shows: tuple[Key, ...] = ()
    hides: tuple[str, ...] = ()
    moves: tuple[object, ...] = ()
    """What may be done: where nothing says what to show, the boards on which that is."""


def seen_around(places: Mapping[Key, Place], shows: Sequence[Key]) -> QRectF:
    """What lies between these places; between places of several kinds also what lies around them."""
    window = window_of(places, shows, ())
    if len({key.partition("-")[0] for key in shows}) == 1:
        return window
    middle = window.center()
    wide = max(window.width(), CONTEXT.width(), window.height() * CONTEXT.width() / CONTEXT.height())
    high = max(window.height(), CONTEXT.height(), wide / BROADEST)
    window = QRectF(0, 0, min(wide, TABLE.width()), min(high, TABLE.height()))
    window.moveCenter(middle)
    window.moveLeft(max(0.0, min(window.left(), TABLE.width() - window.width())))
    window.moveTop(max(0.0, min(window.top(), TABLE.height() - window.height())))
    return window


Axis = tuple[tuple[str, float], ...]
"""Names, with how far from the edge of the picture their middles are."""


def axes(sprites: Iterable[Sprite], window: QRectF) -> tuple[Axis, Axis] | None:
    """The names of the columns and rows of a grid in the window, if there is one."""
    found = [(name, sprite.place.rect.center()) for sprite in sprites if (name := NAMED.fullmatch(sprite.key))]
    kinds = Counter(name[1] for name, _ in found)
    if not kinds:
        return None
    kind = max(kinds, key=lambda each: kinds[each])
    columns: dict[str, list[float]] = {}
    rows: dict[str, list[float]] = {}
    for name, middle in found:
        if name[1] == kind and window.contains(middle):
            columns.setdefault(name[2], []).append(middle.x() - window.x())
            rows.setdefault(name[3], []).append(middle.y() - window.y())
    if min(len(columns), len(rows)) < LEAST_GRID or not (is_straight(columns) and is_straight(rows)):
        return None
    across, down = axis_of(columns), axis_of(rows)
    return (across, down) if spans(across, window.width()) and spans(down, window.height()) else None


def spans(axis: Axis, length: float) -> bool:
    """Whether the grid is all that the picture shows: its names stand at the edge of the picture."""
    step = (axis[-1][1] - axis[0][1]) / (len(axis) - 1)
    return axis[0][1] <= AT_EDGE * step and length - axis[-1][1] <= AT_EDGE * step


def is_straight(lines: Mapping[str, Sequence[float]]) -> bool:
    return all(max(middles) - min(middles) < CROOKED for middles in lines.values())


def axis_of(lines: Mapping[str, Sequence[float]]) -> Axis:
    return tuple(sorted(((name, median(middles)) for name, middles in lines.items()), key=lambda each: each[1]))


def axis_marks(axis: Axis, scale: float, inset: float, *, is_across: bool) -> Iterable[Mark]:
    face = replace(NAMES, ink=INK)
    for name, at in axis:
        broad, middle = wide(name, face), inset + at * scale
        if is_across:
            yield Text(middle - broad / 2, inset - face.line, broad, face.line, name, face)
        else:
            yield Text(inset - broad - 6, middle - face.line / 2, broad, face.line, name, face)
