"""The AI cards: each does what its row says, and nothing else."""

import pytest

from tests.rules.core.sitting import ALLOWED
from tests.rules.council_of_shadows.table import (
    BOX,
    Table,
    acting,
    colonise,
    discover,
    extract,
    finish,
    place,
    plan,
    ready,
    table,
    upgrade,
)

FAR = "GRY-1:1-01 GRY-2:1-03 BLU-1:2-03 RED-1:3-09"
FULL = "GRY-1:1-01 GRY-2:1-02 ORA-1:1-03 ORA-2:1-04 ORA-3:1-05 ORA-4:1-06"


def discovered(card: str, tile: str = "1-10", **more: object) -> Table:
    """The first seat has discovered this system of sector 1 with a card."""
    t = acting(card, piles={1: f"{tile} 1-09"}, **more)
    return t.play(discover(1), place(tile, "ORA-1"))


def test_ai_04_mining_colony() -> None:
    """CS-AI-1: a cube and one extraction at that very system."""
    t = acting("AI-04", gems="", spaces=FAR)
    assert t.why_not(colonise("1-01.3")) == "CS-COL-4"
    assert t.why_not(colonise("2-03.1")) == "CS-ACT-2"
    t.play(colonise("1-03.1"))
    assert t.gems() == "ag"
    assert acting("AI-04", gems="").play(finish()).gems() == ""


def test_ai_05_far_jump() -> None:
    """CS-AI-2, CS-SYM-1: any sector, and any type of planet on the new tile."""
    t = acting("AI-05", piles={3: "3-08 3-02"}, gems="").play(discover(3), place("3-08", "PNK-1"))
    assert t.why_not(colonise("3-08.1")) == ALLOWED
    assert t.play(extract("3-08")).gems() == "tt"


def test_ai_06_ark() -> None:
    """CS-AI-3, CS-SYM-1, ruling Q-13: a tower of two, any sector, any type; on cubes only with the extension."""
    t = acting("AI-06", spaces=FAR, rivals=({"colonies": "3-09.2"},))
    assert t.why_not(colonise("3-09.2", 1)) == "CS-COL-2"
    assert t.why_not(colonise("1-01.3", 2)) == ALLOWED
    assert t.why_not(colonise("3-09.1", 2)) == ALLOWED
    extended = acting("AI-06", spaces=FAR, improvements="UP-X", rivals=({"colonies": "3-09.2"},))
    assert extended.why_not(colonise("3-09.2", 2)) == ALLOWED


def test_ai_07_outpost() -> None:
    """CS-AI-4: a cube by one's capacity, and in addition the resource, in any order, each optional."""
    t = discovered("AI-07", gems="")
    assert t.why_not(colonise("1-10.3")) == "CS-COL-4"
    t.play(colonise("1-10.1"), extract("1-10"))
    assert (t.gems(), t.cubes("1-10.1")) == ("g", (1, 0))
    other = discovered("AI-07", gems="").play(extract("1-10"), colonise("1-10.1"))
    assert other.state == t.state
    assert discovered("AI-07", gems="").play(extract("1-10"), finish()).gems() == "g"


def test_ai_08_metropolis() -> None:
    """CS-AI-5, CS-GEN-7: a tower of three, by capacity and range, never more than three in all."""
    t = acting("AI-08", spaces=FAR)
    assert t.why_not(colonise("1-01.1", 3)) == ALLOWED
    assert t.why_not(colonise("1-01.3", 3)) == "CS-COL-4"
    assert t.why_not(colonise("2-03.1", 3)) == "CS-ACT-2"
    stacked = acting("AI-08", improvements="UP-X", colonies="1-01.1")
    assert stacked.why_not(colonise("1-01.1", 3)) == "CS-GEN-7"
    assert stacked.why_not(colonise("1-01.1", 2)) == ALLOWED


def test_ai_03_passive_probe() -> None:
    """CS-AI-6: consumption -1; then it discovers within range, and a cube or the resource."""
    assert BOX.cards["AI-03"].consumption == -1
    t = acting("AI-03")
    assert t.why_not(discover(2)) == "CS-ACT-2"
    assert discovered("AI-03").play(extract("1-10")).asks == "CS-BUY-2"


def test_ai_09_versatile() -> None:
    """CS-AI-7, ruling Q-12: a cube, or a discovery with a cube or the resource; never an extraction alone."""
    t = acting("AI-09", colonies="1-03.1")
    assert t.why_not(extract("1-03")) == "CS-GEN-2"
    assert t.why_not(discover(2)) == "CS-ACT-2"
    assert t.why_not(discover(1)) == ALLOWED
    t.play(colonise("1-01.1"))
    assert t.asks == "CS-EXP-1"
    assert discovered("AI-09", gems="").play(extract("1-10")).gems() == "g"


def test_q12_versatile_extracts_as_well_where_it_is_switched() -> None:
    """CS-AI-7, ruling Q-12: within range, from a system with an own cube, and then the action is over."""
    spaces = "GRY-1:1-01 GRY-2:1-03 BLU-1:2-03"
    t = acting("AI-09", spaces=spaces, colonies="1-03.1 2-03.1", gems="", versatile_extracts=True)
    assert t.why_not(extract("1-01")) == "CS-EXT-2"
    assert t.why_not(extract("2-03")) == "CS-ACT-2"
    assert t.why_not(colonise("1-01.1")) == t.why_not(discover(1)) == ALLOWED
    t.play(extract("1-03"))
    assert (t.all_of("extracted")[0].tile, t.asks) == ("1-03", "CS-EXP-1")
    other = acting("AI-10", spaces=spaces, colonies="1-03.1", versatile_extracts=True)
    assert other.why_not(extract("1-03")) != ALLOWED


def test_ai_09_still_colonises_when_nothing_can_be_discovered() -> None:
    """Ruling Q-9, CS-AI-7."""
    assert acting("AI-09", spaces=FULL).why_not(colonise("1-01.1")) == ALLOWED


@pytest.mark.parametrize(("card", "consumption"), [("AI-02", -4), ("AI-01", -2)])
def test_cards_without_an_action(card: str, consumption: int) -> None:
    """CS-AI-8, CS-AI-10, CS-PLAN-11: they only save energy."""
    assert BOX.cards[card].consumption == consumption
    t = table(ask="planning", zones=f" | {card} | S-G", consumption=40).play(plan("S-C2", 1), ready())
    t.play(plan("S-U", 1, 1), plan("S-G", 2, 1), plan("S-X2", 3, 1), ready(1))
    assert t.player().steps == 6 + consumption + 2
    assert acting(card).asks == "CS-BUY-2"


def test_ai_10_great_expedition() -> None:
    """CS-AI-9, ruling Q-50: two cubes on one planet of the new system, or its resource twice."""
    t = discovered("AI-10", gems="")
    assert t.why_not(colonise("1-01.1", 2)) == "CS-DIS-2"
    t.play(colonise("1-10.1", 2))
    assert t.cubes("1-10.1") == (2, 0)
    twice = discovered("AI-10", gems="").play(extract("1-10"))
    assert twice.why_not(colonise("1-10.1")) == "CS-DIS-2"
    assert twice.play(extract("1-10")).gems() == "gg"


def test_q50_anywhere_where_it_is_switched() -> None:
    """CS-AI-9."""
    t = discovered("AI-10", ai10_anywhere=True, spaces="GRY-1:1-01 GRY-2:1-03 BLU-1:2-03")
    assert t.why_not(colonise("1-01.1", 2)) == ALLOWED
    assert t.why_not(colonise("2-03.1", 2)) == "CS-ACT-2"
    explorers = discovered("AI-10", ai10_anywhere=True, tech="DT1-3")
    assert explorers.why_not(colonise("1-01.1", 3)) == "CS-COL-1"
    assert explorers.why_not(colonise("1-10.1", 3)) == ALLOWED


@pytest.mark.parametrize("card", ["AI-11", "AI-12"])
def test_settlers(card: str) -> None:
    """CS-AI-11, CS-AI-11A, CS-AI-11B: one cube."""
    t = acting(card)
    assert t.why_not(colonise("1-01.1", 2)) == "CS-COL-1"
    t.play(colonise("1-01.1"))
    assert t.cubes("1-01.1") == (1, 0)


@pytest.mark.parametrize("card", ["AI-13", "AI-14"])
def test_towers(card: str) -> None:
    """CS-AI-11C, CS-AI-11D: a tower of two."""
    t = acting(card)
    assert t.why_not(colonise("1-01.1", 3)) == "CS-COL-1"
    assert t.play(colonise("1-01.1", 2)).cubes("1-01.1") == (2, 0)


def test_ai_15_swarm() -> None:
    """CS-AI-11E: a cube on each of up to two different planets."""
    t = acting("AI-15", improvements="UP-X").play(colonise("1-01.1"))
    assert t.why_not(colonise("1-01.1")) == "CS-AI-11E"
    t.play(colonise("1-03.1"))
    assert t.asks == "CS-EXP-1"
    assert acting("AI-15").play(colonise("1-01.1"), finish()).cubes("1-01.1") == (1, 0)


@pytest.mark.parametrize(("card", "most"), [("AI-16", 3), ("AI-17", 2), ("AI-18", 4)])
def test_extracting_cards(card: str, most: int) -> None:
    """CS-AI-11F, CS-AI-11G, CS-AI-11H: so many extractions."""
    t = acting(card, colonies="1-01.1*3 1-01.2*3", gems="").play(*[extract("1-01")] * most)
    assert t.asks == "CS-EXP-1"
    assert t.gems() == "g" * most


def test_ai_19_remote_drill() -> None:
    """CS-AI-11I: two extractions in any sector, where one has a cube."""
    t = acting("AI-19", spaces=FAR, colonies="3-09.1 2-03.1", gems="")
    assert t.why_not(extract("1-01")) == "CS-EXT-2"
    t.play(extract("3-09"), extract("2-03"))
    assert (t.gems(), t.energy()) == ("gg", 3)


@pytest.mark.parametrize(("card", "gems"), [("AI-20", "aag"), ("AI-21", "gt")])
def test_cards_that_give_gems(card: str, gems: str) -> None:
    """CS-AI-11J, CS-AI-11K."""
    assert acting(card, gems="").gems() == gems


def test_ai_22_refinery() -> None:
    """CS-AI-11L: two steps, of two gems or of the same."""
    assert acting("AI-22", gems="aa").play(upgrade("a"), upgrade("a")).gems() == "gg"
    assert acting("AI-22", gems="a").play(upgrade("a"), upgrade("g")).gems() == "t"


def test_ai_23_collector() -> None:
    """CS-AI-11M, CS-SYM-6."""
    assert acting("AI-23").energy() == 3


def test_ai_24_solar_colony() -> None:
    """CS-AI-11N: a cube and 3 energy; the energy also where no cube can be placed."""
    t = acting("AI-24")
    assert t.energy() == 0
    assert t.play(colonise("1-01.1")).gained() == [("cards", 3)]
    full = acting("AI-24", rivals=({"colonies": "1-01.1 1-01.2 1-03.1"},))
    assert full.energy() == 3


def test_ai_25_scout() -> None:
    """CS-AI-11O: it discovers within range, then a cube or the resource."""
    t = acting("AI-25")
    assert t.why_not(discover(2)) == "CS-ACT-2"
    assert discovered("AI-25").play(colonise("1-10.1")).cubes("1-10.1") == (1, 0)


def test_every_card_names_its_rule() -> None:
    """CS-AI-11, CS-SYM-3: what is asked while a card acts is asked by its own rule."""
    rules = [BOX.rule_of[card] for card in (*BOX.ai_cards, *BOX.dark_tech, *BOX.leaders)]
    assert len(set(rules)) == len(rules)
    assert set(BOX.rule_of) == {*BOX.cards, *BOX.dark_tech, *BOX.leaders}
