"""When the table explains what lies there: pointed at for a moment, asked for by key or click; which cards stay."""

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from desktop.board.floating_box import KeepFree
from desktop.board.layers import Layer
from desktop.board.marks import on
from desktop.board.printing import TABLE_PAINTERS
from desktop.board.refusals import Refusals
from desktop.board.signs import SIGNS
from desktop.board.situation import Situation
from desktop.board.sprite import Key, Place, place_of
from desktop.board.thing_card import PICTURE, WIDE_PICTURE, CardFace, CardWords, ThingCard
from desktop.board.view import BoardView
from desktop.paint.painting import SMOOTH
from desktop.settings import Bubbles
from rules.core.types import Phrase
from rules.reference.things import Explanation, explanation_of

OPENS_MS: dict[Bubbles, int] = {"at-once": 60, "moment": 450, "key": -1}
"""How long the pointer rests before a thing explains itself."""
NEXT_MS = 220
"""The same while a card is open already: to the next thing, or away."""
MOST_PINNED = 3
SPOKEN_OF, COULD_BE_USED, LIES_THERE = 20.0, 1.0, 0.3
"""How bad it is to hide what the card speaks of, a place where something could be dropped, any other piece."""
WIDER = 1.12
"""The picture shows a little of what lies around the thing."""
WIDEST, TALLEST = 5.0, 1.5
"""Of what is longer than that for its height, or higher than that for its width, only a part is shown."""


def headed(name: str) -> str:
    """Begin a heading with a capital, whatever the name is in the middle of a sentence."""
    return name[:1].upper() + name[1:]


def part_to_show(rect: QRectF) -> QRectF:
    """Return what the picture of a thing shows: all of it, of what is longer still where it begins, so that it stays
    large enough to be seen.
    """
    wide = min(rect.width(), rect.height() * WIDEST)
    high = rect.height() if rect.height() <= rect.width() * TALLEST else rect.width()
    around = (WIDER - 1) * min(wide, high) / 2
    whole = QRectF(rect.x(), rect.y(), wide, high).adjusted(-around, -around, around, around)
    spare = max(0.0, whole.height() - whole.width()) / 2
    return whole.adjusted(-spare, 0, spare, 0)


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

    # What is explained

    def explanation(self, key: Key) -> Explanation | None:
        """Explain what lies there, as far as the table tells it now."""
        here = self.situation
        what = here.desk.thing(here.view, key) if key and here.explains != "nothing" else None
        if what is None:
            return None
        seat = here.seat if here.explains == "all" else None
        return explanation_of(here.table.game, here.texts, what, here.view, seat)

    def explains(self, key: Key) -> bool:
        """Tell whether anything can be said of what lies there."""
        here = self.situation
        return here.explains != "nothing" and here.desk.thing(here.view, key) is not None

    def words_of(self, key: Key) -> str:
        """Return all that is said of what lies there, for a screen reader or a list; empty where nothing is."""
        found = self.explanation(key)
        return "" if found is None else self._words(found).spoken

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
        self.ask(self.scene.uppermost(point, self.explains))

    def ask_here(self) -> None:
        """Explain where the keyboard stands, or what the pointer is over."""
        by_keyboard = self.view.keyboard_focus.frame
        self.ask(by_keyboard if by_keyboard is not None else self._under_pointer())

    @property
    def _may_open(self) -> bool:
        """Never over a reason or while moves are shown; with a piece in hand only while the Alt key is held."""
        asks = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.AltModifier)
        is_busy = self.view.mouse.is_dragging or self.situation.is_watched or self.refusals.bubble.isVisible()
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
        return "" if pointer is None else self.scene.uppermost(self.view.mapToScene(pointer.toPoint()), self.explains)

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
        found, place = self.explanation(key), self.scene.place_of(key)
        if found is None or place is None:
            return False
        here = self.situation
        is_small = here.desk.is_crowded and not card.is_pinned
        signs = {**SIGNS, **here.desk.signs}
        face = CardFace(self._words(found), self._picture(key, place.rect), signs, here.look.style, is_small)
        card.show_face(face, self._beside(key, place), self._keep_free(key))
        return True

    def _beside(self, key: Key, place: Place) -> QRectF:
        """Return what the card stands beside: the thing, with what has unfolded of it or over it."""
        opened, rect = self._unfolded, place.rect
        is_open = not opened.isEmpty() and self.scene.fold_of(key) in self.situation.open
        whole = opened.united(rect) if is_open or self._covers(rect) else rect
        return self.refusals.on_screen(place_of(whole))

    @property
    def _unfolded(self) -> QRectF:
        """Return where what one points at lies open over the table; nowhere while nothing does."""
        opened, whole = self.situation.open, QRectF()
        for sprite in self.scene.by_key().values() if opened else ():
            if sprite.fold in opened and sprite.layer >= Layer.UNFOLDED:
                whole = whole.united(sprite.place.rect)
        return whole

    def _covers(self, rect: QRectF) -> bool:
        """Tell whether something that has unfolded lies there."""
        return self._unfolded.contains(rect.center())

    def _words(self, found: Explanation) -> CardWords:
        here, say = self.situation, self.situation.program.say
        is_named_only = here.explains == "name"
        rows = () if is_named_only else found.rows
        return CardWords(
            name=headed(here.say(found.name)),
            where=self._said(found.where),
            rows=tuple((say(f"thing-{row}"), here.say(each)) for row, each in rows),
            here_title=say("thing-here"),
            here=self._said(found.here),
            rules=() if is_named_only else found.rules,
            read_rule=say("thing-read-rule"),
        )

    def _said(self, said: Phrase | None) -> str:
        return "" if said is None else self.situation.say(said)

    def _picture(self, key: Key, rect: QRectF) -> QPixmap:
        """Paint the thing enlarged, with a little of what lies around it."""
        ratio = self.around.devicePixelRatioF()
        source = part_to_show(rect)
        size = source.size().scaled(WIDE_PICTURE, PICTURE, Qt.AspectRatioMode.KeepAspectRatio)
        picture = QPixmap((size * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(SMOOTH)
        if self._covers(rect):
            self._paint_alone(painter, key, source, size)
        else:
            self.scene.render(painter, QRectF(QPointF(0, 0), size), source)
        painter.end()
        return picture

    def _paint_alone(self, painter: QPainter, key: Key, source: QRectF, size: QSizeF) -> None:
        """Paint a thing over which something has unfolded."""
        sprite = self.scene.by_key()[key]
        painter.scale(size.width() / source.width(), size.height() / source.height())
        painter.translate(-source.topLeft())
        paint = {**TABLE_PAINTERS, **self.situation.desk.painters}[sprite.picture.painter]
        paint(painter, sprite.place.rect, self.situation.look.style, *sprite.picture.args)

    def _light(self, key: Key) -> None:
        """Ring the thing, and what its worth speaks of."""
        table = self.scene.by_key()
        spoken = [each for each in self._spoken_of(key) if each in table]
        itself = [] if self._covers(table[key].place.rect) else [key]
        self.scene.show_hints(
            [
                *on(table, itself, "state-explained", Layer.FOCUS),
                *on(table, spoken, "state-companion", Layer.MARK),
            ]
        )

    def _spoken_of(self, key: Key) -> tuple[Key, ...]:
        here = self.situation
        what = here.desk.thing(here.view, key)
        if what is None or here.seat is None or here.explains != "all":
            return ()
        return tuple(here.desk.spoken_of(here.view, here.seat, what))

    def _keep_free(self, key: Key) -> KeepFree:
        places = self.scene.places()
        spoken = {key, *self._spoken_of(key)} & places.keys()
        targets = [each for each in (*self.hand.targets(), *self.hand.clickable()) if each in places]
        others = [(QRectF(card.box), SPOKEN_OF) for _, card in self.kept if card.isVisible()]
        if not (opened := self._unfolded).isEmpty():
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
