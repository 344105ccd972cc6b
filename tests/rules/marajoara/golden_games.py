"""The games of Marajoara that are kept: every number of seats, every mission, both rulings, every way of ending."""

from pathlib import Path
from typing import Any

from rules.marajoara import GAME
from rules.marajoara.options import Options
from tests.rules.core.golden import Beginning, Shelf
from tests.rules.marajoara.table import BOX

PERSON = "person"
ALONE = (PERSON,)

ALMOST_WON = {
    "grid": "c3 R2, d3 B4, f3 Y1, f4 G3, f5 R1, c6 B2, d6 Y4, e6 R5, b4 G1, c4 B1",
    "seats": [{"fragments": "F9 F6", "vases": 4, "discs": {"yellow": 9, "red": 7}, "points": 45, "store": "B5 Y3 R2"}],
    "round_track": "Y1 Y1 Y1 Y1 Y1 R1 R1 R1 R1 B1 B1 G1",
}

GAMES: dict[str, Beginning] = {
    "two-seats": Beginning((PERSON,) * 2, 11, Options()),
    "three-seats": Beginning((PERSON,) * 3, 12, Options(first=0)),
    "four-seats": Beginning((PERSON,) * 4, 13, Options(first=2)),
    "four-seats-ortho-only-cart-gravity": Beginning((PERSON,) * 4, 14, Options(ortho_only=True, cart_gravity=True)),
    "two-seats-ortho-only": Beginning((PERSON,) * 2, 15, Options(ortho_only=True)),
    "three-seats-cart-gravity": Beginning((PERSON,) * 3, 16, Options(cart_gravity=True)),
    **{f"mission-{mission}": Beginning(ALONE, 20 + mission, Options(mission=mission)) for mission in range(1, 9)},
    "mission-2-hard": Beginning(ALONE, 32, Options(mission=2, hard=True)),
    "mission-6-hard-cart-gravity": Beginning(
        ALONE, 36, Options(mission=6, hard=True, cart_gravity=True, finish_last_turn=True)
    ),
    "mission-1-won": Beginning(ALONE, 40, Options(), ALMOST_WON),
    "mission-1-idle": Beginning(ALONE, 41, Options(), {"seats": [{"store": "Y6 B3"}], "grid": "f3 R2, h8 B4"}),
    "mission-7-ortho-only": Beginning(ALONE, 37, Options(mission=7, ortho_only=True)),
}
SHELF = Shelf(GAME, BOX, Path(__file__).parent / "golden", GAMES, "mj.game_ended")


def played_again(name: str) -> list[Any]:
    """The moves that are kept, as far as the game goes."""
    state, moves = GAMES[name].state(GAME, BOX), []
    for move in SHELF.moves_of(name)[0]:
        if not GAME.deciding(state):
            break
        moves.append(move)
        state = GAME.apply(state, move).state
    return moves


if __name__ == "__main__":
    for kept in GAMES:
        SHELF.keep(kept, played_again(kept))
