"""The book of rules: opened at a rule, searched, turned, switched between languages, left."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.lessons.player import LessonPlayer
from desktop.lessons.shelf import Shelf
from desktop.page.ways_out import open_menu
from desktop.page.words import Words
from desktop.reader.reader import Reader
from desktop.reader.rules_page import ChapterPage
from desktop.shell import Shell
from desktop.widgets.links import RuleLink, TextLink
from rules.core import resources
from rules.core.contract import AnyGame
from rules.games import GAMES
from rules.marajoara import GAME
from rules.reference.model import Chapter, read_reference
from rules.text.localise import Language
from tests.desktop.windows import opened, window

pytestmark = pytest.mark.usefixtures("unpainted")


def reader(shell: Shell, at: str = "") -> Reader:
    screen = opened(shell, "reader", game=GAME, at=at)
    assert isinstance(screen, Reader)
    return screen


def words(screen: Reader) -> list[str]:
    assert screen.paper.page is not None
    return [each.text() for each in screen.paper.page.findChildren(Words) if each.isVisibleTo(screen.paper.page)]


def top_rule(screen: Reader) -> str:
    """The first rule that can be read whole."""
    assert screen.paper.page is not None
    at = screen.paper.scroller.bar.value()
    return next(id for id, top in screen.paper.page.tops.items() if top >= at)


def test_it_opens_at_a_rule(shell: Shell) -> None:
    screen = reader(shell, "MJ-FLD-2")
    assert screen.section == "free-actions"
    assert top_rule(screen) == "MJ-FLD-2" or screen.paper.scroller.bar.value() == screen.paper.scroller.bar.maximum()
    assert screen.contents.entries.buttons["free-actions"].isChecked()


def test_it_opens_at_a_ruling(shell: Shell) -> None:
    screen = reader(shell, "MJ-A7")
    assert screen.section == "rulings"
    assert screen.paper.scroller.bar.value() > 0


def test_a_game_may_be_named_by_its_id(shell: Shell) -> None:
    screen = opened(shell, "reader", game="marajoara")
    assert screen.section == "aim"


def test_a_search_finds_and_counts(shell: Shell) -> None:
    screen = reader(shell)
    QTest.keyClicks(screen.contents.search, "chariot")
    found = screen.book.found
    assert found.entries
    assert str(len(found.entries)) in screen.contents.passages.text()
    assert "cart" in screen.contents.also.text()
    buttons = screen.contents.entries.buttons
    assert {section: button.found for section, button in buttons.items() if button.found} == dict(found.by_section)


def test_hits_are_marked_in_both_languages(shell: Shell) -> None:
    screen = reader(shell, "MJ-SPD-2")
    QTest.keyClicks(screen.contents.search, "chariot")
    assert screen.paper.page is not None
    marked = {
        each.text()[start : start + length].lower()
        for each in screen.paper.page.findChildren(Words)
        for start, length in each.spans
    }
    assert {"chariot", "cart"} <= marked


def test_enter_goes_from_passage_to_passage(shell: Shell) -> None:
    screen = reader(shell)
    screen.open_at("setup")
    QTest.keyClicks(screen.contents.search, "chariot")
    entries = screen.book.found.entries
    assert screen.book.current == entries[0]
    for number in (1, 2):
        QTest.keyClick(screen.contents.search, Qt.Key.Key_Return)
        assert screen.book.current == entries[number]
    QTest.keyClick(screen.contents.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert screen.book.current == entries[1]
    assert screen.section == entries[1].section


def test_nothing_found_is_said(shell: Shell) -> None:
    screen = reader(shell)
    QTest.keyClicks(screen.contents.search, "zeppelin")
    assert screen.contents.passages.text() == "Rien trouvé"


def test_both_languages_stand_side_by_side_in_a_wide_window(shell: Shell) -> None:
    said = words(reader(shell, "capture"))
    assert "Sauter pour capturer" in said
    assert "Jump to capture" in said


def test_a_narrow_window_shows_one_language(qtbot: QtBot, tmp_path: Path) -> None:
    shell = window(tmp_path, size=(1280, 720))
    qtbot.addWidget(shell)
    said = words(reader(shell, "capture"))
    assert "Sauter pour capturer" in said
    assert "Jump to capture" not in said


def test_the_language_changes_at_once(shell: Shell) -> None:
    screen = reader(shell, "MJ-CAP-3")
    screen.header.languages.segment("en").click()
    QApplication.processEvents()
    said = words(screen)
    assert "Jump to capture" in said
    assert "Sauter pour capturer" not in said
    assert screen.contents.entries.buttons["setup"].text() == "Setup"
    screen.program.set_language("fr")
    assert screen.contents.entries.buttons["setup"].text() == "Mise en place"


def test_chapters_are_turned_with_the_arrows(shell: Shell) -> None:
    screen = reader(shell)
    QTest.keyClick(screen, Qt.Key.Key_Right)
    assert screen.section == "setup"
    QTest.keyClick(screen, Qt.Key.Key_Left)
    assert screen.section == "aim"
    QTest.keyClick(screen, Qt.Key.Key_Left)
    assert screen.section == "aim"


def test_the_contents_are_walked_by_keyboard(shell: Shell) -> None:
    screen = reader(shell)
    buttons = screen.contents.entries.buttons
    buttons["setup"].setFocus()
    QTest.keyClick(buttons["setup"], Qt.Key.Key_Down)
    QTest.keyClick(buttons["turn"], Qt.Key.Key_Return)
    assert screen.section == "turn"


def test_escape_goes_back(shell: Shell) -> None:
    screen = reader(shell)
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert shell.trail[-1] is not screen


def test_escape_in_the_search_clears_it_first(shell: Shell) -> None:
    screen = reader(shell)
    QTest.keyClicks(screen.contents.search, "chariot")
    QTest.keyClick(screen.contents.search, Qt.Key.Key_Escape)
    assert shell.trail[-1] is screen
    assert not screen.book.found.entries
    QTest.keyClick(screen.contents.search, Qt.Key.Key_Escape)
    assert shell.trail[-1] is not screen


@pytest.mark.parametrize("section", [*(f"{each}" for each in ("rulings", "differences", "glossary", "edition"))])
def test_the_pages_after_the_chapters(shell: Shell, section: str) -> None:
    screen = reader(shell, section)
    assert screen.section == section
    assert not any("[" in each for each in words(screen))


def test_every_rule_shows_without_a_missing_text(shell: Shell) -> None:
    screen = reader(shell)
    shown: set[str] = set()
    for chapter in screen.book.reference.chapters:
        screen.open_at(chapter.id)
        assert screen.paper.page is not None
        shown |= {each.text() for each in screen.paper.page.findChildren(RuleLink)}
        assert not any(each.startswith("[") or "MJ-" in each for each in words(screen))
        assert all(each.text() for each in screen.paper.page.findChildren(TextLink))
    assert shown == {rule for chapter in screen.book.reference.chapters for rule in chapter.rules}


def click(shell: Shell, screen: Reader, said: str) -> Any:
    assert screen.paper.page is not None
    link = next(each for each in screen.paper.page.findChildren(TextLink) if each.text() == said)
    link.click()
    return shell.trail[-1]


def test_a_figure_is_shown_on_the_whole_table(shell: Shell) -> None:
    screen = reader(shell, "MJ-CAP-1")
    figure = click(shell, screen, "Montrer sur la table")
    assert figure.rule == "MJ-CAP-1"
    QTest.keyClick(figure, Qt.Key.Key_Escape)
    assert shell.trail[-1] is screen


def test_a_lesson_is_played(shell: Shell) -> None:
    screen = reader(shell, "MJ-CAP-1")
    lesson = click(shell, screen, "Jouer la leçon 1")
    assert lesson.lesson.id == "capture"


def test_a_rule_leads_to_its_ruling_and_back(shell: Shell) -> None:
    screen = reader(shell, "MJ-CAP-9")
    click(shell, screen, "Décision A1")
    assert screen.section == "rulings"
    assert screen.paper.page is not None
    tag = next(each for each in screen.paper.page.findChildren(RuleLink) if each.text() == "MJ-CAP-9")
    tag.click()
    assert screen.section == "capture"


# Ways out


def test_the_way_back_is_named_after_what_lies_below(shell: Shell) -> None:
    opened(shell, "lessons", game=GAME)
    screen = reader(shell)
    assert screen.header.way_back.text() == "Retour aux leçons"
    assert screen.header.way_back.key == "Échap"
    screen.program.set_language("en")
    assert screen.header.way_back.text() == "Back to the lessons"
    assert screen.header.way_back.key == "Esc"


def test_the_menu_leads_elsewhere_but_not_to_the_book_itself(shell: Shell) -> None:
    screen = reader(shell)
    menu = open_menu(shell, screen, screen.header.menu_button)
    said = [action.text() for action in menu.actions()]
    menu.close()
    assert "Leçons" in said
    assert "Lire les règles" not in said
    next(action for action in menu.actions() if action.text() == "Leçons").trigger()
    assert isinstance(shell.trail[-1], Shelf)


def test_a_cross_clears_the_search(shell: Shell) -> None:
    screen = reader(shell)
    field = screen.contents.search
    assert not field.cross.isVisibleTo(field)
    QTest.keyClicks(field, "chariot")
    assert field.cross.isVisibleTo(field)
    field.cross.click()
    assert not field.text()
    assert not screen.book.found.entries


# What a chapter tells


def test_a_chapter_tells_its_pages_and_which_rules_are_in_sight(shell: Shell) -> None:
    screen = reader(shell, "capture")
    assert isinstance(screen.paper.page, ChapterPage)
    assert screen.paper.page.pages.text() == "p. 5–6"
    assert screen.paper.footer.place.startswith("Règles 1 à ")
    assert screen.paper.footer.place.endswith(" sur 9")
    before = screen.paper.footer.place
    screen.paper.scroller.bar.setValue(screen.paper.scroller.bar.maximum())
    assert screen.paper.footer.place != before


OUR_OWN = [
    pytest.param(game, chapter, id=f"{game.id}-{chapter.id}")
    for game in GAMES
    for chapter in read_reference(resources.assets() / game.id).chapters
    if not chapter.official
]


@pytest.mark.parametrize(("game", "chapter"), OUR_OWN)
def test_a_rule_of_our_own_is_never_said_to_be_printed(shell: Shell, game: AnyGame, chapter: Chapter) -> None:
    screen = opened(shell, "reader", game=game, at=chapter.rules[0])
    assert isinstance(screen, Reader)
    assert isinstance(screen.paper.page, ChapterPage)
    called: tuple[tuple[Language, str], ...] = (("fr", "Hors livret"), ("en", "Not in the rulebook"))
    for language, said in called:
        shell.program.set_language(language)
        assert {row.printed.text() for row in screen.paper.page.rows} == {said}


def test_a_rule_tells_where_it_is_printed_and_what_it_turns_on(shell: Shell) -> None:
    screen = reader(shell, "MJ-CAP-6")
    assert isinstance(screen.paper.page, ChapterPage)
    row = next(each for each in screen.paper.page.rows if each.rule == "MJ-CAP-6")
    assert row.printed.text() == "Livret p. 6"
    assert row.source.text() == "Action principale, étape\u00a04 a"
    text = row.texts["fr"][1]
    assert [text.text()[start : start + length] for start, length in text.bold] == ["ne peut pas être capturé"]


def test_lessons_of_a_chapter_are_named_together(shell: Shell) -> None:
    screen = reader(shell, "solo")
    assert isinstance(screen.paper.page, ChapterPage)
    assert screen.paper.page.play is not None
    assert screen.paper.page.play.text() == "Jouer les leçons 16 à 17"


def test_a_lesson_opened_from_a_rule_begins_at_its_step(shell: Shell) -> None:
    screen = reader(shell, "MJ-CAP-9")
    assert isinstance(screen.paper.page, ChapterPage)
    row = next(each for each in screen.paper.page.rows if each.rule == "MJ-CAP-9")
    row.lessons[0][1].click()
    lesson = shell.trail[-1]
    assert isinstance(lesson, LessonPlayer)
    assert lesson.table.progress.step.id == "landings"
