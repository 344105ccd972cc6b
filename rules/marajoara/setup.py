"""From the box to the first position, step by step as printed (MJ-SET-1 to MJ-SET-7)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rules.core.colours import objections_to_colours
from rules.core.contract import Seating
from rules.core.refusal import Refusal, refuse
from rules.core.rng import Rng, seeded
from rules.core.types import Seat
from rules.marajoara import agenda as todo
from rules.marajoara.components import ICON_CASE, ICON_YELLOW, MISSIONS, Box, Die
from rules.marajoara.options import Options
from rules.marajoara.state import SOURCES, STORED, Museum, Player, State

COLOURS = ("turquoise", "purple", "black", "orange")


def objections_to_start(options: Options, seating: Sequence[Seating]) -> Iterator[Refusal]:
    seats = len(seating)
    if not 1 <= seats <= len(COLOURS):
        yield refuse("table-seat-count", seats=seats, least=1, most=len(COLOURS))
        return
    if not 0 <= options.mission <= MISSIONS:
        yield refuse("MJ-SOL-1", case="unknown", mission=options.mission, missions=MISSIONS)
    elif seats == 1 and options.mission == 0:
        yield refuse("MJ-SOL-1", case="alone", mission=0, missions=MISSIONS)
    elif seats > 1 and options.mission > 0:
        yield refuse("MJ-SOL-1", case="together", mission=options.mission, missions=MISSIONS)
    if options.hard and options.mission == 0:
        yield refuse("MJ-SOL-8")
    if not 0 <= options.first <= seats:
        yield refuse("MJ-SET-5", first=options.first, seats=seats)
    yield from objections_to_colours(seating, COLOURS)


def order_to_start(options: Options, seats: int) -> tuple[Seat, ...] | None:
    """Round the table from the first; None when that one is drawn by lot (MJ-SET-5)."""
    if not options.first:
        return None
    return tuple((options.first - 1 + step) % seats for step in range(seats))


def first_position(box: Box, options: Options, seating: Sequence[Seating], seed: int) -> State:
    rng = seeded(seed)
    seats = len(seating)
    first = options.first - 1
    if first < 0:
        first, rng = rng.below(seats)  # MJ-SET-5
    grid, rng = laid_out(box, options, rng)
    mission = box.parts.solo.missions[options.mission - 1] if options.mission else None
    colours = [colours_of(seat.colour, mission.museums if mission else 1) for seat in seating]
    state = State(
        box=box,
        options=options,
        players=tuple(new_player(box, own) for own in colours),
        grid=grid,
        tokens=(None,) * len(box.spaces),
        cart=(None,) * box.parts.box.cart_slots,
        slate=(),
        captured=None,
        spent=(),
        round_track=(),
        aside=(),
        stage="setup",
        agenda=starting_agenda(options, first, seats, two_museums=bool(mission and mission.museums > 1)),
        active=first,
        first=first,
        round=1,
        ends=((), (), ()),
        double_blue=False,
        reached=(False,) * (len(mission.objectives) if mission else 0),
        idle=0,
        rng=rng,
    )
    if mission and mission.start_token:
        return with_fixed_token(state, mission.start_token)
    return state


def laid_out(box: Box, options: Options, rng: Rng) -> tuple[tuple[Die | None, ...], Rng]:
    """The dice, shuffled, on every space that takes one, in reading order; mission 7 rolls them first (MJ-SET-4)."""
    dice, rng = rng.shuffled(box.dice)
    mission = box.parts.solo.missions[options.mission - 1] if options.mission else None
    if mission and mission.overflow_penalty:
        rolled: list[Die] = []
        for die in dice:
            face, rng = rng.below(box.top_face)
            rolled.append(replace(die, face=face + 1))  # MJ-MIS-7a
        dice = tuple(rolled)
    next_die = iter(dice)
    return tuple(next(next_die) if space.has_die_at_setup else None for space in box.spaces), rng


def colours_of(colour: str, museums: int) -> tuple[str, ...]:
    """Mission 6 gives a second museum, of the next colour (ruling A25)."""
    others = [each for each in COLOURS if each != colour]
    return (colour, *others[: museums - 1])


def new_player(box: Box, colours: tuple[str, ...]) -> Player:
    return Player(
        museums=tuple(new_museum(box, colour) for colour in colours),
        supply=box.parts.box.tokens_in_supply,
        waiting=(),
        discs=(0, 0, 0),
        earned=(0,) * len(SOURCES),
    )


def new_museum(box: Box, colour: str) -> Museum:
    empty = (None,) * box.parts.museum.row_length
    fragments = tuple(each.ref for each in box.parts.museum.fragments if each.token)
    return Museum(
        colour=colour,
        **dict.fromkeys(STORED, empty),
        vases=0,
        fragments=(),
        icons=(ICON_CASE, *fragments, ICON_YELLOW),
    )


def starting_agenda(options: Options, first: Seat, seats: int, *, two_museums: bool) -> tuple[todo.Pending, ...]:
    """From the last seat counter-clockwise to the first (MJ-SET-6)."""
    tokens = tuple(todo.PlaceStart((first - back) % seats) for back in range(1, seats + 1))
    return (todo.ChooseYellowZone(first), *tokens) if two_museums else tokens


def with_fixed_token(state: State, ref: str) -> State:
    """Mission 4 prints where the starting token lies."""
    player = state.players[0]
    at = state.box.number[ref]
    return replace(
        state,
        players=(replace(player, supply=player.supply - 1),),
        tokens=(*state.tokens[:at], player.museums[0].colour, *state.tokens[at + 1 :]),
        agenda=(),
        stage="before",
    )
