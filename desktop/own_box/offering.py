"""Offers what may stand in a line while one types: filters as one types, marks one, lays it into the line."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from desktop.aloud.voice import Kind, tell_from
from desktop.own_box.choosing import Choosing, Entry, filtered, is_meant
from desktop.own_box.offered import NONE, Offered
from desktop.style.theme import Style
from rules.boxes.typed import BETWEEN

STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 7, Qt.Key.Key_PageUp: -7}
GONE = (QEvent.Type.FocusOut, QEvent.Type.Hide)
MOVED = (QEvent.Type.Move, QEvent.Type.Resize)


@dataclass(frozen=True, slots=True)
class Typed:
    """The part of a line that the cursor is in."""

    at: int
    """Its number."""
    start: int
    end: int
    text: str


class Offering(QObject):
    """Keeps the keyboard in the line. Tab and Enter are those of whoever reads it: they call `take` first. Signal:
    `laid` when a click has laid all that the line holds."""

    laid = Signal()

    def __init__(self, line: QLineEdit) -> None:
        super().__init__(line)
        self.line = line
        self.choosing: Choosing | None = None
        self.style_now = Style()
        self.offered: Offered | None = None
        self._lays = False
        line.installEventFilter(self)
        line.textEdited.connect(lambda _: self.follow())

    def offer(self, choosing: Choosing, style: Style) -> None:
        """What may stand in the line from now on."""
        self.choosing, self.style_now = choosing, style
        self.close()

    @property
    def is_open(self) -> bool:
        return self.offered is not None and self.offered.isVisible()

    @property
    def has_entries(self) -> bool:
        return self.choosing is not None and bool(self.choosing.entries(self.typed.at))

    # The list

    def open(self) -> None:
        """All that may stand there, with what stands there marked."""
        if self.choosing is not None:
            typed = self.typed
            entries = self.choosing.entries(typed.at)
            exact = (at for at, each in enumerate(entries) if typed.text and typed.text in (each.text, each.said))
            self._show(entries, next(exact, NONE))

    def follow(self) -> None:
        """What is meant by what was just typed; what is typed in full, or begun so, is marked."""
        if self.choosing is None or self._lays:
            return
        typed = self.typed
        if not typed.text:
            self._show(self.choosing.entries(typed.at), NONE)
            return
        entries = filtered(self.choosing.entries(typed.at), typed.text)
        is_sure = bool(entries) and self.choosing.is_settled(typed.at) and is_meant(entries[0], typed.text)
        self._show(entries, 0 if is_sure else NONE)

    def close(self) -> None:
        if self.offered is not None:
            self.offered.hide()

    def _show(self, entries: "tuple[Entry, ...] | list[Entry]", marked: int) -> None:
        if not entries or not self.line.isVisible():
            self.close()
            return
        window = self.line.window()
        if self.offered is None or self.offered.parentWidget() is not window:
            self.offered = Offered(window)
            self.offered.pointed_at.connect(self._point)
            self.line.destroyed.connect(self.offered.deleteLater)
        was_open = self.offered.isVisible()
        self.offered.put_on(self.style_now)
        self.offered.show_entries(entries, marked)
        self._place()
        self.offered.show()
        self.offered.raise_()
        self._tell(opens=not was_open)

    def _place(self) -> None:
        if self.offered is not None:
            line = QRect(self.line.mapTo(self.line.window(), QPoint(0, 0)), self.line.size())
            self.offered.lie_below(line)

    def _tell(self, *, opens: bool = False) -> None:
        """Say to a screen reader how many there are, and which is marked."""
        if self.offered is None or self.choosing is None:
            return
        entries, at = self.offered.entries, self.offered.marked
        say = self.choosing.words.say
        if at != NONE:
            tell_from(
                self.line, say("box-offered", name=entries[at].said, number=at + 1, count=len(entries)), Kind.HAND
            )
        elif opens:
            tell_from(self.line, say("box-offered-all", count=len(entries)), Kind.HAND)

    # Which one

    def step(self, by: int) -> None:
        """Mark another one; behind the last comes the first."""
        if self.offered is None:
            return
        count, at = len(self.offered.entries), self.offered.marked
        if at == NONE:
            wanted = 0 if by > 0 else count - 1
        else:
            wanted = (at + by) % count if abs(by) == 1 else max(0, min(count - 1, at + by))
        self.offered.mark(wanted)
        self._tell()

    def take(self) -> None:
        """Lay what is marked into the line, if something is."""
        if self.is_open and self.offered is not None and self.offered.marked != NONE:
            self._lay(self.offered.entries[self.offered.marked])
        self.close()

    def _point(self, entry: Entry) -> None:
        """Lay what was clicked; where more may follow, the keyboard is still in the line, for Enter, or a comma and the
        next."""
        self._lay(entry)
        self.close()
        if self.choosing is not None and not self.choosing.is_several and self.choosing.form(0) == "one":
            self.laid.emit()

    def _lay(self, entry: Entry) -> None:
        typed, text = self.typed, self.line.text()
        if text[typed.start : typed.end] == entry.text:
            return
        self._lays = True
        self.line.setText(f"{text[: typed.start]}{entry.text}{text[typed.end :]}")
        self.line.setCursorPosition(typed.start + len(entry.text))
        self.line.textEdited.emit(self.line.text())
        self._lays = False

    # What is typed

    @property
    def typed(self) -> Typed:
        """The part that the cursor is in."""
        text, cursor = self.line.text(), self.line.cursorPosition()
        if self.choosing is None:
            return Typed(0, 0, len(text), text)
        form = self.choosing.form(0)
        at, start, end = 0, 0, len(text)
        if self.choosing.is_several:
            breaks = list(BETWEEN.finditer(text))
            at = sum(each.end() <= cursor for each in breaks)
            start = max((each.end() for each in breaks if each.end() <= cursor), default=0)
            end = min(
                (each.start() for each in breaks if each.start() >= start and each.end() > cursor), default=len(text)
            )
        if form == "several":
            start = max(start, text.rfind(" ", start, cursor) + 1)
            blank = text.find(" ", cursor, end)
            end = blank if blank >= 0 else end
        elif form == "letters" and text:
            start = max(start, cursor - 1)
            end = min(end, start + 1)
        if (
            self.line.hasSelectedText()
            and self.line.selectedText() == text
            and not self.choosing.is_several
            and form == "one"
        ):
            return Typed(at, 0, len(text), text)
        return Typed(at, start, end, text[start:end])

    # Keys and pointer

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in GONE:
            self.close()
        elif event.type() in MOVED and self.is_open:
            self._place()
        elif event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape and self.is_open:
                event.accept()
                return True
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self.hear(event)
        elif event.type() == QEvent.Type.MouseButtonRelease and not self.line.hasSelectedText() and not self.is_open:
            self.open()
        return False

    def hear(self, event: QKeyEvent) -> bool:
        """Hear a key. Whether it has meant something for the list."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape and self.is_open:
            self.close()
            return True
        if key not in STEPS:
            return False
        if self.is_open:
            self.step(STEPS[key])
            return True
        if key == Qt.Key.Key_Down and self.has_entries:
            self.open()
            if self.offered is not None and self.offered.marked == NONE:
                self.step(1)
            return True
        return False
