"""Cards as sprites, wherever they lie: action cards, Dark Tech, bonus cards, leaders. Their faces: card_faces.py."""

from typing import Any

from PySide6.QtCore import QRectF

from desktop.board.sprite import Sprite
from desktop.games.council_of_shadows import keys
from desktop.games.council_of_shadows.shown import Shown, piece
from rules.core.types import Ref, phrase
from rules.council_of_shadows.queries import letters

BLEED = 0.15


def action_card(shown: Shown, ref: Ref, rect: QRectF, **how: Any) -> Sprite:
    """Painted by `cs-card`: kind, name, cost in letters or None, consumption, effects."""
    card = shown.box.cards[ref]
    name = shown.say("card", card=card.kind)
    face = card.kind, name, letters(card.cost) if card.cost is not None else None, card.consumption, card.effects
    words = phrase("cs-table-card", card=card.kind, consumption=card.consumption, ai=card.is_ai)
    return piece(keys.card_key(ref), "cs-card", rect, *face, **{"words": words, "bleed": BLEED, **how})


def tech_card(shown: Shown, ref: Ref, rect: QRectF, **how: Any) -> Sprite:
    """Painted by `cs-tech`: ref, name, level, effects, power."""
    card = shown.box.dark_tech[ref]
    face = ref, shown.say("tech", tech=ref), card.level, card.effects, card.power
    words = phrase("cs-table-tech", tech=ref, level=card.level)
    return piece(keys.tech_key(ref), "cs-tech", rect, *face, **{"words": words, "bleed": BLEED, **how})


def light_card(shown: Shown, ref: Ref, rect: QRectF, **how: Any) -> Sprite:
    """Painted by `cs-light-card`: name, score."""
    card = shown.box.light_cards[ref]
    face = shown.say("bonus", bonus=ref), card.score
    words = phrase("cs-table-bonus", bonus=ref, dark=False)
    return piece(keys.bonus_key(ref), "cs-light-card", rect, *face, **{"words": words, "bleed": BLEED, **how})


def dark_card(shown: Shown, ref: Ref, rect: QRectF, **how: Any) -> Sprite:
    """Painted by `cs-dark-card`: name, galaxy or none, score."""
    card = shown.box.dark_cards[ref]
    face = shown.say("bonus", bonus=ref), card.galaxy, card.score
    words = phrase("cs-table-bonus", bonus=ref, dark=True)
    return piece(keys.bonus_key(ref), "cs-dark-card", rect, *face, **{"words": words, "bleed": BLEED, **how})


def leader_tile(shown: Shown, ref: Ref, rect: QRectF, **how: Any) -> Sprite:
    """Painted by `cs-leader`: ref, name, consumption, energy, power."""
    leader = shown.box.leaders[ref]
    face = ref, shown.say("leader", leader=ref), leader.consumption, leader.energy, leader.power
    words = phrase("cs-table-leader", leader=ref, consumption=leader.consumption)
    return piece(keys.leader_key(ref), "cs-leader", rect, *face, **{"words": words, "bleed": BLEED, **how})
