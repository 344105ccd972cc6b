"""What lies on what is as described, however the table came to be so: in every game, one position after another."""

from collections.abc import Sequence

from PySide6.QtCore import Qt

from desktop.board.items import SpriteItem
from desktop.board.painting import Painting
from desktop.board.printing import TABLE_PAINTERS
from desktop.board.scene import BoardScene
from desktop.board.sprite import Key, Sprite
from desktop.games.desks import desk_of
from desktop.paint.art import Art
from desktop.style.theme import Style
from tests.desktop.every_game.test_editing import look
from tests.rules.editing import each_game
from tests.rules.promises import ByLot

TABLES, EVERY, SIZE = 3, 4, (1264.0, 900.0)


def as_described(sprites: Sequence[Sprite]) -> list[Key]:
    """From the lowest to the uppermost."""
    return [each.key for each in sorted({each.key: each for each in sprites}.values(), key=lambda each: each.level)]


def as_it_lies(scene: BoardScene) -> list[Key]:
    everything = scene.itemsBoundingRect().adjusted(-1, -1, 1, 1)
    found = scene.items(everything, Qt.ItemSelectionMode.IntersectsItemBoundingRect, Qt.SortOrder.AscendingOrder)
    return [each.sprite.key for each in found if isinstance(each, SpriteItem)]


@each_game
def test_what_came_last_does_not_lie_on_what_it_belongs_under(qapp: object, by_lot: ByLot) -> None:
    game, desk = by_lot.game, desk_of(by_lot.game.id)
    assert desk is not None
    for number in by_lot.tables[:TABLES]:
        scene = BoardScene(Painting(Art(Style()), TABLE_PAINTERS, desk.painters))
        for passed in by_lot.random.played(number, 0)[::EVERY]:
            state = passed.before
            sprites = desk.sprites(game.view(state, 0), look(game, state, 0, SIZE))
            scene.show(sprites)
            assert as_it_lies(scene) == as_described(sprites)
