"""The sounds of a table: of pieces as they are taken and land, of what happens, and when it is one's turn."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from desktop.board.area import BoardArea
from desktop.board.hearing import LANDS_WITH, Heard, Passing, Sounds, landed
from desktop.board.sprite import Key
from desktop.games.loading import part_of
from desktop.program import Program
from desktop.round_summary.rounds import RoundSummaries
from desktop.table.seat_at_table import Stepped
from desktop.table.seats import PERSON
from desktop.table.table import Table


class Sounding(QObject):
    """Listens to the table, and never makes it wait. The past is looked at in silence."""

    def __init__(self, program: Program, table: Table, area: BoardArea, rounds: RoundSummaries) -> None:
        super().__init__(area)
        self.sound, self.table, self.area, self.rounds = program.sound, table, area, rounds
        self.sounds: Sounds = part_of(table.game.id, "sounds", "SOUNDS") or Sounds()
        self._passing: Passing | None = None
        self._later: list[Heard] = []
        """What is heard when the pieces have arrived."""
        self._held: frozenset[Key] = frozenset()
        self._point, self._was_past = table.point, table.is_looking_back
        self._others_played = False
        """Whether somebody else has moved since one's last turn, and nobody was told yet that it is one's turn."""
        self._told_at = -1
        """The point at which somebody was told last that it is their turn."""
        self._is_over = table.is_over
        if is_class(table):
            self.sound.hush(True)
        self._connect()

    def _connect(self) -> None:
        table, area = self.table, self.area
        area.changes.passing.connect(self._pass)
        area.animations.landed.connect(self._land)
        area.animations.arrived.connect(self._arrive)
        area.hand.changed.connect(self._take)
        area.hand.refused.connect(self._refuse)
        area.showing.over.connect(self._ask)
        self.rounds.comes.connect(lambda: self.sound.play("round"))
        table.stepped.connect(self._step)
        table.went.connect(self._go)
        table.refused.connect(self._refuse)
        table.asked.connect(self._ask)
        table.curtain.connect(lambda _: self.sound.play("curtain"))
        table.ended.connect(self._end)

    def begin(self) -> None:
        """A new game lies on the table; of a game that goes on, the first piece shall be heard in time."""
        self.sound.prepare()
        if not self.table.point and not self._is_over:
            self.sound.play(self.sounds.begins, is_patient=True)

    def leave(self) -> None:
        """Let whoever leaves a class hear again what the settings say."""
        self.sound.hush(False)

    # Pieces

    def _take(self) -> None:
        held = self.area.hand.held
        if held - self._held:
            self.sound.play("take")
        self._held = held

    def _refuse(self, *_: object) -> None:
        self.sound.play("refusal")

    def _pass(self, passing: Passing) -> None:
        """A move begins to be seen: hear at once what it does, and its pieces as they land."""
        self._passing, self._later = passing, []
        if not self.sound.is_heard:
            return
        for heard in self.sounds.of_events(passing.events):
            if heard.name in LANDS_WITH:
                self._later.append(heard)
            else:
                self.sound.play(*heard, by_other=passing.by_other)

    def _land(self, keys: Sequence[Key]) -> None:
        if self._passing is not None and self.sound.is_heard:
            for name in landed(self.sounds, self._passing, keys):
                self.sound.play(name, by_other=self._passing.by_other)

    def _arrive(self) -> None:
        passing, self._passing = self._passing, None
        later, self._later = self._later, []
        for heard in later:
            self.sound.play(*heard, by_other=passing is not None and passing.by_other)
        self._ask()

    # The game

    def _step(self, stepped: Stepped) -> None:
        self._others_played = not stepped.by_person
        self._point, self._was_past = self.table.point, self.table.is_looking_back

    def _go(self) -> None:
        """Hear a move that is taken back or played again, and nothing of whoever looks at the past."""
        table, was, was_past = self.table, self._point, self._was_past
        self._point, self._was_past = table.point, table.is_looking_back
        steps = table.history.moves_from(was)
        if self._was_past or was_past or table.point == was:
            return
        self._others_played = False
        self.sound.play("undo" if steps < 0 or was not in table.timeline.past() else "redo")

    def _ask(self, *_: object) -> None:
        """It is one's turn, after others have played and everything lies where it belongs."""
        table = self.table
        is_due = self._others_played and table.point != self._told_at
        if is_due and not self.area.is_watched and table.seat_to_play is not None:
            self._others_played, self._told_at = False, table.point
            if not self.rounds.is_watched:
                self.sound.play("your-turn")

    def _end(self) -> None:
        """Won if a person here has won, or all of them together; lost if not."""
        table = self.table
        was_over, self._is_over = self._is_over, True
        if was_over or table.standpoint.is_in_the_past:
            return
        winners = table.game.scores(table.timeline.state).winners
        self.sound.play("won" if table.seats.persons & set(winners) else "lost")


def is_class(table: Table) -> bool:
    """Whether several people learn at this table: it begins mute."""
    return table.timeline.record.policy == "teaching" and table.players.count(PERSON) > 1
