"""What pays at this moment: lines of a gallery, ranks of popularity. The table shows it beside the pieces."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.types import Seat
from rules.excavation_earth.agenda import Selling
from rules.excavation_earth.components import Box
from rules.excavation_earth.queries import Seen, interested, payout, sale_markets
from rules.excavation_earth.state import colour_of


class LineOutlook(NamedTuple):
    """A column or a row of a gallery (EE-END-1)."""

    line: str
    """The colour of a column, the glyph of a row."""
    samples: int
    pays: int
    next_pays: int
    """With one more sample; the same when the line is full."""


def gallery_lines(box: Box, guards: Sequence[str]) -> list[LineOutlook]:
    """Columns from left to right, then rows from above."""
    columns = [line_outlook(line, kinds, guards, box.column_table) for line, kinds in box.types_of.items()]
    rows = zip(box.glyphs, box.rows, strict=True)
    return [*columns, *(line_outlook(line, kinds, guards, box.row_table) for line, kinds in rows)]


def line_outlook(line: str, kinds: Sequence[str], guards: Sequence[str], table: Sequence[int]) -> LineOutlook:
    samples = sum(kind in guards for kind in kinds)
    return LineOutlook(line, samples, table[samples], table[min(samples + 1, len(kinds))])


def rank_of(position: Seen, colour: int) -> int:
    """Of a colour's popularity, from 1; tied colours share it (EE-ACT-SEL-5)."""
    own = position.popularity(colour)
    return 1 + sum(position.popularity(other) > own for other in range(len(position.box.colours)))


def best_sale(position: Seen, seat: Seat, symbol: str) -> int:
    """The most that a sale with a card of this symbol would bring with the relics in store (EE-ACT-SEL-5, 6, 7)."""
    return max((income_of(position, seat, symbol, colour) for colour in position.box.colours), default=0)


def income_of(position: Seen, seat: Seat, symbol: str, colour: str) -> int:
    """Relics of this colour on the markets with most buyers, as many as there are of either; 0 without any."""
    numbers = position.box.numbers
    count = sum(colour_of(relic) == colour for relic in position.players[seat].relics)
    markets = sale_markets(position, seat, Selling(seat, symbol), colour)
    buyers = sorted((interested(position, market, colour) for market in markets), reverse=True)
    used = buyers[: min(count, numbers.sell_most_markets)]
    if not used:
        return 0
    # One more market never costs anything: each brings buyers, and the bonus for several only grows.
    return payout(position, colour) + sum(used) * numbers.sell_per_buyer + position.box.multi_market[len(used)].credits
