"""Everything that works without a screen: one module per command of the terminal. Imports stay lazy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.commands.collection import Collection


def main(
    argv: Sequence[str] | None = None,
    collection: Collection | None = None,
    more: Mapping[str, str] | None = None,
) -> int:
    """Runs one command and gives its exit code: 0 done, 1 the game or file says no, 2 wrong usage.

    `more` are commands that live elsewhere: the name of each, and its module.
    """
    from rules.commands.cli import run  # so that importing the entry point costs nothing

    return run(argv, collection, more or {})
