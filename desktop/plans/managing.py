"""What is done with plans as a whole: begun, copied, shared, printed; and a row opened where it comes from."""

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

from desktop.lessons.plans import making_of
from desktop.made.library import LibraryScreen
from desktop.made.playing import open_table
from desktop.plans.opening import lesson_of, open_lesson
from desktop.plans.stage import timeline_for
from desktop.program import Program
from desktop.widgets.menu import Menu
from rules.core.contract import AnyGame
from rules.core.edition import Problem
from rules.core.types import phrase
from rules.lessons.scenes import BadScene
from rules.teaching.made import LANGUAGES, Titles
from rules.teaching.plan_scenes import its_own
from rules.teaching.plans import AnyRow, LessonRow, MadePlan, TalkRow

if TYPE_CHECKING:
    from desktop.plans.screen import PlanScreen

USUAL_LENGTH, FIRST_MINUTES = 30, 5


def new_plan(program: Program, game: AnyGame) -> MadePlan:
    """A plan with one row, to begin with."""

    def titles(id: str) -> Titles:
        return Titles(**{each: program.texts(None, each).say(phrase(id)) for each in LANGUAGES})

    first = TalkRow(kind="talk", id="talk-1", minutes=FIRST_MINUTES, title=titles("plans-first-row"))
    head = making_of(program, game).head()
    return MadePlan(**head, kind="plan", title=titles("plans-first-title"), length=USUAL_LENGTH, rows=(first,))


class Managing:
    def __init__(self, screen: "PlanScreen") -> None:
        self.screen, self.program, self.shell = screen, screen.program, screen.shell

    def do(self, name: str) -> None:
        acts: dict[str, Callable[[], object]] = {"new": self.ask_for_game, "copy": self.copy, "share": self.share}
        acts[name]()

    def ask_for_game(self) -> None:
        """Ask of which game the new plan is."""
        menu, button = Menu(self.screen, self.screen.style_now), self.screen.side.new
        for game in self.program.library.games:
            menu.addAction(self.screen.words.game(game)).triggered.connect(self._begins(game))
        menu.popup(button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))
        menu.stand_on_first()

    def _begins(self, game: AnyGame) -> Callable[[], None]:
        return lambda: self.begin(game)

    def begin(self, game: AnyGame) -> None:
        """Begin a plan of this game."""
        self._open_kept(new_plan(self.program, game))

    def copy(self) -> None:
        """Go on with a copy of the plan that is looked at."""
        self.screen.draft.keep()
        try:
            kept = self.program.made.duplicate(self.screen.draft.made, self.program.settings.name, date.today())
        except OSError as error:
            self.screen.tell(phrase("made-not-kept", reason=error.strerror or type(error).__name__))
            return
        assert isinstance(kept.made, MadePlan)
        self.screen.open_plan(kept.made, is_ready=False)

    def _open_kept(self, plan: MadePlan) -> None:
        """Open a plan that shall stand on the shelf at once."""
        self.screen.open_plan(plan, is_ready=False)
        self.screen.draft.keep()
        self.screen.reload()
        self.screen.show_again()

    def share(self) -> None:
        """The library says what is in the file and writes it; a plan of the program is copied first."""
        if self.screen.draft.is_ready:
            self.copy()
        self.screen.draft.keep()
        library = self.shell.open("library", chosen=self.screen.draft.made.id)
        assert isinstance(library, LibraryScreen)
        library.show_sharing(library.collection.chosen_entry)

    def take_head(self) -> None:
        """Take over what the library has changed at the head of the plan: its author, its licence."""
        draft = self.screen.draft
        kept = self.program.made.named(draft.made.id) if not draft.is_ready else None
        if kept is not None:
            head = {name: getattr(kept.made, name) for name in ("by", "licence")}
            draft.made = draft.made.model_copy(update=head)

    def print(self) -> None:
        self.screen.draft.keep()
        self.shell.open("handouts", game=self.screen.game, what="plan", plan=self.screen.draft.made.id)

    # A row where it comes from

    def open_row(self, row: AnyRow) -> None:
        """Play its lesson, or its game, as one would anywhere."""
        screen = self.screen
        if isinstance(row, LessonRow):
            lesson = lesson_of(row, screen.built_in)
            if lesson is not None:
                open_lesson(self.program, self.shell, screen.game, lesson, 0, "back-to-plan")
            else:
                screen.tell(phrase("plan-problem-lesson", lesson=str(row.lesson)))
            return
        box = self.program.library.box(screen.game)
        try:
            scene = its_own(row, screen.game, box, screen.built_in)
            timeline = timeline_for(self.program, screen.game, scene) if scene is not None else None
        except BadScene as error:
            screen.tell(error.sentence)
            return
        except Exception:  # a file can hold any position
            screen.tell(phrase("plans-not-shown"))
            return
        if timeline is not None:
            problem = timeline if isinstance(timeline, Problem) else open_table(self.shell, timeline)
            screen.tell(problem.sentence if problem is not None else None)
