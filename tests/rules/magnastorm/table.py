"""A table to test at: a position in the short notation, moves as one would announce them, what lies where.

`table(cubes="ggy", labs="SW.a1")` states a position with four seats, the first one in its turn unless said otherwise;
what is said of the first seat may stand without its braces. Letters are those of colours: g, v, p, o, and y for yellow.
"""

from collections.abc import Sequence
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Any

from rules.core.edition import read_edition
from rules.core.types import Ref, Seat
from rules.magnastorm import GAME
from rules.magnastorm import moves as m
from rules.magnastorm.components import Box, letter_of
from rules.magnastorm.events import Event
from rules.magnastorm.notation import SeatNotes
from rules.magnastorm.options import CONSORTIUM, Options
from rules.magnastorm.state import Player, State
from tests.rules.core.sitting import SittingAt, seated

EDITION = read_edition(Path(__file__).parents[3] / "assets" / "magnastorm" / "edition", "magnastorm")
BOX = GAME.box(EDITION)
PERSON = "person"

ALSO_OF_THE_TABLE = ("commanders",)
"""Words that are said of a seat and of the table: those in play. Without braces they are said of the table."""
OF_A_SEAT = tuple(field.name for field in fields(SeatNotes) if field.name not in ALSO_OF_THE_TABLE)
OF_THE_OPTIONS = tuple(
    field.name for field in fields(Options) if field.name not in OF_A_SEAT and field.name != "consortium_level"
)
GREY, PURPLE, PINK, ORANGE = range(4)


class Table(SittingAt[State, m.Move, Event]):
    game = GAME

    def finish_turn(self) -> "Table":
        """Whoever is in turn declines what can be declined, and else does what stands first, until the turn is over."""
        events, acting = self.events, self.state.to_act
        self.events = events + self.play_while(lambda: self.state.to_act == acting, m.Finish).events
        return self

    # What happened

    def gained(self, seat: Seat = 0) -> list[tuple[str, int]]:
        """The reputation of a seat in the last `play`: where it comes from, and how much."""
        return [(event.source, event.points) for event in self.all_of("reputation") if event.seat == seat]

    # What lies where

    def upper(self, column: Ref) -> str:
        """The crew of a column, from the top, by letters."""
        at = self.state.layout.columns.index(column)
        cells = self.state.upper[at :: len(self.state.layout.columns)]
        return "".join(self.letter(crew) for cell in cells for crew in cell)

    def lower(self, cell: Ref) -> str:
        return "".join(map(self.letter, self.state.lower[self.state.layout.cell_number[cell]]))

    def letter(self, crew: Seat) -> str:
        return letter_of(self.state.colours[crew])

    def labs(self, space: Ref) -> tuple[Seat, ...]:
        return self.state.labs[self.state.layout.space_number[space]]

    def station(self, site: Ref) -> Seat:
        return self.state.stations[self.state.layout.site_number[site]]

    def claims(self, objective: Ref) -> tuple[Seat, ...]:
        return self.state.claims[self.state.objectives.index(objective)]

    def controller(self, commander: Ref) -> Seat:
        return self.state.controllers[self.state.commanders.index(commander)]

    # Seats

    def player(self, seat: Seat = 0) -> Player:
        return self.state.players[seat]

    def reputation(self, seat: Seat = 0) -> int:
        return self.player(seat).reputation

    def level(self, field: Ref, seat: Seat = 0) -> int:
        return self.player(seat).levels[self.state.layout.fields.index(field)]

    def cubes(self, seat: Seat = 0) -> str:
        """ggy for two grey ones and a yellow one."""
        return "".join(
            letter_of(colour) * count for colour, count in zip(self.state.colours, self.player(seat).cubes, strict=True)
        )


# Positions


def notes(
    *, rivals: Sequence[dict[str, Any]] = ({}, {}, {}), seats: Sequence[dict[str, Any]] | None = None, **more: Any
) -> Any:
    """The short notation: words about the first seat, about the options, about the table, sorted."""
    options = {key: more.pop(key) for key in (*OF_THE_OPTIONS, "consortium_level") if key in more}
    first = {key: more.pop(key) for key in OF_A_SEAT if key in more}
    if "controls" in more:
        first["commanders"] = more.pop("controls")
    listed = [dict(seat) for seat in (seats if seats is not None else [first, *rivals])]
    return {"seats": listed, "options": options, **more}


def table(**more: Any) -> Table:
    """A position that somebody wrote; the turn order is that of the seats."""
    return Table(GAME.position(notes(**more), BOX))


seating = partial(seated, GAME)


def begun(count: int = 4, *, seed: int = 1, box: Box = BOX, **options: Any) -> Table:
    """A game as it begins, with the first crew."""
    return Table(GAME.setup(box, Options(**options), seating(*[PERSON] * count), seed))


def begun_solo(*, seed: int = 1, automa_first: bool = False, **options: Any) -> Table:
    players = (CONSORTIUM, PERSON) if automa_first else (PERSON, CONSORTIUM)
    return Table(GAME.setup(BOX, Options(**options), seating(*players), seed))


# Moves, as one would announce them


def take(column: Ref, seat: Seat = 0) -> m.Move:
    """A commander, or the token."""
    return m.TakeColumn(seat=seat, column=column)


def crew(column: Ref, cell: Ref, colour: str = "yellow", seat: Seat = 0) -> m.Move:
    return m.MoveCrew(seat=seat, column=column, crew=colour, cell=cell)


def move_scout(seat: Seat = 0) -> m.Move:
    """Action A."""
    return m.ChooseAction(seat=seat, action="move")


def gain(seat: Seat = 0) -> m.Move:
    """Action B."""
    return m.ChooseAction(seat=seat, action="gain")


def pay(cubes: Sequence[int], swap: Any = "", seat: Seat = 0) -> m.Move:
    return m.Pay(seat=seat, cubes=tuple(cubes), swap=swap)


def exchange(colour: str, seat: Seat = 0) -> m.Move:
    return m.Exchange(seat=seat, take=colour)


def give(colour: str, seat: Seat = 0) -> m.Move:
    return m.GiveCube(seat=seat, colour=colour)


def take_cube(colour: str, seat: Seat = 0) -> m.Move:
    return m.TakeCube(seat=seat, colour=colour)


def drop(cell: Ref, colour: str = "yellow", seat: Seat = 0) -> m.Move:
    return m.DropCrew(seat=seat, crew=colour, cell=cell)


def deploy(panel: Any, cell: Ref, seat: Seat = 0) -> m.Move:
    return m.DeployCrew(seat=seat, panel=panel, cell=cell)


def drive(to: Ref, station: Ref = "", seat: Seat = 0) -> m.Move:
    return m.Drive(seat=seat, to=to, station=station)


def build(site: Ref, seat: Seat = 0, *, free: bool = False) -> m.Move:
    return m.Build(seat=seat, site=site, free=free)


def install(way: Any = "", seat: Seat = 0, *, free: bool = False) -> m.Move:
    return m.Install(seat=seat, way=way, free=free)


def research(field: Ref, seat: Seat = 0) -> m.Move:
    return m.ChooseField(seat=seat, field=field)


def claim(objective: Ref, *places: Ref, seat: Seat = 0) -> m.Move:
    return m.Claim(seat=seat, objective=objective, places=places)


def finish(seat: Seat = 0) -> m.Move:
    return m.Finish(seat=seat)


def consortium_acts(seat: Seat = 1) -> m.Move:
    return m.ConsortiumActs(seat=seat)
