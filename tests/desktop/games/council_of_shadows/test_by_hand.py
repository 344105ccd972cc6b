"""Every kind of move of Council of Shadows with the mouse over the real table, by drags and by clicks; refusals."""

from typing import Any, get_args

import pytest
from PySide6.QtCore import Qt

from desktop.games.council_of_shadows.handles import default_for_automa
from desktop.table.seats import PERSON
from rules.core.types import Json
from rules.council_of_shadows import GAME
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.moves import Move
from rules.council_of_shadows.options import AUTOMA
from tests.desktop.at_the_table import AtTable, game, shortest_way, waited
from tests.desktop.conftest import SitDown

pytestmark = pytest.mark.usefixtures("unpainted")


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
    """The automa acts by itself; in lessons, where a learner acts for it, its card is dragged."""
    kinds = {kind.KIND for kind in get_args(Move) if kind is not m.AutomaActs}
    assert set(KINDS) == kinds


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
    at.screen.aim.put_away()  # a first game begins with it
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


DRAGGED: dict[str, tuple[Json, str, str, m.Move]] = {
    "extraction to the purse": (
        acting("S-X2", colonies="1-01.1 1-03.1"),
        "resource-1-03",
        "purse-0",
        m.Extract(seat=0, tile="1-03"),
    ),
    "extraction to the race": (
        acting("S-X2", colonies="1-01.1 1-03.1"),
        "resource-1-01",
        "race-0",
        m.Extract(seat=0, tile="1-01"),
    ),
    "discovery to the table": (acting("S-D"), "top-1", "drawn", m.Discover(seat=0, sector=1)),
    "discovery to a space": (acting("S-D"), "top-1", "space-ORA-1", m.Discover(seat=0, sector=1)),
    "exploitation with a cube": (
        {**seat(colonies="1-01.1*2"), "ask": "exploitation"},
        "plate-GRY",
        "race-0",
        m.Exploit(seat=0, galaxy="GRY", planet="1-01.1"),
    ),
    "exploitation without a loss": (
        {**seat(colonies="2-03.1 1-01.1", built="GRY-S1:ST-EXP"), "ask": "exploitation", "options": {"stations": True}},
        "plate-GRY",
        "race-0",
        m.Exploit(seat=0, galaxy="GRY"),
    ),
}
"""What is not only clicked: where it is taken, where it is dropped."""


@pytest.mark.parametrize("name", DRAGGED)
def test_what_is_drawn_is_taken_up_and_dropped(sit_down: SitDown, name: str) -> None:
    notes, piece, place, move = DRAGGED[name]
    at = at_position(sit_down, notes)
    at.drag(piece, place)
    at.answer_menu(move)
    assert at.last_move() == move


@pytest.mark.parametrize("by_drag", [True, False], ids=["drag", "click"])
def test_a_person_who_acts_for_the_automa_plays_its_card(sit_down: SitDown, by_drag: bool) -> None:
    """As in lessons; in a solo game it acts by itself, as soon as its reasons are read."""
    at = sit_down(game(PERSON, PERSON, notes={**solo(), "ask": "actions", "turn": 1}, of=GAME))
    at.screen.uncover()
    if by_drag:
        at.drag("automa-card", "automa-used")
    else:
        at.click("automa-card")
    assert at.moves()[:1] == [m.AutomaActs(seat=1)]


def test_a_click_on_the_top_of_a_pile_draws(sit_down: SitDown) -> None:
    at = at_position(sit_down, acting("S-D"))
    at.click("top-1")
    assert at.last_move() == m.Discover(seat=0, sector=1)


def test_a_click_on_what_a_system_yields_extracts(sit_down: SitDown) -> None:
    at = at_position(sit_down, KINDS["cs.extract"])
    at.click("resource-1-01")
    assert at.last_move() == m.Extract(seat=0, tile="1-01")


def test_the_drawn_tile_says_why_it_may_not_lie_there(sit_down: SitDown) -> None:
    at = at_position(sit_down, acting("S-D"))
    at.drag("top-1", "drawn")
    tile = at.table.view.drawn[0]
    at.carry(f"tile-{tile}", "space-BLU-2")
    reason = at.screen.area.hand.reason
    assert reason is not None
    assert reason.refusal.rule.startswith("CS-DIS")


# What is chosen for the automa

AT_TURN: Json = {"ask": "actions", "turn": 1}
CHOSEN: dict[str, tuple[Json, str, str, m.Move]] = {
    "planet": (
        {**solo(), **AT_TURN, "pending": [FOR_AUTOMA]},
        "tower-1-2",
        "planet-1-01.2",
        m.SettleForAutoma(seat=0, planet="1-01.2"),
    ),
    "cube": (
        {**solo(colonies="1-01.1*2 1-03.1"), **AT_TURN, "pending": [FROM_AUTOMA]},
        "cube-1-01.1-1-1",
        "cubes-1",
        m.RemoveFromAutoma(seat=0, planet="1-01.1"),
    ),
}


@pytest.mark.parametrize("name", CHOSEN)
def test_another_choice_than_the_default_is_made_for_the_automa(sit_down: SitDown, name: str) -> None:
    notes, piece, place, move = CHOSEN[name]
    by_drag, by_click = at_position(sit_down, notes), at_position(sit_down, notes)
    assert default_for_automa(by_drag.table.view) != move
    by_drag.drag(piece, place)
    assert by_drag.moves()[:1] == [move]
    by_click.click(f"planet-{move.planet}")  # type: ignore[union-attr]
    assert by_click.moves()[:1] == [move]


@pytest.mark.parametrize("name", CHOSEN)
def test_the_default_for_the_automa_is_the_button(sit_down: SitDown, name: str) -> None:
    at = at_position(sit_down, CHOSEN[name][0])
    default = at.table.legal[0]
    assert default_for_automa(at.table.view) == default
    at.press_button(default)
    assert at.moves()[:1] == [default]


# A large hand

LARGE = "AI-12 AI-14 AI-22 AI-03 AI-01 AI-02 AI-06 AI-08"
LARGE_HAND: Json = {"ask": "planning", "seats": [{"hand": LARGE, "tech": "DT1-2"}, {}]}


def test_every_card_of_a_large_hand_is_taken_with_the_mouse(sit_down: SitDown) -> None:
    at = at_position(sit_down, LARGE_HAND)
    cards = [f"card-{card}" for card in at.table.view.players[0].hand]
    assert len(cards) > 12
    for card in cards:
        at.click(card)
        assert at.screen.area.hand.held == {card}
        at.screen.area.hand.let_go()


def test_every_card_of_a_large_hand_is_reached_with_the_keys(sit_down: SitDown) -> None:
    at = at_position(sit_down, LARGE_HAND)
    area = at.screen.area
    cards = {f"card-{card}" for card in at.table.view.players[0].hand}
    places = {card: area.scene.place_of(card) for card in cards}
    area.view.setFocus()
    area.view.stand_on(min(cards, key=lambda card: (places[card].y, places[card].x)))  # type: ignore[union-attr]
    reached = {area.view.focus}
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        for _ in range(1 if key == Qt.Key.Key_Down else len(cards)):
            at.key(key)
            reached.add(area.view.focus)
    assert cards <= reached


def test_a_card_of_a_large_hand_is_read_by_pointing_at_it(sit_down: SitDown) -> None:
    at = at_position(sit_down, LARGE_HAND)
    scene = at.screen.area.scene
    at.move(at.spot("card-S0-X2"))
    assert waited(lambda: scene.place_of("closer-S0-X2") is not None)


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
