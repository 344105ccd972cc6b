"""What Zu looks at when it chooses, and how it chooses: the priority lists that several of its actions share.

Colours, relics and markets stand in its reasons by their names; a market by the name of its location.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple, TypeVar

from rules.core.explained import Excluded, Measure, Question, reasoned
from rules.core.types import Ref, Seat
from rules.excavation_earth import events as happened
from rules.excavation_earth.draft import Draft
from rules.excavation_earth.parts import Store
from rules.excavation_earth.queries import free_spaces, interested
from rules.excavation_earth.state import colour_of, type_of

Each = TypeVar("Each", int, str)


class Because(NamedTuple):
    """Why an action fails, becomes another one, or passes something over: the rule, and a message id."""

    rule: str
    why: str


NO_CUBE = Because("EE-SOLO-DIFF-E5", "ee-why-no-cube")


def choose(
    draft: Draft,
    question: str,
    candidates: Sequence[str],
    measures: Sequence[Measure],
    rule: str,
    *,
    out: Mapping[str, Because] | None = None,
) -> str:
    """One of these, with the reasons told; `rule` is the one that leaves the rest to chance, `out` what a rule leaves
    out before. Where there was nothing to choose or to leave out, nothing is told."""
    if len(candidates) == 1 and not out:
        return candidates[0]
    excluded = [Excluded(each, *because) for each, because in (out or {}).items()]
    why, draft.rng = reasoned(draft.rng, Question(zu_seat(draft), question, rule), candidates, measures, excluded)
    draft.tell(why)
    return str(why.chosen)


def without_reason(reasons: Mapping[Each, Because | None]) -> tuple[list[Each], dict[Each, Because]]:
    """What nothing speaks against, and the rest with what does."""
    fit = [each for each, because in reasons.items() if because is None]
    return fit, {each: because for each, because in reasons.items() if because is not None}


def do_without(
    draft: Draft,
    part: Literal["colour", "second", "trader", "white", "coloured", "row", "drawn"],
    because: Because,
    *,
    colour: str = "",
    market: int = -1,
) -> None:
    """The action goes on without this part of it, and why is told."""
    seat = zu_seat(draft)
    draft.tell(happened.ZuDidWithout(seat=seat, part=part, colour=colour, market=market, **because._asdict()))


def do_without_relics(draft: Draft, reasons: Mapping[Ref, Because], part: Literal["relic", "sample"] = "relic") -> None:
    """None of these is bought, or sampled; two that are alike are told once."""
    alike = {type_of(relic): because for relic, because in reasons.items()}
    for relic, because in alike.items():
        draft.tell(happened.ZuDidWithout(seat=zu_seat(draft), part=part, relic=relic, **because._asdict()))


def zu_seat(draft: Draft) -> Seat:
    assert draft.zu is not None
    return draft.zu.seat


def human_seat(draft: Draft) -> Seat:
    return 1 - zu_seat(draft)


# Relics


def owned(draft: Draft, colour: str) -> int:
    return count_of(draft.players[zu_seat(draft)].relics, colour)


def count_of(relics: Sequence[Ref], colour: str) -> int:
    return sum(colour_of(relic) == colour for relic in relics)


def owned_colours(draft: Draft) -> list[str]:
    return [colour for colour in draft.box.colours if owned(draft, colour)]


def already_has(draft: Draft, relic_type: str, copy: Because, sample: Because) -> Because | None:
    """Which of both it has, a copy or the sample (EE-SOLO-DIG-4)."""
    zu = draft.players[zu_seat(draft)]
    if any(type_of(relic) == relic_type for relic in zu.relics):
        return copy
    return sample if relic_type in zu.guards else None


def hold_room(draft: Draft) -> int:
    """Free spaces of the hold; with switch H3 those of both stores count (EE-SOLO-DIFF-H3, ruling Z18)."""
    seat = zu_seat(draft)
    return free_spaces(draft, seat, "hold") + (free_spaces(draft, seat, "container") if draft.options.harder_3 else 0)


def store_with_room(draft: Draft, *, container_first: bool) -> Store:
    """Purchases go to the container first, all else to the hold (EE-SOLO-BUY-3, ruling Z18)."""
    stores: tuple[Store, Store] = ("container", "hold") if container_first else ("hold", "container")
    return next(store for store in stores if free_spaces(draft, zu_seat(draft), store))


def keep(draft: Draft, relic: Ref, store: Store) -> None:
    """Stores a relic and samples it at once (EE-SOLO-DIG-6, EE-SOLO-BUY-3)."""
    seat = zu_seat(draft)
    draft.store(seat, relic, store)
    if type_of(relic) in draft.players[seat].guards:
        return
    if cube_ready(draft):
        draft.take_sample(seat, type_of(relic))
    else:
        do_without_relics(draft, {relic: NO_CUBE}, "sample")


def cube_ready(draft: Draft) -> bool:
    """A cube to place: of a further set when one is used up, if there is one (EE-SOLO-CRW-1, EE-SOLO-DIFF-E5)."""
    seat = zu_seat(draft)
    if draft.players[seat].supply == 0:
        if draft.options.easier_5:
            return False
        draft.change(seat, supply=draft.box.crew)
    return True


def cubes_left(draft: Draft) -> int:
    """How many cubes could be placed now."""
    return draft.players[zu_seat(draft)].supply if draft.options.easier_5 else draft.box.crew


# Priorities


def popularity(draft: Draft, colour: str) -> int:
    return draft.popularity(draft.box.colour_number[colour])


def influence(draft: Draft, centre: int) -> int:
    """The step of the list of influence differences that a centre meets (EE-SOLO-PRI-1, ruling Z0)."""
    zu, human = draft.envoys[centre][zu_seat(draft)], draft.envoys[centre][human_seat(draft)]
    if zu == 0 and human == 0:
        return 1
    if zu + 1 == human:
        return 2
    if zu == human:
        return 3
    return 4 if zu < human else 5


def influence_measures(draft: Draft) -> list[Measure]:
    """Return the measures for markets, by the centre that their traders would be promoted to."""

    def centre(place: str) -> int:
        return draft.box.centre_of[draft.box.market_at[place]]

    def gap(place: str) -> int:
        envoys = draft.envoys[centre(place)]
        return abs(envoys[zu_seat(draft)] - envoys[human_seat(draft)])

    measures = [Measure("EE-SOLO-PRI-1", lambda place: influence(draft, centre(place)), "ee-zu-by-influence")]
    if draft.options.zu_influence_gap:
        measures.append(Measure("EE-SOLO-PRI-1", gap, "ee-zu-by-gap"))
    return measures


def most_popular_owned(draft: Draft) -> list[str]:
    """The colours that Zu can sell, as far as none is more popular (rulings Z1, Z2)."""
    colours = owned_colours(draft)
    top = max((popularity(draft, colour) for colour in colours), default=0)
    return [colour for colour in colours if popularity(draft, colour) == top]


def by_interest(draft: Draft, rule: str, colours: Sequence[str]) -> list[Measure]:
    """Most buyers for these colours in the queue of a market; void without colours."""

    def wanted(place: str) -> int:
        return -max(interested(draft, draft.box.market_at[place], colour) for colour in colours)

    return [Measure(rule, wanted, "ee-zu-by-buyers")] if colours else []


def lucrative_measures(draft: Draft, colours: Sequence[str]) -> list[Measure]:
    """What makes a market more lucrative than another (EE-SOLO-PRI-2)."""
    zu, human = zu_seat(draft), human_seat(draft)

    def rivals(place: str) -> int:
        traders = draft.traders[draft.box.market_at[place]]
        return -traders[human] if traders[zu] else 0

    return [
        *by_interest(draft, "EE-SOLO-PRI-2", colours),
        Measure("EE-SOLO-PRI-2", rivals, "ee-zu-by-rival-traders"),
        *influence_measures(draft),
    ]


def best_markets(
    draft: Draft,
    question: str,
    reasons: Mapping[int, Because | None],
    count: int,
    measures: Callable[[], Sequence[Measure]],
) -> list[int]:
    """Choose `count` markets, the best first, of those that have no reason against them."""
    places = draft.box.market_places
    left, out = without_reason({places[market]: because for market, because in reasons.items()})
    chosen: list[str] = []
    while left and len(chosen) < count:
        best = choose(draft, question, left, measures(), "EE-SOLO-PRI-2", out=out)
        left.remove(best)
        chosen.append(best)
        out = {**out, best: Because("EE-SOLO-PRI-2", "ee-why-chosen")}
    return [draft.box.market_at[place] for place in chosen]
