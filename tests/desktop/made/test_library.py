"""The library by hand: searched, filtered, files added and refused, shared, translated, thrown away and taken back."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from desktop.kept_games.page import KeptGames
from desktop.lessons.player import LessonPlayer
from desktop.made.library import LibraryScreen
from desktop.made.opening import open_files
from desktop.made.rows import MadeRow
from desktop.made.translation import TranslationScreen
from desktop.maker.screen import MakerScreen
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.table_screen.screen import TableScreen
from desktop.widgets.menu import Menu
from rules.core.contract import Seating
from rules.core.correcting import Correction
from rules.core.journal import save
from rules.core.record import new_record
from rules.core.timeline import Timeline
from rules.games import loaded
from rules.lessons.model import StartsAtState
from rules.teaching.checking import checked
from rules.teaching.editions import edition_file
from rules.teaching.made import Made, MadeLesson, Titles
from rules.teaching.reading import read_made, written
from tests.desktop.windows import opened, window
from tests.rules.teaching.making import TODAY, built_in, library, made_from, making, position_at_start

pytestmark = pytest.mark.usefixtures("unpainted")

MARAJOARA = next(game for game in loaded() if game.id == "marajoara")
HOYUK = next(game for game in loaded() if game.id == "hoyuk")
MAGNASTORM = next(game for game in loaded() if game.id == "magnastorm")


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    shell = window(tmp_path)
    qtbot.addWidget(shell)
    shell.opener = lambda files: open_files(shell, files)
    return shell


@pytest.fixture
def lesson(shell: Shell) -> MadeLesson:
    made = made_from(MARAJOARA, built_in(MARAJOARA)[0])
    shell.program.made.keep(made)
    return made


@pytest.fixture
def screen(shell: Shell, lesson: MadeLesson) -> LibraryScreen:
    shelf = shell.program.made
    shelf.keep(made_from(HOYUK, built_in(HOYUK)[0]))
    shelf.receive(position_at_start(MARAJOARA), TODAY)
    screen = opened(shell, "library", chosen=lesson.id)
    assert isinstance(screen, LibraryScreen)
    return screen


@pytest.mark.usefixtures("little_pictures")
def test_the_pictures_of_lessons_and_positions_are_painted_beside_the_window(
    qtbot: QtBot, screen: LibraryScreen
) -> None:
    tables = [entry.made for entry in screen.collection.entries if entry.made is not None]
    assert len(tables) == 3
    qtbot.waitUntil(lambda: all(screen.pictures.of(made) is not None for made in tables), timeout=60_000)


def titles(screen: LibraryScreen) -> list[str]:
    return [row.face.title for row in screen.list.rows if isinstance(row, MadeRow)]


def press(screen: LibraryScreen, name: str) -> None:
    button = screen.detail.first if screen.detail.first_does == name else screen.detail.buttons[name]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def choose_filter(screen: LibraryScreen, name: str) -> None:
    row = next(row for row in screen.filters.rows if row.filter.name == name)
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def file_of(made: Made, folder: Path, name: str = "a.vestiges") -> Path:
    path = folder / name
    path.write_bytes(written(made))
    return path


def dropped(shell: Shell, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    at, left, none = QPointF(200, 200), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(at.toPoint(), Qt.DropAction.CopyAction, data, left, none)
    QApplication.sendEvent(shell, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(shell, QDropEvent(at, Qt.DropAction.CopyAction, data, left, none))
    QApplication.processEvents()


def answered(monkeypatch: pytest.MonkeyPatch, name: str, path: Path) -> None:
    def answer(*_: object) -> tuple[str, str]:
        return str(path), ""

    monkeypatch.setattr(QFileDialog, name, answer)


def test_it_is_filtered_counted_and_sorted(screen: LibraryScreen) -> None:
    assert len(titles(screen)) == 3
    choose_filter(screen, "kind:position")
    assert titles(screen) == ["Début"]
    choose_filter(screen, "game:hoyuk")
    assert len(titles(screen)) == 1
    choose_filter(screen, "from:others")
    assert titles(screen) == ["Début"]
    choose_filter(screen, "all")
    screen.collection.show(order="title")
    assert titles(screen) == sorted(titles(screen), key=str.casefold)


def test_it_is_searched_in_titles_rules_and_texts(screen: LibraryScreen) -> None:
    QTest.keyClicks(screen.field, "MJ-CAP-3")
    assert titles(screen) == ["Sauter pour capturer"]
    screen.field.clear()
    QTest.keyClicks(screen.field, "debut")
    assert titles(screen) == ["Début"]
    screen.field.clear()
    QTest.keyClicks(screen.field, "xyzzy")
    assert titles(screen) == []
    assert screen.empty.isVisible()


def test_what_is_new_is_so_until_it_is_chosen(screen: LibraryScreen) -> None:
    at = next(at for at, row in enumerate(screen.list.rows) if isinstance(row, MadeRow) and row.face.new)
    row = screen.list.rows[at]
    assert isinstance(row, MadeRow)
    screen._pick(row)
    screen.collection.read_again()
    assert not any(isinstance(row, MadeRow) and row.face.new for row in screen.list.rows)


def test_a_lesson_is_played_and_a_position_too(screen: LibraryScreen, shell: Shell) -> None:
    press(screen, "play")
    assert isinstance(shell.trail[-1], LessonPlayer)
    shell.back()
    position = next(each.key for each in screen.collection.entries if each.made and each.made.kind == "position")
    screen._choose(position)
    press(screen, "play")
    assert isinstance(shell.trail[-1], TableScreen)


def test_a_lesson_of_ones_own_is_changed_and_one_from_others_as_a_copy(screen: LibraryScreen, shell: Shell) -> None:
    press(screen, "edit")
    maker = shell.trail[-1]
    assert isinstance(maker, MakerScreen)
    assert maker.draft.made.id == screen.collection.chosen
    shell.back()
    other = made_from(MARAJOARA, built_in(MARAJOARA)[1]).model_copy(update={"by": "Claire M."})
    shell.program.made.receive(other, TODAY)
    screen.collection.read_again()
    screen._choose(other.id)
    press(screen, "edit")
    maker = shell.trail[-1]
    assert isinstance(maker, MakerScreen)
    assert maker.draft.made.id != other.id
    assert maker.draft.made.after is not None
    assert maker.draft.made.after.by == "Claire M."


def test_a_dropped_file_is_added_and_chosen(screen: LibraryScreen, shell: Shell, tmp_path: Path) -> None:
    made = made_from(MARAJOARA, built_in(MARAJOARA)[2])
    dropped(shell, file_of(made, tmp_path))
    assert shell.trail[-1] is screen
    assert screen.collection.chosen == made.id
    kept = shell.program.made.named(made.id)
    assert kept is not None
    assert kept.is_new


def test_a_file_over_the_window_lights_the_zone(screen: LibraryScreen, shell: Shell, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "a.vestiges"))])
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPointF(9, 9).toPoint(), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, none)
    QApplication.sendEvent(shell, enter)
    assert screen.zone.isVisible()


def test_a_file_that_cannot_be_read_is_told_and_stays(screen: LibraryScreen, shell: Shell, tmp_path: Path) -> None:
    bad = tmp_path / "bad.vestiges"
    bad.write_bytes(b'{"vestiges": 1, "kind": "lesson"}')
    dropped(shell, bad)
    row = screen.list.rows[0]
    assert isinstance(row, MadeRow)
    assert row.face.is_broken
    assert row.face.title == "bad.vestiges"
    assert row.face.below
    assert bad.exists()
    screen.doing.do("throw")
    assert bad.exists()
    assert "bad.vestiges" not in titles(screen)


@pytest.mark.parametrize("keeps_both", [True, False])
def test_another_version_is_asked_about(
    screen: LibraryScreen, shell: Shell, lesson: MadeLesson, tmp_path: Path, keeps_both: bool
) -> None:
    newer = lesson.model_copy(update={"by": "Claire M."})
    dropped(shell, file_of(newer, tmp_path))
    assert not screen.notice.isHidden()
    QTest.mouseClick(screen.notice.buttons[1 if keeps_both else 0], Qt.MouseButton.LeftButton)
    authors = sorted(
        each.made.by for each in screen.collection.entries if each.made and each.made.title == lesson.title
    )
    assert authors == (["Claire M.", "Paul R."] if keeps_both else ["Claire M."])


def test_the_trash_and_back(screen: LibraryScreen, lesson: MadeLesson) -> None:
    screen.list.setFocus()
    QTest.keyClick(screen.list, Qt.Key.Key_Delete)
    assert "Sauter pour capturer" not in titles(screen)
    choose_filter(screen, "trash")
    assert titles(screen) == ["Sauter pour capturer"]
    press(screen, "restore")
    assert "Sauter pour capturer" in titles(screen)
    assert screen.collection.chosen == lesson.id


def test_one_file_is_shared_with_author_and_licence_and_nothing_of_pupils(
    screen: LibraryScreen, lesson: MadeLesson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen.program.settings_file.change(lessons_done={f"marajoara/{lesson.id}": ["jump"]})
    press(screen, "share")
    assert screen.sharing.isVisible()
    screen.sharing.licence.chosen.emit("CC0-1.0")
    answered(monkeypatch, "getSaveFileName", tmp_path / "out")
    QTest.mouseClick(screen.sharing.save, Qt.MouseButton.LeftButton)
    raw = (tmp_path / "out.vestiges").read_bytes()
    made = read_made(raw).made
    assert made is not None
    assert made.licence == "CC0-1.0"
    assert b"lessons_done" not in raw


def test_a_lesson_with_errors_is_not_shared(screen: LibraryScreen, lesson: MadeLesson, qtbot: QtBot) -> None:
    wrong = lesson.model_copy(update={"texts": {"fr": {}, "en": {}}})
    screen.program.made.keep(wrong)
    screen.collection.read_again()
    qtbot.waitUntil(lambda: bool((entry := screen.collection.entry(lesson.id)) and entry.problems), timeout=90000)
    screen._choose(lesson.id)
    press(screen, "share")
    assert not screen.sharing.save.isEnabled()


def test_a_lesson_whose_position_cannot_be_says_so_and_can_be_mended(
    screen: LibraryScreen, shell: Shell, lesson: MadeLesson
) -> None:
    first = lesson.steps[0].model_copy(update={"position": StartsAtState(state={"grid": 3})})
    shell.program.made.keep(lesson.model_copy(update={"steps": (first, *lesson.steps[1:])}))
    screen.collection.read_again()
    screen._choose(lesson.id)
    press(screen, "play")
    assert shell.trail[-1] is screen
    assert screen.notice.words.text()
    press(screen, "edit")
    assert isinstance(shell.trail[-1], MakerScreen)


def test_a_copy_has_another_id(screen: LibraryScreen, lesson: MadeLesson) -> None:
    press(screen, "copy")
    assert titles(screen).count("Sauter pour capturer") == 2
    assert screen.collection.chosen != lesson.id


def test_a_lesson_is_translated_from_field_to_field(shell: Shell, lesson: MadeLesson) -> None:
    less = lesson.model_copy(update={"texts": {"fr": lesson.texts["fr"], "en": {}}})
    shell.program.made.keep(less)
    screen = opened(shell, "translation", made=less)
    assert isinstance(screen, TranslationScreen)
    assert screen.target == "en"
    screen.go_to_next_empty()
    first = focused()
    QTest.keyClicks(first, "One.")
    QTest.keyClick(first, Qt.Key.Key_Tab)
    second = focused()
    assert second is not first
    QTest.keyClicks(second, "Two.")
    shell.back()
    QApplication.processEvents()
    kept = shell.program.made.named(lesson.id)
    assert kept is not None
    assert isinstance(kept.made, MadeLesson)
    assert sorted(kept.made.texts["en"].values()) == ["One.", "Two."]
    assert kept.made.texts["fr"] == lesson.texts["fr"]


def test_a_game_that_is_opened_goes_to_the_games(shell: Shell, tmp_path: Path) -> None:
    position = position_at_start(MARAJOARA)
    seating = tuple(Seating("person", "", colour) for colour in MARAJOARA.colours[:2])
    edition = library().edition(MARAJOARA)
    record = new_record(MARAJOARA, edition, MARAJOARA.options_type(), seating, start=position.position)
    path = tmp_path / "game.vestiges"
    save(Timeline(MARAJOARA, record, library().box(MARAJOARA)), path, library())
    open_files(shell, [path])
    assert isinstance(shell.trail[-1], KeptGames)
    assert shell.trail[-1].collection.chosen is not None


def test_what_lies_in_the_trash_tells_its_days(screen: LibraryScreen, lesson: MadeLesson) -> None:
    screen.program.made.throw(lesson.id, date.today())
    screen.collection.read_again()
    choose_filter(screen, "trash")
    row = screen.list.rows[0]
    assert isinstance(row, MadeRow)
    assert "30" in row.face.when


def test_escape_leaves_one_level(screen: LibraryScreen, shell: Shell) -> None:
    press(screen, "share")
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert screen.sharing.isHidden()
    assert shell.trail[-1] is screen
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert shell.trail[-1] is not screen


def test_whoever_played_a_lesson_that_was_received_hands_in_from_here(screen: LibraryScreen) -> None:
    QTest.mouseClick(screen.header.menu_button, Qt.MouseButton.LeftButton)
    menu = screen.findChildren(Menu)[-1]
    assert screen.program.say("class-hand-in") in [each.text() for each in menu.actions()]
    menu.close()


def test_corrections_of_a_box_stand_in_the_library_and_are_compared_with_ones_own(shell: Shell, tmp_path: Path) -> None:
    asked: list[object] = []

    def make(program: Program, shell: Shell, **what: object) -> Screen:
        asked.append(what)
        return LibraryScreen(program, shell)

    shell.register("own_box", make)
    spot = next(
        each
        for each in library().edition(MAGNASTORM).data()
        if "x" in (each.value if isinstance(each.value, dict) else ())
    )
    corrections = (
        Correction("commanders.3.green", 3),
        Correction(spot.path, {**spot.value, "x": 0.5}),
        Correction("commanders.99.green", 3),
    )
    made = edition_file(making(MAGNASTORM), corrections, Titles(fr="Boîte de Paul", en="Paul’s box"))
    shell.opener([file_of(made, tmp_path)])
    screen = shell.trail[-1]
    assert isinstance(screen, LibraryScreen)
    screen.program.set_language("en")
    entry = screen.collection.chosen_entry
    assert entry is not None
    assert entry.made == made
    assert screen.words.below(entry) == "Magnastorm · edition, 3 corrections"
    assert screen.words.languages(made) == ()
    found = checked(made, library())
    assert found.is_good
    said = [words for words, _ in screen.words.checks(made, found)]
    assert said[:2] == ["1 correction, 1 place moved", "data only: never a photo"]
    assert "commanders.99.green" in said[-1]
    assert list(screen.detail.buttons) == ["copy", "share"]
    choose_filter(screen, "kind:edition")
    assert titles(screen) == ["Paul’s box"]
    press(screen, "compare")
    assert asked == [{"game": screen.program.library.named("magnastorm"), "brought": made}]
