"""Levels, compensation, the throne, and the sixteen Dark Tech cards."""

from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest

from rules.council_of_shadows import GAME
from rules.council_of_shadows.components import Box
from rules.council_of_shadows.events import EnergyGained
from rules.council_of_shadows.parts import Gems
from tests.rules.core.sitting import ALLOWED
from tests.rules.council_of_shadows.table import (
    BOX,
    EDITION,
    Table,
    acting,
    buy,
    colonise,
    discover,
    exploit,
    exploiting,
    extract,
    finish,
    place,
    plan,
    ready,
    table,
    table_with,
    take_card,
    take_tech,
)

ADDED = "DT2-ADDED"
SPACES = "GRY-1:1-01 GRY-2:1-03 BLU-1:2-03 GRN-1:2-01 RED-1:3-09 ORA-1:1-09"


def rising(card: str, *, level: int = 1, box: Box = BOX, **more: Any) -> Table:
    """The first seat has just reached this level and takes a card; before it stood 5 short of its consumption, 30."""
    tech_piles = {level: " ".join(dict.fromkeys((card, f"DT{level}-7", f"DT{level}-8")))}
    given = {"spaces": SPACES, "energy": 30, "consumption": 30, "level": level - 1, "tech_piles": tech_piles} | more
    t = table_with(box, gems=given.pop("gems", ""), display=given.pop("display", "AI-06"), caught=[0], **given)
    return t.play(take_tech(card))


def test_a_card_that_an_edition_adds_is_taken_and_tells_its_rule() -> None:
    """Its datum names the rule; nothing in the rules knows the card."""
    tree = deepcopy(EDITION.tree)
    effects = [{"op": "energy", "amount": 4}, {"op": "take", "gems": {"g": 1}}]
    level, acts = ({"value": value, "provenance": "owner"} for value in (2, effects))
    tree["dark_tech"].append({"ref": ADDED, "rule": "CS-DTII-7", "level": level, "effects": acts})
    tree["box"]["counts"]["dark_tech"]["value"] += 1
    t = rising(ADDED, level=2, box=GAME.box(replace(EDITION, tree=tree)))
    assert t.player().tech == (ADDED,)
    assert [(each.rule, each.points) for each in t.events if isinstance(each, EnergyGained)] == [("CS-DTII-7", 4)]
    assert t.player().gems == Gems(0, 1, 0)


# Levels


def test_we5_level_up() -> None:
    """CS-DT-1, CS-DT-3: 63 less 56 is 7; the consumption stays."""
    t = table(gems="", energy=63, consumption=56, level=2, display="AI-06")
    assert (t.energy(), t.level(), t.consumption()) == (7, 3, 56)


@pytest.mark.parametrize(
    ("energy", "consumption", "left", "levels"), [(56, 56, 0, 1), (112, 56, 0, 2), (95, 40, 15, 2), (55, 56, 55, 0)]
)
def test_we11_level_arithmetic_at_the_edges(energy: int, consumption: int, left: int, levels: int) -> None:
    """CS-DT-1, CS-DT-3, CS-DT-4, ruling Q-5: equality is enough, and as often as it goes."""
    t = table(gems="", energy=energy, consumption=consumption, level=2, display="AI-06")
    assert (t.energy(), t.level(), t.consumption()) == (left, 2 + levels, consumption)


def test_the_level_rises_at_the_end_of_the_own_part() -> None:
    """CS-DT-2, ruling Q-3: before the next player acts; further exploitations of the part still count."""
    t = exploiting(colonies="3-09.1 2-03.1", spaces=SPACES, energy=12, consumption=20, rivals=({"colonies": "1-01.1"},))
    t.play(exploit("RED", "3-09.1"))
    assert (t.energy(), t.level()) == (22, 0)
    t.play(exploit("BLU", "2-03.1"))
    assert (t.energy(), t.level(), t.asked) == (10, 1, [0])
    t.play(t.moves()[0])


def test_or_when_the_phase_is_over() -> None:
    """CS-DT-2, ruling Q-3, where it is switched: in the order in which the markers were caught up."""
    t = exploiting(
        colonies="3-09.1", spaces=SPACES, energy=12, consumption=20, rivals=({"colonies": "1-01.1", "energy": 18},),
        levelup_at="whole_phase", order=[1, 0], turn=1, tech_piles={1: "DT1-7 DT1-5"},
    )  # fmt: skip
    t.play(exploit("GRY", "1-01.1", seat=1))
    assert t.level(1) == 0
    t.play(exploit("RED", "3-09.1"))
    assert (t.level(1), t.level(0), t.asked) == (1, 0, [1])
    t.play(take_tech("DT1-7", seat=1))
    assert (t.level(0), t.player().tech) == (1, ("DT1-5",))  # the only one left


def test_a_card_of_the_level() -> None:
    """CS-DT-5, ruling Q-36: any card of the remaining pile; level III brings none."""
    t = table(gems="", energy=30, consumption=30, tech_piles={1: "DT1-5 DT1-7"}, display="AI-06")
    assert [move.card for move in t.moves()] == ["DT1-5", "DT1-7"]
    assert t.why_not(take_tech("DT2-7")) == "CS-DT-5"
    t.play(take_tech("DT1-7"))
    assert t.player().tech == ("DT1-7",)
    assert t.state.tech_piles[0] == ("DT1-5",)
    third = table(gems="", energy=30, consumption=30, level=2, display="AI-06")
    assert (third.level(), third.player().tech) == (3, ())


@pytest.mark.parametrize(
    ("reached", "own", "gems"), [(1, 0, "g"), (1, 1, ""), (2, 0, "gt"), (2, 1, "t"), (2, 2, ""), (3, 0, "")]
)
def test_compensation(reached: int, own: int, gems: str) -> None:
    """CS-DT-6, ruling Q-6: opponents behind take gems; nobody does when level III is reached."""
    t = table(
        gems="", energy=30, consumption=30, level=reached - 1, display="AI-06", rivals=({"level": own, "gems": ""},)
    )
    assert t.gems(1) == gems


def test_two_rises_come_one_after_the_other() -> None:
    """CS-DT-7, CS-DT-4, ruling Q-4, ruling Q-21: card and gems of the first before the second is looked for."""
    t = table(
        gems="",
        energy=62,
        consumption=30,
        tech_piles={1: "DT1-7 DT1-5", 2: "DT2-7 DT2-3"},
        display="AI-06",
        rivals=({"gems": ""},),
    )
    assert (t.level(), t.energy(), t.gems(1)) == (1, 32, "g")
    t.play(take_tech("DT1-7"))
    assert (t.consumption(), t.level(), t.energy()) == (30, 2, 2)  # ruling Q-52: a pending rise holds the marker
    assert t.gems(1) == "ggt"
    t.play(take_tech("DT2-7"))
    assert (t.level(), t.energy()) == (2, 12)


def test_the_first_at_level_3_takes_the_throne() -> None:
    """CS-DT-8, CS-END-1, rulings Q-40, Q-56: the round is completed; the throne does not move."""
    t = table(
        gems="", energy=30, consumption=30, level=2, display="AI-06", rivals=({"energy": 20, "level": 2, "gems": ""},)
    )
    assert t.level(1) == 3
    assert t.state.throne == 0
    assert t.asks == "CS-PLAN-13"
    t.finish_all()
    assert (t.state.phase, t.asks) == ("over", "")


def test_levels_above_three() -> None:
    """CS-END-1, ruling Q-57."""
    t = table(gems="", energy=30, consumption=30, level=4, throne=0, display="AI-06")
    assert t.level() == 5


# Cards of level I


def test_dt1_1_new_sky_portal() -> None:
    """CS-DTI-1, CS-PLAN-13, ruling Q-20, ruling Q-39: a zone at 3 parsecs, filled in the planning that follows; 1 g."""
    t = rising("DT1-1")
    assert (t.gems(), len(t.player().zones)) == ("g", 4)
    t.play(finish(1))
    t.play(plan("S-C1", 4), plan("S-D", 1), plan("S-G", 2))
    assert t.why_not(ready()) == "CS-PLAN-13"
    t.play(plan("S-U", 3), ready())
    far = acting("", "", "", "S-C1", tech="DT1-1", spaces=SPACES)
    assert far.why_not(colonise("3-09.1")) == ALLOWED
    far.play(colonise("3-09.1"))
    assert far.hand() == "S-C2 S-X2 S-D S-G S-U S-C1"
    third = acting("", "", "S-G", tech="DT1-1", colonies="1-01.1")
    assert third.zones() == " |  |  | S-G"


def test_dt1_2_gem_transformation() -> None:
    """CS-DTI-2, ruling Q-48: gems of a resource come one step better, other gems do not."""
    assert rising("DT1-2").gems() == "t"
    t = acting("S-X2", colonies="1-03.1", tech="DT1-2", gems="", spaces=SPACES)
    assert t.play(extract("1-03")).gems() == "gt"
    new = acting("S-D", piles={1: "1-10"}, tech="DT1-2", gems="").play(discover(1), place("1-10", "ORA-1"))
    assert new.play(extract("1-10")).gems() == "t"
    assert acting("S-G", tech="DT1-2", gems="").gems() == "aaa"


def test_dt1_3_explorer_people() -> None:
    """CS-DTI-3, ruling Q-22: one cube more on a system just discovered, never above three."""
    t = acting("S-D", piles={1: "1-10"}, tech="DT1-3").play(discover(1), place("1-10", "ORA-1"))
    assert t.why_not(colonise("1-10.1", 3)) == "CS-COL-1"
    assert t.play(colonise("1-10.1", 2)).cubes("1-10.1") == (2, 0)
    assert acting("S-C1", tech="DT1-3").why_not(colonise("1-01.1", 2)) == "CS-COL-1"


def test_dt1_4_science_colonies() -> None:
    """CS-DTI-4: a cube anywhere, of any type, and the resource of that system."""
    t = rising("DT1-4", rivals=({"colonies": "3-09.1"},))
    assert t.why_not(colonise("3-09.1")) == "CS-COL-2"
    t.play(colonise("3-09.2"))
    assert (t.gems(), t.gained()) == ("g", [("resources", 3)])
    stacking = rising("DT1-4", improvements="UP-X", rivals=({"colonies": "3-09.1"},))
    assert stacking.why_not(colonise("3-09.1")) == ALLOWED


def test_dt1_5_empire() -> None:
    """CS-DTI-5, ruling Q-14, ruling Q-27, ruling Q-59: 3 for each galaxy with the majority, exploited or not."""
    t = exploiting(
        tech="DT1-5", colonies="1-01.1 2-03.1*2 3-09.1", spaces=SPACES, rivals=({"colonies": "3-09.2 2-03.2"},)
    )
    assert t.energy() == 6
    tie = exploiting(
        tech="DT1-5", leader="LD-BREISH", colonies="3-09.1", spaces=SPACES, rivals=({"colonies": "3-09.2"},)
    )
    assert tie.energy() == 0


def test_q55_a_card_of_phase_1_works_this_round() -> None:
    """CS-DTI-5, ruling Q-55."""
    t = rising("DT1-5", colonies="1-01.1").finish_all("CS-EXP-1")
    assert ("tech", 3) in t.gained()


def test_dt1_6_extended_planning() -> None:
    """CS-DTI-6, ruling Q-41: all zones reach 3 parsecs, 1 energy for each step made so."""
    t = rising("DT1-6", improvements="UP-R2-1", energy=30)
    assert t.energy() == 5
    assert len(t.player().improvements) == 6
    assert rising("DT1-6", leader="LD-AVA", consumption=30).energy() == 8


def test_dt1_7_energy_saver() -> None:
    """CS-DTI-7, CS-GEN-5, ruling Q-52: the marker goes back 7, never below 20 nor onto the energy."""
    assert rising("DT1-7").consumption() == 23
    assert rising("DT1-7", energy=22, consumption=22).consumption() == 20
    assert rising("DT1-7", energy=57, consumption=30).consumption() == 28


def test_dt1_8_shared_extraction() -> None:
    """CS-DTI-8, rulings Q-19, Q-47: also where only opponents are, once a card, within range."""
    assert rising("DT1-8").gems() == "t"
    t = acting("S-X2", tech="DT1-8", gems="", spaces=SPACES, rivals=({"colonies": "1-01.1*2 1-09.1 2-03.1"},))
    t.play(extract("1-01"))
    assert t.why_not(extract("1-01")) == "CS-EXT-2"
    assert t.why_not(extract("2-03")) == "CS-ACT-2"
    assert t.why_not(extract("1-03")) == "CS-EXT-2"


# Cards of level II


def test_dt2_1_resource_people() -> None:
    """CS-DTII-1, ruling Q-17: two extractions in any sector, each cube once."""
    t = rising("DT2-1", level=2, colonies="3-09.1 1-01.1")
    t.play(extract("3-09"))
    assert t.why_not(extract("3-09")) == "CS-EXT-2"
    t.play(extract("1-01"))
    assert t.gems() == "gg"


def test_q17_each_twice_where_it_is_switched() -> None:
    """CS-DTII-1."""
    t = rising("DT2-1", level=2, colonies="3-09.1 1-01.1", resource_people="each_twice")
    t.play(*[extract("3-09")] * 2, *[extract("1-01")] * 2)
    assert t.gems() == "gggg"
    assert t.asks == "CS-BUY-2"


def test_dt2_2_perpetual_motion() -> None:
    """CS-DTII-2, ruling Q-18: no consumption, whatever is played, and always last."""
    t = table(
        ask="planning", tech="DT2-2", consumption=50, hand="AI-02", rivals=({"hand": "AI-01", "consumption": 40},)
    )
    t.play(plan("S-C2", 1), plan("S-D", 2), plan("AI-02", 3), ready())
    t.play(plan("AI-01", 1, 1), plan("S-U", 2, 1), plan("S-X2", 3, 1), ready(1))
    assert (t.consumption(0), t.consumption(1)) == (50, 42)
    assert t.state.order == (1, 0)
    saving = table(ask="planning", tech="DT2-2", rivals=({"hand": "AI-01 AI-02", "consumption": 40},))
    saving.play(plan("S-C2", 1), plan("S-D", 2), plan("S-G", 3), ready())
    saving.play(plan("AI-01", 1, 1), plan("S-U", 2, 1), plan("AI-02", 3, 1), ready(1))
    assert saving.player(1).steps == -5
    assert saving.state.order == (1, 0)


def test_dt2_3_supremacy() -> None:
    """CS-DTII-3, CS-SYM-5, ruling Q-58: 3 for each system with the majority, exploited or not."""
    t = exploiting(
        tech="DT2-3", colonies="1-01.1 1-03.1 2-03.1*2", spaces=SPACES, rivals=({"colonies": "1-01.2 2-03.2"},)
    )
    assert t.energy() == 6


def test_dt2_4_recon_mission() -> None:
    """CS-DTII-4: a discovery in any sector, then a tower of two on any type, or its resource twice."""
    t = rising("DT2-4", level=2, piles={3: "3-08 3-02"})
    t.play(discover(3), place("3-08", "PNK-1"))
    assert t.why_not(colonise("3-08.1", 2)) == ALLOWED
    t.play(extract("3-08"), extract("3-08"))
    assert t.gems() == "tttt"


def test_dt2_5_better_information() -> None:
    """CS-DTII-5: an AI card of the display for nothing, a light bonus card and 1 t."""
    t = rising("DT2-5", level=2, display="AI-06 AI-11", deck="AI-17", light_pile="L-FIVE-1")
    assert t.why_not(take_card("AI-17")) == ALLOWED
    assert t.why_not(take_card("AI-77")) == "CS-DTII-5"
    t.play(take_card("AI-06"))
    assert "AI-06" in t.player().hand
    assert (t.gems(), t.player().light) == ("t", ("L-FIVE-1",))
    assert len(t.state.display) == 8


def test_dt2_6_hegemonic_people() -> None:
    """CS-DTII-6, ruling Q-46: two different galaxies at once, besides those of the turn."""
    t = exploiting(
        colonies="3-09.1*2 2-03.1*2 1-01.1",
        spaces=SPACES,
        energy=29,
        consumption=37,
        level=1,
        tech_piles={2: "DT2-6 DT2-7"},
    )
    t.play(exploit("BLU", "2-03.1"), finish(), take_tech("DT2-6"))
    t.play(exploit("BLU", "2-03.1"))
    assert t.why_not(exploit("BLU", "2-03.1")) != ALLOWED
    t.play(exploit("RED", "3-09.1"))
    assert t.gained() == [("exploitation", 10)]
    assert t.asks != "CS-DTII-6"
    again = exploiting(
        colonies="3-09.1*2 2-03.1*3", spaces=SPACES, energy=29, consumption=37, level=1, tech_piles={2: "DT2-6 DT2-7"}
    ).play(exploit("BLU", "2-03.1"), finish(), take_tech("DT2-6"), exploit("BLU", "2-03.1"))
    assert again.why_not(exploit("BLU", "2-03.1")) == "CS-DTII-6"


def test_an_effect_that_finds_nothing_says_so() -> None:
    """CS-DTII-6, ruling Q-10."""
    t = rising("DT2-6", level=2)
    assert t.happened("nothing_to_do").rule == "CS-DTII-6"


def test_dt2_7_energy_surge() -> None:
    """CS-DTII-7, ruling Q-21: 10 energy at once; a level that comes of it rises at once."""
    assert rising("DT2-7", level=2).energy() == 10
    t = rising("DT2-7", level=2, energy=55, consumption=30)
    assert (t.level(), t.energy()) == (3, 5)


def test_dt2_8_extra_colony() -> None:
    """CS-DTII-8: a tower of two anywhere, any type; on cubes only with the extension."""
    t = rising("DT2-8", level=2, rivals=({"colonies": "3-09.1"},))
    assert t.why_not(colonise("3-09.1", 2)) == "CS-COL-2"
    assert t.play(colonise("3-09.2", 2)).cubes("3-09.2") == (2, 0)


def test_nothing_rises_while_planning() -> None:
    """CS-DT-9: levels rise at the ends of phases 1 and 3, and in the final scoring."""
    t = table(ask="planning", hand="AI-01 AI-02", consumption=30, energy=29)
    t.play(plan("AI-01", 1), plan("AI-02", 2), plan("S-U", 3), ready())
    t.play(plan("S-C1", 1, 1), plan("S-U", 2, 1), plan("S-X2", 3, 1), ready(1))
    assert (t.level(), t.consumption()) == (0, 30)


def test_any_energy_counts() -> None:
    """CS-DT-10: of improvements, range steps, cards, resources."""
    t = table(gems="g", energy=19, consumption=20, display="AI-06").play(buy("UP-R2-1", "g"))
    assert (t.level(), t.energy()) == (1, 0)
