"""The only move that a seat may make: where people want that, nobody is asked for it and it plays itself.

Whether a move was one is read off the rules, in kept games too: it is a move like any other. It belongs to the move
that led to it: both are taken back together.
"""

from collections.abc import Sequence
from typing import Any

from desktop.table.seats import Seats
from rules.core.contract import AnyGame
from rules.core.record import Entry, Played
from rules.core.refusal import Refusal, refuse
from rules.core.timeline import Timeline


def only_move(game: AnyGame, state: Any, legal: Sequence[Any]) -> Any | None:
    """Return the one legal move; None where there is a choice, or where people may regret the move."""
    return legal[0] if len(legal) == 1 and not any(game.warnings(state, legal[0])) else None


class OnlyMoves:
    """The only moves of the people at a table: the one that comes next, and those that were played."""

    def __init__(self, timeline: Timeline, seats: Seats) -> None:
        self.timeline = timeline
        self.seats = seats
        self._were: dict[int, bool] = {}

    def among(self, legal: Sequence[Any]) -> Any | None:
        """Return the move that a person need not be asked for, who has these; None where there is a choice."""
        move = only_move(self.timeline.game, self.timeline.state, legal)
        return None if move is None or self._binds(move) else move

    def was_one(self, point: int) -> bool:
        """Whether a person played there what was all that could be played."""
        if point not in self._were:
            self._were[point] = bool(point) and self._is_one(self.timeline.entry(point))
        return self._were[point]

    def _is_one(self, entry: Entry) -> bool:
        if not isinstance(entry, Played) or not self.seats.is_person(entry.move.seat):
            return False
        game, state = self.timeline.game, self.timeline.state_at(entry.after)
        return only_move(game, state, game.legal(state, entry.move.seat)) is not None

    # Taking back, and doing again

    def can_take_back(self, *, joined: bool) -> bool:
        """Whether there is a move to take back; `joined` as in all that follows: only moves with what led to them."""
        return self.timeline.now != 0 and (not joined or self.point_before() is not None)

    def take_back(self, *, joined: bool) -> Refusal | None:
        """Take back the last move, and what followed by itself, as far as the policy allows."""
        wanted = self.point_before() if joined else None
        if wanted is None:
            return refuse("table-undo-start") if joined else self.timeline.undo()
        return self.timeline.go_to(wanted) and self.timeline.undo()

    def do_again(self, *, joined: bool) -> Refusal | None:
        """Do again what was taken back."""
        wanted = self.point_after() if joined else None
        return self.timeline.redo() if wanted is None else self.timeline.go_to(wanted)

    def point_before(self) -> int | None:
        """Return where taking back leads: before the last move that was a choice; None where there was none."""
        point = self.timeline.now
        while point:
            was_choice, point = not self.was_one(point), self.timeline.entry(point).after
            if was_choice:
                return point
        return None

    def point_after(self) -> int | None:
        """Return where what was taken back leads, with what followed by itself; None where nothing was."""
        onward = self.timeline.onward_from(self.timeline.now)[1:]
        found = next(iter(onward), None)
        for point in onward[1:]:
            if not self.was_one(point):
                break
            found = point
        return found

    def _binds(self, move: Any) -> bool:
        """Whether a strict table would undo less after this move than before it.

        Then it is left to people: it reveals something, or no person is asked next, and who is may reveal something.
        """
        timeline = self.timeline
        if timeline.record.policy != "strict" or timeline.is_taught:
            return False
        decisions = timeline.game.deciding(timeline.game.apply(timeline.state, move).state)
        is_left_to_others = bool(decisions) and not any(self.seats.is_person(each.seat) for each in decisions)
        return is_left_to_others or timeline.would_reveal(move)
