"""What can be pressed on a page: links, rule tags, buttons, entries, choices. By mouse and by keyboard alike."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.fonts import Weight, height_of, width_of
from desktop.page.words import FOUND, FOUND_INK, FOUND_LINE, FOUND_NOW
from desktop.paint.colours import darker, ink_on, mix, solid, with_alpha
from desktop.paint.controls import ButtonKind, button
from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.theme import Style

GAP = 6


class Pressed(QAbstractButton):
    """The common ground: styled, focusable, with a ring where the keyboard stands."""

    def __init__(self, parent: QWidget, style: Style, *, size: float = 15, floor: int = 0) -> None:
        super().__init__(parent)
        self.style_now = style
        self.base_size = size
        self.floor = floor
        self.is_under_pointer = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def size_now(self) -> int:
        return max(self.style_now.text_size(self.base_size), round(self.floor * self.style_now.text_scale))

    def restyle(self, style: Style) -> None:
        self.style_now = style
        self.update()

    def say(self, words: str) -> None:
        self.setText(words)
        self.setAccessibleName(words)
        self.update()

    def wide(self) -> int:
        raise NotImplementedError

    def high(self) -> int:
        return round(self.size_now * 1.45)

    def sizeHint(self) -> QSize:
        return QSize(self.wide(), self.high())

    def put(self, x: float, y: float, width: float | None = None, height: float | None = None) -> int:
        """Moves it there; returns where it ends to the right."""
        self.setGeometry(round(x), round(y), round(width or self.wide()), round(height or self.high()))
        return round(x) + self.width()

    def is_cut(self) -> bool:
        return self.wide() > self.width() + 1 or self.high() > self.height() + 1

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        rect = QRectF(self.rect())
        self.draw(painter, rect)
        if self.hasFocus():
            ring = rounded(rect.adjusted(1, 1, -1, -1), 6)
            painter.strokePath(ring, pen(self.style_now.theme.casing, 3.4))
            painter.strokePath(ring, pen(self.style_now.theme.text, 1.8))
        painter.end()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.is_under_pointer = True
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.is_under_pointer = False
        super().leaveEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class Link(Pressed):
    """An icon and words in the accent; a line under them when the pointer is there."""

    def __init__(
        self,
        parent: QWidget,
        style: Style,
        icon_name: str = "",
        *,
        size: float = 14,
        floor: int = 0,
        icon_last: bool = False,
    ) -> None:
        super().__init__(parent, style, size=size, floor=floor)
        self.icon_name = icon_name
        self.icon_last = icon_last

    def wide(self) -> int:
        side = self.size_now + GAP + 4 if self.icon_name else 0
        return round(side + width_of(self.text(), self.size_now, "semibold") + 10)

    def high_for(self, width: float) -> int:
        """More than one line where the words ask for it."""
        room = max(20.0, width - (self.size_now + GAP + 4 if self.icon_name else 0) - 10)
        if width >= self.wide():
            return self.high()
        return round(height_of(self.text(), room, self.size_now, "semibold") + self.size_now * 0.3)

    def is_cut(self) -> bool:
        return self.high_for(self.width()) > self.height() + 1

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        ink, x = self.style_now.accent_text, 3.0
        side, room = self.size_now + 2.0, rect.width() - 2 * x
        if self.icon_name:
            left = rect.width() - x - side if self.icon_last else x
            icon(painter, self.icon_name, QRectF(left, rect.center().y() - side / 2, side, side), ink)
            x += 0 if self.icon_last else side + GAP
            room -= side + GAP
        words = QRectF(x, 0, room, rect.height())
        if rect.width() < self.wide():
            text_block(painter, words, self.text(), self.size_now, ink, "semibold", down="middle")
            return
        wide = text_line(painter, words, self.text(), self.size_now, ink, "semibold")
        if self.is_under_pointer:
            y = rect.center().y() + self.size_now * 0.56
            painter.fillRect(QRectF(x, y, wide, 1.4), solid(ink))


class RuleTag(Pressed):
    """The id of a rule, outlined; filled where it is the one that is being read."""

    is_marked = False

    def wide(self) -> int:
        return round(width_of(self.text(), self.size_now, "semibold") + 14)

    def high(self) -> int:
        return round(self.size_now * 1.55)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        ink = self.style_now.accent_text
        path = rounded(rect.adjusted(1, 1, -1, -1), 4)
        if self.is_under_pointer or self.is_marked:
            painter.fillPath(path, with_alpha(ink, 0.24 if self.style_now.is_dark else 0.14))
        painter.strokePath(path, pen(with_alpha(ink, 0.8)))
        text_line(painter, rect, self.text(), self.size_now, ink, "semibold", across="centre")


class IconPress(Pressed):
    """An icon without a frame, named for those who do not see it."""

    def __init__(self, parent: QWidget, style: Style, icon_name: str, *, size: float = 15) -> None:
        super().__init__(parent, style, size=size)
        self.icon_name = icon_name

    def name(self, words: str) -> None:
        self.setAccessibleName(words)
        self.setToolTip(words)

    def wide(self) -> int:
        return self.high()

    def high(self) -> int:
        return round(self.size_now * 2)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme, side = self.style_now.theme, self.size_now * 1.1
        if self.is_under_pointer:
            painter.fillPath(rounded(rect.adjusted(2, 2, -2, -2), 7), with_alpha(theme.text, 0.08))
        place = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        icon(painter, self.icon_name, place, theme.text)


class Push(Pressed):
    """A painted button; `primary` stands out in the accent."""

    def __init__(
        self,
        parent: QWidget,
        style: Style,
        kind: ButtonKind = "quiet",
        icon_name: str = "",
        *,
        size: float = 15,
        floor: int = 0,
        icon_last: bool = False,
        sides: float = 1.7,
    ) -> None:
        super().__init__(parent, style, size=size, floor=floor)
        self.kind: ButtonKind = kind
        self.icon_name = icon_name
        self.icon_last = icon_last
        self.sides = sides
        """Room beside the words, in their size."""
        self.key = ""
        """The key that does the same, said after the words."""

    def say_key(self, key: str) -> None:
        self.key = key
        self.setAccessibleDescription(key)
        self.update()

    @property
    def _key_size(self) -> int:
        return round(self.size_now * 0.87)

    def _key_room(self) -> float:
        return width_of(self.key, self._key_size) + self.size_now * 0.6 if self.key else 0.0

    def wide(self) -> int:
        side = self.high() * 0.46 + GAP if self.icon_name else 0
        words = width_of(self.text(), self.size_now, "semibold") if self.text() else -GAP
        return round(side + words + self.size_now * self.sides + self._key_room())

    def high(self) -> int:
        return round(self.size_now * 2.35)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        inner = rect.adjusted(2, 2, -2, -3)
        kind: ButtonKind = self.kind if self.isEnabled() else "off"
        if self.icon_last:
            self._draw_icon_last(painter, inner, kind)
        else:
            self._draw_words(painter, inner, kind)
        if self.is_under_pointer and self.isEnabled():
            painter.fillPath(rounded(inner, 7), with_alpha(self.style_now.theme.text, 0.06))

    def _draw_words(self, painter: QPainter, rect: QRectF, kind: ButtonKind) -> None:
        style, size, theme = self.style_now, self.size_now, self.style_now.theme
        if not self.key:
            button(painter, rect, self.text(), kind, style, icon_name=self.icon_name, size=size)
            return
        button(painter, rect, "", kind, style, size=size)
        side = self.high() * 0.46 if self.icon_name else 0.0
        words, key = width_of(self.text(), size, "semibold"), self._key_room()
        x = rect.center().x() - (side + (GAP if side else 0) + words + key) / 2
        if side:
            icon(painter, self.icon_name, QRectF(x, rect.center().y() - side / 2, side, side), theme.text)
            x += side + GAP
        text_line(painter, QRectF(x, rect.y(), words + 2, rect.height()), self.text(), size, theme.text, "semibold")
        room = QRectF(rect.x(), rect.y(), x + words + key - rect.x() + 1, rect.height())
        text_line(painter, room, self.key, self._key_size, theme.muted, across="right")

    def _draw_icon_last(self, painter: QPainter, rect: QRectF, kind: ButtonKind) -> None:
        """The button without words, then the words and the icon after them."""
        style, size, theme = self.style_now, self.size_now, self.style_now.theme
        button(painter, rect, "", kind, style, size=size)
        inks = {"primary": ink_on(darker(style.accent, 0.06)), "quiet": theme.text}
        ink = inks.get(kind) or mix(theme.muted, theme.panel, 0.45).name()
        words, side = width_of(self.text(), size, "semibold"), self.high() * 0.40
        x = rect.center().x() - (words + GAP + side) / 2
        text_line(painter, QRectF(x, rect.y(), words + 2, rect.height()), self.text(), size, ink, "semibold")
        place = QRectF(x + words + GAP, rect.center().y() - side / 2, side, side)
        icon(painter, self.icon_name, place, ink)


class EntryButton(Pressed):
    """A line of the contents: words, an amber pill with what was found, a count; the open one is marked."""

    def __init__(self, parent: QWidget, style: Style, icon_name: str = "", *, size: float = 16) -> None:
        super().__init__(parent, style, size=size)
        self.icon_name = icon_name
        self.count = ""
        self.found = 0
        self.has_pills = False
        """Whether room is kept for pills, so that a search does not move the words of some lines only."""
        self.setCheckable(True)

    def show_count(self, count: str, found: int = 0) -> None:
        if (count, found) != (self.count, self.found):
            self.count, self.found = count, found
            self.setAccessibleDescription(f"{found or count}")
            self.update()

    @property
    def small(self) -> int:
        return self.style_now.text_size(14)

    def _start(self) -> float:
        return 12 + (self.size_now + 10 if self.icon_name else 0)

    def _end(self) -> float:
        """Room for the count, and for the pill while something is found anywhere."""
        pill = max(24.0, width_of("00", self.small, "bold") + 12) + 6
        return width_of("00", self.small) + 14 + (pill if self.has_pills else 0)

    def wide(self) -> int:
        return round(self._start() + width_of(self.text(), self.size_now, "bold") + self._end() + 2)

    def high_for(self, width: float) -> int:
        """More than one line where the words ask for it."""
        room = max(20.0, width - self._start() - self._end())
        words = height_of(self.text(), room, self.size_now, "bold")
        return round(words + self.size_now * 0.5)

    def put(self, x: float, y: float, width: float | None = None, height: float | None = None) -> int:
        wide = width or self.wide()
        return super().put(x, y, wide, height or self.high_for(wide))

    def is_cut(self) -> bool:
        return self.high_for(self.width()) > self.height() + 1

    def _weight(self) -> Weight:
        return "bold" if self.isChecked() else "regular"

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, theme = self.style_now, self.style_now.theme
        if self.isChecked():
            ground = mix(style.accent, theme.panel, 0.86) if not style.is_dark else mix(style.accent, theme.panel, 0.72)
            painter.fillPath(rounded(rect.adjusted(0, 1, 0, -1), 6), ground)
            painter.fillRect(QRectF(0, 4, 3, rect.height() - 8), solid(style.accent_text))
        elif self.is_under_pointer:
            painter.fillPath(rounded(rect.adjusted(0, 1, 0, -1), 6), with_alpha(theme.text, 0.05))
        if self.icon_name:
            side = self.size_now + 2
            icon(painter, self.icon_name, QRectF(12, rect.center().y() - side / 2, side, side), style.accent_text)
        right = rect.right() - 6
        if self.count:
            wide = width_of(self.count, self.small)
            text_line(painter, QRectF(right - wide, 0, wide + 1, rect.height()), self.count, self.small, theme.muted)
        if self.found:
            self._draw_pill(painter, rect, right - width_of("00", self.small) - 8)
        words = QRectF(self._start(), 0, rect.width() - self._end() - self._start(), rect.height())
        text_block(painter, words, self.text(), self.size_now, theme.text, self._weight(), down="middle")

    def _draw_pill(self, painter: QPainter, rect: QRectF, right: float) -> None:
        said = str(self.found)
        wide = max(24.0, width_of(said, self.small, "bold") + 12)
        pill = QRectF(right - wide, rect.center().y() - self.small * 0.74, wide, self.small * 1.48)
        path = rounded(pill, pill.height() / 2)
        painter.fillPath(path, solid(FOUND_NOW if self.isChecked() else FOUND))
        if self.isChecked():
            painter.strokePath(path, pen(FOUND_LINE, 1))
        text_line(painter, pill, said, self.small, FOUND_INK, "bold", across="centre")


class Segments(Pressed):
    """A choice between few words. Left and right, or a click on a word, change it.

    Signal: `chosen` with the number of the word, counted from 0.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget, style: Style, *, size: float = 14, big: bool = False) -> None:
        super().__init__(parent, style, size=size)
        self.labels: Sequence[str] = ()
        self.at = 0
        self.is_big = big
        """A switch of a ruling: the choice in the accent, with a check."""

    def offer(self, labels: Sequence[str], at: int) -> None:
        self.labels, self.at = tuple(labels), at
        self.setAccessibleName(labels[at])
        self.setAccessibleDescription(" · ".join(labels))
        self.update()

    def wide(self) -> int:
        if self.is_big:
            return round(len(self.labels) * max(self._wide_of(label) for label in self.labels) + 6)
        return round(sum(self._wide_of(label) for label in self.labels))

    def _wide_of(self, label: str) -> float:
        return width_of(label, self.size_now, "bold") + (self.size_now * 3.2 if self.is_big else 24)

    def high(self) -> int:
        return round(self.size_now * (2.7 if self.is_big else 2.15))

    def is_upright(self, width: float) -> bool:
        """Words that do not fit side by side stand one above the other."""
        return width < self.wide()

    def high_for(self, width: float) -> int:
        return self.high() * (len(self.labels) if self.is_upright(width) else 1)

    def is_cut(self) -> bool:
        upright = self.is_upright(self.width())
        widest = max((self._wide_of(label) for label in self.labels), default=0) if upright else self.wide()
        return widest > self.width() + 1 or self.high_for(self.width()) > self.height() + 1

    def places(self) -> list[QRectF]:
        if self.is_upright(self.width()):
            high = self.height() / len(self.labels)
            return [QRectF(0, number * high, self.width(), high) for number in range(len(self.labels))]
        widths = [1.0] * len(self.labels) if self.is_big else [self._wide_of(label) for label in self.labels]
        scale, x, found = self.width() / sum(widths), 0.0, []
        for wide in widths:
            found.append(QRectF(x, 0, wide * scale, self.height()))
            x += wide * scale
        return found

    def choose(self, at: int) -> None:
        if at != self.at and 0 <= at < len(self.labels):
            self.offer(self.labels, at)
            self.chosen.emit(at)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, theme = self.style_now, self.style_now.theme
        painter.fillPath(rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 8), solid(theme.window))
        painter.strokePath(rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 8), pen(theme.line))
        for number, (label, place) in enumerate(zip(self.labels, self.places(), strict=True)):
            ink = theme.text if self.is_big else theme.muted
            fill = mix(style.accent, "#000000", 0.06) if self.is_big else solid(theme.text)
            if number == self.at:
                painter.fillPath(rounded(place.adjusted(3, 3, -3, -3), 6), fill)
                ink = ink_on(fill) if self.is_big else theme.panel
            if number == self.at and self.is_big:
                wide = width_of(label, self.size_now, "bold") + self.size_now * 1.5
                side = QRectF(place.center().x() - wide / 2, place.center().y() - self.size_now / 2, 0, 0)
                icon(painter, "check", QRectF(side.x(), side.y(), self.size_now, self.size_now), ink)
                place = place.adjusted(self.size_now * 1.5, 0, 0, 0)  # noqa: PLW2901 (the words stand beside the check)
            text_line(painter, place, label, self.size_now, ink, "bold", across="centre")

    def mousePressEvent(self, event: object) -> None:
        point = event.position()  # type: ignore[attr-defined]
        for number, place in enumerate(self.places()):
            if place.contains(point):
                self.choose(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()), 0)
        if step:
            self.choose(self.at + step)
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.choose((self.at + 1) % len(self.labels))
        else:
            super().keyPressEvent(event)
