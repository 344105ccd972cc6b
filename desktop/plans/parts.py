"""What lies open below the chosen row: its title, what is said, and what its kind asks for; all written in place."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.maker.parts import Labelled
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.plans.draft import PlanDraft
from desktop.plans.game_parts import GameParts
from desktop.plans.vote_parts import VoteParts
from desktop.program import Program
from desktop.style.mixing import solid
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn, wear_all
from desktop.widgets.options import OptionRow
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.words import Label
from rules.core.contract import AnyGame
from rules.core.types import Phrase
from rules.lessons.model import Lesson
from rules.teaching import plan_changes as changes
from rules.teaching.made import LANGUAGES, TITLE_LETTERS, Language
from rules.teaching.plans import AnyRow, FreeRow, LessonRow, VoteRow, words_of

SAYING_LINES = 3
TASK_LETTERS = 90


class RowParts(Drawn):
    """Signal: `pressed` with what shall be done with the row: open, copy, remove."""

    pressed = Signal(str)

    def __init__(self, program: Program, draft: PlanDraft, game: AnyGame, built_in: tuple[Lesson, ...]) -> None:
        super().__init__()
        self.program, self.draft, self.game, self.built_in = program, draft, game, built_in
        self.language: Language = program.settings.language
        """The language in which one writes."""
        self.fields: dict[str, Labelled] = {}
        self.steps: dict[str, OptionRow] = {}
        self.vote: VoteParts | None = None
        self.free: GameParts | None = None
        self._shape: tuple[Any, ...] = ()
        self.tongues = Switch()
        self.tongues.chosen.connect(self._speak)
        self.buttons = {name: Button(icon_name=sign, is_compact=True) for name, sign in BUTTONS}
        for name, button in self.buttons.items():
            button.clicked.connect(partial(self.pressed.emit, name))
        self.content = QWidget()
        self.problems = QVBoxLayout()
        head = QHBoxLayout()
        head.addWidget(self.tongues)
        head.addStretch(1)
        for button in self.buttons.values():
            head.addWidget(button)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(16, 12, 16, 14)
        self.column.setSpacing(8)
        self.column.addLayout(head)
        self.column.addLayout(self.problems)
        self.column.addWidget(self.content)

    def say(self, id: str, **args: Any) -> str:
        return self.program.say(id, **args)

    def words(self, said: Phrase) -> str:
        return self.program.say_phrase(said, self.game)

    def _speak(self, language: Language) -> None:
        self.language = language
        self.show_again()

    # What is shown

    def show_again(self) -> None:
        """The same fields with what is written in them now; others where there is something else to write."""
        row = self.draft.row
        tongues = [
            Choice(each, self.say("plans-language", language=each, missing=self._lacks(each))) for each in LANGUAGES
        ]
        self.tongues.offer(tongues, self.language, self.say("reader-languages"))
        for name, button in self.buttons.items():
            button.say(self.say(f"plans-row-{name}"))
        self.buttons["open"].setVisible(row.kind in ("lesson", "position", "free"))
        self.buttons["remove"].set_kind("quiet" if self.draft.count > 1 else "off")
        self._show_problems()
        shape = self._shape_now()
        if shape != self._shape:
            self._shape = shape
            self._build()
        for attribute, field in self.fields.items():
            field.show_text(self.draft.text(attribute, self.language, row))

    def _lacks(self, language: Language) -> int:
        """How many texts of this row are not written in a language, but should be."""
        start = f"{self.draft.row.id}."
        return sum(each.startswith(start) for each in self.draft.made.missing(language))

    def _shape_now(self) -> tuple[Any, ...]:
        """All that decides which parts there are; not what is written in their fields."""
        row = self.draft.row
        choices: tuple[Any, ...] = ()
        if isinstance(row, VoteRow):
            choices = len(row.answers), row.right
        elif isinstance(row, LessonRow):
            choices = (row.steps,)
        elif isinstance(row, FreeRow):
            choices = row.seats, row.people, row.level, row.guide, row.seed
        other: Language = "en" if self.language == "fr" else "fr"
        beside = tuple(words_of(row, each, other) for each in ("title", "says")) if self.language == "en" else ()
        return row.id, row.kind, self.language, self.program.settings.language, choices, beside

    def _show_problems(self) -> None:
        while (item := self.problems.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for each in self.draft.problems_of(self.draft.at):
            inner = each.named.get("problem")
            if isinstance(inner, Phrase):
                self.problems.addWidget(Label(self.words(inner), 15, "semibold", "refuse"))

    def _build(self) -> None:
        focused = next((name for name, each in self.fields.items() if each.field.hasFocus()), "")
        self.content.hide()
        self.column.removeWidget(self.content)
        self.content.deleteLater()
        self.content = QWidget()
        column = QVBoxLayout(self.content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.fields, self.steps, self.vote, self.free = {}, {}, None, None
        for each in self._parts(self.draft.row):
            column.addWidget(each)
        self.column.addWidget(self.content)
        self.content.show()
        wear_all(self, self.style_now)
        if focused in self.fields:
            self.fields[focused].field.setFocus()

    def _parts(self, row: AnyRow) -> Iterator[QWidget]:
        yield self._field("title", 1, TITLE_LETTERS)
        if isinstance(row, VoteRow):
            yield self._field("question", 1, TITLE_LETTERS)
            self.vote = VoteParts(self, row)
            yield self.vote
        yield self._field("says", SAYING_LINES, 0)
        if isinstance(row, LessonRow):
            yield from self._lesson_parts(row)
        if isinstance(row, FreeRow):
            self.free = GameParts(self, row)
            yield self.free

    def _field(self, attribute: str, lines: int, letters: int) -> Labelled:
        """A text of the row, with its field; below it what stands in French, while one writes English."""
        row, write = self.draft.row, partial(self._write, attribute)
        other = self.draft.text(attribute, "fr", row) if self.language == "en" else ""
        aside = self.say("plans-says-aside") if attribute == "says" else ""
        words = self.draft.text(attribute, self.language, row)
        labelled = Labelled(self.say(f"plans-text-{attribute}"), aside, words, other, write)
        labelled.field.least_lines = lines
        if letters:
            labelled.field.letters = letters
        self.fields[attribute] = labelled
        return labelled

    def _write(self, attribute: str, words: str) -> None:
        self.draft.write(attribute, self.language, words, self.draft.row)

    def _lesson_parts(self, row: LessonRow) -> Iterator[QWidget]:
        """Which steps of the lesson are done."""
        built_in = next((each for each in self.built_in if each.id == row.lesson), None)
        lesson = row.lesson.lesson if not isinstance(row.lesson, str) else built_in
        if lesson is None:
            return
        yield Label(self.say("plans-steps"), 15, "semibold")
        for number, step in enumerate(lesson.steps, 1):
            task = self.program.say_phrase(lesson.text(step, "task"), self.game, lesson.names)
            option = OptionRow("switch", size=15)
            option.tell(self.say("plans-step", number=number, task=shortened(task)))
            option.setChecked(not row.steps or step.id in row.steps)
            option.clicked.connect(self._tick(step.id, option, built_in))
            self.steps[step.id] = option
            yield option

    def _tick(self, step: str, option: OptionRow, built_in: Lesson | None) -> Callable[[], None]:
        def tick() -> None:
            row = self.draft.row
            if isinstance(row, LessonRow):
                self.draft.put_row(changes.with_step(row, step, built_in, wanted=option.isChecked()))
                option.setChecked(not self.draft_steps or step in self.draft_steps)

        return tick

    @property
    def draft_steps(self) -> tuple[str, ...]:
        row = self.draft.row
        return row.steps if isinstance(row, LessonRow) else ()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        theme = self.style_now.theme
        path = rounded(QRectF(self.rect()).adjusted(1, 0, -1, -2), 9)
        painter.fillPath(path, solid(theme.panel))
        painter.strokePath(path, pen(theme.line, 1.4))
        painter.end()


BUTTONS = (("open", "play"), ("copy", "copy"), ("remove", "trash"))


def shortened(task: str) -> str:
    """The task of a step on one line or two."""
    words = " ".join(task.split())
    return words if len(words) <= TASK_LETTERS else words[: TASK_LETTERS - 1].rsplit(" ", 1)[0] + "…"
