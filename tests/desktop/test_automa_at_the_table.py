"""An automa at the table: it waits until its reasons are read, card by card, and only then do its pieces travel."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from desktop.docks.log_rows import ReasonRow
from desktop.docks.reasoning import AnswerRow, QuestionRow
from desktop.table.seats import PERSON
from rules.text.localise import LANGUAGES, Language
from tests.desktop.at_the_caravan import caravan
from tests.desktop.at_the_table import CTRL, LEFT, AtTable, settle, waited
from tests.desktop.conftest import SitDown
from tests.desktop.test_geometry_of_the_table import too_narrow
from tests.fixture_game.setup import RIVAL

pytestmark = pytest.mark.usefixtures("unpainted")

KEY = Qt.Key
TRAVEL = {
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


def beginning(at: AtTable) -> None:
    """The person rests and bids: the Rival is about to act."""
    at.make(next(move for move in at.table.legal if move.kind == "cv.rest"))
    assert waited(lambda: bool(at.table.legal))
    at.make(next(move for move in at.table.legal if move.kind == "cv.bid"))


def until_it_travels(at: AtTable) -> None:
    """All cards before that are read."""
    beginning(at)
    showing = at.screen.area.showing
    while True:
        assert waited(lambda: showing.card is not None)
        if showing.card is not None and showing.card.question == "cv-rival-travel":
            return
        at.key(KEY.Key_Return, held=CTRL)


@pytest.fixture
def at(sit_at_caravan: SitDown) -> AtTable:
    found = sit_at_caravan(caravan(PERSON, RIVAL, notes=TRAVEL, seed=5), pace="fast")
    until_it_travels(found)
    return found


def place(at: AtTable, key: str) -> object:
    return at.screen.area.scene.place_of(key)


def questions(at: AtTable) -> list[str]:
    return [row.question for row in at.screen.dock.explaining.list.rows if isinstance(row, QuestionRow)]


def marked(at: AtTable, name: str) -> set[str]:
    return {key.partition(":")[2] for key in at.screen.area.scene._marks if key.startswith(f"{name}:")}


def test_the_card_stands_in_the_dock_and_waits(at: AtTable) -> None:
    dock, now = at.screen.dock, at.timeline.now
    assert dock.explaining.isVisible()
    assert not dock.pages.isVisible()
    assert questions(at)[-1] == "Rival choisit où voyager."
    assert dock.action_bar.confirm.text() == "Suivante"
    assert at.screen.top.now.ask.startswith("Rival joue")
    QTest.qWait(700)
    assert at.timeline.now == now
    assert dock.explaining.isVisible()


def test_it_says_every_criterion_with_its_figures_and_its_rule(at: AtTable) -> None:
    card = at.screen.area.showing.card
    assert card is not None
    rows = at.screen.dock.explaining.list.rows
    reasons = [row for row in rows if isinstance(row, ReasonRow)]
    assert [row.rule for row in reasons] == [criterion.rule for criterion in card.criteria]
    assert [[value for _, value, _ in row.figures] for row in reasons] == [
        [value for _, value in criterion.figures] for criterion in card.criteria
    ]
    assert isinstance(rows[-1], AnswerRow)
    assert [row.rule for row in rows if isinstance(row, QuestionRow)] == [card.rule]


def test_the_table_shows_what_it_weighs_before_anything_moves(at: AtTable) -> None:
    card = at.screen.area.showing.card
    assert card is not None
    assert marked(at, "state-chosen") == {f"place-{card.chosen}"}
    assert marked(at, "state-considered") == {f"place-{each}" for each in card.candidates if each != card.chosen}
    before = at.timeline.state_at(at.timeline.entry(at.timeline.now).after)
    start = at.screen.area.scene.place_of("camel-1")
    assert start is not None
    at_place = at.screen.area.scene.place_of(f"place-{before.traders[1].camel}")
    assert at_place is not None
    assert at_place.rect.intersects(start.rect)


@pytest.mark.parametrize("how", ["button", "key"])
def test_once_it_is_read_the_piece_travels(at: AtTable, how: str) -> None:
    start, chosen = place(at, "camel-1"), at.screen.area.showing.card.chosen  # type: ignore[union-attr]
    if how == "button":
        QTest.mouseClick(at.screen.dock.action_bar.confirm, LEFT)
    else:
        at.key(KEY.Key_Return, held=CTRL)
    assert at.screen.area.animations.under_way
    assert at.screen.dock.pages.isVisible()
    assert waited(lambda: not at.screen.area.animations.under_way)
    assert place(at, "camel-1") != start
    assert at.table.view.traders[1].camel == chosen
    assert marked(at, "state-chosen") == set()


def test_then_it_goes_on_to_its_next_decision(at: AtTable) -> None:
    at.key(KEY.Key_Return, held=CTRL)
    showing = at.screen.area.showing
    assert waited(lambda: showing.card is not None and showing.card.question == "cv-rival-trade")


def test_the_rules_are_one_click_away_and_the_card_comes_back(at: AtTable) -> None:
    dock = at.screen.dock
    list_ = dock.explaining.list
    at_question = next(number for number, row in enumerate(list_.rows) if isinstance(row, QuestionRow))
    place = list_.visualRect(list_.model().index(at_question, 0))
    QTest.mouseClick(list_.viewport(), LEFT, pos=place.center())
    assert dock.page == "rules"
    assert dock.pages.isVisible()
    at.key(KEY.Key_Return, held=CTRL)
    assert waited(dock.explaining.isVisible)


def test_a_tab_shows_its_page_meanwhile(at: AtTable) -> None:
    dock = at.screen.dock
    QTest.mouseClick(dock.tabs, LEFT, pos=dock.tabs.tabRect(1).center())
    assert dock.pages.isVisible()
    assert dock.page == "log"
    assert at.screen.area.showing.card is not None


@pytest.mark.parametrize("key", [KEY.Key_S, KEY.Key_Escape])
def test_skip_passes_everything_and_escape_does_not(at: AtTable, key: Qt.Key) -> None:
    at.screen.area.view.setFocus()
    at.key(key)
    assert at.screen.area.showing.is_on == (key == KEY.Key_Escape)


def test_a_click_on_the_table_does_not_lose_the_card(at: AtTable) -> None:
    at.click("place-oasis")
    assert at.screen.area.showing.card is not None
    assert not at.screen.area.hand.held


def test_undo_while_one_reads(at: AtTable) -> None:
    now = at.timeline.now
    QTest.mouseClick(at.screen.dock.action_bar.undo, LEFT)
    assert at.timeline.now < now
    assert not at.screen.area.showing.is_on
    assert at.screen.dock.pages.isVisible()


def test_show_again_shows_the_reasons_again(at: AtTable) -> None:
    showing = at.screen.area.showing
    questions: set[str] = set()
    while at.table.seat_to_play is None or showing.is_on:
        at.screen.skip()
        QTest.qWait(5)
        settle()
    at.key(KEY.Key_R)
    while showing.is_on:
        if showing.card is not None:
            questions.add(showing.card.question)
            at.key(KEY.Key_Return, held=CTRL)
        QTest.qWait(5)
    assert questions >= {"cv-rival-travel", "cv-rival-trade"}


@pytest.mark.parametrize("how", ["setting", "hidden dock"])
def test_who_does_not_read_does_not_wait(sit_at_caravan: SitDown, how: str) -> None:
    kept = {"explain": False} if how == "setting" else {"dock_open": False}
    at = sit_at_caravan(caravan(PERSON, RIVAL, notes=TRAVEL, seed=5), pace="fast", **kept)
    at.table.propose(next(move for move in at.table.legal if move.kind == "cv.rest"))
    at.table.propose(next(move for move in at.table.legal if move.kind == "cv.bid"))
    assert waited(lambda: at.table.seat_to_play == 0)
    assert not at.screen.area.showing.is_on
    assert at.table.view.traders[1].camel != "oasis"


def test_the_automa_acts_at_a_pace_one_can_follow(sit_at_caravan: SitDown) -> None:
    at = sit_at_caravan(caravan(PERSON, RIVAL, notes=TRAVEL, seed=5), pace="slow", explain=False)
    at.table.propose(next(move for move in at.table.legal if move.kind == "cv.rest"))
    at.table.propose(next(move for move in at.table.legal if move.kind == "cv.bid"))
    now = at.timeline.now
    assert at.screen.dock.playback.is_thinking
    QTest.qWait(300)
    assert at.timeline.now == now
    at.key(KEY.Key_S)
    assert waited(lambda: at.timeline.now == now + 1, 500)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_other_language_at_once(at: AtTable, language: Language) -> None:
    at.screen.program.set_language(language)
    settle()
    words = {"fr": "Rival choisit où voyager.", "en": "Rival chooses where to travel."}
    assert questions(at)[-1] == words[language]


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000), (2560, 1440)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_card_has_its_room(
    sit_at_caravan: SitDown, size: tuple[int, int], language: Language, scale: float
) -> None:
    at = sit_at_caravan(caravan(PERSON, RIVAL, notes=TRAVEL, seed=5), size, language=language, text_scale=scale)
    assert too_narrow(at) == []
    until_it_travels(at)
    settle()
    assert too_narrow(at) == []
    card = at.screen.dock.explaining
    parts = [card.badge, card.seat, card.count, card.list]
    places = [QRect(part.mapTo(card, QPoint(0, 0)), part.size()) for part in parts]
    assert all(card.rect().contains(place) for place in places)
    assert not any(one.intersects(other) for at_, one in enumerate(places) for other in places[:at_])
    assert card.list.height() > 60
