"""Tells a screen reader what the hand over a table does: what it holds and where that can go, and why something cannot
be done. What stands where the keyboard is says itself how it stands to the hand.
"""

from PySide6.QtCore import QObject

from desktop.aloud.voice import Kind
from desktop.board.gestures import Gestures
from desktop.board.pointing import Pointing
from desktop.board.reasons import Reason
from desktop.board.refusals import Refusals
from desktop.board.sprite import Key
from rules.core.refusal import Refusal

MOST_NAMED = 6
"""Of more places than this where something can go, only so many are named."""


class Speaking(QObject):
    def __init__(self, gestures: Gestures, pointing: Pointing, refusals: Refusals) -> None:
        super().__init__(pointing)
        self.hand, self.pointing, self.refusals = gestures.hand, pointing, refusals
        self.program = pointing.situation.program
        self.voice = self.program.voice
        self._held: frozenset[Key] = frozenset()
        self._was_held = False
        self._facing = 0
        self.hand.changed.connect(self._tell_held)
        self.hand.refused.connect(self._refuse_dropped)
        self.refusals.situation.table.refused.connect(self._refuse)
        gestures.cancelled.connect(self._tell_let_go)

    def _tell_held(self) -> None:
        hand, held = self.hand, self.hand.held
        before, self._held = self._held, held
        facing, self._facing = self._facing, hand.facing
        self._was_held = bool(before)
        if not held or not self.voice.is_heard:
            return
        if held != before:
            self.voice.tell(self._held_words(), Kind.HAND)
        elif facing != hand.facing:
            self.voice.tell(self.program.say("aloud-turned", quarters=hand.facing), Kind.HAND)

    def _held_words(self) -> str:
        words_of, say = self.pointing.words_of, self.program.say
        what = self._list(sorted(self._held))
        targets = [key for key in self.hand.targets() if words_of(key)]
        if not targets:
            return say("aloud-held", what=what)
        named = self._list(targets[:MOST_NAMED])
        if len(targets) > MOST_NAMED:
            return say("aloud-held-many", what=what, count=len(targets), to=named)
        return say("aloud-held-to", what=what, to=named)

    def _list(self, keys: list[Key]) -> str:
        return "; ".join(dict.fromkeys(filter(None, map(self.pointing.words_of, keys))))

    def _tell_let_go(self) -> None:
        """Tell what Esc has done, if it has put something back."""
        if self._was_held and not self._held:
            self._was_held = False
            self.voice.tell(self.program.say("aloud-let-go"), Kind.HAND)

    def _refuse_dropped(self, reason: Reason) -> None:
        self._refuse(reason.refusal)

    def _refuse(self, refusal: Refusal) -> None:
        if self.voice.is_heard:
            self.voice.interrupt(self.refusals.words_of(refusal))
