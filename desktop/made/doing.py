"""What can be done with what stands in the library: played, changed, copied, shared, printed, thrown away."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QFileDialog

from desktop.made.collection import Entry
from desktop.made.playing import objection_to_playing, play_from, timeline_of
from desktop.paper.position_sheet import position_at
from desktop.widgets.menu import Menu
from rules.core import durable
from rules.core.codec import Unreadable
from rules.core.contract import BadPosition
from rules.core.edition import Problem
from rules.core.folders import EXTENSION
from rules.core.types import phrase
from rules.games import GAME_IDS
from rules.teaching.editions import MadeEdition
from rules.teaching.made import Made, MadeLesson, MadePosition
from rules.teaching.plans import MadePlan
from rules.teaching.positions import state_of
from rules.teaching.reading import written
from rules.teaching.shelf import file_name

if TYPE_CHECKING:
    from desktop.made.library import LibraryScreen

Offer = tuple[str, str, str]
"""The name of what is done, its words, its icon."""
NOTHING: Offer = ("", "", "")
OWN_BOX = "own_box"
"""The screen on which an owner corrects the data of a game."""


class Doing:
    def __init__(self, screen: "LibraryScreen") -> None:
        self.screen, self.program, self.shell = screen, screen.program, screen.shell
        self.collection = screen.collection

    @property
    def made(self) -> Made | None:
        entry = self.collection.chosen_entry
        return entry.made if entry is not None else None

    def offers(self, entry: Entry) -> tuple[Offer, list[Offer], str]:
        """What stands out, all else, and what throwing it away is called."""
        say = self.program.say
        if entry.thrown is not None:
            return ("restore", say("made-restore"), "undo"), [], ""
        if entry.made is None:
            return NOTHING, [], say("made-forget") if entry.is_elsewhere else ""
        first = ("play", say("made-play", kind=entry.made.kind), "play")
        if isinstance(entry.made, MadeEdition):
            own = OWN_BOX in self.shell.makers and self.program.library.named(entry.made.game) is not None
            first = ("compare", say("made-compare"), "box") if own else NOTHING
        wanted = (
            ("edit", "pencil", self._screen_that_changes(entry.made)),
            ("lesson", "lesson", "maker" if isinstance(entry.made, MadePosition) else ""),
            ("present", "screens", "presenter" if isinstance(entry.made, MadeLesson | MadePlan) else ""),
            ("copy", "copy", "library"),
            ("translate", "language", "" if isinstance(entry.made, MadeEdition) else "translation"),
            ("share", "share", "library"),
            ("print", "print", "" if isinstance(entry.made, MadeEdition) else "handouts"),
        )
        others = [(name, say(f"made-do-{name}"), sign) for name, sign, screen in wanted if screen in self.shell.makers]
        return first, others, say("made-throw")

    def _screen_that_changes(self, made: Made) -> str:
        return {"lesson": "maker", "position": "editor"}.get(made.kind, "")

    def do(self, name: str) -> None:
        acts: dict[str, Callable[[], object]] = {
            "play": self.play,
            "compare": self.compare,
            "edit": self.edit,
            "lesson": self.make_lesson,
            "present": self.present,
            "copy": self.collection.duplicate,
            "translate": lambda: self._open("translation"),
            "share": lambda: self.screen.show_sharing(self.collection.chosen_entry),
            "print": self.print,
            "restore": self.collection.restore,
            "throw": self.collection.throw,
        }
        acts[name]()

    def _open(self, screen: str) -> None:
        if self.made is not None:
            self.shell.open(screen, made=self.made)

    def play(self) -> None:
        """A lesson in the player; a position as a game that begins there; a plan where plans are made."""
        made = self.made
        if isinstance(made, MadeLesson):
            why = objection_to_playing(self.program, made)
            if why is not None:
                self.collection.told.emit(why)
            else:
                self.shell.open("lesson", game=made.game, lesson=made.id)
        elif isinstance(made, MadePosition):
            problem = play_from(self.shell, self.program, made)
            if isinstance(problem, Problem):
                self.collection.told.emit(problem.sentence)
        elif isinstance(made, MadePlan):
            self._open_plan(made, presents=False)

    def compare(self) -> None:
        """Let corrections of somebody meet one's own."""
        made = self.made
        if isinstance(made, MadeEdition):
            self.shell.open(OWN_BOX, game=self.program.library.named(made.game), brought=made)

    def _open_plan(self, made: MadePlan, *, presents: bool) -> None:
        if self.program.library.named(made.game) is None:
            self.collection.told.emit(phrase("made-unknown-game", game=made.game))
        else:
            self.shell.open("plan", plan=made.id, presents=presents)

    def present(self) -> None:
        if isinstance(self.made, MadePlan):
            self._open_plan(self.made, presents=True)
        if isinstance(self.made, MadeLesson):
            game = self.program.library.named(self.made.game)
            self.shell.open("presenter", game=game, lesson=self.made.id)

    def print(self) -> None:
        """A lesson as a sheet, a position as a picture of its table, a plan with all that is said."""
        made = self.made
        if isinstance(made, MadePlan):
            self.shell.open("handouts", game=made.game, what="plan", plan=made.id)
        if isinstance(made, MadeLesson):
            self.shell.open("handouts", game=made.game, what="lesson", lesson=made.id)
        elif isinstance(made, MadePosition):
            timeline = timeline_of(self.program, made)
            if isinstance(timeline, Problem):
                self.collection.told.emit(timeline.sentence)
            else:
                self.shell.open("handouts", game=made.game, what="position", position=position_at(timeline))

    def edit(self) -> None:
        """What came from others is changed as a copy that says where it comes from."""
        entry = self.collection.chosen_entry
        if entry is None or entry.made is None or entry.kept is None:
            return
        made: Made = entry.made
        if entry.kept.received is not None:
            copy = self.collection.duplicate()
            if copy is None:
                return
            made = copy.made
        game = self.program.library.named(made.game)
        if isinstance(made, MadePosition) and game is not None:
            try:
                state = state_of(made, game, self.program.library.box(game))
            except (BadPosition, Unreadable):
                self.collection.told.emit(phrase("made-makes-no-sense", reason=made.kind))
                return
            origin, seed = phrase("own-words", words=made.title.words), (made.notation or {}).get("seed", 0)
            self.shell.open("editor", game=game, state=state, origin=origin, meant=made.meant, seed=seed)
        else:
            self.shell.open(self._screen_that_changes(made), made=made)

    def make_lesson(self) -> None:
        made = self.made
        if isinstance(made, MadePosition):
            self.shell.open("maker", position=made)

    def begin_lesson(self) -> None:
        """Ask of which game the new lesson is."""
        menu = Menu(self.screen, self.screen.style_now)
        for game in GAME_IDS:
            words = self.program.say_phrase(phrase(f"game-{game}"), self.program.library.named(game))
            menu.addAction(words).triggered.connect(self._begins(game))
        button = self.screen.filters.new
        menu.popup(button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))
        menu.stand_on_first()

    def _begins(self, game: str) -> Callable[[], None]:
        def begin() -> None:
            self.shell.open("maker", game=game)

        return begin

    def read_rule(self, rule: str) -> None:
        made = self.made
        if made is not None:
            self.shell.open("reader", game=made.game, at=rule)

    # Sharing

    def change_head(self, by: str, licence: str) -> None:
        """Another author, or another licence."""
        made = self.made
        if made is None or (made.by, made.licence) == (by, licence):
            return
        changed = made.model_copy(update={"by": by, "licence": licence})
        self.collection.keep(lambda: self.program.made.keep(changed))
        self.collection.read_again()
        self.screen.show_sharing(self.collection.chosen_entry)

    def write_file(self) -> None:
        """Write the one file that is handed on, where somebody wants it."""
        made, say = self.made, self.program.say
        if made is None:
            return
        name, _ = QFileDialog.getSaveFileName(
            self.screen, say("made-share-file"), file_name(made), f"{say('made-files')} (*{EXTENSION})"
        )
        if not name:
            return
        path = Path(name if name.endswith(EXTENSION) else name + EXTENSION)
        try:
            durable.replace_file(path, written(made))
        except OSError as error:
            self.collection.told.emit(phrase("made-not-kept", reason=error.strerror or type(error).__name__))
            return
        self.screen.show_sharing(None)
        self.collection.told.emit(phrase("made-shared", file=path.name))
