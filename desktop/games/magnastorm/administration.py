"""What each step of an administration brings to whom, line by line; and what artefacts bring before the first round."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from desktop.games.magnastorm.shown import Shown
from rules.core.types import Seat, SeatName
from rules.magnastorm import events as happened
from rules.magnastorm.events import Event
from rules.magnastorm.outlook import fields, struck_next
from rules.magnastorm.state import NOBODY
from rules.magnastorm.words import of_commander


class Item(NamedTuple):
    """A seat's colour or nothing, a few words or nothing, cubes or none."""

    seat: str = ""
    said: str = ""
    cubes: tuple[str, ...] = ()


class Line(NamedTuple):
    said: str
    items: tuple[Item, ...]


def lines_of_step(shown: Shown, step: int, events: Sequence[Event]) -> list[Line]:
    """What a step has brought, on the table as it is after it."""
    return list(LINES[step - 1](shown, events))


def lines_of_artefacts(shown: Shown, events: Sequence[Event]) -> Iterator[Line]:
    for seat in shown.view.order:
        used = (each.card for each in events if isinstance(each, happened.ArtefactUsed) and each.seat == seat)
        cards = [shown.box.artefacts[ref] for ref in used]
        items = [
            Item("", shown.say("ms-table-brings", bonus=card.bonus, field=card.field or "none", value=card.value))
            for card in cards
        ]
        if items:
            yield Line(name(shown, seat), (Item(shown.colours[seat]), *items))


def points(shown: Shown, count: int) -> str:
    return shown.say("ms-table-change", change="up" if count > 0 else "down", count=abs(count))


# 1: incomes


def incomes(shown: Shown, events: Sequence[Event]) -> Iterator[Line]:
    """A line a seat, sector by sector."""
    for seat in shown.view.order:
        gained = [each for each in events if isinstance(each, happened.CubesGained) and each.seat == seat]
        items = [Item("", shown.say("sector.short", sector=each.sector), cube_by_cube(each.cubes)) for each in gained]
        yield Line(name(shown, seat), (Item(shown.colours[seat]), *(items or [Item("", "–")])))


def cube_by_cube(amounts: happened.Amounts) -> tuple[str, ...]:
    return tuple(colour for colour, count in amounts for _ in range(count))


def name(shown: Shown, seat: Seat) -> str:
    return shown.say("ms-table-seat", seat=SeatName(seat))


# 2: majorities


def majorities(shown: Shown, events: Sequence[Event]) -> Iterator[Line]:
    """A line a calm sector: how many labs each has there, and who gains by that."""
    gained = reputation_by_majority(events)
    for sector in (shown.sectors[at] for at in shown.calm):
        counts = [Item(shown.colours[seat], str(count)) for seat, count in enumerate(sector.labs) if count]
        won = [Item(shown.colours[seat], points(shown, gain)) for seat, gain in gained.get(sector.sector, {}).items()]
        outcome = won or [Item("", shown.say("ms-table-nobody", why="tie" if counts else "empty"))]
        yield Line(shown.say("sector.short", sector=sector.sector), (*counts, Item("", "→"), *outcome))


def reputation_by_majority(events: Sequence[Event]) -> dict[str, dict[Seat, int]]:
    """Group the gained reputation by sector; what a commander adds follows the majority itself."""
    found: dict[str, dict[Seat, int]] = {}
    sector = ""
    for event in events:
        match event:
            case happened.MajorityHeld():
                sector = event.sector
            case happened.ReputationGained(seat=seat, points=gain) if sector:
                found.setdefault(sector, {}).setdefault(seat, 0)
                found[sector][seat] += gain
    return found


# 3: scientific commanders


def scientists(shown: Shown, events: Sequence[Event]) -> Iterator[Line]:
    """A line a field: who leads alone and takes the card, who loses it."""
    taken = {each.commander: each for each in events if isinstance(each, happened.CommanderTaken)}
    returned = {each.commander: each.seat for each in events if isinstance(each, happened.CommanderReturned)}
    first = len(shown.layout.columns) - 1
    for outlook, ref in zip(fields(shown.view), shown.view.commanders[first:], strict=True):
        card = shown.box.commanders[ref]
        items: list[Item] = []
        if ref in taken:
            items.append(Item(shown.colours[taken[ref].seat], points(shown, card.green)))
            items += lost(shown, taken[ref].loser, -card.red)
        elif outlook.leader != NOBODY:
            items.append(Item(shown.colours[outlook.leader], shown.say("ms-table-keeps")))
        else:
            items.append(Item("", shown.say("ms-table-nobody", why="tie")))
            items += lost(shown, returned.get(ref, NOBODY), -card.red)
        yield Line(shown.say("ms-table-scientist", field=outlook.field, commander=of_commander(ref)), tuple(items))


def lost(shown: Shown, seat: Seat, points_lost: int) -> list[Item]:
    return [] if seat == NOBODY else [Item(shown.colours[seat], points(shown, points_lost))]


# 4 to 6: the order, the panels, the tile


def new_order(shown: Shown, events: Sequence[Event]) -> Iterator[Line]:
    holder = next((each.seat for each in events if isinstance(each, happened.TokenReturned)), NOBODY)
    said = shown.say("ms-table-token-of", taken="no" if holder == NOBODY else "yes")
    yield Line(said, () if holder == NOBODY else (Item(shown.colours[holder]),))
    yield Line(
        shown.say("ms-table-order"),
        tuple(Item(shown.colours[seat], str(place)) for place, seat in enumerate(shown.view.order, 1)),
    )


def panels(shown: Shown, events: Sequence[Event]) -> Iterator[Line]:
    yield Line(shown.say("ms-table-swap", panel="upper"), ())
    yield Line(shown.say("ms-table-swap", panel="lower"), ())


def storm(shown: Shown, events: Sequence[Event]) -> Iterator[Line]:
    """Yield the lines about the storm, also at the end of the game, where no other round follows (MS-END-2)."""
    calm = " · ".join(shown.say("sector.short", sector=shown.layout.sectors[at]) for at in shown.calm)
    yield Line(shown.say("ms-table-now-calm"), (Item("", calm),))
    struck = struck_next(shown.view)
    if struck:
        yield Line(shown.say("ms-table-struck-next"), (Item("", shown.say("sector.short", sector=struck)),))
    bonus = [each for each in events if isinstance(each, happened.ReputationGained) and each.source == "round_bonus"]
    for each in bonus:
        yield Line(name(shown, each.seat), (Item(shown.colours[each.seat], points(shown, each.points)),))


LINES = (incomes, majorities, scientists, new_order, panels, storm)
