"""Nothing is cut and nothing overlaps: three sizes, both languages, one to four seats, letters up to twice the size."""

import logging
from collections.abc import Callable
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QApplication, QWidget

from desktop.score.readout import Readout
from desktop.score.screen import ScoreScreen
from desktop.score.sheet_layout import FIRST, SECOND, SIZES, WEIGHTS, SheetPlaces
from desktop.style.fonts import height_of
from desktop.style.palette import ThemeName
from desktop.widgets.buttons import Button
from rules.text.localise import Language
from tests.desktop.score.endings import End, caravan, marajoara

WINDOWS = ((1280, 720), (1600, 1000), (2560, 1440))
GAMES = ((1, 1), (1, 4), (2, 0), (3, 0), (4, 0))
"""Seats and mission."""
PAIRS = [
    (window, game, ("fr", "en")[(wide + seats) % 2])
    for wide, window in enumerate(WINDOWS)
    for seats, game in enumerate(GAMES)
]
"""Each window with each game, and each of both in either language: what is cut is cut by two of them at a time."""


Look = Callable[[End], None]


@pytest.fixture
def look(caplog: pytest.LogCaptureFixture) -> Look:
    """Looks at the whole page: parts stand apart, and no word is painted with an ellipsis."""
    caplog.set_level(logging.DEBUG, "desktop.paint.text")

    def check(end: End) -> None:
        QApplication.processEvents()
        caplog.clear()
        end.shell.grab()
        end.screen.page.grab()
        assert [record.getMessage() for record in caplog.records if record.name == "desktop.paint.text"] == []
        check_parts(end.screen)
        check_sheet(end.screen)
        check_turning(end.screen)

    return check


def check_parts(screen: ScoreScreen) -> None:
    apart([panel.geometry() for panel in screen.panels])
    assert all(screen.page.rect().contains(panel.geometry()) for panel in screen.panels)
    apart([each.geometry() for each in shown(screen.action_bar)])
    assert all(screen.action_bar.rect().contains(each.geometry()) for each in shown(screen.action_bar))
    assert all(
        button.width() >= button.wide() for button in screen.action_bar.findChildren(Button) if not button.isHidden()
    )


def shown(parent: QWidget) -> list[QWidget]:
    return [each for each in parent.children() if isinstance(each, QWidget) and not each.isHidden()]


def apart(places: list[QRect]) -> None:
    for one, other in combinations(places, 2):
        assert not one.intersects(other), (one, other)


def check_sheet(screen: ScoreScreen) -> None:
    places, style = screen.sheet.places(), screen.sheet.style_now
    assert places.board.bottom() <= screen.sheet.height()
    assert places.columns[-1].right() <= places.board.right()
    for row in places.rows:
        words = row.row.words
        needed = height_of(words, row.words.width(), style.text_size(SIZES[row.row.kind]), WEIGHTS[row.row.kind])
        assert needed <= row.rect.height() + 1, words
        assert not row.tag.intersects(row.words), words
        assert all(not cell.intersects(row.tag) for cell in row.cells)
    rows = [row.rect for row in places.rows]
    assert all(one.bottom() <= other.y() + 0.01 for one, other in pairwise(rows))
    apart([link.geometry() for link in screen.sheet.links])
    check_headline(screen, places)


def check_headline(screen: ScoreScreen, places: SheetPlaces) -> None:
    assert screen.sheet.face
    said, style, place = screen.sheet.face.words.headline, screen.sheet.style_now, places.headline
    high = height_of(said.title, place.width(), places.title_size, "semibold", serif=True)
    high += height_of(said.first, place.width(), style.text_size(FIRST), "semibold")
    high += height_of(said.second, place.width(), style.text_size(SECOND))
    assert high <= places.board.y()
    assert place.right() <= places.podium[0].x()


def check_turning(screen: ScoreScreen) -> None:
    buttons = screen.turning.buttons
    apart([button.geometry() for button in buttons])
    for button in buttons:
        assert button.height() >= int(button.high_for(button.width()))
        assert screen.turning.rect().contains(button.geometry())


@pytest.mark.parametrize(("window", "game", "language"), PAIRS)
def test_nothing_is_cut(
    tmp_path: Path, window: tuple[int, int], game: tuple[int, int], language: Language, look: Look
) -> None:
    end = marajoara(tmp_path, *game, language=language)
    end.resize(*window)
    look(end)
    panel = end.screen.curves
    marks = panel.chart().curves.marks
    for mark in (0, marks // 2, marks - 1):
        panel.point(mark)
        panel.grab()
        assert QRectF(panel.rect()).contains(Readout(panel.chart(), mark).box)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_small_window_shows_all_without_scrolling(tmp_path: Path, seats: int) -> None:
    end = marajoara(tmp_path, seats)
    end.resize(1280, 720)
    assert end.screen.page.height() <= end.screen.scroller.height()


@pytest.mark.parametrize("scale", [1.25, 1.5, 2.0])
@pytest.mark.parametrize("game", [(1, 3), (4, 0)])
@pytest.mark.parametrize("window", WINDOWS[:2])
def test_large_letters_scroll_rather_than_cut(
    tmp_path: Path, window: tuple[int, int], game: tuple[int, int], scale: float, look: Look
) -> None:
    end = marajoara(tmp_path, *game)
    end.resize(*window)
    end.program.set_text_scale(scale)
    look(end)


def test_another_game_finds_room_too(tmp_path: Path, look: Look) -> None:
    end = caravan(tmp_path)
    for window in WINDOWS:
        end.resize(*window)
        look(end)


def test_the_language_changes_everything_at_once(tmp_path: Path, look: Look) -> None:
    end = marajoara(tmp_path, 3)
    before = words(end)
    end.program.set_language("en")
    after = words(end)
    assert all(one != other for one, other in zip(before, after, strict=True))
    look(end)
    end.program.set_language("fr")
    assert words(end) == before


def words(end: End) -> list[str]:
    screen = end.screen
    face, curves, sources = screen.sheet.face, screen.curves.chart().words, screen.sources.words
    assert face
    assert sources
    rows = [row.words for row in face.words.rows if row.kind != "total"]
    buttons = [
        each.text() for name, each in screen.action_bar.buttons.items() if name in ("resume", "save", "log", "again")
    ]
    turning = [button.row.said.title for button in screen.turning.buttons]
    titles = [face.words.headline.title, face.words.title, curves.title, sources.title, screen.turning.title]
    return [*titles, *rows, *buttons, *turning, screen.action_bar.status.text(), screen.top.ask.words, curves.titles[3]]


@pytest.mark.parametrize("theme", ["dark", "contrast", "light"])
def test_the_theme_changes_at_once(tmp_path: Path, theme: ThemeName, look: Look) -> None:
    end = marajoara(tmp_path, 2)
    before_it: ThemeName = "light" if theme == "dark" else "dark"
    end.program.set_theme(before_it)
    before = end.shell.grab().toImage()
    end.program.set_theme(theme)
    look(end)
    assert end.screen.sheet.style_now.theme_name == theme
    assert end.shell.grab().toImage() != before
