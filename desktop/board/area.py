"""The table's surface in a window: scene, view, hand, reasons and choices at the piece, pieces on their way."""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.board.bubble import Bubble, KeepFree
from desktop.board.desk import AnyDesk, Look, Part, saying
from desktop.board.folds import Folds
from desktop.board.gestures import Gestures
from desktop.board.hand import Hand, Reason
from desktop.board.journeys import Journeys
from desktop.board.layers import Layer
from desktop.board.marks import RIM_BLEED, considered, foreseen, on
from desktop.board.motion import Change
from desktop.board.painting import Painting
from desktop.board.past_look import PastLook
from desktop.board.printing import TABLE_PAINTERS
from desktop.board.proposing import Proposer
from desktop.board.room import table_style
from desktop.board.scene import BoardScene
from desktop.board.showing import SHOWN_MS, Showing, frames_at
from desktop.board.sprite import Key, Place, Sprite
from desktop.board.view import BoardView
from desktop.paint.reason import Reason as SaidReason
from desktop.program import Program
from desktop.settings import TRAVEL_MS, Pace
from desktop.table import Stepped, Table
from desktop.widgets.menu import Menu
from rules.core.explained import Explained
from rules.core.refusal import Refusal
from rules.core.types import Arg, Phrase, Seat

GLIDE_MS = 180
"""How long a piece glides home that was not dropped where it may go."""
CAMERA_MS = 240
NUMBER = 24
"""How large the number of a decision stands beside what it chose, at 1600 x 1000."""
MOST_PARTS = 9
MOVED_ON = 24
"""Pixels after which the pointer is somewhere else than where something was refused."""
UNFOLD_MS = 110
SPOKEN_OF = 20.0
"""How much worse it is to hide what a refusal speaks of than any place where something could be dropped."""
POSTER_MS: dict[Pace, int] = {"off": 0, "fast": 700, "normal": 1300, "slow": 2200}
"""How long people look at a card that was turned over, before the pieces move."""
JUMP_MS = 160
"""How long pieces travel at most when the table looks at quite another point of the game."""


class BoardArea(QWidget):
    """Signals: `rule_wanted` with a rule id; `pieces_changed` with (key, phrase) of all that can be pointed at;
    `shown` when the table shows another move again, or the next reason of an automa, or the game as it stands.
    """

    rule_wanted = Signal(str)
    pieces_changed = Signal(object)
    shown = Signal()

    def __init__(self, program: Program, table: Table, desk: AnyDesk, hand: Hand | None = None) -> None:
        super().__init__()
        self.program = program
        self.table = table
        self.desk = desk
        self.hand = hand or Hand(table, desk)
        self.hand.setParent(self)
        self.painting = Painting(program.art, TABLE_PAINTERS, desk.painters)
        self.scene = BoardScene(self.painting, self)
        self.view = BoardView(self.scene)
        self.journeys = Journeys(self.scene)
        self.showing = Showing()
        self.reads: Callable[[], bool] = lambda: program.settings.explain
        """Whether somebody wants to read why an automa does what it does, and can."""
        self._stands_at = self._here
        """The point of the game that was shown last, and to whom."""
        self._view_shown: Any = None
        self._turns_from: tuple[Seat | None] | None = None
        """Whose side of the table is seen until all pieces have arrived; then it turns to who plays next."""
        self.folds = Folds(self)
        self.overlay: Key = ""
        """What somebody has laid over the table."""
        self._refused_at: QPointF | None = None
        """Where the pointer was when something was refused that was dropped."""
        self._told_at: Key = ""
        """Beside what the last reason was told."""
        self._past_look: PastLook | None = None
        self._considers = False
        """Whether the table shows a move, or a piece, that somebody considers in a list."""
        self._taken_later: tuple[int, frozenset[Key]] = -1, frozenset()
        """What could be taken at the point of the past that was last asked for."""
        self._lights_wait = False
        """Whether pieces are on their way: no light falls on what can be done before they have arrived."""
        self.bubble = Bubble(self, self.view.viewport())
        self.proposer = self._proposer()
        self.gestures = Gestures(self.hand, self.proposer, self.scene, self.view)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.view.follow(self.gestures)
        self.view.hints = program.settings.hints
        self.view.foresee = self._foresee
        self.view.is_still = lambda: not self._lights_wait
        self.view.standing.unfolding = lambda: self.scene.unfolding(self.folds.open)
        self.view.is_watched = lambda: self.showing.is_on and self.showing.card is None
        self.view.is_past = lambda: table.is_looking_back
        self.view.would_take = self._would_take
        self.view.parts = lambda: [part.place.rect for part in self.parts()]
        self.view.glide_ms = self._glide_ms
        self.view.words_of = self._tip_of
        self._connect()
        self.hand.look_again()

    def _proposer(self) -> Proposer:
        return Proposer(self, self.program, self.table, self.rule_wanted.emit)

    def _connect(self) -> None:
        self.view.resized.connect(self.refresh)
        self.view.touched.connect(self._touch)
        self.view.pointed.connect(self._point)
        self.view.stands.connect(lambda key: self.view.setAccessibleDescription(self._words_of(key)))
        self.view.unfolded.connect(self._keep_open)
        self.view.cancelled.connect(self.folds.close)
        self.view.wanted.connect(self.ask_to_play_on)
        self.folds.changed.connect(self._unfold)
        self.gestures.put_down.connect(self._glide_home)
        self.hand.changed.connect(self._show_reason)
        self.hand.changed.connect(self.consider_nothing)
        self.hand.refused.connect(self._show_dropped)
        self.bubble.rule_wanted.connect(self.rule_wanted)
        self.table.stepped.connect(self._step)
        self.table.went.connect(self._go)
        self.table.curtain.connect(self._cover)
        self.journeys.set_out.connect(self._take_poster_down)
        self.journeys.arrived.connect(self._arrive)
        self.showing.changed.connect(self._show_frame)
        self.showing.over.connect(self._show_game)
        self.table.refused.connect(self.show_refusal)
        self.table.unkept.connect(lambda _: self.bubble.put_away())
        self.program.language_changed.connect(self.refresh)
        self.program.style_changed.connect(self.refresh)

    # What is shown

    @property
    def look(self) -> Look:
        style, table = self.program.style(self.table.game.id, self.window().width()), self.table
        say = saying(self.program.texts(table.game), table.names)
        seat = table.looking if self._turns_from is None else self._turns_from[0]
        width, height = float(self.view.width()), float(self.view.height())
        return Look(width, height, style, say, table.names, seat, self._open)

    @property
    def _open(self) -> frozenset[Key]:
        """Of what can be laid over the table only one thing: what one points at goes before what was kept."""
        is_pointed = any(each.key in self.folds.open for each in self.desk.overlays)
        return self.folds.open if is_pointed or not self.overlay else self.folds.open | {self.overlay}

    def say(self, said: Phrase) -> str:
        return self.program.say_phrase(said, self.table.game, self.table.names)

    @property
    def view_shown(self) -> Any:
        """The position on the table: that of the game, unless something is shown again."""
        if self.showing.is_on:
            return self.showing.view
        if self._turns_from is not None:
            return self.table.game.view(self.table.timeline.state, self._turns_from[0])
        return self.table.view

    def refresh(self) -> None:
        """The whole table anew, at once."""
        self.view.setAccessibleName(self.program.say("table-surface"))
        self.journeys.skip()
        self.view.trails = []
        self.scene.show_hints(())
        self._turns_from = None
        self._describe()

    def _describe(self) -> None:
        """The position on the table, and what can be done there."""
        self._look_past()
        self._draw()
        if self.showing.is_on:
            self.hand.rest()
        else:
            self.hand.look_again()
        self.bubble.put_away()
        self.consider_nothing()

    def _look_past(self) -> None:
        """The past shows plainly that it is past; the present bears nothing for that."""
        style, worn = self.look.style if self.table.is_looking_back else None, self._past_look
        if style != (worn.style_now if worn is not None else None):
            self._past_look = PastLook(style) if style is not None else None
            self.view.viewport().setGraphicsEffect(self._past_look)  # type: ignore[arg-type]  # None takes it away

    def _draw(self) -> None:
        look, view = self.look, self.view_shown
        self.painting.art = self.program.art.with_style(look.style)
        self.painting.ratio = self.devicePixelRatioF()
        self.scene.show(self.desk.sprites(view, look))
        self._frame_table(look)
        self._stands_at, self._view_shown = self._here, view
        self.pieces_changed.emit([(sprite.key, sprite.words) for sprite in self.scene.sprites if sprite.words])

    def _frame_table(self, look: Look) -> None:
        """The camera over the table; more may lie on it for the moment."""
        self.view.camera.stand_over(QRectF(0, 0, look.width, look.height), 1.0)

    @property
    def _here(self) -> tuple[int, Seat | None]:
        return self.table.timeline.now, self.table.looking

    def _foresee(self) -> list[Sprite]:
        """The piece as it would be, and what that brings, on every place it could go to; or what an automa weighs."""
        card = self.showing.card
        if card is not None:
            read = self.showing.frame.cards[: self.showing.card_number + 1]
            lying = [(each, self._lying(each)) for each in read]
            style = self.look.style
            return considered(self.scene.by_key(), lying, table_style(style, style.unit).text_size(NUMBER))
        if not self.hand.held:
            return []
        moves = foreseen(self.hand)
        if not moves:
            return []
        view, look, places = self.table.view, self.look, self.scene.places()
        return [sprite for move in moves for sprite in self.desk.preview(view, move, look, places)]

    def _lying(self, card: Explained) -> dict[Arg, Sequence[Key]]:
        """Where the candidates of an automa lie on the table."""
        return {each: self.desk.candidate(self.view_shown, card, each) for each in card.candidates}

    # How it changes

    def _step(self, stepped: Stepped) -> None:
        """Somebody has played. What an automa did is shown once its reasons are read; what a move sets off, act by act,
        as long as pieces travel at all."""
        self.showing.stop()
        reads = not stepped.by_person and self.reads() and any(isinstance(each, Explained) for each in stepped.events)
        if reads or (self._travel_ms and self.table.acts_at(stepped.number)):
            frames = frames_at(self.table, stepped.number)
            self.showing.begin(frames, SHOWN_MS[self._pace], at_once=not reads, is_own=stepped.by_person)
        else:
            self._change(None if stepped.by_person else stepped.seat, self._travel_ms, stepped.events)

    @property
    def is_paused(self) -> bool:
        return self.showing.is_paused if self.showing.is_acting else self.table.is_paused

    def pause(self, paused: bool) -> None:
        """What is shown act by act stands still; else the opponents wait."""
        if self.showing.is_acting:
            self.showing.pause(paused)
        else:
            self.table.pause(paused)

    def _go(self) -> None:
        """Undo, redo, another point: pieces travel there, as long as the same person looks on."""
        self.showing.stop()
        was, now = self._stands_at, self._here
        if was[1] != now[1] or was[0] == now[0]:
            self.refresh()
            return
        line = self.table.timeline.line()
        steps = line.index(now[0]) - line.index(was[0]) if was[0] in line else len(line)
        far = abs(steps) > 1
        self._change(
            self.table.mover_at(now[0]) if steps == 1 else None,
            min(JUMP_MS, self._travel_ms) if far else self._travel_ms,
            self.table.timeline.seen_at(now[0], self.table.looking) if steps == 1 else (),
        )

    def _change(self, mover: Seat | None, milliseconds: int, events: Sequence[Any] = ()) -> None:
        """The table anew: pieces travel to where they are now, and leave a trail if another seat moved them."""
        with self.view.marked_once():
            self._change_all(mover, milliseconds, events)

    def _change_all(self, mover: Seat | None, milliseconds: int, events: Sequence[Any]) -> None:
        self.journeys.skip()
        self._leave_what_was_left()
        is_seen = milliseconds > 0 or mover is not None
        before = self.scene.by_key() if is_seen else {}
        was_shown, carried = self._view_shown, dict(self.gestures.carried)
        was = self._stands_at[1]
        if milliseconds and was != self.table.looking and not self.table.game.hides:
            self._turns_from = (was,)
        self._describe()
        for piece in carried:
            self.scene.put_back(piece)
        after = self.scene.by_key() if is_seen else {}
        same = self.desk.same(was_shown, self._view_shown) if before and was_shown is not None else {}
        change = Change(before, after, (was_shown, self._view_shown), carried, same)
        trails = change.trails(self._colour(mover)) if mover is not None else []
        if self.view.standing.go_on() or trails != self.view.trails or milliseconds:
            self._show_change(change, trails, milliseconds, events)

    def _show_change(self, change: Change, trails: list[Sprite], milliseconds: int, events: Sequence[Any]) -> None:
        self.view.trails = trails
        if milliseconds:
            self._lights_wait = True
            starts = change.starts(self.desk)
            order = self.desk.order(events)
            gone, poster = change.gone(self.desk), self.desk.poster(self._view_shown, self.look, events)
            if events and change.views[0] is not None:
                gone |= self.desk.flights(change.views, self.look, events, self.scene.places())
            self.scene.show_poster(poster)
            waits = POSTER_MS[self._pace] if poster else 0
            self.journeys.travel(starts, milliseconds, pieces=starts, order=order, gone=gone, waits=waits)
        self.view.show_marks()

    def _take_poster_down(self) -> None:
        self.scene.show_poster(())

    def _arrive(self) -> None:
        """Only now that pieces lie where they belong does light fall on what can be done."""
        self._lights_wait = False
        self._take_poster_down()
        if self._turns_from is not None:
            self._turns_from = None
            self._describe()
        self.view.show_marks()
        self.showing.go_on_waiting()

    def _unfold(self) -> None:
        """Something opens or closes: the same position, looked at more closely. What is held stays in the hand."""
        if self._lights_wait:
            self.journeys.skip()
        before, carried = self.scene.by_key(), self.gestures.carried
        self._draw()
        for key, place in carried.items():
            self.scene.put(key, place, Layer.HELD)
        if self._travel_ms:
            change = Change(before, self.scene.by_key(), (self._view_shown, self._view_shown), {})
            starts = change.starts(self.desk)
            pieces = [key for key in starts if key not in carried]
            self.journeys.travel(starts, UNFOLD_MS, pieces=pieces, gone=change.gone(self.desk))
        self.view.show_marks()

    def _glide_home(self, carried: dict[Key, Place]) -> None:
        """What was dragged and not played goes back to where it lies."""
        milliseconds = GLIDE_MS if self._travel_ms else 0
        for piece in carried:
            self.scene.put_back(piece)
        self.journeys.travel(carried, milliseconds, pieces=carried)

    def _touch(self) -> None:
        """Whoever takes hold of the table wants it as it is: what is on its way arrives, what is shown again ends."""
        self.bubble.put_away()
        self.consider_nothing()
        self.journeys.skip()
        if self.view.is_watched():
            self.showing.stop()

    def _colour(self, seat: Seat) -> str:
        return self.table.timeline.record.seating[seat].colour

    @property
    def _pace(self) -> Pace:
        return self.program.settings.pace

    @property
    def _travel_ms(self) -> int:
        return TRAVEL_MS[self._pace]

    # Showing again, and reasons

    def show_again(self) -> None:
        """What the others have played since the looking seat's last turn, move by move; again: back to the game."""
        points = self.table.points_of_others()
        if self.showing.is_on or not points:
            self.showing.stop()
        else:
            frames = [frame for point in points for frame in frames_at(self.table, point)]
            self.showing.begin(frames, SHOWN_MS[self._pace])

    def _show_frame(self) -> None:
        showing = self.showing
        point = showing.frame.point
        if showing.is_done:
            # Whoever has just made the move needs no trail of it.
            is_own = showing.frame.act or showing.is_own
            mover = None if is_own else self.table.mover_at(point)
            self._change(mover, self._travel_ms, showing.frame.events)
            if self.journeys.waiting:
                showing.wait_for_pieces()
        elif showing.card is not None and showing.card_number:
            self.view.show_marks()
        else:
            self._change(None, min(JUMP_MS, self._travel_ms))
        self.shown.emit()

    def _show_game(self) -> None:
        """The game as it stands; what was moved last keeps its trail."""
        trails = self.view.trails
        self._change(None, min(JUMP_MS, self._travel_ms))
        self.view.trails = trails
        self.view.show_marks()
        self.shown.emit()

    def _cover(self) -> None:
        """The screen is handed on: nothing of what one person saw stays behind the cloth."""
        self.folds.close()
        self.showing.stop()
        self.refresh()

    # The camera

    def parts(self) -> Sequence[Part]:
        """What the camera can look at, in the order of the keys from 1 to 9."""
        return tuple(islice(self.desk.parts(self.view_shown, self.look), MOST_PARTS))

    def look_at_part(self, number: int) -> None:
        """The part of this number, from 1; a game may have fewer."""
        parts = self.parts()
        if number <= len(parts):
            self.view.camera.look_at(parts[number - 1].place.rect, self._glide_ms())

    def look_at_all(self) -> None:
        self.view.camera.look_at_all(self._glide_ms())

    def _glide_ms(self) -> int:
        return CAMERA_MS if self.program.settings.pace != "off" else 0

    # Choices

    def click(self, key: Key) -> None:
        """As if this piece or place had been clicked: takes it, or drops there what is held."""
        targets = self.hand.targets() if self.hand.held else self.hand.clickable()
        if key in self._would_take():
            self.ask_to_play_on(key)
        elif key in targets:
            self.gestures.drop(key)
        elif key in self.hand.takable_anew():
            self.hand.take(key)
        elif self.hand.held:
            self.gestures.drop(key)
        elif (reason := self.hand.reason_not_to_click(key)) is not None:
            self.hand.tell(reason)
        elif fold := self.scene.fold_of(key):
            self._keep_open(fold)

    def _would_take(self) -> frozenset[Key]:
        """While somebody looks back: what could be taken or clicked if the game went on from there."""
        table = self.table
        if not table.is_looking_back:
            return frozenset()
        here = table.timeline.now
        if self._taken_later[0] != here:
            hand = Hand(table.played_on, self.desk)
            hand.look_again()
            self._taken_later = here, hand.takable_anew() | hand.clickable()
        return self._taken_later[1]

    def ask_to_play_on(self, key: Key) -> None:
        """At the piece that somebody would take in the past: to play it begins another branch of the game."""
        menu = Menu(self, self.look.style)
        menu.addAction(self.program.say("past-ask")).triggered.connect(lambda: self._play_on(key))
        menu.stand_on_first()
        menu.popup(self.gestures.below(key))

    def _play_on(self, key: Key) -> None:
        self.table.play_on()
        if key in self.hand.takable_anew():
            self.hand.take(key)

    def _keep_open(self, fold: Key) -> None:
        """A click on something that unfolds, or that is laid over the table; again: closed."""
        if any(each.key == fold for each in self.desk.overlays):
            self.lay_over(fold)
        else:
            self.folds.keep(fold)

    def lay_over(self, overlay: Key) -> None:
        """Lays this over the table in place of what lies there, or takes it away again."""
        self.folds.close()
        self.overlay = "" if overlay == self.overlay else overlay
        self._unfold()

    def _point(self, key: Key) -> None:
        """The mouse or the keyboard is here: what lies here unfolds, and screen readers tell where the keyboard is.

        Where something was refused, nothing unfolds over the reason before the pointer has moved on.
        """
        by_keyboard = self.view.hasFocus() and key == self.view.focus
        if by_keyboard or self._has_moved_on():
            self.folds.point(self.scene.fold_of(key), holds=bool(self.hand.held), at_once=by_keyboard)

    def _has_moved_on(self) -> bool:
        start, here = self._refused_at, self.view.pointer
        if start is None or here is None or (here - start).manhattanLength() > MOVED_ON:
            self._refused_at = None
        return self._refused_at is None

    def _leave_what_was_left(self) -> None:
        """A menu under the pointer may have swallowed that it has left: nothing stays open that nobody points at."""
        by_keyboard = self.view.hasFocus() and self.view.standing.frame is not None
        if not self.folds.shown or by_keyboard:
            return
        viewport = self.view.viewport()
        if not viewport.rect().contains(viewport.mapFromGlobal(QCursor.pos())):
            self.folds.point("")

    def _words_of(self, key: Key) -> str:
        words = next((sprite.words for sprite in self.scene.sprites if sprite.key == key), None)
        return self.say(words) if words else ""

    def _tip_of(self, key: Key) -> str:
        """Not over the reason of what was refused there."""
        return "" if self.bubble.isVisible() and key == self._told_at else self._words_of(key)

    def point_at_key(self, key: Key) -> None:
        """The list of pieces stands here: the table shows it, and the keyboard stands here when it comes back."""
        place = self.scene.place_of(key)
        self._considers = place is not None
        if place is not None:
            self.view.stand_on(key)
            self.view.camera.bring_into_sight(place.rect)
        self.scene.show_hints(on(self.scene.by_key(), [key], "state-focus", Layer.FOCUS))

    def point_at_move(self, move: Any | None) -> None:
        """A move that somebody considers in a list: its pieces and its place light up; lists may be a moment behind.

        Whatever else happens at the table ends that.
        """
        self._considers = move is not None
        if move is None or self.hand.held or self.showing.is_on or move not in self.table.legal:
            self.scene.show_hints(())
            return
        handle = self.desk.handle(self.table.view, move)
        table = self.scene.by_key()
        shown = on(table, handle.pieces, "state-can-take", Layer.RIM, bleed=RIM_BLEED)
        place = (handle.place,) if handle.place else ()
        shown += on(table, place, "state-target-strong", Layer.MARK)
        self.scene.show_hints([*shown, *self.desk.preview(self.table.view, move, self.look, self.scene.places())])

    def consider_nothing(self) -> None:
        """What a list pointed at is no longer what the table is about."""
        if self._considers:
            self.point_at_move(None)

    # Refusals

    def show_refusal(self, refusal: Refusal, place: Key = "", speaks_of: Iterable[Key] = ()) -> None:
        self._told_at = place
        spot = self.scene.place_of(place)
        target = self._on_screen(spot) if spot else QRectF(self.rect()).adjusted(0, self.height() * 0.45, 0, 0)
        self.bubble.show_reason(self._said(refusal), target, self.look.style, self._keep_free(place, speaks_of))

    def _show_reason(self) -> None:
        reason = self.hand.reason
        if reason is not None:
            self.show_refusal(reason.refusal, reason.place, reason.speaks_of)
        else:
            self.bubble.put_away()

    def _show_dropped(self, reason: Reason) -> None:
        self._refused_at = self.view.pointer
        self.show_refusal(reason.refusal, reason.place, reason.speaks_of)

    def _keep_free(self, place: Key, speaks_of: Iterable[Key]) -> KeepFree:
        """The place itself, what stands there, and what stands in the way, before all that could be done now."""
        places, targets = self.scene.places(), self.hand.targets()
        spoken = {place, *speaks_of} & places.keys()
        named = [(self._on_screen(places[key]), SPOKEN_OF) for key in spoken]
        return [*named, *((self._on_screen(places[key]), 1.0) for key in targets if key in places)]

    def _said(self, refusal: Refusal) -> SaidReason:
        texts = self.program.texts(self.table.game)
        cure = texts.say_if_there(refusal.cure, self.table.names) or ""
        rule = refusal.rule if texts.has(f"{refusal.rule}.rule") else ""
        return SaidReason(texts.say(refusal.sentence, self.table.names), cure, rule)

    def _on_screen(self, place: Place) -> QRectF:
        return QRectF(self.view.mapFromScene(place.rect).boundingRect())
