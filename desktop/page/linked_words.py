"""Words of which some lead somewhere: a rule, a place. By mouse, and by keyboard with the arrows and Enter."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QTextCharFormat,
    QTextLayout,
)
from PySide6.QtWidgets import QWidget

from desktop.page.words import Type, Words, across, range_of
from desktop.style.theme import Style
from desktop.widgets.dressing import focus_ring
from desktop.widgets.pressable import BY_KEYBOARD
from rules.teaching.links import Link, Linked

STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
FOLLOWS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class LinkedWords(Words):
    """Signal: `followed` with a link."""

    followed = Signal(object)

    def __init__(self, parent: QWidget, type_: Type, style: Style) -> None:
        super().__init__(parent, type_, style)
        self.links: tuple[Link, ...] = ()
        self.at = 0
        """The link at which the keyboard stands."""
        self._is_ringed = False

    def say_linked(self, linked: Linked) -> None:
        if linked.links != self.links:
            self.links, self.at = linked.links, 0
            has_links = bool(linked.links)
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not has_links)
            self.setMouseTracking(has_links)
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus if has_links else Qt.FocusPolicy.NoFocus)
            self.setCursor(Qt.CursorShape.ArrowCursor)
        self.say(linked.words)

    # Where they stand

    def places(self, link: Link) -> Iterator[QRectF]:
        """Yield the places of the words of a link: on one line, or on several."""
        layout, _ = self._laid_out(self.width())
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            first = max(link.start, line.textStart())
            last = min(link.start + link.length, line.textStart() + line.textLength())
            if first < last:
                left, right = across(line.cursorToX(first)), across(line.cursorToX(last))
                yield QRectF(left, number * self.line, right - left, self.line)

    def link_at(self, point: QPointF) -> Link | None:
        return next((each for each in self.links if any(place.contains(point) for place in self.places(each))), None)

    # Mouse and keyboard

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        is_over = self.link_at(event.position()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_over else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        link = self.link_at(event.position())
        if link is not None and event.button() == Qt.MouseButton.LeftButton:
            self.followed.emit(link)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in FOLLOWS and self.links:
            self.followed.emit(self.links[self.at])
        elif key in STEPS and len(self.links) > 1:
            self.at = (self.at + STEPS[key]) % len(self.links)
            self.update()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._is_ringed = event.reason() in BY_KEYBOARD
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    # Drawing

    def _formats(self) -> list[QTextLayout.FormatRange]:
        leads = QTextCharFormat()
        leads.setForeground(QColor(self.style_now.accent_text))
        leads.setFontUnderline(True)
        return [*super()._formats(), *(range_of((each.start, each.length), leads) for each in self.links)]

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not (self.links and self.hasFocus() and self._is_ringed):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in self.places(self.links[self.at]):
            focus_ring(painter, place.adjusted(0, 1, 0, -1), 4, self.style_now)
        painter.end()
