"""The table just before a move, small: painted once for each move that somebody looks at for a moment."""

from collections.abc import Callable, Iterator
from time import perf_counter

from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap

from desktop.paint.art import Art
from desktop.paint.light import shadow
from desktop.paint.painting import SMOOTH, clipped, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.score.boards import SIDE, Panel
from desktop.style.fonts import width_of
from desktop.style.mixing import with_alpha
from desktop.style.theme import Style
from desktop.widgets.ringed import Ringed

SHAPE = 0.676
"""The height of a table, in parts of its width."""
PAINTED_AFTER_MS = 140
KEPT = 24
PAINTED_AT_ONCE_S = 0.008


class TablePanel(Ringed, Panel):
    """Signal: `opened` by a click or Enter."""

    opened = Signal()

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.title = self.aside = ""
        self.at = 0
        self.painted: Callable[[int, QSizeF, float], Iterator[QPixmap | None]] | None = None
        """Paints the table before a move in a size and a sharpness, bit by bit."""
        self._painting: Iterator[QPixmap | None] = iter(())
        self._painting_for: tuple[int, int, float] | None = None
        self._pictures: dict[tuple[int, int, float], QPixmap] = {}
        self._shown: QPixmap | None = None
        self._wait = QTimer(self, interval=PAINTED_AFTER_MS, singleShot=True)
        self._wait.timeout.connect(self._begin)
        self._go_on = QTimer(self, interval=0)
        self._go_on.timeout.connect(self._paint_some)
        self._is_hovered = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_table(self, at: int, title: str, aside: str, said: str) -> None:
        """Show the table before this move; that of the last one stays until it is painted."""
        self.title, self.aside = title, aside
        self.setAccessibleName(said)
        if at != self.at:
            self.at = at
            self._look()
        self.update()

    def forget(self) -> None:
        self._pictures.clear()
        self._stop()
        self._look()

    def _look(self) -> None:
        found = self._pictures.get(self._key)
        if found is not None:
            self._shown = found
        elif self.at:
            self._wait.start()

    @property
    def _key(self) -> tuple[int, int, float]:
        return self.at, round(self.place.width()), self.devicePixelRatioF()

    @property
    def place(self) -> QRectF:
        """The room for the picture, in the shape of a table."""
        board, head = self.board, self.style_now.text_size(20) * 1.35 + 14
        room = board.adjusted(SIDE, head, -SIDE, -14)
        wide = max(10.0, min(room.width(), room.height() / SHAPE))
        return QRectF(room.center().x() - wide / 2, room.y(), wide, wide * SHAPE)

    def _begin(self) -> None:
        if self.painted is None or not self.at or not self.isVisible():
            return
        key = self._key
        if key != self._painting_for:
            self._painting, self._painting_for = self.painted(self.at, self.place.size(), key[2]), key
            self._go_on.start()

    def paint_now(self) -> None:
        """Paint it at once, for a picture of the screen: there nobody waits."""
        self._wait.stop()
        self._begin()
        found = next((pixmap for pixmap in self._painting if pixmap is not None), None)
        if found is not None:
            self._keep(found)

    def _paint_some(self) -> None:
        """Paint for some milliseconds; then whatever else the window has to do comes first."""
        until = perf_counter() + PAINTED_AT_ONCE_S
        while perf_counter() < until:
            pixmap = next(self._painting, None)
            if pixmap is not None:
                self._keep(pixmap)
                return
            if self._painting_for != self._key:
                break
        if self._painting_for != self._key or not self.isVisible():
            self._stop()
            self._look()

    def _keep(self, pixmap: QPixmap) -> None:
        assert self._painting_for is not None
        while len(self._pictures) >= KEPT:
            self._pictures.pop(next(iter(self._pictures)))
        self._pictures[self._painting_for] = self._shown = pixmap
        self._stop()
        self.update()

    def _stop(self) -> None:
        self._go_on.stop()
        self._painting, self._painting_for = iter(()), None

    def needed_height(self, wide: float) -> float:
        return (wide - 12 - 2 * SIDE) * SHAPE + self.style_now.text_size(20) * 1.35 + 44

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        self.lay(painter, self.board)
        style, inside = self.style_now, self.board.adjusted(SIDE, 8, -SIDE, 0)
        size, small = style.text_size(20), style.text_size(14)
        line = QRectF(inside.x(), inside.y(), inside.width(), size * 1.35)
        wide = text_line(painter, line, self.title, size, style.ground.ink, "semibold", serif=True)
        if wide + width_of(self.aside, small) + 14 <= line.width():
            text_line(painter, line, self.aside, small, style.quiet_ink, across="right")
        path = rounded(self.place, 6)
        if self._shown is not None:
            shadow(painter, path, style, drop=3, blur=8, strength=0.35)
            with clipped(painter, path):
                painter.drawPixmap(self.place, self._shown, QRectF(self._shown.rect()))
            edge = pen(style.accent_on_board, 2.5 if self._is_hovered else 1.5)
        else:
            painter.fillPath(path, with_alpha(style.ground.ink, 0.06))
            edge = pen(with_alpha(style.ground.ink, 0.25))
        painter.strokePath(path, edge)
        self.draw_ring(painter, self.board, 12)
        painter.end()

    def wear(self, style: Style) -> None:
        changed = style != self.style_now
        super().wear(style)
        if changed:
            self.forget()

    def resizeEvent(self, event: object) -> None:
        self._look()

    def showEvent(self, event: object) -> None:
        self._look()

    # Pointer and keys

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.at and event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.opened.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._is_hovered = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._is_hovered = False
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.at and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.opened.emit()
        else:
            super().keyPressEvent(event)
