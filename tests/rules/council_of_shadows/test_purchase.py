"""Phase 1: what may be bought, how it is paid, and what it brings."""

import pytest

from tests.rules.core.sitting import ALLOWED
from tests.rules.council_of_shadows.table import (
    BOX,
    begun,
    buy,
    colonise,
    finish,
    plan,
    table,
)

NINE = "AI-09 AI-11 AI-12 AI-16 AI-23 AI-01 AI-20 AI-19"
"""A display that begins with the card of the rulebook's example of paying, a+g."""


def test_we1_payment() -> None:
    """CS-BUY-3, CS-GEN-3, ruling Q-54: gem for gem, each by itself or by a better one; nothing is given back."""
    rich = table(display=NINE, gems="aaggtt")
    for gems in ("ag", "gg", "at", "gt", "tt"):
        assert rich.why_not(buy("AI-09", gems)) == ALLOWED
    for gems in ("aa", "t", "agg", "g", ""):
        assert rich.why_not(buy("AI-09", gems)) == "CS-GEN-3"
    assert rich.play(buy("AI-09", "tt")).gems() == "aagg"


def test_payments_are_offered_cheapest_first() -> None:
    """Ruling Q-37, CS-BUY-3."""
    ways = [move.gems for move in table(display=NINE, gems="aggtt").moves() if getattr(move, "card", "") == "AI-09"]
    assert ways == ["ag", "gg", "at", "gt", "tt"]


def test_what_cannot_be_paid_is_refused() -> None:
    """CS-BUY-3."""
    poor = table(display=NINE, gems="aa")
    assert poor.why_not(buy("AI-09", "ag")) == "CS-BUY-3"
    assert poor.case(buy("AI-09", "ag")) == "cannot"
    some = table(display=NINE, gems="ag")
    assert some.case(buy("AI-11", "t")) == "not-owned"
    assert some.case(buy("AI-09", "ga")) == "letters"


def test_we2_three_purchases() -> None:
    """CS-BUY-2: any mix of cards and improvements; a fourth purchase is refused, whatever else may still be done."""
    t = table(display=NINE, gems="aaagggg").play(buy("AI-11", "a"), buy("UP-R2-1", "g"), buy("AI-12", "g"))
    assert t.asked == [1]  # nothing is left to choose
    three = table(display=NINE, gems="aaagggg", leader="LD-ZOE").play(
        buy("AI-11", "a"), buy("UP-R2-1", "g"), buy("AI-12", "g")
    )
    assert three.why_not(buy("AI-23", "g")) == "CS-BUY-2"


def test_one_seat_after_the_other_buys() -> None:
    """CS-BUY-1, CS-SET-17: in the order of the tokens, each completely; who cannot buy is passed over."""
    t = table(order=[1, 0], display=NINE)
    assert t.asked == [1]
    assert t.why_not(buy("AI-11", "a")) == "CS-BUY-1"
    t.play(finish(1))
    assert t.asked == [0]
    t.play(finish(0))
    assert t.state.phase == "planning"
    broke = table(gems="", rivals=({"gems": ""},), display=NINE)
    assert broke.state.phase == "planning"


def test_a_card_comes_into_the_hand_and_another_one_is_displayed() -> None:
    """CS-BUY-4, CS-BUY-13: the new card is for sale at once, and the bought one may be played this round."""
    t = table(display=NINE, deck="AI-17", gems="aa").play(buy("AI-11", "a"))
    assert t.player().hand[-1] == "AI-11"
    assert t.state.display[1] == "AI-17"
    assert [t.happened("card_displayed").card, t.happened("card_displayed").slot] == ["AI-17", 1]
    t.play(buy("AI-17", "a"))
    assert t.why_not(buy("AI-11", "a")) != ALLOWED
    t.finish_all("CS-PLAN-13")
    assert t.why_not(plan("AI-11", 1)) == ALLOWED


def test_a_card_that_is_not_displayed_cannot_be_bought() -> None:
    """CS-BUY-4."""
    assert table(display=NINE, gems="aagg").why_not(buy("AI-24", "ag")) == "CS-BUY-4"


def test_an_empty_pile_leaves_the_slot_empty() -> None:
    """Ruling Q-8."""
    others = " ".join(card for card in BOX.ai_cards if card not in NINE.split())
    t = table(display=NINE, gems="a", hand=others).play(buy("AI-11", "a"))
    assert t.state.display[1] == ""
    assert t.why_not(buy("", "a")) != ALLOWED


def test_an_improvement_takes_a_cube_for_good() -> None:
    """CS-BUY-5, CS-BUY-12: each of the thirteen places once."""
    assert len(BOX.board_improvements) == 13
    t = table(display=NINE, gems="aagg").play(buy("UP-D", "ag"))
    assert t.player().improvements == ("UP-D",)
    assert t.why_not(buy("UP-D", "ag")) == "CS-BUY-5"
    assert t.why_not(buy("UP-R9-1", "ag")) != ALLOWED


@pytest.mark.parametrize(
    ("place", "gems", "energy"), [("UP-E1", "aa", 3), ("UP-E2", "ag", 5), ("UP-E3", "gg", 7), ("UP-E4", "gt", 9)]
)
def test_energy_boosts(place: str, gems: str, energy: int) -> None:
    """CS-BUY-8, CS-GEN-9: the energy marker advances at once."""
    t = table(display=NINE, gems=gems + "a").play(buy(place, gems))
    assert t.energy() == energy
    assert t.gained() == [("improvements", energy)]


def test_range_steps_one_after_the_other() -> None:
    """CS-BUY-9: 2 parsecs before 3, both possible in one phase as two purchases, each with 1 energy."""
    t = table(display=NINE, gems="gtt")
    assert t.why_not(buy("UP-R3-2", "t")) == "CS-BUY-9"
    t.play(buy("UP-R2-2", "g"), buy("UP-R3-2", "t"))
    assert t.player().improvements == ("UP-R2-2", "UP-R3-2")
    assert t.energy() == 2
    assert t.why_not(buy("UP-R3-1", "t")) == "CS-BUY-9"


def test_energy_of_phase_1_raises_the_level_when_the_part_is_over() -> None:
    """CS-BUY-11, CS-DT-2, CS-DT-10: further purchases still add to it."""
    t = table(display=NINE, gems="gtggaa", energy=15, consumption=20).play(buy("UP-E4", "gt"))
    assert (t.energy(), t.level()) == (24, 0)
    t.play(buy("UP-E3", "gg"), finish())
    assert (t.energy(), t.level(), t.consumption()) == (11, 1, 20)
    assert t.asks == "CS-DT-5"


def test_overpaying_is_warned_of() -> None:
    """CS-BUY-3."""
    t = table(display=NINE, gems="agt")
    assert t.warned(buy("AI-11", "t")) == ["CS-BUY-3"]
    assert t.warned(buy("AI-11", "a")) == []


def test_gems_never_run_out() -> None:
    """CS-GEN-4, CS-SET-2: the supplies have no end, so nothing counts them."""
    t = table(ask="actions", zones="S-G", gems="a" * 60)
    assert t.gems() == "a" * 63


def test_nobody_colonises_while_buying() -> None:
    """CS-GEN-2: a phase has its own decisions."""
    assert begun().why_not(colonise("1-01.1", seat=begun().seat)) == "CS-GEN-2"


def test_a_purchase_is_told_before_it_is_paid() -> None:
    """CS-BUY-4: what everybody saw last is what somebody bought."""
    t = table(display=NINE, gems="aagg").play(buy("AI-09", "ag"))
    assert [event.kind for event in t.events][:2] == ["cs.card_taken", "cs.gems_paid"]
    better = table(display=NINE, gems="ttt")
    better.play(next(move for move in better.moves() if move.kind == "cs.buy_improvement"))
    assert better.events[0].kind == "cs.improved"


def test_a_card_on_display_is_bought_into_the_hand() -> None:
    """CS-BUY-3, CS-BUY-4: whoever puts it straight on a zone hears why it cannot be had, or where it goes first."""
    poor = table(display=NINE, gems="aa")
    assert (poor.why_not(plan("AI-09", 1)), poor.case(plan("AI-09", 1))) == ("CS-BUY-3", "cannot")
    rich = table(display=NINE, gems="ag")
    assert (rich.why_not(plan("AI-09", 1)), rich.case(plan("AI-09", 1))) == ("CS-BUY-4", "hand")
    assert rich.why_not(plan("S-D", 1)) == "CS-GEN-2"
    assert rich.why_not(plan("AI-09", 1, 1)) == "CS-BUY-1"


def test_a_fourth_purchase_hears_of_the_limit() -> None:
    """CS-BUY-2: also when the part, or the phase, is over by then."""
    t = table(display=NINE, gems="aaaagggg", left=1).play(buy("AI-11", "a"))
    assert (t.why_not(buy("AI-12", "g")), t.case(buy("AI-12", "g"))) == ("CS-BUY-2", "turn")
    assert t.why_not(buy("AI-12", "g", 1)) != "CS-BUY-2"
    t.play(finish(1))
    assert t.asks == "CS-PLAN-13"
    assert (t.why_not(buy("AI-12", "g")), t.case(buy("AI-12", "g"))) == ("CS-BUY-2", "phase")
    waiting = table(display=NINE, gems="ag", turn=0, rivals=({"gems": "ag"},))
    assert waiting.why_not(buy("AI-11", "a", 1)) == "CS-BUY-1"
