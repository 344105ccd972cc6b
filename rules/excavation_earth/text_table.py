"""The table as lines of text, for the terminal: queues, map, piles, centres, and some lines for each seat.

Letters are those of the colours, W for a white buyer; a relic is its colour and glyph.
"""

from collections.abc import Iterator, Sequence

from rules.core.knowledge import Concealed
from rules.core.types import Phrase, SeatName, phrase
from rules.excavation_earth.state import is_travel, type_of
from rules.excavation_earth.view import Cards, View

EMPTY = "·"
SEAT_LETTERS = "abcd"
"""Pieces of the seats on the table."""


def lines_of(view: View) -> Sequence[str | Phrase]:
    return (
        *queue_lines(view),
        "",
        *map_lines(view),
        "",
        *board_lines(view),
        *(line for seat in view.seats for line in seat_lines(view, seat)),
    )


def queue_lines(view: View) -> Iterator[str]:
    """Market, symbol, the queue with its front first, the traders."""
    for market, queue in enumerate(view.queues):
        traders = pieces(view.traders[market])
        yield f"{market + 1} {view.box.market_symbol[market]}  {queue or EMPTY:<4}  {traders}"


def map_lines(view: View) -> Iterator[str]:
    """Each location with its explorers and relics, where there are any."""
    for place in view.box.places:
        explorers = "".join(
            SEAT_LETTERS[seat] for seat, player in enumerate(view.players) for own in player.explorers if own == place
        )
        number = view.box.site_number.get(place)
        relics = shorts(view.sites[number]) if number is not None else ""
        if explorers or relics:
            yield f"{place:<3} {explorers or EMPTY:<4} {relics}".rstrip()


def board_lines(view: View) -> Iterator[str | Phrase]:
    """The popularity of each colour, its pile and its reserve; the centres; the survey row."""
    for at, colour in enumerate(view.box.colours):
        yield phrase(
            "ee-text-colour",
            colour=colour,
            popularity=view.popularity(at),
            pile=shorts(view.piles[at]) or EMPTY,
            reserve=view.reserve[at].count,
        )
    for centre, envoys in enumerate(view.envoys):
        tile = view.tiles[centre] if view.tiles else EMPTY
        yield f"{view.box.centres[centre]} {view.box.centre_symbol[centre]}  {tile:<3}  {pieces(envoys)}"
    row = " ".join(each.card[:4] + ("" if each.owner is None else f"({SEAT_LETTERS[each.owner]})") for each in view.row)
    yield phrase("ee-text-row", text=row or EMPTY)
    yield phrase("ee-text-buyers", white=view.white, mothership=view.mothership or EMPTY)


def seat_lines(view: View, seat: int) -> Iterator[str | Phrase]:
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
        hold=shorts(player.hold) or EMPTY,
        container=shorts(player.container) or EMPTY,
        gallery=" ".join(player.guards) or EMPTY,
    )
    if not player.is_zu:
        yield phrase("ee-text-hand", text=shown(player.hand), travel=" ".join(fuels(player.travel)) or EMPTY)


def shown(cards: Cards) -> str:
    if isinstance(cards, Concealed):
        return "# " * cards.count
    return " ".join(card[:4] for card in cards) or EMPTY


def fuels(cards: tuple[str, ...]) -> Iterator[str]:
    return (card.partition("-")[2] for card in cards if is_travel(card))


def shorts(relics: tuple[str, ...]) -> str:
    return " ".join(map(type_of, relics))


def pieces(counts: tuple[int, ...]) -> str:
    return "".join(SEAT_LETTERS[seat] * count for seat, count in enumerate(counts)) or EMPTY
