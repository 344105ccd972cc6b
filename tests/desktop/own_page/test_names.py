"""Whose page it is: another name, another player, somebody new; and deleting what is kept of somebody."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop import start_cache
from desktop.cabinet.home import Cabinet
from desktop.own_page.menus import people_menu
from rules.core import folders
from rules.core.profile import ProfileFile
from rules.core.results import ResultsFile
from tests.desktop.own_page.at_the_page import Window, click, kept, page_in, some
from tests.desktop.own_page.games import finished


def test_a_person_takes_another_name(window: Window, qtbot: QtBot) -> None:
    kept(some())
    ProfileFile(folders.profile()).keep("magnastorm", "Clara", "7.0", "#212")
    shell = window(name="Clara", names=["Clara", "Malo"])
    page = page_in(shell)
    click(qtbot, page.leaf.who.pencil)
    field = page.leaf.who.field
    assert field.hasFocus()
    qtbot.keyClicks(field, "Clarissa")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert page.leaf.who.name.text() == "Clarissa"
    assert page.leaf.who.figures[0].text() == "40"
    settings = shell.program.settings
    assert (settings.name, settings.names) == ("Clarissa", ["Clarissa", "Malo"])
    profile = ProfileFile(folders.profile()).profile
    assert profile.kept("magnastorm", "Clarissa") == ("#212",)
    assert profile.kept("magnastorm", "Clara") == ()


def test_escape_keeps_the_name_and_stays(window: Window, qtbot: QtBot) -> None:
    shell = window(name="Clara")
    page = page_in(shell)
    click(qtbot, page.leaf.who.pencil)
    qtbot.keyClicks(page.leaf.who.field, "X")
    qtbot.keyClick(page.leaf.who.field, Qt.Key.Key_Escape)
    assert shell.trail[-1] is page
    assert shell.program.settings.name == "Clara"
    assert page.leaf.who.name.text() == "Clara"


def test_another_player(window: Window, qtbot: QtBot) -> None:
    kept(some())
    shell = window(name="Clara")
    page = page_in(shell)
    menu = people_menu(page)
    assert [each.text() for each in menu.actions() if each.text()] == [
        "Clara · 40 games",
        "Malo · 8 games",
        "Somebody else…",
    ]
    menu.actions()[1].trigger()
    assert page.leaf.who.name.text() == "Malo"
    assert page.leaf.who.figures[0].text() == "8"
    assert shell.program.settings.name == "Malo"


def test_somebody_new(window: Window, qtbot: QtBot) -> None:
    kept(some())
    shell = window(name="Clara")
    page = page_in(shell)
    people_menu(page).actions()[-1].trigger()
    qtbot.keyClicks(page.leaf.who.field, "Ines")
    qtbot.keyClick(page.leaf.who.field, Qt.Key.Key_Return)
    assert page.leaf.who.figures[0].text() == "0"
    assert shell.program.settings.name == "Ines"
    assert ResultsFile(folders.results()).results[0].seat_of("Clara"), "nobody was renamed"


def test_games_without_a_name_are_given_one(window: Window, qtbot: QtBot) -> None:
    kept([finished(1, "novice", name=""), finished(2, "novice", name="")])
    page = page_in(window())
    assert page.leaf.who.figures[0].text() == "2"
    page.leaf.who.named.emit("Clara")
    assert page.leaf.who.name.text() == "Clara"
    assert page.leaf.who.figures[0].text() == "2"


def test_the_name_of_somebody_else_is_asked_about(window: Window, qtbot: QtBot) -> None:
    kept([*some(10), finished(20, "novice", name="Malo")])
    shell = window(name="Clara")
    page = page_in(shell)
    for answer, name, games in ((1, "Clara", "10"), (0, "malo", "11")):
        page.leaf.who.named.emit("malo")
        assert "malo has games here already" in page.notice.words.text()
        assert page.leaf.who.name.text() == "Clara"
        click(qtbot, page.notice.buttons[answer])
        assert not page.notice.isVisible()
        assert (page.leaf.who.name.text(), page.leaf.who.figures[0].text()) == (name, games)


def test_deleting_asks_first(window: Window, qtbot: QtBot) -> None:
    kept(some())
    page = page_in(window(name="Clara"))
    click(qtbot, page.bar.buttons["forget"])
    assert page.notice.isVisible()
    assert "40 games of Clara" in page.notice.words.text()
    assert page.notice.buttons[1].hasFocus(), "Enter keeps them"
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert not page.notice.isVisible()
    assert len(ResultsFile(folders.results()).results) == 40


def test_what_is_deleted_is_gone(window: Window, qtbot: QtBot) -> None:
    kept(some())
    ProfileFile(folders.profile()).keep("magnastorm", "Clara", "7.0", "#212")
    new_games = {"marajoara": {"places": [{"name": "Clara"}, {"name": "Malo"}]}}
    shell = window(name="Clara", names=["Clara", "Malo"], new_games=new_games)
    page = page_in(shell)
    click(qtbot, page.bar.buttons["forget"])
    click(qtbot, page.notice.buttons[0])
    assert b"Clara" not in folders.results().read_bytes()
    assert b"clara" not in folders.profile().read_bytes()
    assert b"Clara" not in folders.settings().read_bytes()
    assert "deleted" in page.notice.words.text()
    assert page.leaf.who.name.text() == "Malo"
    assert page.leaf.who.figures[0].text() == "8", "others keep theirs"


def test_the_next_start_does_not_repeat_the_name_of_who_is_deleted(window: Window, qtbot: QtBot) -> None:
    kept(some())
    shell = window(name="Clara")
    behind = shell.trail[0]
    assert isinstance(behind, Cabinet)
    qtbot.waitUntil(lambda: behind.known.is_looked_into)
    page = page_in(shell)
    said = start_cache.Remembered(language="en", game="hoyuk", resume="Höyük · round 2 · Clara to play")
    start_cache.remember(said)
    page.do("forget")
    click(qtbot, page.notice.buttons[1])
    assert start_cache.recall() == said, "nothing was deleted"
    page.do("forget")
    click(qtbot, page.notice.buttons[0])
    assert not start_cache.file().exists()
    cabinet = window().trail[0]
    assert isinstance(cabinet, Cabinet)
    assert "Clara" not in cabinet.left.resume.below
