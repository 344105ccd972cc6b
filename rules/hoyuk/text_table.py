"""The table as lines of text, for the terminal: the village cell by cell, piles and decks, some lines for each seat.

Houses are the letters of their clans' colours, small with one storey and large with two; the letters of what stands on
them and in pens follow. x is a ruin, an arrow a pen.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from rules.core.knowledge import Concealed
from rules.core.types import Phrase, Ref, Say, Seat, SeatName, phrase
from rules.hoyuk.cells import COLUMNS, LETTERS, ROWS
from rules.hoyuk.components import Box
from rules.hoyuk.parts import PIECES
from rules.hoyuk.queries import loose_cattle
from rules.hoyuk.view import PlayerView, View
from rules.hoyuk.village import House, Pen, Ruin, Thing

EMPTY = "·"
RUIN = "x"
ARROWS = "↑→↓←"
DRAWN = ("oven", "shrine", "villager", "shaman", "cattle")
"""What stands on houses and in pens, by its letter."""


def lines_of(view: View, say: Say) -> Iterator[str]:
    yield from village_lines(view, say)
    yield ""
    yield say(phrase("hk-text-legend", pieces=tuple(phrase("hk-text-piece", piece=each) for each in DRAWN)))
    yield from (say(line) for line in board_lines(view))
    for seat in view.seats:
        yield from (say(line) for line in seat_lines(view, seat, say))


def village_lines(view: View, say: Say) -> Iterator[str]:
    letters = [letter_of(view, seat, say) for seat in view.seats]
    marks = {each: say(phrase("piece.letter", piece=each)) for each in DRAWN}
    loose = loose_cattle(view.agenda)
    yield "    " + " ".join(f"{letter:<4}" for letter in LETTERS).rstrip()
    for row in range(ROWS):
        cells = (
            EMPTY + marks["cattle"] if cell in loose else drawn(view.village.at(cell), letters, marks)
            for cell in range(row * COLUMNS, (row + 1) * COLUMNS)
        )
        yield f"{row + 1:>2}  " + " ".join(f"{cell:<4}" for cell in cells).rstrip()


def letter_of(view: View, seat: Seat, say: Say) -> str:
    """Return the letter of the seat's colour."""
    return say(phrase("seat.letter", owner=colour_of(view.box, view.players[seat].clan)))


def colour_of(box: Box, clan: Ref) -> str:
    return next(colour for colour, own in box.clan_of.items() if own == clan)


def drawn(thing: Thing | None, letters: Sequence[str], marks: dict[str, str]) -> str:
    match thing:
        case House(owner, storeys, roof, villager, shaman):
            letter = letters[owner].upper() if storeys > 1 else letters[owner]
            on_roof = marks[roof] if roof else ""
            return letter + on_roof + marks["villager"] * villager + marks["shaman"] * shaman
        case Ruin():
            return RUIN
        case Pen(gate, cattle):
            return ARROWS[gate] + marks["cattle"] * cattle
        case _:
            return EMPTY


def board_lines(view: View) -> Iterator[Phrase]:
    """The piles with their visible cards, the supplies, the tiles and the catastrophes."""
    for kind, pile in zip(view.box.piles[view.options.mode], view.piles, strict=True):
        symbol = view.box.symbol[pile.top] if pile.top is not None else "none"
        yield phrase("hk-text-pile", pile=kind.ref, symbol=symbol, count=pile.count)
    supply = zip(PIECES, view.supply, strict=True)
    yield phrase("hk-text-supply", pieces=tuple(phrase("piece.count", piece=each, count=n) for each, n in supply if n))
    deck = view.catastrophes
    yield phrase("hk-text-decks", tiles=view.tiles.count, catastrophes=deck.count)
    if deck.seen:
        yield phrase("hk-text-last", card=deck.seen[-1])
    if deck.next is not None:
        yield phrase("hk-text-next", card=deck.next)


def seat_lines(view: View, seat: Seat, say: Say) -> Iterator[Phrase]:
    player = view.players[seat]
    yield phrase(
        "hk-text-seat",
        seat=SeatName(seat),
        letter=letter_of(view, seat, say),
        clan=player.clan,
        points=phrase("amount-points", count=player.score),
        houses=phrase("amount-houses", count=player.houses),
        families=phrase("amount-families", count=view.village.family_counts[seat]),
        marker=view.marker == seat,
    )
    yield phrase("hk-text-cards", hand=shown_hand(view.box, player), spent=cards_of(view.box, player.spent))


def shown_hand(box: Box, player: PlayerView) -> tuple[Phrase, ...]:
    if isinstance(player.hand, Concealed):
        return (phrase("amount-cards", count=player.hand.count),) if player.hand.count else ()
    return cards_of(box, player.hand)


def cards_of(box: Box, cards: Sequence[Ref]) -> tuple[Phrase, ...]:
    """Two House cards and a joker."""
    counted = Counter(box.symbol[card] for card in cards)
    return tuple(phrase("aspect.count", symbol=symbol, count=count) for symbol, count in counted.items())
