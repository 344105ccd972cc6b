"""What the checks have found, as cards: errors in red, remarks in amber, with number, rule and cures."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.aloud.voice import Kind, tell_new
from desktop.editor.marks import AMBER_LINE, sign
from desktop.paint.painting import SMOOTH
from desktop.paint.paths import rounded
from desktop.style.mixing import mix, solid
from desktop.style.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn, wear_all
from desktop.widgets.links import RuleLink, TextLink
from desktop.widgets.words import Label
from desktop.widgets.wrapping import Wrapping
from rules.core.editing import Finding
from rules.core.types import Phrase

Say = Callable[[Phrase], str]
OPEN = 3
"""So many cards are shown before somebody wants all."""


class Number(Drawn):
    """The number of a finding, as it stands on the table."""

    def __init__(self, number: int, *, is_error: bool) -> None:
        super().__init__()
        self.number, self.is_error = number, is_error
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = self.style_now.grown(26)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        sign(painter, QRectF(self.rect()).adjusted(2, 2, -2, -3), self.style_now, self.number, is_error=self.is_error)
        painter.end()


class FindingCard(Drawn):
    """Signals: `cured` with an edit; `place_wanted`; `meant`, when it shall be so; `rule_wanted` with a rule id."""

    cured = Signal(object)
    place_wanted = Signal()
    meant = Signal()
    rule_wanted = Signal(str)

    def __init__(self, number: int, finding: Finding, *, is_error: bool) -> None:
        super().__init__()
        self.finding, self.is_error, self.number = finding, is_error, number
        self.words = Label(size=15, weight="semibold")
        self.rule = RuleLink()
        self.go = Button(size=14, is_compact=True)
        self.cures = [Button(size=14, is_compact=True) for _ in finding.cures]
        self.so_be_it = Button(size=14, is_compact=True)
        buttons = QWidget()
        wraps = Wrapping(buttons, gap=6)
        for each in (*self.cures, self.go, self.so_be_it):
            each.setParent(buttons)
            wraps.add(each)
        self.buttons = buttons
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(Number(number, is_error=is_error))
        head.addWidget(self.words, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 8, 8)
        column.setSpacing(6)
        column.addLayout(head)
        below = QHBoxLayout()
        below.addWidget(buttons, 1)
        below.addWidget(self.rule)
        column.addLayout(below)
        self.so_be_it.setVisible(not is_error)
        self.so_be_it.clicked.connect(self.meant)
        self.go.clicked.connect(self.place_wanted)
        self.rule.followed.connect(self.rule_wanted)
        for button, cure in zip(self.cures, finding.cures, strict=True):
            button.clicked.connect(lambda _=False, edit=cure.edit: self.cured.emit(edit))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def say(self, say: Say, go: str, so_be_it: str, kind: str) -> None:
        """Its words, and those of its own buttons; `kind` says to a screen reader what it is."""
        words = say(self.finding.sentence)
        self.words.setText(words)
        self.setAccessibleName(f"{kind} {self.number}")
        self.setAccessibleDescription(words)
        self.go.say(go)
        self.so_be_it.say(so_be_it)
        self.go.setVisible(bool(self.finding.keys))
        self.rule.show_rule(self.finding.rule)
        for button, cure in zip(self.cures, self.finding.cures, strict=True):
            button.say(say(cure.words))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        theme, body = self.style_now.theme, QRectF(self.rect()).adjusted(0, 0, -1, -1)
        edge = solid(theme.refuse) if self.is_error else solid(AMBER_LINE)
        painter.fillPath(rounded(body, 8), mix(theme.panel, edge, 0.10))
        painter.fillRect(QRectF(body.x(), body.y() + 6, 4, body.height() - 12), edge)
        painter.end()


class FindingsList(QWidget):
    """Signals: `cured` with an edit; `place_wanted` with a finding; `meant` with a remark that shall be so;
    `all_wanted` when those that were set aside are wanted again; `rule_wanted`."""

    cured = Signal(object)
    place_wanted = Signal(object)
    meant = Signal(object)
    all_wanted = Signal()
    rule_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.style_now = Style()
        self.cards: list[FindingCard] = []
        self.is_whole = False
        self.more, self.aside = TextLink(), TextLink()
        self.set_aside = 0
        """How many remarks are meant so, and not shown."""
        self.none = Label(ink="muted")
        self._told = ""
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(6)
        self.column.addWidget(self.none)
        self.column.addWidget(self.more)
        self.column.addWidget(self.aside)
        self.aside.clicked.connect(self.all_wanted)
        self.more.clicked.connect(self._show_all)
        self._fold()

    def show_findings(self, errors: Sequence[Finding], remarks: Sequence[Finding], set_aside: int = 0) -> None:
        self.set_aside = set_aside
        self.aside.setVisible(bool(set_aside))
        found = (*((each, True) for each in errors), *((each, False) for each in remarks))
        if [(each.finding, each.is_error) for each in self.cards] == list(found):
            self._fold()
            return
        for card in self.cards:
            self.column.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = [FindingCard(at, each, is_error=is_error) for at, (each, is_error) in enumerate(found, 1)]
        self.is_whole = self.is_whole and len(self.cards) > OPEN
        for at, card in enumerate(self.cards):
            self.column.insertWidget(at, card)
            card.cured.connect(self.cured)
            card.rule_wanted.connect(self.rule_wanted)
            card.meant.connect(lambda finding=card.finding: self.meant.emit(finding))
            card.place_wanted.connect(lambda finding=card.finding: self.place_wanted.emit(finding))
            wear_all(card, self.style_now)
        self._fold()

    def say(self, say: Say, words: Callable[..., str]) -> None:
        """`words` are those of the program, by id."""
        for card in self.cards:
            kind = words("editor-error" if card.is_error else "editor-remark")
            card.say(say, words("editor-go"), words("editor-meant"), kind)
        self.more.say(words("editor-findings-more", count=max(0, len(self.cards) - OPEN)))
        self.aside.say(words("editor-meant-shown", count=self.set_aside))
        self.none.setText(words("editor-findings-none"))
        self._tell()

    def _tell(self) -> None:
        """Tell a screen reader what the checks find that they did not find before, or that all is well."""
        before, self._told = self._told, self.spoken
        tell_new(self, before, self._told, Kind.VERDICT)

    @property
    def spoken(self) -> str:
        """All that was found, in words."""
        found = [f"{each.accessibleName()}: {each.accessibleDescription()}" for each in self.cards]
        return "\n".join(found or [self.none.text()])

    def _show_all(self) -> None:
        self.is_whole = True
        self._fold()

    def _fold(self) -> None:
        for at, card in enumerate(self.cards):
            card.setVisible(self.is_whole or at < OPEN)
        self.more.setVisible(len(self.cards) > OPEN and not self.is_whole)
        self.none.setVisible(not self.cards and not self.set_aside)

    def wear(self, style: Style) -> None:
        self.style_now = style
