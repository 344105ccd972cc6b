"""What Magnastorm has to say, for the tests of its texts."""

from functools import cache

from rules.magnastorm import GAME
from rules.magnastorm import agenda as todo
from rules.magnastorm.state import SOURCES
from tests.rules.core.entries import questions
from tests.rules.core.properties import Passed
from tests.rules.magnastorm.random_games import TABLES, played, played_on
from tests.rules.text.speaking import Speaking

REFS = r"\b(?:SW|NW|NE|SE|W|E)\.[a-e]|\bR\d/|[A-Z]>[A-Z]|#\d|START_|\b(?:NW|SW|NE|SE)\b.*\bnone\b"


@cache
def passages() -> tuple[Passed, ...]:
    games = (passed for number in range(len(TABLES)) for passed in played(number, 1)[::3])
    return (*games, *(passed for seed in range(60) for passed in played_on(seed, 30)))


SPEAKING = Speaking(
    GAME,
    asks={"ms-ask-escape", *questions(todo.Pending)},
    passages=passages,
    ids=rf"{REFS}|MS-|\b[nN]one\b|\bFP\b",
    named=(
        *("ms-stage", "ms-tie-order", "ms-ending-threshold", "ms-ending-rounds"),
        *(f"ms-source-{source.replace('_', '-')}" for source in SOURCES),
        *(f"ms-grade-{name}" for name in ("legend", "commander", "explorer")),
    ),
)
