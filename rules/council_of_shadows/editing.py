"""What can be edited about a position of Council of Shadows. Tiles, cards and stations wait in piles; of cubes and gems
there are always enough."""

from collections.abc import Iterator, Sequence

from rules.core.editing import Editing, Key, Offer, Put, Spare
from rules.core.types import SeatName, phrase
from rules.council_of_shadows.bare import bare_table
from rules.council_of_shadows.components import Box
from rules.council_of_shadows.edited import Edited, any_steps
from rules.council_of_shadows.fields import fields_of, with_value
from rules.council_of_shadows.findings import found, remarks
from rules.council_of_shadows.noting import noted, unsaid
from rules.council_of_shadows.options import Options
from rules.council_of_shadows.parts import GEMS
from rules.council_of_shadows.state import State
from rules.council_of_shadows.words import kind_of

ENDLESS = 99
"""What never runs out is counted down from here (CS-GEN-4)."""


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
            for number in range(count):
                yield f"cube-{planet}-{seat}-{number}"


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
    remarks=remarks,
    notes=noted,
    unsaid=unsaid,
)
