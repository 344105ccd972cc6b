"""The texts of Magnastorm as they are written, without its rules: what reads them needs no position."""

from tests.rules.reference.reading import Reading, numbered

READING = Reading(
    "magnastorm",
    rulings=numbered("MS-A", 1, 51),
    without_cure="MS-END-5",
    no_rulings=(
        *("start", "first", "advanced", "artefacts", "consortium_level", "consortium_programme"),
        *("consortium_stations", "consortium_begins", "consortium_bonus"),
    ),
    lessons=10,
    unnamed_lessons=(1, 2, 4, 5, 6, 7, 8, 10),
    examples=21,
    example_ids="EX-",
    example_tests="ex",
    figures=120,
    drawn=("MS-A1", "MS-A9", "MS-A13"),
    printed={
        "numbers.rounds": 4,
        "numbers.exchange": 3,
        "players.2.threshold": 27,
        "centre_tile.income.trailing.2": {"own": 0, "yellow": 1},
        "centre_tile.income.middle.3": {"own": 1, "yellow": 2},
        "commanders.2.green": 2,
        "objectives.0.demands.0": {"from_round": 1, "markers": 1, "levels": 10},
        "board_large.objective_values.1": 4,
    },
    ours=(
        *("planet.lines.0", "board_large.spaces.0.colour", "board_large.cells.0.bonus", "rows.0.cost"),
        *("research.levels", "commanders.0.green", "artefacts.gold.0", "consortium.levels.hard"),
    ),
)
