"""Zu on the black market: what it buys, what it fences (EE-SOLO-BUY-1 to 3, EE-SOLO-FEN-1 and 2)."""

from itertools import combinations

from rules.core.explained import Measure
from rules.core.types import Ref
from rules.excavation_earth import events as happened
from rules.excavation_earth.draft import Draft
from rules.excavation_earth.queries import price_of, stores_with_room, top_of_pile
from rules.excavation_earth.state import colour_of, type_of
from rules.excavation_earth.zu.mind import choose, has, keep, popularity, store_with_room, zu_seat

MOST_FENCED = 2
PAIR = "+"
"""Two relics that are weighed together stand in the reasons as one name, with this between them."""


def buy(draft: Draft, colour: str) -> str:
    """One relic of the sought colour, else of the next ones to the right; without any, Zu fences."""
    bought = purchase(draft, wrapped(draft, colour))
    if not bought:
        return fence(draft)
    if draft.options.harder_5:  # ruling Z16
        purchase(draft, [each for each in wrapped(draft, colour) if each != bought])
    return ""


def wrapped(draft: Draft, colour: str) -> list[str]:
    """The colours from this one to the right, and on from the left (EE-SOLO-BUY-2)."""
    colours, at = draft.box.colours, draft.box.colour_number[colour]
    return [*colours[at:], *colours[:at]]


def purchase(draft: Draft, colours: list[str]) -> str:
    """The first colour whose visible relic Zu wants, can pay and can store; empty when there is none."""
    wanted = [colour for colour in colours if would_buy(draft, colour)]
    if not wanted:
        return ""
    colour = choose(
        draft,
        "ee-zu-buy",
        colours,
        [
            Measure("EE-SOLO-BUY-1", lambda each: int(each not in wanted), "ee-zu-by-buyable"),
            Measure("EE-SOLO-BUY-2", colours.index, "ee-zu-by-place"),
        ],
        "EE-SOLO-BUY-2",
    )
    relic = draft.take_from_pile(colour)
    seat = zu_seat(draft)
    draft.gain(seat, "black_market", "EE-SOLO-BUY-1", -price_of(draft, relic, "plus_one"))
    store = store_with_room(draft, container_first=True)
    draft.tell(happened.RelicBought(seat=seat, relic=relic, store=store))
    keep(draft, relic, store)
    return colour


def would_buy(draft: Draft, colour: str) -> bool:
    relic, seat = top_of_pile(draft, colour), zu_seat(draft)
    return (
        relic is not None
        and not has(draft, type_of(relic))
        and draft.players[seat].credits >= price_of(draft, relic, "plus_one")
        and bool(stores_with_room(draft, seat))
    )


def fence(draft: Draft) -> str:
    """The two most valuable relics of different colours, or one (EE-SOLO-FEN-1, ruling Z10)."""
    seat = zu_seat(draft)
    relics = draft.players[seat].relics
    if not relics:
        return "EE-SOLO-FEN-1"
    pairs = [pair for pair in combinations(relics, MOST_FENCED) if colour_of(pair[0]) != colour_of(pair[1])]
    ways = [PAIR.join(pair) for pair in pairs] or list(relics)
    chosen = ways[0] if len(ways) == 1 else best_to_fence(draft, ways)
    for relic in chosen.split(PAIR):
        draft.lose(seat, relic)
        draft.put_under_pile(relic)
        draft.tell(happened.RelicFenced(seat=seat, relic=relic))
        draft.gain(seat, "fence", "EE-ACT-SMG-3", draft.box.value[type_of(relic)])
    return ""


def best_to_fence(draft: Draft, ways: list[str]) -> str:
    """Most value; then from the hold rather than the container; then of less popular colours (EE-SOLO-FEN-2)."""
    hold = draft.players[zu_seat(draft)].hold

    def value(way: str) -> int:
        return -sum(draft.box.value[type_of(relic)] for relic in way.split(PAIR))

    def from_container(way: str) -> int:
        return sum(relic not in hold for relic in way.split(PAIR))

    def ranked(way: str) -> list[int]:
        return sorted(popularity_of(draft, relic) for relic in way.split(PAIR))

    measures = [
        Measure("EE-SOLO-FEN-1", value, "ee-zu-by-value"),
        Measure("EE-SOLO-FEN-2", from_container, "ee-zu-by-container"),
        Measure("EE-SOLO-FEN-2", lambda way: ranked(way)[0], "ee-zu-by-low-popularity"),
        Measure("EE-SOLO-FEN-2", lambda way: ranked(way)[-1], "ee-zu-by-low-popularity"),
    ]
    return choose(draft, "ee-zu-fence", ways, measures, "EE-SOLO-FEN-2")


def popularity_of(draft: Draft, relic: Ref) -> int:
    return popularity(draft, colour_of(relic))
