"""Random games of Magnastorm for two to four people and against the Consortium, over both starts and all rulings."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from rules.core.rng import Rng, seeded
from rules.core.types import Ref
from rules.magnastorm import GAME
from rules.magnastorm import moves as m
from rules.magnastorm.options import CONSORTIUM, Options
from rules.magnastorm.state import State
from tests.rules.core.properties import Passed, random_game
from tests.rules.magnastorm.table import BOX, PERSON, seating

TABLES: tuple[tuple[tuple[str, ...], Options], ...] = (
    ((PERSON, PERSON), Options()),
    ((PERSON, PERSON), Options(start="START_2", storm_escape="jump", cell_bonus_timing="placement")),
    ((PERSON, PERSON, PERSON), Options(first=2, kimkin_once_per_round=True)),
    ((PERSON, PERSON, PERSON), Options(advanced=True, artefacts=("gold_gold", "silver_silver", "bronze_gold"))),
    ((PERSON, PERSON, PERSON, PERSON), Options()),
    ((PERSON, PERSON, PERSON, PERSON), Options(start="START_2", azrea_second_level=False)),
    ((PERSON, CONSORTIUM), Options(consortium_level="easy")),
    ((CONSORTIUM, PERSON), Options()),
    ((PERSON, CONSORTIUM), Options(consortium_level="hard", start="START_2")),
    ((CONSORTIUM, PERSON), Options(consortium_level="expert", storm_escape="jump")),
    (
        (PERSON, CONSORTIUM),
        Options(consortium_programme="EEA", consortium_stations=0, consortium_begins="person", consortium_bonus=3),
    ),
)


def beginning(players: tuple[str, ...], options: Options, seed: int) -> State:
    return GAME.setup(BOX, options, seating(*players), seed)


@cache
def played(number: int, seed: int) -> tuple[Passed, ...]:
    """A whole game at one of the tables."""
    players, options = TABLES[number]
    return tuple(random_game(GAME, beginning(players, options, seed), seed))


def lots(number: int, seed: int) -> Rng:
    return seeded(100 * seed + number, "tests")


# Strange positions: late, crowded, with commanders of all kinds, markers on top, supplies that are nearly used up


def strange(seed: int) -> State:
    """Anything that the box allows."""
    lot = Lot(seed)
    solo = lot.below(4) == 0
    count = 2 if solo else 2 + lot.below(3)
    layout = BOX.layouts[count]
    columns, fields = len(layout.columns) - 1, len(layout.fields)
    kinds = ("administrative", "scientific")
    listed = [lot.shuffled([ref for ref, card in BOX.commanders.items() if card.kind == kind]) for kind in kinds]
    commanders = [*listed[0][:columns], *listed[1][:fields]]
    held: list[list[Ref]] = [[] for _ in range(count)]
    for ref in commanders:
        owner = lot.below(count + 1)
        if owner < count:
            held[owner].append(ref)
    sites = lot.shuffled([site.ref for site in layout.sites])
    labs = labs_anywhere(lot, count)
    seats: list[dict[str, Any]] = []
    letters = [colour[0] for colour in GAME.colours[:count]] + ["y"]
    scarce = letters[lot.below(count + 1)]
    for seat in range(count):
        is_automa = solo and seat == 1
        more = scarce * 6 if not seat else ""
        own: dict[str, Any] = {
            "automa": is_automa,
            "cubes": "" if is_automa else "".join(letter * lot.below(5) for letter in letters) + more,
            "labs": " ".join(labs[seat]),
            "levels": {field: lot.below(layout.levels + 1) for field in layout.fields},
            "commanders": " ".join(held[seat]),
            "stations": " ".join(sites.pop() for _ in range(lot.below(3)) if sites),
            "scout": lot.shuffled([space.ref for space in layout.spaces])[0],
            "reputation": lot.below(layout.threshold),
        }
        seats.append(own)
    upper = {column: "".join(lot.shuffled("y" * lot.below(3) + letters[lot.below(count)])) for column in layout.columns}
    while max(Counter("".join(upper.values())).get(letter, 0) for letter in letters[:-1]) > BOX.crew:
        upper.popitem()
    objectives = [ref for kind in BOX.drawn for ref in objectives_of(lot, kind)]
    return GAME.position(
        {
            "seats": seats,
            "round": 1 + lot.below(layout.rounds),
            "turn": lot.below(count),
            "upper": upper,
            "commanders": " ".join(commanders),
            "objectives": " ".join(objectives),
            "options": {"start": ("START_1", "START_2")[lot.below(2)], "azrea_second_level": bool(lot.below(2))},
            "seed": seed,
        },
        BOX,
    )


def labs_anywhere(lot: "Lot", count: int) -> list[list[Ref]]:
    spaces = lot.shuffled([space.ref for space in BOX.layouts[count].spaces])
    return [[spaces.pop() for _ in range(lot.below(len(BOX.labs) + 1))] for _ in range(count)]


def objectives_of(lot: "Lot", kind: str) -> list[Ref]:
    return lot.shuffled([ref for ref, card in BOX.objectives.items() if card.kind == kind])[:2]


def played_on(seed: int, moves: int) -> Iterator[Passed]:
    """From there on, at random; what is optional is rarely left out, and exchanges are rare."""
    state, rng = strange(seed), seeded(seed, "strange")
    for _ in range(moves):
        decisions = GAME.deciding(state)
        if not decisions:
            return
        legal = GAME.legal(state, decisions[0].seat)
        chance, rng = rng.below(8)
        usual = [move for move in legal if not isinstance(move, m.Finish | m.Exchange)]
        move, rng = rng.pick(usual if usual and chance else legal)
        step = GAME.apply(state, move)
        yield Passed(state, move, step.state, step.events)
        state = step.state


class Lot:
    """Chance, one number after the other."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed, "lot")

    def below(self, n: int) -> int:
        drawn, self.rng = self.rng.below(n)
        return drawn

    def shuffled(self, things: Sequence[str]) -> list[str]:
        deck, self.rng = self.rng.shuffled(things)
        return list(deck)
