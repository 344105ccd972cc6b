"""The plans at the left: those that come with the program, game by game, then one's own."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.style.fonts import Weight, height_of, width_of
from desktop.style.mixing import mix, solid, with_alpha
from desktop.widgets.boards import LeftSide
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import wear_all
from desktop.widgets.pressable import Pressable, one_stop, walk
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.words import Hairline, Label, heading, note


@dataclass(frozen=True, slots=True)
class PlanLine:
    """A plan in the list: its title, how long it is, and below it its game where that is not said above."""

    id: str
    title: str
    minutes: str
    below: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Plans under a heading."""

    words: str
    lines: tuple[PlanLine, ...]


def shape_of(groups: Sequence[Group]) -> list[tuple[str, list[str]]]:
    """Which plans stand under which headings, whatever they are called."""
    return [(group.words, [line.id for line in group.lines]) for group in groups]


class LineButton(Pressable):
    radius = 6

    def __init__(self, line: PlanLine) -> None:
        self.line = line
        super().__init__(size=15)
        self.setCheckable(True)
        self.let_grow(QSizePolicy.Policy.Expanding)
        self.show_line(line)
        self.toggled.connect(lambda _: self.measure_again())

    def show_line(self, line: PlanLine) -> None:
        self.line = line
        self.say(line.title)
        self.setAccessibleDescription(" · ".join(filter(None, (line.minutes, line.below))))

    @property
    def _small(self) -> int:
        return self.style_now.text_size(14)

    def wide(self) -> int:
        return self.grown(220)

    def least_wide(self) -> int:
        return 120

    def _room(self, width: float) -> float:
        return max(40.0, width - width_of(self.line.minutes, self._small) - 42)

    @property
    def _weight(self) -> Weight:
        return "bold" if self.isChecked() else "regular"

    def high_for(self, width: float) -> int:
        title = height_of(self.words, self._room(width), self.size_now, self._weight)
        below = self._small * 1.4 if self.line.below else 0
        return round(title + below + self.size_now * 0.8)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, theme = self.style_now, self.style_now.theme
        body = rect.adjusted(1, 1, -1, -1)
        if self.isChecked():
            painter.fillPath(rounded(body, self.radius), mix(style.accent, theme.panel, 0.82))
            painter.fillRect(QRectF(body.x(), body.y() + 3, 4, body.height() - 6), solid(style.accent_text))
        elif self.is_hovered:
            painter.fillPath(rounded(body, self.radius), with_alpha(theme.text, 0.06))
        room, top = self._room(rect.width()), rect.y() + self.size_now * 0.35
        title = height_of(self.words, room, self.size_now, self._weight)
        text_block(painter, QRectF(14, top, room, title + 2), self.words, self.size_now, theme.text, self._weight)
        muted = (
            style.readable_on(theme.muted, mix(style.accent, theme.panel, 0.82)) if self.isChecked() else theme.muted
        )
        minutes = QRectF(14, top, rect.width() - 26, self.size_now * 1.4)
        text_line(painter, minutes, self.line.minutes, self._small, muted, across="right")
        if self.line.below:
            below = QRectF(14, top + title, room, self._small * 1.4)
            text_line(painter, below, self.line.below, self._small, muted)


class PlanSide(LeftSide):
    """Signals: `wanted` with the id of a plan; `pressed` with what shall be done: new, copy, share."""

    wanted = Signal(str)
    pressed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.group = QButtonGroup(self)
        self.buttons: list[LineButton] = []
        self.groups: tuple[Group, ...] = ()
        self._seen = ""
        """The plan that was scrolled to."""
        self.title = heading(size=22)
        self.content = QWidget()
        self.list = QVBoxLayout(self.content)
        self.list.setContentsMargins(12, 4, 6, 8)
        self.list.setSpacing(1)
        self.scroller = ScrollingColumn(self.content)
        self.new = Button(icon_name="plus")
        self.copy = Button(icon_name="copy", is_compact=True)
        self.share = Button(icon_name="share", is_compact=True)
        for name, button in (("new", self.new), ("copy", self.copy), ("share", self.share)):
            button.clicked.connect(lambda _=False, name=name: self.pressed.emit(name))
        head = QHBoxLayout()
        head.setContentsMargins(18, 14, 12, 2)
        head.addWidget(self.title)
        foot = QVBoxLayout()
        foot.setContentsMargins(14, 6, 14, 14)
        foot.setSpacing(6)
        foot.addWidget(self.new)
        below = QHBoxLayout()
        below.setSpacing(6)
        below.addWidget(self.copy, 1)
        below.addWidget(self.share, 1)
        foot.addLayout(below)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.scroller, 1)
        column.addLayout(foot)

    def say(self, title: str, words: dict[str, str]) -> None:
        self.title.setText(title)
        for name, button in (("new", self.new), ("copy", self.copy), ("share", self.share)):
            button.say(words[name])

    def show_groups(self, groups: Sequence[Group], chosen: str, none: str) -> None:
        """The plans under their headings; `none` stands where a group has none yet."""
        before, self.groups = self.groups, tuple(groups)
        if shape_of(before) != shape_of(self.groups):
            self._build(none)
        lines = (line for group in self.groups for line in group.lines)
        for button, line in zip(self.buttons, lines, strict=True):
            if button.line != line:
                button.show_line(line)
        for button in self.buttons:
            button.setChecked(button.line.id == chosen)
        one_stop(self.buttons)
        if chosen != self._seen:
            self._seen = chosen
            QTimer.singleShot(0, self, self._show_chosen)

    def _show_chosen(self) -> None:
        """Scroll so that the chosen plan is seen."""
        chosen = next((button for button in self.buttons if button.isChecked()), None)
        if chosen is not None:
            self.list.activate()
            self.scroller.ensureWidgetVisible(chosen, 0, 40)

    def _build(self, none: str) -> None:
        focused = next((button.line.id for button in self.buttons if button.hasFocus()), "")
        while (item := self.list.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for button in self.buttons:
            self.group.removeButton(button)
        self.buttons = []
        for number, group in enumerate(self.groups):
            if number == len(self.groups) - 1:
                self.list.addSpacing(8)
                self.list.addWidget(Hairline())
            title = Label(group.words, 17, "semibold", serif=True)
            title.setContentsMargins(6, 10, 0, 3)
            self.list.addWidget(title)
            if not group.lines:
                empty = note(none, 14)
                empty.setContentsMargins(14, 0, 0, 0)
                self.list.addWidget(empty)
            for line in group.lines:
                self._add(line)
        self.list.addStretch(1)
        wear_all(self.content, self.style_now)
        for each in self.content.findChildren(QWidget):
            each.show()
        again = next((button for button in self.buttons if button.line.id == focused), None)
        if again is not None:
            again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add(self, line: PlanLine) -> None:
        button = LineButton(line)
        self.group.addButton(button)
        button.clicked.connect(lambda: self.wanted.emit(line.id))
        self.buttons.append(button)
        self.list.addWidget(button)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk through the plans."""
        if not walk(self.buttons, event):
            super().keyPressEvent(event)
