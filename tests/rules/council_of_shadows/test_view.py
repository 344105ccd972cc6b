"""What a seat may know: CS-PLAN-1, CS-SET-6, CS-SET-8, CS-EXP-3, rulings Q-35, Q-36, Q-60."""

import pytest

from rules.core.knowledge import Concealed, known
from rules.core.rng import Rng
from rules.core.types import Seat
from rules.council_of_shadows import GAME
from tests.rules.council_of_shadows.table import BOX, begun, begun_solo, exploit, exploiting, plan, table, take_tech


@pytest.mark.parametrize("seat", [0, 1, None])
def test_bonus_cards_piles_and_decks_are_hidden(seat: Seat | None) -> None:
    """CS-SET-8: one sees one's own dark card, and how many cards the others hold."""
    state = begun(2).state
    view = GAME.view(state, seat)
    for at, player in enumerate(state.players):
        seen = view.players[at]
        assert seen.dark == ((player.dark,) if at == seat else Concealed("dark", 1))
        assert seen.light == (() if at == seat else Concealed("light", 0))
        assert seen.hand == player.hand
    assert view.ai_deck == Concealed("ai", 17)
    assert view.piles == (Concealed("tile-1", 8), Concealed("tile-2", 11), Concealed("tile-3", 10))
    first, second = (len(BOX.dark_tech_of[level]) - 2 for level in (1, 2))
    assert view.tech_piles == (Concealed("tech-1", first), Concealed("tech-2", second))
    assert view.tech_out == Concealed("tech", 4)
    assert view.light_pile == Concealed("light", 18)
    assert view.dark_out == Concealed("dark", 2)
    assert view.rng == Rng(0)


def test_what_is_public() -> None:
    """Gems, action cards, improvements, tracks, the board: everything that lies open."""
    at = table(gems="agg", zones="S-D | AI-01", improvements="UP-D", tech="DT1-5", colonies="1-01.1", energy=7, round=4)
    view = GAME.view(at.state, None)
    for name in ("spaces", "colonies", "display", "ai_discard", "drawn", "order", "arrivals", "throne", "leaders"):
        assert getattr(view, name) == getattr(at.state, name)
    seen = view.players[0]
    for name in ("gems", "hand", "zones", "improvements", "tech", "consumption", "energy", "level", "built"):
        assert getattr(seen, name) == getattr(at.player(0), name)


def test_a_plan_counts_as_if_it_were_still_in_the_hand() -> None:
    """CS-PLAN-1: how many cards lie behind a screen is a secret too; one's own plan is not."""
    at = table(ask="planning", rivals=[{}, {}])
    before = GAME.view(at.state, 1)
    assert before.players[0].planned == Concealed("plan", 3)
    at.play(plan("S-D", 1), plan("S-C1", 3))
    assert GAME.view(at.state, 1) == before
    assert GAME.view(at.state, 0).players[0].planned == ("S0-D", "", "S0-C1")
    assert [GAME.seen(event, 1) for event in at.events] == [None, None]
    assert [GAME.seen(event, 0) for event in at.events] == list(at.events)


def test_screens_may_be_left_out() -> None:
    """CS-PLAN-1: as agreed before the game."""
    at = table(ask="planning", open_planning=True).play(plan("S-D", 1))
    assert GAME.view(at.state, 1).players[0].planned == ("S0-D", "", "")
    assert GAME.view(at.state, None).players[0].hand == at.player(0).hand


def test_only_whoever_chooses_looks_through_a_dark_tech_pile() -> None:
    """Ruling Q-36: the card taken is seen by all, the others are not."""
    pile = {1: "DT1-2 DT1-5 DT1-7"}
    at = exploiting(energy=19, consumption=20, colonies="1-01.1", tech_piles=pile)
    at.play(exploit("GRY", "1-01.1"))
    assert at.asks == "CS-DT-5"
    assert GAME.view(at.state, 0).tech_piles[0] == ("DT1-2", "DT1-5", "DT1-7")
    assert GAME.view(at.state, 1).tech_piles[0] == Concealed("tech-1", 3)
    assert GAME.view(at.state, None).tech_piles[1] == Concealed("tech-2", len(BOX.dark_tech_of[2]) - 2)
    at.play(take_tech("DT1-5"))
    assert GAME.view(at.state, 1).players[0].tech == ("DT1-5",)
    assert GAME.view(at.state, 0).tech_piles[0] == Concealed("tech-1", 2)


def test_a_light_bonus_card_is_for_its_owner() -> None:
    """CS-EXP-3: others only see that there is one more."""
    at = exploiting(
        spaces="BLU-1:2-03", colonies="2-03.1", light_pile="L-FIVE-1", improvements="UP-R2-3", consumption=60
    ).play(exploit("BLU", "2-03.1"))
    gained = at.happened("bonus_gained")
    heard = GAME.seen(gained, 1)
    assert heard is not None
    assert known(heard, GAME.identities(at.state)).refs == set()
    assert GAME.seen(gained, 0) == gained
    assert GAME.view(at.state, 0).players[0].light == ("L-FIVE-1",)
    assert GAME.view(at.state, 1).players[0].light == Concealed("light", 1)


def test_bonus_cards_are_shown_at_the_end() -> None:
    """CS-END-2."""
    at = table(ask="over", light="L-FIVE-1", dark="D-GRY")
    view = GAME.view(at.state, 1)
    assert view.players[0].light == ("L-FIVE-1",)
    assert view.players[0].dark == ("D-GRY",)


def test_the_cards_of_the_automa() -> None:
    """CS-SOLO-2, ruling Q-35: its piles are hidden, and so are its bonus cards, from the person too."""
    state = begun_solo(automa_level="silver").state
    view = GAME.view(state, 0)
    assert view.automa is not None
    assert view.automa.piles == tuple(Concealed(f"automa-{level}", 6) for level in (1, 2, 3))
    at = table(seats=[{}, {"automa": True, "light": "L-FIVE-1"}])
    assert GAME.view(at.state, 0).players[1].light == Concealed("light", 1)
