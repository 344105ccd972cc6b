"""Advice in the dock, in place of its pages: a head, what is advised so far, and what can be done with it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.board.desk import Painter
from desktop.board.sprite import Sprite
from desktop.docks.advice_leaf import FOLDS, AdviceLeaf, Shown, spoken
from desktop.docks.advice_words import MOVES, NUDGE, REASONS, AdviceWords
from desktop.docks.formatting import Formatter
from desktop.docks.page import PADDING
from desktop.docks.row_style import foot_ground
from desktop.page.leaf import Scroller
from desktop.paint.painting import SMOOTH
from desktop.paint.thinking import lamp_sign
from desktop.style.theme import Style
from desktop.widgets.buttons import Button, IconButton
from desktop.widgets.dressing import Drawn
from desktop.widgets.lamp_button import LitButton
from desktop.widgets.words import Label, heading
from rules.bots.advice import Advice

LOW = 860
"""In a window lower than this, at text of the usual size, what was read is folded."""
MOST_TERMS, FEW_TERMS = 5, 3


class LampSign(Drawn):
    def wear(self, style: Style) -> None:
        super().wear(style)
        side = style.grown(30)
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        rect = QRectF(self.rect())
        lamp_sign(painter, rect.center(), rect.width() / 2 - 1)
        painter.end()


class AdvicePage(QWidget):
    """Signals: `left` when it is to be closed; `on_wanted` for the next step; `pointed` with the number of a row or −1;
    `chosen` with one; `play_wanted`; `table_wanted` with whether the line shows on the table; `rule_wanted`.
    """

    left = Signal()
    on_wanted = Signal()
    pointed = Signal(int)
    chosen = Signal(int)
    play_wanted = Signal()
    table_wanted = Signal()
    rule_wanted = Signal(str)

    def __init__(self, formatter: Formatter, painters: Mapping[str, Painter]) -> None:
        super().__init__()
        self.formatter = formatter
        self.words = AdviceWords(formatter)
        self.style_now = Style()
        self.leaf = AdviceLeaf(self.style_now, painters)
        self.leaf.say_ticks = self.words.ticks
        self.sign, self.title = LampSign(), heading()
        self.key = Label(size=14, ink="muted", wraps=False)
        self.close_button = IconButton("", "close")
        self.scroller = Scroller(self)
        self.scroller.gap = 4
        self.on = Button(is_compact=True)
        self.on_table = LitButton(icon_name="eye")
        self.play = Button(kind="primary")
        self._wanted: Shown | None = None
        self._opened = -1
        self._newest = 0, False
        self._scrolled = 0
        """How far it scrolled by itself; whoever scrolls elsewhere stays there."""
        self._lay_out()
        self.scroller.show_leaf(self.leaf)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._connect()

    def _lay_out(self) -> None:
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.setContentsMargins(PADDING, 10, PADDING - 4, 4)
        head.setSpacing(8)
        head.addWidget(self.sign)
        head.addWidget(self.title, 1)
        head.addWidget(self.key)
        head.addWidget(self.close_button)
        foot.setContentsMargins(PADDING, 8, PADDING, 10)
        foot.setSpacing(8)
        foot.addWidget(self.on_table, 1)
        foot.addWidget(self.play, 1)
        foot.addWidget(self.on, 1)
        inner = QVBoxLayout()
        inner.setContentsMargins(PADDING, 0, 2, 0)
        inner.addWidget(self.scroller)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addLayout(inner, 1)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.close_button.clicked.connect(self.left)
        self.on.clicked.connect(self.on_wanted)
        self.on_table.clicked.connect(self.table_wanted)
        self.play.clicked.connect(self.play_wanted)
        self.scroller.laid_out.connect(self._stay_there)
        self.leaf.pointed.connect(self.pointed)
        self.leaf.chosen.connect(self.chosen)
        self.leaf.rule_wanted.connect(self.rule_wanted)
        self.leaf.opened.connect(self.unfold)

    # What it shows

    def show_advice(
        self,
        advice: Advice | None,
        *,
        step: int,
        chosen: int,
        pictures: tuple[Sprite | None, ...],
        is_on_table: bool,
        is_rest: bool,
        has_failed: bool,
    ) -> None:
        say = self.formatter.say_id
        is_low = self.window().height() < LOW * self.style_now.text_scale
        most = FEW_TERMS if is_low else MOST_TERMS
        face = self.words.face(advice, chosen, is_rest=is_rest, has_failed=has_failed, most=most)
        self.title.setText(face.title)
        self.key.setText("F2")
        self.close_button.say(say("advice-close"))
        self.on.say(say("advice-more-moves" if step == NUDGE else "advice-more-why"))
        self.on.setVisible(step < REASONS and not is_rest and (step == NUDGE or bool(face.why)))
        self.on_table.say(say("advice-on-table"))
        self.on_table.light(is_on_table)
        self.play.say(say("advice-play"))
        for each in (self.on_table, self.play):
            each.setVisible(step >= MOVES)
            each.setEnabled(bool(face.rows))
        self._opened = self._opened if self._opened < len(face.rows) and advice is not None else -1
        self._wanted = Shown(face, step, chosen, pictures, opened=self._opened)
        self._follow_newest((step, bool(face.rows)))
        self.setAccessibleName(say("advice-page"))
        if step >= MOVES and chosen < len(face.rows):
            self.setAccessibleDescription(face.rows[chosen].spoken)
        else:
            self.setAccessibleDescription(face.nudge)

    @property
    def spoken(self) -> str:
        """All that it says now, line by line."""
        return "" if self._wanted is None else spoken(self._wanted)

    def unfold(self, row: int) -> None:
        """Tell the other first moves of a row as well, or no longer."""
        if self._wanted is not None:
            self._opened = row if row != self._opened else -1
            self._wanted = replace(self._wanted, opened=self._opened)
            self._fit()

    def _follow_newest(self, newest: tuple[int, bool]) -> None:
        """Lay the page out; what is new is brought in sight."""
        bar = self.scroller.bar
        follows = newest != self._newest or bar.value() == self._scrolled
        self._fit()
        if follows:
            self._newest = newest
            self._show_newest()

    def _show_newest(self) -> None:
        room, (step, has_rows) = self.scroller.viewport().height(), self._newest
        self.scroller.scroll_to(max(0, self.leaf.height() - room) if step > NUDGE and has_rows else 0)
        self._scrolled = self.scroller.bar.value()

    def _stay_there(self) -> None:
        """Keep what is new in sight as the room changes, unless somebody has scrolled elsewhere."""
        if self.scroller.bar.value() == self._scrolled:
            self._show_newest()

    def _fit(self) -> None:
        """Fold as little as the room allows."""
        if self._wanted is None:
            return
        room = self.scroller.viewport().height()
        wide = self.scroller.viewport().width() - self.scroller.gap
        for folded in (0, *FOLDS):
            self.leaf.shown = shown = replace(self._wanted, folded=folded)
            if self.leaf.arrange(wide) <= room:
                break
        self.leaf.show_page(shown)
        self.scroller.arrange()

    # Looks and keys

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.leaf.wear(style)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        shown = [each.y() for each in (self.on_table, self.on) if each.isVisible()]
        if shown:
            top = min(shown) - 8
            foot_ground(painter, QRectF(0, top, self.width(), self.height() - top), self.style_now)
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_keyboard(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_keyboard(False)

    def _show_keyboard(self, has_it: bool) -> None:
        self.leaf.has_keyboard = has_it
        self.leaf.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a row by arrows, tell what is like it by → and no longer by ←, show it on the table by Enter."""
        shown = self.leaf.shown
        rows = len(shown.face.rows) if shown is not None and shown.step >= MOVES else 0
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is not None and rows and shown is not None:
            self.chosen.emit((shown.chosen + step) % rows)
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and shown is not None and shown.chosen < rows:
            is_wanted = event.key() == Qt.Key.Key_Right and bool(shown.face.rows[shown.chosen].others)
            if is_wanted != (self._opened == shown.chosen):
                self.unfold(shown.chosen)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and rows:
            self.table_wanted.emit()
        else:
            super().keyPressEvent(event)


def picture_of(sprites: Mapping[str, Sprite], keys: Any) -> Sprite | None:
    """The first of these that lies on the table and has a face."""
    return next((sprites[key] for key in keys if key in sprites and sprites[key].picture.painter != "nothing"), None)
