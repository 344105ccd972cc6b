"""What can be edited about a position of Excavation Earth. Cubes wait in the crews, buyers on their tracks and in their
area, relics in the reserve, cards in the deck: that is the box."""

from collections.abc import Iterator, Sequence

from rules.core.contract import Seating
from rules.core.editing import (
    Choice,
    Edit,
    Editing,
    Field,
    Key,
    Move,
    Offer,
    Remove,
    Set,
    Spare,
    choice,
    number,
    option_fields,
    switched,
)
from rules.core.rng import seeded
from rules.core.types import Phrase, SeatName, phrase
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.asking import asked
from rules.excavation_earth.components import Box
from rules.excavation_earth.edited import (
    AS_IT_IS,
    OPENING,
    OVER,
    TURN,
    Edited,
    ask_of,
    places_of_explorer,
    turn_of,
)
from rules.excavation_earth.findings import found
from rules.excavation_earth.noting import noted, unsaid
from rules.excavation_earth.options import OPTION_SPECS, Options
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.setup import empty_table
from rules.excavation_earth.state import State, is_travel, symbol_of, type_of

MOST_CREDITS = 600
MOST_ACTIONS = 6
FREE_OPTIONS = ("promotion_optional", "sell_with_travel_cards", "aquilla_both_markets")
ZU_OPTIONS = (
    "zu_influence_gap",
    "zu_relicless_buyer",
    "zu_count_black_market",
    *(f"easier_{number}" for number in (2, 3, 4)),
    *(f"harder_{number}" for number in range(1, 6)),
)
"""Those that change neither the components nor what Zu begins with."""


def bare_table(box: Box, options: Options, seating: Sequence[Seating]) -> State:
    """Cards, relics and buyers wait, explorers stand where they begin, and the first seat has a turn."""
    empty = empty_table(box, options, seating, seeded(0))
    draft = Edited(empty)
    draft.ask(TURN, todo.Turn(empty.order[0], box.numbers.actions_per_turn))
    return draft.state()


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
            yield from (f"trader-{market}-{seat}-{number}" for number in range(counts[seat]))
        for centre, counts in enumerate(state.envoys):
            yield from (f"envoy-{centre}-{seat}-{number}" for number in range(counts[seat]))
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


# Fields


def fields_of(state: State) -> tuple[Field, ...]:
    return (*fields_of_turn(state), *fields_of_seats(state), *fields_of_table(state), *fields_of_options(state))


def fields_of_turn(state: State) -> Iterator[Field]:
    seats = seat_choices(state)
    turn, ask = turn_of(state), ask_of(state)
    yield number("round", phrase("editing-round"), state.round, (1, state.box.rounds), group="turn")
    yield choice("active", phrase("editing-to-play"), turn.seat, seats, group="turn")
    yield choice("ask", phrase("editing-asked"), ask, asks(state), group="turn")
    if state.agenda and isinstance(state.agenda[-1], todo.Turn):
        yield number("left", phrase("ee-edit-left"), turn.left, (1, MOST_ACTIONS), group="turn")
    for at, seat in enumerate(state.order):
        yield choice(f"order-{at + 1}", phrase("ee-edit-order", number=at + 1), seat, seats, group="turn")


def seat_choices(state: State) -> list[Choice]:
    return [Choice(seat, phrase("seat-alone", seat=SeatName(seat))) for seat in state.seats]


def asks(state: State) -> Iterator[Choice]:
    """Yield what may be asked here, and whatever is asked now."""
    ask = ask_of(state)
    yield Choice(TURN, phrase("ee-edit-ask-turn"))
    if state.round == 1 or ask == OPENING:
        yield Choice(OPENING, phrase("ee-edit-ask-opening"))
    if ask == AS_IT_IS:
        decisions = asked(state)
        yield Choice(ask, decisions[0].sentence if decisions else phrase("ee-edit-ask-other"))
    yield Choice(OVER, phrase("editing-over"))


def fields_of_seats(state: State) -> Iterator[Field]:
    markers = [
        Choice(0, phrase("ee-edit-no-marker")),
        *(Choice(at, phrase("initiative-marker", n=at)) for at in range(1, state.box.markers + 1)),
    ]
    for seat, player in enumerate(state.players):
        bounds = (0, MOST_CREDITS)
        yield number(f"credits-{seat}", phrase("ee-edit-credits"), player.credits, bounds, group="seat", seat=seat)
        yield choice(f"marker-{seat}", phrase("ee-edit-marker"), player.marker, markers, group="seat", seat=seat)
        yield switched(f"passed-{seat}", phrase("ee-edit-passed"), value=player.passed, group="seat", seat=seat)
        for colour in state.box.colours:
            label, paid = phrase("ee-edit-column", colour=colour), colour in player.columns
            yield switched(f"column-{seat}-{colour}", label, value=paid, group="seat", seat=seat)


def fields_of_table(state: State) -> Iterator[Field]:
    tiles = [Choice(tile, phrase("tile", tile=tile)) for tile in state.tiles]
    for centre, tile in enumerate(state.tiles):
        yield choice(f"tile-{centre}", phrase("centre", centre=centre + 1), tile, tiles)
    letters = dict.fromkeys(card[1] for card in sorted(state.buyer_deck))
    if letters:
        buyers = [Choice(letter, phrase("buyer-card", colour=letter)) for letter in letters]
        yield choice("buyer", phrase("ee-edit-next-buyer"), state.buyer_deck[0][1], buyers)
    if state.zu is not None and state.zu.deck:
        cards = [Choice(card, zu_card(state.box, card)) for card in sorted(state.zu.deck)]
        yield choice("zu", phrase("ee-edit-next-zu"), state.zu.deck[0], cards)


def zu_card(box: Box, ref: str) -> Phrase:
    card = box.zu_cards[ref]
    if card.market >= 0:
        return phrase("ee-edit-zu-command", kind=card.type, market=card.market + 1)
    if not card.colours:
        return phrase("zu-card", kind=card.type)
    first, second = (phrase("colour", colour=colour) for colour in card.colours)
    return phrase("ee-edit-zu-dig", kind=card.type, first=first, second=second)


def fields_of_options(state: State) -> Iterator[Field]:
    only = (*FREE_OPTIONS, *(ZU_OPTIONS if state.zu is not None else ()))
    yield from option_fields(state.options, OPTION_SPECS, only)


def with_value(state: State, edit: Set) -> State:
    draft, value = Edited(state), edit.value
    match edit.field.split("-"):
        case ["round"]:
            draft.set_round(int(value))
        case ["active"]:
            draft.ask_another(int(value))
        case ["ask"]:
            if value != ask_of(state):
                draft.ask(str(value), turn_of(state))
        case ["left"]:
            turn = turn_of(state)
            draft.agenda = (*state.agenda[:-1], todo.Turn(turn.seat, int(value)))
        case ["order", at]:
            draft.set_order(int(at) - 1, int(value))
        case ["credits", seat]:
            draft.set_credits(int(seat), int(value))
        case ["marker", seat]:
            draft.change(int(seat), marker=int(value))
        case ["passed", seat]:
            draft.change(int(seat), passed=bool(value))
        case ["column", seat, colour]:
            columns = tuple(each for each in state.players[int(seat)].columns if each != colour)
            draft.change(int(seat), columns=(*columns, colour) if value else columns)
        case ["tile", centre]:
            draft.set_tile(int(centre), str(value))
        case ["buyer"]:
            draft.set_next_buyer(str(value))
        case ["zu"]:
            draft.set_next_zu_card(str(value))
    return draft.state()


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
    notes=noted,
    unsaid=unsaid,
)
