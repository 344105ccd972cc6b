"""What is allowed but tends to be regretted; the other warnings are tested beside their rules."""

from tests.rules.council_of_shadows.table import (
    acting,
    colonise,
    discover,
    exploit,
    exploiting,
    finish,
    place,
    plan,
    table,
    upgrade,
)

SPACES = "GRY-1:1-01 GRY-2:1-03 BLU-1:2-03"


def test_an_action_given_up() -> None:
    """CS-COL-1, CS-DIS-1, CS-DIS-2, CS-EXT-1, CS-TRF-1: the card is consumed all the same."""
    assert acting("S-C1").warned(finish()) == ["CS-COL-1"]
    assert acting("S-D").warned(finish()) == ["CS-DIS-1"]
    assert acting("S-X2", colonies="1-01.1").warned(finish()) == ["CS-EXT-1"]
    assert acting("S-U", gems="a").warned(finish()) == ["CS-TRF-1"]
    new = acting("S-D", piles={1: "1-10"}).play(discover(1), place("1-10", "ORA-1"))
    assert new.warned(finish()) == ["CS-DIS-2"]


def test_what_is_done_as_the_card_says_is_not_warned_of() -> None:
    """CS-COL-1, CS-TRF-1."""
    assert acting("S-C1").warned(colonise("1-01.1")) == []
    assert acting("S-U", gems="a").warned(upgrade("a")) == []
    assert table(ask="planning").warned(plan("S-D", 1)) == []


def test_a_card_that_could_do_nothing_where_it_is_put() -> None:
    """CS-DIS-3, CS-BUY-10, ruling Q-9: nothing is left to discover within reach of the zone."""
    full = "GRY-1:1-01 GRY-2:1-02 ORA-1:1-03 ORA-2:1-04 ORA-3:1-05 ORA-4:1-06"
    t = table(ask="planning", spaces=full, improvements="UP-R2-2", hand="AI-05 AI-09")
    assert t.warned(plan("S-D", 1)) == ["CS-DIS-3"]
    assert t.warned(plan("S-D", 2)) == []
    assert t.warned(plan("AI-05", 1)) == []
    assert t.warned(plan("AI-09", 1)) == []
    assert table(ask="planning").warned(plan("S-D", 1)) == []


def test_a_majority_that_goes_with_the_cube() -> None:
    """CS-EXP-3: only where it was held, and not in the last round."""
    two = {"colonies": "1-01.1*2", "spaces": SPACES, "rivals": ({"colonies": "1-03.1"},)}
    assert exploiting(**two).warned(exploit("GRY", "1-01.1")) == ["CS-EXP-3"]
    assert exploiting(**two, throne=1).warned(exploit("GRY", "1-01.1")) == []
    three = two | {"colonies": "1-01.1*3"}
    assert exploiting(**three).warned(exploit("GRY", "1-01.1")) == []
    none = two | {"colonies": "1-01.1"}
    assert exploiting(**none).warned(exploit("GRY", "1-01.1")) == []


def test_stopping_with_galaxies_left() -> None:
    """CS-END-1, CS-DT-1: in the last round, or within reach of a level."""
    t = exploiting(colonies="1-01.1 2-03.1", spaces=SPACES, energy=9, consumption=22)
    assert t.warned(finish()) == ["CS-DT-1"]
    t.play(exploit("GRY", "1-01.1"))
    assert t.warned(finish()) == ["CS-DT-1"]
    assert exploiting(colonies="1-01.1", spaces=SPACES, energy=9, consumption=22).warned(finish()) == []
    assert exploiting(colonies="1-01.1", spaces=SPACES, energy=25, consumption=22).warned(finish()) == []
    assert exploiting(colonies="1-01.1", spaces=SPACES, throne=1).warned(finish()) == ["CS-END-1"]
