"""Undo, redo, confirm: always there, in the same place in all games, grey when they do nothing."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.aloud.voice import Kind, tell_from
from desktop.docks.row_style import foot_ground
from desktop.paint.controls import ButtonKind
from desktop.style.theme import Style
from desktop.widgets.buttons import ActionButton
from desktop.widgets.links import RuleLink
from desktop.widgets.words import Label

GAP, EDGE = 8, 13
MOST_CHOICES = 4
MOST_LINES = 2
LEAST_FOR_WORDS = 320
"""A narrower dock shows undo and redo as icons."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How the three buttons share the foot."""

    icons_only: bool
    confirm_below: bool


class ActionBar(QWidget):
    """Signals: `undo_wanted`, `redo_wanted`, `confirmed`; `choice_made` with the number of the choice; `rule_wanted`
    with the rule behind the note.
    """

    undo_wanted = Signal()
    redo_wanted = Signal()
    confirmed = Signal()
    choice_made = Signal(int)
    rule_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.style_now = Style()
        self.note = Label(size=14, ink="accent")
        self.rule = RuleLink()
        self.rule.followed.connect(self.rule_wanted)
        for each in (self.note, self.rule):
            each.hide()
        self.choices: list[ActionButton] = []
        self._tips: Sequence[str] = ("", "", "")
        self._plan: Plan | None = None
        self.undo = ActionButton("", "off", "undo", is_compact=True)
        self.redo = ActionButton("", "off", "redo", is_compact=True)
        self.confirm = ActionButton("", "off", "check", is_compact=True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._lay_out()
        self.undo.clicked.connect(self.undo_wanted)
        self.redo.clicked.connect(self.redo_wanted)
        self.confirm.clicked.connect(self.confirmed)

    def _lay_out(self) -> None:
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        self.column.setSpacing(GAP)
        self.column.addWidget(self.note)
        self.column.addWidget(self.rule)
        self.choice_column = QVBoxLayout()
        self.choice_column.setSpacing(GAP)
        self.column.addLayout(self.choice_column)
        self.grid = QGridLayout()
        self.grid.setSpacing(GAP)
        self.column.addLayout(self.grid)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        for at, each in enumerate((self.undo, self.redo, self.confirm)):
            each.setSizePolicy(policy)
            self.grid.addWidget(each, 0, at)

    def say(self, undo: str, redo: str, tips: Sequence[str]) -> None:
        """The words of the two buttons that stay the same, and what each of the three does by which key."""
        self.undo.say(undo)
        self.redo.say(redo)
        self._tips = tips
        self._tell_keys()

    def _tell_keys(self) -> None:
        for button, tip in zip((self.undo, self.redo, self.confirm), self._tips, strict=True):
            button.setToolTip(tip)

    def show_state(
        self, *, can_undo: bool, can_redo: bool, confirm: str, can_confirm: bool, is_all: bool = True
    ) -> None:
        """`is_all`: to confirm is all that there is to do. Where it gives up something else it does not stand out."""
        self.undo.set_kind("quiet" if can_undo else "off")
        self.redo.set_kind("quiet" if can_redo else "off")
        bright: ButtonKind = "primary" if is_all else "quiet"
        self.confirm.set_kind(bright if can_confirm else "off")
        if confirm != self.confirm.text():
            self.confirm.say(confirm)
            self.arrange()
            self._tell_keys()

    def show_note(self, words: str, rule: str = "", link: str = "") -> None:
        """What should be known before confirming once more, and by which rule; nothing hides it."""
        if words == self.note.text():
            return
        self.note.setText(words)
        self.rule.show_rule(rule, link)
        self.note.setVisible(bool(words))
        tell_from(self, words, Kind.VERDICT)
        self.confirm.setAccessibleDescription(words)
        self.arrange()

    def show_choices(self, words: Sequence[str]) -> None:
        """Several moves without a place on the table: a button each, above the three."""
        if list(words[:MOST_CHOICES]) == [each.text() for each in self.choices]:
            return
        for each in self.choices:
            self.choice_column.removeWidget(each)
            each.setParent(None)
            each.deleteLater()
        self.choices = [ActionButton(each, "quiet") for each in words[:MOST_CHOICES]]
        for at, each in enumerate(self.choices):
            each.wear(self.style_now)
            each.clicked.connect(lambda _=False, at=at: self.choice_made.emit(at))
            self.choice_column.addWidget(each)
        self.arrange()

    # Room

    def plan(self, width: int) -> Plan:
        """Words beside each other, confirm on up to two lines; else icons; else confirm in a row of its own."""
        room = width - 2 * EDGE - 2 * GAP
        for icons_only in (False, True) if width >= LEAST_FOR_WORDS else (True,):
            for each in (self.undo, self.redo):
                each.show_icon_only(icons_only)
            left = room - self.undo.wide() - self.redo.wide()
            if self.confirm.minimumSizeHint().width() <= left and self.confirm.lines_in(left) <= MOST_LINES:
                return Plan(icons_only, confirm_below=False)
        return Plan(True, confirm_below=True)

    def arrange(self) -> None:
        plan = self.plan(self.width())
        if plan != self._plan:
            self._plan = plan
            self._share_out(plan)
        # Confirm has other words after each move: the buttons stay where they are, and so does all that is above them.
        self.grid.setRowMinimumHeight(1 if plan.confirm_below else 0, self.confirm.height_for_lines(MOST_LINES))
        self.column.invalidate()
        height = self.column.totalHeightForWidth(self.width())
        if height != self.minimumHeight():
            self.setFixedHeight(height)

    def _share_out(self, plan: Plan) -> None:
        row, column, span = (1, 0, 3) if plan.confirm_below else (0, 2, 1)
        self.grid.setRowMinimumHeight(0 if plan.confirm_below else 1, 0)
        for each in (self.redo, self.confirm):
            self.grid.removeWidget(each)
        self.grid.addWidget(self.redo, 0, 1, 1, 2 if plan.confirm_below else 1)
        self.grid.addWidget(self.confirm, row, column, 1, span)
        shares = (1, 1, 0) if plan.confirm_below else ((0, 0, 1))
        for at, share in enumerate(shares):
            self.grid.setColumnStretch(at, share)
        self._tell_keys()

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.arrange()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        foot_ground(painter, QRectF(self.rect()), self.style_now)
        painter.end()
