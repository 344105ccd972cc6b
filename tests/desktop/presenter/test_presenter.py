"""Presenting: the class sees what it may see, on a second screen where there is one; the teacher sees the rest."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.presenter.areas import PublicArea
from desktop.presenter.projector import Projecting
from desktop.presenter.screen import PresenterScreen
from desktop.presenter.subject import LessonSubject
from desktop.shell import Shell
from desktop.widgets.pressable import Pressable
from rules.core import resources
from rules.core.marks import Ring, Spot
from rules.games import GAME_IDS, game_named
from rules.lessons.model import lessons_in
from rules.lessons.runner import right_moves
from tests.desktop.at_the_table import AtTable, settle
from tests.desktop.conftest import SitDown
from tests.desktop.presenter.seated import seated_at
from tests.desktop.windows import opened
from tests.rules.teaching.making import made_from

pytestmark = pytest.mark.usefixtures("unpainted")

EVERY = pytest.mark.parametrize("id", GAME_IDS)
KEY = Qt.Key


@pytest.fixture
def second(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """A second screen that can be unplugged: by emptying the list."""
    screens: list[Any] = [QGuiApplication.primaryScreen()]
    monkeypatch.setattr(Projecting, "second", property(lambda self: screens[0] if screens else None))
    return screens


def presenting(shell: Shell, id: str, lesson: str = "", at: int = 0) -> PresenterScreen:
    game = game_named(id)
    assert game is not None
    screen = opened(shell, "presenter", game=game, lesson=lesson, at=at)
    assert isinstance(screen, PresenterScreen)
    shell.activateWindow()
    settle()
    return screen


def project(at: AtTable) -> PresenterScreen:
    at.shell.activateWindow()
    QTest.keyClick(at.shell, KEY.Key_F10)
    settle()
    screen = at.shell.trail[-1]
    assert isinstance(screen, PresenterScreen)
    return screen


# Lessons


@EVERY
def test_every_step_has_something_to_read_in_one_language_and_in_two(id: str, shell: Shell) -> None:
    for lesson in list(lessons_in(resources.assets() / id / "lessons"))[:2]:
        screen = presenting(shell, id, lesson.id)
        for at, _ in enumerate(lesson.steps):
            shown = screen.picture.shown
            assert len(shown.question) == 1
            assert screen.subject.rows()[at].mark == "now"
            screen.program.set_both_languages(True)
            assert len(screen.picture.shown.question) == 2
            assert screen.picture.shown.question[0] == shown.question[0]
            screen.program.set_both_languages(False)
            assert len(screen.subject.notes) > 0
            screen.subject.go(1)
        shell.back()


def test_a_question_is_voted_on_and_revealed(shell: Shell) -> None:
    screen = presenting(shell, "council_of_shadows", "exploit")
    room = screen.classroom
    assert room.vote is not None
    right = room.vote.right
    assert right is not None
    assert [each.words for each in screen.picture.shown.answers][right] == "4"
    assert not screen.picture.shown.sentence
    QTest.keyClick(shell, KEY.Key_1)
    QTest.keyClick(screen.area.view, KEY.Key_Return)
    assert screen.picture.shown.answers[0].hands == 1
    assert [each.is_right for each in screen.picture.shown.answers].index(True) == right
    assert screen.picture.shown.sentence
    assert screen.picture.shown.rule.startswith("CS-")
    QTest.keyClick(screen.area.view, KEY.Key_Return)
    assert not screen.picture.shown.sentence
    assert not any(each.is_right for each in screen.picture.shown.answers)


def test_steps_follow_by_keys_as_presentation_remotes_send_them(shell: Shell) -> None:
    screen = presenting(shell, "council_of_shadows", "exploit")
    assert isinstance(screen.subject, LessonSubject)
    table = screen.subject.table
    screen.marking.add(Ring(at=Spot(x=0.5, y=0.5)))
    QTest.keyClick(shell, KEY.Key_PageDown)
    assert table.progress.at == 1
    assert not screen.marking.has_marks
    QTest.keyClick(screen.area.view, KEY.Key_Right)
    assert table.progress.at == 2
    QTest.keyClick(shell, KEY.Key_PageUp)
    assert table.progress.at == 1
    QTest.keyClick(shell, KEY.Key_PageUp)
    QTest.keyClick(shell, KEY.Key_PageUp)
    assert table.progress.at == 0


def test_after_the_last_step_comes_the_next_lesson(shell: Shell) -> None:
    screen = presenting(shell, "marajoara", "capture", 2)
    before = screen.subject.here
    screen.subject.go(1)
    assert screen.subject.here != before
    assert screen.subject.rows()[0].mark == "now"


def test_what_is_played_in_the_picture_is_judged_before_the_class(shell: Shell) -> None:
    screen = presenting(shell, "marajoara", "capture")
    assert isinstance(screen.subject, LessonSubject)
    screen.subject.table.propose(right_moves(screen.subject.table.progress)[0])
    settle()
    assert screen.picture.shown.sentence
    assert screen.picture.shown.is_good
    assert screen.picture.shown.rule


def test_escape_wipes_then_leaves(shell: Shell) -> None:
    screen = presenting(shell, "marajoara", "capture")
    screen.marking.add(Ring(at=Spot(x=0.5, y=0.5)))
    QTest.keyClick(screen.area.view, KEY.Key_Escape)
    assert not screen.marking.has_marks
    assert shell.trail[-1] is screen
    QTest.keyClick(screen.area.view, KEY.Key_Escape)
    assert shell.trail[-1] is not screen


# Tables


@EVERY
def test_a_game_in_progress_is_projected_and_played_on(id: str, sit_down: SitDown) -> None:
    at = seated_at(sit_down, id)
    screen = project(at)
    assert isinstance(screen.area, PublicArea)
    assert screen.bar.isVisible()
    point = at.timeline.now
    assert screen.subject.rows()
    screen.subject.go_to(0)
    settle()
    assert at.timeline.now > point
    screen.shell.back()
    settle()
    assert at.shell.trail[-1] is at.screen


def test_what_was_laid_open_for_a_class_is_covered_again(sit_down: SitDown) -> None:
    at = seated_at(sit_down, "council_of_shadows")
    at.table.lift_curtain(0)
    settle()
    screen = project(at)
    assert at.table.seats.is_open
    screen.program.set_language("en")
    assert at.table.seats.is_open
    screen.shell.back()
    settle()
    assert not at.table.seats.is_open


def test_nothing_secret_reaches_the_class(sit_down: SitDown) -> None:
    at = seated_at(sit_down, "council_of_shadows")
    at.table.lift_curtain(0)
    settle()
    screen = at.shell.open("presenter", table=at.table)
    assert isinstance(screen, PresenterScreen)
    settle()
    assert at.table.seats.is_guarded
    assert screen.area.situation.view == at.table.view_from(None)
    assert screen.area.situation.view != at.table.view
    assert not screen.area.hand.takable_anew()
    assert not screen.area.hand.clickable()
    assert screen.subject.rows() == ()


def test_marks_of_the_table_go_before_the_class_and_back(sit_down: SitDown) -> None:
    at = seated_at(sit_down, "marajoara")
    below = at.screen.marking
    below.add(Ring(at=Spot(x=0.5, y=0.5)))
    screen = project(at)
    assert screen.marking.marks == below.marks
    screen.marking.add(Ring(at=Spot(x=0.2, y=0.2)))
    both = screen.marking.marks
    screen.shell.back()
    settle()
    assert below.marks == both
    assert len(both) == 2


def test_marks_of_a_step_are_drawn_before_the_class_but_for_those_of_its_hint(shell: Shell) -> None:
    game = game_named("marajoara")
    assert game is not None
    made = made_from(game, next(iter(lessons_in(resources.assets() / "marajoara" / "lessons"))))
    marks = (Ring(kind="ring", at=Spot(key="space-e4")),)
    steps = [step.model_copy(update={"marks": marks, "marks_with_hint": at == 1}) for at, step in enumerate(made.steps)]
    shell.program.made.keep(made.model_copy(update={"steps": tuple(steps)}))
    screen = presenting(shell, "marajoara", made.id)
    assert screen.marking.marks == marks
    screen.subject.go(1)
    assert not screen.marking.has_marks


def test_one_hand_less_leaves_enter_to_the_vote(shell: Shell) -> None:
    screen = presenting(shell, "council_of_shadows", "exploit")
    view = screen.area.view
    QTest.keyClick(shell, KEY.Key_1)
    QTest.keyPress(view, KEY.Key_Alt)
    QTest.keyClick(shell, KEY.Key_1, Qt.KeyboardModifier.AltModifier)
    QTest.keyRelease(view, KEY.Key_Alt)
    assert screen.picture.shown.answers[0].hands == 0
    QTest.keyClick(view, KEY.Key_Return)
    assert any(each.is_right for each in screen.picture.shown.answers)


def test_what_was_refused_hides_no_piece_and_goes_with_the_next_right_move(shell: Shell) -> None:
    screen = presenting(shell, "excavation_earth", "excavate")
    assert isinstance(screen.subject, LessonSubject)
    table, area = screen.subject.table, screen.area
    hand, places = area.hand, list(area.scene.places())
    for piece in sorted(hand.takable()):
        assert hand.take(piece)
        place = next((at for at in places if (why := hand.reason_against(at)) is not None and why.cures), None)
        if place is not None:
            hand.drop(place)
            break
    shown = area.scene.by_key()
    assert [key for key in shown if key.startswith("state-refused")]
    cures = [key for key in shown if key.startswith("state-can-take:")]
    assert cures
    for key in cures:
        mark, cure = shown[key], shown[key.partition(":")[2]]
        assert (mark.layer, mark.depth) < (cure.layer, cure.depth)
    assert table.propose(right_moves(table.progress)[0])
    settle()
    area.describe()
    assert not [sprite for sprite in area.scene.sprites if sprite.key.startswith("state-")]


# Moves without a place


def travelling(shell: Shell) -> PresenterScreen:
    """Two explorers have arrived; what is left to do is to end the move."""
    lesson = next(
        each for each in lessons_in(resources.assets() / "excavation_earth" / "lessons") if each.id == "travel"
    )
    at = next(at for at, step in enumerate(lesson.steps) if step.id == "two-sites")
    screen = presenting(shell, "excavation_earth", "travel", at)
    assert isinstance(screen.subject, LessonSubject)
    table = screen.subject.table
    while not screen.subject.offers:
        moves = right_moves(table.progress)
        assert table.propose(moves[0])
        settle()
    return screen


@pytest.mark.parametrize("is_alone", [True, False])
def test_a_move_without_a_place_is_played_with_a_button(is_alone: bool, shell: Shell, second: list[Any]) -> None:
    if is_alone:
        second.clear()
    screen = travelling(shell)
    assert isinstance(screen.subject, LessonSubject)
    while not screen.subject.table.progress.is_done:
        card = screen.offers if is_alone else screen.desk.side.offers
        right = screen.subject.table.say_move(right_moves(screen.subject.table.progress)[0])
        wanted = screen.saying.words(right)[0]
        if wanted not in [each.words for each in card.buttons]:
            assert screen.subject.table.propose(right_moves(screen.subject.table.progress)[0])
            continue
        assert card.isVisible()
        assert not card.geometry().intersects(screen.picture.geometry())
        QTest.mouseClick(next(each for each in card.buttons if each.words == wanted), Qt.MouseButton.LeftButton)
        settle()
    assert screen.picture.shown.sentence
    assert not screen.offers.isVisible()
    assert not screen.desk.side.offers.isVisible()


# The second screen


@pytest.mark.usefixtures("little_pictures")
def test_what_comes_next_is_pictured(shell: Shell, second: list[Any], qtbot: QtBot) -> None:
    screen = presenting(shell, "council_of_shadows", "exploit")
    card = screen.desk.side.next
    qtbot.waitUntil(lambda: card.image is not None, timeout=60_000)
    settle()
    assert card.image_at.width() > 100
    assert not card.image_at.intersects(card.text.geometry())
    before = card.image
    screen.subject.go(1)
    qtbot.waitUntil(lambda: card.image not in (None, before), timeout=10000)


def test_the_teachers_screen_is_dark_unless_unwanted(shell: Shell, second: list[Any]) -> None:
    screen = presenting(shell, "marajoara", "capture")

    def worn() -> tuple[str, str]:
        return screen.desk.style_now.theme_name, screen.picture.style_now.theme_name

    assert worn() == ("dark", "light"), "the class reads what it read before"
    QTest.mouseClick(screen.desk.screen_card.dark_desk, Qt.MouseButton.LeftButton)
    assert worn() == ("light", "light")
    QTest.mouseClick(screen.desk.screen_card.dark, Qt.MouseButton.LeftButton)
    assert worn() == ("light", "dark")
    shell.program.set_theme("contrast")
    QTest.mouseClick(screen.desk.screen_card.dark_desk, Qt.MouseButton.LeftButton)
    assert worn()[0] == "contrast"


def test_words_of_the_class_have_three_sizes(shell: Shell, second: list[Any]) -> None:
    screen = presenting(shell, "marajoara", "capture")
    sizes = [screen.picture.shown.size]
    for _ in range(3):
        QTest.mouseClick(screen.desk.screen_card.larger, Qt.MouseButton.LeftButton)
        sizes.append(screen.picture.shown.size)
    assert sizes == ["usual", "large", "largest", "largest"]
    QTest.keyClick(shell, KEY.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert screen.picture.shown.size == "large"
    assert all(each.shown.size == "large" for each in screen.projecting.pictures)


def test_both_windows_show_the_same(shell: Shell, second: list[Any]) -> None:
    screen = presenting(shell, "marajoara", "capture")
    window = screen.projecting.window
    assert window is not None
    assert screen.desk.isVisible()
    assert not screen.bar.isVisible()
    assert window.picture.shown == screen.picture.shown
    far, near = window.picture.table, screen.area.view
    assert far.scene() is near.scene()  # type: ignore[attr-defined]
    screen.area.look_at_part(1)
    settle()
    seen = far.mapToScene(far.viewport().rect()).boundingRect()  # type: ignore[attr-defined]
    assert (seen.center() - near.camera.seen.center()).manhattanLength() < 3


def test_a_frozen_picture_stays_and_a_black_one_is_black(shell: Shell, second: list[Any], qtbot: QtBot) -> None:
    shell.setUpdatesEnabled(True)  # what it shows is looked at
    screen = presenting(shell, "marajoara", "capture")
    window = screen.projecting.window
    assert window is not None
    before = picture(window)
    QTest.keyClick(shell, KEY.Key_F8)
    screen.subject.go(1)
    screen.marking.add(Ring(at=Spot(x=0.5, y=0.5)))
    assert picture(window) == before
    assert screen.desk.unseen == screen.program.say("class-frozen")
    QTest.keyClick(shell, KEY.Key_Period)
    black = picture(window)
    assert screen.desk.unseen == screen.program.say("class-blackened")
    assert {black.pixelColor(x, y).name() for x in (5, 300, 700) for y in (5, 200, 400)} == {"#000000"}
    QTest.keyClick(shell, KEY.Key_Period)
    assert picture(window) == before
    QTest.keyClick(shell, KEY.Key_F8)
    qtbot.waitUntil(lambda: not window.picture.cover.isVisible(), timeout=5000)
    assert picture(window) != before


def picture(window: Any) -> QImage:
    settle()
    return window.grab().toImage()  # type: ignore[no-any-return]


def test_unplugged_all_goes_on_in_one_window(shell: Shell, second: list[Any]) -> None:
    screen = presenting(shell, "marajoara", "capture")
    screen.marking.add(Ring(at=Spot(x=0.5, y=0.5)))
    lost = second.pop()
    QGuiApplication.instance().screenRemoved.emit(lost)  # type: ignore[union-attr]
    settle()
    assert screen.projecting.window is None
    assert screen.bar.isVisible()
    assert screen.bar.told
    assert screen.marking.has_marks
    second.append(lost)
    QGuiApplication.instance().screenAdded.emit(lost)  # type: ignore[union-attr]
    settle()
    assert screen.projecting.window is None
    assert screen.bar.project.isVisible()
    QTest.mouseClick(screen.bar.project, Qt.MouseButton.LeftButton)
    settle()
    assert screen.projecting.window is not None
    assert not screen.bar.told


def test_the_window_of_the_class_goes_with_the_presentation(shell: Shell, second: list[Any]) -> None:
    screen = presenting(shell, "marajoara", "capture")
    window = screen.projecting.window
    assert window is not None
    shell.back()
    settle()
    assert screen.projecting.window is None


def test_with_one_screen_the_bar_hides_and_comes_back(shell: Shell) -> None:
    screen = presenting(shell, "marajoara", "capture")
    QTest.keyClick(shell, KEY.Key_F10)
    assert not screen.bar.isVisible()
    assert screen.picture.height() == screen.height()
    QTest.keyClick(shell, KEY.Key_F10)
    assert screen.bar.isVisible()


@pytest.mark.parametrize("size", [(1600, 1000), (1280, 720)])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_card_of_the_teacher_is_cut_or_covered(
    size: tuple[int, int], language: Any, shell: Shell, second: list[Any]
) -> None:
    shell.program.set_language(language)
    shell.resize(*size)
    screen = presenting(shell, "council_of_shadows", "exploit")
    settle()
    desk = screen.desk
    cards = [desk.marks, desk.vote, desk.screen_card]
    assert all(desk.rect().contains(each.geometry()) for each in cards)
    assert not any(each.geometry().intersects(desk.picture_at) for each in cards)
    assert not desk.side.geometry().intersects(desk.picture_at)
    assert not [each.words for each in desk.findChildren(Pressable) if each.isVisible() and each.is_cut()]


def test_with_one_screen_the_presentation_itself_turns_black_or_stays(shell: Shell) -> None:
    shell.setUpdatesEnabled(True)  # what it shows is looked at
    screen = presenting(shell, "marajoara", "capture")
    cover = screen.one_screen.cover
    QTest.keyClick(shell, KEY.Key_Period)
    assert cover.geometry() == screen.rect()
    QTest.mouseClick(cover, Qt.MouseButton.LeftButton)
    assert not cover.isVisible()
    QTest.keyClick(shell, KEY.Key_F8)
    assert cover.isVisible()
    assert not cover.geometry().intersects(screen.bar.geometry())
    before = cover.picture.toImage()
    screen.subject.go(1)
    settle()
    assert cover.picture.toImage() == before
    QTest.keyClick(shell, KEY.Key_F10)
    assert cover.geometry() == screen.rect(), "without the bar, all of it"
    QTest.keyClick(screen.area.view, KEY.Key_Escape)
    assert not screen.classroom.screen.is_frozen
