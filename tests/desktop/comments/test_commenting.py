"""Comments at the table: written at a move, kept at once, shown where one stands; marks that stay; chapters."""

from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip, QWidget

from desktop.comments.page import NotePage
from desktop.docks.log import LogPage
from desktop.docks.note_rows import NotedRow
from desktop.score.export import log_text
from desktop.table.seats import PERSON
from desktop.widgets.menu import Menu
from rules.core import journal
from rules.core.marks import Ring, Spot
from rules.core.notes import TITLE_LETTERS, WORDS_LETTERS, Note
from rules.games import game_named
from tests.desktop.at_the_table import CTRL, LEFT, AtTable, close, game, kept, opened, sensible, settle
from tests.desktop.conftest import SitDown
from tests.desktop.windows import library

pytestmark = pytest.mark.usefixtures("unpainted")

KEY = Qt.Key
RING = Ring(at=Spot(x=0.5, y=0.5))


@dataclass
class Evening:
    """A game at the table, and what somebody does there to comment on it."""

    at: AtTable

    @property
    def page(self) -> NotePage:
        found = self.at.screen.commenting.page
        assert found is not None
        return found

    @property
    def log(self) -> LogPage:
        self.at.screen.dock.open("log")
        return self.at.screen.dock.log

    def note(self, point: int) -> Note:
        return self.at.timeline.note_at(point)

    def menu_at(self, point: int) -> Menu:
        """A right click on the line of the log."""
        self.log.menu_wanted.emit(point, QPoint(10, 10))
        return next(each for each in self.at.screen.findChildren(Menu) if each.isVisible())

    def choose(self, point: int, id: str) -> None:
        menu, words = self.menu_at(point), self.at.screen.program.say(id)
        next(each for each in menu.actions() if each.text() == words).trigger()
        menu.close()
        settle()

    def noted_rows(self) -> list[NotedRow]:
        return [row for row in self.log.list.rows if isinstance(row, NotedRow)]


def stands_on(at: AtTable, widget: QWidget) -> bool:
    """Whether the keyboard is there."""
    return at.focus is widget


def played(at: AtTable, moves: int) -> AtTable:
    for number in range(moves):
        at.table.propose(sensible(at.table, number))
    return at


@pytest.fixture
def evening(sit_down: SitDown) -> Evening:
    return Evening(played(sit_down(game()), 12))


# Writing


def test_a_right_click_in_the_log_and_words_typed_are_a_comment(evening: Evening) -> None:
    at = evening.at
    evening.choose(5, "note-comment")
    assert at.timeline.now == 5
    assert at.focus is evening.page.words
    at.type("Trop tot")
    evening.page.done.click()
    assert evening.note(5) == Note("Trop tot")
    assert at.screen.commenting.card.isVisible()
    assert "Trop tot" in at.screen.commenting.card.accessibleName()
    assert [(row.point, row.sentence) for row in evening.noted_rows()] == [(5, "Trop tot")]


def test_the_comment_stands_in_the_log_under_the_first_line_of_its_move(evening: Evening) -> None:
    for point in range(1, 12):
        assert evening.at.table.notes.write(point, Note("hier", "Kapitel"))
        rows = evening.log.list.rows
        at = next(number for number, row in enumerate(rows) if isinstance(row, NotedRow))
        assert getattr(rows[at - 1], "point", None) == point
        assert [row.sign for row in evening.noted_rows()] == ["flag", "note"]
        assert evening.at.table.notes.write(point, Note())


def test_by_keys_alone(evening: Evening) -> None:
    at = evening.at
    at.key(KEY.Key_E, held=CTRL)
    assert at.focus is evening.page.words
    at.type("fin")
    at.key(KEY.Key_Tab)
    assert stands_on(at, evening.page.chapter)
    at.type("La fin")
    at.key(KEY.Key_Escape)
    assert not at.screen.commenting.is_open
    assert evening.note(12) == Note("fin", "La fin")
    assert at.timeline.now == 12, "Escape closed the page and nothing else"
    at.key(KEY.Key_E, held=CTRL)
    at.key(KEY.Key_E, held=CTRL)
    assert not at.screen.commenting.is_open


def test_escape_closes_the_page_before_it_leaves_the_past(evening: Evening) -> None:
    at = evening.at
    evening.choose(5, "note-comment")
    assert at.focus is evening.page.words
    at.key(KEY.Key_Escape)
    assert (at.timeline.now, at.screen.commenting.is_open) == (5, False)
    at.key(KEY.Key_Escape)
    assert at.timeline.now == 12


def test_what_is_written_is_kept_wherever_one_goes_then(evening: Evening) -> None:
    at = evening.at
    evening.choose(5, "note-comment")
    at.type("cinq")
    at.table.go_to(8)
    assert evening.note(5).words == "cinq"
    assert evening.page.point == 8
    assert evening.page.words.toPlainText() == ""
    at.type("huit")
    at.screen.dock.open("rules")
    assert evening.note(8).words == "huit"


def test_a_pause_in_writing_is_enough(evening: Evening) -> None:
    evening.choose(5, "note-comment")
    evening.at.type("a")
    assert evening.page._pause.isActive()
    evening.page._pause.timeout.emit()
    assert evening.note(5).words == "a"
    evening.at.type("b")
    evening.page.keep()
    assert evening.page.words.toPlainText() == "ab", "the cursor stays where one writes"


def test_a_window_that_closes_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path))
    timeline = game()
    file = kept(tmp_path / "games", timeline)
    evening = Evening(played(opened(tmp_path, timeline, journal=file), 6))
    evening.choose(3, "note-comment")
    evening.at.type("vite")
    close(evening.at)
    reading = journal.read(file.path, library())
    assert reading.is_whole
    assert reading.timeline is not None
    assert dict(reading.timeline.notes) == {3: Note("vite")}


def test_all_is_taken_away_and_put_back(evening: Evening) -> None:
    whole = Note("mots", "titre", "", (RING,))
    evening.at.table.notes.write(5, whole)
    evening.choose(5, "note-edit")
    evening.page.take_away.click()
    assert not evening.note(5)
    assert evening.page.words.toPlainText() == ""
    evening.page.take_away.click()
    assert evening.note(5) == whole
    assert evening.page.words.toPlainText() == "mots"


def test_no_more_can_be_written_than_is_kept(evening: Evening) -> None:
    evening.choose(5, "note-comment")
    evening.page.words.setPlainText("x" * (WORDS_LETTERS + 50))
    evening.page.chapter.setText("y" * (TITLE_LETTERS + 50))
    evening.page.done.click()
    assert (len(evening.note(5).words), len(evening.note(5).chapter)) == (WORDS_LETTERS, TITLE_LETTERS)


@pytest.mark.parametrize("id", ["council_of_shadows", "excavation_earth"])
def test_where_cards_are_hidden_from_each_other_nothing_is_written_until_the_table_is_open(
    sit_down: SitDown, id: str
) -> None:
    of = game_named(id)
    assert of is not None
    evening = Evening(sit_down(game(PERSON, PERSON, of=of)))
    at = evening.at
    at.screen.uncover()
    at.table.lift_curtain(at.table.decisions[0].seat)
    at.screen.area.view.setFocus()
    at.key(KEY.Key_E, held=CTRL)
    assert at.screen.commenting.page is None
    assert QToolTip.text() == at.screen.program.say("note-not-now")
    menu, words = evening.menu_at(0), at.screen.program.say("note-comment")
    assert not next(each for each in menu.actions() if each.text() == words).isEnabled()
    menu.close()
    at.table.lay_open(True)
    at.key(KEY.Key_E, held=CTRL)
    assert at.screen.commenting.is_open


def test_one_person_may_comment_beside_computers_whatever_is_hidden(sit_down: SitDown) -> None:
    of = game_named("excavation_earth")
    assert of is not None
    at = sit_down(game(PERSON, "novice", of=of))
    assert at.table.notes.can_write


# The card on the table


def test_the_card_goes_with_the_move_and_can_be_put_away(evening: Evening) -> None:
    at, card = evening.at, evening.at.screen.commenting.card
    at.table.notes.write(5, Note("cinq"))
    assert not card.isVisible()
    at.table.go_to(5)
    assert card.isVisible()
    QTest.mouseClick(card.close_, LEFT)
    assert not card.isVisible()
    at.table.go_to(6)
    at.table.go_to(5)
    assert card.isVisible()
    QTest.mouseClick(card.edit, LEFT)
    assert at.screen.commenting.is_open
    assert not card.isVisible(), "what is on the page is not shown twice"


def test_a_long_comment_scrolls_and_leaves_most_of_the_table_free(evening: Evening) -> None:
    at, card = evening.at, evening.at.screen.commenting.card
    at.table.notes.write(5, Note("mot " * 480))
    at.table.go_to(5)
    assert card.height() <= at.screen.area.height() / 2
    assert card.scroller.verticalScrollBar().maximum() > 0
    assert evening.noted_rows()[0].sentence.endswith("…")


# Marks


def test_marks_are_kept_with_the_move_and_come_back_there(evening: Evening) -> None:
    at, marking = evening.at, evening.at.screen.marking
    at.table.go_to(5)
    marking.add(RING)
    at.key(KEY.Key_K, held=CTRL)
    assert evening.note(5).marks == (RING,)
    at.table.go_to(6)
    assert list(marking.marks) == []
    at.table.go_to(5)
    assert list(marking.marks) == [RING]
    at.table.come_back()
    assert list(marking.marks) == []


def test_what_is_drawn_and_not_kept_stays_on_the_table(evening: Evening) -> None:
    at, marking = evening.at, evening.at.screen.marking
    at.table.notes.change(8, marks=(RING,))
    own = Ring(at=Spot(x=0.2, y=0.2))
    marking.add(own)
    at.table.go_to(5)
    assert marking.marks == (own,)
    at.table.go_to(8)
    assert list(marking.marks) == [RING]
    marking.add(own)
    at.table.go_to(9)
    assert set(marking.marks) == {RING, own}


def test_marks_that_are_wiped_are_still_kept(evening: Evening) -> None:
    at, marking = evening.at, evening.at.screen.marking
    at.table.notes.change(5, marks=(RING,))
    at.table.go_to(5)
    marking.wipe()
    at.table.go_to(4)
    at.table.go_to(5)
    assert list(marking.marks) == [RING]


def test_the_class_bar_keeps_marks(evening: Evening) -> None:
    at = evening.at
    at.screen.class_switch.begin()
    bar = at.screen.class_switch.bar
    assert bar is not None
    assert bar.keep.isHidden()
    at.screen.marking.add(RING)
    assert not bar.keep.isHidden()
    bar.keep.click()
    assert evening.note(12).marks == (RING,)
    assert bar.keep.isHidden()
    at.screen.class_switch.end()
    assert at.screen.marking.marks == (RING,), "kept marks outlive the class"


# Chapters


def test_chapters_are_listed_and_walked_through(evening: Evening) -> None:
    at = evening.at
    evening.choose(3, "note-begin-chapter")
    assert stands_on(at, evening.page.chapter)
    at.type("Un")
    at.key(KEY.Key_Return)
    at.table.notes.change(8, chapter="B2 & suite")
    at.table.go_to(5)
    past = at.screen.dock.past()
    assert past is not None
    assert "Un" in past.turn
    assert past.chapters == "2 chapitres"
    at.key(KEY.Key_PageDown, held=CTRL)
    assert at.timeline.now == 8
    at.key(KEY.Key_PageUp, held=CTRL)
    assert at.timeline.now == 3
    at.key(KEY.Key_PageUp, held=CTRL)
    assert at.timeline.now == 3
    at.screen.top.past.chapters.click()
    menu = next(each for each in at.screen.findChildren(Menu) if each.isVisible())
    assert [each.isChecked() for each in menu.actions()] == [True, False]
    assert "B2 && suite" in menu.actions()[1].text()
    menu.actions()[1].trigger()
    assert at.timeline.now == 8


def test_a_game_without_chapters_shows_none(evening: Evening) -> None:
    at = evening.at
    at.table.go_to(5)
    assert at.screen.top.past.chapters.isHidden()
    assert evening.log.chapters.isHidden()
    at.key(KEY.Key_PageDown, held=CTRL)
    assert at.timeline.now == 5


def test_the_bars_show_where_something_is_noted(evening: Evening) -> None:
    at = evening.at
    at.table.notes.write(5, Note("cinq"))
    at.table.notes.write(7, Note(name="nur ein Name"))
    at.table.go_to(9)
    assert tuple(at.screen.timeline.noted) == (5,)
    assert tuple(evening.log.scrubber.noted) == (5,)


# Branches and the log as text


def test_each_branch_has_its_comments_and_its_name(evening: Evening) -> None:
    at = evening.at
    at.table.notes.write(6, Note("alt", name="Wie gespielt"))
    at.table.go_to(5)
    at.table.play_on()
    played_before = at.timeline.entry(6)
    other = next(move for move in at.table.legal if move != getattr(played_before, "move", None))
    at.table.propose(other)
    at.table.notes.write(at.timeline.now, Note("neu"))
    assert [row.sentence for row in evening.noted_rows()] == ["neu"]
    at.table.undo()
    assert any("Wie gespielt" in link.words for link in evening.log.branches.links)
    at.table.go_to(12)
    assert [row.sentence for row in evening.noted_rows()] == ["alt"]


def test_the_log_as_text_tells_comments_and_chapters(evening: Evening) -> None:
    at = evening.at
    at.table.notes.write(5, Note("eins\nzwei", "Titre"))
    lines = [each.strip() for each in log_text(at.screen.dock.formatter).split("\n")]
    assert "zwei" in lines
    assert any("Titre" in each for each in lines)
