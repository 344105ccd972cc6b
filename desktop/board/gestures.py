"""What is dropped or clicked at the table becomes a move; pieces that were carried and not played are put down."""

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QGraphicsView

from desktop.board.hand import Hand
from desktop.board.proposing import Proposer
from desktop.board.scene import BoardScene
from desktop.board.sprite import Key, Place


class Gestures(QObject):
    """Signal: `put_down` with the pieces that were carried and not played, and where they were let go."""

    put_down = Signal(object)

    def __init__(self, hand: Hand, proposer: Proposer, scene: BoardScene, surface: QGraphicsView) -> None:
        super().__init__(surface)
        self.hand = hand
        self.proposer = proposer
        self.scene = scene
        self.surface = surface
        self.carried: dict[Key, Place] = {}
        """Where the pieces are shown that are being dragged."""

    def drop(self, place: Key | None) -> None:
        """Drops what is held, or clicks: plays what that means, or asks which move it is to be."""
        moves = self.hand.drop(place)
        self._put_down(is_played=bool(moves) and self.proposer.propose(moves, self.below(place or "")))

    def cancel(self) -> None:
        """Lets go of whatever is held."""
        self.hand.let_go()
        self._put_down(is_played=False)

    def below(self, key: Key) -> QPoint:
        """On the screen, under a piece or place; where it is not on the table, in the middle of it."""
        spot = self.scene.place_of(key)
        corner = self.surface.mapFromScene(spot.rect.bottomLeft() if spot else self.surface.rect().center())
        return self.surface.mapToGlobal(corner)

    def _put_down(self, *, is_played: bool) -> None:
        carried, self.carried = self.carried, {}
        if carried and not is_played:
            self.put_down.emit(carried)
