"""What can be edited about a position of Excavation Earth. Cubes wait in the crews, buyers on their tracks and in their
area, relics in the reserve, cards in the deck: that is the box."""

from collections.abc import Iterator

from rules.core.editing import Edit, Editing, Key, Move, Offer, Remove, Spare
from rules.core.types import phrase
from rules.excavation_earth.bare import bare_table
from rules.excavation_earth.components import Box
from rules.excavation_earth.edited import Edited, places_of_explorer
from rules.excavation_earth.fields import fields_of, with_value
from rules.excavation_earth.findings import found, remarks
from rules.excavation_earth.noting import noted, unsaid
from rules.excavation_earth.options import Options
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.state import State, is_travel, symbol_of, type_of

# The box


def spares_of(state: State) -> tuple[Spare, ...]:
    return (*spares_of_seats(state), *spare_buyers(state), *spare_relics(state), *spare_cards(state))


def spares_of_seats(state: State) -> Iterator[Spare]:
    for seat, player in enumerate(state.players):
        name = phrase("crew-cube", owner=player.colour)
        yield Spare(f"spare-cube-{seat}", phrase("ee-edit-cubes"), name, player.supply)
    for seat, player in enumerate(state.players):
        if not player.is_zu:
            name, left = phrase("explorer", owner=player.colour), state.box.explorers - len(player.explorers)
            yield Spare(f"spare-explorer-{seat}", phrase("ee-edit-explorers"), name, max(0, left))


def spare_buyers(state: State) -> Iterator[Spare]:
    counts = (*zip(state.box.colours, state.stock, strict=True), (WHITE, state.white))
    for colour, count in counts:
        yield Spare(f"spare-buyer-{colour}", phrase("ee-edit-buyers"), phrase("buyer", colour=colour), count)


def spare_relics(state: State) -> Iterator[Spare]:
    lying = [type_of(relic) for relics in (*state.reserve, state.sold) for relic in relics]
    for kind in state.box.relics:
        yield Spare(f"spare-relic-{kind}", phrase("ee-edit-relics"), phrase("relic", relic=kind), lying.count(kind))


def spare_cards(state: State) -> Iterator[Spare]:
    lying = [kind_of(card) for card in (*state.deck, *state.discard)]
    for kind in dict.fromkeys(kind_of(card) for card in state.box.action_cards):
        name = phrase("action-card", colour=kind[0], symbol=symbol_of(kind))
        yield Spare(f"spare-card-{kind}", phrase("ee-edit-cards"), name, lying.count(kind))


def kind_of(card: str) -> str:
    """Y-SA of Y-SA-1."""
    return card.rpartition("-")[0]


# Things and places


def things_of(state: State) -> tuple[Key, ...]:
    return (*pieces_of(state), *buyers_on_table(state), *relics_on_table(state), *cards_on_table(state))


def pieces_of(state: State) -> Iterator[Key]:
    for seat, player in enumerate(state.players):
        yield from (f"explorer-{seat}-{number}" for number, _ in enumerate(player.explorers))
        yield from (f"guard-{seat}-{cell}" for cell in player.guards)
        for market, counts in enumerate(state.traders):
            for number in range(counts[seat]):
                yield f"trader-{market}-{seat}-{number}"
        for centre, counts in enumerate(state.envoys):
            for number in range(counts[seat]):
                yield f"envoy-{centre}-{seat}-{number}"
    yield from (f"surveyed-{each.card}" for each in state.row if each.owner is not None)


def buyers_on_table(state: State) -> Iterator[Key]:
    for market, queue in enumerate(state.queues):
        yield from (f"queued-{market}-{at}" for at, _ in enumerate(queue))
    yield from (f"waiting-{at}" for at, _ in enumerate(state.mothership))


def relics_on_table(state: State) -> Iterator[Key]:
    stores = (player.relics for player in state.players)
    for relics in (*state.sites, *state.piles, state.drawn, *stores):
        yield from (f"relic-{relic}" for relic in relics)


def cards_on_table(state: State) -> Iterator[Key]:
    yield from (f"card-{each.card}" for each in state.row)
    for player in state.players:
        for cards in (player.hand, player.travel, player.spent_travel, player.packet, player.drafted):
            yield from (f"card-{card}" for card in cards)


def places_of(state: State, what: str) -> tuple[Key, ...]:
    """List where such a thing or spare may lie."""
    kind, _, name = what.removeprefix("spare-").partition("-")
    box = state.box
    queues = tuple(f"queue-{market}" for market, _ in enumerate(box.market_places))
    match kind:
        case "explorer":
            return tuple(f"place-{place}" for place in places_of_explorer(state))
        case "buyer" | "queued" | "waiting":
            return queues
        case "cube" | "trader" | "envoy" | "guard" | "surveyed":
            centres = (f"centre-{centre}" for centre, _ in enumerate(box.centres))
            cells = (f"cell-{owner_of(state, what)}-{cell}" for cell in box.relics)
            return (*queues, *centres, *cells, *(f"card-{each.card}" for each in state.row))
        case "relic":
            return tuple(places_of_relics(state, name))
        case "card" if is_travel(name):
            return ()
        case "card":
            hands = (f"hand-{seat}" for seat, player in enumerate(state.players) if not player.is_zu)
            return (*hands, "survey")
    return ()


def owner_of(state: State, what: str) -> int:
    """Whose cube it is."""
    kind, *rest = what.removeprefix("spare-").split("-")
    if kind == "surveyed":
        return next((each.owner or 0 for each in state.row if what == f"surveyed-{each.card}"), 0)
    return int(rest[1] if kind in ("trader", "envoy") else rest[0])


def places_of_relics(state: State, relic: str) -> Iterator[Key]:
    """Yield sites, its own first, piles, and all slots."""
    own = state.box.sites[state.box.site_of[type_of(relic)]]
    yield f"place-{own}"
    yield from (f"place-{site}" for site in state.box.sites if site != own)
    yield from (f"pile-{colour}" for colour in state.box.colours)
    for seat, player in enumerate(state.players):
        board = state.box.factions[player.faction]
        yield from (f"hold-{seat}-{at}" for at in range(board.hold))
        yield from (f"container-{seat}-{at}" for at in range(board.container))


def offers_of(state: State, key: Key) -> tuple[Offer, ...]:
    """Offer a relic as sold, a travel card as played or not."""
    kind, _, name = key.partition("-")
    if key not in things_of(state):
        return ()
    if kind == "relic":
        return (Offer(phrase("ee-edit-sold"), Move(key, "sold")),)
    for seat, player in enumerate(state.players):
        if name in player.travel:
            return (Offer(phrase("ee-edit-played"), Move(key, f"spent-{seat}")),)
        if name in player.spent_travel:
            return (Offer(phrase("ee-edit-in-hand"), Move(key, f"hand-{seat}")),)
    return ()


# Edits


def is_travel_card(thing: Key) -> bool:
    return thing.startswith("card-") and is_travel(thing.removeprefix("card-"))


def instead(state: State, edit: Edit) -> Edit:
    """A travel card stays with its seat: whoever takes it away plays it."""
    if not isinstance(edit, Remove) or not is_travel_card(edit.thing) or edit.thing not in things_of(state):
        return edit
    thing = edit.thing
    card = thing.removeprefix("card-")
    seat = next(seat for seat, player in enumerate(state.players) if card in (*player.travel, *player.spent_travel))
    return Move(thing, f"hand-{seat}" if card in state.players[seat].spent_travel else f"spent-{seat}")


EDITING: Editing[Box, Options, State] = Editing(
    empty=bare_table,
    spares=spares_of,
    things=things_of,
    places=places_of,
    offers=offers_of,
    draft=Edited,
    instead=instead,
    put_in=with_value,
    fields=fields_of,
    problems=found,
    remarks=remarks,
    notes=noted,
    unsaid=unsaid,
)
