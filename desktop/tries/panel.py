"""The right side of a table of tries: its head, what is asked and found or the list of moves, and the foot."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from desktop.docks.advice_page import LampSign
from desktop.docks.dock import NARROWEST, WIDTH
from desktop.docks.page import PADDING
from desktop.docks.row_style import foot_ground
from desktop.page.leaf import Scroller
from desktop.paint.painting import pen
from desktop.style.fonts import width_of
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.tries.face import TryFace
from desktop.tries.leaf import TryLeaf
from desktop.widgets.buttons import Button
from desktop.widgets.lamp_button import LitButton
from desktop.widgets.words import Label, heading

BEFORE, AFTER = ("hint", "answer"), ("play-on", "line")
"""What stands in the foot before it is found, and after; `next` always does."""
SPACE = 8
ICONS = {"hint": "hint", "answer": "eye", "play-on": "branch", "line": "eye", "next": "chevron_right"}


class TryPanel(QWidget):
    """Signals: `pressed` with the name of a button; `rule_wanted`."""

    pressed = Signal(str)
    rule_wanted = Signal(str)

    def __init__(self, moves: QWidget) -> None:
        super().__init__()
        self.style_now = Style()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.sign, self.title, self.aside = LampSign(), heading(), Label(size=15, ink="muted", wraps=False)
        self.list = LitButton(icon_name="play", is_compact=True)
        self.list.show_icon_only(True)
        self.leaf = TryLeaf(self.style_now)
        self.page = QWidget()
        self.scroller = Scroller(self.page)
        self.scroller.gap = 4
        self.moves = moves
        self.pages = QStackedWidget()
        self.foot = QWidget()
        self.line = LitButton(icon_name=ICONS["line"])
        self.buttons: dict[str, Button] = {
            name: self.line if name == "line" else Button(icon_name=icon, icon_last=name == "next")
            for name, icon in ICONS.items()
        }
        self._is_stacked: bool | None = None
        self._lay_out()
        self.scroller.show_leaf(self.leaf)
        self.leaf.rule_wanted.connect(self.rule_wanted)
        self.list.clicked.connect(self.toggle_moves)
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.pressed.emit(name))

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(PADDING, 10, PADDING - 4, 6)
        head.setSpacing(SPACE)
        for each, stretch in ((self.sign, 0), (self.title, 1), (self.aside, 0), (self.list, 0)):
            head.addWidget(each, stretch)
        inner = QVBoxLayout(self.page)
        inner.setContentsMargins(PADDING, 0, 2, 0)
        inner.addWidget(self.scroller)
        self.pages.addWidget(self.page)
        self.pages.addWidget(self.moves)
        self.grid = QGridLayout(self.foot)
        self.grid.setContentsMargins(PADDING, 10, PADDING, 12)
        self.grid.setSpacing(SPACE)
        self._place_buttons()
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.pages, 1)
        column.addWidget(self.foot)

    def _place_buttons(self) -> None:
        """Put two buttons beside each other, or below each other where their words have no room."""
        room = self.width() - 2 * PADDING - SPACE
        pairs = [[self.buttons[name] for name in names] for names in (BEFORE, AFTER)]
        is_stacked = any(sum(each.wide() for each in pair) > room for pair in pairs)
        if is_stacked == self._is_stacked:
            return
        self._is_stacked = is_stacked
        for pair in pairs:
            for at, each in enumerate(pair):
                if is_stacked:
                    self.grid.addWidget(each, at, 0, 1, 2)
                else:
                    self.grid.addWidget(each, 0, at)
        self.grid.addWidget(self.buttons["next"], 2, 0, 1, 2)

    def _show_aside(self) -> None:
        """Leave out how many there are where the title needs the room."""
        style, around = self.style_now, 2 * PADDING + 3 * SPACE + self.sign.width() + self.list.sizeHint().width()
        title = width_of(self.title.text(), style.text_size(20), "semibold", serif=True)
        aside = width_of(self.aside.text(), style.text_size(15))
        self.aside.setVisible(title + aside + around <= self.width())

    # What it shows

    def show_face(self, face: TryFace, *, follows: bool = False) -> None:
        """Show what is asked and found; `follows` brings the newest of it in sight."""
        self.title.setText(face.title)
        self.aside.setText(face.aside)
        self._show_aside()
        self.leaf.show_face(face)
        self.scroller.arrange()
        if follows:
            self.show_moves(False)
            room = self.scroller.viewport().height()
            self.scroller.scroll_to(max(0.0, self._newest(face, room) + 12 - room))

    def _newest(self, face: TryFace, room: float) -> float:
        """Say where the newest ends: all of the answer if its beginning stays in sight, a hint, or the last try."""
        if face.answer is not None:
            begins, ends = self.leaf.answer_spans
            return min(ends, begins + room - 12)
        if face.hint:
            return float(self.leaf.height())
        return self.leaf.ends_of_attempts[-1] if self.leaf.ends_of_attempts else 0.0

    def offer(self, *, is_over: bool, has_line: bool, has_branch: bool, has_next: bool, has_hint: bool) -> None:
        """Offer what can be done now."""
        shown = {"play-on": is_over and has_branch, "line": is_over and has_line}
        shown |= dict.fromkeys(BEFORE, not is_over)
        for name, is_shown in shown.items():
            self.buttons[name].setVisible(is_shown)
        self.buttons["hint"].setEnabled(has_hint)
        self.buttons["next"].set_kind("primary" if is_over else "quiet")
        self.buttons["next"].setVisible(has_next)
        self._place_buttons()

    def toggle_moves(self) -> None:
        self.show_moves(self.pages.currentWidget() is self.page)

    def show_moves(self, shown: bool) -> None:
        """Show the list of moves in place of what is asked, or no longer."""
        self.pages.setCurrentWidget(self.moves if shown else self.page)
        self.list.light(shown)
        if shown:
            self.moves.setFocus(Qt.FocusReason.OtherFocusReason)

    # Looks

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.setFixedWidth(max(NARROWEST, round(WIDTH * style.unit)))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_buttons()
        self._show_aside()
        self.scroller.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self.style_now.theme
        painter.fillRect(QRectF(self.rect()), solid(theme.panel))
        top = self.foot.y()
        foot_ground(painter, QRectF(0, top, self.width(), self.height() - top), self.style_now)
        painter.setPen(pen(theme.line))
        painter.drawLine(0, 0, 0, self.height())
        painter.end()
