"""The states look different from one another in every theme, without colour too, and leave the painter alone."""

from collections.abc import Callable
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from desktop.paint import controls, grounds, icons, marks, pieces, states
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.paths import rounded
from desktop.paint.reason import ReasonText, draw_reason, place_reason
from desktop.style.palette import CABINET, GAMES, THEMES, ThemeName
from desktop.style.theme import Style
from tests.desktop.paint.pictures import picture, picture_on, state_of

SIDE = 80
STATES: dict[str, Callable[[QPainter, QPainterPath, Style], None]] = {
    "idle": lambda painter, path, style: None,
    "can pick": states.can_pick,
    "lit": states.lit_target,
    "hovered": states.hovered_target,
    "companion": states.companion,
    "refused": states.refused_target,
    "origin": states.origin,
}


def seen(name: str, style: Style) -> QImage:
    def paint(painter: QPainter, rect: QRectF) -> None:
        path = rounded(rect.adjusted(20, 20, -20, -20), 8)
        grounds.well(painter, path, style)
        STATES[name](painter, path, style)

    return picture_on(style.ground.board, SIDE, paint)


def grey_gap(one: QImage, other: QImage) -> float:
    """The mean difference in lightness, on which a colour-blind eye and a poor projector rely."""
    first, second = (image.convertToFormat(QImage.Format.Format_Grayscale8) for image in (one, other))
    points = [(x, y) for x in range(SIDE) for y in range(SIDE)]
    return sum(abs(first.pixelColor(x, y).red() - second.pixelColor(x, y).red()) for x, y in points) / len(points)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", ["marajoara", "council_of_shadows", "magnastorm"])
def test_states_differ_even_without_colour(game: str, theme: ThemeName) -> None:
    style = Style(theme, game)
    pictures = {name: seen(name, style) for name in STATES}
    for one, other in combinations(pictures, 2):
        assert grey_gap(pictures[one], pictures[other]) > 1.5, (one, other)


def test_a_refusal_and_a_companion_are_dashed_and_a_legal_target_is_not() -> None:
    style = Style("light", "marajoara")

    def changes_along_the_top(name: str) -> int:
        image = seen(name, style)
        line = [image.pixelColor(x, 20).lightness() > 160 for x in range(28, SIDE - 28)]
        return sum(one != other for one, other in pairwise(line))

    assert changes_along_the_top("lit") == 0
    assert changes_along_the_top("refused") >= 2
    assert changes_along_the_top("companion") >= 2


def test_a_trail_grows_towards_its_end() -> None:
    style, journey = Style("light", "marajoara"), QLineF(10, 20, 110, 20)
    image = picture(120, 40, lambda painter, _: states.trail(painter, journey, "orange", style, 8))
    alphas = [image.pixelColor(x, 20).alpha() for x in (15, 40, 70, 100)]
    assert alphas == sorted(alphas)
    assert alphas[0] < 30
    assert alphas[-1] > 200


STYLE = Style("light", "excavation_earth")
BOX, PATH = QRectF(10, 10, 60, 60), rounded(QRectF(10, 10, 60, 60), 6)
WHY = ReasonText("Title", "Cure", "MJ-CAP-6")
DRAWINGS: dict[str, Callable[[QPainter], object]] = {
    **{name: lambda painter, paint=paint: paint(painter, PATH, STYLE) for name, paint in STATES.items()},  # type: ignore[misc]
    "trail": lambda painter: states.trail(painter, QLineF(0, 0, 50, 50), "black", STYLE, 6),
    "refusing": lambda painter: states.refusing(painter, PATH, STYLE),
    "felt": lambda painter: grounds.felt(painter, BOX, STYLE),
    "board": lambda painter: grounds.board(painter, BOX, STYLE),
    "tile": lambda painter: grounds.tile(painter, PATH, "#803020", STYLE),
    "card": lambda painter: grounds.card(painter, BOX, STYLE, title="A", value="3"),
    "card back": lambda painter: grounds.card_back(painter, BOX, STYLE),
    "wood": lambda painter: grounds.wood(painter, PATH, "#803020", upright=True),
    "hairline": lambda painter: grounds.hairline(painter, QLineF(0, 0, 9, 0), STYLE),
    "die": lambda painter: pieces.die(painter, BOX.center(), 40, "red", 5, STYLE),
    "ghost": lambda painter: pieces.ghost_die(painter, BOX.center(), 40, "red", 5),
    "cube": lambda painter: pieces.cube(painter, BOX.center(), 40, "#803020", STYLE, "star"),
    "token": lambda painter: pieces.seat_token(painter, BOX.center(), 20, "red", STYLE),
    "badge": lambda painter: marks.seat_badge(painter, BOX.center(), 20, "red", STYLE),
    "tag": lambda painter: marks.seat_tag(painter, BOX.center(), 14, "red", "+2", STYLE),
    "points": lambda painter: marks.victory_points(painter, BOX.center(), 20, 12),
    "coin": lambda painter: marks.coin(painter, BOX.center(), 20, 5),
    "rope": lambda painter: marks.rope(painter, PATH),
    "magnifier": lambda painter: marks.magnifier(painter, BOX.center(), 20, "#000000"),
    "no entry": lambda painter: marks.no_entry(painter, BOX.center(), 20, STYLE),
    "rule": lambda painter: marks.rule_tag(painter, BOX.topLeft(), "MJ-CAP-6", STYLE),
    "icon": lambda painter: icons.icon(painter, "redo", BOX, "#000000"),
    "button": lambda painter: controls.button(painter, BOX, "OK", "primary", STYLE, icon_name="check"),
    "reason": lambda painter: draw_reason(
        painter, QPointF(9, 9), place_reason(QPointF(9, 9), "below", 200, 0.5, WHY, STYLE), WHY, STYLE
    ),
    **{
        game: lambda painter, game=game: motif(painter, BOX, game, MotifInk("#000", "#F00", 0.4, 20))  # type: ignore[misc]
        for game in GAMES
        if game != CABINET
    },
}


@pytest.mark.parametrize("name", DRAWINGS)
def test_drawing_leaves_the_painter_as_it_was(name: str) -> None:
    found = []

    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.translate(3, 4)
        before = state_of(painter)
        DRAWINGS[name](painter)
        found.append((before, state_of(painter)))

    picture(100, 100, paint)
    before, after = found[0]
    assert before == after


@pytest.mark.parametrize("game", [game for game in GAMES if game != CABINET])
def test_a_motif_stays_inside_its_rectangle(game: str) -> None:
    ink = MotifInk("#000000", "#FF0000", 1, 20)
    image = picture(100, 100, lambda painter, _: motif(painter, QRectF(20, 20, 60, 60), game, ink))
    assert any(image.pixelColor(x, y).alpha() for x in range(20, 80) for y in range(20, 80))
    assert not any(image.pixelColor(x, y).alpha() for x in range(100) for y in (0, 10, 19, 80, 90, 99))
