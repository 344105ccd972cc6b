"""The marks of a step at the right side of the workshop: each in words, and when the pupil sees them."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.maker.part_maker import PartMaker
from desktop.maker.parts import Heading, Recording
from desktop.presenter.bar import SIGNS
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.words import Label
from rules.lessons.model import LessonStep, Show


class MarkParts(PartMaker):
    def parts(self, step: LessonStep) -> Iterator[QWidget]:
        marks = self.making.marks
        yield Heading(self.say("maker-marks"), self.say("maker-marks-aside", count=len(step.marks)))
        for at, (mark, said) in enumerate(zip(step.marks, marks.said(), strict=False)):
            card = Recording(SIGNS[mark.kind], said, "", self.say("maker-remove"))
            card.removed.connect(partial(marks.remove, at))
            yield card
        if step.marks and not isinstance(step, Show):
            yield self._when(step)

    def _when(self, step: LessonStep) -> QWidget:
        switch = Switch()
        choices = [Choice(with_hint, self.say("maker-marks-seen", hint=str(with_hint))) for with_hint in (False, True)]
        switch.offer(choices, step.marks_with_hint, self.say("maker-marks-when"))
        switch.chosen.connect(self.making.marks.show_with_hint)
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 2, 0, 2)
        line.addWidget(Label(self.say("maker-marks-when"), 15), 1)
        line.addWidget(switch)
        return row
