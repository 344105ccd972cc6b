"""The sheet that tells all keys of the table, and what the mouse does. It lies over the table until it is put away."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.keys import DIGITS, KEYS, Act, Group, TableKey, sign_of
from desktop.page.leaf import Leaf, Scroller
from desktop.page.words import Type, Words
from desktop.paint.keycaps import draw_caps, height_of_cap, width_of_caps
from desktop.paint.light import shadow
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.program import Program
from desktop.style.mixing import darker, solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import held, wear_all
from desktop.widgets.letter_keys import caps_with_alt
from desktop.widgets.options import OptionRow
from desktop.widgets.scrolling import Bar
from desktop.window_keys import is_for_window

GROUPS: tuple[Group, ...] = ("see", "play", "watch", "back", "find", "class", "ears")
HANDS: dict[Act, tuple[str, ...]] = {
    "hands": ("alt", "1", "…", "4"),
    "fewer-hands": ("alt", "shift", "1", "…", "4"),
}
"""What is pressed for hands where digits do nothing by themselves."""
MOUSE = ("drag", "click", "right", "mark", "wheel", "felt", "double")
FINGERS = ("tap", "drag", "rest", "two", "double")
TITLE, HEAD, BODY = Type(26, "semibold", serif=True), Type(17, "semibold", serif=True), Type(15)
PAD, GAP, LINE_GAP, COLUMN_GAP = 28, 8, 5, 36
TWO_COLUMNS, WIDEST = 720, 980
CAPS_WIDTH = 132


@dataclass(frozen=True, slots=True)
class Line:
    """What is pressed, as it stands on the keys, and what that does; without keys, the words say both."""

    caps: tuple[str, ...]
    words: str


@dataclass(frozen=True, slots=True)
class Chapter:
    title: str
    lines: tuple[Line, ...]


Overlays = Sequence[tuple[str, str]]
"""Letters, and what each lays over the table of this game."""


def chapters(program: Program, parts: Sequence[str], overlays: Overlays = ()) -> Iterator[Chapter]:
    """Every key there is, by what it is for; the boards of this game by name, and what can be laid over them."""
    for group in GROUPS if program.voice.is_heard else GROUPS[:-1]:
        lines = [line for key in KEYS if key.group == group for line in lines_of(program, key, parts)]
        lines += [line_of(program, (letter,), letter, words) for letter, words in overlays if group == "see"]
        yield Chapter(program.say(f"keys-group-{group}"), tuple(lines))
    mouse = tuple(Line((), program.say(f"keys-mouse-{each}")) for each in MOUSE)
    yield Chapter(program.say("keys-group-mouse"), mouse)
    fingers = tuple(Line((), program.say(f"keys-finger-{each}")) for each in FINGERS)
    yield Chapter(program.say("keys-group-finger"), fingers)


def lines_of(program: Program, key: TableKey, parts: Sequence[str]) -> Iterator[Line]:
    if key.act == "part" and parts:
        yield from (line_of(program, (digit,), digit, part) for digit, part in zip(DIGITS, parts, strict=False))
    else:
        yield line_of(program, caps_of(program, key), (*key.keys, "")[0], program.say(f"keys-act-{key.act}"))


def line_of(program: Program, caps: tuple[str, ...], key: str, words: str) -> Line:
    """A line with what is pressed as keys are meant now."""
    return Line(tuple(cap_words(program, cap) for cap in caps_with_alt(program, caps, key)), words)


def caps_of(program: Program, key: TableKey) -> tuple[str, ...]:
    """Hands are counted by digits that are nobody's shortcut alone: they too need Alt where letters do."""
    if key.act in HANDS and not program.settings.letter_keys:
        return HANDS[key.act]
    return key.shown


def cap_words(program: Program, cap: str) -> str:
    sign = sign_of(cap)
    return sign if sign is not None else program.say(f"key-{cap}")


class KeyLine(Leaf):
    def __init__(self, parent: QWidget, style: Style, line: Line) -> None:
        super().__init__(parent, style)
        self.line = line
        self.words = Words(self, BODY, style)
        self.words.say(line.words)
        self.words.setAccessibleName(" ".join((*line.caps, line.words)))

    @property
    def cap(self) -> float:
        """How high a key is drawn."""
        return height_of_cap(self.style_now)

    def arrange(self, width: int) -> int:
        x = self._caps_width() if self.line.caps else 0
        top = max(0.0, (self.cap - self.words.line) / 2)
        end = self.words.put(x, top, width - x)
        return round(max(end, self.cap if self.line.caps else 0))

    def _caps_width(self) -> float:
        return max(CAPS_WIDTH * self.style_now.text_scale, width_of_caps(self.line.caps, self.style_now) + 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        draw_caps(painter, 0.0, 0.0, self.line.caps, self.style_now)
        painter.end()


class KeyLeaf(Leaf):
    """Chapters in one column or two."""

    def __init__(self, parent: QWidget | None, style: Style, chapters_: Sequence[Chapter]) -> None:
        super().__init__(parent, style)
        self.chapters = [
            (self._title(chapter.title), [KeyLine(self, style, line) for line in chapter.lines])
            for chapter in chapters_
        ]

    def _title(self, words: str) -> Words:
        title = Words(self, HEAD, self.style_now)
        title.say(words)
        return title

    def arrange(self, width: int) -> int:
        two = width > TWO_COLUMNS * self.style_now.text_scale
        wide = (width - COLUMN_GAP) // 2 if two else width
        heights = [self._put(chapter, 0, 0, wide) for chapter in self.chapters]
        half, ends, column = sum(heights) / 2, [0, 0], 0
        for chapter, high in zip(self.chapters, heights, strict=True):
            if two and ends[0] and ends[0] + high / 2 > half:
                column = 1
            ends[column] = self._put(chapter, column * (wide + COLUMN_GAP), ends[column], wide)
        return max(ends) - 2 * GAP

    def _put(self, chapter: tuple[Words, list[KeyLine]], x: float, y: float, wide: int) -> int:
        title, lines = chapter
        end = title.put(x, y, wide) + GAP
        for line in lines:
            end = line.put(x, end, wide) + LINE_GAP
        return end + 2 * GAP


class KeySheet(QWidget):
    """Closed by its button, by Esc, or by a click beside it."""

    def __init__(self, program: Program, screen: QWidget) -> None:
        super().__init__(screen)
        self.program, self.screen_below = program, screen
        self.parts: Sequence[str] = ()
        self.overlays: Overlays = ()
        self.game = ""
        self._came_from: QWidget | None = None
        style = self.style_now
        self.title = Words(self, TITLE, style)
        self.scroller = Scroller(self)
        self.scroller.gap = 8
        self.close_ = held(self, Button(icon_name="close"), style)
        self.close_.clicked.connect(self.put_away)
        self.letters = held(self, OptionRow("switch"), style)
        self.letters.clicked.connect(program.set_letter_keys)
        self.board = QRectF()
        program.language_changed.connect(self._write_if_open)
        program.style_changed.connect(self._write_if_open)
        program.keys_changed.connect(self._write_if_open)
        screen.installEventFilter(self)
        self.hide()

    @property
    def style_now(self) -> Style:
        return self.program.style(self.game, self.screen_below.width()) if self.game else Style()

    def open(self, game: str, parts: Sequence[str], overlays: Overlays = ()) -> None:
        """Show the keys with what this game lets the camera look at, and what it can lay over the table."""
        self.program.sound.play("page")
        self.game, self.parts, self.overlays = game, parts, overlays
        self._came_from = self.screen_below.focusWidget()
        self.setGeometry(self.screen_below.rect())
        self._write()
        self.show()
        self.raise_()
        self.close_.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> None:
        self.hide()
        if self._came_from is not None:
            self._came_from.setFocus(Qt.FocusReason.OtherFocusReason)

    def _write_if_open(self) -> None:
        if self.isVisible():
            self._write()

    def _write(self) -> None:
        style = self.style_now
        self.title.say(self.program.say("keys-sheet"))
        self.close_.say(self.program.say("keys-close"))
        self.letters.tell(self.program.say("letter_keys"), self.program.say("letter_keys-help"))
        self.letters.setChecked(self.program.settings.letter_keys)
        self.setAccessibleName(self.program.say("keys-sheet"))
        self.scroller.show_leaf(KeyLeaf(None, style, list(chapters(self.program, self.parts, self.overlays))))
        wear_all(self, style)
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        style, leaf = self.style_now, self.scroller.leaf
        if leaf is None:
            return
        wide = min(self.width() - 48, round(WIDEST * style.text_scale))
        inner = wide - 2 * PAD
        head = max(self.title.height_for(inner), self.close_.sizeHint().height()) + 16
        foot = self.letters.high_for(inner) + GAP
        needed = leaf.arrange(inner - Bar.wide - self.scroller.gap) + head + foot + 2 * PAD
        high = min(self.height() - 48, needed)
        self.board = QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)
        x, y = self.board.x() + PAD, self.board.y() + PAD
        self.title.put(x, y, inner - self.close_.wide() - 12)
        self.close_.put(x + inner - self.close_.wide(), y)
        self.scroller.setGeometry(round(x), round(y + head), round(inner), round(high - head - foot - 2 * PAD + 8))
        self.letters.put(x, self.board.bottom() - PAD - foot + 2 * GAP, inner)
        self.scroller.arrange()

    # Events

    def event(self, event: QEvent) -> bool:
        """No key of the table works through the sheet, but the one that opened it."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() != Qt.Key.Key_Question and not is_for_window(event):
                event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.scroller.bar
        steps = {
            Qt.Key.Key_Down: bar.singleStep(),
            Qt.Key.Key_Up: -bar.singleStep(),
            Qt.Key.Key_PageDown: bar.pageStep(),
            Qt.Key.Key_PageUp: -bar.pageStep(),
        }
        step = steps.get(Qt.Key(event.key()))
        if step is not None:
            bar.setValue(bar.value() + step)
        elif event.key() == Qt.Key.Key_Escape:
            self.put_away()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.board.contains(QPointF(event.position())):
            self.put_away()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The keyboard stays on the sheet."""
        stops = (self.close_, self.letters)
        stops[self.close_.hasFocus()].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.screen_below and self.isVisible():
            self.setGeometry(self.screen_below.rect())
            self._write()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style = self.style_now
        painter.fillRect(self.rect(), with_alpha(darker(style.ground.felt_rim, 0.6), 0.5))
        path = rounded(self.board, 12)
        shadow(painter, path, style, drop=8, blur=22, strength=0.4)
        painter.fillPath(path, solid(style.theme.panel))
        painter.strokePath(path, pen(style.theme.line))
        painter.end()
