"""Questions about a position that legality, candidates, effects, bots and the table all ask."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Protocol

from rules.core.types import Ref, Seat
from rules.marajoara.agenda import CheapExhibit, Increase, Swap
from rules.marajoara.components import (
    LAST,
    TRACK_END_SLOTS,
    TRACKS,
    Box,
    Colour,
    Die,
    Fragment,
    Geometry,
    Mission,
)
from rules.marajoara.options import Options
from rules.marajoara.state import CAPTURED, Museum, Player

SPARE_VASE = 2
"""How many vases a display case must hold before red 8 may take one back (MJ-TRK-8R)."""


class Position(Protocol):
    """A state, or the draft of one."""

    @property
    def box(self) -> Box: ...
    @property
    def options(self) -> Options: ...
    @property
    def players(self) -> Sequence[Player]: ...
    @property
    def grid(self) -> Sequence[Die | None]: ...
    @property
    def tokens(self) -> Sequence[str | None]: ...
    @property
    def cart(self) -> tuple[Die | None, ...]: ...
    @property
    def captured(self) -> Die | None: ...
    @property
    def ends(self) -> tuple[tuple[Seat, ...], ...]: ...
    @property
    def reached(self) -> tuple[bool, ...]: ...
    @property
    def round_track(self) -> tuple[Die, ...]: ...
    @property
    def active(self) -> Seat: ...
    @property
    def double_blue(self) -> bool: ...


def geometry(position: Position) -> Geometry:
    return position.box.straight if position.options.ortho_only else position.box.every_way


def mission(position: Position) -> Mission | None:
    number = position.options.mission
    return position.box.parts.solo.missions[number - 1] if number else None


def is_last_solo_turn(position: Position) -> bool:
    """The round track is full, so this turn is the last (MJ-SOL-4)."""
    return position.options.mission > 0 and len(position.round_track) >= position.box.parts.box.rounds


# Captures


def captures(position: Position) -> Iterator[tuple[int, int, int]]:
    """(from, over, onto) of every capture of the one whose turn it is (MJ-CAP-1 to MJ-CAP-9)."""
    grid = position.grid
    storable = storable_colours(position.players[position.active])
    jumps_onto = geometry(position).jumps_onto
    for onto, die in enumerate(grid):
        if die is None:
            for start, over in jumps_onto[onto]:
                captured = grid[over]
                if captured is not None and grid[start] is not None and captured.colour in storable:
                    yield start, over, onto


def can_capture(position: Position) -> bool:
    return next(captures(position), None) is not None


def storable_colours(player: Player) -> tuple[Colour, ...]:
    """Colours of dice that this seat may capture; grey dice are never stored (MJ-CAP-6)."""
    museums = player.museums
    if len(museums) == 1:
        museum = museums[0]
        found: list[Colour] = ["grey"]
        if None in museum.blue:
            found.append("blue")
        if None in museum.red:
            found.append("red")
        if None in museum.yellow:
            found.append("yellow")
        return tuple(found)
    colours: tuple[Colour, ...] = ("blue", "red", "yellow")
    return ("grey", *(colour for colour in colours if player.museums_with_room(colour)))


# Bonuses


def raisable(position: Position, bonus: Increase) -> Iterator[tuple[Ref, Die]]:
    """The dice that can take the next pip of this bonus (MJ-DIG-4, MJ-DIG-6)."""
    overflows = overflow_penalty(position) > 0
    top = position.box.top_face
    for ref, die in position.players[bonus.seat].stored():
        if (
            (bonus.colour is None or die.colour == bonus.colour)
            and (die.face < top or overflows)
            and die.ref not in bonus.overflowed  # ruling A24: back at 1, it has had its increase
        ):
            yield ref, die
    captured = position.captured
    if bonus.captured_too and captured and (captured.face < top or overflows):
        yield CAPTURED, captured


def overflow_penalty(position: Position) -> int:
    """Mission 7: what a die costs that goes past the top face; elsewhere 0, and the excess is lost."""
    played = mission(position)
    return played.overflow_penalty if played else 0


def movable_tracks(position: Position, seat: Seat, steps: int) -> Iterator[tuple[int, int]]:
    """(track, arrival) of every disc that a grey die of this value can move (MJ-EXC-2, MJ-EXC-5)."""
    for track in range(len(TRACKS)):
        start = position.players[seat].discs[track]
        to = min(start + steps, LAST)
        if start < LAST and not (to == LAST and len(position.ends[track]) >= TRACK_END_SLOTS):
            yield track, to


def swap_size(position: Position, seat: Seat, wanted: int) -> int:
    """How many dice yellow 7 can exchange: as many as wanted if possible, else fewer, else none (ruling A9)."""
    for count in range(wanted, 0, -1):
        if next(givable(position, Swap(seat, count)), None):
            return count
    return 0


def givable(position: Position, swap: Swap) -> Iterator[tuple[Ref, Die]]:
    """Stored dice that can be given so that the exchange can still be completed."""
    player = position.players[swap.seat]
    stored = list(player.stored())
    still_to_give = swap.count - len(swap.given)
    for ref, die in stored:
        others = [other for other_ref, other in stored if other_ref != ref]
        if any(
            most_takable(position, player, [die, *rest]) >= swap.count
            for rest in combinations(others, still_to_give - 1)
        ):
            yield ref, die


def most_takable(position: Position, player: Player, leaving: Sequence[Die]) -> int:
    """How many dice of the cart would find room once these have left; grey ones never do."""
    total = 0
    for colour in ("blue", "red", "yellow"):
        museums = (player.museums[player.yellow_zone],) if colour == "yellow" else player.museums
        room = sum(museum.row(colour).count(None) for museum in museums)
        room += sum(die.colour == colour for die in leaving)
        total += min(room, sum(die is not None and die.colour == colour for die in position.cart))
    return total


def takable(position: Position, swap: Swap) -> Iterator[tuple[Die, int]]:
    """(die of the cart, museum) that can be taken now."""
    player = position.players[swap.seat]
    for die in position.cart:
        if die is not None and die.colour != "grey":
            for museum in player.museums_with_room(die.colour):
                yield die, museum


def cheaply_exhibitable(position: Position, bonus: CheapExhibit) -> Iterator[tuple[Ref, Die]]:
    """Red dice that red 7 can bring into a display case (ruling A10)."""
    player = position.players[bonus.seat]
    if player.money < bonus.credits:
        return
    for ref, die in player.stored():
        if die.colour == "red" and has_free_case(position, player.museums[int(ref[0] == "2")]):
            yield ref, die


def has_free_case(position: Position, museum: Museum) -> bool:
    return museum.vases < len(position.box.case)  # MJ-EXP-4


def museums_with_spare_vase(player: Player) -> Iterator[int]:
    """Yield the museums that red 8 may take a vase back from: at least two must be there (MJ-TRK-8R)."""
    return (at for at, museum in enumerate(player.museums) if museum.vases >= SPARE_VASE)


# Free actions


def ways_to_pay(yellow: Sequence[Die | None], credits: int) -> Iterator[tuple[int, ...]]:
    """Every exact split of a price over the yellow slots (MJ-PAY-1, MJ-PAY-3)."""
    most = [min(die.face, credits) if die else 0 for die in yellow]
    for pips in product(*(range(limit + 1) for limit in most[:-1])):
        rest = credits - sum(pips)
        if 0 <= rest <= most[-1]:
            yield (*pips, rest)


def restores(fragment: Fragment, faces: Sequence[int]) -> bool:
    """Whether blue dice of these values meet what the fragment asks for (MJ-RES-1, MJ-RES-5)."""
    if not fragment.dice_min <= len(faces) <= fragment.dice_max:
        return False
    total = sum(faces)
    if total < fragment.target or (fragment.exact and total > fragment.target):
        return False
    return not (fragment.distinct and len(set(faces)) < len(faces))


# Dig tokens


def open_stars(position: Position) -> tuple[Ref, ...]:
    """Mission 4: the starred spaces whose vase still stands there."""
    played = mission(position)
    if played is None:
        return ()
    return tuple(
        objective.ref
        for objective, taken in zip(played.objectives, position.reached, strict=True)
        if objective.kind == "space" and not taken
    )


def token_spaces(position: Position) -> list[int]:
    """List the spaces where a Dig token may be placed (MJ-TOK-1, MJ-TOK-2, MJ-MIS-4a)."""
    stars = open_stars(position)
    return [
        number
        for number, space in enumerate(position.box.spaces)
        if position.grid[number] is None
        and position.tokens[number] is None
        and space.takes_tokens
        and space.ref not in stars
    ]


def free_magnifiers(position: Position) -> list[int]:
    stars = open_stars(position)
    return [
        number
        for number, space in enumerate(position.box.spaces)
        if space.magnifier and position.tokens[number] is None and space.ref not in stars
    ]


# Solo and Recycling


def neighbours_to_remove(position: Position, beside: int) -> list[int]:
    """Solo: the dice around the jumper, diagonals included under every option (MJ-SOL-3)."""
    return [number for number in position.box.every_way.steps[beside] if position.grid[number] is not None]


def recycling_spaces(position: Position, seat: Seat) -> tuple[int, list[int]]:
    """The tier of MJ-REC-2 that holds for the next die of the slate, and the spaces it allows."""
    free = [number for number, die in enumerate(position.grid) if die is None]
    roped = [number for number in free if position.box.spaces[number].roped]
    if roped:
        return 1, roped
    own = position.players[seat].colours
    under = [number for number in free if position.tokens[number] in own]
    return (2, under) if under else (3, free)
