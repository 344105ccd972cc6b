"""What unfolds when one points at it: a card of a hand comes up, a pile fans open, the mat of an opponent shows whole.

Pointing opens after a moment and closes a moment after one has left; a click keeps it open until the next one, or Esc.
"""

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.board.sprite import Key

OPENS_MS, CLOSES_MS = 120, 260
OPENS_FOR_HAND_MS = 420
"""While something is held one passes over much on the way; what one waits at opens all the same."""


class Expansion(QObject):
    """Signal `changed` when something else is open."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.kept: Key = ""
        """What a click has opened."""
        self.shown: Key = ""
        """What is open because one points at it."""
        self._pointed: Key = ""
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._follow)

    @property
    def open(self) -> frozenset[Key]:
        return frozenset(each for each in (self.kept, self.shown) if each)

    def point(self, fold: Key, *, holds: bool = False, at_once: bool = False) -> None:
        """The pointer or the keyboard is over this, or over nothing that unfolds."""
        if fold == self._pointed and not at_once:
            return
        self._pointed = fold
        if at_once:
            self._follow()
        elif fold == self.shown:
            self._clock.stop()
        else:
            wait = CLOSES_MS if not fold else OPENS_FOR_HAND_MS if holds else OPENS_MS
            self._clock.start(wait)

    def keep(self, fold: Key) -> None:
        """A click: stays open, or is closed again."""
        self._clock.stop()
        self.kept = "" if fold == self.kept else fold
        self.shown = self._pointed = ""
        self.changed.emit()

    def close(self) -> bool:
        """Everything as it usually lies. Whether something was kept open."""
        self._clock.stop()
        was_kept, was_open = bool(self.kept), self.open
        self.kept = self.shown = self._pointed = ""
        if was_open:
            self.changed.emit()
        return was_kept

    def _follow(self) -> None:
        self._clock.stop()
        if self.shown != self._pointed:
            self.shown = self._pointed
            self.changed.emit()
