"""Positions of Marajoara for the tests of its desk, and ways to look at them."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

from desktop.board.desk import Look
from desktop.theme import Style
from rules.core import resources
from rules.core.contract import Seating
from rules.core.edition import read_edition
from rules.core.types import Seat
from rules.marajoara import GAME
from rules.marajoara.components import Box
from rules.marajoara.moves import Move
from rules.marajoara.options import Options
from rules.marajoara.state import State
from rules.text.localise import Language, Texts
from tests.desktop.games.looks import SIZES

NAMES = ("Maximilienne", "Alexandre", "Malo", "Inès")

MODES = (*((seats, 0) for seats in (2, 3, 4)), *((1, mission) for mission in range(1, 9)))
"""How many seats, and which mission."""

FAVOURED = ("mj.exhibit", "mj.restore", "mj.exchange", "mj.fund_restoration", "mj.field_work")


@cache
def box() -> Box:
    return GAME.box(read_edition(resources.assets() / GAME.id / "edition", GAME.id))


@cache
def texts(language: Language) -> Texts:
    return Texts(language, game=GAME, strict=True)


def look(
    seat: Seat | None = None, *, size: int = 1, language: Language = "fr", seats: int = 4, text: float = 1.0
) -> Look:
    width, height, unit = SIZES[size]
    names = NAMES[:seats]
    said = texts(language)
    style = Style("light", GAME.id, unit, text)
    return Look(width, height, style, lambda each: said.say(each, names), names, seat)


def stated(**notes: Any) -> State:
    """A position in the short notation of lessons."""
    return GAME.position(notes, box())


def first_position(seats: int, mission: int, seed: int = 1) -> State:
    seatings = [Seating("person", "", GAME.colours[seat]) for seat in range(seats)]
    return GAME.setup(box(), Options(mission=mission), seatings, seed)


def positions(seats: int, mission: int, seed: int = 1) -> Iterator[tuple[State, Seat, Sequence[Move]]]:
    """Every position of a game played at random, with whoever decides and what that seat may do."""
    state, chance = first_position(seats, mission, seed), Random(seed)
    while decisions := GAME.deciding(state):
        seat = decisions[0].seat
        legal = GAME.legal(state, seat)
        yield state, seat, legal
        favoured = [move for move in legal if move.kind in FAVOURED]
        state = GAME.apply(state, chance.choice(favoured if favoured and chance.random() < 0.4 else legal)).state
