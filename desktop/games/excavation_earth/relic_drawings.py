"""The twenty relics: junk of our days, as aliens dig it up. Each is a silhouette of its own with room for a glyph."""

import math
from dataclasses import dataclass
from typing import Literal

from desktop.games.excavation_earth.drawing import Shape

Tone = Literal["base", "light", "pale", "deep", "ink", "accent"]
"""Of what is painted over the body: its own colour paler or deeper, nearly white, the ink of glyphs, amber."""


@dataclass(frozen=True, slots=True)
class Drawing:
    shape: Shape
    glyph: tuple[float, float, float]
    """Where the alien glyph is painted: middle and radius."""
    parts: tuple[tuple[Tone, str], ...] = ()
    lines: str = ""
    """What makes it a thing, drawn in ink where there is room for it."""
    glyph_on: Tone = "base"
    """What the glyph is painted on."""


def _bumps(count: int, reach: float, radius: float) -> str:
    """Small circles around the middle of the grid."""
    angles = (2 * math.pi * number / count for number in range(count))
    return " ".join(f"O {50 + reach * math.cos(a):.1f} {50 + reach * math.sin(a):.1f} {radius}" for a in angles)


OCTAGON = "M31 3 L69 3 L97 31 L97 69 L69 97 L31 97 L3 69 L3 31 Z"
CUBE_GRID = (
    "M22 18 L64 40 M36 10 L78 33 M78 18 L36 40 M64 10 L22 33 "
    "M64 41 L64 90 M78 33 L78 82 M50 64 L92 41 M50 80 L92 58 "
    "M36 41 L36 90 M22 33 L22 82 M50 64 L8 41 M50 80 L8 58"
)

RELICS: dict[str, Drawing] = {
    # Africa: a lucky cat, a licence plate, a hubcap, a flat football
    "Yg1": Drawing(
        Shape(
            "E 46 27 26 21 M22 26 L20 1 L42 10 Z M50 10 L72 1 L70 26 Z "
            "M14 97 C5 74 20 48 36 44 L60 44 C76 50 84 76 79 97 Z",
            "M70 62 L82 26",
            18,
        ),
        glyph=(46, 74, 18),
        parts=(
            ("deep", "M26 16 L25 8 L33 11 Z M59 11 L67 8 L66 16 Z"),
            ("accent", "M27 44 C38 51 54 51 65 44 L67 50 C54 58 38 58 25 50 Z"),
            ("ink", "O 46 33 2.6"),
        ),
        lines="M31 28 C33 22 39 22 41 28 M51 28 C53 22 59 22 61 28 M46 35 C43 40 39 40 37 37 M46 35 C49 40 53 40 55 37",
    ),
    "Yg2": Drawing(
        Shape("R 2 20 96 60 9"),
        glyph=(50, 50, 20),
        parts=(
            ("light", "R 8 26 84 48 6"),
            ("ink", "O 15 34 3.4 O 85 34 3.4 O 15 66 3.4 O 85 66 3.4"),
            ("deep", "R 13 43 5 14 1 R 21 43 5 14 1 R 74 43 5 14 1 R 82 43 5 14 1"),
        ),
        glyph_on="light",
    ),
    "Yg3": Drawing(
        Shape(f"O 50 50 42 {_bumps(12, 42, 6.4)}"),
        glyph=(50, 50, 21),
        parts=(("deep", _bumps(12, 37, 3.2)), ("light", "O 50 50 30")),
        lines="O 50 50 30",
        glyph_on="light",
    ),
    "Yg4": Drawing(
        Shape(
            "M3 62 C1 36 18 15 36 15 C45 15 48 27 57 26 C64 25 67 15 77 20 C93 29 99 48 97 64 "
            "C95 83 76 87 50 87 C22 87 5 83 3 62 Z"
        ),
        glyph=(48, 58, 19),
        parts=(
            (
                "deep",
                "M15 33 L30 25 L35 36 L25 47 L10 46 Z M77 24 L90 39 L87 51 L74 47 L69 34 Z "
                "M17 82 L24 72 L36 78 L35 87 Z M66 87 L66 77 L78 71 L86 80 Z",
            ),
        ),
        lines="M35 36 C44 32 52 32 57 26 M57 26 C60 33 64 34 69 34 M25 47 L24 72 M74 47 L78 71",
    ),
    # South America: a stag trophy, a garden gnome, a watering can, a disco ball
    "Gg1": Drawing(
        Shape(
            "M22 52 L78 52 L78 74 C78 88 62 95 50 99 C38 95 22 88 22 74 Z M39 32 L61 32 L57 54 C55 61 45 61 43 54 Z "
            "M40 39 L23 32 L37 48 Z M60 39 L77 32 L63 48 Z",
            "M44 34 C40 22 26 25 19 8 M30 24 C22 25 13 22 6 16 M37 28 C39 18 37 10 34 4 "
            "M56 34 C60 22 74 25 81 8 M70 24 C78 25 87 22 94 16 M63 28 C61 18 63 10 66 4",
            7,
        ),
        glyph=(50, 78, 16),
        parts=(
            ("light", "M39 32 L61 32 L57 54 C55 61 45 61 43 54 Z"),
            ("ink", "O 45 41 2.4 O 55 41 2.4 E 50 55 4 3"),
        ),
    ),
    "Gg2": Drawing(
        Shape(
            "M50 0 C60 14 70 28 74 42 L26 42 C30 28 40 14 50 0 Z E 50 45 21 14 M18 98 C10 74 20 52 36 48 L64 48 "
            "C80 52 90 74 82 98 Z"
        ),
        glyph=(50, 71, 15),
        parts=(
            ("deep", "M26 42 L74 42 L72 35 L28 35 Z"),
            ("pale", "M29 45 C22 72 36 90 50 97 C64 90 78 72 71 45 C62 56 38 56 29 45 Z"),
            ("ink", "O 42 46 2.6 O 58 46 2.6"),
            ("accent", "O 50 51 5"),
        ),
        glyph_on="pale",
    ),
    "Gg3": Drawing(
        Shape(
            "R 24 32 52 65 9 M26 84 L26 60 L12 38 L4 42 L0 26 L20 13 L26 26 L19 31 L38 58 Z",
            "M74 44 C100 38 100 84 74 82 M36 34 C36 10 66 10 66 34",
            8,
        ),
        glyph=(50, 65, 19),
        parts=(("deep", "R 24 38 52 5 1"), ("light", "M0 26 L20 13 L22 17 L2 31 Z")),
    ),
    "Gg4": Drawing(
        Shape(
            "O 48 58 40 R 40 10 16 12 3 M88 4 L92 18 L100 22 L92 26 L88 40 L84 26 L74 22 L84 18 Z", "M48 12 L48 2", 6
        ),
        glyph=(48, 59, 19),
        parts=(
            ("pale", "M88 4 L92 18 L100 22 L92 26 L88 40 L84 26 L74 22 L84 18 Z"),
            (
                "light",
                "M16 40 L27 44 L24 55 L11 51 Z M62 30 L73 35 L78 45 L66 42 Z M70 76 L80 73 L73 85 L64 88 Z "
                "M22 74 L31 76 L34 87 L26 83 Z",
            ),
        ),
        lines="M12 44 C30 52 66 52 85 44 M12 72 C30 80 66 80 85 72 M30 23 C17 44 17 72 30 93 M66 23 C79 44 79 72 66 93",
    ),
    # North America: a stop sign, a traffic cone, a jukebox, a telephone
    "Rg1": Drawing(
        Shape(OCTAGON),
        glyph=(50, 50, 24),
        parts=(
            ("pale", "M33 8 L67 8 L92 33 L92 67 L67 92 L33 92 L8 67 L8 33 Z"),
            ("base", "M35 13 L65 13 L87 35 L87 65 L65 87 L35 87 L13 65 L13 35 Z"),
        ),
    ),
    "Rg2": Drawing(
        Shape("M40 3 L60 3 L86 82 L14 82 Z R 2 80 96 17 4"),
        glyph=(50, 63, 16),
        parts=(("pale", "M35 18 L65 18 L69 30 L31 30 Z M31 36 L69 36 L70 40 L30 40 Z"), ("deep", "R 2 90 96 7 3")),
    ),
    "Rg3": Drawing(
        Shape("M10 98 L10 44 C10 -12 90 -12 90 44 L90 98 Z"),
        glyph=(50, 44, 19),
        parts=(
            ("accent", "M17 98 L17 45 C17 -3 83 -3 83 45 L83 98 Z"),
            ("base", "M25 98 L25 46 C25 8 75 8 75 46 L75 98 Z"),
            ("pale", "R 31 70 38 5 2 R 31 79 38 5 2 R 31 88 38 5 2"),
        ),
    ),
    "Rg4": Drawing(
        Shape(
            "M3 34 C1 11 24 4 50 4 C76 4 99 11 97 34 C97 43 88 45 80 43 C72 41 74 34 72 28 C60 23 40 23 28 28 "
            "C26 34 28 41 20 43 C12 45 3 43 3 34 Z M36 30 L64 30 L70 44 C86 50 95 72 95 93 L5 93 C5 72 14 50 30 44 Z "
            "R 12 90 14 8 3 R 74 90 14 8 3"
        ),
        glyph=(50, 66, 15),
        parts=(
            ("pale", "O 50 66 22"),
            ("deep", "M8 33 C12 20 30 12 50 12 C70 12 88 20 92 33 C80 22 66 17 50 17 C34 17 20 22 8 33 Z"),
        ),
        glyph_on="pale",
    ),
    # Europe: a rubber duck, a plastic crown, an audio cassette, a puzzle cube
    "Vg1": Drawing(
        Shape(
            "M1 46 C9 60 26 57 40 52 C40 42 40 38 41 30 C36 -8 86 -10 84 26 L99 34 L84 43 C80 51 90 58 88 72 "
            "C86 96 64 99 44 99 C12 99 -6 84 1 46 Z"
        ),
        glyph=(44, 75, 19),
        parts=(("accent", "M83 24 L100 34 L83 45 Z"), ("ink", "O 66 23 5.4")),
    ),
    "Vg2": Drawing(
        Shape("M8 92 L3 30 L27 52 L50 16 L73 52 L97 30 L92 92 Z O 8 28 7 O 50 12 9 O 92 28 7"),
        glyph=(50, 63, 16),
        parts=(("deep", "M8 92 L7 82 L93 82 L92 92 Z"), ("accent", "O 50 12 5.5 O 8 28 4 O 92 28 4")),
        lines="M7 82 L93 82",
    ),
    "Vg3": Drawing(
        Shape("R 1 15 98 70 7"),
        glyph=(50, 44, 17),
        parts=(
            ("pale", "R 9 22 82 44 4"),
            ("deep", "O 22 48 10 O 78 48 10 M22 85 L28 72 L72 72 L78 85 Z R 9 22 82 6 2"),
            ("pale", "O 22 48 4 O 78 48 4"),
        ),
        glyph_on="pale",
    ),
    "Vg4": Drawing(
        Shape("M50 2 L92 25 L92 74 L50 98 L8 74 L8 25 Z"),
        glyph=(50, 52, 15),
        parts=(
            ("light", "M50 2 L92 25 L50 48 L8 25 Z"),
            ("deep", "M50 48 L92 25 L92 74 L50 98 Z"),
            ("accent", "M64 10 L78 18 L64 25 L50 17 Z M8 25 L22 33 L22 49 L8 41 Z M78 66 L92 58 L92 74 L78 82 Z"),
            ("pale", "M36 10 L50 17 L36 25 L22 18 Z M22 66 L36 74 L36 90 L22 82 Z M78 33 L92 25 L92 41 L78 49 Z"),
            ("pale", "O 50 52 21"),
        ),
        lines=CUBE_GRID,
        glyph_on="pale",
    ),
    # Asia and Australia: a restroom sign, a toaster, a game controller, a lava lamp
    "Og1": Drawing(
        Shape(
            "O 50 12 11.5 M37 28 L63 28 L90 82 L10 82 Z R 31 78 15 21 4 R 54 78 15 21 4",
            "M36 33 L14 62 M64 33 L86 62",
            9,
        ),
        glyph=(50, 62, 18),
    ),
    "Og2": Drawing(
        Shape("R 1 34 94 54 14 R 18 4 29 50 9 R 53 8 29 50 9 R 90 46 9 13 3 R 12 84 14 10 2 R 70 84 14 10 2"),
        glyph=(46, 62, 19),
        parts=(("light", "R 22 8 21 24 6 R 57 12 21 20 6"), ("deep", "R 1 80 94 8 4")),
        lines="M86 46 L86 72",
    ),
    "Og3": Drawing(
        Shape(
            "M24 20 C38 16 62 16 76 20 C93 22 101 60 98 78 C96 94 82 92 76 82 C71 74 66 70 60 70 L40 70 "
            "C34 70 29 74 24 82 C18 92 4 94 2 78 C-1 60 7 22 24 20 Z"
        ),
        glyph=(50, 44, 17),
        parts=(
            ("ink", "R 10 38 20 7 1.5 R 16.5 31.5 7 20 1.5"),
            ("pale", "O 80 33 4.4 O 80 50 4.4 O 71.5 41.5 4.4 O 88.5 41.5 4.4"),
        ),
    ),
    "Og4": Drawing(
        Shape("M38 2 L62 2 L66 16 L34 16 Z M34 16 L66 16 L80 70 L20 70 Z M20 69 L80 69 L66 84 L82 99 L18 99 L34 84 Z"),
        glyph=(50, 46, 17),
        parts=(
            ("pale", "M36 18 L64 18 L77 68 L23 68 Z"),
            ("base", "E 40 24 4 5 E 62 29 3 4 O 68 62 5 E 33 62 5 4"),
            ("deep", "M20 69 L80 69 L78 73 L22 73 Z"),
        ),
        glyph_on="pale",
    ),
}
