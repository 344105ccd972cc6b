"""What people do at the table, by mouse, by keyboard or from a list: take, drop, click, let go, look closer."""

from typing import Any

from PySide6.QtCore import QObject, QPoint, QPointF, Signal
from PySide6.QtWidgets import QGraphicsView

from desktop.board.hand import Hand
from desktop.board.ink import Ink
from desktop.board.lights import Lights
from desktop.board.proposing import Proposer
from desktop.board.scene import BoardScene
from desktop.board.situation import Situation
from desktop.board.sprite import Key, Place
from desktop.widgets.menu import Menu


class Gestures(QObject):
    """Signals: `touched` whenever a button or key is pressed at the table; `pointed` with the key under the pointer or
    the keyboard, or empty; `put_down` with the pieces that were carried and not played, and where they were let go;
    `unfolded` with what was clicked to look at it more closely; `asked` with where something was clicked that
    nothing can be done with; `cancelled` when somebody wants everything put back.
    """

    touched = Signal()
    pointed = Signal(str)
    put_down = Signal(object)
    unfolded = Signal(str)
    asked = Signal(QPointF)
    cancelled = Signal()

    def __init__(
        self,
        situation: Situation,
        hand: Hand,
        proposer: Proposer,
        lights: Lights,
        scene: BoardScene,
        surface: QGraphicsView,
    ) -> None:
        super().__init__(surface)
        self.situation = situation
        self.hand = hand
        self.proposer = proposer
        self.lights = lights
        self.scene = scene
        self.surface = surface
        self.carried: dict[Key, Place] = {}
        """Where the pieces are shown that are being dragged."""
        self.dropped_at: Key = ""
        """Where something was dropped or clicked last."""
        self.ink: Ink | None = None
        """Who draws on this table, if anybody may."""
        self._could_be_taken: tuple[int, frozenset[Key]] = -1, frozenset()
        """What could be taken at the point of the past that was last asked for."""

    def take(self, piece: Key, *, toggles: bool = False) -> None:
        """The piece joins those that are held where it can, else it is taken in their place."""
        if toggles:
            self.hand.take(piece, more=True)
        elif piece in self.hand.held:
            return
        elif piece in self.hand.takable():
            self.hand.take(piece, more=True)
        elif not self.hand.take(piece):
            self.hand.lift(piece)

    def drop(self, place: Key | None) -> None:
        """Drops what is held, or clicks: plays what that means, or asks which move it is to be."""
        with self.lights.one_pass():
            moves = self.hand.drop(place)
            self.dropped_at = place or ""
            is_played = bool(moves) and self.proposer.propose(moves, self.below(place or ""))
            if not self.situation.has_move_waiting:
                self.put_down_all(is_played=is_played)

    def propose(self, moves: list[Any]) -> None:
        """Play what was meant without anything being carried."""
        with self.lights.one_pass():
            self.proposer.propose(moves, self.below(""))

    def cancel(self) -> None:
        """Lets go of whatever is held."""
        self.hand.let_go()
        self.put_down_all(is_played=False)
        self.cancelled.emit()

    def click(self, key: Key) -> None:
        """Act as on a click on this piece or place: take it, or drop there what is held."""
        hand = self.hand
        if self.is_wanted(key):
            self.ask_to_play_on(key)
        elif key in (hand.targets() if hand.held else hand.clickable()):
            self.drop(key)
        elif self.is_playable(key):
            hand.take(key)
        elif hand.held:
            self.drop(key)
        elif (reason := hand.reason_not_to_click(key)) is not None:
            hand.tell(reason)
        elif fold := self.scene.fold_of(key):
            self.unfolded.emit(fold)

    def is_playable(self, key: Key | None) -> bool:
        """Whether a click there does something: then it does not unfold what lies there."""
        return key is not None and key in self.hand.takable_anew()

    # In the past

    def is_wanted(self, key: Key | None) -> bool:
        """Whether this could be taken or clicked if the game went on from the point of the past that is shown."""
        return key in self.could_be_taken()

    def could_be_taken(self) -> frozenset[Key]:
        if not self.situation.is_past:
            return frozenset()
        table = self.situation.table
        if self._could_be_taken[0] != table.point:
            hand = Hand(table.played_on, self.situation.desk)
            hand.look_again()
            self._could_be_taken = table.point, hand.takable_anew() | hand.clickable()
        return self._could_be_taken[1]

    def ask_to_play_on(self, key: Key) -> None:
        """Ask whether to start another branch of the game, at the piece that the player would take in the past."""
        menu = Menu(self.surface, self.situation.look.style)
        menu.addAction(self.situation.program.say("past-ask")).triggered.connect(lambda: self._play_on(key))
        menu.stand_on_first()
        menu.popup(self.below(key))

    def _play_on(self, key: Key) -> None:
        self.situation.table.play_on()
        if self.is_playable(key):
            self.hand.take(key)

    # Where

    def below(self, key: Key) -> QPoint:
        """Return the point on the screen under a piece or place; the middle of the table where it is not there."""
        spot = self.scene.place_of(key)
        corner = self.surface.mapFromScene(spot.rect.bottomLeft() if spot else self.surface.rect().center())
        return self.surface.mapToGlobal(corner)

    def put_down_all(self, *, is_played: bool) -> None:
        """What was carried lies where it was played to, or goes back."""
        carried, self.carried = self.carried, {}
        if carried and not is_played:
            self.put_down.emit(carried)
