"""Positions of Council of Shadows for the tests of its desk, and ways to look at them."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

from desktop.board.desk import Look
from desktop.palette import ThemeName
from desktop.theme import Style
from rules.core import resources
from rules.core.colours import fitting
from rules.core.contract import Seating
from rules.core.edition import read_edition
from rules.core.types import Seat
from rules.council_of_shadows import GAME
from rules.council_of_shadows.components import Box
from rules.council_of_shadows.moves import Move
from rules.council_of_shadows.options import AUTOMA, Options
from rules.council_of_shadows.state import State
from rules.council_of_shadows.view import View
from rules.text.localise import Language, Texts
from tests.desktop.games.looks import SIZES

NAMES = ("Maximilienne", "Alexandre", "Malo", "Inès")
Table = tuple[int, bool, bool]
"""How many seats, whether the second one is the automa, whether both modules are played."""
TABLES: tuple[Table, ...] = ((2, False, False), (3, False, True), (4, False, False), (4, False, True), (2, True, True))

FAVOURED = {"cs.finish": 0.25, "cs.exploit": 4.0, "cs.colonise": 3.0, "cs.ready": 6.0, "cs.buy_station": 6.0}
"""How much rather than others these moves are made, so that a game by lot comes to an end."""
LONGEST = 900
"""Moves of a game by lot; some would never end."""


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
    opened: str = "",
) -> Look:
    width, height, unit = SIZES[size]
    names = NAMES[:seats]
    said = texts(language)
    style = Style(theme, GAME.id, unit, text)
    open_ = frozenset({opened} if opened else ())
    return Look(width, height, style, lambda each: said.say(each, names), names, seat, open_)


def stated(**notes: Any) -> State:
    """A position in the short notation of lessons."""
    return GAME.position(notes, box())


def seen(state: State, seat: Seat = 0) -> View:
    return GAME.view(state, seat)


def first_position(table: Table, *, seed: int = 1) -> State:
    seats, automa, modules = table
    players = ["person"] * seats
    if automa:
        players[1] = AUTOMA
    colours = fitting(GAME.colours_for(players))
    seatings = [Seating(player, "", colour) for player, colour in zip(players, colours, strict=True)]
    return GAME.setup(box(), Options(stations=modules, leaders=modules), seatings, seed)


@cache
def positions(table: Table, *, seed: int = 1) -> Sequence[tuple[State, Seat, Sequence[Move]]]:
    """Every position of a game by lot, with whoever decides and what that seat may do."""
    return tuple(played(first_position(table, seed=seed), Random(seed)))


def played(state: State, chance: Random) -> Iterator[tuple[State, Seat, Sequence[Move]]]:
    for _ in range(LONGEST):
        decisions = GAME.deciding(state)
        if not decisions:
            return
        seat = decisions[0].seat
        legal = GAME.legal(state, seat)
        yield state, seat, legal
        (move,) = chance.choices(legal, [FAVOURED.get(each.kind, 1.0) for each in legal])
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


def crowded(**notes: Any) -> State:
    return stated(**(CROWDED | notes))
