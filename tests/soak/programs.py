"""Two programs at the same game, again and again: one plays, the other is told; nothing is lost or doubled."""

import json
import random
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter

from rules.core.contract import AnyGame
from rules.core.edition import Problem
from rules.core.journal import Journal, begin, read, resume
from rules.games import game_named
from tests.soak.reports import Report
from tests.soak.tables import library, stepped, table

ROOT = Path(__file__).parents[2]
MOVES = 8


def soak(game: AnyGame, rounds: int, seed: int) -> Report:
    """So many rounds in which both begin at the same instant; the game grows from round to round."""
    began, wrong, both = perf_counter(), list[str](), 0
    with tempfile.TemporaryDirectory() as name, ExitStack() as running:
        journal = begin(Path(name), table(game, seed))
        assert not isinstance(journal, Problem), journal
        journal.close()
        rivals = [running.enter_context(rival(game, journal.path, seed + at)) for at in range(2)]
        for number in range(rounds):
            before = count_of(journal.path)
            for each in rivals:
                call(each)
            said = [answer(each) for each in rivals]
            played = [count for each in said if (count := each["played"]) is not None]
            both += len(played) == 2
            if (now := count_of(journal.path)) != before + sum(played):
                wrong.append(f"round {number}: {now} entries, not {before} and {said}")
            if not played:
                wrong.append(f"round {number}: nobody could play: {said}")
    figures = {"one after the other": both, "seconds": round(perf_counter() - began)}
    return Report("programs", game.id, rounds, tuple(wrong), figures)


def rival(game: AnyGame, path: Path, seed: int) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "tests.soak.programs", game.id, str(path), str(seed)],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip


def call(each: "subprocess.Popen[str]") -> None:
    assert each.stdin is not None
    each.stdin.write("go\n")
    each.stdin.flush()


def answer(each: "subprocess.Popen[str]") -> dict[str, int | None]:
    assert each.stdout is not None
    found: dict[str, int | None] = json.loads(each.stdout.readline())
    return found


def count_of(path: Path) -> int:
    found = read(path, library())
    assert found.timeline is not None, found.problems
    return found.timeline.last


def turn(path: Path, chance: random.Random) -> int | None:
    """Open the game and play some moves: how many, or None where another program has it."""
    opened = resume(path, library())
    if not isinstance(opened.journal, Journal) or opened.timeline is None:
        return None
    with opened.journal:
        return sum(stepped(opened.timeline, chance) for _ in range(MOVES))


def main(game_id: str, path: Path, seed: int) -> None:
    chance = random.Random(seed)
    game = game_named(game_id)
    assert game is not None
    library().box(game)
    for _ in sys.stdin:
        print(json.dumps({"played": turn(path, chance)}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]))
