"""How rows of the Council's data look at the table: cards of all kinds, leaders, systems."""

from typing import Any

from PySide6.QtCore import QRectF

from desktop.board.desk import Look
from desktop.board.sprite import Picture
from desktop.games.council_of_shadows import card_sprites as cards
from desktop.games.council_of_shadows.automa_shown import face_of
from desktop.games.council_of_shadows.gems import things_of
from desktop.games.council_of_shadows.shown import Shown
from rules.council_of_shadows.view import View

CARD, LEADER, AUTOMA = 0.72, 1.5, 0.72
BLEED = 0.15
SPOT = QRectF(0, 0, 1, 1)


def row_pictures(view: View, look: Look, steps: tuple[str, ...], row: Any) -> list[tuple[float, Picture]]:
    ref = row.get("ref", "") if isinstance(row, dict) else ""
    box, shown = view.box, Shown(view, look)
    match steps:
        case ("ai_cards", _) if ref in box.cards:
            return [(CARD, cards.action_card(shown, ref, SPOT).picture)]
        case ("start_cards", _):
            own = next((name for name, card in box.cards.items() if card.kind == ref), None)
            return [(CARD, cards.action_card(shown, own, SPOT).picture)] if own is not None else []
        case ("dark_tech", _) if ref in box.dark_tech:
            return [(CARD, cards.tech_card(shown, ref, SPOT).picture)]
        case ("light_bonus", _) if row["cards"] and row["cards"][0] in box.light_cards:
            return [(CARD, cards.light_card(shown, row["cards"][0], SPOT).picture)]
        case ("dark_bonus", _) if ref in box.dark_cards:
            return [(CARD, cards.dark_card(shown, ref, SPOT).picture)]
        case ("leaders", _) if ref in box.leaders:
            return [(LEADER, cards.leader_tile(shown, ref, SPOT).picture)]
        case ("automa", "cards", _) if ref in box.automa_cards:
            return [(AUTOMA, Picture("cs-automa-card", (face_of(view, ref, look.say), 0), BLEED))]
        case ("tiles", _, _):
            gems = "".join(letter * row["resource"].get(letter, 0) for letter in "agt")
            things = things_of(gems, row["resource"].get("energy", 0))
            return [(1.0, Picture("cs-whole-system", (tuple(row["planets"]), things), BLEED))]
    return []
