"""The parts of a task in the workshop: right answers, typical mistakes, goals; and the moves of a step that shows."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtWidgets import QWidget

from desktop.maker.part_maker import PartMaker
from desktop.maker.parts import Heading, Tick
from desktop.widgets.words import Label
from rules.lessons.model import Show, Task


class TaskParts(PartMaker):
    def parts(self, step: Task) -> Iterator[QWidget]:
        yield from self._answers(step)
        yield from self._mistakes(step)
        yield from self._goals(step)

    def _answers(self, step: Task) -> Iterator[QWidget]:
        making = self.making
        yield Heading(self.say("maker-answers"), self.say("maker-answers-aside"))
        for at, answer in enumerate(step.answers):
            card = self.recording("check", answer.moves)
            card.removed.connect(partial(making.remove_answer, at))
            yield card
        id = "maker-record-answer" if not step.answers else "maker-record-another"
        yield self.link(id, partial(making.record, "answer"))
        if step.answers and step.goals:
            only = Tick(self.say("maker-only"), is_on=step.only)
            only.clicked.connect(lambda: making.set_only(not step.only))
            yield only

    def _mistakes(self, step: Task) -> Iterator[QWidget]:
        making = self.making
        yield Heading(self.say("maker-mistakes"), self.say("maker-mistakes-aside"))
        for mistake in step.mistakes:
            card = self.recording("refused" if mistake.refused else "hint", mistake.moves, mistake.refused)
            if mistake.refused is None:
                card.add_said(self.say("maker-allowed"))
            hint = self.say("maker-own-words" if mistake.refused else "maker-own-words-wanted")
            card.add_field(hint, making.text(mistake.id), partial(making.write, mistake.id))
            card.removed.connect(partial(making.remove_mistake, mistake.id))
            yield card
        if step.answers:
            yield self.link("maker-record-mistake", partial(making.record, "mistake"))

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

    def shown(self, step: Show) -> Iterator[QWidget]:
        making = self.making
        yield Heading(self.say("maker-shown"), self.say("maker-shown-aside"))
        if step.moves:
            card = self.recording("play", step.moves)
            card.removed.connect(lambda: making.change_step(step.model_copy(update={"moves": ()})))
            yield card
        yield self.link("maker-record-shown", partial(making.record, "shown"))
