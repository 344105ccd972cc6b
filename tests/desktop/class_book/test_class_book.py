"""The class book by hand: names are added, rows unfolded, files taken and handed in, steps reviewed, names deleted."""

import csv
import io
import json
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from desktop.class_book.class_book import ClassBook
from desktop.class_book.doing import BOTH, NO, YES
from desktop.class_book.exporting import csv_of, pages_of
from desktop.class_book.rows import PupilRow
from desktop.class_book.saying import lessons_of
from desktop.class_book.screen import ClassBookScreen
from desktop.lessons.player import LessonPlayer
from desktop.made.library import LibraryScreen
from desktop.made.opening import open_files
from desktop.paper.sheet import MARGIN, SIZES
from desktop.reader.reader import Reader
from desktop.shell import Shell
from desktop.style.palette import ThemeName
from desktop.style.vision import contrast
from desktop.widgets.menu import Menu
from rules.core import folders
from rules.core.journal import read, save
from rules.games import loaded
from rules.teaching.pupils import Class, Pupil, handed_in
from rules.teaching.reading import read_file, written
from rules.text.localise import LANGUAGES, Language
from tests.desktop.class_book.class_room import JOIN, TODAY, at_book, fill, names
from tests.desktop.conftest import played
from tests.desktop.pages import faults
from tests.desktop.windows import opened, window
from tests.rules.teaching.making import built_in, made_from

LEFT = Qt.MouseButton.LeftButton
MARAJOARA = next(game for game in loaded() if game.id == "marajoara")


@pytest.fixture
def screen(shell: Shell) -> ClassBookScreen:
    shell.opener = lambda files: open_files(shell, files)
    return at_book(shell)


def pupil(screen: ClassBookScreen, name: str) -> Pupil:
    found = screen.program.pupils.now.named(name)
    assert found is not None
    return found


def row(screen: ClassBookScreen, name: str) -> PupilRow:
    return next(each for each in screen.book.list.rows if isinstance(each, PupilRow) and each.name == name)


def press_row(screen: ClassBookScreen, name: str) -> None:
    at = screen.book.list.rows.index(row(screen, name))
    place = screen.book.list.visualRect(screen.book.list.row_model.index(at, 0))
    QTest.mouseClick(screen.book.list.viewport(), LEFT, pos=place.topLeft() + QPoint(60, 14))
    QApplication.processEvents()


def told(screen: ClassBookScreen) -> str:
    return screen.book.notice.words.text()


# What it shows


def test_pupils_and_lessons_stand_in_the_table(screen: ClassBookScreen) -> None:
    book = screen.book
    assert [each.name for each in book.list.rows if isinstance(each, PupilRow)] == ["Adèle", "Léo", "Rose"]
    first = row(screen, "Adèle").cells[0]
    assert (first.is_done, first.mistakes) == (True, 6)
    part = row(screen, "Léo").cells[0]
    assert (part.is_done, part.solved, part.steps, part.mistakes) == (False, 1, 3, 1)
    assert not row(screen, "Rose").cells[0].is_begun
    assert row(screen, "Rose").mistakes is None
    assert book.foot.cells[0] == "1/3"
    assert book.foot.total == "7"
    assert "réussie, 6 erreurs" in row(screen, "Adèle").words


def test_a_row_unfolds_to_what_went_wrong_by_mouse_and_by_keyboard(screen: ClassBookScreen) -> None:
    press_row(screen, "Adèle")
    where = [each for each, _ in row(screen, "Adèle").details]
    assert len(where) == 4
    assert "étape 1" in where[1]
    assert "coin" in row(screen, "Adèle").details[1][1]
    QTest.keyClick(screen.book.list, Qt.Key.Key_Down)
    QTest.keyClick(screen.book.list, Qt.Key.Key_Return)
    assert "HK-HOU-3" in row(screen, "Léo").details[1][1]  # no lesson foresees it: the rule says what it was
    QTest.keyClick(screen.book.list, Qt.Key.Key_Return)
    assert row(screen, "Léo").details == ()
    assert row(screen, "Adèle").is_unfolded


def test_what_is_to_be_reviewed_opens_its_step_and_its_rule(screen: ClassBookScreen, shell: Shell) -> None:
    found = screen.book.reviewed_step
    assert found is not None
    assert (found.at, found.mistakes, found.pupils, found.most.mistake) == (0, 3, 2, "corner")
    assert screen.book.rule.rule == "HK-HOU-3"
    QTest.mouseClick(screen.book.rule, LEFT)
    assert isinstance(shell.trail[-1], Reader)
    shell.back()
    screen.program.pupils.change(
        lambda now: now.noted("Rose", JOIN, "found", TODAY, mistake="at-home", is_solved=False).noted(
            "Rose", JOIN, "found", TODAY, mistake="at-home", is_solved=False
        )
    )
    screen.book.read_again()
    QTest.mouseClick(screen.book.review, LEFT)
    lesson = shell.trail[-1]
    assert isinstance(lesson, LessonPlayer)
    assert (lesson.lesson.id, lesson.table.progress.step.id) == ("join", "found")


def test_other_lessons_come_into_sight_by_arrows(shell: Shell) -> None:
    fill(shell.program)
    book = ClassBook(shell.program, shell, lessons_of(shell.program, "hoyuk"))
    book.resize(420, 800)
    book.show()
    QApplication.processEvents()
    first = book.grid.beside_bar(book.head.width(), book.style_now).shown
    assert 2 <= len(first) < len(book.lessons)
    book.list.setFocus()
    QTest.keyClick(book.list, Qt.Key.Key_Right)
    assert book.grid.beside_bar(book.head.width(), book.style_now).shown.start == 1
    for _ in book.lessons:
        QTest.mouseClick(book.later, LEFT)
    assert book.grid.beside_bar(book.head.width(), book.style_now).shown.stop == len(book.lessons)
    assert not book.later.isEnabled()
    book.close()


def test_it_takes_the_lessons_of_a_plan(shell: Shell) -> None:
    fill(shell.program)
    lessons = lessons_of(shell.program, "hoyuk")
    book = ClassBook(shell.program, shell, (lessons[2], lessons[0]))
    assert [each.short for each in book.head.heads] == ["3", "1"]
    assert book.foot.cells == ["0/3", "1/3"]
    book.deleteLater()


@pytest.mark.parametrize("count", [0, 1, 40])
@pytest.mark.parametrize("view", [((1600, 1000), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.5)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut(
    qtbot: QtBot, tmp_path: Path, language: Language, view: tuple[tuple[int, int], float], count: int
) -> None:
    size, scale = view
    shell = window(tmp_path, size=size, scale=scale, language=language)
    qtbot.addWidget(shell)
    given = [f"Marie-Clémentine-Antoinette {number}" for number in range(count)]
    shell.program.pupils.change(lambda now: now.with_names(given).joined(Pupil(name="Léo")) if count else now)
    screen = at_book(shell, filled=False)
    assert list(faults(screen)) == []
    if count:
        screen.book.doing.ask_to_forget(given[0])
        QApplication.processEvents()
        assert list(faults(screen)) == []


# Names


def test_names_are_added_one_by_one_or_several_at_once(shell: Shell) -> None:
    screen = at_book(shell, filled=False)
    QTest.mouseClick(screen.book.buttons["add"], LEFT)
    assert screen.book.field.hasFocus()
    QTest.keyClicks(screen.book.field, "Zoe")
    QTest.keyClick(screen.book.field, Qt.Key.Key_Return)
    QTest.keyClicks(screen.book.field, "Ana, zoe ; =1+1,,")
    QTest.keyClick(screen.book.field, Qt.Key.Key_Return)
    assert names(screen) == ["=1+1", "Ana", "Zoe"]
    assert screen.program.settings.class_book
    assert screen.top.asks.isChecked()
    QTest.keyClick(screen.book.field, Qt.Key.Key_Escape)
    assert screen.book.adding.isHidden()
    assert shell.trail[-1] is screen


@pytest.mark.parametrize("theme", get_args(ThemeName))
def test_what_is_written_can_be_read_in_every_theme(qtbot: QtBot, tmp_path: Path, theme: ThemeName) -> None:
    shell = window(tmp_path, theme=theme)
    qtbot.addWidget(shell)
    screen = at_book(shell, filled=False)
    screen.book.doing.begin_adding()
    screen.book.field.setText("Zoe")
    QApplication.processEvents()
    picture = screen.book.field.grab().toImage()
    ground = picture.pixelColor(picture.width() - 40, picture.height() // 2)
    assert contrast(QColor(screen.book.style_now.theme.text), ground) > 4.5


def test_the_switch_turns_asking_off(screen: ClassBookScreen) -> None:
    screen.program.settings_file.change(class_book=True)
    screen.say_again()
    QTest.mouseClick(screen.top.asks, LEFT)
    assert not screen.program.settings.class_book


# Files


def file_of(folder: Path, name: str, pupil: Pupil) -> Path:
    path = folder / f"{name}.vestiges"
    path.write_bytes(written(handed_in(pupil, TODAY)))
    return path


def test_work_that_is_handed_in_comes_into_the_book_once(screen: ClassBookScreen, shell: Shell, tmp_path: Path) -> None:
    theirs = Pupil(name="Noé", lessons=dict(pupil(screen, "Léo").lessons))
    file = file_of(tmp_path, "noe", theirs)
    for _ in range(2):
        open_files(shell, [file])
        assert pupil(screen, "Noé") == theirs
    assert "déjà" in told(screen)
    assert len(shell.trail) == 2
    assert list(folders.made_things().glob("*")) == []  # nothing of it is kept elsewhere


def test_a_made_lesson_that_comes_with_a_hand_in_is_shown_at_once(
    screen: ClassBookScreen, shell: Shell, tmp_path: Path
) -> None:
    made = made_from(MARAJOARA, built_in(MARAJOARA)[0])
    shell.program.made.keep(made)
    step = made.steps[0].id
    now = Class().with_names(("Léa",)).noted("Léa", f"marajoara/{made.id}", step, TODAY, is_solved=True)
    open_files(shell, [file_of(tmp_path, "lea", now.pupils[0])])
    assert screen.game_id == "marajoara"
    assert screen.book.lessons[0].id == made.id
    assert row(screen, "Léa").cells[0].solved == 1
    assert "Léa" in told(screen)


def test_of_who_is_there_with_other_results_it_is_asked(screen: ClassBookScreen, tmp_path: Path) -> None:
    before = pupil(screen, "Léo")
    newer = Pupil(name="Léo", lessons=dict(pupil(screen, "Adèle").lessons))
    file = file_of(tmp_path, "leo", newer)
    for answer in (NO, BOTH, YES):
        screen.book.doing.take([file])
        assert screen.book.notice.buttons[NO].hasFocus()
        QTest.mouseClick(screen.book.notice.buttons[answer], LEFT)
        if answer == NO:
            assert pupil(screen, "Léo") == before
        if answer == BOTH:
            assert pupil(screen, "Léo") == before
            assert pupil(screen, "Léo 2").lessons == newer.lessons
    assert pupil(screen, "Léo") == before.joined(newer)
    screen.book.doing.take([file])
    assert not screen.book.doing.question


def test_what_is_no_work_of_a_pupil_is_refused_with_its_reason(
    screen: ClassBookScreen, shell: Shell, tmp_path: Path
) -> None:
    hostile = tmp_path / "bad.vestiges"
    hostile.write_text(json.dumps({"vestiges": 1, "kind": "pupil", "name": ["x"], "lessons": {}}))
    foreign = tmp_path / "foreign.vestiges"
    foreign.write_text("{}")
    before = names(screen)
    screen.take([hostile, foreign, tmp_path / "missing.vestiges"])
    assert all(name in told(screen) for name in ("bad.vestiges", "foreign.vestiges", "missing.vestiges"))
    assert names(screen) == before
    open_files(shell, [foreign])
    assert isinstance(shell.trail[-1], LibraryScreen)


def test_from_the_library_work_goes_to_the_class_book(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell.opener = lambda files: open_files(shell, files)
    library = opened(shell, "library")
    file = file_of(tmp_path, "noe", Pupil(name="Noé"))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(file)], ""))
    library.ask_for_files()
    screen = shell.trail[-1]
    assert isinstance(screen, ClassBookScreen)
    assert names(screen) == ["Noé"]
    assert shell.program.made.things() == ((), ())


def test_the_work_of_a_row_is_handed_in_as_one_file(
    screen: ClassBookScreen, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not screen.book.buttons["hand-in"].isEnabled()
    press_row(screen, "Adèle")
    file = tmp_path / "adele.vestiges"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file.with_suffix("")), ""))
    QTest.mouseClick(screen.book.buttons["hand-in"], LEFT)
    made = read_file(file).made
    assert getattr(made, "pupil", None) == pupil(screen, "Adèle")
    assert shell.notices is not None
    assert "adele.vestiges" in shell.notices.lines["hand-in"].say()


@pytest.mark.parametrize(("language", "sign"), [("fr", ";"), ("en", ",")])
def test_a_table_for_spreadsheets(screen: ClassBookScreen, language: Language, sign: str) -> None:
    screen.program.set_language(language)
    screen.program.pupils.change(
        lambda now: now.seen("=HYPERLINK(1)", JOIN, "join", TODAY).seen("@x", "hoyuk/u-0000000000aa", "a", TODAY)
    )
    raw = csv_of(screen.program)
    assert raw.startswith(b"\xef\xbb\xbf")
    head, *rows = csv.reader(io.StringIO(raw.decode("utf-8-sig")), delimiter=sign)
    assert sign.join(head) == (
        "prenom;jeu;lecon;etapes;reussies;erreurs;date"
        if language == "fr"
        else "first_name,game,lesson,steps,solved,mistakes,date"
    )
    by_name = {name: rest for name, *rest in rows}
    assert by_name["Adèle"][2:] == ["3", "3", "6", "2026-03-14"]
    assert by_name["'=HYPERLINK(1)"] == ["Höyük", by_name["Adèle"][1], "3", "1", "0", "2026-03-14"]
    assert by_name["'@x"] == ["Höyük", "u-0000000000aa", "", "1", "0", "2026-03-14"]


def test_a_page_to_print_says_what_the_table_says(screen: ClassBookScreen) -> None:
    many = [f"Pupil {number}" for number in range(45)]
    screen.program.pupils.change(lambda now: now.with_names(many))
    pages = pages_of(screen.program, screen.book.lessons)
    said = " ".join(page.words for page in pages).replace("\u00a0", " ")
    assert len(pages) > 1
    assert all(name in said for name in ("Adèle", "Pupil 44", "HK-HOU-3", "Rejoindre, agrandir, fonder"))
    for page in pages:
        wide, high = SIZES[page.paper]
        for mark in page.marks:
            assert mark.x >= MARGIN - 1
            assert mark.x + mark.wide <= wide - MARGIN + 1
            assert mark.y + mark.high <= high - MARGIN + 1


def test_files_are_written_where_somebody_wants_them(
    screen: ClassBookScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind, begins in (("csv", b"\xef\xbb\xbf"), ("pdf", b"%PDF")):
        file = tmp_path / f"class.{kind}"
        monkeypatch.setattr(screen.book.doing.exports, "ask", lambda parent, wish, file=file: file)
        QTest.mouseClick(screen.book.buttons[kind], LEFT)
        assert file.read_bytes().startswith(begins)
        assert file.name in told(screen)
    monkeypatch.setattr(screen.book.doing.exports, "ask", lambda parent, wish: tmp_path / "class.csv" / "x.csv")
    QTest.mouseClick(screen.book.buttons["csv"], LEFT)
    assert "x.csv" in told(screen)


# Deleting


def naming(home: Path, name: str) -> list[str]:
    """The files below a folder in which a name stands."""
    return [each.name for each in home.rglob("*") if each.is_file() and name.encode() in each.read_bytes()]


def test_nothing_of_a_name_is_left_in_the_whole_home(screen: ClassBookScreen, shell: Shell) -> None:
    """In the class book, hand-ins, settings, results, journals, saves."""
    program, home = screen.program, folders.home()
    game = program.library.named("marajoara")
    assert game is not None
    journal = played(game, program, ("Adèle", "Léo"), 4)
    timeline = read(journal, program.library).timeline
    assert timeline is not None
    save(timeline, folders.made(folders.saves()) / "kept.vestiges", program.library)
    file_of(folders.made(home), "adele", pupil(screen, "Adèle"))
    program.settings_file.change(name="Paul", names=["Paul", "Adèle"], new_games={"hoyuk": {"names": ["Adèle"]}})
    assert len(naming(home, "Adèle")) >= 4
    press_row(screen, "Adèle")
    QTest.keyClick(screen.book.list, Qt.Key.Key_Delete)
    assert "2 parties gardées" in told(screen).replace("\u00a0", " ")
    assert screen.book.notice.buttons[NO].hasFocus()
    QTest.mouseClick(screen.book.notice.buttons[YES], LEFT)
    assert names(screen) == ["Léo", "Rose"]
    assert naming(home, "Adèle") == []
    assert naming(home.parent, "Adèle") == []
    assert program.settings.name == "Paul"
    assert "Léo" in journal.read_text(encoding="utf-8")


def test_a_damaged_file_that_still_names_somebody_is_told(screen: ClassBookScreen) -> None:
    aside = folders.home() / "results.damaged-1.jsonl"
    aside.write_text('{"seats": [{"name": "Léo"}, {"name": "Paul"}', encoding="utf-8")
    screen.book.doing.ask_to_forget("Léo")
    QTest.mouseClick(screen.book.notice.buttons[YES], LEFT)
    assert names(screen) == ["Adèle", "Rose"]
    assert aside.name in told(screen)
    screen.book.doing.ask_to_forget("Rose")
    QTest.mouseClick(screen.book.notice.buttons[YES], LEFT)
    assert aside.name not in told(screen)


def test_of_two_files_of_one_pupil_it_is_asked_as_long_as_they_differ(screen: ClassBookScreen, tmp_path: Path) -> None:
    newer = Pupil(name="Léo", lessons=dict(pupil(screen, "Adèle").lessons))
    screen.take([file_of(tmp_path, "one", newer), file_of(tmp_path, "two", newer)])
    assert screen.book.doing.question == "take"
    QTest.mouseClick(screen.book.notice.buttons[YES], LEFT)
    assert not screen.book.doing.question


def test_deleting_is_asked_once_and_may_be_left(screen: ClassBookScreen) -> None:
    press_row(screen, "Léo")
    QTest.mouseClick(screen.book.buttons["forget"], LEFT)
    (menu,) = (each for each in screen.findChildren(Menu) if each.isVisible())
    assert len(menu.actions()) == 3
    menu.actions()[1].trigger()
    menu.close()
    QTest.keyClick(screen.book.notice.buttons[NO], Qt.Key.Key_Escape)
    assert names(screen) == ["Adèle", "Léo", "Rose"]
    assert not screen.book.doing.question


def test_a_whole_class_is_deleted(screen: ClassBookScreen) -> None:
    screen.program.pupil = "Adèle"
    screen.book.doing.ask_to_forget("")
    assert "3 prénoms" in told(screen).replace("\u00a0", " ")
    QTest.mouseClick(screen.book.notice.buttons[YES], LEFT)
    assert names(screen) == []
    assert screen.book.empty.isVisible()
    assert screen.program.pupil is None


def test_a_damaged_book_is_told_when_it_is_opened(shell: Shell) -> None:
    folders.made(folders.home())
    folders.pupils().write_text('{"vestiges_pupils": 1, "pup')
    screen = at_book(shell, filled=False)
    assert "pupils.damaged-1.json" in told(screen)


def test_a_name_is_corrected_and_keeps_what_was_done(screen: ClassBookScreen) -> None:
    fill(screen.program)
    done = pupil(screen, "Léo").lessons
    press_row(screen, "Léo")
    QTest.mouseClick(screen.book.buttons["forget"], LEFT)
    menu = screen.book.findChild(Menu)
    assert menu is not None
    menu.actions()[0].trigger()
    menu.close()
    field = screen.book.field
    assert field.text() == "Léo"
    QTest.keyClicks(field, "Leon")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert screen.program.pupils.now.named("Léo") is None
    assert pupil(screen, "Leon").lessons == done
    assert screen.book.adding.isHidden()
    assert "Leon" in told(screen)
    screen.book.doing.begin_renaming("Leon")
    screen.book.doing.leave_it()
    QTest.mouseClick(screen.book.buttons["add"], LEFT)
    assert field.text() == ""
