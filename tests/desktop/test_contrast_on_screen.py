"""What is written on a screen can be read on what is really under it: measured in the picture."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from desktop.commands.screens import Wanted, open_screen
from desktop.page.words import Words
from desktop.style.palette import ThemeName
from desktop.style.vision import contrast
from desktop.widgets.buttons import Button
from desktop.widgets.words import Label
from rules.games import GAMES, game_named
from tests.desktop.at_the_table import game
from tests.desktop.paint.pictures import near
from tests.desktop.windows import window

PROMISED: dict[ThemeName, float] = {"light": 4.5, "dark": 4.5, "contrast": 7.0}
SCREENS = ("table", "reader", "lesson", "new_game", "kept_games", "own_page", "plan")
GROUND = 0.12
"""The least share of a ground: where no colour has as much, words lie on a picture."""
WIDE, ABOUT, GRAIN = 120, 0xF0F0F0, 24
LOOKS = [
    *(pytest.param(theme, each, id=f"{theme} {each}") for theme in PROMISED for each in ("marajoara", "magnastorm")),
    *(pytest.param("contrast", each.id, id=f"contrast {each.id}") for each in GAMES[:2]),
    pytest.param("dark", "council_of_shadows", id="dark council_of_shadows"),
]


class Written(NamedTuple):
    place: QRectF
    words: str
    ink: QColor


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """All that a painter writes from now on, straight on a widget."""
    found: list[Written] = []
    really_draw: Callable[..., Any] = QPainter.drawText

    def draw(painter: QPainter, *said: Any) -> Any:
        if isinstance(painter.device(), QWidget) and is_in_use(painter.device()):
            place, words = QRectF(said[0]), str(said[-1])
            found.append(Written(painter.deviceTransform().mapRect(place), words, painter.pen().color()))
        return really_draw(painter, *said)

    monkeypatch.setattr(QPainter, "drawText", draw)
    return found


def is_in_use(device: Any) -> bool:
    """What does nothing now is grey, and may be."""
    return bool(device.isEnabled()) and not (isinstance(device, Button) and device.kind == "off")


def in_labels(shell: QWidget) -> list[Written]:
    """What labels write; they lay out their words by themselves."""
    found = []
    for label in shell.findChildren(QWidget):
        if not (isinstance(label, Label | Words) and label.isVisible() and label.isEnabled()):
            continue
        shown = label.visibleRegion().boundingRect().translated(label.mapTo(shell, QPoint()))
        ink = label.colour if isinstance(label, Words) else label.palette().color(label.foregroundRole())
        found.append(Written(QRectF(shown), label.text(), QColor(ink)))
    return found


def ground_in(picture: QImage, place: QRectF) -> str | None:
    """The colour that most of it has, grain and all."""
    here = place.toAlignedRect() & picture.rect()
    step = 1 if here.width() < WIDE else 3
    across, down = range(here.left(), here.right() + 1, step), range(here.top(), here.bottom() + 1, step)
    exact = Counter(picture.pixel(x, y) for x in across for y in down)
    about: Counter[int] = Counter()
    for colour, count in exact.items():
        about[colour & ABOUT] += count
    if about.total() == 0:
        return None
    most, count = about.most_common(1)[0]
    if count < GROUND * about.total():
        return None
    grain = Counter({each: often for each, often in exact.items() if near(QColor(each), QColor(most), GRAIN)})
    parts = [sum((each >> shift & 0xFF) * often for each, often in grain.items()) for shift in (16, 8, 0)]
    return QColor(*(round(each / grain.total()) for each in parts)).name()


@pytest.mark.parametrize(("theme", "id"), LOOKS)
def test_words_are_readable_on_what_is_under_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: list[Written], theme: ThemeName, id: str
) -> None:
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path))
    shell = window(tmp_path, theme=theme)
    of = game_named(id)
    assert of
    for name in SCREENS:
        open_screen(name, Wanted(shell, shell.program, game(of=of)))
        for _ in range(8):
            QApplication.processEvents()
        picture = QImage(shell.size(), QImage.Format.Format_RGB32)
        written.clear()
        shell.render(picture)
        for place, words, ink in (*written, *in_labels(shell)):
            ground = ground_in(picture, place) if words.strip() else None
            assert ground is None or contrast(ink, ground) >= PROMISED[theme] - 0.1, (name, words, ink.name(), ground)
