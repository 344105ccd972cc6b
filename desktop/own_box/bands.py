"""What opens below a row: what is wrong with it and what can be done; whether the rulebook shall be changed."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.editor.findings import Number
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn
from desktop.widgets.links import RuleLink
from desktop.widgets.words import Label
from desktop.widgets.wrapping import Wrapping
from rules.boxes.checking import Finding

EDGE, ABOVE = 14, 7
SHORT = 26
"""Letters on buttons that stand beside words."""


class Band(Drawn):
    """Words, a rule, and buttons. Signals: `rule_wanted` with its id; `left` when the keyboard goes back to the row."""

    rule_wanted = Signal(str)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.words = Label(size=16, weight="semibold")
        self.rule = RuleLink()
        self.rule.followed.connect(self.rule_wanted)
        self.buttons = QWidget()
        self.wraps = Wrapping(self.buttons, gap=6)
        self.head = QHBoxLayout()
        self.head.setSpacing(10)
        self.head.addWidget(self.words, 1)
        self.head.addWidget(self.rule)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(EDGE, ABOVE, EDGE, ABOVE)
        self.column.setSpacing(5)
        self.column.addLayout(self.head)
        self.column.addWidget(self.buttons)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def put(self, button: Button) -> Button:
        button.setParent(self.buttons)
        self.wraps.add(button)
        return button

    def settle(self) -> None:
        """Put the buttons beside the words if they are short, else below."""
        shown = [each for each in self.all if not each.isHidden()]
        is_short = sum(len(each.words) for each in shown) <= SHORT
        self.buttons.setVisible(bool(shown))
        policy = QSizePolicy.Policy.Fixed if is_short else QSizePolicy.Policy.Preferred
        self.buttons.setSizePolicy(policy, QSizePolicy.Policy.Preferred)
        if is_short:
            self.head.addWidget(self.buttons)
        else:
            self.column.addWidget(self.buttons)

    @property
    def all(self) -> list[Button]:
        return self.buttons.findChildren(Button)

    def high_in(self, width: int) -> int:
        """How high it is in a width."""
        return max(self.heightForWidth(width), self.minimumSizeHint().height())

    def take_keyboard(self) -> None:
        for each in self.all:
            if each.isEnabled():
                each.setFocus(Qt.FocusReason.TabFocusReason)
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right lead from button to button, Escape and the arrows up and down back to the row."""
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()))
        buttons = self.all
        at = next((number for number, each in enumerate(buttons) if each.hasFocus()), None)
        if step is not None and at is not None:
            buttons[(at + step) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.left.emit()
        else:
            super().keyPressEvent(event)


class FindingBand(Band):
    """Signals: `cured` with a cure; `put_back` with the path."""

    cured = Signal(object)
    put_back = Signal(str)

    def __init__(self, number: int, finding: Finding, *, is_error: bool) -> None:
        super().__init__()
        self.finding, self.number, self.is_error = finding, number, is_error
        self.sign = Number(number, is_error=is_error)
        self.head.insertWidget(0, self.sign)
        self.words.set_ink("refuse" if is_error else "text")
        self.cures = [self.put(Button(size=14, is_compact=True)) for _ in finding.cures]
        self.back = self.put(Button(icon_name="undo", size=14, is_compact=True))
        for button, cure in zip(self.cures, finding.cures, strict=True):
            button.clicked.connect(lambda _=False, cure=cure: self.cured.emit(cure))
        self.back.clicked.connect(lambda: self.put_back.emit(finding.path))

    def say(self, kind: str, words: str, cures: Sequence[str], back: str) -> None:
        """`back` says what is put back; nothing where nothing can be."""
        self.words.setText(words)
        self.setAccessibleName(f"{kind} {self.number}")
        self.setAccessibleDescription(words)
        self.rule.show_rule(self.finding.rule)
        for button, said in zip(self.cures, cures, strict=True):
            button.say(said)
        self.back.say(back)
        self.back.setVisible(bool(back))
        self.settle()


class QuestionBand(Band):
    """Signals: `agreed`, `refused`."""

    agreed = Signal()
    refused = Signal()

    def __init__(self, rule: str) -> None:
        super().__init__()
        self.rule_id = rule
        self.yes = self.put(Button(kind="primary", size=14, is_compact=True))
        self.no = self.put(Button(size=14, is_compact=True))
        self.yes.clicked.connect(self.agreed)
        self.no.clicked.connect(self.refused)

    def say(self, words: str, yes: str, no: str) -> None:
        self.words.setText(words)
        self.setAccessibleName(words)
        self.rule.show_rule(self.rule_id)
        self.yes.say(yes)
        self.no.say(no)
        self.settle()


class TakenBand(Band):
    """Signal: `put_back`."""

    put_back = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.words.weight = "regular"
        self.back = Button(icon_name="undo", size=14, is_compact=True)
        self.back.clicked.connect(self.put_back)
        self.head.addWidget(self.back)
        self.buttons.hide()

    @property
    def all(self) -> list[Button]:
        return [self.back]

    def say(self, words: str, back: str) -> None:
        self.words.setText(words)
        self.setAccessibleName(words)
        self.back.say(back)
