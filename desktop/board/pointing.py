"""What one points at: what unfolds there, what it is called, and what a list lights up on the table."""

import html
from typing import Any

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QToolTip

from desktop.aloud.voice import joined
from desktop.board.layers import Layer
from desktop.board.marks import RIM_BLEED, on
from desktop.board.refusals import Refusals
from desktop.board.situation import Situation
from desktop.board.sprite import Key
from desktop.board.thing_cards import ThingCards
from desktop.board.view import BoardView


class Pointing(QObject):
    """Signal: `unfolded` when something else lies open on the table, or over it."""

    unfolded = Signal()

    def __init__(self, situation: Situation, view: BoardView, refusals: Refusals, cards: ThingCards) -> None:
        super().__init__(view)
        self.situation = situation
        self.expansion = situation.expansion
        self.view = view
        self.scene = view.board
        self.hand = view.gestures.hand
        self.refusals = refusals
        self.cards = cards
        self._considers = False
        """Whether the table shows a move, or a piece, that somebody considers in a list."""
        self.expansion.changed.connect(self.unfolded)
        view.describes = self.spoken

    # By mouse and keyboard

    def point(self, key: Key) -> None:
        """The mouse or the keyboard is here: what lies here unfolds.

        Where something was refused, nothing unfolds over the reason before the pointer has moved on.
        """
        by_keyboard = self.view.hasFocus() and key == self.view.focus
        if by_keyboard or self.refusals.pointer_has_moved_on():
            self.expansion.point(self.scene.fold_of(key), holds=bool(self.hand.held), at_once=by_keyboard)

    def keep_open(self, fold: Key) -> None:
        """A click on something that unfolds, or that is laid over the table; again: closed."""
        if any(each.key == fold for each in self.situation.desk.overlays):
            self.lay_over(fold)
        else:
            self.expansion.keep(fold)

    def lay_over(self, overlay: Key) -> None:
        """Lays this over the table in place of what lies there, or takes it away again."""
        self.expansion.close()
        self.situation.overlay = "" if overlay == self.situation.overlay else overlay
        self.unfolded.emit()

    def leave_what_was_left(self) -> None:
        """A menu under the pointer may have swallowed that it has left: nothing stays open that nobody points at."""
        by_keyboard = self.view.hasFocus() and self.view.keyboard_focus.frame is not None
        if not self.expansion.shown or by_keyboard:
            return
        viewport = self.view.viewport()
        if not viewport.rect().contains(viewport.mapFromGlobal(QCursor.pos())):
            self.expansion.point("")

    # In words

    def words_of(self, key: Key) -> str:
        """What lies there, in words."""
        sprite = self.scene.by_key().get(key)
        return self.situation.say(sprite.words) if sprite is not None and sprite.words else ""

    def tip_of(self, key: Key) -> str:
        """The same, but not over the reason of what was refused there, nor where a card explains it."""
        return "" if self.refusals.tells_at(key) or self.cards.faces.explains(key) else self.words_of(key)

    def show_tip(self, key: Key, at: QPoint) -> None:
        words = self.tip_of(key)
        QToolTip.showText(at, f"<p>{html.escape(words)}</p>" if words else "", self.view)

    def describe(self, key: Key) -> None:
        """Tells screen readers where the keyboard is."""
        self.view.setAccessibleDescription(self.spoken(key))

    def spoken(self, key: Key) -> str:
        """All that is said of what lies there: what it is, what can be done with it or why not, what it is for."""
        reason = self.hand.reason if self.hand.pointed == key else None
        why = self.refusals.words_of(reason.refusal) if reason is not None else ""
        return joined((self.with_standing(key), why, self.cards.faces.words_of(key) if key else ""))

    def with_standing(self, key: Key) -> str:
        """What lies there, and how it stands to the hand."""
        words, standing = self.words_of(key), self.hand.standing(key)
        if not words or not standing:
            return words
        say = self.situation.program.say
        return say("state-of", words=words, state=say(f"state-{standing}"))

    # From a list

    def show_key(self, key: Key) -> None:
        """The list of pieces stands here: the table shows it, and the keyboard stands here when it comes back."""
        place = self.scene.place_of(key)
        self._considers = place is not None
        if place is not None:
            self.view.stand_on(key)
            self.view.camera.bring_into_sight(place.rect)
        self.scene.show_hints(on(self.scene.by_key(), [key], "state-focus", Layer.FOCUS))
        self.cards.explained.emit(self.cards.faces.words_of(key))

    def show_move(self, move: Any | None) -> None:
        """Light up the pieces and the place of a move considered in a list; with None, put the lights out.

        Lists may be a moment behind. Any other event at the table ends that.
        """
        here, table = self.situation, self.situation.table
        self._considers = move is not None
        if move is None or self.hand.held or here.showing.is_on or move not in table.legal:
            self.scene.show_hints(())
            return
        handle = here.desk.handle(table.view, move)
        sprites = self.scene.by_key()
        shown = on(sprites, handle.pieces, "state-can-take", Layer.RIM, bleed=RIM_BLEED)
        place = (handle.place,) if handle.place else ()
        shown += on(sprites, place, "state-target-strong", Layer.MARK)
        self.scene.show_hints([*shown, *here.desk.preview(table.view, move, here.look, self.scene.places())])

    def consider_nothing(self) -> None:
        """What a list pointed at is no longer what the table is about."""
        if self._considers:
            self.show_move(None)
