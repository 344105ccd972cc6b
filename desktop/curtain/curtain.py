"""The curtain between people who share a screen: opaque cloth over table and dock until the right person lifts it.

It shows only what a spectator may know: whose turn it is, what is asked, what has happened. While it is closed
everything else of the screen is hidden, so that neither pointer, keyboard nor screen reader reaches it.

Signals: `lifted` with the seat that holds the screen now; `left` when the game is to be left instead.
"""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.aloud.voice import joined
from desktop.curtain.cloth import draw_cloth, draw_plaque
from desktop.curtain.contents import SeatState, Sitting, has_played, meanwhile, sittings
from desktop.curtain.hold_button import HoldButton
from desktop.curtain.plaque import PAD, Plaque
from desktop.page.leaf import Scroller
from desktop.page.words import Type, Words
from desktop.paint.painting import SMOOTH
from desktop.program import Program
from desktop.style.palette import CABINET, GAMES
from desktop.style.theme import Style
from desktop.table.table import Table
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import held, wear_all
from desktop.widgets.pressable import ENTER
from desktop.widgets.scrolling import Bar
from desktop.window_keys import is_for_window
from rules.core.types import Phrase, Seat, phrase


class Curtain(QWidget):
    lifted = Signal(int)
    left = Signal()

    def __init__(self, program: Program, screen: QWidget) -> None:
        super().__init__(screen)
        self.program, self.screen_below = program, screen
        self.table: Table | None = None
        self.seat: Seat = 0
        self._hidden: list[QWidget] = []
        self.board = QRectF()
        style = self.style_now
        self.scroller = Scroller(self)
        self.scroller.gap = 8
        self.plaque = Plaque(None, style)
        self.scroller.show_leaf(self.plaque)
        self.lift = held(self, HoldButton(), style)
        self.lift.held.connect(self.open)
        self.how = Words(self, Type(15, ink="muted"), style)
        self.leave = held(self, Button(icon_name="pause", size=16), style)
        self.leave.clicked.connect(self._leave)
        program.language_changed.connect(self.say_again)
        program.style_changed.connect(self.draw_again)
        screen.installEventFilter(self)
        self.hide()

    @property
    def style_now(self) -> Style:
        game = self.table.game.id if self.table is not None else CABINET
        return self.program.style(game if game in GAMES else CABINET, self.screen_below.width())

    @property
    def is_closed(self) -> bool:
        return self.isVisibleTo(self.screen_below)

    # Closing and opening

    def close_for(self, table: Table, seat: Seat) -> None:
        """Covers everything until this seat has the screen."""
        self.table, self.seat = table, seat
        if not self._hidden:
            self._hidden = [each for each in self._others() if each.isVisibleTo(self.screen_below)]
        for each in self._others():
            each.installEventFilter(self)
        for each in self._hidden:
            each.hide()
        self.setGeometry(self.screen_below.rect())
        self.draw_again()
        self.say_again()
        self.show()
        self.raise_()
        self.lift.setFocus(Qt.FocusReason.OtherFocusReason)

    def open(self) -> None:
        """The right person holds the screen."""
        # What comes into sight is what this person may see, from the first moment on.
        if self.table is not None:
            self.table.lift_curtain(self.seat)
        self._uncover()
        self.lifted.emit(self.seat)

    def _leave(self) -> None:
        """Leave the game; the screen is closed under the curtain, so the player who leaves sees nothing either."""
        self.left.emit()

    def _uncover(self) -> None:
        self.hide()
        for each in self._others():
            each.removeEventFilter(self)
        for each in self._hidden:
            each.show()
        self._hidden = []

    def _others(self) -> Iterator[QWidget]:
        for each in self.screen_below.children():
            if isinstance(each, QWidget) and each is not self and not each.isWindow():
                yield each

    def event(self, event: QEvent) -> bool:
        """No shortcut of the table works through the cloth."""
        is_key = event.type() == QEvent.Type.ShortcutOverride
        if is_key and not (isinstance(event, QKeyEvent) and is_for_window(event)):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep every key from the screen below, but those of any window."""
        if event.key() in (Qt.Key.Key_Space, *ENTER):
            self.lift.setFocus(Qt.FocusReason.OtherFocusReason)
        if is_for_window(event):
            event.ignore()
        else:
            event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus only between its own two buttons."""
        (self.leave if self.lift.hasFocus() else self.lift).setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.screen_below and event.type() == QEvent.Type.Resize:
            self.setGeometry(self.screen_below.rect())
        if watched is self.screen_below and event.type() == QEvent.Type.ChildAdded and self.is_closed:
            self.raise_()
        if event.type() == QEvent.Type.Show and watched in list(self._others()) and self.is_closed:
            self._keep_hidden(watched)
        return False

    def _keep_hidden(self, shown: QObject) -> None:
        """Something of the screen wants to show itself meanwhile: it will, once the curtain is open."""
        assert isinstance(shown, QWidget)
        shown.hide()
        if shown not in self._hidden:
            self._hidden.append(shown)

    # Words

    def say_again(self) -> None:
        table = self.table
        if table is None:
            return
        plaque, name = self.plaque, self._name(self.seat)
        decision = next((each for each in table.decisions if each.seat == self.seat), None)
        plaque.pass_to.say(self._ui("curtain-pass"))
        plaque.who.say(name)
        plaque.colour = table.timeline.record.seating[self.seat].colour
        plaque.asked_label.say(self._ui("curtain-asked"))
        plaque.asked.say(self._say(decision.sentence) if decision else "")
        plaque.rule.show_rule(decision.rule if decision else "")
        plaque.since_label.say(self._ui("curtain-meanwhile"))
        plaque.since.show_lines(self._lines())
        plaque.private.say(self._ui("curtain-private"))
        plaque.why.say(self._ui("curtain-private-why"))
        states: dict[SeatState, str] = {
            "now": self._ui("curtain-seat-now"),
            "done": self._ui("curtain-seat-done"),
            "next": self._ui("curtain-seat-next"),
            "waits": self._ui("curtain-seat-waits"),
        }
        plaque.ring.show_seats(self._sittings(), states)
        self.lift.say(self._ui("curtain-lift", name=name))
        self.lift.key = self._ui("curtain-key")
        self.how.say(self._ui("curtain-hold"))
        self.lift.setAccessibleDescription(self._ui("curtain-hold"))
        self.leave.say(self._ui("curtain-leave"))
        self._arrange()

    def _sittings(self) -> list[Sitting]:
        assert self.table is not None
        found = sittings(self.table, self.seat)
        return [Sitting(each.seat, self._name(each.seat), each.colour, each.state) for each in found]

    def _lines(self) -> list[tuple[str, str]]:
        assert self.table is not None
        seating = self.table.timeline.record.seating
        lines = [(seating[each.seat].colour, self._say(each.said)) for each in meanwhile(self.table, self.seat)]
        nothing = "curtain-nothing-since" if has_played(self.table, self.seat) else "curtain-nothing-yet"
        return lines or [("", self._ui(nothing))]

    def _name(self, seat: Seat) -> str:
        assert self.table is not None
        return self.table.names[seat] or self._ui("seat-number", number=seat + 1)

    def _say(self, said: Phrase) -> str:
        assert self.table is not None
        return self.program.say_phrase(said, self.table.game, self.table.names)

    def _ui(self, id: str, **args: object) -> str:
        return self.program.texts().say(phrase(id, **args))

    @property
    def spoken(self) -> str:
        """All that stands on the cloth: to whom the screen goes, what has happened meanwhile, what is asked."""
        plaque = self.plaque
        to = " ".join((plaque.pass_to.text(), plaque.who.text()))
        since = (each.text() for each in plaque.since.lines)
        return joined((to, plaque.since_label.text(), *since, plaque.asked_label.text(), plaque.asked.text()))

    # Looks

    def draw_again(self) -> None:
        wear_all(self, self.style_now)
        self._arrange()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()

    def _board(self) -> QRectF:
        """The paper of the plaque: as high as its words, within the window."""
        style = self.style_now
        wide = min(self.width() - 2 * style.px(60), 1100 * max(1.0, style.text_scale**0.6))
        around, most = self._foot + 2 * 26, self.height() - 2 * style.px(56) - 20
        self.plaque.room = most - around
        needed = self.plaque.arrange(round(wide - 2 * PAD - Bar.wide - self.scroller.gap)) + around
        high = min(most, needed)
        return QRectF((self.width() - wide) / 2, (self.height() - high) / 2 - style.px(14), wide, high)

    @property
    def _foot(self) -> float:
        return self.lift.sizeHint().height() + self.how.height_for(max(100, self.width() * 0.6)) + 22

    def _arrange(self) -> None:
        self.board = board = self._board()
        inner = board.adjusted(PAD, 26, -PAD, -18)
        foot = inner.bottom() - self._foot
        self.scroller.setGeometry(
            round(inner.x()), round(inner.y()), round(inner.width()), max(10, round(foot - inner.y()))
        )
        self.scroller.arrange()
        leave, lift, y = self.leave.sizeHint(), self.lift.sizeHint(), foot + 12
        self.lift.put(inner.x(), y, min(lift.width(), round(inner.width() - leave.width() - 20)))
        self.leave.put(inner.right() - leave.width(), y + (lift.height() - leave.height()) / 2)
        self.how.put(inner.x(), y + lift.height() + 2, inner.width())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style = self.style_now
        art = self.program.art.worn(style, self.devicePixelRatioF())
        art.draw(painter, QRectF(self.rect()), ("curtain",), lambda brush, rect: draw_cloth(brush, rect, style))
        draw_plaque(painter, self.board, style)
        painter.end()
