"""The cards that a teacher reads: time, notes, what comes next, the session."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.page.leaf import Leaf, Scroller
from desktop.page.words import Type, Words
from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH, clipped, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import text_block, text_line
from desktop.presenter.bar import AMBER, AMBER_DARK
from desktop.presenter.classroom import Classroom
from desktop.presenter.clock import is_amber, is_over, written
from desktop.presenter.controls import right_ink
from desktop.presenter.subject import Row
from desktop.style.fonts import Weight, height_of, width_of
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.buttons import Button, IconButton
from desktop.widgets.pressable import Pressable
from desktop.widgets.text_area import TextArea

TITLE = Type(19, "semibold", serif=True)
QUIET = Type(15, ink="muted")
PAD, GAP = 16, 10
COLUMN_GAP = 12
FOOT = 8
"""Below the rows of the session."""
PICTURE_SHARE, LEAST_WITH_PICTURE = 0.34, 380
"""How wide the picture of what comes next is in its card, and from which width of the card on there is one."""


Left = Callable[[int], str]
"""Says how many seconds are left, or with less than none, how many there are too many."""


class Card(Leaf):
    """A raised ground with a title."""

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.title = Words(self, TITLE, style)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        theme, path = self.style_now.theme, rounded(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10)
        painter.fillPath(path, solid(theme.panel))
        painter.strokePath(path, pen(theme.line))
        self.draw(painter)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        """What is painted on it."""


class TimeCard(Card):
    """The time of the session and of this step; a button lets it pause."""

    def __init__(self, parent: QWidget, style: Style, classroom: Classroom) -> None:
        super().__init__(parent, style)
        self.classroom = classroom
        self.pause = self.hold(IconButton("", "pause", side=42))
        self.pause.clicked.connect(classroom.toggle_pause)
        self.session_words = self.step_words = ("", "")
        self.left: Left = lambda seconds: ""
        classroom.ticked.connect(self.update)

    def say(self, session: str, step: tuple[str, str], pause: str, left: Left) -> None:
        """`step`: what it is called, at length and in short; `left`: how much time is left, in words."""
        self.session_words, self.step_words, self.left = (session, session), step, left
        self.pause.say(pause)
        self.pause.icon_name = "play" if self.classroom.clock.is_paused else "pause"
        self.update()

    def arrange(self, width: int) -> int:
        high = round(self.style_now.text_size(15) * 1.6 + self.style_now.text_size(46) * 1.25) + 18
        self.pause.put(width - PAD - self.pause.wide(), (high - self.pause.wide()) / 2)
        return high

    def draw(self, painter: QPainter) -> None:
        clock, half = self.classroom.clock, (self.width() - self.pause.wide() - 2 * PAD) / 2
        times = (
            (self.session_words, clock.session, clock.allowed.session, 46),
            (self.step_words, clock.step, clock.allowed.step, 36),
        )
        smaller = min(1.0, *(self._fits(half, seconds, allowed, size) for _, seconds, allowed, size in times))
        for number, (words, seconds, allowed, size) in enumerate(times):
            self._draw_time(painter, PAD + number * half, half, words, (seconds, allowed, size * smaller))
        if clock.allowed.session:
            self._draw_course(painter, min(1.0, clock.session / clock.allowed.session))

    def _fits(self, wide: float, seconds: int, allowed: int, wanted: int) -> float:
        """How much of the wanted size the time may have, with what is allowed beside it."""
        small, size = self.style_now.text_size(15), self.style_now.text_size(wanted)
        beside = width_of(f"/ {written(allowed)}", small) + 10 if allowed else 0.0
        return (wide - 8 - beside) / width_of(written(seconds), size, "bold")

    def _draw_course(self, painter: QPainter, share: float) -> None:
        """How much of the session has passed."""
        line = QRectF(PAD, self.height() - 9, self.width() - 2 * PAD, 4)
        painter.fillPath(rounded(line, 2), solid(self.style_now.theme.line))
        passed = QRectF(line.x(), line.y(), max(4.0, line.width() * share), line.height())
        painter.fillPath(rounded(passed, 2), solid(self.style_now.accent_text))

    def _draw_time(
        self, painter: QPainter, x: float, wide: float, words: tuple[str, str], said: tuple[int, int, float]
    ) -> None:
        seconds, allowed, wanted = said
        theme, small, size = self.style_now.theme, self.style_now.text_size(15), self.style_now.text_size(wanted)
        ink = theme.refuse if is_over(seconds, allowed) else theme.text
        if is_amber(seconds, allowed) and not is_over(seconds, allowed):
            ink = AMBER_DARK if self.style_now.is_dark else AMBER
        label = QRectF(x, 8, wide - 8, small * 1.6)
        left = [f"{each} · {self.left(allowed - seconds)}" for each in words] if allowed else []
        told = next((each for each in left if width_of(each, small) <= label.width()), words[0])
        text_line(painter, label, told, small, theme.muted)
        foot = QRectF(x, 8 + small * 1.5, wide - 8, self.height() - 14 - small * 1.5)
        of = f"/ {written(allowed)}" if allowed else ""
        drawn = text_line(painter, foot, written(seconds), size, ink, "bold")
        rest = foot.adjusted(drawn + 8, 0, 0, -size * 0.16)
        text_line(painter, rest, of, small, theme.muted, down="bottom")


class NotesCard(Card):
    """What only the teacher reads, in letters of any size."""

    SIZES = (15.0, 17.0, 19.0, 23.0, 28.0)

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.at = 2
        self.lines: list[Words] = []
        self.smaller, self.larger = self.hold(Button("A−", is_compact=True)), self.hold(Button("A+", is_compact=True))
        self.edit = self.hold(Button(size=14, is_compact=True))
        self.field = self.hold(TextArea(size=18, least_lines=3))
        self.field.hide()
        self.wrong = Words(self, Type(15, ink="refuse"), style)

    @property
    def is_writing(self) -> bool:
        return not self.field.isHidden()

    def write(self, words: str) -> None:
        """Let the teacher write a note, beginning with these words."""
        self.field.show_text(words)
        self.field.document().setModified(False)
        self.field.show()

    def stop_writing(self) -> None:
        self.field.hide()

    def offer_edit(self, words: str, hint: str, wrong: str) -> None:
        """The button that begins and ends writing, what the field is for, and why it was not kept."""
        self.edit.setVisible(bool(words))
        self.edit.say(words)
        self.field.setPlaceholderText(hint)
        self.field.setAccessibleName(hint)
        self.wrong.say(wrong)

    def say(self, title: str, notes: Sequence[str], smaller: str, larger: str) -> None:
        self.title.say(title)
        self.smaller.setAccessibleName(smaller)
        self.larger.setAccessibleName(larger)
        for each in self.lines:
            each.hide()
            each.deleteLater()
        self.lines = [Words(self, Type(self.SIZES[self.at]), self.style_now) for _ in notes]
        for line, words in zip(self.lines, notes, strict=True):
            line.say(words)
            line.show()

    def step(self, by: int) -> None:
        self.at = max(0, min(len(self.SIZES) - 1, self.at + by))
        for line in self.lines:
            line.type = Type(self.SIZES[self.at])

    def arrange(self, width: int) -> int:
        right = width - PAD - self.larger.wide()
        self.larger.put(right, 8)
        left = right - 6 - self.smaller.wide()
        self.smaller.put(left, 8)
        if not self.edit.isHidden():
            left -= 6 + self.edit.wide()
            self.edit.put(left, 8)
        y = max(self.title.put(PAD, 12, left - 2 * PAD), self.larger.geometry().bottom()) + 8
        if self.is_writing:
            self.field.setGeometry(PAD, y, width - 2 * PAD, self.field.height())
            y += self.field.height() + 8
        if self.wrong.text():
            y = self.wrong.put(PAD, y, width - 2 * PAD) + 6
        for line in self.lines:
            y = line.put(PAD + 18, y, width - 2 * PAD - 18) + 6
        return y + 8

    def draw(self, painter: QPainter) -> None:
        for line in self.lines:
            dot = circle(QPointF(PAD + 6, line.y() + line.line / 2), 3.5)
            painter.fillPath(dot, solid(self.style_now.accent_text))


class NextCard(Card):
    """What comes next, and the button that leads there."""

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.text = Words(self, Type(17), style)
        self.on = self.hold(Button("", "primary", "chevron_right", icon_last=True, size=16))
        self.back = self.hold(Button("", "quiet", "chevron_left", size=16))
        self.keys = Words(self, QUIET, style)
        self.image: QImage | None = None
        self.image_at = QRectF()
        self.is_low = False
        """Whether there is little room: then the picture is left out."""

    def show_image(self, image: QImage | None) -> None:
        self.image = image
        self.update()

    def arrange(self, width: int) -> int:
        self.image_at = QRectF()
        left = PAD
        if self.is_low:
            return self._arrange_low(width)
        y = self.title.put(PAD, 12, width - 2 * PAD) + 4
        if self.image is not None and width > LEAST_WITH_PICTURE:
            wide = width * PICTURE_SHARE
            self.image_at = QRectF(PAD, y + 4, wide, wide * self.image.height() / self.image.width())
            left = round(self.image_at.right()) + 14
        end = self._arrange_words(left, y, width)
        return max(end, round(self.image_at.bottom()) + 14)

    def _arrange_low(self, width: int) -> int:
        """What comes next beside its title, the buttons below."""
        wide = self.title.natural_width()
        end = self.title.put(PAD, 12, wide + 2)
        left = PAD + wide + 12
        end = max(end, self.text.put(left, 13, width - left - PAD))
        return self._arrange_buttons(PAD, end + 8, width)

    def draw(self, painter: QPainter) -> None:
        if self.image is not None and not self.image_at.isEmpty():
            with clipped(painter, rounded(self.image_at, 6)):
                painter.drawImage(self.image_at, self.image)
            painter.strokePath(rounded(self.image_at, 6), pen(self.style_now.theme.line))

    def _arrange_words(self, left: int, y: int, width: int) -> int:
        """The buttons stand at the foot, whatever is said above them."""
        tall = self.on.sizeHint().height()
        y = max(self.text.put(left, y, width - left - PAD) + 10, round(self.image_at.bottom()) - tall)
        return self._arrange_buttons(left, y, width)

    def _arrange_buttons(self, left: int, y: int, width: int) -> int:
        tall = self.on.sizeHint().height()
        x = self.back.put(left, y) + GAP
        if x + self.on.wide() > width - PAD:  # large words: one above the other
            x, y = left, y + tall + 6
        x = self.on.put(x, y, min(self.on.wide(), width - left - PAD)) + GAP
        self.keys.setVisible(width - PAD - x > self.keys.natural_width())
        if self.keys.isVisibleTo(self):
            self.keys.put(x, y + (tall - self.keys.line) / 2, width - PAD - x)
        return y + tall + 14


class RowButton(Pressable):
    """A step of the session: done, now, or to come. Pressed, one goes there."""

    radius = 6

    def __init__(self, row: Row) -> None:
        self.row = row
        super().__init__(row.words, size=16)

    def wide(self) -> int:
        return round(width_of(self.words, self.size_now)) + 60

    def least_wide(self) -> int:
        longest = max((width_of(word, self.size_now, self._weight) for word in self.words.split()), default=0.0)
        return round(longest) + 60

    def high_for(self, width: float) -> int:
        return round(self._words_high(width)) + 12

    def _words_high(self, width: float) -> float:
        return height_of(self.words, max(40.0, width - 56 - self._note_wide), self.size_now, self._weight)

    @property
    def _note_wide(self) -> float:
        """Room for what stands at the end: how long it takes."""
        return width_of(self.row.note, self.size_now) + 12 if self.row.note else 0.0

    @property
    def _weight(self) -> Weight:
        return "bold" if self.row.mark == "now" else "regular"

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme, style, y = self.style_now.theme, self.style_now, rect.center().y()
        if self.row.mark == "now":
            painter.fillPath(rounded(rect.adjusted(1, 1, -1, -1), 6), with_alpha(style.accent, 0.24))
            painter.fillRect(QRectF(1, rect.y() + 5, 4, rect.height() - 10), solid(style.accent_text))
            icon(painter, "play", QRectF(16, y - 7, 14, 14), theme.text)
        elif self.row.mark == "done":
            icon(painter, "check", QRectF(15, y - 8, 16, 16), right_ink(style))
        else:
            painter.strokePath(circle(QRectF(15, y - 8, 16, 16).center(), 5), pen(theme.muted, 1.6))
        if self.is_hovered:
            painter.fillPath(rounded(rect.adjusted(1, 1, -1, -1), 6), with_alpha(theme.text, 0.06))
        ink = theme.muted if self.row.mark == "done" else theme.text
        place = rect.adjusted(44, 6, -12 - self._note_wide, -6)
        text_line(painter, rect.adjusted(0, 0, -12, 0), self.row.note, self.size_now, theme.muted, across="right")
        text_block(painter, place, self.words, self.size_now, ink, self._weight, down="middle")


class Rows(Leaf):
    """Buttons one below the other."""

    def __init__(self, style: Style) -> None:
        super().__init__(None, style)
        self.buttons: list[RowButton] = []

    def show_rows(self, rows: Sequence[Row]) -> list[RowButton]:
        for each in self.buttons:
            each.hide()
            each.deleteLater()
        self.buttons = [self.hold(RowButton(row)) for row in rows]
        for button in self.buttons:
            button.show()
        return self.buttons

    def arrange(self, width: int) -> int:
        y = 0
        for each in self.buttons:
            each.put(8, y, width - 16)
            y = each.geometry().bottom() + 2
        return y


class SessionCard(Card):
    """The steps of the session, scrolled where there is no room for all. Signal: `wanted` with the number of one."""

    wanted = Signal(int)

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.pace = Words(self, QUIET, style)
        self.scroller = self.hold(Scroller(self))
        self.leaf = Rows(style)
        self.scroller.show_leaf(self.leaf)
        self.scroller.laid_out.connect(self._show_row_now)
        self.head = 0
        self._shows = (0, 0)
        """The height at which a row was brought into sight, and where that row stands."""

    @property
    def rows(self) -> Sequence[RowButton]:
        return self.leaf.buttons

    def say(self, title: str, rows: Sequence[Row], pace: str) -> bool:
        """Whether there are other rows than before."""
        self.title.say(title)
        self.say_pace(pace)
        if [each.row for each in self.rows] == list(rows):
            return False
        for number, button in enumerate(self.leaf.show_rows(rows)):
            button.clicked.connect(lambda _=False, number=number: self.wanted.emit(number))
        return True

    def say_pace(self, words: str) -> None:
        """How the session stands against the time."""
        if words != self.pace.text():
            self.pace.say(words)
            self._put_pace(self.width())

    def _put_pace(self, width: int) -> None:
        wide = self.pace.natural_width()
        self.pace.put(width - PAD - wide, 14, wide)

    def arrange(self, width: int) -> int:
        self.head = self.title.put(PAD, 12, width - 2 * PAD) + 6
        self._put_pace(width)
        return self.head + self.leaf.arrange(width - self.scroller.bar.wide) + FOOT

    def high_of(self, count: int) -> int:
        """How high it is with so many rows in sight, as they were arranged last."""
        shown = self.rows[:count]
        return self.head + (shown[-1].geometry().bottom() + 2 if shown else 0) + FOOT

    def stand(self, place: QRect) -> None:
        self.setGeometry(place)
        self.scroller.setGeometry(0, self.head, place.width(), place.height() - self.head - FOOT)
        self.scroller.arrange()

    def _show_row_now(self) -> None:
        """Bring the row of now into sight, with the one before it; whoever scrolls elsewhere stays there until the rows
        stand otherwise."""
        at = next((at for at, each in enumerate(self.rows) if each.row.mark == "now"), 0)
        shows = (self.scroller.height(), self.rows[at - 1].y() if at > 1 else 0)
        if shows != self._shows:
            self._shows = shows
            self.scroller.scroll_to(shows[1])


class Column(Leaf):
    """Cards one below the other."""

    def __init__(self, style: Style) -> None:
        super().__init__(None, style)
        self.cards: Sequence[Leaf] = ()

    def arrange(self, width: int) -> int:
        y = 0
        for each in self.cards:
            if not each.isHidden():
                y = each.put(0, y + COLUMN_GAP if y else 0, width)
        return y
