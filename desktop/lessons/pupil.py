"""The pupil in front of a lesson: asked for once since the program began, shown in the top line, changed there."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop.lessons.handing_in import hand_in
from desktop.lessons.who_plays import WhoPlays, who_plays
from desktop.screen import Screen
from desktop.shell import Shell
from rules.core.edition import Problem

if TYPE_CHECKING:
    from desktop.lessons.player import LessonPlayer


class PupilInLesson(QObject):
    """Who is there, for one lesson that is open."""

    def __init__(self, player: "LessonPlayer") -> None:
        super().__init__(player)
        self.player, self.program = player, player.program
        self.board: WhoPlays | None = None
        player.header.who.clicked.connect(self.ask)
        player.run.unkept.connect(self._tell_unkept)
        if self.is_kept and self.program.pupil is None:
            QTimer.singleShot(0, self, self._ask_first)

    @property
    def is_kept(self) -> bool:
        """Whether what is done here goes into the class book."""
        trial = self.player.run.steps.trial
        return self.program.settings.class_book and (trial is None or trial.is_kept)

    def _ask_first(self) -> None:
        if self.program.pupil is None:
            self.ask()

    def come_back(self) -> None:
        """Ask where the class book was turned on meanwhile; whoever was presenting the lesson is no pupil."""
        player = self.player
        is_here = player.shell.trail[-1] is player and player.isVisible()
        if is_here and self.is_kept and not player.was_presented and self.board is None:
            self._ask_first()

    def ask(self) -> None:
        before = self.program.pupil
        self.board = who_plays(self.player, lambda name: self._begin_for(name, before), keeps=self._stay)

    def _stay(self) -> None:
        """Leave all as it is; whoever was not named is not asked again."""
        self.board = None
        self.program.pupil = self.program.pupil or ""
        self.say()

    def _begin_for(self, name: str, before: str | None) -> None:
        """Begin the lesson anew for somebody else; whoever is named first goes on from where it stands."""
        self.board = None
        if before is not None and name != before:
            self.player.run.begin_step(0)
        self.player.say_again()

    def _tell_unkept(self, wrong: Problem) -> None:
        """Say once why what is done is not kept."""
        shell = self.player.shell
        if shell.notices is None or "pupils" not in shell.notices.lines:
            shell.tell("pupils", lambda: self.program.say_phrase(wrong.sentence))

    def say(self) -> None:
        """Say in the top line who is there."""
        name = self.program.pupil or ""
        says = self.program.say("class-here", name=name) if name else self.program.say("class-here-nobody")
        self.player.header.say_who(name or self.program.say("class-who-nobody"), says, is_shown=self.is_kept)


def menu_of_pupils(shell: Shell, screen: Screen) -> dict[str, Callable[[], object]]:
    """What a menu of lessons offers for a class."""
    say = screen.program.say
    offers: dict[str, Callable[[], object]] = {say("class-hand-in"): lambda: hand_in(shell, screen)}
    if "class_book" in shell.makers:
        offers[say("class-book")] = lambda: shell.open("class_book", game=screen.game_id)
    return offers
