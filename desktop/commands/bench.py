"""`vestiges bench` with the figures of the window beside those of the rules."""

import os
from typing import TYPE_CHECKING

from rules.commands import bench
from rules.commands.answer import Answer
from rules.commands.bench import Bounds, Figures
from rules.commands.call import Call
from rules.core.types import Phrase, phrase

if TYPE_CHECKING:
    from rules.commands.measuring import Effort
    from rules.core.contract import AnyGame

ARGUMENTS = bench.ARGUMENTS

BOUNDS: Bounds = {
    "startup": (1.9, 1.5),
    "memory": (1.5, 1.2),
    "memory_settled": (3.2, 2.5),
    "frame": (1.2, 0.9),
    "move": (3.0, 2.0),
    "followed": (4.0, 3.0),
    "pickup": (1.0, 0.5),
    "sound": (50, 5),
    "landing": (5, 1),
}


def run(call: Call) -> Answer:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    missing = what_is_missing()
    return bench.measured(call, None if missing else Window(), missing)


def what_is_missing() -> Phrase | None:
    """Qt may not be installed, or may not find what it needs of the system."""
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as error:
        return phrase("bench-no-qt", reason=str(error))
    return None


class Window:
    """What there is to measure in the window."""

    bounds = BOUNDS

    def of_program(self, call: Call, effort: "Effort") -> Figures:
        from desktop.commands.measuring_start import measure_start

        return measure_start(effort)

    def of_game(self, call: Call, game: "AnyGame", effort: "Effort") -> Figures:
        from desktop.commands.measuring_sound import measure_sound
        from desktop.commands.measuring_table import measure_table
        from desktop.games.desks import desk_of

        return {**measure_table(game, effort), **measure_sound(game, effort)} if desk_of(game.id) is not None else {}
