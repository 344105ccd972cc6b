"""The shelf of puzzles and a puzzle at its table, driven by mouse and keyboard, in all sizes."""

from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.cabinet.home import Cabinet
from desktop.puzzles.shelf import PuzzleShelf
from desktop.puzzles.solving import PuzzleScreen
from desktop.shell import Shell
from desktop.tries.face import AnswerFace
from rules.bots.mind import mind_of
from rules.bots.trying import Comparison, Trial
from rules.core import folders
from rules.core.codec import move_json
from rules.core.contract import AnyGame
from rules.games import GAMES
from rules.puzzles import own
from rules.puzzles.kept import Tried, TriedFile
from rules.puzzles.model import OwnGame, Puzzle, Setting, Shelf, Why, written
from tests.desktop.pages import cut, outside, overlapping
from tests.rules.puzzles.samples import sample_of

pytestmark = pytest.mark.usefixtures("unpainted")

Window = Callable[..., Shell]
NOW = datetime(2026, 11, 19, 15, 0, tzinfo=timezone(timedelta(hours=1)))
SIZES = [(1280, 720), (1366, 768), (1600, 1000)]
MANY, PATIENCE_MS = 9, 60_000
REAL = sample_of("marajoara").puzzles[0]


def shelf_of(game_id: str, rules_version: int) -> Shelf:
    """Many puzzles of each game, of all themes; the first of Marajoara can be opened."""
    terms = mind_of(game_id).terms
    prefix = next(game.prefix.lower() for game in GAMES if game.id == game_id)
    made = [
        REAL.model_copy(
            update={
                "id": f"{prefix}-{number:08x}",
                "theme": terms[number % len(terms)].name,
                "rule": terms[number % len(terms)].rule,
                "layer": 1 + number % 5,
                "position": {},
                "setting": Setting(round=1 + number, lead=number - 4, choices=12),
            }
        )
        for number in range(MANY)
    ]
    real = [REAL] if game_id == "marajoara" else []
    return Shelf(game=game_id, rules_version=rules_version, puzzles=(*real, *made))


@pytest.fixture(autouse=True)
def _shelves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.puzzles.books.shelf_of", shelf_of)


def opened(shell: Shell) -> PuzzleShelf:
    screen = shell.open("puzzles", now=lambda: NOW)
    assert isinstance(screen, PuzzleShelf)
    for _ in range(3):
        QApplication.processEvents()
    return screen


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())
    QApplication.processEvents()


def tried(number: int, result: Any, days_ago: int, game: str = "hoyuk", theme: str = "storeys") -> Tried:
    prefix = next(each.prefix.lower() for each in GAMES if each.id == game)
    when = (NOW - timedelta(days=days_ago)).isoformat(timespec="seconds")
    return Tried(game, f"{prefix}-{number:08x}", result, when, "Clara", theme, 2)


def with_a_past() -> None:
    file = TriedFile(folders.puzzles_tried())
    for days_ago in range(8, 0, -1):
        file.add(tried(days_ago % MANY, "clean" if days_ago % 3 else "missed", days_ago))


def with_own_ones(game: AnyGame) -> Puzzle:
    puzzle = REAL.model_copy(update={"own": OwnGame(move=150, against="Malo"), "layer": None})
    own.keep(game, puzzle)
    return puzzle


def check(screen: PuzzleShelf) -> None:
    QApplication.processEvents()
    assert cut(screen) == []
    assert overlapping(screen) == []
    assert outside(screen) == []


# Looks


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_nothing_is_cut_and_nothing_overlaps(window: Window, size: tuple[int, int], language: str) -> None:
    with_a_past()
    screen = opened(window(size, language=language, name="Clara"))
    check(screen)
    screen._unfold("magnastorm")
    check(screen)


@pytest.mark.parametrize("scale", [1.5, 2.0, 3.0])
@pytest.mark.parametrize("size", SIZES)
def test_with_large_text(window: Window, size: tuple[int, int], scale: float) -> None:
    with_a_past()
    check(opened(window(size, language="fr", name="Clara", text_scale=scale)))


def test_all_shelves_show_at_once_in_a_large_window(window: Window) -> None:
    screen = opened(window((1600, 1000), language="fr"))
    assert screen.scroller.bar.maximum() == 0
    assert [len(line) for line in screen.leaf.store.lines] == [5] * len(GAMES)


def test_an_empty_shelf_says_so(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.puzzles.books.shelf_of", lambda game, version: Shelf(game=game, rules_version=version))
    screen = opened(window((1280, 720), language="fr"))
    check(screen)
    assert not screen.leaf.today.has_one
    assert all(row.nothing.text() for row in screen.leaf.store.rows.values())


# What it says


def test_tiles_say_how_one_stands_with_them(window: Window) -> None:
    file = TriedFile(folders.puzzles_tried())
    file.add(tried(1, "clean", 3))
    file.add(tried(2, "missed", 3))
    file.add(tried(3, "missed", 0))
    screen = opened(window(name="Clara"))
    entries = screen.book.entries["hoyuk"]
    marks = {each.puzzle.id: screen.saying.tile(each).mark for each in entries}
    assert [marks[f"hk-{number:08x}"] for number in (1, 2, 3, 4)] == ["solved", "again", "later", ""]
    assert screen.leaf.store.rows["hoyuk"].front.count == "1 of 9"
    assert screen.leaf.store.rows["hoyuk"].shown[0].face == screen.saying.tile(entries[0])


def test_another_person_has_a_book_of_their_own(window: Window) -> None:
    with_a_past()
    assert opened(window(name="Malo")).book.tried == ()


def test_own_puzzles_stand_on_the_shelf_and_say_so(window: Window) -> None:
    game = next(each for each in GAMES if each.id == "marajoara")
    puzzle = with_own_ones(game)
    screen = opened(window(language="fr"))
    tile = screen.leaf.store.rows["marajoara"].shown[0]
    assert tile.face is not None
    assert (tile.face.id, tile.face.mark, tile.face.layer) == (puzzle.id, "own", 0)
    assert "150" in tile.words
    assert "Malo" in tile.words
    assert screen.leaf.store.chips["own"].words.endswith("1")


def test_a_moment_that_was_tried_comes_back_and_says_what_was_played(window: Window) -> None:
    game = next(each for each in GAMES if each.id == "marajoara")
    played = next(each for each in at_table(window()).table.legal if move_json(each) not in REAL.accepted)
    own_game = OwnGame(move=150, against="Malo", played=move_json(played), is_alone=False)
    own.keep(game, REAL.model_copy(update={"own": own_game, "layer": None}))
    shell = window(name="Clara", language="fr")
    assert REAL.id not in [each.puzzle.id for each in opened(shell).book.entries["marajoara"]]
    shell.back()
    line = Tried("marajoara", REAL.id, "clean", (NOW - timedelta(days=3)).isoformat(), "Clara", REAL.theme, None, True)
    TriedFile(folders.puzzles_tried()).add(line)
    shelf = opened(shell)
    face = shelf.leaf.store.rows["marajoara"].shown[0].face
    assert face is not None
    assert (face.id, face.mark) == (REAL.id, "again")
    screen = at_table(shell)
    assert screen.given().title == screen.words.move(played)
    screen.table.propose(screen.question.best)
    assert "acquis" in screen.given().below
    assert screen.book.rating is None
    assert screen.book.entry("marajoara", screen.puzzle).is_solved


# Mouse and keyboard


def test_filters_leave_what_fits_and_escape_clears_them(window: Window, qtbot: QtBot) -> None:
    with_a_past()
    shell = window(name="Clara")
    screen = opened(shell)
    store = screen.leaf.store
    click(qtbot, store.chips["failed"])
    assert {tile.face.mark for tile in store.tiles if tile.face} <= {"again", "later"}
    assert not store.rows["marajoara"].front.isVisible()
    click(qtbot, store.chips["own"])
    assert store.tiles == []
    assert store.nothing.text()
    check(screen)
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert shell.trail[-1] is screen
    assert len(store.rows["marajoara"].shown) == 5
    store.layers.chosen.emit(3)
    assert {tile.face.layer for tile in store.tiles if tile.face} == {3}
    store.layers.chosen.emit(None)
    store.themes.chosen.emit(("hoyuk", "storeys"))
    assert {tile.face.game for tile in store.tiles if tile.face} == {"hoyuk"}


def test_a_shelf_unfolds_by_its_front(window: Window, qtbot: QtBot) -> None:
    screen = opened(window())
    row = screen.leaf.store.rows["hoyuk"]
    click(qtbot, row.front)
    assert len(row.shown) == MANY
    check(screen)
    click(qtbot, row.front)
    assert len(row.shown) == 5


def test_arrows_walk_over_the_tiles_and_enter_opens_one(window: Window, qtbot: QtBot) -> None:
    shell = window()
    screen = opened(shell)
    store = screen.leaf.store
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Left):
        qtbot.keyClick(screen, key)
    assert store.lines[2][0].hasFocus()
    tile = next(each for each in store.rows["marajoara"].tiles if each.face and each.face.id == REAL.id)
    tile.setFocus()
    qtbot.keyClick(tile, Qt.Key.Key_Return)
    assert isinstance(shell.trail[-1], PuzzleScreen)


def test_the_cabinet_leads_here_and_escape_back(window: Window, qtbot: QtBot) -> None:
    shell = window()
    cabinet = shell.trail[0]
    assert isinstance(cabinet, Cabinet)
    click(qtbot, cabinet.left.puzzles)
    screen = shell.trail[-1]
    assert isinstance(screen, PuzzleShelf)
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert shell.trail == [cabinet]


@pytest.mark.usefixtures("little_pictures")
def test_pictures_are_painted_beside_the_window_and_kept(window: Window, qtbot: QtBot) -> None:
    screen = opened(window())
    screen.filter(screen.filters)
    qtbot.waitUntil(lambda: screen.pictures.of_id("marajoara", REAL.id, "tile") is not None, timeout=PATIENCE_MS)
    assert list((folders.home() / "pictures" / "puzzles").glob(f"{REAL.id}-tile-*.png"))


# At the table


def at_table(shell: Shell) -> PuzzleScreen:
    screen = shell.open("puzzle", game="marajoara", id=REAL.id, now=lambda: NOW)
    assert isinstance(screen, PuzzleScreen)
    QApplication.processEvents()
    return screen


def test_what_is_found_at_once_is_solved_and_moves_the_rating(window: Window, qtbot: QtBot) -> None:
    shell = window(name="Clara")
    shelf = opened(shell)
    screen = at_table(shell)
    screen.table.propose(screen.question.best)
    assert screen.attempts.result == "clean"
    (line,) = TriedFile(folders.puzzles_tried()).tried
    assert (line.puzzle, line.result, line.who, line.theme) == (REAL.id, "clean", "Clara", REAL.theme)
    assert screen.change > 0
    face = screen.panel.leaf.face
    assert face is not None
    assert face.answer is not None
    qtbot.keyClick(screen.area.view, Qt.Key.Key_Escape)
    assert shell.trail[-1] is shelf
    assert shelf.book.streak.length == 1
    assert shelf.leaf.own.figure.text()
    assert len(TriedFile(folders.puzzles_tried()).tried) == 1


def test_hints_count_and_the_answer_is_a_miss_that_comes_back(window: Window, qtbot: QtBot) -> None:
    screen = at_table(window(name="Clara", language="fr"))
    for _ in range(3):
        qtbot.keyClick(screen.area.view, Qt.Key.Key_F2)
    (line,) = TriedFile(folders.puzzles_tried()).tried
    assert line.result == "missed"
    assert "20" in screen.given().below
    assert screen.change < 0


def test_who_only_looks_has_missed_nothing_and_who_gives_up_has(window: Window, qtbot: QtBot) -> None:
    shell = window(name="Clara")
    at_table(shell)
    shell.back()
    assert TriedFile(folders.puzzles_tried()).tried == ()
    screen = at_table(shell)
    qtbot.keyClick(screen.area.view, Qt.Key.Key_F2)
    shell.back()
    (line,) = TriedFile(folders.puzzles_tried()).tried
    assert line.result == "missed"


def answered(screen: PuzzleScreen) -> AnswerFace:
    screen.answer()
    face = screen.panel.leaf.face
    assert face is not None
    assert face.answer is not None
    return face.answer


def others(screen: PuzzleScreen) -> list[Any]:
    question = screen.question
    return [each for each in question.asked(question.best).legal if each not in question.accepted]


def test_the_answer_is_compared_with_what_comes_nearest(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    other = others(at_table(window(language="fr")))[0]
    terms = (("tracks", 2.5), ("points", -1.0))
    why = Why(against=written([other])[0], terms=terms, rest=round(REAL.loss - 1.5, 4))
    kept = Shelf(game="marajoara", rules_version=1, puzzles=(REAL.model_copy(update={"why": why}),))
    monkeypatch.setattr("desktop.puzzles.books.shelf_of", lambda *_: kept)
    screen = at_table(window(language="fr"))
    answer = answered(screen)
    assert screen.words.move(other) in answer.why
    assert [each.amount for each in answer.reasons[:2]] == [2.5, -1.0]
    assert sum(each.amount for each in answer.reasons) == pytest.approx(REAL.loss)


def test_the_answer_is_compared_with_what_was_tried_instead(window: Window) -> None:
    screen = at_table(window(language="en"))
    other = others(screen)[-1]
    why = Comparison(3.5, 0.5, (("tracks", 3.0),), 0.5)
    screen._judged(screen.attempts.begun(other), Trial(other, "worse", 3.5, 3.5, "tracks", None, why))
    answer = answered(screen)
    assert screen.words.move(other) in answer.why
    assert (answer.total_words, answer.total) == ("Yours costs", "3.5 (± 0.5)")
    assert [each.amount for each in answer.reasons] == [3.0, 0.5]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_all_it_says_is_in_words(window: Window, language: str) -> None:
    screen = at_table(window(language=language))
    screen.answer()
    face = screen.panel.leaf.face
    assert face is not None
    assert not any(part in face.said for part in ("puzzles-", "tries-", "-term-", "advice-")), face.said
