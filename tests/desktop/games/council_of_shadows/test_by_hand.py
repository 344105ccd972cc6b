"""Every kind of move of Council of Shadows with the mouse over the real table, by drags and by clicks; refusals."""

from typing import Any, get_args

import pytest

from desktop.table import PERSON
from rules.core.types import Json
from rules.council_of_shadows import GAME
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.moves import Move
from rules.council_of_shadows.options import AUTOMA
from tests.desktop.at_the_table import AtTable, game, shortest_way, waited
from tests.desktop.conftest import SitDown


def seat(**notes: Any) -> Json:
    return {"seats": [notes, {}], "spaces": "GRY-1:1-01 GRY-2:1-03 BLU-1:2-03"}


def acting(*cards: str, **notes: Any) -> Json:
    return {**seat(zones=" | ".join((*cards, "", "")[:3]), **notes), "ask": "actions"}


def solo(**notes: Any) -> Json:
    return {"seats": [{"colour": "red"}, {"automa": True, "colour": "blue", **notes}], "automa_card": "A1-4"}


FOR_AUTOMA = {"kind": "settling_for_automa", "seat": 0, "planets": ["1-01.1", "1-01.2"], "cubes": 2}
FROM_AUTOMA = {"kind": "removing_from_automa", "seat": 0, "galaxy": "GRY", "majority": True}
BUYER = seat(gems="aggt", colonies="1-01.1")
KINDS: dict[str, Json] = {
    "cs.choose_leader": {"ask": "leaders", "options": {"leaders": True}},
    "cs.buy_card": {**BUYER, "display": "AI-11 AI-20"},
    "cs.buy_improvement": BUYER,
    "cs.buy_station": {**BUYER, "options": {"stations": True}},
    "cs.plan": {"ask": "planning"},
    "cs.ready": {**seat(zones="S-D | S-C2 | S-X2"), "ask": "planning"},
    "cs.colonise": acting("S-C2"),
    "cs.extract": acting("S-X2", colonies="1-01.1 1-03.1"),
    "cs.discover": acting("S-D"),
    "cs.place_tile": acting("S-D"),
    "cs.upgrade_gem": acting("S-U", gems="aag"),
    "cs.exploit": {**seat(colonies="1-01.1*2 1-03.1"), "ask": "exploitation"},
    "cs.return_bonus": {
        **seat(colonies="2-03.1", light="L-FIVE-1 L-CONS-1 L-CONS-2", dark="D-GRY"),
        "ask": "exploitation",
    },
    "cs.take_tech": {**seat(colonies="1-01.1", energy=29, consumption=30), "ask": "exploitation"},
    "cs.take_card": {**seat(), "pending": [{"kind": "taking_card"}], "ask": "actions"},
    "cs.finish": BUYER,
    "cs.automa_acts": {**solo(), "ask": "actions", "turn": 1},
    "cs.settle_for_automa": {**solo(), "ask": "actions", "turn": 1, "pending": [FOR_AUTOMA]},
    "cs.remove_from_automa": {
        **solo(colonies="1-01.1*2 1-03.1"),
        "ask": "actions",
        "turn": 1,
        "pending": [FROM_AUTOMA],
    },
}
"""Every kind of move, and a position from which it is soon reached."""


def test_every_kind_of_move_is_in_the_table() -> None:
    assert set(KINDS) == {kind.__dataclass_fields__["kind"].default for kind in get_args(Move)}


@pytest.mark.parametrize("by_drag", [True, False], ids=["drags", "clicks"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_move_is_made_by_hand(sit_down: SitDown, kind: str, by_drag: bool) -> None:
    at = at_position(sit_down, KINDS[kind])
    way = shortest_way(GAME, at.timeline.state, kind)
    for move in way:
        at.screen.uncover()
        at.make(move, by_drag=by_drag)
        assert move in at.moves()


def at_position(sit_down: SitDown, notes: Json) -> AtTable:
    players = (PERSON, AUTOMA) if "automa_card" in notes else (PERSON, PERSON)
    at = sit_down(game(*players, notes=notes, of=GAME))
    at.screen.uncover()
    return at


# Other gestures


def test_a_planet_is_clicked_for_the_whole_tower(sit_down: SitDown) -> None:
    at = at_position(sit_down, KINDS["cs.colonise"])
    at.click("planet-1-01.2")
    assert at.last_move() == m.Colonise(seat=0, planet="1-01.2", cubes=2)


def test_the_lower_tower_is_dragged(sit_down: SitDown) -> None:
    at = at_position(sit_down, KINDS["cs.colonise"])
    lower = m.Colonise(seat=0, planet="1-01.2", cubes=1)
    at.drag("tower-0-1", "planet-1-01.2")
    at.answer_menu(lower)  # one more cube would have been free
    assert at.last_move() == lower


def test_a_plate_is_clicked_to_exploit(sit_down: SitDown) -> None:
    at = at_position(sit_down, {**seat(colonies="2-03.1"), "ask": "exploitation"})
    exploit = m.Exploit(seat=0, galaxy="BLU", planet="2-03.1")
    at.click("plate-BLU")
    at.answer_menu(exploit)
    assert exploit in at.moves()


def test_a_cube_is_dragged_to_the_plate(sit_down: SitDown) -> None:
    at = at_position(sit_down, {**seat(colonies="1-01.1*2 1-03.1"), "ask": "exploitation"})
    at.drag("cube-1-03.1-0-0", "plate-GRY")
    assert m.Exploit(seat=0, galaxy="GRY", planet="1-03.1") in at.moves()


# Refusals


REFUSED = {"planet-2-03.1": "CS-ACT-2", "planet-1-03.2": "CS-COL-4", "cube-1-01.1-1-0": "CS-COL-2", "planet-1-01.2": ""}


@pytest.mark.parametrize("place", REFUSED)
def test_a_planet_says_why_not_while_the_tower_is_over_it(sit_down: SitDown, place: str) -> None:
    notes = acting("S-C2")
    notes["seats"][1] = {"colonies": "1-01.1"}
    at = at_position(sit_down, notes)
    at.carry("tower-0-2", place)
    reason = at.screen.area.hand.reason
    assert (reason.refusal.rule if reason else "") == REFUSED[place]
    assert at.screen.area.bubble.isVisible() == bool(REFUSED[place])


# Secrets


def test_a_plan_is_covered_before_the_next_person_plans(sit_down: SitDown) -> None:
    at = at_position(sit_down, {"ask": "planning"})
    for zone, card in enumerate(("S0-D", "S0-C2", "S0-X2"), start=1):
        at.drag(f"card-{card}", f"zone-0-{zone}")
    at.make(m.Ready(seat=0))
    assert waited(lambda: at.table.is_covered)
    at.screen.uncover()
    lying = at.screen.area.scene.by_key()
    assert not any(key.startswith("card-S0") for key in lying)
    assert any(key.startswith("card-S1") for key in lying)


def test_the_board_of_another_unfolds_beside_the_race(sit_down: SitDown) -> None:
    at = at_position(sit_down, BUYER)
    scene = at.screen.area.scene
    assert scene.place_of("mat-1") is None
    at.click("race-1")
    assert scene.place_of("mat-1") is not None
