"""The rule of what is asked now, in a quiet box: what it says, where it stands, and a link to it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.docks.formatting import Formatter
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.links import RuleLink
from desktop.widgets.words import Label, heading
from rules.text.rulebook import rule_text

RADIUS = 9


class StepRule(QWidget):
    def __init__(self, formatter: Formatter) -> None:
        super().__init__()
        self.formatter = formatter
        self.style_now = Style()
        self.heading = heading(size=16)
        self.words = Label(size=15)
        self.link = RuleLink()
        self.source = Label(size=14, ink="accent")
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.link)
        foot.addWidget(self.source, 1)
        self.column = column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 12)
        column.setSpacing(6)
        column.addWidget(self.heading)
        column.addWidget(self.words)
        column.addLayout(foot)

    @property
    def has_words(self) -> bool:
        return bool(self.link.rule)

    def look_again(self) -> None:
        decisions = self.formatter.table.decisions
        self.show_rule(decisions[0].rule if decisions else "", self.formatter.say_id("moves-step-rule"))

    def show_rule(self, rule: str, title: str) -> None:
        self.heading.setText(title)
        said = rule_text(self.formatter.texts, rule)
        self.words.setText(said.rule)
        self.source.setText(said.source)
        self.link.show_rule(rule, self.formatter.say_id("dock-rule-link", rule=rule))
        self.column.activate()

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, box = self.style_now, rounded(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS)
        painter.fillPath(box, solid(style.quiet_box))
        painter.strokePath(box, pen(style.theme.line))
        painter.end()
