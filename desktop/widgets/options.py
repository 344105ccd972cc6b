"""Choosing with an explanation: on or off, or one of several lines. A reason says why something cannot be had now."""

from collections.abc import Sequence
from typing import Any, Literal

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from desktop.paint.icons import icon
from desktop.paint.light import shadow
from desktop.paint.painting import pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import text_block
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import mix, solid
from desktop.style.theme import Style
from desktop.widgets.pressable import Pressable, one_stop
from desktop.widgets.surfaces import Inks, Surface

TRACK_WIDE, TRACK_HIGH, RADIO = 38, 22, 9
SIDE, END = 8, 7


class OptionRow(Pressable):
    """A switch or a radio button, with what it means below its words."""

    radius = 8

    def __init__(self, mark: Literal["switch", "radio"], *, on: Surface = "panel", size: float = 16) -> None:
        self.mark = mark
        self.help = self.reason = ""
        self.is_wrong = False
        super().__init__(on=on, size=size)
        self.setCheckable(True)
        self.let_grow(QSizePolicy.Policy.Expanding)

    def tell(self, words: str, help: str = "", reason: str = "", *, wrong: bool = False) -> None:
        """`wrong`: it was chosen, and the reason says why it cannot be; else why it could not be chosen now."""
        self.help, self.reason, self.is_wrong = help, reason, wrong
        self.say(words)
        self.setAccessibleDescription(reason or help)

    @property
    def scale(self) -> float:
        return max(1.0, self.style_now.grown(100) / 100)

    @property
    def indent(self) -> float:
        return (TRACK_WIDE if self.mark == "switch" else 2 * RADIO) * self.scale + 20

    @property
    def _small(self) -> int:
        return self.style_now.text_size(self.size_wanted - 1)

    def wide(self) -> int:
        return self.style_now.grown(240)

    def least_wide(self) -> int:
        words = (*self.words.split(), *(self.reason or self.help).split())
        return round(self.indent + max((width_of(word, self.size_now, "semibold") for word in words), default=0)) + 14

    def high_for(self, width: float) -> int:
        return round(sum(self._heights(width))) + 2 * END

    def _heights(self, width: float) -> tuple[float, float]:
        room, said = width - self.indent - SIDE - 2, self.reason or self.help
        return (
            height_of(self.words, room, self.size_now, "semibold"),
            height_of(said, room, self._small) if said else 0.0,
        )

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, inks = self.style_now, self.inks
        is_chosen = self.isChecked() and self.mark == "radio"
        muted, refuse = inks.muted, inks.refuse
        if self.is_hovered or is_chosen:
            ground = mix(inks.ground, style.accent, 0.20 if is_chosen else 0.09)
            muted, refuse = style.readable_on(muted, ground), style.readable_on(refuse, ground)
            painter.fillPath(rounded(rect.adjusted(1, 1, -1, -1), self.radius), ground)
        title, below = self._heights(rect.width())
        self._draw_mark(painter, rect.x() + SIDE, rect.y() + END + min(title, self.size_now * 1.4) / 2)
        x, room = rect.x() + self.indent, rect.width() - self.indent - SIDE - 2
        line = QRectF(x, rect.y() + END, room, title + 1)
        text_block(painter, line, self.words, self.size_now, muted if self.reason else inks.text, "semibold")
        said, ink = (self.reason or self.help, refuse if self.is_wrong else muted)
        if said:
            text_block(painter, QRectF(x, line.bottom(), room, below + 1), said, self._small, ink)

    def _draw_mark(self, painter: QPainter, x: float, y: float) -> None:
        inks, scale = self.inks, self.scale
        if self.mark == "switch":
            track = QRectF(x, y - TRACK_HIGH * scale / 2, TRACK_WIDE * scale, TRACK_HIGH * scale)
            draw_switch(painter, track, self.style_now, inks, is_on=self.isChecked())
            return
        radius = RADIO * scale
        disc = circle(QRectF(x, y - radius, 2 * radius, 2 * radius).center(), radius - 1)
        painter.fillPath(disc, solid(self.style_now.theme.raised))
        painter.strokePath(disc, pen(inks.accent if self.isChecked() else inks.muted, 2))
        if self.isChecked():
            painter.fillPath(circle(disc.boundingRect().center(), radius * 0.52), solid(inks.accent))


def draw_switch(painter: QPainter, rect: QRectF, style: Style, inks: Inks, *, is_on: bool) -> None:
    """A sliding switch; on, it also shows a check."""
    half = rect.height() / 2
    track = inks.accent if is_on else mix(inks.muted, inks.ground, 0.30)
    painter.fillPath(rounded(rect, half), solid(track))
    middle = QRectF(rect.right() - 2 * half if is_on else rect.x(), rect.y(), 2 * half, 2 * half).center()
    knob = circle(middle, half * 0.76)
    shadow(painter, knob, style, drop=1, blur=2, strength=0.3)
    painter.fillPath(knob, solid("#FFFFFF" if not style.is_dark or not is_on else style.theme.panel))
    if is_on:
        side = half * 0.95
        icon(painter, "check", QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), track)


class OptionGroup(QWidget):
    """Radio rows below one another. Signal: `chosen` with the value."""

    chosen = Signal(object)

    def __init__(self, values: Sequence[Any], *, on: Surface = "panel") -> None:
        super().__init__()
        self.values = tuple(values)
        self.group = QButtonGroup(self)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(2)
        self.rows = [OptionRow("radio", on=on) for _ in self.values]
        for number, row in enumerate(self.rows):
            self.group.addButton(row, number)
            self.column.addWidget(row)
        self.group.idClicked.connect(lambda number: self.chosen.emit(self.values[number]))

    def choose(self, value: Any) -> None:
        self.rows[self.values.index(value)].setChecked(True)
        one_stop(self.rows)
