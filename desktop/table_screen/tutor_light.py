"""What the tutor shows on the table: the move as a ghost with a ring, what is overlooked, the question beside it."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QRectF, Qt

from desktop.board.area import BoardArea
from desktop.board.desk import BUTTON, Handle
from desktop.board.layers import Layer
from desktop.board.marks import on
from desktop.board.sprite import NOTHING, Key, Picture, Place, Sprite
from desktop.board.tutor_box import TutorBox
from desktop.docks.advice_light import regions
from desktop.docks.tutor_words import TutorWords, grade_of
from desktop.table.table import Table
from rules.bots.advice import Advice

MOST_DASHED = 6
"""Of more places at once nobody sees what is spoken of."""
GRADE = 28.0
SPOKEN_OF, BESIDE = 20.0, 6.0
FOOT = 60.0
"""How far above the foot of the table that is asked which belongs to a button."""


class TutorLight:
    def __init__(self, area: BoardArea, table: Table, words: TutorWords) -> None:
        self.area, self.table, self.words = area, table, words
        self.box = TutorBox(area, area.view.viewport())

    def hide(self) -> None:
        self.box.put_away()
        self.area.scene.show_waiting(())

    def show(self, move: Any, found: Advice) -> None:
        sprites, look = self.area.scene.by_key(), self.area.situation.look
        spot = self._spot(self._handle(move), sprites)
        spoken = self._overlooked(found)
        target = self._on_screen(spot.place) if spot is not None else self._beside_buttons()
        self.box.ask(self.words.face(found), target, look.style, list(self._keep_free(target, spoken)))
        lying = {str(at): Sprite(str(at), Picture(NOTHING), place, Layer.BADGE) for at, place in enumerate(spoken)}
        shown = on(lying, lying, "tutor-overlooked", Layer.FOCUS)
        if spot is not None:
            places = {key: each.place for key, each in sprites.items()}
            shown += self.area.desk.preview(self.table.view, move, look, places)
            self._bring_carried_to(spot.place)
            shown += on(sprites, [spot.key], "tutor-waits", Layer.FOCUS)
            shown.append(
                self._grade(spot.place, found, look.style.unit, is_left=self.box.box.left() > target.center().x())
            )
        self.area.scene.show_waiting(shown)
        self.box.panel.take_back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _handle(self, move: Any) -> Handle:
        """How the move was made by hand, else how it is usually made."""
        ways, at = self.area.desk.handles(self.table.view, move), self.area.gestures.dropped_at
        return next((each for each in ways if at and each.place == at), ways[0])

    def _spot(self, handle: Handle, sprites: Any) -> Sprite | None:
        """Find where the move ends, else the piece that makes it; None for a button."""
        keys: list[Key] = [] if handle == BUTTON else [*filter(None, [handle.place]), *sorted(handle.pieces)]
        return next((sprites[key] for key in keys if key in sprites), None)

    def _bring_carried_to(self, place: Place) -> None:
        """What was carried lies where it would lie."""
        carried, scene = self.area.gestures.carried, self.area.scene
        for key, held in carried.items():
            carried[key] = held.at(*place.middle)
            scene.put(key, carried[key], Layer.PREVIEW)

    def _grade(self, place: Place, found: Advice, unit: float, *, is_left: bool) -> Sprite:
        """The sign of how bad it is, at the edge of the place away from the box."""
        side = GRADE * (1 + unit) / 2
        spot = Place(0, 0, side, side).at(place.x + (0 if is_left else place.width), place.middle[1])
        return Sprite("grade", Picture("tutor-grade", (grade_of(found),), 0.3), spot, Layer.HELD, is_target=False)

    def _overlooked(self, found: Advice) -> list[Place]:
        """The places that show what is overlooked, where these are few."""
        term = found.overlooked
        places = list(regions(self.area, self.table, term)) if term is not None else []
        return places if len(places) <= MOST_DASHED else []

    def _on_screen(self, place: Place) -> QRectF:
        return QRectF(self.area.view.mapFromScene(place.rect).boundingRect())

    def _beside_buttons(self) -> QRectF:
        """Find the edge towards the buttons of the dock, for a move that has no place on the table."""
        whole = QRectF(self.area.rect())
        return QRectF(whole.right() - 2, whole.bottom() - FOOT, 1, FOOT / 2)

    def _keep_free(self, target: QRectF, spoken: list[Place]) -> Iterator[tuple[QRectF, float]]:
        """The place itself, what is overlooked, and all pieces before bare ground."""
        yield target, SPOKEN_OF
        yield from ((self._on_screen(each), BESIDE) for each in spoken)
        for each in self.area.scene.sprites:
            if each.layer >= Layer.PIECE and each.is_target:
                yield self._on_screen(each.place), 1.0
