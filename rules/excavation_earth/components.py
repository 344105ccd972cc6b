"""What is in the box of Excavation Earth, as frozen data built from the edition, with look-up tables for the rules.

Markets, command centres and dig sites are counted from 0 here; the edition counts markets as printed, from 1.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from rules.core.edition import Edition
from rules.core.flaws import sound_parts
from rules.core.types import Ref, Seat
from rules.excavation_earth.flaws import problems_of
from rules.excavation_earth.parts import (
    MARKETS,
    ZU,
    Effect,
    MultiMarket,
    NumbersPart,
    Parts,
    ZuCard,
    ZuPart,
    neighbours_of,
    zu_cards_of,
)


@dataclass(frozen=True, slots=True)
class RelicType:
    """A colour with a glyph; all its copies lie on the same dig site."""

    ref: str
    colour: str
    glyph: str
    copies: int
    value: int
    site: int


@dataclass(frozen=True, slots=True)
class Faction:
    ref: str
    initiative: int
    hold: int
    container: int


class ByPlayers(NamedTuple):
    """What the number of seats decides; a solo game is set up for two (EE-SOLO-SET-1)."""

    row: int
    """Cards of the survey row."""
    site_relics: int
    """Of each colour, at setup."""
    pile_relics: int
    buyers: int
    """Of each colour."""
    white: int


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All component data of one edition. One object serves all states of a game, so equality is identity."""

    parts: Parts = field(repr=False)
    numbers: NumbersPart = field(repr=False)
    rounds: int
    explorers: int
    """Of each seat; so are the cubes of its crew."""
    crew: int
    markers: int
    """Of initiative."""
    multi_market: tuple[MultiMarket, ...]
    """By the number of markets, from 0."""
    centre_payouts: tuple[tuple[int, ...], ...]
    """By the round, from 0; then by rank."""
    tiles_in_play: int

    colours: tuple[str, ...]
    """Of relics and buyers, in the order of the gallery's columns and of the piles."""
    colour_number: dict[str, int] = field(repr=False)
    glyphs: tuple[str, ...] = field(repr=False)
    track_spaces: int
    payouts: tuple[int, ...]
    """By rank, the most popular first."""

    relics: dict[str, RelicType] = field(repr=False)
    value: dict[str, int] = field(repr=False)
    site_of: dict[str, int] = field(repr=False)
    tiles_of: dict[str, tuple[Ref, ...]] = field(repr=False)
    types_of: dict[str, tuple[str, ...]] = field(repr=False)
    """The relic types of each colour: a column of the gallery."""
    rows: tuple[tuple[str, ...], ...] = field(repr=False)
    """The relic types of each glyph: a row of the gallery."""
    column_table: tuple[int, ...]
    row_table: tuple[int, ...]

    places: tuple[Ref, ...] = field(repr=False)
    neighbours: dict[Ref, tuple[Ref, ...]] = field(repr=False)
    sites: tuple[Ref, ...] = field(repr=False)
    site_number: dict[Ref, int] = field(repr=False)
    market_places: tuple[Ref, ...]
    market_at: dict[Ref, int] = field(repr=False)
    black_markets: frozenset[Ref]
    start_places: tuple[Ref, ...]
    """Where the first two explorers of each seat stand (EE-SET-19)."""

    market_symbol: tuple[str, ...]
    centre_of: tuple[int, ...]
    """Of each market."""
    centres: tuple[Ref, ...]
    centre_symbol: tuple[str, ...]
    markets_of: dict[str, tuple[int, ...]] = field(repr=False)
    centre_with: dict[str, int] = field(repr=False)
    black_symbol: str

    action_cards: tuple[Ref, ...] = field(repr=False)
    buyer_cards: tuple[Ref, ...] = field(repr=False)
    travel_cards: tuple[tuple[Ref, ...], ...] = field(repr=False)
    """Of each seat."""
    fuel_of: dict[Ref, int] = field(repr=False)
    factions: dict[str, Faction] = field(repr=False)
    tile_effects: dict[Ref, tuple[tuple[Effect, ...], tuple[Effect, ...]]] = field(repr=False)
    """The white face, for round 2, and the yellow one, for round 3."""
    zu_cards: dict[Ref, ZuCard] = field(repr=False)
    secrets: frozenset[Ref] = field(repr=False)
    """Whatever may lie face down, or in a hand."""

    @property
    def zu(self) -> ZuPart:
        return self.parts.zu

    def fuel(self, card: Ref) -> int:
        return self.fuel_of[card]

    def by_players(self, seats: int) -> ByPlayers:
        setup = self.parts.box.setup
        return ByPlayers(
            setup.survey_row[seats],
            setup.site_relics[seats],
            setup.black_market_relics[seats],
            setup.coloured_buyers[seats],
            setup.white_buyers[seats],
        )


def travel_ref(seat: Seat, fuel: int) -> Ref:
    return f"T{seat}-{fuel}"


def box_of(edition: Edition) -> Box:
    parts = sound_parts(Parts, edition, problems_of)
    colours, glyphs = parts.gallery.columns, parts.gallery.rows
    locations = parts.map.locations
    sites = tuple(ref for ref, place in locations.items() if place.region)
    site_number = {ref: at for at, ref in enumerate(sites)}
    home = {
        place.region + glyph: site_number[ref]
        for ref, place in locations.items()
        for glyph in (place.glyphs if place.region else ())
    }
    copies = parts.relics.copies
    relics = {
        colour + glyph: RelicType(
            colour + glyph,
            colour,
            glyph,
            copies[colour + glyph],
            parts.relics.value_from - copies[colour + glyph],  # EE-GEN-3
            home[colour + glyph],
        )
        for colour in colours
        for glyph in glyphs
    }
    markets = {place.market - 1: ref for ref, place in locations.items() if place.market}
    market_places = tuple(markets[at] for at in range(MARKETS))
    centres = parts.symbols.centres
    centre_symbol = tuple(centres.values())
    centre_with = {symbol: at for at, symbol in enumerate(centre_symbol)}
    seats = parts.box.players.max
    tiles_of = {ref: tuple(f"{ref}#{n}" for n in range(1, each.copies + 1)) for ref, each in relics.items()}
    travel_cards = tuple(tuple(travel_ref(seat, fuel) for fuel in parts.cards.travel_fuel) for seat in range(seats))
    action_cards = tuple(f"{kind}-{n}" for kind, count in parts.cards.action.items() for n in range(1, count + 1))
    buyer_cards = tuple(f"B{letter}{n}" for letter, count in parts.cards.buyers.items() for n in range(1, count + 1))
    zu_cards = {card.ref: card for card in zu_cards_of(parts.zu.cards)}
    relic_tiles = (tile for tiles in tiles_of.values() for tile in tiles)
    return Box(
        parts=parts,
        numbers=parts.numbers,
        rounds=parts.box.rounds,
        explorers=parts.box.explorers,
        crew=parts.box.crew,
        markers=len(parts.box.initiative_markers),
        multi_market=(MultiMarket(0, 0, 0), *parts.numbers.sell_markets),
        centre_payouts=((), *parts.numbers.majorities),
        tiles_in_play=parts.command.tiles_in_play,
        colours=colours,
        colour_number={colour: at for at, colour in enumerate(colours)},
        glyphs=glyphs,
        track_spaces=parts.buyers.track_spaces,
        payouts=parts.buyers.payout,
        relics=relics,
        value={ref: each.value for ref, each in relics.items()},
        site_of={ref: each.site for ref, each in relics.items()},
        tiles_of=tiles_of,
        types_of={colour: tuple(colour + glyph for glyph in glyphs) for colour in colours},
        rows=tuple(tuple(colour + glyph for colour in colours) for glyph in glyphs),
        column_table=parts.gallery.column_credits,
        row_table=parts.gallery.row_credits,
        places=tuple(locations),
        neighbours=neighbours_of(parts.map),
        sites=sites,
        site_number=site_number,
        market_places=market_places,
        market_at={ref: at for at, ref in enumerate(market_places)},
        black_markets=frozenset(ref for ref, place in locations.items() if place.black_market),
        start_places=tuple(market_places[number - 1] for number in parts.box.setup.start_markets),
        market_symbol=parts.symbols.markets,
        centre_of=tuple(centre_with[symbol] for symbol in parts.symbols.markets),
        centres=tuple(centres),
        centre_symbol=centre_symbol,
        markets_of={
            symbol: tuple(at for at, own in enumerate(parts.symbols.markets) if own == symbol)
            for symbol in parts.symbols.symbols
        },
        centre_with=centre_with,
        black_symbol=parts.symbols.black_markets,
        action_cards=action_cards,
        buyer_cards=buyer_cards,
        travel_cards=travel_cards,
        fuel_of={
            **dict.fromkeys(action_cards, parts.cards.action_fuel),
            **{travel_ref(seat, fuel): fuel for seat in range(seats) for fuel in parts.cards.travel_fuel},
        },
        factions={
            **{ref: Faction(ref, each.initiative, each.hold, each.container) for ref, each in parts.factions.items()},
            ZU: Faction(ZU, parts.zu.initiative, parts.zu.hold, parts.zu.container),
        },
        tile_effects={ref: (tile.white, tile.yellow) for ref, tile in parts.command.tiles.items()},
        zu_cards=zu_cards,
        secrets=frozenset((*action_cards, *buyer_cards, *relic_tiles, *parts.command.tiles, *zu_cards)),
    )
