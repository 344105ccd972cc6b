"""What may be wrong with an edition: every number, reference and count that the rules rely on is looked at here."""

from collections.abc import Iterator

from rules.core.edition import Problem, problem
from rules.core.flaws import at_least, at_most, counted
from rules.core.types import Ref
from rules.excavation_earth.options import FACTIONS
from rules.excavation_earth.parts import (
    CENTRES,
    MARKETS,
    ROUNDS,
    WHITE,
    ZU_LETTER,
    Effect,
    MapPart,
    Op,
    Parts,
    neighbours_of,
    zu_cards_of,
)

MANY = ("actions_per_turn", "queue_most", "excavate_most", "sell_per_buyer", "fence_most", "buy_most", "survey_draw")
"""What an action does this many times is done at least once."""

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


def problems_of(parts: Parts) -> Iterator[Problem]:
    yield from problems_of_counts(parts)
    yield from problems_of_relics(parts)
    yield from problems_of_map(parts)
    yield from problems_of_symbols(parts)
    yield from problems_of_cards(parts)
    yield from problems_of_tables(parts)
    yield from problems_of_tiles(parts)
    yield from problems_of_zu(parts)


def problems_of_counts(parts: Parts) -> Iterator[Problem]:
    cards = parts.cards
    counts = {
        "action_cards": sum(cards.action.values()),
        "buyer_cards": sum(cards.buyers.values()),
        "travel_cards": len(cards.travel_fuel) * parts.box.players.max,
        "discs": len(parts.box.colours),
        "faction_boards": len(parts.factions),
        "command_tiles": len(parts.command.tiles),
        "zu_cards": len(list(zu_cards_of(parts.zu.cards))),
    }
    for name, count in counts.items():
        yield from counted(f"box.counts.{name}", count, parts.box.counts.get(name))


def problems_of_relics(parts: Parts) -> Iterator[Problem]:
    """Check the copies of each colour, that no value is below 1, and that each colour and glyph has its type."""
    relics, gallery = parts.relics, parts.gallery
    wanted = {colour + glyph for colour in relics.colours for glyph in relics.glyphs}
    for ref in sorted(wanted ^ set(relics.copies)):
        yield problem("edition-relic-types", f"relics.copies.{ref}", ref=ref)
    if sorted(gallery.columns) != sorted(relics.colours) or sorted(gallery.rows) != sorted(relics.glyphs):
        yield problem("edition-gallery", "gallery")
    for ref, copies in relics.copies.items():
        if not 1 <= copies < relics.value_from:
            yield problem("edition-copies", f"relics.copies.{ref}", copies=copies, most=relics.value_from - 1)
    per_colour = parts.box.counts.get("relics", 0) // max(1, len(relics.colours))
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
    cards = parts.cards
    for kind in cards.action:
        colour, _, symbol = kind.partition("-")
        if colour not in parts.relics.colours or symbol not in parts.symbols.symbols:
            yield problem("edition-card", f"cards.action.{kind}", card=kind)
    for letter in cards.buyers:
        if letter not in (*parts.relics.colours, WHITE):
            yield problem("edition-card", f"cards.buyers.{letter}", card=letter)


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
    yield from counted("factions", sorted(parts.factions), sorted(FACTIONS))
    for name in MANY:
        yield from at_least(f"numbers.{name}", getattr(numbers, name), 1)
    yield from at_least("box.crew", box.crew, 1)
    yield from at_most("numbers.queue_start", numbers.queue_start, numbers.queue_most)  # else it is never filled
    counts = list(range(2, box.players.max + 1))
    for name in ("survey_row", "site_relics", "black_market_relics", "coloured_buyers", "white_buyers"):
        yield from counted(f"box.setup.{name}", sorted(getattr(box.setup, name)), counts)
    stores = {f"factions.{ref}": (each.hold, each.container) for ref, each in parts.factions.items()}
    for path, (hold, container) in {**stores, "zu": (parts.zu.hold, parts.zu.container)}.items():
        yield from at_least(f"{path}.hold", hold, 1)  # EE-ACT-DIG-4
        yield from at_least(f"{path}.container", container, 1)
    initiatives = [*(each.initiative for each in parts.factions.values()), parts.zu.initiative]
    if len(set(initiatives)) < len(initiatives):
        yield problem("edition-same-initiative", "factions")
    if any(buyers > parts.buyers.track_spaces for buyers in box.setup.coloured_buyers.values()):
        yield problem("edition-too-many-buyers", "box.setup.coloured_buyers", most=parts.buyers.track_spaces)


def problems_of_tiles(parts: Parts) -> Iterator[Problem]:
    tiles = parts.command.tiles
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
