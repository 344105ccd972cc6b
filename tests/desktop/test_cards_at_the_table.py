"""Cards at a drawn table: a hand that fans, piles and mats that unfold, what a card does where, what is reckoned up."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.board.layers import Layer
from desktop.board.sprite import Place
from desktop.table.seats import PERSON
from rules.core.types import Json
from tests.desktop.at_the_caravan import caravan
from tests.desktop.at_the_table import AtTable, settle, waited
from tests.desktop.conftest import SitDown
from tests.fixture_game.setup import RIVAL

pytestmark = pytest.mark.usefixtures("unpainted")

KEY = Qt.Key
TRADE: Json = {
    "ask": "trade",
    "seat": 0,
    "round": 2,
    "seats": [PERSON, RIVAL],
    "traders": [
        {"hand": ["salt-1", "salt-2", "copper-1", "silk-1", "silk-2"], "camel": "port", "tents": ["oasis"]},
        {"hand": ["silk-3", "silk-4"], "camel": "gate", "tents": ["gate"]},
    ],
}
CARD, OTHER = "card-salt-1", "card-copper-1"


@pytest.fixture
def at(sit_at_caravan: SitDown) -> AtTable:
    return sit_at_caravan(caravan(PERSON, RIVAL, notes=TRADE))


def place(at: AtTable, key: str) -> Place:
    found = at.screen.area.scene.place_of(key)
    assert found is not None, key
    return found


def opened(at: AtTable, fold: str) -> bool:
    return waited(lambda: fold in at.screen.area.expansion.open, 1000)


def closed(at: AtTable) -> bool:
    return waited(lambda: not at.screen.area.expansion.open, 1000)


def level(at: AtTable, key: str) -> float:
    return at.screen.area.scene.by_key()[key].level


# The fan


def test_the_card_under_the_mouse_comes_up_and_those_beside_it_leave_it_free(at: AtTable) -> None:
    before = {key: place(at, key) for key in at.screen.area.scene.places() if key.startswith("card-")}
    at.move(at.spot(OTHER))
    assert opened(at, OTHER)
    assert place(at, OTHER).height > before[OTHER].height * 1.2
    assert place(at, OTHER).y < before[OTHER].y
    assert all(level(at, OTHER) > level(at, key) for key in before if key != OTHER)
    assert place(at, "card-salt-2").x < before["card-salt-2"].x
    at.move(QPoint(5, 5))
    assert closed(at)
    assert {key: place(at, key) for key in before} == before


def test_the_pointer_stays_on_the_card_that_comes_up(at: AtTable) -> None:
    """Wherever it entered, so that nothing flickers."""
    before = place(at, OTHER)
    at.move(at.spot(OTHER))
    assert opened(at, OTHER)
    for x in (before.x + 1, before.x + before.width * 0.5):
        for y in (before.y + 1, before.y + before.height - 1):
            assert place(at, OTHER).rect.contains(x, y)


def test_arrows_bring_up_every_card_whether_it_can_be_played_or_not(at: AtTable) -> None:
    view = at.screen.area.view
    view.setFocus()
    at.key(KEY.Key_Left)
    seen = set()
    for arrow in [KEY.Key_Left] * 6 + [KEY.Key_Right] * 8:
        at.key(arrow)
        if (view.focus or "").startswith("card-"):
            seen.add(view.focus)
            assert at.screen.area.expansion.open == {view.focus}
    assert seen == {f"card-{card}" for card in ("salt-1", "salt-2", "copper-1", "silk-1", "silk-2")}


def test_light_lies_right_under_its_card_and_over_the_one_before(at: AtTable) -> None:
    marks = at.screen.area.scene._marks
    light = marks["state-can-take:card-salt-2"].sprite.level
    assert level(at, CARD) < light < level(at, "card-salt-2")


# What a card does, and where


def test_a_card_in_the_hand_shows_where_it_goes_and_what_it_brings(at: AtTable) -> None:
    at.carry(CARD, "place-gate")
    scene = at.screen.area.scene
    targets = {key for key in scene._marks if key.startswith("state-target:")}
    assert targets == {"state-target:place-port"}
    assert scene._marks["tag:deliver"].sprite.picture.args[0] == "+4"


def test_a_card_over_a_small_place_does_not_hide_it(at: AtTable) -> None:
    item = at.screen.area.scene._items[CARD]
    at.carry(CARD, "deck")
    at.move(QPoint(300, 500))
    assert item._wide > place(at, CARD).width
    at.move(at.spot("place-port"))
    assert item._wide < place(at, "place-port").width
    at.release(at.spot("place-port"))
    assert at.last_move().card == "salt-1"


def test_a_card_that_is_refused_says_why_and_lights_what_would_do(at: AtTable) -> None:
    at.carry(OTHER, "place-port")
    assert at.screen.area.bubble.isVisible()
    assert "CV-TRADE-2" in at.screen.area.bubble.accessibleName()
    lit = {key for key in at.screen.area.scene._marks if key.startswith("state-can-take:")}
    assert lit == {"state-can-take:card-salt-1", "state-can-take:card-salt-2"}


def test_what_is_reckoned_up_follows_the_card(at: AtTable) -> None:
    account = at.screen.dock.moves.account
    assert account.isVisible()
    assert [amount for _, amount, _ in account.lines] == ["0", "2"]
    at.carry(CARD, "place-port")
    assert waited(lambda: len(account.lines) == 3, 1000)
    assert account.lines[-1][1:] == ("+4", True)
    assert account.account is not None
    assert account.account.total == 6
    at.move(at.spot("place-gate"))
    assert waited(lambda: len(account.lines) == 2, 1000)


def test_and_the_move_that_one_considers_in_the_list(at: AtTable) -> None:
    page = at.screen.dock.moves
    page.list.setFocus(Qt.FocusReason.TabFocusReason)
    assert page.account.lines[-1][1:] == ("+4", True)
    assert "+4" in page.account.accessibleDescription()


# Piles


@pytest.fixture
def with_pile(at: AtTable) -> AtTable:
    for card in ("salt-1", "salt-2"):
        at.drag(f"card-{card}", "place-port")
    assert place(at, "card-salt-1") != place(at, "card-salt-2")
    return at


def seen_whole(at: AtTable, keys: tuple[str, ...]) -> bool:
    rects = [place(at, key).rect for key in keys]
    return not any(one.intersects(other) for number, one in enumerate(rects) for other in rects[:number])


PILE = ("card-salt-1", "card-salt-2")


def test_a_pile_fans_open_while_one_points_at_it(with_pile: AtTable) -> None:
    at = with_pile
    assert not seen_whole(at, PILE)
    at.move(at.spot("card-salt-2"))
    assert opened(at, "discard")
    assert seen_whole(at, PILE)
    assert all(level(at, key) >= Layer.UNFOLDED for key in PILE)
    at.move(at.spot("card-salt-1"))
    QTest.qWait(400)
    assert "discard" in at.screen.area.expansion.open
    at.move(QPoint(5, 5))
    assert closed(at)


@pytest.mark.parametrize("how", ["click", "escape", "right"])
def test_a_click_keeps_it_open_until_it_is_put_away(with_pile: AtTable, how: str) -> None:
    at = with_pile
    at.click("card-salt-2")
    at.move(QPoint(5, 5))
    QTest.qWait(400)
    assert at.screen.area.expansion.open == {"discard"}
    assert not at.screen.area.hand.held
    if how == "click":
        at.click("card-salt-1")
    elif how == "escape":
        at.screen.area.view.setFocus()
        at.key(KEY.Key_Escape)
    else:
        QTest.mouseClick(at.view, Qt.MouseButton.RightButton, pos=QPoint(5, 5))
    at.move(QPoint(5, 5))
    assert closed(at)


def test_the_keyboard_opens_a_pile_and_goes_through_it(with_pile: AtTable) -> None:
    at, view = with_pile, with_pile.screen.area.view
    view.setFocus()
    view.stand_on("card-salt-2")
    at.key(KEY.Key_Return)
    assert "discard" in at.screen.area.expansion.open
    here = at.spot("card-salt-1").x() - at.spot("card-salt-2").x()
    at.key(KEY.Key_Left if here < 0 else KEY.Key_Right)
    assert view.focus == "card-salt-1"
    at.key(KEY.Key_Escape)
    assert "discard" not in at.screen.area.expansion.open or at.screen.area.expansion.kept == ""


def test_what_is_held_stays_in_the_hand_while_something_opens(at: AtTable) -> None:
    item = at.screen.area.scene._items[CARD]
    at.carry(CARD, "mat-1")
    assert opened(at, "mat-1")
    assert at.screen.area.hand.held == {CARD}
    middle = at.spot("mat-1")
    shown = at.screen.area.view.mapFromScene(item.pos()).x()
    assert abs(shown - middle.x()) < place(at, CARD).width


# Mats


def test_the_mat_of_an_opponent_unfolds(at: AtTable) -> None:
    folded = place(at, "mat-1")
    at.move(at.spot("mat-1"))
    assert opened(at, "mat-1")
    unfolded = place(at, "mat-1")
    assert unfolded.height > folded.height * 1.2
    backs = [key for key in at.screen.area.scene.places() if key.startswith("back-1-hand-")]
    assert len(backs) == 2
    assert not any(key in at.screen.area.scene.places() for key in ("card-silk-3", "card-silk-4"))
    at.move(QPoint(5, 5))
    assert closed(at)
    assert place(at, "mat-1") == folded


def test_the_list_of_pieces_unfolds_it_too(at: AtTable) -> None:
    at.screen.dock.open("pieces")
    at.screen.area.gestures.click("mat-1")
    settle()
    assert "mat-1" in at.screen.area.expansion.open
    at.screen.area.gestures.click("mat-1")
    assert "mat-1" not in at.screen.area.expansion.open


@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000), (2560, 1440)])
def test_what_unfolds_lies_on_the_table(sit_at_caravan: SitDown, size: tuple[int, int]) -> None:
    at = sit_at_caravan(caravan(PERSON, RIVAL, notes=TRADE), size)
    at.drag(CARD, "place-port")
    at.drag("card-salt-2", "place-port")
    table = at.screen.area.view.camera.table
    for key in ("mat-1", "card-salt-2"):
        at.move(at.spot(key))
        assert opened(at, at.screen.area.scene.fold_of(key))
        for sprite in at.screen.area.scene.sprites:
            assert table.adjusted(-1, -1, 1, 1).contains(sprite.place.rect), sprite.key


def test_what_the_keyboard_has_opened_closes_when_it_goes_elsewhere(at: AtTable) -> None:
    view = at.screen.area.view
    view.setFocus()
    at.key(KEY.Key_Left)
    while not at.screen.area.expansion.open:
        at.key(KEY.Key_Right)
    at.screen.dock.setFocus()
    at.screen.dock.focusNextChild()
    assert not view.hasFocus()
    assert closed(at)
