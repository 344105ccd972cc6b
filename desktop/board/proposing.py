"""Proposes to the table what somebody wants to play; asks first, at the piece, which of several moves it is to be, or
whether it is really to be one that people regret.

The same for the mouse, the keyboard and the list of moves; never a dialog.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from desktop.aloud.voice import Kind
from desktop.board.situation import Situation
from desktop.widgets.menu import Menu


class Proposer(QObject):
    """Signal: `rule_wanted` with a rule behind a warning."""

    rule_wanted = Signal(str)

    def __init__(self, around: QWidget, situation: Situation) -> None:
        super().__init__(around)
        self.around = around
        self.situation = situation
        self.table = situation.table

    def propose(self, moves: Sequence[Any], at: QPoint) -> bool:
        """Proposes the one move that is meant, unless it is one to think over; of several, asks which. Whether it was
        played."""
        warns = len(moves) == 1 and self.situation.program.settings.warnings and self.table.warnings(moves[0])
        if len(moves) == 1 and not warns:
            return self.situation.play(moves[0])
        menu = Menu(self.around, self.situation.menu_style)
        if warns:
            self._ask_once_more(menu, moves[0])
        else:
            for move in moves:
                words = self.situation.say(self.table.say_move(move))
                menu.addAction(words).triggered.connect(lambda _=False, move=move: self.propose([move], at))
        menu.stand_on_first()
        menu.popup(at)
        return False

    def _ask_once_more(self, menu: Menu, move: Any) -> None:
        """What would be lost, to play it all the same or not, and the rules that say so."""
        say, warnings = self.situation.program.say, self.table.warnings(move)
        for warning in warnings:
            menu.note(self.situation.say(warning.sentence))
            self.situation.program.voice.tell(self.situation.say(warning.sentence), Kind.VERDICT)
        menu.addAction(say("table-play-anyway")).triggered.connect(lambda: self.table.propose(move))
        menu.addAction(say("table-think-again"))
        menu.addSeparator()
        for rule in dict.fromkeys(warning.rule for warning in warnings):
            action = menu.addAction(menu.sign("book"), say("dock-rule-link", rule=rule))
            action.triggered.connect(lambda _=False, rule=rule: self.rule_wanted.emit(rule))
