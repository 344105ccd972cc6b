"""Explains the signs on the cards of missions, as things on a table explain themselves: beside the sign, when asked."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QCursor, QMouseEvent, QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from desktop.board.floating_box import beak
from desktop.board.signs import SIGNS
from desktop.board.thing_card import PICTURE, CardFace, ThingCard
from desktop.board.thing_cards import NEXT_MS, OPENS_MS
from desktop.board.thing_faces import card_words
from desktop.games.desks import desk_of
from desktop.games.loading import part_of
from desktop.new_game.solo_card import SoloCard
from desktop.paint.painting import SMOOTH
from desktop.paint.paths import rounded
from rules.core.thing import Thing
from rules.reference.things import explanation_of

if TYPE_CHECKING:
    from desktop.new_game.page import NewGame

EDGE = 0.1
"""Of the picture of a sign, left free around it."""


class SignCard(ThingCard):
    """Its box takes the mouse itself: below it lie many widgets, and not one table. It hides no sign near it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)

    def show_beside(self, face: CardFace, target: QRectF) -> None:
        self.show_face(face, target, ())
        whole = rounded(self.box, 12).united(beak(self.tip, self.box))
        self.setMask(QRegion(whole.toFillPolygon().toPolygon()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.press_box(event.position())


class SignCards(QObject):
    """One card that comes and goes with the pointer, or stays once it was pinned."""

    def __init__(self, page: "NewGame") -> None:
        super().__init__(page)
        self.page = page
        self.card = SignCard(page)
        self.card.rule_wanted.connect(page.show_rule)
        self.card.pinned.connect(self._pin)
        self.shown: tuple[SoloCard, int] | None = None
        """The sign that is explained."""
        self._wanted: tuple[SoloCard, int] | None = None
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._look)

    @property
    def rule(self) -> str:
        return self.card.rule if self.card.isVisible() else ""

    def point(self, card: SoloCard, sign: int) -> None:
        """The pointer is on a sign of a card; on none of them where that is negative."""
        self._wanted = (card, sign) if sign >= 0 else None
        waits = OPENS_MS[self.page.program.settings.bubbles]
        if self.card.isVisible():
            self._clock.start(NEXT_MS)
        elif self._wanted is not None and waits >= 0:
            self._clock.start(waits)
        else:
            self._clock.stop()

    def ask(self, card: SoloCard) -> None:
        """Explain the next sign of this card, by the keyboard; after the last one nothing."""
        is_here = self.shown is not None and self.shown[0] is card
        sign = self.shown[1] + 1 if self.shown is not None and is_here else 0
        self.put_away()
        if sign < len(card.sign_places):
            self._show(card, sign)

    def put_away(self) -> bool:
        """Returns whether anything was explained."""
        was_there = self.card.isVisible()
        self._clock.stop()
        self._wanted = self.shown = None
        if was_there:
            self.card.put_away()
        return was_there

    def _pin(self) -> None:
        self.card.is_pinned = True
        self.card.update()

    def _look(self) -> None:
        """The pointer has rested: on a sign, on the card that explains it, or elsewhere."""
        if self._wanted is not None and not self.card.is_pinned:
            if self._wanted != self.shown:
                self._show(*self._wanted)
        elif self.card.isVisible() and not self.card.is_pinned:
            if self.card.reach.contains(QPointF(self.card.mapFromGlobal(QCursor.pos()))):
                self._clock.start(NEXT_MS)
            else:
                self.put_away()

    def _show(self, card: SoloCard, sign: int) -> None:
        explain = part_of(self.page.game.id, "solo", "sign_thing")
        face = None if explain is None else self._face(card, sign, explain(sign, card.face.goals[sign]))
        if face is None:
            return
        self.shown = card, sign
        place = card.sign_places[sign]
        corner = card.mapTo(self.page, place.topLeft().toPoint())
        self.card.show_beside(face, QRectF(QPointF(corner), place.size()))

    def _face(self, card: SoloCard, sign: int, what: Thing) -> CardFace | None:
        page = self.page
        texts, desk = page.program.texts(page.game), desk_of(page.game.id)
        found = explanation_of(page.game, texts, what, None, None)
        if found is None:
            return None
        signs = {**SIGNS, **(desk.signs if desk is not None else {})}
        return CardFace(
            card_words(found, page.program.say, page.words.sentence), self._picture(card, sign), signs, page.style_now
        )

    def _picture(self, card: SoloCard, sign: int) -> QPixmap:
        ratio = self.page.devicePixelRatioF()
        picture = QPixmap(round(PICTURE * ratio), round(PICTURE * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(SMOOTH)
        edge = PICTURE * EDGE
        card.draw_sign(painter, QRectF(0, 0, PICTURE, PICTURE).adjusted(edge, edge, -edge, -edge), sign)
        painter.end()
        return picture
