"""Positions of Höyük for the tests of its desk, and ways to look at them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QRectF

from desktop.board.desk import Look
from desktop.games.hoyuk.places import table_places
from desktop.games.hoyuk.shown import Shown
from rules.hoyuk import GAME, places
from rules.hoyuk.cells import NUMBER, has
from rules.hoyuk.moves import BuildHouse, Move
from rules.hoyuk.options import NEIGHBOUR, Mode, Options
from rules.hoyuk.state import State
from rules.hoyuk.view import View
from tests.desktop.positions import Drawn, Positions, Table, by_weight, table

NAMES = ("Maximilienne", "Alexandre", "Malo", "Inès", "Clémentine")


def seated(seats: int, mode: Mode, neighbours: int = 0) -> Table:
    return table(seats, Options(mode=mode, house_target=15), automa=NEIGHBOUR, automas=neighbours)


TABLES = (seated(2, "classic"), seated(5, "expert"), seated(3, "intermediate", 2), seated(4, "expert"))
GATES = {"↑": 0, "→": 1, "↓": 2, "←": 3}

VILLAGE = (
    "R B2, R² C2, R B3+v, B D3+t E3, B² D4+o, P B4+t C4+ov C5, Y I2+o, Y² J2, Y I3+v, P K2 L2+o, P² K3+t, P² L3+s,"
    "R J4+t K4, R² J5+v, B C8+o D8, B² D9+t, Y B9 C9+o B10+t D10+v D11, R K8+v L8+o, R² K9, P J9+t, P² J10, P J11,"
    "B K10+o L10+v K11, Y M11 M12+t, R F7+o G7, Y F8+v, P F12+o G12, ruin C3 D5 J3 C10 L11,"
    "pen D2← A3→ E4←+c B5↑ H2→+c I4↑ L4←+c M3← B8→ A10→+c D12↑ L9↑ K12↑ M10← I11→+c F13↑"
)
"""Five contested blocks and one that is not, with everything that may stand somewhere; blue is seat 0."""
SEATS: tuple[dict[str, Any], ...] = (
    {"colour": "blue", "hand": "oven*2 joker house villager", "spent": "shrine", "score": 13},
    {"colour": "red", "hand": "shrine pen*2 house", "score": 17},
    {"colour": "yellow", "hand": "joker cattle oven", "score": 9},
    {"colour": "purple", "hand": "villager*2 shrine joker house pen", "spent": "pen house pen", "score": 15},
)
CROWDED: dict[str, Any] = {
    "village": VILLAGE,
    "seats": SEATS,
    "elements": "house choice",
    "options": {"mode": "expert"},
    "turn": 4,
    "catastrophes": "CA-08",
    "seen": 3,
}


def favour(state: State, move: Move) -> float:
    """How much rather than others a move is made: so that clans meet, and cards are kept for larger groups."""
    if isinstance(move, BuildHouse):
        ground = places.ground(state.village, state.options, move.seat)
        cell = NUMBER[move.cell]
        return 0.02 if has(ground.founding, cell) else 6.0 if has(ground.joining, cell) else 1.0
    return {"hk.forgo": 0.02, "hk.score_group": 0.15, "hk.decline_power": 0.1}.get(move.kind, 1.0)


POSITIONS: Positions[State] = Positions(GAME, NAMES, TABLES, by_weight(favour), CROWDED)
texts, stated, crowded, first_position = (
    POSITIONS.texts,
    POSITIONS.stated,
    POSITIONS.crowded,
    POSITIONS.first_position,
)
positions, some = POSITIONS.positions, POSITIONS.some


def box() -> Any:
    return POSITIONS.box


def seen(state: State, seat: int = 0) -> View:
    return GAME.view(state, seat)


def look(seat: int | None = None, *, laid: str = "", **how: Any) -> Look:
    return POSITIONS.look(seat, open_=frozenset({f"overlay-{laid}"} if laid else ()), **how)


def boards(view: View, here: Look) -> tuple[QRectF, Sequence[QRectF]]:
    at = Shown(view, here).places
    beside = [at.ground.rect, at.calamity.rect, at.aspects.rect, at.supply.rect, at.mat.rect, *at.buttons]
    return at.whole, [*beside, *(rival.rect for rival in at.rivals.values())]


def with_larger_groups(state: State) -> State:
    """The same position of a box whose owner has corrected what groups of cards bring."""
    return replace(state, box=replace(state.box, ladder=tuple(points + 1 for points in state.box.ladder)))


FOLDS = frozenset({"block-H2", "aspect-OVEN", "calamity", "deck"})
DRAWN = Drawn(
    POSITIONS,
    step=60,
    boards=boards,
    forget=table_places.cache_clear,
    painted={"light": 1, "dark": 2, "contrast": 0},
    otherwise=with_larger_groups,
    folds=FOLDS,
    unfolding=dict.fromkeys(FOLDS, crowded),
)

MOMENTS = (0.0, 0.3, 0.6, 0.8, 0.92, 1.0)
"""Shares of the celebration at which its centre looks otherwise."""
