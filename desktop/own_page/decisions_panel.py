"""How a person decides, month by month: shares of the five grades, and what fate gave."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.own_page.panel import Drawing, Panel
from desktop.page.words import Type, Words
from desktop.paint.art import Art
from desktop.paint.grades import LOOKS, GradeName, colour_of, grade_mark
from desktop.paint.icons import icon
from desktop.paint.marks import hatching
from desktop.paint.painting import pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import text_block, text_line
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import ink_on, solid, with_alpha
from desktop.style.theme import Style

BARS, LEAST_BARS, MOST_BARS = 124.0, 84, 320
MOST_WIDE, BETWEEN = 64.0, 6.0
LEAST_PART = 1.5
"""A share that is there is at least so many pixels high."""
DOT, DOTS = 1.4, 8.0
MARK = 9.0


@dataclass(frozen=True, slots=True)
class MonthFace:
    name: str
    shares: tuple[tuple[GradeName, float], ...]
    """The best grade first; empty where nothing was reviewed."""
    tip: str


@dataclass(frozen=True, slots=True)
class GradeFace:
    grade: GradeName
    share: str
    name: str
    tip: str


class MonthBars(Drawing):
    """A column for each month, the best decisions at the bottom."""

    def __init__(self) -> None:
        super().__init__()
        self.faces: Sequence[MonthFace] = ()
        self.more = 0
        """How much higher it is than it must be."""

    def show_faces(self, name: str, faces: Sequence[MonthFace]) -> None:
        self.faces = faces
        self.tell(name, " · ".join(each.tip for each in faces))
        self.setVisible(bool(faces))
        self.update()

    @property
    def _small(self) -> int:
        return self.style_now.text_size(13)

    def high_for(self, width: float) -> int:
        return max(LEAST_BARS, self.px(BARS)) + self.more + round(self._small * 1.5)

    def _column(self, number: int) -> QRectF:
        step = min(MOST_WIDE * 1.6, self.width() / max(1, len(self.faces)))
        wide = min(self.grown(MOST_WIDE), step - BETWEEN)
        return QRectF(number * step + (step - wide) / 2, 0, wide, self.height() - self._small * 1.5)

    def tip_at(self, point: QPointF) -> str:
        for number, face in enumerate(self.faces):
            column = self._column(number)
            if column.left() - BETWEEN / 2 <= point.x() <= column.right() + BETWEEN / 2:
                return face.tip
        return ""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        small, widest = self._small, max((width_of(face.name, self._small) for face in self.faces), default=0.0)
        step = self._column(1).x() - self._column(0).x()
        every = max(1, -int(-(widest + 6) // max(1.0, step)))
        for number, face in enumerate(self.faces):
            column = self._column(number)
            self._draw_column(painter, column, face)
            if (len(self.faces) - 1 - number) % every == 0:
                place = QRectF(column.center().x() - widest, column.bottom() + 2, 2 * widest, small * 1.4)
                text_line(painter, place, face.name, small, self.inks.muted, across="centre")

    def _draw_column(self, painter: QPainter, column: QRectF, face: MonthFace) -> None:
        if not face.shares:
            painter.fillRect(
                QRectF(column.center().x() - 5, column.bottom() - 2, 10, 1.6), with_alpha(self.inks.text, 0.35)
            )
            return
        y = column.bottom()
        for grade, share in face.shares:
            high = share * column.height()
            if share:
                part = QRectF(column.x(), y - high, column.width(), max(LEAST_PART, high - 1.5))
                draw_part(painter, part, grade, self.style_now)
            y -= high


def draw_part(painter: QPainter, part: QRectF, grade: GradeName, style: Style) -> None:
    """Draw a share of a column: each grade has its own filling, not only its own colour."""
    colour = colour_of(grade, style)
    if LOOKS[grade].is_outlined:
        painter.fillRect(part, with_alpha(colour, 0.28))
        if style.theme_name == "contrast":
            painter.strokePath(rounded(part.adjusted(0.5, 0.5, -0.5, -0.5), 0.1), pen(colour))
        return
    painter.fillRect(part, solid(colour))
    ink = ink_on(solid(colour))
    if grade == "mistake":
        hatching(painter, rounded(part, 0.1), pen(with_alpha(ink, 0.55), 1.3), 5)
    elif grade == "inexact" and part.height() >= 2 * DOT + 2:
        count = int(part.width() // DOTS)
        for number in range(count):
            x = part.center().x() + (number - (count - 1) / 2) * DOTS
            painter.fillPath(circle(QPointF(x, part.center().y()), DOT), solid(ink))


class Grades(Drawing):
    """A mark, a share and a name for each grade, in as many columns as have room."""

    def __init__(self) -> None:
        super().__init__()
        self.faces: Sequence[GradeFace] = ()

    def show_faces(self, name: str, faces: Sequence[GradeFace]) -> None:
        self.faces = faces
        self.tell(name, " · ".join(each.tip for each in faces))
        self.setVisible(bool(faces))
        self.update()

    @property
    def _sizes(self) -> tuple[int, int]:
        return self.style_now.text_size(15), self.style_now.text_size(14)

    @property
    def _mark(self) -> float:
        return 2 * self.grown(MARK) + 5

    def _columns(self, width: float) -> int:
        figure, small = self._sizes
        widest = max(
            (max(width_of(each.name, small), self._mark + width_of(each.share, figure, "bold")) for each in self.faces),
            default=1.0,
        )
        return max(1, min(len(self.faces), int(width / (widest + 2))))

    @property
    def _line(self) -> float:
        figure, small = self._sizes
        return max(figure * 1.5, self._mark) + small * 1.4

    def high_for(self, width: float) -> int:
        return round(self._line * -(-len(self.faces) // self._columns(width))) if self.faces else 0

    def _place(self, number: int) -> QRectF:
        columns = self._columns(self.width())
        row, column = divmod(number, columns)
        wide = self.width() / columns
        return QRectF(column * wide, row * self._line, wide, self._line)

    def tip_at(self, point: QPointF) -> str:
        return next((face.tip for number, face in enumerate(self.faces) if self._place(number).contains(point)), "")

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        figure, small = self._sizes
        radius = self.grown(MARK)
        for number, face in enumerate(self.faces):
            place = self._place(number)
            high = place.height() - small * 1.4
            grade_mark(
                painter, QPointF(place.x() + radius + 2, place.y() + high / 2), radius, face.grade, self.style_now
            )
            beside = QRectF(place.x() + self._mark, place.y(), place.width() - self._mark, high)
            text_line(painter, beside, face.share, figure, self.inks.text, "bold")
            below = QRectF(place.x(), place.y() + high, place.width(), small * 1.4)
            text_line(painter, below, face.name, small, self.inks.muted)


class FateLine(Drawing):
    """What fate gave on the mean, game by game."""

    def __init__(self) -> None:
        super().__init__()
        self.words, self.tip = "", ""

    def show_words(self, words: str, tip: str) -> None:
        self.words, self.tip = words, tip
        self.tell(words, tip)
        self.setVisible(bool(words))
        self.update()

    @property
    def _size(self) -> int:
        return self.style_now.text_size(15)

    @property
    def _left(self) -> float:
        return self._size * 1.2 + 10

    def high_for(self, width: float) -> int:
        return round(height_of(self.words, max(1.0, width - self._left), self._size)) + 14

    def tip_at(self, point: QPointF) -> str:
        return self.tip

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(QRectF(0, 2, rect.width(), 1), with_alpha(self.inks.text, 0.14))
        side = self._size * 1.2
        icon(painter, "die", QRectF(1, 10, side, side), self.inks.text)
        place = QRectF(self._left, 10, rect.width() - self._left, rect.height() - 8)
        text_block(painter, place, self.words, self._size, self.inks.text)


class DecisionsPanel(Panel):
    def __init__(self, parent: QWidget, style: Style, art: Art) -> None:
        super().__init__(parent, style, art)
        self.months = self.hold(MonthBars())
        self.grades = self.hold(Grades())
        self.fate = self.hold(FateLine())
        self.nothing = Words(self, Type(16, ink="muted"), style)

    def arrange(self, width: int) -> int:
        return self._arrange(width, 0)

    def arrange_in(self, width: int, height: int) -> None:
        self._arrange(width, min(MOST_BARS, max(0, height - self._arrange(width, 0))))

    def _arrange(self, width: int, more: int) -> int:
        pad, wide = self.pad, self.inside(width)
        self.months.more = more
        y = self.nothing.put(pad, self.put_head(width), wide)
        for each in (self.months, self.grades, self.fate):
            if not each.isHidden():
                y = each.put(pad, y, wide) + self.px(6)
        return y + self.foot
