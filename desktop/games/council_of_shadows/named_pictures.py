"""What the data of Council of Shadows name, small: players, planets, gems, stations, effects, what is counted."""

from functools import partial
from typing import get_args

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.board.named import Draw, as_sign
from desktop.games.council_of_shadows import card_signs as signs
from desktop.games.council_of_shadows import sign_words as words
from desktop.games.council_of_shadows.bonus_signs import counted
from desktop.games.council_of_shadows.hues import DEEP_VIOLET, PALE_VIOLET, PAPER, VIOLET, hue_of
from desktop.games.council_of_shadows.mat_painting import leader_badge
from desktop.games.council_of_shadows.plates import station
from desktop.paint.painting import kept, pen
from desktop.paint.paths import rounded
from desktop.style.mixing import solid, with_alpha
from desktop.style.palette import SEATS
from desktop.style.theme import Style
from rules.core.types import Json
from rules.council_of_shadows.parts import GEMS, PLANET_TYPES, SECTORS, BonusOf, StationKind

OPS: dict[str, signs.Sign] = {
    "colonise": signs.tower(1),
    "extract": signs.extraction(1),
    "discover": signs.discovery(),
    "take": signs.gem_sign("g"),
    "upgrade": signs.gem_sign("t"),
    "energy": signs.bolt_sign(),
    "consumption": signs.consumption("±"),
    "reach": signs.everywhere(),
    "free_ai_card": signs.small_card(DEEP_VIOLET, PAPER),
    "light_card": signs.small_card(VIOLET, PALE_VIOLET),
    "exploit": signs.galaxy_sign(),
    "either": signs.joined("/"),
    "market": signs.small_card(DEEP_VIOLET, PAPER),
}
ACROSS, SLOTS = 4, 8
"""Slots of the display, and how many of them beside one another."""


def named_picture(of: str, part: str, name: str, row: Json) -> Draw | None:
    match of:
        case "automa.patterns":
            return partial(
                cleared,
                frozenset(each for each in row if isinstance(each, int)) if isinstance(row, list) else frozenset(),
            )
        case "galaxies":
            return partial(one_sign, signs.galaxy_sign(hue_of(name)))
        case "leaders":
            return lambda painter, square, style: leader_badge(painter, square, style, name.partition("-")[2])
        case "box.colours" if name in SEATS:
            return as_sign(words.cube, name)
        case "stations" if name in get_args(StationKind):
            return lambda painter, square, style: station(painter, square, style, name, "purple")
    match part:
        case "op" if name in OPS:
            return partial(one_sign, OPS[name])
        case "of" if name in get_args(BonusOf):
            return partial(one_sign, counted(name, WHAT.get(name, ""))[-1])  # type: ignore[arg-type]
        case "what" if name in GEMS:
            return as_sign(words.gem, name)
        case "what" if name in map(str, SECTORS):
            return partial(one_sign, signs.sector_sign(int(name)))
        case _ if name in PLANET_TYPES:
            return as_sign(words.ball, name)
    return None


WHAT = {"gem": "g", "cube_on_planet": "B", "cube_in_sector": "1"}
"""One of what is counted, for its sign."""


def one_sign(sign: signs.Sign, painter: QPainter, square: QRectF, style: Style) -> None:
    """A sign of a card, as large as the square."""
    unit = min(square.height() / 2, square.width() / sign.width)
    sign.draw(signs.Brush(painter, style, style.theme.text, unit), square.center())


def cleared(slots: frozenset[int], painter: QPainter, square: QRectF, style: Style) -> None:
    """The slots of the display, those bright whose cards go."""
    count = max((SLOTS, *(each + 1 for each in slots)))
    rows = -(-count // ACROSS)
    step = min(square.width() / ACROSS, square.height() / rows)
    left, top = square.center().x() - step * ACROSS / 2, square.center().y() - step * rows / 2
    with kept(painter):
        for slot in range(count):
            place = QRectF(left + slot % ACROSS * step, top + slot // ACROSS * step, step, step).adjusted(1, 1, -1, -1)
            path = rounded(place, 2)
            painter.fillPath(path, solid(VIOLET) if slot in slots else with_alpha(style.theme.text, 0.08))
            painter.strokePath(path, pen(style.theme.muted, 1))
