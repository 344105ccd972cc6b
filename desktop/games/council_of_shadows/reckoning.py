"""What is being reckoned up: what a plan consumes while one makes it, what exploiting would still bring."""

from collections.abc import Iterator

from desktop.board.desk import Account, AccountLine
from rules.core.types import Ref, Seat, phrase
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.outlook import steps_of_plan, yields
from rules.council_of_shadows.queries import tops
from rules.council_of_shadows.view import View
from rules.council_of_shadows.words import kind_of


def account(view: View, move: m.Move | None) -> Account | None:
    """Return the account for the seat that is asked; behind the screens each seat sees its own plan only."""
    pending = view.pending
    if isinstance(pending, todo.Planning) and view.seat is not None and not view.players[view.seat].is_automa:
        return plan_account(view, view.seat, move if isinstance(move, m.PlanCard) else None)
    if isinstance(pending, todo.Exploiting) and view.seat in (None, pending.seat):
        return exploitation_account(view, pending, move if isinstance(move, m.Exploit) else None)
    return None


def plan_of(view: View, seat: Seat, move: m.PlanCard | None = None) -> tuple[Ref, ...]:
    """The card planned on each zone, with the one that is considered; nothing where others may not look."""
    player = view.players[seat]
    planned = player.planned if isinstance(player.planned, tuple) and player.planned else ("",) * len(player.zones)
    if move is None or move.seat != seat or not 1 <= move.zone <= len(planned):
        return planned
    return (*planned[: move.zone - 1], move.card, *planned[move.zone :])


def plan_account(view: View, seat: Seat, move: m.PlanCard | None) -> Account:
    """Every visible card, as far as the marker would really move (CS-PLAN-6, CS-PLAN-9, CS-PLAN-10)."""
    planned = plan_of(view, seat, move)
    total = steps_of_plan(view, seat, planned)
    return Account(
        phrase("cs-account-plan"),
        tuple(plan_lines(view, seat, planned, move)),
        phrase("cs-account-consumption", count=view.players[seat].consumption + total),
        total,
    )


def plan_lines(view: View, seat: Seat, planned: tuple[Ref, ...], move: m.PlanCard | None) -> Iterator[AccountLine]:
    for zone, card in enumerate(tops(view.players[seat].zones, planned), start=1):
        if card:
            words = phrase("cs-account-zone", zone=zone, card=kind_of(card))
            yield AccountLine(words, view.box.cards[card].consumption, move is not None and move.zone == zone)


def exploitation_account(view: View, pending: todo.Exploiting, move: m.Exploit | None) -> Account | None:
    """List what each galaxy would bring now; an exploited one may change what another brings no more."""
    found = [each for each in yields(view, pending.seat) if each.galaxy not in pending.done]
    if not found:
        return None
    chosen = move.galaxy if move is not None else ""
    lines = tuple(
        AccountLine(
            phrase("cs-account-galaxy", galaxy=each.galaxy, majority=each.majority), each.energy, each.galaxy == chosen
        )
        for each in found
    )
    total = sum(each.energy for each in found)
    energy = view.players[pending.seat].energy
    words = phrase("cs-account-energy", count=energy + total, consumption=view.players[pending.seat].consumption)
    return Account(phrase("cs-account-exploit"), lines, words, total)
