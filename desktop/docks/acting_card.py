"""The card that an automa carries out, as it lies on the table, with what it is and does beside it."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.board.desk import Painter
from desktop.board.portrait import draw_piece
from desktop.board.sprite import Sprite
from desktop.docks.row_style import BODY, SMALL, high
from desktop.paint.painting import SMOOTH
from desktop.paint.text import text_block
from desktop.style.fonts import Weight
from desktop.style.theme import Style

HIGH, GAP, EDGE = 96.0, 12.0, 4.0
TITLE = 18
Line = tuple[str, int, Weight, bool, bool]
"""Words, size, weight, whether with serifs, whether muted."""


class ActingCard(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.style_now = Style()
        self.card: Sprite | None = None
        self.drawn_by: Mapping[str, Painter] = {}
        self.words: tuple[str, str, str] = "", "", ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_card(self, card: Sprite, painters: Mapping[str, Painter], words: tuple[str, str, str]) -> None:
        """`words`: which card it is, what it does, and what else is to be known of it."""
        self.card, self.drawn_by, self.words = card, painters, words
        self.setAccessibleName(". ".join(each for each in words if each))
        self.show()
        self._take_room()

    def put_away(self) -> None:
        self.card = None
        self.hide()

    def wear(self, style: Style) -> None:
        self.style_now = style
        self._take_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_room()

    def sizeHint(self) -> QSize:
        return QSize(200, round(max(self._card_rect().height(), self._words_height()) + 2 * EDGE))

    def _take_room(self) -> None:
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def _card_rect(self) -> QRectF:
        if self.card is None:
            return QRectF()
        place, tall = self.card.place, HIGH * min(1.0, max(0.8, self.style_now.unit))
        return QRectF(EDGE, EDGE, tall * place.width / place.height, tall)

    def _lines(self) -> list[Line]:
        title, does, note = self.words
        lines: list[Line] = [
            (title, TITLE, "semibold", True, False),
            (does, BODY, "semibold", False, False),
            (note, SMALL, "regular", False, True),
        ]
        return [line for line in lines if line[0]]

    def _room(self) -> float:
        return max(60.0, self.width() - self._card_rect().right() - GAP)

    def _words_height(self) -> float:
        return sum(self._tall(line) + 2 for line in self._lines())

    def _tall(self, line: Line) -> float:
        words, wanted, weight, serif, _ = line
        return high(words, self._room(), self.style_now.text_size(wanted), weight, serif=serif)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.card is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, rect = self.style_now, self._card_rect()
        side = max(rect.width(), rect.height())
        square = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        draw_piece(painter, square, self.card, self.drawn_by, style)
        x, y = rect.right() + GAP, EDGE
        for line in self._lines():
            words, wanted, weight, serif, muted = line
            ink = style.theme.muted if muted else style.theme.text
            place = QRectF(x, y, self._room(), self._tall(line) + 2)
            text_block(painter, place, words, style.text_size(wanted), ink, weight, serif=serif)
            y = place.bottom()
        painter.end()
