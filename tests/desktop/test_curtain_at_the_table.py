"""The curtain over a whole drawn table: two people share a screen, choose in secret, and see only what is theirs."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from desktop.table.seats import PERSON
from rules.core.knowledge import leaves
from rules.core.types import Seat, phrase
from tests.desktop.at_the_caravan import caravan
from tests.desktop.at_the_table import LEFT, AtTable, settle, waited
from tests.desktop.conftest import SitDown
from tests.desktop.test_in_mid_game import words_of

KEY = Qt.Key


def lift(at: AtTable, *, by_key: bool = False) -> None:
    """Whoever the curtain waits for holds its button."""
    curtain = at.screen.curtain
    assert curtain.is_closed
    if by_key:
        QTest.keyPress(curtain.lift, KEY.Key_Space)
    else:
        QTest.mousePress(curtain.lift, LEFT)
    assert waited(lambda: not curtain.is_closed, 2000)
    settle()


def hidden_from(at: AtTable, seat: Seat | None) -> set[str]:
    """Cards that lie somewhere and that this seat, or a spectator, has never seen."""
    timeline = at.timeline
    cards = set(timeline.state.box.cards)
    seen: set[Any] = set()
    for point in timeline.past():
        seen |= set(leaves(timeline.game.view(timeline.state_at(point), seat)))
        seen |= set(leaves(timeline.seen_at(point, seat)))
    return {str(card) for card in cards - seen}


def on_the_table(at: AtTable) -> set[str]:
    """The cards that the scene holds, in sight or not."""
    scene = at.screen.area.scene
    sprites = [*scene.sprites, *(item.sprite for item in (*scene._marks.values(), *scene._gone.values()))]
    return {sprite.key.removeprefix("card-") for sprite in sprites if sprite.key.startswith("card-")}


def said(at: AtTable) -> Iterator[str]:
    """All that the window says or tells a screen reader, in sight or not."""
    for each in [at.screen, *at.screen.findChildren(QWidget)]:
        yield from words_of(each)


def names_of(at: AtTable, cards: set[str]) -> set[str]:
    return {at.screen.area.situation.say(phrase("cv-table-card", card=card)) for card in cards}


def check_secrets(at: AtTable, seat: Seat | None) -> None:
    secret = hidden_from(at, seat)
    assert on_the_table(at) & secret == set()
    whole = "\n".join(said(at))
    assert [name for name in names_of(at, secret) if name in whole] == []


@pytest.fixture
def at(sit_at_caravan: SitDown) -> AtTable:
    return sit_at_caravan(caravan(PERSON, PERSON))


def test_a_shared_game_begins_under_the_curtain(at: AtTable) -> None:
    assert at.screen.curtain.is_closed
    assert at.table.looking is None
    assert not any(each.isVisible() for each in (at.screen.area, at.screen.dock, at.screen.top))
    check_secrets(at, None)


def test_the_keyboard_stands_on_what_lifts_it(at: AtTable) -> None:
    assert QApplication.focusWidget() is at.screen.curtain.lift
    at.screen.shell.open("settings")
    at.screen.shell.back()
    settle()
    assert QApplication.focusWidget() is at.screen.curtain.lift


def test_the_cloth_covers_every_pixel_of_the_table(at: AtTable) -> None:
    """The same picture whatever lies under it."""
    before = at.screen.grab().toImage()
    at.screen.area.setStyleSheet("background: #00ff00")
    at.screen.area.scene.show(())
    settle()
    assert at.screen.grab().toImage() == before


@pytest.mark.parametrize("by_key", [True, False])
def test_whoever_lifts_it_sees_their_own_pack_and_no_other(at: AtTable, by_key: bool) -> None:
    lift(at, by_key=by_key)
    assert at.table.looking == 0
    assert at.screen.area.isVisible()
    assert set(at.timeline.state.traders[0].pack) <= on_the_table(at)
    check_secrets(at, 0)


def test_it_falls_again_when_the_secret_choice_is_made(at: AtTable) -> None:
    lift(at)
    card = at.timeline.state.traders[0].pack[0]
    at.drag(f"card-{card}", "slot-0")
    assert at.screen.curtain.is_closed
    assert at.screen.curtain.seat == 1
    check_secrets(at, None)
    lift(at)
    check_secrets(at, 1)
    assert set(at.timeline.state.traders[1].pack) <= on_the_table(at)


def test_what_was_open_is_closed_with_it(at: AtTable) -> None:
    lift(at)
    pack = at.timeline.state.traders[0].pack
    at.move(at.spot(f"card-{pack[0]}"))
    assert waited(lambda: bool(at.screen.area.expansion.open), 1000)
    at.table.propose(at.table.legal[0])
    assert at.screen.area.expansion.open == frozenset()
    assert not at.screen.area.bubble.isVisible()
    assert QToolTip.text() == ""
    check_secrets(at, None)


def test_a_choice_or_a_sheet_that_is_open_does_not_stay_over_the_cloth(at: AtTable) -> None:
    lift(at)
    at.screen.open_key_sheet()
    at.screen.top.menu.click()
    settle()
    at.table.propose(at.table.legal[0])
    settle()
    assert at.screen.curtain.is_closed
    assert QApplication.activePopupWidget() is None
    assert not at.screen.keys.isVisible()
    lift(at)
    assert not at.screen.keys.isVisible()


@pytest.mark.parametrize("key", [KEY.Key_R, KEY.Key_S, KEY.Key_2, KEY.Key_F, KEY.Key_Question, KEY.Key_Escape])
def test_no_key_of_the_table_works_through_it(at: AtTable, key: Qt.Key) -> None:
    QTest.keyClick(at.screen.curtain.lift, key)
    settle()
    assert at.screen.curtain.is_closed
    assert not at.screen.keys.isVisible()
    assert not at.screen.area.showing.is_on
    assert at.screen.area.view.camera.zoom == 1


def test_pictures_and_measures_see_the_table(at: AtTable) -> None:
    at.screen.uncover()
    assert not at.screen.curtain.is_closed
    assert at.screen.area.isVisible()
    assert at.table.looking == 0
    at.screen.uncover()
    assert at.table.looking == 0


def test_undo_goes_under_the_curtain_too(at: AtTable) -> None:
    """Taking back the choice of the other hands the screen to them first."""
    lift(at)
    at.table.propose(at.table.legal[0])
    lift(at)
    at.table.undo()
    settle()
    assert at.screen.curtain.is_closed or at.table.looking in {each.seat for each in at.table.decisions}
    check_secrets(at, at.table.looking)


def test_showing_again_shows_each_person_only_what_they_saw(sit_at_caravan: SitDown) -> None:
    at = sit_at_caravan(caravan(PERSON, PERSON, seed=8))
    for _ in range(10):
        if at.screen.curtain.is_closed:
            lift(at)
        at.key(KEY.Key_R)
        while at.screen.area.showing.is_on:
            seat = at.table.looking
            view = at.screen.area.showing.view
            assert view == at.table.game.view(state_of(at, view), seat)
            check_secrets(at, seat)
            at.screen.area.showing.next()
            settle()
        at.table.propose(at.table.legal[-1])


def state_of(at: AtTable, view: Any) -> Any:
    """The position that this is a view of."""
    timeline = at.timeline
    return next(
        timeline.state_at(point)
        for point in timeline.line()
        if timeline.game.view(timeline.state_at(point), view.seat) == view
    )


@pytest.mark.parametrize("by_drag", [True, False], ids=["drags", "clicks"])
def test_two_people_play_a_whole_game_in_turn(sit_at_caravan: SitDown, by_drag: bool) -> None:
    at = sit_at_caravan(caravan(PERSON, PERSON, seed=6))
    made: list[Any] = []
    lifted = 0
    while not at.table.is_over:
        if at.screen.curtain.is_closed:
            check_secrets(at, None)
            lift(at, by_key=lifted % 2 == 0)
            lifted += 1
        check_secrets(at, at.table.looking)
        move = at.table.legal[len(made) % len(at.table.legal)]
        at.make(move, by_drag=by_drag)
        made.append(move)
    assert at.moves() == made
    assert {move.seat for move in made} == {0, 1}
    assert {move.kind for move in made} >= {"cv.keep", "cv.bid", "cv.travel", "cv.rest"}
    assert lifted >= 8
