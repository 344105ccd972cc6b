"""Where the keyboard stands on the table: always on something that can be seen, and of use."""

from desktop.board.hand import Hand
from desktop.board.marks import closest, nearest
from desktop.board.scene import BoardScene
from desktop.board.situation import Situation
from desktop.board.sprite import Key, Place


class KeyboardFocus:
    """The keyboard focus on the table; its frame shows once keys are used, and hides once a mouse is used."""

    def __init__(self, situation: Situation, hand: Hand, board: BoardScene) -> None:
        self.situation = situation
        self.hand = hand
        self.board = board
        self.at: Key | None = None
        self.by_keyboard = False
        self._place = Place(0, 0, 0, 0)
        """Where it stood last."""

    @property
    def frame(self) -> Key | None:
        """What the frame is around."""
        return self.at if self.by_keyboard else None

    def begin(self) -> None:
        """Start to use the keyboard; the focus goes to what can be played, if anything can."""
        self.by_keyboard = True
        if self.at is None:
            useful, playable = self._useful(), self.hand.walkable()
            places = {key: place for key, place in useful.items() if key in playable} or useful
            self.at = min(places, key=lambda key: (places[key].y, places[key].x), default=None)

    def walk(self, across: int, down: int) -> None:
        if self.at is None or not self.by_keyboard:
            self.begin()
            return
        places = self._useful()
        ahead = nearest(self._place, places, across, down)
        if ahead is not None:
            self.at = ahead
        elif places and self.at not in places:
            self.at = closest(self._place, places)

    def stay_near(self) -> None:
        """What it stood on may be gone: a token that was placed, a card that was played."""
        if self.at is None:
            if self.by_keyboard:
                self.begin()
            return
        place = self.board.place_of(self.at)
        if place is not None:
            self._place = place
        elif places := self._useful():
            self.at = closest(self._place, places)

    def go_on(self) -> bool:
        """Something was played: on to what can be played next, if nothing can be done here. Whether it moved."""
        self.stay_near()
        if self.at is None:
            return False
        playable = self.hand.walkable()
        places = {key: place for key, place in self._useful().items() if key in playable}
        if not places or self.at in places:
            return False
        self.at = closest(self._place, places)
        return True

    def unfolding(self) -> list[Key]:
        """What can be looked at more closely, whether it may be played or not."""
        return self.board.unfolding(self.situation.expansion.open)

    def _useful(self) -> dict[Key, Place]:
        """Return the places that the focus may go to.

        These are where the held pieces may go, and what may join them; else what may be taken or clicked; else any
        piece.
        """
        places = self.board.places()
        wanted = {*(self.hand.walkable() or self.board.pieces()), *self.unfolding()}
        return {key: places[key] for key in wanted if key in places}
