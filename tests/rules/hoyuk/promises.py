"""What Höyük gives to the tests of saving, of rules in play, of refusals and of opponents."""

from functools import partial

from rules.hoyuk import GAME
from rules.hoyuk.events import AspectCardDrawn
from rules.hoyuk.options import Options
from tests.rules.core.properties import Passed
from tests.rules.hoyuk.random_games import RANDOM, universe
from tests.rules.hoyuk.reading import READING
from tests.rules.hoyuk.speaking import SPEAKING
from tests.rules.hoyuk.table import table
from tests.rules.promises import Bots, ByLot, Case, Guiding, Playing, Refusing, Saving, Worded, Wrong, setting

BLANK = [""] * 169
WRONG: tuple[Case, ...] = (
    ({"village": {"cells": [""] * 12}}, "position-size"),
    ({"village": {"cells": ["castle", *BLANK[1:]]}}, "position-thing"),
    ({"village": {"cells": ["4", *BLANK[1:]]}}, "position-no-seat"),
    ({"village": {"cells": ["0x", *BLANK[1:]]}}, "position-census"),
    ({"supply": [1, 2]}, "position-size"),
    ({"supply": [-1, 20, 20, 0, 0]}, "position-below-zero"),
    ({"piles": []}, "position-size"),
    ({"marker": 7}, "position-no-seat"),
    ({"neighbours": [0, 1]}, "position-neighbours"),
    ({"neighbours": [3]}, "position-no-seat"),
    ({"seen": 99}, "position-course"),
    ({"phase": 9}, "position-course"),
    ({"locusts": [[200]]}, "position-no-cell"),
    ({"tiles": []}, "position-census"),
    ({"agenda": [{"kind": "stage", "number": 1}]}, "position-agenda"),
    ({"agenda": [{"kind": "inspect", "seat": 0, "blocks": [3]}]}, "position-agenda"),
    ({"agenda": [{"kind": "inspect", "seat": 0, "blocks": [999]}]}, "position-no-cell"),
    ({"agenda": [{"kind": "card_window", "seat": 0, "phase": 1, "limit": -1, "plan": ""}]}, "position-agenda"),
    ({"agenda": [{"kind": "choose_tile", "seat": 0}]}, "position-agenda"),
    ({"agenda": [{"kind": "replace", "seat": 0}]}, "position-agenda"),
    ({"agenda": [{"kind": "replace", "seat": 4}]}, "position-no-seat"),
)
OPTIONS = {
    "mode=expert house_target=15 edge_free=off level=3": Options(
        mode="expert", house_target=15, edge_free=False, level=3
    )
}
SAVING = Saving(RANDOM, [Wrong(table("R D4, B F6").state, WRONG)], OPTIONS, wrong_options=("house_target=24",))

here = partial(setting, GAME)
IN_FORCE = (
    ("HK-HOU-4", here(2), ()),
    ("HK-SHA-2", here(3), ("option", "expert")),
    ("HK-SHA-2", here(3, mode="expert"), ()),
    ("HK-INT-2", here(2), ("option", "intermediate", "expert")),
    ("HK-INT-2", here(2, mode="intermediate"), ()),
    ("HK-CAL-15", here(2), ()),
    ("HK-CAL-11", here(2, mode="intermediate"), ("option", "expert")),
    ("HK-SOLO-3", here(2), ("mode", "neighbours")),
    ("HK-SOLO-3", here(2, solo=True), ()),
    ("HK-VAR-1", here(2), ("option", 20, 15)),
    ("HK-VAR-2", here(4), ("seats", 5)),
    ("HK-VAR-3", here(4, reveal_next_catastrophe=True), ()),
)
PLAYING = Playing(RANDOM, SPEAKING, READING, IN_FORCE)

WORDED: tuple[Worded, ...] = (
    (
        "fr",
        "HK-HOU-6",
        {"cell": "F4", "one": "D4", "other": "G4"},
        "Une maison en F4 relierait les quartiers D4 et G4.",
    ),
    ("en", "HK-HOU-6", {"cell": "F4", "one": "D4", "other": "G4"}, "A house on F4 would connect blocks D4 and G4."),
    ("fr", "HK-ROF-2", {"case": "oven", "cell": "C3"}, "La maison qui est en C3 porte déjà un four."),
    ("en", "HK-VIL-5", {"cell": "C3"}, "There is a villager on the house on C3."),
    ("fr", "HK-CAL-7", {"cell": "B2", "element": "pen"}, "Vous n’avez pas d’enclos en B2."),
    (
        "fr",
        "HK-CARD-3",
        {"left": 1, "spent": 2, "families": 3},
        "Vous ne pouvez plus dépenser que 1\u00a0carte ce tour-ci\u00a0: votre limite est de 3\u00a0familles.",
    ),
    (
        "en",
        "HK-FIN-2.warning",
        {"cards": 3, "points": 5},
        "This is the last moment for groups: 3 cards would score 5 points now, and only 3 points in hand.",
    ),
    (
        "fr",
        "HK-FAM-2.warning",
        {"cell": "E5", "families": 2},
        "Cette maison réunit 2 de vos familles en une seule\u00a0: vous dépenserez moins de cartes par tour.",
    ),
    (
        "en",
        "HK-CARD-6.warning",
        {"symbol": "oven"},
        "A joker stands here for an oven, though a real card of the symbol stays in hand.",
    ),
    (
        "fr",
        "HK-ASP-8.warning",
        {"pile": "PEN"},
        "Une autre pile restera vide\u00a0: la pile des enclos. "
        "Sa majorité ne rapportera rien tant qu’on n’y remet pas de cartes.",
    ),
    (
        "en",
        "HK-STO-4.warning",
        {"cell": "C3"},
        "This pen closes the last free side of your house on C3: it will not be able to take a storey any more.",
    ),
    (
        "fr",
        "HK-SHA-4.warning",
        {"cell": "C3", "block": "B2"},
        "Le chaman quitte le quartier B2, qui ne sera plus protégé.",
    ),
    (
        "fr",
        "HK-ROF-5.warning",
        {"cell": "C3", "element": "oven"},
        "L’étage en C3 vous coûte le four de cette maison.",
    ),
    (
        "en",
        "HK-CARD-3",
        {"left": 0, "spent": 1, "families": 1},
        "You have already spent 1 card this turn, with 1 family: that is the limit.",
    ),
)
REFUSING = Refusing(
    RANDOM,
    SPEAKING,
    READING,
    universe=lambda state, seat: universe(seat),
    one_in=7,
    least=(38, 10),
    untidy=r"HK-|CA-\d|\b(?:house|oven|shrine|cattle|villager)_|[A-Z]{4}",
    refusing=("refuse", "Reason"),
    refuse_otherwise=("HK-HOU-7", "HK-PEN-4"),
    pointless=("", "NONE"),
    worded=WORDED,
)

BOTS = Bots(
    RANDOM, legal=(21, 40), again=(131, 40), blind=(113, 40), wavering=RANDOM.beginning(*RANDOM.tables[0], 3), overrun=2
)


def draws_from_a_pile(passed: Passed) -> bool:
    """Cards drawn one after the other from the same face-up pile into a hidden hand: all have seen them."""
    return passed.before.options.hide_hands and any(isinstance(event, AspectCardDrawn) for event in passed.events)


BY_LOT = ByLot(
    RANDOM,
    seeds=2,
    strange=(80, 30),
    hidden_in=17,
    tried_every=5,
    is_seen_by_all=draws_from_a_pile,
    rare=("hk.catastrophe_announced", "hk.cards_returned", "hk.power_lapsed"),
)

GUIDING = Guiding(
    BY_LOT,
    lasts=(4, "turn"),
    teaching=(
        "house-built",
        "storey-built",
        "pen-built",
        "catastrophe-drawn",
        "house-ruined",
        "shaman-repelled",
        "aspect-compared",
        "aspect-card-drawn",
        "cards-spent",
        "scored",
        "element-lost",
        "marker-given",
        "last-turn",
    ),
)
