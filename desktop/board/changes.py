"""How the table changes before one's eyes: pieces travel from where they were, what opens unfolds."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from desktop.board.animations import Animations
from desktop.board.hearing import Passing
from desktop.board.layers import Layer
from desktop.board.motion import Change
from desktop.board.pointing import Pointing
from desktop.board.situation import Situation
from desktop.board.sprite import Key, Place, Sprite
from desktop.board.view import BoardView
from rules.core.types import Seat


class Board(Protocol):
    """An object that draws the table as it is."""

    def refresh(self) -> None:
        """Show the whole table again, at once."""

    def describe(self) -> None:
        """Shows the position, and what can be done there."""

    def draw(self) -> None:
        """Shows the position."""


class Changes(QObject):
    """Signal: `passing` with a move that is being played or shown, when its pieces are about to set out; not when
    somebody goes to another point of the game.
    """

    passing = Signal(object)

    def __init__(self, situation: Situation, board: Board, view: BoardView, pointing: Pointing) -> None:
        super().__init__(view)
        self.situation = situation
        self.board = board
        self.view = view
        self.scene = view.board
        self.lights = view.lights
        self.pointing = pointing
        self.animations = Animations(view.board)
        self._drawn_here = situation.here
        """The point of the game that was drawn last, and to whom."""
        self._drawn: Any = None
        """The position that was drawn last."""
        self._is_going = False
        """Whether somebody goes to another point of the game."""
        self.animations.set_out.connect(self._take_poster_down)
        self.animations.arrived.connect(self._arrive)
        view.gestures.put_down.connect(self.glide_home)
        pointing.unfolded.connect(self.unfold)

    def was_drawn(self, view: Any) -> None:
        """This position is on the table now."""
        self._drawn_here, self._drawn = self.situation.here, view

    def change(self, mover: Seat | None, milliseconds: int, events: Sequence[Any] = ()) -> None:
        """Shows the position as it is now: pieces travel there, and leave a trail if another seat moved them."""
        with self.lights.one_pass():
            self._change(mover, milliseconds, events)

    def _change(self, mover: Seat | None, milliseconds: int, events: Sequence[Any]) -> None:
        here, table = self.situation, self.situation.table
        self.animations.skip()
        self.pointing.leave_what_was_left()
        is_seen = milliseconds > 0 or mover is not None
        before = self.scene.by_key() if is_seen else {}
        was_drawn, carried = self._drawn, dict(self.view.gestures.carried)
        was = self._drawn_here[1]
        if milliseconds and was != table.looking and not table.game.hides:
            here.turns_from = (was,)
        self.board.describe()
        for piece in carried:
            self.scene.put_back(piece)
        after = self.scene.by_key() if is_seen else {}
        same = here.desk.same(was_drawn, self._drawn) if before and was_drawn is not None else {}
        change = Change(before, after, (was_drawn, self._drawn), carried, same)
        trails = change.trails(table.colour_of(mover)) if mover is not None else []
        if self.view.keyboard_focus.go_on() or trails != self.lights.trails or milliseconds:
            self._show_change(change, trails, mover, milliseconds, events)

    def _show_change(
        self, change: Change, trails: list[Sprite], mover: Seat | None, milliseconds: int, events: Sequence[Any]
    ) -> None:
        self.lights.trails = trails
        if milliseconds:
            self._send(change, milliseconds, events, by_other=mover is not None)
        self.lights.show()

    def _send(self, change: Change, milliseconds: int, events: Sequence[Any], *, by_other: bool) -> None:
        here, desk = self.situation, self.situation.desk
        here.is_still = False
        starts = change.starts(desk)
        order = desk.order(events)
        gone, poster = change.gone(desk), desk.poster(self._drawn, here.look, events)
        if events and change.views[0] is not None:
            gone |= desk.flights(change.views, here.look, events, self.scene.places())
        self.scene.show_poster(poster)
        waits = here.poster_ms if poster else 0
        if events and not self._is_going:
            self.passing.emit(Passing(starts, gone, self.scene.by_key(), change.carried, tuple(events), by_other))
        self.animations.travel(starts, milliseconds, pieces=starts, order=order, gone=gone, waits=waits)

    def give_up(self) -> None:
        """Leave what was under way as it is: the table is about to be drawn anew."""
        self._is_going = False
        self.situation.is_still = True
        self.forget()

    def go(self) -> None:
        """Undo, redo, another point: pieces travel there, as long as the same person looks on."""
        here, table = self.situation, self.situation.table
        here.showing.stop()
        was, now = self._drawn_here, here.here
        if was[1] != now[1] or was[0] == now[0]:
            self.board.refresh()
            return
        steps = table.history.moves_from(was[0])
        self._is_going = True
        self.change(
            table.history.mover_at(now[0]) if steps == 1 else None,
            here.jump_ms if abs(steps) > 1 else here.travel_ms,
            table.history.noticed_at(now[0]) if steps == 1 else (),
        )
        self._is_going = False

    def unfold(self) -> None:
        """Something opens or closes: the same position, looked at more closely. What is held stays in the hand."""
        if not self.situation.is_still:
            self.animations.skip()
        before, carried = self.scene.by_key(), self.view.gestures.carried
        self.board.draw()
        for key, place in carried.items():
            self.scene.put(key, place, Layer.HELD)
        if milliseconds := self.situation.unfold_ms:
            change = Change(before, self.scene.by_key(), (self._drawn, self._drawn), {})
            starts = change.starts(self.situation.desk)
            pieces = [key for key in starts if key not in carried]
            self.animations.travel(starts, milliseconds, pieces=pieces, gone=change.gone(self.situation.desk))
        self.lights.show()

    def glide_home(self, carried: Mapping[Key, Place]) -> None:
        """What was dragged and not played goes back to where it lies."""
        for piece in carried:
            self.scene.put_back(piece)
        self.animations.travel(carried, self.situation.home_ms, pieces=carried)

    def forget(self) -> None:
        """Forget animations and trails: nothing is on its way, and the last move leaves no trail."""
        self.animations.skip()
        self.lights.trails = []
        self.situation.turns_from = None

    def _take_poster_down(self) -> None:
        self.scene.show_poster(())

    def _arrive(self) -> None:
        """Light up what can be done, now that the pieces lie where they belong."""
        self.situation.is_still = True
        self._take_poster_down()
        if self.situation.turns_from is not None:
            self.situation.turns_from = None
            self.board.describe()
        self.lights.show()
        self.situation.showing.go_on_waiting()
