"""What is done in the workshop: texts written, answers and mistakes recorded by playing, places pointed out."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.maker.board import MakerBoard
from desktop.maker.draft import Draft
from desktop.maker.marks import StepMarks
from desktop.maker.named_row import TextNames
from desktop.maker.pointing import Pointing
from desktop.maker.table import MakerTable, Recorded
from rules.core.contract import AnyGame
from rules.core.types import Json, phrase
from rules.lessons.model import Given, LessonStep, Question, Show, Task
from rules.lessons.progress import Progress
from rules.lessons.runner import Reached, Refused, starts_until
from rules.lessons.scenes import deciding_seats, legal_of_shape
from rules.teaching import steps as changes
from rules.teaching.copying import starts_at
from rules.teaching.goals import Offered, offered, ticked
from rules.teaching.made import Language
from rules.teaching.notes import noted
from rules.teaching.steps import StepKind, kind_of
from rules.teaching.writing import text_at, with_text

NOTES = "notes"
"""In place of a text of the step: what its teacher wants to think of."""


class Making(QObject):
    """Signals: `recording_changed` when something else is recorded; `told` with a sentence; `right_after_all` with the
    moves of a mistake that is none."""

    recording_changed = Signal()
    told = Signal(object)
    right_after_all = Signal(object)

    def __init__(self, draft: Draft, game: AnyGame, box: Any, board: MakerBoard, table: MakerTable) -> None:
        super().__init__(board)
        self.draft, self.game, self.box, self.board, self.table = draft, game, box, board, table
        self.language: Language = draft.program.settings.language
        self.offers: list[Offered] = []
        """The goals that can be ticked in this step."""
        self._stands: tuple[Any, ...] = ()
        self.names = TextNames(draft.program, game, box)
        table.tried.connect(self._note_mistake)
        table.stepped.connect(self.recording_changed)
        self.pointing = Pointing(self)
        self.marks = StepMarks(self)

    @property
    def step(self) -> LessonStep:
        return self.draft.made.steps[self.draft.at]

    @property
    def here(self) -> Progress | None:
        """Find where the step begins; None: it cannot."""
        try:
            return starts_until(self.game, self.box, self.draft.made.lesson, self.draft.at)[-1]
        except Exception:  # a file can hold any position; what is wrong with it, the check says
            return None

    def refresh(self) -> None:
        """Stand where the step begins, if that is another place than before; and offer its goals anew."""
        here = self.here
        if here is None:
            return
        stands = (self.draft.at, self.step.id, here.start, self.step.seat, kind_of(self.step))
        self.offers = offered(here)
        if stands != self._stands:
            self._stands = stands
            self.stop()
            self.table.show_step(here)
            self.board.forget()
            self.board.refresh()
        else:
            self.table.moments = self.table.moments.corrected(
                here if len(self.table.moments.all) == 1 else self.table.progress
            )
        self.marks.show()

    # Texts

    def text(self, attribute: str, language: Language | None = None) -> str:
        if attribute == NOTES:
            return self.draft.made.notes.get(language or self.language, {}).get(self.step.id, "")
        key = attribute if attribute in ("title", "intro") else f"{self.step.id}.{attribute}"
        return text_at(self.draft.made, language or self.language, key)

    def write(self, attribute: str, words: str) -> None:
        key = attribute if attribute in ("title", "intro") else f"{self.step.id}.{attribute}"
        if attribute == NOTES:
            made = noted(self.draft.made, self.step.id, self.language, words)
        else:
            made = with_text(self.draft.made, self.language, key, words)
        self.draft.change(made, key=f"{self.language}:{key}")

    # The step

    def change_step(self, step: LessonStep, *, key: str = "") -> None:
        """Another state of the step. `key`: changes of the same key in a row are one."""
        self.draft.change(changes.pruned(changes.with_step(self.draft.made, self.draft.at, step)), key=key)

    def set_kind(self, kind: StepKind) -> None:
        self.change_step(changes.of_kind(self.step, kind))

    def set_seat(self, seat: int | None) -> None:
        self.change_step(self.step.model_copy(update={"seat": seat}))

    def set_minutes(self, minutes: int) -> None:
        self.change_step(self.step.model_copy(update={"minutes": minutes or None}), key="minutes")

    def set_only(self, only: bool) -> None:
        self.change_step(self.step.model_copy(update={"only": only}))

    def continue_from_before(self) -> None:
        """The step begins where the one before it ends."""
        if self.draft.at > 0:
            self.change_step(self.step.model_copy(update={"position": "continue"}))

    def begin_at_played(self) -> None:
        """The step begins at the position that lies on the table now."""
        self.begin_at(self.table.progress.state)

    def begin_at(self, state: Any) -> None:
        """The step begins at this position, possible or not; the pupil plays a seat that is asked there."""
        try:
            seats = deciding_seats(self.game, state)
        except Exception:  # nobody need be asked in a position that is being edited; what is wrong, the check says
            seats = ()
        seat = self.step.seat if self.step.seat in seats else next(iter(seats), 0)
        self.change_step(self.step.model_copy(update={"position": starts_at(state), "seat": seat}))

    def begin_step_at(self, id: str, state: Any) -> None:
        """The same of a step that need not be the one that is looked at."""
        at, here = next((at for at, each in enumerate(self.draft.made.steps) if each.id == id), None), self.draft.at
        if at is not None:
            self.draft.at = at
            self.begin_at(state)
            self.draft.look_at(here)

    def add_step(self) -> None:
        self.draft.change(changes.added(self.draft.made, self.draft.at), at=self.draft.at + 1)

    def copy_step(self) -> None:
        self.draft.change(changes.copied(self.draft.made, self.draft.at), at=self.draft.at + 1)

    def remove_step(self) -> None:
        self.draft.change(changes.removed(self.draft.made, self.draft.at), at=max(0, self.draft.at - 1))

    def move_step(self, at: int, to: int) -> None:
        to = max(0, min(len(self.draft.made.steps) - 1, to))
        if to != at:
            self.draft.change(changes.moved(self.draft.made, at, to), at=to)

    # Recording

    def record(self, what: Recorded) -> None:
        """Play it now: from the beginning of the step."""
        here = self.here
        if here is None:
            return
        self.pointing.point("")
        self.table.show_step(here)
        self.table.record(what)
        self.board.refresh()
        self.recording_changed.emit()

    def stop(self) -> None:
        """Record no more; the table stands where the step begins."""
        was = self.table.recording
        self.table.record("")
        here = self.here
        if was and here is not None:
            self.table.show_step(here)
            self.board.refresh()
        self.pointing.point("")
        self.recording_changed.emit()

    def finish(self) -> None:
        """What was played is the answer, or what is shown."""
        what, moves, replies = self.table.recording, list(self.table.moves), list(self.table.replies)
        step = self.step
        self.stop()
        if not moves:
            return
        if what == "answer" and isinstance(step, Task):
            self.take_answer(moves, replies)
        elif what == "shown" and isinstance(step, Show):
            self.change_step(step.model_copy(update={"moves": tuple(moves)}))

    def take_answer(self, moves: Sequence[Json], replies: Sequence[Json] = ()) -> None:
        """One more right answer; the goals that tell most are ticked with the first."""
        step = self.step
        if not isinstance(step, Task):
            return
        is_first = not step.answers
        step = changes.with_answer(step, moves, replies)
        here = self.here
        if is_first and not step.goals and here is not None:
            made = changes.with_step(self.draft.made, self.draft.at, step)
            begun = starts_until(self.game, self.box, made.lesson, self.draft.at)[-1]
            step = step.model_copy(update={"goals": ticked(offered(begun))})
        self.change_step(step)

    def remove_answer(self, at: int) -> None:
        if isinstance(self.step, Task):
            self.change_step(changes.without_answer(self.step, at))

    def tick(self, offer: Offered, wanted: bool) -> None:
        if isinstance(self.step, Task):
            self.change_step(changes.with_goal(self.step, offer.goal, wanted=wanted))

    def play(self, moves: Sequence[Json]) -> None:
        """Show on the table what was recorded, move by move."""
        self.stop()
        here = self.here
        if here is None:
            return
        self.table.show_step(here)
        for pattern in moves:
            fitting = legal_of_shape(self.game, self.table.progress.state, pattern)
            if not fitting:
                break
            self.table.propose(fitting[0])
        self.recording_changed.emit()

    def _note_mistake(self, tried: tuple[Any, list[Json]]) -> None:
        """Refused, or allowed and beside the goal: recorded; right after all: offered as an answer."""
        outcome, moves = tried
        step = self.step
        if not isinstance(step, Task):
            return
        self.stop()
        if isinstance(outcome, Reached):
            self.right_after_all.emit(moves)
            return
        rule = outcome.refusal.rule if isinstance(outcome, Refused) else None
        step, _ = changes.with_mistake(step, moves, rule)
        self.change_step(step)

    def keep_mistake(self, at: int, moves: Sequence[Json], refused: str | None) -> None:
        """A mistake that was tried as a pupil is one of a step from now on."""
        self.draft.look_at(at)
        step = self.step
        if isinstance(step, Task):
            self.change_step(changes.with_mistake(step, moves, refused)[0])

    def remove_mistake(self, id: str) -> None:
        step = self.step
        if not isinstance(step, Show):
            self.change_step(changes.without_mistake(step, id))

    # Questions

    def set_right(self, values: Sequence[Json], *, key: str = "") -> None:
        if isinstance(self.step, Question):
            self.change_step(changes.with_right(self.step, values), key=key)

    def add_wrong(self, value: Json) -> None:
        step = self.step
        if isinstance(step, Question):
            right = list(step.right.values) if isinstance(step.right, Given) else []
            if value in right or value == right:
                self.told.emit(phrase("maker-right-after-all"))
                return
            self.change_step(changes.with_wrong_reply(step, value))

    def add_choice(self) -> None:
        if isinstance(self.step, Question):
            self.change_step(changes.with_choice(self.step))

    def remove_choice(self, choice: str) -> None:
        if isinstance(self.step, Question):
            self.change_step(changes.without_choice(self.step, choice))
