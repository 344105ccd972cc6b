"""Zu excavates: which colour, which relics, and what it does instead (EE-SOLO-DIG-1 to 7)."""

from collections.abc import Sequence

from rules.core.explained import Measure
from rules.excavation_earth import events as happened
from rules.excavation_earth.draft import Draft
from rules.excavation_earth.parts import ZuCard
from rules.excavation_earth.queries import free_spaces, lies_on_site
from rules.excavation_earth.state import type_of
from rules.excavation_earth.zu.black_market import buy, fence
from rules.excavation_earth.zu.mind import (
    choose,
    count_of,
    has,
    hold_room,
    human_seat,
    keep,
    owned,
    popularity,
    store_with_room,
    zu_seat,
)

MOST = 2
"""Relics of one excavation (EE-SOLO-DIG-4)."""


def excavate(draft: Draft, card: ZuCard) -> str:
    """Empty, or the rule by which it failed."""
    if hold_room(draft) == 0 and free_spaces(draft, zu_seat(draft), "container") == 0:
        return fence(draft)  # EE-SOLO-DIG-1
    if card.colours and draft.options.harder_1:
        return dig_both(draft, card.colours)
    colour = sought_colour(draft, card)
    if hold_room(draft) == 0 or not eligible(draft, colour):
        return buy(draft, colour)  # EE-SOLO-DIG-1, EE-SOLO-DIG-6
    for _ in range(MOST):
        dig(draft, colour)
    return ""


def dig_both(draft: Draft, colours: Sequence[str]) -> str:
    """One relic of each of the two colours, the more popular one first (EE-SOLO-DIFF-H1, ruling Z15)."""
    first = best_colour(draft, colours)
    dug = [dig(draft, colour) for colour in (first, *(each for each in colours if each != first))]
    return "" if any(dug) else buy(draft, first)


def sought_colour(draft: Draft, card: ZuCard) -> str:
    """The better of the card's two; or the best one with a relic on the dig sites (EE-SOLO-DIG-2, rulings Z8, Z30)."""
    if card.colours:
        return best_colour(draft, card.colours)
    colours = draft.box.colours
    present = [colour for colour in colours if any(lies_on_site(draft, each) for each in draft.box.types_of[colour])]
    return best_colour(draft, present or colours)


def best_colour(draft: Draft, colours: Sequence[str]) -> str:
    """EE-SOLO-DIG-2, then the list for ties, EE-SOLO-DIG-3."""
    room, human = hold_room(draft), draft.players[human_seat(draft)]

    def takes_one_only(colour: str) -> int:
        return int(room < MOST or len(eligible(draft, colour)) < MOST)

    if len(colours) == 1:
        return colours[0]
    return choose(
        draft,
        "ee-zu-dig-colour",
        colours,
        [
            Measure("EE-SOLO-DIG-2", lambda colour: -popularity(draft, colour), "ee-zu-by-popularity"),
            Measure("EE-SOLO-DIG-3", takes_one_only, "ee-zu-by-two-possible"),
            Measure("EE-SOLO-DIG-3", lambda colour: int(owned(draft, colour) > 0), "ee-zu-by-owning"),
            Measure("EE-SOLO-DIG-3", lambda colour: count_of(human.relics, colour), "ee-zu-by-human-relics"),
        ],
        "EE-SOLO-DIG-3",
    )


def eligible(draft: Draft, colour: str) -> list[str]:
    """Types on the dig sites of which Zu has neither a copy nor a sample (EE-SOLO-DIG-4)."""
    return [each for each in draft.box.types_of[colour] if lies_on_site(draft, each) and not has(draft, each)]


def dig(draft: Draft, colour: str) -> bool:
    """One relic of a colour, if there is an eligible one and room for it (EE-SOLO-DIG-5, EE-SOLO-DIG-7)."""
    types = eligible(draft, colour)
    if not types or hold_room(draft) == 0:
        return False
    relic_type = types[0] if len(types) == 1 else best_relic(draft, types)
    relic = draft.take_from_site(relic_type)
    site = draft.box.sites[draft.box.site_of[relic_type]]
    store = store_with_room(draft, container_first=False)
    draft.tell(happened.RelicDiscovered(seat=zu_seat(draft), relic=relic, site=site, store=store))
    keep(draft, relic, store)
    return True


def best_relic(draft: Draft, types: Sequence[str]) -> str:
    human = draft.players[human_seat(draft)]
    return choose(
        draft,
        "ee-zu-dig-relic",
        types,
        [
            Measure("EE-SOLO-DIG-5", lambda each: int(each in human.guards), "ee-zu-by-human-sample"),
            Measure("EE-SOLO-DIG-5", lambda each: copies_on_board(draft, each), "ee-zu-by-copies"),
            Measure("EE-SOLO-DIG-5", lambda each: -draft.box.value[each], "ee-zu-by-value"),
        ],
        "EE-SOLO-DIG-5",
    )


def copies_on_board(draft: Draft, relic_type: str) -> int:
    """Face up on the dig sites; a ruling may count the black market too (ruling Z7)."""
    places = [*draft.sites, *(draft.piles if draft.options.zu_count_black_market else ())]
    return sum(type_of(relic) == relic_type for relics in places for relic in relics)
