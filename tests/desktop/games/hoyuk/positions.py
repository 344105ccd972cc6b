"""Positions of Höyük for the tests of its desk, and ways to look at them."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

from desktop.board.desk import Look, saying
from desktop.palette import ThemeName
from desktop.theme import Style
from rules.core import resources
from rules.core.contract import Seating
from rules.core.edition import read_edition
from rules.core.types import Seat
from rules.hoyuk import GAME, places
from rules.hoyuk.cells import NUMBER, has
from rules.hoyuk.components import Box
from rules.hoyuk.moves import BuildHouse, Move
from rules.hoyuk.options import NEIGHBOUR, Mode, Options
from rules.hoyuk.state import State
from rules.hoyuk.view import View
from rules.text.localise import Language, Texts
from tests.desktop.games.looks import SIZES

NAMES = ("Maximilienne", "Alexandre", "Malo", "Inès", "Clémentine")
Table = tuple[int, Mode, int]
"""How many seats, the mode, and how many of the seats are neighbours."""
TABLES: tuple[Table, ...] = ((2, "classic", 0), (5, "expert", 0), (3, "intermediate", 2), (4, "expert", 0))
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
    laid: str = "",
) -> Look:
    width, height, unit = SIZES[size]
    names = NAMES[:seats]
    style = Style(theme, GAME.id, unit, text)
    laid_over = frozenset({f"overlay-{laid}"} if laid else ())
    return Look(width, height, style, saying(texts(language), names), names, seat, laid_over)


def stated(**notes: Any) -> State:
    """A position in the short notation of lessons."""
    return GAME.position(notes, box())


def crowded(**notes: Any) -> State:
    return stated(**(CROWDED | notes))


def seen(state: State, seat: Seat = 0) -> View:
    return GAME.view(state, seat)


def first_position(table: Table, *, seed: int = 1) -> State:
    seats, mode, neighbours = table
    players = ["person"] * (seats - neighbours) + [NEIGHBOUR] * neighbours
    seatings = [Seating(player, "", GAME.colours[seat]) for seat, player in enumerate(players)]
    return GAME.setup(box(), Options(mode=mode, house_target=15), seatings, seed)


@cache
def positions(table: Table, *, seed: int = 1) -> Sequence[tuple[State, Seat, Sequence[Move]]]:
    """Every position of a game by lot, with whoever decides and what that seat may do."""
    return tuple(played(first_position(table, seed=seed), Random(seed)))


def played(state: State, chance: Random) -> Iterator[tuple[State, Seat, Sequence[Move]]]:
    while decisions := GAME.deciding(state):
        seat = decisions[0].seat
        legal = GAME.legal(state, seat)
        yield state, seat, legal
        (move,) = chance.choices(legal, [favour(state, each) for each in legal])
        state = GAME.apply(state, move).state


def favour(state: State, move: Move) -> float:
    """How much rather than others a move is made: so that clans meet, and cards are kept for larger groups."""
    if isinstance(move, BuildHouse):
        ground = places.ground(state.village, state.options, move.seat)
        cell = NUMBER[move.cell]
        return 0.02 if has(ground.founding, cell) else 6.0 if has(ground.joining, cell) else 1.0
    return {"hk.forgo": 0.02, "hk.score_group": 0.15, "hk.decline_power": 0.1}.get(move.kind, 1.0)


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
