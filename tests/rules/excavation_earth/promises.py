"""What Excavation Earth gives to the tests of saving, of rules in play, of refusals and of opponents."""

from functools import partial

from rules.excavation_earth import GAME
from rules.excavation_earth.events import RelicsDrawn
from rules.excavation_earth.options import Options
from tests.rules.core.properties import Passed
from tests.rules.excavation_earth.random_games import RANDOM
from tests.rules.excavation_earth.reading import READING
from tests.rules.excavation_earth.speaking import SPEAKING
from tests.rules.excavation_earth.table import table
from tests.rules.promises import Bots, ByLot, Case, Guiding, Playing, Refusing, Saving, Wrong, legal_elsewhere, setting

WRONG: tuple[Case, ...] = (
    ({"queues": ["YYYYY", "", "", "", "", ""]}, "position-queue"),
    ({"queues": ["", ""]}, "position-size"),
    ({"order": [0, 0]}, "position-order"),
    ({"round": 7}, "position-round"),
    ({"white": 5}, "position-census"),
    ({"stock": [-1, 8, 8, 8, 8]}, "position-census"),
    ({"zu": {"seat": 0, "deck": [], "discard": [], "later": [], "gone": []}}, "position-zu"),
    ({"discard": ["R-SA-1"]}, "position-census"),
    ({"tiles": ["CT1"]}, "position-census"),
    ({"agenda": [{"seat": 4, "left": 1, "kind": "turn"}]}, "position-no-seat"),
    ({"row": [{"card": "R-SA-1", "owner": 9}]}, "position-no-seat"),
)
OPTIONS = {
    "factions=lot,KUT opening_draft=on zu_relicless_buyer=none": Options(
        factions=("lot", "KUT"), opening_draft=True, zu_relicless_buyer="none"
    )
}
SAVING = Saving(RANDOM, [Wrong(table().state, WRONG)], OPTIONS, wrong_options=("factions=ZU",))

here = partial(setting, GAME)
IN_FORCE = (
    ("EE-ACT-SEL-5", here(2), ()),
    ("EE-ACT-SEL-5", here(2, solo=True), ()),
    ("EE-SOLO-DIG-2", here(2), ("mode", "zu")),
    ("EE-SOLO-DIG-2", here(2, solo=True), ()),
    ("EE-SOLO-DIFF-E4", here(2, solo=True), ("option", True)),
    ("EE-SOLO-DIFF-E4", here(2, solo=True, easier_4=True), ()),
    ("EE-SOLO-DIFF-H5", here(2, solo=True), ("option", True)),
    ("EE-SOLO-DIFF-H5", here(2, solo=True, harder_5=True), ()),
    ("EE-SET-8a", here(3), ()),
    ("EE-SET-8a", here(3, opening_draft=True), ("option", False)),
    ("EE-SET-8b", here(3), ("option", True)),
    ("EE-SET-8b", here(3, opening_draft=True), ()),
    ("EE-PREP-5b", here(4), ()),
    ("EE-PREP-5b", here(2, solo=True), ("mode", "competitive")),
    ("EE-END-3", here(2, solo=True), ("mode", "competitive")),
    ("EE-SOLO-END-3", here(2, solo=True), ()),
)
PLAYING = Playing(RANDOM, SPEAKING, READING, IN_FORCE)

REFUSING = Refusing(
    RANDOM,
    SPEAKING,
    READING,
    universe=legal_elsewhere(RANDOM),
    one_in=3,
    least=(25, 6),
    untidy=r"\b[YGRVO]g\d|\bS[ABCM]\b|\b[A-Z]-S|EE-|#",
    refuse_otherwise=(
        "EE-FAC-GUL-1",
        *(f"EE-SOLO-DIFF-{letter}{number}" for letter in "EH" for number in range(1, 6)),
    ),
)

BOTS = Bots(
    RANDOM,
    legal=(7, 30),
    again=(7, 30),
    blind=(47, 30),
    wavering=table(explorers="R1 M1 M4", hand="R-SA G-SB Y-SC", sites="Rg2", hold="Vg1", traders="M1").state,
    overrun=20,
)


def zu_surveys(passed: Passed) -> bool:
    """Everybody sees the relics of Zu's survey before they are shuffled back (ruling A14)."""
    return any(isinstance(event, RelicsDrawn) and passed.before.players[event.seat].is_zu for event in passed.events)


BY_LOT = ByLot(
    RANDOM,
    seeds=2,
    strange=(120, 40),
    hidden_in=46,
    is_seen_by_all=zu_surveys,
    # They need more cards or buyers in play than random games bring.
    rare=("ee.buyer_deck_reshuffled", "ee.buyer_missing", "ee.no_card_left"),
)

GUIDING = Guiding(
    BY_LOT,
    lasts=(3, "turn"),
    teaching=(
        "relic-discovered",
        "sample-taken",
        "trader-sent",
        "buyer-joined",
        "buyers-boarded",
        "trader-promoted",
        "centre-scored",
        "marker-taken",
        "column-filled",
        "passed",
        "zu-failed",
    ),
)
