"""The games of Magnastorm that are kept: each number of seats, both starts, rulings, artefact cards, the Consortium."""

from collections.abc import Sequence
from itertools import count
from typing import Any, get_args

from rules.core.types import Json
from rules.magnastorm import GAME
from rules.magnastorm import moves as m
from rules.magnastorm.components import ConsortiumLevel
from rules.magnastorm.options import CONSORTIUM, Options
from rules.magnastorm.state import State
from tests.rules.golden import Beginning, Choose, Shelf, any_kind, chance_at
from tests.rules.magnastorm.table import BOX, PERSON

ALONE = (PERSON, CONSORTIUM)
RICH = "ggggvvppooyyyy"
LAST_CYCLE: dict[str, Any] = {"round": 4, "upper": {"C1": "y"}}
FEW_LEFT: dict[str, Any] = {"upper": {"C1": "yy", "C2": "yg"}}


def holding(*commanders: str, **more: Any) -> Json:
    """Each of these commanders is held by somebody who can pay for what it does."""
    held = [" ".join(commanders[seat::4]) for seat in range(4)]
    cubes = [RICH, "vvvvggppyyyy", "ppppggvvooyy", "ooooppyyyy"]
    seats = [
        {"commanders": own, "cubes": cubes[seat], "scout": f"W.a{1 + seat % 2}", "labs": f"NW.c{1 + seat % 2}"}
        for seat, own in enumerate(held)
    ]
    seats[2]["labs"] = seats[3]["labs"] = ""
    return {"seats": seats, "commanders": " ".join(commanders), **more}


WITH_COMMANDERS = {
    "commanders-a": holding("01", "02", "03", "04", "11", "12", "13", "14"),
    "commanders-b": holding("05", "06", "07", "08", "15", "16", "17", "18", round=2),
}
BY_ORDER = LAST_CYCLE | {
    "seats": [{"reputation": 20}, {"reputation": 20}, {}, {}],
    "order": [2, 1, 0, 3],
}
BEATEN = FEW_LEFT | {"seats": [{"reputation": 24, "stations": "W>NW/T", "cubes": "gggyy"}, {"automa": True}]}
BEYOND: dict[str, Any] = {
    "round": 3,
    "seats": [
        {"reputation": 26, "labs": "NW.a1 NW.a2 NE.a1 NE.a2", "cubes": RICH, "levels": {"green": 9, "red": 4}},
        {"reputation": 25, "levels": {"red": 3, "blue": 8}},
        {"reputation": 25, "labs": "E.a1"},
        {"reputation": 2},
    ],
    "upper": {"C1": "yy", "C3": "yv"},
    "objectives": "Q4 Q3 S1 S2",
}

LABS_BACK: dict[str, Any] = {
    "round": 4,
    "claiming": True,
    "seats": [{"labs": "NE.a1 NE.a2 NE.c1 NW.a1 NW.a2 NW.c1 W.a1 E.a1"}, {}, {}, {}],
    "objectives": "Q1 Q2 S1 S3",
    "upper": {"C1": "y"},
}

GAMES: dict[str, Beginning] = {
    "two-seats": Beginning((PERSON,) * 2, 11, Options()),
    "two-seats-other-start": Beginning((PERSON,) * 2, 12, Options(start="START_2", first=1)),
    "three-seats": Beginning((PERSON,) * 3, 13, Options(first=2)),
    "three-seats-artefacts": Beginning(
        (PERSON,) * 3, 14, Options(advanced=True, artefacts=("silver_gold", "gold_gold", "bronze_silver"))
    ),
    "four-seats": Beginning((PERSON,) * 4, 15, Options()),
    "four-seats-artefacts": Beginning(
        (PERSON,) * 4,
        16,
        Options(advanced=True, artefacts=("bronze_bronze", "silver_silver", "bronze_gold", "gold_gold")),
    ),
    "other-rulings": Beginning(
        (PERSON,) * 4,
        17,
        Options(
            start="START_2",
            storm_escape="jump",
            cell_bonus_timing="placement",
            kimkin_once_per_round=True,
            azrea_second_level=False,
        ),
    ),
    **{
        f"consortium-{level}": Beginning(ALONE, 30 + at, Options(consortium_level=level))
        for at, level in enumerate(get_args(ConsortiumLevel))
    },
    "consortium-changed": Beginning(
        (CONSORTIUM, PERSON),
        40,
        Options(consortium_programme="EEA", consortium_stations=3, consortium_begins="person", consortium_bonus=1),
    ),
    **{name: Beginning((PERSON,) * 4, 50, Options(), notes) for name, notes in WITH_COMMANDERS.items()},
    "by-order": Beginning((PERSON,) * 4, 52, Options(), BY_ORDER),
    "beyond-the-threshold": Beginning((PERSON,) * 4, 53, Options(), BEYOND),
    "labs-back": Beginning((PERSON,) * 4, 67, Options(), LABS_BACK),
    "consortium-beaten": Beginning(ALONE, 54, Options(), BEATEN),
}
EXCHANGES = 12
"""One of so many moves may be an exchange."""


def by_chance(beginning: Beginning) -> Choose:
    numbers = count()

    def choose(state: State, legal: Sequence[m.Move]) -> m.Move:
        number = next(numbers)
        allowed = [each for each in legal if not isinstance(each, m.Exchange)] if number % EXCHANGES else legal
        move: m.Move
        move, _ = any_kind(allowed, chance_at(beginning, number, legal[0].seat))
        return move

    return choose


WINNERS = {"by-order": [1], "consortium-beaten": [0], "consortium-expert": [1]}
"""MS-END-5, MS-SOLO-14: by order, won and lost alone."""
SHELF = Shelf(GAME, BOX, GAMES, by_chance, WINNERS)
