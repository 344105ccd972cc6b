"""Kept games: listed with what is wrong, opened as far as they go, brought in, thrown away and taken back."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.analysis.work import Work
from desktop.kept_games.files import Thrown, taken_back
from desktop.kept_games.page import KeptGames
from desktop.shell import Shell
from rules.bots.review_file import path_of
from rules.core.folders import games_in_progress, made, saves
from rules.core.journal import Onlooker, read
from rules.text.localise import Language
from tests.desktop.pages import look_into_all

pytestmark = pytest.mark.usefixtures("unpainted")

Window = Callable[..., Shell]
Play = Callable[..., Path]
Damage = Callable[[Path, int], None]


def page_in(shell: Shell, chosen: Path | None = None) -> KeptGames:
    page = shell.open("kept_games", chosen=chosen)
    assert isinstance(page, KeptGames)
    look_into_all(page)
    return page


def row_of(page: KeptGames, path: Path) -> Any:
    return next(row for row in page.rows if row.kept is not None and row.kept.path == path)


def test_no_game_says_how_games_come_here(window: Window, qtbot: QtBot) -> None:
    page = page_in(window())
    assert page.empty.isVisible()
    assert not page.detail.isVisible()


def test_each_game_says_how_far_it_is(window: Window, qtbot: QtBot, play: Play) -> None:
    going_on = play(("Clara", "Malo"), 12)
    over = play(("Inès", "Sofia"), 5000)
    solo = play(("Clara",), 4, mission=3)
    page = page_in(window())
    assert row_of(page, going_on).below.startswith("round ")
    assert row_of(page, over).below.startswith("over · ")
    assert row_of(page, solo).below.startswith("Mission 3: The Full Display Case")
    page.choose(over)
    assert page.detail.open.words == "Watch again"


def test_a_damaged_journal_is_listed_and_opened_up_to_its_last_good_move(
    window: Window, qtbot: QtBot, play: Play, damage: Damage
) -> None:
    path = play(("Clara", "Malo"), 30)
    damage(path, 12)
    before = path.read_bytes()
    shell = window()
    page = page_in(shell, path)
    assert row_of(page, path).below.endswith("damaged")
    assert "damaged at line 12" in page.detail.trouble.text()
    assert page.detail.open.words == "Open up to there"
    page.detail.open.click()
    table: Any = shell.trail[-1]
    assert table is not page
    assert len(table.timeline.past()) - 1 == 9
    assert table.journal.path != path
    assert path.read_bytes() == before
    assert page.notice.words.text()


def test_a_file_that_is_no_game_is_listed_and_cannot_be_opened(window: Window, qtbot: QtBot) -> None:
    path = made(games_in_progress()) / "foreign.vestiges"
    path.write_bytes(b"\x00\xffnothing of ours")
    page = page_in(window(), path)
    assert row_of(page, path).below == "unreadable"
    assert page.detail.trouble.text()
    assert not page.detail.open.isVisible()


def test_a_game_goes_to_the_trash_and_comes_back(window: Window, qtbot: QtBot, play: Play) -> None:
    path = play()
    page = page_in(window(), path)
    qtbot.keyClick(page, Qt.Key.Key_Delete)
    assert not path.exists()
    assert page.collection.games == []
    assert page.notice.isVisible()
    page.notice.action.click()
    assert path.exists()
    assert [kept.path for kept in page.collection.games] == [path]


def test_the_reviews_of_a_game_go_to_the_trash_and_come_back_with_it(
    window: Window, qtbot: QtBot, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Work, "start", lambda self: None)
    path, other = play(), play(("Inès", "Sofia"), 12)
    reviews = [path_of(path, seat) for seat in (0, 1)]
    for file in (*reviews, path_of(other, 0)):
        file.write_text("{}")
    shell = window()
    page = page_in(shell, path)
    timeline = read(path, shell.program.library).timeline
    assert timeline is not None
    work = shell.program.analyses.of(timeline, 0, path)
    qtbot.keyClick(page, Qt.Key.Key_Delete)
    assert not any(file.exists() for file in (path, *reviews))
    assert path_of(other, 0).exists()
    assert shell.program.analyses.of(timeline, 0, path) is not work
    reviews[1].write_text("another one")
    page.notice.action.click()
    assert all(file.exists() for file in (path, *reviews))
    assert [file.read_text() for file in reviews] == ["{}", "another one"]


def test_nothing_is_taken_back_over_a_game_that_has_its_name_by_now(window: Window, qtbot: QtBot, play: Play) -> None:
    path = play()
    page = page_in(window(), path)
    qtbot.keyClick(page, Qt.Key.Key_Delete)
    path.write_bytes(b"another game")
    page.notice.action.click()
    assert path.read_bytes() == b"another game"
    assert page.notice.words.text() == f"“{path.name}” could not be taken back."


def test_a_file_is_brought_in(window: Window, qtbot: QtBot, play: Play, tmp_path: Path) -> None:
    path = play()
    elsewhere = tmp_path / "from a friend.vestiges"
    path.rename(elsewhere)
    shell = window()
    page = page_in(shell)
    page.collection.bring(elsewhere)
    look_into_all(page)
    assert elsewhere.exists()
    assert [kept.path for kept in page.collection.games] == [games_in_progress() / elsewhere.name]
    page.open_chosen()
    assert len(shell.trail[-1].timeline.past()) == 21  # type: ignore[attr-defined]
    shell.back()
    page.collection.bring(elsewhere)
    assert [kept.path for kept in page_in(shell).collection.games] == [games_in_progress() / elsewhere.name], (
        "it stands there once"
    )


def test_a_save_that_is_only_looked_at_stands_there_once(window: Window, qtbot: QtBot, play: Play) -> None:
    path = play()
    kept = made(saves()) / "for the class.vestiges"
    path.rename(kept)
    shell = window()
    page = page_in(shell, kept)
    page.open_chosen()
    table: Any = shell.trail[-1]
    assert table.timeline.undo() is None
    shell.back()
    assert [each.path for each in page_in(shell).collection.games] == [kept]
    page.open_chosen()
    table = shell.trail[-1]
    timeline = table.timeline
    timeline.propose(timeline.game.legal(timeline.state, timeline.game.deciding(timeline.state)[0].seat)[0])
    shell.back()
    assert {each.path for each in page_in(shell).collection.games} == {kept, games_in_progress() / kept.name}


def test_a_game_that_another_window_plays_is_offered_to_be_looked_at(window: Window, qtbot: QtBot, play: Play) -> None:
    path = play()
    shell = window()
    page = page_in(shell, path)
    with held(path):
        page.open_chosen()
        assert shell.trail[-1] is page
        assert page.notice.words.text() == f"Another program is already playing the game “{path.name}”."
        shell.program.set_language("fr")
        assert page.notice.words.text().startswith("Un autre programme joue déjà la partie")
        assert page.look.words == "La regarder"
        page.look.click()
        table: Any = shell.trail[-1]
        assert table is not page
        assert table.journal is None
        assert isinstance(table.timeline.keeper, Onlooker)
        shell.back()
        qtbot.keyClick(page, Qt.Key.Key_Delete)
        assert path.exists(), "nobody throws away what another window plays"
    page.open_chosen()
    assert shell.trail[-1].journal.path == path  # type: ignore[attr-defined]


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Another program has opened this game."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.rules.core.refusing", "claims", str(path)],
        cwd=Path(__file__).parents[3],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout
        assert other.stdout.readline() == "held\n"
        yield  # it ends with its input


def test_what_is_no_game_is_not_brought_in(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear all", encoding="utf-8")
    page = page_in(window())
    page.collection.bring(file)
    assert "is not a game of Vestiges" in page.notice.words.text()
    assert page.collection.games == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_list_speaks_both_languages(window: Window, qtbot: QtBot, play: Play, language: Language) -> None:
    play()
    shell = window()
    page = page_in(shell)
    shell.program.set_language(language)
    assert page.title.text() == {"fr": "Parties gardées", "en": "Kept games"}[language]


def test_where_the_system_does_not_say_what_its_trash_made_of_a_game_nothing_is_offered(
    window: Window, qtbot: QtBot, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = play()
    page = page_in(window(), path)

    def thrown(file: Path) -> Thrown:
        file.unlink()
        return Thrown(file, None)

    monkeypatch.setattr("desktop.kept_games.collection.thrown_away", thrown)
    qtbot.keyClick(page, Qt.Key.Key_Delete)
    assert page.notice.isVisible()
    assert path.name in page.notice.words.text()
    assert not page.notice.action.isVisible()
    with pytest.raises(FileNotFoundError):
        taken_back(Thrown(path, None))
