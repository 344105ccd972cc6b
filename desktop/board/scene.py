"""The table's scene: it is shown sprites and changes what differs. Nobody else touches its items."""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from time import perf_counter
from types import MappingProxyType

from PySide6.QtCore import QObject, QPointF, QTimer
from PySide6.QtWidgets import QGraphicsScene

from desktop.board.items import SpriteItem
from desktop.board.lamp import Lamp, LampItem
from desktop.board.layers import Layer
from desktop.board.painting import Painting
from desktop.board.sprite import Key, Place, Sprite

PIECES = (Layer.PIECE, Layer.BADGE)

SHARPENED_AT_ONCE_S = 0.008
"""Art is painted anew in slices of this length, so that the next gesture never waits for it."""


PAINTED_APART = 24
"""When more than this changes, to paint the whole table takes less time than to paint so many patches of it."""


class Lying(dict[Key, SpriteItem]):
    """The items of one sort in the order in which Qt has them, and what they show."""

    shown: Mapping[Key, Sprite] = MappingProxyType({})

    def follow(self, laid: Iterable[tuple[Key, Key]]) -> None:
        """Note what was laid just below what."""
        order = list(self)
        for key, above in laid:
            order.remove(key)
            order.insert(order.index(above), key)
        found = {key: self[key] for key in order}
        self.clear()
        self.update(found)


class BoardScene(QGraphicsScene):
    """Keeps one item per sprite key, so that a piece keeps its identity while it is held or travels."""

    def __init__(self, painting: Painting, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.painting = painting
        self._items = Lying()
        self._marks = Lying()
        self._hints = Lying()
        self._spoken = Lying()
        self._advised = Lying()
        self._waiting = Lying()
        self._lamp: LampItem | None = None
        self._gone = Lying()
        self._poster = Lying()
        self.sprites: tuple[Sprite, ...] = ()
        self._by_key: Mapping[Key, Sprite] = {}
        self._blurred: dict[SpriteItem, None] = {}
        self.sharper = 1.0
        """How much sharper than the camera asks all is painted, where a larger view shows the same scene."""
        self._is_hurried = False
        self._sharpening = QTimer(self, interval=0)
        self._sharpening.timeout.connect(self._sharpen_some)
        # Everything in sight is drawn at each frame, and much changes at each move: a tree would only be kept up.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    def show(self, sprites: Sequence[Sprite]) -> None:
        """The whole table, as it is now."""
        self.sprites = tuple(sprites)
        self._by_key = keyed(sprites)
        self._reconcile(self._items, self._by_key)

    def forget(self) -> None:
        """Take everything away, whatever state it is in: what is shown next is drawn anew."""
        for each in self.items():
            if isinstance(each, SpriteItem | LampItem):
                self.removeItem(each)
        for lying in (each for each in vars(self).values() if isinstance(each, Lying)):
            lying.clear()
            lying.shown = MappingProxyType({})
        self._lamp = None
        self._blurred.clear()
        self.sprites, self._by_key = (), {}

    def show_marks(self, marks: Sequence[Sprite]) -> None:
        """What lies over the table for the moment: lights, previews, the held piece's origin."""
        self._reconcile(self._marks, keyed(marks))

    def show_hints(self, hints: Sequence[Sprite]) -> None:
        """What a list points at, from elsewhere in the window."""
        self._reconcile(self._hints, keyed(replace(each, key=f"hint:{each.key}") for each in hints))

    def show_spoken(self, spoken: Sequence[Sprite]) -> None:
        """The numbers under which the guide speaks of parts of the table; mostly there are none, before nor now."""
        if spoken or self._spoken:
            self._reconcile(self._spoken, keyed(replace(each, key=f"spoken:{each.key}") for each in spoken))

    def show_waiting(self, waiting: Sequence[Sprite]) -> None:
        """A move that waits to be played."""
        if waiting or self._waiting:
            self._reconcile(self._waiting, keyed(replace(each, key=f"waiting:{each.key}") for each in waiting))

    def show_advised(self, advised: Sequence[Sprite], lamp: Lamp | None) -> None:
        """What is advised: a line of play, and the region that stays in the light."""
        self._reconcile(self._advised, keyed(replace(each, key=f"advised:{each.key}") for each in advised))
        if self._lamp is not None and self._lamp.lamp != lamp:
            self.removeItem(self._lamp)
            self._lamp = None
        if lamp is not None and self._lamp is None:
            self._lamp = LampItem(lamp)
            self.addItem(self._lamp)

    @contextmanager
    def without_spoken(self) -> Iterator[None]:
        """Leave out numbers and advice, where a part of the table is painted by itself."""
        lamp = () if self._lamp is None else (self._lamp,)
        items = [*self._spoken.values(), *self._advised.values(), *self._waiting.values(), *lamp]
        for each in items:
            each.setVisible(False)
        try:
            yield
        finally:
            for each in items:
                each.setVisible(True)

    def show_gone(self, gone: Sequence[Sprite]) -> None:
        """What is on its way off the table."""
        self._reconcile(self._gone, keyed(replace(each, is_target=False) for each in gone))

    def show_poster(self, poster: Sequence[Sprite]) -> None:
        """What is looked at before anything moves: a card that was turned over."""
        self._reconcile(self._poster, keyed(replace(each, is_target=False) for each in poster))

    def place_of(self, key: Key) -> Place | None:
        item = self._items.get(key)
        return None if item is None else item.sprite.place

    def by_key(self) -> Mapping[Key, Sprite]:
        """All that lies there; it stays as it is when others lie there."""
        return self._by_key

    def places(self) -> dict[Key, Place]:
        return {key: item.sprite.place for key, item in self._items.items()}

    def fold_of(self, key: Key | None) -> Key:
        """What unfolds while one points at this; nothing, if it is no part of such a thing."""
        item = self._items.get(key) if key else None
        return "" if item is None else item.sprite.fold

    def unfolding(self, open: Container[Key]) -> list[Key]:
        """What can be looked at more closely: the uppermost of whatever can be opened, and what has come out of it."""
        by_fold: dict[Key, Key] = {}
        shown = []
        for sprite in sorted(self.sprites, key=lambda each: each.level):
            if sprite.fold and sprite.is_target and sprite.words:
                by_fold[sprite.fold] = sprite.key
                shown += [sprite.key] if sprite.fold in open and sprite.layer >= Layer.UNFOLDED else []
        return [*shown, *by_fold.values()]

    def pieces(self) -> list[Key]:
        """All that a hand could lift, whether it may be played or not."""
        return [sprite.key for sprite in self.sprites if sprite.layer in PIECES and sprite.is_target]

    def key_at(self, point: QPointF, among: Iterable[Key] | None = None) -> Key | None:
        """The uppermost sprite under a point that can be pointed at; only among these, if they are given.

        Of two on the same layer the later one lies on top, as cards in a fan do.
        """
        wanted = None if among is None else set(among)
        found = [
            item
            for key, item in reversed(self._items.items())
            if item.sprite.is_target and item.sprite.place.rect.contains(point) and (wanted is None or key in wanted)
        ]
        return max(found, key=lambda item: item.sprite.level).sprite.key if found else None

    def uppermost(self, point: QPointF, is_wanted: Callable[[Key], bool]) -> Key:
        """Find the uppermost sprite under a point of which this is true, prints too; empty where there is none.

        Of what is printed, the smallest: a space of a track, and not the whole track.
        """
        there = [item.sprite for item in self._items.values() if item.sprite.place.rect.contains(point)]
        there.sort(
            key=lambda each: (each.level if each.layer in PIECES else 0.0, -each.place.width * each.place.height)
        )
        return next((each.key for each in reversed(there) if is_wanted(each.key)), "")

    def put(self, key: Key, place: Place, layer: Layer) -> None:
        """Shows a piece elsewhere for the moment: in the hand, or on its way."""
        item = self._items.get(key) or self._gone.get(key)
        if item is not None:
            item.put(place, layer)

    def put_back(self, key: Key) -> None:
        item = self._items.get(key)
        if item is not None:
            item.put_back()

    # Sharpness

    def rest_at(self, scale: float) -> None:
        """The camera rests here: what is in sight becomes sharp for this scale, piece by piece."""
        self._is_hurried = False
        self.painting.scale = scale * self.sharper
        self.update()

    def hurry(self) -> None:
        """Begin a gesture: nothing is painted again until the camera rests."""
        self._is_hurried = True
        self._sharpening.stop()
        self._blurred.clear()

    def is_blurred(self, item: SpriteItem) -> None:
        """Note an item that is shown less sharp than it should be; it is painted again as soon as there is time."""
        if self._is_hurried:
            return
        self._blurred[item] = None
        if not self._sharpening.isActive():
            self._sharpening.start()

    def _sharpen_some(self) -> None:
        until = perf_counter() + SHARPENED_AT_ONCE_S
        while self._blurred and perf_counter() < until:
            item = next(iter(self._blurred))
            del self._blurred[item]
            item.sharpen()
        if not self._blurred:
            self._sharpening.stop()

    def _reconcile(self, items: Lying, wanted: dict[Key, Sprite]) -> None:
        """Much of a table is the very same from one move to the next."""
        if not (items or wanted):
            return
        shown, items.shown = items.shown, wanted
        gone = shown.keys() - wanted.keys()
        # What is the very same is known without a look at it.
        other = [now for now, before in zip(wanted.values(), map(shown.get, wanted), strict=True) if now is not before]
        other = [now for now in other if now != shown.get(now.key)]
        if len(gone) + len(other) > PAINTED_APART:
            self.update()
        for key in gone:
            item = items.pop(key)
            self._blurred.pop(item, None)
            self.removeItem(item)
        for sprite in other:
            lying = items.get(sprite.key)
            if lying is None:
                items[sprite.key] = lying = SpriteItem(sprite, self.painting)
                self.addItem(lying)
            else:
                lying.change(sprite)
        if not is_in_order(shown, wanted, other):
            restack(items, wanted)


def is_in_order(before: Mapping[Key, Sprite], wanted: dict[Key, Sprite], other: Iterable[Sprite]) -> bool:
    """Whether nothing came, changed its level or its place in the description, as in most moves."""
    if any(each.key not in before or each.level != before[each.key].level for each in other):
        return False
    return list(wanted) == [key for key in before if key in wanted]


def restack(items: Lying, wanted: dict[Key, Sprite]) -> None:
    """Lay what is on one level in the order of its description: Qt lays what came last on top."""
    came = {key: number for number, key in enumerate(items)}
    first: dict[float, int] = {}
    """On each level, when the first of those came that belong higher."""
    above: dict[float, Key] = {}
    """The lowest of them."""
    laid: list[tuple[Key, Key]] = []
    for key, sprite in reversed(wanted.items()):
        level, number = sprite.level, came[key]
        if number > first.get(level, number):
            items[key].stackBefore(items[above[level]])
            laid.append((key, above[level]))
        else:
            first[level] = number
        above[level] = key
    if laid:
        items.follow(laid)


def keyed(sprites: Iterable[Sprite]) -> dict[Key, Sprite]:
    return {sprite.key: sprite for sprite in sprites}
