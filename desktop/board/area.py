"""The table's surface in a window: scene, view, hand, reasons and choices at the piece, pieces on their way."""

from functools import partial
from typing import Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.board.bubble import Bubble
from desktop.board.desk import Desk, Look
from desktop.board.hand import Hand, Reason
from desktop.board.journeys import Journeys
from desktop.board.layers import Layer
from desktop.board.marks import RIM_BLEED, foreseen, on, trail_between
from desktop.board.painting import Painting
from desktop.board.scene import BoardScene
from desktop.board.sprite import Key, Place, Sprite
from desktop.board.state_painters import STATE_PAINTERS
from desktop.board.view import BoardView
from desktop.paint.reason import Reason as SaidReason
from desktop.program import Program
from desktop.settings import TRAVEL_MS
from desktop.table import Stepped, Table
from desktop.widgets.menu import Menu
from rules.core.refusal import Refusal
from rules.core.types import Phrase, Seat, phrase

GLIDE_MS = 180
"""How long a piece glides home that was not dropped where it may go."""
MOST_TRAILS = 3
"""A move that stirs more pieces than this is told by the log, not by lines across the table."""


class BoardArea(QWidget):
    """Signals: `rule_wanted` with a rule id; `pieces_changed` with (key, phrase) of all that can be pointed at."""

    rule_wanted = Signal(str)
    pieces_changed = Signal(object)

    def __init__(self, program: Program, table: Table, desk: Desk) -> None:
        super().__init__()
        self.program = program
        self.table = table
        self.desk = desk
        self.hand = Hand(table, desk)
        self.hand.setParent(self)
        self.painting = Painting(program.art, STATE_PAINTERS, desk.painters)
        self.scene = BoardScene(self.painting, self)
        self.view = BoardView(self.scene)
        self.journeys = Journeys(self.scene)
        self.bubble = Bubble(self)
        self._looked_at: Key = ""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.view.follow(self.hand)
        self.view.hints = program.settings.hints
        self.view.foresee = self._foresee
        self._connect()

    def _connect(self) -> None:
        self.view.resized.connect(self.refresh)
        self.view.touched.connect(self.bubble.put_away)
        self.view.pointed.connect(self._tell_pointed)
        self.view.pointed.connect(self._look_closer)
        self.view.put_down.connect(self._put_down)
        self.hand.changed.connect(self._show_reason)
        self.hand.chosen.connect(self.choose)
        self.hand.refused.connect(self._show_dropped)
        self.bubble.rule_wanted.connect(self.rule_wanted)
        self.table.stepped.connect(self._step)
        self.table.went.connect(self.refresh)
        self.table.refused.connect(self.show_refusal)
        self.program.language_changed.connect(self.refresh)
        self.program.style_changed.connect(self.refresh)

    # What is shown

    @property
    def look(self) -> Look:
        style, table = self.program.style(self.table.game.id, self.window().width()), self.table
        texts, names = self.program.texts(table.game), table.names
        # Hundreds of sprites speak: straight to the texts, without asking for the language each time.
        say = partial(texts.say, names=names)
        return Look(float(self.view.width()), float(self.view.height()), style, say, names, table.looking)

    def say(self, said: Phrase) -> str:
        return self.program.say_phrase(said, self.table.game, self.table.names)

    def refresh(self) -> None:
        """The whole table anew, at once."""
        self.view.setAccessibleName(self.program.say("table-surface"))
        self.journeys.skip()
        self.view.trails = []
        self._describe()

    def _describe(self) -> None:
        look = self.look
        self.painting.art = self.program.art.with_style(look.style)
        self.painting.ratio = self.devicePixelRatioF()
        self.scene.setSceneRect(0, 0, look.width, look.height)
        self.scene.show(self.desk.sprites(self.table.view, look))
        self._looked_at = ""
        self.hand.look_again()
        self.bubble.put_away()
        self.pieces_changed.emit([(sprite.key, sprite.words) for sprite in self.scene.sprites if sprite.words])

    def _foresee(self) -> list[Sprite]:
        """The piece as it would be, and what that brings, on every place it could go to."""
        if not self.hand.held:
            return []
        view, look, places = self.table.view, self.look, self.scene.places()
        return [sprite for move in foreseen(self.hand) for sprite in self.desk.preview(view, move, look, places)]

    def _step(self, stepped: Stepped) -> None:
        before = self.scene.places()
        shown = before | self.view.carried
        self._describe()
        trails = [] if stepped.by_person else self._trails(before, stepped.seat)
        if trails != self.view.trails:
            self.view.trails = trails
            self.view.show_marks()
        pieces = frozenset(sprite.key for sprite in self.scene.sprites if sprite.key in before)
        self.journeys.travel(shown, TRAVEL_MS[self.program.settings.pace], pieces=pieces)

    def _put_down(self, carried: dict[Key, Place]) -> None:
        """What was dragged and not played glides home; what was played is on its way already."""
        if self.journeys.under_way:
            return
        milliseconds = GLIDE_MS if self.program.settings.pace != "off" else 0
        for piece in carried:
            self.scene.put_back(piece)
        self.journeys.travel(carried, milliseconds, pieces=frozenset(carried))

    def _trails(self, before: dict[Key, Place], seat: Seat) -> list[Sprite]:
        """Where the pieces came from that another seat has just moved."""
        colour = self.table.timeline.record.seating[seat].colour
        moved = [
            (before[sprite.key], sprite)
            for sprite in self.scene.sprites
            if sprite.layer == Layer.PIECE
            and sprite.is_target
            and sprite.key in before
            and before[sprite.key] != sprite.place
        ]
        return [trail_between(start, sprite, colour) for start, sprite in moved[:MOST_TRAILS]]

    # Choices

    def choose(self, moves: list[Any], place: Key) -> None:
        """What a gesture can mean: played when it means one thing, else asked at the piece."""
        warnings = self.table.warnings(moves[0]) if len(moves) == 1 and self.program.settings.warnings else ()
        if len(moves) == 1 and not warnings:
            self.table.propose(moves[0])
            return
        menu = Menu(self, self.look.style)
        for warning in warnings:
            menu.note(self.say(warning.sentence))
        for move in moves:
            words = (
                phrase("table-play-anyway") if warnings else self.table.game.say_move(self.table.timeline.state, move)
            )
            menu.addAction(self.say(words)).triggered.connect(lambda _=False, move=move: self.table.propose(move))
        if warnings:
            menu.addAction(self.program.say("table-think-again"))
        menu.stand_on_first()
        spot = self.scene.place_of(place)
        corner = self.view.mapFromScene(spot.rect.bottomLeft() if spot else self.view.rect().center())
        menu.popup(self.view.mapToGlobal(corner))

    def click(self, key: Key) -> None:
        """As if this piece or place had been clicked: takes it, or drops there what is held."""
        targets = self.hand.targets() if self.hand.held else self.hand.clickable()
        if key in targets:
            self.hand.drop(key)
        elif key in self.hand.takable_anew():
            self.hand.take(key)
        elif self.hand.held:
            self.hand.drop(key)

    def _tell_pointed(self, key: Key) -> None:
        """Where the keyboard stands, for screen readers."""
        if self.view.hasFocus() and key == self.view.focus:
            words = next((sprite.words for sprite in self.scene.sprites if sprite.key == key), None)
            self.view.setAccessibleDescription(self.say(words) if words else "")

    def _look_closer(self, key: Key) -> None:
        """A pile fans out while an empty hand points at it."""
        wanted = "" if self.hand.held else key
        if wanted == self._looked_at:
            return
        self._looked_at = wanted
        self.scene.show_hints(self.desk.closer_look(self.table.view, self.look, wanted) if wanted else ())

    def point_at_key(self, key: Key) -> None:
        """The keyboard or the list of pieces stands here: the table shows it."""
        self.view.focus = key or None
        self.view.show_marks()

    def point_at_move(self, move: Any | None) -> None:
        """A move that somebody considers in a list: its pieces and its place light up; lists may be a moment behind."""
        if move is None or self.hand.held or move not in self.table.legal:
            self.scene.show_hints(())
            return
        handle = self.desk.handle(self.table.view, move)
        table = self.scene.by_key()
        shown = on(table, handle.pieces, "state-can-take", Layer.RIM, bleed=RIM_BLEED)
        place = (handle.place,) if handle.place else ()
        shown += on(table, place, "state-target-strong", Layer.MARK)
        self.scene.show_hints([*shown, *self.desk.preview(self.table.view, move, self.look, self.scene.places())])

    # Refusals

    def show_refusal(self, refusal: Refusal, place: Key = "") -> None:
        spot = self.scene.place_of(place)
        target = self._on_screen(spot) if spot else QRectF(self.rect()).adjusted(0, self.height() * 0.45, 0, 0)
        keep_free = [self._on_screen(each) for key, each in self.scene.places().items() if key in self.hand.targets()]
        self.bubble.show_reason(self._said(refusal), target, self.look.style, keep_free)

    def _show_reason(self) -> None:
        reason = self.hand.reason
        if reason is not None:
            self.show_refusal(reason.refusal, reason.place)
        else:
            self.bubble.put_away()

    def _show_dropped(self, reason: Reason) -> None:
        self.show_refusal(reason.refusal, reason.place)

    def _said(self, refusal: Refusal) -> SaidReason:
        texts = self.program.texts(self.table.game)
        cure = texts.say_if_there(refusal.cure, self.table.names) or ""
        return SaidReason(texts.say(refusal.sentence, self.table.names), cure, refusal.rule)

    def _on_screen(self, place: Place) -> QRectF:
        return QRectF(self.view.mapFromScene(place.rect).boundingRect())
