"""Two branches side by side, in every game: both tables, the difference of their sheets, names, keys, secrets."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest

from desktop.branches.differences import differences
from desktop.branches.rows import DifferenceRow, SeatsRow
from desktop.branches.screen import BranchesScreen
from desktop.branches.ways import ways_of
from desktop.commands.playing import played_by_novices, played_otherwise
from desktop.docks.status import done_at
from desktop.score.result import sheet_at
from desktop.score.words import signed
from desktop.table.seats import PERSON
from desktop.table_screen.menu import MomentMenu
from rules.core.scoresheet import Goal, ScoreLine, ScoreSheet
from rules.core.timeline import Timeline
from rules.core.types import phrase
from rules.games import GAME_IDS, game_named
from rules.text.localise import Language
from tests.desktop.at_the_table import AtTable, game, led_on, moves_of, settle
from tests.desktop.conftest import SitDown

pytestmark = pytest.mark.usefixtures("unpainted")

EVERY = pytest.mark.parametrize("id", GAME_IDS)
KEY = Qt.Key
MOVES = 34


@cache
def moves_played(id: str) -> tuple[Any, ...]:
    of = game_named(id)
    assert of is not None
    timeline = game(PERSON, PERSON, of=of, policy="teaching")
    played_by_novices(timeline, MOVES, 5)
    return moves_of(timeline)


def parted(id: str) -> tuple[Timeline, int]:
    """A game with two branches, and the first entry of the one that is not played now."""
    of = game_named(id)
    assert of is not None
    timeline = led_on(game(PERSON, PERSON, of=of, policy="teaching"), moves_played(id))
    played_otherwise(timeline)
    line = timeline.line()
    return timeline, next(each for point in line for each in timeline.branches_at(point) if each not in line)


def choices(timeline: Timeline, point: int) -> list[Any]:
    state = timeline.state_at(point)
    return [move for each in timeline.game.deciding(state)[:1] for move in timeline.game.legal(state, each.seat)]


@pytest.fixture
def compare(sit_down: SitDown) -> Callable[..., tuple[AtTable, BranchesScreen]]:
    def open_both(id: str, **settings: Any) -> tuple[AtTable, BranchesScreen]:
        timeline, branch = parted(id)
        at = sit_down(timeline, **settings)
        at.screen.uncover()
        if at.table.looking is None:
            at.table.lift_curtain(at.table.decisions[0].seat if at.table.decisions else 0)
        at.screen.dock.log.compare_wanted.emit(branch)
        settle()
        screen = at.shell.trail[-1]
        assert isinstance(screen, BranchesScreen)
        return at, screen

    return open_both


Compare = Callable[..., tuple[AtTable, BranchesScreen]]


def lines(screen: BranchesScreen) -> list[DifferenceRow]:
    return [row for row in screen.list.rows if isinstance(row, DifferenceRow)]


@EVERY
def test_each_line_says_what_the_sheets_of_both_positions_say(compare: Compare, id: str) -> None:
    at, screen = compare(id)
    timeline, looking = at.timeline, at.table.looking
    one, other = (sheet_at(timeline, side.way.point, looking) for side in screen.sides)
    total = lines(screen)[0]
    assert [cell.change for cell in total.cells] == [
        signed(after - before) if after != before else ""
        for before, after in zip(one.totals, other.totals, strict=True)
    ]
    paid = {(line.source, line.rule) for sheet in (one, other) for line in sheet.lines if any(line.points)}
    said = {(screen.formatter.say(phrase(source)), rule) for source, rule in paid}
    assert said == {(row.title, row.rule) for row in lines(screen)[1:]} - goals(screen, one)
    assert all(row.rule for row in lines(screen)[1:]), "each line has its rule"
    for row in lines(screen)[1:]:
        assert row.is_same == (not any(cell.change for cell in row.cells))
    assert [name for each in screen.list.rows if isinstance(each, SeatsRow) for _, name in each.seats] == [
        "Inès",
        "Malo",
    ]


def goals(screen: BranchesScreen, sheet: ScoreSheet) -> set[tuple[str, str]]:
    return {(screen.formatter.say(phrase(goal.label, **dict(goal.args))), goal.rule) for goal in sheet.goals}


@EVERY
def test_both_ways_begin_at_the_same_point_and_end_where_they_end(id: str) -> None:
    timeline, branch = parted(id)
    own, other = ways_of(timeline, branch)
    assert own.points[0] == other.points[0] == timeline.entry(branch).after
    assert own.point == timeline.line()[-1]
    assert other.first == branch
    assert not set(own.points[1:]) & set(other.points[1:])


@EVERY
@pytest.mark.parametrize("language", ["fr", "en"])
def test_everything_has_words(compare: Compare, id: str, language: Language) -> None:
    at, screen = compare(id, language=language, size=(1280, 720))
    for side in screen.sides:
        assert side.name.placeholderText()
        assert side.picture.title
        assert side.bar.accessibleName()
    assert all(row.words for row in screen.list.rows)
    first = screen.sides[1].way.first
    assert first is not None
    assert screen.sides[1].name.placeholderText() == done_at(at.screen.dock.formatter, at.screen.dock.game_log, first)


@EVERY
def test_by_keyboard_another_point_is_looked_at_and_opened(compare: Compare, id: str) -> None:
    at, screen = compare(id)
    side = screen.sides[1]
    assert at.focus is side.bar
    at.key(KEY.Key_Left, KEY.Key_Left)
    wanted = side.way.points[-3]
    assert side.way.point == wanted
    one, other = (sheet_at(at.timeline, each.way.point, at.table.looking) for each in screen.sides)
    assert [cell.change == "" for cell in lines(screen)[0].cells] == [
        before == after for before, after in zip(one.totals, other.totals, strict=True)
    ]
    side.picture.setFocus(Qt.FocusReason.TabFocusReason)
    at.key(KEY.Key_Return)
    settle()
    assert at.shell.trail[-1] is at.screen
    assert at.timeline.now == wanted


@EVERY
def test_both_tables_are_painted_and_differ(compare: Compare, id: str) -> None:
    _, screen = compare(id)
    screen.paint_now()
    pictures = [side.picture._shown for side in screen.sides]
    assert all(isinstance(each, QPixmap) and not each.isNull() for each in pictures)
    one, other = (each.toImage() for each in pictures if each is not None)
    assert one != other


def test_a_branch_is_named_where_it_stands(compare: Compare) -> None:
    at, screen = compare("marajoara")
    side = screen.sides[1]
    side.name.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(side.name, "  Plus   lent ")
    at.key(KEY.Key_Return)
    first = side.way.first
    assert first is not None
    assert at.timeline.note_at(first).name == "Plus lent"
    at.key(KEY.Key_Escape)
    settle()
    assert at.shell.trail[-1] is at.screen
    at.table.go_to(at.timeline.entry(first).after)
    at.screen.dock.open("log")
    assert any(link.words.startswith("Plus lent") for link in at.screen.dock.log.branches.links)


def test_a_line_leads_to_its_rule(compare: Compare) -> None:
    at, screen = compare("marajoara")
    row = lines(screen)[1]
    screen.list.picked.emit(row)
    settle()
    assert at.shell.trail[-1].opened_as == "reader"
    at.shell.back()
    assert at.shell.trail[-1] is screen


@pytest.mark.parametrize("id", ["council_of_shadows", "excavation_earth"])
def test_what_others_hide_decides_nothing_that_is_said(
    id: str, compare: Compare, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the game goes on: only views of whoever looks are drawn, and sheets of positions imagined from them."""
    at, screen = compare(id)
    assert at.table.decisions
    seen: list[Any] = []
    real = at.table.game.view
    states = {point: at.timeline.state_at(point) for side in screen.sides for point in side.way.points}

    def view(state: Any, seat: int | None) -> Any:
        seen.append(seat)
        return real(state, seat)

    asked: list[Any] = []
    real_scores = at.table.game.scores

    def scores(state: Any) -> Any:
        asked.append(state)
        return real_scores(state)

    object.__setattr__(at.table.game, "view", view)
    object.__setattr__(at.table.game, "scores", scores)
    try:
        screen.show_again()
        for side in screen.sides:
            side.picture.forget()
        screen.paint_now()
    finally:
        object.__setattr__(at.table.game, "view", real)
        object.__setattr__(at.table.game, "scores", real_scores)
    assert set(seen) == {at.table.looking}
    assert asked
    assert not any(state is known for state in asked for known in states.values())


@pytest.mark.parametrize("id", ["council_of_shadows"])
def test_a_curtain_takes_the_comparison_away(id: str, compare: Compare) -> None:
    at, screen = compare(id)
    at.table.curtain.emit(1)
    settle()
    assert screen not in at.shell.trail


def test_the_menu_of_a_line_offers_it_only_where_the_game_parted(compare: Compare) -> None:
    at, screen = compare("marajoara")
    at.shell.back()
    words = at.screen.program.say("branches-compare")
    fork = screen.sides[0].way.points[0]
    for point, is_offered in ((fork, True), (fork - 1, False)):
        menu = MomentMenu(at.screen, point)
        assert (words in [each.text() for each in menu.actions()]) == is_offered
        menu.deleteLater()


def test_a_third_branch_can_be_chosen(sit_down: SitDown) -> None:
    timeline, branch = parted("marajoara")
    fork = timeline.entry(branch).after
    tip = timeline.line()[-1]
    played = [getattr(timeline.entry(each), "move", None) for each in timeline.branches_at(fork)]
    third = [move for move in choices(timeline, fork) if move not in played]
    assert third, "this game can go on in a third way"
    timeline.go_to(fork)
    timeline.propose(third[0])
    other = timeline.now
    timeline.go_to(tip)
    at = sit_down(timeline)
    screen = at.shell.open("branches", table=at.table, branch=branch)
    assert isinstance(screen, BranchesScreen)
    side = screen.sides[1]
    assert not side.others.isHidden()
    assert {each.value for each in side.others.items} == {branch, other}
    side.others.chosen.emit(other)
    assert side.way.first == other


# The sheets alone


def sheet(lines: Iterator[ScoreLine] | tuple[ScoreLine, ...], *goals: Goal) -> ScoreSheet:
    told = tuple(lines)
    totals = tuple(map(sum, zip(*(line.points for line in told), strict=True))) if told else (0, 0)
    return ScoreSheet(told, totals, (), (1, 2), tuple(goals))


def test_a_line_that_only_one_sheet_has_is_compared_with_nothing() -> None:
    one = sheet((ScoreLine("a", "R-1", (3, 0)), ScoreLine("a", "R-1", (1, 1)), ScoreLine("z", "R-9", (0, 0))))
    other = sheet((ScoreLine("b", "R-2", (0, 5)),), Goal("g", "R-3", reached=True))
    found = differences(one, other, phrase("total"))
    assert [(each.title.id, each.rule, each.before, each.after) for each in found] == [
        ("total", "", (4, 1), (0, 5)),
        ("a", "R-1", (4, 1), (0, 0)),
        ("b", "R-2", (0, 0), (0, 5)),
    ]


def test_goals_are_compared_for_whoever_has_them() -> None:
    goal, missed = Goal("g", "R-3", reached=True, seat=1), Goal("g", "R-3", reached=False, seat=1)
    found = differences(sheet((), missed), sheet((), goal), phrase("total"))
    assert (found[1].before, found[1].after, found[1].differs) == ((None, 0), (None, 1), True)
