"""Whole games kept as files: how they begin, every move, the checksum of the position now and then, how they end.

One JSON value a line: first the beginning, then moves, after every twenty of them a checksum, at last the scores.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rules.core.codec import checksum, move_from_json, move_json
from rules.core.types import Json
from rules.marajoara import GAME
from rules.marajoara.events import GameEnded
from rules.marajoara.moves import Move
from rules.marajoara.options import Options
from rules.marajoara.state import State
from tests.rules.marajoara.table import BOX, seating

FOLDER = Path(__file__).parent / "golden"
EVERY = 20
"""Moves between two checksums."""


@dataclass(frozen=True, slots=True)
class Beginning:
    seats: int
    seed: int
    options: Options
    notes: Json = None
    """A stated position to begin at, in the short notation; it knows seats and options by itself."""

    def state(self) -> State:
        if self.notes is not None:
            return GAME.position(self.notes, BOX)
        return GAME.setup(BOX, self.options, seating(self.seats), self.seed)


ALMOST_WON = {
    "grid": "c3 R2, d3 B4, f3 Y1, f4 G3, f5 R1, c6 B2, d6 Y4, e6 R5, b4 G1, c4 B1",
    "seats": [{"fragments": "F9 F6", "vases": 4, "discs": {"yellow": 9, "red": 7}, "points": 45, "store": "B5 Y3 R2"}],
    "round_track": "Y1 Y1 Y1 Y1 Y1 R1 R1 R1 R1 B1 B1 G1",
}

GAMES: dict[str, Beginning] = {
    "two-seats": Beginning(2, 11, Options()),
    "three-seats": Beginning(3, 12, Options(first=0)),
    "four-seats": Beginning(4, 13, Options(first=2)),
    "four-seats-ortho-only-cart-gravity": Beginning(4, 14, Options(ortho_only=True, cart_gravity=True)),
    "two-seats-ortho-only": Beginning(2, 15, Options(ortho_only=True)),
    "three-seats-cart-gravity": Beginning(3, 16, Options(cart_gravity=True)),
    **{f"mission-{mission}": Beginning(1, 20 + mission, Options(mission=mission)) for mission in range(1, 9)},
    "mission-2-hard": Beginning(1, 32, Options(mission=2, hard=True)),
    "mission-6-hard-cart-gravity": Beginning(1, 36, Options(mission=6, hard=True, cart_gravity=True)),
    "mission-1-won": Beginning(1, 40, Options(), ALMOST_WON),
    "mission-1-idle": Beginning(1, 41, Options(), {"seats": [{"store": "Y6 B3"}], "grid": "f3 R2, h8 B4"}),
    "mission-7-ortho-only": Beginning(1, 37, Options(mission=7, ortho_only=True)),
}


def lines_of(beginning: Beginning, moves: list[Move]) -> Iterator[dict[str, Any]]:
    """The game as its file tells it."""
    yield asdict(beginning)
    state, ended = beginning.state(), []
    for number, move in enumerate(moves, start=1):
        yield {"move": move_json(move)}
        state, events = GAME.apply(state, move)
        ended += [event.why for event in events if isinstance(event, GameEnded)]
        if number % EVERY == 0:
            yield {"after": number, "checksum": checksum(state)}
    sheet = GAME.scores(state)
    yield {
        "end": ended,
        "scores": list(sheet.totals),
        "winners": list(sheet.winners),
        "goals": [goal.reached for goal in sheet.goals],
        "checksum": checksum(state),
    }


def written(lines: Iterator[dict[str, Any]]) -> str:
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def read(name: str) -> tuple[Beginning, list[Move], str]:
    """The beginning and the moves of a kept game, and its whole text."""
    text = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
    first, *rest = [json.loads(line) for line in text.splitlines()]
    moves = [move_from_json(GAME, line["move"]) for line in rest if "move" in line]
    return Beginning(first["seats"], first["seed"], Options(**first["options"]), first["notes"]), moves, text
