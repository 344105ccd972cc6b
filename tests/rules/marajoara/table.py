"""A table to test at: a position in the short notation, moves as one would announce them, what lies where.

`table(grid="e3 B2, d3 G1", tokens={"c3": 0})` states a position with two seats; what is said of the first seat may
stand without its braces: `table(store="Y6 Y3 R2 R5", vases=1)`. Dice are read as in the notation: `R5` shows 5.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Literal

from rules.core.contract import Seating
from rules.core.edition import read_edition
from rules.core.types import Ref, Seat
from rules.marajoara import GAME
from rules.marajoara import moves as m
from rules.marajoara.components import Box, Die, TrackName
from rules.marajoara.events import Event, Scored
from rules.marajoara.options import Options
from rules.marajoara.state import State
from tests.rules.core.sitting import SittingAt

EDITION = read_edition(Path(__file__).parents[3] / "assets" / "marajoara" / "edition", "marajoara")
BOX = GAME.box(EDITION)

OF_A_SEAT = ("store", "vases", "fragments", "icons", "second", "yellow_zone", "discs", "points", "supply", "colour")
OF_THE_OPTIONS = ("mission", "hard", "ortho_only", "cart_gravity", "finish_last_turn")


class Table(SittingAt[State, m.Move, Event]):
    game = GAME

    # What happened

    @property
    def earned(self) -> list[tuple[str, int]]:
        """The points of the last `play`: where they come from, and how many."""
        return [(event.source, event.points) for event in self.events if isinstance(event, Scored)]

    # What lies where

    def on(self, space: Ref) -> str:
        return word(self.state.grid[BOX.number[space]])

    def token(self, space: Ref) -> str | None:
        return self.state.tokens[BOX.number[space]]

    def tokens(self, seat: Seat = 0) -> int:
        """How many tokens of this seat lie on the grid."""
        return sum(token in self.state.players[seat].colours for token in self.state.tokens)

    def slot(self, ref: Ref, seat: Seat = 0) -> str:
        return word(self.state.players[seat].die_at(ref))

    def store(self, seat: Seat = 0) -> str:
        return words(die for _, die in self.state.players[seat].stored())

    @property
    def cart(self) -> str:
        """From the top to the bottom."""
        return words(self.state.cart)

    @property
    def slate(self) -> str:
        return words(self.state.slate)

    @property
    def round_track(self) -> str:
        return words(self.state.round_track)

    @property
    def captured(self) -> str:
        return word(self.state.captured)

    def die(self, face: str) -> Ref:
        """The name of the die that shows this, among those about to be spent, in the cart or on the slate."""
        state = self.state
        dice = (*state.spent, *state.cart, *state.slate)
        return next(die.ref for die in dice if die is not None and word(die) == face)

    # Seats

    def score(self, seat: Seat = 0) -> int:
        return GAME.scores(self.state).totals[seat]

    def money(self, seat: Seat = 0) -> int:
        return self.state.players[seat].money

    def vases(self, seat: Seat = 0) -> int:
        return self.state.players[seat].vases

    def fragments(self, seat: Seat = 0) -> tuple[str, ...]:
        return self.state.players[seat].museums[0].fragments

    def discs(self, seat: Seat = 0) -> dict[TrackName, int]:
        blue, yellow, red = self.state.players[seat].discs
        return {"blue": blue, "yellow": yellow, "red": red}

    def goals(self) -> list[bool]:
        return [goal.reached for goal in GAME.scores(self.state).goals]


def word(die: Die | None) -> str:
    return "-" if die is None else f"{die.colour[0].upper()}{die.face}"


def words(dice: Iterable[Die | None]) -> str:
    return " ".join(word(die) for die in dice)


# Positions


def notes(
    grid: str = "",
    *,
    rivals: Sequence[dict[str, Any]] | None = None,
    seats: Sequence[dict[str, Any]] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """The short notation: words about the first seat, about the options, about the table, sorted."""
    first = {key: more.pop(key) for key in OF_A_SEAT if key in more}
    options = {key: more.pop(key) for key in OF_THE_OPTIONS if key in more}
    if seats is None:
        alone = options.get("mission", 0) > 0
        seats = [first, *(rivals if rivals is not None else [] if alone else [{}])]
    return {"grid": grid, "seats": list(seats), "options": options, **more}


def table(grid: str = "", **more: Any) -> Table:
    """A position that somebody wrote."""
    state = GAME.position(notes(grid, **more), BOX)
    assert list(GAME.problems(state)) == []
    return Table(state)


def seating(count: int) -> list[Seating]:
    return [Seating("person", f"Seat {at}", colour) for at, colour in enumerate(GAME.colours[:count])]


def begun(count: int = 2, *, seed: int = 1, box: Box = BOX, **options: Any) -> Table:
    """A game as it begins, before the starting tokens."""
    return Table(GAME.setup(box, Options(**options), seating(count), seed))


def opened(count: int = 2, *, seed: int = 1, **options: Any) -> Table:
    """A game after its setup: the starting tokens on the first magnifiers that are free."""
    at = begun(count, seed=seed, **options)
    while at.state.stage == "setup":
        at.play(at.moves()[0])
    return at


# Moves, as one would announce them


def start_token(space: Ref, seat: Seat = 0) -> m.Move:
    return m.PlaceStartToken(seat=seat, space=space)


def choose_zone(museum: int, seat: Seat = 0) -> m.Move:
    return m.ChooseZone(seat=seat, museum=museum)


def capture(start: Ref, to: Ref, seat: Seat = 0) -> m.Move:
    return m.Capture(seat=seat, start=start, to=to)


def raise_(slot: Ref, seat: Seat = 0) -> m.Move:
    return m.Raise(seat=seat, slot=slot)


def decline(seat: Seat = 0) -> m.Move:
    return m.Decline(seat=seat)


def store_in(museum: int, seat: Seat = 0) -> m.Move:
    return m.Store(seat=seat, museum=museum)


def excavate(track: TrackName, seat: Seat = 0) -> m.Move:
    return m.Excavate(seat=seat, track=track)


def give(slot: Ref, seat: Seat = 0) -> m.Move:
    return m.GiveDie(seat=seat, slot=slot)


def take(die: Ref, museum: int = 0, seat: Seat = 0) -> m.Move:
    return m.TakeDie(seat=seat, die=die, museum=museum)


def exhibit_cheaply(slot: Ref, seat: Seat = 0) -> m.Move:
    return m.ExhibitCheaply(seat=seat, slot=slot)


def score_fragment(fragment: Ref, seat: Seat = 0) -> m.Move:
    return m.ScoreFragment(seat=seat, fragment=fragment)


def take_back_vase(museum: int = 0, seat: Seat = 0) -> m.Move:
    return m.TakeBackVase(seat=seat, museum=museum)


def place(space: Ref, seat: Seat = 0) -> m.Move:
    return m.PlaceDigToken(seat=seat, space=space)


def pay(*pips: int, seat: Seat = 0) -> m.Move:
    return m.PayWith(seat=seat, pips=pips)


def spend_next(die: Ref, seat: Seat = 0) -> m.Move:
    return m.SpendNext(seat=seat, die=die)


def spend_rest(seat: Seat = 0) -> m.Move:
    return m.SpendRest(seat=seat)


def exhibit(slots: str, seat: Seat = 0) -> m.Move:
    return m.Exhibit(seat=seat, slots=tuple(slots.split()))


def restore(fragment: Ref, slots: str, *, doubled: bool = False, seat: Seat = 0) -> m.Move:
    return m.Restore(seat=seat, fragment=fragment, slots=tuple(slots.split()), doubled=doubled)


def fund(slot: Ref, change: Literal[-1, 1], seat: Seat = 0) -> m.Move:
    return m.FundRestoration(seat=seat, slot=slot, change=change)


def field_work(start: Ref, to: Ref, seat: Seat = 0) -> m.Move:
    return m.FieldWork(seat=seat, start=start, to=to)


def exchange(blue: Ref, red: Ref, seat: Seat = 0) -> m.Move:
    return m.ExchangeBetweenMuseums(seat=seat, blue=blue, red=red)


def remove(space: Ref, seat: Seat = 0) -> m.Move:
    return m.RemoveDie(seat=seat, space=space)


def recycle(die: Ref, space: Ref, seat: Seat = 0) -> m.Move:
    return m.Recycle(seat=seat, die=die, space=space)


def end_turn(seat: Seat = 0) -> m.Move:
    return m.EndTurn(seat=seat)
