"""Showing moves one after the other at a pace one can follow: an automa's reasons card by card, then what it did; and
again what the others have played. The game itself does not move: only what the table shows of it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.settings import Pace
from desktop.table import Table
from rules.core.explained import Explained

SHOWN_MS: dict[Pace, int] = {"off": 700, "fast": 450, "normal": 900, "slow": 1700}
"""How long people look at each move that is shown again; without animation, too."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One move as it is shown: the table before it and after it, and why an automa did it."""

    point: int
    before: Any
    after: Any
    cards: tuple[Explained, ...]


def frame_at(table: Table, point: int) -> Frame:
    """A point of the game, as the looking seat noticed it."""
    timeline = table.timeline
    cards = (event for event in timeline.seen_at(point, table.looking) if isinstance(event, Explained))
    return Frame(point, table.view_at(timeline.entry(point).after), table.view_at(point), tuple(cards))


class Showing(QObject):
    """Signals: `changed` when another card or move is shown; `over` when the table shows the game as it stands.

    A card stays until somebody has read it and asks for the next; moves follow each other by themselves.
    """

    changed = Signal()
    over = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.frames: tuple[Frame, ...] = ()
        self.number = -1
        """Which move is shown now; below 0 while nothing is."""
        self.card_number = -1
        """Which card of it, until all are read."""
        self.is_done = False
        """Whether the move itself is shown already, and not only the table before it."""
        self.is_paused = False
        self.milliseconds = SHOWN_MS["normal"]
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._go_on)

    @property
    def is_on(self) -> bool:
        return self.number >= 0

    @property
    def frame(self) -> Frame:
        return self.frames[self.number]

    @property
    def view(self) -> Any:
        """What the table shows."""
        return self.frame.after if self.is_done else self.frame.before

    @property
    def card(self) -> Explained | None:
        """The reasons to be read now."""
        if not self.is_on or self.is_done or self.card_number >= len(self.frame.cards):
            return None
        return self.frame.cards[self.card_number]

    def begin(self, frames: Sequence[Frame], milliseconds: int) -> None:
        self._clock.stop()
        self.frames, self.milliseconds = tuple(frames), milliseconds
        self.is_paused = False
        self._show(0)

    def next(self) -> None:
        """The card is read, or the move seen."""
        if self.is_on:
            self._clock.stop()
            self._go_on()

    def pause(self, paused: bool) -> None:
        self.is_paused = paused
        self._clock.stop()
        self._wait()
        self.changed.emit()

    def stop(self) -> None:
        """Everything at once: the table shows the game as it stands."""
        if self.is_on:
            self._clock.stop()
            self.frames, self.number, self.is_paused = (), -1, False
            self.over.emit()

    def _go_on(self) -> None:
        if self.card is not None and self.card_number + 1 < len(self.frame.cards):
            self.card_number += 1
        elif not self.is_done:
            self.is_done = True
        elif self.number + 1 < len(self.frames):
            self._show(self.number + 1)
            return
        else:
            self.stop()
            return
        self._wait()
        self.changed.emit()

    def _show(self, number: int) -> None:
        self.number, self.card_number, self.is_done = number, 0, False
        self._wait()
        self.changed.emit()

    def _wait(self) -> None:
        """A card waits for whoever reads it; the table before a move only lets one look where things lie."""
        if self.is_on and self.card is None and not self.is_paused:
            is_last = self.is_done and self.number + 1 == len(self.frames)
            self._clock.start(self.milliseconds if self.is_done and not is_last else self.milliseconds // 2)
