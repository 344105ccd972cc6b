"""Questions of cards in a position that is edited: which cards ask something, and how far what they ask has come."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rules.core.editing import Choice, Field, choice, number
from rules.core.types import Phrase, Ref, Seat, phrase
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import parts
from rules.council_of_shadows.actions import carry_out
from rules.council_of_shadows.components import Box
from rules.council_of_shadows.draft import Draft
from rules.council_of_shadows.queries import FURTHEST
from rules.council_of_shadows.state import State

DECIDED = (
    parts.Colonise,
    parts.Either,
    parts.Extract,
    parts.Discover,
    parts.Upgrade,
    parts.FreeAiCard,
    parts.ExploitAtOnce,
)
"""Effects in which somebody chooses; the others happen by themselves."""
COUNTED = (todo.Purchasing, todo.Extracting, todo.Upgrading, todo.Exploiting)
REACHING = (todo.Colonising, todo.Extracting, todo.Discovering)


def effects_of(box: Box, card: Ref) -> tuple[Any, ...]:
    """What a card does; a leader does nothing in this way."""
    face = box.cards.get(card) or box.dark_tech.get(card)
    return tuple(face.effects) if face is not None else ()


def cards_that_ask(state: State, seat: Seat) -> tuple[Ref, ...]:
    """List the cards that can ask this seat something: its own starting cards, AI cards, Dark Tech cards."""
    box = state.box
    own = () if state.players[seat].is_automa else box.start_cards[seat]
    cards = (*own, *box.ai_cards, *box.dark_tech)
    return tuple(card for card in cards if any(isinstance(each, DECIDED) for each in effects_of(box, card)))


def card_that_asks(state: "State | Draft") -> Ref:
    """The card whose effect is asked about; empty where it is another question."""
    pending = state.agenda[0] if state.agenda else None
    match pending:
        case todo.Colonising() | todo.Extracting() | todo.Discovering() | todo.Upgrading() | todo.Exploiting():
            known = pending.card in state.box.cards or pending.card in state.box.dark_tech
            return pending.card if known else ""
        case todo.TakingCard():
            return giver_of_cards(state.box)
    return ""


def giver_of_cards(box: Box) -> Ref:
    """The card that gives another one; empty where the box has none."""
    given = (card for card, face in box.dark_tech.items() if any(isinstance(e, parts.FreeAiCard) for e in face.effects))
    return next(given, "")


def ask_about(draft: Draft, seat: Seat, card: Ref) -> None:
    """Put the first question of a card, and its later effects after it; what comes before has happened already."""
    effects = effects_of(draft.box, card)
    first = next(at for at, each in enumerate(effects) if isinstance(each, DECIDED))
    later = tuple(todo.CarryOut(seat, card, at, FURTHEST) for at in range(first, len(effects)))
    end = tuple(each for each in draft.agenda if isinstance(each, todo.LevelCheck | todo.EndPart))
    draft.agenda = (*later, todo.Shift(seat), todo.BeginExploitation(seat), *end)
    carry_out(draft, later[0])


# Fields


def fields_of_question(state: State, seat: Seat) -> Iterator[Field]:
    """Yield the card that asks, how far it reaches, how often what is asked may still be done."""
    pending, card = state.pending, card_that_asks(state)
    if card:
        cards = [Choice(each, words_of(state.box, each)) for each in cards_that_ask(state, seat)]
        if all(each.value != card for each in cards):
            cards.append(Choice(card, words_of(state.box, card)))
        yield choice("effect", phrase("cs-edit-effect"), card, cards, group="turn")
    if isinstance(pending, REACHING):
        yield number("reach", phrase("cs-edit-reach"), pending.reach, (1, FURTHEST), group="turn")
    if isinstance(pending, COUNTED):
        yield number("left", phrase("cs-edit-left"), pending.left, (1, most_left(state, pending)), group="turn")
    if isinstance(pending, todo.TakingTech):
        levels = (1, len(state.tech_piles))
        yield number("tech-level", phrase("cs-edit-tech-level"), pending.level, levels, group="turn")


def most_left(state: State, pending: todo.Pending) -> int:
    match pending:
        case todo.Purchasing():
            return state.box.numbers.purchases
        case todo.Exploiting():
            return len(state.box.open_with[len(state.players)])
        case todo.Extracting(card=card) | todo.Upgrading(card=card):
            counts = (getattr(each, "times", getattr(each, "steps", 1)) for each in effects_of(state.box, card))
            return max(counts, default=1)
    return 1


def words_of(box: Box, card: Ref) -> Phrase:
    return phrase("tech", tech=card) if card in box.dark_tech else phrase("card", card=card)


def with_question(draft: Draft, **changes: int) -> None:
    """Ask the same with another number."""
    pending, *rest = draft.agenda
    changed: Any = pending
    draft.agenda = (replace(changed, **changes), *rest)
