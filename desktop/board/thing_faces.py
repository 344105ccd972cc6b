"""What can be told of the things of a table, as far as it explains them now: in words, and on the face of a card."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from desktop.board.layers import Layer
from desktop.board.printing import TABLE_PAINTERS
from desktop.board.scene import BoardScene
from desktop.board.signs import SIGNS
from desktop.board.situation import Situation
from desktop.board.sprite import Key
from desktop.board.thing_card import PICTURE, WIDE_PICTURE, CardFace, CardWords
from desktop.paint.painting import SMOOTH
from rules.core.types import Phrase
from rules.reference.things import Explanation, explanation_of

WIDER = 1.12
"""The picture shows a little of what lies around the thing."""
WIDEST, TALLEST = 5.0, 1.5
"""Of what is longer than that for its height, or higher than that for its width, only a part is shown."""


def headed(name: str) -> str:
    """Begin a heading with a capital, whatever the name is in the middle of a sentence."""
    return name[:1].upper() + name[1:]


def card_words(found: Explanation, say: Callable[[str], str], sentence: Callable[[Phrase], str]) -> CardWords:
    """Put an explanation into the words of a card; `say` is for what every card says."""

    def said(phrase: Phrase | None) -> str:
        return "" if phrase is None else sentence(phrase)

    return CardWords(
        name=headed(sentence(found.name)),
        where=said(found.where),
        rows=tuple((say(f"thing-{row}"), sentence(each)) for row, each in found.rows),
        here_title=say("thing-here"),
        here=said(found.here),
        rules=found.rules,
        read_rule=say("thing-read-rule"),
        colon=say("thing-colon"),
    )


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


class ThingFaces:
    """The faces of all cards that this table could show."""

    def __init__(self, situation: Situation, scene: BoardScene) -> None:
        self.situation, self.scene = situation, scene

    # What is explained

    def explains(self, key: Key) -> bool:
        """Tell whether anything can be said of what lies there."""
        here = self.situation
        return here.explains != "nothing" and here.desk.thing(here.view, key) is not None

    def words_of(self, key: Key) -> str:
        """Return all that is said of what lies there, for a screen reader or a list; empty where nothing is."""
        found = self._explanation(key)
        return "" if found is None else self._words(found).spoken

    def spoken_of(self, key: Key) -> tuple[Key, ...]:
        """Return what the worth of a thing speaks of."""
        here = self.situation
        what = here.desk.thing(here.view, key)
        if what is None or here.seat is None or here.explains != "all":
            return ()
        return tuple(here.desk.spoken_of(here.view, here.seat, what))

    def _explanation(self, key: Key) -> Explanation | None:
        """Explain what lies there, as far as the table tells it now."""
        here = self.situation
        what = here.desk.thing(here.view, key) if key and here.explains != "nothing" else None
        if what is None:
            return None
        seat = here.seat if here.explains == "all" else None
        return explanation_of(here.table.game, here.texts, what, here.view, seat)

    # Faces

    def face(self, key: Key, ratio: float, *, is_small: bool) -> CardFace | None:
        """Return what a card shows on a screen of this ratio; None where nothing explains itself."""
        found, place = self._explanation(key), self.scene.place_of(key)
        if found is None or place is None:
            return None
        here = self.situation
        signs = {**SIGNS, **here.desk.signs}
        return CardFace(self._words(found), self._picture(key, place.rect, ratio), signs, here.look.style, is_small)

    def _words(self, found: Explanation) -> CardWords:
        here = self.situation
        words = card_words(found, here.program.say, here.say)
        return replace(words, rows=(), rules=()) if here.explains == "name" else words

    def _picture(self, key: Key, rect: QRectF, ratio: float) -> QPixmap:
        """Paint the thing enlarged, with a little of what lies around it."""
        source = part_to_show(rect)
        size = source.size().scaled(WIDE_PICTURE, PICTURE, Qt.AspectRatioMode.KeepAspectRatio)
        picture = QPixmap((size * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(SMOOTH)
        if self.covers(rect):
            self._paint_alone(painter, key, source, size)
        else:
            with self.scene.without_spoken():
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

    # What has unfolded over the table

    @property
    def unfolded(self) -> QRectF:
        """Return where what one points at lies open over the table; nowhere while nothing does."""
        opened, whole = self.situation.open, QRectF()
        for sprite in self.scene.by_key().values() if opened else ():
            if sprite.fold in opened and sprite.layer >= Layer.UNFOLDED:
                whole = whole.united(sprite.place.rect)
        return whole

    def covers(self, rect: QRectF) -> bool:
        """Tell whether something that has unfolded lies there."""
        return self.unfolded.contains(rect.center())
