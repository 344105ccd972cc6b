"""Who plays? A board over any screen with the first names of the class: one is chosen or written, or nobody is."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.docks.search_text import folded
from desktop.page.leaf import Leaf, Scroller
from desktop.page.words import Type, Words
from desktop.paint.light import shadow
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.screen import Screen
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import held, wear_all
from desktop.widgets.fields import Field
from desktop.window_keys import is_for_window
from rules.teaching.pupils import NAME_LETTERS, as_first_name

WIDEST, MARGIN, PAD, GAP = 720, 24, 28, 8
LEAST_NAMES = 120
DIMMED = 0.46
WALK = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}


class Names(Leaf):
    """The first names as buttons, side by side. Signal: `chosen` with one."""

    chosen = Signal(str)

    def __init__(self, style: Style) -> None:
        super().__init__(None, style)
        self.buttons: list[Button] = []

    def show_names(self, names: Sequence[str], here: str) -> None:
        """Offer these; the one who is there stands out."""
        for each in self.buttons:
            each.hide()
            each.deleteLater()
        self.buttons = [self.hold(Button(name, "primary" if name == here else "quiet", size=18)) for name in names]
        for button, name in zip(self.buttons, names, strict=True):
            button.clicked.connect(partial(self._choose, name))
            button.show()

    def _choose(self, name: str, _: bool = False) -> None:
        self.chosen.emit(name)

    def offer_only(self, wanted: str) -> None:
        """Show the names in which stands what was written."""
        for each in self.buttons:
            each.setVisible(folded(wanted) in folded(each.words))

    @property
    def shown(self) -> list[Button]:
        return [each for each in self.buttons if not each.isHidden()]

    def arrange(self, width: int) -> int:
        x = y = low = 0
        for each in self.shown:
            wide = min(each.wide(), width)
            if x and x + wide > width:
                x, y = 0, low + GAP
            each.put(x, y, wide)
            x, low = x + wide + GAP, max(low, y + each.height())
        return low + 4


class WhoPlays(QWidget):
    """Signals: `chosen` with a first name, empty for nobody; `closed` when all stays as it was."""

    chosen = Signal(str)
    closed = Signal()

    def __init__(self, screen: Screen, title: str, *, may_be_nobody: bool = True) -> None:
        super().__init__(screen)
        self.screen_below, self.program, self.title_id = screen, screen.program, title
        self.may_be_nobody = may_be_nobody
        self.board = QRectF()
        style = screen.style_now
        self.title = Words(self, Type(28, "semibold", serif=True), style)
        self.note = Words(self, Type(16, ink="muted"), style)
        self.field = held(self, Field(size=20), style)
        self.field.setMaxLength(NAME_LETTERS)
        self.take = held(self, Button(icon_name="check", size=18), style)
        self.take.set_kind("off")
        self.nobody = held(self, Button(icon_name="close", size=16), style)
        self.scroller = held(self, Scroller(self), style)
        self.scroller.gap = 4
        self.names = Names(style)
        self.names.chosen.connect(self._choose)
        self.field.textChanged.connect(self._narrow)
        self.field.returnPressed.connect(self._take_written)
        self.take.clicked.connect(self._take_written)
        self.nobody.clicked.connect(lambda: self._choose("") if may_be_nobody else self.put_away())
        self.program.language_changed.connect(self._say)
        self.program.style_changed.connect(self._dress)
        screen.installEventFilter(self)
        self.field.installEventFilter(self)
        self.names.show_names([each.name for each in self.program.pupils.pupils], self.program.pupil or "")
        self.scroller.show_leaf(self.names)
        self._say()
        self.setGeometry(screen.rect())
        self.show()
        self.raise_()
        self._dress()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    # What is chosen

    def _choose(self, name: str) -> None:
        self._leave()
        self.chosen.emit(name)

    def put_away(self) -> None:
        """Leave all as it was."""
        self._leave()
        self.closed.emit()

    def _leave(self) -> None:
        self.screen_below.removeEventFilter(self)
        self.hide()
        self.deleteLater()
        self.screen_below.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_written(self) -> None:
        """Take what was written: the only name that it begins, that of somebody who is known, or a new one."""
        try:
            name = as_first_name(self.field.text())
        except ValueError:
            return
        known = self.program.pupils.now.named(name)
        shown = self.names.shown
        if known is None and len(shown) == 1 and folded(shown[0].words).startswith(folded(name)):
            self._choose(shown[0].words)
        else:
            self._choose(known.name if known is not None else name)

    def _narrow(self, written: str) -> None:
        self.names.offer_only(written.strip())
        self.take.set_kind("primary" if written.strip() else "off")
        self._say_take()
        self._arrange()

    # What it says

    def _say(self) -> None:
        say = self.program.say
        self.title.say(say(self.title_id))
        self.setAccessibleName(say(self.title_id))
        self.note.say(say("class-who-note"))
        self.field.setPlaceholderText(say("class-who-field"))
        self.field.setAccessibleName(say("class-who-field"))
        self.nobody.say(say("class-who-nobody" if self.may_be_nobody else "class-leave-it"))
        self._say_take()
        self._arrange()

    def _say_take(self) -> None:
        """Say whether what is written is somebody of the class or somebody new."""
        is_known = bool(self.names.shown) or not self.field.text().strip()
        self.take.say(self.program.say("class-who-take" if is_known else "class-who-new"))

    def _dress(self) -> None:
        wear_all(self, self.screen_below.style_now)
        wear_all(self.names, self.screen_below.style_now)
        self._arrange()

    def _arrange(self) -> None:
        style = self.screen_below.style_now
        wide = min(self.width() - 2 * MARGIN, round(WIDEST * style.text_scale**0.5))
        room, ends = wide - 2 * PAD, PAD - 6
        x = (self.width() - wide) / 2 + PAD
        taken = min(self.take.wide(), room // 2)
        line = max(self.field.high, self.take.high_for(taken))
        heads = self.title.height_for(room) + 2 + self.note.height_for(room) + GAP + line + GAP
        foot = GAP + self.nobody.high_for(room)
        most = self.height() - 2 * MARGIN - 2 * ends - heads - foot
        names = self.names.arrange(room - 24) if self.names.shown else 0
        high = min(max(names, LEAST_NAMES), max(60, most)) if self.names.buttons else 0
        whole = ends + heads + high + foot + ends
        self.board = QRectF(x - PAD, (self.height() - whole) / 2, wide, whole)
        y = self.note.put(x, self.title.put(x, self.board.y() + ends, room) + 2, room) + GAP
        self.field.setGeometry(round(x), y + (line - self.field.high) // 2, room - taken - GAP, self.field.high)
        self.take.put(x + room - taken, y, taken, line)
        y += line + GAP
        self.scroller.setGeometry(round(x), y, round(room), round(high))
        self.scroller.setVisible(bool(self.names.buttons))
        self.scroller.arrange()
        self.nobody.put(x, y + high + GAP, min(self.nobody.wide(), room))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, path = self.screen_below.style_now, rounded(self.board, 14)
        painter.fillRect(self.rect(), with_alpha("#0B0906", DIMMED))
        shadow(painter, path, style, drop=12, blur=36, strength=0.6)
        painter.fillPath(path, solid(style.theme.panel))
        painter.strokePath(path, pen(style.theme.line, 2 if style.theme_name == "contrast" else 1))
        painter.end()

    # Keys

    @property
    def _stops(self) -> list[QWidget]:
        """All that the keyboard leads through, in order."""
        take = [self.take] if self.take.isEnabled() else []
        return [self.field, *take, *self.names.shown, self.nobody]

    def _walk(self, by: int, *, around: bool) -> None:
        stops = self._stops
        at = next((number for number, each in enumerate(stops) if each.hasFocus()), 0) + by
        to = stops[at % len(stops)] if around else stops[max(0, min(len(stops) - 1, at))]
        to.setFocus(Qt.FocusReason.TabFocusReason)
        if to in self.names.buttons:
            self.scroller.ensureWidgetVisible(to, 0, 12)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the keyboard on the board."""
        self._walk(1 if forward else -1, around=True)
        return True

    def event(self, event: QEvent) -> bool:
        """Keep the shortcuts of the screen below from working, but for those of any window."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            if not is_for_window(event):
                event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk by arrows, leave by Esc; letters are written wherever the keyboard stands."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.put_away()
        elif key in WALK:
            self._walk(WALK[key], around=False)
        elif event.text().strip() and not self.field.hasFocus():
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.field.insert(event.text())
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.screen_below and event.type() == QEvent.Type.Resize:
            self.setGeometry(self.screen_below.rect())
            self._dress()
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            by = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
            if by is not None:
                self._walk(by, around=False)
                return True
        return False


def who_plays(screen: Screen, then: Callable[[str], object], *, keeps: Callable[[], object] | None = None) -> WhoPlays:
    """Ask who is in front of the lessons now; a new name joins the class. `then` is called with the name, empty for
    nobody; `keeps` where somebody would rather leave all as it was."""
    program = screen.program

    def take(name: str) -> None:
        program.pupil = name
        if name:
            program.pupils.change(lambda now: now.with_names((name,)))
        then(name)

    board = WhoPlays(screen, "class-who")
    board.chosen.connect(take)
    if keeps is not None:
        board.closed.connect(keeps)
    return board
