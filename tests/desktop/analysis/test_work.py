"""A review in the background: to its end, stopped and gone on with, kept beside the game, behind whoever thinks."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.analysis.analyses import Analyses
from desktop.analysis.work import Work
from rules.bots import review_file, review_processes, whole_review
from rules.bots.review_processes import Answered
from rules.bots.review_worker import Asked, Failed, Reviewer, lines_of
from rules.bots.reviewing import Effort
from rules.bots.whole_review import begun, carried_on
from rules.core.record import Moved
from rules.core.timeline import Timeline
from tests.rules.every_game.test_reviews import ALL, end_of_a_game, seat_with_choices

MARAJOARA = next(bots for bots in ALL if bots.game.id == "marajoara")
SMALL = Effort(followed=1, least=1, worlds=1, moves=150)
LARGER = Effort(followed=2, least=2, worlds=2, moves=400, is_refined=True)


class Here:
    """A process that is none: it answers when it is asked for the answer."""

    dies = False
    ended = 0

    def __init__(self, *, is_patient: bool = True) -> None:
        self.reviewer = Reviewer()
        self.asked: Asked | None = None

    def ask(self, asked: Asked) -> None:
        self.asked = asked

    def answer(self) -> Answered | None:
        if self.asked is None:
            return None
        asked, self.asked = self.asked, None
        return Answered(asked, Failed("dead") if self.dies else self.reviewer.answer(asked), 0.1)

    def end(self) -> None:
        Here.ended += 1


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_processes, "Process", Here)
    monkeypatch.setattr(whole_review, "FIRST", SMALL)
    monkeypatch.setattr(whole_review, "REFINED", LARGER)


@pytest.fixture
def timeline() -> Timeline:
    return end_of_a_game(MARAJOARA)


def until(work: Work, is_enough: Callable[[], bool]) -> None:
    """Let it look again and again, as its clock does."""
    for _ in range(2_000):
        if is_enough():
            return
        work._look()
    raise AssertionError


def worked(timeline: Timeline, folder: Path, count: int = 2) -> Work:
    return Work(timeline, seat_with_choices(timeline), folder / "game.vestiges", count)


@pytest.mark.usefixtures("here")
def test_it_finds_what_one_process_finds_and_keeps_it(timeline: Timeline, tmp_path: Path, qtbot: QtBot) -> None:
    work = worked(timeline, tmp_path)
    work.start()
    until(work, lambda: work.is_finished and not work._processes.all)
    review, desk = begun(timeline, work.seat)
    for found in carried_on(review, lambda tasks: map(desk.judged, tasks)):
        review = found
    assert work.review == review
    assert work.path is not None
    assert review_file.kept(work.path, timeline, work.seat).review == review
    assert not work.problem
    assert work.seconds_left == 0.0


@pytest.mark.usefixtures("here")
def test_stopped_it_keeps_what_is_known_and_goes_on_from_there(
    timeline: Timeline, tmp_path: Path, qtbot: QtBot
) -> None:
    work = worked(timeline, tmp_path)
    work.start()
    until(work, lambda: work.review is not None and len(work.review.judged) >= 3)
    work.stop()
    until(work, lambda: not work._processes.all)
    assert not work.is_running
    assert work.review is not None
    known = len(work.review.judged)
    assert work.path is not None
    assert review_file.kept(work.path, timeline, work.seat).review == work.review
    again = worked(timeline, tmp_path)
    again.start()
    until(again, lambda: again.review is not None)
    assert again.review is not None
    assert len(again.review.judged) >= known
    work.start()
    until(work, lambda: work.is_finished)


@pytest.mark.usefixtures("here")
def test_nothing_is_given_out_while_opponents_think(timeline: Timeline, tmp_path: Path, qtbot: QtBot) -> None:
    analyses = Analyses()
    work = analyses.of(timeline, seat_with_choices(timeline), tmp_path / "game.vestiges")
    assert analyses.of(timeline, work.seat, tmp_path / "game.vestiges") is work
    analyses.start(work)
    until(work, lambda: work.review is not None)
    analyses.hold(1, True)
    until(work, lambda: not work._processes.under_way)
    assert work.review is not None
    known = len(work.review.judged)
    for _ in range(20):
        work._look()
    assert len(work.review.judged) == known
    analyses.hold(1, False)
    until(work, lambda: work.review is not None and len(work.review.judged) > known)
    other = analyses.of(timeline, 1 - work.seat, None)
    analyses.start(other)
    assert not work.is_running
    analyses.close()


@pytest.mark.usefixtures("here")
def test_where_a_process_dies_it_ends_and_can_begin_again(
    timeline: Timeline, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Here, "dies", True)
    analyses = Analyses()
    work = analyses.of(timeline, 0, tmp_path / "game.vestiges")
    analyses.start(work)
    until(work, lambda: work.has_failed)
    assert not work.is_running
    assert not work._processes.all
    assert analyses.of(timeline, 0, tmp_path / "game.vestiges") is not work


def test_in_processes_of_its_own(timeline: Timeline, tmp_path: Path, qtbot: QtBot) -> None:
    work = worked(timeline, tmp_path, count=1)
    with qtbot.waitSignal(work.changed, timeout=60_000, check_params_cb=None):
        work.start()
    qtbot.waitUntil(lambda: work.review is not None and len(work.review.judged) > 0, timeout=60_000)
    work.close()
    assert work.path is not None
    kept: Any = review_file.kept(work.path, timeline, work.seat)
    assert len(kept.review.judged) == len(work.review.judged if work.review else ())


@pytest.mark.parametrize("bots", ALL, ids=lambda bots: bots.game.id)
def test_a_game_arrives_there_as_it_is(bots: Any) -> None:
    from rules.bots.review_worker import Begin, timeline_of  # noqa: PLC0415

    timeline = end_of_a_game(bots)
    timeline.replay(Moved(timeline.line()[3]))
    found = timeline_of(Begin(bots.game.id, lines_of(timeline), 0, None, True))
    assert found.line() == timeline.line()
    assert found.now == timeline.now
    assert [found.state_at(each) for each in found.line()] == [timeline.state_at(each) for each in timeline.line()]
