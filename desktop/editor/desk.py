"""The desk of the editor: that of the game, somewhat lower, with the box below it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QRectF

from desktop.board.desk import AnyDesk, Look, no_one, nothing
from desktop.board.layers import Layer
from desktop.board.sprite import Key, Place, Sprite
from desktop.editor.box import Box, box_height
from desktop.editor.marks import PAINTERS
from desktop.editor.table import EditedTable


class EditorDesk:
    """What the box of the editor shows, and the desk with it."""

    def __init__(self, table: EditedTable, desk: AnyDesk) -> None:
        self.table = table
        self.game_desk = desk
        self.box = Box(table)
        self.desk: AnyDesk = replace(
            desk,
            painters={**desk.painters, **PAINTERS},
            sprites=self.sprites,
            parts=lambda view, look: desk.parts(view, self.above(look)),
            target=no_one,
            companions=nothing,
            preview=lambda view, edit, look, places: [],
            alike=nothing,
            poster=nothing,
            flights=lambda views, look, events, places: {},
            same=self.same,
            goes_to=lambda before, key, after: (*desk.goes_to(before, key, after), "box"),
        )

    def sprites(self, view: Any, look: Look) -> list[Sprite]:
        """The table and the box; whatever can be edited can be taken by hand, though nobody takes it in play."""
        high = box_height(look)
        rect = QRectF(0, look.height - high, look.width, high)
        things = frozenset(self.table.editing.things(self.table.state))
        table = self.game_desk.sprites(view, self.above(look))
        return [
            *(each if is_as_in_play(each) else taken_by_hand(under_all(each, look), things) for each in table),
            *self.box.sprites(rect, look),
        ]

    def above(self, look: Look) -> Look:
        """How the table itself is looked at: what the box leaves of it."""
        return replace(look, height=look.height - box_height(look))

    def same(self, before: Any, after: Any) -> Mapping[Key, Key]:
        """The piece that was just put on the table is the spare that was carried there."""
        renamed = self.table.renamed()
        known = self.game_desk.same(before, after)
        return {**known, renamed[0]: renamed[1]} if renamed is not None else known


def is_as_in_play(sprite: Sprite) -> bool:
    """Most of a table: what can be taken or dropped on anyway."""
    return sprite.is_target and sprite.layer != Layer.FELT


def taken_by_hand(sprite: Sprite, things: frozenset[Key]) -> Sprite:
    """Let a sprite be taken, or dropped on: whatever has words may be a place, and a thing may be a print in play."""
    is_wanted = not sprite.is_target and (sprite.words is not None or sprite.key in things)
    return replace(sprite, is_target=True) if is_wanted else sprite


def under_all(sprite: Sprite, look: Look) -> Sprite:
    """The felt lies under the box as well."""
    is_whole = sprite.layer == Layer.FELT and sprite.place.width >= look.width
    return replace(sprite, place=Place(0, 0, look.width, look.height)) if is_whole else sprite
