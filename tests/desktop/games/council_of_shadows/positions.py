"""Positions of Council of Shadows for the tests of its desk, and ways to look at them."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF

from desktop.board.desk import Look
from desktop.games.council_of_shadows.places import table_places
from desktop.games.council_of_shadows.shown import Shown
from rules.council_of_shadows import GAME
from rules.council_of_shadows.options import AUTOMA, Options
from rules.council_of_shadows.state import State
from rules.council_of_shadows.view import View
from tests.desktop.positions import Drawn, Positions, by_kind, table

NAMES = ("Maximilienne", "Alexandre", "Malo", "Inès")
BOTH = Options(stations=True, leaders=True)
TABLES = (
    *(table(2, Options()), table(3, BOTH), table(4, Options()), table(4, BOTH)),
    table(2, BOTH, automa=AUTOMA, automas=1),
)
FAVOURED = {"cs.finish": 0.25, "cs.exploit": 4.0, "cs.colonise": 3.0, "cs.ready": 6.0, "cs.buy_station": 6.0}
"""How much rather than others these moves are made, so that a game by lot comes to an end."""
CROWDED: dict[str, Any] = {
    "round": 6,
    "ask": "actions",
    "turn": 0,
    "seats": [
        {
            "colour": "blue",
            "energy": 38,
            "consumption": 44,
            "level": 1,
            "gems": "aagt",
            "hand": "AI-12 AI-14 AI-22",
            "zones": "S-D | S-C2 | AI-17",
            "improvements": "UP-D UP-E1 UP-R2-1 UP-R2-2",
            "colonies": "1-01.2 1-04.1*2 1-03.1 2-03.1 2-05.1*2 2-10.2 1-09.3",
            "light": "L-FIVE-1 L-CONS-1",
            "dark": "D-BRO",
            "tech": "DT1-2",
        },
        {
            "colour": "red",
            "energy": 21,
            "consumption": 52,
            "level": 1,
            "gems": "gg",
            "hand": "AI-11 AI-13 AI-20",
            "improvements": "UP-V UP-R2-1 UP-R3-1",
            "colonies": "1-01.1 1-02.1 2-03.2*2 3-04.1*2 1-05.2*2 2-07.1",
            "tech": "DT1-5",
        },
        {
            "colour": "green",
            "energy": 12,
            "consumption": 41,
            "level": 1,
            "gems": "ag",
            "hand": "AI-09",
            "improvements": "UP-X",
            "colonies": "1-03.2*2 2-02.1*2 3-09.1 2-04.2 1-02.3",
            "tech": "DT1-8",
        },
        {
            "colour": "purple",
            "energy": 33,
            "consumption": 36,
            "gems": "aaat",
            "hand": "AI-16",
            "improvements": "UP-D",
            "colonies": "1-06.1*2 2-07.2*2 2-06.1 3-06.2 1-05.1",
        },
    ],
    "order": [1, 0, 2, 3],
    "spaces": (
        "GRY-1:1-01 GRY-2:1-03 ORA-1:1-06 ORA-2:1-05 ORA-3:1-04 BRO-1:1-02 BRO-2:1-09 GRN-1:2-03 GRN-2:2-02 "
        "TUR-1:2-04 TUR-2:2-05 BLU-1:2-07 BLU-2:2-10 BEI-1:2-06 RED-1:3-04 YEL-1:3-06 PNK-1:3-09 PNK-4:3-03"
    ),
}
"""A table of four in the middle of a game, at the actions of the first seat."""

POSITIONS: Positions[State] = Positions(GAME, NAMES, TABLES, by_kind(FAVOURED), CROWDED, longest=900)
texts, stated, crowded = POSITIONS.texts, POSITIONS.stated, POSITIONS.crowded
positions, some = POSITIONS.positions, POSITIONS.some


def box() -> Any:
    return POSITIONS.box


def seen(state: State, seat: int = 0) -> View:
    return GAME.view(state, seat)


def look(seat: int | None = None, *, opened: str = "", **how: Any) -> Look:
    return POSITIONS.look(seat, open_=frozenset({opened} if opened else ()), **how)


def boards(view: View, here: Look) -> tuple[QRectF, Sequence[QRectF]]:
    shown = Shown(view, here)
    at = shown.places
    beside = [at.board.rect, at.council.rect, at.market.rect, at.race.rect, shown.mat.rect]
    return at.whole, [*beside, *([at.automa.rect] if at.automa is not None else [])]


FOLDS = frozenset({"mat-1", "mat-3", "pile-1", "pile-3"})
DRAWN = Drawn(
    POSITIONS,
    step=90,
    boards=boards,
    forget=table_places.cache_clear,
    painted={"light": 4, "dark": 1, "contrast": 3},
    folds=FOLDS,
    unfolding=dict.fromkeys(FOLDS, crowded),
    cut=("print-owner-", "print-throne"),
)

MOMENTS = (0.0, 0.2, 0.4, 0.7, 0.9, 1.0)
"""Shares of the celebration at which its centre looks otherwise."""
