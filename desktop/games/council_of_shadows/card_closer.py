"""A closer look at cards: one alone, those on one another, a hand, what somebody owns; with what they do in words."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF

from desktop.board.describing import block, ground
from desktop.board.layers import Layer
from desktop.board.sprite import Key, Sprite
from desktop.games.council_of_shadows import keys
from desktop.games.council_of_shadows.card_sprites import action_card, dark_card, leader_tile, light_card, tech_card
from desktop.games.council_of_shadows.shown import Shown
from desktop.games.council_of_shadows.side_places import CARD_RATIO
from desktop.style.fonts import height_of
from rules.core.knowledge import Concealed
from rules.core.types import Phrase, Ref, phrase

LARGE, SMALLER, LEADER_RATIO = 252.0, 186.0, 1.25
"""Heights of a few cards and of many, at full size; width of a leader's tile, of its height."""
FEW = 4
MOST_IN_ROW = 6
PAD, GAP = 14.0, 12.0


def cards_closer(shown: Shown, fold: Key) -> Iterator[Sprite]:
    """Yield the cards opened for a closer look; none where they have gone since."""
    cards, near = cards_of(shown, fold)
    if cards and not near.isNull():
        yield from panel(shown, fold, cards, near)


def cards_of(shown: Shown, fold: Key) -> tuple[Sequence[Ref], QRectF]:
    """What unfolds, and beside what."""
    mats = shown.places.mats
    match keys.read(fold):
        case ("card" | "tech" | "bonus" | "leader") as kind, str(ref):
            return ((ref,), place_of(shown, kind, ref)) if is_known(shown, kind, ref) else ((), QRectF())
        case "zone", int(seat), int(zone) if seat in mats and zone <= len(shown.player(seat).zones):
            player = shown.player(seat)
            planned = player.planned if not isinstance(player.planned, Concealed) and player.planned else ()
            stack = (*player.zones[zone - 1], *(each for each in planned[zone - 1 : zone] if each))
            return stack, mats[seat].zones[zone - 1].well
        case "hand", int(seat) if seat in mats:
            return shown.player(seat).hand, mats[seat].hand
        case "bonuses", int(seat) if seat in mats:
            owned = (shown.player(seat).dark, shown.player(seat).light)
            return tuple(ref for each in owned if isinstance(each, tuple) for ref in each), mats[seat].bonuses
        case "techs", int(seat) if seat in mats:
            return shown.player(seat).tech, mats[seat].techs
    return (), QRectF()


def is_known(shown: Shown, kind: str, ref: Ref) -> bool:
    box = shown.box
    match kind:
        case "card":
            return ref in box.cards
        case "tech":
            return ref in box.dark_tech
        case "leader":
            return ref in box.leaders
    return ref in box.light_cards or ref in box.dark_cards


def place_of(shown: Shown, kind: str, ref: Ref) -> QRectF:
    """Return where a lone card lies that is looked at more closely; empty where it lies there no more."""
    view, places = shown.view, shown.places
    if kind == "card" and ref in view.display:
        return places.market.slots[view.display.index(ref)]
    if kind == "card":
        seat = next((seat for seat, player in enumerate(view.players) if ref in player.hand), None)
        if seat in places.mats:
            return places.mats[seat].hand
    if kind == "leader":
        seat = next((seat for seat, player in enumerate(view.players) if player.leader == ref), None)
        if seat in places.mats:
            return places.mats[seat].leader
    return QRectF()


def panel(shown: Shown, fold: Key, cards: Sequence[Ref], near: QRectF) -> Iterator[Sprite]:
    """Large cards side by side, and below each what it does."""
    whole = shown.places.whole.adjusted(6, 6, -6, -6)
    pad, gap, size = shown.style.px(PAD), shown.style.px(GAP), shown.size(15)
    ratio = LEADER_RATIO if cards[0] in shown.box.leaders else CARD_RATIO
    lines = -(-len(cards) // MOST_IN_ROW)
    across = -(-len(cards) // lines)
    high = min(shown.style.px(LARGE if len(cards) <= FEW else SMALLER), whole.height() * 0.62 / lines)
    wide = min(high * ratio, (whole.width() - 2 * pad) / across - gap)
    column = max(wide, shown.size(15) * 9.5)
    column = min(column, (whole.width() - 2 * pad) / across - gap)
    high = wide / ratio
    said = [shown.look.say(words_of(shown, ref)) for ref in cards]
    below = max(height_of(each, column, size) for each in said) + 8
    rect = QRectF(0, 0, across * (column + gap) - gap + 2 * pad, lines * (high + below + gap) - gap + 2 * pad)
    rect = beside(rect, near, whole)
    yield ground(f"closer-{fold}", "cs-panel", rect, bleed=0.1)
    for number, (ref, words) in enumerate(zip(cards, said, strict=True)):
        left = rect.x() + pad + (column + gap) * (number % across)
        top = rect.y() + pad + (high + below + gap) * (number // across)
        spot = QRectF(left + (column - wide) / 2, top, wide, high)
        sprite = describe(shown, ref, spot)
        yield replace(sprite, key=f"closer-{ref}", is_target=False, fold=fold)
        place = QRectF(left, spot.bottom() + 6, column, below - 4)
        yield block(f"closer-{ref}", place, words, size, "chalk", across="centre", layer=Layer.BADGE)


def describe(shown: Shown, ref: Ref, rect: QRectF) -> Sprite:
    box = shown.box
    if ref in box.cards:
        return action_card(shown, ref, rect)
    if ref in box.dark_tech:
        return tech_card(shown, ref, rect)
    if ref in box.leaders:
        return leader_tile(shown, ref, rect)
    return light_card(shown, ref, rect) if ref in box.light_cards else dark_card(shown, ref, rect)


def words_of(shown: Shown, ref: Ref) -> Phrase:
    """What it does, in a sentence."""
    box = shown.box
    if ref in box.cards:
        return phrase("card.text", card=box.cards[ref].kind)
    if ref in box.dark_tech:
        return phrase("tech.text", tech=ref)
    if ref in box.leaders:
        return phrase("leader.power", leader=ref)
    return phrase("bonus.text", bonus=ref)


def beside(rect: QRectF, near: QRectF, whole: QRectF) -> QRectF:
    """Place a panel above what it belongs to, or to the left of it; within the table, and never over it."""
    left = min(max(whole.x(), near.center().x() - rect.width() / 2), whole.right() - rect.width())
    if near.y() - 8 - rect.height() >= whole.y():
        return QRectF(left, near.y() - 8 - rect.height(), rect.width(), rect.height())
    top = min(max(whole.y(), near.center().y() - rect.height() / 2), whole.bottom() - rect.height())
    if near.x() - 8 - rect.width() >= whole.x():
        return QRectF(near.x() - 8 - rect.width(), top, rect.width(), rect.height())
    return QRectF(left, min(near.bottom() + 8, whole.bottom() - rect.height()), rect.width(), rect.height())
