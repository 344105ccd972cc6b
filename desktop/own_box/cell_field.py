"""The line in which a cell is typed: what cannot stand there is framed and told, and goes nowhere."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView, QWidget

from desktop.own_box.saying import BoxWords
from desktop.own_box.sections import Place
from desktop.paint.painting import SMOOTH, dashed, pen
from desktop.paint.paths import rounded
from desktop.style.fonts import font
from desktop.style.mixing import solid
from desktop.style.theme import Style
from rules.boxes.fields import Field
from rules.boxes.typed import NO, YES, Reading, read
from rules.core.types import Json

SIZE = 17
SHEET = """
QLineEdit {{ background: transparent; border: none; color: {ink};
    selection-background-color: {own}; selection-color: {paper}; }}
"""
OFFERED = """
QListView {{ background: {paper}; color: {ink}; border: 1px solid {line}; outline: none; padding: 3px; }}
QListView::item {{ padding: 4px 8px; }}
QListView::item:selected {{ background: {own}; color: {chosen}; }}
"""
UNDOING = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
STEPS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}


class CellField(QLineEdit):
    """Signal: `told` with what may stand there, or nothing."""

    told = Signal(str)

    def __init__(
        self, parent: QWidget | None, field: Field, value: Json, words: BoxWords, style: Style, known: Sequence[str]
    ) -> None:
        super().__init__(parent)
        self.field, self.words, self.known, self.style_now = field, words, tuple(known), style
        self.place: Place | None = None
        self.is_own = True
        """Whether what stands there is the owner's, or about to be."""
        self.is_done = False
        """Whether what was typed has been taken, or dropped."""
        self.setFrame(False)
        self.setText(words.line(field, value))
        self.selectAll()
        self.wear(style)
        self._suggest()
        self.textChanged.connect(self._look)

    def show_own(self, is_own: bool) -> None:
        """Write in the owner's hand, or as printed."""
        if is_own != self.is_own:
            self.is_own = is_own
            self.wear(self.style_now)

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.setFont(font(style.text_size(SIZE), "semibold", serif=self.is_own, italic=self.is_own))
        ink = style.owner_ink
        self.setStyleSheet(SHEET.format(ink=ink if self.is_own else style.theme.text, own=ink, paper=style.theme.panel))
        self.setTextMargins(6, 0, 6, 0)

    # What is typed

    @property
    def reading(self) -> Reading:
        return read(self.field, self.text(), self.words.word, self.known)

    @property
    def is_wrong(self) -> bool:
        return self.reading.wrong is not None

    def _look(self) -> None:
        wrong = self.reading.wrong
        self.setAccessibleDescription(self.words.phrase(wrong) if wrong is not None else "")
        if wrong is None:
            self.told.emit("")
        self.update()

    def tell(self) -> bool:
        """Say what may stand there instead. Whether something is wrong."""
        wrong = self.reading.wrong
        self.told.emit(self.words.phrase(wrong) if wrong is not None else "")
        return wrong is not None

    @property
    def names(self) -> tuple[str, ...]:
        """What can be chosen from."""
        field = self.field
        if field.kind == "list" and field.each is not None:
            field = field.each
        match field.kind:
            case "flag":
                return YES, NO
            case "choice":
                return tuple(map(str, field.choices))
            case "word":
                return self.known
            case _:
                return ()

    def _suggest(self) -> None:
        """Offer the words that may stand there, once one types or asks with the arrow down."""
        if not self.names or self.field.kind in ("list", "record"):
            return
        completer = QCompleter([self.words.word(name) for name in self.names], self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setMaxVisibleItems(12)
        popup, style, theme = QListView(), self.style_now, self.style_now.theme
        popup.setStyleSheet(
            OFFERED.format(paper=theme.raised, ink=theme.text, line=theme.line, own=style.owner_ink, chosen=theme.panel)
        )
        popup.setFont(font(style.text_size(15)))
        completer.setPopup(popup)
        self.setCompleter(completer)

    def event(self, event: QEvent) -> bool:
        """Undo in a form takes back what was done last, not the letters of a line that has been taken."""
        is_key = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if self.place is None and is_key and is_undoing(event):
            event.ignore()
            return False
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        completer = self.completer()
        if key in STEPS and self.field.kind == "number" and not self.is_wrong and self.text():
            self.setText(str(self.reading.value + STEPS[key]))
            self.selectAll()
        elif key == Qt.Key.Key_Down and completer is not None and not is_out(completer):
            completer.setCompletionPrefix("")
            completer.complete()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style = self.style_now
        body = rounded(QRectF(self.rect()).adjusted(2, 2, -2, -2), 6)
        painter.fillPath(body, solid(style.theme.raised))
        if self.is_wrong and self.text():
            painter.strokePath(body, dashed(style.theme.refuse, 2.6, (2.6, 1.6)))
        elif self.hasFocus():
            painter.strokePath(body, pen(style.owner_ink, 1.8))
        else:
            painter.strokePath(body, pen(style.theme.line, 1.2))
        painter.end()
        super().paintEvent(event)


def is_undoing(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and any(event.matches(key) for key in UNDOING)


def is_out(completer: QCompleter) -> bool:
    """Whether its words are offered right now."""
    popup = completer.popup()
    return popup is not None and popup.isVisible()
