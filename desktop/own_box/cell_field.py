"""The line in which a cell is typed: what cannot stand there is framed and told, and goes nowhere."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.own_box.choosing import Choosing, Entry
from desktop.own_box.offering import Offering
from desktop.own_box.sections import Place
from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH, dashed, pen
from desktop.paint.paths import rounded
from desktop.style.fonts import font
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.field_menu import open_field_menu
from desktop.widgets.pressable import ENTER
from rules.boxes.own import MISSING
from rules.boxes.typed import Reading, line_of, read
from rules.core.types import Json

SIZE, PICTURE, SIGN = 17, 24, 13
SHEET = """
QLineEdit {{ background: transparent; border: none; color: {ink};
    selection-background-color: {own}; selection-color: {paper}; }}
"""
UNDOING = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
STEPS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
TABS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class CellField(QLineEdit):
    """Signal: `told` with what may stand there, or nothing."""

    told = Signal(str)

    def __init__(
        self, parent: QWidget | None, choosing: Choosing, value: Json, style: Style, place: Place | None = None
    ) -> None:
        """`place` is that of the cell that it lies over; none in a form."""
        super().__init__(parent)
        self.choosing, self.style_now = choosing, style
        self.field, self.words, self.known = choosing.field, choosing.words, choosing.all_known
        self.place = place
        self.is_own = True
        """Whether what stands there is the owner's, or about to be."""
        self.is_done = False
        """Whether what was typed has been taken, or dropped."""
        self.shown: Entry | None = None
        self.setFrame(False)
        self.setText(self.line_of(value))
        self.selectAll()
        self.offering = Offering(self)
        self.offering.offer(choosing, style)
        self.wear(style)
        self.textChanged.connect(self._look)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        open_field_menu(self, self.style_now, event)

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
        self._make_room()

    def _make_room(self) -> None:
        """Keep room in a form for the picture of what stands there, and for the sign that a list opens."""
        self.shown = self.choosing.entry_of(self.text()) if self.is_in_form else None
        side = self.style_now.grown(PICTURE) + 6 if self.shown is not None and self.shown.draw is not None else 0
        more = self.style_now.grown(SIGN) + 10 if self.is_in_form and self.choosing.is_settled(0) else 0
        self.setTextMargins(6 + side, 0, 6 + more, 0)

    @property
    def is_in_form(self) -> bool:
        return self.place is None and not self.choosing.is_several

    # What is typed

    @property
    def reading(self) -> Reading:
        return read(self.field, self.text(), self.choosing.word, self.known)

    def line_of(self, value: Json) -> str:
        """A value as it is typed."""
        return "" if value is MISSING else line_of(self.field, value, self.choosing.word)

    @property
    def is_wrong(self) -> bool:
        return self.reading.wrong is not None

    def _look(self) -> None:
        wrong = self.reading.wrong
        self._make_room()
        self.setAccessibleDescription(self.words.phrase(wrong) if wrong is not None else "")
        if wrong is None:
            self.told.emit("")
        self.update()

    def tell(self) -> bool:
        """Say what may stand there instead. Whether something is wrong."""
        wrong = self.reading.wrong
        self.told.emit(self.words.phrase(wrong) if wrong is not None else "")
        return wrong is not None

    def event(self, event: QEvent) -> bool:
        """Undo in a form takes back what was done last, not the letters of a line that has been taken. Tab takes what
        is marked in the list."""
        if self.place is None and event.type() == QEvent.Type.ShortcutOverride and is_undoing(event):
            event.ignore()
            return False
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in TABS:
            self.offering.take()
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in STEPS and self.field.kind == "number" and not self.is_wrong and self.text():
            self.setText(str(self.reading.value + STEPS[key]))
            self.selectAll()
            return
        if key in ENTER:
            self.offering.take()
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
        self._paint_entry(painter)
        painter.end()
        super().paintEvent(event)

    def _paint_entry(self, painter: QPainter) -> None:
        """The picture of what stands there, and the sign that a list opens."""
        style, middle = self.style_now, self.height() / 2
        if self.shown is not None and self.shown.draw is not None:
            side = style.grown(PICTURE)
            self.shown.draw(painter, QRectF(7, middle - side / 2, side, side), style)
        if self.is_in_form and self.choosing.is_settled(0):
            side = style.grown(SIGN)
            icon(
                painter,
                "chevron_down",
                QRectF(self.width() - side - 9, middle - side / 2, side, side),
                style.theme.muted,
            )


def is_undoing(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and any(event.matches(key) for key in UNDOING)
