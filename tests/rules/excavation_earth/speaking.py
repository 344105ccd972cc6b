"""What Excavation Earth has to say, for the tests of its texts."""

import re
from functools import cache

from rules.excavation_earth import GAME
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import moves as m
from rules.excavation_earth.state import SOURCES, State
from tests.rules.core.entries import questions
from tests.rules.core.properties import Passed
from tests.rules.excavation_earth.random_games import TABLES, played, played_on
from tests.rules.text.speaking import Speaking


@cache
def passages() -> tuple[Passed, ...]:
    games = [passed for number in range(len(TABLES)) for passed in played(number, 1)]
    return (*games, *(passed for seed in range(60) for passed in played_on(seed, 25)))


def looks(state: State, move: m.Move) -> str:
    """A move as it looks on the table: cards that are alike have no number, and explorers are where they stand."""
    written = re.sub(r"([YGRVO]-S[ABCM])-\d", r"\1", repr(move))
    explorer = getattr(move, "explorer", None)
    return written if explorer is None else f"{state.players[move.seat].explorers[explorer]} {move.to}"  # type: ignore[union-attr]


SPEAKING = Speaking(
    GAME,
    asks={"ee-ask-zu", "ee-ask-pass", *questions(todo.Pending)},
    passages=passages,
    ids=r"\b[YGRVO]g\d|\bS[ABCM]\b|\b[A-Z]-S|EE-|#|\b[nN]one\b",
    named=("tie-relics", *(f"source-{source}" for source in SOURCES)),
    looks=looks,
)
