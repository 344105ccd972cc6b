"""The cabinet with invented words, and how long it took: python -m desktop.cabinet.sheet OUT.png [theme] [opened]."""

import sys
from collections.abc import Sequence
from time import perf_counter

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.cabinet.drawers import (
    PlateWords,
    cabinet,
    closed_drawer,
    drawer_places,
    lamplight,
    pulled_drawer,
    wall,
)
from desktop.paint.sheet import save_picture
from desktop.palette import CABINET, GAMES, THEMES
from desktop.theme import Style

WIDTH, HEIGHT = 1600, 1000
DRAWERS = tuple(game for game in GAMES if game != CABINET)


def main(arguments: Sequence[str]) -> int:
    out, *rest = arguments
    theme, opened = [*rest, *("light", "marajoara")[len(rest) :]]
    if theme not in THEMES:
        sys.stderr.write(f"themes: {', '.join(THEMES)}\n")
        return 2
    style, took = Style(theme, CABINET), list[float]()

    def paint(painter: QPainter, rect: QRectF) -> None:
        for _ in range(2):
            started = perf_counter()
            draw_cabinet(painter, rect, opened, style)
            took.append(perf_counter() - started)

    save_picture(out, WIDTH, HEIGHT, paint)
    first, second = (round(1000 * seconds) for seconds in took)
    sys.stdout.write(f"first time {first} ms, again {second} ms\n")
    return 0


def draw_cabinet(painter: QPainter, rect: QRectF, opened: str, style: Style) -> None:
    wall(painter, rect, style)
    case = QRectF(rect.width() * 0.33, rect.height() * 0.03, rect.width() * 0.65, rect.height() * 0.936)
    places = drawer_places(case, DRAWERS, opened)
    cabinet(painter, case, places, style)
    for place in places:
        if place.game != opened:
            closed_drawer(painter, place, words_of(place.game), style)
    for place in places:
        if place.game == opened:
            pulled_drawer(painter, place, words_of(place.game), style)
    lamplight(painter, case.adjusted(-14, 0, 14, 8), style)


def words_of(game: str) -> PlateWords:
    return PlateWords(game.replace("_", " ").title(), "1–4 players · 60–90 min", "Three modes · solo challenge")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
