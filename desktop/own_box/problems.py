"""The list of what is wrong: number, place, reason and cure; each leads to its row."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.editor.findings import Number
from desktop.own_box.draft import BoxDraft
from desktop.own_box.paper import PaleBoard
from desktop.own_box.saying import BoxWords
from desktop.paint.art import Art
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn, wear_all
from desktop.widgets.links import RuleLink
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.words import Hairline, Label, heading
from desktop.widgets.wrapping import Wrapping
from rules.boxes.checking import Finding

MOST, WORDS = 60, 260
"""Nobody reads more; the others come as these go."""


class FindingRow(Drawn):
    """Signals: `wanted` when somebody wants to go there; `rule_wanted`; `cured` with a cure."""

    wanted = Signal()
    rule_wanted = Signal(str)
    cured = Signal(object)

    def __init__(self, number: int, finding: Finding, words: BoxWords, *, is_error: bool) -> None:
        super().__init__()
        self.finding = finding
        self.sign = Number(number, is_error=is_error)
        self.where = Label(words.name(finding.path) if finding.path else "", size=16, weight="semibold")
        self.said = Label(words.phrase(finding.said), size=15)
        self.rule = RuleLink()
        self.rule.show_rule(finding.rule)
        self.go = Button(words.say("box-go"), size=14, is_compact=True)
        middle = QVBoxLayout()
        middle.setSpacing(1)
        head = QHBoxLayout()
        head.addWidget(self.where, 1)
        head.addWidget(self.rule)
        middle.addLayout(head)
        middle.addWidget(self.said)
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 5, 4, 5)
        self.grid.setHorizontalSpacing(10)
        self.grid.setVerticalSpacing(5)
        self.grid.setColumnStretch(1, 1)
        self.grid.addWidget(self.sign, 0, 0, Qt.AlignmentFlag.AlignTop)
        self.grid.addLayout(middle, 0, 1)
        self.buttons = QWidget()
        self.wraps = Wrapping(self.buttons, gap=6)
        self.is_narrow: bool | None = None
        self.cures: list[Button] = []
        for cure in finding.cures[:1]:
            button = Button(words.phrase(cure.said), size=14, is_compact=True)
            button.clicked.connect(lambda _=False, cure=cure: self.cured.emit(cure))
            self.cures.append(button)
        for button in (*self.cures, self.go):
            button.setParent(self.buttons)
            self.wraps.add(button)
        if not finding.path:
            self.where.hide()
            self.go.hide()
        self._place_buttons(is_narrow=False)
        self.go.clicked.connect(self.wanted)
        self.rule.followed.connect(self.rule_wanted)
        kind = words.say("box-error" if is_error else "box-remark")
        self.setAccessibleName(f"{kind} {number}")
        self.setAccessibleDescription(f"{self.where.text()} {self.said.text()}")
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _place_buttons(self, *, is_narrow: bool) -> None:
        """Put the buttons beside the words, or below them where these have no room then."""
        if is_narrow == self.is_narrow:
            return
        self.is_narrow = is_narrow
        self.grid.removeWidget(self.buttons)
        across = QSizePolicy.Policy.Preferred if is_narrow else QSizePolicy.Policy.Fixed
        self.buttons.setSizePolicy(across, QSizePolicy.Policy.Preferred)
        if is_narrow:
            self.grid.addWidget(self.buttons, 1, 1)
        else:
            self.grid.addWidget(self.buttons, 0, 2, Qt.AlignmentFlag.AlignVCenter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_buttons(is_narrow=self.width() < self.buttons.sizeHint().width() + self.style_now.grown(WORDS))


class Problems(PaleBoard):
    """Signals: `wanted` with a finding; `rule_wanted`; `cured` with a cure."""

    wanted = Signal(object)
    rule_wanted = Signal(str)
    cured = Signal(object)

    def __init__(self, art: Art, draft: BoxDraft, words: BoxWords) -> None:
        super().__init__(art, gap=4)
        self.draft, self.words = draft, words
        self.title, self.count = heading(size=20), Label(size=15, ink="muted")
        self.none = Label(size=15, ink="muted")
        self.content = QWidget()
        self.rows = QVBoxLayout(self.content)
        self.rows.setContentsMargins(0, 0, 6, 0)
        self.rows.setSpacing(0)
        self.rows.addStretch(1)
        self.scroller = ScrollingColumn(self.content)
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self.title)
        head.addWidget(self.count, 1)
        self.column.addLayout(head)
        self.column.addWidget(self.none)
        self.column.addWidget(self.scroller, 1)
        self.column.addStretch(0)
        self.shown: list[FindingRow] = []
        self._is_shown: object = None

    def show_again(self, *, anew: bool = False) -> None:
        say, checked = self.words.say, self.draft.checked
        self.title.setText(say("box-problems"))
        findings = self.draft.findings
        errors = len(self.draft.errors)
        remarks = len(findings) - errors
        counts = say("box-counts", errors=errors, remarks=remarks) if findings else ""
        self.count.setText(counts if self.draft.is_checked else say("box-checking"))
        self.none.setText(say("box-no-problem") if checked is not None else "")
        self.none.setVisible(not findings)
        self.scroller.setVisible(bool(findings))
        self.column.setStretch(self.column.count() - 1, 0 if findings else 1)
        if findings != self._is_shown or anew:
            self._is_shown = findings
            self._make(findings, errors)

    def _make(self, findings: Sequence[Finding], errors: int) -> None:
        bar = self.scroller.bar.value()
        while self.rows.count() > 1:
            item = self.rows.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.shown = []
        for number, each in enumerate(findings[:MOST], 1):
            row = FindingRow(number, each, self.words, is_error=number <= errors)
            row.wanted.connect(self._teller(each))
            row.rule_wanted.connect(self.rule_wanted)
            row.cured.connect(self.cured)
            parts: list[QWidget] = [Hairline(), row] if self.shown else [row]
            for part in parts:
                wear_all(part, self.style_now)
                self.rows.insertWidget(self.rows.count() - 1, part)
            self.shown.append(row)
        self.scroller.bar.setValue(bar)

    def _teller(self, finding: Finding) -> Callable[[], None]:
        return lambda: self.wanted.emit(finding)
