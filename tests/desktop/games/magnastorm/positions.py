"""Positions of Magnastorm for the tests of its desk, and ways to look at them."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF

from desktop.board.desk import Look
from desktop.games.magnastorm import keys
from desktop.games.magnastorm.places import table_places
from desktop.games.magnastorm.shown import Shown
from rules.magnastorm import GAME
from rules.magnastorm.options import CONSORTIUM, Options
from rules.magnastorm.state import State
from rules.magnastorm.view import View
from tests.desktop.positions import Drawn, Positions, by_kind, table

NAMES = ("Maximilienne", "Malo", "Inès", "Clémentine")
TABLES = (
    *(table(2, Options()), table(2, Options(), automa=CONSORTIUM, automas=1)),
    *(table(3, Options()), table(4, Options())),
)
FAVOURED = {"ms.exchange": 0.02, "ms.finish": 0.3}
"""Exchanges are made now and then, or nothing else would be."""

CROWDED: dict[str, Any] = {
    "round": 2,
    "turn": 3,
    "commanders": "03 05 07 08 12 15 13 18",
    "objectives": "Q4 Q2 S1 S2",
    "upper": {"FP": "yo", "C1": "yyg", "C2": "", "C3": "yv", "C4": "yyy"},
    "lower": {"R5/FP": "y", "R5/C1": "y", "R5/C3": "y", "R4/FP": "y", "R4/C2": "y", "R3/C1": "y", "R4/C1": "p"},
    "claims": {"Q2": [1], "S1": [2]},
    "seats": [
        {
            "cubes": "gggyvo",
            "scout": "NW.a2",
            "labs": "SW.a1 SW.c1 W.c1 NW.a2 NE.c1",
            "stations": "SW>W/I",
            "commanders": "07",
            "levels": {"green": 3, "red": 1, "blue": 2, "brown": 4},
            "reputation": 9,
        },
        {
            "cubes": "vvyyyp",
            "scout": "NW.d1",
            "labs": "SW.a2 W.a1 NW.c2 NW.d1",
            "commanders": "13",
            "levels": {"green": 3, "red": 2, "blue": 5, "brown": 1},
            "reputation": 11,
        },
        {
            "cubes": "pppppyvvo",
            "scout": "W.a2",
            "labs": "SW.b1 W.d2 W.e1",
            "stations": "W>NW/I",
            "commanders": "15",
            "levels": {"green": 2, "red": 4, "blue": 1, "brown": 3},
            "reputation": 12,
        },
        {
            "cubes": "ooooyygp",
            "scout": "NE.d2",
            "labs": "SW.d2 NW.c1",
            "commanders": "08",
            "levels": {"green": 1, "red": 1, "blue": 3, "brown": 2},
            "reputation": 10,
        },
    ],
}
"""The example of the rulebook's page 9, with much more on the table; orange is to act."""

POSITIONS: Positions[State] = Positions(GAME, NAMES, TABLES, by_kind(FAVOURED), CROWDED)
texts, look, stated, crowded = POSITIONS.texts, POSITIONS.look, POSITIONS.stated, POSITIONS.crowded
positions, some = POSITIONS.positions, POSITIONS.some


def box() -> Any:
    return POSITIONS.box


def seen(state: State, seat: int = 0) -> View:
    return GAME.view(state, seat)


def boards(view: View, here: Look) -> tuple[QRectF, Sequence[QRectF]]:
    at = Shown(view, here).places
    beside = [at.planet.rect, at.action.rect, at.research.rect, at.mat.rect]
    beside += [rival.rect for rival in at.rivals.values()]
    return at.whole, [*beside, *([at.aside] if at.aside is not None else [])]


FOLDS = frozenset({keys.BAG, "card-08", "scientist-12", "head-C1", "objective-Q4", "objective-S1"})
DRAWN = Drawn(
    POSITIONS,
    step=60,
    boards=boards,
    forget=table_places.cache_clear,
    painted={"light": 3, "dark": 1, "contrast": 2},
    folds=FOLDS,
    unfolding=dict.fromkeys(FOLDS, crowded),
)

MOMENTS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Shares of the celebration at which its centre looks otherwise."""
