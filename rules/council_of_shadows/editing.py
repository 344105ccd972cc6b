"""What can be edited about a position of Council of Shadows. Tiles, cards and stations wait in piles; of cubes and gems
there are always enough."""

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
from rules.core.types import SeatName, phrase
from rules.council_of_shadows.asking import asked
from rules.council_of_shadows.components import Box
from rules.council_of_shadows.edited import (
    AS_IT_IS,
    AUTOMA,
    EXPLOITATION,
    LEADERS,
    OVER,
    PLANNING,
    PURCHASE,
    Edited,
    any_steps,
    ask_of,
    seat_to_play,
)
from rules.council_of_shadows.findings import found
from rules.council_of_shadows.noting import noted, unsaid
from rules.council_of_shadows.options import OPTION_SPECS, Options
from rules.council_of_shadows.parts import GEMS
from rules.council_of_shadows.setup import empty_table
from rules.council_of_shadows.state import State
from rules.council_of_shadows.words import kind_of

ENDLESS = 99
"""What never runs out is counted down from here (CS-GEN-4)."""
MOST_ENERGY, MOST_ROUNDS, MOST_LEVEL = 200, 20, 9
NOBODY = -1
FREE_OPTIONS = (
    "open_planning",
    "count_all_tops",
    "levelup_at",
    "tiebreak_cubes",
    "resource_people",
    "buteo_extractions",
    "station_slots_typed",
    "st_ext_presence",
    "casares_ban_any",
    "versatile_extracts",
    "ai10_anywhere",
)
"""Those that change neither the components nor the beginning."""


def bare_table(box: Box, options: Options, seating: Sequence[Seating]) -> State:
    """No system is discovered, nobody has energy or bonus cards, and the first seat buys."""
    draft = Edited(empty_table(box, options, seating, seeded(0)))
    person = next(seat for seat in draft.order if not draft.players[seat].is_automa)
    for seat, _ in enumerate(draft.players):
        draft.set_energy(seat, 0)
    draft.arrivals = draft.order
    draft.ask(PURCHASE, person)
    return draft.state()


# The box


def spares_of(state: State) -> tuple[Spare, ...]:
    return (*endless(state), *spare_tiles(state), *spare_cards(state), *spare_bonus(state), *spare_stations(state))


def endless(state: State) -> Iterator[Spare]:
    for seat, player in enumerate(state.players):
        used = sum(cubes[seat] for cubes in state.colonies) + len(player.improvements)
        name = phrase("cube", owner=player.colour)
        yield Spare(f"spare-cube-{seat}", phrase("cs-edit-cubes"), name, max(0, ENDLESS - used))
    for gem in GEMS:
        used = sum(player.gems.of(gem) for player in state.players)
        yield Spare(f"spare-gem-{gem}", phrase("cs-edit-gems"), phrase("gem", gem=gem), max(0, ENDLESS - used))


def spare_tiles(state: State) -> Iterator[Spare]:
    for sector, tiles in state.box.tiles_of.items():
        for tile in tiles:
            name, group = phrase("system", tile=tile), phrase("cs-edit-tiles", sector=sector)
            yield Spare(f"spare-tile-{tile}", group, name, int(tile in state.piles[sector - 1]))


def spare_cards(state: State) -> Iterator[Spare]:
    lying = {*state.ai_deck, *state.ai_discard}
    for card in state.box.ai_cards:
        yield Spare(f"spare-card-{card}", phrase("cs-edit-cards"), phrase("card", card=card), int(card in lying))
    left = {card for pile in (*state.tech_piles, state.tech_out) for card in pile}
    for card in state.box.dark_tech:
        yield Spare(f"spare-tech-{card}", phrase("cs-edit-tech"), phrase("tech", tech=card), int(card in left))


def spare_bonus(state: State) -> Iterator[Spare]:
    dark = state.box.dark_cards_with(len(state.players), stations=state.options.stations)
    left = {*state.light_pile, *state.dark_out}
    for card in (*state.box.light_cards, *dark):
        light = state.box.light_cards.get(card)
        name = phrase("bonus", bonus=light.ref if light else card)
        yield Spare(f"spare-bonus-{card}", phrase("cs-edit-bonus"), name, int(card in left))


def spare_stations(state: State) -> Iterator[Spare]:
    if state.options.stations:
        for seat, player in enumerate(state.players):
            for station in () if player.is_automa else state.box.stations_of[seat]:
                name = phrase("cs-edit-station", station=kind_of(station), seat=SeatName(seat))
                count = int(station in player.stations)
                yield Spare(f"spare-station-{station}", phrase("cs-edit-stations"), name, count)


# Things and places


def things_of(state: State) -> tuple[Key, ...]:
    return (*on_board(state), *of_seats(state), *(f"card-{card}" for card in state.display if card))


def on_board(state: State) -> Iterator[Key]:
    yield from (f"tile-{tile}" for tile in (*state.spaces, *state.drawn) if tile)
    for planet, cubes in zip(state.box.planets, state.colonies, strict=True):
        for seat, count in enumerate(cubes):
            yield from (f"cube-{planet}-{seat}-{number}" for number in range(count))


def of_seats(state: State) -> Iterator[Key]:
    for seat, player in enumerate(state.players):
        yield from (f"improved-{seat}-{place}" for place in player.improvements)
        for gem in GEMS:
            yield from (f"gem-{seat}-{gem}-{number}" for number in range(player.gems.of(gem)))
        yield from (f"card-{card}" for card in player.cards)
        if not player.is_automa:  # its bonus cards lie face down on no mat
            yield from (f"bonus-{card}" for card in (*player.light, player.dark) if card)
        yield from (f"tech-{card}" for card in player.tech)
        yield from (f"station-{each.station}" for each in player.built)


def places_of(state: State, what: str) -> tuple[Key, ...]:
    """List where such a thing or spare may lie."""
    kind, _, name = what.removeprefix("spare-").partition("-")
    persons = [seat for seat, player in enumerate(state.players) if not player.is_automa]
    match kind:
        case "cube" if what.startswith("spare-"):
            return tuple(places_of_cubes(state, int(name)))
        case "cube":
            return tuple(places_of_cubes(state, int(name.rsplit("-", 2)[1])))
        case "improved":
            return tuple(places_of_cubes(state, int(name.partition("-")[0])))
        case "gem":
            return tuple(f"purse-{seat}" for seat in persons)
        case "tile":
            return tuple(spaces_for(state, name))
        case "card":
            return tuple(places_of_cards(state, persons, name))
        case "tech":
            return tuple(f"techs-{seat}" for seat in persons)
        case "bonus":
            return tuple(f"bonuses-{seat}" for seat in persons)
        case "station":
            galaxies = state.box.open_with[len(state.players)]
            return tuple(f"slot-{slot}" for galaxy in galaxies for slot in state.box.galaxies[galaxy].slots)
    return ()


def places_of_cubes(state: State, seat: int) -> Iterator[Key]:
    """Yield the planets of discovered systems, and the places of the seat's own board that are free."""
    player = state.players[seat]
    if not player.is_automa:
        steps = any_steps(state.box, player.extra_zones)
        for ref in state.box.improvements:
            if ref not in player.improvements and (ref in state.box.board_improvements or steps):
                yield f"place-{seat}-{ref}"
    for tile in state.spaces:
        if tile:
            yield from (f"planet-{planet}" for planet in state.box.tiles[tile].planets)


def spaces_for(state: State, tile: str) -> Iterator[Key]:
    """Yield the spaces of open galaxies, those of its sector first."""
    box = state.box
    spaces = [space for galaxy in box.open_with[len(state.players)] for space in box.galaxies[galaxy].spaces]
    own = box.tiles[tile].sector
    for space in sorted(spaces, key=lambda each: box.sector_of[each] != own):
        yield f"space-{space}"


def places_of_cards(state: State, persons: Sequence[int], card: str) -> Iterator[Key]:
    """Yield hands, zones, and for an AI card the display: starting cards are never bought."""
    yield from (f"hand-{seat}" for seat in persons)
    for seat in persons:
        yield from (f"zone-{seat}-{zone}" for zone, _ in enumerate(state.players[seat].zones, 1))
    if state.box.cards[card].is_ai:
        yield from (f"display-{slot}" for slot, _ in enumerate(state.display))


def offers_of(state: State, key: Key) -> tuple[Offer, ...]:
    """Offer cubes of a seat on a planet where one stands, so that a tower grows."""
    kind, _, name = key.partition("-")
    if kind != "cube" or key not in things_of(state):
        return ()
    planet, seat, _ = name.rsplit("-", 2)
    return (Offer(phrase("cs-edit-one-more"), Put(f"spare-cube-{seat}", f"planet-{planet}")),)


# Edits


# Fields


def fields_of(state: State) -> tuple[Field, ...]:
    options = option_fields(state.options, OPTION_SPECS, FREE_OPTIONS)
    return (*fields_of_turn(state), *fields_of_seats(state), *fields_of_table(state), *options)


def fields_of_turn(state: State) -> Iterator[Field]:
    seats = [Choice(seat, phrase("seat-alone", seat=SeatName(seat))) for seat in state.seats]
    now, ask = seat_to_play(state), ask_of(state)
    can_play = [each for each in seats if each.value == now or not state.players[int(each.value)].is_automa]
    most = max(MOST_ROUNDS, state.round)
    yield number("round", phrase("editing-round"), state.round, (1, most), group="turn")
    yield choice("active", phrase("editing-to-play"), now, can_play, group="turn")
    yield choice("ask", phrase("editing-asked"), ask, asks(state), group="turn")
    for at, seat in enumerate(state.order):
        yield choice(f"order-{at + 1}", phrase("order-token", n=at + 1), seat, seats, group="turn")


def asks(state: State) -> Iterator[Choice]:
    """Yield what may be asked here, and whatever is asked now."""
    ask = ask_of(state)
    persons = [player for player in state.players if not player.is_automa]
    if ask == LEADERS or (state.options.leaders and not all(player.leader for player in persons)):
        yield Choice(LEADERS, phrase("cs-edit-ask-leaders"))
    for each in (PURCHASE, PLANNING, EXPLOITATION):
        yield Choice(each, phrase(f"cs-edit-ask-{each}"))
    if state.automa is not None:
        yield Choice(AUTOMA, phrase("cs-edit-ask-automa"))
    if ask == AS_IT_IS:
        decisions = asked(state)
        yield Choice(ask, decisions[0].sentence if decisions else phrase("cs-edit-ask-other"))
    yield Choice(OVER, phrase("editing-over"))


def fields_of_seats(state: State) -> Iterator[Field]:
    bounds = state.box.numbers.consumption
    for seat, player in enumerate(state.players):
        energy, consumption = phrase("cs-edit-energy"), phrase("cs-edit-consumption")
        within = (bounds.least, bounds.most)
        yield number(f"energy-{seat}", energy, player.energy, (0, MOST_ENERGY), group="seat", seat=seat)
        yield number(f"consumption-{seat}", consumption, player.consumption, within, group="seat", seat=seat)
        yield number(f"level-{seat}", phrase("cs-edit-level"), player.level, (0, MOST_LEVEL), group="seat", seat=seat)
        if state.options.leaders and not player.is_automa:
            free = [each for each in state.box.leaders if each == player.leader or each in state.leaders]
            leaders = [Choice(each, phrase("leader", leader=each)) for each in free]
            none = Choice("", phrase("cs-edit-nobody"))
            label = phrase("cs-edit-leader")
            yield choice(f"leader-{seat}", label, player.leader, (none, *leaders), group="seat", seat=seat)


def fields_of_table(state: State) -> Iterator[Field]:
    seats = [Choice(seat, phrase("seat-alone", seat=SeatName(seat))) for seat in state.seats]
    nobody = Choice(NOBODY, phrase("cs-edit-nobody"))
    throne = NOBODY if state.throne is None else state.throne
    yield choice("throne", phrase("throne"), throne, (nobody, *seats))
    if any(not player.is_automa for player in state.players) and state.phase == "planning":
        for seat, player in enumerate(state.players):
            if not player.is_automa:
                label = phrase("cs-edit-ready")
                yield switched(f"ready-{seat}", label, value=player.ready, group="seat", seat=seat)


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
                draft.ask(str(value), person_to_play(state))
        case ["order", at]:
            draft.set_order(int(at) - 1, int(value))
        case ["energy", seat]:
            draft.set_energy(int(seat), int(value))
        case ["consumption", seat]:
            draft.set_consumption(int(seat), int(value))
        case ["level", seat]:
            draft.change(int(seat), level=int(value))
        case ["leader", seat]:
            draft.set_leader(int(seat), str(value))
        case ["throne"]:
            draft.throne = None if value == NOBODY else int(value)
        case ["ready", seat]:
            draft.change(int(seat), ready=bool(value))
    return draft.state()


def person_to_play(state: State) -> int:
    """Find who plays now: a person where the automa does."""
    now = seat_to_play(state)
    if not state.players[now].is_automa:
        return now
    return next(seat for seat, player in enumerate(state.players) if not player.is_automa)


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
