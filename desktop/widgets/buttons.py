"""Buttons painted like those on the table: primary, quiet, or off because they do nothing now."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from desktop.fonts import font, height_of, width_of
from desktop.paint.colours import darker, ink_on, mix, solid, with_alpha
from desktop.paint.controls import BUTTON_RADIUS, ButtonKind, button
from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block
from desktop.theme import Style
from desktop.vision import Tint
from desktop.widgets.dressing import focus_ring

TEXT, COMPACT_TEXT = 15, 14
SIDES, COMPACT_SIDES, ENDS, TIGHT_ENDS = 12, 8, 8, 4
ICON_PART, ICON_GAP = 0.42, 5.0
LEAST_HEIGHT = 42
EDGE = 4
"""Beside the words of a link."""


class PaintedButton(QAbstractButton):
    """`clicked` as any button. Its words stay its accessible name when only the icon shows.

    Words that do not fit on one line are wrapped. Where that may happen, give it a vertical policy of `Minimum` with a
    height for width: layouts hold it to the height of one line otherwise.
    """

    def __init__(
        self, words: str = "", kind: ButtonKind = "quiet", icon_name: str = "", *, is_compact: bool = False
    ) -> None:
        super().__init__()
        self.is_compact = is_compact
        self.kind: ButtonKind = kind
        self.icon_name = icon_name
        self.is_icon_only = False
        self.style_now = Style()
        self.say(words)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def say(self, words: str) -> None:
        self.setText(words)
        self.setAccessibleName(words)
        self._measure_again()

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.setFont(font(self._size, "semibold"))
        self._measure_again()

    def set_kind(self, kind: ButtonKind) -> None:
        if kind == self.kind and self.isEnabled() == (kind != "off"):
            return
        self.kind = kind
        self.setEnabled(kind != "off")
        self.update()

    def show_icon_only(self, only: bool) -> None:
        if self.is_icon_only == (only and bool(self.icon_name)):
            return
        self.is_icon_only = only and bool(self.icon_name)
        self.setToolTip(self.text() if self.is_icon_only else "")
        self._measure_again()

    # Measures

    @property
    def _size(self) -> int:
        return self.style_now.text_size(COMPACT_TEXT if self.is_compact else TEXT)

    @property
    def _sides(self) -> int:
        return COMPACT_SIDES if self.is_compact else SIDES

    @property
    def _line_height(self) -> int:
        least = round(LEAST_HEIGHT * (1 + self.style_now.unit) / 2)
        return max(least, round(height_of("Éy", 1000, self._size, "semibold")) + 2 * ENDS)

    @property
    def _icon_room(self) -> float:
        return self._line_height * ICON_PART + ICON_GAP if self.icon_name else 0.0

    def width_on_one_line(self) -> int:
        if self.is_icon_only:
            return max(self._line_height, round(40 * self.style_now.unit))
        return round(self._icon_room + width_of(self.text(), self._size, "semibold") + 2 * self._sides + 0.5) + 2

    def sizeHint(self) -> QSize:
        return QSize(self.width_on_one_line(), self._line_height)

    def minimumSizeHint(self) -> QSize:
        words = max(self.text().split() or [""], key=lambda word: width_of(word, self._size, "semibold"))
        widest = 0.0 if self.is_icon_only else width_of(words, self._size, "semibold")
        return QSize(round(self._icon_room + widest + 2 * self._sides), self._line_height)

    def hasHeightForWidth(self) -> bool:
        return True

    def lines_in(self, width: int) -> int:
        """How many lines its words take in this width."""
        one = height_of("Éy", 1000, self._size, "semibold")
        room = width - 2 * self._sides - self._icon_room
        return (
            1
            if self.width_on_one_line() <= width
            else round(height_of(self.text(), room, self._size, "semibold") / one)
        )

    def heightForWidth(self, width: int) -> int:
        if self.is_icon_only or self.width_on_one_line() <= width:
            return self._line_height
        return self._around(height_of(self.text(), width - 2 * self._sides - self._icon_room, self._size, "semibold"))

    def height_for_lines(self, lines: int) -> int:
        """How high it is with words on so many lines."""
        return self._around(lines * height_of("Éy", 1000, self._size, "semibold"))

    def _around(self, words: float) -> int:
        return max(self._line_height, round(words + 2 * TIGHT_ENDS + 0.5))

    def _measure_again(self) -> None:
        self.updateGeometry()
        self.update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -2)
        kind: ButtonKind = self.kind if self.isEnabled() else "off"
        fits = self.is_icon_only or self.width_on_one_line() <= self.width()
        label = "" if self.is_icon_only or not fits else self.text()
        button(painter, rect, label, kind, self.style_now, icon_name=self.icon_name if fits else "", size=self._size)
        if not fits:
            self._paint_wrapped(painter, rect, kind)
        self._paint_touch(painter, rect)
        painter.end()

    def _paint_wrapped(self, painter: QPainter, rect: QRectF, kind: ButtonKind) -> None:
        ink = self._ink(kind)
        inside = rect.adjusted(self._sides, 0, -self._sides, 0)
        if self.icon_name:
            side = self._line_height * ICON_PART
            icon(painter, self.icon_name, QRectF(inside.x(), rect.center().y() - side / 2, side, side), ink)
            inside.setLeft(inside.left() + side + ICON_GAP)
        text_block(painter, inside, self.text(), self._size, ink, "semibold", across="centre", down="middle")

    def _ink(self, kind: ButtonKind) -> Tint:
        theme = self.style_now.theme
        if kind == "primary":
            return ink_on(darker(self.style_now.accent, 0.06))
        return solid(theme.text) if kind == "quiet" else mix(theme.muted, theme.panel, 0.45)

    def _paint_touch(self, painter: QPainter, rect: QRectF) -> None:
        """Under the pointer, pressed, or reached by the keyboard."""
        if not self.isEnabled():
            return
        if self.isDown() or self.underMouse():
            strength = 0.12 if self.isDown() else 0.05
            painter.fillPath(rounded(rect, BUTTON_RADIUS), with_alpha(self.style_now.theme.text, strength))
        if self.hasFocus():
            focus_ring(painter, rect, BUTTON_RADIUS, self.style_now)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()


class IconButton(PaintedButton):
    """An icon without a frame, such as the menu of the top line."""

    def __init__(self, words: str, icon_name: str, size: float = 20) -> None:
        self.icon_size = size
        super().__init__(words, "quiet", icon_name)
        self.show_icon_only(True)

    def sizeHint(self) -> QSize:
        side = round(self.style_now.text_size(self.icon_size) * 1.6)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def heightForWidth(self, width: int) -> int:
        return self.sizeHint().height()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        rect, theme = QRectF(self.rect()), self.style_now.theme
        if self.isEnabled() and (self.isDown() or self.underMouse()):
            painter.fillPath(rounded(rect, BUTTON_RADIUS), with_alpha(theme.text, 0.14 if self.isDown() else 0.07))
        side = min(rect.width(), rect.height()) * 0.62
        place = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        ink = solid(theme.text) if self.isEnabled() else mix(theme.muted, theme.panel, 0.45)
        icon(painter, self.icon_name, place, ink)
        if self.hasFocus():
            focus_ring(painter, rect, BUTTON_RADIUS, self.style_now)
        painter.end()


class TextLink(QAbstractButton):
    """Words that can be clicked, in the accent."""

    def __init__(self, words: str = "", size: float = 15) -> None:
        super().__init__()
        self.size_wanted = size
        self.style_now = Style()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.say(words)

    def say(self, words: str) -> None:
        self.setText(words)
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        size = self.style_now.text_size(self.size_wanted)
        return QSize(round(width_of(self.text(), size, "semibold")) + 10, round(height_of("Éy", 1000, size)) + 8)

    def minimumSizeHint(self) -> QSize:
        return QSize(20, self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        size = self.style_now.text_size(self.size_wanted)
        return round(height_of(self.text(), max(20, width - 2 * EDGE), size, "semibold")) + 8

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Layouts hold fixed heights to one line; wrapped words need more."""
        super().resizeEvent(event)
        self.setMinimumHeight(self.heightForWidth(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        size = self.style_now.text_size(self.size_wanted)
        place = QRectF(self.rect()).adjusted(EDGE, 0, -EDGE, 0)
        ink = self.style_now.accent_text if self.isEnabled() else self.style_now.theme.muted
        text_block(painter, place, self.text(), size, ink, "semibold", down="middle")
        if self.underMouse() or self.isDown():
            width = min(place.width(), width_of(self.text(), size, "semibold"))
            painter.setPen(pen(ink, 1.2))
            painter.drawLine(place.bottomLeft(), place.bottomLeft() + QRectF(0, 0, width, 0).topRight())
        if self.hasFocus():
            focus_ring(painter, QRectF(self.rect()), 5, self.style_now)
        painter.end()
