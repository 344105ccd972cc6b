"""The table's scene: it is shown sprites and changes what differs. Nobody else touches its items."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QGraphicsScene

from desktop.board.items import SpriteItem
from desktop.board.layers import Layer
from desktop.board.painting import Painting
from desktop.board.sprite import Key, Place, Sprite


class BoardScene(QGraphicsScene):
    """Keeps one item per sprite key, so that a piece keeps its identity while it is held or travels."""

    def __init__(self, painting: Painting, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.painting = painting
        self._items: dict[Key, SpriteItem] = {}
        self._marks: dict[Key, SpriteItem] = {}
        self._hints: dict[Key, SpriteItem] = {}
        self.sprites: tuple[Sprite, ...] = ()

    def show(self, sprites: Sequence[Sprite]) -> None:
        """The whole table, as it is now."""
        self.sprites = tuple(sprites)
        self._reconcile(self._items, sprites)

    def show_marks(self, marks: Sequence[Sprite]) -> None:
        """What lies over the table for the moment: lights, previews, the held piece's origin."""
        self._reconcile(self._marks, marks)

    def show_hints(self, hints: Sequence[Sprite]) -> None:
        """What a list points at, from elsewhere in the window."""
        self._reconcile(self._hints, [replace(each, key=f"hint:{each.key}") for each in hints])

    def place_of(self, key: Key) -> Place | None:
        item = self._items.get(key)
        return None if item is None else item.sprite.place

    def by_key(self) -> dict[Key, Sprite]:
        return {key: item.sprite for key, item in self._items.items()}

    def places(self) -> dict[Key, Place]:
        return {key: item.sprite.place for key, item in self._items.items()}

    def words_of(self, key: Key) -> str:
        item = self._items.get(key)
        return "" if item is None else item.sprite.words

    def key_at(self, point: QPointF, among: Iterable[Key] | None = None) -> Key | None:
        """The uppermost sprite under a point that can be pointed at; only among these, if they are given."""
        wanted = None if among is None else set(among)
        found = [
            item
            for key, item in self._items.items()
            if item.sprite.is_target and item.sprite.place.rect.contains(point) and (wanted is None or key in wanted)
        ]
        return max(found, key=lambda item: item.sprite.layer).sprite.key if found else None

    def put(self, key: Key, place: Place, layer: Layer | None = None) -> None:
        """Shows a piece elsewhere for the moment: in the hand, or on its way."""
        item = self._items.get(key)
        if item is not None:
            item.put(place)
            item.setZValue(float(layer if layer is not None else item.sprite.layer))

    def put_back(self, key: Key) -> None:
        item = self._items.get(key)
        if item is not None:
            item.change(item.sprite)

    def repaint_all(self) -> None:
        """The pictures have to be painted anew: another theme, another scale."""
        for item in (*self._items.values(), *self._marks.values(), *self._hints.values()):
            item.update()

    def _reconcile(self, items: dict[Key, SpriteItem], sprites: Sequence[Sprite]) -> None:
        wanted = {sprite.key: sprite for sprite in sprites}
        for key in [key for key in items if key not in wanted]:
            self.removeItem(items.pop(key))
        for key, sprite in wanted.items():
            item = items.get(key)
            if item is None:
                items[key] = item = SpriteItem(sprite, self.painting)
                self.addItem(item)
            elif item.sprite != sprite:
                item.change(sprite)
