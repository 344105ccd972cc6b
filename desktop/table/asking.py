"""Asks whoever must decide at a table: a person through the window, a bot through the thinker."""

from typing import TYPE_CHECKING, Any

from rules.core.curtain import handover

if TYPE_CHECKING:
    from desktop.table.table import Table


class Asking:
    """A person who has no choice is asked nothing where people want that: what they could play plays itself."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.following: Any = None
        """The one move that the person asked now could make: it plays itself in a moment."""

    @property
    def joins_only_moves(self) -> bool:
        """Whether an only move belongs to the one that led to it, as people want; not while somebody looks back."""
        return self.table.bots.plays_only_moves and not self.table.is_looking_back

    def find_only_move(self) -> None:
        """Find out whether whoever is asked has a choice, before anything shows what could be done."""
        table = self.table
        self.following = None
        seat = table.seat_to_play
        if seat is not None and self.joins_only_moves and table.standpoint.goes_on and not table.is_paused:
            self.following = table.only_moves.among(table.legal)

    def follow_now(self) -> None:
        """Play what plays itself in a moment; nothing where there is a choice."""
        if self.following is not None:
            self.table.propose(self.following)

    def ask(self) -> None:
        """Ask the seat that must decide now; a person who has no choice sees the move played."""
        table = self.table
        self.find_only_move()
        decisions = table.decisions
        if not decisions:
            table.ended.emit()
            return
        if table.only_looks or table.is_looking_back:
            table.asked.emit()
            return
        persons = table.seats.persons
        if persons & {decision.seat for decision in decisions}:
            next_seat = handover(decisions, table.looking, persons, secrets=table.seats.is_guarded)
            if next_seat is not None and not self._stays_with_learner:
                table.is_covered = True
                table.looking = None  # what stays under the cloth is what a spectator may know
                table.curtain.emit(next_seat)
            else:
                if self.following is not None:
                    table.bots.follow(self.following)
                table.asked.emit()
        elif not table.is_paused and table.standpoint.goes_on:
            table.bots.ask(decisions[0].seat)
        else:
            table.asked.emit()

    def ask_again(self) -> None:
        """Ask whoever must decide once more: something may have broken before anybody heard of it."""
        table = self.table
        if not (table.is_covered or table.is_over or table.only_looks):
            table.bots.forget()
            self.ask()

    @property
    def _stays_with_learner(self) -> bool:
        """Whether a learner looks at a past point and keeps the screen: only playing on hands it on."""
        table = self.table
        is_teaching = table.timeline.record.policy == "teaching"
        return is_teaching and table.looking is not None and not table.standpoint.goes_on
