"""Buttons painted like those on the table: primary, quiet, or off because they do nothing now."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from desktop.paint.controls import BUTTON_RADIUS, ButtonKind, button, button_ink
from desktop.paint.icons import icon
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import mix, with_alpha
from desktop.style.vision import Tint
from desktop.widgets.pressable import Pressable
from desktop.widgets.surfaces import Surface

SIDES, COMPACT_SIDES = 0.8, 0.55
"""Room beside the words, in their size."""
FOOT_ENDS, TIGHT_ENDS = 8, 4
ICON_PART, ICON_GAP = 0.45, 6.0
COMPACT_TEXT, KEY_PART = 14, 0.87
CAP_HEIGHT, CAP_RADIUS = 1.5, 4
EDGE = 1
"""Of the widget, beside the body of the button: its line lies there."""
FOOT_HEIGHT = 42


class Button(Pressable):
    """Words that do not fit on one line are wrapped. Its words stay its accessible name when only the icon shows."""

    def __init__(
        self,
        words: str = "",
        kind: ButtonKind = "quiet",
        icon_name: str = "",
        *,
        on: Surface = "panel",
        size: float = 15,
        floor: int = 0,
        icon_last: bool = False,
        is_compact: bool = False,
    ) -> None:
        self.kind: ButtonKind = kind
        self.icon_name, self.icon_last, self.is_compact = icon_name, icon_last, is_compact
        self.is_icon_only = False
        self.key = ""
        """The key that does the same, said after the words while there is room for both."""
        super().__init__(words, on=on, size=size, floor=floor)
        self.let_grow(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def say_key(self, key: str) -> None:
        self.key = key
        self.setAccessibleDescription(key)
        self.measure_again()

    def say(self, words: str) -> None:
        super().say(words)
        self.setToolTip(words if self.is_icon_only else "")

    def set_kind(self, kind: ButtonKind) -> None:
        if kind != self.kind or self.isEnabled() != (kind != "off"):
            self.kind = kind
            self.setEnabled(kind != "off")
            self.update()

    def show_icon_only(self, only: bool) -> None:
        if self.is_icon_only == (only and bool(self.icon_name)):
            return
        self.is_icon_only = only and bool(self.icon_name)
        self.say(self.words)

    # Measures

    @property
    def _sides(self) -> float:
        return self.size_now * (COMPACT_SIDES if self.is_compact else SIDES)

    @property
    def _line_height(self) -> int:
        return round(height_of("Éy", 1000, self.size_now, "semibold") + self.size_now * 0.7) + 8

    @property
    def _icon_room(self) -> float:
        if not self.icon_name:
            return 0.0
        return self._line_height * ICON_PART + (ICON_GAP if self.words else 0)

    def wide(self) -> int:
        if self.is_icon_only:
            return max(self._line_height, round(40 * self.style_now.unit))
        words = width_of(self.words, self.size_now, "semibold")
        return round(self._icon_room + words + self._key_room + 2 * self._sides) + 4

    @property
    def _key_size(self) -> int:
        return round(self.size_now * KEY_PART)

    @property
    def _key_room(self) -> float:
        return self._cap_width + self.size_now * 0.6 if self.key else 0.0

    @property
    def _cap_width(self) -> float:
        """How wide the frame is in which the key stands."""
        return width_of(self.key, self._key_size) + self._key_size

    def least_wide(self) -> int:
        if self.is_icon_only:
            return round(self._line_height * ICON_PART) + 2 * TIGHT_ENDS
        widest = max((width_of(word, self.size_now, "semibold") for word in self.words.split()), default=0.0)
        return round(self._icon_room + widest + 2 * self._sides + 0.5) + 2 * EDGE

    def high_for(self, width: float) -> int:
        if self.is_icon_only or self.wide() <= width:
            return self._line_height
        return self._around(self._words_height(width))

    def height_for_lines(self, lines: int) -> int:
        """How high it is with words on so many lines."""
        return self._around(lines * height_of("Éy", 1000, self.size_now, "semibold"))

    def _around(self, words: float) -> int:
        return max(self._line_height, round(words + 2 * TIGHT_ENDS + 0.5))

    def lines_in(self, width: int) -> int:
        """How many lines its words take in this width."""
        if self.wide() <= width:
            return 1
        return round(self._words_height(width) / height_of("Éy", 1000, self.size_now, "semibold"))

    def _words_height(self, width: float) -> float:
        room = width - 2 * EDGE - 2 * self._sides - self._icon_room
        return height_of(self.words, max(1.0, room), self.size_now, "semibold")

    def minimumSizeHint(self) -> QSize:
        return QSize(self.least_wide(), self._line_height)

    # Drawing

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        body = rect.adjusted(EDGE, EDGE, -EDGE, -2 * EDGE)
        kind: ButtonKind = self.kind if self.isEnabled() else "off"
        is_whole = self.is_icon_only or self.wide() <= self.width()
        has_key = bool(self.key) and is_whole and not self.is_icon_only
        words = "" if self.is_icon_only or not is_whole or has_key else self.words
        button(
            painter,
            body,
            words,
            kind,
            self.style_now,
            icon_name=self.icon_name if is_whole and not has_key else "",
            icon_last=self.icon_last,
            size=self.size_now,
            line=self.inks.line,
        )
        if has_key:
            ink = button_ink(kind, self.style_now)
            self._draw_with_key(painter, body, ink, self.inks.muted if kind == "quiet" else ink)
        elif not is_whole:
            self._draw_wrapped(painter, body, button_ink(kind, self.style_now))
        if self.isEnabled() and (self.isDown() or self.is_hovered):
            shade = with_alpha(self.style_now.theme.text, 0.12 if self.isDown() else 0.05)
            painter.fillPath(rounded(body, BUTTON_RADIUS), shade)

    def _draw_with_key(self, painter: QPainter, body: QRectF, ink: Tint, quiet: Tint) -> None:
        words, side = width_of(self.words, self.size_now, "semibold"), self._line_height * ICON_PART
        x = body.center().x() - (self._icon_room + words + self._key_room) / 2
        if self.icon_name:
            icon(painter, self.icon_name, QRectF(x, body.center().y() - side / 2, side, side), ink)
            x += self._icon_room
        text_line(painter, QRectF(x, body.y(), words + 2, body.height()), self.words, self.size_now, ink, "semibold")
        high = self._key_size * CAP_HEIGHT
        cap = QRectF(x + words + self._key_room - self._cap_width, body.center().y() - high / 2, self._cap_width, high)
        painter.strokePath(rounded(cap, CAP_RADIUS), pen(quiet, 1.2))
        text_line(painter, cap, self.key, self._key_size, quiet, across="centre")

    def _draw_wrapped(self, painter: QPainter, body: QRectF, ink: Tint) -> None:
        inside = body.adjusted(self._sides, 0, -self._sides, 0)
        if self.icon_name:
            side = self._line_height * ICON_PART
            x = inside.right() - side if self.icon_last else inside.x()
            icon(painter, self.icon_name, QRectF(x, body.center().y() - side / 2, side, side), ink)
            room = side + ICON_GAP
            inside = inside.adjusted(0, 0, -room, 0) if self.icon_last else inside.adjusted(room, 0, 0, 0)
        text_block(painter, inside, self.words, self.size_now, ink, "semibold", across="centre", down="middle")


class ActionButton(Button):
    """Along the foot of a screen, where one presses again and again: as high as a thumb."""

    def __init__(
        self, words: str = "", kind: ButtonKind = "quiet", icon_name: str = "", *, is_compact: bool = False
    ) -> None:
        super().__init__(words, kind, icon_name, size=COMPACT_TEXT if is_compact else 15, is_compact=is_compact)

    @property
    def _line_height(self) -> int:
        least = round(FOOT_HEIGHT * (1 + self.style_now.unit) / 2)
        return max(least, round(height_of("Éy", 1000, self.size_now, "semibold")) + 2 * FOOT_ENDS)


class IconButton(Pressable):
    """A button that is only a sign: its name is for screen readers and for the pointer that waits."""

    def __init__(self, words: str, icon_name: str, *, on: Surface = "panel", side: float = 32) -> None:
        """`side` grows with the text."""
        self.icon_name, self.side = icon_name, side
        self.ink: Tint | None = None
        """Another than that of the surface, on a colour."""
        super().__init__(words, on=on)
        self.let_grow(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def say(self, words: str) -> None:
        super().say(words)
        self.setToolTip(words)

    def wide(self) -> int:
        return self.style_now.grown(self.side)

    def high_for(self, width: float) -> int:
        return self.wide()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        ink = self.ink or self.inks.text
        if self.isEnabled() and (self.isDown() or self.is_hovered):
            strength = 0.16 if self.isDown() else 0.09
            painter.fillPath(rounded(rect.adjusted(1, 1, -1, -1), self.radius), with_alpha(ink, strength))
        side = min(rect.width(), rect.height()) * 0.6
        place = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        icon(painter, self.icon_name, place, ink if self.isEnabled() else mix(ink, self.inks.ground, 0.55))
