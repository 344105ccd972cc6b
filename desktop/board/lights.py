"""Shows the marks over the table: what may be taken, where it may go and what that brings, why not, the keyboard."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.board.hand import Hand
from desktop.board.keyboard_focus import KeyboardFocus
from desktop.board.marks import considered, foreseen, marks
from desktop.board.room import table_style
from desktop.board.scene import BoardScene
from desktop.board.situation import Situation
from desktop.board.sprite import Key, Sprite
from rules.core.explained import Explained
from rules.core.types import Arg

NUMBER = 24
"""How large the number of a decision stands beside what it chose, at 1600 x 1000."""


class Lights(QObject):
    """Signal: `framed` with the key that the frame of the keyboard is around, whatever moved it there, and again when
    the table has changed.
    """

    framed = Signal(str)

    def __init__(
        self, situation: Situation, hand: Hand, scene: BoardScene, keyboard_focus: KeyboardFocus, surface: QWidget
    ) -> None:
        super().__init__(surface)
        self.situation = situation
        self.hand = hand
        self.scene = scene
        self.keyboard_focus = keyboard_focus
        self.surface = surface
        """What has the keyboard while somebody plays with it."""
        self.hints = situation.program.settings.hints
        self.trails: list[Sprite] = []
        """What was moved last by somebody else."""
        self._framed: tuple[Key | None, object] = None, None
        """Where the frame was last, on which table."""
        self._waiting = 0
        """How many passes are under way."""
        self._is_due = False
        hand.changed.connect(self.show)

    @contextmanager
    def one_pass(self) -> Iterator[None]:
        """Shows the marks once, when all that is done meanwhile has happened."""
        self._waiting += 1
        try:
            yield
        finally:
            self._waiting -= 1
            if self._is_due and not self._waiting:
                self.show()

    def show(self) -> None:
        self._is_due = bool(self._waiting)
        if self._is_due:
            return
        self.keyboard_focus.stay_near()
        table = self.scene.by_key()
        focus = self.keyboard_focus.frame if self.surface.hasFocus() else None
        hand = self.hand if self.situation.is_still else None
        shown = marks(hand, table, focus, hints=self.hints)
        self.scene.show_marks([*shown, *self._previews(), *self.trails])
        if focus is not None and (focus != self._framed[0] or table is not self._framed[1]):
            self.framed.emit(focus)
        self._framed = focus, table

    def _previews(self) -> list[Sprite]:
        """The piece as it would be, and what that brings, on every place it could go to; or what an automa weighs."""
        here, showing = self.situation, self.situation.showing
        if showing.card is not None:
            read = showing.frame.cards[: showing.card_number + 1]
            lying = [(each, self._lying(each)) for each in read]
            style = here.look.style
            return considered(self.scene.by_key(), lying, table_style(style, style.unit).text_size(NUMBER))
        moves = foreseen(self.hand) if self.hand.held else []
        if not moves:
            return []
        view, look, places = here.table.view, here.look, self.scene.places()
        return [sprite for move in moves for sprite in here.desk.preview(view, move, look, places)]

    def _lying(self, card: Explained) -> dict[Arg, Sequence[Key]]:
        """Return where the candidates of an automa lie on the table."""
        view = self.situation.view
        return {each: self.situation.desk.candidate(view, card, each) for each in card.candidates}
