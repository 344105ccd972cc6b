"""Zu surveys: a card of the deck into the row, a relic bought, another onto its site (EE-SOLO-SUR-1 to 3)."""

from collections.abc import Mapping, Sequence

from rules.core.draft import without
from rules.core.explained import Measure
from rules.core.types import Ref
from rules.excavation_earth import events as happened
from rules.excavation_earth.draft import Draft
from rules.excavation_earth.queries import free_row_cards, row_is_used, survey_price
from rules.excavation_earth.state import RowCard, colour_of, type_of
from rules.excavation_earth.zu.mind import (
    Because,
    already_has,
    choose,
    cube_ready,
    do_without,
    do_without_relics,
    hold_room,
    keep,
    store_with_room,
    without_reason,
    zu_seat,
)

ROW_TAKEN, NO_ROW = Because("EE-SOLO-SUR-1", "ee-why-row-taken"), Because("EE-SOLO-SUR-1", "ee-why-no-row")
COPY, SAMPLE = Because("EE-SOLO-SUR-2", "ee-why-copy"), Because("EE-SOLO-SUR-2", "ee-why-sample")


def survey(draft: Draft) -> Because | None:
    """Nothing; or why it failed, when nothing at all was done (ruling Z24)."""
    seat = zu_seat(draft)
    card = draft.next_card()
    if card is None:
        return Because("EE-SOLO-SUR-1", "ee-why-no-card-left")
    draft.tell(happened.SurveyCardDrawn(seat=seat, card=card))
    in_row = place_in_row(draft, card)
    drawn = draft.take_from_reserve(colour_of(card), draft.box.numbers.survey_draw)
    if not drawn and not in_row:
        return Because("EE-SOLO-SUR-2", "ee-why-nothing-to-survey")
    if not in_row:
        do_without(draft, "row", ROW_TAKEN if row_is_used(draft) else NO_ROW)
    if not drawn:
        do_without(draft, "drawn", Because("EE-SOLO-SUR-2", "ee-why-empty-reserve"), colour=colour_of(card))
        return None
    draft.tell(happened.RelicsDrawn(seat=seat, relics=drawn))
    share_out(draft, drawn)
    return None


def place_in_row(draft: Draft, card: Ref) -> bool:
    """In place of the leftmost card without a cube, if the row is in use and has one (EE-SOLO-SUR-1, ruling Z11)."""
    free = free_row_cards(draft) if row_is_used(draft) else []
    if not free:
        draft.discard = (*draft.discard, card)
        return False
    seat, replaced = zu_seat(draft), free[0]
    cube = cube_ready(draft)
    if cube:
        draft.take_cube(seat, "")
    mine = RowCard(card, seat if cube else None)  # ruling Z23
    draft.row = tuple(mine if each.card == replaced else each for each in draft.row)
    draft.discard = (*draft.discard, replaced)
    draft.tell(happened.RowCardReplaced(seat=seat, card=card, replaced=replaced, guard="", cube=cube))
    return True


def share_out(draft: Draft, drawn: tuple[Ref, ...]) -> None:
    """The best one that Zu wants is bought, another goes to its site, the rest back (EE-SOLO-SUR-2, EE-SOLO-SUR-3)."""
    wanted, out = without_reason({relic: why_not_bought(draft, relic) for relic in drawn})
    left = drawn
    if wanted:
        relic = best_drawn(draft, wanted, out)
        left = without(left, relic)
        buy(draft, relic)
    else:
        do_without_relics(draft, out)
    if left:
        placed = left[0] if len(left) == 1 else by_lot(draft, left)
        draft.put_on_site(placed)
        draft.shuffle_back(zu_seat(draft), without(left, placed))


def why_not_bought(draft: Draft, relic: Ref) -> Because | None:
    if had := already_has(draft, type_of(relic), COPY, SAMPLE):
        return had
    if hold_room(draft) == 0:
        return Because("EE-SOLO-SUR-2", "ee-why-no-space")
    can_pay = draft.players[zu_seat(draft)].credits >= survey_price(draft, relic)
    return None if can_pay else Because("EE-SOLO-SUR-2", "ee-why-price")


def best_drawn(draft: Draft, wanted: Sequence[Ref], out: Mapping[Ref, Because]) -> Ref:
    measures = [Measure("EE-SOLO-SUR-2", lambda relic: -draft.box.value[type_of(relic)], "ee-zu-by-value")]
    return choose(draft, "ee-zu-survey-buy", wanted, measures, "EE-SOLO-SUR-2", out=out)


def by_lot(draft: Draft, left: tuple[Ref, ...]) -> Ref:
    """Ruling Z13."""
    return choose(draft, "ee-zu-survey-site", left, [], "EE-SOLO-SUR-3")


def buy(draft: Draft, relic: Ref) -> None:
    seat, paid = zu_seat(draft), survey_price(draft, relic)
    draft.gain(seat, "survey", "EE-SOLO-SUR-2", -paid)
    store = store_with_room(draft, container_first=False)
    draft.tell(happened.DrawnRelicStored(seat=seat, relic=relic, paid=paid, store=store))
    keep(draft, relic, store)
