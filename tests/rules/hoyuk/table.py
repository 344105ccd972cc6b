"""A table to test at: a position in the short notation, moves as one would announce them, what stands where.

`table("R F6 G6, B F5", elements="house pen")` states a village and what there is to build; the first seat builds unless
`seat` says otherwise. `at.house("E5")` is the move of whoever is asked.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Any

from rules.core.edition import read_edition
from rules.core.types import Ref, Seat
from rules.hoyuk import GAME
from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from rules.hoyuk.block import Block
from rules.hoyuk.cells import NUMBER, name_of
from rules.hoyuk.components import Box
from rules.hoyuk.events import Event, Scored
from rules.hoyuk.options import NEIGHBOUR, Options
from rules.hoyuk.state import State
from tests.rules.core.sitting import SittingAt, seated

EDITION = read_edition(Path(__file__).parents[3] / "assets" / "hoyuk" / "edition", "hoyuk")
BOX = GAME.box(EDITION)
PERSON = "person"

OF_THE_OPTIONS = tuple(field.name for field in fields(Options))
GATES = {"↑": 0, "→": 1, "↓": 2, "←": 3}


class Table(SittingAt[State, m.Move, Event]):
    game = GAME

    def each(self, how: Callable[[Ref], m.Move], *things: Ref) -> "Table":
        """The same kind of move for one thing after the other, each by whoever is asked then."""
        events: tuple[Event, ...] = ()
        for thing in things:
            events += self.play(how(thing)).events
        self.events = events
        return self

    def let_neighbours_act(self, *, until: Seat | None = None) -> "Table":
        """Neighbours decide, one thing after the other, until somebody else is asked, or another neighbour."""
        self.events, begun = (), self.seat
        while self.state.agenda and self.seat in self.state.neighbours and (until is None or self.seat == begun):
            step = GAME.apply(self.state, m.NeighbourActs(seat=self.seat))
            self.state, self.events = step.state, self.events + step.events
        return self

    def pass_windows(self) -> "Table":
        """Nobody plays cards."""
        return self.play_while(lambda: isinstance(self.pending, todo.CardWindow), m.PassWindow)

    # Who is asked what

    @property
    def pending(self) -> Any:
        return self.state.agenda[0]

    # Moves of whoever is asked

    def house(self, cell: Ref, *, clear: bool = False) -> m.Move:
        return m.BuildHouse(seat=self.seat, cell=cell, clear=clear)

    def pen(self, cell: Ref) -> m.Move:
        """The arrow says where the gate is: `E4↓`."""
        return m.BuildPen(seat=self.seat, cell=cell[:-1], gate=GATES[cell[-1]])

    def oven(self, cell: Ref) -> m.Move:
        return m.PlaceRoof(seat=self.seat, cell=cell, piece="oven")

    def shrine(self, cell: Ref) -> m.Move:
        return m.PlaceRoof(seat=self.seat, cell=cell, piece="shrine")

    def cattle(self, cell: Ref) -> m.Move:
        return m.PlaceCattle(seat=self.seat, cell=cell)

    def villager(self, cell: Ref) -> m.Move:
        return m.PlaceVillager(seat=self.seat, cell=cell)

    def shaman(self, cell: Ref) -> m.Move:
        return m.PlaceShaman(seat=self.seat, cell=cell)

    def forgo(self) -> m.Move:
        return m.Forgo(seat=self.seat)

    def score(self, symbol: str, cards: int, jokers: int = 0) -> m.Move:
        return m.ScoreGroup(seat=self.seat, symbol=symbol, cards=cards, jokers=jokers)  # type: ignore[arg-type]

    def card(self, element: str, *, joker: bool = False) -> m.Move:
        return m.BuildWithCard(seat=self.seat, element=element, joker=joker)  # type: ignore[arg-type]

    def done(self) -> m.Move:
        return m.PassWindow(seat=self.seat)

    def under(self, pile: Ref) -> m.Move:
        return m.ReturnUnder(seat=self.seat, pile=pile)

    def lose(self, cell: Ref) -> m.Move:
        return m.LosePiece(seat=self.seat, cell=cell)

    def inspect(self, block: Ref) -> m.Move:
        return m.InspectBlock(seat=self.seat, block=block)

    def give(self, to: Seat) -> m.Move:
        return m.GiveMarker(seat=self.seat, to=to)

    def use_power(self) -> m.Move:
        return m.UsePower(seat=self.seat)

    def decline_power(self) -> m.Move:
        return m.DeclinePower(seat=self.seat)

    def replace(self, cell: Ref) -> m.Move:
        return m.ReplaceHouse(seat=self.seat, cell=cell)

    def steal(self, piece: str, cell: Ref) -> m.Move:
        return m.StealPiece(seat=self.seat, piece=piece, cell=cell)  # type: ignore[arg-type]

    def acts(self) -> m.Move:
        return m.NeighbourActs(seat=self.seat)

    # What happened

    def earned(self, seat: Seat = 0) -> list[tuple[str, int]]:
        """The points of a seat in the last `play`: where they come from, and how many."""
        scored = [event for event in self.events if isinstance(event, Scored)]
        return [(event.source, event.points) for event in scored if event.seat == seat]

    def reasons(self, question: str) -> list[Any]:
        """How a neighbour has answered such a question in the last `play`."""
        return [event for event in self.all_of("explained") if event.question == f"hk-neighbour-{question}"]

    # What stands where

    def on(self, cell: Ref) -> str:
        """As a cell is kept: `0` for a house of the first seat, `0^o` with storey and oven, `0x` for its ruin."""
        return self.state.village.cells[NUMBER[cell]]

    def block(self, cell: Ref) -> Block:
        block = self.state.village.block_at(NUMBER[cell])
        assert block is not None
        return block

    @property
    def blocks(self) -> list[str]:
        return [block.name for block in self.state.village.blocks]

    def families(self, seat: Seat = 0) -> list[int]:
        """Their sizes, the first in reading order first."""
        return [family.size for family in self.state.village.families if family.owner == seat]

    def supply(self, piece: str) -> int:
        return self.state.supply[("pen", "oven", "shrine", "cattle", "villager").index(piece)]

    # Seats

    def points(self, seat: Seat = 0) -> int:
        return GAME.scores(self.state).totals[seat]

    def houses(self, seat: Seat = 0) -> int:
        return self.state.players[seat].houses

    def hand(self, seat: Seat = 0) -> str:
        return symbols(self.state.players[seat].hand)

    def spent(self, seat: Seat = 0) -> str:
        return symbols(self.state.players[seat].spent)

    def pile(self, ref: Ref) -> tuple[Ref, ...]:
        kinds = [pile.ref for pile in BOX.piles[self.state.options.mode]]
        return self.state.piles[kinds.index(ref)]  # type: ignore[arg-type]


def symbols(cards: Sequence[Ref]) -> str:
    return " ".join(BOX.symbol[card] for card in cards)


# Positions


def notes(village: str = "", **more: Any) -> Any:
    """The short notation: what is said of the options, of the first seat, and of the table, sorted."""
    options = {key: more.pop(key) for key in OF_THE_OPTIONS if key in more}
    first = {key: more.pop(key) for key in ("hand", "spent", "houses", "score", "earned") if key in more}
    written = {"village": village, "options": options, **more}
    if first:
        seats = [dict(seat) for seat in written.get("seats", [{}, {}])]
        seats[0] |= first
        written["seats"] = seats
    return written


def table(village: str = "", **more: Any) -> Table:
    """A position that somebody wrote."""
    return Table(GAME.position(notes(village, **more), BOX))


def seats(*colours: str, neighbours: int = 0) -> list[dict[str, Any]]:
    """Notes for seats of these colours, the last ones for neighbours."""
    persons = len(colours) - neighbours
    return [{"colour": colour, "player": PERSON if at < persons else NEIGHBOUR} for at, colour in enumerate(colours)]


seating = partial(seated, GAME)


def begun(count: int = 2, *, seed: int = 1, neighbours: int = 0, box: Box = BOX, **options: Any) -> Table:
    """A game as it begins."""
    players = [PERSON] * (count - neighbours) + [NEIGHBOUR] * neighbours
    return Table(GAME.setup(box, Options(**options), seating(*players), seed))


def cells(*names: Ref) -> set[int]:
    return {NUMBER[name] for name in names}


def named(numbers: Sequence[int]) -> list[Ref]:
    return [name_of(cell) for cell in numbers]


def first_moves(at: Table) -> Iterator[m.Move]:
    """The first move of each list, to the end of the game."""
    while at.state.agenda:
        move = at.moves()[0]
        at.play(move)
        yield move
