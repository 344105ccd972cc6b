"""The curtain between people who share a screen: opaque cloth over table and dock until the right person lifts it.

It shows only what a spectator may know: whose turn it is, what is asked, what has happened. While it is closed
everything else of the screen is hidden, so that neither pointer, keyboard nor screen reader reaches it.

Signals: `lifted` with the seat that holds the screen now; `left` when the game is to be left instead.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.fonts import width_of
from desktop.page.leaf import Bar, Leaf, Scroller
from desktop.page.press import Pressed, Push, RuleTag
from desktop.page.words import Type, Words
from desktop.paint.colours import darker, ink_on, lighter, mix, solid, with_alpha
from desktop.paint.icons import icon
from desktop.paint.light import Stop, across, around, aslant, downwards, grain, shadow
from desktop.paint.marks import seat_badge
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import SMOOTH, clipped, pen
from desktop.paint.paths import circle, polygon, rounded
from desktop.paint.states import can_pick
from desktop.paint.text import text_line
from desktop.palette import CABINET, GAMES
from desktop.program import Program
from desktop.table import Table
from desktop.theme import Style
from rules.core.types import Phrase, Seat, phrase

HOLD_MS = 1000
MOST_LINES = 3
BRAID = "#C9963F"
"""Gold, in every game: the frame of the plaque and the hem of the cloth."""

WHO, ASKED, LINE = Type(70, "semibold", serif=True), Type(30, "bold"), Type(20)
SMALL = Type(17, "semibold", ink="muted")
PASS = Type(23, "semibold", ink="muted")
TWO_COLUMNS = 780
PAD = 40

SeatState = Literal["now", "done", "next", "waits"]


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat of the ring."""

    seat: Seat
    name: str
    colour: str
    state: SeatState


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """Something that everybody saw, and who did it."""

    seat: Seat
    said: Phrase


def sittings(table: Table, seat: Seat) -> tuple[Sitting, ...]:
    """Who sits around the table, and who has chosen already."""
    asked = {decision.seat for decision in table.decisions}
    colours = [seating.colour for seating in table.timeline.record.seating]
    together = len(asked) > 1
    following = next((other % len(colours) for other in range(seat + 1, seat + len(colours)) if together), None)
    found = []
    for other, colour in enumerate(colours):
        state: SeatState = "waits"
        if other == seat:
            state = "now"
        elif together and other in asked:
            state = "next" if other == following else "waits"
        elif together:
            state = "done"
        found.append(Sitting(other, table.names[other], colour, state))
    return tuple(found)


def meanwhile(table: Table, seat: Seat) -> tuple[Meanwhile, ...]:
    """The last things that a spectator noticed since this seat's last move: nothing that only some may know."""
    timeline = table.timeline
    found: list[Meanwhile] = []
    for point in reversed(timeline.past()[1:]):  # the first is the beginning, which nobody played
        entry = timeline.entry(point)
        who = getattr(getattr(entry, "move", None), "seat", None)
        if who == seat:
            break
        seen = timeline.seen_at(point, None)
        if seen and who is not None:
            found.append(Meanwhile(getattr(seen[0], "seat", who), table.game.say_event(seen[0])))
        if len(found) == MOST_LINES:
            break
    return tuple(reversed(found))


class HoldButton(Pressed):
    """Pressed for a second, by mouse, Space or Enter; let go before, nothing happens. Signal: `held`."""

    held = Signal()

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style, size=23)
        self.key = ""
        self.share = 0.0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(HOLD_MS)
        self._clock.valueChanged.connect(self._grow)
        self._clock.finished.connect(self._finish)

    def wide(self) -> int:
        return round(len(self.text()) * self.size_now * 0.56 + self.size_now * 5)

    def high(self) -> int:
        return round(self.size_now * 3.0)

    def is_cut(self) -> bool:
        return False

    def begin(self) -> None:
        self._clock.start()

    def stop(self) -> None:
        if self._clock.state() == QVariantAnimation.State.Running:
            self._clock.stop()
        self.share = 0.0
        self.update()

    def _grow(self, share: float) -> None:
        self.share = float(share)
        self.update()

    def _finish(self) -> None:
        self.share = 0.0
        self.held.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.begin()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.begin()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self.stop()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.stop()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style = self.style_now
        frame, fill = rounded(rect.adjusted(3, 3, -3, -6), 9), darker(style.accent, 0.06)
        shadow(painter, frame, style, drop=3, blur=6, strength=0.35)
        painter.fillPath(frame, fill)
        with clipped(painter, frame):
            painter.fillRect(QRectF(0, 0, rect.width() * self.share, rect.height()), with_alpha("#000000", 0.28))
        painter.strokePath(rounded(rect.adjusted(4, 4, -4, -7), 8), pen(with_alpha("#FFFFFF", 0.3), 1.4))
        ink = ink_on(mix(fill, "#000000", 0.28 if self.share else 0))
        small = style.text_size(14)
        room = rect.adjusted(18, 0, -18, -3)
        key = len(self.key) * small * 0.56 + 16
        size = float(self.size_now)
        words = room.adjusted(0, 0, -key, 0)
        size = min(size, size * words.width() / max(1.0, width_of(self.text(), size, "semibold")))
        wide = width_of(self.text(), size, "semibold")
        x = rect.center().x() - (wide + key) / 2
        text_line(painter, QRectF(x, room.y(), wide + 2, room.height()), self.text(), size, ink, "semibold")
        text_line(painter, QRectF(x + wide + 12, room.y(), key, room.height()), self.key, small, ink)


class Ring(Leaf):
    """The table from above: who sits where, who has chosen, whose turn it is."""

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.sittings: tuple[Sitting, ...] = ()
        self.states: dict[SeatState, str] = {}
        self.names: list[Words] = []
        self.below: list[Words] = []

    def show_seats(self, seats: Sequence[Sitting], states: dict[SeatState, str]) -> None:
        self.sittings, self.states = tuple(seats), states
        for words in (*self.names, *self.below):
            words.hide()
            words.deleteLater()
        self.names = [Words(self, Type(17, "bold", across="centre"), self.style_now) for _ in seats]
        self.below = [Words(self, Type(15, ink="muted", across="centre"), self.style_now) for _ in seats]
        for sitting, name, below in zip(seats, self.names, self.below, strict=True):
            name.say(sitting.name)
            below.say(states[sitting.state])
            name.show()
            below.show()

    @property
    def label(self) -> float:
        """Room for a name and a state."""
        return self.style_now.text_size(17) * 1.35 + self.style_now.text_size(15) * 1.35

    def arrange(self, width: int) -> int:
        radius = self._radius(width)
        centre = QPointF(width / 2, self.label + 30 + radius + 6)
        for place, name, below in zip(self._places(centre, radius), self.names, self.below, strict=True):
            wide = min(width * 0.46, max(name.natural_width(), below.natural_width()) + 4)
            x = max(0.0, min(width - wide, place.x() - wide / 2))
            above = place.y() < centre.y() - radius * 0.3
            tall = name.height_for(wide) + below.height_for(wide)
            y = place.y() - 32 - tall if above else place.y() + 32
            below.put(x, name.put(x, y, wide), wide)
        self.centre = centre
        return round(centre.y() + radius + 36 + self.label + 8)

    def _radius(self, width: float) -> float:
        return min(width * 0.30, self.style_now.px(130) + 20)

    def _places(self, centre: QPointF, radius: float) -> Iterator[QPointF]:
        """The seat that is handed the screen at the bottom, the others clockwise from it."""
        count = len(self.sittings)
        now = next((at for at, each in enumerate(self.sittings) if each.state == "now"), 0)
        for at in range(count):
            angle = math.pi / 2 + 2 * math.pi * ((at - now) % count) / count
            yield centre + QPointF(math.cos(angle), math.sin(angle)) * radius

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, radius, centre = self.style_now, self._radius(self.width()), self.centre
        table = circle(centre, radius)
        ground = style.ground
        shadow(painter, table, style, drop=3, blur=8, strength=0.3)
        painter.fillPath(table, around(centre, radius, ((0, lighter(ground.felt_centre, 0.06)), (1, ground.felt_rim))))
        with clipped(painter, table):
            motif(painter, table.boundingRect(), style.game, MotifInk(ground.ink, style.accent, 0.12, 52))
        painter.strokePath(table, pen(darker(ground.felt_rim, 0.45), 1.6))
        for place, sitting in zip(self._places(centre, radius), self.sittings, strict=True):
            now = sitting.state == "now"
            if now:
                can_pick(painter, circle(place, 28), style)
            seat_badge(painter, place, 27 if now else 21, sitting.colour, style)
            if sitting.state == "done":
                tick = place + QPointF(16, -15)
                painter.fillPath(circle(tick, 11), solid(style.theme.raised))
                painter.strokePath(circle(tick, 11), pen(style.theme.text, 1.4))
                icon(painter, "check", QRectF(tick.x() - 7, tick.y() - 7, 14, 14), style.theme.text)
        painter.end()


class Lines(Leaf):
    """What has happened: a badge and a sentence each."""

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.lines: list[Words] = []
        self.colours: tuple[str, ...] = ()

    def show_lines(self, lines: Sequence[tuple[str, str]]) -> None:
        """The colour of a seat, and the sentence."""
        for words in self.lines:
            words.hide()
            words.deleteLater()
        self.colours = tuple(colour for colour, _ in lines)
        self.lines = [Words(self, LINE, self.style_now) for _ in lines]
        for words, (_, said) in zip(self.lines, lines, strict=True):
            words.say(said)
            words.show()

    def arrange(self, width: int) -> int:
        y, x = 0, round(self.style_now.text_size(20) * 2.3)
        for words, colour in zip(self.lines, self.colours, strict=True):
            y = words.put(x if colour else 0, y + 4, width - (x if colour else 0)) + 8
        return y

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        radius = self.style_now.text_size(20) * 0.72
        for words, colour in zip(self.lines, self.colours, strict=True):
            if colour:
                seat_badge(painter, QPointF(radius + 2, words.y() + words.line / 2), radius, colour, self.style_now)
        painter.end()


class Plaque(Leaf):
    """What stands on the curtain, but for its buttons."""

    def __init__(self, parent: QWidget | None, style: Style) -> None:
        super().__init__(parent, style)
        self.pass_to, self.who = Words(self, PASS, style), Words(self, WHO, style)
        self.asked_label, self.asked = Words(self, SMALL, style), Words(self, ASKED, style)
        self.rule = RuleTag(self, style, size=15)
        self.rule.setEnabled(False)
        self.since_label, self.since = Words(self, SMALL, style), Lines(self, style)
        self.ring = Ring(self, style)
        self.private, self.why = Words(self, Type(18, "semibold", serif=True), style), Words(self, Type(16), style)
        self.colour = ""
        self.private_box = QRectF()
        self.hairlines: list[tuple[int, int]] = []

    @property
    def badge(self) -> float:
        return self.style_now.text_size(40) * 1.1

    def arrange(self, width: int) -> int:
        two = width > TWO_COLUMNS * self.style_now.text_scale**0.5
        left = round(width * 0.6) if two else width
        end = self._arrange_left(left)
        for words in (self.private, self.why):
            words.setVisible(two)
        self.private_box = QRectF()
        if not two:
            return self.ring.put(0, end + 16, width)
        x = left + PAD
        y = self.ring.put(x, 4, width - x)
        y = self.private.put(x + 16, y + 18, width - x - 32)
        self.private_box = QRectF(x, self.private.y() - 12, width - x, 0)
        y = self.why.put(x + 16, y + 2, width - x - 32)
        self.private_box.setBottom(y + 14)
        return max(end, y + 16)

    def _arrange_left(self, wide: int) -> int:
        x = round(2 * self.badge + 24)
        y = self.pass_to.put(x, 6, wide - x)
        y = max(self.who.put(x - 2, y - 1, wide - x), round(2 * self.badge + 10))
        self.hairlines = [(y + 14, wide)]
        y = self.asked.put(0, self.asked_label.put(0, y + 28, wide) + 2, wide)
        self.rule.put(0, y + 8)
        y = self.rule.geometry().bottom()
        self.hairlines.append((y + 16, wide))
        return self.since.put(0, self.since_label.put(0, y + 30, wide) + 2, wide)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style = self.style_now
        centre = QPointF(self.badge + 2, self.badge + 10)
        if self.colour:
            seat_badge(painter, centre, self.badge, self.colour, style)
        for y, wide in self.hairlines:
            painter.fillRect(QRectF(0, y, wide, 1), solid(BRAID))
        if not self.private_box.isEmpty():
            painter.fillPath(rounded(self.private_box, 9), with_alpha(style.theme.text, 0.07))
        painter.end()


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
        self.scroller = Scroller(self, style)
        self.scroller.gap = 8
        self.plaque = Plaque(None, style)
        self.scroller.show_leaf(self.plaque)
        self.lift = HoldButton(self, style)
        self.lift.held.connect(self.open)
        self.hold = Words(self, Type(15, ink="muted"), style)
        self.leave = Push(self, style, "quiet", "pause", size=16)
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
        """Whoever leaves sees nothing either: the screen is closed under the cloth."""
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
        if event.type() == QEvent.Type.ShortcutOverride:
            key = event.key() if isinstance(event, QKeyEvent) else 0
            if key != Qt.Key.Key_F11:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Nothing goes on to the screen below."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.lift.setFocus(Qt.FocusReason.OtherFocusReason)
        if event.key() != Qt.Key.Key_F11:
            event.accept()
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Only between its own two buttons."""
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
        plaque.rule.say(decision.rule if decision else "")
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
        self.hold.say(self._ui("curtain-hold"))
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
        return lines or [("", self._ui("curtain-nothing-yet"))]

    def _name(self, seat: Seat) -> str:
        assert self.table is not None
        return self.table.names[seat] or self._ui("seat-number", number=seat + 1)

    def _say(self, said: Phrase) -> str:
        assert self.table is not None
        return self.program.say_phrase(said, self.table.game, self.table.names)

    def _ui(self, id: str, **args: object) -> str:
        return self.program.texts().say(phrase(id, **args))

    # Looks

    def draw_again(self) -> None:
        style = self.style_now
        for each in (self.scroller, self.lift, self.hold, self.leave):
            each.restyle(style)
        self._arrange()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()

    def _board(self) -> QRectF:
        """The paper of the plaque: as high as its words, within the window."""
        style = self.style_now
        wide = min(self.width() - 2 * style.px(60), 1100 * max(1.0, style.text_scale**0.6))
        needed = self.plaque.arrange(round(wide - 2 * PAD - Bar.wide - self.scroller.gap)) + self._foot + 2 * 26
        high = min(self.height() - 2 * style.px(56) - 20, needed)
        return QRectF((self.width() - wide) / 2, (self.height() - high) / 2 - style.px(14), wide, high)

    @property
    def _foot(self) -> float:
        return self.lift.high() + self.hold.height_for(max(100, self.width() * 0.6)) + 22

    def _arrange(self) -> None:
        self.board = board = self._board()
        inner = board.adjusted(PAD, 26, -PAD, -18)
        foot = inner.bottom() - self._foot
        self.scroller.setGeometry(
            round(inner.x()), round(inner.y()), round(inner.width()), max(10, round(foot - inner.y()))
        )
        self.scroller.arrange()
        leave = self.leave.wide()
        lift = min(self.lift.wide(), round(inner.width() - leave - 20))
        y = foot + 12
        self.lift.put(inner.x(), y, lift)
        self.leave.put(inner.right() - leave, y + (self.lift.high() - self.leave.high()) / 2)
        self.hold.put(inner.x(), y + self.lift.high() + 2, inner.width())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style = self.style_now
        art = self.program.art.with_style(style).with_ratio(self.devicePixelRatioF())
        art.draw(painter, QRectF(self.rect()), ("curtain",), lambda brush, rect: draw_cloth(brush, rect, style))
        draw_plaque(painter, self.board, style)
        painter.end()


# Drawing


def draw_cloth(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Two halves of heavy felt in folds, the motif woven in, a braid along the hem. The same on every computer."""
    ground, chance = style.ground, Random(8)
    painter.fillRect(rect, solid(ground.felt_rim))
    folds: list[tuple[float, float]] = []
    x = rect.x()
    while x < rect.right():
        wide = chance.uniform(58, 104)
        folds.append((x, wide))
        x += wide
    hem = QRectF(rect.x(), rect.bottom() - 50, rect.width(), 30)
    for x, wide in folds:
        _draw_fold(painter, QRectF(x, rect.y(), wide + 0.5, rect.height()), style, chance.uniform(0.75, 1.0))
    motif(painter, rect, style.game, MotifInk(ground.ink, style.accent, 0.06, 110))
    whole = rounded(rect, 0)
    grain(painter, whole, 30, "#000000", 31)
    grain(painter, whole, 16, "#FFFFFF", 32)
    lamp = rect.topLeft() + QPointF(rect.width() * 0.39, rect.height() * 0.22)
    light: tuple[Stop, ...] = (
        (0, with_alpha("#FFF1CC", 0.20)),
        (0.5, with_alpha("#FFF1CC", 0.03)),
        (1, with_alpha("#04100F", 0.42)),
    )
    painter.fillRect(rect, around(lamp, rect.width() * 0.69, light))
    _draw_seam(painter, rect)
    for x, wide in folds:
        shade = ((0, darker(BRAID, 0.45)), (0.46, lighter(BRAID, 0.3)), (1, darker(BRAID, 0.47)))
        fold = QRectF(x, hem.y(), wide + 0.5, hem.height())
        painter.fillRect(fold, across(fold, shade))
    _draw_braid(painter, hem)


def _draw_fold(painter: QPainter, fold: QRectF, style: Style, depth: float) -> None:
    cloth = style.ground.felt_centre
    dark, pale = darker(cloth, 0.62), lighter(cloth, 0.14)
    stops: tuple[Stop, ...] = (
        (0, with_alpha(dark, 0.82 * depth)),
        (0.22, with_alpha(darker(cloth, 0.25), 0.65)),
        (0.46, with_alpha(pale, 0.78 * depth)),
        (0.62, with_alpha(cloth, 0.55)),
        (1, with_alpha(dark, 0.88 * depth)),
    )
    painter.fillRect(fold, across(fold, stops))


def _draw_seam(painter: QPainter, rect: QRectF) -> None:
    """Where the halves meet, and the shadow of the rail above."""
    seam = QRectF(rect.center().x() - 20, rect.y(), 40, rect.height())
    painter.fillRect(
        seam,
        across(seam, ((0, with_alpha("#050F10", 0)), (0.5, with_alpha("#050F10", 0.6)), (1, with_alpha("#050F10", 0)))),
    )
    rail = QRectF(rect.x(), rect.y(), rect.width(), 66)
    painter.fillRect(rail, downwards(rail, ((0, with_alpha("#04100F", 0.6)), (1, with_alpha("#04100F", 0)))))


def _draw_braid(painter: QPainter, hem: QRectF) -> None:
    line = pen(with_alpha("#4B2C06", 0.8), 1.6)
    x = hem.x()
    while x < hem.right():
        painter.strokePath(polygon(((x, hem.y() + 24), (x + 9, hem.y() + 6), (x + 18, hem.y() + 24))), line)
        x += 18
    for y in (hem.y() - 1, hem.bottom() - 1):
        painter.fillRect(QRectF(hem.x(), y, hem.width(), 2), with_alpha("#1A1003", 0.7))


def draw_plaque(painter: QPainter, board: QRectF, style: Style) -> None:
    """A paper plaque in a gilded frame, hung before the cloth."""
    frame = rounded(board.adjusted(-13, -13, 13, 13), 18)
    shadow(painter, frame, style, drop=14, blur=30, strength=0.55)
    gilt = (
        (0, lighter(BRAID, 0.35)),
        (0.3, darker(BRAID, 0.1)),
        (0.55, lighter(BRAID, 0.25)),
        (1, darker(BRAID, 0.42)),
    )
    painter.fillPath(frame, aslant(frame.boundingRect(), gilt))
    painter.strokePath(frame, pen(darker(BRAID, 0.7), 1.4))
    painter.strokePath(rounded(board.adjusted(-11, -11, 11, 11), 16), pen(with_alpha("#FFF0CC", 0.6), 1.2))
    paper, path = style.theme.panel, rounded(board, 9)
    painter.fillPath(path, downwards(board, ((0, lighter(paper, 0.02)), (1, mix(paper, BRAID, 0.08)))))
    grain(painter, path, 12, "#FFF0D2" if style.is_dark else "#3C280A", 7)
    painter.strokePath(path, pen(darker(BRAID, 0.5), 1.4))
    for x in (board.x() - 6.5, board.right() + 6.5):
        for y in (board.y() + 26, board.bottom() - 26):
            painter.fillPath(circle(QPointF(x, y), 3.4), darker(BRAID, 0.6))
