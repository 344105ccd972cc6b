"""The tutor at the table of every game: a move that costs much waits, however it was made, and is asked about once."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.board.desk import BUTTON
from desktop.table.mistakes import thresholds, want
from desktop.table.seats import PERSON
from desktop.table_screen.tutoring import Tutoring
from rules.bots.advice import Advice, Suggestion
from rules.bots.mind import mind_of
from rules.core.contract import AnyGame
from rules.games import GAMES
from tests.desktop.at_the_table import NAMES, AtTable, at_a_choice, game, waited
from tests.desktop.conftest import SitDown

pytestmark = pytest.mark.usefixtures("unpainted")

HOYUK = next(each for each in GAMES if each.id == "hoyuk")
each_game = pytest.mark.parametrize("of", GAMES, ids=lambda of: of.id)
CHOICE_AFTER = 12


def found(at: AtTable, move: Any, loss: float, *, is_measured: bool = False) -> Advice:
    """As if that had been found of a move."""
    other = next(each for each in at.table.legal if each != move)
    term = next(each for each in mind_of(at.table.game.id).terms if not each.is_sure)
    spread = 10.0 if is_measured else 0.0
    better = Suggestion(other, (), (loss,) * 6, spread, {term: loss})
    played = Suggestion(move, (), (0.0,) * 6, spread, {term: 0.0}, rank=2)
    return Advice((better, played), 0.1, looks=2, worlds=6, is_measured=is_measured, is_final=True)


@pytest.fixture
def weighed(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Nothing is asked of the worker; what is to be weighed is noted."""
    asked: list[Any] = []

    def weigh(self: Any, *args: Any) -> None:
        self._weighing, self.verdict = object(), None
        asked.append(args[-1])

    monkeypatch.setattr("desktop.table.advice.Advice.weigh", weigh)
    monkeypatch.setattr("desktop.table.advice.Advice.prepare", lambda self, *args: None)
    monkeypatch.setattr("desktop.table.advice.Advice.stop_weighing", lambda self: setattr(self, "_weighing", None))
    monkeypatch.setattr("desktop.table.advice.Advice.forget", lambda self: setattr(self, "_weighing", None))
    return asked


def seated(sit_down: SitDown, of: AnyGame, mistakes: Any = "medium", **how: Any) -> AtTable:
    at = sit_down(at_a_choice(of, CHOICE_AFTER), **how)
    if at.screen.curtain.is_closed:
        at.screen.uncover()
        at.table.lift_curtain(0)
    want(at.screen.program.settings_file, NAMES[0].casefold(), mistakes)
    return at


def tutor(at: AtTable) -> Tutoring:
    return at.screen.tutoring


def tell(at: AtTable, loss: float, **how: Any) -> None:
    """Let the worker answer about the move that waits."""
    asked, move = at.screen.opponents.advice, tutor(at).weighed
    assert move is not None
    asked.verdict, asked._weighing = found(at, move, loss, **how), None
    asked.weighed.emit()


def by_hand(at: AtTable) -> Any:
    """A move with a place on the table."""
    desk, view = at.screen.area.desk, at.table.view
    moves = [each for each in at.table.legal if desk.handle(view, each) != BUTTON and not at.table.warnings(each)]
    return moves[-1]


def costly(at: AtTable) -> float:
    return 2 * thresholds(at.table.game.id)[1]


@each_game
def test_a_move_made_by_hand_waits_is_taken_back_and_then_played_without_a_question(
    sit_down: SitDown, weighed: list[Any], of: AnyGame
) -> None:
    at = seated(sit_down, of)
    before, move = at.timeline.now, by_hand(at)
    at.make(move)
    assert at.timeline.now == before
    assert tutor(at).weighed is not None
    tell(at, costly(at))
    held = tutor(at).held
    assert held is not None
    panel = tutor(at).box.panel
    assert panel.isVisible()
    assert panel.take_back.hasFocus()
    assert panel.face is not None
    assert panel.face.body in panel.take_back.accessibleDescription()
    assert at.screen.top.now.ask == tutor(at).words.waits(held.move)
    assert at.screen.area.scene._waiting
    assert at.timeline.now == before
    QTest.keyClick(panel.take_back, Qt.Key.Key_Escape)
    assert tutor(at).held is None
    assert not panel.isVisible()
    assert not at.screen.area.scene._waiting
    assert not at.screen.area.gestures.carried
    assert at.timeline.now == before
    at.make(held.move)
    assert at.last_move() == held.move
    assert len(weighed) == 1


@each_game
def test_it_is_said_in_both_languages_with_and_without_a_forecast(
    sit_down: SitDown, weighed: list[Any], of: AnyGame
) -> None:
    at = seated(sit_down, of, size=(1280, 720))
    for is_measured in (True, False):
        assert tutor(at).takes(by_hand(at))
        tell(at, costly(at), is_measured=is_measured)
        for language in ("fr", "en"):
            at.screen.program.set_language(language)
            face = tutor(at).box.panel.face
            assert face is not None
            assert len(face.title.split()) <= 7
            said = [face.title, face.body, face.loss, face.spoken, *(each.words for each in face.stones)]
            assert not any("tutor-" in each or "-term-" in each for each in said), said
            assert face.rule
            assert bool(face.stones) == is_measured
            box, area = tutor(at).box, at.screen.area
            assert area.rect().contains(box.box.toRect().adjusted(1, 1, -1, -1))
            assert all(box.panel.rect().contains(each.geometry()) for each in box.panel.buttons)
        tutor(at).take_back()
        tutor(at)._answered.clear()


@each_game
def test_from_the_list_by_keyboard_and_by_a_button_it_waits_as_well(
    sit_down: SitDown, weighed: list[Any], of: AnyGame
) -> None:
    at = seated(sit_down, of)
    before = at.timeline.now
    for move in [each for each in at.table.legal if not at.table.warnings(each)][:6]:
        at.screen.dock.pages.moves.chosen.emit(move)
        tell(at, costly(at))
        held = tutor(at).held
        assert held is not None
        assert held.move == move
        assert at.timeline.now == before
        QTest.keyClick(at.shell, Qt.Key.Key_F2)
        assert tutor(at).held is None
        assert at.screen.counsel.is_open
        at.screen.counsel.close()
    for move in at.screen.dock.foot_actions.buttons():
        at.screen.dock.foot_actions._play(move)
        assert tutor(at).weighed == move or at.table.warnings(move) or (before, move) in tutor(at)._answered
        tutor(at).take_back()
        break


@each_game
def test_enter_twice_or_a_click_plays_it(sit_down: SitDown, weighed: list[Any], of: AnyGame) -> None:
    at = seated(sit_down, of)
    before, move = at.timeline.now, by_hand(at)
    assert tutor(at).takes(move)
    tell(at, costly(at))
    panel = tutor(at).box.panel
    QTest.keyClick(panel.take_back, Qt.Key.Key_Return)
    assert at.timeline.now == before
    assert panel.is_armed
    QTest.keyClick(panel.take_back, Qt.Key.Key_Return)
    assert at.last_move() == move
    assert tutor(at).stops == [True]
    at.table.undo()
    tutor(at)._answered.clear()
    assert tutor(at).takes(move)
    tell(at, costly(at))
    QTest.mouseClick(panel.anyway, Qt.MouseButton.LeftButton)
    assert at.last_move() == move


@each_game
def test_a_small_loss_no_answer_and_a_hurried_player_play_it_at_once(
    sit_down: SitDown, weighed: list[Any], of: AnyGame
) -> None:
    at = seated(sit_down, of)
    move = by_hand(at)
    for end in ("small", "late", "hurried"):
        before = at.timeline.now
        assert tutor(at).takes(move)
        if end == "small":
            tell(at, costly(at) / 4)
        elif end == "late":
            tutor(at)._patience.timeout.emit()
        else:
            at.screen.area.gestures.touched.emit()
        assert at.last_move() == move
        assert tutor(at).held is None
        at.table.undo()
        assert at.timeline.now == before


def test_nobody_is_asked_who_wants_no_tutor_nor_at_a_strict_table(sit_down: SitDown, weighed: list[Any]) -> None:
    of = HOYUK
    at = seated(sit_down, of, "never")
    assert not tutor(at).takes(by_hand(at))
    strict = sit_down(game(PERSON, PERSON, policy="strict", of=of))
    want(strict.screen.program.settings_file, NAMES[0].casefold(), "small")
    assert not tutor(strict).is_offered
    assert not tutor(strict).takes(strict.table.legal[-1])
    assert not weighed


def test_another_piece_in_the_hand_takes_the_move_back_and_undo_forgets_it(
    sit_down: SitDown, weighed: list[Any]
) -> None:
    at = seated(sit_down, HOYUK)
    assert tutor(at).takes(by_hand(at))
    tell(at, costly(at))
    at.screen.area.hand.take(sorted(at.screen.area.hand.takable())[0])
    assert tutor(at).held is None
    at.screen.area.hand.let_go()
    tutor(at)._answered.clear()
    assert tutor(at).takes(by_hand(at))
    tell(at, costly(at))
    at.table.undo()
    assert not tutor(at).has_move


def test_the_worker_holds_a_move_that_costs_much(sit_down: SitDown) -> None:
    """With the real worker: something bad is held in time, and nothing is when it is the best."""
    at = seated(sit_down, HOYUK, "small")
    advice = at.screen.opponents.advice
    tutor(at)._prepare()
    assert waited(lambda: not advice.is_asked, 60_000)
    for move in at.table.legal:
        tutor(at)._patience.setInterval(20_000)
        if not tutor(at).takes(move):
            continue
        point = at.timeline.now
        assert waited(lambda: not tutor(at).weighed, 30_000)
        held = tutor(at).held
        if held is not None:
            assert at.timeline.now == point
            assert held.move == move
            return
        at.table.undo()
    raise AssertionError("no move costs much here")
