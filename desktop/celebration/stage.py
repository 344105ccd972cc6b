"""The left of the celebration: how it ended in words, the game's own centre for whoever stands in the middle, the
others on low plinths beside it, and the stamp."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap

from desktop.board.podium import Piece, Standing
from desktop.celebration.light import draw_seal, fits
from desktop.games.loading import part_of
from desktop.paint.marks import earned, seat_badge
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.score.podium import piece_of
from desktop.style.fonts import Weight, height_of, metrics, width_of
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn
from rules.core.types import Seat

Draw = Callable[[QPainter, QRectF, Any, Seat, Style, float], None]
TITLE, SMALLEST_TITLE, SENTENCE, WHERE, NAME = 64, 28, 21, 20, 20
SIDE, TOP, GAP = 34.0, 16.0, 4.0
MOST_GROWN = 1.25
"""A title is large already: with larger text it grows less than other words."""
ONE_LINE, TWO_LINES, SMALLEST_ON_ONE = 1.2, 2.2, 38
LEAST_CENTRE = 210.0
FLANK, LOW = 0.19, 0.42
"""The place of the others at one side, of the width; how high they stand, of the centre."""
WIDEST = 1.25
"""The centre is at most so much wider than high."""
SEAL = 0.115
SLIM = 1.0
"""A piece of another seat is at most so much higher than wide."""
LEAST_PLATE, BELOW = 20.0, 4.0
"""Of the name: the least height of its plate, and how far that reaches below the plinth, so that its glyph is seen."""
PLATE = 0.62
"""The name on the plinth: the width of its plate at most, of the centre's."""


@dataclass(frozen=True, slots=True)
class Other:
    """A seat beside the middle."""

    standing: Standing
    name: str
    points: int


@dataclass(frozen=True, slots=True)
class StageFace:
    """All that the stage shows."""

    where: str
    title: str
    sentence: str
    centre: Seat
    colour: str
    name: str
    others: tuple[Other, ...]
    stamp: tuple[str, str] | None
    is_lit: bool
    """Whether there is something to celebrate."""
    view: Any


class Stage(Drawn):
    """`centre_share` and `stamp_share` say how far its celebration has come, from 0 to 1."""

    def __init__(self, game_id: str, face: StageFace) -> None:
        super().__init__()
        self.game_id, self.face = game_id, face
        self.draw_centre: Draw | None = part_of(game_id, "victory", "draw_victory")
        self.draw_cheer: Draw | None = part_of(game_id, "cheer", "draw_cheer")
        self.piece: Piece = piece_of(game_id)
        self.centre_share = self.stamp_share = 1.0
        self._kept = QPixmap()
        self._kept_as: Hashable = None

    def show_face(self, face: StageFace) -> None:
        self.face = face
        self.setAccessibleName(face.title)
        self.setAccessibleDescription(" · ".join((face.where, face.sentence)))
        self.update()

    # Measures

    def title_size(self, wide: float) -> int:
        """Return the largest size at which the title stands on one line, else on two."""
        for lines, smallest in ((ONE_LINE, SMALLEST_ON_ONE), (TWO_LINES, SMALLEST_TITLE)):
            for wanted in range(TITLE, smallest - 1, -2):
                size = min(self.style_now.text_size(wanted), self.px(wanted * MOST_GROWN))
                high = height_of(self.face.title, wide, size, "semibold", serif=True)
                longest = max(width_of(word, size, "semibold", serif=True) for word in self.face.title.split())
                if high <= lines * metrics(size, "semibold", serif=True).height() and longest <= wide:
                    return size
        return self.style_now.text_size(SMALLEST_TITLE)

    def words_height(self, wide: float) -> float:
        style, room = self.style_now, wide - 2 * SIDE
        return (
            TOP
            + height_of(self.face.where, room, style.text_size(WHERE), "semibold")
            + height_of(self.face.title, room, self.title_size(room), "semibold", serif=True)
            + height_of(self.face.sentence, room, style.text_size(SENTENCE))
            + 2 * GAP
        )

    def needed_height(self, wide: float) -> float:
        return self.words_height(wide) + self.px(LEAST_CENTRE) + 12

    @property
    def room(self) -> QRectF:
        """What is left for the middle and the others."""
        top = self.words_height(self.width()) + self.px(8)
        return QRectF(0, top, self.width(), max(40.0, self.height() - top - BELOW - 4))

    @property
    def centre(self) -> QRectF:
        room = self.room
        flanks = 2 * FLANK * room.width() if self.face.others else 2 * SIDE
        wide = min(room.width() - flanks, room.height() * WIDEST)
        return QRectF(room.center().x() - wide / 2, room.y(), wide, room.height())

    def sizeHint(self) -> QSize:
        return QSize(900, 700)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """What does not change while points fly over it is painted once."""
        ratio, face, style = self.devicePixelRatioF(), self.face, self.style_now
        key = self.width(), self.height(), ratio, style, self.centre_share, id(face)
        if key != self._kept_as:
            self._kept_as, self._kept = key, self._painted(ratio)
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        painter.drawPixmap(0, 0, self._kept)
        if face.stamp is not None:
            radius = min(self.room.width(), self.room.height() * 1.4) * SEAL
            at = QPointF(max(radius * 1.3, self.centre.x() - radius * 0.6), self.room.y() + radius * 1.35)
            draw_seal(painter, at, radius, face.stamp, style, self.stamp_share)
        painter.end()

    def _painted(self, ratio: float) -> QPixmap:
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(SMOOTH)
        self._paint_words(painter)
        for number, other in enumerate(self.face.others):
            self._paint_other(painter, self._place_of(number), other)
        centre, face, style = self.centre, self.face, self.style_now
        if self.draw_cheer is not None and face.is_lit:
            room = QRectF(SIDE / 2, centre.y(), self.width() - SIDE, centre.height())
            self.draw_cheer(painter, room, face.view, face.centre, style, self.centre_share)
        if self.draw_centre is not None:
            self.draw_centre(painter, centre, face.view, face.centre, style, self.centre_share)
        self._paint_plate(painter, centre)
        painter.end()
        return picture

    def _paint_words(self, painter: QPainter) -> None:
        style, face, wide = self.style_now, self.face, self.width() - 2 * SIDE
        y = TOP
        parts: tuple[tuple[str, int, Weight, bool], ...] = (
            (face.where, style.text_size(WHERE), "semibold", False),
            (face.title, self.title_size(wide), "semibold", True),
            (face.sentence, style.text_size(SENTENCE), "regular", False),
        )
        for words, size, weight, serif in parts:
            high = height_of(words, wide, size, weight, serif=serif)
            text_block(painter, QRectF(SIDE, y, wide, high + 2), words, size, style.felt_ink, weight, serif=serif)
            y += high + GAP

    def _paint_plate(self, painter: QPainter, centre: QRectF) -> None:
        """The name of the seat in the middle, on the front of its plinth."""
        style, name = self.style_now, self.face.name
        high = max(LEAST_PLATE, min(centre.height() * 0.056, style.text_size(NAME) * 1.5))
        size = fits(name, min(style.text_size(NAME), high * 0.72), centre.width() * PLATE)
        wide = min(centre.width() * PLATE, width_of(name, size, "semibold", serif=True) + high * 1.6)
        plate = QRectF(centre.center().x() - wide / 2, centre.bottom() - high + BELOW, wide, high)
        path = rounded(plate, high * 0.22)
        painter.fillPath(path, solid(style.ground.board))
        painter.strokePath(path, pen(style.ground.edge, 1.2))
        text_line(painter, plate, name, size, style.ground.ink, "semibold", across="centre", serif=True)

    def _place_of(self, number: int) -> QRectF:
        """The others stand to the left and to the right by turns, the best next to the middle."""
        room, count = self.room, len(self.face.others)
        flank = (room.width() - self.centre.width()) / 2 - 8
        at_side = (count + 1) // 2 if number % 2 else count // 2
        each = flank / max(1, (count + 1) // 2, at_side)
        step = number // 2
        high = room.height() * LOW
        x = self.centre.right() + step * each if number % 2 == 0 else self.centre.x() - (step + 1) * each
        return QRectF(x + 2, room.bottom() - high, each - 4, high)

    def _paint_other(self, painter: QPainter, place: QRectF, other: Other) -> None:
        style = self.style_now
        size = style.text_size(15)
        foot = size * 1.5
        radius = min(place.width() * 0.2, self.px(24), size * 1.5)
        high = min(place.height() - 2 * radius - foot - 6, place.width() * SLIM)
        piece = QRectF(place.x(), place.bottom() - foot - high, place.width(), high)
        self.piece(painter, piece, other.standing, self.face.view, style)
        sun = QPointF(place.center().x(), piece.y() - radius - 2)
        earned(painter, sun, radius, other.points, style)
        below = QRectF(place.x() - 4, place.bottom() - foot, place.width() + 8, foot)
        badge = size * 0.5
        name = min(width_of(other.name, size, "semibold"), below.width() - 2 * badge - 6)
        x = below.center().x() - (name + 2 * badge + 6) / 2
        seat_badge(painter, QPointF(x + badge, below.center().y()), badge, other.standing.colour, style)
        words = QRectF(x + 2 * badge + 6, below.y(), name + 2, below.height())
        text_line(painter, words, other.name, size, style.felt_ink, "semibold")
