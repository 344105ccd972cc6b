"""The table as lines of text, for the terminal: the grid, the cart, and a line for each seat.

A die is the first letter of its colour and its face; a Dig token is the first letter of its colour, small; an empty
space shows what is printed on it.
"""

from collections.abc import Iterator, Sequence

from rules.core.types import Phrase, SeatName, phrase
from rules.marajoara.components import TRACKS, Die, Space
from rules.marajoara.state import STORED, Museum, Player
from rules.marajoara.view import View

EMPTY = "·"
PRINTED = {1: "+1", 2: "+2"}


def lines_of(view: View) -> Sequence[str | Phrase]:
    return (*grid_lines(view), *(seat_line(view, seat, player) for seat, player in enumerate(view.players)))


def grid_lines(view: View) -> Iterator[str]:
    columns = 1 + max(space.column for space in view.box.spaces)
    yield "     " + "   ".join(chr(ord("a") + column) for column in range(columns))
    for start in range(0, len(view.grid), columns):
        row = range(start, start + columns)
        yield f"{view.box.spaces[start].row + 1:>2}  " + " ".join(cell(view, number) for number in row)
    if any(view.cart):
        yield "    " + " ".join(short(die) for die in view.cart)


def cell(view: View, number: int) -> str:
    """Three letters: the die or what is printed, and the token that lies there."""
    space, token = view.box.spaces[number], view.tokens[number]
    die = view.grid[number]
    return (short(die) if die else printed(space)).ljust(2) + (token[0] if token else " ")


def printed(space: Space) -> str:
    if space.boost:
        return PRINTED[space.boost]
    return "()" if space.roped else EMPTY


def short(die: Die | None) -> str:
    return EMPTY if die is None else f"{die.colour[0].upper()}{die.face}"


def seat_line(view: View, seat: int, player: Player) -> Phrase:
    return phrase(
        "mj-text-seat",
        seat=SeatName(seat),
        points=player.score,
        money=player.money,
        vases=player.vases,
        fragments=player.fragments,
        store=" ".join(stored(museum) for museum in player.museums),
        tracks="-".join(str(player.discs[at]) for at in range(len(TRACKS))),
    )


def stored(museum: Museum) -> str:
    dice = [short(die) for colour in STORED for die in museum.row(colour) if die]
    return " ".join(dice) or EMPTY
