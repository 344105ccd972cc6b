"""What Council of Shadows has to say, for the tests of its texts."""

import re
from functools import cache

from rules.council_of_shadows import GAME
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows.moves import Move
from rules.council_of_shadows.state import SOURCES, State
from tests.rules.core.entries import questions
from tests.rules.core.properties import Passed
from tests.rules.council_of_shadows.random_games import TABLES, played, played_on
from tests.rules.text.speaking import Speaking

REFS = (
    r"\b(?:AI-\d|S\d?-[A-Z]|ST\d?-|DT\d-|L-[A-Z]|D-[A-Z]{3}|UP-|LD-|ZONE-|A\d-\d"
    r"|(?:GRY|ORA|BRO|BLU|GRN|TUR|BEI|RED|YEL|PNK)-|\d-\d\d\.\d)"
)


@cache
def passages() -> tuple[Passed, ...]:
    games = (passed for number in range(len(TABLES)) for passed in played(number, 1)[::2])
    return (*games, *(passed for seed in range(20) for passed in played_on(seed, 25)))


def looks(state: State, move: Move) -> str:
    """A move as it looks on the table: two bonus cards of the same face do as well as each other."""
    faces = state.box.light_cards
    return re.sub(r"\bL-[A-Z]+-\w+", lambda card: repr(faces[card[0]].score), repr(move))


SPEAKING = Speaking(
    GAME,
    asks={"cs-ask-exploit-at-once", *questions(todo.Pending)},
    passages=passages,
    ids=rf"{REFS}|CS-|#|\b[nN]one\b",
    looks=looks,
    named=("tie-energy", "tie-cubes", "ending-level", "cs-stage", *(f"source-{source}" for source in SOURCES)),
)
