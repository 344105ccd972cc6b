"""The board of a lesson: the real table seen from near, with a spotlight and what the learner points at."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from desktop.board.area import BoardArea
from desktop.board.desk import AnyDesk, Look, saying
from desktop.board.hand import Hand
from desktop.board.layers import Layer
from desktop.board.marks import RIM_BLEED, on
from desktop.board.reasons import Reason
from desktop.board.situation import Explains, Situation
from desktop.board.sprite import Key, Picture, Sprite, place_of
from desktop.board.state_painters import around
from desktop.lessons.panel import FLOOR, scale_of_words
from desktop.lessons.table import LessonTable
from desktop.marking.drawing import ink_colour
from desktop.paint.painting import kept, pen
from desktop.paint.paths import rounded
from desktop.program import Program
from desktop.style.mixing import with_alpha
from desktop.style.theme import LARGEST_SCALE, USUAL_TEXT, Style
from rules.lessons.model import LessonStep, Question
from rules.lessons.progress import Progress
from rules.lessons.runner import right_reply

TABLE_WIDTH = 1264.0
LEAST_SHAPE, MOST_SHAPE = 0.62, 0.75
"""The table is laid out this wide, and as high as the view asks within these shares; one looks from near or far."""

EDGE = 8.0
"""Felt around the boards that are seen."""

BOARD_RADIUS = 12.0

LIT_MS = 4000
"""So long a place is lit that a text names."""

SPOT_UNTIL = 0.5
"""Beyond this part of the table there is nothing to put a spotlight on."""


class PointingHand(Hand):
    """A hand for questions: while one asks for places of the table, a click points one out, or takes it back."""

    pointed_out = Signal(str)

    def __init__(self, table: LessonTable, desk: AnyDesk) -> None:
        super().__init__(table, desk)
        self.offered: frozenset[Key] = frozenset()

    def clickable(self) -> frozenset[Key]:
        return self.offered or super().clickable()

    def drop(self, place: Key | None) -> list[Any]:
        if self.offered and place in self.offered:
            self.pointed_out.emit(place)
            return []
        return super().drop(place)


class LessonSituation(Situation):
    """The table seen from near, and menus in letters as large as those of the lesson."""

    @property
    def look(self) -> Look:
        """Laid out for the shape of the view, at a size where everything can be read from near."""
        style, table, room = self.program.style(self.table.game.id), self.table, self.surface.rect()
        plain = Style(style.theme_name, style.game)
        high = TABLE_WIDTH * room.height() / max(1, room.width())
        tall = max(TABLE_WIDTH * LEAST_SHAPE, min(TABLE_WIDTH * MOST_SHAPE, high))
        say = saying(self.texts, table.names)
        return Look(TABLE_WIDTH, tall, plain, say, table.names, table.looking, self.expansion.open)

    @property
    def menu_style(self) -> Style:
        return for_menus(super().menu_style)

    @property
    def explains(self) -> Explains:
        """What a question asks for is not said; where it asks for things of the table, nothing is."""
        table = self.table
        if not isinstance(table, LessonTable) or not isinstance(table.progress.step, Question):
            return "all"
        return "nothing" if asks_for_places(table.progress.step) else "name"


def for_menus(style: Style) -> Style:
    """Letters of a menu grow to the least size that a lesson writes in."""
    least = FLOOR * scale_of_words(style.text_scale)
    grown = max(1.0, least / style.text_size(USUAL_TEXT))
    return replace(style, text_scale=min(LARGEST_SCALE, style.text_scale * grown))


def asks_for_places(step: LessonStep) -> bool:
    """Tell whether a step asks for places of the table to be pointed out."""
    return isinstance(step, Question) and step.ask == "set" and not step.choices


class LessonBoard(BoardArea):
    """Signal: `pointed_out` with the key of a place, when a question asks for places."""

    pointed_out = Signal(str)

    situation_type: type[Situation] = LessonSituation
    hand_type = PointingHand
    hand: PointingHand

    def __init__(self, program: Program, table: LessonTable, desk: AnyDesk) -> None:
        self.lesson = table
        self.chosen: frozenset[Key] = frozenset()
        """The places that the learner has pointed out."""
        self.is_alone = False
        """Without the panel beside it: the whole table is seen, and nothing of it is darkened."""
        self.named = ""
        """The place that a text names, lit for a moment."""
        self.refused_at: Reason | None = None
        """Why something was refused that was dropped, until the lesson goes on."""
        self._refused_in: Progress | None = None
        self.seen = QRectF()
        """The part of the table, and of the felt around it, that is in view."""
        super().__init__(program, table, desk)
        self.hand.pointed_out.connect(self.pointed_out)
        self.painting.painters |= {
            "spotlight": spotlight,
            "lesson-pointed": around(pointed),
            "lesson-named": around(named),
        }
        self._fading = QTimer(self, singleShot=True, interval=LIT_MS)
        self._fading.timeout.connect(lambda: self.light(""))
        self.view.setStyleSheet("background: transparent")

    # What is shown

    def _frame_table(self, look: Look) -> None:
        """Show only what matters, with what the lesson lays over it."""
        region = self.region()
        self._frame(region)
        table = [sprite for sprite in self.scene.sprites if sprite.layer > Layer.FELT]
        self.scene.show([*(sprite for sprite in table if not sprite.key.startswith(self.hidden)), *self._extra(region)])
        self.hand.offered = offered = self._offered()
        self.view.lights.hints = self.program.settings.hints and not offered

    @property
    def placeless(self) -> Sequence[Any]:
        """The moves that have no place on the table: they are offered beside it."""
        return self.hand.buttons() if self.lesson.seat_to_play is not None else ()

    def light(self, key: Key) -> None:
        """Light the place that somebody reads of, for a moment; without a key, light none."""
        if key != self.named:
            self.named = key
            self.refresh()
        place = self.scene.place_of(key) if key else None
        if place is not None:
            self.view.camera.bring_into_sight(place.rect)
            self._fading.start()

    def piece(self, key: Key) -> Sprite | None:
        """What the task speaks of: the piece of this key, or the topmost one that lies on the place of this key."""
        table = self.scene.by_key()
        named = table.get(key)
        if named is None or named.layer >= Layer.TOKEN:
            return named
        there = [sprite for sprite in table.values() if is_piece(sprite) and lies_on(sprite, named)]
        return max(there, key=lambda sprite: sprite.layer, default=None)

    def _extra(self, region: QRectF | None) -> list[Sprite]:
        table = self.scene.by_key()
        shown: list[Sprite] = []
        if region is not None and not self._is_most(region):
            boards = [number for board in self._boards() for number in numbers(board)]
            picture = Picture("spotlight", (*numbers(region), *numbers(self.seen), *boards))
            shown.append(Sprite("lesson-spotlight", picture, place_of(self.seen), Layer.BADGE, is_target=False))
        shown += on(table, self.chosen, "lesson-pointed", Layer.PREVIEW)
        shown += on(table, [self.named] if self.named else [], "lesson-named", Layer.PREVIEW)
        if self.refused_at is not None and self._refused_in is self.lesson.progress:
            shown += on(table, [self.refused_at.place], "state-refused", Layer.PREVIEW)
            shown += on(table, self.refused_at.cures, "state-can-take", Layer.RIM, bleed=RIM_BLEED)
        return shown

    def region(self) -> QRectF | None:
        """Return the region around what the step is about.

        Else it is the region around all that the learner may do, unless that is most of the table.
        """
        if self.is_alone:
            return None
        shows = self.lesson.progress.step.shows
        box = self.around(shows or self._keys())
        return box if box is None or shows or not self._is_most(box) else None

    def around(self, keys: Iterable[Key]) -> QRectF | None:
        places = self.scene.places()
        box = QRectF()
        for key in keys:
            if key in places:
                box = box.united(places[key].rect)
        return None if box.isEmpty() else box

    def _is_most(self, box: QRectF) -> bool:
        look = self.situation.look
        return box.width() * box.height() > SPOT_UNTIL * look.width * look.height

    def _keys(self) -> set[Key]:
        """The pieces and places of every move that could be made here."""
        table, progress = self.lesson, self.lesson.progress
        if isinstance(progress.step, Question) and not self.asks_for_places:
            return set()
        keys: set[Key] = set()
        for decision in table.decisions:
            for move in table.game.legal(table.state, decision.seat):
                handle = self.desk.handle(table.view, move)
                keys |= handle.pieces | ({handle.place} if handle.place is not None else set())
        return keys

    @property
    def hidden(self) -> tuple[str, ...]:
        """How the keys begin of what would answer the question."""
        step = self.lesson.progress.step
        return step.hides if isinstance(step, Question) else ()

    @property
    def asks_for_places(self) -> bool:
        return asks_for_places(self.lesson.progress.step)

    def _offered(self) -> frozenset[Key]:
        """The places that can be pointed out: all of the kind that the right ones are of."""
        if not self.asks_for_places or self.lesson.progress.is_done:
            return frozenset()
        right = {str(value) for value in right_reply(self.lesson.progress)}
        kinds = {key.partition("-")[0] for key in self.scene.places() if value_of(key) in right}
        kinds = {kind for kind in kinds if all(f"{kind}-{value}" in self.scene.places() for value in right)}
        return frozenset(key for key in self.scene.places() if key.partition("-")[0] in kinds)

    def _boards(self) -> list[QRectF]:
        return [sprite.place.rect for sprite in self.scene.sprites if sprite.layer == Layer.BOARD]

    def _boards_of(self, region: QRectF) -> QRectF:
        """The boards that bear what matters, whole: their names and coordinates stand at their edges."""
        box = QRectF(region)
        for board in self._boards():
            if board.intersects(region) and not self._is_most(board):
                box = box.united(board)
        return box.adjusted(-EDGE, -EDGE, EDGE, EDGE)

    def _frame(self, region: QRectF | None) -> None:
        """Looks at the table from as near as what matters allows."""
        look = self.situation.look
        wanted = QRectF(0, 0, look.width, look.height) if region is None else self._boards_of(region)
        room = self.view.viewport().rect()
        scale = min(room.width() / wanted.width(), room.height() / wanted.height())
        seen = QRectF(0, 0, room.width() / scale, room.height() / scale)
        seen.moveCenter(wanted.center())
        if seen != self.seen:
            self.seen = seen
            self.view.camera.forget()
        self.view.camera.stand_over(self.seen, scale)

    def _show_dropped(self, reason: Reason) -> None:
        """The panel explains; the board keeps showing where and why."""
        self.refusals.put_away()
        self.refused_at, self._refused_in = reason, self.lesson.progress
        self.lesson.judge_refused()
        self.describe()

    def forget(self) -> None:
        """Forget what was pointed out or refused."""
        self.refused_at, self.chosen, self.named = None, frozenset(), ""


def value_of(key: Key) -> str:
    """What a place is called in moves and replies: `d3` for `space-d3`."""
    return key.partition("-")[2]


def is_piece(sprite: Sprite) -> bool:
    return Layer.TOKEN <= sprite.layer <= Layer.PIECE and sprite.layer not in (Layer.MARK, Layer.TRAIL)


def lies_on(sprite: Sprite, place: Sprite) -> bool:
    return place.place.rect.contains(QPointF(*sprite.place.middle))


def spotlight(painter: QPainter, rect: QRectF, style: Style, *numbers_of: float) -> None:
    """The boards darken but for a soft oval; the felt between them does not, for it goes on beside the panel. Told are
    the rectangle of the spot, that of what is seen, and those of the boards."""
    x, y, width, height, left, top, whole, _ = numbers_of[:8]
    scale = rect.width() / whole
    centre = rect.topLeft() + QPointF(x + width / 2 - left, y + height / 2 - top) * scale
    across, down = (width * 0.74 + 60) * scale, (height * 0.74 + 60) * scale
    strength = 0.62 if style.is_dark else 0.42
    gradient = QRadialGradient(QPointF(0, 0), 1.5)
    for stop, share in ((0.0, 0.0), (0.60, 0.0), (0.72, 0.25), (0.86, 0.7), (1.0, 1.0)):
        gradient.setColorAt(stop, with_alpha(style.theme.shadow, strength * share))
    with kept(painter):
        painter.setClipRect(rect)
        painter.setClipPath(boards_within(rect, scale, (left, top), numbers_of[8:]), Qt.ClipOperation.IntersectClip)
        painter.translate(centre)
        painter.scale(across, down)
        far = 4000.0
        painter.fillRect(QRectF(-far / across, -far / down, 2 * far / across, 2 * far / down), gradient)


def boards_within(rect: QRectF, scale: float, corner: tuple[float, float], numbers_of: Sequence[float]) -> QPainterPath:
    """The boards, rounded as they are, where they are seen."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for at in range(0, len(numbers_of), 4):
        x, y, width, height = numbers_of[at : at + 4]
        place = QRectF(
            rect.x() + (x - corner[0]) * scale, rect.y() + (y - corner[1]) * scale, width * scale, height * scale
        )
        path.addPath(rounded(place, BOARD_RADIUS * scale))
    return path


def pointed(painter: QPainter, path: QPainterPath, style: Style) -> None:
    """Pointed out by the learner, right or wrong: the light of a piece in the hand, never that of a legal target."""
    painter.fillPath(path, with_alpha(style.theme.rim, 0.45))
    painter.strokePath(path, pen("#5A3A0A", 7))
    painter.strokePath(path, pen(style.theme.rim, 4))


def named(painter: QPainter, path: QPainterPath, style: Style) -> None:
    """Named in a text: ringed in an ink of whoever teaches, on a casing that reads on any board."""
    painter.strokePath(path, pen(style.theme.casing, 9))
    painter.strokePath(path, pen(ink_colour(0, style.theme_name), 5))


def numbers(rect: QRectF) -> tuple[float, float, float, float]:
    return rect.x(), rect.y(), rect.width(), rect.height()
