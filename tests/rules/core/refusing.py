"""A game on a disk that really refuses, in a process of its own: what was refused, and whether the game went on.

Run as a program in the folder where the game is kept: `refusing.py full`, `refusing.py forbidden`, or
`refusing.py holds FILE` and `refusing.py claims FILE`, which have a file until their input ends.
"""

import json
import os
import sys
from pathlib import Path
from typing import Any

from rules.core.edition import Problem
from rules.core.journal import Journal, begin, claimed, read, resume
from rules.core.refusal import Refusal
from tests.rules.core.tables import LIBRARY, legal, table

ROOM = 500
NOBODY = 65534


def on_a_full_disk(folder: Path) -> dict[str, Any]:
    """Files cannot grow beyond a limit, until it is lifted."""
    if sys.platform == "win32":
        raise NotImplementedError
    import resource  # noqa: PLC0415  # no such module on Windows

    timeline = table("Ana", "Ben", "Cem")
    journal = begin(folder, timeline)
    assert isinstance(journal, Journal)
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (journal.path.stat().st_size + ROOM, most))
    refused = next(each for each in iter(lambda: timeline.propose(legal(timeline)[0]), None) if is_refusal(each))
    while not isinstance(undone := timeline.undo(), Refusal):
        timeline.redo()
    before, on_disk = timeline.now, read(journal.path, LIBRARY)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    timeline.propose(legal(timeline)[0])
    journal.close()
    after = read(journal.path, LIBRARY)
    return {
        "refused": said(refused),
        "undo": said(undone),
        "kept": on_disk.is_whole and on_disk.timeline is not None and on_disk.timeline.now == before,
        "goes_on": after.is_whole and after.timeline is not None and after.timeline.now == timeline.now,
    }


def in_a_forbidden_folder(folder: Path) -> dict[str, Any]:
    """Nothing binds whoever may do all: the process becomes nobody first, once all modules are loaded."""
    if sys.platform == "win32":
        raise NotImplementedError
    begin(folder, table())
    games = folder / "games"
    games.mkdir()
    folder.chmod(0o755)
    if os.geteuid() == 0:
        os.chown(games, NOBODY, NOBODY)
        os.setgid(NOBODY)
        os.setuid(NOBODY)
    games.chmod(0o555)
    timeline = table()
    unbegun = begin(games, timeline)
    games.chmod(0o755)
    journal = begin(games, timeline)
    assert isinstance(unbegun, Problem)
    assert isinstance(journal, Journal)
    return {"refused": [unbegun.id, dict(unbegun.args)["reason"].id], "goes_on": journal.path.exists()}


def holding(file: Path) -> None:
    opened = resume(file, LIBRARY)
    assert opened.journal
    print("held", flush=True)
    sys.stdin.read()


def claiming(file: Path) -> None:
    """The same for any file."""
    handle = claimed(file)
    assert isinstance(handle, int)
    print("held", flush=True)
    sys.stdin.read()


def is_refusal(outcome: object) -> bool:
    return isinstance(outcome, Refusal)


def said(refusal: Any) -> list[str]:
    return [refusal.rule, dict(refusal.args)["reason"].id]


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["full"]:
            print(json.dumps(on_a_full_disk(Path())))
        case ["forbidden"]:
            print(json.dumps(in_a_forbidden_folder(Path())))
        case ["holds", file]:
            holding(Path(file))
        case ["claims", file]:
            claiming(Path(file))
