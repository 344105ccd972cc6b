"""What Marajoara has to say, for the tests of its texts: positions where something rare is about to happen."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, get_args

from rules.core import resources
from rules.core.contract import Seating
from rules.core.edition import read_edition
from rules.core.types import Json
from rules.core.wording import message_id
from rules.marajoara import GAME
from rules.marajoara import agenda as todo
from rules.marajoara import moves as m
from rules.marajoara.components import MISSIONS, TRACKS, ObjectiveKind, TrackName
from rules.marajoara.options import Options
from rules.marajoara.state import SOURCES, State
from tests.rules.core.entries import questions
from tests.rules.core.properties import Passed, random_game
from tests.rules.text.speaking import NAMES, Speaking

EDITION = read_edition(resources.assets() / "marajoara" / "edition", "marajoara")
BOX = GAME.box(EDITION)


def seated(seats: int, **options: Any) -> State:
    seating = [Seating("person", NAMES[at], GAME.colours[at]) for at in range(seats)]
    return GAME.setup(BOX, Options(**options), seating, seats)


def stated(**notes: Json) -> State:
    return GAME.position(notes, BOX)


LATE = {"blue": 4, "yellow": 4, "red": 4}
FULL_CART = "Y2 R2 B2 G2 R2"
RICH = {"store": "Y6 Y3 Y3 R2 R2 B3 B3", "vases": 2, "fragments": "F3 F5", "discs": LATE}
TWO_MUSEUMS = RICH | {"second": {"store": "R2 R2 B3", "vases": 3, "fragments": "F4 F6"}}
DIGGING = "c4 B1, d4 G3, f6 Y2, f7 G4, g3 R3, g4 G5, b2 R1, b3 B2"


def dug(track: TrackName, **notes: Json) -> State:
    """A grey 3 has just moved the disc of this track."""
    state = stated(grid=DIGGING, cart=FULL_CART, **notes)
    state = GAME.apply(state, m.Capture(seat=0, start="c4", to="e4")).state
    return GAME.apply(state, m.Excavate(seat=0, track=track)).state


def crowded() -> State:
    """A grey 2 will give a Dig token, and no space is left that may take it."""
    legal = [space.ref for space in BOX.spaces if space.takes_tokens and space.ref != "a3"]
    dice = ["Y1"] * 13 + ["R1"] * 12 + ["B1"] * 10
    grid = ", ".join(f"{ref} {die}" for ref, die in zip(legal, dice, strict=True))
    state = stated(grid=f"{grid}, a1 R1, a2 G2", seats=[{"store": "Y6"}, {}])
    return GAME.apply(state, m.Capture(seat=0, start="a1", to="a3")).state


def scenes() -> Iterator[State]:
    yield from (seated(seats) for seats in (2, 3, 4))
    yield from (seated(1, mission=mission) for mission in range(1, MISSIONS + 1))
    yield seated(2, ortho_only=True)
    yield seated(1, mission=3, hard=True, cart_gravity=True)
    for track, disc in product(TRACKS, (1, 2, 4, 5, 6)):
        yield dug(track, seats=[RICH | {"discs": {track: disc}}, {"store": "B2 B2"}])
        yield dug(track, seats=[TWO_MUSEUMS | {"discs": {track: disc}}], options={"mission": 6})
    yield stated(grid=DIGGING, cart=FULL_CART, seats=[RICH, {"store": "B2 B2"}], tokens={"e4": 1})
    yield stated(grid=DIGGING, cart=FULL_CART, seats=[TWO_MUSEUMS], options={"mission": 6}, tokens={"e4": 0})
    yield stated(grid=DIGGING, seats=[RICH, {}], round=14, active=1, tokens={"e4": 1, "f5": 0})
    yield stated(grid=DIGGING, seats=[{"discs": dict.fromkeys(TRACKS, 9)}, {}])
    yield stated(grid=DIGGING, seats=[RICH, {}], double_blue=True, stage="after")
    yield stated(grid="a1 R1", seats=[{}], options={"mission": 1})
    yield stated(grid="c4 B5, d4 G3, e5 Y6", seats=[{"store": "B6 Y6 R6"}], options={"mission": 7}, tokens={"e4": 0})
    yield stated(grid=DIGGING, seats=[RICH, {}], stage="recycling", slate="B2 B2 R1")
    yield crowded()


SEEDS = range(3)
AT_MOST = 120
"""Moves of a walk: enough for a game of two."""


@cache
def played(seed: int) -> tuple[Passed, ...]:
    """A few random walks."""
    found: list[Passed] = []
    for state in scenes():
        for at, passed in enumerate(random_game(GAME, state, seed)):
            found.append(passed)
            if at == AT_MOST:
                break
    return tuple(found)


@cache
def passages() -> tuple[Passed, ...]:
    return tuple(passed for seed in SEEDS for passed in played(seed))


SPEAKING = Speaking(
    GAME,
    asks={"mj-ask-before", "mj-ask-after", *questions(todo.Pending)},
    passages=passages,
    ids=r"MJ-",
    named=(
        *(f"source-{source}" for source in SOURCES),
        *(f"goal-{message_id(kind)}" for kind in get_args(ObjectiveKind)),
        *(f"mission-{number}{attribute}" for number in range(1, MISSIONS + 1) for attribute in ("", ".description")),
    ),
)
