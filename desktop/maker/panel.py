"""The right side of the workshop: all that a step says and wants, to be written, recorded and ticked."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.maker.making import NOTES, Making
from desktop.maker.mark_parts import MarkParts
from desktop.maker.parts import Labelled
from desktop.maker.question_parts import QuestionParts
from desktop.maker.task_parts import TaskParts
from desktop.program import Program
from desktop.widgets.boards import Side
from desktop.widgets.dressing import dress, wear_all
from desktop.widgets.dropdown import Dropdown, Item
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.stepper import Stepper
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.words import Hairline, Label, heading
from rules.core.types import Arg, Phrase, SeatName, phrase
from rules.lessons.model import Question, Show, Task
from rules.teaching.links import Link
from rules.teaching.made import LANGUAGES
from rules.teaching.steps import KINDS, kind_of

MOST_MINUTES = 600


class Panel(Side):
    """Signal: `rule_wanted`."""

    rule_wanted = Signal(str)

    def __init__(self, program: Program, making: Making) -> None:
        super().__init__()
        self.program, self.making = program, making
        self.tasks = TaskParts(program, making, self.rule_wanted)
        self.questions = QuestionParts(program, making, self.rule_wanted)
        self.marks = MarkParts(program, making, self.rule_wanted)
        self.title = heading(size=20)
        self.kind = Dropdown()
        self.language = Switch()
        self.content = QWidget()
        self.list = QVBoxLayout(self.content)
        self.list.setContentsMargins(16, 4, 10, 12)
        self.list.setSpacing(6)
        self.scroller = ScrollingColumn(self.content)
        self.fields: dict[str, Labelled] = {}
        self._shape: tuple[Any, ...] = ()
        self.marks_only = False
        """Whether it shows what is marked, and leaves the rest."""
        head = QHBoxLayout()
        head.setContentsMargins(16, 10, 14, 2)
        head.addWidget(self.title)
        head.addWidget(self.kind)
        head.addStretch(1)
        tongues = QHBoxLayout()
        tongues.setContentsMargins(16, 0, 14, 4)
        tongues.addWidget(self.language)
        tongues.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addLayout(tongues)
        column.addWidget(self.scroller, 1)
        self.kind.chosen.connect(making.set_kind)
        self.language.chosen.connect(self._speak)

    def say(self, id: str, **args: Arg) -> str:
        return self.program.say(id, **args)

    def words(self, said: Phrase) -> str:
        return self.program.say_phrase(said, self.making.game, self.making.draft.made.names)

    def _speak(self, language: Any) -> None:
        self.making.language = language
        self.show_again()

    def show_marks_only(self, marks_only: bool) -> None:
        if marks_only != self.marks_only:
            self.marks_only = marks_only
            self.show_again()

    # What is shown

    def say_again(self) -> None:
        self._shape = ()
        self.show_again()

    def show_again(self) -> None:
        """The same parts with what they say now; other parts where there is something else to say."""
        making = self.making
        step, made = making.step, making.draft.made
        self.title.setText(self.say("made-step-title", at=making.draft.at + 1))
        kinds = [Item(each, self.say("maker-kind", kind=each)) for each in KINDS]
        self.kind.offer(self.say("maker-kind-name"), kinds, kind_of(step))
        languages = []
        for each in LANGUAGES:
            missing, count = len(list(made.missing(each))), max(1, len(made.keys_in_use))
            languages.append(Choice(each, self.say("maker-language", language=each, missing=missing, count=count)))
        self.language.offer(languages, making.language, self.say("reader-languages"))
        shape = self._shape_now()
        if shape == self._shape:
            for attribute, field in self.fields.items():
                field.show_text(making.text(attribute))
            self.questions.show_number(step)
            return
        self._shape = shape
        self._build()

    def _shape_now(self) -> tuple[Any, ...]:
        """All that decides which parts there are; not what is written in their fields."""
        making, step = self.making, self.making.step
        return (
            making.draft.at,
            self.marks_only,
            making.language,
            self.program.settings.language,
            self.questions.shape_of(step),
            tuple((each.goal, each.words) for each in making.offers),
            making.draft.made.texts.get("fr") if making.language == "en" else None,
        )

    def _build(self) -> None:
        focus = self.content.focusWidget()
        name = focus.accessibleName() if focus is not None and focus.hasFocus() else ""
        if name:
            self.content.setFocus()
        while (item := self.list.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.fields = {}
        parts = list(self._parts())
        for part in parts:
            self.list.addWidget(part)
            part.show()
        self.list.addStretch(1)
        dress(self.content, self.style_now)
        wear_all(self.content, self.style_now)
        new = (each for part in parts for each in (part, *part.findChildren(QWidget)))
        again = next((each for each in new if name and each.accessibleName() == name), None)
        if again is not None:
            again.setFocus()

    def _parts(self) -> Iterator[QWidget]:
        step = self.making.step
        if self.marks_only:
            yield self._field("task")
            yield from self.marks.parts(step)
            return
        if self.making.draft.at == 0:
            yield self._field("title")
            yield self._field("intro")
            yield Hairline()
        yield self._field("task")
        yield from self._seat()
        match step:
            case Task():
                yield from self.tasks.parts(step)
            case Question():
                yield from self.questions.parts(step)
            case Show():
                yield from self.tasks.shown(step)
        if not isinstance(step, Show):
            yield self._field("hint")
            yield self._field("praise")
        yield self._field(NOTES)
        yield self._minutes()
        yield from self._places()
        yield from self.marks.parts(step)

    def _field(self, attribute: str) -> Labelled:
        making = self.making
        label = self.say("maker-text", what=attribute)
        aside = self.say("maker-text-aside", what=attribute)
        other = making.text(attribute, "fr") if making.language == "en" else ""
        field = Labelled(label, aside, making.text(attribute), other, partial(making.write, attribute))
        self.fields[attribute] = field
        if attribute != NOTES:
            field.field.written.connect(partial(self._show_names, field))
            self._show_names(field, making.text(attribute))
            field.named.followed.connect(self._follow)
        return field

    def _show_names(self, field: Labelled, words: str) -> None:
        field.named.show_linked(self.making.names.linked(self.making.draft.made, words))

    def _follow(self, link: Link) -> None:
        if link.rule:
            self.rule_wanted.emit(link.rule)
        else:
            self.making.board.light(link.place)

    def _minutes(self) -> QWidget:
        """How long the step takes in class."""
        stepper = Stepper()
        words = self.say("maker-less"), self.say("maker-more")
        stepper.offer(self.say("maker-minutes"), self.making.step.minutes or 0, (0, MOST_MINUTES), words)
        stepper.changed.connect(self.making.set_minutes)
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 2, 0, 2)
        line.addWidget(Label(self.say("maker-minutes"), 15, "semibold"))
        line.addWidget(stepper, 1)
        return row

    def _seat(self) -> Iterator[QWidget]:
        """Who the pupil plays, where several may be asked."""
        making, here = self.making, self.making.here
        seats = len(making.game.seated(here.state)) if here is not None else 0
        if seats <= 1 or isinstance(making.step, Show):
            return
        items = [Item(seat, self.words(phrase("seat-alone", seat=SeatName(seat)))) for seat in range(seats)]
        dropdown = Dropdown()
        items.append(Item(None, self.say("maker-all-seats")))
        dropdown.offer(self.say("maker-pupil"), items, making.step.seat)
        dropdown.chosen.connect(making.set_seat)
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 2, 0, 2)
        line.addWidget(Label(self.say("maker-pupil"), 15, "semibold"))
        line.addStretch(1)
        line.addWidget(dropdown)
        yield row

    def _places(self) -> Iterator[QWidget]:
        making, step = self.making, self.making.step
        yield Hairline()
        count = len(step.shows)
        yield Label(self.say("maker-shows", count=count), 15)
        yield self.tasks.link("maker-point-shows", partial(making.pointing.point, "shows"))
        if isinstance(step, Question):
            yield Label(self.say("maker-hides", count=len(step.hides)), 15)
            yield self.tasks.link("maker-point-hides", partial(making.pointing.point, "hides"))
