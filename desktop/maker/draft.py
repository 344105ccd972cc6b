"""A lesson that is being made: its steps are looked at one by one, and what is wrong belongs to one of them."""

from collections.abc import Sequence

from desktop.made.draft import MadeDraft
from rules.core.types import Phrase
from rules.teaching.made import MadeLesson


class Draft(MadeDraft):
    made: MadeLesson

    @property
    def count(self) -> int:
        return len(self.made.steps)

    @property
    def problems(self) -> Sequence[Phrase]:
        """All that is wrong, in the order of the steps."""
        return sorted(super().problems, key=self.step_of)

    @property
    def remarks(self) -> Sequence[Phrase]:
        """What pupils can play all the same, in the order of the steps."""
        return sorted(self.found.remarks if self.found is not None else (), key=self.step_of)

    def step_of(self, problem: Phrase) -> int:
        """The number of the step that it is about; 0 for the lesson as a whole."""
        said = problem.named
        id = said.get("step") or str(said.get("id", "")).partition(".")[0]
        return next((at for at, step in enumerate(self.made.steps) if step.id == id), 0)
