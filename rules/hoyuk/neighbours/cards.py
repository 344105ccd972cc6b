"""What a neighbour does with its cards in a window: the first line of its list that applies, once (HK-SOLO-8)."""

from dataclasses import replace

from rules.core.explained import Question
from rules.core.types import Seat
from rules.hoyuk import moves as m
from rules.hoyuk.agenda import CardWindow, Plan
from rules.hoyuk.components import JOKER
from rules.hoyuk.draft import Draft
from rules.hoyuk.grouping import Group, best_groups
from rules.hoyuk.moves import CardElement
from rules.hoyuk.neighbours.features import blocks_to_win
from rules.hoyuk.neighbours.houses import houses_that_win_number
from rules.hoyuk.neighbours.mind import is_late, tell_line
from rules.hoyuk.phases import ASPECTS, END
from rules.hoyuk.queries import cards_left, held, level_of, symbols

RULE = "HK-SOLO-8"
FULL, LONG, FAIR = 5, 4, 3
"""Sizes of groups that are worth scoring, the last two only late."""
PER_FAMILY = 2
"""A hand of so many cards for each family is large."""
SYMBOLS: tuple[CardElement, ...] = ("shrine", "oven", "pen", "house", "cattle", "villager")
"""Which symbol comes first among groups that score the same."""
TO_BUILD: tuple[CardElement, ...] = ("pen", "oven", "shrine", "cattle", "villager", "house")
"""Which element comes first when cards are built with."""
PLANS: dict[str, Plan] = {"all": "all", "full": "one", "long": "one", "fair": "one", "build": "build", "pass": "done"}
"""The lines of the list, and how each goes on."""


def play_cards(draft: Draft, seat: Seat, window: CardWindow) -> m.Move:
    if not window.plan:
        window = replace(window, plan=PLANS[chosen_line(draft, seat, window)])
    match window.plan:
        case "all" | "one":
            groups = best_of(draft, seat, window)
            draft.instead(window if window.plan == "all" else replace(window, plan="done"))
            return score(seat, groups[0]) if groups else m.PassWindow(seat=seat)
        case "build":
            draft.instead(window)
            return build_with_card(draft, seat) or m.PassWindow(seat=seat)
        case _:
            return m.PassWindow(seat=seat)


def chosen_line(draft: Draft, seat: Seat, window: CardWindow) -> str:
    """The first line against which nothing speaks; told with what speaks against those before it."""
    out: dict[str, str] = {}
    for line in PLANS:
        against = why_not(draft, seat, window, line)
        if not against:
            tell_line(draft, Question(seat, "hk-neighbour-line", RULE), f"line:{line}", out)
            return line
        out[f"line:{line}"] = against
    raise AssertionError("nothing speaks against passing")


def why_not(draft: Draft, seat: Seat, window: CardWindow, line: str) -> str:
    """What speaks against a line of the list; empty where it applies."""
    groups = best_of(draft, seat, window)
    largest = groups[0].size if groups else 0
    match line:
        case "all" if not (draft.is_last and window.phase == END):
            return "hk-why-not-last"
        case "full" if largest != FULL:
            return "hk-why-no-five"
        case "long" if largest != LONG:
            return "hk-why-no-four"
        case "long" if not is_late(draft):
            return "hk-why-early"
        case "fair" if window.phase != END:
            return "hk-why-not-phase-4"
        case "fair" if largest < FAIR:
            return "hk-why-no-three"
        case "fair" if not (is_late(draft) or has_large_hand(draft, seat)):
            return "hk-why-early-small-hand"
        case "build":
            return why_no_building(draft, seat, window)
        case _:
            return ""


def why_no_building(draft: Draft, seat: Seat, window: CardWindow) -> str:
    if window.phase != ASPECTS:
        return "hk-why-not-phase-3"
    if not level_of(draft).builds_with_cards:
        return "hk-why-level"
    return "" if card_to_build(draft, seat) else "hk-why-no-win"


def best_of(draft: Draft, seat: Seat, window: CardWindow) -> list[Group]:
    left = cards_left(draft, seat, window.limit)
    own = [symbol for symbol in SYMBOLS if symbol in symbols(draft)]
    return best_groups(held(draft, seat), own, draft.box.ladder, left)


def has_large_hand(draft: Draft, seat: Seat) -> bool:
    return len(draft.players[seat].hand) >= PER_FAMILY * draft.village.family_counts[seat]


def score(seat: Seat, group: Group) -> m.ScoreGroup:
    return m.ScoreGroup(seat=seat, symbol=group.symbol, cards=group.cards, jokers=group.jokers)


# Building with cards


def build_with_card(draft: Draft, seat: Seat) -> m.BuildWithCard | None:
    found = card_to_build(draft, seat)
    if found is None:
        return None
    element, joker = found
    return m.BuildWithCard(seat=seat, element=element, joker=joker)


def card_to_build(draft: Draft, seat: Seat) -> tuple[CardElement, bool] | None:
    """The first element that wins an aspect of a block; at hard levels a joker stands for one that is not held."""
    hand = held(draft, seat)
    has_joker = level_of(draft).jokers_build and hand[JOKER] > 0
    for element in TO_BUILD:
        if element not in symbols(draft) or not (hand[element] or has_joker):
            continue
        wins = houses_that_win_number(draft, seat) if element == "house" else blocks_to_win(draft, seat, element)
        if wins:
            return element, not hand[element]
    return None
