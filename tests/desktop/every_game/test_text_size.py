"""Numbers on pieces and boards follow the size of the text, as far as they have room."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.paint.text import PiecePainter
from desktop.program import PIXMAPS
from desktop.table_screen.screen import TableScreen
from rules.core.contract import AnyGame
from rules.games import GAMES
from tests.desktop.at_the_table import game, led_on, moves_to_a_choice, settle
from tests.desktop.conftest import SitDown

Sizes = dict[tuple[str, float, float], int]
"""How large each figure is written in a place of this size."""
WINDOWS = (((1280, 720), 2.0), ((1600, 1000), 3.0))
"""How large the window is, and its letters."""
MOVES = 20
FEWEST = 6
LEAST_GROWTH = 1.35
LITTLE_ROOM = {"hoyuk": 1.25, "council_of_shadows": 1.33}
"""A ring of a hundred numbers around the village, tracks of a hundred spaces around the galaxies."""
MOST_THAT_STAY = 0.5
"""The share of figures that have no room to grow, at most."""


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Sizes:
    """The figures that are painted on pieces and boards."""
    found: Sizes = {}
    really_draw: Callable[..., Any] = QPainter.drawText

    def draw(painter: QPainter, *said: Any) -> Any:
        if isinstance(painter, PiecePainter) and is_figure(str(said[-1])) and isinstance(said[0], QRectF):
            key = str(said[-1]), round(said[0].width()), round(said[0].height())
            found[key] = min(painter.font().pixelSize(), found.get(key, 1000))
        return really_draw(painter, *said)

    monkeypatch.setattr(QPainter, "drawText", draw)
    return found


def is_figure(words: str) -> bool:
    return words.strip("+−-≥=×").isdecimal()


@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window[0][0]}x{window[0][1]}-{window[1]}")
@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.id)
def test_figures_grow_with_the_text(
    sit_down: SitDown, written: Sizes, of: AnyGame, window: tuple[tuple[int, int], float]
) -> None:
    size, scale = window
    plain, large = (typical(painted(sit_down, written, of, size, each)) for each in (1.0, scale))
    both = plain.keys() & large.keys()
    assert len(both) > FEWEST
    stay = [words for words in both if large[words] <= plain[words]]
    assert len(stay) <= len(both) * MOST_THAT_STAY, sorted(stay)
    assert sum(large[words] for words in both) >= LITTLE_ROOM.get(of.id, LEAST_GROWTH) * sum(
        plain[words] for words in both
    )


def painted(sit_down: SitDown, written: Sizes, of: AnyGame, size: tuple[int, int], scale: float) -> Sizes:
    written.clear()
    PIXMAPS.clear()  # what was painted for another test would not be painted again
    timeline = led_on(game("person", "person", of=of), moves_to_a_choice(of, MOVES))
    at = sit_down(timeline, size=size, text_scale=scale)
    assert isinstance(at.screen, TableScreen)
    at.screen.uncover()
    settle()
    at.shell.grab()
    at.shell.hide()
    return dict(written)


def typical(found: Sizes) -> dict[str, float]:
    """The mean size of each figure, wherever it stands."""
    sizes: defaultdict[str, list[int]] = defaultdict(list)
    for (words, _, _), size in found.items():
        sizes[words].append(size)
    return {words: sum(each) / len(each) for words, each in sizes.items()}
