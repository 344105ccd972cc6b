"""Phase 3, actions: the cards of the zones from left to right, and how they shift."""

import pytest

from tests.rules.core.sitting import ALLOWED
from tests.rules.council_of_shadows.table import (
    acting,
    buy,
    colonise,
    discover,
    exploit,
    extract,
    finish,
    place,
    plan,
    ready,
    table,
    upgrade,
)

FAR = "GRY-1:1-01 GRY-2:1-03 BLU-1:2-03 RED-1:3-09"
"""Systems in all three sectors."""


def test_actions_go_from_left_to_right_and_then_the_next_seat() -> None:
    """CS-ACT-1, CS-GEN-2: all actions, then the exploitation, before the next player starts."""
    t = acting("S-C1", "S-X2", "S-U", rivals=({"zones": "S-C1"},))
    assert t.asks == "CS-COL-1"
    t.play(colonise("1-01.1"))
    assert t.asks == "CS-EXT-1"
    t.play(extract("1-01"), upgrade("a"))
    assert t.asks == "CS-EXP-1"
    assert t.why_not(colonise("1-03.1", seat=1)) == "CS-ACT-1"
    t.play(exploit("GRY", "1-01.1"))
    assert t.asked == [1]


def test_gains_may_be_used_by_the_cards_further_right() -> None:
    """CS-ACT-4: the cube that was placed extracts, the gem that was gained is upgraded."""
    t = acting("S-C1", "S-X2", "S-U", gems="").play(colonise("1-01.1"), extract("1-01"))
    assert t.gems() == "g"
    assert t.play(upgrade("g")).gems() == "t"


def test_a_zone_reaches_its_sector_only() -> None:
    """CS-ACT-2, CS-ACT-3, CS-BUY-10, CS-SYM-4, ruling Q-43: what counts is the zone where the card lies now."""
    first = acting("S-C1", spaces=FAR, improvements="UP-R2-2 UP-R3-2")
    assert first.why_not(colonise("2-03.1")) == "CS-ACT-2"
    assert first.why_not(colonise("1-01.1")) == ALLOWED
    second = acting("", "S-C1", spaces=FAR, improvements="UP-R2-2")
    assert second.why_not(colonise("2-03.1")) == ALLOWED
    assert second.why_not(colonise("3-09.1")) == "CS-ACT-2"
    third = acting("", "S-C1", spaces=FAR, improvements="UP-R2-2 UP-R3-2")
    for planet in ("1-01.1", "2-03.1", "3-09.1"):
        assert third.why_not(colonise(planet)) == ALLOWED
    extracting = acting("S-X2", spaces=FAR, colonies="2-03.1 1-01.1")
    assert extracting.why_not(extract("2-03")) == "CS-ACT-2"


# Colonising


def test_a_tower_stands_on_one_free_planet() -> None:
    """CS-COL-1, CS-COL-2, CS-GEN-8."""
    t = acting("S-C2", rivals=({"colonies": "1-01.1"},))
    assert t.why_not(colonise("1-01.1", 2)) == "CS-COL-2"
    t.play(colonise("1-01.2", 2))
    assert t.cubes("1-01.2") == (2, 0)
    assert t.happened("colonised").cubes == 2


def test_a_lower_tower_is_allowed() -> None:
    """Ruling Q-10, CS-COL-1."""
    t = acting("S-C2")
    assert t.why_not(colonise("1-01.1", 1)) == ALLOWED
    assert t.warned(colonise("1-01.1", 1)) == ["CS-COL-1"]
    assert t.warned(colonise("1-01.1", 2)) == []
    for cubes in (0, 3):
        assert t.why_not(colonise("1-01.1", cubes)) == "CS-COL-1"


def test_only_known_systems_can_be_colonised() -> None:
    """CS-COL-1."""
    assert acting("S-C1").why_not(colonise("1-07.1")) == "CS-COL-1"


@pytest.mark.parametrize(("planet", "needs"), [("1-04.3", "UP-V"), ("1-01.3", "UP-D")])
def test_terraforming(planet: str, needs: str) -> None:
    """CS-COL-4, CS-BUY-6, CS-BUY-13: Earth-like planets always, the others with their improvement, in any order."""
    spaces = "GRY-1:1-01 GRY-2:1-04"
    assert acting("S-C1", spaces=spaces).why_not(colonise(planet)) == "CS-COL-4"
    assert acting("S-C1", spaces=spaces, improvements=needs).why_not(colonise(planet)) == ALLOWED
    other = {"UP-V": "UP-D", "UP-D": "UP-V"}[needs]
    assert acting("S-C1", spaces=spaces, improvements=other).why_not(colonise(planet)) == "CS-COL-4"


def test_extension_of_colonies() -> None:
    """CS-BUY-7, CS-COL-3, CS-GEN-7, ruling Q-45: on own and other cubes, up to three in all, if the type is right."""
    t = acting("S-C2", improvements="UP-X", colonies="1-01.1", rivals=({"colonies": "1-01.2*2 1-03.1*3 1-01.3"},))
    assert t.why_not(colonise("1-01.1", 2)) == ALLOWED
    assert t.why_not(colonise("1-01.2", 2)) == "CS-GEN-7"
    assert t.why_not(colonise("1-01.2", 1)) == ALLOWED
    assert t.why_not(colonise("1-03.1", 1)) == "CS-COL-3"
    assert t.why_not(colonise("1-01.3", 1)) == "CS-COL-4"
    t.play(colonise("1-01.2", 1))
    assert t.cubes("1-01.2") == (1, 2)


# Extracting


def test_one_extraction_for_each_own_cube() -> None:
    """CS-EXT-1, CS-EXT-2, CS-SYM-2: up to two in all; each cube once, systems may be mixed."""
    t = acting("S-X2", colonies="1-01.1 1-03.1", gems="", rivals=({"colonies": "1-01.2"},))
    t.play(extract("1-01"))
    assert t.why_not(extract("1-01")) == "CS-EXT-2"
    assert t.case(extract("1-01")) == "used"
    t.play(extract("1-03"))
    assert t.gems() == "agg"
    twice = acting("S-X2", colonies="1-01.1*2", gems="").play(extract("1-01"), extract("1-01"))
    assert twice.gems() == "gg"


def test_no_cube_is_removed_and_terraforming_does_not_matter() -> None:
    """CS-EXT-3, CS-GEN-6."""
    t = acting("S-X2", colonies="1-01.3", gems="").play(extract("1-01"))
    assert t.gems() == "g"
    assert t.cubes("1-01.3") == (1, 0)


def test_the_whole_resource_is_gained() -> None:
    """CS-EXT-4, CS-GEN-9: gems and energy."""
    t = acting("S-X2", spaces="GRY-1:1-08 GRY-2:1-06", colonies="1-08.1 1-06.1", gems="")
    t.play(extract("1-08"), extract("1-06"))
    assert t.gems() == "a"
    assert t.gained() == [("resources", 2), ("resources", 3)]


def test_nobody_extracts_where_he_is_not() -> None:
    """CS-EXT-2, CS-GEN-8."""
    t = acting("S-X2", colonies="1-01.1", rivals=({"colonies": "1-03.1"},), spaces=FAR, improvements="UP-R2-1")
    assert t.case(extract("1-03")) == "others"
    assert t.case(extract("2-03")) == "nobody"
    assert t.why_not(extract("1-10")) == "CS-EXT-1"


def test_less_than_the_card_says() -> None:
    """Ruling Q-10: all effects are optional."""
    t = acting("S-X2", colonies="1-01.1 1-03.1", gems="").play(extract("1-01"))
    assert t.warned(finish()) == ["CS-EXT-1"]
    t.play(finish())
    assert t.gems() == "g"


# Discovering


def test_two_tiles_are_drawn_and_one_is_placed_in_its_sector() -> None:
    """CS-DIS-1, CS-DIS-3, ruling Q-60: the other one goes under the pile."""
    t = acting("S-D", improvements="UP-R2-1", piles={2: "2-03 2-10"})
    t.play(discover(2))
    assert t.state.drawn == ("2-03", "2-10")
    assert t.why_not(place("2-03", "ORA-1")) == "CS-DIS-1"
    assert t.why_not(place("2-01", "BLU-1")) == "CS-DIS-1"
    assert t.why_not(finish()) == "CS-GEN-2"
    t.play(place("2-03", "GRN-2"))
    assert t.tile("GRN-2") == "2-03"
    assert t.pile(2)[-1] == "2-10"
    assert not t.state.drawn


def test_the_galaxy_is_a_free_choice() -> None:
    """CS-DIS-3, CS-SET-13: any free space that is not covered."""
    t = acting("S-D", improvements="UP-R2-1", rivals=({}, {}), piles={2: "2-03 2-10"}).play(discover(2))
    assert t.why_not(place("2-03", "TUR-1")) == "CS-SET-13"
    for space in ("BLU-1", "GRN-3", "BEI-2"):
        assert t.why_not(place("2-03", space)) == ALLOWED
    one = acting("S-D").play(discover(1))
    assert one.why_not(place(one.state.drawn[0], "GRY-1")) == "CS-DIS-3"


def test_then_a_cube_or_the_resource() -> None:
    """CS-DIS-2: one of both, or neither; terraforming for the cube, nothing for the resource."""
    t = acting("S-D", piles={1: "1-10 1-09"}, gems="").play(discover(1), place("1-10", "ORA-1"))
    assert t.why_not(colonise("1-10.2")) == "CS-COL-4"
    assert t.why_not(colonise("1-01.1")) == "CS-DIS-2"
    assert t.why_not(extract("1-01")) == "CS-DIS-2"
    t.play(colonise("1-10.1"))
    assert t.asks == "CS-EXP-1"
    assert t.gems() == ""
    resource = acting("S-D", piles={1: "1-10 1-09"}, gems="").play(discover(1), place("1-10", "ORA-1"))
    resource.play(extract("1-10"))
    assert (resource.gems(), resource.asks) == ("g", "CS-BUY-2")
    neither = acting("S-D", piles={1: "1-10 1-09"}, gems="").play(discover(1), place("1-10", "ORA-1"))
    assert neither.warned(finish()) == ["CS-DIS-2"]
    assert neither.play(finish()).gems() == ""


def test_q9_what_cannot_be_discovered() -> None:
    """CS-DIS-1, CS-DIS-3: no tile, or no free space; with one tile left that one is drawn."""
    full = "GRY-1:1-01 GRY-2:1-02 ORA-1:1-03 ORA-2:1-04 ORA-3:1-05 ORA-4:1-06"
    t = acting("S-D", spaces=full, improvements="UP-R2-1")
    assert t.why_not(discover(1)) == "CS-DIS-3"
    assert t.why_not(discover(3)) == "CS-ACT-2"
    assert t.why_not(discover(2)) == ALLOWED
    nothing = acting("S-D", spaces=full)
    assert nothing.asks == "CS-BUY-2"


def test_a_discovery_without_a_pile_says_so() -> None:
    """Ruling Q-9."""
    full = "GRY-1:1-01 GRY-2:1-02 ORA-1:1-03 ORA-2:1-04 ORA-3:1-05 ORA-4:1-06"
    t = acting("S-G", "S-D", spaces=full, rivals=({"zones": "S-U | S-D"},)).play(upgrade("a", seat=1))
    assert [(event.card, event.rule) for event in t.all_of("nothing_to_do")] == [("S1-D", "CS-DIS-1")]


# Gems


def test_take_gems() -> None:
    """CS-GEM-1."""
    assert acting("S-G", gems="t").gems() == "aaat"


def test_upgrade_a_gem() -> None:
    """CS-TRF-1: anthracite to gold, or gold to transparent, one step."""
    t = acting("S-U", gems="agt")
    assert t.why_not(upgrade("t")) == "CS-TRF-1"
    t.play(upgrade("a"))
    assert t.gems() == "ggt"
    assert acting("S-U", gems="agt").play(upgrade("g")).gems() == "att"
    assert acting("S-U", gems="t").asks == "CS-BUY-2"
    assert acting("S-U", gems="g").why_not(upgrade("a")) == "CS-TRF-1"


# Shifting


def test_cards_shift_one_zone_to_the_right() -> None:
    """CS-SHIFT-1, CS-SHIFT-2, CS-GEN-10, CS-PLAN-15: what leaves the last zone comes back, a whole stack with it."""
    t = acting("S-U", "S-C1", "S-C2 S-G", gems="t").play(colonise("1-01.1"))
    assert t.zones() == " | S-U | S-C1"
    assert t.hand() == "S-X2 S-D S-C2 S-G"
    assert t.happened("cards_shifted").returned == ("S0-C2", "S0-G")


def test_a_shifted_card_acts_again() -> None:
    """CS-PLAN-6, CS-ACT-1, ruling Q-1: every card lies on each zone once, and acts there."""
    t = table(ask="planning", zones=" | S-G | S-U", gems="")
    t.play(plan("S-C1", 1), ready())
    t.play(plan("S-C1", 1, 1), plan("S-C2", 2, 1), plan("S-X2", 3, 1), ready(1))
    t.finish_all("CS-BUY-2")
    assert [(event.card, event.zone) for event in t.all_of("card_acts") if event.seat == 0][1:] == [
        ("S0-G", 2),
        ("S0-U", 3),
    ]
    assert t.zones() == " | S-C1 | S-G"


def test_an_improvement_bought_this_round_serves_this_round() -> None:
    """CS-BUY-13."""
    t = table(gems="g", display="AI-06", spaces=FAR).play(buy("UP-R2-1", "g"), finish(1))
    t.play(plan("S-C2", 1), plan("S-U", 2), plan("S-G", 3), ready())
    t.play(plan("S-U", 1, 1), plan("S-G", 2, 1), plan("S-X2", 3, 1), ready(1))
    assert t.why_not(colonise("2-03.1", 2)) == ALLOWED
