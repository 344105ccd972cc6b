"""A card of Zu as the table shows it: its picture, what it is called, and what it does."""

from rules.core.types import Phrase, Ref, phrase
from rules.excavation_earth.components import Box


def kind_of(box: Box, ref: Ref) -> str:
    card = box.zu_cards[ref]
    is_popular = card.type == "excavate" and not card.colours
    return "excavate_popular" if is_popular else card.type


def title_of(box: Box, ref: Ref) -> Phrase:
    return phrase("zu-card", kind=kind_of(box, ref))


def text_of(box: Box, ref: Ref) -> Phrase:
    return phrase("zu-card.text", kind=kind_of(box, ref), market=box.zu_cards[ref].market + 1)


def face_of(box: Box, ref: Ref) -> tuple[str, tuple[str, ...]]:
    """What its painter needs to know: what it does, and the regions or the market that it names."""
    card = box.zu_cards[ref]
    if card.type == "command":
        return card.type, (str(card.market + 1), box.market_symbol[card.market])
    return card.type, card.colours
