"""The cabinet as it stands in the window: which drawer is open, how it slides, and its parts painted once each."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from desktop.cabinet import pictures
from desktop.cabinet.drawers import (
    CASE_WOOD,
    FRONT_WOOD,
    FULL_HEIGHT,
    DrawerPlace,
    PlateWords,
    cabinet,
    closed_drawer,
    drawer_inside,
    drawer_places,
    knob_place,
    lamplight,
    plate_place,
    pulled_drawer,
)
from desktop.paint.art import Art
from desktop.paint.grounds import wall
from desktop.paint.light import shadow
from desktop.paint.painting import PaintRect, clipped, kept, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.palette import GAMES

MARGIN = 30.0
"""Room for the shadow of a front."""
TAG_INK, TAG_PAPER, STRING = "#5A1F14", "#FBF4E2", "#CDB58A"


@dataclass(frozen=True, slots=True)
class Drawers:
    """What the cabinet shows: its drawers from the top, their words, those that stay closed."""

    games: tuple[str, ...]
    plates: tuple[PlateWords, ...]
    closed: frozenset[str]
    tag: str
    """Hangs from the knob of a drawer that stays closed."""

    def plate(self, game: str) -> PlateWords:
        return self.plates[self.games.index(game)]


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


class Furniture:
    """Paints the whole window behind the widgets: wall, case, drawers, lamp."""

    def __init__(self, art: Art, case: QRectF, drawers: Drawers) -> None:
        self.drawers = drawers
        self.case = case
        self.art = art.with_style(replace(art.style, unit=case.height() / FULL_HEIGHT))

    def draw_at_rest(self, painter: QPainter, window: QRectF, opened: str) -> None:
        """One picture of everything, from the last start if it is still right."""
        self._fetch(window, opened)
        self.art.draw(painter, window, self._key(window, opened), self._whole(opened))

    def _fetch(self, window: QRectF, opened: str) -> None:
        """Takes over the picture of the last start as it is: at the very first moment nothing large is copied."""
        key, ratio = self._key(window, opened), self.art.ratio
        if self.art.found(key, window.size()) is not None:
            return
        size = round(window.width() * ratio), round(window.height() * ratio)
        found = pictures.find(self._disk_key(window, opened), *size)
        if found is not None:
            found.setDevicePixelRatio(ratio)
            self.art.keep(key, window.size(), QPixmap.fromImage(found))

    def is_painted(self, window: QRectF, opened: str) -> bool:
        """Whether the picture is there, in memory or from the last start, or would have to be painted now."""
        return pictures.file_of(self._disk_key(window, opened)).exists()

    def draw_sketch(self, painter: QPainter, window: QRectF, opened: str) -> None:
        """The same without grain, motifs, pieces and shadows: for the very first moment, when nothing is painted."""
        style = self.art.style
        painter.fillRect(window, solid(mix(style.ground.felt_centre, style.ground.felt_rim, 0.4)))
        painter.fillRect(self.case, solid(CASE_WOOD))
        for place in case_places(self.case, self.drawers, opened):
            if place.inside is not None:
                painter.fillRect(place.inside, solid(GAMES[place.game].light.felt_rim))
            painter.fillRect(place.front, solid(FRONT_WOOD))
            unit = place.front.height() / 134
            cloth = place.front.adjusted(13 * unit, 12 * unit, -13 * unit, -12 * unit)
            painter.fillRect(cloth, solid(GAMES[place.game].light.felt_rim))
            plate = plate_place(place.front, style)
            painter.fillRect(plate, solid(TAG_PAPER))
            name = QRectF(plate.x() + 16, plate.y() + 3, plate.width() - 28, plate.height() * 0.44)
            words = self.drawers.plate(place.game).name
            size = min(style.text_size(28), name.height() * 0.86)
            text_line(painter, name, words, size, "#26190F", "semibold", serif=True)

    def keep(self, window: QRectF, opened: str) -> None:
        """Leaves the picture to the next start."""
        picture = self.art.pixmap(self._key(window, opened), window.size(), self._whole(opened))
        key = self._disk_key(window, opened)
        if not pictures.file_of(key).exists():
            pictures.keep(key, picture.toImage())

    def draw_moving(self, painter: QPainter, window: QRectF, places: Sequence[DrawerPlace], opened: str) -> None:
        """Draw the case from parts, while a drawer slides."""
        painter.drawPixmap(window.topLeft(), self._ground(window))
        for place in places:
            if place.game != opened:
                self._draw_drawer(painter, place, pulled=False)
        for place in places:
            if place.game == opened:
                self._draw_drawer(painter, place, pulled=True)
        self.art.draw(painter, self._lamp, ("cabinet-lamp",), lambda brush, at: lamplight(brush, at, self.art.style))

    def prepare(self, window: QRectF, opened: str) -> None:
        """Paints the parts before they are needed."""
        image = QPixmap(1, 1)
        painter = QPainter(image)
        self.draw_moving(painter, window, case_places(self.case, self.drawers, opened), opened)
        painter.end()

    # Parts

    @property
    def _lamp(self) -> QRectF:
        return self.case.adjusted(-14, 0, 14, 8)

    def _key(self, window: QRectF, opened: str) -> tuple[object, ...]:
        return "cabinet", window.width(), window.height(), self.case.getRect(), self.drawers, opened

    def _disk_key(self, window: QRectF, opened: str) -> tuple[object, ...]:
        closed = sorted(self.drawers.closed)
        return (
            *self._key(window, opened)[1:4],
            self.drawers.plates,
            closed,
            opened,
            self.art.style.key,
            self.art.ratio,
        )

    def _whole(self, opened: str) -> PaintRect:
        def paint(painter: QPainter, window: QRectF) -> None:
            self.draw_moving(painter, window, case_places(self.case, self.drawers, opened), opened)

        return paint

    def _ground(self, window: QRectF) -> QPixmap:
        def paint(painter: QPainter, rect: QRectF) -> None:
            wall(painter, rect, self.art.style)
            cabinet(painter, self.case, (), self.art.style)

        return self.art.pixmap(("cabinet-ground", self.case.getRect()), window.size(), paint)

    def _draw_drawer(self, painter: QPainter, place: DrawerPlace, *, pulled: bool) -> None:
        if place.inside is not None and place.inside.height() > 1:
            self._draw_inside(painter, place)
        front = self._front(place.game, pulled=pulled)
        target = place.front.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        painter.drawPixmap(target, front, QRectF(front.rect()))

    def _draw_inside(self, painter: QPainter, place: DrawerPlace) -> None:
        """The inside comes out with its front, and is as high as it is when all of it shows."""
        assert place.inside is not None
        full = next(each.inside for each in case_places(self.case, self.drawers, place.game) if each.inside is not None)

        def paint(brush: QPainter, rect: QRectF) -> None:
            drawer_inside(brush, rect, place.game)

        picture = self.art.pixmap(("drawer-inside", place.game), full.size(), paint)
        with clipped(painter, place.inside):
            painter.drawPixmap(QPointF(full.x(), place.front.y() + 4 - full.height()), picture)

    def _front(self, game: str, *, pulled: bool) -> QPixmap:
        place = next(
            each
            for each in case_places(self.case, self.drawers, self._opened_beside(game, pulled=pulled))
            if each.game == game
        )
        size = QSizeF(place.front.width(), place.front.height())
        words, style = self.drawers.plate(game), self.art.style

        def paint(painter: QPainter, rect: QRectF) -> None:
            drawer = DrawerPlace(game, rect)
            if pulled:
                pulled_drawer(painter, drawer, words, style)
            else:
                closed_drawer(painter, drawer, words, style)
            if game in self.drawers.closed:
                self._draw_tag(painter, rect)

        return self.art.pixmap(("drawer", game, pulled, words, self.drawers.tag), size, paint, margin=MARGIN)

    def _opened_beside(self, game: str, *, pulled: bool) -> str:
        """Which drawer is open when this one is drawn: as a rule one is, and all are a little lower for it."""
        others = (each for each in self.drawers.games if each != game and each not in self.drawers.closed)
        return game if pulled else next(others, "")

    def _draw_tag(self, painter: QPainter, front: QRectF) -> None:
        """A paper tag on a string, hung over the knob."""
        unit, style = front.height() / 134, self.art.style
        size = max(13.0, min(style.text_size(14), 22 * unit))
        tag = QRectF(0, 0, width_of(self.drawers.tag, size, "bold") + 30 * unit, size * 1.7)
        with kept(painter):
            painter.translate(knob_place(front) + QPointF(4, 14) * unit)
            painter.rotate(-5)
            string = QPainterPath(QPointF(-4, -8) * unit)
            string.quadTo(QPointF(2, 2) * unit, QPointF(14 * unit, 16 * unit))
            painter.strokePath(string, pen(STRING, 1.6 * unit))
            tag.moveTo(6 * unit, 16 * unit - tag.height() / 2)
            path = rounded(tag, 4 * unit)
            shadow(painter, path, style, drop=2 * unit, blur=4 * unit, strength=0.4)
            painter.fillPath(path, solid(TAG_PAPER))
            painter.strokePath(path, pen(with_alpha("#6B4A1E", 0.6)))
            painter.strokePath(circle(QPointF(14 * unit, 16 * unit), 3 * unit), pen("#8A6026", 1.6 * unit))
            text_line(painter, tag.adjusted(20 * unit, 0, -4, 0), self.drawers.tag, size, TAG_INK, "bold")
