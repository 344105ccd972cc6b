"""The game in progress as the window knows it: proposals in, signals out. Decides nothing that rules decide.

Whatever plays (drag, click, keyboard, the list of moves, a bot) meets here in `propose`. The position is seen only
through the views of whoever looks at the screen.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import Signal

from desktop.history import History
from desktop.keeping import Keeping
from desktop.seat_at_table import Stepped, TableSignals
from rules.core.contract import AnyGame
from rules.core.curtain import handover
from rules.core.decision import Decision
from rules.core.journal import Journal, Onlooker
from rules.core.latest import of_latest
from rules.core.refusal import Refusal, SoftWarning
from rules.core.rng import Rng
from rules.core.timeline import Happened, Timeline
from rules.core.types import Phrase, Seat

PERSON = "person"
NO_CHANCE = Rng(0)


@dataclass(frozen=True, slots=True)
class Foreseen:
    """A position that a move would bring, as far as the looking seat can foresee it. A hand asks it like a table."""

    game: AnyGame
    state: Any
    looking: Seat | None
    """Who would look at it."""
    view: Any
    seat_to_play: Seat | None
    told: tuple[Phrase, ...]
    """What would be said of it."""

    @property
    def legal(self) -> Sequence[Any]:
        return () if self.seat_to_play is None else self.game.legal(self.state, self.seat_to_play)

    def objection(self, move: Any) -> Refusal | None:
        return next(iter(self.game.objections(self.state, move)), None)


class Thinker(Protocol):
    """Whoever thinks for the bots, elsewhere, and answers later through `Table.answer`."""

    def think(self, game: AnyGame, view: Any, legal: Sequence[Any], player: str, ticket: int) -> None: ...
    def act(self, move: Any, ticket: int) -> None:
        """What an automa does is known already; it is answered when people are ready to watch."""

    def stop(self) -> None: ...


class Table(TableSignals):
    """More signals: `asked` when somebody must decide; `thinking` while a bot thinks; `ended` when the game is over.
    After each move one of `asked`, `curtain`, `thinking` and `ended` follows.
    """

    asked = Signal()
    thinking = Signal(bool)
    ended = Signal()

    _came_from: int | None = None
    """Where the game stands while somebody looks back at another point of it."""

    def __init__(self, timeline: Timeline, thinker: Thinker | None = None, journal: Journal | None = None) -> None:
        super().__init__()
        self.timeline = timeline
        self.keeping = Keeping(timeline, journal)
        self.keeping.unkept.connect(self.unkept)
        self.history = History(self)
        self.thinker = thinker
        self.game = timeline.game
        self.players = tuple(seating.player for seating in timeline.record.seating)
        self.names = tuple(seating.name for seating in timeline.record.seating)
        self.looking: Seat | None = None if self._is_shared else self.first_person()
        """Who looks at the screen; nobody while it is handed on, and when one is opened that people share."""
        self.is_covered = False
        self.is_paused = False
        self._plays_on = False
        self._ticket = 0
        self._view: Any = None
        self._deciding = of_latest(self.game.deciding)
        self._legal = of_latest(self.game.legal)
        if self.is_in_the_past:
            self._came_from = timeline.line()[-1]
        self._turn_to_asked()

    # Questions

    def first_person(self) -> Seat | None:
        return next((seat for seat, player in enumerate(self.players) if player == PERSON), None)

    @property
    def _is_shared(self) -> bool:
        """Whether people must not see each other's cards on this screen."""
        return self.is_guarded and self.players.count(PERSON) > 1

    def is_person(self, seat: Seat) -> bool:
        return self.players[seat] == PERSON

    @property
    def view(self) -> Any:
        """The position as the looking seat may know it."""
        if self._view is None:
            self._view = self.game.view(self.timeline.state, self.looking)
        return self._view

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
        """The person at this screen who is asked now, if there is one. Who looks back is asked nothing."""
        if self.is_covered or self.only_looks or self.is_looking_back:
            return None
        return self._asked_of(self.decisions, self.looking)

    @property
    def legal(self) -> Sequence[Any]:
        """Every move that the person at this screen may make now."""
        seat = self.seat_to_play
        return () if seat is None else self._legal(self.timeline.state, seat)

    @property
    def has_secrets(self) -> bool:
        """Whether seats see different things."""
        return self.game.keeps_secrets(self.timeline.record.options)

    @property
    def is_open(self) -> bool:
        """Whether those who share this screen play with open cards."""
        return self.timeline.is_open

    @property
    def is_guarded(self) -> bool:
        """Whether nobody at this screen may see what another one sees."""
        return self.has_secrets and not self.is_open

    @property
    def is_over(self) -> bool:
        return not self.decisions

    @property
    def only_looks(self) -> bool:
        """Whether another program plays this game: what it has come to may be looked at here, and nothing played."""
        return isinstance(self.timeline.keeper, Onlooker)

    @property
    def is_in_the_past(self) -> bool:
        """Whether something was played after the point that the table looks at."""
        return self.timeline.now != self.timeline.line()[-1]

    @property
    def is_looking_back(self) -> bool:
        """Whether this point is only looked at: whoever takes a move back plays on, whoever goes elsewhere looks."""
        return self._came_from is not None

    @property
    def looks_back_from_the_end(self) -> bool:
        """Whether the game that one looks back at is over."""
        return self._came_from is not None and not self.game.deciding(self.timeline.state_at(self._came_from))

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
        asked = self._asked_of(self.decisions, self.looking)
        return Foreseen(self.game, state, self.looking, self.view, asked, ())

    def foresee(self, move: Any) -> Foreseen:
        """The position after a legal move."""
        game = self.game
        step = game.apply(game.imagine(self.view, NO_CHANCE), move)
        seat, decisions = self._looking_at(step.state), game.deciding(step.state)
        noticed = (game.seen(event, seat) for event in step.events)
        told = [game.say_event(event) for event in noticed if event is not None and game.chapter(event) is None]
        asked = [decision.sentence for decision in decisions[:1]]
        view = game.view(step.state, seat)
        return Foreseen(game, step.state, seat, view, self._asked_of(decisions, seat), (*told, *asked))

    # What people do

    def propose(self, move: Any) -> bool:
        """Plays the move if it is legal. It is on the disk before anybody hears of it."""
        outcome = self.timeline.propose(move)
        if isinstance(outcome, Refusal):
            self._refuse(outcome, lambda: self.propose(move))
            return False
        self.keeping.tell()
        self._show(outcome, move.seat)
        return True

    def undo(self) -> None:
        self._travel(self.timeline.undo(), self._came_from, self.undo)

    def redo(self) -> None:
        self._travel(self.timeline.redo(), self._came_from, self.redo)

    def go_to(self, point: int) -> None:
        """To look at another point; the game stays where it stands until somebody plays on from there."""
        stood = self.timeline.now if self._came_from is None else self._came_from
        self._travel(self.timeline.go_to(point), stood, lambda: self.go_to(point))

    def look_on(self, steps: int) -> None:
        """So many points later, or earlier; not beyond the ends."""
        line = self.timeline.line()
        at = max(0, min(len(line) - 1, line.index(self.timeline.now) + steps))
        if line[at] != self.timeline.now:
            self.go_to(line[at])

    def come_back(self) -> None:
        """To where the game stands; whoever has only taken moves back, to the last of them."""
        self.go_to(self.timeline.line()[-1] if self._came_from is None else self._came_from)

    def play_on(self) -> None:
        """The game goes on from the point that the table looks at, though something was played after it."""
        self._plays_on = True
        if self._came_from is not None:
            self._came_from = None
            self.went.emit()
        self.ask_next()

    def lift_curtain(self, seat: Seat) -> None:
        """The screen is in the hands of this seat now."""
        self.is_covered = False
        self.looking = seat
        self._view = None
        self.went.emit()
        self.ask_next()

    def lay_open(self, is_open: bool) -> None:
        """Who shares the screen plays with open cards from now on, or no longer."""
        refusal = self.timeline.lay_open(is_open)
        if refusal is not None:
            self._refuse(refusal, lambda: self.lay_open(is_open))
            return
        self.keeping.tell()
        self._view = None
        self._turn_to_asked()
        self.went.emit()
        self.ask_next()

    def pause(self, paused: bool) -> None:
        """Bots wait while somebody looks around, or wants to take a move back."""
        self.is_paused = paused
        if paused:
            self._forget_answer()
        else:
            self.ask_next()

    def close(self) -> None:
        self._forget_answer()
        self.keeping.close()

    # What follows

    def ask_next(self) -> None:
        """Whoever must decide now is asked: a person by the window, a bot by the thinker."""
        decisions = self.decisions
        if not decisions:
            self.ended.emit()
            return
        if self.only_looks or self.is_looking_back:
            self.asked.emit()
            return
        persons = {seat for seat, player in enumerate(self.players) if player == PERSON}
        if persons & {decision.seat for decision in decisions}:
            next_seat = handover(decisions, self.looking, persons, secrets=self.is_guarded)
            if next_seat is not None and not self._stays_with_learner:
                self._cover()
                self.curtain.emit(next_seat)
            else:
                self.asked.emit()
        elif not self.is_paused and (self._plays_on or not self.is_in_the_past):
            self._ask_bot(decisions[0].seat)
        else:
            self.asked.emit()

    @property
    def _stays_with_learner(self) -> bool:
        """Whoever learns may look at any point without handing the screen on: only playing on from there does that."""
        is_teaching = self.timeline.record.policy == "teaching"
        return is_teaching and self.looking is not None and self.is_in_the_past and not self._plays_on

    def _cover(self) -> None:
        """While the screen is on its way nobody looks: what stays under the cloth is what a spectator may know."""
        self.is_covered = True
        self.looking = None
        self._view = None

    def answer(self, ticket: int, move: Any) -> None:
        """A bot has chosen. What nobody waits for any more is dropped."""
        if ticket != self._ticket:
            return
        self.thinking.emit(False)
        self.propose(move)

    def _ask_bot(self, seat: Seat) -> None:
        legal = self.game.legal(self.timeline.state, seat)
        is_automa = self.players[seat] in self.game.automas
        if self.thinker is None:
            if is_automa:
                self.propose(legal[0])
            return
        self._ticket += 1
        self.thinking.emit(True)
        if is_automa:
            self.thinker.act(legal[0], self._ticket)
        else:
            view = self.game.view(self.timeline.state, seat)
            self.thinker.think(self.game, view, legal, self.players[seat], self._ticket)

    def _forget_answer(self) -> None:
        self._ticket += 1
        if self.thinker is not None:
            self.thinker.stop()
        self.thinking.emit(False)

    def _turn_to_asked(self) -> None:
        looking = self._looking_at(self.timeline.state)
        if looking != self.looking:
            self.looking = looking
            self._view = None

    def _asked_of(self, decisions: Sequence[Decision], looking: Seat | None) -> Seat | None:
        """The person at this screen who is asked, if there is one."""
        persons = [decision.seat for decision in decisions if self.is_person(decision.seat)]
        if not self.is_guarded:
            return next(iter(persons), None)
        return looking if looking in persons else None

    def _looking_at(self, state: Any) -> Seat | None:
        """Where nothing is hidden at this screen, the table shows itself from the seat of the person who is asked."""
        if self.is_guarded:
            return self.looking
        asked = (each.seat for each in self.game.deciding(state) if self.is_person(each.seat))
        return next(asked, self.looking)

    def _show(self, happened: Happened, seat: Seat) -> None:
        self._view = None
        self._came_from = None
        self._turn_to_asked()
        events = self.timeline.seen_at(happened.number, self.looking)
        self.stepped.emit(Stepped(happened.number, events, seat, self.is_person(seat)))
        self.ask_next()

    def _refuse(self, refusal: Refusal, again: Callable[[], object]) -> None:
        if not self.keeping.is_refused(refusal, again):
            self.refused.emit(refusal)

    def _travel(self, refusal: Refusal | None, stands_at: int | None, again: Callable[[], object]) -> None:
        if refusal is not None:
            self._refuse(refusal, again)
            return
        self._came_from = stands_at if self.is_in_the_past and stands_at != self.timeline.now else None
        self.keeping.tell()
        self._forget_answer()
        self._plays_on = False
        self._view = None
        self._turn_to_asked()
        self.went.emit()
        self.ask_next()
