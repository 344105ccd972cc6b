"""Positions of Magnastorm for the tests of its desk, and ways to look at them."""

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
from rules.magnastorm import GAME
from rules.magnastorm.components import Box
from rules.magnastorm.moves import Move
from rules.magnastorm.options import CONSORTIUM, Options
from rules.magnastorm.state import State
from rules.magnastorm.view import View
from rules.text.localise import Language, Texts
from tests.desktop.games.looks import SIZES

NAMES = ("Maximilienne", "Malo", "Inès", "Clémentine")
Table = tuple[int, bool]
"""How many seats, and whether the last one is the Consortium's."""
TABLES: tuple[Table, ...] = ((2, False), (2, True), (3, False), (4, False))

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
    open_: frozenset[str] = frozenset(),
) -> Look:
    width, height, unit = SIZES[size]
    names = NAMES[:seats]
    said = texts(language)
    style = Style(theme, GAME.id, unit, text)
    return Look(width, height, style, lambda each: said.say(each, names), names, seat, open_)


def stated(**notes: Any) -> State:
    """A position in the short notation of lessons."""
    return GAME.position(notes, box())


def crowded(**notes: Any) -> State:
    return stated(**(CROWDED | notes))


def seen(state: State, seat: Seat = 0) -> View:
    return GAME.view(state, seat)


@cache
def positions(table: Table, *, seed: int = 1) -> Sequence[tuple[State, Seat, Sequence[Move]]]:
    """Every position of a game by lot, with whoever decides and what that seat may do."""
    seats, solo = table
    players = ["person"] * (seats - solo) + [CONSORTIUM] * solo
    seatings = [Seating(player, "", GAME.colours[seat]) for seat, player in enumerate(players)]
    return tuple(played(GAME.setup(box(), Options(), seatings, seed), Random(seed)))


def played(state: State, chance: Random) -> Iterator[tuple[State, Seat, Sequence[Move]]]:
    """Exchanges are made now and then, or nothing else would be."""
    while decisions := GAME.deciding(state):
        seat = decisions[0].seat
        legal = GAME.legal(state, seat)
        yield state, seat, legal
        weights = [0.02 if move.kind == "ms.exchange" else 0.3 if move.kind == "ms.finish" else 1.0 for move in legal]
        (move,) = chance.choices(legal, weights)
        state = GAME.apply(state, move).state


def some(table: Table, step: int, *, seed: int = 5) -> list[tuple[State, Seat, Sequence[Move]]]:
    """Every so many positions of a game, and every first one in which a kind of move may be made."""
    known: set[str] = set()
    found = []
    for number, (state, seat, legal) in enumerate(positions(table, seed=seed)):
        fresh = {move.kind for move in legal} - known
        if number % step == 0 or fresh:
            found.append((state, seat, legal))
        known |= fresh
    return found
