"""Phase 2: cards behind screens, consumption, and the new order of the tokens."""

from typing import Any

import pytest

from rules.council_of_shadows.outlook import steps_of_plan
from rules.council_of_shadows.queries import turn_order
from tests.rules.core.sitting import ALLOWED
from tests.rules.council_of_shadows.table import Table, finish, plan, ready, table


def planning(**more: Any) -> Table:
    return table(ask="planning", **more)


def planned(t: Table, seat: int, *cards: str) -> Table:
    """These cards go on the zones from left to right, and the seat is ready."""
    t.play(*(plan(card, zone, seat) for zone, card in enumerate(cards, 1) if card))
    return t.play(ready(seat))


FIRST = ("S-D", "S-C2", "S-X2")


def test_all_seats_plan_at_the_same_time() -> None:
    """CS-PLAN-1, CS-PLAN-5: in any order; the screens are lifted when all are ready."""
    t = planning(rivals=({}, {}))
    assert t.asked == [0, 1, 2]
    t.play(plan("S-D", 1, 1), plan("S-C1", 3, 0), plan("S-D", 2, 2))
    assert t.asked == [0, 1, 2]
    t.play(plan("S-C2", 1, 0), plan("S-X2", 2, 0), ready(0))
    assert t.asked == [1, 2]
    assert t.why_not(ready(0)) == "CS-PLAN-5"
    t.play(plan("S-C2", 2, 1), plan("S-X2", 3, 1), ready(1))
    assert t.player(0).zones[0] == ()
    t.play(plan("S-C2", 1, 2), plan("S-X2", 3, 2), ready(2))
    assert t.state.phase == "actions"
    assert len(t.all_of("plan_revealed")) == 3
    assert t.player(0).planned == ()


def test_the_order_of_the_answers_does_not_matter() -> None:
    """CS-PLAN-1."""
    one = planned(planned(planning(seed=4), 0, *FIRST), 1, "S-G", "S-U", "S-C1")
    other = planned(planned(planning(seed=4), 1, "S-G", "S-U", "S-C1"), 0, *FIRST)
    assert one.state == other.state


def test_every_free_zone_takes_a_card() -> None:
    """CS-PLAN-2, CS-PLAN-13."""
    t = planning().play(plan("S-D", 1))
    assert t.why_not(ready()) == "CS-PLAN-13"
    t.play(plan("S-C1", 2), plan("S-C2", 3))
    assert t.why_not(ready()) == ALLOWED
    assert t.why_not(plan("S-U", 4)) == "CS-PLAN-2"


def test_a_placed_card_stays() -> None:
    """CS-PLAN-3, CS-PLAN-4: one new card a zone, and none is moved."""
    t = planning().play(plan("S-D", 1))
    assert t.why_not(plan("S-U", 1)) == "CS-PLAN-4"
    assert t.why_not(plan("S-D", 2)) == "CS-PLAN-4"
    assert t.why_not(plan("AI-01", 2)) == "CS-PLAN-3"


def test_covering_is_optional_and_needs_a_card_to_spare() -> None:
    """CS-PLAN-3, CS-PLAN-13, ruling Q-11."""
    t = planning(zones="| S-D | S-C2")
    assert t.why_not(plan("S-U", 2)) == ALLOWED
    t.play(plan("S-U", 1))
    assert t.why_not(ready()) == ALLOWED
    spare = planning(zones="| S-D S-C1 S-C2 | S-X2 S-G")
    assert spare.hand() == "S-U"
    assert spare.why_not(plan("S-U", 2)) == "CS-PLAN-13"
    assert spare.case(plan("S-U", 2)) == "cover"


def test_covered_cards_neither_consume_nor_act() -> None:
    """CS-PLAN-15, CS-PLAN-3: only the top of a zone counts; the stack travels together."""
    t = planning(zones="| S-D | S-C2")
    t.play(plan("S-U", 1), plan("S-G", 3), ready(0))
    planned(t, 1, *FIRST)
    assert t.consumption(0) == 20 + 1 + 3 + 2
    assert t.zones(0) == "S-U | S-D | S-C2 S-G"


def test_a_covered_card_is_warned_of() -> None:
    """CS-PLAN-15."""
    t = planning(zones="| S-D | S-C2")
    assert t.warned(plan("S-U", 2)) == ["CS-PLAN-15"]
    assert t.warned(plan("S-U", 1)) == []


def test_old_tops_consume_again() -> None:
    """CS-PLAN-6, ruling Q-1; or only new cards where that ruling is chosen."""
    for count_all_tops, consumption in ((True, 20 + 1 + 3 + 6), (False, 21)):
        t = planning(zones="| S-D | S-C2", count_all_tops=count_all_tops).play(plan("S-U", 1), ready(0))
        assert planned(t, 1, *FIRST).consumption(0) == consumption


def test_we3_turn_order() -> None:
    """CS-PLAN-7, CS-PLAN-6: by the consumption of this phase, not by where the markers stand."""
    t = planning(
        seats=[{"consumption": 33}, {"consumption": 41}, {"consumption": 30}],
        order=[2, 1, 0],
    )
    planned(t, 0, "S-C2", "S-D", "S-X2")
    planned(t, 1, "S-X2", "S-G", "S-U")
    planned(t, 2, "S-G", "S-U", "S-C1")
    assert [t.consumption(seat) for seat in range(3)] == [45, 47, 36]
    assert [t.player(seat).steps for seat in range(3)] == [12, 6, 6]
    assert t.state.order[0] == 0


def test_ties_go_to_more_energy_then_to_whoever_was_there_first() -> None:
    """CS-PLAN-8: the Dark Tech level plays no part; of two on one space, the one underneath is first."""
    further = planning(seats=[{"energy": 3, "level": 2}, {"energy": 5}])
    assert planned(planned(further, 0, *FIRST), 1, *FIRST).state.order == (1, 0)
    for arrivals in ((0, 1), (1, 0)):
        level = planning(seats=[{"energy": 5}, {"energy": 5}], arrivals=list(arrivals))
        assert planned(planned(level, 0, *FIRST), 1, *FIRST).state.order == arrivals


def test_whoever_reaches_a_space_later_lies_on_top() -> None:
    """CS-PLAN-8: also of a space that one has been on before."""
    t = table(ask="actions", zones="S-U | AI-23", gems="a", energy=2, rivals=({"energy": 5},), arrivals=[0, 1])
    t.finish_all()
    assert t.state.arrivals == (1, 0)


def test_the_track_ends_at_100() -> None:
    """CS-PLAN-9, CS-GEN-5: what is beyond does not count for the order."""
    t = planning(seats=[{"consumption": 98}, {"consumption": 50}])
    planned(planned(t, 0, "S-C2", "S-D", "S-X2"), 1, "S-G", "S-U", "S-D")
    assert (t.consumption(0), t.player(0).steps) == (100, 2)
    assert t.state.order == (1, 0)


def test_the_track_begins_at_20() -> None:
    """CS-PLAN-10, CS-PLAN-11, CS-GEN-5."""
    t = planning(hand="AI-01 AI-02", consumption=23, rivals=({"hand": "AI-03", "consumption": 24},))
    planned(planned(t, 0, "AI-01", "AI-02", "S-U"), 1, "AI-03", "S-U", "S-G")
    assert (t.consumption(0), t.player(0).steps) == (20, -3)
    assert (t.consumption(1), t.player(1).steps) == (26, 2)
    assert t.state.order == (1, 0)


@pytest.mark.parametrize(("energy", "after"), [(10, 24), (26, 27), (29, 30), (30, 30)])
def test_q52_the_marker_never_falls_back_onto_the_energy(energy: int, after: int) -> None:
    """CS-PLAN-12, CS-DT-9: a negative total causes no level; nor does it move the marker forward."""
    t = planning(hand="AI-01 AI-02 AI-23", consumption=30, energy=energy, caught=[] if energy < 30 else [0])
    planned(planned(t, 0, "AI-01", "AI-02", "AI-23"), 1, *FIRST)
    assert t.consumption(0) == after
    assert t.level(0) == 0


def test_saving_is_seen_before_it_is_planned() -> None:
    """CS-PLAN-9, CS-PLAN-10: the table shows what a plan will cost, and the order that comes of it."""
    t = planning(hand="AI-01 AI-02", consumption=23)
    assert steps_of_plan(t.state, 0, ("AI-01", "AI-02", "S0-U")) == -3
    assert steps_of_plan(t.state, 1, ("S1-D", "S1-C2", "S1-X2")) == 12
    assert turn_order(t.state, (-3, 12)) == (1, 0)


def test_the_tokens_hold_until_the_next_planning() -> None:
    """CS-PLAN-14, CS-EXP-5: for phase 3 of this round and phase 1 of the next."""
    t = planning()
    planned(planned(t, 0, "S-U", "S-G", "S-X2"), 1, *FIRST)
    assert t.state.order == (1, 0)
    assert t.asked == [1]
    t.finish_all("CS-BUY-2")
    assert (t.state.round, t.asked, t.state.order) == (2, [1], (1, 0))


def test_markers_move_before_tokens_are_dealt() -> None:
    """CS-PLAN-6."""
    t = planned(planned(planning(), 0, *FIRST), 1, "S-U", "S-G", "S-D")
    assert t.kinds.index("order_changed") > max(at for at, kind in enumerate(t.kinds) if kind == "consumption")


def test_an_empty_hand_leaves_zones_free() -> None:
    """Ruling Q-11: nothing more can be done then."""
    t = planning(zones="| S-D S-C1 S-C2 | S-X2 S-G S-U")
    assert t.moves(seat=0) == [ready(0)]


def test_finishing_is_not_being_ready() -> None:
    """CS-PLAN-5."""
    assert planning().why_not(finish()) == "CS-GEN-2"
