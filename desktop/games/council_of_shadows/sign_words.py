"""Signs of Council of Shadows that stand among words: `[gem:a|…]`, `[energy:5|…]`, `[cube:red|…]`, `[planet:B|…]`."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.council_of_shadows import gems
from desktop.games.council_of_shadows.cubes import seat_cube
from desktop.games.council_of_shadows.planets import planet
from desktop.paint.paths import square_around
from desktop.paint.rich_text import SignPainter
from desktop.style.theme import Style

SMALLER = 0.38
"""Half the side of a sign, of its square: a little air on all sides."""


def gem(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    gems.gem(painter, square.center(), square.width() * SMALLER, told[0], style)


def energy(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    gems.bolt(painter, square.center(), square.width() * SMALLER)


def cube(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    seat_cube(painter, square_around(square.center(), square.width() * SMALLER), style, told[0])


def ball(painter: QPainter, square: QRectF, told: Sequence[str], style: Style) -> None:
    planet(painter, square.center(), square.width() * 0.3, told[0], style)


SIGNS: Mapping[str, SignPainter] = {"gem": gem, "energy": energy, "cube": cube, "planet": ball}
