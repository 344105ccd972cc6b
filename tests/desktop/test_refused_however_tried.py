"""What is refused says why however it is tried: dragged, clicked, by keyboard, in every game, in the same words."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from desktop.board.bubble import Bubble
from desktop.board.floating_box import ROOM
from desktop.board.hand import Hand
from desktop.board.sprite import Key
from desktop.paint.reason import ReasonText
from desktop.table.seats import PERSON
from rules.games import GAMES
from rules.hoyuk import GAME as HOYUK
from tests.desktop import at_the_caravan
from tests.desktop.at_the_table import AtTable, game
from tests.desktop.conftest import SitDown, tables_opened
from tests.desktop.games.hoyuk.test_by_hand import building

pytestmark = pytest.mark.usefixtures("unpainted")

KEY = Qt.Key
MOST_MOVES = 60
EVERY = [each.id for each in GAMES]


@pytest.fixture
def with_caravan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SitDown]:
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path))
    yield from tables_opened(partial(at_the_caravan.opened, tmp_path))


def table_of(id: str, sit_down: SitDown, with_caravan: SitDown) -> AtTable:
    if id == "caravan":
        return with_caravan(at_the_caravan.caravan())
    return sit_down(game(PERSON, PERSON, of=next(each for each in GAMES if each.id == id)))


def attempts_refused(at: AtTable) -> Iterator[tuple[Key, Key]]:
    """A piece that can be taken, and a place where it may not go, that a mouse can reach."""
    area = at.screen.area
    for piece in sorted(area.hand.takable_anew()):
        hand = Hand(at.table, area.desk)
        hand.look_again()
        hand.take(piece)
        for place in area.scene.places():
            if hand.is_refused(place) and reached(at, hand, place) and at.screen.area.scene.place_of(piece):
                yield piece, place


def reached(at: AtTable, hand: Hand, place: Key) -> bool:
    """Whether what lies uppermost in its middle is the place itself, and no piece that would be taken instead."""
    there = at.lying_on(place)
    return there == place and there not in hand.takable() | hand.takable_anew()


def refused_somewhere(at: AtTable) -> tuple[Key, Key]:
    """In the first position on the way where somebody can try something that is not allowed."""
    for _ in range(MOST_MOVES):
        found = next(attempts_refused(at), None)
        if found is not None:
            return found
        if at.table.is_covered:
            at.screen.uncover()
        at.table.propose(at.table.legal[0])
    raise AssertionError("nothing can be refused here")


def said(at: AtTable) -> ReasonText | None:
    bubble = at.screen.area.bubble
    assert bubble.isVisible() == (bubble.reason is not None)
    return bubble.reason


def by_drag(at: AtTable, piece: Key, place: Key) -> None:
    at.drag(piece, place)


def by_click(at: AtTable, piece: Key, place: Key) -> None:
    at.click(piece)
    at.click(place)


def by_keyboard(at: AtTable, piece: Key, place: Key) -> None:
    view = at.screen.area.view
    view.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (piece, place):
        view.stand_on(key)
        at.key(KEY.Key_Return)


@pytest.mark.parametrize("id", [*EVERY, "caravan"])
def test_it_says_the_same(sit_down: SitDown, with_caravan: SitDown, id: str) -> None:
    at = table_of(id, sit_down, with_caravan)
    piece, place = refused_somewhere(at)
    now, words = at.timeline.now, []
    for tried in (by_drag, by_click, by_keyboard):
        tried(at, piece, place)
        words.append(said(at))
        assert not at.screen.area.hand.held
        QTest.mouseMove(at.view, QPoint(2, 2))
        QTest.mouseMove(at.view, QPoint(40, 40))
        assert said(at) == words[-1], "it stays until the next act"
        at.key(KEY.Key_Escape)
        assert said(at) is None
    assert words[0] is not None
    assert words[0].title
    assert words[0].rule
    assert words.count(words[0]) == 3
    assert at.timeline.now == now


@pytest.mark.parametrize("tried", [by_drag, by_click, by_keyboard])
def test_a_modifier_alone_is_no_act(sit_down: SitDown, tried: object) -> None:
    at = sit_down(game())
    piece, place = refused_somewhere(at)
    tried(at, piece, place)  # type: ignore[operator]
    found = said(at)
    at.screen.area.view.setFocus(Qt.FocusReason.OtherFocusReason)
    at.key(KEY.Key_Control)
    assert said(at) == found


def test_a_click_on_what_is_held_puts_it_back_without_a_word(sit_down: SitDown) -> None:
    at = sit_down(game())
    piece, _ = refused_somewhere(at)
    at.click(piece)
    assert at.screen.area.hand.held
    at.click(piece)
    assert not at.screen.area.hand.held
    assert said(at) is None


def test_the_reason_of_the_hovering_stays_when_clicked(sit_down: SitDown) -> None:
    at = sit_down(game())
    piece, place = refused_somewhere(at)
    at.click(piece)
    at.move(at.spot(place))
    hovering = said(at)
    assert hovering is not None
    at.press(at.spot(place))
    at.release(at.spot(place))
    assert said(at) == hovering


def hovering(at: AtTable) -> tuple[Bubble, QPointF]:
    """What is said while a piece is held over a place where it may not go, and where the mouse is then."""
    piece, place = refused_somewhere(at)
    at.click(piece)
    at.move(at.spot(place))
    bubble = at.screen.area.bubble
    assert bubble.isVisible()
    return bubble, QPointF(at.spot(place))


def test_what_the_shadow_of_the_reason_falls_on_can_be_clicked(sit_down: SitDown) -> None:
    at = sit_down(game())
    found, spot = hovering(at)
    told = found.reason
    edge = found.tip + (spot - found.tip) * 0.1
    assert found.box.adjusted(-ROOM, -ROOM, ROOM, ROOM).contains(edge)
    at.click_the_window(edge.toPoint())
    assert not at.screen.area.hand.held
    assert said(at) == told


def test_the_way_to_the_rule_of_a_reason_leads_over_nothing_else(sit_down: SitDown) -> None:
    at = sit_down(game())
    found, _ = hovering(at)
    told = found.reason
    for share in range(1, 11):
        at.move((found.tip + (found.tag.center() - found.tip) * share / 10).toPoint())
        assert said(at) == told
    at.click_the_window(found.tag.center().toPoint())
    assert at.screen.dock.page == "rules"
    assert said(at) is None


def test_no_tip_covers_the_reason(sit_down: SitDown) -> None:
    at = sit_down(game())
    hovering(at)
    area = at.screen.area
    place = area.hand.pointed
    assert place is not None
    assert not area.pointing.tip_of(place)
    area.cards.pointer_moved()
    assert not area.cards.card.isVisible()
    at.key(KEY.Key_Escape)
    area.cards.ask(place)
    assert area.cards.card.isVisible()


def test_the_rule_of_a_refusal_is_a_key_away(sit_down: SitDown) -> None:
    at = sit_down(game())
    piece, place = refused_somewhere(at)
    by_keyboard(at, piece, place)
    found = said(at)
    assert found is not None
    name = at.screen.area.bubble.accessibleName()
    assert ".." not in name
    assert found.rule in name
    at.key(KEY.Key_F1)
    assert at.shell.trail[-1].opened_as == "reader"
    assert at.shell.trail[-1].paper.at == found.rule  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000)])
@pytest.mark.parametrize("cell", ["E8", "F8"])
def test_what_it_speaks_of_stays_in_sight(sit_down: SitDown, cell: str, size: tuple[int, int]) -> None:
    """The houses in the corner and at the side that a new one would touch, and the place itself."""
    at = sit_down(game(PERSON, PERSON, notes=building("house", village="R E7, B E9"), of=HOYUK), size=size)
    area = at.screen.area
    at.drag("element-0-house", f"cell-{cell}")
    assert area.bubble.isVisible()
    for key in (f"cell-{cell}", "house-E7", "house-E9"):
        spot = area.scene.place_of(key)
        assert spot is not None
        assert not area.bubble.box.intersects(area.refusals.on_screen(spot).adjusted(3, 3, -3, -3)), key
