"""A choice between a few words side by side: languages, themes, speeds. In rows where there is no room for one."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy

from desktop.paint.icons import icon
from desktop.paint.light import shadow
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import ink_on, mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn, held
from desktop.widgets.pressable import Pressable, one_stop
from desktop.widgets.surfaces import Surface, inks_of
from desktop.widgets.wrapping import Wrapping

SIDES, ENDS = 12, 6


class Choice(NamedTuple):
    """A value, the word for it, and what a screen reader says where the word is only a sign."""

    value: Any
    words: str
    said: str = ""


class Segment(Pressable):
    """One word of a switch; a radio button for screen readers."""

    radius = 6

    def __init__(self, value: Any, on: Surface, size: float, floor: int, *, is_strong: bool) -> None:
        self.value, self.is_strong = value, is_strong
        super().__init__(on=on, size=size, floor=floor)
        self.setCheckable(True)
        self.let_grow(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def _check(self) -> float:
        """Room for the check before the words."""
        return self.size_now * 1.5 if self.is_strong else 0.0

    def wide(self) -> int:
        return round(width_of(self.words, self.size_now, "bold") + self._check) + 2 * SIDES

    def high_for(self, width: float) -> int:
        return round(self.size_now * 1.3) + (4 if self.is_strong else 2) * ENDS

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        inks, path = self.inks, rounded(rect.adjusted(2, 2, -2, -2), self.radius)
        ink = inks.text if self.is_strong else inks.muted
        if self.isChecked():
            fill = solid(self.style_now.button) if self.is_strong else solid(inks.text)
            shadow(painter, path, self.style_now, drop=1.5, blur=3, strength=0.22)
            painter.fillPath(path, fill)
            ink = ink_on(fill)
        elif self.is_hovered:
            painter.fillPath(path, with_alpha(inks.text, 0.08))
        words = width_of(self.words, self.size_now, "bold")
        room = self._check if self.isChecked() else 0.0
        x = rect.center().x() - (words + room) / 2
        if room:
            side = float(self.size_now)
            icon(painter, "check", QRectF(x, rect.center().y() - side / 2, side, side), ink)
        line = QRectF(x + room, rect.y(), words + 2, rect.height())
        text_line(painter, line, self.words, self.size_now, ink, "bold")


class Switch(Drawn):
    """Signal: `chosen` with the value, when a person chooses it. Arrow keys go from one word to the next."""

    chosen = Signal(object)

    def __init__(
        self,
        *,
        on: Surface = "panel",
        size: float = 14,
        floor: int = 0,
        is_strong: bool = False,
        focus: Qt.FocusPolicy = Qt.FocusPolicy.StrongFocus,
    ) -> None:
        """`is_strong`: the choice in the accent, with a check; all words have the same room, as what they stand under.
        `focus`: what the chosen word takes."""
        super().__init__()
        self.on: Surface = on
        self.size_wanted, self.floor, self.is_strong, self.focus = size, floor, is_strong, focus
        self.group = QButtonGroup(self)
        self.group.idClicked.connect(lambda number: self.chosen.emit(self.segments[number].value))
        self.row = Wrapping(self, gap=0, fills=True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def segments(self) -> list[Segment]:
        return [button for button in self.group.buttons() if isinstance(button, Segment)]

    def segment(self, value: Any) -> Segment:
        return next(each for each in self.segments if each.value == value)

    @property
    def value(self) -> Any:
        return next((each.value for each in self.segments if each.isChecked()), None)

    def offer(self, choices: Sequence[Choice], value: Any, name: str) -> None:
        """These words, in this order, the value chosen. What is already there stays, and so does the focus."""
        self.setAccessibleName(name)
        if [segment.value for segment in self.segments] != [each.value for each in choices]:
            self._rebuild(choices)
        for number, (segment, choice) in enumerate(zip(self.segments, choices, strict=True)):
            if segment.words != choice.words:
                segment.say(choice.words)
            said = choice.said or choice.words
            segment.setAccessibleName(said)
            segment.setAccessibleDescription(name)
            segment.setToolTip(said if said != choice.words else "")
            self.row.weigh(number, self._weight(segment))
        self.choose(value)
        self.updateGeometry()

    def choose(self, value: Any) -> None:
        """Shows the choice; only people cause the signal."""
        for segment in self.segments:
            segment.setChecked(segment.value == value)
        one_stop(self.segments, self.focus)

    def _rebuild(self, choices: Sequence[Choice]) -> None:
        for segment in self.segments:
            self.group.removeButton(segment)
            self.row.removeWidget(segment)
            segment.hide()
            segment.deleteLater()
        for number, choice in enumerate(choices):
            segment = Segment(choice.value, self.on, self.size_wanted, self.floor, is_strong=self.is_strong)
            self.group.addButton(segment, number)
            self.row.add(held(self, segment, self.style_now))
            segment.show()

    def wear(self, style: Style) -> None:
        super().wear(style)
        for number, segment in enumerate(self.segments):
            self.row.weigh(number, self._weight(segment))

    def _weight(self, segment: Segment) -> float:
        return 1.0 if self.is_strong else segment.wide()

    # For pages that put it where they want it

    def wide(self) -> int:
        return self.sizeHint().width()

    def high_for(self, width: float) -> int:
        return self.row.heightForWidth(round(width))

    def put(self, x: float, y: float, width: float | None = None) -> int:
        """Moves it there; returns where it ends to the right."""
        wide = round(width or self.wide())
        self.setGeometry(round(x), round(y), wide, self.high_for(wide))
        self.row.activate()
        return round(x) + wide

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        inks, style = inks_of(self.style_now, self.on), self.style_now
        is_pale = self.on in ("panel", "wall")
        ground = solid(style.theme.window) if is_pale else mix(style.ground.well, inks.ground, 0.35)
        path = rounded(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8)
        painter.fillPath(path, ground)
        painter.strokePath(path, pen(inks.line))
        painter.end()
