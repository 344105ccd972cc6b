"""The games of Council of Shadows that are kept: every number of seats, both modules, rulings, levels of the automa."""

from rules.council_of_shadows import GAME
from rules.council_of_shadows.options import LEVELS, Options
from tests.rules.council_of_shadows.table import AUTOMA, BOX, PERSON
from tests.rules.golden import Beginning, Shelf, at_first_sight

AGAINST_AUTOMA = (PERSON, AUTOMA)
RECKLESS = (70, 71)
"""Games in which every move is of any kind."""
BOTH = Options(stations=True, leaders=True)

LAST_PART = {"ask": "exploitation", "throne": 0, "order": [1, 0], "turn": 0}
SHARED = LAST_PART | {
    "seats": [{"level": 3, "colonies": "1-01.1", "dark": "D-GRN"}, {"level": 3, "colonies": "1-01.2", "dark": "D-BLU"}],
}
BY_CUBES = LAST_PART | {
    "seats": [
        {"level": 3, "colonies": "1-01.1*2", "dark": "D-GRN"},
        {"level": 3, "colonies": "1-01.2", "dark": "D-BLU"},
    ],
}
AUTOMA_BEATEN = LAST_PART | {
    "seats": [{"level": 2, "energy": 29, "consumption": 30, "colonies": "1-01.1 1-03.1"}, {"automa": True}],
    "throne": None,
    "automa_card": "A1-1",
}
FREE_CARD = {
    "seats": [{"level": 1, "energy": 40, "consumption": 30, "gems": ""}, {"gems": ""}],
    "tech_piles": {2: "DT2-5 DT2-7"},
    "throne": 1,
}
FULL_HAND_OF_BONUS = {
    "ask": "exploitation",
    "seats": [{"colonies": "2-03.1", "light": "L-AI-1 L-AI-2 L-CONS-1"}, {}],
    "spaces": "GRY-1:1-01 GRY-2:1-03 BLU-1:2-03",
    "throne": 1,
    "order": [1, 0],
    "turn": 0,
}

GAMES: dict[str, Beginning] = {
    "two-seats": Beginning((PERSON,) * 2, 11, Options()),
    "two-seats-modules": Beginning((PERSON,) * 2, 12, BOTH),
    "three-seats-leaders": Beginning((PERSON,) * 3, 13, Options(leaders=True)),
    "three-seats-whole-phase": Beginning(
        (PERSON,) * 3, 14, Options(stations=True, levelup_at="whole_phase", station_slots_typed=False)
    ),
    "four-seats": Beginning((PERSON,) * 4, 15, BOTH),
    "other-rulings": Beginning(
        (PERSON,) * 2,
        16,
        Options(
            stations=True,
            leaders=True,
            count_all_tops=False,
            start_energy_by_token=True,
            tiebreak_cubes="improvements",
            resource_people="each_twice",
            buteo_extractions=1,
            st_ext_presence="system",
            casares_ban_any=False,
            ai10_anywhere=True,
        ),
    ),
    **{
        f"automa-{level}": Beginning(AGAINST_AUTOMA, 30 + at, Options(automa_level=level))
        for at, level in enumerate(LEVELS)
    },
    "automa-first-modules": Beginning((AUTOMA, PERSON), 40, BOTH),
    **{f"reckless-{seed}": Beginning((PERSON,) * 2, seed, BOTH) for seed in RECKLESS},
    "shared": Beginning((PERSON,) * 2, 52, Options(), SHARED),
    "by-cubes": Beginning((PERSON,) * 2, 52, Options(), BY_CUBES),
    "free-card": Beginning((PERSON,) * 2, 55, Options(), FREE_CARD),
    "automa-beaten": Beginning(AGAINST_AUTOMA, 54, Options(), AUTOMA_BEATEN),
    "bonus-limit": Beginning((PERSON,) * 2, 53, Options(), FULL_HAND_OF_BONUS),
}
WINNERS = {"shared": [0, 1], "by-cubes": [0], "automa-beaten": [0], "automa-normal": [1]}
"""CS-END-4, CS-SOLO-10: won by either seat, by the person and by the automa, by cubes alone, and shared."""
SHELF = Shelf(GAME, BOX, GAMES, at_first_sight(GAME, adventure=4, reckless=RECKLESS), WINNERS)
