"""A sale, in the order of ruling A19; players and Zu sell by the same steps."""

from rules.core.types import Ref, Seat
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import events as happened
from rules.excavation_earth.draft import Draft
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.queries import sale_income
from rules.excavation_earth.state import colour_of


def close_sale(draft: Draft) -> None:
    """What was offered is sold (EE-ACT-SEL-12)."""
    selling = draft.answered(todo.Selling)
    seat, markets = selling.seat, tuple(market for _, market in selling.offers)
    with_traders = tuple(market for market in markets if draft.traders[market][seat])  # EE-FAC-AQU-2
    draft.instead(todo.SaleBonus(seat, len(markets)))
    sell(draft, seat, selling)
    if draft.options.promotion_optional:
        if with_traders:
            draft.first_of_all(todo.Promoting(seat, with_traders))
    else:
        for market in with_traders:
            draft.promote(seat, market)
    take_to_the_box(draft, seat, selling.offers)


def sell(draft: Draft, seat: Seat, selling: todo.Selling) -> None:
    """The credits, and where the buyers go; popularity is read before any pawn moves."""
    popularity, buyers, markets = sale_income(draft, seat, selling)
    draft.gain(seat, "popularity", "EE-ACT-SEL-5", popularity)
    draft.gain(seat, "buyers", "EE-ACT-SEL-6", buyers)
    draft.gain(seat, "markets", "EE-ACT-SEL-7", markets)
    flush_mothership(draft)
    colour = colour_of(selling.offers[0][0])
    for _, market in selling.offers:
        board(draft, market, colour)


def flush_mothership(draft: Draft) -> None:
    """Buyers of the last sale go back to the buyers board (EE-ACT-SEL-9)."""
    if draft.mothership:
        for buyer in draft.mothership:
            draft.take_back(buyer)
        draft.tell(happened.BuyersReturned(buyers=draft.mothership))
        draft.mothership = ""


def board(draft: Draft, market: int, colour: str) -> None:
    """The buyers that were counted go to the mothership; the queue closes up (EE-ACT-SEL-9)."""
    queue = draft.queues[market]
    counted = "".join(buyer for buyer in queue if buyer in (colour, WHITE))
    draft.queues[market] = "".join(buyer for buyer in queue if buyer not in (colour, WHITE))
    draft.mothership += counted
    draft.tell(happened.BuyersBoarded(market=market, buyers=counted))


def take_to_the_box(draft: Draft, seat: Seat, offers: tuple[tuple[Ref, int], ...]) -> None:
    """Sold relics leave the game (EE-ACT-SEL-11)."""
    for relic, market in offers:
        draft.lose(seat, relic)
        draft.sold = (*draft.sold, relic)
        draft.tell(happened.RelicSold(seat=seat, relic=relic, market=market))


def promote(draft: Draft, market: int) -> None:
    """Where rulings leave it open, one trader is promoted after the other (ruling A1)."""
    pending = draft.answered(todo.Promoting)
    others = tuple(each for each in pending.markets if each != market)
    if others:
        draft.instead(todo.Promoting(pending.seat, others))
    else:
        draft.done()
    draft.promote(pending.seat, market)


def draw_bonus(draft: Draft, seat: Seat, markets: int) -> None:
    """Two markets draw a card, three draw two and keep one (EE-ACT-SEL-8)."""
    bonus = draft.box.multi_market[markets]
    if bonus.draw == 0:
        return
    if bonus.keep == bonus.draw:
        draft.draw_into_hand(seat, bonus.draw, "EE-ACT-SEL-8")
    else:
        draft.draw_to_choose(seat, bonus.draw, bonus.keep, "EE-ACT-SEL-8")
