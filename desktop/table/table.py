"""The game in progress as the window knows it: proposals in, signals out. Decides nothing that rules decide.

Whatever plays (drag, click, keyboard, the list of moves, a bot) meets here in `propose`. The position is seen only
through the views of whoever looks at the screen.
"""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Signal

from desktop.table.asking import Asking
from desktop.table.bot_questions import BotQuestions, Thinker
from desktop.table.foreseeing import Foreseen, foreseen
from desktop.table.history import History
from desktop.table.notes import Notes
from desktop.table.only_move import OnlyMoves
from desktop.table.saving import Saving
from desktop.table.seat_at_table import Stepped, TableSignals
from desktop.table.seats import Seats, names_in_texts
from desktop.table.sitting import Sitting
from desktop.table.standpoint import Standpoint
from rules.core.decision import Decision
from rules.core.journal import Journal, Onlooker
from rules.core.memo import memo_of_last
from rules.core.refusal import Refusal, SoftWarning
from rules.core.timeline import Happened, Timeline
from rules.core.types import Phrase, Seat


class Table(TableSignals):
    """The game in progress.

    More signals: `asked` when a player must decide, or would if there were a choice; `thinking` while a bot thinks;
    `ended` when the game is over. After each move one of `asked`, `curtain`, `thinking` and `ended` follows.
    """

    asked = Signal()
    thinking = Signal(bool)
    ended = Signal()

    def __init__(self, timeline: Timeline, thinker: Thinker | None = None, journal: Journal | None = None) -> None:
        super().__init__()
        self.timeline = timeline
        self.keeping = Saving(timeline, journal)
        self.keeping.unkept.connect(self.unkept)
        self.history = History(self)
        self.bots = BotQuestions(timeline, thinker)
        self.bots.thinking.connect(self.thinking)
        self.bots.decided.connect(self.propose)
        self.game = timeline.game
        self.seats = Seats(timeline)
        self.players = self.seats.players
        self.names = names_in_texts(timeline.record.seating)
        self.looking: Seat | None = None if self.seats.is_shared else self.seats.first_person
        """Who looks at the screen; nobody while it is handed on, and when one is opened that people share."""
        self.is_covered = False
        self.is_paused = False
        self.advised_at: dict[int, int] = {}
        """How far a person was advised at points of the game."""
        self.other_than: Callable[[Any], Any] = lambda move: None
        """What a computer weighed besides this move, as far as it says so."""
        self.weighed_at: dict[int, Any] = {}
        """What was weighed besides the move that led to a point, where nobody's secrets are told by that."""
        self.standpoint = Standpoint(timeline)
        self.only_moves = OnlyMoves(timeline, self.seats)
        self.asking = Asking(self)
        self.notes = Notes(self)
        self._view = memo_of_last(self.game.view)
        self._deciding = memo_of_last(self.game.deciding)
        self._legal = memo_of_last(self.game.legal)
        self.looking = self.seats.looking_at(self.timeline.state, self.looking)
        self.sitting = Sitting(began_over=self.is_over)
        self.stepped.connect(self.sitting.note)
        self.went.connect(self.sitting.note)

    # Questions

    @property
    def view(self) -> Any:
        """The position as the looking seat may know it."""
        return self._view(self.timeline.state, self.looking)

    def view_from(self, seat: Seat | None) -> Any:
        """The position as this seat may know it."""
        return self.game.view(self.timeline.state, seat)

    def say_move(self, move: Any) -> Phrase:
        """What a move of this position is called."""
        return self.game.say_move(self.timeline.state, move)

    def colour_of(self, seat: Seat) -> str:
        return self.timeline.record.seating[seat].colour

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return self._deciding(self.timeline.state)

    @property
    def seat_to_play(self) -> Seat | None:
        """The person at this screen who is asked now, if there is one. Who looks back, or has no choice, is asked
        nothing."""
        if self.is_covered or self.only_looks or self.is_looking_back or self.asking.following is not None:
            return None
        return self.seats.asked_of(self.decisions, self.looking)

    @property
    def legal(self) -> Sequence[Any]:
        """Every move that the person at this screen may make now."""
        seat = self.seat_to_play
        return () if seat is None else self._legal(self.timeline.state, seat)

    @property
    def is_over(self) -> bool:
        return not self.decisions

    @property
    def only_looks(self) -> bool:
        """Whether another program plays this game: what it has come to may be looked at here, and nothing played."""
        return isinstance(self.timeline.keeper, Onlooker)

    @property
    def is_looking_back(self) -> bool:
        """Whether this point is only looked at: taking a move back plays on, going to another point looks."""
        return self.standpoint.is_looking_back

    @property
    def can_undo(self) -> bool:
        return self.only_moves.can_take_back(joined=self.asking.joins_only_moves)

    @property
    def point(self) -> int:
        """The point of the game that the table looks at."""
        return self.timeline.now

    def objection(self, move: Any) -> Refusal | None:
        return next(iter(self.game.objections(self.timeline.state, move)), None)

    def warnings(self, move: Any) -> tuple[SoftWarning, ...]:
        return tuple(self.game.warnings(self.timeline.state, move))

    @property
    def played_on(self) -> Foreseen:
        """This position, if the game went on from here."""
        state = self.timeline.state
        asked = self.seats.asked_of(self.decisions, self.looking)
        return Foreseen(self.game, state, self.looking, self.view, asked, ())

    def foresee(self, move: Any) -> Foreseen:
        """The position after a legal move."""
        return foreseen(self.seats, self.view, self.looking, move)

    # What people do

    def propose(self, move: Any) -> bool:
        """Plays the move if it is legal. It is on the disk before anybody hears of it."""
        if self.asking.following is not None:
            self.bots.forget()
        advised = self.advised_at.get(self.point, 0) if self.seats.is_person(move.seat) else 0
        outcome = self.timeline.propose(move, advised)
        if isinstance(outcome, Refusal):
            self.refuse(outcome, lambda: self.propose(move))
            return False
        other = None if self.seats.is_person(move.seat) or self.seats.has_secrets else self.other_than(move)
        if other is not None:
            self.weighed_at[outcome.number] = other
        self.keeping.tell()
        self._show(outcome, move.seat)
        return True

    def undo(self) -> None:
        """Take back the last move, with what followed by itself, as far as the policy allows."""
        refusal = self.only_moves.take_back(joined=self.asking.joins_only_moves)
        self._travel(refusal, self.standpoint.stands_at, self.undo)

    def redo(self) -> None:
        refusal = self.only_moves.do_again(joined=self.asking.joins_only_moves)
        self._travel(refusal, self.standpoint.stands_at, self.redo)

    def go_to(self, point: int) -> None:
        """Look at another point; the game stays where it is until a player goes on from there."""
        stood = self.timeline.now if self.standpoint.stands_at is None else self.standpoint.stands_at
        self._travel(self.timeline.go_to(point), stood, lambda: self.go_to(point))

    def look_on(self, steps: int) -> None:
        """Look at the point so many steps later, or earlier; not beyond the ends."""
        point = self.standpoint.further(steps)
        if point != self.timeline.now:
            self.go_to(point)

    def come_back(self) -> None:
        """Go to the point where the game stands; after moves were only taken back, to the last of them."""
        self.go_to(self.standpoint.way_back)

    def play_on(self) -> None:
        """The game goes on from the point that the table looks at, though something was played after it."""
        self.standpoint.plays_on = True
        if self.is_looking_back:
            self.standpoint.stands_at = None
            self.asking.find_only_move()
            self.went.emit()
        self.asking.ask()

    def lift_curtain(self, seat: Seat) -> None:
        """The screen is in the hands of this seat now."""
        self.is_covered = False
        self.looking = seat
        self.asking.find_only_move()
        self.went.emit()
        self.asking.ask()

    def lay_open(self, is_open: bool) -> None:
        """Who shares the screen plays with open cards from now on, or no longer."""
        refusal = self.timeline.lay_open(is_open)
        if refusal is not None:
            self.refuse(refusal, lambda: self.lay_open(is_open))
            return
        self.keeping.tell()
        self.looking = self.seats.looking_at(self.timeline.state, self.looking)
        self.asking.find_only_move()
        self.went.emit()
        self.asking.ask()

    def pause(self, paused: bool) -> None:
        """Let bots wait while the user looks at the past or wants to take a move back, or let them go on."""
        self.is_paused = paused
        if paused:
            self.bots.forget()
            if self.asking.following is not None:
                self.asking.find_only_move()
                self.went.emit()
        else:
            self.asking.ask()

    def close(self) -> None:
        self.bots.forget()
        self.keeping.close()

    # What follows

    def _show(self, happened: Happened, seat: Seat) -> None:
        self.standpoint.stands_at = None
        by_itself, self.asking.following = self.asking.following is not None, None
        self.looking = self.seats.looking_at(self.timeline.state, self.looking)
        self.asking.find_only_move()
        events = self.timeline.seen_at(happened.number, self.looking)
        self.stepped.emit(Stepped(happened.number, events, seat, self.seats.is_person(seat), by_itself))
        self.asking.ask()

    def refuse(self, refusal: Refusal, again: Callable[[], object]) -> None:
        if not self.keeping.is_refused(refusal, again):
            self.refused.emit(refusal)

    def _travel(self, refusal: Refusal | None, stands_at: int | None, again: Callable[[], object]) -> None:
        if refusal is not None:
            self.refuse(refusal, again)
            return
        self.standpoint.arrive(stands_at)
        self.keeping.tell()
        self.bots.forget()
        self.looking = self.seats.looking_at(self.timeline.state, self.looking)
        self.asking.find_only_move()
        self.went.emit()
        self.asking.ask()
