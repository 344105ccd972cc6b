"""The keys of the table: one sheet tells them all; and the frame that shows where the keyboard stands."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from desktop.keys import KEYS
from desktop.page.words import Words
from desktop.settings_sheet.keyboard import KEYS as DRAWN
from desktop.settings_sheet.keyboard import rows_of
from desktop.table.seats import PERSON
from desktop.table_screen.screen import TableScreen
from rules.text.localise import LANGUAGES, Language
from tests.desktop.at_the_table import LEFT, AtTable, game, settle
from tests.desktop.conftest import SitDown
from tests.desktop.listening import reader_running
from tests.desktop.pages import faults

pytestmark = pytest.mark.usefixtures("unpainted")

KEY = Qt.Key


def frames(at: AtTable) -> set[str]:
    marks = at.screen.area.scene._marks
    return {key.partition(":")[2] for key in marks if key.startswith("state-focus:")}


# The frame


def test_a_table_opened_by_keyboard_shows_where_one_stands(sit_down: SitDown) -> None:
    at = sit_down(game())
    window = at.shell.windowHandle()
    QTest.keyClick(window, KEY.Key_Control)
    timeline = game(PERSON, PERSON, seed=9)
    at.shell.open("table", timeline=timeline)
    settle()
    screen = at.shell.trail[-1]
    assert isinstance(screen, TableScreen)
    (place,) = frames(AtTable(at.shell, screen))
    assert place in screen.area.hand.walkable()


def test_a_table_opened_by_mouse_shows_it_from_the_first_key_on(sit_down: SitDown) -> None:
    at = sit_down(game())
    QTest.mouseClick(at.shell.windowHandle(), LEFT, pos=QPoint(2, 2))
    at.shell.open("table", timeline=game(seed=9))
    settle()
    other = at.shell.trail[-1]
    assert isinstance(other, TableScreen)
    here = AtTable(at.shell, other)
    assert frames(here) == set()
    QTest.keyClick(other.area.view, KEY.Key_Shift)
    (place,) = frames(here)
    assert place in other.area.hand.walkable()


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Space, KEY.Key_Left])
def test_the_first_key_only_shows_the_frame(sit_down: SitDown, key: Qt.Key) -> None:
    """Nothing is played that nobody saw coming."""
    at = sit_down(game(notes={"grid": "d4 R1, e4 Y1"}))
    at.screen.area.view.setFocus()
    QTest.keyClick(at.screen.area.view, key)
    assert len(frames(at)) == 1
    assert not at.screen.area.hand.held
    QTest.keyClick(at.screen.area.view, KEY.Key_Return)
    assert at.screen.area.hand.held


def test_the_mouse_puts_the_frame_away_and_a_key_brings_it_back(sit_down: SitDown) -> None:
    at = sit_down(game(notes={"grid": "d4 R1, e4 Y1"}))
    at.screen.area.view.setFocus()
    at.key(KEY.Key_Left)
    (stood,) = frames(at)
    at.press(QPoint(3, 3))
    at.release(QPoint(3, 3))
    assert frames(at) == set()
    at.key(KEY.Key_Left)
    assert frames(at) == {stood}


def test_after_a_move_it_stands_on_what_can_be_played_next(sit_down: SitDown) -> None:
    at = sit_down(game())
    at.screen.area.view.setFocus()
    at.key(KEY.Key_Right, KEY.Key_Return)
    for _ in range(6):
        (place,) = frames(at)
        useful = at.screen.area.hand.walkable()
        assert place in useful or not useful
        at.key(KEY.Key_Return)
        if at.screen.area.hand.held:
            at.key(KEY.Key_Down, KEY.Key_Return)
    assert at.timeline.now > 0


def test_the_list_of_pieces_shows_on_the_table_where_it_stands(sit_down: SitDown) -> None:
    at = sit_down(game())
    at.screen.dock.open("pieces")
    at.screen.dock.pieces.field.setFocus()
    at.key(KEY.Key_Down, KEY.Key_Down)
    row = at.screen.dock.pieces.list.current
    shown = {key for key in at.screen.area.scene._hints if key.startswith("hint:state-focus:")}
    assert shown == {f"hint:state-focus:{row.key}"}  # type: ignore[union-attr]


# The sheet


def sheet_words(at: AtTable) -> list[str]:
    return [each.text() for each in at.screen.keys.findChildren(Words) if each.isVisibleTo(at.screen.keys)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_tells_every_key_and_every_board(sit_down: SitDown, language: Language) -> None:
    """Those that only a screen reader has use for stand there while there is one."""
    at = sit_down(game(), language=language)
    say = at.screen.program.say
    at.key(KEY.Key_Question)
    assert at.screen.keys.isVisible()
    assert say("keys-group-ears") not in sheet_words(at)
    at.key(KEY.Key_Question)
    with reader_running():
        at.key(KEY.Key_Question)
        words = sheet_words(at)
    for key in KEYS:
        if key.act != "part":
            assert say(f"keys-act-{key.act}") in words
    assert {part.words for part in at.screen.area.situation.parts()} <= set(words)
    assert not any("⟨" in each or "keys-" in each for each in words)


def test_the_sheet_is_put_away_by_key_button_or_a_click_beside_it(sit_down: SitDown) -> None:
    at = sit_down(game())
    at.screen.area.view.setFocus()
    at.key(KEY.Key_Question, KEY.Key_Escape)
    assert not at.screen.keys.isVisible()
    assert at.screen.area.view.hasFocus()
    at.key(KEY.Key_Question, KEY.Key_Return)
    assert not at.screen.keys.isVisible()
    at.key(KEY.Key_Question, KEY.Key_Question)
    assert not at.screen.keys.isVisible()
    at.key(KEY.Key_Question)
    QTest.mouseClick(at.screen.keys, LEFT, pos=QPoint(4, 4))
    assert not at.screen.keys.isVisible()
    assert at.timeline.last == 0


def test_no_key_of_the_table_works_through_the_sheet(sit_down: SitDown) -> None:
    at = sit_down(game())
    at.table.propose(at.table.legal[0])
    at.key(KEY.Key_Question, KEY.Key_2, KEY.Key_Plus)
    at.key(KEY.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert at.screen.keys.isVisible()
    assert at.screen.area.view.camera.zoom == 1
    assert at.timeline.now == 1


def test_the_sheet_speaks_the_other_language_at_once(sit_down: SitDown) -> None:
    at = sit_down(game())
    at.key(KEY.Key_Question)
    at.screen.program.set_language("en")
    assert "Keys and mouse" in sheet_words(at)


@pytest.mark.parametrize("scale", [1.0, 1.5, 3.0])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000), (2560, 1440)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_geometry(sit_down: SitDown, size: tuple[int, int], language: Language, scale: float) -> None:
    at = sit_down(game(), size, language=language, text_scale=scale)
    at.screen.open_key_sheet()
    settle()
    assert list(faults(at.screen.keys)) == []


def test_every_key_on_the_sheet_does_something(sit_down: SitDown) -> None:
    at = sit_down(game())
    usual = {key.toString() for action in at.shell.actions() for key in action.shortcuts()}

    def heard() -> set[str]:
        return usual | {each.key().toString() for each in at.shell.findChildren(QShortcut)}

    assert {key for each in KEYS if each.group not in ("class", "ears") for key in each.keys} <= heard()
    at.screen.class_switch.begin()
    at.screen.class_switch.project()
    assert {key for each in KEYS if each.group != "ears" for key in each.keys} <= heard()
    with reader_running():
        at.shell.voice.interrupt("Something is said.")
    assert {key for each in KEYS for key in each.keys} <= heard()


def test_the_keyboard_of_the_settings_shows_the_same_keys() -> None:
    """Those that every keyboard has."""
    caps = set.intersection(*({cap.id for row in rows_of(language) for cap in row} for language in LANGUAGES))
    for key in KEYS:
        for cap in key.keys:
            if cap in caps:
                assert DRAWN[cap] == key.group, cap


# The menu


def lines(at: AtTable) -> dict[str, str]:
    """The lines of the menu, and the keys beside them."""
    at.screen.top.menu.click()
    menu = at.menu()
    assert menu is not None
    actions = [action for each in (menu, *menu.findChildren(QMenu)) for action in each.actions()]
    said = dict(action.text().partition("\t")[::2] for action in actions)
    menu.close()
    return said


def test_the_menu_tells_the_keys(sit_down: SitDown) -> None:
    at = sit_down(game())
    said, say = lines(at), at.screen.program.say
    assert said[say("table-menu-full-screen")] == "F11"
    assert said[say("keys-sheet")] == "?"
    assert said[say("table-menu-pause")] == "P"
    assert [said[part.words] for part in at.screen.area.situation.parts()] == ["1", "2", "3", "4", "5"]


def test_the_menu_does_what_it_says(sit_down: SitDown) -> None:
    at = sit_down(game())
    at.screen.top.menu.click()
    at.choose(f"{at.screen.program.say('keys-sheet')}\t?")
    assert at.screen.keys.isVisible()
    at.screen.keys.put_away()
    at.screen.top.menu.click()
    at.choose(f"{at.screen.program.say('table-menu-dock')}\tF9")
    assert at.screen.dock.isHidden()
