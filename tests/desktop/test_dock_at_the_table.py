"""The dock beside a table in use: rows that stay under the pointer, buttons that do not ask for regrets, languages."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.docks.move_rows import HeadingRow, MoreRow, MoveRow
from desktop.docks.pages import PAGES
from desktop.table.seats import PERSON
from rules.excavation_earth import GAME as EXCAVATION_EARTH
from rules.games import GAMES
from rules.hoyuk import GAME as HOYUK
from rules.magnastorm import GAME as MAGNASTORM
from tests.desktop.at_the_table import LEFT, AtTable, curious, game, sensible, settle
from tests.desktop.conftest import SitDown

pytestmark = pytest.mark.usefixtures("unpainted")

# Rows under the pointer


@pytest.mark.parametrize("size", [(1600, 1000), (1280, 720)])
def test_a_row_stays_under_the_pointer_when_a_sum_is_reckoned_up(sit_down: SitDown, size: tuple[int, int]) -> None:
    at = sit_down(game(PERSON, PERSON, of=EXCAVATION_EARTH), size=size)
    choose = curious(set())
    number = 0
    while not any(move.kind == "ee.offer" for move in at.table.legal):
        at.screen.uncover()
        at.table.propose(choose(at.table, number))
        number += 1
    page = at.screen.dock.moves
    settle()
    rows = page.list
    offers = [n for n, row in enumerate(rows.rows) if isinstance(row, MoveRow) and row.move.kind == "ee.offer"]
    for number in offers:
        if not rows.viewport().rect().contains(rows.visualRect(rows.row_model.index(number, 0)).center()):
            continue
        before = rows.visualRect(rows.row_model.index(number, 0))
        top = rows.viewport().mapTo(at.screen, QPoint(0, 0))
        spot = before.center()
        QTest.mouseMove(rows.viewport(), spot - QPoint(9, 0))
        QTest.mouseMove(rows.viewport(), spot)
        settle()
        assert page.account.isVisible()
        assert rows.viewport().mapTo(at.screen, QPoint(0, 0)) == top
        assert rows.visualRect(rows.row_model.index(number, 0)) == before
        assert rows.viewport().rect().contains(spot)
        assert at.screen.childAt(rows.viewport().mapTo(at.screen, spot)) is rows.viewport()


# What is pressed by mistake


def test_what_gives_something_up_does_not_stand_out(sit_down: SitDown) -> None:
    """As long as something else can be played it is one choice of several; else it is all that there is to do."""
    at = sit_down(game())
    kinds = set()
    for number in range(120):
        action_bar = at.screen.dock.action_bar
        if len(at.screen.dock.foot_actions.buttons()) == 1:
            wanted = "primary" if len(at.table.legal) == 1 else "quiet"
            assert action_bar.confirm.kind == wanted
            kinds.add(wanted)
        if at.table.is_over:
            break
        at.table.propose(sensible(at.table, number))
    assert kinds == {"primary", "quiet"}


def take_something(at: AtTable) -> None:
    at.press(QPoint(3, 3))
    at.release(QPoint(3, 3))


def open_a_page(at: AtTable) -> None:
    tab = at.screen.dock.tabs
    QTest.mouseClick(tab, LEFT, pos=tab.tabRect(1).center())


def point_and_type(at: AtTable) -> None:
    at.screen.dock.search()
    at.type("e")


def hide_the_dock(at: AtTable) -> None:
    at.screen.area.view.setFocus(Qt.FocusReason.OtherFocusReason)
    at.screen.dock.toggle()


@pytest.mark.parametrize("act", [take_something, open_a_page, point_and_type, hide_the_dock])
def test_another_act_ends_what_waits_to_be_confirmed(sit_down: SitDown, act: object) -> None:
    notes = {"grid": "d4 R1, e4 Y1", "tokens": {"f4": 0}, "seats": [{"store": "B1"}, {}]}
    at = sit_down(game(notes=notes))
    at.make(next(move for move in at.table.legal if move.to == "f4"))
    action_bar, now = at.screen.dock.action_bar, at.timeline.now
    QTest.mouseClick(action_bar.confirm, LEFT)
    assert action_bar.note.isVisible()
    QTest.mouseMove(at.view, QPoint(30, 30))
    assert action_bar.note.isVisible(), "to move the pointer is no act"
    act(at)  # type: ignore[operator]
    assert not action_bar.note.text()
    QTest.mouseClick(action_bar.confirm, LEFT)
    assert at.timeline.now == now


# What is said


def test_nothing_is_offered_when_only_the_end_of_the_turn_is_left(sit_down: SitDown) -> None:
    at = sit_down(game())
    said = set()
    for number in range(200):
        kinds = [move.kind for move in at.table.legal]
        if at.table.decisions and at.table.decisions[0].ask == "mj-ask-after":
            ask = at.screen.dock.now().ask
            assert ("si vous voulez" in ask) == (kinds != ["mj.end_turn"])
            assert at.screen.top.ask.words == ask
            said.add(kinds == ["mj.end_turn"])
        if at.table.is_over:
            break
        at.table.propose(sensible(at.table, number))
    assert said == {True, False}


def test_a_computer_that_waits_orders_nobody(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, "novice"))
    at.table.pause(True)
    while at.table.seat_to_play is not None:
        at.table.propose(at.table.legal[0])
    settle()
    assert at.screen.top.ask.words == "Malo attend."
    at.table.pause(False)
    assert at.screen.top.ask.words == "Malo réfléchit…"


@pytest.mark.parametrize("of", GAMES, ids=lambda each: each.id)
def test_every_word_of_the_top_line_and_the_dock_changes_its_language(sit_down: SitDown, of: object) -> None:
    """The same as if the table had been opened in that language."""
    timelines = [game(PERSON, PERSON, of=of) for _ in range(2)]  # type: ignore[arg-type]
    for timeline in timelines:
        for number in range(30):
            decisions = timeline.game.deciding(timeline.state)
            legal = timeline.game.legal(timeline.state, decisions[0].seat)
            timeline.propose(legal[number % len(legal)])
    changed, opened = sit_down(timelines[0], language="fr"), sit_down(timelines[1], language="en")
    changed.screen.program.set_language("fr")
    for at in (changed, opened):
        at.screen.uncover()
        for page in PAGES:
            at.screen.dock.open(page)
            settle()
    changed.screen.program.set_language("en")
    for page in PAGES:
        for at in (changed, opened):
            at.screen.dock.open(page)
            settle()
        assert spoken(changed.screen.top) == spoken(opened.screen.top)
        assert spoken(changed.screen.dock) == spoken(opened.screen.dock), page


def spoken(root: QWidget) -> list[str]:
    """All that it and what lies in it says, to the eye and to a screen reader."""
    found = []
    for each in (root, *root.findChildren(QWidget)):
        if not each.isVisibleTo(root):
            continue
        rows = getattr(each, "rows", [])
        lines = [row.words for row in rows] if isinstance(rows, list) else []
        words = getattr(each, "words", "")
        shown = words if isinstance(words, str) else ""
        found += [each.accessibleName(), each.accessibleDescription(), each.toolTip(), shown, *lines]
    return [words for words in found if words]


# Long lists


@pytest.mark.parametrize(("of", "kind"), [(HOYUK, "hk.build_house"), (MAGNASTORM, "ms.move_crew")], ids=["hk", "ms"])
def test_many_moves_of_a_kind_leave_the_others_in_sight(sit_down: SitDown, of: object, kind: str) -> None:
    at = sit_down(game(PERSON, PERSON, of=of))  # type: ignore[arg-type]
    for number in range(80):
        page = at.screen.dock.moves
        many = [row for row in page.shown.moves if row.move.kind == kind]
        if len(many) > 60:
            break
        at.screen.uncover()
        at.table.propose(sensible(at.table, number))
    rows = page.list.rows
    shown = [row for row in rows if isinstance(row, MoveRow) and row.move.kind == kind]
    more = [row for row in rows if isinstance(row, MoreRow)]
    assert len(shown) < 20
    assert more
    assert any(isinstance(row, HeadingRow) and row.count >= len(many) / 2 for row in rows)
    number = rows.index(more[0])
    page.list.setFocus(Qt.FocusReason.TabFocusReason)
    page.list.choose(number)
    at.key(Qt.Key.Key_Return)
    assert len([row for row in page.list.rows if isinstance(row, MoveRow) and row.move.kind == kind]) > 20
    assert page.list.currentIndex().row() == number


def test_after_an_automa_ones_own_moves_come_first(sit_down: SitDown) -> None:
    (zu,) = EXCAVATION_EARTH.automas
    at = sit_down(game(PERSON, zu, of=EXCAVATION_EARTH))
    number = 0
    while True:
        settle()
        if at.table.seat_to_play is not None:
            mover = at.table.history.mover_at(at.timeline.now)
            if mover == 1:
                break
            at.table.propose(sensible(at.table, number))
            number += 1
        else:
            at.screen.skip()
            QTest.qWait(10)
    page = at.screen.dock.moves
    first, second, third = page.list.rows[:3]
    assert isinstance(first, MoreRow)
    assert first.words.startswith("Pourquoi")
    assert isinstance(second, HeadingRow)
    assert isinstance(third, MoveRow)
    page.list.picked.emit(first)
    assert not isinstance(page.list.rows[0], (MoreRow, MoveRow))


def test_a_new_game_begins_with_what_can_be_played(sit_down: SitDown) -> None:
    at = sit_down(game(), dock_tab="charts")
    assert at.screen.dock.page == "moves"
    begun = game()
    begun.propose(begun.game.legal(begun.state, begun.game.deciding(begun.state)[0].seat)[0])
    assert sit_down(begun, dock_tab="charts").screen.dock.page == "charts"
