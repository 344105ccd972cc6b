"""Zu's turn: one card at a time, what failure pays, and what the difficulty switches change about it."""

from dataclasses import replace

from rules.core.types import Ref, Seat
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import events as happened
from rules.excavation_earth.draft import Draft
from rules.excavation_earth.zu.digging import excavate
from rules.excavation_earth.zu.markets import command, market, quick_sale, sell
from rules.excavation_earth.zu.mind import Because
from rules.excavation_earth.zu.surveying import survey


def flip(draft: Draft, seat: Seat) -> None:
    """The top card is turned over and carried out; without one, Zu passes (EE-SOLO-TURN-1)."""
    turn = draft.answered(todo.Turn)
    assert draft.zu is not None
    if not draft.zu.deck:
        draft.instead(todo.Turn(seat, 0))
        draft.change(seat, passed=True)
        draft.tell(happened.Passed(seat=seat))
        return
    card = top_card(draft)
    face = draft.box.zu_cards[card]
    draft.tell(happened.ZuCardFlipped(seat=seat, card=card, colours=face.colours, market=face.market))
    because = carried_out(draft, card)
    if because:
        fail(draft, seat, card, because)
    if draft.options.easier_4 and burns(draft, card) and draft.zu.deck:
        burn(draft, seat)
    left = turn.left - 1 if draft.zu.deck else 0
    draft.instead(todo.Turn(seat, left))


def burn(draft: Draft, seat: Seat) -> None:
    card = top_card(draft)
    face = draft.box.zu_cards[card]
    draft.tell(happened.ZuCardBurnt(seat=seat, card=card, colours=face.colours, market=face.market))


def top_card(draft: Draft) -> Ref:
    """From the deck to the discard of the round."""
    assert draft.zu is not None
    card, *deck = draft.zu.deck
    draft.zu = replace(draft.zu, deck=tuple(deck), discard=(*draft.zu.discard, card))
    return card


def carried_out(draft: Draft, card: Ref) -> Because | None:
    """Nothing; or why the action failed."""
    face = draft.box.zu_cards[card]
    match face.type:
        case "excavate":
            return excavate(draft, face)
        case "market":
            return market(draft)
        case "command":
            return command(draft, face.market)
        case "sell":
            return sell(draft)
        case "quick_sale":
            return quick_sale(draft)
        case "survey":
            return survey(draft)


def fail(draft: Draft, seat: Seat, card: Ref, because: Because) -> None:
    """A failed action still pays (EE-SOLO-FAIL-1, EE-SOLO-DIFF-E2, EE-SOLO-DIFF-H2)."""
    draft.tell(happened.ZuFailed(seat=seat, card=card, rule=because.rule, why=because.why))
    numbers = draft.box.zu
    credits = numbers.failure_credits
    if draft.options.harder_2:
        credits = numbers.switches.harder_failure_credits
    elif draft.options.easier_2:
        credits = numbers.switches.easier_failure_credits
    draft.gain(seat, "failure", "EE-SOLO-FAIL-1", credits)


def burns(draft: Draft, card: Ref) -> bool:
    """Quick Sale, Survey, and the Excavate cards without colours (EE-SOLO-DIFF-E4)."""
    face = draft.box.zu_cards[card]
    return face.type in ("quick_sale", "survey") or (face.type == "excavate" and not face.colours)
