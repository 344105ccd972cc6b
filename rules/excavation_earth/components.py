"""What is in the box of Excavation Earth, as frozen data built from the edition, with look-up tables for the rules.

Markets, command centres and dig sites are counted from 0 in the rules; the edition counts markets as printed, from 1.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from pydantic import ConfigDict, with_config

from rules.core.edition import BrokenEdition, Edition, Problem, parsed, problem
from rules.core.types import Ref, Seat

WHITE = "W"
"""The letter of a white buyer, who wants every colour (EE-GEN-6)."""
ZU = "ZU"
"""The faction board of the automa."""
MARKETS = 6
CENTRES = 3
ROUNDS = 3

ZuType = Literal["excavate", "survey", "sell", "quick_sale", "market", "command"]
ZU_LETTER: dict[ZuType, str] = {
    "excavate": "F",
    "survey": "S",
    "sell": "V",
    "quick_sale": "Q",
    "market": "M",
    "command": "C",
}
"""What the name of a card of Zu says after its Z."""

Op = Literal[
    "draw_action_cards",
    "gain_credits",
    "teleport_explorers",
    "take_site_relics",
    "add_buyers",
    "send_traders",
    "buy_visible_relics",
    "place_envoys_other_centres",
]


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


@with_config(ConfigDict(extra="forbid"))
@dataclass(frozen=True, slots=True)
class Effect:
    """One line of a command tile. What an operation does not use keeps its default."""

    op: Op
    n: int = 0
    """Credits."""
    draw: int = 0
    keep: int = 0
    up_to: int = 0
    white_max: int = 0
    each: int = 0
    distinct_colours: bool = False
    distinct_markets: bool = False
    same_queue_allowed: bool = False
    end_on_own_explorer: bool = False
    sample: bool = False
    store: tuple[Literal["hold", "container"], ...] = ()
    price: str = ""


KNOWN_EFFECTS: dict[Op, tuple[Effect, ...]] = {
    "draw_action_cards": (Effect("draw_action_cards"),),
    "gain_credits": (Effect("gain_credits"),),
    "teleport_explorers": (Effect("teleport_explorers"),),
    "take_site_relics": tuple(
        Effect("take_site_relics", store=("hold",), sample=True, distinct_colours=several) for several in (False, True)
    ),
    "add_buyers": (Effect("add_buyers", same_queue_allowed=True),),
    "send_traders": (Effect("send_traders", distinct_markets=True),),
    "buy_visible_relics": tuple(
        Effect(
            "buy_visible_relics",
            store=("hold", "container"),
            sample=True,
            price="ceil(value/2)",
            distinct_colours=several,
        )
        for several in (False, True)
    ),
    "place_envoys_other_centres": (Effect("place_envoys_other_centres", each=1),),
}
"""Of each operation what the rules can carry out: amounts are free, its other fields are not."""
AMOUNTS = ("n", "draw", "keep", "up_to", "white_max")


class MultiMarket(NamedTuple):
    """What selling on several markets pays beyond the buyers (EE-ACT-SEL-7, EE-ACT-SEL-8)."""

    credits: int
    draw: int
    keep: int


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


# The shape of the edition files


@dataclass(frozen=True, slots=True)
class PlayerCount:
    min: int
    max: int


@dataclass(frozen=True, slots=True)
class SetupPart:
    survey_row: dict[int, int]
    site_relics: dict[int, int]
    black_market_relics: dict[int, int]
    coloured_buyers: dict[int, int]
    white_buyers: dict[int, int]
    action_cards: int
    redraw_from: int
    buyer_cards_discarded: int
    start_markets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BoxPart:
    players: PlayerCount
    rounds: int
    colours: tuple[str, ...]
    explorers: int
    crew: int
    start_credits: int
    initiative_markers: tuple[int, ...]
    turn_order_spaces: int
    counts: dict[str, int]
    setup: SetupPart


@dataclass(frozen=True, slots=True)
class BuyersPart:
    track_spaces: int
    payout: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardsPart:
    action: dict[str, int]
    action_fuel: int
    travel_fuel: tuple[int, ...]
    buyers: dict[str, int]


@dataclass(frozen=True, slots=True)
class TilePart:
    white: tuple[Effect, ...]
    yellow: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class CommandPart:
    tiles_in_play: int
    tiles: dict[Ref, TilePart]


@dataclass(frozen=True, slots=True)
class BoardPart:
    initiative: int
    hold: int
    container: int


@dataclass(frozen=True, slots=True)
class GalleryPart:
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    column_credits: tuple[int, ...]
    row_credits: tuple[int, ...]
    column_bonus_cards: int


@dataclass(frozen=True, slots=True)
class Spot:
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Location:
    """What a place of the map is: a market, a dig site, both, or a black market (EE-GEN-1)."""

    spot: Spot
    market: int = 0
    """As printed; 0: none."""
    region: str = ""
    glyphs: tuple[str, ...] = ()
    black_market: bool = False


@dataclass(frozen=True, slots=True)
class Canvas:
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class MapPart:
    canvas: Canvas
    locations: dict[Ref, Location]
    edges: tuple[str, ...]
    wraps: tuple[str, ...]
    """Lines that go round the globe (EE-ACT-TRV-5)."""


@dataclass(frozen=True, slots=True)
class PreparationSurvey:
    sites: int
    black_market: int


@dataclass(frozen=True, slots=True)
class NumbersPart:
    actions_per_turn: int
    queue_most: int
    queue_start: int
    excavate_most: int
    sell_most_markets: int
    sell_per_buyer: int
    sell_markets: tuple[MultiMarket, ...]
    fence_most: int
    buy_most: int
    buy_surcharge: int
    survey_draw: int
    survey_price_factor: int
    survey_row_rounds: tuple[int, ...]
    preparation_survey: PreparationSurvey
    hand_after_pass: int
    draft_deal: int
    draft_keep: tuple[int, ...]
    majorities: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class RelicsPart:
    colours: tuple[str, ...]
    glyphs: tuple[str, ...]
    value_from: int
    copies: dict[str, int]


@dataclass(frozen=True, slots=True)
class SymbolsPart:
    symbols: tuple[str, ...]
    centres: dict[Ref, str]
    markets: tuple[str, ...]
    black_markets: str


@dataclass(frozen=True, slots=True)
class ZuCards:
    excavate: tuple[tuple[str, ...], ...]
    """The two colours of each card; none: the most popular one."""
    command: tuple[int, ...]
    survey: int
    sell: int
    quick_sale: int
    market: int


@dataclass(frozen=True, slots=True)
class ZuSwitches:
    easier_start_credits: int
    easier_failure_credits: int
    harder_failure_credits: int


@dataclass(frozen=True, slots=True)
class ZuPart:
    start_credits: int
    initiative: int
    hold: int
    container: int
    cards: ZuCards
    round_decks: tuple[dict[ZuType, int], ...]
    carried_over: int
    cards_per_turn: int
    failure_credits: int
    person_draw: int
    person_keep: tuple[int, ...]
    person_removed: tuple[int, ...]
    switches: ZuSwitches


@dataclass(frozen=True, slots=True)
class Parts:
    box: BoxPart
    buyers: BuyersPart
    cards: CardsPart
    command: CommandPart
    factions: dict[str, BoardPart]
    gallery: GalleryPart
    map: MapPart
    numbers: NumbersPart
    relics: RelicsPart
    symbols: SymbolsPart
    zu: ZuPart


# The box


@dataclass(frozen=True, slots=True)
class Numbers:
    """The fixed numbers of the rules (dossier table "fixed numbers")."""

    rounds: int
    start_credits: int
    start_hand: int
    redraw_from: int
    """So many cards of one colour or symbol allow putting cards back (EE-SET-8a)."""
    buyer_cards_discarded: int
    explorers: int
    crew: int
    markers: int
    actions_per_turn: int
    queue_max: int
    queue_start: int
    dig_max: int
    sell_max: int
    sell_per_buyer: int
    multi_market: tuple[MultiMarket, ...]
    """By the number of markets, from 0."""
    fence_max: int
    buy_max: int
    surcharge: int
    survey_draw: int
    survey_factor: int
    row_rounds: tuple[int, ...]
    """The rounds that have a survey row."""
    prep_site_relics: int
    prep_pile_relics: int
    hand_after_pass: int
    draft_deal: int
    draft_keep: tuple[int, ...]
    centre_payouts: tuple[tuple[int, ...], ...]
    """By the round, from 0; then by rank."""
    column_cards: int
    tiles_in_play: int


@dataclass(frozen=True, slots=True)
class ZuCard:
    ref: Ref
    type: ZuType
    colours: tuple[str, ...] = ()
    """Of an excavation with two colours; none where it seeks the most popular one."""
    market: int = -1
    """Of a command."""


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All component data of one edition. One object serves all states of a game, so equality is identity."""

    parts: Parts = field(repr=False)
    numbers: Numbers = field(repr=False)

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

    @property
    def zu(self) -> ZuPart:
        return self.parts.zu

    @property
    def crew(self) -> int:
        return self.numbers.crew

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
    parts = parsed(Parts, edition.plain())
    problems = list(problems_of(parts))
    if problems:
        raise BrokenEdition(problems)
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
    travel_cards = tuple(tuple(travel_ref(seat, fuel) for fuel in parts.cards.travel_fuel) for seat in range(seats))
    action_cards = tuple(f"{kind}-{n}" for kind, count in parts.cards.action.items() for n in range(1, count + 1))
    return Box(
        parts=parts,
        numbers=numbers_of(parts),
        colours=colours,
        colour_number={colour: at for at, colour in enumerate(colours)},
        glyphs=glyphs,
        track_spaces=parts.buyers.track_spaces,
        payouts=parts.buyers.payout,
        relics=relics,
        value={ref: each.value for ref, each in relics.items()},
        site_of={ref: each.site for ref, each in relics.items()},
        tiles_of={ref: tuple(f"{ref}#{n}" for n in range(1, each.copies + 1)) for ref, each in relics.items()},
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
        buyer_cards=tuple(f"B{letter}{n}" for letter, count in parts.cards.buyers.items() for n in range(1, count + 1)),
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
        zu_cards={card.ref: card for card in zu_cards_of(parts.zu.cards)},
    )


def numbers_of(parts: Parts) -> Numbers:
    box, fixed = parts.box, parts.numbers
    return Numbers(
        rounds=box.rounds,
        start_credits=box.start_credits,
        start_hand=box.setup.action_cards,
        redraw_from=box.setup.redraw_from,
        buyer_cards_discarded=box.setup.buyer_cards_discarded,
        explorers=box.explorers,
        crew=box.crew,
        markers=len(box.initiative_markers),
        actions_per_turn=fixed.actions_per_turn,
        queue_max=fixed.queue_most,
        queue_start=fixed.queue_start,
        dig_max=fixed.excavate_most,
        sell_max=fixed.sell_most_markets,
        sell_per_buyer=fixed.sell_per_buyer,
        multi_market=(MultiMarket(0, 0, 0), *fixed.sell_markets),
        fence_max=fixed.fence_most,
        buy_max=fixed.buy_most,
        surcharge=fixed.buy_surcharge,
        survey_draw=fixed.survey_draw,
        survey_factor=fixed.survey_price_factor,
        row_rounds=fixed.survey_row_rounds,
        prep_site_relics=fixed.preparation_survey.sites,
        prep_pile_relics=fixed.preparation_survey.black_market,
        hand_after_pass=fixed.hand_after_pass,
        draft_deal=fixed.draft_deal,
        draft_keep=fixed.draft_keep,
        centre_payouts=((), *fixed.majorities),
        column_cards=parts.gallery.column_bonus_cards,
        tiles_in_play=parts.command.tiles_in_play,
    )


def neighbours_of(map_: MapPart) -> dict[Ref, tuple[Ref, ...]]:
    """Each line joins both its ends (EE-ACT-TRV-2), those round the globe too (EE-ACT-TRV-5)."""
    around: dict[Ref, list[Ref]] = {ref: [] for ref in map_.locations}
    for edge in (*map_.edges, *map_.wraps):
        one, other = edge.split()
        around[one].append(other)
        around[other].append(one)
    return {ref: tuple(places) for ref, places in around.items()}


def zu_cards_of(cards: ZuCards) -> Iterator[ZuCard]:
    for at, colours in enumerate(cards.excavate):
        yield ZuCard(zu_ref("excavate", at), "excavate", colours)
    for at, market in enumerate(cards.command):
        yield ZuCard(zu_ref("command", at), "command", market=market - 1)
    plain: tuple[tuple[ZuType, int], ...] = (
        ("survey", cards.survey),
        ("sell", cards.sell),
        ("quick_sale", cards.quick_sale),
        ("market", cards.market),
    )
    for type_, count in plain:
        yield from (ZuCard(zu_ref(type_, at), type_) for at in range(count))


def zu_ref(type_: ZuType, at: int) -> Ref:
    return f"Z{ZU_LETTER[type_]}{at + 1}"


# What an edition may get wrong


def problems_of(parts: Parts) -> Iterator[Problem]:
    found = [
        *problems_of_relics(parts),
        *problems_of_map(parts),
        *problems_of_symbols(parts),
        *problems_of_cards(parts),
        *problems_of_tables(parts),
        *problems_of_tiles(parts),
        *problems_of_zu(parts),
    ]
    yield from found


def counted(path: str, what: Any, should: Any) -> Iterator[Problem]:
    if what != should:
        yield problem("edition-count", path, counted=what, should=should)


def problems_of_relics(parts: Parts) -> Iterator[Problem]:
    """So many copies of each colour, no value below 1, and every colour and glyph has its type."""
    relics, gallery = parts.relics, parts.gallery
    wanted = {colour + glyph for colour in relics.colours for glyph in relics.glyphs}
    for ref in sorted(wanted ^ set(relics.copies)):
        yield problem("edition-relic-types", f"relics.copies.{ref}", ref=ref)
    if sorted(gallery.columns) != sorted(relics.colours) or sorted(gallery.rows) != sorted(relics.glyphs):
        yield problem("edition-gallery", "gallery")
    for ref, copies in relics.copies.items():
        if not 1 <= copies < relics.value_from:
            yield problem("edition-copies", f"relics.copies.{ref}", copies=copies, most=relics.value_from - 1)
    per_colour = parts.box.counts["relics"] // len(relics.colours)
    for colour in relics.colours:
        copies = sum(relics.copies.get(colour + glyph, 0) for glyph in relics.glyphs)
        yield from counted(f"relics.copies.{colour}", copies, per_colour)


def problems_of_map(parts: Parts) -> Iterator[Problem]:
    """Every line joins two places, all hang together, every relic type has exactly one site, markets are numbered."""
    map_ = parts.map
    lines = [*(("edges", edge) for edge in map_.edges), *(("wraps", edge) for edge in map_.wraps)]
    bad = [(name, edge) for name, edge in lines if not joins_two(edge, map_)]
    for name, edge in bad:
        yield problem("edition-bad-edge", f"map.{name}", edge=edge)
    if not bad:
        pairs = [frozenset(edge.split()) for _, edge in lines]
        if len(set(pairs)) < len(pairs):
            yield problem("edition-same-edge", "map.edges")
        cut_off = set(map_.locations) - reached_from(next(iter(map_.locations)), neighbours_of(map_))
        if cut_off:
            yield problem("edition-cut-off", "map.edges", places=" ".join(sorted(cut_off)))
    types = [place.region + glyph for place in map_.locations.values() for glyph in place.glyphs]
    for ref in parts.relics.copies:
        if types.count(ref) != 1:
            yield problem("edition-relic-sites", f"map.locations.{ref}", ref=ref, sites=types.count(ref))
    for ref in sorted(set(types) - set(parts.relics.copies)):
        yield problem("edition-relic-types", "map.locations", ref=ref)
    for ref, place in map_.locations.items():
        kinds = bool(place.market or place.region) + place.black_market
        if kinds != 1 or bool(place.region) != bool(place.glyphs):
            yield problem("edition-place", f"map.locations.{ref}", ref=ref)
    numbers = sorted(place.market for place in map_.locations.values() if place.market)
    yield from counted("map.locations.market", numbers, list(range(1, MARKETS + 1)))
    if not set(parts.box.setup.start_markets) <= set(range(1, MARKETS + 1)):
        yield problem("edition-start-markets", "box.setup.start_markets", markets=MARKETS)


def joins_two(edge: str, map_: MapPart) -> bool:
    one, _, other = edge.partition(" ")
    return one != other and {one, other} <= set(map_.locations)


def reached_from(start: Ref, neighbours: dict[Ref, tuple[Ref, ...]]) -> set[Ref]:
    reached, waiting = {start}, [start]
    while waiting:
        for place in neighbours[waiting.pop()]:
            if place not in reached:
                reached.add(place)
                waiting.append(place)
    return reached


def problems_of_symbols(parts: Parts) -> Iterator[Problem]:
    """Each centre has its own symbol, shared by its markets; the black markets have another (EE-GEN-10)."""
    symbols = parts.symbols
    yield from counted("symbols.markets", len(symbols.markets), MARKETS)
    yield from counted("symbols.centres", len(symbols.centres), CENTRES)
    centres = set(symbols.centres.values())
    if len(centres) < len(symbols.centres):
        yield problem("edition-same-symbol", "symbols.centres")
    for at, symbol in enumerate(symbols.markets):
        if symbol not in centres:
            yield problem("edition-unknown-symbol", f"symbols.markets.{at}", symbol=symbol)
    if symbols.black_markets in centres:
        yield problem("edition-same-symbol", "symbols.black_markets")
    for symbol in sorted({*centres, symbols.black_markets} - set(symbols.symbols)):
        yield problem("edition-unknown-symbol", "symbols.symbols", symbol=symbol)


def problems_of_cards(parts: Parts) -> Iterator[Problem]:
    cards, counts = parts.cards, parts.box.counts
    for kind in cards.action:
        colour, _, symbol = kind.partition("-")
        if colour not in parts.relics.colours or symbol not in parts.symbols.symbols:
            yield problem("edition-card", f"cards.action.{kind}", card=kind)
    for letter in cards.buyers:
        if letter not in (*parts.relics.colours, WHITE):
            yield problem("edition-card", f"cards.buyers.{letter}", card=letter)
    yield from counted("cards.action", sum(cards.action.values()), counts["action_cards"])
    yield from counted("cards.buyers", sum(cards.buyers.values()), counts["buyer_cards"])
    yield from counted("cards.travel_fuel", len(cards.travel_fuel) * parts.box.players.max, counts["travel_cards"])


def problems_of_tables(parts: Parts) -> Iterator[Problem]:
    """Tables are as long as what they are read by."""
    colours, glyphs = len(parts.relics.colours), len(parts.relics.glyphs)
    box, numbers = parts.box, parts.numbers
    yield from counted("buyers.payout", len(parts.buyers.payout), colours)
    yield from counted("gallery.column_credits", len(parts.gallery.column_credits), glyphs + 1)
    yield from counted("gallery.row_credits", len(parts.gallery.row_credits), colours + 1)
    yield from counted("box.rounds", box.rounds, ROUNDS)
    yield from counted("numbers.majorities", len(numbers.majorities), box.rounds)
    for at, ranks in enumerate(numbers.majorities):
        yield from counted(f"numbers.majorities.{at}", len(ranks), box.players.max)
    yield from counted("numbers.sell_markets", len(numbers.sell_markets), numbers.sell_most_markets)
    yield from counted("box.initiative_markers", len(box.initiative_markers), box.turn_order_spaces)
    yield from counted("box.colours", len(box.colours), box.counts["discs"])
    yield from counted("factions", len(parts.factions), box.counts["faction_boards"])
    counts = list(range(2, box.players.max + 1))
    for name in ("survey_row", "site_relics", "black_market_relics", "coloured_buyers", "white_buyers"):
        yield from counted(f"box.setup.{name}", sorted(getattr(box.setup, name)), counts)
    initiatives = [*(each.initiative for each in parts.factions.values()), parts.zu.initiative]
    if len(set(initiatives)) < len(initiatives):
        yield problem("edition-same-initiative", "factions")
    if any(buyers > parts.buyers.track_spaces for buyers in box.setup.coloured_buyers.values()):
        yield problem("edition-too-many-buyers", "box.setup.coloured_buyers", most=parts.buyers.track_spaces)


def problems_of_tiles(parts: Parts) -> Iterator[Problem]:
    tiles = parts.command.tiles
    yield from counted("command.tiles", len(tiles), parts.box.counts["command_tiles"])
    yield from counted("command.tiles_in_play", parts.command.tiles_in_play, CENTRES)
    for ref, tile in tiles.items():
        for face, effects in (("white", tile.white), ("yellow", tile.yellow)):
            if not effects or not all(is_known(effect) for effect in effects):
                yield problem("edition-tile-effect", f"command.tiles.{ref}.{face}", tile=ref)


def is_known(effect: Effect) -> bool:
    """Two relics at once are always of different colours; a single one has no other to differ from."""
    several = effect.op in ("take_site_relics", "buy_visible_relics") and effect.up_to > 1
    return any(
        all(
            getattr(effect, name) == getattr(known, name) for name in Effect.__dataclass_fields__ if name not in AMOUNTS
        )
        and (known.distinct_colours or not several)
        for known in KNOWN_EFFECTS[effect.op]
    )


def problems_of_zu(parts: Parts) -> Iterator[Problem]:
    """The round decks use up the piles, and every round has as many cards as the first."""
    zu = parts.zu
    cards = list(zu_cards_of(zu.cards))
    yield from counted("zu.cards", len(cards), parts.box.counts["zu_cards"])
    for card in cards:
        if len(card.colours) not in (0, 2) or not set(card.colours) <= set(parts.relics.colours):
            yield problem("edition-card", "zu.cards.excavate", card=card.ref)
        if card.type == "command" and not 0 <= card.market < MARKETS:
            yield problem("edition-card", "zu.cards.command", card=card.ref)
    yield from counted("zu.round_decks", len(zu.round_decks), parts.box.rounds)
    for type_ in ZU_LETTER:
        used = sum(deck.get(type_, 0) for deck in zu.round_decks)
        yield from counted(f"zu.round_decks.{type_}", used, sum(card.type == type_ for card in cards))
    yield from counted("zu.person_keep", len(zu.person_keep), len(zu.person_removed) + 1)
    yield from counted("zu.person_draw", sum(zu.person_keep) + sum(zu.person_removed), zu.person_draw)
