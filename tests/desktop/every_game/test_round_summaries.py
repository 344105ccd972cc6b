"""The end of a round at the real table of every game that sums it up: it shows, goes by every way, blocks nothing."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.commands.playing import played_by_novices
from desktop.docks.log_rows import EventRow
from desktop.round_summary.leaf import SummaryLeaf
from desktop.round_summary.rounds import STAYS_MS
from desktop.round_summary.sheet import TOP, SummarySheet
from rules.core.record import Played
from rules.core.refusal import Refusal
from rules.core.timeline import Timeline
from rules.games import GAME_IDS, game_named
from tests.desktop.at_the_table import LEFT, AtTable, game, sensible, settle, waited
from tests.desktop.conftest import SitDown
from tests.rules.core.properties import Passed, random_game

pytestmark = pytest.mark.usefixtures("unpainted")

KEY = Qt.Key
SUMMING = [id for id in GAME_IDS if find_spec(f"rules.{id}.summary") is not None]
SEED, MOST = 4, 600
LONG = 600_000
"""However busy the computer is, the sheet does not go by itself before a test wants that."""


@dataclass(frozen=True)
class Ending:
    """A game up to the end of its first round: all moves before, and the one that ends it."""

    moves: tuple[Any, ...]
    last: Any


def begun(id: str, players: tuple[str, ...] = ("person", "person"), policy: Any = "friendly") -> Timeline:
    of = game_named(id)
    assert of is not None
    return game(*players, seed=SEED, policy=policy, of=of)


@cache
def ending(id: str) -> Ending:
    timeline = begun(id)
    moves: list[Any] = []
    for number in range(MOST):
        before = timeline.state
        played_by_novices(timeline, 1, SEED + number)
        entry = timeline.entry(timeline.now)
        assert isinstance(entry, Played)
        moves.append(entry.move)
        events = timeline.events_at(timeline.now)
        view = timeline.game.view
        if timeline.game.summary(view(before, None), events, view(timeline.state, None)) is not None:
            return Ending(tuple(moves[:-1]), moves[-1])
    raise AssertionError(f"no round of {id} ends within {MOST} moves")


def before_the_end(id: str, *, policy: Any = "friendly", is_open: bool = True) -> Timeline:
    timeline = begun(id, policy=policy)
    if is_open:
        timeline.lay_open(True)
    for move in ending(id).moves:
        timeline.propose(move)
    return timeline


def sheet_of(at: AtTable) -> SummarySheet:
    return at.screen.rounds.sheet


def leaf_of(at: AtTable) -> SummaryLeaf:
    leaf = sheet_of(at).scroller.leaf
    assert isinstance(leaf, SummaryLeaf)
    return leaf


def is_out(at: AtTable) -> bool:
    return sheet_of(at).isVisible()


@pytest.fixture
def ended(sit_down: SitDown) -> Callable[..., AtTable]:
    """Ends the first round of a game at a real table; the sheet is there, and nobody points at it."""
    QCursor.setPos(0, 0)

    def end(id: str, *, policy: Any = "friendly", **settings: Any) -> AtTable:
        at = sit_down(before_the_end(id, policy=policy), **{"pace": "fast", "seen": {f"aim:{id}": True}, **settings})
        if settings.get("pace") == "off":
            assert at.table.propose(ending(id).last)
        else:
            end_round(at, id)
        return at

    return end


def end_round(at: AtTable, id: str) -> None:
    assert not is_out(at)
    assert at.table.propose(ending(id).last)
    at.screen.area.skip()
    assert waited(lambda: is_out(at))
    sheet_of(at).left_ms = LONG
    assert waited(lambda: sheet_of(at).y() == TOP)


@pytest.mark.parametrize("id", SUMMING)
def test_rows_add_up_to_what_the_round_changed(ended: Callable[..., AtTable], id: str) -> None:
    at = ended(id)
    words = sheet_of(at).words
    assert words is not None
    assert len(words.rows) == 2
    for row in words.rows:
        assert row.before + sum(cell.amount for cell in row.cells) == row.after
        assert f"{row.before} → {row.after}" in sheet_of(at).accessibleName()
    assert at.screen.area.rect().contains(sheet_of(at).geometry())


@pytest.mark.parametrize("id", SUMMING)
def test_the_top_line_says_what_an_opponent_waits_for(sit_down: SitDown, id: str) -> None:
    """As long as the sheet lies there: nobody thinks meanwhile, and nothing else would say how to go on."""
    after = before_the_end(id)
    after.propose(ending(id).last)
    opponent = after.game.deciding(after.state)[0].seat
    players = tuple("novice" if seat == opponent else "person" for seat in range(2))
    line = begun(id, players)
    for move in ending(id).moves:
        line.propose(move)
    at = sit_down(line, pace="slow", seen={f"aim:{id}": True})
    at.table.pause(True)
    assert at.table.propose(ending(id).last)
    at.table.pause(False)
    at.screen.area.skip()
    assert waited(lambda: is_out(at))
    sheet_of(at).left_ms = LONG
    say = at.screen.dock.formatter.say_id
    if at.table.seat_to_play is not None:
        assert at.screen.top.now.ask != say("top-reading"), "all are asked at once, and this person can go on"
        return
    assert waited(lambda: at.screen.dock.playback.is_thinking)
    assert at.screen.top.now.ask == say("top-reading")
    sheet_of(at).put_away()
    assert at.screen.top.now.ask == say("top-thinking", seat=at.table.names[opponent])


ENDINGS: dict[str, Callable[[Passed], bool]] = {
    "excavation_earth": lambda passed: any(each.kind == "ee.centre_scored" for each in passed.events),
    "hoyuk": lambda passed: passed.after.catastrophes != passed.before.catastrophes,
    "council_of_shadows": lambda passed: passed.after.round > passed.before.round or passed.after.phase == "over",
    "magnastorm": lambda passed: passed.after.round > passed.before.round or passed.after.phase == "over",
}
"""By game, whether a move ends a round, told by the position or by what happened."""


@pytest.mark.parametrize("id", SUMMING)
def test_every_round_of_a_random_game_is_summed_up(sit_down: SitDown, id: str) -> None:
    """At each end of a round the key shows who got what since the last one; nothing is left out, nothing else told."""
    timeline = begun(id)
    timeline.lay_open(True)
    at = sit_down(timeline, seen={f"aim:{id}": True})
    stood: dict[str, int] = {}
    ended = 0
    for passed in random_game(timeline.game, timeline.state, SEED):
        assert not isinstance(timeline.propose(passed.move), Refusal)
        is_end = ENDINGS[id](passed)
        assert (at.table.history.summary_at(timeline.now) is not None) == is_end
        if not is_end:
            continue
        ended += 1
        by_key(KEY.Key_E)(at)
        words = sheet_of(at).words
        assert words is not None
        assert at.screen.rounds.shown == timeline.now
        for row in words.rows:
            assert row.before + sum(cell.amount for cell in row.cells) == row.after
            if timeline.game.summed_since is not None:
                assert row.before == stood.get(row.name, row.before)
            stood[row.name] = row.after
        assert at.screen.rounds.put_away()
    assert ended >= 2


def by_key(key: Qt.Key) -> Callable[[AtTable], None]:
    def press(at: AtTable) -> None:
        at.screen.area.view.setFocus()
        at.key(key)

    return press


def by_move(at: AtTable) -> None:
    assert at.table.propose(sensible(at.table, 1))


def by_click(at: AtTable) -> None:
    corner = QPoint(4, at.view.height() - 4)
    at.press(corner)
    at.release(corner)  # a button that stays down keeps the pointer from all that is tested later


WAYS: dict[str, Callable[[AtTable], object]] = {
    "space": by_key(KEY.Key_Space),
    "enter": by_key(KEY.Key_Return),
    "escape": by_key(KEY.Key_Escape),
    "its own key": by_key(KEY.Key_E),
    "skipping": by_key(KEY.Key_S),
    "its button": lambda at: QTest.mouseClick(sheet_of(at).go_on, LEFT),
    "the table": by_click,
    "undo": lambda at: at.table.undo(),
    "a move": by_move,
}


@pytest.mark.parametrize("id", SUMMING)
def test_it_goes_at_once(ended: Callable[..., AtTable], id: str) -> None:
    """By each way in turn: the end of the round is taken back and played again in between."""
    at = ended(id)
    for way, go in WAYS.items():
        if not is_out(at):
            end_round(at, id)
        stood = at.table.point
        go(at)
        settle()
        assert not is_out(at), way
        assert not at.screen.rounds.is_due, way
        if way not in ("a move", "undo"):
            assert at.table.point == stood, way
            at.table.undo()
            settle()


@pytest.mark.parametrize("id", SUMMING)
def test_it_goes_by_itself_and_blocks_no_move(ended: Callable[..., AtTable], id: str) -> None:
    at = ended(id)
    sheet = sheet_of(at)
    assert sheet.stays_ms == STAYS_MS["fast"]
    assert at.table.legal
    sheet.left_ms = 100
    assert waited(lambda: not is_out(at))
    assert at.table.propose(sensible(at.table, 1))


def test_it_stays_while_somebody_is_upon_it(ended: Callable[..., AtTable]) -> None:
    at = ended("magnastorm")
    sheet = sheet_of(at)
    sheet.log.setFocus(Qt.FocusReason.TabFocusReason)
    sheet.left_ms = 100
    QTest.qWait(300)
    assert is_out(at)
    sheet.left_ms = LONG
    at.screen.area.view.setFocus()
    here = QPointF(60, 200)
    QApplication.sendEvent(sheet, QEnterEvent(here, here, sheet.mapToGlobal(here)))
    assert sheet.underMouse()
    sheet.left_ms = 100
    QTest.qWait(300)
    assert is_out(at)
    QApplication.sendEvent(sheet, QEvent(QEvent.Type.Leave))
    assert waited(lambda: not is_out(at))


@pytest.mark.parametrize("id", SUMMING)
def test_while_one_learns_it_stays_until_put_away(ended: Callable[..., AtTable], id: str) -> None:
    at = ended(id, policy="teaching")
    assert sheet_of(at).stays_ms == 0
    QTest.qWait(200)
    assert is_out(at)


@pytest.mark.parametrize("id", SUMMING)
def test_with_animation_off_it_comes_only_when_asked(ended: Callable[..., AtTable], id: str) -> None:
    at = ended(id, pace="off")
    settle()
    assert not is_out(at)
    by_key(KEY.Key_E)(at)
    assert is_out(at)
    assert sheet_of(at).has_focus
    at.key(KEY.Key_Space)
    assert not is_out(at)
    assert at.screen.area.view.hasFocus()


def test_opponents_wait_until_it_is_read(ended: Callable[..., AtTable]) -> None:
    at = ended("magnastorm")
    assert at.screen.rounds.is_watched
    assert at.screen.rounds.put_away()
    assert not at.screen.rounds.is_watched


@pytest.mark.parametrize("id", SUMMING)
def test_who_looks_back_sees_it_only_when_asked(ended: Callable[..., AtTable], id: str) -> None:
    at = ended(id)
    end = at.table.point
    at.table.propose(sensible(at.table, 1))
    settle()
    at.table.go_to(end)
    settle()
    assert at.table.is_looking_back
    assert not is_out(at)
    by_key(KEY.Key_E)(at)
    assert is_out(at)
    at.key(KEY.Key_Escape)
    assert not is_out(at)
    assert at.table.is_looking_back


def test_before_any_round_has_ended_the_key_says_so(sit_down: SitDown) -> None:
    at = sit_down(begun("magnastorm"), seen={"aim:magnastorm": True})
    by_key(KEY.Key_E)(at)
    assert not is_out(at)


@pytest.mark.parametrize("id", SUMMING)
def test_a_click_leads_to_the_log(ended: Callable[..., AtTable], id: str) -> None:
    at = ended(id)
    QTest.mouseClick(sheet_of(at).log, LEFT)
    assert not is_out(at)
    assert at.screen.dock.page == "log"
    row = at.screen.dock.log.list.current
    assert isinstance(row, EventRow)
    assert row.point == at.table.point


def test_a_rule_is_a_click_away(ended: Callable[..., AtTable]) -> None:
    at = ended("magnastorm")
    QTest.mouseClick(leaf_of(at).links[0][1], LEFT)
    assert at.screen.dock.page == "rules"
    assert is_out(at)


def test_under_the_curtain_it_waits_for_whoever_lifts_it(sit_down: SitDown) -> None:
    timeline = before_the_end("excavation_earth", is_open=False)
    at = sit_down(timeline, pace="fast", seen={"aim:excavation_earth": True})
    at.screen.uncover()
    assert at.table.propose(ending("excavation_earth").last)
    at.screen.area.skip()
    settle()
    if at.table.is_covered:
        assert not is_out(at)
        assert sheet_of(at).accessibleName() == ""
        at.screen.uncover()
        settle()
    assert is_out(at)
    looking = at.table.looking
    assert at.screen.rounds._told == {looking: at.table.point}


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1280, 720), 1.5), ((1366, 768), 2.0)])
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("id", SUMMING)
def test_nothing_is_cut(sit_down: SitDown, id: str, language: str, size: tuple[int, int], text: float) -> None:
    timeline = before_the_end(id)
    timeline.propose(ending(id).last)
    at = sit_down(timeline, size, language=language, text_scale=text, seen={f"aim:{id}": True})
    at.screen.rounds.show_again()
    sheet = sheet_of(at)
    assert at.screen.area.rect().contains(sheet.geometry())
    assert not any(button.is_cut() for button in (sheet.log, sheet.go_on))
    leaf = leaf_of(at)
    assert leaf.width() >= leaf.measures(leaf.width()).totals
    for _, link in leaf.links:
        assert leaf.rect().contains(link.geometry())
