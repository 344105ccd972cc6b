"""Random games of Council of Shadows for two to four people and against the automa, over modules and rulings."""

from collections.abc import Iterator
from functools import cache

from rules.core.knowledge import known
from rules.core.rng import Rng, seeded
from rules.core.types import Ref, Seat
from rules.council_of_shadows import GAME
from rules.council_of_shadows.integrity import named_components
from rules.council_of_shadows.options import Options
from rules.council_of_shadows.state import State
from tests.rules.core.properties import Passed, random_game
from tests.rules.council_of_shadows.table import AUTOMA, BOX, PERSON, seating

TABLES: tuple[tuple[tuple[str, ...], Options], ...] = (
    ((PERSON, PERSON), Options()),
    ((PERSON, PERSON), Options(stations=True, leaders=True)),
    ((PERSON, PERSON, PERSON), Options(leaders=True, levelup_at="whole_phase", resource_people="each_twice")),
    ((PERSON, PERSON, PERSON), Options(stations=True, station_slots_typed=False, st_ext_presence="system")),
    ((PERSON, PERSON, PERSON, PERSON), Options(open_planning=True, ai10_anywhere=True)),
    (
        (PERSON, PERSON, PERSON, PERSON),
        Options(stations=True, leaders=True, start_energy_by_token=True, buteo_extractions=1, casares_ban_any=False),
    ),
    ((PERSON, AUTOMA), Options()),
    ((AUTOMA, PERSON), Options(automa_level="easy", stations=True, count_all_tops=False)),
    ((PERSON, AUTOMA), Options(automa_level="silver", leaders=True)),
    ((AUTOMA, PERSON), Options(automa_level="hard", tiebreak_cubes="improvements")),
    ((PERSON, AUTOMA), Options(automa_level="expert", stations=True, leaders=True)),
    ((PERSON, AUTOMA), Options(automa_silver=True, automa_consumption=2, automa_energy=5, automa_everywhere=True)),
)


def beginning(players: tuple[str, ...], options: Options, seed: int) -> State:
    return GAME.setup(BOX, options, seating(*players), seed)


@cache
def played(number: int, seed: int) -> tuple[Passed, ...]:
    """A whole game at one of the tables."""
    players, options = TABLES[number]
    return tuple(random_game(GAME, beginning(players, options, seed), seed))


def hidden_pairs(state: State, seat: Seat | None, rng: Rng) -> Iterator[tuple[Ref, Ref]]:
    """Of each kind of component, two that the seat cannot see and that lie somewhere."""
    identities = GAME.identities(state)
    present = set(named_components(state))
    kinds: dict[str, list[Ref]] = {}
    for ref in sorted((identities & present) - known(GAME.view(state, seat), identities).refs):
        kinds.setdefault(back_of(ref), []).append(ref)
    for refs in kinds.values():
        shuffled, rng = rng.shuffled(refs)
        if len(shuffled) > 1:
            yield shuffled[0], shuffled[1]


def back_of(ref: Ref) -> str:
    """AI cards, tiles of a sector, Dark Tech of a level, light and dark bonus cards, automa cards of a level."""
    return ref.partition("-")[0]


def lots(number: int, seed: int) -> Rng:
    return seeded(100 * seed + number, "tests")
