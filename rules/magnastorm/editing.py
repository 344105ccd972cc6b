"""What can be edited about a position of Magnastorm. Cubes wait in the supply, crew, labs and stations on the boards of
their seats: that is the box. Neutral crew is always on a panel."""

from collections.abc import Iterator, Sequence

from rules.core.contract import Seating
from rules.core.editing import (
    Choice,
    Editing,
    Field,
    Key,
    Offer,
    Put,
    Set,
    Spare,
    choice,
    number,
    option_fields,
    switched,
)
from rules.core.rng import seeded
from rules.core.types import Phrase, Ref, SeatName, phrase
from rules.magnastorm.asking import asked
from rules.magnastorm.components import Box
from rules.magnastorm.edited import (
    AS_IT_IS,
    CLAIM,
    CONSORTIUM,
    CREW,
    OVER,
    RESEARCH,
    TURN,
    Edited,
    ask_of,
    seat_to_play,
)
from rules.magnastorm.findings import found
from rules.magnastorm.noting import noted, unsaid
from rules.magnastorm.options import OPTION_SPECS, Options
from rules.magnastorm.setup import set_table
from rules.magnastorm.state import NOBODY, State
from rules.magnastorm.words import of_commander

MOST_REPUTATION = 99
FREE_OPTIONS = ("storm_escape", "cell_bonus_timing", "kimkin_once_per_round", "azrea_second_level")
CONSORTIUM_OPTIONS = ("consortium_level", "consortium_programme")


def bare_table(box: Box, options: Options, seating: Sequence[Seating]) -> State:
    """Neutral crew stands above, nobody has cubes, and the first seat has its turn."""
    draft = Edited(set_table(box, options, seating, seeded(0)))
    for seat, player in enumerate(draft.players):
        for colour, count in enumerate(player.cubes):
            draft.change_supply(colour, count)
        draft.change(seat, cubes=(0,) * len(player.cubes))
    first = draft.order[0]
    draft.ask(CONSORTIUM if draft.players[first].is_automa else TURN, first)
    return draft.state()


# The box


def spares_of(state: State) -> tuple[Spare, ...]:
    return (*spare_cubes(state), *spares_of_boards(state), *spare_markers(state))


def spare_cubes(state: State) -> Iterator[Spare]:
    for colour, count in zip(state.colours, state.supply, strict=True):
        yield Spare(f"spare-cube-{colour}", phrase("ms-edit-cubes"), phrase("cube", colour=colour), count)


def spares_of_boards(state: State) -> Iterator[Spare]:
    for seat, player in enumerate(state.players):
        name = phrase("crew", crew=player.colour)
        yield Spare(f"spare-crew-{seat}", phrase("ms-edit-crew"), name, player.crew)
    for seat, player in enumerate(state.players):
        yield Spare(f"spare-lab-{seat}", phrase("ms-edit-labs"), phrase("lab", owner=player.colour), player.labs)
    for seat, player in enumerate(state.players):
        name = phrase("station", owner=player.colour)
        yield Spare(f"spare-station-{seat}", phrase("ms-edit-stations"), name, player.stations)


def spare_markers(state: State) -> Iterator[Spare]:
    columns = len(state.layout.columns) - 1
    for seat, player in enumerate(state.players):
        used = state.controllers[:columns].count(seat) + sum(seats.count(seat) for seats in state.claims)
        name = phrase("marker", owner=player.colour)
        yield Spare(f"spare-marker-{seat}", phrase("ms-edit-markers"), name, max(0, state.box.markers - used))


# Things and places


def things_of(state: State) -> tuple[Key, ...]:
    return (*crew_on_panels(state), *on_planet(state), *of_seats(state))


def crew_on_panels(state: State) -> Iterator[Key]:
    for name, panel in (("upper", state.upper), ("lower", state.lower)):
        for cell, crew in zip(state.layout.cells, panel, strict=True):
            yield from (f"crew-{name}-{cell.ref}-{at}" for at, _ in enumerate(crew))


def on_planet(state: State) -> Iterator[Key]:
    for space, owners in zip(state.layout.spaces, state.labs, strict=True):
        yield from (f"lab-{space.ref}-{at}" for at, _ in enumerate(owners))
    for site, owner in zip(state.layout.sites, state.stations, strict=True):
        if owner != NOBODY:
            yield f"station-{site.ref}"
    yield from (f"scout-{seat}" for seat in state.seats)


def of_seats(state: State) -> Iterator[Key]:
    for seat, player in enumerate(state.players):
        for colour, count in zip(state.colours, player.cubes, strict=True):
            if count:
                yield f"cubes-{seat}-{colour}"
        yield from (f"research-{seat}-{field}" for field in state.layout.fields)
    for objective, seats in zip(state.objectives, state.claims, strict=True):
        yield from (f"claim-{objective}-{seat}" for seat in seats)


def places_of(state: State, what: str) -> tuple[Key, ...]:
    """List where such a thing or spare may lie."""
    layout = state.layout
    kind, _, name = what.removeprefix("spare-").partition("-")
    match kind:
        case "cube":
            return (*piles_of(state, name), "bag")
        case "cubes":
            return (*piles_of(state, name.partition("-")[2]), "bag")
        case "crew":
            columns = (f"column-{column}" for column in layout.columns)
            return (*columns, *(f"cell-{cell.ref}" for cell in layout.cells))
        case "lab":
            return tuple(f"space-{space.ref}" for space in layout.spaces)
        case "scout":
            return (*(f"space-{space.ref}" for space in layout.spaces), f"space-{state.options.start}")
        case "station":
            return tuple(f"site-{site.ref}" for site in layout.sites)
        case "marker" | "claim":
            return tuple(unclaimed(state, int(name.rpartition("-")[2])))
        case "research":
            field = name.partition("-")[2]
            return tuple(f"level-{field}-{level}" for level in range(1, layout.levels + 1))
    return ()


def piles_of(state: State, colour: str) -> Iterator[Key]:
    """Yield the mat of each person, and the cubes of this colour that lie there already."""
    number = state.colours.index(colour)
    for seat, player in enumerate(state.players):
        if not player.is_automa:
            yield f"mat-{seat}"
            if player.cubes[number]:
                yield f"cubes-{seat}-{colour}"


def unclaimed(state: State, seat: int) -> Iterator[Key]:
    for objective, seats in zip(state.objectives, state.claims, strict=True):
        if seat not in seats:
            yield f"objective-{objective}"


def offers_of(state: State, key: Key) -> tuple[Offer, ...]:
    """Offer a further lab where one stands, so that a second need not be dragged onto the first."""
    kind, _, name = key.partition("-")
    if kind != "lab" or key not in things_of(state):
        return ()
    space, _, at = name.rpartition("-")
    owner = state.labs[state.layout.space_number[space]][int(at)]
    if not state.players[owner].labs:
        return ()
    return (Offer(phrase("ms-edit-one-more"), Put(f"spare-lab-{owner}", f"space-{space}")),)


# Edits


# Fields


def fields_of(state: State) -> tuple[Field, ...]:
    return (*fields_of_turn(state), *fields_of_seats(state), *fields_of_table(state), *fields_of_options(state))


def seat_choices(state: State) -> list[Choice]:
    return [Choice(seat, phrase("seat-alone", seat=SeatName(seat))) for seat in state.seats]


def nobody() -> Choice:
    return Choice(NOBODY, phrase("ms-edit-nobody"))


def fields_of_turn(state: State) -> Iterator[Field]:
    seats, now = seat_choices(state), seat_to_play(state)
    yield number("round", phrase("editing-round"), state.round, (1, state.layout.rounds), group="turn")
    yield choice("active", phrase("editing-to-play"), now, seats, group="turn")
    yield choice("ask", phrase("editing-asked"), ask_of(state), asks(state), group="turn")
    for at, seat in enumerate(state.order):
        yield choice(f"order-{at + 1}", phrase("ms-edit-order", number=at + 1), seat, seats, group="turn")
    yield choice("token", phrase("token"), state.token, (nobody(), *seats), group="turn")
    yield switched("ending", phrase("ms-edit-ending"), value=state.ending, group="turn")
    if any(player.is_automa for player in state.players):
        steps = max(len(state.options.consortium(state.box.consortium).programme) - 1, state.step)
        yield number("step", phrase("ms-edit-step"), state.step, (0, steps), group="turn")


def asks(state: State) -> Iterator[Choice]:
    """Yield what may be asked here, and whatever is asked now."""
    ask = ask_of(state)
    automa = state.players[seat_to_play(state)].is_automa
    for each in (CREW, RESEARCH):
        if state.round == 1 or ask == each:
            yield Choice(each, phrase(f"ms-edit-ask-{each}"))
    for each in (CONSORTIUM,) if automa else (TURN, CLAIM):
        yield Choice(each, phrase(f"ms-edit-ask-{each}"))
    if ask == AS_IT_IS or ask not in (CREW, RESEARCH, OVER, *((CONSORTIUM,) if automa else (TURN, CLAIM))):
        decisions = asked(state)
        yield Choice(ask, decisions[0].sentence if decisions else phrase("ms-edit-ask-other"))
    yield Choice(OVER, phrase("editing-over"))


def fields_of_seats(state: State) -> Iterator[Field]:
    for seat, player in enumerate(state.players):
        bounds = (0, MOST_REPUTATION)
        label = phrase("ms-edit-reputation")
        yield number(f"reputation-{seat}", label, player.reputation, bounds, group="seat", seat=seat)
        if state.options.kimkin_once_per_round:
            label = phrase("ms-edit-stacked")
            yield switched(f"stacked-{seat}", label, value=player.has_stacked, group="seat", seat=seat)


def fields_of_table(state: State) -> Iterator[Field]:
    columns = len(state.layout.columns) - 1
    for at, ref in enumerate(state.commanders):
        kind = state.box.commanders[ref].kind
        same = [each for each, card in state.box.commanders.items() if card.kind == kind]
        label = (
            phrase("column", column=state.layout.columns[at + 1]) if at < columns else field_name(state, at - columns)
        )
        yield choice(f"commander-{at}", label, ref, [commander_choice(each) for each in same])
        owner = phrase("ms-edit-controlled", commander=of_commander(ref))
        yield choice(f"controller-{at}", owner, state.controllers[at], (nobody(), *seat_choices(state)))
    for at, ref in enumerate(state.objectives):
        kind_of_it = state.box.objectives[ref].kind
        same = [each for each, card in state.box.objectives.items() if card.kind == kind_of_it]
        label = phrase("objective-kind", kind=kind_of_it)
        yield choice(
            f"objective-{at}", label, ref, [Choice(each, phrase("objective", objective=each)) for each in same]
        )
    for at, colour in enumerate(state.colours):
        label = phrase("ms-edit-in-bag", colour=colour)
        yield number(f"bag-{colour}", label, state.bag[at], (0, state.bag[at] + max(0, state.supply[at])))


def field_name(state: State, at: int) -> Phrase:
    return phrase("field", field=state.layout.fields[at])


def commander_choice(ref: Ref) -> Choice:
    return Choice(ref, phrase("commander", commander=of_commander(ref)))


def fields_of_options(state: State) -> Iterator[Field]:
    automa = any(player.is_automa for player in state.players)
    yield from option_fields(state.options, OPTION_SPECS, (*FREE_OPTIONS, *(CONSORTIUM_OPTIONS if automa else ())))


def with_value(state: State, edit: Set) -> State:
    draft, value = Edited(state), edit.value
    match edit.field.split("-"):
        case ["round"]:
            draft.round = int(value)
        case ["active"]:
            if value != seat_to_play(state):
                draft.ask_another(int(value))
        case ["ask"]:
            if value != ask_of(state):
                draft.ask(str(value), seat_to_play(state))
        case ["order", at]:
            draft.set_order(int(at) - 1, int(value))
        case ["token"]:
            draft.token = int(value)
        case ["ending"]:
            draft.ending = bool(value)
        case ["step"]:
            draft.step = int(value)
        case ["reputation", seat]:
            draft.set_reputation(int(seat), int(value))
        case ["stacked", seat]:
            draft.change(int(seat), has_stacked=bool(value))
        case ["commander", at]:
            draft.set_commander(int(at), str(value))
        case ["controller", at]:
            draft.set_controller(int(at), int(value))
        case ["objective", at]:
            draft.set_objective(int(at), str(value))
        case ["bag", colour]:
            draft.set_in_bag(state.colours.index(colour), int(value))
    return draft.state()


EDITING: Editing[Box, Options, State] = Editing(
    empty=bare_table,
    spares=spares_of,
    things=things_of,
    places=places_of,
    offers=offers_of,
    draft=Edited,
    put_in=with_value,
    fields=fields_of,
    problems=found,
    notes=noted,
    unsaid=unsaid,
)
