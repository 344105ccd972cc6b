"""What a seat may know: ruling A18, HK-CAL-2, HK-VAR-3."""

import pytest

from rules.core.knowledge import Concealed
from rules.core.rng import Rng
from rules.core.types import Seat
from rules.hoyuk import GAME
from tests.rules.hoyuk.table import begun, table


@pytest.mark.parametrize("seat", [0, 1, None])
def test_decks_and_what_lies_below_is_hidden(seat: Seat | None) -> None:
    """HK-ASP-3: piles lie face up, but only their top cards show."""
    state = begun(2).state
    view = GAME.view(state, seat)
    assert view.catastrophes.hidden == Concealed("catastrophe", 12)
    assert view.catastrophes.count == 12
    assert view.tiles == Concealed("tile", 8)
    assert [pile.top for pile in view.piles] == [pile[0] for pile in state.piles]
    assert [pile.below for pile in view.piles] == [Concealed("aspect", 9)] * 3
    assert [pile.count for pile in view.piles] == [10] * 3
    assert view.rng == Rng(0)


def test_all_else_is_public() -> None:
    """Ruling A18: hands too."""
    noted = [{"colour": "red", "hand": "oven", "spent": "pen"}, {"colour": "blue"}]
    state = table("R D4, B F6", seats=noted, discard="CT-01").state
    view = GAME.view(state, None)
    for name in ("village", "supply", "tile_discard", "dealt", "marker", "turn", "phase", "agenda", "is_last"):
        assert getattr(view, name) == getattr(state, name)
    assert view.players[0].hand == state.players[0].hand
    assert view.players[0].spent == state.players[0].spent
    assert view.players[0].score == 0


def test_hands_may_be_hidden() -> None:
    """Ruling A18: from all but their owners; what is spent lies open."""
    noted = [{"colour": "red", "hand": "oven pen", "spent": "pen"}, {"colour": "blue"}]
    state = table("R D4, B F6", seats=noted, hide_hands=True).state
    assert GAME.view(state, 1).players[0].hand == Concealed("aspect", 2)
    assert GAME.view(state, None).players[0].hand == Concealed("aspect", 2)
    assert GAME.view(state, 0).players[0].hand == state.players[0].hand
    assert GAME.view(state, 1).players[0].spent == state.players[0].spent


def test_once_drawn_the_order_of_the_catastrophes_is_known() -> None:
    """HK-CAL-2: they go under the deck, and nobody shuffles."""
    state = table("R D4, B F6", seen=3).state
    deck = GAME.view(state, 0).catastrophes
    assert deck.seen == state.catastrophes[-3:]
    assert deck.hidden.count == 9
    cycled = table("R D4, B F6", seen=12, reveal_next_catastrophe=True, turn=13).state
    known = GAME.view(cycled, 0).catastrophes
    assert known.seen == cycled.catastrophes
    assert (known.hidden.count, known.next) == (0, None)


def test_an_empty_pile_shows_nothing() -> None:
    view = GAME.view(table("R D4, B F6", piles={"PEN": ""}).state, 0)
    assert (view.piles[2].top, view.piles[2].count) == (None, 0)
