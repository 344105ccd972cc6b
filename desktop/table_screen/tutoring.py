"""The tutor at the table: a move that costs much waits before it is played, and its player is asked once about it.

At most for a moment does anybody wait: without an answer by then, the move is played. What is judged is what the seat
knows. Nothing of it is in the rules, nor in the save.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal

from desktop.board.desk import BUTTON, Handle
from desktop.board.layers import Layer
from desktop.board.marks import on
from desktop.board.sprite import Key, Picture, Place, Sprite
from desktop.board.tutor_box import TutorBox
from desktop.docks.tutor_words import TutorWords, grade_of
from desktop.table.mistakes import Mistakes, person_at, threshold, want, wanted_by
from desktop.table_screen.advice_light import regions
from rules.bots.advice import Advice
from rules.core.types import Seat

if TYPE_CHECKING:
    from desktop.table_screen.screen import TableScreen

PATIENCE_MS = 600
"""Nobody waits longer for the tutor."""
SETTLED_MS = 250
"""After so long at a decision the worker looks at it in advance."""
MOST_DASHED = 6
"""Of more places at once nobody sees what is spoken of."""
GRADE = 28.0
SPOKEN_OF, BESIDE = 20.0, 6.0
FOOT = 60.0
"""How far above the foot of the table that is asked which belongs to a button."""


@dataclass(frozen=True, slots=True)
class Held:
    """A move that waits for an answer, and what was found of it."""

    move: Any
    found: Advice


class Tutoring(QObject):
    """Signal: `changed` when a move begins to wait for an answer, or no longer does."""

    changed = Signal()

    def __init__(self, screen: "TableScreen") -> None:
        super().__init__(screen)
        self.screen, self.area, self.table = screen, screen.area, screen.table
        self.asked = screen.opponents.advice
        self.words = TutorWords(screen.dock.formatter)
        self.box = TutorBox(screen.area, screen.area.view.viewport())
        self.weighed: Any = None
        """The move that the worker weighs."""
        self.held: Held | None = None
        self.stops: list[bool] = []
        """Of each move that was asked about, whether it was played nevertheless."""
        self._answered: set[tuple[int, Any]] = set()
        """What nobody is asked about again, by the point of the game."""
        self._is_playing = False
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._give_up)
        self._settling = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._settling.timeout.connect(self._prepare)
        self._connect()
        self.area.situation.tutor = self

    def _connect(self) -> None:
        table, area, panel = self.table, self.area, self.box.panel
        self.asked.weighed.connect(self._hear)
        for signal in (table.asked, table.curtain, table.thinking, table.ended):
            signal.connect(self._follow)
        table.stepped.connect(self._forget)
        table.went.connect(self._forget)
        area.gestures.touched.connect(self._hurry)
        area.gestures.cancelled.connect(self.take_back)
        area.hand.changed.connect(self._give_way)
        area.view.resized.connect(self.look_again)
        self.screen.program.language_changed.connect(self.look_again)
        self.screen.program.style_changed.connect(self.look_again)
        panel.taken_back.connect(self.take_back)
        panel.see_wanted.connect(self.see_better)
        panel.played.connect(self.play_anyway)
        panel.rule_wanted.connect(self.screen.dock.show_rule)

    # Whether there is one

    @property
    def is_offered(self) -> bool:
        """Whether a person at this table may have a tutor: not where nobody helps anybody."""
        return self.table.timeline.record.policy != "strict" and bool(self.table.seats.persons)

    @property
    def seat(self) -> Seat | None:
        """Whose tutor is spoken of: of whoever is asked, else looks."""
        table = self.table
        seat = table.seat_to_play if table.seat_to_play is not None else table.looking
        return seat if seat is not None and table.seats.is_person(seat) else table.seats.first_person

    @property
    def mistakes(self) -> Mistakes:
        seat = self.seat
        if not self.is_offered or seat is None:
            return "never"
        return wanted_by(self.screen.program.settings_file, person_at(self.table.timeline.record.seating, seat))

    @property
    def threshold(self) -> float | None:
        return threshold(self.table.game.id, self.mistakes)

    def want(self, mistakes: Mistakes) -> None:
        """Keep what whoever is asked now wants; a move that waits goes on waiting for its answer."""
        seat = self.seat
        if seat is not None:
            who = person_at(self.table.timeline.record.seating, seat)
            want(self.screen.program.settings_file, who, mistakes)
            self._follow()
            self.changed.emit()

    # A move

    @property
    def has_move(self) -> bool:
        return self.weighed is not None or self.held is not None

    def takes(self, move: Any) -> bool:
        """Weigh a move before it is played, where its player wants that and has a choice."""
        least, table = self.threshold, self.table
        self._drop()
        is_free = move.seat != table.seat_to_play or len(table.legal) < 2 or move not in table.legal  # noqa: PLR2004
        if least is None or is_free or (table.point, move) in self._answered or self._is_advised(move):
            return False
        self.weighed = move
        self.asked.weigh(self._about, table.game, table.view, table.legal, self._seats, least, move)
        self._patience.start()
        return True

    @property
    def _about(self) -> tuple[int, Seat | None]:
        return self.table.point, self.table.seat_to_play

    @property
    def _seats(self) -> int:
        """How many play; what a worth means for the end was measured in games without automas."""
        table = self.table
        return 0 if set(table.players) & set(table.game.automas) else len(table.players)

    def _is_advised(self, move: Any) -> bool:
        """Whether the best of what is advised on the open page is just this."""
        advice = self.screen.counsel.advice if self.screen.counsel.is_open else None
        return advice is not None and any(each.rank == 1 and each.move == move for each in advice.suggestions)

    def _prepare(self) -> None:
        """Look at the position in advance, while its player thinks."""
        least, table = self.threshold, self.table
        if least is not None and table.seat_to_play is not None and not self.has_move:
            self.asked.prepare(self._about, table.game, table.view, table.legal, self._seats, least)

    def _hear(self) -> None:
        if self.weighed is not None and not self.asked.is_weighing:
            self._decide()

    def _give_up(self) -> None:
        if self.weighed is not None:
            self._decide()

    def _hurry(self) -> None:
        """Play on without waiting: whoever acts on the table takes the move for played."""
        if self.weighed is not None:
            self._play(self.weighed)

    def _decide(self) -> None:
        """Play the move, unless it is known by now to lose too much."""
        move, found, least = self.weighed, self.asked.verdict, self.threshold
        self._patience.stop()
        self.asked.stop_weighing()
        if found is not None and least is not None and found.loss(least):
            self.hold(move, found)
        else:
            self._play(move)

    def hold(self, move: Any, found: Advice) -> None:
        """Ask about a move, as it loses too much."""
        self.weighed, self.held = None, Held(move, found)
        self._answered.add((self.table.point, move))
        self._show()

    def _play(self, move: Any) -> None:
        self._patience.stop()
        self.asked.stop_weighing()
        self.weighed, self._is_playing = None, True
        is_played = self.table.propose(move)
        self._is_playing = False
        self.area.gestures.put_down_all(is_played=is_played)

    # Answers

    def take_back(self) -> None:
        """The piece goes home."""
        if not self.has_move:
            return
        was_held = self.held is not None
        self.stops += [False] if was_held else []
        self._drop()
        if was_held:
            self.area.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def see_better(self) -> None:
        """The piece goes home, and advice begins."""
        self.take_back()
        self.screen.counsel.press()

    def play_anyway(self) -> None:
        held = self.held
        if held is None:
            return
        self.stops.append(True)
        self.held = None
        self._hide()
        self.area.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._play(held.move)

    def _drop(self) -> None:
        """Forget the move that waits; what was carried glides home."""
        if not self.has_move:
            return
        self._patience.stop()
        self.asked.stop_weighing()
        self.weighed = self.held = None
        self._hide()
        self.area.gestures.put_down_all(is_played=False)

    def _give_way(self) -> None:
        """Whoever takes another piece has thought again."""
        if self.held is not None and self.area.hand.held:
            self.take_back()

    def _forget(self, *_: object) -> None:
        """The game went on, or elsewhere."""
        if self.has_move and not self._is_playing:
            self._drop()

    def _follow(self, *_: object) -> None:
        if self.threshold is not None and self.table.seat_to_play is not None:
            self._settling.start()
        else:
            self._settling.stop()

    # What shows

    def look_again(self, *_: object) -> None:
        if self.held is not None:
            self._show()

    def _hide(self) -> None:
        self.box.put_away()
        self.area.scene.show_waiting(())
        self.changed.emit()

    def _show(self) -> None:
        """The move as a ghost with a ring, what is overlooked, and the question beside it."""
        held = self.held
        assert held is not None
        sprites, look = self.area.scene.by_key(), self.area.situation.look
        handle = self._handle(held.move)
        spot = self._spot(handle, sprites)
        shown: list[Sprite] = []
        spoken = self._overlooked(held.found)
        if spot is not None:
            places = {key: each.place for key, each in sprites.items()}
            shown += self.area.desk.preview(self.table.view, held.move, look, places)
            self._bring_carried_to(spot.place)
            shown += on(sprites, [spot.key], "tutor-waits", Layer.FOCUS)
            shown.append(self._grade(spot.place, held.found, look.style.unit))
        others = {str(at): Sprite(str(at), Picture("nothing"), place, Layer.BADGE) for at, place in enumerate(spoken)}
        shown = [*on(others, others, "tutor-overlooked", Layer.FOCUS), *shown]
        self.area.scene.show_waiting(shown)
        target = self._on_screen(spot.place) if spot is not None else self._beside_buttons()
        self.box.ask(self.words.face(held.found), target, look.style, list(self._keep_free(target, spoken)))
        self.box.panel.take_back.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _handle(self, move: Any) -> Handle:
        """How the move was made by hand, else how it is usually made."""
        ways, at = self.area.desk.handles(self.table.view, move), self.area.gestures.dropped_at
        return next((each for each in ways if at and each.place == at), ways[0])

    def _spot(self, handle: Handle, sprites: Any) -> Sprite | None:
        """Where the move ends, else the piece that makes it; None for a button."""
        keys: list[Key] = [] if handle == BUTTON else [*filter(None, [handle.place]), *sorted(handle.pieces)]
        return next((sprites[key] for key in keys if key in sprites), None)

    def _bring_carried_to(self, place: Place) -> None:
        """What was carried lies where it would lie."""
        carried, scene = self.area.gestures.carried, self.area.scene
        for key, held in carried.items():
            carried[key] = held.at(*place.middle)
            scene.put(key, carried[key], Layer.PREVIEW)

    def _grade(self, place: Place, found: Advice, unit: float) -> Sprite:
        side = GRADE * (1 + unit) / 2
        spot = Place(0, 0, side, side).at(place.x + place.width, place.middle[1])
        return Sprite("grade", Picture("tutor-grade", (grade_of(found),), 0.3), spot, Layer.HELD, is_target=False)

    def _overlooked(self, found: Advice) -> list[Place]:
        """The places that show what is overlooked, where these are few."""
        term = found.overlooked
        places = list(regions(self.area, self.table, term)) if term is not None else []
        return places if len(places) <= MOST_DASHED else []

    def _on_screen(self, place: Place) -> QRectF:
        return QRectF(self.area.view.mapFromScene(place.rect).boundingRect())

    def _beside_buttons(self) -> QRectF:
        """At the edge towards the buttons of the dock, for a move that has no place on the table."""
        whole = QRectF(self.area.rect())
        return QRectF(whole.right() - 2, whole.bottom() - FOOT, 1, FOOT / 2)

    def _keep_free(self, target: QRectF, spoken: list[Place]) -> Iterator[tuple[QRectF, float]]:
        """The place itself, what is overlooked, and all pieces before bare ground."""
        yield target, SPOKEN_OF
        yield from ((self._on_screen(each), BESIDE) for each in spoken)
        for each in self.area.scene.sprites:
            if each.layer >= Layer.PIECE and each.is_target:
                yield self._on_screen(each.place), 1.0
