"""The voice of a window: what happens is told to a screen reader, in an order that a person can follow.

What comes within a moment is one utterance. Whoever speaks hands over what the person in front of the screen may know.
"""

from collections import deque
from collections.abc import Iterable
from enum import IntEnum

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget

COLLECTS_MS = 120
"""For how long what happens is collected into one utterance."""
MOST_KEPT = 30
"""Of so many utterances the words can be read again."""


class Kind(IntEnum):
    """What is told, in the order in which an utterance tells it: where one is, what happened, what is judged of that,
    whose turn it is and what is asked, what a guide says of that, what is in the hand.
    """

    PLACE = 0
    EVENT = 1
    VERDICT = 2
    QUESTION = 3
    GUIDE = 4
    HAND = 5


SEVERAL = frozenset({Kind.EVENT, Kind.VERDICT, Kind.GUIDE})
"""Of these everything is told; of the others only the last."""


class Voice(QObject):
    """Signals: `said` with each utterance, and whether it interrupts; `forgotten` when nothing may be said again."""

    said = Signal(str, bool)
    forgotten = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.kept: deque[str] = deque(maxlen=MOST_KEPT)
        """What was said, the last at the end."""
        self._waiting: list[tuple[Kind, str]] = []
        self._soon = QTimer(self, singleShot=True, interval=COLLECTS_MS)
        self._soon.timeout.connect(self.speak)

    @property
    def is_heard(self) -> bool:
        """Whether anybody listens: finding words for nobody is left out."""
        return QAccessible.isActive()

    def tell(self, words: str, kind: Kind = Kind.EVENT) -> None:
        """Say this soon, with all that happens meanwhile, once nothing else is said."""
        if not words or not self.is_heard:
            return
        if kind not in SEVERAL:
            self._waiting = [each for each in self._waiting if each[0] != kind]
        if (kind, words) not in self._waiting:
            self._waiting.append((kind, words))
        if not self._soon.isActive():
            self._soon.start()

    def interrupt(self, words: str) -> None:
        """Say this at once, whatever is being said: somebody tried what cannot be done."""
        if words and self.is_heard:
            self._utter(words, interrupts=True)

    def again(self) -> None:
        """Say once more what was said last."""
        self.speak()
        if self.kept and self.is_heard:
            announce(self.kept[-1], interrupts=True)
            self.said.emit(self.kept[-1], True)

    def forget(self) -> None:
        """Leave unsaid what waits, and never say again what was said: somebody else listens now."""
        self._waiting.clear()
        self._soon.stop()
        self.kept.clear()
        self.forgotten.emit()

    def leave_place(self) -> None:
        """Say at once what happened where one was; what was asked there is asked no longer."""
        self._waiting = [each for each in self._waiting if each[0] in (Kind.EVENT, Kind.VERDICT)]
        self.speak()

    def speak(self) -> None:
        """Say at once what waits."""
        self._soon.stop()
        waiting, self._waiting = self._waiting, []
        words = joined(words for _, words in sorted(waiting, key=lambda each: each[0]))
        if words:
            self._utter(words, interrupts=False)

    def _utter(self, words: str, *, interrupts: bool) -> None:
        self.kept.append(words)
        announce(words, interrupts=interrupts)
        self.said.emit(words, interrupts)


def tell_from(widget: QWidget, words: str, kind: Kind = Kind.EVENT) -> None:
    """Tell this with the voice of the window that the widget is seen in; nothing of what nobody sees."""
    voice = getattr(widget.window(), "voice", None)
    if isinstance(voice, Voice) and widget.isVisible():
        voice.tell(words, kind)


def tell_new(widget: QWidget, before: str, after: str, kind: Kind) -> None:
    """Tell the lines of what a page says that it did not say before."""
    known = frozenset(before.splitlines())
    tell_from(widget, joined(line for line in after.splitlines() if line not in known), kind)


def announce(words: str, *, interrupts: bool) -> None:
    """Hand the words to the screen reader, from where the keyboard stands."""
    speaker = QApplication.focusWidget() or QApplication.activeWindow()
    if speaker is None:
        return
    event = QAccessibleAnnouncementEvent(speaker, words)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if interrupts else politeness.Polite)
    QAccessible.updateAccessibility(event)


def ended(words: str) -> str:
    """Return the words with a full stop, unless they already end as a sentence."""
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."


def joined(sentences: Iterable[str]) -> str:
    """Return these one after the other, each line of them ended, the empty ones left out."""
    return " ".join(ended(line.strip()) for each in sentences for line in each.splitlines() if line.strip())
