"""python -m tests.soak TRIAL [GAME or KIND …] [--count N] [--seed S] [--out F.jsonl]

moves     random moves, in all modes             kills     programs killed at any moment
files     hostile files of each kind             disk      a disk that refuses at each write in turn
places    folders that vanish, clocks set back   programs  two programs at the same game
boxes     random edits of an owner's data
window    a window in which bots play            (--count is the number of seconds)
"""

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from rules.core.contract import AnyGame
from rules.games import GAME_IDS, game_named
from tests.soak import disk, files, kills, moves, places, programs
from tests.soak.reports import Report, told

OF_A_GAME: dict[str, tuple[Callable[[AnyGame, int, int], Report], int]] = {
    "moves": (moves.soak, 1_000_000),
    "kills": (kills.soak, 1_000),
    "disk": (disk.soak, 12),
    "places": (places.soak, 300),
    "programs": (programs.soak, 300),
}
"""The trials of one game, and how much is tried."""
FILES, SECONDS, EDITS = 10_000, 7_200, 2_000


def reports(trial: str, of: Sequence[str], count: int | None, seed: int) -> Iterator[Report]:
    if trial == "files":
        yield from (files.soak(name, count or FILES, seed) for name in of or files.NAMES)
        return
    games = tuple(game for id in of or GAME_IDS if (game := game_named(id)) is not None)
    if trial == "window":
        from tests.soak import window  # noqa: PLC0415  # Qt only where there is a window

        yield window.soak(games, count or SECONDS, seed)
        return
    if trial == "boxes":
        from tests.soak import boxes  # noqa: PLC0415  # boards are the window's

        yield from (boxes.soak(game, count or EDITS, seed) for game in games)
        return
    soak, usual = OF_A_GAME[trial]
    yield from (soak(game, count or usual, seed) for game in games)


def main(arguments: Sequence[str]) -> int:
    parser = ArgumentParser(
        prog="python -m tests.soak", description=__doc__, formatter_class=RawDescriptionHelpFormatter
    )
    parser.add_argument("trial", choices=(*OF_A_GAME, "boxes", "files", "window"))
    parser.add_argument("of", nargs="*", choices=(*GAME_IDS, *files.NAMES, []))
    parser.add_argument("--count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args(arguments)
    found = [told(each, given.out) for each in reports(given.trial, given.of, given.count, given.seed)]
    return 1 if any(each.wrong for each in found) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
