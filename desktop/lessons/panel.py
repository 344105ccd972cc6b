"""The panel of a lesson: where one is, the task, what became of the last try. Big type, for the back of a classroom."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.board.portrait import Drawn
from desktop.fonts import font
from desktop.lessons.feedback import Kind
from desktop.page.leaf import Leaf
from desktop.page.press import Pressed, Push, RuleTag
from desktop.page.words import Type, Words
from desktop.paint.colours import mix, solid, with_alpha
from desktop.paint.icons import icon
from desktop.paint.marks import no_entry
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import text_block
from desktop.theme import Style

FLOOR = 20
"""No text of a lesson is smaller, whatever the window."""

PLACE = Type(22, "semibold", ink="muted", floor=FLOOR)
HEAD = Type(46, "semibold", serif=True, floor=32)
INTRO = Type(26, floor=FLOOR)
LABEL = Type(23, "bold", ink="accent", floor=FLOOR)
TASK = Type(28, "semibold", floor=22)
SAID = Type(25, floor=FLOOR)
PIECE, PIECE_FLOOR = 100, 56
PAD = 24
GAP = 18


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
            case "missed" | "answer":
                return mix("#D99A1E", theme.panel, share).name(), "#B97C0C"
            case None:
                return mix(style.accent, theme.panel, share).name(), style.accent_text

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
        self.label, self.text = Words(self, LABEL, style), Words(self, TASK, style)
        self.piece: Drawn | None = None

    def say(self, label: str, task: str, piece: Drawn | None = None) -> None:
        self.label.say(label)
        self.text.say(task)
        self.piece = piece
        self.update()

    @property
    def side(self) -> int:
        return round(max(PIECE * self.style_now.unit, PIECE_FLOOR)) if self.piece is not None else 0

    def arrange(self, width: int) -> int:
        taken = self.side + PAD if self.side else 0
        y = self.label.put(PAD + 4, 14, width - 2 * PAD - taken)
        return max(self.text.put(PAD + 4, y + 2, width - 2 * PAD - 4 - taken), 14 + self.side) + 18

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.piece is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        x, y = self.width() - PAD - self.side, (self.height() - self.side) / 2
        self.piece(painter, QRectF(x, y, self.side, self.side))
        painter.end()


class FeedbackBox(Box):
    """Signal: `rule_wanted`."""

    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.title = Words(self, Type(26, "bold", floor=FLOOR), style)
        self.text = Words(self, SAID, style)
        self.tag = RuleTag(self, style, size=20, floor=FLOOR)
        self.tag.clicked.connect(lambda: self.rule_wanted.emit(self.tag.text()))

    def say(self, kind: Kind, title: str, text: str, rule: str) -> None:
        self.kind = kind
        ink = {"refused": "refuse", "praise": "lit", "way": "lit"}.get(kind, "text")
        self.title.type = Type(26, "bold", ink=ink, floor=FLOOR)  # type: ignore[arg-type]
        self.title.say(title)
        self.text.say(text)
        self.tag.say(rule)
        self.tag.setVisible(bool(rule))
        self.setAccessibleName(f"{title} {text}")
        self.update()

    @property
    def sign(self) -> float:
        return self.title.size_now * 1.0

    def arrange(self, width: int) -> int:
        x, top = PAD + self.sign + 12, 16
        tag = self.tag.wide() + 12 if self.tag.text() else 0
        beside = bool(tag) and self.title.natural_width() < width - x - tag - PAD
        y = self.title.put(x, top, width - x - PAD - (tag if beside else 0))
        if tag:
            self.tag.put(width - PAD - self.tag.wide(), top if beside else y + 4)
            y = y if beside else self.tag.geometry().bottom() + 4
        if self.text.text():
            y = self.text.put(PAD, y + 6, width - 2 * PAD)
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


class ChoiceButton(Pressed):
    """One of the choices of a question, with a mark that shows whether it is chosen."""

    def __init__(self, parent: QWidget, style: Style, *, several: bool) -> None:
        super().__init__(parent, style, size=24, floor=FLOOR)
        self.several = several
        self.setCheckable(True)
        self.setAutoExclusive(not several)

    def wide(self) -> int:
        return 10_000

    def high_for(self, width: float) -> int:
        words = Words(self, Type(24, floor=FLOOR), self.style_now)
        words.hide()
        words.say(self.text())
        high = words.height_for(width - self.size_now * 2.2 - 16)
        words.deleteLater()
        return round(high + self.size_now)

    def is_cut(self) -> bool:
        return self.high_for(self.width()) > self.height() + 1

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
        words = rect.adjusted(size * 1.6 + 18, 0, -14, 0)
        text_block(painter, words, self.text(), size, theme.text, "semibold", down="middle")


class NumberField(QLineEdit):
    """A number, written."""

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent)
        self.setValidator(QIntValidator(-999, 9999, self))
        self.restyle(style)

    def restyle(self, style: Style) -> None:
        self.style_now = style
        self.size_now = max(style.text_size(32), round(26 * style.text_scale))
        self.setFont(font(self.size_now, "bold"))
        theme = style.theme
        self.setStyleSheet(
            f"QLineEdit {{ background: {theme.raised}; color: {theme.text}; border: 2px solid {theme.line};"
            f" border-radius: 10px; padding: 0 14px; }} QLineEdit:focus {{ border: 3px solid {style.accent_text}; }}"
        )

    def high(self) -> int:
        return round(self.size_now * 1.9)

    def is_cut(self) -> bool:
        return self.height() < self.high() - 1

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


class Panel(Leaf):
    """Everything that scrolls, from where one is down to what was said of the last try."""

    replied = Signal()
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget | None, style: Style) -> None:
        super().__init__(parent, style)
        self.place, self.title, self.intro = (Words(self, type_, style) for type_ in (PLACE, HEAD, INTRO))
        self.task = TaskBox(self, style)
        self.number = NumberField(self, style)
        self.pointed = Words(self, SAID, style)
        self.choices: list[ChoiceButton] = []
        self.buttons: list[Push] = []
        """Moves that have no place on the table."""
        self.reply = Push(self, style, "primary", "check", size=24, floor=FLOOR)
        self.feedback = FeedbackBox(self, style)
        self.hint = Words(self, Type(25, italic=True, floor=FLOOR), style)
        self.number.returnPressed.connect(self.replied)
        self.reply.clicked.connect(self.replied)
        self.feedback.rule_wanted.connect(self.rule_wanted)
        for each in (self.number, self.reply, self.feedback):
            each.hide()

    def offer_choices(self, words: Sequence[str], *, several: bool) -> None:
        discard(self.choices[len(words) :])
        del self.choices[len(words) :]
        while len(self.choices) < len(words):
            button = ChoiceButton(self, self.style_now, several=several)
            button.show()
            self.choices.append(button)
        for button, word in zip(self.choices, words, strict=True):
            button.say(word)

    def forget_choices(self) -> None:
        discard(self.choices)
        self.choices = []

    def offer_buttons(self, words: Sequence[str]) -> list[Push]:
        """Buttons anew, for moves that have no place; the caller connects them."""
        discard(self.buttons)
        self.buttons = [Push(self, self.style_now, "quiet", "play", size=23, floor=FLOOR) for _ in words]
        for button, word in zip(self.buttons, words, strict=True):
            button.say(word)
            button.show()
        return self.buttons

    def arrange(self, width: int) -> int:
        inner = width - 2 * PAD + 24
        x = (width - inner) // 2
        y = self.place.put(x + 12, 22, inner - 24)
        y = self.title.put(x + 12, y, inner - 24)
        if self.intro.text():
            y = self.intro.put(x + 12, y + 8, inner - 24)
        y = self.task.put(x, y + GAP, inner) + GAP
        y = self._arrange_answers(x, y, inner)
        if self.hint.text():
            y = self.hint.put(x + 12, y, inner - 24) + GAP
        if self.feedback.isVisibleTo(self):
            y = self.feedback.put(x, y, inner) + GAP
        return y

    def _arrange_answers(self, x: int, y: int, inner: int) -> int:
        for button in self.buttons:
            button.put(x, y, min(inner, button.wide()))
            y = button.geometry().bottom() + 8
        for choice in self.choices:
            choice.put(x, y, inner, choice.high_for(inner))
            y = choice.geometry().bottom() + 8
        if self.pointed.text():
            y = self.pointed.put(x + 12, y, inner - 24) + 8
        if self.number.isVisibleTo(self):
            self.number.setGeometry(x, y, round(self.number.size_now * 5), self.number.high())
            if self.number.width() + 14 + self.reply.wide() <= inner:
                self.reply.put(x + self.number.width() + 14, y, height=self.number.high())
                return self.number.geometry().bottom() + GAP
            y = self.number.geometry().bottom() + 10
        if self.reply.isVisibleTo(self):
            self.reply.put(x, y)
            return self.reply.geometry().bottom() + GAP
        return y + (4 if self.buttons or self.choices else 0)


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
