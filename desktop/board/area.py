"""The table's surface in a window: builds what draws, lights, changes and plays there, and connects them."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRectF, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.board.changes import Changes
from desktop.board.desk import AnyDesk, Look
from desktop.board.hand import Hand
from desktop.board.painting import Painting
from desktop.board.past_look import PastLook
from desktop.board.pointing import Pointing
from desktop.board.printing import TABLE_PAINTERS
from desktop.board.proposing import Proposer
from desktop.board.reasons import Reason
from desktop.board.refusals import Refusals
from desktop.board.replay import Replay
from desktop.board.scene import BoardScene
from desktop.board.situation import Situation
from desktop.board.speaking import Speaking
from desktop.board.thing_cards import ThingCards
from desktop.board.view import BoardView
from desktop.program import Program
from desktop.table.seat_at_table import SeatAtTable


class BoardArea(QWidget):
    """Signals: `rule_wanted` with a rule id; `pieces_changed` with (key, phrase, place) of all that can be pointed
    at.
    """

    rule_wanted = Signal(str)
    pieces_changed = Signal(object)

    situation_type: type[Situation] = Situation
    hand_type: type[Hand] = Hand

    def __init__(self, program: Program, table: SeatAtTable, desk: AnyDesk) -> None:
        super().__init__()
        self.program = program
        self.table = table
        self.desk = desk
        self.situation = self.situation_type(program, table, desk, self)
        self.showing, self.expansion = self.situation.showing, self.situation.expansion
        self.hand = self.hand_type(table, desk)
        self.hand.setParent(self)
        self.painting = Painting(program.art, TABLE_PAINTERS, desk.painters)
        self.scene = BoardScene(self.painting, self)
        self.proposer = Proposer(self, self.situation)
        self.view = BoardView(self.scene, self.situation, self.hand, self.proposer)
        self.gestures = self.view.gestures
        self.refusals = Refusals(self.situation, self.hand, self.view, self)
        self.bubble = self.refusals.bubble
        self.cards = ThingCards(self.situation, self.view, self.refusals, self)
        self.pointing = Pointing(self.situation, self.view, self.refusals, self.cards)
        self.speaking = Speaking(self.gestures, self.pointing, self.refusals)
        self.changes = Changes(self.situation, self, self.view, self.pointing)
        self.animations = self.changes.animations
        self.replay = Replay(self.situation, self.changes, self.view.lights)
        self._past_look: PastLook | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self._connect()
        self.hand.look_again()

    def _connect(self) -> None:
        self.view.resized.connect(self.refresh)
        self.view.tip_wanted.connect(self.pointing.show_tip)
        self.view.lights.framed.connect(self.pointing.describe)
        self.gestures.touched.connect(self._touch)
        self.gestures.pointed.connect(self.pointing.point)
        self.gestures.pointed.connect(self.cards.pointer_moved)
        self.gestures.asked.connect(self.cards.ask_at)
        self.view.touch.rested.connect(self._tell_what_lies_at)
        self.gestures.unfolded.connect(self.pointing.keep_open)
        self.gestures.cancelled.connect(self.expansion.close)
        self.hand.changed.connect(self.refusals.show_reason)
        self.hand.changed.connect(self.pointing.consider_nothing)
        self.hand.refused.connect(self._show_dropped)
        for each in (self.refusals.bubble, self.proposer, self.cards):
            each.rule_wanted.connect(self.rule_wanted)
        self.table.stepped.connect(self.replay.step)
        self.table.went.connect(self.changes.go)
        self.table.curtain.connect(self._cover)
        self.table.refused.connect(self.refusals.show)
        self.table.unkept.connect(self.refusals.put_away)
        self.program.language_changed.connect(self.refresh)
        self.program.style_changed.connect(self.refresh)

    # What is shown

    def refresh(self) -> None:
        """Show the whole table again, at once."""
        self.view.setAccessibleName(self.program.say("table-surface"))
        self.changes.forget()
        self.scene.show_hints(())
        self.describe()

    def recovery(self) -> Sequence[Callable[[], object]]:
        """What draws the table anew from its position after something broke in the middle of it, step by step."""
        return (
            self.showing.stop,
            self.changes.give_up,
            self.gestures.cancel,
            self.scene.forget,
            self.refresh,
        )

    def describe(self) -> None:
        """The position on the table, and what can be done there."""
        self._look_past()
        self.draw()
        if self.showing.is_on:
            self.hand.rest()
        else:
            self.hand.look_again()
        self.refusals.put_away()
        self.cards.refresh()
        self.pointing.consider_nothing()

    def draw(self) -> None:
        look, view = self.situation.look, self.situation.view
        self.painting.art = self.program.art.with_style(look.style)
        self.painting.ratio = self.devicePixelRatioF()
        self.scene.show(self.desk.sprites(view, look))
        self._frame_table(look)
        self.changes.was_drawn(view)
        shown = self.scene.sprites
        self.pieces_changed.emit([(each.key, each.words, each.place) for each in shown if each.words])

    def _look_past(self) -> None:
        """The past shows plainly that it is past; the present bears nothing for that."""
        style, worn = self.situation.look.style if self.situation.is_past else None, self._past_look
        if style != (worn.style_now if worn is not None else None):
            self._past_look = PastLook(style) if style is not None else None
            self.view.viewport().setGraphicsEffect(self._past_look)  # type: ignore[arg-type]  # None takes it away

    def _frame_table(self, look: Look) -> None:
        """The camera over the table; more may lie on it for the moment."""
        self.view.camera.stand_over(QRectF(0, 0, look.width, look.height), 1.0)

    @property
    def is_watched(self) -> bool:
        """Whether people still watch what was done before."""
        return self.showing.is_on or self.animations.under_way

    # What interrupts

    def _tell_what_lies_at(self, at: QPoint) -> None:
        """A finger rests there: it is told what lies under it."""
        self.cards.ask_under_finger(at)

    def skip(self) -> None:
        """Skip the rest: end the replay, and let pieces on their way arrive."""
        self.showing.stop()
        self.animations.skip()

    def _touch(self) -> None:
        """Show the table as it is when a player touches it: travelling pieces arrive, a watched replay ends."""
        self.refusals.put_away()
        self.cards.leave()
        self.pointing.consider_nothing()
        self.animations.skip()
        if self.situation.is_watched:
            self.showing.stop()

    def _cover(self) -> None:
        """The screen is handed on: nothing of what one person saw stays behind the cloth."""
        self.expansion.close()
        self.cards.close()
        self.showing.stop()
        self.refresh()

    def _show_dropped(self, reason: Reason) -> None:
        self.refusals.show_dropped(reason)

    # The camera

    def look_at_part(self, number: int) -> None:
        """The part of this number, from 1; a game may have fewer."""
        parts = self.situation.part_places()
        if number <= len(parts):
            self.view.camera.look_at(parts[number - 1], self.situation.camera_ms)

    def look_at_all(self) -> None:
        self.view.camera.look_at_all(self.situation.camera_ms)
