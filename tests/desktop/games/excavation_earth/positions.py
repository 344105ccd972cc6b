"""Positions of Excavation Earth for the tests of its desk, and ways to look at them."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF

from desktop.board.desk import Look
from desktop.games.excavation_earth.shown import Shown
from rules.core.types import Seat
from rules.excavation_earth import GAME
from rules.excavation_earth.options import Options
from rules.excavation_earth.state import State
from rules.excavation_earth.view import View
from tests.desktop.positions import Drawn, Passing, Positions, by_kind, table

NAMES = ("Maximilienne", "Alexandre", "Malo", "Inès")
MODES = ((2, False), (3, False), (4, False), (2, True))
"""How many seats, and whether the second one is Zu."""
TABLES = {(seats, zu): table(seats, Options(), automa="zu", automas=zu) for seats, zu in MODES}

FAVOURED = {
    "ee.pass": 0.03,
    "ee.finish": 0.4,
    "ee.sample": 6.0,
    "ee.discover": 8.0,
    "ee.offer": 4.0,
    "ee.close_sale": 2.0,
    "ee.sell": 9.0,
    "ee.excavate": 5.0,
    "ee.send_trader": 3.0,
    "ee.send_envoy": 3.0,
    "ee.travel": 0.6,
    "ee.survey": 0.3,
}
"""How much rather than others these moves are made, so that a game by lot still digs and sells."""

POSITIONS: Positions[State] = Positions(GAME, NAMES, tuple(TABLES.values()), by_kind(FAVOURED))
texts, look, stated = POSITIONS.texts, POSITIONS.look, POSITIONS.stated


def box() -> Any:
    return POSITIONS.box


def seen(state: State, seat: Seat = 0) -> View:
    return GAME.view(state, seat)


def positions(seats: int, *, zu: bool = False, seed: int = 1) -> Sequence[Passing[State]]:
    return POSITIONS.positions(TABLES[seats, zu], seed=seed)


def some(seats: int, step: int, *, zu: bool = False, seed: int = 5) -> list[tuple[State, Seat]]:
    return [(state, seat) for state, seat, _ in positions(seats, zu=zu, seed=seed)[::step]]


def boards(view: View, here: Look) -> tuple[QRectF, Sequence[QRectF]]:
    at = Shown(view, here).places
    beside = [at.main, at.buyers.rect, at.ship.rect, at.survey.rect, at.mat.rect]
    return at.whole, [*beside, *(other.rect for other in at.others.values())]


DRAWN = Drawn(
    POSITIONS,
    step=25,
    boards=boards,
    painted={"light": 2, "dark": 3, "contrast": 1},
    folds=frozenset({"pile-Y", "place-V2"}),
    unfolding={"pile-Y": lambda: stated(piles={"Y": "Yg1 Yg3 Yg3"})},
)

MOMENTS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Shares of the celebration at which its centre looks otherwise."""
