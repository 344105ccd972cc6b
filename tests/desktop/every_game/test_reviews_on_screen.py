"""The review of every game on screen: in words of both languages, by mouse and keys, and its moments at the table."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from functools import cache, partial
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLineF, QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.app import SCREENS, late
from desktop.learning.screen import MomentsScreen
from desktop.review.filters import Filters
from desktop.review.screen import ReviewScreen
from desktop.score.files import Wish
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.table.table import Table
from rules.bots import reviewing, whole_review
from rules.bots.forecast import Forecast, Stretch
from rules.bots.review import Judgement, Outcome, Review
from rules.bots.reviewing import Effort
from rules.bots.whole_review import begun, carried_on
from rules.core.timeline import Timeline
from rules.puzzles.own import id_at
from rules.text.localise import Language
from tests.desktop import at_the_table
from tests.rules.every_game.test_reviews import ALL, end_of_a_game, seat_with_choices
from tests.rules.promises import Bots

pytestmark = pytest.mark.usefixtures("unpainted")

SMALL = Effort(followed=1, least=1, worlds=1, moves=150)
SIZES = [(1600, 1000), (1280, 720)]
FORECAST = Forecast((Stretch(0.1, 0.7, 1.0, 9.0), Stretch(0.9, 0.9, 0.5, 3.0)), 40)
CTRL = Qt.KeyboardModifier.ControlModifier
each_game = pytest.mark.parametrize("bots", ALL, ids=lambda bots: bots.game.id)


@cache
def played(bots: Bots) -> tuple[Timeline, Review, Review]:
    """The end of a random game, with two reviews of it: measured or not."""
    timeline = end_of_a_game(bots)
    seat = seat_with_choices(timeline)
    found: list[Review] = []
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(whole_review, "FIRST", SMALL)
        for forecast in (FORECAST, None):
            for module in (whole_review, reviewing):
                patched.setattr(module, "forecast_of", lambda game_id, seats, known=forecast: known)
            review, desk = begun(timeline, seat)
            for each in carried_on(review, partial(map, desk.judged), quick=True):
                review = each
            found.append(with_a_loss(review))
    return timeline, found[0], found[1]


def with_a_loss(review: Review) -> Review:
    """At least one decision that cost more than the noise."""
    if review.moments():
        return review
    at = next(number for number, each in enumerate(review.judged) if each.others)
    judged = review.judged[at]
    best = replace(judged.others[0], lead=judged.played.lead + 40, doubt=0.5)
    worse = replace(judged, others=(best, *judged.others[1:]))
    return replace(review, looks=(*review.looks[:at], worse, *review.looks[at + 1 :]))


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Iterator[Shell]:
    made = Shell(at_the_table.program(tmp_path))
    qtbot.addWidget(made)
    made.register("under", lambda program, shell: Screen(program))
    for name in ("review", "moments"):
        made.register(name, late(SCREENS[name]))
    made.open("under")
    yield made
    made.program.analyses.close()


def opened(shell: Shell, timeline: Timeline, review: Review, monkeypatch: pytest.MonkeyPatch) -> ReviewScreen:
    """The review, as if it had just been made."""
    monkeypatch.setattr("desktop.analysis.work.Work.start", lambda self: None)
    screen = shell.open("review", table=Table(timeline), seat=review.seat)
    assert isinstance(screen, ReviewScreen)
    screen.work.review, screen.work.quick = review, True
    screen.show_again()
    return screen


def all_said(screen: ReviewScreen) -> list[str]:
    labels = [screen.curve, screen.split, screen.picture, screen.list, *screen.list.leaf.rows]
    said = [each.accessibleName() for each in labels] + [each.accessibleDescription() for each in labels]
    face = screen.curve.face
    assert face is not None
    said += [face.title, face.below, face.ahead, face.behind, face.end_words, screen.curve.progress.words]
    buttons = [*screen.list.grades.values(), *screen.list.menus.values(), *screen.foot.buttons.values()]
    return [*said, *(each.words for each in buttons), screen.foot.status.text()]


RAW = ("review-", "-term-", "grade-", "advice-", "moments-", "tries-")


@each_game
@pytest.mark.parametrize("measured", [True, False], ids=["measured", "unmeasured"])
def test_it_is_told_in_both_languages(
    shell: Shell, bots: Bots, measured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    timeline, known, unknown = played(bots)
    review = known if measured else unknown
    screen = opened(shell, timeline, review, monkeypatch)
    screen.filter(Filters(frozenset(("inexact", "mistake", "blunder"))))
    for size in SIZES:
        shell.resize(*size)
        for language in ("fr", "en"):
            shell.program.set_language(language)
            for at in (1, screen.curve.face.moves if screen.curve.face else 1):
                screen.choose(at)
            said = all_said(screen)
            assert not any(raw in each for each in said for raw in RAW), said
            assert len(screen.list.leaf.rows) == len(review.moments("inexact"))
            face = screen.split.face
            assert face is not None
            assert bool(face.fate) == (review.split is not None)
            assert ("%" in " ".join(each.face.chances for each in screen.list.leaf.rows)) == measured
    shell.program.set_language("fr")


def with_chances(review: Review, seats: int) -> Review:
    """The same review, as if there had been more rivals."""

    def of(outcome: Outcome) -> Outcome:
        own = outcome.outlook.chance
        others = (1 - own) / (seats - 1)
        return replace(outcome, chances=tuple(own if seat == review.seat else others for seat in range(seats)))

    judged = (replace(each, played=of(each.played), others=tuple(map(of, each.others))) for each in review.judged)
    return replace(review, looks=tuple(judged))


@each_game
def test_the_curve_shows_the_chances_of_all_where_they_are_known(
    qtbot: QtBot, shell: Shell, bots: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    timeline, review, unknown = played(bots)
    screen = opened(shell, timeline, unknown, monkeypatch)
    curve = screen.curve
    assert curve.switch.isHidden()
    screen.work.review = with_chances(review, len(timeline.record.seating))
    screen.show_again()
    with qtbot.waitExposed(shell):
        shell.show()
    assert curve.switch.isVisible()
    assert curve.face is not None
    assert not curve.face.lines
    curve.switch.segment("lead").setFocus()
    qtbot.keyClick(curve.switch.segment("lead"), Qt.Key.Key_Right)
    assert curve.switch.value == "chances"
    for size in SIZES:
        shell.resize(*size)
        for language in ("fr", "en"):
            shell.program.set_language(language)
            assert len(curve.face.lines) == len(timeline.record.seating)
            screen.choose(review.choices[-1].at)
            assert curve.accessibleDescription().count("%") == len(timeline.record.seating)
            assert not any(raw in each for each in all_said(screen) for raw in RAW)
            assert all(line.points[-1][0] == review.moves for line in curve.face.lines)
            assert sum(line.points[-1][1] for line in curve.face.lines) == pytest.approx(100)
    chart = curve.chart
    marks = {each.at for each in curve.face.marks}
    assert {chart.move_at(chart.place_of(each).x()) for each in curve.face.marks} <= marks
    shell.program.set_language("fr")


@each_game
def test_one_walks_along_by_keys_and_filters(
    qtbot: QtBot, shell: Shell, bots: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    timeline, review, _ = played(bots)
    screen = opened(shell, timeline, review, monkeypatch)
    shell.resize(1600, 1000)
    with qtbot.waitExposed(shell):
        shell.show()
    first = review.moments()[0]
    places = {choice.number: choice.at for choice in review.choices}
    assert screen.at == places[first.number]
    screen.curve.setFocus()
    qtbot.keyClick(screen.curve, Qt.Key.Key_Home)
    assert screen.at == 1
    qtbot.keyClick(screen.curve, Qt.Key.Key_Right)
    assert screen.at == 2
    assert screen.curve.face is not None
    marks = screen.curve.face.marks
    qtbot.keyClick(screen.curve, Qt.Key.Key_Home)
    for mark in [each for each in marks if each.at > 1]:
        qtbot.keyClick(screen.curve, Qt.Key.Key_Right, CTRL)
        assert screen.at == mark.at
    chart = screen.curve.chart
    mark = marks[-1]
    place = chart.place_of(mark).toPoint()
    qtbot.mouseClick(screen.curve, Qt.MouseButton.LeftButton, pos=QPoint(place.x(), round(chart.plot.center().y())))
    assert any(each.at == screen.at for each in marks)
    rule = screen.list.leaf.rows[0].face.rule
    screen.filter(replace(screen.list.filters, rule=rule))
    assert all(each.face.rule == rule for each in screen.list.leaf.rows)
    screen.filter(replace(screen.list.filters, rule="XX-1"))
    assert not screen.list.leaf.rows
    assert screen.list.none


@each_game
def test_it_is_written_to_files(shell: Shell, bots: Bots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    timeline, review, _ = played(bots)
    screen = opened(shell, timeline, review, monkeypatch)

    def ask(parent: QWidget, wish: Wish) -> Path:
        return tmp_path / wish.suggested.name

    screen.exports.ask = ask
    assert screen.exports.pdf()
    assert screen.exports.text()
    pdf, text = next(tmp_path.glob("*.pdf")).read_bytes(), next(tmp_path.glob("*.txt")).read_text()
    assert pdf.startswith(b"%PDF")
    assert len(pdf) > 5_000
    assert "review-" not in text
    assert len(text.splitlines()) > 4


def test_what_came_of_moments_is_kept_and_they_come_back(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    timeline, review, _ = played(ALL[0])
    screen = opened(shell, timeline, review, monkeypatch)
    learn = screen.foot.buttons["learn"]
    count, first = len(review.moments()), review.moments()[0]
    morning = datetime(2026, 11, 19, 9, 0, tzinfo=timezone(timedelta(hours=1)))

    def again(days: int, number: int = first.number) -> MomentsScreen:
        now = morning + timedelta(days=days)
        what = {"table": Table(timeline), "review": review, "now": lambda: now}
        moments = shell.open("moments", **what)
        assert isinstance(moments, MomentsScreen)
        return moments

    words = learn.words
    for days in (0, 3):
        moments = again(days)
        assert moments.judgement == first
        moments.table.propose(first.best.move)
        shell.back()
        assert len(shell.program.puzzles.tried) == 1 + bool(days)
        assert (learn.words == words) == (not days)
    kept = shell.program.puzzles.tried[-1]
    assert (kept.result, kept.is_own, kept.puzzle) == ("clean", True, id_at(timeline, first.number))
    assert screen.standings.learned([first.number]) == {first.number}
    if count > 1:
        assert again(4).judgement != first
        shell.back()
    shell.program.puzzles.rename(shell.program.settings.name, "Inès")
    shell.program.settings_file.change(name="Malo")
    screen.say_again()
    assert learn.words == words


@each_game
def test_its_moments_are_found_again_at_the_table(shell: Shell, bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    timeline, review, unknown = played(bots)
    screen = opened(shell, timeline, review, monkeypatch)
    screen.learn()
    moments = shell.trail[-1]
    assert isinstance(moments, MomentsScreen)
    judged: Judgement = review.moments()[0]
    assert moments.table.timeline.state == timeline.state_at(timeline.entry(judged.number).after)
    moments.table.propose(judged.played.move)
    assert not moments.attempts.is_over
    for language in ("fr", "en"):
        shell.program.set_language(language)
        assert moments.panel.leaf.face is not None
        moments.table.propose(judged.best.move)
        face = moments.panel.leaf.face
        assert face.answer is not None
        now = moments.now()
        assert not any(raw in each for each in (face.said, now.step, now.ask) for raw in RAW), face.said
    shell.program.set_language("fr")
    assert "revient" in moments.given().below
    assert moments.attempts.result == "helped"
    assert moments.done == {judged.number: "helped"}
    for _ in review.moments():
        if shell.trail[-1] is screen:
            break
        last: Any = shell.trail[-1]
        last.answer()
        last.next_question()
    assert shell.trail[-1] is screen
    shell.open("moments", table=Table(timeline), review=unknown)
    assert shell.trail[-1].panel.leaf.face.given.won is None  # type: ignore[attr-defined]


@each_game
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_what_is_told_of_a_move_hides_nothing_of_the_curve(
    shell: Shell, bots: Bots, size: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is no room beside the curve, it stands below the title."""
    timeline, known, _ = played(bots)
    shell.program.settings_file.change(text_scale=scale)
    shell.resize(*size)
    shell.show()
    curve = opened(shell, timeline, known, monkeypatch).curve
    assert curve.told is not None
    chart = curve.chart
    lines = [
        QLineF(chart.x(one.at), chart.y(one.lead), chart.x(other.at), chart.y(other.lead))
        for one, other in pairwise(chart.face.points)
    ]
    found = [chart.readout_box(curve.told, choice.at) for choice in known.choices]
    for box in filter(None, found):
        assert chart.plot.contains(box)
        sides = [
            QLineF(box.topLeft(), box.topRight()),
            QLineF(box.topRight(), box.bottomRight()),
            QLineF(box.bottomRight(), box.bottomLeft()),
            QLineF(box.bottomLeft(), box.topLeft()),
        ]
        crossed = [line for line in lines for side in sides if is_crossed(line, side)]
        assert not crossed
        assert not [mark for mark in chart.face.marks if box.contains(chart.place_of(mark))]
    assert any(found) or scale > 1 or size == SIZES[1]


def is_crossed(line: QLineF, side: QLineF) -> bool:
    kind, _ = line.intersects(side)
    return bool(kind == QLineF.IntersectionType.BoundedIntersection)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_in_large_words_a_moment_says_all_on_its_buttons_and_in_its_title(
    shell: Shell, scale: float, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    timeline, review, _ = played(ALL[0])
    shell.program.settings_file.change(text_scale=scale, language=language)
    shell.resize(1280, 720)
    shell.show()
    opened(shell, timeline, review, monkeypatch).learn()
    moments = shell.trail[-1]
    assert isinstance(moments, MomentsScreen)
    for step in (moments.hint, moments.answer):
        step()
        QApplication.processEvents()
        panel = moments.panel
        shown = [each for each in panel.buttons.values() if each.isVisible()]
        assert len(shown) > 1
        assert all(each.width() >= each.wide() for each in shown), [each.words for each in shown]
        assert not any(one.geometry().intersects(other.geometry()) for one, other in combinations(shown, 2))
        assert panel.title.width() >= panel.title.minimumSizeHint().width()
