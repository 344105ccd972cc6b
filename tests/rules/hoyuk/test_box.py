"""What is in the box: the edition as it is, and what a broken one says of itself. HK-SET-2, HK-SET-4, HK-SET-5."""

from collections import Counter
from typing import Any

import pytest

from rules.core.correcting import Correction
from rules.hoyuk import GAME
from tests.rules.core.editions import Change, broken, setting
from tests.rules.hoyuk.table import BOX, EDITION


def test_fifteen_tiles_each_with_two_houses() -> None:
    """HK-CON-1, HK-SET-5."""
    assert len(BOX.elements) == 15
    assert all(elements[:2] == ("house", "house") and len(elements) == 3 for elements in BOX.elements.values())
    third = Counter(elements[2] for elements in BOX.elements.values())
    assert third == {"shrine": 2, "oven": 2, "pen": 2, "choice": 4, "cattle": 2, "villager": 2, "shaman": 1}
    assert [len(tiles) for tiles in BOX.tiles.values()] == [10, 10, 15]


def test_seventy_cards_with_their_symbols() -> None:
    """HK-SET-4, HK-SET-9: numbered as in the dossier, set after set."""
    assert len(BOX.symbol) == 70
    assert [BOX.symbol[f"AC-{number:02}"] for number in (1, 8, 15, 22, 25, 31, 43, 49, 51, 61, 70)] == [
        "shrine", "oven", "pen", "joker", "house", "shrine", "joker", "house", "cattle", "villager", "villager",
    ]  # fmt: skip
    assert BOX.ladder == (0, 1, 3, 5, 8, 12)


def test_every_catastrophe_has_its_rule() -> None:
    """HK-SET-2, HK-CAL-35."""
    assert [card.rule for card in BOX.calamity.values()] == [f"HK-CAL-{number}" for number in range(8, 32)]
    assert len(BOX.catastrophes["classic"]) == 12
    assert {card.half for card in BOX.calamity.values() if card.loses not in ("house", None)} == {True}


def test_piles_by_mode() -> None:
    """HK-SET-4, HK-INT-1, HK-EXP-1."""
    assert [[pile.ref for pile in piles] for piles in BOX.piles.values()] == [
        ["OVEN", "SHRINE", "PEN"],
        ["OVEN", "SHRINE", "PEN", "NUMBER", "HEIGHT"],
        ["OVEN", "SHRINE", "PEN", "NUMBER", "HEIGHT", "CATTLE", "VILLAGER"],
    ]


# Editions that are wrong


def catastrophe(card: str, **more: Any) -> Change:
    return setting("catastrophes", "cards", card, to={"name": "x", "number": 1, **more})


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (setting("box", "columns", to=12), {"edition-counted"}),
        (setting("box", "houses", to=20), {"edition-few-houses"}),
        (setting("box", "house_targets", to=[25, 20]), {"edition-counted"}),
        (setting("box", "house_targets", to=[]), {"edition-counted"}),
        (setting("box", "pieces", "shaman", to=2), {"edition-pieces"}),
        (setting("box", "pieces", "oven", to=-1), {"edition-below-zero"}),
        (setting("box", "expert_pieces", to=["ghost"]), {"edition-unknown-piece"}),
        (setting("clans", "TREV", "colour", to="red"), {"edition-counted"}),
        (setting("clans", "TREV", "power", to="steal"), {"edition-same-power"}),
        (setting("clans", "TREV", "power", to="fly"), {"edition-bad-value"}),
        (setting("tiles", "expert", to=["CT-11", "CT-12", "CT-13", "CT-14", "CT-99"]), {"edition-unknown-tile"}),
        (
            setting("tiles", "expert", to=["CT-10", "CT-11", "CT-12", "CT-13", "CT-14", "CT-15"]),
            {"edition-counted", "edition-few-tiles"},
        ),
        (setting("tiles", "elements", "CT-02", to=["house", "house"]), {"edition-counted"}),
        (setting("tiles", "elements", "CT-02", to=["house", "house", "cattle"]), {"edition-expert-element"}),
        (setting("catastrophes", "classic", to=["CA-99"]), {"edition-unknown-card"}),
        (setting("catastrophes", "classic", to=[]), {"edition-too-few"}),
        (catastrophe("CA-07", effect="lose_half", selector="smallest"), {"edition-catastrophe"}),
        (catastrophe("CA-07", effect="locusts", selector="most"), {"edition-catastrophe"}),
        (catastrophe("CA-07", effect="flood", selector="most", counts="oven"), {"edition-catastrophe"}),
        (catastrophe("CA-07", effect="lose_half", selector="smallest", loses="cattle"), {"edition-expert-card"}),
        (setting("aspects", "symbols", "classic", "oven", to=6), {"edition-counted"}),
        (setting("aspects", "ladder", to=[1, 3, 3, 8, 12]), {"edition-ladder"}),
        (setting("aspects", "piles", "expert", to=["CATTLE", "OVEN"]), {"edition-same-pile"}),
        (setting("neighbours", "medals", 2, to={"bronze": 1, "silver": 1, "gold": 9}), {"edition-medals"}),
        (setting("neighbours", "medals", 3, to={"bronze": 1, "silver": 5}), {"edition-medals"}),
        (setting("neighbours", "medals", 0, to={"bronze": 0, "silver": 5, "gold": 9}), {"edition-medals"}),
        (setting("neighbours", "families", to={"25": 4}), {"edition-counted"}),
        (lambda tree: tree["neighbours"]["levels"].clear(), {"edition-counted"}),
        (lambda tree: tree["neighbours"]["levels"][0]["value"].update(tiles_per_stage=0), {"edition-too-few"}),
    ],
)
def test_a_wrong_edition_says_what_is_wrong(change: Change, said: set[str]) -> None:
    assert said <= broken(GAME, EDITION, change)


def test_symbols_and_numbers_must_be_known() -> None:
    def ghosts(tree: Any) -> None:
        tree["aspects"]["symbols"]["classic"]["cattle"] = tree["aspects"]["symbols"]["classic"].pop("oven")

    assert broken(GAME, EDITION, ghosts) == {"edition-symbol"}

    def renamed(tree: Any) -> None:
        tree["catastrophes"]["cards"]["CA-25"] = tree["catastrophes"]["cards"].pop("CA-24")

    assert broken(GAME, EDITION, renamed) == {"edition-no-rule", "edition-unknown-card"}

    def misruled(tree: Any) -> None:
        tree["catastrophes"]["rules"]["CA-24"] = "HK-CAL-99"

    assert broken(GAME, EDITION, misruled) == {"edition-unknown-rule"}

    def no_mode(tree: Any) -> None:
        del tree["aspects"]["piles"]["expert"]

    assert broken(GAME, EDITION, no_mode) == {"edition-modes"}


def test_an_owner_may_know_better() -> None:
    corrected = EDITION.corrected([Correction("tiles.elements.CT-02", ["house", "house", "oven"])])
    assert GAME.box(corrected).elements["CT-02"][2] == "oven"


# Where the data come from


@pytest.mark.parametrize(
    ("path", "provenance"),
    [
        ("box.houses", "rulebook"),
        ("box.pieces.pen", "rulebook"),
        ("box.columns", "public"),
        ("box.zones.E", "reconstructed"),
        ("tiles.elements.CT-01", "rulebook"),
        ("tiles.elements.CT-15", "reconstructed"),
        ("catastrophes.cards.CA-24", "rulebook"),
        ("aspects.symbols.intermediate.joker", "rulebook"),
        ("aspects.symbols.expert.cattle", "reconstructed"),
        ("aspects.ladder", "rulebook"),
        ("neighbours.medals.3", "reconstructed"),
        ("clans.EGUOR.power", "rulebook"),
        ("clans.EGUOR.colour", "public"),
    ],
)
def test_each_datum_says_where_it_comes_from(path: str, provenance: str) -> None:
    assert next(each for each in EDITION.data() if each.path == path).provenance == provenance
