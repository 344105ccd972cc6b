"""The table as lines of text, for the terminal: the grid, what its letters mean, how far the game has come, the cart,
some lines for each seat.

A die is the letter of its colour and its face; a Dig token is the letter of its colour, small; an empty space shows
what is printed on it.
"""

from collections.abc import Iterator

from rules.core.types import Phrase, Ref, Say, SeatName, phrase
from rules.marajoara.components import DICE, TRACKS, Colour, Die, Space
from rules.marajoara.state import STORED, Player
from rules.marajoara.view import View
from rules.marajoara.words import say_die

EMPTY = "·"
ROPED = "()"
MAGNIFIER = "o"
PRINTED = {1: "+1", 2: "+2"}


def lines_of(view: View, say: Say) -> Iterator[str]:
    yield from grid_lines(view, say)
    dice = tuple(phrase("mj-text-die", letter=letter(say, colour), colour=colour) for colour in DICE)
    yield say(phrase("mj-text-legend", dice=dice))
    yield say(time_line(view))
    if view.cart:
        yield say(phrase("mj-text-cart", dice=dice_of(view.cart)))
    if view.slate:
        yield say(phrase("mj-text-slate", dice=dice_of(view.slate)))
    for seat, player in enumerate(view.players):
        yield from seat_lines(view, seat, player, say)


def grid_lines(view: View, say: Say) -> Iterator[str]:
    columns = 1 + max(space.column for space in view.box.spaces)
    yield "     " + "   ".join(chr(ord("a") + column) for column in range(columns))
    for start in range(0, len(view.grid), columns):
        row = range(start, start + columns)
        cells = " ".join(cell(view, number, say) for number in row)
        yield f"{view.box.spaces[start].row + 1:>2}  {cells}".rstrip()


def cell(view: View, number: int, say: Say) -> str:
    """Three letters: the die or what is printed, and the token that lies there."""
    space, token = view.box.spaces[number], view.tokens[number]
    die = view.grid[number]
    return (short(die, say) if die else printed(space)).ljust(2) + (token_letter(say, token) if token else " ")


def printed(space: Space) -> str:
    if space.boost:
        return PRINTED[space.boost]
    if space.magnifier:
        return MAGNIFIER
    return ROPED if space.roped else EMPTY


def short(die: Die, say: Say) -> str:
    return f"{letter(say, die.colour)}{die.face}"


def letter(say: Say, colour: Colour) -> str:
    return say(phrase("die-kind.letter", colour=colour))


def token_letter(say: Say, owner: Ref) -> str:
    return say(phrase("seat.letter", owner=owner))


def time_line(view: View) -> Phrase:
    """Which round it is; in a mission, which dice fill the round track (MJ-SOL-4)."""
    spaces = view.box.parts.box.rounds
    if view.options.mission:
        dice = dice_of(view.round_track)
        return phrase("mj-text-round-track", count=len(dice), spaces=spaces, dice=dice)
    return phrase("mj-text-round", n=view.round, count=spaces)


def dice_of(dice: tuple[Die | None, ...]) -> tuple[Phrase, ...]:
    return tuple(say_die(die) for die in dice if die is not None)


def seat_lines(view: View, seat: int, player: Player, say: Say) -> Iterator[str]:
    yield say(
        phrase(
            "mj-text-seat",
            seat=SeatName(seat),
            letters=tuple(token_letter(say, museum.colour) for museum in player.museums),
            points=player.score,
            money=player.money,
            tokens=player.supply,
        )
    )
    tracks = zip(TRACKS, player.discs, strict=True)
    yield say(phrase("mj-text-tracks", tracks=tuple(phrase("mj-text-track", track=each, n=n) for each, n in tracks)))
    yield from (say(museum_line(view, player, nth)) for nth in range(len(player.museums)))


def museum_line(view: View, player: Player, nth: int) -> Phrase:
    museum = player.museums[nth]
    return phrase(
        "mj-text-museum",
        museums=len(player.museums),
        nth=nth,
        owner=museum.colour,
        vases=museum.vases,
        spaces=len(view.box.case),
        fragments=len(museum.fragments),
        pieces=len(view.box.fragments),
        dice=tuple(each for colour in STORED for each in dice_of(museum.row(colour))),
    )
