"""Tells why something was refused: in a box beside the place, which hides nothing that it speaks of."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from desktop.aloud.voice import joined
from desktop.board.bubble import Bubble, spoken
from desktop.board.floating_box import KeepFree
from desktop.board.hand import Hand
from desktop.board.reasons import Reason
from desktop.board.situation import Situation
from desktop.board.sprite import Key, Place
from desktop.board.view import BoardView
from desktop.paint.reason import ReasonText as SaidReason
from rules.core.refusal import Refusal

MOVED_ON = 24
"""Pixels after which the pointer is somewhere else than where something was refused."""
SPOKEN_OF = 20.0
"""How much worse it is to hide what a refusal speaks of than any place where something could be dropped."""
WITHOUT_PLACE = 0.45
"""How far down the table that is said which belongs to no place of it."""


class Refusals(QObject):
    def __init__(self, situation: Situation, hand: Hand, view: BoardView, around: QWidget) -> None:
        super().__init__(around)
        self.situation = situation
        self.hand = hand
        self.view = view
        self.around = around
        self.bubble = Bubble(around, view.viewport())
        self._refused_at: QPointF | None = None
        """Where the pointer was when something was refused that was dropped."""
        self._told_at: Key = ""
        """Beside what the last reason was told."""

    def show(self, refusal: Refusal, place: Key = "", speaks_of: Iterable[Key] = ()) -> None:
        self._told_at = place
        spot, style = self.view.board.place_of(place), self.situation.look.style
        whole = QRectF(self.around.rect())
        target = self.on_screen(spot) if spot else whole.adjusted(0, whole.height() * WITHOUT_PLACE, 0, 0)
        self.bubble.show_reason(self._said(refusal), target, style, self._keep_free(place, speaks_of))

    def show_reason(self) -> None:
        """Why what is held cannot be dropped where it is; nothing where it can."""
        reason = self.hand.reason
        if reason is not None:
            self.show(reason.refusal, reason.place, reason.speaks_of)
        else:
            self.put_away()

    def show_dropped(self, reason: Reason) -> None:
        """Why what was dropped goes back."""
        self._refused_at = self.view.pointer
        self.show(reason.refusal, reason.place, reason.speaks_of)

    def put_away(self) -> None:
        self.bubble.put_away()

    def tells_at(self, key: Key) -> bool:
        """Whether a reason is told beside this."""
        return self.bubble.isVisible() and key == self._told_at

    def pointer_has_moved_on(self) -> bool:
        """Whether the pointer has left where something was refused."""
        start, here = self._refused_at, self.view.pointer
        if start is None or here is None or (here - start).manhattanLength() > MOVED_ON:
            self._refused_at = None
        return self._refused_at is None

    def _keep_free(self, place: Key, speaks_of: Iterable[Key]) -> KeepFree:
        """The place itself, what stands there, and what stands in the way, before all that could be done now."""
        places, targets = self.view.board.places(), self.hand.targets()
        spoken = {place, *speaks_of} & places.keys()
        named = [(self.on_screen(places[key]), SPOKEN_OF) for key in spoken]
        return [*named, *((self.on_screen(places[key]), 1.0) for key in targets if key in places)]

    def _said(self, refusal: Refusal) -> SaidReason:
        texts, names = self.situation.texts, self.situation.table.names
        cure = texts.say_if_there(refusal.cure, names) or ""
        rule = refusal.rule if texts.has(f"{refusal.rule}.rule") else ""
        return SaidReason(texts.say(refusal.sentence, names), cure, rule, self._second(refusal))

    def _second(self, refusal: Refusal) -> str:
        """The same in the other language, where both are wanted."""
        here = self.situation
        if here.program.second_language is None:
            return ""
        texts = here.program.texts(here.table.game, here.program.second_language)
        cure = texts.say_if_there(refusal.cure, here.table.names)
        return joined((texts.say(refusal.sentence, here.table.names), cure or ""))

    def words_of(self, refusal: Refusal) -> str:
        """Say all of why something is not allowed: what is wrong, its cure, its rule."""
        return spoken(self._said(refusal))

    def on_screen(self, place: Place) -> QRectF:
        return QRectF(self.view.mapFromScene(place.rect).boundingRect())
