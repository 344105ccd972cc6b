"""Shows moves one after the other: an automa's once its reasons are read, what a move sets off act by act, and again
what the others have played.
"""

from PySide6.QtCore import QObject, Signal

from desktop.board.changes import Changes
from desktop.board.lights import Lights
from desktop.board.situation import Situation
from desktop.table.seat_at_table import Stepped
from rules.core.explained import Explained


class Replay(QObject):
    """Signal: `shown` when the table shows another move again, or the next reason of an automa, or the game as it
    stands.
    """

    shown = Signal()

    def __init__(self, situation: Situation, changes: Changes, lights: Lights) -> None:
        super().__init__(situation)
        self.situation = situation
        self.showing = situation.showing
        self.changes = changes
        self.lights = lights
        self.showing.changed.connect(self._show_frame)
        self.showing.over.connect(self._show_game)

    def step(self, stepped: Stepped) -> None:
        """Replay what has just been played.

        What an automa did is shown once its reasons are read; what a move sets off, act by act, as long as pieces
        travel at all."""
        here, table = self.situation, self.situation.table
        self.showing.stop()
        is_explained = any(isinstance(each, Explained) for each in stepped.events)
        reads = not stepped.by_person and here.is_explained and is_explained
        if reads or (here.travel_ms and table.history.acts_out(stepped.number)):
            frames = table.history.frames_at(stepped.number)
            self.showing.begin(frames, here.shown_ms, at_once=not reads, is_own=stepped.by_person)
        else:
            is_by_hand = stepped.by_person and not stepped.by_itself
            self.changes.change(None if is_by_hand else stepped.seat, here.travel_ms, stepped.events)

    def show_again(self) -> None:
        """What the others have played since the looking seat's last turn, move by move; again: back to the game."""
        table = self.situation.table
        points = table.history.points_of_others()
        if self.showing.is_on or not points:
            self.showing.stop()
        else:
            frames = [frame for point in points for frame in table.history.frames_at(point)]
            self.showing.begin(frames, self.situation.shown_ms)

    @property
    def is_paused(self) -> bool:
        return self.showing.is_paused if self.showing.is_acting else self.situation.table.is_paused

    def pause(self, paused: bool) -> None:
        """What is shown act by act stands still; else the opponents wait."""
        if self.showing.is_acting:
            self.showing.pause(paused)
        else:
            self.situation.table.pause(paused)

    def toggle_pause(self) -> None:
        self.pause(not self.is_paused)

    def _show_frame(self) -> None:
        showing, here = self.showing, self.situation
        if showing.is_done:
            # Whoever has just made the move needs no trail of it.
            is_own = showing.frame.act or showing.is_own
            mover = None if is_own else here.table.history.mover_at(showing.frame.point)
            self.changes.change(mover, here.travel_ms, showing.frame.events)
            if self.changes.animations.waiting:
                showing.wait_for_pieces()
        elif showing.card is not None and showing.card_number:
            self.lights.show()
        else:
            self.changes.change(None, here.jump_ms)
        self.shown.emit()

    def _show_game(self) -> None:
        """The game as it stands; what was moved last keeps its trail."""
        trails = self.lights.trails
        with self.lights.one_pass():
            self.changes.change(None, self.situation.jump_ms)
            self.lights.trails = trails
            self.lights.show()
        self.shown.emit()
