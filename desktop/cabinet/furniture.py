"""The cabinet as it stands in the window: which drawer is open, how it slides, and its parts painted once each."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from desktop.cabinet import pictures
from desktop.cabinet.places import (
    CASE_WOOD,
    FRONT_WOOD,
    FULL_HEIGHT,
    PAPER,
    DrawerPlace,
    Drawers,
    case_places,
    plate_place,
)
from desktop.paint.art import Art
from desktop.paint.painting import PaintRect, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.style.mixing import mix, solid
from desktop.style.palette import GAMES
from desktop.style.theme import Style

if TYPE_CHECKING:
    from desktop.cabinet.parts import Parts


class Furniture:
    """Paints the whole window behind the widgets: wall, case, drawers, lamp."""

    def __init__(self, art: Art, case: QRectF, drawers: Drawers) -> None:
        self.drawers = drawers
        self.case = case
        self.art = art.with_style(replace(art.style, unit=case.height() / FULL_HEIGHT))
        self._parts: Parts | None = None

    @property
    def parts(self) -> "Parts":
        """What paints the case, from its parts."""
        if self._parts is None:
            from desktop.cabinet.parts import Parts  # noqa: PLC0415 (a window that finds its picture paints nothing)

            self._parts = Parts(self.art, self.case, self.drawers)
        return self._parts

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
            painter.fillRect(plate, solid(PAPER))
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
        self.parts.draw(painter, window, places, opened)

    def prepare(self, window: QRectF, opened: str) -> None:
        """Paints the parts before they are needed."""
        image = QPixmap(1, 1)
        painter = QPainter(image)
        self.draw_moving(painter, window, case_places(self.case, self.drawers, opened), opened)
        painter.end()

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


def draw_lit(painter: QPainter, place: DrawerPlace, style: Style) -> None:
    """Draw a warm edge over a front that the pointer or the keyboard is on."""
    painter.strokePath(rounded(place.front.adjusted(1, 1, -1, -1), 5), pen(style.theme.rim, 3))
