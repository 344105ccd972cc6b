"""What is being reckoned up on the table, line by line, with what the move under the pointer would add."""

from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.board.desk import Account
from desktop.docks.formatting import Formatter
from desktop.paint.light import shadow
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.style.fonts import Weight, height_of, width_of
from desktop.style.mixing import solid
from desktop.style.theme import Style
from rules.core.types import Phrase

PAD, GAP, TITLE, BODY, TOTAL = 12.0, 4.0, 17, 15, 18
EDGES = 2 * (PAD + 2)
"""What the words do not have of its width."""
PLUS, MINUS = "+", "−"


class AccountCard(QWidget):
    def __init__(self, formatter: Formatter) -> None:
        super().__init__()
        self.formatter = formatter
        self.style_now = Style()
        self.account: Account | None = None
        self.lines: list[tuple[str, str, bool]] = []
        """(words, figure, whether it is new)."""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_account(self, account: Account | None) -> None:
        if account == self.account:
            return
        self.account = account
        self.say_again()

    def say_again(self) -> None:
        account, say = self.account, self.formatter.say
        self.setVisible(account is not None)
        if account is None:
            return
        self.lines = [
            (say(each.words), figure_of(each.amount, is_new=each.is_new), each.is_new) for each in account.lines
        ]
        said = ", ".join(f"{words} {amount}" for words, amount, _ in self.lines)
        self.setAccessibleName(say(account.title))
        self.setAccessibleDescription(f"{said}. {say(account.total_words)} {account.total}")
        self.updateGeometry()
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def wear(self, style: Style) -> None:
        self.style_now = style
        if self.account is not None:
            self.setFixedHeight(self.sizeHint().height())
        self.update()

    # Measures

    def sizeHint(self) -> QSize:
        return QSize(200, 0 if self.account is None else self.height_for(self.account))

    def height_for(self, account: Account) -> int:
        def high(words: Phrase, size: int, weight: Weight = "regular") -> float:
            return self._high(self.formatter.say(words), size, figures, weight)

        figures = self._figures(account)
        heads = high(account.title, TITLE) + high(account.total_words, BODY, "semibold") + 3 * GAP
        lines = sum(high(each.words, BODY) + GAP for each in account.lines)
        return round(heads + lines + 2 * PAD + 12)

    def _high(self, words: str, size: int, figures: float, weight: Weight = "regular") -> float:
        wide = max(60.0, self.width() - EDGES - figures)
        return height_of(words, wide, self.style_now.text_size(size), weight)

    def _figures(self, account: Account) -> float:
        """Room for the widest figure."""
        figures = [figure_of(each.amount, is_new=each.is_new) for each in account.lines] + [str(account.total)]
        return max((width_of(each, self.style_now.text_size(TOTAL), "bold") for each in figures), default=0.0) + 10

    def resizeEvent(self, event: Any) -> None:
        super().resizeEvent(event)
        if self.account is not None and self.height() != self.sizeHint().height():
            self.setFixedHeight(self.sizeHint().height())

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        account = self.account
        if account is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, theme = self.style_now, self.style_now.theme
        card = QRectF(self.rect()).adjusted(5, 3, -5, -9)
        path = rounded(card, 8)
        shadow(painter, path, style, drop=2, blur=4, strength=0.2)
        painter.fillPath(path, solid(theme.raised))
        painter.strokePath(path, pen(theme.line))
        room = card.adjusted(PAD - 3, PAD - 2, -PAD + 3, 0)
        figures = self._figures(account)
        size = style.text_size(TITLE)
        title = self.formatter.say(account.title)
        text_block(painter, QRectF(room), title, size, theme.text, "semibold", serif=True)
        y = room.y() + self._high(title, TITLE, figures) + GAP
        for words, amount, is_new in self.lines:
            y = self._paint_line(painter, QRectF(room.x(), y, room.width(), 0), words, amount, figures, is_new=is_new)
        painter.fillRect(QRectF(room.x(), y, room.width(), 1), solid(theme.text))
        total_words = self.formatter.say(account.total_words)
        high = self._high(total_words, BODY, figures, "semibold")
        total = QRectF(room.x(), y + GAP, room.width(), high + GAP)
        place = QRectF(room.x(), y + 1.5 * GAP, room.width() - figures, high + 2)
        text_block(painter, place, total_words, style.text_size(BODY), theme.text, "semibold")
        text_line(painter, total, str(account.total), style.text_size(TOTAL), theme.text, "bold", across="right")
        painter.end()

    def _paint_line(
        self, painter: QPainter, rect: QRectF, words: str, amount: str, room: float, *, is_new: bool
    ) -> float:
        style, high = self.style_now, self._high(words, BODY, room)
        ink = style.theme.lit if is_new else style.theme.text
        place = QRectF(rect.x(), rect.y(), rect.width() - room, high + 2)
        text_block(painter, place, words, style.text_size(BODY), ink)
        whole = QRectF(rect.x(), rect.y(), rect.width(), high)
        text_line(painter, whole, amount, style.text_size(BODY), ink, "bold", across="right")
        return rect.y() + high + GAP


def figure_of(amount: int, *, is_new: bool) -> str:
    """Return the amount, with a sign where it is added or taken away."""
    sign = MINUS if amount < 0 else PLUS if is_new else ""
    return f"{sign}{abs(amount)}"
