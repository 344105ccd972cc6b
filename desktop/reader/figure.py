"""A small picture beside a rule: a part of the real table, with what is allowed lit and what is refused hatched.

It is painted by the desk of the game from a position that the engine has agreed to: a figure cannot lie.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.board.desk import AnyDesk, Look
from desktop.board.layers import Layer
from desktop.board.marks import on
from desktop.board.printing import TABLE_PAINTERS
from desktop.board.sprite import Key, Place, Sprite
from desktop.paint.art import Art
from desktop.paint.grounds import felt
from desktop.paint.painting import clipped, kept, pen
from desktop.paint.paths import rounded
from desktop.style.palette import SEATS
from desktop.style.theme import Style
from rules.core.contract import AnyGame
from rules.core.types import Phrase, Seat
from rules.reference.figures import Forbidden, Shown
from rules.text.localise import Texts

TABLE = QSizeF(1600, 1000)
"""The table that figures are cut out of."""

MARGIN, BETWEEN = 4.0, 14.0
SLIVER = 0.12
"""Neighbours of which less than this part can be seen are left out."""
EDGE = 40.0
"""So far may points or a price stand over the edge of what a figure shows."""
MOST_SCALE = 1.0
"""Pieces are never larger than on the table."""
LIT, REFUSED = "state-target", "state-refused"
"""The painters of where a move may go, and of where it may not."""
Say = Callable[[Phrase], str]


@dataclass(frozen=True, slots=True)
class Cut:
    """Everything that a figure paints, and the parts of the table that it shows."""

    sprites: tuple[Sprite, ...]
    windows: tuple[QRectF, ...]

    @property
    def size(self) -> QSizeF:
        """Its parts side by side, as large as on the table."""
        wide = sum(window.width() for window in self.windows) + BETWEEN * (len(self.windows) - 1)
        return QSizeF(wide, max(window.height() for window in self.windows))

    def places(self, rect: QRectF) -> list[QRectF]:
        """Place each part in a picture of this size."""
        scale, x, found = rect.width() / self.size.width(), rect.x(), []
        for window in self.windows:
            wide, high = window.width() * scale, window.height() * scale
            found.append(QRectF(x, rect.center().y() - high / 2, wide, high))
            x += wide + BETWEEN * scale
        return found


def cut_of(game: AnyGame, desk: AnyDesk, shown: Shown, style: Style, say: Say, *, whole: bool = False) -> Cut:
    """The parts of the table between the places of the figure, or the whole table, with its marks."""
    look, view, sprites = described(game, desk, shown, style, say)
    marks = marks_of(desk, view, shown, look, {each.key: each for each in sprites})
    marked = [*beside(sprites, marks), *marks]
    table = QRectF(0, 0, TABLE.width(), TABLE.height())
    windows = (table,) if whole else windows_of(desk, shown, look, view, sprites)
    seen = [sprite for sprite in marked if sprite.layer > Layer.FELT and is_in(sprite, windows)]
    return Cut(tuple(sorted(seen, key=lambda sprite: sprite.level)), windows)


def size_of(game: AnyGame, desk: AnyDesk, shown: Shown, style: Style, say: Say) -> QSizeF:
    """How large such a cut is, without all that it paints."""
    return Cut((), windows_of(desk, shown, *described(game, desk, shown, style, say))).size


def described(
    game: AnyGame, desk: AnyDesk, shown: Shown, style: Style, say: Say
) -> tuple[Look, Any, tuple[Sprite, ...]]:
    """The table of the figure's position, as the seat that is asked sees it."""
    look = look_at(game, shown.state, style, say)
    view = game.view(shown.state, look.seat)
    return look, view, tuple(desk.sprites(view, look))


def windows_of(desk: AnyDesk, shown: Shown, look: Look, view: Any, sprites: Sequence[Sprite]) -> tuple[QRectF, ...]:
    places = {sprite.key: sprite.place for sprite in sprites}
    foreseen = [sprite.place.rect for move in shown.allowed for sprite in desk.preview(view, move, look, places)]
    return tuple(window_of(places, part, foreseen) for part in shown.figure.parts)


def beside(sprites: Sequence[Sprite], marks: Sequence[Sprite]) -> list[Sprite]:
    """List the sprites without labels on what is lit or hatched: a figure shows the places themselves."""
    labels = {f"{painter}:{each.key}" for each in sprites if each.layer is Layer.BADGE for painter in (LIT, REFUSED)}
    shown = [mark.place.rect for mark in marks if mark.picture.painter in (LIT, REFUSED) and mark.key not in labels]
    return [
        sprite
        for sprite in sprites
        if sprite.layer is not Layer.BADGE or not any(rect.intersects(sprite.place.rect) for rect in shown)
    ]


def is_in(sprite: Sprite, windows: Sequence[QRectF]) -> bool:
    """Whether a window shows more of it than a sliver at its edge."""
    rect = sprite.place.rect
    whole = rect.width() * rect.height()
    shared = [window.intersected(rect) for window in windows]
    return any(
        part.width() * part.height() > SLIVER * min(whole, window.width() * window.height())
        for part, window in zip(shared, windows, strict=True)
    )


def look_at(game: AnyGame, state: object, style: Style, say: Say) -> Look:
    deciding = game.deciding(state)
    seat: Seat = deciding[0].seat if deciding else 0
    names = ("",) * len(SEATS)
    return Look(TABLE.width(), TABLE.height(), as_at_table(replace(style, game=game.id)), say, names, seat)


def as_at_table(style: Style) -> Style:
    """Pieces are as large as on the table, whatever the window and its text."""
    return replace(style, unit=1.0, text_scale=1.0)


def window_of(places: Mapping[Key, Place], shows: Iterable[Key], foreseen: Iterable[QRectF]) -> QRectF:
    """Return the window around the places to show, and around what a move would put across their edge."""
    box = QRectF()
    for key in shows:
        if key in places:
            box = box.united(places[key].rect)
    for rect in foreseen:
        if box.intersects(rect) and not box.contains(rect) and box.adjusted(-EDGE, -EDGE, EDGE, EDGE).contains(rect):
            box = box.united(rect)
    return box.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)


def marks_of(desk: AnyDesk, view: object, shown: Shown, look: Look, table: Mapping[Key, Sprite]) -> list[Sprite]:
    places = {key: sprite.place for key, sprite in table.items()}
    found: dict[Key, Sprite] = {}
    astray: set[Key] = set()
    lit: list[Key] = []
    for move in shown.allowed:
        handle = desk.handle(view, move)
        lit += [handle.place] if handle.place is not None else []
        for sprite in [
            *on(table, handle.pieces, "state-can-take", Layer.RIM, bleed=0.35),
            *desk.preview(view, move, look, places),
        ]:
            if sprite.key in found and found[sprite.key].place != sprite.place:
                astray.add(sprite.key)  # said of one move only, while the figure shows several
            found[sprite.key] = sprite
    ghosts = [sprite for key, sprite in found.items() if key not in astray]
    marks = [*on(table, lit, LIT, Layer.MARK), *marks_of_refusals(desk, view, shown, table)]
    return list({sprite.key: sprite for sprite in (*ghosts, *marks)}.values())


def marks_of_refusals(desk: AnyDesk, view: object, shown: Shown, table: Mapping[Key, Sprite]) -> list[Sprite]:
    blamed = [key for each in shown.forbidden for key in each.because]
    refused = [place for each in shown.forbidden for place in place_of(desk, view, each)]
    return [
        *on(table, refused, REFUSED, Layer.BADGE),
        *on(table, blamed, "state-blamed", Layer.BADGE),
    ]


def place_of(desk: AnyDesk, view: object, forbidden: Forbidden) -> list[Key]:
    """Return where the refused move would go."""
    if forbidden.place:
        return [forbidden.place]
    place = desk.handle(view, forbidden.move).place
    return [place] if place is not None else []


def paint_cut(painter: QPainter, rect: QRectF, cut: Cut, desk: AnyDesk, style: Style) -> None:
    """Its parts side by side, each a small felt with a frame."""
    for window, place in zip(cut.windows, cut.places(rect), strict=True):
        frame = rounded(place, 8)
        with clipped(painter, frame):
            felt(painter, place, as_at_table(style))
            paint_sprites(painter, place, window, cut.sprites, desk, style)
        painter.strokePath(frame, pen(style.ground.edge, 1.3))


def paint_sprites(
    painter: QPainter, rect: QRectF, window: QRectF, sprites: Iterable[Sprite], desk: AnyDesk, style: Style
) -> None:
    """What a part of the table shows, on whatever ground is there."""
    table_style = as_at_table(style)
    painters, scale = {**TABLE_PAINTERS, **desk.painters}, rect.width() / window.width()
    with kept(painter):
        painter.translate(rect.topLeft())
        painter.scale(scale, scale)
        painter.translate(-window.x(), -window.y())
        for sprite in (each for each in sprites if is_in(each, (window,))):
            with kept(painter):
                painter.setOpacity(sprite.opacity)
                painters[sprite.picture.painter](painter, sprite.place.rect, table_style, *sprite.picture.args)


class FigureView(QWidget):
    """Shows a figure; painted once per size and theme."""

    def __init__(self, parent: QWidget, art: Art, desk: AnyDesk, shown: Shown, texts: Texts, style: Style) -> None:
        super().__init__(parent)
        assert texts.game is not None
        self.art, self.desk, self.shown, self.texts, self.style_now = art, desk, shown, texts, style
        self.game: AnyGame = texts.game

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.update()

    @cached_property
    def natural_size(self) -> QSizeF:
        """The size that the figure has on the table."""
        return size_of(self.game, self.desk, self.shown, Style("light", self.game.id), self.texts.say)

    def put(
        self, x: float, y: float, width: float, most_high: float, *, across: Literal["left", "centre"] = "centre"
    ) -> int:
        """Place the figure as large as it can be there, in its own shape, and return where it ends."""
        part = self.natural_size
        scale = min(width / part.width(), most_high * self.style_now.text_size(17) / 17 / part.height(), MOST_SCALE)
        wide, high = part.width() * scale, part.height() * scale
        left = x + (width - wide) / 2 if across == "centre" else x
        self.setGeometry(round(left), round(y), round(wide), round(high))
        return round(y) + self.height()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        style = self.style_now

        def paint(brush: QPainter, rect: QRectF) -> None:
            cut = cut_of(self.game, self.desk, self.shown, style, self.texts.say)
            paint_cut(brush, rect.adjusted(1, 1, -1, -1), cut, self.desk, style)

        art = self.art.worn(style, self.devicePixelRatioF())
        art.draw(
            painter, QRectF(self.rect()), ("figure", self.game.id, self.shown.figure.rule, self.texts.language), paint
        )
        painter.end()
