"""What can be edited about a position of Höyük. Houses wait beside the board, pieces in the supply, aspect cards in the
piles: that is the box."""

from collections.abc import Iterator

from rules.core.editing import Editing, Key, Move, Offer, Put, Spare, Turn
from rules.core.types import phrase
from rules.hoyuk.bare import bare_table
from rules.hoyuk.cells import CELLS, DIRECTIONS, cells_in, name_of
from rules.hoyuk.components import Box
from rules.hoyuk.edited import HOLDS_TWO, MARKER, SHAMAN, Edited, cell_of, place_of
from rules.hoyuk.fields import fields_of, with_value
from rules.hoyuk.findings import found, remarks
from rules.hoyuk.noting import noted, unsaid
from rules.hoyuk.options import Options
from rules.hoyuk.parts import PIECES
from rules.hoyuk.state import State
from rules.hoyuk.village import House, Pen, Ruin

ON_HOUSES = ("oven", "shrine", "villager", "shaman")


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
    if state.options.empty_pile == "closed":
        yield Offer(phrase("hk-edit-out"), Move(key, "removed"))


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
