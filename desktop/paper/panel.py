"""The left side: which document, in which languages, on which paper."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.page.leaf import Leaf
from desktop.page.words import Type, Words
from desktop.paper.choices import Choices, Document, languages_of
from desktop.paper.order import Order
from desktop.paper.subject import Subject
from desktop.program import Program
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.dropdown import Dropdown, Item
from desktop.widgets.options import OptionGroup, OptionRow
from desktop.widgets.switch import Choice, Switch
from rules.core.types import phrase
from rules.text.localise import LANGUAGES

SIDE, GAP = 16, 10
SWITCHES = ("grey", "tags", "booklet", "names")
"""Fields of an order that are on or off, in their order on the screen."""
ANSWERED = ("lesson", "quiz", "plan")


class Panel(Leaf):
    """Signals: `chosen` with new choices; `game_chosen` with the id of another game."""

    chosen = Signal(object)
    game_chosen = Signal(object)

    def __init__(self, parent: QWidget | None, style: Style, program: Program) -> None:
        super().__init__(parent, style)
        self.program = program
        self.choices = Choices()
        self.documents: tuple[Document, ...] = ()
        self.title = Words(self, Type(20, "semibold", serif=True), style)
        self.paper_title = Words(self, Type(20, "semibold", serif=True), style)
        self.game, self.lesson, self.plan = (self.hold(Dropdown()) for _ in range(3))
        self.languages, self.paper, self.letters = (self.hold(Switch()) for _ in range(3))
        self.answers = self.hold(OptionRow("switch"))
        self.draw_again_ = self.hold(Button(icon_name="die"))
        self.rows = OptionGroup(())
        self.switches = {name: self.hold(OptionRow("switch", size=15)) for name in SWITCHES}
        self._connect()

    def _connect(self) -> None:
        self.game.chosen.connect(self.game_chosen.emit)
        self.languages.chosen.connect(self._choose_language)
        self.paper.chosen.connect(lambda paper: self._order(paper=paper))
        self.letters.chosen.connect(lambda large: self._order(is_large=large))
        self.lesson.chosen.connect(lambda lesson: self._order(lesson=lesson))
        self.plan.chosen.connect(lambda plan: self._order(plan=plan))
        self.answers.clicked.connect(lambda: self._order(answers=self.answers.isChecked()))
        self.draw_again_.clicked.connect(lambda: self._order(seed=self.choices.order.seed + 1))
        for name, row in self.switches.items():
            row.clicked.connect(lambda _=False, name=name, row=row: self._order(**{name: row.isChecked()}))

    # What is chosen

    def _order(self, **changes: object) -> None:
        self._choose(replace(self.choices, order=replace(self.choices.order, **changes)))  # type: ignore[arg-type]

    def _choose_language(self, wanted: object) -> None:
        assert wanted in (*LANGUAGES, "both")
        self._order(languages=languages_of(wanted, self.program.settings.language))  # type: ignore[arg-type]

    def _choose(self, choices: Choices) -> None:
        self.choices = choices
        self.chosen.emit(choices)

    # Words

    def say(self, subject: Subject, documents: tuple[Document, ...], choices: Choices) -> None:
        """Everything in the language in use; the rows of another game are others."""
        self.choices = choices
        if documents != self.documents:
            self._offer(documents)
        say, order = self.program.say, choices.order
        self.title.say(say("handouts-what"))
        self.paper_title.say(say("handouts-paper"))
        games = [
            Item(each.id, self.program.say_phrase(phrase(f"game-{each.id}"), each))
            for each in self.program.library.games
        ]
        self.game.offer(say("handouts-game"), games, subject.game.id)
        both = [Choice(each, say(f"handouts-language-{each}")) for each in (*LANGUAGES, "both")]
        self.languages.offer(both, choices.language, say("handouts-language"))
        self.paper.offer(
            [Choice(each, say(f"handouts-paper-{each}")) for each in ("a4", "letter")],
            order.paper,
            say("handouts-paper"),
        )
        letters = [
            Choice(large, say(f"handouts-letters-{name}")) for large, name in ((False, "usual"), (True, "large"))
        ]
        self.letters.offer(letters, order.is_large, say("handouts-letters"))
        for row, what in zip(self.rows.rows, documents, strict=True):
            row.tell(say(f"handouts-do-{what}"), say(f"handouts-do-{what}-note"))
        self.rows.choose(choices.what)
        self._say_lessons(subject, order)
        self._say_plans(subject, order)
        for name, row in (*self.switches.items(), ("answers", self.answers)):
            row.tell(say(f"handouts-{name}"))
            row.setChecked(bool(getattr(order, name)))
        self.draw_again_.say(say("handouts-draw-again"))

    def _say_lessons(self, subject: Subject, order: Order) -> None:
        texts, lessons = subject.texts[self.program.settings.language], subject.lessons
        items = [
            Item(each.id, texts.say(phrase("handouts-lesson", number=number, title=each.title)))
            for number, each in enumerate(lessons, 1)
        ]
        chosen = order.lesson or (items[0].value if items else "")
        self.lesson.offer(self.program.say("handouts-do-lesson"), items, chosen)

    def _say_plans(self, subject: Subject, order: Order) -> None:
        texts, plans = subject.texts[self.program.settings.language], subject.plans
        items = [
            Item(each.id, texts.say(each.title), texts.say(phrase("paper-minutes", count=each.minutes)))
            for each in plans
        ]
        self.plan.offer(self.program.say("handouts-do-plan"), items, order.plan or (items[0].value if items else ""))

    def _offer(self, documents: tuple[Document, ...]) -> None:
        self.rows.hide()
        self.rows.deleteLater()
        self.documents = documents
        self.rows = self.hold(OptionGroup(documents))
        self.rows.chosen.connect(lambda what: self._choose(replace(self.choices, what=what)))
        self.rows.show()

    # Places

    def arrange(self, width: int) -> int:
        room, what = width - 2 * SIDE, self.choices.what
        y = self.title.put(SIDE, GAP, room) + GAP
        for each in (self.game, self.languages):
            each.put(SIDE, y, room)
            y += each.height() + GAP
        y = self._put_rows(y, room)
        for widget, is_wanted in (
            (self.lesson, what == "lesson"),
            (self.plan, what == "plan"),
            (self.answers, what in ANSWERED),
            (self.draw_again_, what == "quiz"),
        ):
            widget.setVisible(is_wanted)
            if is_wanted:
                widget.put(SIDE, y, room)
                y += widget.height() + 4
        y = self.paper_title.put(SIDE, y + 2 * GAP, room) + GAP
        for switch in (self.paper, self.letters):
            switch.put(SIDE, y, room)
            y += switch.height() + GAP
        for row in self.switches.values():
            row.put(SIDE - 6, y, room + 12)
            y += row.height()
        return y + GAP

    def _put_rows(self, y: int, room: int) -> int:
        high = self.rows.column.totalHeightForWidth(room + 12)
        self.rows.setGeometry(SIDE - 6, y, room + 12, high)
        return y + high + GAP // 2

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self.style_now.theme
        painter.fillRect(self.rect(), solid(theme.panel))
        y = self.paper_title.y() - GAP
        painter.fillRect(0, y, self.width(), 1, solid(theme.line))
        painter.end()
