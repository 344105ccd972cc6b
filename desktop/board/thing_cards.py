"""When the table explains what lies there: pointed at for a moment, asked for by key or click; which cards stay."""

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.board.floating_box import KeepFree
from desktop.board.layers import Layer
from desktop.board.marks import on
from desktop.board.refusals import Refusals
from desktop.board.situation import Situation
from desktop.board.sprite import Key, Place, place_of
from desktop.board.thing_card import ThingCard
from desktop.board.thing_faces import ThingFaces
from desktop.board.view import BoardView
from desktop.settings import Bubbles

OPENS_MS: dict[Bubbles, int] = {"at-once": 60, "moment": 450, "key": -1}
"""How long the pointer rests before a thing explains itself."""
NEXT_MS = 220
"""The same while a card is open already: to the next thing, or away."""
MOST_PINNED = 3
SPOKEN_OF, COULD_BE_USED, LIES_THERE = 20.0, 1.0, 0.3
"""How bad it is to hide what the card speaks of, a place where something could be dropped, any other piece."""


class ThingCards(QObject):
    """Signals: `rule_wanted` with a rule id; `explained` with all that a card says, in words, when one opens."""

    rule_wanted = Signal(str)
    explained = Signal(str)

    def __init__(self, situation: Situation, view: BoardView, refusals: Refusals, around: QWidget) -> None:
        super().__init__(around)
        self.situation = situation
        self.view = view
        self.scene = view.board
        self.hand = view.gestures.hand
        self.refusals = refusals
        self.faces = ThingFaces(situation, view.board)
        self.around = around
        self.card = self._made()
        """The one that comes and goes with the pointer."""
        self.kept: list[tuple[Key, ThingCard]] = []
        """Those that stay, the oldest first."""
        self.key: Key = ""
        """What the card explains."""
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._look)
        view.installEventFilter(self)

    # When

    def pointer_moved(self, *_: object) -> None:
        """Wait until the pointer rests."""
        wait = OPENS_MS[self.situation.program.settings.bubbles]
        if self.card.isVisible():
            self._clock.start(NEXT_MS)
        elif wait >= 0 and self._may_open:
            self._clock.start(wait)
        else:
            self._clock.stop()

    def ask(self, key: Key) -> None:
        """Explain at once what lies there; asked once more, the card stays."""
        if key and key == self.key and self.card.isVisible():
            self.keep()
        elif key:
            self._show(key)

    def ask_at(self, point: QPointF) -> None:
        """Explain what lies at this point of the table."""
        self.ask(self.scene.uppermost(point, self.faces.explains))

    def ask_under_finger(self, at: QPoint) -> None:
        """Explain what a finger rests on."""
        self.ask_at(self.view.mapToScene(at))

    def ask_here(self) -> None:
        """Explain where the keyboard stands, or what the pointer is over."""
        by_keyboard = self.view.keyboard_focus.frame
        self.ask(by_keyboard if by_keyboard is not None else self._under_pointer())

    @property
    def _may_open(self) -> bool:
        """Never over a reason, while moves are shown, or while somebody points and draws; with a piece in hand only
        while the Alt key is held."""
        asks = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.AltModifier)
        ink, is_told = self.view.gestures.ink, self.refusals.bubble.isVisible()
        draws = ink is not None and ink.cursor is not None
        is_busy = self.view.mouse.is_dragging or self.situation.is_watched or is_told or draws
        return (asks or not self.hand.held) and not is_busy and QApplication.activePopupWidget() is None

    def _look(self) -> None:
        key = self._under_pointer()
        if key == self.key and self.card.isVisible():
            return
        if key and self._may_open:
            self._show(key)
        else:
            self.leave()

    def _under_pointer(self) -> Key:
        pointer = self.view.pointer
        return (
            ""
            if pointer is None
            else self.scene.uppermost(self.view.mapToScene(pointer.toPoint()), self.faces.explains)
        )

    # Cards

    def leave(self) -> None:
        """Put away the card that comes and goes."""
        self._clock.stop()
        if self.card.isVisible():
            self.card.put_away()
            self.scene.show_hints(())
        self.key = ""

    def close_last(self) -> bool:
        """Put away what was opened last. Returns whether there was anything."""
        if self.card.isVisible():
            self.leave()
            return True
        if self.kept:
            self.kept.pop()[1].put_away()
            return True
        return False

    def close(self) -> None:
        """Put away all cards."""
        while self.close_last():
            pass

    def keep(self) -> None:
        """Let the open card stay; of too many the oldest goes."""
        if not self.card.isVisible():
            return
        self.kept = [(key, card) for key, card in self.kept if card.isVisible()]
        if len(self.kept) == MOST_PINNED:
            self.kept.pop(0)[1].put_away()
        self.card.is_pinned = True
        self.kept.append((self.key, self.card))
        key, self.card, self.key = self.key, self._made(), ""
        self.scene.show_hints(())
        self._fill(self.kept[-1][1], key)

    def refresh(self) -> None:
        """The position has changed: what stays says what is true now, what came with the pointer goes."""
        self.leave()
        for key, card in [each for each in self.kept if each[1].isVisible()]:
            if not self._fill(card, key):
                card.put_away()

    @property
    def rule(self) -> str:
        """The rule of the card that was opened last."""
        cards = [card for _, card in self.kept] + [self.card]
        return next((card.rule for card in reversed(cards) if card.isVisible()), "")

    def _show(self, key: Key) -> None:
        self._clock.stop()
        if not self._fill(self.card, key):
            self.leave()
            return
        self.key = key
        self._light(key)
        self.explained.emit(self.card.accessibleName())

    def _made(self) -> ThingCard:
        card = ThingCard(self.around, self.view.viewport())
        card.rule_wanted.connect(self.rule_wanted)
        card.pinned.connect(self.keep)
        return card

    def _fill(self, card: ThingCard, key: Key) -> bool:
        """Make a card explain what lies there. Returns whether it could."""
        is_small = self.situation.desk.is_crowded and not card.is_pinned
        face = self.faces.face(key, self.around.devicePixelRatioF(), is_small=is_small)
        place = self.scene.place_of(key)
        if face is None or place is None:
            return False
        card.show_face(face, self._beside(key, place), self._keep_free(key))
        return True

    def _beside(self, key: Key, place: Place) -> QRectF:
        """Return what the card stands beside: the thing, with what has unfolded of it or over it."""
        opened, rect = self.faces.unfolded, place.rect
        is_open = not opened.isEmpty() and self.scene.fold_of(key) in self.situation.open
        whole = opened.united(rect) if is_open or self.faces.covers(rect) else rect
        return self.refusals.on_screen(place_of(whole))

    def _light(self, key: Key) -> None:
        """Ring the thing, and what its worth speaks of."""
        table = self.scene.by_key()
        spoken = [each for each in self.faces.spoken_of(key) if each in table]
        itself = [] if self.faces.covers(table[key].place.rect) else [key]
        self.scene.show_hints(
            [
                *on(table, itself, "state-explained", Layer.FOCUS),
                *on(table, spoken, "state-companion", Layer.MARK),
            ]
        )

    def _keep_free(self, key: Key) -> KeepFree:
        places = self.scene.places()
        spoken = {key, *self.faces.spoken_of(key)} & places.keys()
        targets = [each for each in (*self.hand.targets(), *self.hand.clickable()) if each in places]
        others = [(QRectF(card.box), SPOKEN_OF) for _, card in self.kept if card.isVisible()]
        if not (opened := self.faces.unfolded).isEmpty():
            others.append((self.refusals.on_screen(place_of(opened)), SPOKEN_OF))
        return [
            *((self.refusals.on_screen(places[each]), SPOKEN_OF) for each in spoken),
            *((self.refusals.on_screen(places[each]), COULD_BE_USED) for each in targets),
            *((self.refusals.on_screen(places[each]), LIES_THERE) for each in self.scene.pieces() if each in places),
            *others,
        ]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc puts away what was opened last, before it means anything else."""
        is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        return is_escape and event.type() == QEvent.Type.KeyPress and self.close_last()
