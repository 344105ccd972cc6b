"""What the parts of the workshop's right side have in common: words, links that begin something, what was recorded."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import SignalInstance

from desktop.maker.making import Making
from desktop.maker.naming import said_of
from desktop.maker.parts import Recording
from desktop.program import Program
from desktop.widgets.links import TextLink
from rules.core.types import Arg, Phrase


class PartMaker:
    def __init__(self, program: Program, making: Making, rule_wanted: SignalInstance) -> None:
        self.program, self.making, self.rule_wanted = program, making, rule_wanted

    def say(self, id: str, **args: Arg) -> str:
        return self.program.say(id, **args)

    def words(self, said: Phrase) -> str:
        return self.program.say_phrase(said, self.making.game, self.making.draft.made.names)

    def link(self, id: str, does: Callable[[], object]) -> TextLink:
        link = TextLink(self.say(id), "record")
        link.clicked.connect(does)
        return link

    def recording(self, sign: str, moves: Any, refused: str | None = None) -> Recording:
        said, refusal = said_of(self.making.here, moves, refused)
        words = self.words(said) if said is not None else self.say("maker-no-move")
        if len(moves) > 1:
            words = self.say("maker-several-moves", count=len(moves), last=words)
        card = Recording(sign, words, self.say("maker-play"), self.say("maker-remove"), is_refused=refused is not None)
        card.played.connect(partial(self.making.play, moves))
        if refused is not None:
            card.add_rule(refused).followed.connect(self.rule_wanted)
        if refusal is not None:
            card.add_said(self.words(refusal))
        return card
