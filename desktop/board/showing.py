"""Showing moves one after the other at a pace one can follow: an automa's reasons card by card, then what it did; what
a move sets off, act by act; and again what the others have played. The game itself does not move: only what the table
shows of it.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.settings import Pace
from desktop.table.seat_at_table import Frame
from rules.core.explained import Explained

SHOWN_MS: dict[Pace, int] = {"off": 700, "fast": 450, "normal": 900, "slow": 1700}
"""How long people look at each move that is shown again; without animation, too."""


class Showing(QObject):
    """A replay of moves, acts and automa cards on the table.

    Signals: `changed` when another card or move is shown; `held` when it stands still or goes on again; `over` when
    the table shows the game as it stands.

    A card stays until the player has read it and asks for the next; moves and acts follow each other by themselves.
    """

    changed = Signal()
    held = Signal()
    over = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.frames: tuple[Frame, ...] = ()
        self.number = -1
        """Which move is shown now; below 0 while nothing is."""
        self.card_number = -1
        """Which card of it, until all are read."""
        self.is_done = False
        """Whether the move itself is shown already, and not only the table before it."""
        self.is_paused = False
        self.is_own = False
        """Whether somebody at this screen has just made the first of these moves."""
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

    @property
    def is_acting(self) -> bool:
        """Whether what a move sets off is shown act by act, or will be."""
        return self.is_on and any(frame.act for frame in self.frames)

    def begin(self, frames: Sequence[Frame], milliseconds: int, *, at_once: bool = False, is_own: bool = False) -> None:
        """Begin to show the frames.

        `at_once`: the first move is seen from the start, as the player who made it has it still in the hand.
        `is_own`: that was a person here."""
        self._clock.stop()
        self.frames, self.milliseconds, self.is_own = tuple(frames), milliseconds, is_own
        self.is_paused = False
        self._show(0, is_done=at_once)

    def next(self) -> None:
        """The card is read, or the move seen."""
        if self.is_on:
            self._clock.stop()
            self._go_on()

    def pause(self, paused: bool) -> None:
        self.is_paused = paused
        self._clock.stop()
        self._wait()
        self.held.emit()

    def wait_for_pieces(self) -> None:
        """What is to be read first, and then travels, takes its own time: the clock begins when all have arrived."""
        self._clock.stop()

    def go_on_waiting(self) -> None:
        if self.is_on and not self._clock.isActive():
            self._wait()

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
            following = self.frames[self.number + 1]
            self._show(self.number + 1, is_done=following.act > 0)
            return
        else:
            self.stop()
            return
        self._wait()
        self.changed.emit()

    def _show(self, number: int, *, is_done: bool = False) -> None:
        """Another frame; the table before an act is the one that is seen already."""
        self.number, self.card_number, self.is_done = number, 0, is_done
        self._wait()
        self.changed.emit()

    def _wait(self) -> None:
        """Start the clock for the next frame, except on a card, which waits for its reader.

        The table before a move is shown only half as long: it just lets the player look where things lie.
        """
        if self.is_on and self.card is None and not self.is_paused:
            is_last = self.number + 1 == len(self.frames)
            # What an act brings was told before its pieces set out.
            is_long = self.is_done and not is_last and not self.frame.act
            self._clock.start(self.milliseconds if is_long else self.milliseconds // 2)
