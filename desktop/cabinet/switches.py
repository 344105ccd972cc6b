"""Choosing: between few words side by side, on or off with an explanation, one of several lines."""

from collections.abc import Sequence
from typing import Any, Literal

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from desktop.cabinet.arranging import Wrapping
from desktop.cabinet.buttons import Pressable, one_stop
from desktop.cabinet.look import Look, Surface
from desktop.fonts import height_of, width_of
from desktop.paint.colours import ink_on, mix, solid, with_alpha
from desktop.paint.icons import icon
from desktop.paint.light import shadow
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import text_block, text_line

Choice = tuple[Any, str]
"""A value, and the words for it."""
TRACK_WIDE, TRACK_HIGH = 38, 22
RADIO = 9


class Segment(Pressable):
    """One word of a switch."""

    radius = 6

    def __init__(self, look: Look, value: Any, words: str, on: Surface, size: float) -> None:
        self.value, self.size_ = value, size
        super().__init__(look, words, on)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        size = self.look.style.text_size(self.size_)
        return QSize(round(width_of(self.words, size, "bold")) + 24, round(size * 1.3) + 14)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, inks = self.look.style, self.look.inks(self.on)
        body = rect.adjusted(2, 2, -2, -2)
        path = rounded(body, self.radius)
        if self.isChecked():
            shadow(painter, path, style, drop=1.5, blur=3, strength=0.22)
            painter.fillPath(path, solid(inks.text))
        elif self.is_hovered:
            painter.fillPath(path, with_alpha(inks.text, 0.08))
        ink = ink_on(inks.text) if self.isChecked() else inks.text
        weight: Literal["bold", "semibold"] = "bold" if self.isChecked() else "semibold"
        text_line(painter, body, self.words, style.text_size(self.size_), ink, weight, across="centre")


class Segments(QWidget):
    """A choice between few words. Signal: `chosen` with the value, when a person chooses it."""

    chosen = Signal(object)

    def __init__(self, look: Look, name: str = "", on: Surface = "panel", *, size: float = 15) -> None:
        super().__init__()
        self.look, self.on, self.size_ = look, on, size
        self.group = QButtonGroup(self)
        self.group.setExclusive(True)
        self.group.idClicked.connect(self._told)
        self.row = Wrapping(self, gap=0, fills=True)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.setAccessibleName(name)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self.update)

    @property
    def segments(self) -> list[Segment]:
        return [button for button in self.group.buttons() if isinstance(button, Segment)]

    @property
    def value(self) -> Any:
        checked = self.group.checkedButton()
        return checked.value if isinstance(checked, Segment) else None

    def offer(self, choices: Sequence[Choice], value: Any) -> None:
        """These words, in this order, the value chosen. Buttons that are already there stay, and so does the focus."""
        if [segment.value for segment in self.segments] != [each for each, _ in choices]:
            self._rebuild(choices)
        for segment, (each, words) in zip(self.segments, choices, strict=True):
            if segment.words != words:
                segment.say(words)
            segment.setAccessibleDescription(self.accessibleName())
            segment.setChecked(each == value)
        one_stop(self.segments)
        self.updateGeometry()

    def _rebuild(self, choices: Sequence[Choice]) -> None:
        for segment in self.segments:
            self.group.removeButton(segment)
            self.row.removeWidget(segment)
            segment.hide()
            segment.deleteLater()
        for number, (value, words) in enumerate(choices):
            segment = Segment(self.look, value, words, self.on, self.size_)
            self.group.addButton(segment, number)
            self.row.add(segment, width_of(words, self.size_, "bold") + 24)

    def _told(self, number: int) -> None:
        self.chosen.emit(self.segments[number].value)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        theme, inks = self.look.style.theme, self.look.inks(self.on)
        ground = theme.window if self.on in ("panel", "wall") else mix(self.look.style.ground.well, inks.ground, 0.35)
        path = rounded(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8)
        painter.fillPath(path, solid(ground))
        painter.strokePath(path, pen(inks.line))
        painter.end()


class OptionRow(Pressable):
    """A switch or a radio button, with what it means below its words. A reason says why it cannot be had now."""

    radius = 8

    def __init__(
        self, look: Look, mark: Literal["switch", "radio"], on: Surface = "panel", *, size: float = 16
    ) -> None:
        super().__init__(look, "", on)
        self.mark, self.size_ = mark, size
        self.help = ""
        self.reason = ""
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def tell(self, words: str, help: str = "", reason: str = "") -> None:
        self.help, self.reason = help, reason
        self.say(words)
        self.setAccessibleDescription(reason or help)

    @property
    def indent(self) -> float:
        return (TRACK_WIDE if self.mark == "switch" else 2 * RADIO) * self.scale + 20

    @property
    def scale(self) -> float:
        return max(1.0, self.look.style.text_size(15) / 15)

    def sizeHint(self) -> QSize:
        width = self.look.grown(240)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        longest = max(
            (width_of(word, self.look.style.text_size(self.size_), "semibold") for word in self.words.split()),
            default=0,
        )
        return QSize(round(self.indent + longest) + 14, 0)

    def heightForWidth(self, width: int) -> int:
        title, below = self._heights(width)
        return round(title + below) + 14

    def _heights(self, width: float) -> tuple[float, float]:
        style, room = self.look.style, width - self.indent - 10
        title = height_of(self.words, room, style.text_size(self.size_), "semibold")
        said = self.reason or self.help
        return title, height_of(said, room, style.text_size(self.size_ - 1)) if said else 0.0

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, inks = self.look.style, self.look.inks(self.on)
        if self.is_hovered or (self.isChecked() and self.mark == "radio"):
            shade = 0.20 if self.isChecked() and self.mark == "radio" else 0.09
            painter.fillPath(rounded(rect.adjusted(1, 1, -1, -1), self.radius), with_alpha(style.accent, shade))
        title, below = self._heights(rect.width())
        self._draw_mark(painter, rect.x() + 8, rect.y() + 7 + min(title, style.text_size(self.size_) * 1.4) / 2)
        x, room = rect.x() + self.indent, rect.width() - self.indent - 10
        line = QRectF(x, rect.y() + 7, room, title + 1)
        faint = inks.quiet if self.reason else inks.text
        text_block(painter, line, self.words, style.text_size(self.size_), faint, "semibold")
        said, ink = (self.reason, inks.refuse) if self.reason else (self.help, inks.quiet)
        if said:
            text_block(painter, QRectF(x, line.bottom(), room, below + 1), said, style.text_size(self.size_ - 1), ink)

    def _draw_mark(self, painter: QPainter, x: float, y: float) -> None:
        if self.mark == "switch":
            draw_switch(
                painter,
                QRectF(x, y - TRACK_HIGH * self.scale / 2, TRACK_WIDE * self.scale, TRACK_HIGH * self.scale),
                self.look,
                self.on,
                is_on=self.isChecked(),
            )
        else:
            self._draw_radio(painter, x + RADIO * self.scale, y)

    def _draw_radio(self, painter: QPainter, x: float, y: float) -> None:
        inks, radius = self.look.inks(self.on), RADIO * self.scale
        disc = circle(QRectF(x - radius, y - radius, 2 * radius, 2 * radius).center(), radius - 1)
        painter.fillPath(disc, solid(self.look.style.theme.raised))
        painter.strokePath(disc, pen(inks.accent if self.isChecked() else inks.quiet, 2))
        if self.isChecked():
            painter.fillPath(circle(disc.boundingRect().center(), radius * 0.52), solid(inks.accent))


def draw_switch(painter: QPainter, rect: QRectF, look: Look, on: Surface, *, is_on: bool) -> None:
    """A sliding switch; on, it also shows a check."""
    inks, half = look.inks(on), rect.height() / 2
    track = inks.accent if is_on else mix(inks.quiet, inks.ground, 0.30)
    painter.fillPath(rounded(rect, half), solid(track))
    middle = QRectF(rect.right() - 2 * half if is_on else rect.x(), rect.y(), 2 * half, 2 * half).center()
    knob = circle(middle, half * 0.76)
    shadow(painter, knob, look.style, drop=1, blur=2, strength=0.3)
    painter.fillPath(knob, solid("#FFFFFF" if not look.style.is_dark or not is_on else look.style.theme.panel))
    if is_on:
        side = half * 0.95
        tick = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        icon(painter, "check", tick, track)


class OptionGroup(QWidget):
    """Radio rows below one another. Signal: `chosen` with the value."""

    chosen = Signal(object)

    def __init__(self, look: Look, values: Sequence[Any], on: Surface = "panel") -> None:
        super().__init__()
        self.values = tuple(values)
        self.group = QButtonGroup(self)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(2)
        self.rows: list[OptionRow] = []
        for number in range(len(self.values)):
            row = OptionRow(look, "radio", on)
            self.rows.append(row)
            self.group.addButton(row, number)
            self.column.addWidget(row)
        self.group.idClicked.connect(lambda number: self.chosen.emit(self.values[number]))

    def choose(self, value: Any) -> None:
        self.rows[self.values.index(value)].setChecked(True)
        one_stop(self.rows)
