"""From the box to the first position."""

from collections.abc import Iterator, Sequence

from rules.core.contract import Seating
from rules.core.refusal import Refusal, refuse
from rules.core.rng import seeded
from rules.core.types import Seat
from tests.fixture_game.components import Box, Place
from tests.fixture_game.state import Agreed, Options, State, Trader

RIVAL = "rival"
NO_HOUSE = "none"
HOUSES = (NO_HOUSE, "wells", "mine")
"""A trading house is called after the place where its camels wait."""


def objections_to_start(options: Options, seating: Sequence[Seating]) -> Iterator[Refusal]:
    rivals = sum(each.player == RIVAL for each in seating)
    if not 2 <= len(seating) <= 3:
        yield refuse("CV-MODE-1", seats=len(seating))
    if rivals and (rivals, len(seating)) != (1, 2):
        yield refuse("CV-MODE-2", rivals=rivals)
    colours = [each.colour for each in seating]
    if len(set(colours)) < len(colours):
        yield refuse("CV-MODE-3")
    if options.rival_wells and options.rival_dunes:
        yield refuse("CV-RIVAL-8")
    houses = [house for house in options.houses[: len(seating)] if house != NO_HOUSE]
    if len(set(houses)) < len(houses):
        yield refuse("CV-HOUSE-2", house=next(house for house in houses if houses.count(house) > 1))


def set_up(box: Box, options: Options, seating: Sequence[Seating], seed: int) -> State:
    cards, rng = seeded(seed).shuffled(box.cards)
    size = box.kit.pack
    traders = tuple(
        Trader(
            starting_place(box, options, seating, seat),
            box.kit.coins,
            box.kit.tents,
            pack=cards[size * seat : size * (seat + 1)],
        )
        for seat in range(len(seating))
    )
    rivals = tuple(seat for seat, each in enumerate(seating) if each.player == RIVAL)
    return State(box, Agreed(options.tolls), rivals, rng, traders, deck=cards[size * len(seating) :])


def starting_place(box: Box, options: Options, seating: Sequence[Seating], seat: Seat) -> Place:
    """Where the house has its camels, or the Rival is told to start; else the gate."""
    if seating[seat].player == RIVAL and (options.rival_wells or options.rival_dunes):
        return "wells" if options.rival_wells else "dunes"
    house = options.houses[seat] if seat < len(options.houses) else NO_HOUSE
    return box.start if house == NO_HOUSE else house
