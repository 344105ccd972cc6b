"""While somebody thinks about the next move, the table paints what it will show, and finds the words for it: a move is
then a matter of blits.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QSizeF, QTimer

from desktop.board.area import BoardArea
from desktop.board.hand import Hand
from desktop.board.marks import marks
from desktop.board.sprite import NOTHING, Sprite
from desktop.table.table import Table

BEGINS_AFTER_MS, NEXT_AFTER_MS = 400, 15
"""Not before everything stands where it belongs, and with air between two looks for whatever else happens."""
MOST_MOVES = 8
"""So many moves are looked at, of as many kinds as there are. Many show the same pictures."""


class Prefetch(QObject):
    """Paints pictures and keeps them; shows nothing."""

    def __init__(self, area: BoardArea, table: Table) -> None:
        super().__init__(area)
        self.area = area
        self.table = table
        self._position: Any = None
        self._looks: Iterator[None] = iter(())
        self._seen = area.view.seen
        self._thinking = QTimer(self, singleShot=True)
        self._thinking.timeout.connect(self.go_on)
        table.asked.connect(self.begin)

    def begin(self) -> None:
        self._position = self.table.timeline.state
        following = self.table.asking.following
        moves = self.table.legal if following is None else (following,)
        self._looks = self._look_at(of_each_kind(moves)[:MOST_MOVES])
        self._thinking.start(BEGINS_AFTER_MS)

    def finish(self) -> None:
        """Looks at all of them now."""
        self._thinking.stop()
        for _ in self._looks:
            pass

    def go_on(self) -> None:
        """Take the next look, one at a time; wait while a player moves hand or camera."""
        if self.table.timeline.state is not self._position or self.table.is_covered:
            return
        if self._is_disturbed():
            self._thinking.start(BEGINS_AFTER_MS)
            return
        for _ in self._looks:
            self._thinking.start(NEXT_AFTER_MS)
            return

    def _is_disturbed(self) -> bool:
        """Whether a piece is in the hand or on its way, or the camera has moved since this was asked last."""
        area, before = self.area, self._seen
        self._seen = area.view.seen
        return bool(area.hand.held) or area.animations.under_way or not area.isVisible() or self._seen != before

    def _look_at(self, moves: Iterable[Any]) -> Iterator[None]:
        """Pieces first, then the lights on them, and what is said."""
        for move in moves:
            area, shown = self.area, self.area.scene.by_key()
            foreseen = self.table.foresee(move)
            look = replace(area.situation.look, seat=foreseen.looking)
            table = {sprite.key: sprite for sprite in area.desk.sprites(foreseen.view, look)}
            self._paint(sprite for key, sprite in table.items() if sprite is not shown.get(key))
            yield
            hand = Hand(foreseen, area.desk)
            hand.look_again()
            self._paint(marks(hand, table, None, hints=area.view.lights.hints))
            for each in foreseen.told:
                area.situation.say(each)
            yield

    def _paint(self, sprites: Iterable[Sprite]) -> None:
        """Each picture in each size; many lights are as large as each other."""
        wanted = {(each.picture, each.place.width, each.place.height) for each in sprites}
        for picture, wide, high in wanted:
            if picture.painter != NOTHING:
                self.area.painting.pixmap(picture, QSizeF(wide, high))


def of_each_kind(moves: Iterable[Any]) -> list[Any]:
    """One move of each kind, then another of each, and so on."""
    count: dict[str, int] = {}
    turns: list[tuple[int, Any]] = []
    for move in moves:
        count[move.kind] = count.get(move.kind, 0) + 1
        turns.append((count[move.kind], move))
    return [move for _, move in sorted(turns, key=lambda turn: turn[0])]
