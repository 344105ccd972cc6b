"""What must hold in every position: components conserved, places respected. A broken position is told, not played."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain

from rules.core.census import Census, differences
from rules.core.edition import Problem, problem
from rules.core.types import Ref, Seat
from rules.magnastorm import agenda as todo
from rules.magnastorm.components import CommanderKind, ObjectiveKind
from rules.magnastorm.integrity_of_questions import problems_of_agenda
from rules.magnastorm.setup import COLOURS, SOLO_SEATS
from rules.magnastorm.state import NEUTRAL, NOBODY, SOURCES, Player, State

MOST_LABS = 3
"""On one space: the usual one, the second one of a cell, Azrea's (ruling A13)."""
BLACK = "black"


def census_of(state: State) -> Census:
    """Cubes, crew, labs and stations by colour, wherever they are."""
    counted: Counter[str] = Counter()
    names = state.colours
    for place in (state.bag, state.supply, *(player.cubes for player in state.players)):
        for colour, count in zip((*names, BLACK), place, strict=False):
            counted[f"cube-{colour}"] += count
    for crew in crew_on_panels(state):
        counted[f"crew-{state.colours[crew]}"] += 1  # neutral crew has the last colour, yellow
    labs = Counter(chain.from_iterable(state.labs))
    for seat, player in enumerate(state.players):
        counted[f"crew-{player.colour}"] += player.crew
        counted[f"lab-{player.colour}"] += player.labs + labs[seat]
        counted[f"station-{player.colour}"] += player.stations + state.stations.count(seat)
    return counted


def box_census_of(state: State) -> Census:
    box, layout = state.box, state.layout
    *own, yellow = state.colours
    counted = Counter({f"cube-{yellow}": box.yellow, f"cube-{BLACK}": box.black})
    counted[f"crew-{yellow}"] = layout.neutral_crew * len(layout.columns)
    for colour in own:
        counted[f"cube-{colour}"] = box.cubes
        counted[f"crew-{colour}"] = box.crew
        counted[f"lab-{colour}"] = len(box.labs)
        counted[f"station-{colour}"] = len(box.stations)
    return counted


def crew_on_panels(state: State) -> Iterator[Seat]:
    for panel in (state.upper, state.lower):
        for cell in panel:
            yield from cell


# Positions


def problems_of(state: State) -> Iterator[Problem]:
    """Check the invariants of the game, for positions that were written or edited by hand."""
    misshapen = list(problems_of_shape(state))
    yield from misshapen
    if misshapen:
        return  # what follows counts on every list having its length, and on every seat being taken
    yield from problems_of_cards(state)
    yield from problems_of_planet(state)
    yield from problems_of_agenda(state)
    for seat, player in enumerate(state.players):
        yield from problems_of_player(state, seat, player)
    for kind, counted, should in differences(census_of(state), box_census_of(state)):
        yield problem("position-census", kind, counted=counted, should=should)


def problems_of_shape(state: State) -> Iterator[Problem]:
    box, seats = state.box, len(state.players)
    if seats not in box.layouts:
        yield problem("position-size", "players", size=seats, should=max(box.layouts))
        return
    layout = state.layout
    in_play = len(layout.columns) - 1 + len(layout.fields)
    sizes: list[tuple[str, int, int]] = [
        ("upper", len(state.upper), len(layout.cells)),
        ("lower", len(state.lower), len(layout.cells)),
        ("commanders", len(state.commanders), in_play),
        ("controllers", len(state.controllers), in_play),
        ("labs", len(state.labs), len(layout.spaces)),
        ("stations", len(state.stations), len(layout.sites)),
        ("objectives", len(state.objectives), sum(box.drawn.values())),
        ("claims", len(state.claims), len(state.objectives)),
        ("supply", len(state.supply), seats + 1),
        ("bag", len(state.bag), seats + 2),
    ]
    for at, player in enumerate(state.players):
        sizes += [
            (f"players.{at}.cubes", len(player.cubes), seats + 1),
            (f"players.{at}.levels", len(player.levels), len(layout.fields)),
            (f"players.{at}.earned", len(player.earned), len(SOURCES)),
        ]
    for path, size, should in sizes:
        if size != should:
            yield problem("position-size", path, size=size, should=should)
    if sorted(state.order) != list(range(seats)) or len(set(state.to_act)) < len(state.to_act):
        yield problem("position-order", "order")
    if not 1 <= state.round <= layout.rounds:
        yield problem("position-round", "round", most=layout.rounds)
    for path, seat, least in seats_named(state):
        if not least <= seat < seats:
            yield problem("position-no-seat", path, number=seat + 1)
    yield from problems_of_seats(state)


def seats_named(state: State) -> Iterator[tuple[str, Seat, Seat]]:
    """Yield each place that names a seat, with NOBODY or neutral crew where that is allowed, too."""
    yield "token", state.token, NOBODY
    rows: list[tuple[str, Iterable[Seat], Seat]] = [
        ("to_act", state.to_act, 0),
        ("controllers", state.controllers, NOBODY),
        ("stations", state.stations, NOBODY),
        *((f"claims.{at}", claims, 0) for at, claims in enumerate(state.claims)),
        *((f"labs.{at}", owners, 0) for at, owners in enumerate(state.labs)),
        *((f"upper.{at}", crew, NEUTRAL) for at, crew in enumerate(state.upper)),
        *((f"lower.{at}", crew, NEUTRAL) for at, crew in enumerate(state.lower)),
        *((f"agenda.{at}", (getattr(each, "seat", 0),), 0) for at, each in enumerate(state.agenda)),
    ]
    for path, row, least in rows:
        for seat in row:
            yield path, seat, least


def problems_of_seats(state: State) -> Iterator[Problem]:
    colours = [player.colour for player in state.players]
    for at, colour in enumerate(colours):
        if colour not in COLOURS:
            yield problem("table-unknown-colour", f"players.{at}", colour=colour, colours=" ".join(COLOURS))
    if len(set(colours)) < len(colours):
        yield problem("table-same-colour", "players")
    automas = sum(player.is_automa for player in state.players)
    if automas and (automas, len(colours)) != (1, SOLO_SEATS):
        yield problem("position-automa", "players")


def problems_of_cards(state: State) -> Iterator[Problem]:
    """Each once, each of the kind of its place; an objective at most once for each seat (MS-OBJ-6)."""
    box, layout = state.box, state.layout
    columns = len(layout.columns) - 1
    kinds: list[CommanderKind] = ["administrative" for _ in range(columns)]
    kinds += ["scientific" for _ in layout.fields]
    for ref, kind in zip(state.commanders, kinds, strict=True):
        known = box.commanders.get(ref)
        if known is None or known.kind != kind or state.commanders.count(ref) > 1:
            yield problem("position-commander", "commanders", commander=ref)
    wanted: list[ObjectiveKind] = [kind for kind, count in box.drawn.items() for _ in range(count)]
    for ref, which in zip(state.objectives, wanted, strict=True):
        card = box.objectives.get(ref)
        if card is None or card.kind != which or state.objectives.count(ref) > 1:
            yield problem("position-objective", "objectives", objective=ref)
    for ref, seats in zip(state.objectives, state.claims, strict=True):
        if len(set(seats)) < len(seats) or len(seats) > len(layout.objective_values):
            yield problem("position-claims", f"claims.{ref}", objective=ref)
    artefacts = [ref for player in state.players for ref in (*player.artefacts, player.prize) if ref]
    for artefact, count in Counter(artefacts).items():
        if artefact not in box.artefacts or count > 1:
            yield problem("position-artefact", "players", artefact=artefact)
    for seat, player in enumerate(state.players):
        markers = state.controllers[:columns].count(seat) + sum(seats.count(seat) for seats in state.claims)
        if markers > box.markers:
            yield problem("position-markers", f"players.{seat}", most=box.markers, colour=player.colour)


def problems_of_planet(state: State) -> Iterator[Problem]:
    """Labs of one seat on a space; scouts on spaces, or on the pad where they began."""
    layout = state.layout
    for space, owners in zip(layout.spaces, state.labs, strict=True):
        if len(owners) > MOST_LABS or len(set(owners)) > 1:
            yield problem("position-labs", f"labs.{space.ref}", space=space.ref, most=MOST_LABS)
    for seat, player in enumerate(state.players):
        if player.scout not in layout.space_number and player.scout != state.options.start:
            yield problem("position-scout", f"players.{seat}.scout")
    for at, pending in enumerate(state.agenda):
        places = places_named(pending)
        if any(place not in known for place, known in places_known(state, places)):
            yield problem("position-place", f"agenda.{at}", where=" ".join(place for _, place in places))


def places_named(pending: todo.Pending) -> list[tuple[str, Ref]]:
    names = ("site", "space", "sector", "field")
    return [(name, getattr(pending, name)) for name in names if getattr(pending, name, "")]


def places_known(state: State, places: Iterable[tuple[str, Ref]]) -> Iterator[tuple[Ref, Iterable[Ref]]]:
    layout = state.layout
    there: dict[str, Iterable[Ref]] = {
        "site": layout.site_number,
        "space": layout.space_number,
        "sector": layout.sectors,
        "field": layout.fields,
    }
    for name, place in places:
        yield place, there[name]


def problems_of_player(state: State, seat: Seat, player: Player) -> Iterator[Problem]:
    path = f"players.{seat}"
    amounts = (*player.cubes, player.crew, player.labs, player.stations, player.reputation)
    if min(amounts) < 0 or (not seat and min(*state.supply, *state.bag) < 0):
        yield problem("position-below-zero", path)
    for field, level in zip(state.layout.fields, player.levels, strict=True):
        if not 0 <= level <= state.layout.levels:
            yield problem("position-level", f"{path}.levels", field=field, most=state.layout.levels)
    if player.is_automa and any(player.cubes):
        yield problem("position-automa", f"{path}.cubes")
