"""Every kind of move of Höyük with the mouse over the real table, by drags and by clicks; pens that turn; refusals."""

from typing import Any, get_args

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.table.seats import PERSON
from rules.core.types import Json
from rules.hoyuk import GAME
from rules.hoyuk import moves as m
from rules.hoyuk.moves import Move, NeighbourActs
from tests.desktop.at_the_table import AtTable, game, settle, shortest_way, waited
from tests.desktop.conftest import SitDown

pytestmark = pytest.mark.usefixtures("unpainted")

BLOCK = "R F6+o G6, B F5 E5+o, pen E6→"
EXPERT = {"options": {"mode": "expert"}}


def building(*elements: str, village: str = BLOCK) -> Json:
    return {"village": village, "elements": " ".join(elements), **EXPERT}


def pending(kind: str, village: str = BLOCK, **what: Any) -> Json:
    return {"village": village, "pending": [{"kind": kind, **what}], **EXPERT}


HAND = {"village": BLOCK, "ask": "window", "phase": 3, "seats": [{"colour": "red", "hand": "oven joker"}, {}], **EXPERT}

KINDS: dict[str, Json] = {
    "hk.build_house": building("house"),
    "hk.build_pen": building("pen"),
    "hk.place_roof": building("oven", village="R F6 G6, B F5"),
    "hk.place_cattle": building("cattle"),
    "hk.place_villager": building("villager"),
    "hk.place_shaman": building("shaman"),
    "hk.forgo": {"village": BLOCK, "elements": "house", "options": {"optional_elements": True}},
    "hk.score_group": HAND,
    "hk.build_with_card": HAND,
    "hk.pass_window": HAND,
    "hk.return_under": {"village": BLOCK, "ask": "tidy", "seats": [{"colour": "red", "spent": "oven joker"}, {}]},
    "hk.lose": {"village": "R F6 G6 H6, B F5", "ask": "catastrophe", "catastrophes": "CA-08"},
    "hk.inspect": {"village": BLOCK + ", R K6, B K7", "ask": "inspect"},
    "hk.give_marker": {"village": BLOCK + ", Y K6", "pending": [{"kind": "pass_marker"}]},
    "hk.use_power": pending("power"),
    "hk.decline_power": pending("power"),
    "hk.replace_house": pending("replace"),
    "hk.steal": pending("steal", left=2),
}
"""Every kind of move, and a position from which it is soon reached."""


def test_every_kind_of_move_is_in_the_table() -> None:
    """Neighbours act by themselves."""
    kinds = {kind.KIND for kind in get_args(Move) if kind is not NeighbourActs}
    assert set(KINDS) == kinds


@pytest.mark.parametrize("by_drag", [True, False], ids=["drags", "clicks"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_move_is_made_by_hand(sit_down: SitDown, kind: str, by_drag: bool) -> None:
    at = at_position(sit_down, KINDS[kind])
    way = shortest_way(GAME, at.timeline.state, kind)
    for move in way:
        at.screen.uncover()
        at.make(move, by_drag=by_drag)
        assert at.last_move() == move
    assert at.moves() == way


def at_position(sit_down: SitDown, notes: Json) -> AtTable:
    return sit_down(game(*[PERSON] * max(2, len(clans(notes))), notes=notes, of=GAME))


def clans(notes: Json) -> set[str]:
    return {letter for letter in "RGBYP" if f"{letter} " in str(notes["village"])}


# Pieces that are alike, pieces that turn


def test_any_house_will_do(sit_down: SitDown) -> None:
    at = at_position(sit_down, building("house", "choice"))
    at.drag("waiting-0", "cell-H6")
    assert at.last_move() == m.BuildHouse(seat=0, cell="H6")


def test_what_is_lost_is_dragged_away(sit_down: SitDown) -> None:
    at = at_position(sit_down, KINDS["hk.lose"])
    at.drag("house-H6", "bench")
    assert at.last_move() == m.LosePiece(seat=0, cell="H6")


def test_the_cattle_of_a_stolen_pen_can_be_stolen_next(sit_down: SitDown) -> None:
    """It stays where the pen stood; with something else stolen it goes home."""
    village = "R A1 C1 E1 G1, B F5+o E5, pen E6↑+c"
    at = at_position(sit_down, pending("steal", village, left=2))
    at.drag("pen-E6", "bench")
    assert at.last_move() == m.StealPiece(seat=0, piece="pen", cell="E6")
    assert "cattle-E6" in at.screen.area.scene.by_key()
    at.click("cattle-E6")
    assert at.last_move() == m.StealPiece(seat=0, piece="cattle", cell="E6")
    assert "cattle-E6" not in at.screen.area.scene.by_key()


CORNER = building("pen", village="R F6 G6 G7, B H6")
"""A pen on F7 may have its gate towards F6 to the north, or towards G7 to the east."""


def test_a_pen_lies_as_it_must_where_there_is_one_way(sit_down: SitDown) -> None:
    at = at_position(sit_down, CORNER)
    at.drag("element-0-pen", "cell-F5")
    assert at.last_move() == m.BuildPen(seat=0, cell="F5", gate=2)


@pytest.mark.parametrize(("turns", "gate"), [(0, 0), (1, 1), (2, 0)])
def test_a_pen_is_turned_by_the_wheel(sit_down: SitDown, turns: int, gate: int) -> None:
    at = at_position(sit_down, CORNER)
    at.carry("element-0-pen", "cell-F7")
    for _ in range(turns):
        turn_wheel(at, at.spot("cell-F7"))
    at.release(at.spot("cell-F7"))
    assert at.last_move() == m.BuildPen(seat=0, cell="F7", gate=gate)


def turn_wheel(at: AtTable, spot: QPoint) -> None:
    place = QPointF(spot)
    none = Qt.MouseButton.NoButton
    event = QWheelEvent(
        place,
        QPointF(at.view.mapToGlobal(spot)),
        QPoint(),
        QPoint(0, -120),
        none,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(at.view, event)


def test_a_pen_is_turned_by_its_key(sit_down: SitDown) -> None:
    at = at_position(sit_down, CORNER)
    at.click("element-0-pen")
    at.move(at.spot("cell-F7"))
    QTest.keyClick(at.shell, Qt.Key.Key_R)
    assert any(each.picture.args[0] == 1 for each in shown_over(at) if each.picture.painter == "hk-ghost-pen")
    at.click("cell-F7")
    assert at.last_move() == m.BuildPen(seat=0, cell="F7", gate=1)


def shown_over(at: AtTable) -> list[Any]:
    """What lies over the table for the moment."""
    return [item.sprite for item in at.screen.area.scene._marks.values()]


# Refusals


REFUSED: dict[str, tuple[str, set[str]]] = {
    "E8": ("HK-HOU-6", {"house-E7", "house-E9"}),
    "F8": ("HK-HOU-3", {"house-E7", "house-E9"}),
    "D7": ("", set()),
}
"""Red's next house where E7 is a block and E9 another: where it is refused, and what stands in the way."""


@pytest.mark.parametrize("cell", REFUSED)
def test_a_place_says_why_not_while_the_house_is_over_it(sit_down: SitDown, cell: str) -> None:
    at = at_position(sit_down, building("house", village="R E7, B E9"))
    at.carry("element-0-house", f"cell-{cell}")
    rule, guilty = REFUSED[cell]
    reason = at.screen.area.hand.reason
    assert (reason.refusal.rule if reason else "") == rule
    marked = {each.key.partition(":")[2] for each in shown_over(at) if each.picture.painter == "state-blamed"}
    assert marked == guilty
    assert at.screen.area.bubble.isVisible() == bool(rule)


def test_a_refused_house_glides_home(sit_down: SitDown) -> None:
    at = at_position(sit_down, building("house", village="R E7, B E9"))
    at.drag("element-0-house", "cell-E8")
    settle()
    assert at.moves() == []
    assert at.screen.area.scene.place_of("element-0-house") is not None


def test_nothing_unfolds_over_the_reason_before_the_pointer_has_moved_on(sit_down: SitDown) -> None:
    at = at_position(sit_down, building("house", village="R E7, B E9"))
    area = at.screen.area
    at.drag("element-0-house", "cell-E8")
    label = next(key for key in area.scene.by_key() if area.scene.fold_of(key))
    area.pointing.point(label)
    assert not waited(lambda: bool(area.expansion.open), 300)
    assert area.bubble.isVisible()
    at.move(at.spot(label))
    assert waited(lambda: bool(area.expansion.open))


# What is laid over the village


def test_what_is_laid_over_the_village_stays_until_it_is_taken_away(sit_down: SitDown) -> None:
    at = at_position(sit_down, building("house"))
    scene = at.screen.area.scene
    assert scene.place_of("family-F6") is None
    at.click("overlay-families")
    assert scene.place_of("family-F6") is not None
    QTest.keyClick(at.shell, Qt.Key.Key_X)
    assert scene.place_of("family-F6") is None
    assert scene.place_of("exit-E6-2") is not None
    QTest.keyClick(at.shell, Qt.Key.Key_X)
    assert scene.place_of("exit-E6-2") is None


def test_one_goes_on_playing_under_what_is_laid_over(sit_down: SitDown) -> None:
    at = at_position(sit_down, building("house"))
    QTest.keyClick(at.shell, Qt.Key.Key_A)
    at.drag("element-0-house", "cell-H6")
    assert at.last_move() == m.BuildHouse(seat=0, cell="H6")
    assert at.screen.area.situation.overlay == "overlay-aspects"
