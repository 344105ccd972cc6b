"""The administration at the real table: acted out by itself, step by step, hurried, paused, skipped; and at the end."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.board.showing import Showing
from desktop.table.seats import PERSON
from rules.core.types import Json
from rules.magnastorm import GAME
from rules.magnastorm.moves import ChooseAction, MoveCrew
from rules.magnastorm.options import CONSORTIUM
from tests.desktop.at_the_table import LEFT, AtTable, game, waited
from tests.desktop.conftest import SitDown
from tests.desktop.games.magnastorm.test_posters import SEATS

pytestmark = pytest.mark.usefixtures("unpainted")

KEY = Qt.Key
STEPS = 6


def notes(**more: Json) -> Json:
    return {
        "seats": SEATS,
        "turn": 3,
        "upper": {"C1": "y"},
        "token": 2,
        "commanders": "01 02 03 04 12 11 13 14",
        **more,
    }


def last_turn(at: AtTable) -> None:
    at.table.propose(MoveCrew(seat=3, column="C1", crew="yellow", cell="R4/C2"))
    at.table.propose(ChooseAction(seat=3, action="gain"))


@pytest.fixture
def acted(sit_down: SitDown) -> AtTable:
    """The last turn of a round was made; its administration is about to be seen."""
    at = sit_down(game(*[PERSON] * 4, notes=notes(), of=GAME), pace="slow")
    last_turn(at)
    return at


def showing(at: AtTable) -> Showing:
    return at.screen.area.showing


def test_every_step_is_seen_with_the_position_at_its_end(acted: AtTable) -> None:
    at, seen = acted, []
    assert showing(at).is_acting
    while showing(at).is_on:
        frame, view = showing(at).frame, at.screen.area.situation.view
        assert view == frame.after
        seen.append((frame.act, view.round, any(view.upper), at.screen.top.now.step))
        at.screen.dock.foot_actions.confirm()
    assert [act for act, *_ in seen] == list(range(STEPS + 1))
    assert [step for *_, step in seen[1:]] == [f"Étape {act} sur 6" for act in range(1, STEPS + 1)]
    assert [round_ for _, round_, *_ in seen] == [1] * STEPS + [2]
    assert [crew for _, _, crew, _ in seen] == [False] * 5 + [True, True]
    assert at.screen.area.situation.view == at.table.view


def test_it_goes_on_by_itself(acted: AtTable) -> None:
    assert waited(lambda: showing(acted).is_on and showing(acted).frame.act == 1)
    assert "poster" in acted.screen.area.scene._poster
    assert waited(lambda: showing(acted).frame.act == 2)


def test_cubes_travel_from_their_sectors(acted: AtTable) -> None:
    acted.screen.dock.foot_actions.confirm()
    scene = acted.screen.area.scene
    flying = [key for key in scene._gone if key.startswith("flight-")]
    assert len(flying) == 2
    sector = scene.place_of("sector-SW")
    assert sector is not None
    yellow = next(scene._gone[key] for key in flying if "yellow" in key)
    assert yellow.sprite.place.middle == pytest.approx(sector.middle)


def test_the_pause_holds_the_step_and_the_button_goes_on(acted: AtTable) -> None:
    at, dock = acted, acted.screen.dock
    assert dock.playback.pause.isVisible()
    QTest.mouseClick(dock.action_bar.confirm, LEFT)
    QTest.mouseClick(dock.playback.pause, LEFT)
    assert showing(at).is_paused
    assert not at.table.is_paused
    assert waited(lambda: not at.screen.area.animations.under_way)
    QTest.qWait(50)
    assert showing(at).frame.act == 1
    QTest.mouseClick(dock.action_bar.confirm, LEFT)
    assert showing(at).frame.act == 2
    at.key(KEY.Key_P)
    assert not showing(at).is_paused


def test_skipping_shows_the_new_round_at_once(acted: AtTable) -> None:
    at = acted
    at.key(KEY.Key_S)
    assert not showing(at).is_on
    assert at.screen.area.situation.view == at.table.view
    assert at.table.view.round == 2
    assert at.table.seat_to_play is not None


def test_nobody_plays_while_it_is_acted_out(acted: AtTable) -> None:
    assert not acted.screen.area.hand.takable()
    acted.screen.skip()
    assert acted.screen.area.hand.takable()


def test_without_animation_the_new_round_is_there(sit_down: SitDown) -> None:
    at = sit_down(game(*[PERSON] * 4, notes=notes(), of=GAME))
    last_turn(at)
    assert not showing(at).is_on
    assert at.screen.area.situation.view.round == 2


def test_it_can_be_seen_again(acted: AtTable) -> None:
    at = acted
    at.screen.skip()
    at.screen.area.replay.show_again()
    assert showing(at).is_acting
    assert max(frame.act for frame in showing(at).frames) == STEPS


def test_the_score_waits_until_the_last_administration_is_seen(sit_down: SitDown) -> None:
    at = sit_down(game(*[PERSON] * 4, notes=notes(round=4), of=GAME), pace="slow")
    last_turn(at)
    assert at.table.is_over
    assert showing(at).is_acting
    assert at.shell.trail[-1] is at.screen
    at.screen.skip()
    assert at.shell.trail[-1] is not at.screen


def test_after_the_reasons_of_the_consortium_its_round_is_acted_out(sit_down: SitDown) -> None:
    """It moves the last crew: reasons first, one by one; then its move, then the six steps; then the person plays."""
    seats: Json = [
        {"labs": "SW.a1", "scout": "W.a1", "cubes": "gg"},
        {"automa": True, "scout": "SW.d1", "commanders": "01"},
    ]
    position = {"seats": seats, "turn": 1, "upper": {"C1": "y"}, "commanders": "01 02 03 11 12 13"}
    at = sit_down(game(PERSON, CONSORTIUM, notes=position, of=GAME), pace="slow", explain=True)
    assert waited(lambda: showing(at).is_on)
    assert showing(at).card is not None
    at.screen.dock.foot_actions.confirm()
    assert waited(lambda: at.table.timeline.now == len(("crew", "step")) and showing(at).card is not None)
    while showing(at).card is not None:
        at.screen.dock.foot_actions.confirm()
    seen = []
    while showing(at).is_on:
        seen.append(showing(at).frame.act)
        at.screen.dock.foot_actions.confirm()
    assert [act for act in seen if act] == list(range(1, STEPS + 1))
    assert at.table.view.round == 2
    assert at.table.seat_to_play == 0


def test_undo_ends_what_is_acted_out(acted: AtTable) -> None:
    at = acted
    at.screen.dock.foot_actions.confirm()
    at.table.undo()
    assert not showing(at).is_on
    assert at.screen.area.situation.view.round == 1
    assert at.table.view.upper == at.screen.area.situation.view.upper
