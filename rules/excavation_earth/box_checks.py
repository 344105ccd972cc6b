"""What may be wrong or odd in the data of Excavation Earth although a box can be built from them."""

from collections import Counter
from collections.abc import Iterator

from rules.boxes.findings import BoxChecks, Finding, found
from rules.boxes.own import OwnBox
from rules.core.types import DataWords, phrase
from rules.excavation_earth.parts import Effect, Parts, neighbours_of

PLACES, BLACK_MARKETS = 21, 3
FEWEST_LINES = 3
"""That lead to a place, in what is published."""


# What cannot be played


def idle_effects(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """Each effect of a command tile does something."""
    for ref, tile in parts.command.tiles.items():
        for face, effects in (("white", tile.white), ("yellow", tile.yellow)):
            for at, effect in enumerate(effects, 1):
                if amount_of(effect) == 0:
                    yield found(own, f"command.tiles.{ref}.{face}", phrase("ee-box-idle-effect", number=at))
                elif effect.keep > effect.draw:
                    said = phrase("ee-box-keeps-more", keep=effect.keep, draw=effect.draw)
                    yield found(own, f"command.tiles.{ref}.{face}", said)


def amount_of(effect: Effect) -> int:
    return effect.keep if effect.op == "draw_action_cards" else effect.n or effect.up_to or effect.each


def too_few_cards(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """Action cards suffice for every number of players, at the beginning and before each round."""
    setup, numbers, cards = parts.box.setup, parts.numbers, sum(parts.cards.action.values())
    for players in range(2, parts.box.players.max + 1):
        row = setup.survey_row[players]
        needed = max(players * setup.action_cards, players * (numbers.hand_after_pass + numbers.draft_deal)) + row
        if cards < needed:
            said = phrase("ee-box-few-cards", cards=cards, needed=needed, players=players)
            yield found(own, "cards.action", said, "box.setup.survey_row")


def missing_cards(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """A region without cards is never excavated, and a market without a symbol on cards never used."""
    there = {part for kind, count in parts.cards.action.items() if count for part in kind.split("-")}
    for letter in (*parts.relics.colours, *parts.symbols.symbols):
        if letter not in there:
            yield found(own, "cards.action", phrase("ee-box-no-card", what=DataWords(letter)))
    for letter in parts.relics.colours:
        if not parts.cards.buyers.get(letter):
            yield found(own, "cards.buyers", phrase("ee-box-no-buyer-card", what=DataWords(letter)))


def too_few_relics(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """Each colour has the relics of the setup (EE-SET-13, EE-SET-14)."""
    setup = parts.box.setup
    for colour in parts.relics.colours:
        copies = sum(parts.relics.copies.get(colour + glyph, 0) for glyph in parts.relics.glyphs)
        for players, on_sites in setup.site_relics.items():
            needed = on_sites + setup.black_market_relics[players]
            if copies < needed:
                said = phrase("ee-box-few-relics", relics=copies, needed=needed, players=players)
                yield found(own, "box.setup.site_relics", said, "box.setup.black_market_relics", rule="EE-SET-13")


def too_few_buyers(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """No setup takes more buyers than there are (EE-SET-15)."""
    setup, counts = parts.box.setup, parts.box.counts
    coloured = counts.get("coloured_buyers", 0) // max(1, len(parts.relics.colours))
    for name, needed, there in (
        ("white_buyers", setup.white_buyers, counts.get("white_buyers", 0)),
        ("coloured_buyers", setup.coloured_buyers, coloured),
    ):
        if max(needed.values()) > there:
            said = phrase("ee-box-few-buyers", needed=max(needed.values()), buyers=there)
            yield found(own, f"box.setup.{name}", said, f"box.counts.{name}", rule="EE-SET-15")


def idle_centres(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """Traders of some market become envoys in each centre (EE-GEN-10)."""
    for ref, symbol in parts.symbols.centres.items():
        if symbol not in parts.symbols.markets:
            yield found(
                own, f"symbols.centres.{ref}", phrase("ee-box-idle-centre"), "symbols.markets", rule="EE-GEN-10"
            )


# What is odd


def other_places(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """The map has as many places, and black markets, as the rules speak of."""
    places = parts.map.locations.values()
    black = sum(place.black_market for place in places)
    if len(places) != PLACES:
        said = phrase("ee-box-places", counted=len(places), usual=PLACES)
        yield found(own, "map.locations", said, rule="EE-GEN-1")
    if black != BLACK_MARKETS:
        said = phrase("ee-box-black-markets", counted=black, usual=BLACK_MARKETS)
        yield found(own, "map.locations", said, rule="EE-ACT-SMG-1")


def out_of_the_way(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """Places to which few lines lead."""
    for ref, around in neighbours_of(parts.map).items():
        if len(around) < FEWEST_LINES:
            said = phrase("ee-box-few-lines", place=DataWords(ref), lines=len(around))
            yield found(own, "map.edges", said, f"map.locations.{ref}")


def other_markets(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """Each centre shares its symbol with as many markets as the others."""
    counts = Counter(parts.symbols.markets)
    usual = len(parts.symbols.markets) // max(1, len(parts.symbols.centres))
    for symbol in parts.symbols.centres.values():
        if counts[symbol] not in (0, usual):
            said = phrase("ee-box-markets", symbol=DataWords(symbol), counted=counts[symbol], usual=usual)
            yield found(own, "symbols.markets", said)


def weaker_faces(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """The yellow face of a command tile gives no less than the white one."""
    for ref, tile in parts.command.tiles.items():
        yellow = {effect.op: amount_of(effect) for effect in tile.yellow}
        for effect in tile.white:
            if yellow.get(effect.op, 0) < amount_of(effect):
                yield found(own, f"command.tiles.{ref}.yellow", phrase("ee-box-weaker"), f"command.tiles.{ref}.white")
                break


def off_the_map(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """What is drawn lies on the map, and no two places on the same spot."""
    canvas, met = parts.map.canvas, dict[tuple[int, int], str]()
    for ref, place in parts.map.locations.items():
        spot = (place.spot.x, place.spot.y)
        path = f"map.locations.{ref}.spot"
        if not (0 <= spot[0] <= canvas.width and 0 <= spot[1] <= canvas.height):
            yield found(own, path, phrase("ee-box-spot"))
        elif spot in met:
            yield found(own, path, phrase("ee-box-same-spot"), f"map.locations.{met[spot]}.spot")
        met.setdefault(spot, ref)


BOX_CHECKS = BoxChecks(
    errors=(
        idle_effects,
        too_few_cards,
        missing_cards,
        too_few_relics,
        too_few_buyers,
        idle_centres,
    ),
    remarks=(
        other_places,
        out_of_the_way,
        other_markets,
        weaker_faces,
        off_the_map,
    ),
)
