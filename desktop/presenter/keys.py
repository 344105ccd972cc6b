"""The keys of a class, heard while it is on: those of the table that mean something else wait meanwhile."""

from collections.abc import Callable, Iterator
from functools import partial
from string import ascii_uppercase

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from desktop.keys import AZERTY, CLASS_TOOLS, DIGITS, keys_of
from desktop.marking.marking import TOOLS
from desktop.presenter.classroom import Classroom
from desktop.widgets.letter_keys import Shortcut
from rules.teaching.vote import MOST_ANSWERS

Does = Callable[[], object]
REMOTE_BLACK = "B"
"""What some remote controls of presentations send for a black screen; a table to which the letter means something else
keeps it."""


class ClassKeys:
    def __init__(self, classroom: Classroom, screen: QWidget, onward: Callable[[int], object] | None = None) -> None:
        """`onward`: what leads a step on or back, where the screen itself does not."""
        self.classroom = classroom
        self.onward = onward
        self.screen = screen
        self._own: list[Shortcut] = []
        self._waiting: list[Shortcut] = []
        self._has_letters = False
        classroom.program.keys_changed.connect(self._listen_again)

    def listen(self) -> None:
        """Hear the keys of the class; letters and hands only while there are letters and a vote."""
        self.rest()
        for key, does in self._meant():
            self._hear(key, does)

    def _listen_again(self) -> None:
        """Hands are counted by other keys where digits do nothing by themselves."""
        if self._own:
            self.listen()

    def rest(self) -> None:
        """Leave the keys to the table again."""
        for each in self._own:
            each.setEnabled(False)
            each.deleteLater()
        for each in self._waiting:
            each.setEnabled(True)
        self._own, self._waiting = [], []

    def _hear(self, key: str, does: Does) -> None:
        sequence = QKeySequence(key)
        for other in self.screen.findChildren(Shortcut):
            if other not in self._own and other.isEnabled() and other.wanted == sequence:
                other.setEnabled(False)
                self._waiting.append(other)
        self._own.append(Shortcut(self.classroom.program, sequence, self.screen, does))

    def _is_taken(self, key: str) -> bool:
        return any(each.isEnabled() and each.wanted == QKeySequence(key) for each in self.screen.findChildren(Shortcut))

    def _meant(self) -> Iterator[tuple[str, Does]]:
        room = self.classroom
        for key, tool in zip(CLASS_TOOLS, TOOLS, strict=True):
            yield key, partial(room.marking.choose, tool)
        yield from ((key, room.toggle_pause) for key in keys_of("pause"))
        yield from ((key, room.letters.toggle) for key in keys_of("letters"))
        yield from ((key, room.toggle_vote) for key in keys_of("vote"))
        yield from ((key, room.screen.toggle_frozen) for key in keys_of("freeze"))
        yield from ((key, room.screen.toggle_black) for key in keys_of("black"))
        if self.onward is not None:
            yield "PgDown", partial(self.onward, 1)
            yield "PgUp", partial(self.onward, -1)
        if room.vote is not None:
            fewer = "Alt" if room.program.settings.letter_keys else "Alt+Shift"
            for at, digits in enumerate(zip(DIGITS[:MOST_ANSWERS], AZERTY, strict=False)):
                for digit in digits:
                    yield digit, partial(room.count, at, 1)
                    yield f"{fewer}+{digit}", partial(room.count, at, -1)
        if not room.letters.is_on and not self._is_taken(REMOTE_BLACK):
            yield REMOTE_BLACK, room.screen.toggle_black
        if room.letters.is_on:
            yield from ((letter, partial(room.letters.type, letter)) for letter in ascii_uppercase)
