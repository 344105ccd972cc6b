"""From the box to the first position, step by step as printed (MS-SET, MS-PSET, MS-POS-1, MS-ART-2, MS-SOLO-1).

Everything lies on the table and the order is decided before anybody is asked; then come the starting positions.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import get_args

from rules.core.colours import objections_to_colours
from rules.core.contract import Seating
from rules.core.refusal import Refusal, refuse
from rules.core.rng import Rng, seeded
from rules.core.types import Ref, Seat
from rules.magnastorm.artefacts import drawn_artefacts, without_cards
from rules.magnastorm.components import Box, CommanderKind, Layout, ObjectiveKind
from rules.magnastorm.draft import Draft
from rules.magnastorm.effects import settle
from rules.magnastorm.options import CONSORTIUM, Options
from rules.magnastorm.rounds import begin_game
from rules.magnastorm.state import NEUTRAL, NO_TURN, NOBODY, SOURCES, Panel, Player, State

COLOURS = ("grey", "purple", "pink", "orange")
LEAST_SEATS, MOST_SEATS = 2, 4
SOLO_SEATS = 2
"""A person and the Consortium."""
PERSON = "person"


def objections_to_start(options: Options, seating: Sequence[Seating]) -> Iterator[Refusal]:
    seats = len(seating)
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        yield refuse("table-seat-count", seats=seats, least=LEAST_SEATS, most=MOST_SEATS)
        return
    automas = sum(each.player == CONSORTIUM for each in seating)
    if automas and (automas, seats) != (1, SOLO_SEATS):
        yield refuse("MS-SOLO-1", case="seats", automas=automas, seats=seats)
    if not 0 <= options.first <= seats:
        yield refuse("MS-POS-1", first=options.first, seats=seats)
    if options.advanced:
        yield from objections_to_advanced_start(options, seating)
    yield from objections_to_colours(seating, COLOURS)


def objections_to_advanced_start(options: Options, seating: Sequence[Seating]) -> Iterator[Refusal]:
    """Everybody needs two artefact cards, and the Consortium has none (MS-ART-2)."""
    if any(each.player == CONSORTIUM for each in seating):
        yield refuse("MS-SOLO-1", case="artefacts", automas=1, seats=len(seating))
        return
    without = without_cards(options, len(seating))
    if without:
        yield refuse("MS-ART-2", seats=without, count=len(without))


def order_to_start(options: Options, seating: Sequence[Seating]) -> tuple[Seat, ...] | None:
    """Round the table from the first; None when lots, artefact cards or the level of the Consortium decide."""
    if options.advanced or not options.first or any(each.player == CONSORTIUM for each in seating):
        return None
    return clockwise(options.first - 1, len(seating))


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    return tuple((first + step) % seats for step in range(seats))


def first_position(box: Box, options: Options, seating: Sequence[Seating], seed: int) -> State:
    """Everything is laid out, and somebody is asked for a first crew (MS-POS-2)."""
    draft = Draft(set_table(box, options, seating, seeded(seed)))
    begin_game(draft)
    settle(draft)
    return draft.state()


def set_table(box: Box, options: Options, seating: Sequence[Seating], rng: Rng) -> State:
    """What lies on the table before anybody has chosen anything; nobody is asked yet."""
    seats = len(seating)
    layout = box.layouts[seats]
    scientific, rng = rng.shuffled(commanders_of_kind(box, "scientific"))  # MS-SET-3
    administrative, rng = rng.shuffled(commanders_of_kind(box, "administrative"))  # MS-SET-6
    commanders = (*administrative[: len(layout.columns) - 1], *scientific[: len(layout.fields)])
    objectives, rng = drawn_objectives(box, rng)
    artefacts, rng = drawn_artefacts(box, options, seats, rng)
    order, rng = turn_order(box, options, seating, artefacts, rng)
    players = tuple(
        replace(new_player(box, options, seat, each, seats), artefacts=artefacts[seat])
        for seat, each in enumerate(seating)
    )
    bag = (*(box.bag,) * seats, box.bag)  # MS-SET-10
    return State(
        box=box,
        options=options,
        players=players,
        order=order,
        to_act=(),
        round=1,
        phase="crew",
        agenda=(),
        turn=NO_TURN,
        ending=False,
        upper=full_panel(layout),
        lower=((),) * len(layout.cells),
        commanders=commanders,
        controllers=(NOBODY,) * len(commanders),
        token=NOBODY,
        labs=((),) * len(layout.spaces),
        stations=(NOBODY,) * len(layout.sites),
        objectives=objectives,
        claims=((),) * len(objectives),
        bag=(*bag, box.black),
        supply=supply_beside(box, players, bag),
        step=0,
        rng=rng,
    )


# The table


def commanders_of_kind(box: Box, kind: CommanderKind) -> list[Ref]:
    return [ref for ref, each in box.commanders.items() if each.kind == kind]


def full_panel(layout: Layout) -> Panel:
    """Neutral crew in every column, the topmost cells first (MS-SET-7)."""
    return tuple((NEUTRAL,) if cell.row < layout.neutral_crew else () for cell in layout.cells)


def drawn_objectives(box: Box, rng: Rng) -> tuple[tuple[Ref, ...], Rng]:
    """Those of research, then those of sectors (MS-SET-9)."""
    out: list[Ref] = []
    kinds: tuple[ObjectiveKind, ...] = get_args(ObjectiveKind)
    for kind in kinds:
        cards, rng = rng.shuffled([ref for ref, each in box.objectives.items() if each.kind == kind])
        out += cards[: box.drawn[kind]]
    return tuple(out), rng


def supply_beside(box: Box, players: Sequence[Player], bag: Sequence[int]) -> tuple[int, ...]:
    """All cubes that nobody has and that are not in the bag."""
    whole = (*(box.cubes for _ in players), box.yellow)
    held = [sum(player.cubes[colour] for player in players) for colour in range(len(whole))]
    return tuple(all_ - own - drawn for all_, own, drawn in zip(whole, held, bag, strict=True))


# Seats


def new_player(box: Box, options: Options, seat: Seat, seating: Seating, seats: int) -> Player:
    """A full board, the scout on the pad, a marker below every field (MS-PSET-1 to MS-PSET-3); the Consortium has no
    cubes (MS-SOLO-2)."""
    layout = box.layouts[seats]
    is_automa = seating.player == CONSORTIUM
    own = 0 if is_automa else layout.start_cubes[0]
    return Player(
        colour=seating.colour,
        is_automa=is_automa,
        is_person=seating.player == PERSON,
        cubes=tuple(own if colour == seat else 0 for colour in range(seats + 1)),
        crew=box.crew,
        labs=len(box.labs),
        stations=len(box.stations),
        scout=options.start,
        levels=(0,) * len(layout.fields),
        earned=(0,) * len(SOURCES),
    )


def turn_order(
    box: Box, options: Options, seating: Sequence[Seating], artefacts: Sequence[Sequence[Ref]], rng: Rng
) -> tuple[tuple[Seat, ...], Rng]:
    seats = len(seating)
    if options.advanced:
        return by_artefacts(box, artefacts), rng
    automa = next((seat for seat, each in enumerate(seating) if each.player == CONSORTIUM), None)
    if automa is not None:  # MS-SOLO-1
        begins = options.consortium(box.consortium).begins
        return clockwise(automa if begins else (automa + 1) % seats, seats), rng
    if options.first:
        return clockwise(options.first - 1, seats), rng
    first, rng = rng.below(seats)  # MS-POS-1
    return clockwise(first, seats), rng


def by_artefacts(box: Box, artefacts: Sequence[Sequence[Ref]]) -> tuple[Seat, ...]:
    """The highest sum first; where sums are equal, the highest number (MS-ART-2, ruling A29)."""

    def rank(seat: Seat) -> tuple[int, int]:
        cards = [box.artefacts[ref] for ref in artefacts[seat]]
        return sum(card.value for card in cards), max(card.number for card in cards)

    return tuple(sorted(range(len(artefacts)), key=rank, reverse=True))
