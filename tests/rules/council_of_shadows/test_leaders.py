"""Module 2: leaders, each rule in one place."""

from typing import Any

from rules.council_of_shadows import GAME
from tests.rules.core.sitting import ALLOWED
from tests.rules.council_of_shadows.table import (
    acting,
    begun,
    buy,
    colonise,
    exploit,
    exploiting,
    extract,
    finish,
    leader,
    plan,
    purchases_left,
    ready,
    table,
    take_card,
    take_tech,
)

SPACES = "GRY-1:1-01 GRY-2:1-03 BLU-1:2-03 GRN-1:2-01 RED-1:3-09 ORA-1:1-09"


def test_the_last_token_chooses_first() -> None:
    """CS-M2-1, CS-SET-17: then the others, token 1 last; the rest goes into the box."""
    t = begun(3, leaders=True, seed=5)
    first, second, third = t.state.order
    assert t.asked == [third]
    assert len(t.moves()) == 6
    t.play(leader("LD-ZOE", third))
    assert t.why_not(leader("LD-ZOE", second)) == "CS-M2-1"
    assert t.why_not(leader("LD-AVA", first)) == "CS-M2-1"
    t.play(leader("LD-AVA", second), leader("LD-BREISH", first))
    assert t.state.leaders == ()
    assert (t.state.phase, t.asked) == ("purchase", [first])


def test_start_values() -> None:
    """CS-M2-2, CS-M2-9: the marker starts higher, but the track begins at 20 for everybody."""
    starts = {"BUTEO": 30, "ZOE": 34, "AVA": 28, "CASARES": 26, "S3E3": 27, "BREISH": 25}
    for name, consumption in starts.items():
        t = begun(2, leaders=True, stations=True)
        seat = t.seat
        assert t.play(leader(f"LD-{name}", seat)).consumption(seat) == consumption
    saving = table(ask="planning", leader="LD-BREISH", hand="AI-01 AI-02")
    saving.play(plan("AI-01", 1), plan("AI-02", 2), plan("S-U", 3), ready())
    saving.play(plan("S-C1", 1, 1), plan("S-U", 2, 1), plan("S-X2", 3, 1), ready(1))
    assert saving.consumption() == 20


def test_buteo() -> None:
    """CS-M2-3, ruling Q-24: up to two extractions in any sector before exploiting, each cube once."""
    t = exploiting(leader="LD-BUTEO", colonies="3-09.1 1-01.1", spaces=SPACES, gems="")
    assert t.asks == "CS-M2-3"
    t.play(extract("3-09"))
    assert t.why_not(extract("3-09")) == "CS-EXT-2"
    assert t.play(extract("1-01")).gems() == "gg"
    assert t.asks == "CS-EXP-1"
    once = exploiting(leader="LD-BUTEO", colonies="3-09.1 1-01.1", spaces=SPACES, gems="", buteo_extractions=1)
    assert once.play(extract("3-09")).asks == "CS-EXP-1"


def test_zoe() -> None:
    """CS-M2-4, ruling Q-26: a cube in any sector in each purchase phase, before, between or after purchases."""
    t = table(leader="LD-ZOE", spaces=SPACES, gems="gg", display="AI-06 AI-11")
    assert t.why_not(colonise("3-09.2")) == "CS-COL-4"
    assert t.why_not(colonise("3-09.1", 2)) == "CS-COL-1"
    assert t.warned(finish()) == ["CS-M2-4"]
    t.play(buy("UP-R2-1", "g"), colonise("3-09.1"))
    assert t.why_not(colonise("2-03.1")) == "CS-M2-4"
    assert purchases_left(t) == 2
    t.play(buy("UP-R2-2", "g"))
    assert t.cubes("3-09.1") == (1, 0)
    occupied = table(leader="LD-ZOE", spaces=SPACES, gems="gg", rivals=({"colonies": "3-09.1"},), display="AI-06")
    assert occupied.why_not(colonise("3-09.1")) == "CS-COL-2"


def test_ava() -> None:
    """CS-M2-5, ruling Q-51, CS-PLAN-2: a fourth zone, which can be upgraded; four cards in the first round."""
    t = begun(2, leaders=True)
    one, other = t.seat, 1 - t.seat
    t.play(leader("LD-AVA", one), leader("LD-S3E3", other))
    assert len(t.player(one).zones) == 4
    upgrading = table(leader="LD-AVA", gems="gtg", display="AI-06", spaces=SPACES)
    assert upgrading.why_not(buy("UP-R3-4", "t")) == "CS-BUY-9"
    upgrading.play(buy("UP-R2-4", "g"), buy("UP-R3-4", "t"))
    assert upgrading.energy() == 2
    assert table(leader="LD-ZOE", gems="g", spaces=SPACES).why_not(buy("UP-R2-4", "g")) == "CS-M2-5"
    planning = table(ask="planning", leader="LD-AVA").play(plan("S-D", 1), plan("S-C1", 2), plan("S-G", 3))
    assert planning.why_not(ready()) == "CS-PLAN-13"
    assert planning.why_not(plan("S-U", 4)) == ALLOWED
    reach = acting("", "", "", "S-C1", leader="LD-AVA", improvements="UP-R2-4", spaces=SPACES)
    assert reach.why_not(colonise("2-03.1")) == ALLOWED
    assert reach.why_not(colonise("3-09.1")) == "CS-ACT-2"
    shifting = acting("", "", "S-G", "S-U", leader="LD-AVA", gems="", rivals=({"gems": ""},), display="AI-06")
    shifting.play(shifting.moves()[0])
    assert shifting.zones() == " |  |  | S-G"
    assert "S-U" in shifting.hand()


def test_ava_with_the_new_portal() -> None:
    """CS-DTI-1, CS-M2-5: five zones, the last one at 3 parsecs."""
    t = acting("", "", "", "", "S-C1", leader="LD-AVA", tech="DT1-1", spaces=SPACES)
    assert t.why_not(colonise("3-09.1")) == ALLOWED
    assert len(t.player().zones) == 5


def test_casares() -> None:
    """CS-M2-6, ruling Q-28, ruling Q-61: three own colonies may keep their cubes; one card is not for her."""
    t = exploiting(leader="LD-CASARES", colonies="1-01.1*2 1-03.1 2-03.1*2", spaces=SPACES)
    assert t.why_not(exploit("GRY", "1-01.1")) == ALLOWED
    assert "CS-M2-6" in [each.rule for each in GAME.warnings(t.state, exploit("GRY", "1-01.1"))]
    t.play(exploit("GRY"))
    assert t.cubes("1-01.1") == (2, 0)
    assert t.why_not(exploit("BLU")) == "CS-EXP-3"
    buying = table(leader="LD-CASARES", display="AI-08 AI-11", gems="gta")
    assert buying.why_not(buy("AI-08", "gt")) == "CS-M2-6"
    assert buying.why_not(buy("AI-11", "a")) == ALLOWED


def test_q49_casares_and_the_free_card() -> None:
    """CS-M2-6, CS-DTII-5, ruling Q-49: in no way, or not by buying only, as that ruling is chosen."""
    given: Any = {
        "leader": "LD-CASARES",
        "display": "AI-08 AI-11",
        "gems": "",
        "energy": 30,
        "consumption": 30,
        "level": 1,
    }
    t = table(tech_piles={2: "DT2-5 DT2-7"}, **given).play(take_tech("DT2-5"))
    assert t.why_not(take_card("AI-08")) == "CS-M2-6"
    literal = table(tech_piles={2: "DT2-5 DT2-7"}, casares_ban_any=False, **given).play(take_tech("DT2-5"))
    assert literal.why_not(take_card("AI-08")) == ALLOWED


def test_s3e3() -> None:
    """CS-M2-7: 1 energy for each own colony, before exploiting."""
    t = exploiting(leader="LD-S3E3", colonies="1-01.1*2 3-09.1", spaces=SPACES)
    assert t.energy() == 3


def test_breish() -> None:
    """CS-M2-8, ruling Q-27: 8 energy at the start; being among the best is enough when exploiting."""
    t = begun(2, leaders=True)
    seat = t.seat
    assert t.play(leader("LD-BREISH", seat)).energy(seat) == 8
    for rival, energy in (("1-03.1", 5), ("1-03.1*2", 2)):
        tie = exploiting(leader="LD-BREISH", colonies="1-01.1", spaces=SPACES, rivals=({"colonies": rival},))
        assert tie.play(exploit("GRY", "1-01.1")).gained() == [("exploitation", energy)]
