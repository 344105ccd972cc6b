"""Fingers on the five tables: moves by taps and drags alone, small pieces, and what one looks at."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF

from desktop.board.camera import Camera
from desktop.board.sprite import Key
from desktop.board.touch import SLACK, away
from rules.games import game_named
from tests.desktop.at_the_table import at_a_choice, curious, waited
from tests.desktop.conftest import SitDown
from tests.desktop.every_game.drawn import EVERY
from tests.desktop.touching import ByFinger, Fingertips, move, press, release, spread, tap

pytestmark = pytest.mark.usefixtures("unpainted")

MOVES, LEAST = 6, 4


def by_finger(id: str, sit_down: SitDown, **how: Any) -> ByFinger:
    found = game_named(id)
    assert found is not None
    at = sit_down(at_a_choice(found, 4), (1280, 720), **how)
    at.screen.uncover()
    return ByFinger(at.shell, at.screen)


def camera(at: ByFinger) -> Camera:
    return at.screen.area.view.camera


@pytest.mark.parametrize("by_drag", [True, False], ids=["drags", "taps"])
@pytest.mark.parametrize("id", EVERY)
def test_moves_are_made_by_fingers_alone(id: str, sit_down: SitDown, by_drag: bool) -> None:
    at = by_finger(id, sit_down)
    choose, before = curious(set()), at.timeline.now
    played: list[Any] = []
    while at.table.seat_to_play is not None and len(played) < MOVES:
        at.screen.uncover()
        wanted = choose(at.table, len(played))
        at.make(wanted, by_drag=by_drag)
        played.append(wanted)
        assert at.moves()[before:] == played
    assert len(played) >= LEAST


@pytest.mark.parametrize("id", EVERY)
def test_a_tap_beside_a_small_piece_means_it_and_one_far_off_does_not(id: str, sit_down: SitDown) -> None:
    at = by_finger(id, sit_down)
    piece, outwards = lonely_piece(at)
    tap(at.view, beside(at, piece, outwards, SLACK - 4))
    assert piece in at.screen.area.hand.held
    at.screen.area.gestures.cancel()
    tap(at.view, beside(at, piece, outwards, SLACK + 6))
    assert piece not in at.screen.area.hand.held


def lonely_piece(at: ByFinger) -> tuple[Key, QPoint]:
    """What can be taken, and a side on which nothing else can for a while."""
    area = at.screen.area
    usable = area.view.mouse.hits.usable()
    rects = {key: place.rect for key in usable if (place := area.scene.place_of(key)) is not None}
    for key in sorted(area.hand.takable_anew() - area.hand.clickable()):
        for way in (QPoint(0, -1), QPoint(0, 1), QPoint(-1, 0), QPoint(1, 0)):
            spots = [QPointF(beside(at, key, way, far)) for far in (SLACK - 4, SLACK + 6)]
            others = [rect for other, rect in rects.items() if other != key]
            is_seen = all(area.view.viewport().rect().contains(each.toPoint()) for each in spots)
            if is_seen and all(away(rect, each) > SLACK + 2 for rect in others for each in spots):
                return key, way
    pytest.fail("no piece lies by itself")


def beside(at: ByFinger, key: Key, way: QPoint, far: float) -> QPoint:
    place = at.screen.area.scene.place_of(key)
    assert place is not None
    edge = QPointF(way.x() * place.width / 2, way.y() * place.height / 2) + QPointF(way) * far
    return at.screen.area.view.mapFromScene(place.rect.center() + edge)


@pytest.mark.parametrize("id", EVERY)
def test_two_fingers_bring_the_table_nearer_where_they_are_and_move_it(id: str, sit_down: SitDown) -> None:
    at = by_finger(id, sit_down)
    view, spot = at.screen.area.view, QPoint(300, 250)
    under = view.mapToScene(spot)
    spread(at.view, (spot - QPoint(40, 0), spot + QPoint(40, 0)), (spot - QPoint(100, 0), spot + QPoint(100, 0)))
    assert camera(at).zoom == pytest.approx(2.5, rel=0.02)
    assert (view.mapToScene(spot) - under).manhattanLength() < 4
    seen, by = camera(at).seen.center(), QPoint(-60, -40)
    spread(at.view, (spot, spot + QPoint(80, 0)), (spot + by, spot + QPoint(80, 0) + by))
    assert camera(at).zoom == pytest.approx(2.5, rel=0.02)
    moved = camera(at).seen.center() - seen
    assert (moved - QPointF(-by) / camera(at).zoom).manhattanLength() < 4
    assert at.screen.area.hand.held == frozenset()


@pytest.mark.parametrize("id", EVERY)
def test_a_finger_that_rests_is_told_what_lies_there(id: str, sit_down: SitDown) -> None:
    at = by_finger(id, sit_down, bubbles="key")
    area = at.screen.area
    key = next(each for each in area.scene.pieces() if area.cards.faces.explains(each))
    area.view.touch.rests_after(1)
    spot, before = at.spot(key), at.timeline.now
    press(at.view, spot)
    assert waited(area.cards.card.isVisible, 3000)
    release(at.view, spot)
    assert area.cards.card.isVisible()
    assert not area.hand.held
    assert at.timeline.now == before


@pytest.mark.parametrize("id", EVERY)
def test_a_double_tap_on_a_board_fits_it_and_fingers_lead_back(id: str, sit_down: SitDown) -> None:
    at = by_finger(id, sit_down)
    spot = empty_spot(at)
    tap(at.view, spot)
    tap(at.view, spot)
    assert camera(at).zoom > 1
    spread(at.view, (QPoint(200, 200), QPoint(900, 200)), (QPoint(500, 200), QPoint(520, 200)))
    assert camera(at).zoom == 1


def empty_spot(at: ByFinger) -> QPoint:
    """A point of a board, smaller than the table, at which nothing can be done and that is near nothing usable."""
    area = at.screen.area
    parts = sorted(area.situation.part_places(), key=lambda part: part.width() * part.height())
    usable = [place.rect for key in area.view.mouse.hits.usable() if (place := area.scene.place_of(key)) is not None]
    around = [rect.adjusted(-2 * SLACK, -2 * SLACK, 2 * SLACK, 2 * SLACK) for rect in usable]
    for part in parts:
        for x in range(1, 24):
            for y in range(1, 24):
                point = part.topLeft() + QPointF(part.width() * x / 24, part.height() * y / 24)
                if any(rect.contains(point) for rect in around):
                    continue
                fold = area.scene.fold_of(area.scene.key_at(point))
                if not fold and area.view.mouse.hits.piece_at(point) is None:
                    return area.view.mapFromScene(point)
    pytest.fail("every spot of the boards does something")


@pytest.mark.parametrize("id", EVERY)
def test_a_second_finger_puts_back_what_the_first_one_carries(id: str, sit_down: SitDown) -> None:
    at = by_finger(id, sit_down)
    hand, before = at.screen.area.hand, at.timeline.now
    piece = sorted(hand.takable_anew() - hand.clickable())[0]
    spot = at.spot(piece)
    press(at.view, spot)
    move(at.view, spot + QPoint(30, 30))
    assert hand.held == {piece}
    both = (spot + QPoint(30, 30), spot + QPoint(90, 30))
    press_second(at, *both)
    assert hand.held == frozenset()
    release(at.view, *both)
    assert at.timeline.now == before


def press_second(at: ByFinger, first: QPoint, second: QPoint) -> None:
    fingers = Fingertips(at.view)
    fingers.all.move(0, at.view.mapTo(at.shell, first), at.shell)
    fingers.all.press(1, at.view.mapTo(at.shell, second), at.shell)
    fingers.all.commit()
