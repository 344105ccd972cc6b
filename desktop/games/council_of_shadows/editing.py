"""How the spares of Council of Shadows look in the box of the editor."""

from PySide6.QtCore import QRectF

from desktop.board.desk import Look
from desktop.board.sprite import Picture
from desktop.games.council_of_shadows.card_sprites import action_card, dark_card, light_card, tech_card
from desktop.games.council_of_shadows.gems import things_of
from desktop.games.council_of_shadows.shown import Shown
from rules.core.editing import Spare
from rules.council_of_shadows.queries import letters
from rules.council_of_shadows.view import View

SHADOW, CARD = 0.3, 0.72


def spare_ratio(spare: Spare) -> float:
    """Say how wide it is, in parts of its height."""
    return CARD if kind_of(spare) in ("card", "tech", "bonus") else 1.0


def kind_of(spare: Spare) -> str:
    return spare.id.removeprefix("spare-").partition("-")[0]


def spare_picture(view: View, spare: Spare, turned: int, look: Look) -> Picture:
    """Cards and systems show their faces, as on the table."""
    name = spare.id.removeprefix(f"spare-{kind_of(spare)}-")
    match kind_of(spare):
        case "cube":
            return Picture("cs-cube", (view.players[int(name)].colour,), SHADOW)
        case "gem":
            return Picture("cs-gem", (name,), SHADOW)
        case "tile":
            tile = view.box.tiles[name]
            things = things_of(letters(tile.resource.gems), tile.resource.energy)
            return Picture("cs-whole-system", (tile.types, things), 0.15)
        case "station":
            owner = next(seat for seat, stations in enumerate(view.box.stations_of) if name in stations)
            return Picture("cs-station", (view.box.stations[name].kind, view.players[owner].colour), SHADOW)
    return card_picture(Shown(view, look), kind_of(spare), name)


def card_picture(shown: Shown, kind: str, name: str) -> Picture:
    spot = QRectF(0, 0, 1, 1)
    match kind:
        case "card":
            return action_card(shown, name, spot).picture
        case "tech":
            return tech_card(shown, name, spot).picture
        case "bonus" if name in shown.box.light_cards:
            return light_card(shown, name, spot).picture
        case "bonus":
            return dark_card(shown, name, spot).picture
    raise ValueError(name)
