"""The three turning points in words; each is a link to its move on the table."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent

from desktop.board.portrait import Drawn
from desktop.paint.art import Art
from desktop.paint.grounds import well
from desktop.paint.icons import icon
from desktop.paint.marks import earned, seat_badge
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded, square_around
from desktop.paint.text import text_block, text_line
from desktop.score.boards import EDGE, SIDE, Panel
from desktop.score.curves_chart import numeral
from desktop.score.sheet_layout import line_height
from desktop.score.words import KeyMove
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import with_alpha
from desktop.style.theme import Style
from desktop.widgets.dressing import held
from desktop.widgets.pressable import Pressable

SIGN, OVERHANG, PIECE_SHARE = 48.0, 13.0, 0.37


@dataclass(frozen=True, slots=True)
class TurningRow:
    number: int
    point: int
    colour: str
    gained: str
    """Empty where it brought an objective and no points."""
    said: KeyMove
    link: str
    """What a screen reader says of it."""
    piece: Drawn | None = None
    """What it was made with; without one, what it brought stands in its place."""


class TurningButton(Pressable):
    """One turning point."""

    def __init__(self, row: TurningRow) -> None:
        self.row = row
        super().__init__(row.said.title, on="board")
        self.setAccessibleName(row.link)
        self.setAccessibleDescription(row.said.words)

    # Measures

    @property
    def _sign(self) -> float:
        style = self.style_now
        return SIGN * (style.unit + 1) / 2 * (1 + style.text_scale) / 2

    @property
    def _left(self) -> float:
        return self.style_now.text_size(28) + 18 + self._sign + 14

    def _where(self) -> float:
        return width_of(self.row.said.where, self.style_now.text_size(14), "semibold") + 26

    def _heights(self, wide: float) -> tuple[float, float, float]:
        """Of the place in the game, of the title, of the words below."""
        style, room = self.style_now, wide - self._left - 4
        return (
            line_height(style.text_size(14), "semibold"),
            height_of(self.row.said.title, room, style.text_size(16), "bold"),
            height_of(self.row.said.words, room, style.text_size(15)),
        )

    def _has_room_beside(self, wide: float) -> bool:
        """Whether the words find room behind the place in the game, which saves a line in a low window."""
        words = width_of(self.row.said.words, self.style_now.text_size(15))
        return self._where() + words + 16 <= wide - self._left - 4

    def _parts(self, wide: float, high: float) -> tuple[float, float, float]:
        """The same heights; no line for the words where they have to stand behind the place."""
        where, title, words = self._heights(wide)
        if self._has_room_beside(wide) and where + title + words > high:
            return where, title, 0.0
        return where, title, words

    def wide(self) -> int:
        return round(self._left + width_of(self.row.said.title, self.style_now.text_size(16), "bold")) + 4

    def high_for(self, width: float) -> int:
        return round(max(sum(self._parts(width, 0)) + 7, self._sign + OVERHANG))

    # Painting

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, row = self.style_now, self.row
        if self.is_hovered or self.isDown():
            painter.fillPath(rounded(rect, 7), with_alpha(style.ground.ink, 0.07))
        radius = style.text_size(28) * 0.5
        numeral(painter, QPointF(radius + 4, rect.center().y()), radius, row.number, style)
        sign = square_around(QPointF(2 * radius + 18 + self._sign / 2, rect.center().y()), self._sign / 2)
        well(painter, rounded(sign, 8), style)
        if row.piece is not None:
            row.piece(painter, square_around(sign.center(), self._sign * PIECE_SHARE))
        elif row.gained:
            earned(painter, sign.center(), self._sign * 0.44, row.gained, style)
        else:
            inner = square_around(sign.center(), self._sign * 0.3)
            icon(painter, "check", inner, style.ground.ink)
        badge = QPointF(sign.right() - 3, sign.y() + 3)
        seat_badge(painter, badge, max(8.0, self._sign * 0.17), row.colour, style)
        self._paint_words(painter, rect)

    def _paint_words(self, painter: QPainter, rect: QRectF) -> None:
        style, said = self.style_now, self.row.said
        where, title, words = self._parts(rect.width(), rect.height())
        y = rect.center().y() - (where + title + words) / 2
        room = rect.width() - self._left - 4
        place = QRectF(self._left, y, room, where)
        small = style.text_size(14)
        wide = text_line(painter, place, said.where, small, style.accent_on_board, "semibold")
        side = small * 0.8
        icon(
            painter,
            "chevron_right",
            QRectF(place.x() + wide + 5, place.center().y() - side / 2, side, side),
            style.accent_on_board,
        )
        below = QRectF(self._left, y + where, room, title + 2)
        text_block(painter, below, said.title, style.text_size(16), style.ground.ink, "bold")
        if words:
            last = QRectF(self._left, y + where + title, room, words + 2)
            text_block(painter, last, said.words, style.text_size(15), style.quiet_ink)
        else:
            text_line(painter, place, said.words, style.text_size(15), style.quiet_ink, across="right")


class TurningPanel(Panel):
    """Signal `point_wanted` with the point of the game that somebody wants to see."""

    point_wanted = Signal(int)

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.title = self.how = self.none = ""
        self.buttons: list[TurningButton] = []

    def show_rows(self, title: str, how: str, none: str, rows: Sequence[TurningRow]) -> None:
        self.title, self.how, self.none = title, how, none
        for button in self.buttons:
            button.deleteLater()
        self.buttons = [held(self, TurningButton(row), self.style_now) for row in rows]
        for button in self.buttons:
            button.clicked.connect(lambda _=False, point=button.row.point: self.point_wanted.emit(point))
            button.show()
        self._place()
        self.update()

    def wear(self, style: Style) -> None:
        super().wear(style)
        self._place()

    # Measures

    def _is_on_one_line(self, wide: float) -> bool:
        style = self.style_now
        title = width_of(self.title, style.text_size(20), "semibold", serif=True)
        return title + width_of(self.how, style.text_size(15)) + 24 <= wide - 2 * SIDE

    def _head(self, wide: float) -> float:
        title = line_height(self.style_now.text_size(20), "semibold")
        if self._is_on_one_line(wide):
            return title + 14
        return title + height_of(self.how, wide - 2 * SIDE, self.style_now.text_size(15)) + 16

    def needed_height(self, wide: float) -> float:
        inner = wide - 2 * EDGE
        rows: float = sum(button.high_for(inner - 2 * SIDE + 8) + 1 for button in self.buttons)
        if not self.buttons:
            rows = height_of(self.none, inner - 2 * SIDE, self.style_now.text_size(15)) + 8
        return self._head(inner) + rows + 2 * EDGE + 8

    def _place(self) -> None:
        whole = self.board
        wide = whole.width() - 2 * SIDE + 8
        least = [button.high_for(wide) + 1 for button in self.buttons]
        head = self._head(whole.width())
        spare = max(0.0, whole.height() - head - 8 - sum(least)) / max(1, len(least))
        y = whole.y() + head
        for button, high in zip(self.buttons, least, strict=True):
            tall = high + min(spare, high * 0.6)
            top, bottom = round(y), round(y + tall)
            button.setGeometry(round(whole.x() + SIDE - 4), top, int(wide), bottom - top)
            y += tall

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, whole = self.style_now, self.board
        self.lay(painter, whole)
        inside = whole.adjusted(SIDE, 8, -SIDE, 0)
        size, small = style.text_size(20), style.text_size(15)
        text_line(painter, inside, self.title, size, style.ground.ink, "semibold", down="top", serif=True)
        high = line_height(size, "semibold")
        if self._is_on_one_line(whole.width()):
            beside = QRectF(inside.x(), inside.y(), inside.width(), high)
            text_line(painter, beside, self.how, small, style.quiet_ink, across="right")
        else:
            text_block(painter, inside.adjusted(0, high, 0, 0), self.how, small, style.quiet_ink)
        self._paint_parting(painter, whole)
        if not self.buttons:
            below = inside.adjusted(0, self._head(whole.width()), 0, 0)
            text_block(painter, below, self.none, small, style.quiet_ink)
        painter.end()

    def _paint_parting(self, painter: QPainter, whole: QRectF) -> None:
        painter.setPen(pen(with_alpha(self.style_now.ground.edge, 0.7)))
        for button in self.buttons[1:]:
            painter.drawLine(QPointF(whole.x() + SIDE, button.y()), QPointF(whole.right() - SIDE, button.y()))
