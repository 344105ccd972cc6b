"""Where the program starts: a command goes to the terminal's commands, else the window opens."""

import multiprocessing
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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
    language, files = language_alone(words), files_alone(words)
    if words and language is None and not files:
        from rules.commands import main as command  # so that a window opens without the terminal's commands

        return command(words, more=DESKTOP_COMMANDS)
    from desktop.display import can_open, regret

    if not can_open(sys.platform, os.environ):
        return regret()
    from desktop.garbage import hurry  # so that commands run without Qt

    hurry()
    from desktop.app import open_window

    return open_window(language, files)


def language_alone(words: Sequence[str]) -> "Language | None":
    """`--lang fr` and no command: the window, in this language."""
    match words:
        case ["--lang", "fr"] | ["--lang=fr"]:
            return "fr"
        case ["--lang", "en"] | ["--lang=en"]:
            return "en"
    return None


def files_alone(words: Sequence[str]) -> tuple[Path, ...]:
    """Find files of this program, if nothing else was said: the window shows them, as after a double click."""
    files = tuple(map(Path, words))
    return files if all(each.suffix == EXTENSION and each.is_file() for each in files) else ()


if __name__ == "__main__":
    raise SystemExit(main())
