"""From the box to the first position, step by step as printed (HK-SET-1 to HK-SET-9, HK-SOLO-1)."""

from collections.abc import Iterator, Sequence

from rules.core.colours import objections_to_colours
from rules.core.contract import Seating
from rules.core.refusal import Refusal, refuse
from rules.core.rng import Rng, seeded
from rules.core.types import Ref, Seat
from rules.hoyuk.components import Box
from rules.hoyuk.draft import Draft
from rules.hoyuk.flaws import COLOURS
from rules.hoyuk.options import NEIGHBOUR, Options
from rules.hoyuk.phases import begin_turn, carry_on
from rules.hoyuk.state import SOURCES, Player, PlayerOf, State
from rules.hoyuk.village import EMPTY_VILLAGE

LEAST_SEATS, MOST_SEATS = 2, 5
MOST_NEIGHBOURS = 2


def objections_to_start(options: Options, seating: Sequence[Seating]) -> Iterator[Refusal]:
    seats = len(seating)
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        yield refuse("table-seat-count", seats=seats, least=LEAST_SEATS, most=MOST_SEATS)
        return
    neighbours = sum(each.player == NEIGHBOUR for each in seating)
    persons = seats - neighbours
    if neighbours and (persons != 1 or neighbours > MOST_NEIGHBOURS):
        yield refuse("HK-SOLO-1", case="seats", neighbours=neighbours, persons=persons, most=MOST_NEIGHBOURS)
    yield from objections_to_colours(seating, COLOURS)


def first_position(box: Box, options: Options, seating: Sequence[Seating], seed: int) -> State:
    draft = Draft(empty_table(box, options, seating, seeded(seed)))
    begin_turn(draft)
    carry_on(draft)
    return draft.state()


def empty_table(box: Box, options: Options, seating: Sequence[Seating], rng: Rng) -> State:
    """Everything in its place, before the first turn begins."""
    mode, seats = options.mode, len(seating)
    neighbours = neighbours_in(seating)
    catastrophes, rng = rng.shuffled(box.catastrophes[mode])  # HK-SET-2
    piles, rng = dealt_piles(box, options, rng)
    tiles, rng = rng.shuffled(box.tiles[mode])  # HK-SET-5
    marker, rng = first_player(seats, neighbours, rng)
    return State(
        box=box,
        options=options,
        players=tuple(new_player(box, options, each.colour, start_of(box, options, each)) for each in seating),
        neighbours=neighbours,
        village=EMPTY_VILLAGE,  # HK-SET-6
        supply=box.supply[mode],  # HK-SET-3, HK-SET-8
        shaman_repelled=False,
        piles=piles,
        removed=(),
        catastrophes=catastrophes,
        seen=0,
        tiles=tiles,
        tile_discard=(),
        first_stage=(),
        dealt=((),) * seats,
        turn=0,
        phase=0,
        marker=marker,
        is_last=False,
        locusts=(),
        joined=False,
        agenda=(),
        rng=rng,
    )


def neighbours_in(seating: Sequence[Seating]) -> tuple[Seat, ...]:
    return tuple(seat for seat, each in enumerate(seating) if each.player == NEIGHBOUR)


def order_to_start(seating: Sequence[Seating]) -> tuple[Seat, ...] | None:
    """Clockwise from the person in the solo challenge (HK-SOLO-1); else the first player is drawn (HK-SET-7)."""
    neighbours, seats = neighbours_in(seating), len(seating)
    if not neighbours:
        return None
    person = next((seat for seat in range(seats) if seat not in neighbours), 0)
    return tuple((person + step) % seats for step in range(seats))


def new_player(box: Box, options: Options, colour: str, start: int) -> Player:
    """The houses of the clan whose colour the seat has (HK-SET-1, HK-VAR-1, ruling A39)."""
    return PlayerOf(
        clan=box.clan_of[colour],
        houses=options.house_target,
        gone=0,
        hand=(),
        spent=(),
        earned=tuple(start if source == "start" else 0 for source in SOURCES),
    )


def start_of(box: Box, options: Options, sitting: Seating) -> int:
    """Points that a neighbour begins with (HK-SOLO-13)."""
    return box.neighbours.levels[options.level].start if sitting.player == NEIGHBOUR else 0


def dealt_piles(box: Box, options: Options, rng: Rng) -> tuple[tuple[tuple[Ref, ...], ...], Rng]:
    """Ten cards for each base: of the set that comes with it, or of all together (HK-SET-4, HK-SET-9, ruling A41)."""
    sets = box.aspects[options.mode]
    if options.aspect_deal == "all_shuffled":
        sets = (tuple(card for each in sets for card in each),)
    piles: list[tuple[Ref, ...]] = []
    for cards in sets:
        deck, rng = rng.shuffled(cards)
        piles += [deck[at : at + box.cards_per_pile] for at in range(0, len(deck), box.cards_per_pile)]
    return tuple(piles), rng


def first_player(seats: int, neighbours: tuple[Seat, ...], rng: Rng) -> tuple[Seat, Rng]:
    """By lot (HK-SET-7); in the solo challenge the person (HK-SOLO-1)."""
    if neighbours:
        return next(seat for seat in range(seats) if seat not in neighbours), rng
    return rng.below(seats)
