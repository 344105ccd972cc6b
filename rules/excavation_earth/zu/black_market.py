"""Zu on the black market: what it buys, what it fences (EE-SOLO-BUY-1 to 3, EE-SOLO-FEN-1 and 2)."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Literal

from rules.core.explained import Measure
from rules.core.types import Ref
from rules.excavation_earth import events as happened
from rules.excavation_earth.draft import Draft
from rules.excavation_earth.queries import price_of, stores_with_room, top_of_pile
from rules.excavation_earth.state import colour_of, type_of
from rules.excavation_earth.zu.mind import (
    Because,
    already_has,
    choose,
    do_without,
    do_without_relics,
    keep,
    popularity,
    store_with_room,
    without_reason,
    zu_seat,
)

MOST_FENCED = 2
COPY, SAMPLE = Because("EE-SOLO-BUY-1", "ee-why-pile-copy"), Because("EE-SOLO-BUY-1", "ee-why-pile-sample")
PAIR = "+"
"""Two relics that are weighed together stand in the reasons as one name, with this between them."""


def buy(draft: Draft, colour: str, instead: Because) -> Because | None:
    """One relic of the sought colour, else of the next ones to the right; without any, Zu fences."""
    turn_to(draft, "buy", instead)
    bought = purchase(draft, offered(draft, colour))
    if not bought:
        do_without_relics(draft, why_none_bought(draft))
        return fence(draft, Because("EE-SOLO-BUY-2", "ee-why-nothing-to-buy"))
    if draft.options.harder_5:  # ruling Z16
        again = offered(draft, colour) | {bought: Because("EE-SOLO-DIFF-H5", "ee-why-bought")}
        if not purchase(draft, again):
            do_without(draft, "second", Because("EE-SOLO-DIFF-H5", "ee-why-nothing-else-to-buy"))
    return None


def turn_to(draft: Draft, action: Literal["buy", "fence"], because: Because) -> None:
    """The action on the card is not possible: another one takes its place, and why is told."""
    draft.tell(happened.ZuTurnedTo(seat=zu_seat(draft), action=action, rule=because.rule, why=because.why))


def offered(draft: Draft, colour: str) -> dict[str, Because | None]:
    """The colours from this one to the right, and on from the left (EE-SOLO-BUY-2), with what speaks against them."""
    colours, at = draft.box.colours, draft.box.colour_number[colour]
    return {each: why_not_bought(draft, each) for each in (*colours[at:], *colours[:at])}


def why_not_bought(draft: Draft, colour: str) -> Because | None:
    relic, seat = top_of_pile(draft, colour), zu_seat(draft)
    if relic is None:
        return Because("EE-SOLO-BUY-2", "ee-why-empty-pile")
    if had := already_has(draft, type_of(relic), COPY, SAMPLE):
        return had
    if draft.players[seat].credits < price_of(draft, relic, "plus_one"):
        return Because("EE-SOLO-BUY-1", "ee-why-price")
    return None if stores_with_room(draft, seat) else Because("EE-SOLO-BUY-3", "ee-why-no-space")


def why_none_bought(draft: Draft) -> dict[Ref, Because]:
    """Of each visible relic."""
    visible = {colour: top_of_pile(draft, colour) for colour in draft.box.colours}
    reasons = {relic: why_not_bought(draft, colour) for colour, relic in visible.items() if relic is not None}
    return without_reason(reasons)[1]


def purchase(draft: Draft, reasons: Mapping[str, Because | None]) -> str:
    """The first colour whose visible relic Zu wants, can pay and can store; empty when there is none."""
    wanted, out = without_reason(reasons)
    if not wanted:
        return ""
    place = Measure("EE-SOLO-BUY-2", list(reasons).index, "ee-zu-by-place")
    colour = choose(draft, "ee-zu-buy", wanted, [place], "EE-SOLO-BUY-2", out=out)
    relic = draft.take_from_pile(colour)
    seat = zu_seat(draft)
    draft.gain(seat, "black_market", "EE-SOLO-BUY-1", -price_of(draft, relic, "plus_one"))
    store = store_with_room(draft, container_first=True)
    draft.tell(happened.RelicBought(seat=seat, relic=relic, store=store))
    keep(draft, relic, store)
    return colour


def fence(draft: Draft, instead: Because) -> Because | None:
    """The two most valuable relics of different colours, or one (EE-SOLO-FEN-1, ruling Z10)."""
    turn_to(draft, "fence", instead)
    seat = zu_seat(draft)
    relics = draft.players[seat].relics
    if not relics:
        return Because("EE-SOLO-FEN-1", "ee-why-nothing-to-fence")
    pairs = {PAIR.join(pair): why_not_together(*pair) for pair in combinations(relics, MOST_FENCED)}
    together, out = without_reason(pairs)
    chosen = best_to_fence(draft, together or relics, out)
    for relic in chosen.split(PAIR):
        draft.lose(seat, relic)
        draft.put_under_pile(relic)
        draft.tell(happened.RelicFenced(seat=seat, relic=relic))
        draft.gain(seat, "fence", "EE-ACT-SMG-3", draft.box.value[type_of(relic)])
    return None


def why_not_together(one: Ref, other: Ref) -> Because | None:
    return Because("EE-SOLO-FEN-1", "ee-why-one-colour") if colour_of(one) == colour_of(other) else None


def best_to_fence(draft: Draft, ways: Sequence[str], out: Mapping[str, Because]) -> str:
    """Most value; then from the hold rather than the container; then of less popular colours (EE-SOLO-FEN-2)."""
    hold = draft.players[zu_seat(draft)].hold

    def value(way: str) -> int:
        return -sum(draft.box.value[type_of(relic)] for relic in way.split(PAIR))

    def from_container(way: str) -> int:
        return sum(relic not in hold for relic in way.split(PAIR))

    def ranked(way: str) -> list[int]:
        return sorted(popularity(draft, colour_of(relic)) for relic in way.split(PAIR))

    measures = [
        Measure("EE-SOLO-FEN-1", value, "ee-zu-by-value"),
        Measure("EE-SOLO-FEN-2", from_container, "ee-zu-by-container"),
        Measure("EE-SOLO-FEN-2", lambda way: ranked(way)[0], "ee-zu-by-low-popularity"),
        Measure("EE-SOLO-FEN-2", lambda way: ranked(way)[-1], "ee-zu-by-low-popularity"),
    ]
    return choose(draft, "ee-zu-fence", ways, measures, "EE-SOLO-FEN-2", out=out)
