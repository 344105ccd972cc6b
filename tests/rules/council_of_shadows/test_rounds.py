"""A whole round from the rulebook's example, and what carries the game from one to the next."""

from rules.council_of_shadows import GAME
from rules.council_of_shadows.scoring import light_worth
from tests.rules.council_of_shadows.table import (
    Table,
    acting,
    begun,
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
)

BEN, CHLOE = 0, 1
FAR = "GRY-1:1-01 GRY-2:1-03 BLU-1:2-03 RED-1:3-09"


def after_planning() -> Table:
    t = table(display="AI-11 AI-01", piles={1: "1-09 1-06", 2: "2-03 2-10"})
    t.play(buy("AI-11", "a"), buy("UP-R2-1", "g"))
    assert (t.energy(BEN), t.gems(BEN), t.asked) == (1, "", [CHLOE])
    t.play(buy("AI-01", "a", CHLOE), finish(CHLOE))
    t.play(plan("S-D", 1), plan("S-C2", 2), plan("S-X2", 3), ready())
    return t.play(plan("S-D", 1, CHLOE), plan("AI-01", 2, CHLOE), plan("S-C1", 3, CHLOE), ready(CHLOE))


def test_we7_a_round_for_two() -> None:
    """CS-GEN-2, CS-BUY-4, CS-PLAN-7, CS-DIS-1, CS-SHIFT-1, CS-EXP-2, CS-AI-10: Ben first, then Chloé."""
    t = after_planning()
    assert (t.consumption(BEN), t.consumption(CHLOE), t.state.order) == (32, 24, (BEN, CHLOE))
    t.play(discover(2), place("2-03", "BLU-1"), colonise("2-03.1"))
    assert t.pile(2)[-1] == "2-10"
    t.play(colonise("1-01.1", 2), extract("1-01"), extract("1-01"))
    assert (t.gems(BEN), t.cubes("1-01.1"), t.zones(BEN)) == ("gg", (2, 0), " | S-D | S-C2")
    assert "S-X2" in t.hand(BEN)
    t.play(exploit("BLU", "2-03.1"), exploit("GRY", "1-01.1"))
    assert (t.energy(BEN), t.cubes("1-01.1"), t.asked) == (14, (1, 0), [CHLOE])
    assert len(t.player(BEN).light) == 1
    t.play(
        discover(1, CHLOE), place("1-09", "ORA-1", CHLOE), colonise("1-09.1", 1, CHLOE), colonise("1-09.2", 1, CHLOE)
    )
    assert t.pile(1)[-1] == "1-06"
    assert t.zones(CHLOE) == " | S-D | AI-01"
    t.play(exploit("ORA", "1-09.1", CHLOE))
    assert (t.energy(CHLOE), t.cubes("1-09.2")) == (6, (0, 1))
    assert (t.state.round, t.asked) == (2, [BEN])


def test_phases_follow_each_other() -> None:
    """CS-GEN-2: purchase, planning, actions; then the next round."""
    t = begun(2)
    assert (t.state.round, t.state.phase) == (1, "purchase")
    t.finish_all("CS-PLAN-13")
    assert t.state.phase == "planning"
    t.finish_all("CS-BUY-2")
    assert (t.state.round, t.state.phase) == (2, "purchase")


def test_in_the_first_round_only_the_nearest_earth_like_planets_can_be_reached() -> None:
    """CS-BUY-6, CS-BUY-10: what is printed on the board is worth that much."""
    t = table(spaces="GRY-1:1-01 GRY-2:1-03 BLU-1:2-03", gems="", ask="actions", zones="S-C1 | S-C2")
    assert {move.planet for move in t.moves() if move.kind == "cs.colonise"} == {"1-01.1", "1-01.2", "1-03.1"}


def test_we9_small_statements() -> None:
    """CS-DTI-3, CS-BON-3, CS-BON-6, CS-BUY-10: two cubes for one; 8 for 87; 4 for an AI card; all sectors."""
    explorers = acting("S-D", piles={1: "1-10"}, tech="DT1-3").play(discover(1), place("1-10", "ORA-1"))
    assert max(move.cubes for move in explorers.moves() if move.kind == "cs.colonise") == 2
    t = table(light="L-CONS-1 L-AI-1", consumption=87, hand="AI-01 AI-02 AI-03")
    assert light_worth(t.state, 0, "L-CONS-1") == 8
    assert light_worth(t.state, 0, "L-AI-1") - 1 + 3 * 2 == 3 * 4
    far = acting("S-X2", improvements="UP-R2-1 UP-R3-1", spaces=FAR, colonies="1-01.1 2-03.1 3-09.1")
    assert {move.tile for move in far.moves() if move.kind == "cs.extract"} == {"1-01", "2-03", "3-09"}


def test_what_the_score_says_on_the_way() -> None:
    """CS-GEN-1: levels first, and nobody has won before the end."""
    sheet = GAME.scores(after_planning().state)
    assert (sheet.totals, sheet.winners) == ((0, 0), ())
    assert sheet.ranks == (1, 2)  # Ben has one energy
