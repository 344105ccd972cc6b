"""The right side of the workshop: all that a step says and wants, to be written, recorded and ticked."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.maker.making import Making
from desktop.maker.parts import Heading, Labelled, Recording, Tick
from desktop.program import Program
from desktop.widgets.boards import Side
from desktop.widgets.dressing import dress, wear_all
from desktop.widgets.dropdown import Dropdown, Item
from desktop.widgets.fields import Field
from desktop.widgets.links import TextLink
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.words import Hairline, Label, heading
from rules.core.types import Arg, Json, Phrase, SeatName, phrase
from rules.lessons.model import Given, Question, Show, Task
from rules.teaching.made import LANGUAGES
from rules.teaching.steps import KINDS, kind_of

MOST_DIGITS = 99_999


class Panel(Side):
    """Signal: `rule_wanted`."""

    rule_wanted = Signal(str)

    def __init__(self, program: Program, making: Making) -> None:
        super().__init__()
        self.program, self.making = program, making
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
            return
        self._shape = shape
        self._build()

    def _shape_now(self) -> tuple[Any, ...]:
        """All that decides which parts there are; not what is written in their fields."""
        making, step = self.making, self.making.step
        return (
            making.draft.at,
            making.language,
            self.program.settings.language,
            step,
            tuple((each.goal, each.words) for each in making.offers),
            making.draft.made.texts.get("fr") if making.language == "en" else None,
        )

    def _build(self) -> None:
        focus = self.content.focusWidget()
        name = focus.accessibleName() if focus is not None and focus.hasFocus() else ""
        while (item := self.list.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.fields = {}
        for part in self._parts():
            self.list.addWidget(part)
            part.show()
        self.list.addStretch(1)
        dress(self.content, self.style_now)
        wear_all(self.content, self.style_now)
        again = next(
            (each for each in self.content.findChildren(QWidget) if name and each.accessibleName() == name), None
        )
        if again is not None:
            again.setFocus()

    def _parts(self) -> Iterator[QWidget]:
        step = self.making.step
        if self.making.draft.at == 0:
            yield self._field("title")
            yield self._field("intro")
            yield Hairline()
        yield self._field("task")
        yield from self._seat()
        match step:
            case Task():
                yield from self._answers(step)
                yield from self._mistakes(step)
                yield from self._goals(step)
            case Question():
                yield from self._question(step)
            case Show():
                yield from self._shown(step)
        if not isinstance(step, Show):
            yield self._field("hint")
            yield self._field("praise")
        yield from self._places()

    def _field(self, attribute: str) -> Labelled:
        making = self.making
        label = self.say("maker-text", what=attribute)
        aside = self.say("maker-text-aside", what=attribute)
        other = making.text(attribute, "fr") if making.language == "en" else ""
        field = Labelled(label, aside, making.text(attribute), other, partial(making.write, attribute))
        self.fields[attribute] = field
        return field

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

    # A task

    def _link(self, id: str, does: Callable[[], object]) -> TextLink:
        link = TextLink(self.say(id), "record")
        link.clicked.connect(does)
        return link

    def _recording(self, sign: str, moves: Any, refused: str | None = None) -> Recording:
        said, refusal = self.making.said_of(moves, refused)
        words = self.words(said) if said is not None else self.say("maker-no-move")
        if len(moves) > 1:
            words = self.say("maker-several-moves", count=len(moves), last=words)
        card = Recording(sign, words, self.say("maker-play"), self.say("maker-remove"), is_refused=refused is not None)
        card.played.connect(partial(self.making.play, moves))
        if refused is not None:
            card.add_rule(refused).followed.connect(self.rule_wanted)
        if refusal is not None:
            card.add_said(self.words(refusal))
        return card

    def _answers(self, step: Task) -> Iterator[QWidget]:
        making = self.making
        yield Heading(self.say("maker-answers"), self.say("maker-answers-aside"))
        for at, answer in enumerate(step.answers):
            card = self._recording("check", answer.moves)
            card.removed.connect(partial(making.remove_answer, at))
            yield card
        id = "maker-record-answer" if not step.answers else "maker-record-another"
        yield self._link(id, partial(making.record, "answer"))
        if step.answers and step.goals:
            only = Tick(self.say("maker-only"), is_on=step.only)
            only.clicked.connect(lambda: making.set_only(not step.only))
            yield only

    def _mistakes(self, step: Task) -> Iterator[QWidget]:
        making = self.making
        yield Heading(self.say("maker-mistakes"), self.say("maker-mistakes-aside"))
        for mistake in step.mistakes:
            card = self._recording("refused" if mistake.refused else "hint", mistake.moves, mistake.refused)
            if mistake.refused is None:
                card.add_said(self.say("maker-allowed"))
            hint = self.say("maker-own-words" if mistake.refused else "maker-own-words-wanted")
            card.add_field(hint, making.text(mistake.id), partial(making.write, mistake.id))
            card.removed.connect(partial(making.remove_mistake, mistake.id))
            yield card
        if step.answers:
            yield self._link("maker-record-mistake", partial(making.record, "mistake"))

    def _goals(self, step: Task) -> Iterator[QWidget]:
        making = self.making
        if not making.offers:
            return
        yield Heading(self.say("maker-goals"), self.say("maker-goals-aside"))
        for offer in making.offers:
            tick = Tick(self.words(offer.words), is_on=offer.goal in step.goals)
            tick.clicked.connect(lambda wanted, offer=offer: making.tick(offer, wanted))
            yield tick
        if not step.goals:
            yield Label(self.say("maker-no-goal"), 14, "semibold", "refuse")

    # A question

    def _question(self, step: Question) -> Iterator[QWidget]:
        yield Heading(self.say("maker-right"), self.say("maker-right-aside", kind=step.ask))
        right = list(step.right.values) if isinstance(step.right, Given) else []
        if not isinstance(step.right, Given):
            yield Label(self.say("maker-computed"), 15)
        match step.ask:
            case "number":
                yield self._number(step, right)
            case "one":
                yield from self._choices(step, right)
            case "set":
                yield from self._set(right)
        yield from self._wrong(step)

    def _number(self, step: Question, right: list[Json]) -> QWidget:
        field = Field(size=16)
        field.setValidator(QIntValidator(-MOST_DIGITS, MOST_DIGITS))
        field.setText(", ".join(map(str, right[:1])))
        field.setAccessibleName(self.say("maker-right"))

        def take() -> None:
            if field.hasAcceptableInput():
                self.making.set_right([int(field.text())])

        field.editingFinished.connect(take)
        return field

    def _choices(self, step: Question, right: list[Json]) -> Iterator[QWidget]:
        making = self.making
        for choice in step.choices:
            card = Recording("check" if choice in right else "hint", choice.upper(), "", self.say("maker-remove"))
            attribute = f"choice-{choice}"
            card.add_field(self.say("maker-choice-words"), making.text(attribute), partial(making.write, attribute))
            tick = Tick(self.say("maker-is-right"), is_on=choice in right)
            tick.clicked.connect(lambda _=False, choice=choice: making.set_right([choice]))
            card.column.addWidget(tick)
            if choice not in right and any(each.value == choice for each in step.mistakes) is False:
                link = TextLink(self.say("maker-say-why-wrong"), "plus")
                link.clicked.connect(partial(making.add_wrong, choice))
                card.column.addWidget(link)
            card.removed.connect(partial(making.remove_choice, choice))
            yield card
        link = TextLink(self.say("maker-add-choice"), "plus")
        link.clicked.connect(making.add_choice)
        yield link

    def _set(self, right: list[Json]) -> Iterator[QWidget]:
        said = ", ".join(str(each) for each in right if each != "")
        yield Label(said or self.say("maker-no-places"), 15, "semibold", "text" if said else "refuse")
        yield self._link("maker-point-right", partial(self.making.point, "right"))

    def _wrong(self, step: Question) -> Iterator[QWidget]:
        making = self.making
        yield Heading(self.say("maker-mistakes"), self.say("maker-wrong-aside"))
        for wrong in step.mistakes:
            said = ", ".join(map(str, wrong.value)) if isinstance(wrong.value, list) else str(wrong.value)
            card = Recording("hint", said.upper() if step.ask == "one" else said, "", self.say("maker-remove"))
            hint = self.say("maker-own-words-wanted")
            card.add_field(hint, making.text(wrong.id), partial(making.write, wrong.id))
            card.removed.connect(partial(making.remove_mistake, wrong.id))
            yield card
        if step.ask == "set":
            yield self._link("maker-point-wrong", partial(making.point, "wrong"))
        elif step.ask == "number":
            yield self._wrong_number()

    def _wrong_number(self) -> QWidget:
        field = Field(size=16)
        field.setValidator(QIntValidator(-MOST_DIGITS, MOST_DIGITS))
        field.setPlaceholderText(self.say("maker-wrong-number"))
        field.setAccessibleName(self.say("maker-wrong-number"))

        def take() -> None:
            if field.hasAcceptableInput() and field.text():
                self.making.add_wrong(int(field.text()))

        field.returnPressed.connect(take)
        return field

    # What is shown

    def _shown(self, step: Show) -> Iterator[QWidget]:
        making = self.making
        yield Heading(self.say("maker-shown"), self.say("maker-shown-aside"))
        if step.moves:
            card = self._recording("play", step.moves)
            card.removed.connect(lambda: making.change_step(step.model_copy(update={"moves": ()})))
            yield card
        yield self._link("maker-record-shown", partial(making.record, "shown"))

    def _places(self) -> Iterator[QWidget]:
        making, step = self.making, self.making.step
        yield Hairline()
        count = len(step.shows)
        yield Label(self.say("maker-shows", count=count), 15)
        yield self._link("maker-point-shows", partial(making.point, "shows"))
        if isinstance(step, Question):
            yield Label(self.say("maker-hides", count=len(step.hides)), 15)
            yield self._link("maker-point-hides", partial(making.point, "hides"))
