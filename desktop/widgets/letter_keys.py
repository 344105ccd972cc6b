"""Keys that are one letter, digit or sign: where people switch them off, they act together with Alt.

Whoever dictates, or slips over the keyboard, then sets nothing off. Typing into fields and lists is no such key.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut

from desktop.keys import Act, keys_of, sign_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.program import Program


def is_letter(sequence: QKeySequence) -> bool:
    """Whether one letter, digit or sign is all that is pressed; Qt spells all other keys with several letters."""
    return len(spelling(sequence).removeprefix("Shift+")) == 1


def with_alt(sequence: QKeySequence) -> QKeySequence:
    return QKeySequence(f"Alt+{spelling(sequence)}")


def spelling(sequence: QKeySequence) -> str:
    """The same in every language and on every system."""
    return sequence.toString(QKeySequence.SequenceFormat.PortableText)


class Shortcut(QShortcut):
    """A shortcut that acts with Alt only while letters do nothing by themselves."""

    def __init__(
        self, program: "Program", key: str | QKeySequence, screen: "QWidget", does: Callable[[], object]
    ) -> None:
        self.program, self.wanted = program, QKeySequence(key)
        super().__init__(self._fitting(), screen, does)
        if is_letter(self.wanted):
            program.keys_changed.connect(self._change)

    def _fitting(self) -> QKeySequence:
        return (
            with_alt(self.wanted) if is_letter(self.wanted) and not self.program.settings.letter_keys else self.wanted
        )

    def _change(self) -> None:
        self.setKey(self._fitting())


def acts(program: "Program", event: QKeyEvent) -> bool:
    """Whether this key may do what it means here: all but a letter by itself where these are switched off."""
    return program.settings.letter_keys or not is_letter(QKeySequence(event.keyCombination()))


def caps_with_alt(program: "Program", caps: tuple[str, ...], key: str) -> tuple[str, ...]:
    """What stands on the keys to press for this one."""
    is_changed = not program.settings.letter_keys and is_letter(QKeySequence(key))
    return ("alt", *caps) if is_changed else caps


def spelled(program: "Program", act: Act) -> str:
    """The first key of an act in words, as `Alt R`; empty where it has a word of its own on the keyboard."""
    key = keys_of(act)[0]
    return spelled_key(program, key, sign_of(key) or "")


def spelled_key(program: "Program", key: str, sign: str) -> str:
    caps = caps_with_alt(program, (sign,), key)
    return " ".join((program.say("key-alt"), sign) if len(caps) > 1 else caps)
