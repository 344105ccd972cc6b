"""Where the program starts: a command goes to the terminal's commands, else the window opens."""

import gc
import multiprocessing
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.first_window import Asked
    from rules.text.localise import Language

EXTENSION = ".vestiges"
"""Of the files of this program; named here so that a command begins without loading anything."""

DESKTOP_COMMANDS = {
    "screenshot": "desktop.commands.screenshot",
    "handout": "desktop.commands.handout",
    "position": "desktop.commands.position",
    "bench": "desktop.commands.bench",
    "clicks": "desktop.commands.clicks",
}
"""Commands that draw or ask a table; all others need no Qt and never load it. This bench measures the window too."""


def main(argv: Sequence[str] | None = None) -> int:
    multiprocessing.freeze_support()
    words = list(sys.argv[1:] if argv is None else argv)
    asked = asked_for(words)
    if asked is None:
        from rules.commands import main as command  # so that a window opens without the terminal's commands

        return command(words, more=DESKTOP_COMMANDS)
    gc.disable()  # until the window is there: what is loaded now does not become garbage
    from desktop.display import can_open, let_qt_choose, regret

    if not can_open(sys.platform, os.environ):
        return regret()
    if sys.platform not in ("win32", "darwin"):
        let_qt_choose(os.environ)
    from desktop.first_window import Claim, start

    claim = Claim()
    if not start(asked, claim):
        return 0
    from desktop.imports import read_no_sources  # so that commands run without Qt

    read_no_sources()
    from desktop.app import open_window

    return open_window(asked, claim)


def asked_for(words: Sequence[str]) -> "Asked | None":
    """What the window is asked, where nothing but a language and files of this program is named; None: a command.

    A file that is not there is asked for all the same: the window says what is wrong with it, as after a double click.
    """
    language: Language | None = None
    files = list(words)
    match words:
        case ["--lang", "fr", *rest] | ["--lang=fr", *rest]:
            language, files = "fr", list(rest)
        case ["--lang", "en", *rest] | ["--lang=en", *rest]:
            language, files = "en", list(rest)
    if not all(each.endswith(EXTENSION) and not each.startswith("-") for each in files):
        return None
    from desktop.first_window import Asked, token_of

    return Asked(language, tuple(map(Path, files)), token_of(os.environ))


if __name__ == "__main__":
    raise SystemExit(main())
