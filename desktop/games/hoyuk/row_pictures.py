"""How rows of Höyük's data look at the table: catastrophe cards and construction tiles."""

from typing import Any

from desktop.board.desk import Look
from desktop.board.sprite import Picture
from desktop.games.hoyuk.calamity_cards import CALAMITY_RATIO
from desktop.games.hoyuk.shown import Shown
from desktop.games.hoyuk.side_sprites import face_of
from rules.hoyuk.view import View

BLEED, TILE = 0.15, 2.2


def row_pictures(view: View, look: Look, steps: tuple[str, ...], row: Any) -> list[tuple[float, Picture]]:
    match steps:
        case ("catastrophes", "cards", name) if name.removeprefix("+") in view.box.calamity:
            face = face_of(Shown(view, look), view.box.calamity[name.removeprefix("+")])
            return [(CALAMITY_RATIO, Picture("hk-calamity", face, BLEED))]
        case ("tiles", "elements", _):
            return [(TILE, Picture("hk-small-tile", (tuple(row),), BLEED))]
    return []
