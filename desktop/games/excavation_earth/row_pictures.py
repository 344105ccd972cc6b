"""How rows of Excavation Earth's data look at the table: command tiles with both faces, cards of Zu."""

from typing import Any

from desktop.board.desk import Look
from desktop.board.sprite import Picture
from desktop.games.excavation_earth.side_sprites import SIGNS, amount_of
from rules.core.types import phrase
from rules.excavation_earth.view import View

BLEED, TILE, CARD = 0.12, 1.55, 0.72
UNIT = 1.0


def row_pictures(view: View, look: Look, steps: tuple[str, ...], row: Any) -> list[tuple[float, Picture]]:
    match steps:
        case ("command", "tiles", name) if name.removeprefix("+") in view.box.tile_effects:
            return [(TILE, tile(view, look, name.removeprefix("+"), is_yellow=face)) for face in (False, True)]
        case ("zu", "cards", "excavate", _):
            kind = "excavate" if row else "excavate_popular"
            return [(CARD, zu_card(look, "excavate", tuple(row), kind))]
        case ("zu", "cards", "command", _):
            market = row - 1
            return [(CARD, zu_card(look, "command", (str(row), view.box.market_symbol[market]), "command"))]
    return []


def tile(view: View, look: Look, ref: str, *, is_yellow: bool) -> Picture:
    first, *more = view.box.tile_effects[ref][is_yellow]
    bonus = sum(effect.n for effect in more if effect.op == "gain_credits")
    title = look.say(phrase("tile", tile=ref))
    return Picture("ee-tile", (SIGNS[first.op], amount_of(first), bonus, title, is_yellow, UNIT), BLEED)


def zu_card(look: Look, type_: str, shown: tuple[str, ...], kind: str) -> Picture:
    return Picture("ee-zu-card", (type_, shown, look.say(phrase("zu-card", kind=kind))), BLEED)
