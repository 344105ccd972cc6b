"""What Höyük has to say, for the tests of its texts."""

from functools import cache

from rules.core.types import Arg
from rules.hoyuk import GAME
from rules.hoyuk import agenda as todo
from rules.hoyuk.parts import MEDALS
from rules.hoyuk.state import SOURCES
from tests.rules.core.entries import questions
from tests.rules.core.properties import Passed
from tests.rules.hoyuk.random_games import TABLES, played, played_on
from tests.rules.text.speaking import Speaking


@cache
def passages() -> tuple[Passed, ...]:
    games = [passed for number in range(len(TABLES)) for passed in played(number, 0)]
    return (*games, *(passed for seed in range(40) for passed in played_on(seed, 25)))


def without_number(candidate: Arg) -> tuple[str, ...]:
    """Tiles that show the same look alike."""
    return tuple(part for part in str(candidate).split(":") if not part.startswith("CT-"))


SPEAKING = Speaking(
    GAME,
    asks=questions(todo.Pending),
    passages=passages,
    ids=r"HK-|C[AT]-\d|AC-\d|#|\b[nN]one\b|:\d|\b[a-z]+:[A-Z]",
    named=("tie-two-storey", *(f"medal-{medal}" for medal in MEDALS), *(f"source-{source}" for source in SOURCES)),
    candidate_looks=without_number,
)
