"""Positions of Excavation Earth for the tests of its desk, and ways to look at them."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

from desktop.board.desk import Look
from desktop.palette import ThemeName
from desktop.theme import Style
from rules.core import resources
from rules.core.contract import Seating
from rules.core.edition import read_edition
from rules.core.types import Seat
from rules.excavation_earth import GAME
from rules.excavation_earth.components import Box
from rules.excavation_earth.moves import Move
from rules.excavation_earth.options import Options
from rules.excavation_earth.state import State
from rules.excavation_earth.view import View
from rules.text.localise import Language, Texts
from tests.desktop.games.looks import SIZES

NAMES = ("Maximilienne", "Alexandre", "Malo", "Inès")
MODES = ((2, False), (3, False), (4, False), (2, True))
"""How many seats, and whether the second one is Zu."""

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


@cache
def box() -> Box:
    return GAME.box(read_edition(resources.assets() / GAME.id / "edition", GAME.id))


@cache
def texts(language: Language) -> Texts:
    return Texts(language, game=GAME, strict=True)


def look(
    seat: Seat | None = None,
    *,
    size: int = 1,
    language: Language = "fr",
    seats: int = 4,
    text: float = 1.0,
    theme: ThemeName = "light",
) -> Look:
    width, height, unit = SIZES[size]
    names = NAMES[:seats]
    said = texts(language)
    return Look(width, height, Style(theme, GAME.id, unit, text), lambda each: said.say(each, names), names, seat)


def stated(**notes: Any) -> State:
    """A position in the short notation of lessons."""
    return GAME.position(notes, box())


def seen(state: State, seat: Seat = 0) -> View:
    return GAME.view(state, seat)


def first_position(seats: int, *, zu: bool = False, seed: int = 1) -> State:
    players = ["person"] * seats if not zu else ["person", "zu"]
    seatings = [Seating(player, "", GAME.colours[seat]) for seat, player in enumerate(players)]
    return GAME.setup(box(), Options(), seatings, seed)


def positions(seats: int, *, zu: bool = False, seed: int = 1) -> Iterator[tuple[State, Seat, Sequence[Move]]]:
    """Every position of a game by lot, with whoever decides and what that seat may do."""
    state, chance = first_position(seats, zu=zu, seed=seed), Random(seed)
    while decisions := GAME.deciding(state):
        seat = decisions[0].seat
        legal = GAME.legal(state, seat)
        yield state, seat, legal
        (move,) = chance.choices(legal, [FAVOURED.get(each.kind, 1.0) for each in legal])
        state = GAME.apply(state, move).state


def some(seats: int, step: int, *, zu: bool = False, seed: int = 5) -> list[tuple[State, Seat]]:
    every = enumerate(positions(seats, zu=zu, seed=seed))
    return [(state, seat) for number, (state, seat, _) in every if number % step == 0]
