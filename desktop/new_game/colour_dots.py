"""The colours of the box with their glyphs: one's own, those that are free, those that others have."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup, QSizePolicy

from desktop.paint.marks import seat_badge
from desktop.paint.painting import pen
from desktop.paint.paths import circle
from desktop.widgets.dressing import Drawn, held
from desktop.widgets.pressable import Pressable, one_stop
from desktop.widgets.wrapping import Wrapping

OWN, TAKEN = 0.34, 0.24
"""The radius of a dot, as a share of its room: small ones are somebody else's."""


class DotFace(NamedTuple):
    """A colour, what a screen reader says of it, and whether another seat has it."""

    colour: str
    words: str
    is_taken: bool


class ColourDots(Drawn):
    """Dots to choose a colour; those that others have are smaller, and are swapped when chosen.

    Signal: `chosen` with the colour.
    """

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.group = QButtonGroup(self)
        self.group.buttonClicked.connect(lambda dot: self.chosen.emit(dot.colour))
        self.row = Wrapping(self, gap=2)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.dots: list[ColourDot] = []

    def offer(self, faces: Sequence[DotFace], value: str, name: str) -> None:
        self.setAccessibleName(name)
        while len(self.dots) < len(faces):
            dot = held(self, ColourDot(), self.style_now)
            self.dots.append(dot)
            self.group.addButton(dot)
            self.row.addWidget(dot)
        offered = self.dots[: len(faces)]
        for dot, face in zip(offered, faces, strict=True):
            dot.show_face(face)
            dot.setAccessibleDescription(name)
            dot.setChecked(dot.colour == value)
        for dot in self.dots:
            dot.setVisible(dot in offered)
        one_stop(offered)


class ColourDot(Pressable):
    radius = 20

    def __init__(self) -> None:
        self.colour, self.is_taken = "", False
        super().__init__(on="board")
        self.setCheckable(True)
        self.let_grow(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_face(self, face: DotFace) -> None:
        self.colour, self.is_taken = face.colour, face.is_taken
        self.say(face.words)
        self.setToolTip(face.words)

    def wide(self) -> int:
        return self.grown(34)

    def high_for(self, width: float) -> int:
        return self.wide()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        middle, radius = rect.center(), rect.width() * OWN
        if self.isChecked():
            painter.strokePath(circle(middle, radius * 1.34), pen(self.inks.text, 2.4))
        if self.is_taken and not self.is_hovered:
            radius = rect.width() * TAKEN
        seat_badge(painter, middle, radius, self.colour, self.style_now)
