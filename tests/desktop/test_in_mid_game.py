"""In the middle of a game: the other language at once, back and forth and aside, and a program that is killed."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QTabBar, QWidget

from desktop.app import built
from desktop.board.describing import BLOCK, WORDS
from desktop.docks.pages import PAGES
from desktop.table_screen.screen import TableScreen
from desktop.widgets.rows import RowList
from desktop.widgets.words import LineLabel
from rules.core.journal import read
from tests.desktop import at_the_table
from tests.desktop.at_the_table import LEFT, NAMES, AtTable, program, sensible, settle, waited
from tests.desktop.conftest import SitDown
from tests.desktop.windows import library

SAME_IN_BOTH = {"FR", "EN", "Turquoise", "Marajoara", "Vestiges", "Menu"}
"""Words that both languages share."""


# Words


def played(at: AtTable, moves: int) -> None:
    for number in range(moves):
        at.table.propose(sensible(at.table, number))
    settle()


def all_words(at: AtTable) -> Iterator[str]:
    """Everything that the window says, shows or tells a screen reader, on all pages of the dock."""
    for page in PAGES:
        at.screen.dock.open(page)
        settle()
        for each in [at.screen, *at.screen.findChildren(QWidget)]:
            if each.isVisibleTo(at.screen):
                yield from words_of(each)
    for sprite in at.screen.area.scene.sprites:
        if sprite.words is not None:
            yield at.screen.area.situation.say(sprite.words)
        if sprite.picture.painter in (WORDS, BLOCK):
            yield sprite.picture.args[0]


def words_of(widget: QWidget) -> Iterator[str]:
    yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
    match widget:
        case QAbstractButton() | QLabel():
            yield widget.text()
        case QLineEdit():
            yield widget.placeholderText()
        case QTabBar():
            yield from (widget.tabText(tab) for tab in range(widget.count()))
        case RowList():
            yield from (row.words for row in widget.rows)
        case LineLabel():
            yield widget.words


def is_language(words: str) -> bool:
    """Whether something is said in a language, rather than a name, a rule or a figure."""
    for same in (*NAMES, *SAME_IN_BOTH):
        words = words.replace(same, "")
    return sum(letter.islower() for letter in words) > 1


def test_everything_speaks_the_other_language_at_once(sit_down: SitDown) -> None:
    at = sit_down()
    played(at, 30)
    french = {words for words in all_words(at) if is_language(words)}
    where = at.timeline.now
    QTest.mouseClick(at.screen.top.language.segment("en"), LEFT)
    english = {words for words in all_words(at) if is_language(words)}
    assert at.program_language() == "en"
    assert len(english) > 200
    assert english & french == set()
    assert [words for words in english if set(bare(words)) & set("éèêàâçùœîô«»")] == []
    assert at.timeline.now == where


def bare(words: str) -> str:
    """Without names, and without the headings of the French booklet that sources quote."""
    for name in NAMES:
        words = words.replace(name, "")
    return re.sub("“[^”]*”", "", words)


def test_the_game_goes_on_back_and_aside_in_the_other_language(sit_down: SitDown) -> None:
    """Undo, redo, scrub and a branch are the same game, whatever it is told in."""
    at = sit_down()
    played(at, 30)
    line, action_bar, log = at.timeline.line(), at.screen.dock.action_bar, at.screen.dock.log
    at.screen.program.set_language("en")
    QTest.mouseClick(action_bar.undo, LEFT)
    QTest.mouseClick(action_bar.undo, LEFT)
    QTest.mouseClick(action_bar.redo, LEFT)
    assert at.timeline.now == line[29]
    at.screen.dock.open("log")
    log.scrubber.setValue(10)
    assert waited(lambda: at.timeline.now == line[10])
    at.screen.program.set_language("fr")
    assert at.timeline.now == line[10]
    assert at.timeline.line() == line
    QTest.mouseClick(at.screen.top.past.play_on, LEFT)
    other = next(move for move in at.table.legal if move != at.timeline.entry(line[11]).move)  # type: ignore[union-attr]
    at.make(other)
    assert at.last_move() == other
    assert at.timeline.line() != line
    QTest.mouseClick(action_bar.undo, LEFT)
    at.screen.program.set_language("en")
    assert len(log.branches.links) == 1
    QTest.mouseClick(log.branches.links[0], LEFT)
    assert at.timeline.line() == line


# A kill

STRANGER = """
import sys
from pathlib import Path
from desktop.app import started
application = started()
from rules.core.folders import games_in_progress
from tests.desktop.at_the_table import game, kept, opened, sensible
timeline = game()
at = opened(Path(sys.argv[1]), timeline, journal=kept(games_in_progress(), timeline))
for number in range(400):
    move = sensible(at.table, number)
    at.make(move, by_drag=number % 2 == 0)
    print(at.timeline.now, flush=True)
"""


@pytest.fixture
def killed(tmp_path: Path) -> Any:
    """The moves that the window had acknowledged when it was killed."""
    home = {"VESTIGES_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.pathsep.join(sys.path)}
    child = subprocess.Popen(
        [sys.executable, "-c", STRANGER, str(tmp_path)], env={**os.environ, **home}, stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    acknowledged = [int(child.stdout.readline()) for _ in range(23)]
    child.kill()
    rest = [int(line) for line in child.stdout.read().split()]
    child.stdout.close()
    child.wait()
    return [*acknowledged, *rest]


def test_a_killed_game_goes_on_at_its_last_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, killed: list[int]
) -> None:
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path))
    shell = built(program(tmp_path))
    shell.show()
    cabinet: Any = shell.trail[0]
    cabinet.look_into_games()
    assert cabinet.left.resume.isVisible()
    QTest.mouseClick(cabinet.left.resume, LEFT)
    screen = shell.trail[-1]
    assert isinstance(screen, TableScreen)
    at = AtTable(shell, screen)
    settle()
    # The move that was being made when the kill came may be on the disk and not on the screen.
    assert at.timeline.now - killed[-1] in (0, 1)
    now, kept_moves = at.timeline.now, at.moves()
    at.make(sensible(at.table, 1))
    assert at.timeline.now == now + 1
    (file,) = (tmp_path / "games").iterdir()
    at_the_table.close(at)
    again = read(file, library())
    assert again.is_whole
    assert again.timeline is not None
    assert again.timeline.now == now + 1
    assert len(kept_moves) == now
