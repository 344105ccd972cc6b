"""Showing moves at a pace one can follow: what an automa weighs and then what it does, and again what
the others have played. The game itself does not move: only what the table shows of it.
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
    """Signals: `changed` when another move is shown, or what it does; `over` when the table shows the game itself.

    Moves follow each other by themselves; one that gives reasons may wait until they are read.
    """

    changed = Signal()
    over = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.frames: tuple[Frame, ...] = ()
        self.number = -1
        """Which move is shown now; below 0 while nothing is."""
        self.is_done = False
        """Whether the move itself is shown already, and not only the table before it."""
        self.waits = False
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
    def cards(self) -> tuple[Explained, ...]:
        """The reasons of the move that is shown."""
        return self.frame.cards if self.is_on else ()

    @property
    def is_waiting(self) -> bool:
        """For whoever reads the reasons of this move to ask for the next."""
        return self.waits and self.is_done and bool(self.cards)

    def begin(self, frames: Sequence[Frame], milliseconds: int, *, waits: bool) -> None:
        self.frames, self.milliseconds, self.waits = tuple(frames), milliseconds, waits
        self._show(0)

    def next(self) -> None:
        """The reasons are read, or the move seen."""
        if self.is_on:
            self._go_on()

    def stop(self) -> None:
        """Everything at once: the table shows the game as it stands."""
        if self.is_on:
            self._clock.stop()
            self.frames, self.number = (), -1
            self.over.emit()

    def _go_on(self) -> None:
        if not self.is_done:
            self.is_done = True
            self._wait()
            self.changed.emit()
        elif self.number + 1 < len(self.frames):
            self._show(self.number + 1)
        else:
            self.stop()

    def _show(self, number: int) -> None:
        self.number, self.is_done = number, False
        self._wait()
        self.changed.emit()

    def _wait(self) -> None:
        """What an automa weighs is looked at as long as a move; else one only sees where things lie before it."""
        self._clock.stop()
        is_last = self.is_done and self.number + 1 == len(self.frames)
        is_short = is_last or not (self.is_done or self.cards)
        if not self.is_waiting:
            self._clock.start(self.milliseconds // 2 if is_short else self.milliseconds)
