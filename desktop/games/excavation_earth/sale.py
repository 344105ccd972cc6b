"""A sale as it is reckoned up: what each offer brings, and what the relic in the hand would add."""

from collections.abc import Iterator
from dataclasses import replace

from desktop.board.desk import Account, AccountLine
from rules.core.types import phrase
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import moves as m
from rules.excavation_earth.queries import interested, payout, sale_income
from rules.excavation_earth.state import colour_of, type_of
from rules.excavation_earth.view import View


def account(view: View, move: m.Move | None) -> Account | None:
    """Popularity, then market by market, then the bonus for several; None outside of a sale."""
    pending = view.pending
    if not isinstance(pending, todo.Selling):
        return None
    offered = with_offer(view, pending, move) if isinstance(move, m.Offer) else pending
    if not offered.offers:
        return None
    total = sum(sale_income(view, pending.seat, offered))
    return Account(phrase("ee-account"), tuple(lines(view, pending, offered)), phrase("ee-account-total"), total)


def with_offer(view: View, pending: todo.Selling, move: m.Offer) -> todo.Selling:
    """As the sale would be with this relic on that market."""
    player = view.players[move.seat]
    relics = player.hold if move.store == "hold" else player.container
    taken = [relic for relic, _ in pending.offers]
    ref = next(each for each in relics if type_of(each) == move.relic and each not in taken)
    return replace(pending, offers=(*pending.offers, (ref, move.market)))


def lines(view: View, before: todo.Selling, offered: todo.Selling) -> Iterator[AccountLine]:
    """What is new is what the sale had not before."""
    colour = colour_of(offered.offers[0][0])
    numbers = view.box.numbers
    popularity = payout(view, colour)
    yield AccountLine(phrase("ee-account-popularity", colour=colour), popularity, is_new=not before.offers)
    for relic, market in offered.offers:
        buyers = interested(view, market, colour)
        is_new = (relic, market) not in before.offers
        words = phrase("ee-account-market", market=market + 1, count=buyers)
        yield AccountLine(words, buyers * numbers.sell_per_buyer, is_new=is_new)
    bonus = view.box.multi_market[len(offered.offers)].credits
    if bonus:
        is_new = len(offered.offers) > len(before.offers)
        yield AccountLine(phrase("ee-account-markets", count=len(offered.offers)), bonus, is_new=is_new)
