"""The games of Excavation Earth that are kept: every number of seats, Zu with each switch, drafts, rulings."""

from dataclasses import replace
from typing import Any

from rules.excavation_earth import GAME
from rules.excavation_earth.options import Options
from tests.rules.excavation_earth.table import BOX, PERSON, ZU
from tests.rules.golden import Beginning, Shelf, at_first_sight

AGAINST_ZU = (PERSON, ZU)
SWITCHES: tuple[str, ...] = (*(f"easier_{n}" for n in range(1, 6)), *(f"harder_{n}" for n in range(1, 6)))


def switched(switch: str) -> Options:
    """One difficulty switch is on."""
    on: dict[str, Any] = {switch: True}
    return replace(Options(), **on)


RECKLESS = (70, 71, 72)
"""Games in which every move is of any kind."""

LAST_TURN = {
    "round": 3,
    "seats": [{"faction": "KUT", "guards": "Yg1 Gg1 Rg1 Vg1 Og1", "credits": 150}, {"faction": "ZU"}],
    "zu": {"deck": "ZM1"},
}
TELEPORT = {
    "round": 3,
    "seats": [{"faction": "GUL", "hand": "R-SA Y-SB"}, {"faction": "ISS", "hand": "G-SC"}],
    "pending": [{"kind": "teleporting", "left": 3}],
}
BONUS_CARDS = {
    "round": 3,
    "seats": [{"faction": "GUL", "packet": "R-SA Y-SB"}, {"faction": "ISS", "hand": "G-SC"}],
    "pending": [{"kind": "keep_cards", "keep": 1, "rule": "EE-ACT-SEL-8"}],
}
SHARED = {
    "round": 3,
    "seats": [{"faction": "GUL", "credits": 40}, {"faction": "ISS", "credits": 40}],
}

GAMES: dict[str, Beginning] = {
    "two-seats": Beginning((PERSON,) * 2, 11, Options(factions=("GUL", "ISS"))),
    "two-seats-drafted": Beginning((PERSON,) * 2, 12, Options(factions=("AQU", "KUT"), opening_draft=True)),
    "three-seats": Beginning((PERSON,) * 3, 13, Options(factions=("DAL", "GUL", "AQU"))),
    "three-seats-optional-promotion": Beginning((PERSON,) * 3, 14, Options(promotion_optional=True)),
    "four-seats": Beginning((PERSON,) * 4, 15, Options()),
    "four-seats-strict-sales": Beginning(
        (PERSON,) * 4, 16, Options(sell_with_travel_cards=False, aquilla_both_markets=True)
    ),
    "zu": Beginning(AGAINST_ZU, 20, Options()),
    "zu-first": Beginning((ZU, PERSON), 21, Options()),
    "zu-other-rulings": Beginning(
        AGAINST_ZU, 22, Options(zu_influence_gap=False, zu_relicless_buyer="none", zu_count_black_market=True)
    ),
    **{f"zu-{switch}": Beginning(AGAINST_ZU, 30 + at, switched(switch)) for at, switch in enumerate(SWITCHES)},
    **{f"reckless-{seed}": Beginning((PERSON,) * 3, seed, Options()) for seed in RECKLESS},
    "zu-beaten": Beginning(AGAINST_ZU, 50, Options(), LAST_TURN),
    "teleport": Beginning((PERSON,) * 2, 52, Options(), TELEPORT),
    "bonus-cards": Beginning((PERSON,) * 2, 53, Options(), BONUS_CARDS),
    "shared": Beginning((PERSON,) * 2, 51, Options(), SHARED),
}
WINNERS = {"zu-beaten": [0], "zu": [1], "shared": [0, 1]}
"""EE-END-3, EE-SOLO-END-3: won by a person, by Zu, and shared."""
SHELF = Shelf(GAME, BOX, GAMES, at_first_sight(GAME, adventure=3, reckless=RECKLESS), WINNERS)
