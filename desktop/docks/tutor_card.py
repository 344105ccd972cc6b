"""The tutor in the dock, while a move waits: from which mistakes on it asks, what it asked, the rule of the move."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout

from desktop.docks.formatting import Formatter
from desktop.docks.page import PADDING
from desktop.docks.step_rule import StepRule
from desktop.style.mixing import solid
from desktop.table.mistakes import HELD, Mistakes, threshold
from desktop.widgets.dressing import Drawn
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.words import Label, heading, note

ROOM_FOR_RULE = 860
"""In a window lower than this, at text of the usual size, the moves need the room."""


class TutorCard(Drawn):
    """Signals: `wanted` with the smallest mistakes that are asked about; `rule_wanted`."""

    wanted = Signal(str)
    rule_wanted = Signal(str)

    def __init__(self, formatter: Formatter) -> None:
        super().__init__()
        self.formatter = formatter
        self.title, self.from_where = heading(size=18), Label(size=14, weight="semibold", ink="muted")
        self.switch, self.stops = Switch(size=14), note(size=14)
        self.rule = StepRule(formatter)
        column = QVBoxLayout(self)
        column.setContentsMargins(PADDING, 10, PADDING, 12)
        column.setSpacing(6)
        for widget in (self.title, self.from_where, self.switch, self.stops, self.rule):
            column.addWidget(widget)
        self.switch.chosen.connect(self.wanted.emit)
        self.rule.link.followed.connect(self.rule_wanted)

    def show_tutor(self, mistakes: Mistakes, stops: Sequence[bool], rule: str) -> None:
        """Say what is wanted, how often it asked and what became of that, and the rule of what is overlooked."""
        say = self.formatter.say_id
        self.title.setText(say("tutor"))
        self.from_where.setText(say("tutor-from"))
        self.switch.offer(choices(self.formatter), mistakes, say("tutor-from"))
        back = len(stops) - sum(stops)
        said = say("tutor-stops", count=len(stops), back=back, played=sum(stops)) if stops else ""
        self.stops.setText(said)
        self.rule.show_rule(rule, say("tutor-rule"))
        has_room = self.window().height() >= ROOM_FOR_RULE * self.style_now.text_scale
        self.stops.setVisible(has_room and bool(said))
        self.rule.setVisible(has_room and self.rule.has_words)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(QRectF(0, 0, self.width(), 1), solid(self.style_now.theme.line))
        painter.end()


def choices(formatter: Formatter) -> tuple[Choice, ...]:
    """Offer from how many points on; only the last says points of what."""
    found = [Choice("never", formatter.say_id("tutor-never"))]
    for each in HELD:
        least = threshold(formatter.table.game.id, each)
        points = formatter.say_id("tutor-points", count=round(least or 0), said=f"{least:g}")
        found.append(Choice(each, points if each == HELD[-1] else f"{least:g}", points))
    return tuple(found)
