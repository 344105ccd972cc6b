"""Positions of Marajoara for the tests of its desk, and ways to look at them."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from PySide6.QtCore import QRectF

from desktop.board.desk import Look
from desktop.games.marajoara.places import places_for, table_places
from rules.marajoara import GAME
from rules.marajoara.moves import Move
from rules.marajoara.options import Options
from rules.marajoara.setup import COLOURS
from rules.marajoara.state import State
from tests.desktop.positions import Drawn, Passing, Positions, table

NAMES = ("Maximilienne", "Alexandre", "Malo", "Inès")
MODES = (*((seats, 0) for seats in (2, 3, 4)), *((1, mission) for mission in range(1, 9)))
"""How many seats, and which mission."""
TABLES = {(seats, mission): table(seats, Options(mission=mission)) for seats, mission in MODES}
FAVOURED = ("mj.exhibit", "mj.restore", "mj.exchange", "mj.fund_restoration", "mj.field_work")


def pick(state: State, legal: Sequence[Move], chance: Random) -> Move:
    favoured = [move for move in legal if move.kind in FAVOURED]
    return chance.choice(favoured if favoured and chance.random() < 0.4 else legal)


POSITIONS: Positions[State] = Positions(GAME, NAMES, tuple(TABLES.values()), pick)
look, stated = POSITIONS.look, POSITIONS.stated


def box() -> Any:
    return POSITIONS.box


def first_position(seats: int, mission: int, seed: int = 1) -> State:
    return POSITIONS.first_position(TABLES[seats, mission], seed=seed)


def positions(seats: int, mission: int, seed: int = 1) -> Sequence[Passing[State]]:
    return POSITIONS.positions(TABLES[seats, mission], seed=seed)


def boards(view: State, here: Look) -> tuple[QRectF, Sequence[QRectF]]:
    at = places_for(view, here)
    return at.whole, [at.tracks, at.grid, at.cart, *(mat.rect for mat in at.mats.values())]


def in_other_colours(state: State) -> State:
    """The same position, played by others."""
    other = dict(zip(COLOURS, (*COLOURS[1:], COLOURS[0]), strict=True))
    players = tuple(
        replace(player, museums=tuple(replace(each, colour=other[each.colour]) for each in player.museums))
        for player in state.players
    )
    return replace(state, players=players, tokens=tuple(token and other[token] for token in state.tokens))


DRAWN = Drawn(
    POSITIONS,
    step=20,
    boards=boards,
    forget=table_places.cache_clear,
    painted={"light": 2, "dark": 6, "contrast": 8},
    otherwise=in_other_colours,
    speechless=("token-", "owner-"),
)

MOMENTS = (0.0, 0.2, 0.4, 0.65, 0.8, 0.95, 1.0)
"""Shares of the celebration at which its centre looks otherwise."""
