"""An automa at the table: called step by step; the table shows what it weighs before it moves, the dock says why."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.docks.log_rows import ReasonRow
from desktop.docks.reasoning import AnswerRow, QuestionRow
from desktop.table import PERSON
from rules.core.explained import Explained
from rules.core.types import Json
from rules.excavation_earth import GAME as EXCAVATION_EARTH
from rules.text.localise import LANGUAGES, Language
from tests.desktop.at_the_caravan import caravan
from tests.desktop.at_the_table import CTRL, LEFT, AtTable, game, settle, waited
from tests.desktop.conftest import SitDown
from tests.desktop.test_automa_step_by_step import ZU
from tests.desktop.test_geometry_of_the_table import too_narrow
from tests.fixture_game.setup import RIVAL

KEY = Qt.Key
TRAVEL: Json = {
    "ask": "trade",
    "seat": 0,
    "round": 1,
    "seats": [PERSON, RIVAL],
    "traders": [
        {"hand": ["salt-1", "salt-2", "copper-1"], "camel": "port"},
        {"hand": ["silk-3", "silk-4", "silk-5"], "camel": "oasis"},
    ],
}
"""After the person's turn both bid; the Rival's silk wins, and it travels."""


def call(at: AtTable) -> None:
    at.key(KEY.Key_Return, held=CTRL)


def until_it_is_to_travel(at: AtTable) -> None:
    """The person rests and bids, the Rival bids: then it waits to be called."""
    at.make(next(move for move in at.table.legal if move.kind == "cv.rest"))
    at.make(next(move for move in at.table.legal if move.kind == "cv.bid"))
    call(at)
    assert waited(lambda: at.table.decisions[0].ask == "cv-ask-travel")


@pytest.fixture
def at(sit_at_caravan: SitDown) -> AtTable:
    """The Rival has been called, and weighs where to travel."""
    found = sit_at_caravan(caravan(PERSON, RIVAL, notes=TRAVEL, seed=5), pace="slow")
    until_it_is_to_travel(found)
    call(found)
    return found


def card(at: AtTable) -> Explained:
    (found,) = at.screen.area.showing.cards
    return found


def place(at: AtTable, key: str) -> object:
    return at.screen.area.scene.place_of(key)


def marked(at: AtTable, name: str) -> set[str]:
    return {key.partition(":")[2] for key in at.screen.area.scene._marks if key.startswith(f"{name}:")}


def test_the_table_shows_what_it_weighs_before_anything_moves(at: AtTable) -> None:
    why = card(at)
    assert marked(at, "state-chosen") == {f"place-{why.chosen}"}
    assert marked(at, "state-considered") == {f"place-{each}" for each in why.candidates if each != why.chosen}
    before = at.screen.area.scene.place_of("place-oasis")
    camel = at.screen.area.scene.place_of("camel-1")
    assert before is not None
    assert camel is not None
    assert before.rect.intersects(camel.rect)
    assert not at.screen.area.journeys.under_way
    assert at.screen.top.now.seat.endswith("Rival")
    assert at.screen.dock.playback.words.words == ""


def test_the_dock_says_every_criterion_with_its_figures_and_its_rule(at: AtTable) -> None:
    why, rows = card(at), at.screen.dock.moves.list.rows
    (question,) = (row for row in rows if isinstance(row, QuestionRow))
    assert question.question == "Rival choisit où voyager."
    assert question.rule == why.rule
    reasons = [row for row in rows if isinstance(row, ReasonRow)]
    assert [row.rule for row in reasons] == [criterion.rule for criterion in why.criteria]
    assert [[value for _, value, _ in row.figures] for row in reasons] == [
        [value for _, value in criterion.figures] for criterion in why.criteria
    ]
    assert [row for row in rows if isinstance(row, AnswerRow)]


def test_then_the_piece_travels_and_it_waits_to_be_called_again(at: AtTable) -> None:
    start, chosen, now = place(at, "camel-1"), card(at).chosen, at.timeline.now
    assert waited(lambda: at.screen.area.showing.is_done)
    assert at.screen.area.journeys.under_way
    assert waited(lambda: not at.screen.area.showing.is_on)
    assert place(at, "camel-1") != start
    assert at.table.view.traders[1].camel == chosen
    assert marked(at, "state-chosen") == set()
    assert at.timeline.now == now
    assert at.table.automa_move is not None
    assert at.screen.dock.foot.confirm.isEnabled()


@pytest.mark.parametrize("how", ["key", "click", "call"])
def test_whoever_has_seen_enough_goes_on(at: AtTable, how: str) -> None:
    now = at.timeline.now
    if how == "key":
        at.key(KEY.Key_S)
        assert not at.screen.area.showing.is_on
    elif how == "click":
        at.click("place-oasis")
        assert not at.screen.area.showing.is_on
    else:
        call(at)
    assert at.timeline.now == now + (how == "call")


def test_undo_while_it_weighs(at: AtTable) -> None:
    now = at.timeline.now
    QTest.mouseClick(at.screen.dock.foot.undo, LEFT)
    assert at.timeline.now < now
    assert not at.screen.area.showing.is_on
    assert not at.screen.area.hand.is_resting


def test_show_again_shows_the_reasons_again_and_waits_for_whoever_reads(at: AtTable) -> None:
    while at.table.automa_move is not None:
        call(at)
    at.screen.skip()
    showing, questions = at.screen.area.showing, set[str]()
    at.key(KEY.Key_R)
    assert showing.is_on
    while showing.is_on:
        if showing.is_waiting:
            rows = at.screen.dock.moves.list.rows
            questions |= {row.question for row in rows if isinstance(row, QuestionRow)}
            assert at.screen.dock.foot.confirm.text() == "Suivante"
            number = showing.number
            call(at)
            assert not showing.is_on or showing.number > number
        else:
            showing.next()
        settle()
    assert {"Rival choisit où voyager.", "Rival choisit quoi faire au marché."} <= questions


def test_without_animation_it_is_done_at_once(sit_at_caravan: SitDown) -> None:
    at = sit_at_caravan(caravan(PERSON, RIVAL, notes=TRAVEL, seed=5))
    until_it_is_to_travel(at)
    call(at)
    assert not at.screen.area.showing.is_on
    assert at.table.view.traders[1].camel != "oasis"


def by_itself(sit_at_caravan: SitDown, **settings: Any) -> AtTable:
    """The Rival need not be called."""
    at = sit_at_caravan(caravan(PERSON, RIVAL, notes=TRAVEL, seed=5), automa_steps=False, **settings)
    at.table.propose(next(move for move in at.table.legal if move.kind == "cv.rest"))
    at.table.propose(next(move for move in at.table.legal if move.kind == "cv.bid"))
    return at


def test_it_can_act_by_itself_at_a_pace_one_can_follow(sit_at_caravan: SitDown) -> None:
    at = by_itself(sit_at_caravan, pace="slow")
    now = at.timeline.now
    assert at.screen.dock.is_thinking
    QTest.qWait(300)
    assert at.timeline.now == now
    at.key(KEY.Key_S)
    assert waited(lambda: at.timeline.now == now + 1, 1000)


def test_it_goes_on_only_when_what_it_weighed_was_seen(sit_at_caravan: SitDown) -> None:
    at = by_itself(sit_at_caravan, pace="fast")
    assert waited(lambda: at.screen.area.showing.is_on)
    now = at.timeline.now
    while at.screen.area.showing.is_on:
        assert at.timeline.now == now
        QTest.qWait(5)
    assert waited(lambda: at.table.seat_to_play == 0)


def test_the_menu_lets_it_act_by_itself(sit_at_caravan: SitDown) -> None:
    at = sit_at_caravan(caravan(PERSON, RIVAL, notes=TRAVEL, seed=5))
    at.make(next(move for move in at.table.legal if move.kind == "cv.rest"))
    at.make(next(move for move in at.table.legal if move.kind == "cv.bid"))
    assert at.table.automa_move is not None
    at.screen.top.menu.click()
    at.choose(at.screen.program.say("automa-steps"))
    assert not at.screen.program.settings.automa_steps
    assert waited(lambda: at.table.seat_to_play == 0)


@pytest.mark.parametrize(("language", "words"), [("fr", "Rival choisit où voyager."), ("en", "where to travel")])
def test_the_other_language_at_once(at: AtTable, language: Language, words: str) -> None:
    at.screen.program.set_language(language)
    settle()
    assert any(words in row.words for row in at.screen.dock.moves.list.rows if isinstance(row, QuestionRow))


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000), (2560, 1440)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_has_its_room_while_it_weighs(
    sit_at_caravan: SitDown, size: tuple[int, int], language: Language, scale: float
) -> None:
    timeline = caravan(PERSON, RIVAL, notes=TRAVEL, seed=5)
    at = sit_at_caravan(timeline, size, language=language, text_scale=scale, pace="slow")
    assert too_narrow(at) == []
    until_it_is_to_travel(at)
    call(at)
    settle()
    assert too_narrow(at) == []


def test_what_zu_weighs_is_marked_on_its_table(sit_down: SitDown) -> None:
    """Colours by the tracks of their buyers, relics where they lie."""
    at = sit_down(game(PERSON, "zu", notes=ZU, of=EXCAVATION_EARTH), pace="slow", automa_steps=True)
    at.screen.dock.confirm()
    settle()
    questions = [each.question for each in at.screen.area.showing.cards]
    assert questions[0] == "ee-zu-dig-colour"
    assert marked(at, "state-chosen") >= {"track-R"}
    assert any(key.startswith("relic-R") for key in marked(at, "state-chosen") | marked(at, "state-considered"))
