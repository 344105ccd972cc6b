"""The points that a move brings at once to whoever makes it, as far as the position tells."""

from typing import Any

from desktop.table.foreseeing import NO_CHANCE
from desktop.table.table import Table


class Gains:
    """The points that moves bring in one position; none are told where chance or secrets play a part."""

    def __init__(self, table: Table) -> None:
        self.game = table.game
        self.state = table.timeline.state
        self.imagined = None if table.seats.has_secrets else self.game.imagine(table.view, NO_CHANCE)
        self.now = () if table.seats.has_secrets else self.game.totals(self.state)

    def by(self, move: Any) -> int:
        if self.imagined is None:
            return 0
        after = self.game.apply(self.imagined, move).state
        if after.rng != self.imagined.rng:
            return 0
        return int(self.game.totals(after)[move.seat] - self.now[move.seat])
