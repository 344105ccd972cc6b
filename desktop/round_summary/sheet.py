"""The sheet that comes down over the upper boards at the end of a round, and goes again by itself."""

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.page.leaf import Scroller
from desktop.paint.light import aslant
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import SMOOTH, clipped, pen
from desktop.paint.paths import circle, rounded, square_around
from desktop.paint.rich_text import Signs
from desktop.paint.text import figure, text_block, text_line
from desktop.program import Program
from desktop.round_summary.leaf import SummaryLeaf
from desktop.round_summary.shade import Shade
from desktop.round_summary.words import SheetWords
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import ink_on, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import held, wear_all

WIDEST, MARGIN, TOP, PAD, ENDS = 1204.0, 24, 14, 28, 18
HEAD, FOOT, RADIUS = 60.0, 62.0, 14
COMES_MS, TICK_MS = 240, 50


class SummarySheet(QWidget):
    """Signals: `rule_wanted` with a rule id; `log_wanted` when a player wants to read how it came about; `shown` when
    the sheet shows itself, `gone` when it is put away.
    """

    rule_wanted = Signal(str)
    log_wanted = Signal()
    shown = Signal()
    gone = Signal()

    def __init__(self, program: Program, game_id: str, area: QWidget, table: QWidget, signs: Signs) -> None:
        """Lie over an area of the window; `table` is what has the keyboard while one plays there."""
        super().__init__(area)
        self.shade = Shade(area)
        self.program, self.game_id, self.area, self.table, self.signs = program, game_id, area, table, signs
        self.words: SheetWords | None = None
        self.scroller = Scroller(self)
        self.scroller.gap = 8
        style = self.style_now
        self.log = held(self, Button(), style)
        self.go_on = held(self, Button(kind="primary", icon_name="play"), style)
        self.log.clicked.connect(self.log_wanted)
        self.go_on.clicked.connect(self.put_away)
        self.stays_ms = self.left_ms = 0
        """How long the sheet stays in all, and still; 0 where it stays until put away."""
        self._clock = QTimer(self, interval=TICK_MS)
        self._clock.timeout.connect(self._tick)
        self.coming = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=COMES_MS)
        self.coming.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.coming.valueChanged.connect(self._come)
        self.hide()

    @property
    def style_now(self) -> Style:
        return self.program.style(self.game_id, self.area.window().width())

    # Whether it shows

    def show_words(self, words: SheetWords, stays_ms: int, *, comes: bool) -> None:
        """Show the end of a round, for so long, or until put away if that is 0; `comes` from above, or is there."""
        self.words = words
        self.stays_ms = self.left_ms = stays_ms
        self.write()
        self.shade.show()
        self.shade.raise_()
        self.show()
        self.raise_()
        if comes:
            self._come(0.0)
            self.coming.start()
        if stays_ms:
            self._clock.start()
        else:
            self._clock.stop()
        self.shown.emit()

    def put_away(self) -> bool:
        """Returns whether it was there."""
        was_there = not self.isHidden()
        if was_there:
            had_focus = self.has_focus
            self._clock.stop()
            self.coming.stop()
            self.hide()
            self.shade.hide()
            self._forget()
            if had_focus:
                self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            self.gone.emit()
        return was_there

    def _forget(self) -> None:
        """Keep nothing of what was read: somebody else may look next."""
        self.words = None
        self.setAccessibleName("")
        leaf, self.scroller.leaf = self.scroller.takeWidget(), None
        if leaf is not None:
            leaf.deleteLater()

    @property
    def has_focus(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and (focus is self or self.isAncestorOf(focus))

    @property
    def is_running_out(self) -> bool:
        """Whether it goes by itself."""
        return self.stays_ms > 0

    @property
    def seconds(self) -> int:
        """Return how long it stays still, rounded up."""
        return -(-self.left_ms // 1000)

    def write(self) -> None:
        """Write everything in the language and style in use."""
        words, style = self.words, self.style_now
        if words is None:
            return
        leaf = SummaryLeaf(None, style, words, self.signs)
        leaf.rule_wanted.connect(self.rule_wanted)
        self.scroller.show_leaf(leaf)
        wear_all(self, style)
        self.log.say(self.program.say("summary-log"))
        self.go_on.say(self.program.say("summary-continue"))
        self.setAccessibleName(words.spoken)
        self.arrange()
        self.update()

    # Places

    @property
    def head(self) -> float:
        return HEAD * self.style_now.text_size(15) / 15

    @property
    def foot(self) -> float:
        return max(FOOT * self.style_now.text_size(15) / 15, self.go_on.sizeHint().height() + 20.0)

    def arrange(self) -> None:
        leaf = self.scroller.leaf
        if leaf is None:
            return
        room, grown = self.area.rect(), max(1.0, self.style_now.text_size(15) / 15)
        wide = min(room.width() - 2 * MARGIN, round(WIDEST * grown))
        inner = wide - 2 * PAD
        needed = leaf.arrange(inner) + 2 * ENDS + self.head + self.foot
        high = min(room.height() - 2 * TOP, round(needed))
        self.coming.stop()
        self.setGeometry(QRect((room.width() - wide) // 2, TOP, wide, high))
        self.shade.lie_under(room, self.geometry(), self.style_now, RADIUS)
        body = QRectF(PAD, self.head + ENDS, inner + 16, high - self.head - self.foot - 2 * ENDS)
        self.scroller.setGeometry(body.toRect())
        self.scroller.arrange()
        x = float(wide - PAD)
        for button in (self.go_on, self.log):
            x -= button.wide()
            button.put(x, high - (self.foot + button.sizeHint().height()) / 2)
            x -= 12

    def _come(self, share: float) -> None:
        self.move(self.x(), round(TOP - (1 - share) * (self.height() + 2 * TOP)))
        self.shade.lie_under(self.area.rect(), self.geometry(), self.style_now, RADIUS, share)

    # The ring

    @property
    def is_read(self) -> bool:
        """Whether somebody is upon the sheet with the pointer or the keyboard: then it waits."""
        return self.underMouse() or self.has_focus

    def _tick(self) -> None:
        if self.is_read:
            return
        self.left_ms = max(0, self.left_ms - TICK_MS)
        self.update(self._ring.adjusted(-4, -4, 4, 4).toAlignedRect())
        if not self.left_ms:
            self.put_away()

    @property
    def _ring(self) -> QRectF:
        radius = 17 * self.style_now.text_size(15) / 15
        return square_around(QPointF(self.width() - PAD - radius, self.head / 2), radius)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll what is longer than the sheet; what else is pressed is for the table."""
        page = self.scroller.bar.pageStep()
        steps = {Qt.Key.Key_Up: -40, Qt.Key.Key_Down: 40, Qt.Key.Key_PageUp: -page, Qt.Key.Key_PageDown: page}
        if (step := steps.get(Qt.Key(event.key()))) is not None:
            self.scroller.scroll_to(self.scroller.bar.value() + step)
        else:
            super().keyPressEvent(event)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        words = self.words
        if words is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, edge = self.style_now, self.style_now.theme_name == "contrast"
        path = rounded(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS)
        painter.fillPath(path, solid(style.theme.panel))
        with clipped(painter, path):
            self._paint_head(painter, style, words)
            self._paint_foot(painter, style, words)
        painter.strokePath(path, pen(style.theme.text if edge else style.theme.line, 2 if edge else 1))
        painter.end()

    def _paint_head(self, painter: QPainter, style: Style, words: SheetWords) -> None:
        head, ground = QRectF(0, 0, self.width(), self.head), style.ground
        if style.theme_name == "contrast":
            ink = style.theme.text
            painter.fillRect(head, solid(style.theme.window))
        else:
            ink = ink_on(ground.felt_centre)
            painter.fillRect(head, aslant(head, ((0, ground.felt_centre), (1, ground.felt_rim))))
            motif(painter, head, style.game, MotifInk(ground.ink, style.accent, 0.2, 46))
        painter.fillRect(QRectF(0, head.bottom() - 3, head.width(), 3), solid(style.accent))
        size = style.text_size(28)
        line = head.adjusted(PAD, 0, -PAD, -3)
        drawn = text_line(painter, line, words.title, size, ink, "semibold", serif=True)
        right = head.right() - PAD
        if self.is_running_out:
            self._paint_ring(painter, style, ink)
            right = self._ring.x() - 12
        start = line.x() + drawn + 24
        self._paint_hint(painter, style, ink, QRectF(start, 0, right - start, self.head - 3))

    def _paint_ring(self, painter: QPainter, style: Style, ink: str) -> None:
        ring, left = self._ring, self.left_ms / self.stays_ms
        painter.strokePath(circle(ring.center(), ring.width() / 2), pen(with_alpha(ink, 0.28), 4))
        arc = QPainterPath()
        arc.arcMoveTo(ring, 90)
        arc.arcTo(ring, 90, -360 * left)
        painter.strokePath(arc, pen(ink, 4))
        figure(painter, ring, str(self.seconds), style.text_size(16), ink)

    def _paint_hint(self, painter: QPainter, style: Style, ink: str, room: QRectF) -> None:
        """How it goes, and by which key, as far as there is room."""
        cap, size = self.program.say("summary-space"), style.text_size(14)
        wide = width_of(cap, size, "semibold") + 16
        if wide > room.width():
            return
        place = QRectF(room.right() - wide, room.center().y() - size * 0.85, wide, size * 1.7)
        painter.strokePath(rounded(place, 5), pen(ink, 1.3))
        text_line(painter, place, cap, size, ink, "semibold", across="centre")
        words = self.program.say("summary-leaves" if self.is_running_out else "summary-stays")
        rest = room.adjusted(0, 0, -wide - 10, 0)
        if width_of(words, style.text_size(15)) <= rest.width():
            text_line(painter, rest, words, style.text_size(15), ink, across="right")

    def _paint_foot(self, painter: QPainter, style: Style, words: SheetWords) -> None:
        foot = QRectF(0, self.height() - self.foot, self.width(), self.foot)
        painter.fillRect(foot, solid(style.quiet_box))
        painter.fillRect(QRectF(0, foot.y(), foot.width(), 1), solid(style.theme.line))
        room = QRectF(PAD, foot.y(), self.log.x() - PAD - 16, foot.height())
        size = float(style.text_size(17))
        if height_of(words.left, room.width(), size, "bold") > foot.height() - 8:
            size = float(max(SMALLEST_TEXT, style.text_size(14)))
        text_block(painter, room, words.left, size, style.theme.text, "bold", down="middle")
