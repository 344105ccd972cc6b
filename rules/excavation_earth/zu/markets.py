"""Zu on the markets: trading posts, command, sales, quick sales (EE-SOLO-MKT, -CMD, -SEL, -QS)."""

from rules.core.explained import Measure
from rules.core.types import Ref
from rules.excavation_earth.agenda import Selling
from rules.excavation_earth.draft import Draft
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.queries import interested
from rules.excavation_earth.selling import sell as carry_out_sale
from rules.excavation_earth.selling import take_to_the_box
from rules.excavation_earth.state import colour_of, type_of
from rules.excavation_earth.zu.mind import (
    NO_CUBE,
    Because,
    best_markets,
    by_interest,
    choose,
    cube_ready,
    cubes_left,
    do_without,
    influence_measures,
    lucrative_measures,
    most_popular_owned,
    owned,
    owned_colours,
    popularity,
    without_reason,
    zu_seat,
)

MARKETS_SERVED = 2
"""EE-SOLO-MKT-1."""


# Market


def market(draft: Draft) -> Because | None:
    """Traders to two markets without one, then buyers to each (EE-SOLO-MKT-1 to 3, ruling Z21)."""
    seat = zu_seat(draft)
    has_trader = Because("EE-SOLO-MKT-1", "ee-why-has-trader")
    reasons = {each: has_trader if traders[seat] else None for each, traders in enumerate(draft.traders)}
    if all(reasons.values()):
        return Because("EE-SOLO-MKT-1", "ee-why-traders-everywhere")
    wanted = min(MARKETS_SERVED, sum(because is None for because in reasons.values()))
    count = min(wanted, cubes_left(draft))
    if not count:
        return NO_CUBE

    def measures() -> list[Measure]:
        return [*by_interest(draft, "EE-SOLO-MKT-2", most_popular_owned(draft)), *influence_measures(draft)]

    chosen = best_markets(draft, "ee-zu-market", reasons, count, measures)
    for each in chosen:
        send_trader(draft, each)
    if count < wanted:
        do_without(draft, "trader", NO_CUBE)
    for each in chosen:
        add_buyers(draft, each)
    return None


def add_buyers(draft: Draft, number: int) -> None:
    """A white buyer, then a coloured one, as far as there are any (EE-SOLO-MKT-3, EE-SOLO-DIFF-E3)."""
    seat = zu_seat(draft)
    if draft.white:
        draft.add_buyer(seat, number, WHITE)
    else:
        do_without(draft, "white", Because("EE-SOLO-MKT-3", "ee-why-no-white-left"), market=number)
    if draft.options.easier_3:
        return
    colour = buyer_to_add(draft)
    if isinstance(colour, Because):
        do_without(draft, "coloured", colour, market=number)
    else:
        draft.add_buyer(seat, number, colour)


def buyer_to_add(draft: Draft) -> str | Because:
    """Of the colours that Zu can sell; any with a pawn left when it owns nothing (rulings Z1, Z27)."""
    colours = owned_colours(draft)
    if not colours and draft.options.zu_relicless_buyer == "none":
        return Because("EE-SOLO-MKT-3", "ee-why-nothing-to-sell")
    used_up = Because("EE-SOLO-MKT-3", "ee-why-no-buyer-left")
    stock = {each: draft.stock[draft.box.colour_number[each]] for each in colours or draft.box.colours}
    candidates, out = without_reason({each: None if left else used_up for each, left in stock.items()})
    if not candidates:
        return Because("EE-SOLO-MKT-3", "ee-why-no-coloured-left")
    measures = [
        Measure("EE-SOLO-MKT-3", lambda colour: -popularity(draft, colour), "ee-zu-by-popularity"),
        Measure("EE-SOLO-MKT-3", lambda colour: -owned(draft, colour), "ee-zu-by-own-relics"),
    ]
    return choose(draft, "ee-zu-buyer", candidates, measures if colours else [], "EE-SOLO-MKT-3", out=out)


# Command


def command(draft: Draft, number: int) -> Because | None:
    """A trader where Zu has none, and always an envoy (EE-SOLO-CMD-1); it recalls nobody (EE-SOLO-CMD-2)."""
    seat = zu_seat(draft)
    if draft.traders[number][seat] == 0:
        send_trader(draft, number)
    if not cube_ready(draft):
        return NO_CUBE  # also after the trader, ruling Z23
    draft.add_envoy(seat, draft.box.centre_of[number])
    return None


def send_trader(draft: Draft, number: int) -> None:
    if cube_ready(draft):
        draft.add_trader(zu_seat(draft), number)


# Sell


def sell(draft: Draft) -> Because | None:
    """The colour that allows the most markets, on the most lucrative of them (EE-SOLO-SEL-1 to 3)."""
    markets = {colour: markets_for(draft, colour) for colour in owned_colours(draft)}
    open_to = {colour: without_reason(each)[0] for colour, each in markets.items()}
    nobody = Because("EE-SOLO-SEL-1", "ee-why-unwanted-at-traders")
    colours, out = without_reason({colour: None if each else nobody for colour, each in open_to.items()})
    if not colours:
        return why_nothing_sold(draft)

    def reach(colour: str) -> int:
        return min(draft.box.numbers.sell_most_markets, owned(draft, colour), len(open_to[colour]))  # ruling Z4

    def buyers(colour: str) -> int:
        counts = sorted((interested(draft, each, colour) for each in open_to[colour]), reverse=True)
        return sum(counts[: reach(colour)])

    measures = [
        Measure("EE-SOLO-SEL-2", lambda colour: -reach(colour), "ee-zu-by-markets"),
        Measure("EE-SOLO-SEL-2", lambda colour: -popularity(draft, colour), "ee-zu-by-popularity"),
        Measure("EE-SOLO-SEL-2", lambda colour: -buyers(colour), "ee-zu-by-buyers"),
    ]  # ruling Z3
    colour = choose(draft, "ee-zu-sell", colours, measures, "EE-SOLO-SEL-2", out=out)
    sold_on, count = open_to[colour], reach(colour)
    if count < len(sold_on):
        sold_on = best_markets(
            draft, "ee-zu-sell-market", markets[colour], count, lambda: lucrative_measures(draft, [colour])
        )
    sell_on(draft, colour, sold_on)
    return None


def markets_for(draft: Draft, colour: str) -> dict[int, Because | None]:
    """Where Zu may sell a colour, and what speaks against the other markets (EE-SOLO-SEL-1)."""
    seat = zu_seat(draft)
    no_trader = Because("EE-SOLO-SEL-1", "ee-why-no-trader")
    return {
        each: why_no_sale(draft, each, colour, "EE-SOLO-SEL-1") if traders[seat] else no_trader
        for each, traders in enumerate(draft.traders)
    }


def why_no_sale(draft: Draft, number: int, colour: str, rule: str) -> Because | None:
    return None if interested(draft, number, colour) else Because(rule, "ee-why-unwanted-there")


def why_nothing_sold(draft: Draft) -> Because:
    """EE-SOLO-SEL-1."""
    if not owned_colours(draft):
        return Because("EE-SOLO-SEL-1", "ee-why-nothing-to-sell")
    if not any(traders[zu_seat(draft)] for traders in draft.traders):
        return Because("EE-SOLO-SEL-1", "ee-why-no-trader-anywhere")
    return Because("EE-SOLO-SEL-1", "ee-why-nothing-wanted")


def quick_sale(draft: Draft) -> Because | None:
    """One relic on the market that wants it most, with a trader sent there if need be (EE-SOLO-QS-1 to 3)."""
    markets = {
        colour: {each: why_no_sale(draft, each, colour, "EE-SOLO-QS-2") for each in range(len(draft.queues))}
        for colour in owned_colours(draft)
    }
    nobody = Because("EE-SOLO-QS-1", "ee-why-unwanted-anywhere")
    colours, out = without_reason(
        {colour: nobody if all(reasons.values()) else None for colour, reasons in markets.items()}
    )
    if not colours:
        return Because("EE-SOLO-QS-1", "ee-why-nothing-wanted-anywhere" if out else "ee-why-nothing-to-sell")
    measures = [
        Measure("EE-SOLO-QS-2", lambda colour: owned(draft, colour), "ee-zu-by-few-relics"),
        Measure("EE-SOLO-QS-2", lambda colour: -popularity(draft, colour), "ee-zu-by-popularity"),
    ]
    colour = choose(draft, "ee-zu-quick-sale", colours, measures, "EE-SOLO-QS-2", out=out)
    (number,) = best_markets(
        draft,
        "ee-zu-quick-sale-market",
        markets[colour],
        1,
        lambda: [*by_interest(draft, "EE-SOLO-QS-2", [colour]), *lucrative_measures(draft, [colour])[1:]],
    )
    if draft.traders[number][zu_seat(draft)] == 0:
        if not cube_ready(draft):
            return NO_CUBE
        send_trader(draft, number)
    sell_on(draft, colour, [number])
    return None


def sell_on(draft: Draft, colour: str, markets: list[int]) -> None:
    """A sale as everybody makes it, with the least valuable relics and without a bonus card (EE-SOLO-SEL-3)."""
    seat = zu_seat(draft)
    relics: list[Ref] = []
    for _ in markets:
        relics.append(least_valuable(draft, colour, relics))
    selling = Selling(seat, "", tuple(zip(relics, markets, strict=True)))
    carry_out_sale(draft, seat, selling)
    for each in markets:
        draft.promote(seat, each)  # ruling Z20
    take_to_the_box(draft, seat, selling.offers)


def least_valuable(draft: Draft, colour: str, taken: list[Ref]) -> Ref:
    own = [each for each in draft.players[zu_seat(draft)].relics if colour_of(each) == colour and each not in taken]
    if len({type_of(each) for each in own}) == 1:
        return own[0]
    measures = [Measure("EE-SOLO-SEL-3", lambda relic: draft.box.value[type_of(relic)], "ee-zu-by-low-value")]
    return choose(draft, "ee-zu-sell-relic", own, measures, "EE-SOLO-SEL-3")
