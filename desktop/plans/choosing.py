"""Menus for a new row: which lesson, which position; those of the program, one's own, or one from a file."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.plans.parts import shortened
from desktop.style.qss import stylesheet
from desktop.widgets.menu import Menu
from rules.core.folders import EXTENSION
from rules.core.types import Phrase, phrase
from rules.lessons.model import Lesson
from rules.teaching import plan_changes as changes
from rules.teaching.made import LANGUAGES, TITLE_LETTERS, Made, MadeLesson, MadePosition, Titles
from rules.teaching.plans import AnyRow, RowKind
from rules.teaching.reading import read_file

if TYPE_CHECKING:
    from desktop.plans.screen import PlanScreen

USUAL_SEATS = 2


class Choosing:
    def __init__(self, screen: "PlanScreen") -> None:
        self.screen, self.program = screen, screen.program

    def add(self, kind: RowKind) -> None:
        """Add a row of this kind, after asking which lesson or position where it needs one."""
        game, plan = self.screen.game, self.screen.draft.made
        match kind:
            case "talk":
                self._put(changes.talk(plan))
            case "vote":
                self._put(changes.vote(plan))
            case "free":
                seats = min((each for each in game.seats if each >= USUAL_SEATS), default=game.seats[0])
                row = changes.free(plan, seats)
                self._put(row.model_copy(update={"title": self.titles(phrase("plans-free-title"))}))
            case "lesson":
                self._ask(self._lessons)
            case "position":
                self._ask(self._positions)

    def _put(self, row: AnyRow) -> None:
        self.screen.acts.add(row)

    def titles(self, said: Phrase) -> Titles:
        """What something of the program is called, in both languages."""
        game = self.screen.game
        return Titles(**{each: self.program.texts(game, each).say(said)[:TITLE_LETTERS] for each in LANGUAGES})

    def _say(self, said: Phrase) -> str:
        return self.program.say_phrase(said, self.screen.game)

    # Menus

    def _ask(self, fill: Callable[[Menu], None]) -> None:
        menu = Menu(self.screen, self.screen.style_now)
        fill(menu)
        button = self.screen.face.adding["lesson" if fill == self._lessons else "position"]
        menu.popup(button.mapToGlobal(button.rect().topLeft()))
        menu.stand_on_first()

    def _lessons(self, menu: Menu) -> None:
        for number, each in enumerate(self.screen.built_in, 1):
            words = self.program.say("plans-lesson-line", number=number, title=self._say(each.title))
            menu.addAction(words).triggered.connect(self._adds_lesson(each.id, self.titles(each.title)))
        menu.addSeparator()
        for made in self._own(MadeLesson):
            words = self.program.say("plans-own-line", title=self._title(made))
            menu.addAction(words).triggered.connect(self._adds_made(made))
        self._offer_file(menu)

    def _positions(self, menu: Menu) -> None:
        """Offer those with which the steps of lessons begin, in a menu for each lesson; then one's own."""
        for number, each in enumerate(self.screen.built_in, 1):
            words = self.program.say("plans-lesson-line", number=number, title=self._say(each.title))
            steps = menu.addMenu(words)
            steps.setStyleSheet(stylesheet(self.screen.style_now))
            for at, step in enumerate(each.steps, 1):
                task = self.program.say_phrase(each.text(step, "task"), self.screen.game, each.names)
                said = self.program.say("plans-step", number=at, task=shortened(task))
                steps.addAction(said).triggered.connect(self._adds_step(each, step.id))
        menu.addSeparator()
        for made in self._own(MadePosition):
            words = self.program.say("plans-own-line", title=self._title(made))
            menu.addAction(words).triggered.connect(self._adds_made(made))
        self._offer_file(menu)

    def _own(self, kind: type[Made]) -> list[Made]:
        """What stands on the shelf for this game."""
        kept = (each.made for each in self.program.made.things()[0])
        return [each for each in kept if isinstance(each, kind) and each.game == self.screen.game.id]

    def _title(self, made: Made) -> str:
        return made.title.words.in_language(self.program.settings.language) or self.program.say("made-untitled")

    def _offer_file(self, menu: Menu) -> None:
        menu.addAction(self.program.say("plans-from-file")).triggered.connect(lambda _=False: self._ask_for_file())

    # What is chosen

    def _adds_lesson(self, id: str, title: Titles) -> Callable[[], None]:
        return lambda: self._put(changes.lesson(self.screen.draft.made, id, title))

    def _adds_step(self, lesson: Lesson, step: str) -> Callable[[], None]:
        which = {"lesson": lesson.id, "step": step}
        return lambda: self._put(changes.position(self.screen.draft.made, which, self.titles(lesson.title)))

    def _adds_made(self, made: Made) -> Callable[[], None]:
        return lambda: self.put_made(made)

    def put_made(self, made: Made) -> None:
        """Add a row with a made lesson or position; the plan carries it inside."""
        plan, screen = self.screen.draft.made, self.screen
        if made.game != screen.game.id:
            screen.tell(phrase("plan-problem-game", game=made.game))
        elif isinstance(made, MadeLesson):
            self._put(changes.lesson(plan, made, made.title))
        elif isinstance(made, MadePosition):
            self._put(changes.position(plan, made, made.title))
        else:
            screen.tell(phrase("plans-no-row"))

    def _ask_for_file(self) -> None:
        screen: QWidget = self.screen
        kind = f"{self.program.say('made-files')} (*{EXTENSION})"
        name, _ = QFileDialog.getOpenFileName(screen, self.program.say("plans-from-file"), str(Path.home()), kind)
        if name:
            self.put_file(Path(name))

    def put_file(self, path: Path) -> None:
        """Add a row with what a file holds, or say what is wrong with it."""
        reading = read_file(path)
        if reading.made is not None:
            self.put_made(reading.made)
        else:
            self.screen.tell(reading.problems[0].sentence)
