"""The parts of a question in the workshop: what is right to say, and typical wrong replies."""

from collections.abc import Iterator
from functools import partial
from typing import TypeGuard

from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QWidget

from desktop.maker.part_maker import PartMaker
from desktop.maker.parts import Heading, Recording, Tick
from desktop.widgets.fields import Field
from desktop.widgets.links import TextLink
from desktop.widgets.words import Label
from rules.core.types import Json
from rules.lessons.model import Given, LessonStep, Question

MOST_DIGITS = 99_999


class QuestionParts(PartMaker):
    number: Field | None = None
    """Where the right number is typed."""

    def parts(self, step: Question) -> Iterator[QWidget]:
        yield Heading(self.say("maker-right"), self.say("maker-right-aside", kind=step.ask))
        right = given(step)
        if not isinstance(step.right, Given):
            yield Label(self.say("maker-computed"), 15)
        match step.ask:
            case "number":
                yield self._number(step)
            case "one":
                yield from self._choices(step, right)
            case "set":
                yield from self._set(right)
        yield from self._wrong(step)

    def _number(self, step: Question) -> QWidget:
        """A field whose number is the right one from the first digit on: nothing is built anew while it is typed."""
        self.number = field = Field(size=16)
        field.setValidator(QIntValidator(-MOST_DIGITS, MOST_DIGITS))
        field.setAccessibleName(self.say("maker-right"))
        self.show_number(step)

        def take() -> None:
            if field.hasAcceptableInput():
                self.making.set_right([int(field.text())], key="right")

        field.textEdited.connect(take)
        return field

    def show_number(self, step: LessonStep) -> None:
        """Show the number that is right, unless it is just being typed."""
        if self.number is not None and is_number(step) and not self.number.hasFocus():
            self.number.setText(", ".join(map(str, given(step)[:1])))

    def shape_of(self, step: LessonStep) -> LessonStep:
        """The step as far as it decides which parts there are."""
        return step.model_copy(update={"right": Given(values=("",))}) if is_number(step) else step

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
        yield self.link("maker-point-right", partial(self.making.pointing.point, "right"))

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
            yield self.link("maker-point-wrong", partial(making.pointing.point, "wrong"))
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


def is_number(step: LessonStep) -> TypeGuard[Question]:
    """Check whether a number is asked for that is given, not reckoned."""
    return isinstance(step, Question) and step.ask == "number" and isinstance(step.right, Given)


def given(step: Question) -> list[Json]:
    return list(step.right.values) if isinstance(step.right, Given) else []
