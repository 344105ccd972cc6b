"""Challenges to play one after another: a tile for each, with those that were won, and what the chosen one asks."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.paint.art import Art
from desktop.paint.icons import icon
from desktop.paint.light import shadow
from desktop.paint.painting import pen
from desktop.paint.paths import circle, rays, rounded
from desktop.paint.states import can_pick
from desktop.paint.text import figure, text_block, text_line
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.boards import Board
from desktop.widgets.dressing import wear_all
from desktop.widgets.links import RuleLink
from desktop.widgets.pressable import Pressable, one_stop
from desktop.widgets.surfaces import inks_of
from desktop.widgets.words import Label, heading
from desktop.widgets.wrapping import Wrapping


@dataclass(frozen=True, slots=True)
class Challenge:
    value: Any
    number: str
    title: str
    is_won: bool
    won: str
    """The word for it."""


class ChallengeTile(Pressable):
    """A card: the number in a sun once it is won, and the title."""

    radius = 9

    def __init__(self) -> None:
        self.challenge = Challenge(0, "", "", False, "")
        self.is_wanted = False
        super().__init__(on="board", size=16)
        self.setCheckable(True)
        self.let_grow(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def show_challenge(self, challenge: Challenge, *, wanted: bool) -> None:
        self.challenge, self.is_wanted = challenge, wanted
        self.say(challenge.title)
        self.setAccessibleName(f"{challenge.number}. {challenge.title}")
        self.setAccessibleDescription(challenge.won if challenge.is_won else "")

    @property
    def indent(self) -> int:
        return self.grown(50)

    def wide(self) -> int:
        return self.grown(180)

    def least_wide(self) -> int:
        longest = max((width_of(word, self.size_now, "semibold") for word in self.words.split()), default=0)
        return max(round(self.indent + longest) + 16, self.grown(168))

    def high_for(self, width: float) -> int:
        words = height_of(self.words, width - self.indent - 14, self.size_now, "semibold")
        won = self.style_now.text_size(14) * 1.3
        return max(round(words + won) + 22, self.grown(64))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, inks = self.style_now, self.inks
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
        words = height_of(self.words, body.width() - self.indent - 4, self.size_now, "semibold")
        small = style.text_size(14)
        below = small * 1.3 if self.challenge.is_won else 0.0
        top = body.center().y() - (words + below) / 2
        x, room = body.x() + self.indent, body.width() - self.indent - 4
        text_block(painter, QRectF(x, top, room, words + 2), self.words, self.size_now, inks.text, "semibold")
        if below:
            line = QRectF(x, top + words, room, below)
            text_line(painter, line, self.challenge.won, small, inks.muted)

    def _draw_number(self, painter: QPainter, body: QRectF) -> None:
        inks, radius = self.inks, self.grown(17)
        middle = QPointF(body.x() + self.indent * 0.52, body.center().y())
        place = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        if self.challenge.is_won:
            painter.fillPath(rays(middle, radius * 1.12, radius * 0.94, 12), solid("#F4D98B"))
            painter.strokePath(rays(middle, radius * 1.12, radius * 0.94, 12), pen("#6B4A12", 1.2))
            figure(painter, place, self.challenge.number, self.style_now.text_size(19), "#3A2507", serif=True)
            return
        painter.strokePath(circle(middle, radius * 0.96), pen(with_alpha(inks.text, 0.45), 1.4))
        figure(painter, place, self.challenge.number, self.style_now.text_size(19), inks.text, serif=True)


class Challenges(Board):
    """Signals: `chosen` with the value of the option; `asked` with a rule to be shown."""

    chosen = Signal(object)
    asked = Signal(str)

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.title = heading(on="board")
        self.count = Label(ink="muted", on="board", wraps=False)
        self.tiles: list[ChallengeTile] = []
        self.group = QButtonGroup(self)
        self.group.buttonClicked.connect(lambda tile: self.chosen.emit(tile.challenge.value))
        self.name = heading(size=18, on="board")
        self.tag = RuleLink(on="board")
        self.tag.followed.connect(self.asked)
        self.goals: list[GoalLine] = []
        self.help = Label(ink="muted", on="board")
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
        self.column.addWidget(self.help)
        self.column.addStretch(1)

    def tell(self, title: str, count: str, challenges: Sequence[Challenge], value: Any, *, wanted: bool) -> None:
        self.title.setText(title)
        self.count.setText(count)
        while len(self.tiles) < len(challenges):
            tile = ChallengeTile()
            self.tiles.append(tile)
            self.group.addButton(tile)
            self.shelf.add(tile)
            wear_all(tile, self.style_now)
            tile.show()
        self.group.setExclusive(False)
        for tile, challenge in zip(self.tiles, challenges, strict=True):
            tile.show_challenge(challenge, wanted=wanted)
            tile.setChecked(challenge.value == value)
        self.group.setExclusive(True)
        one_stop(self.tiles)

    def tell_goals(self, name: str, rule: str, goals: Sequence[str], help: str) -> None:
        """What the chosen one asks."""
        self.name.setText(name)
        self.tag.show_rule(rule)
        self.help.setText(help)
        self.help.setVisible(bool(help))
        while len(self.goals) < len(goals):
            self.goals.append(GoalLine())
            self.list.addWidget(self.goals[-1])
            wear_all(self.goals[-1], self.style_now)
        for number, line in enumerate(self.goals):
            line.setVisible(number < len(goals))
            if number < len(goals):
                line.setText(goals[number])


class GoalLine(Label):
    """One objective, with a place for its check."""

    def __init__(self) -> None:
        super().__init__(size=16, on="board")

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.setContentsMargins(style.grown(28), 1, 0, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, side = inks_of(self.style_now, "board").text, self.style_now.grown(15)
        place = QRectF(4, 1 + (self.fontMetrics().height() - side) / 2, side, side)
        painter.strokePath(rounded(place, 3), pen(with_alpha(ink, 0.5), 1.3))
        icon(painter, "check", place.adjusted(3, 3, -3, -3), with_alpha(ink, 0.35))
        painter.end()
