"""The table as lines of text, for the terminal: queues, map, piles, centres, and some lines for each seat.

Pieces of the seats are small letters; all else is called by its name.
"""

from collections.abc import Iterable, Iterator

from rules.core.knowledge import Concealed
from rules.core.types import Phrase, Ref, Say, Seat, SeatName, phrase
from rules.excavation_earth.state import type_of
from rules.excavation_earth.view import Cards, View
from rules.excavation_earth.words import say_card

NOBODY = "·"
SEAT_LETTERS = "abcd"
"""Pieces of the seats on the table."""


def lines_of(view: View, say: Say) -> Iterator[str]:
    for part in (queue_lines, map_lines, board_lines):
        yield from (say(line) for line in part(view))
        yield ""
    for seat in view.seats:
        yield from (say(line) for line in seat_lines(view, seat))


def queue_lines(view: View) -> Iterator[Phrase]:
    """Market, symbol, the queue with its front first, the traders."""
    for market, queue in enumerate(view.queues):
        yield phrase(
            "ee-text-market",
            market=market + 1,
            symbol=view.box.market_symbol[market],
            buyers=tuple(phrase("buyer", colour=colour) for colour in queue),
            traders=pieces(view.traders[market]),
        )


def map_lines(view: View) -> Iterator[Phrase]:
    """Each location with its explorers and relics, where there are any."""
    for place in view.box.places:
        explorers = "".join(
            SEAT_LETTERS[seat] for seat, player in enumerate(view.players) for own in player.explorers if own == place
        )
        number = view.box.site_number.get(place)
        relics = view.sites[number] if number is not None else ()
        if explorers or relics:
            yield phrase("ee-text-place", place=place, explorers=explorers or "none", found=named(relics))


def board_lines(view: View) -> Iterator[Phrase]:
    """The popularity of each colour, its pile and its reserve; the centres; the survey row."""
    for at, colour in enumerate(view.box.colours):
        yield phrase(
            "ee-text-colour",
            colour=colour,
            popularity=view.popularity(at),
            pile=named(view.piles[at]),
            reserve=view.reserve[at].count,
        )
    for centre, envoys in enumerate(view.envoys):
        tile = view.tiles[centre] if view.tiles else "none"
        yield phrase("ee-text-centre", centre=centre + 1, tile=tile, envoys=pieces(envoys))
    yield phrase("ee-text-row", cards=tuple(row_card(each.card, each.owner) for each in view.row))
    ship = tuple(phrase("buyer", colour=colour) for colour in view.mothership)
    yield phrase("ee-text-buyers", white=view.white, mothership=ship)


def row_card(card: Ref, owner: Seat | None) -> Phrase:
    return phrase("ee-text-row-card", card=say_card(card), letter="none" if owner is None else SEAT_LETTERS[owner])


def seat_lines(view: View, seat: Seat) -> Iterator[Phrase]:
    player = view.players[seat]
    yield phrase(
        "ee-text-seat",
        seat=SeatName(seat),
        letter=SEAT_LETTERS[seat],
        faction=player.faction,
        credits=phrase("amount-credits", count=player.credits),
        cubes=phrase("amount-cubes", count=player.supply),
        marker=player.marker,
    )
    yield phrase(
        "ee-text-stores",
        hold=named(player.hold),
        container=named(player.container),
        gallery=named(player.guards),
    )
    if not player.is_zu:
        yield phrase("ee-text-hand", hand=(*shown(player.hand), *map(say_card, player.travel)))


def shown(cards: Cards) -> tuple[Phrase, ...]:
    """Show cards by name, or only how many they are."""
    if isinstance(cards, Concealed):
        return (phrase("action-cards", count=cards.count),) if cards.count else ()
    return tuple(map(say_card, cards))


def named(relics: Iterable[Ref]) -> tuple[Phrase, ...]:
    return tuple(phrase("relic", relic=type_of(relic)) for relic in relics)


def pieces(counts: tuple[int, ...]) -> str:
    return "".join(SEAT_LETTERS[seat] * count for seat, count in enumerate(counts)) or NOBODY
