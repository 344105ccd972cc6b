"""What one can play alone: a tile for each mission, with those that were won, and what the chosen one asks."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.cabinet.arranging import Wrapping
from desktop.cabinet.buttons import Pressable, RuleTag, one_stop
from desktop.cabinet.labels import Label, heading
from desktop.cabinet.look import Look
from desktop.cabinet.panels import Board
from desktop.fonts import height_of, width_of
from desktop.paint.colours import mix, solid, with_alpha
from desktop.paint.icons import icon
from desktop.paint.light import shadow
from desktop.paint.painting import pen
from desktop.paint.paths import circle, rays, rounded
from desktop.paint.states import can_pick
from desktop.paint.text import figure, text_block, text_line


@dataclass(frozen=True, slots=True)
class MissionWords:
    value: int
    number: str
    title: str
    is_won: bool
    won: str
    """The word for it."""


class MissionTile(Pressable):
    """A card: the number in a sun once it is won, and the title."""

    radius = 9

    def __init__(self, look: Look) -> None:
        self.mission = MissionWords(0, "", "", False, "")
        self.is_wanted = False
        super().__init__(look, "", "board")
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_mission(self, mission: MissionWords, *, wanted: bool) -> None:
        self.mission, self.is_wanted = mission, wanted
        self.say(mission.title)
        self.setAccessibleName(f"{mission.number}. {mission.title}")
        self.setAccessibleDescription(mission.won if mission.is_won else "")

    @property
    def indent(self) -> int:
        return self.look.grown(50)

    def sizeHint(self) -> QSize:
        width = self.look.grown(180)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        longest = max((width_of(word, self._size, "semibold") for word in self.words.split()), default=0)
        return QSize(max(round(self.indent + longest) + 16, self.look.grown(168)), 0)

    def heightForWidth(self, width: int) -> int:
        words = height_of(self.words, width - self.indent - 14, self._size, "semibold")
        won = self.look.style.text_size(14) * 1.3
        return max(round(words + won) + 22, self.look.grown(64))

    @property
    def _size(self) -> int:
        return self.look.style.text_size(16)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, inks = self.look.style, self.look.inks("board")
        body = rect.adjusted(5, 4, -5, -6)
        path = rounded(body, self.radius)
        if self.is_wanted and not self.isChecked():
            can_pick(painter, rounded(body.adjusted(3, 3, -3, -3), self.radius), style)
        shadow(painter, path, style, drop=2, blur=4, strength=0.22)
        paper = mix(inks.ground, "#FFFFFF", 0.08 if style.is_dark else 0.6)
        painter.fillPath(path, mix(paper, style.accent, 0.16) if self.isChecked() else paper)
        edge = inks.accent if self.isChecked() or self.is_hovered else with_alpha(inks.text, 0.28)
        painter.strokePath(path, pen(edge, 2.2 if self.isChecked() else 1.2))
        self._draw_number(painter, body)
        words = height_of(self.words, body.width() - self.indent - 4, self._size, "semibold")
        small = style.text_size(14)
        below = small * 1.3 if self.mission.is_won else 0.0
        top = body.center().y() - (words + below) / 2
        x, room = body.x() + self.indent, body.width() - self.indent - 4
        text_block(painter, QRectF(x, top, room, words + 2), self.words, self._size, inks.text, "semibold")
        if below:
            line = QRectF(x, top + words, room, below)
            text_line(painter, line, self.mission.won, small, inks.quiet)

    def _draw_number(self, painter: QPainter, body: QRectF) -> None:
        inks, radius = self.look.inks("board"), self.look.grown(17)
        middle = QPointF(body.x() + self.indent * 0.52, body.center().y())
        place = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        if self.mission.is_won:
            painter.fillPath(rays(middle, radius * 1.12, radius * 0.94, 12), solid("#F4D98B"))
            painter.strokePath(rays(middle, radius * 1.12, radius * 0.94, 12), pen("#6B4A12", 1.2))
            figure(painter, place, self.mission.number, self.look.style.text_size(19), "#3A2507", serif=True)
            return
        painter.strokePath(circle(middle, radius * 0.96), pen(with_alpha(inks.text, 0.45), 1.4))
        figure(painter, place, self.mission.number, self.look.style.text_size(19), inks.text, serif=True)


class Missions(Board):
    """Signals: `chosen` with the value of the option; `asked` with a rule to be shown."""

    chosen = Signal(object)
    asked = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__(look, gap=8)
        self.title = heading(look, on="board")
        self.count = Label(look, on="board", ink="quiet")
        self.tiles: list[MissionTile] = []
        self.group = QButtonGroup(self)
        self.group.buttonClicked.connect(lambda tile: self.chosen.emit(tile.mission.value))
        self.shelf = Wrapping(gap=4, fills=False)
        self.name = Label(look, on="board", size=18, weight="semibold", serif=True, wraps=True)
        self.tag = RuleTag(look, "", on="board")
        self.tag.clicked.connect(lambda: self.asked.emit(self.tag.words))
        self.goals: list[GoalLine] = []
        self.twist = Label(look, on="board", ink="quiet", wraps=True)
        self._arrange()

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.count)
        self.column.addLayout(head)
        self.rack = QWidget()
        self.shelf = Wrapping(self.rack, gap=4, fills=True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.rack.setSizePolicy(policy)
        self.column.addWidget(self.rack)
        self.column.addSpacing(6)
        line = QHBoxLayout()
        line.addWidget(self.name, 1)
        line.addWidget(self.tag)
        self.column.addLayout(line)
        self.list = QVBoxLayout()
        self.list.setSpacing(2)
        self.column.addLayout(self.list)
        self.column.addWidget(self.twist)
        self.column.addStretch(1)

    def tell(self, title: str, count: str, missions: Sequence[MissionWords], value: Any, *, wanted: bool) -> None:
        self.title.setText(title)
        self.count.setText(count)
        while len(self.tiles) < len(missions):
            tile = MissionTile(self.look)
            self.tiles.append(tile)
            self.group.addButton(tile)
            self.shelf.add(tile)
            tile.show()
        self.group.setExclusive(False)
        for tile, mission in zip(self.tiles, missions, strict=True):
            tile.show_mission(mission, wanted=wanted)
            tile.setChecked(mission.value == value)
        self.group.setExclusive(True)
        one_stop(self.tiles)

    def tell_goals(self, name: str, rule: str, goals: Sequence[str], twist: str) -> None:
        """What the chosen mission asks."""
        self.name.setText(name)
        self.tag.say(rule)
        self.tag.setVisible(bool(rule))
        self.twist.setText(twist)
        self.twist.setVisible(bool(twist))
        while len(self.goals) < len(goals):
            self.goals.append(GoalLine(self.look))
            self.list.addWidget(self.goals[-1])
        for number, line in enumerate(self.goals):
            line.setVisible(number < len(goals))
            if number < len(goals):
                line.setText(goals[number])


class GoalLine(Label):
    """One objective, with a place for its check."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, on="board", size=16, wraps=True)

    def wear(self) -> None:
        super().wear()
        self.setContentsMargins(self.look.grown(28), 1, 0, 1)

    def paintEvent(self, event: Any) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inks, side = self.look.inks("board"), self.look.grown(15)
        place = QRectF(4, 1 + (self.fontMetrics().height() - side) / 2, side, side)
        painter.strokePath(rounded(place, 3), pen(with_alpha(inks.text, 0.5), 1.3))
        icon(painter, "check", place.adjusted(3, 3, -3, -3), with_alpha(inks.text, 0.35))
        painter.end()
