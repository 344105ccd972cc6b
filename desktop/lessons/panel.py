"""The panel of a lesson: where one is, the task, what became of the last try. Big type, for the back of a classroom."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.aloud.voice import joined
from desktop.board.portrait import Drawn
from desktop.lessons.feedback import Kind
from desktop.lessons.setting import Setting
from desktop.page.leaf import Leaf
from desktop.page.linked_words import LinkedWords
from desktop.page.words import Ink, Type, Words
from desktop.paint.controls import ButtonKind
from desktop.paint.icons import icon
from desktop.paint.marks import no_entry
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import text_block
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.fields import Field
from desktop.widgets.links import RuleLink
from desktop.widgets.pressable import Pressable
from rules.teaching.links import Link, Linked

FLOOR = 20
"""No text of a lesson is smaller, whatever the window."""

OF_TEXT_SIZE = 0.5
"""So much of a larger text size is added to words that are large already."""

PLACE = Type(22, "semibold", ink="muted", floor=FLOOR)
HEAD = Type(46, "semibold", serif=True, floor=32)
TIGHT_HEAD = Type(30, "semibold", serif=True, floor=24)
INTRO = Type(26, floor=FLOOR)
LABEL = Type(23, "bold", ink="accent", floor=FLOOR)
TASK = Type(28, "semibold", floor=22)
SAID = Type(25, floor=FLOOR)
SECOND = Type(20, ink="muted", floor=FLOOR)
"""The other language, for who wants both."""
SECOND_SHARE = 0.8
PIECE, PIECE_FLOOR = 100, 56
PAD = 24
GAP = 18
BETWEEN = 8
MANY_CHOICES = 4
"""As many short choices as these stand in two columns."""
TIGHT_LINES, TIGHT_ENDS = 2, 0.6
"""Where there is little room, choices of so many lines count as short, and all have less above and below them."""
LOW_WINDOW = 800
"""In a window lower than this the panel begins nearer to its edge."""


def scale_of_words(text_scale: float) -> float:
    """How much larger a lesson writes at this text size."""
    return 1 + (text_scale - 1) * OF_TEXT_SIZE


class Box(Leaf):
    """A ground with words on it; `bar` is a line in the accent at its left."""

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.kind: Kind | None = None

    def _colours(self) -> tuple[str, str]:
        """Ground and line."""
        theme, style = self.style_now.theme, self.style_now
        share = 0.90 if not style.is_dark else 0.78
        match self.kind:
            case "refused":
                return theme.refuse_fill, theme.refuse
            case "praise" | "way":
                return mix(theme.lit, theme.panel, share).name(), theme.lit
            case "missed" | "answer" | "ahead":
                return mix("#D99A1E", theme.panel, share).name(), "#B97C0C"
            case None:
                ground = style.tinted(theme.panel, style.accent, 1 - share, style.accent_text, theme.text)
                return ground, style.accent_text

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        ground, line = self._colours()
        painter.fillPath(rounded(rect, 12), solid(ground))
        if self.kind is None:
            painter.fillRect(QRectF(rect.x(), rect.y() + 10, 7, rect.height() - 20), solid(line))
        else:
            painter.strokePath(rounded(rect, 12), pen(line, 2.4))
        painter.end()


class TaskBox(Box):
    """The task, and beside it the piece that it speaks of."""

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.label, self.text = Words(self, LABEL, style), LinkedWords(self, TASK, style)
        self.second = Words(self, SECOND, style)
        self.piece: Drawn | None = None
        self.is_tight = False

    def say(self, label: str, task: Linked, piece: Drawn | None = None, *, second: str = "") -> None:
        self.label.say(label)
        self.text.say_linked(task)
        self.second.say(second)
        self.second.setVisible(bool(second))
        self.piece = piece
        self.update()

    @property
    def side(self) -> int:
        return round(max(PIECE * self.style_now.unit, PIECE_FLOOR)) if self.piece is not None else 0

    def arrange(self, width: int) -> int:
        taken = self.side + PAD if self.side else 0
        above, below = (8, 10) if self.is_tight else (14, 18)
        y = self.label.put(PAD + 4, above, width - 2 * PAD - taken)
        y = self.text.put(PAD + 4, y + 2, width - 2 * PAD - 4 - taken)
        if self.second.text():
            y = self.second.put(PAD + 4, y + 4, width - 2 * PAD - 4 - taken)
        return max(y, above + self.side) + below

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.piece is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        x, y = self.width() - PAD - self.side, (self.height() - self.side) / 2
        self.piece(painter, QRectF(x, y, self.side, self.side))
        painter.end()


INKS: dict[Kind, Ink] = {"refused": "refuse", "praise": "lit", "way": "lit"}


class FeedbackBox(Box):
    """Signal: `rule_wanted`."""

    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.title = Words(self, Type(26, "bold", floor=FLOOR), style)
        self.text, self.second = LinkedWords(self, SAID, style), Words(self, SECOND, style)
        self.tag = self.hold(RuleLink(size=20, floor=FLOOR))
        self.tag.followed.connect(self.rule_wanted)

    def say(self, kind: Kind, title: str, text: Linked, rule: str, second: str = "") -> None:
        self.kind = kind
        self.title.type = Type(26, "bold", ink=INKS.get(kind, "text"), floor=FLOOR)
        self.title.say(title)
        self.text.say_linked(text)
        self.second.say(second)
        self.second.setVisible(bool(second))
        self.tag.show_rule(rule)
        self.setAccessibleName(joined((title, text.words, rule)))
        self.update()

    @property
    def sign(self) -> float:
        return self.title.size_now * 1.0

    def arrange(self, width: int) -> int:
        x, top = PAD + self.sign + 12, 16
        tag = self.tag.wide() + 12 if self.tag.rule else 0
        beside = bool(tag) and self.title.natural_width() < width - x - tag - PAD
        y = self.title.put(x, top, width - x - PAD - (tag if beside else 0))
        if tag:
            self.tag.put(width - PAD - self.tag.wide(), top if beside else y + 4)
            y = y if beside else self.tag.geometry().bottom() + 4
        if self.text.text():
            y = self.text.put(PAD, y + 6, width - 2 * PAD)
        if self.second.text():
            y = self.second.put(PAD, y + 4, width - 2 * PAD)
        return y + 18

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        centre = QPointF(PAD + self.sign / 2, self.title.y() + self.title.line / 2)
        radius, theme = self.sign / 2, self.style_now.theme
        place = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        if self.kind == "refused":
            no_entry(painter, centre, radius * 0.9, self.style_now)
        elif self.kind in ("praise", "way"):
            icon(painter, "check", place, theme.lit)
        else:
            icon(painter, "hint", place, theme.text)
        painter.end()


class ChoiceButton(Pressable):
    """One of the choices of a question, with a mark that shows whether it is chosen."""

    radius = 10

    def __init__(self, *, several: bool) -> None:
        super().__init__(size=24, floor=FLOOR)
        self.several = several
        self.second = ""
        """The same in the other language, for who wants both."""
        self.is_tight = False
        self.setCheckable(True)
        self.setAutoExclusive(not several)

    @property
    def _indent(self) -> float:
        return self.size_now * 1.6 + 18

    def say_both(self, words: str, second: str) -> None:
        self.second = second
        self.say(words)
        self.setAccessibleDescription(second)

    @property
    def _second_size(self) -> int:
        return max(round(self.size_now * SECOND_SHARE), FLOOR)

    def wide(self) -> int:
        second = width_of(self.second, self._second_size)
        return round(self._indent + max(width_of(self.words, self.size_now, "semibold"), second)) + 16

    def least_wide(self) -> int:
        words = [width_of(word, self.size_now, "semibold") for word in self.words.split()]
        seconds = [width_of(word, self._second_size) for word in self.second.split()]
        return round(self._indent + max([*words, *seconds], default=0)) + 16

    def high_for(self, width: float) -> int:
        high = self._words_height(width) + self._second_height(width)
        return round(high + self.size_now * (TIGHT_ENDS if self.is_tight else 1))

    def lines_in(self, width: float) -> int:
        return round(self._words_height(width) / height_of("Éy", 1000, self.size_now, "semibold"))

    def _words_height(self, width: float) -> float:
        room = max(20.0, width - self._indent - 14)
        return height_of(self.words, room, self.size_now, "semibold")

    def _second_height(self, width: float) -> float:
        room = max(20.0, width - self._indent - 14)
        return height_of(self.second, room, self._second_size) if self.second else 0.0

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme, size = self.style_now.theme, self.size_now
        frame = rounded(rect.adjusted(1.5, 1.5, -1.5, -1.5), 10)
        painter.fillPath(frame, mix(self.style_now.accent, theme.raised, 0.86 if self.isChecked() else 1))
        painter.strokePath(frame, pen(self.style_now.accent_text if self.isChecked() else theme.line, 2))
        centre = QPointF(16 + size * 0.5, rect.center().y())
        box = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
        mark = rounded(box, 5) if self.several else circle(centre, size / 2)
        painter.strokePath(mark, pen(theme.muted, 2))
        if self.isChecked():
            icon(painter, "check", box.adjusted(3, 3, -3, -3), self.style_now.accent_text)
        words = rect.adjusted(self._indent, 0, -14, 0)
        below = self._second_height(rect.width())
        place = words.adjusted(0, 0, 0, -below)
        text_block(painter, place, self.words, size, theme.text, "semibold", down="middle")
        if self.second:
            y = place.center().y() + self._words_height(rect.width()) / 2
            text_block(
                painter, QRectF(words.x(), y, words.width(), below + 4), self.second, self._second_size, theme.muted
            )


class NumberField(Field):
    """A number, written. Escape leaves it to the lesson."""

    def __init__(self) -> None:
        super().__init__(size=32, floor=26, weight="bold")
        self.setValidator(QIntValidator(-999, 9999, self))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


def lesson_button(icon_name: str, size: float, *, kind: ButtonKind = "quiet", icon_last: bool = False) -> Button:
    return Button("", kind, icon_name, size=size, floor=FLOOR, icon_last=icon_last, is_compact=True)


class Panel(Leaf):
    """Everything that scrolls, from where one is down to what was said of the last try."""

    replied = Signal()
    rule_wanted = Signal(str)
    place_wanted = Signal(str)

    def __init__(self, parent: QWidget | None, style: Style) -> None:
        super().__init__(parent, style)
        self.setting = Setting()
        self.seen_to = 0
        """Down to here it must be seen without scrolling: the task, and all that one answers with."""
        self.said_to = 0
        """Down to here goes what was said of the last try, with what one more press does."""
        self.place, self.title = Words(self, PLACE, style), Words(self, HEAD, style)
        self.intro = LinkedWords(self, INTRO, style)
        self.task = TaskBox(self, style)
        self.number = self.hold(NumberField())
        self.pointed = Words(self, SAID, style)
        self.choices: list[ChoiceButton] = []
        self.buttons: list[Button] = []
        """What else one more press does: first as many as are `offered` with what is said, then moves that have no
        place on the table."""
        self.offered = 0
        self.beside: list[Button] = []
        """Those that stand beside the reply."""
        self.reply = self.hold(lesson_button("check", 24, kind="primary"))
        self.feedback = FeedbackBox(self, style)
        self.hint = LinkedWords(self, Type(25, italic=True, floor=FLOOR), style)
        self.second_hint = Words(self, SECOND, style)
        self.number.returnPressed.connect(self.replied)
        self.reply.clicked.connect(self.replied)
        self.feedback.rule_wanted.connect(self.rule_wanted)
        for each in (self.intro, self.task.text, self.feedback.text, self.hint):
            each.followed.connect(self._follow)
        for part in (self.number, self.reply, self.feedback):
            part.hide()

    @property
    def spoken(self) -> str:
        """Say where one is, what is asked, and what may be answered."""
        asked = (self.place, self.title, self.intro, self.task.label, self.task.text, self.pointed)
        return joined((*(each.text() for each in asked), *(each.words for each in self.choices), self.hint.text()))

    def _follow(self, link: Link) -> None:
        if link.rule:
            self.rule_wanted.emit(link.rule)
        else:
            self.place_wanted.emit(link.place)

    def offer_choices(self, words: Sequence[str], seconds: Sequence[str], *, several: bool) -> None:
        """Offer these to be chosen; `seconds` say the same in the other language, where both are wanted."""
        discard(self.choices[len(words) :])
        del self.choices[len(words) :]
        while len(self.choices) < len(words):
            button = self.hold(ChoiceButton(several=several))
            button.show()
            self.choices.append(button)
        for button, word, second in zip(self.choices, words, seconds, strict=True):
            button.say_both(word, second)

    def forget_choices(self) -> None:
        discard(self.choices)
        self.choices = []

    def offer_buttons(self, words: Sequence[str]) -> list[Button]:
        """Replace the buttons for moves that have no place; the caller connects them."""
        discard(self.buttons)
        self.buttons = [self.hold(lesson_button("play", 23)) for _ in words]
        for button, word in zip(self.buttons, words, strict=True):
            button.say(word)
            button.show()
        return self.buttons

    def set(self, setting: Setting) -> None:
        """How it is set from now on; the caller lays it out."""
        self.setting = setting
        self.task.is_tight = setting.is_tight
        for choice in self.choices:
            choice.is_tight = setting.is_tight
        self.title.type = TIGHT_HEAD if setting.is_tight else HEAD

    def arrange(self, width: int) -> int:
        inner = width - 2 * PAD + 24
        x = (width - inner) // 2
        gap = GAP // 2 if self.setting.is_tight else GAP
        self.beside = []
        y = 6 if self.setting.is_tight else 22
        for each in (self.place, self.title):
            each.setVisible(not self.setting.is_folded)
            if not self.setting.is_folded:
                y = each.put(x + 12, y, inner - 24)
        if not self.setting.intro_last:
            y = self._arrange_intro(x, y, inner)
        y = self.task.put(x, y + gap, inner) + gap
        if self.setting.answers_last:
            self.seen_to = y
            y = self._arrange_said(x, self._arrange_offered(x, y, inner), inner)
            self.said_to = y
            return self._arrange_answers(x, y, inner)
        self.seen_to = y = self._arrange_answers(x, y, inner)
        if self.setting.intro_last:
            y = self._arrange_intro(x, y, inner) + GAP
        y = self._arrange_said(x, y, inner)
        self.said_to = y = self._arrange_offered(x, y, inner)
        return y

    def _arrange_said(self, x: int, y: int, inner: int) -> int:
        if self.hint.text():
            y = self.hint.put(x + 12, y, inner - 24) + (GAP if not self.second_hint.text() else 4)
        self.second_hint.setVisible(bool(self.second_hint.text()))
        if self.second_hint.text():
            y = self.second_hint.put(x + 12, y, inner - 24) + GAP
        return self.feedback.put(x, y, inner) + GAP if self.feedback.isVisibleTo(self) else y

    def _arrange_offered(self, x: int, y: int, inner: int) -> int:
        return self._arrange_buttons(
            [each for each in self.buttons[: self.offered] if each not in self.beside], x, y, inner
        )

    def _arrange_intro(self, x: int, y: int, inner: int) -> int:
        if not self.intro.text():
            return y
        return self.intro.put(x + 12, y + (GAP // 4 if self.setting.is_tight else GAP // 2), inner - 24)

    def _arrange_answers(self, x: int, y: int, inner: int) -> int:
        y = self._arrange_buttons(self.buttons[self.offered :], x, y, inner)
        y = self._arrange_choices(x, y, inner)
        if self.pointed.text():
            y = self.pointed.put(x + 12, y, inner - 24) + 8
        if self.number.isVisibleTo(self):
            wide, high, reply = round(self.number.size_now * 5), self.number.high, self.reply.sizeHint()
            if wide + 14 + reply.width() <= inner:
                row = max(high, reply.height())
                self.number.setGeometry(x, y + (row - high) // 2, wide, high)
                end = self.reply.put(x + wide + 14, y + (row - reply.height()) // 2)
                self._put_offered_beside(end, x + inner)
                return y + row + GAP
            self.number.setGeometry(x, y, wide, high)
            y += high + 10
        if self.reply.isVisibleTo(self):
            return self._arrange_reply(x, y, inner)
        return y + (4 if self.buttons or self.choices else 0)

    def _arrange_buttons(self, buttons: Sequence[Button], x: int, y: int, inner: int) -> int:
        for button in buttons:
            button.put(x, y, min(inner, button.wide()))
            y = button.geometry().bottom() + 8
        return y

    def _arrange_reply(self, x: int, y: int, inner: int) -> int:
        """Place the reply button below what it replies with; beside the last choice if half a row is left there."""
        if self._fits_beside_the_last_choice(x, inner):
            last = self.choices[-1].geometry()
            self.reply.put(last.right() + 1 + BETWEEN, last.center().y() - self.reply.sizeHint().height() / 2)
            y = last.y()
        else:
            self.reply.put(x, y)
        end = self.reply.geometry()
        self._put_offered_beside(end.right() + 1, x + inner)
        return max(end.bottom(), self.choices[-1].geometry().bottom() if self.choices else 0) + GAP

    def _fits_beside_the_last_choice(self, x: int, inner: int) -> bool:
        if not self.setting.is_tight or not self.choices or self.pointed.text():
            return False
        last, reply = self.choices[-1].geometry(), self.reply.sizeHint()
        return last.right() + BETWEEN + reply.width() <= x + inner and reply.height() <= last.height() + GAP

    def _put_offered_beside(self, x: int, end: int) -> None:
        """What is offered with the right reply stands beside the button that gives one's own, if there is room."""
        if self.setting.answers_last:
            return
        reply = self.reply.geometry()
        for button in self.buttons[: self.offered]:
            if x + BETWEEN + button.wide() <= end:
                x = button.put(x + BETWEEN, reply.y() + (reply.height() - button.sizeHint().height()) / 2)
                self.beside.append(button)

    def _arrange_choices(self, x: int, y: int, inner: int) -> int:
        """Side by side where all of them are short, so that all of them are seen at once."""
        half = (inner - BETWEEN) // 2
        for pair in self._rows_of_choices(half):
            wide = half if len(self.choices) > len(self._rows_of_choices(half)) else inner
            high = max(choice.high_for(wide) for choice in pair)
            for at, choice in enumerate(pair):
                choice.put(x + at * (half + BETWEEN), y, wide, high)
            y += high + BETWEEN
        return y

    def _rows_of_choices(self, half: int) -> list[list[ChoiceButton]]:
        choices = self.choices
        lines = TIGHT_LINES if self.setting.is_tight else 1
        if len(choices) < MANY_CHOICES or any(choice.lines_in(half) > lines for choice in choices):
            return [[choice] for choice in choices]
        return [choices[at : at + 2] for at in range(0, len(choices), 2)]


def discard(widgets: Sequence[QWidget]) -> None:
    """They are gone at once, and deleted when nothing needs them any more."""
    for widget in widgets:
        widget.hide()
        widget.deleteLater()


class Ground(Leaf):
    """The ground of the panel, and the line above its foot."""

    line_at = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        theme = self.style_now.theme
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.fillPath(rounded(rect, 14), solid(theme.panel))
        painter.strokePath(rounded(rect, 14), pen(theme.line))
        painter.fillRect(QRectF(1, self.line_at, rect.width(), 1), with_alpha(theme.line, 1))
        painter.end()
