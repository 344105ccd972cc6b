"""The whole position of a game of Marajoara, and the questions one may ask of it.

Nothing is hidden in this game but the chance that is left, which nobody draws from after the setup.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Literal, NamedTuple, get_args

from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from rules.marajoara.agenda import Pending
from rules.marajoara.components import ROW_LENGTH, SECOND, Box, Colour, Die
from rules.marajoara.options import Options

Row = tuple[Die | None, ...]
"""The storage slots of one colour, from left to right."""

Stage = Literal["setup", "before", "main", "after", "recycling", "over"]
"""Where the turn is: free actions before the main action, the main action itself, free actions after it."""

Source = Literal[
    "exhibit",
    "case",
    "fragment",
    "adjacency",
    "track",
    "blue_8",
    "yellow_8",
    "red_8",
    "overflow",
    "vase_majority",
    "fragment_majority",
    "red_end",
    "blue_end",
    "yellow_end",
    "mission",
]
SOURCES: tuple[Source, ...] = get_args(Source)
"""Where points come from; what a seat earned is kept by source, so that the score sheet can be written at any time."""

STORED: tuple[Colour, ...] = ("blue", "red", "yellow")
CAPTURED = "captured"
"""The name of the place beside the board where the captured die waits."""


class Slot(NamedTuple):
    """A storage slot of a seat: which museum, which colour, how far from the left."""

    museum: int
    colour: Colour
    at: int


def slot_ref(museum: int, colour: Colour, at: int) -> Ref:
    return f"{SECOND if museum else ''}{colour[0].upper()}{at + 1}"


SLOTS: dict[Ref, Slot] = {
    slot_ref(museum, colour, at): Slot(museum, colour, at)
    for museum, colour, at in product((0, 1), STORED, range(ROW_LENGTH))
}
"""Every storage slot by its name: B1 to Y3, and 2B1 to 2Y3 in the second museum of mission 6."""


@dataclass(frozen=True, slots=True)
class Museum:
    colour: str
    blue: Row
    red: Row
    yellow: Row
    vases: int
    fragments: tuple[Ref, ...]
    icons: tuple[str, ...]
    """The Dig icons whose token is still there: `case`, `yellow`, and the fragments that give one."""

    def row(self, colour: Colour) -> Row:
        if colour == "blue":
            return self.blue
        return self.red if colour == "red" else self.yellow

    def has_room(self, colour: Colour) -> bool:
        return None in self.row(colour)


@dataclass(frozen=True, slots=True)
class Player:
    """What one seat has: one museum, or two in mission 6."""

    museums: tuple[Museum, ...]
    supply: int
    """Dig tokens beside the board, for the tracks."""
    waiting: tuple[str, ...]
    """Tokens gained while no space could take them, by colour (ruling A15)."""
    discs: tuple[int, ...]
    """How far each disc has come, in the order of TRACKS."""
    earned: tuple[int, ...]
    """Points by source, in the order of SOURCES."""
    yellow_zone: int = 0
    """The museum whose yellow slots are in use."""

    @property
    def score(self) -> int:
        return sum(self.earned)

    @property
    def vases(self) -> int:
        return sum(museum.vases for museum in self.museums)

    @property
    def fragments(self) -> int:
        return sum(len(museum.fragments) for museum in self.museums)

    @property
    def yellow(self) -> Row:
        return self.museums[self.yellow_zone].yellow

    @property
    def money(self) -> int:
        return sum(die.face for die in self.yellow if die)  # MJ-PAY-1

    @property
    def colours(self) -> tuple[str, ...]:
        return tuple(museum.colour for museum in self.museums)

    def stored(self) -> Iterator[tuple[Ref, Die]]:
        """Every die in storage with the name of its slot."""
        for number, museum in enumerate(self.museums):
            for colour in STORED:
                for at, die in enumerate(museum.row(colour)):
                    if die is not None:
                        yield slot_ref(number, colour, at), die

    def die_at(self, ref: Ref) -> Die | None:
        slot = SLOTS.get(ref)
        if slot is None or slot.museum >= len(self.museums):
            return None
        return self.museums[slot.museum].row(slot.colour)[slot.at]

    def museums_with_room(self, colour: Colour) -> tuple[int, ...]:
        """List the museums with room for a die of this colour; money only in the yellow zone in use (MJ-MIS-6a)."""
        if colour == "yellow":
            return (self.yellow_zone,) if self.museums[self.yellow_zone].has_room(colour) else ()
        return tuple(at for at, museum in enumerate(self.museums) if museum.has_room(colour))


@dataclass(frozen=True, slots=True)
class State:
    box: Box = field(repr=False, compare=False)
    options: Options
    players: tuple[Player, ...]
    grid: tuple[Die | None, ...]
    tokens: tuple[str | None, ...]
    """The Dig token on each space of the grid, by colour; a die may lie on it."""
    cart: tuple[Die | None, ...]
    """From the top slot to the bottom one."""
    slate: tuple[Die, ...]
    captured: Die | None
    """Beside the active seat's board, from its capture to its action."""
    spent: tuple[Die, ...]
    """Used in the action that is going on, and about to enter the cart."""
    round_track: tuple[Die, ...]
    aside: tuple[Die, ...]
    """Dice that take no part: lessons and puzzles may use fewer than the box holds."""
    stage: Stage
    agenda: tuple[Pending, ...]
    active: Seat
    first: Seat
    round: int
    ends: tuple[tuple[Seat, ...], ...]
    """Who stands on the last space of each track, in order of arrival."""
    double_blue: bool
    reached: tuple[bool, ...]
    """Mission objectives already collected."""
    idle: int
    """Turns in a row without a capture."""
    rng: Rng
