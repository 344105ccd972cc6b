"""What can be edited about a position of Höyük. Houses wait beside the board, pieces in the supply, aspect cards in the
piles: that is the box."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import get_args

from rules.core.contract import Seating
from rules.core.editing import (
    Choice,
    Editing,
    Field,
    Key,
    Move,
    Offer,
    Put,
    Set,
    Spare,
    Turn,
    choice,
    number,
    option_fields,
    switched,
)
from rules.core.rng import seeded
from rules.core.types import SeatName, phrase
from rules.hoyuk import agenda as todo
from rules.hoyuk.agenda import Planned
from rules.hoyuk.asking import asked
from rules.hoyuk.cells import CELLS, DIRECTIONS, cells_in, name_of
from rules.hoyuk.components import Box
from rules.hoyuk.edited import (
    AS_IT_IS,
    BUILD,
    HOLDS_TWO,
    MARKER,
    OVER,
    SHAMAN,
    WINDOW,
    Edited,
    ask_of,
    asked_seat,
    cell_of,
    elements_of,
    place_of,
    stage_of,
)
from rules.hoyuk.findings import found, remarks
from rules.hoyuk.noting import noted, unsaid
from rules.hoyuk.options import OPTION_SPECS, Options
from rules.hoyuk.parts import PIECES
from rules.hoyuk.phases import CATASTROPHE, END
from rules.hoyuk.queries import third_of
from rules.hoyuk.setup import empty_table
from rules.hoyuk.state import State
from rules.hoyuk.village import House, Pen, Ruin

MOST_POINTS = 400
MOST_TURNS = 60
FREE_OPTIONS = (
    "diagonal",
    "edge_free",
    "half_min_one",
    "most_requires_one",
    "empty_pile",
    "optional_elements",
    "inspect_rotation",
    "family_limit",
    "own_tie",
    "hide_hands",
    "reveal_next_catastrophe",
)
"""Those that change neither the components nor the seats."""
ON_HOUSES = ("oven", "shrine", "villager", "shaman")
USUAL_TILE: tuple[Planned, ...] = ("house", "house", "choice")


def bare_table(box: Box, options: Options, seating: Sequence[Seating]) -> State:
    """Clear the table: nothing is built, nobody has cards or points, and the first player builds a tile."""
    empty = replace(empty_table(box, options, seating, seeded(0)), turn=1)
    draft = Edited(empty)
    for seat in empty.seats:
        draft.set_points(seat, 0)
    draft.ask(BUILD, draft.marker, 1, USUAL_TILE)
    return draft.state()


# The box


def spares_of(state: State) -> tuple[Spare, ...]:
    return (*spare_houses(state), *spare_pieces(state), *spare_cards(state))


def spare_houses(state: State) -> Iterator[Spare]:
    group = phrase("hk-edit-houses")
    for seat, player in enumerate(state.players):
        owner = colour_of(state, seat)
        yield Spare(f"spare-house-{seat}", group, phrase("house", owner=owner, storeys=1), player.houses)
    for seat, player in enumerate(state.players):
        yield Spare(f"spare-ruin-{seat}", group, phrase("hk-edit-ruin", owner=colour_of(state, seat)), player.houses)


def spare_pieces(state: State) -> Iterator[Spare]:
    group = phrase("hk-edit-elements")
    for piece, count, all_ in zip(PIECES, state.supply, state.box.supply[state.options.mode], strict=True):
        if all_:
            turns = len(DIRECTIONS) if piece == "pen" else 1
            yield Spare(f"spare-{piece}", group, phrase("piece", piece=piece), count, turns)
    if state.options.is_expert:
        name = phrase("piece", piece=SHAMAN)
        yield Spare(f"spare-{SHAMAN}", group, name, int(state.village.shaman_cell is None))


def spare_cards(state: State) -> Iterator[Spare]:
    lying = [state.box.symbol[card] for pile in (*state.piles, state.removed) for card in pile]
    symbols = dict.fromkeys(state.box.symbol[card] for each in state.box.aspects[state.options.mode] for card in each)
    for symbol in symbols:
        name = phrase("aspect", symbol=symbol)
        yield Spare(f"spare-card-{symbol}", phrase("hk-edit-cards"), name, lying.count(symbol))


def colour_of(state: State, seat: int) -> str:
    return next(colour for colour, clan in state.box.clan_of.items() if clan == state.players[seat].clan)


# Things and places


def things_of(state: State) -> tuple[Key, ...]:
    return (*in_village(state), *cards_out(state), MARKER)


def in_village(state: State) -> Iterator[Key]:
    for cell in cells_in(state.village.where.built):
        name = name_of(cell)
        match state.village.at(cell):
            case House(roof=roof, villager=villager, shaman=shaman):
                yield f"house-{name}"
                if roof:
                    yield f"{roof}-{name}"
                if villager:
                    yield f"villager-{name}"
                if shaman:
                    yield SHAMAN
            case Ruin():
                yield f"ruin-{name}"
            case Pen(cattle=cattle):
                yield f"pen-{name}"
                if cattle:
                    yield f"cattle-{name}"


def cards_out(state: State) -> Iterator[Key]:
    for player in state.players:
        yield from (f"card-{card}" for card in (*player.hand, *player.spent))


def places_of(state: State, what: str) -> tuple[Key, ...]:
    """List where such a thing or spare may lie; cells by what stands on them."""
    kind = what.removeprefix("spare-").partition("-")[0]
    where = state.village.where
    if kind in ("house", "ruin", "pen"):
        return tuple(place_of(state.village, cell) for cell in range(CELLS))
    if kind in ON_HOUSES:
        return tuple(place_of(state.village, cell) for cell in cells_in(where.standing))
    if kind == "cattle":
        return tuple(place_of(state.village, cell) for cell in cells_in(where.pens))
    mats = tuple(f"mat-{seat}" for seat in state.seats)
    if kind == "card":
        return (*mats, *(f"pile-{pile.ref}" for pile in state.box.piles[state.options.mode]))
    return mats if kind == MARKER else ()


def offers_of(state: State, key: Key) -> tuple[Offer, ...]:
    """Offer another gate for a pen, a second storey, a card as used or not."""
    if key not in things_of(state):
        return ()
    kind, _, name = key.partition("-")
    match kind:
        case "pen":
            return tuple(gates(state, key))
        case "house":
            return tuple(storeys(state, key))
        case "card":
            return tuple(uses(state, key, name))
    return ()


def gates(state: State, key: Key) -> Iterator[Offer]:
    pen = state.village.at(cell_of(key))
    for gate in DIRECTIONS:
        if isinstance(pen, Pen) and gate != pen.gate:
            yield Offer(phrase("hk-edit-gate", gate=gate), Turn(key, (gate - pen.gate) % len(DIRECTIONS)))


def storeys(state: State, key: Key) -> Iterator[Offer]:
    house = state.village.house(cell_of(key))
    if house is not None and house.storeys < HOLDS_TWO and state.players[house.owner].houses:
        yield Offer(phrase("hk-edit-storey"), Put(f"spare-house-{house.owner}", key))


def uses(state: State, key: Key, card: str) -> Iterator[Offer]:
    for seat, player in enumerate(state.players):
        if card in player.hand:
            yield Offer(phrase("hk-edit-used"), Move(key, f"spent-{seat}"))
        elif card in player.spent:
            yield Offer(phrase("hk-edit-in-hand"), Move(key, f"mat-{seat}"))


# Edits


# Fields


def fields_of(state: State) -> tuple[Field, ...]:
    options = option_fields(state.options, OPTION_SPECS, FREE_OPTIONS)
    return (*fields_of_turn(state), *fields_of_seats(state), *fields_of_table(state), *options)


def fields_of_turn(state: State) -> Iterator[Field]:
    seats = [Choice(seat, phrase("seat-alone", seat=SeatName(seat))) for seat in state.seats]
    ask = ask_of(state)
    yield number("turn", phrase("hk-edit-turn"), state.turn, (1, MOST_TURNS), group="turn")
    yield choice("active", phrase("editing-to-play"), asked_seat(state), seats, group="turn")
    yield choice("ask", phrase("editing-asked"), ask, asks(state), group="turn")
    if ask == BUILD:
        stages = [Choice(stage, phrase("stage", stage=stage)) for stage in range(1, state.box.stages + 1)]
        yield choice("stage", phrase("hk-edit-stage"), stage_of(state), stages, group="turn")
        yield from fields_of_elements(state)
    yield switched("last", phrase("hk-edit-last"), value=state.is_last, group="turn")


def asks(state: State) -> Iterator[Choice]:
    """Yield what may be asked here, and whatever is asked now."""
    yield Choice(BUILD, phrase("hk-edit-ask-build"))
    for phase in range(1, END + 1):
        if phase != CATASTROPHE or state.turn > 1 or ask_of(state) == f"{WINDOW}-{phase}":
            yield Choice(f"{WINDOW}-{phase}", phrase("hk-edit-ask-window", phase=phase))
    if ask_of(state) == AS_IT_IS:
        yield Choice(AS_IT_IS, asked(state)[0].sentence)
    yield Choice(OVER, phrase("editing-over"))


def fields_of_elements(state: State) -> Iterator[Field]:
    """Yield what is still to be built of the tile, element by element."""
    elements = elements_of(state)
    known = [each for each in get_args(Planned) if is_played_with(state, each) or each in elements]
    for at in range(max(len(elements), state.box.parts.box.elements_per_tile)):
        value = elements[at] if at < len(elements) else ""
        choices = [Choice(each, phrase("element", element=each)) for each in known]
        if at or not value:
            choices.append(Choice("", phrase("hk-edit-no-element")))
        yield choice(f"element-{at + 1}", phrase("hk-edit-element", number=at + 1), value, choices, group="turn")


def is_played_with(state: State, element: str) -> bool:
    if element == SHAMAN:
        return state.options.is_expert
    supply = dict(zip(PIECES, state.box.supply[state.options.mode], strict=True))
    return any(piece == element and count for piece, count in supply.items()) or element in ("house", "choice")


def fields_of_seats(state: State) -> Iterator[Field]:
    for seat, player in enumerate(state.players):
        points = phrase("editing-points")
        yield number(f"points-{seat}", points, player.score, (0, MOST_POINTS), group="seat", seat=seat)
        most = player.houses + player.gone
        yield number(f"gone-{seat}", phrase("hk-edit-gone"), player.gone, (0, most), group="seat", seat=seat)


def fields_of_table(state: State) -> Iterator[Field]:
    deck = sorted(state.catastrophes)
    cards = [Choice(card, phrase("catastrophe", card=card)) for card in deck]
    last = state.catastrophes[-1] if state.seen else ""
    yield choice("last-calamity", phrase("hk-edit-last-calamity"), last, [Choice("", phrase("hk-edit-none")), *cards])
    yield choice("next-calamity", phrase("hk-edit-next-calamity"), state.catastrophes[0], cards)
    if state.tiles:
        kinds = sorted({third_of(state.box.elements[tile]) for tile in state.tiles})
        tiles = [Choice(kind, phrase("tile-kind", third=kind)) for kind in kinds]
        now = third_of(state.box.elements[state.tiles[0]])
        yield choice("next-tile", phrase("hk-edit-next-tile"), now, tiles)
    if state.options.is_expert:
        yield switched("repelled", phrase("hk-edit-repelled"), value=state.shaman_repelled)


def with_value(state: State, edit: Set) -> State:
    draft, value = Edited(state), edit.value
    match edit.field.split("-"):
        case ["turn"]:
            set_turn(draft, int(value))
        case ["active"]:
            draft.ask_another(int(value))
        case ["ask"]:
            if value != ask_of(state):
                elements = elements_of(state) or USUAL_TILE
                draft.ask(str(value), asked_seat(state), stage_of(state), elements)
        case ["stage"]:
            draft.ask(BUILD, asked_seat(state), int(value), elements_of(state))
        case ["element", at]:
            draft.agenda = with_element(state, int(at) - 1, str(value))
        case ["last"]:
            draft.is_last = bool(value)
        case ["points", seat]:
            draft.set_points(int(seat), int(value))
        case ["gone", seat]:
            draft.set_gone(int(seat), int(value))
        case ["last", "calamity"]:
            draft.set_last_calamity(str(value))
        case ["next", "calamity"]:
            draft.set_next_calamity(str(value))
        case ["next", "tile"]:
            draft.set_next_tile(
                next(at for at, tile in enumerate(state.tiles) if third_of(state.box.elements[tile]) == value)
            )
        case ["repelled"]:
            draft.shaman_repelled = bool(value)
    return draft.state()


def set_turn(draft: Edited, turn: int) -> None:
    """Another turn: a first one has no catastrophe (HK-CAL-1), so what follows is written anew."""
    seat, stage, ask, elements = asked_seat(draft), stage_of(draft), ask_of(draft), elements_of(draft)
    draft.turn = turn
    if ask in (AS_IT_IS, OVER):
        return
    if turn == 1 and ask == f"{WINDOW}-{CATASTROPHE}":
        ask, elements = BUILD, USUAL_TILE
    draft.ask(ask, seat, stage, elements)


def with_element(state: State, at: int, element: str) -> tuple[todo.Pending, ...]:
    build, *rest = state.agenda
    assert isinstance(build, todo.Build)
    planned: tuple[Planned, ...] = tuple(each for each in get_args(Planned) if each == element)
    return (replace(build, elements=(*build.elements[:at], *planned, *build.elements[at + 1 :])), *rest)


EDITING: Editing[Box, Options, State] = Editing(
    empty=bare_table,
    spares=spares_of,
    things=things_of,
    places=places_of,
    offers=offers_of,
    draft=Edited,
    turn=Edited.turn_pen,
    put_in=with_value,
    fields=fields_of,
    problems=found,
    remarks=remarks,
    notes=noted,
    unsaid=unsaid,
)
