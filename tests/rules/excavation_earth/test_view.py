"""What a seat may know: EE-GEN-14, ruling A30."""

import pytest

from rules.core.knowledge import Concealed, known
from rules.core.rng import Rng
from rules.core.types import Seat
from rules.excavation_earth import GAME
from rules.excavation_earth.asking import seats_asked
from rules.excavation_earth.moves import Buy, Fence, KeepDrawn
from tests.rules.excavation_earth.table import BOX, begun, begun_with_zu, draft, keep_hand, table


@pytest.mark.parametrize("seat", [0, 1, None])
def test_hands_decks_and_reserves_are_hidden(seat: Seat | None) -> None:
    """Ruling A30: one sees one's own hand, and how many cards the others hold."""
    state = begun(2).state
    view = GAME.view(state, seat)
    for at, player in enumerate(state.players):
        seen = view.players[at]
        assert seen.hand == (player.hand if at == seat else Concealed("card", 6))
        assert seen.travel == player.travel
        assert seen.credits == 8
    assert view.deck == Concealed("card", len(state.deck))
    assert view.reserve == tuple(Concealed(f"relic-{colour}", 13) for colour in "YGRVO")
    assert view.buyer_deck == Concealed("buyer", 14)
    assert view.tile_stack == Concealed("tile", 8)
    assert view.rng == Rng(0)


def test_relics_queues_piles_and_discards_are_public() -> None:
    """EE-GEN-14: the face-up piles in their order too."""
    state = table(hold="Yg1", piles={"Y": "Yg2 Yg3"}, queues={"M1": "VWG"}, discard="R-SA", row="G-SB:0").state
    view = GAME.view(state, None)
    for name in ("sites", "piles", "queues", "traders", "envoys", "stock", "discard", "row", "buyer_discard", "order"):
        assert getattr(view, name) == getattr(state, name)
    assert view.players[0].hold == ("Yg1#1",)
    assert view.popularity(BOX.colour_number["V"]) == state.popularity(BOX.colour_number["V"])


def test_cards_being_chosen_from_are_hidden() -> None:
    """Ruling A30: of a bonus as of the draft."""
    pending = [{"kind": "keep_cards", "keep": 1, "rule": "EE-ACT-SEL-8"}]
    at = table(packet="R-SA G-SB", pending=pending)
    assert GAME.view(at.state, 1).players[0].packet == Concealed("card", 2)
    kept, thrown = at.state.players[0].packet
    at.play(KeepDrawn(seat=0, cards=(kept,)))
    heard = GAME.seen(at.happened("cards_kept"), 1)
    assert heard is not None
    shown = known(heard, GAME.identities(at.state)).refs
    assert shown == {thrown}


def test_drafted_cards_are_hidden_until_the_end() -> None:
    """EE-PREP-5b."""
    at = begun(2, opening_draft=True)
    for seat in range(2):
        at.play(draft(*at.state.players[seat].packet[:2], seat=seat))
    assert GAME.view(at.state, 1).players[0].drafted == Concealed("card", 2)
    assert GAME.view(at.state, 0).players[0].drafted == at.state.players[0].drafted


def test_the_decks_of_zu_are_hidden_and_its_discard_is_not() -> None:
    """Ruling A30, EE-SOLO-PREP-1: nor do the cards show that left the game unseen."""
    at = begun_with_zu().play(keep_hand()).pass_all()
    zu = GAME.view(at.state, 0).zu
    assert zu is not None
    assert zu.deck == Concealed("zu", 10)
    assert zu.later == (Concealed("zu", 7),)
    assert zu.gone == Concealed("zu", 7)
    assert zu.discard == ()


@pytest.mark.parametrize("seat", [0, 1, None])
def test_zu_has_no_opening_hand_to_be_asked_about(seat: Seat | None) -> None:
    """EE-SET-8a: whoever looks, only the person is asked, and only its side is lit."""
    assert seats_asked(GAME.view(begun_with_zu().state, seat)) == (0,)


def test_a_relic_that_is_bought_or_fenced_is_seen_by_all() -> None:
    """EE-GEN-14, EE-GEN-16."""
    at = table(explorers="BW M1 M4", hand="R-SM*2", piles={"Y": "Yg1 Yg2"}, credits=20)
    smuggle = next(move for move in at.moves() if move.kind == "ee.smuggle")
    at.play(smuggle, Buy(seat=0, colour="Y", store="container"))
    view = GAME.view(at.state, 1)
    assert view.players[0].container == ("Yg1#1",)
    assert view.piles[0] == ("Yg2#1",)
    assert not at.moves(Fence)
