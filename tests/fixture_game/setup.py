"""From the box to the first position."""

from collections.abc import Iterator, Sequence

from rules.core.contract import Seating
from rules.core.refusal import Refusal, refuse
from rules.core.rng import seeded
from tests.fixture_game.components import Box
from tests.fixture_game.state import Options, State, Trader

RIVAL = "rival"


def objections_to_start(seating: Sequence[Seating]) -> Iterator[Refusal]:
    rivals = sum(each.player == RIVAL for each in seating)
    if not 2 <= len(seating) <= 3:
        yield refuse("CV-MODE-1", seats=len(seating))
    if rivals and (rivals, len(seating)) != (1, 2):
        yield refuse("CV-MODE-2", rivals=rivals)
    colours = [each.colour for each in seating]
    if len(set(colours)) < len(colours):
        yield refuse("CV-MODE-3")


def set_up(box: Box, options: Options, seating: Sequence[Seating], seed: int) -> State:
    cards, rng = seeded(seed).shuffled(box.cards)
    size = box.kit.pack
    traders = tuple(
        Trader(box.start, box.kit.coins, box.kit.tents, pack=cards[size * seat : size * (seat + 1)])
        for seat in range(len(seating))
    )
    rivals = tuple(seat for seat, each in enumerate(seating) if each.player == RIVAL)
    return State(box, options, rivals, rng, traders, deck=cards[size * len(seating) :])
