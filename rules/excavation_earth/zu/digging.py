"""Zu excavates: which colour, which relics, and what it does instead (EE-SOLO-DIG-1 to 7)."""

from collections.abc import Mapping, Sequence

from rules.core.explained import Measure
from rules.excavation_earth import events as happened
from rules.excavation_earth.draft import Draft
from rules.excavation_earth.parts import ZuCard
from rules.excavation_earth.queries import free_spaces, lies_on_site
from rules.excavation_earth.state import type_of
from rules.excavation_earth.zu.black_market import buy, fence
from rules.excavation_earth.zu.mind import (
    Because,
    already_has,
    choose,
    count_of,
    do_without,
    hold_room,
    human_seat,
    keep,
    owned,
    popularity,
    store_with_room,
    without_reason,
    zu_seat,
)

MOST = 2
"""Relics of one excavation (EE-SOLO-DIG-4)."""
COPY, SAMPLE = Because("EE-SOLO-DIG-4", "ee-why-copy"), Because("EE-SOLO-DIG-4", "ee-why-sample")
HOLD_IS_FULL = Because("EE-SOLO-DIG-1", "ee-why-hold-full")
NO_ROOM_LEFT = Because("EE-SOLO-DIG-7", "ee-why-hold-full")
NOTHING_TO_DIG = Because("EE-SOLO-DIG-6", "ee-why-nothing-to-dig")


def excavate(draft: Draft, card: ZuCard) -> Because | None:
    """Excavate by a card; return None, or why it failed."""
    if hold_room(draft) == 0 and free_spaces(draft, zu_seat(draft), "container") == 0:
        return fence(draft, Because("EE-SOLO-DIG-1", "ee-why-full"))
    if card.colours and draft.options.harder_1:
        return dig_both(draft, card.colours)
    colour = sought_colour(draft, card)
    if hold_room(draft) == 0:
        return buy(draft, colour, HOLD_IS_FULL)
    if not eligible(draft, colour):
        return buy(draft, colour, NOTHING_TO_DIG)
    for _ in range(MOST):
        dig(draft, colour)
    return None


def dig_both(draft: Draft, colours: Sequence[str]) -> Because | None:
    """One relic of each of the two colours, the more popular one first (EE-SOLO-DIFF-H1, ruling Z15)."""
    nothing = Because("EE-SOLO-DIG-6", "ee-why-nothing-of-both") if hold_room(draft) else HOLD_IS_FULL
    first = best_colour(draft, colours)
    dug = {colour: dig(draft, colour) for colour in (first, *(each for each in colours if each != first))}
    if not any(dug.values()):
        return buy(draft, first, nothing)
    for colour in (colour for colour, found in dug.items() if not found):
        do_without(draft, "colour", NOTHING_TO_DIG if hold_room(draft) else NO_ROOM_LEFT, colour=colour)
    return None


def sought_colour(draft: Draft, card: ZuCard) -> str:
    """The better of the card's two; or the best one with a relic on the dig sites (EE-SOLO-DIG-2, rulings Z8, Z30)."""
    if card.colours:
        return best_colour(draft, card.colours)
    present, out = without_reason({colour: why_not_sought(draft, colour) for colour in draft.box.colours})
    return best_colour(draft, present, out) if present else best_colour(draft, draft.box.colours)


def why_not_sought(draft: Draft, colour: str) -> Because | None:
    lies = any(lies_on_site(draft, each) for each in draft.box.types_of[colour])
    return None if lies else Because("EE-SOLO-DIG-2", "ee-why-not-on-sites")


def best_colour(draft: Draft, colours: Sequence[str], out: Mapping[str, Because] | None = None) -> str:
    """EE-SOLO-DIG-2, then the list for ties, EE-SOLO-DIG-3."""
    room, human = hold_room(draft), draft.players[human_seat(draft)]

    def takes_one_only(colour: str) -> int:
        return int(room < MOST or len(eligible(draft, colour)) < MOST)

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
        out=out,
    )


def on_sites(draft: Draft, colour: str) -> dict[str, Because | None]:
    """The types of a colour on the dig sites, with why Zu does not want some of them."""
    lying = (each for each in draft.box.types_of[colour] if lies_on_site(draft, each))
    return {each: already_has(draft, each, COPY, SAMPLE) for each in lying}


def eligible(draft: Draft, colour: str) -> list[str]:
    """Types on the dig sites of which Zu has neither a copy nor a sample (EE-SOLO-DIG-4)."""
    return without_reason(on_sites(draft, colour))[0]


def dig(draft: Draft, colour: str) -> bool:
    """One relic of a colour, if there is an eligible one and room for it (EE-SOLO-DIG-5, EE-SOLO-DIG-7)."""
    types, out = without_reason(on_sites(draft, colour))
    if not types or hold_room(draft) == 0:
        return False
    relic_type = best_relic(draft, types, out)
    relic = draft.take_from_site(relic_type)
    site = draft.box.sites[draft.box.site_of[relic_type]]
    store = store_with_room(draft, container_first=False)
    draft.tell(happened.RelicDiscovered(seat=zu_seat(draft), relic=relic, site=site, store=store))
    keep(draft, relic, store)
    return True


def best_relic(draft: Draft, types: Sequence[str], out: Mapping[str, Because]) -> str:
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
        out=out,
    )


def copies_on_board(draft: Draft, relic_type: str) -> int:
    """Face up on the dig sites; a ruling may count the black market too (ruling Z7)."""
    places = [*draft.sites, *(draft.piles if draft.options.zu_count_black_market else ())]
    return sum(type_of(relic) == relic_type for relics in places for relic in relics)
