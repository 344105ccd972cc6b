"""The kinds of spots, or the letters of a grid, as a row of swatches: one is in hand."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup, QSizePolicy

from desktop.paint.icons import icon
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import solid, with_alpha
from desktop.widgets.dressing import Drawn, held
from desktop.widgets.pressable import Pressable, one_stop
from desktop.widgets.wrapping import Wrapping

PaintSwatch = Callable[[QPainter, QRectF], None]
SIDE = 26.0


@dataclass(frozen=True, slots=True)
class Swatch:
    value: str
    words: str
    caption: str
    """Beside the picture: the key that does the same."""
    draw: PaintSwatch | None = None
    """None: a cursor, to type with."""


class SwatchButton(Pressable):
    radius = 7

    def __init__(self, swatch: Swatch) -> None:
        self.swatch = swatch
        super().__init__(swatch.words, size=14)
        self.setCheckable(True)
        self.setToolTip(swatch.words)
        self.let_grow(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def side(self) -> int:
        return self.style_now.grown(SIDE)

    def wide(self) -> int:
        return round(
            self.side
            + 14
            + (width_of(self.swatch.caption, self.size_now, "semibold") + 6 if self.swatch.caption else 0)
        )

    def high_for(self, width: float) -> int:
        return self.side + 10

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        body, inks = rect.adjusted(1, 1, -1, -1), self.inks
        path = rounded(body, self.radius)
        is_on = self.isChecked()
        painter.fillPath(path, solid(self.style_now.theme.raised) if not is_on else with_alpha(inks.text, 0.1))
        painter.strokePath(path, pen(inks.text if is_on else inks.line, 2.4 if is_on else 1))
        if self.is_hovered and not is_on:
            painter.fillPath(path, with_alpha(inks.text, 0.06))
        place = QRectF(rect.x() + 7, rect.center().y() - self.side / 2, self.side, self.side)
        if self.swatch.draw is None:
            icon(painter, "letters", place.adjusted(4, 4, -4, -4), inks.text)
        else:
            self.swatch.draw(painter, place)
        if self.swatch.caption:
            line = QRectF(place.right() + 5, rect.y(), rect.right() - place.right(), rect.height())
            text_line(painter, line, self.swatch.caption, self.size_now, inks.text, "semibold")


class Palette(Drawn):
    """Signal: `chosen` with the value."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.group = QButtonGroup(self)
        self.group.idClicked.connect(lambda number: self.chosen.emit(self.buttons[number].swatch.value))
        self.buttons: list[SwatchButton] = []
        self.row = Wrapping(self, gap=6)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def offer(self, swatches: Sequence[Swatch], value: str, name: str) -> None:
        for button in self.buttons:
            self.group.removeButton(button)
            self.row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        for number, swatch in enumerate(swatches):
            button = held(self, SwatchButton(swatch), self.style_now)
            self.group.addButton(button, number)
            self.row.add(button)
            self.buttons.append(button)
            button.show()
        self.setAccessibleName(name)
        self.choose(value)
        self.updateGeometry()

    def choose(self, value: str) -> None:
        for button in self.buttons:
            button.setChecked(button.swatch.value == value)
        one_stop(self.buttons, Qt.FocusPolicy.TabFocus)
