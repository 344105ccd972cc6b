"""The games of Höyük that are kept: every mode and number of seats, neighbours at every level, rulings, each ending."""

from collections.abc import Sequence

from rules.core.rng import seeded
from rules.hoyuk import GAME
from rules.hoyuk.moves import Move
from rules.hoyuk.options import LEVELS, NEIGHBOUR, Options
from rules.hoyuk.state import State
from tests.rules.golden import Beginning, Choose, Shelf, any_kind
from tests.rules.hoyuk.table import BOX, PERSON, notes, seats

SOLO, DUEL = (PERSON, NEIGHBOUR, NEIGHBOUR), (PERSON, NEIGHBOUR)
FIVE_FAMILIES = "A1 A4 A7 A10 A13"
POWERS = {
    "eguor": ("red", "R", "blue", "B A2+o, B B4"),
    "trev": ("green", "G", "blue", "B A2"),
    "uelb": ("blue", "B", "red", "R A2"),
    "enuaj": ("yellow", "Y", "blue", "B A2+o K9+tv, pen K8↓+c"),
    "teoiv": ("purple", "P", "blue", "B A2"),
}


def power(name: str, seed: int) -> Beginning:
    """A clan with five families has just scored five cards, and has a full hand again; the end is near."""
    colour, letter, rival, village = POWERS[name]
    both = [{"colour": colour, "hand": "oven*5 pen", "houses": 2}, {"colour": rival, "houses": 2}]
    stated = notes(
        f"{letter} {FIVE_FAMILIES}, {village}", mode="expert", seats=both, ask="window", phase=1, turn=5,
        pending=[{"kind": "power"}],
    )  # fmt: skip
    return Beginning((PERSON,) * 2, seed, Options(mode="expert"), stated)


def crowded() -> Beginning:
    """Two-storey houses on every other cell: nobody can build any more."""
    cells = [f"{letter}{row}" for letter in "ACEGIKM" for row in range(1, 14, 2)]
    parts = [f"{letter}² {' '.join(cells[at::5])}" for at, letter in enumerate("RGBYP")]
    five = seats("red", "green", "blue", "yellow", "purple")
    stated = notes(", ".join(parts), seats=five, elements="oven", turn=6)
    return Beginning((PERSON,) * 5, 70, Options(), stated)


GAMES: dict[str, Beginning] = {
    "two-seats": Beginning((PERSON,) * 2, 11, Options()),
    "three-seats": Beginning((PERSON,) * 3, 12, Options()),
    "four-seats-short": Beginning((PERSON,) * 4, 13, Options(house_target=15)),
    "five-seats": Beginning((PERSON,) * 5, 14, Options(house_target=20)),
    "two-seats-intermediate": Beginning((PERSON,) * 2, 15, Options(mode="intermediate")),
    "four-seats-intermediate": Beginning((PERSON,) * 4, 16, Options(mode="intermediate", house_target=20)),
    "two-seats-expert": Beginning((PERSON,) * 2, 17, Options(mode="expert")),
    "three-seats-expert": Beginning((PERSON,) * 3, 18, Options(mode="expert", hide_hands=True)),
    "five-seats-expert": Beginning((PERSON,) * 5, 19, Options(mode="expert", house_target=15)),
    "other-rulings": Beginning(
        (PERSON,) * 3,
        20,
        Options(
            mode="expert",
            diagonal="lenient",
            edge_free=False,
            half_min_one=False,
            most_requires_one=False,
            empty_pile="closed",
            optional_elements=True,
            inspect_rotation="all",
            family_limit="live",
            aspect_deal="all_shuffled",
            own_tie=False,
            reveal_next_catastrophe=True,
        ),
    ),
    **{f"neighbours-{level}": Beginning(SOLO, 30 + level, Options(level=level, house_target=20)) for level in LEVELS},
    "neighbour-intermediate": Beginning(DUEL, 40, Options(mode="intermediate")),
    "neighbours-expert": Beginning(SOLO, 41, Options(mode="expert", level=2)),
    "neighbours-expert-short": Beginning(SOLO, 42, Options(mode="expert", level=3, house_target=15)),
    **{name: power(name, 60 + at) for at, name in enumerate(POWERS)},
    "eguor-again": power("eguor", 67),
    "no-room": crowded(),
}


def by_chance(beginning: Beginning) -> Choose:
    chance = seeded(beginning.seed, "golden")

    def choose(state: State, legal: Sequence[Move]) -> Move:
        nonlocal chance
        move: Move
        move, chance = any_kind(legal, chance)
        return move

    return choose


SHELF = Shelf(GAME, BOX, GAMES, by_chance)
