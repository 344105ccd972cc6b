"""The short notation of positions: what it writes, what it refuses."""

from typing import Any

import pytest

from rules.hoyuk import GAME
from rules.hoyuk import agenda as todo
from tests.rules.core.sitting import why_no_position
from tests.rules.hoyuk.table import BOX, notes, seats, symbols, table


def test_houses_pens_and_ruins() -> None:
    at = table("R² D4+o, R D5 E4+tvs, B F4, pen E3↓+c D6↑, ruin G4, ruin:B G5", mode="expert")
    assert [at.on(cell) for cell in ("D4", "D5", "E4", "F4", "E3", "D6", "G4", "G5")] == [
        "0^o", "0", "0tvs", "1", "Sc", "N", "0x", "1x",
    ]  # fmt: skip


def test_seats_are_the_colours_of_the_village() -> None:
    """In the order of the clans; two at least."""
    assert [player.clan for player in table("Y A1, B F6").state.players] == ["UELB", "ENUAJ"]
    assert [player.clan for player in table("P A1").state.players] == ["EGUOR", "TEOIV"]
    assert [player.clan for player in table().state.players] == ["EGUOR", "TREV"]


def test_all_is_there() -> None:
    """Whatever is not named waits where it waits at the start of a game."""
    at = table("R² D4+o, B F6, pen F5↓, ruin D5", hand="oven*2 joker", spent="pen")
    assert at.houses(0) == 25 - 3
    assert at.houses(1) == 24
    assert (at.supply("pen"), at.supply("oven")) == (39, 19)
    assert sum(map(len, at.state.piles)) == 30 - 4
    assert GAME.census(at.state) == GAME.box_census(at.state)


def test_houses_may_have_left_the_game() -> None:
    at = table("R D4, B F6", houses=9)
    assert (at.houses(0), at.state.players[0].gone) == (9, 15)


def test_piles_decks_and_tiles() -> None:
    at = table(
        "R D4, B F6", piles={"OVEN": "house AC-22", "PEN": ""}, catastrophes="CA-09 CA-01", tiles="CT-10", seen=3
    )
    assert symbols(at.pile("OVEN")) == "house joker"
    assert at.pile("OVEN")[1] == "AC-22"
    assert at.pile("PEN") == ()
    assert len(at.pile("SHRINE")) == 28
    assert at.state.catastrophes[:2] == ("CA-09", "CA-01")
    assert at.state.tiles[0] == "CT-10"
    assert at.state.seen == 3


def test_when_all_piles_are_named_the_rest_has_left_the_game() -> None:
    at = table("R D4, B F6", piles={"OVEN": "oven", "SHRINE": "", "PEN": ""})
    assert len(at.state.removed) == 29


@pytest.mark.parametrize(
    ("ask", "first"),
    [("build", todo.Build), ("stage", todo.Build), ("tidy", todo.PassMarker), ("inspect", todo.PassMarker)],
)
def test_what_is_asked(ask: str, first: type) -> None:
    assert isinstance(table("R D4, B F6", ask=ask).pending, first)


def test_anything_may_be_pending() -> None:
    at = table("R D4, B D5+o", pending=[{"kind": "steal", "left": 1}], seats=seats("red", "blue"), mode="expert")
    assert at.asks == "HK-CLAN-6"
    over = table("R D4, B D5", ask="over", last=True)
    assert over.state.agenda == ()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"village": "R D44"}, "position-unknown"),
        ({"village": "R"}, "position-unknown"),
        ({"village": "X D4"}, "position-unknown"),
        ({"village": "R D4+ot"}, "position-unknown"),
        ({"village": "R D4+oo"}, "position-unknown"),
        ({"village": "R D4+c"}, "position-unknown"),
        ({"village": "R D4, pen D3"}, "position-unknown"),
        ({"village": "R D4↓"}, "position-unknown"),
        ({"village": "R D4, B D4"}, "position-twice"),
        ({"village": "R D4, pen A1↓"}, "position-pen"),
        ({"village": "R A2 B1 B2, pen A1↓", "edge_free": False}, "position-pen-shut"),
        ({"village": "R D4+v"}, "position-below-zero"),
        ({"village": "R D4+s"}, "position-shaman"),
        ({"village": "R D4", "hand": "oven*8"}, "position-none-left"),
        ({"village": "R D4", "hand": "cattle"}, "position-none-left"),
        ({"village": "R D4", "piles": {"HEIGHT": ""}}, "position-unknown"),
        ({"village": "R D4", "catastrophes": "CA-11"}, "position-none-left"),
        ({"village": "R D4", "houses": 25}, "position-below-zero"),
        ({"village": "R D4", "houses": 0}, "position-last-turn"),
        ({"village": "R D4", "marker": 2}, "position-no-seat"),
        ({"village": "R D4", "seat": 2}, "position-no-seat"),
        ({"village": "R D4", "elements": "castle"}, "codec-wrong-value"),
        ({"village": "R D4", "turns": 3}, "codec-extra"),
        ({"village": "R D4", "locusts": "M13"}, "position-unknown"),
        ({"village": "R D4", "seats": [{"colour": "red"}]}, "table-seat-count"),
        ({"village": "R D4", "seats": [{"colour": "red"}, {"colour": "red"}]}, "table-same-colour"),
        ({"village": "Y D4", "seats": [{"colour": "blue"}, {"colour": "red"}]}, "position-unknown"),
        ({"village": "R D4", "pending": [{"kind": "lose", "what": "castle"}]}, "codec-missing"),
    ],
)
def test_what_cannot_be_read_says_why(wrong: dict[str, Any], said: str) -> None:
    assert why_no_position(GAME, BOX, notes(**wrong)) == said
