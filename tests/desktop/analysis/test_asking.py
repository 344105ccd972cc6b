"""What is asked of processes in the background: the latest counts, one at a time, and an end is told."""

from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from desktop.analysis import boxes, checks
from desktop.analysis.boxes import BoxProcess
from desktop.analysis.checks import Checks
from desktop.board import painting_process
from desktop.own_box.chart.drawing import Drawing
from desktop.own_box.chart.panel import charts_of
from desktop.program import Program
from rules.boxes import checking as box_checking
from rules.boxes.own import OwnBox
from rules.boxes.worker import Found, Tried
from rules.core.correcting import Correction
from rules.games import alone
from rules.teaching import check_worker
from rules.teaching.checking import Checked
from tests.desktop.windows import library

ONE, OTHER = (Correction("museum.points_per_pip", 3),), (Correction("museum.points_per_pip", 4),)


class Asked(QObject):
    """A process that is none: it only notes what it is asked."""

    heard = Signal(object)
    ended = Signal()

    def __init__(self, serve: object, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asked: list[Any] = []
        self.closed = 0

    def ask(self, wanted: object) -> None:
        self.asked.append(wanted)

    def rest(self) -> None:
        """Nothing is heard of it anyway."""

    def close(self) -> None:
        self.closed += 1


@pytest.fixture(autouse=True)
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (boxes, checks, painting_process):
        monkeypatch.setattr(module, "BackgroundProcess", Asked)


def at(holder: object) -> Asked:
    found = holder._process  # type: ignore[attr-defined]
    assert isinstance(found, Asked)
    return found


# An owner's data


def test_only_the_latest_data_are_answered() -> None:
    box, answers = BoxProcess(), list[object]()
    box.answered.connect(answers.append)
    box.ask("marajoara", ONE)
    box.ask("marajoara", OTHER)
    first, second = at(box).asked
    at(box).heard.emit(Found(first.number, box_checking.Checked()))
    assert answers == []
    at(box).heard.emit(Found(second.number, box_checking.Checked()))
    at(box).heard.emit(Found(second.number, box_checking.Checked()))
    assert answers == [Found(second.number, box_checking.Checked())]
    assert at(box).closed == 0


def test_games_are_given_up_for_another_question_and_heard_one_by_one() -> None:
    box, answers, ends = BoxProcess(), list[object](), list[int]()
    box.answered.connect(answers.append)
    box.ended.connect(lambda: ends.append(1))
    box.ask("marajoara", ONE)
    box.ask("marajoara", ONE, games=2)
    assert at(box).closed == 1
    number = at(box).asked[-1].number
    for played in (1, 2, 3):
        at(box).heard.emit(Tried(number, played))
    assert answers == [Tried(number, 1), Tried(number, 2)]
    at(box).ended.emit()
    assert ends == []
    box.ask("marajoara", ONE)
    at(box).ended.emit()
    assert ends == [1]


# Made things


def are_asked(made: Checks, count: int) -> bool:
    return len(at(made).asked) == count


def test_made_things_are_checked_one_at_a_time_and_the_latest_counts(qtbot: QtBot) -> None:
    made, came = Checks(), list[tuple[str, object, bool]]()
    made.came.connect(lambda *found: came.append(found))
    made.ask("a", b"1")
    qtbot.waitUntil(lambda: len(at(made).asked) == 1)
    made.ask("b", b"1")
    made.ask("a", b"2")
    made.ask("c", b"1")
    made.forget("c")
    for count in (1, 2, 3):
        qtbot.waitUntil(partial(are_asked, made, count))
        at(made).heard.emit(check_worker.Found(at(made).asked[-1], Checked()))
    assert [(each.key, each.raw) for each in at(made).asked] == [("a", b"1"), ("b", b"1"), ("a", b"2")]
    assert [key for key, _, _ in came] == ["b", "a"]


def test_a_search_is_given_up_for_what_is_asked_anew(qtbot: QtBot) -> None:
    made = Checks()
    made.ask("a", b"1", searches=True)
    qtbot.waitUntil(lambda: len(at(made).asked) == 1)
    made.ask("a", b"2")
    assert at(made).closed == 1
    qtbot.waitUntil(lambda: [each.raw for each in at(made).asked] == [b"1", b"2"])


@pytest.mark.parametrize(("how", "said"), [("ended", "made-check-ended"), ("patience", "made-check-too-long")])
def test_a_check_that_ends_or_lasts_for_ever_is_told_and_the_next_is_asked(qtbot: QtBot, how: str, said: str) -> None:
    made, came = Checks(), list[tuple[str, Any, bool]]()
    made.came.connect(lambda *found: came.append(found))
    made.ask("a", b"1")
    made.ask("b", b"1")
    qtbot.waitUntil(lambda: len(at(made).asked) == 1)
    (at(made).ended if how == "ended" else made._patience.timeout).emit()
    assert [(key, [each.id for each in checked.problems]) for key, checked, _ in came] == [("a", [said])]
    qtbot.waitUntil(lambda: [each.key for each in at(made).asked] == ["a", "b"])


# Our drawing of a board


@pytest.fixture
def drawing(qtbot: QtBot) -> Drawing:
    return Drawing(Program(), alone("marajoara"))


def corrected(corrections: tuple[Correction, ...]) -> OwnBox:
    return OwnBox(library().edition(alone("marajoara")), corrections)


def test_a_drawing_of_older_data_is_not_shown_and_the_latest_is_asked_for(drawing: Drawing) -> None:
    chart, drawn = charts_of("marajoara")[0], list[object]()
    drawing.drawn.connect(drawn.append)
    process = at(drawing._process)
    drawing.ask(chart, corrected(ONE), 400)
    drawing.draw()
    drawing.ask(chart, corrected(OTHER), 400)
    drawing.draw()
    assert len(process.asked) == 1, "one picture at a time"
    process.heard.emit(painting_process.Nothing())
    assert drawn == []
    drawing.draw()
    assert [each.given[2] for each in process.asked] == [ONE, OTHER]
    process.heard.emit(painting_process.Nothing())
    assert drawn == [None]


def test_a_drawing_that_breaks_off_is_told_and_the_next_is_made(drawing: Drawing) -> None:
    chart, failed = charts_of("marajoara")[0], list[int]()
    drawing.failed.connect(lambda: failed.append(1))
    process = at(drawing._process)
    for times in (1, 2):
        drawing.ask(chart, corrected(ONE), 400)
        drawing.draw()
        if times == 1:
            process.heard.emit(painting_process.Nothing("ZeroDivisionError"))
        else:
            process.ended.emit()
        assert len(failed) == times
    drawing.ask(chart, corrected(ONE), 400)
    drawing.forget()
    drawing.draw()
    assert len(process.asked) == 2, "nobody wants it any more"
