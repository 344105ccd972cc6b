"""The table as lines of text, for the terminal: the village cell by cell, piles and decks, some lines for each seat.

Houses are the letters of their clans' colours, small with one storey and large with two; x is a ruin, an arrow a pen.
"""

from collections.abc import Iterator, Sequence

from rules.core.knowledge import Concealed
from rules.core.types import Phrase, Ref, SeatName, phrase
from rules.hoyuk.cells import COLUMNS, LETTERS, ROWS
from rules.hoyuk.components import Box
from rules.hoyuk.parts import PIECES
from rules.hoyuk.queries import loose_cattle
from rules.hoyuk.view import PlayerView, View
from rules.hoyuk.village import House, Pen, Ruin, Thing

EMPTY = "·"
ARROWS = "↑→↓←"
CATTLE = "c"
ROOF_MARKS = {"": "", "oven": "o", "shrine": "t"}


def lines_of(view: View) -> Sequence[str | Phrase]:
    return (
        *village_lines(view),
        "",
        *board_lines(view),
        *(line for seat in view.seats for line in seat_lines(view, seat)),
    )


def village_lines(view: View) -> Iterator[str]:
    letters = [letter_of(view, seat) for seat in view.seats]
    loose = loose_cattle(view.agenda)
    yield "    " + " ".join(f"{letter:<4}" for letter in LETTERS).rstrip()
    for row in range(ROWS):
        cells = (
            CATTLE if cell in loose else drawn(view.village.at(cell), letters)
            for cell in range(row * COLUMNS, (row + 1) * COLUMNS)
        )
        yield f"{row + 1:>2}  " + " ".join(f"{cell:<4}" for cell in cells).rstrip()


def letter_of(view: View, seat: int) -> str:
    """Of the colour."""
    clan = view.players[seat].clan
    return next(colour for colour, own in view.box.clan_of.items() if own == clan)[0]


def drawn(thing: Thing | None, letters: Sequence[str]) -> str:
    match thing:
        case House(owner, storeys, roof, villager, shaman):
            letter = letters[owner].upper() if storeys > 1 else letters[owner]
            return f"{letter}{ROOF_MARKS[roof]}{'v' * villager}{'s' * shaman}"
        case Ruin():
            return "x"
        case Pen(gate, cattle):
            return ARROWS[gate] + CATTLE * cattle
        case _:
            return EMPTY


def board_lines(view: View) -> Iterator[str | Phrase]:
    """The piles with their visible cards, the supplies, the tiles and the catastrophes."""
    for kind, pile in zip(view.box.piles[view.options.mode], view.piles, strict=True):
        symbol = view.box.symbol[pile.top] if pile.top is not None else EMPTY
        yield phrase("hk-text-pile", pile=kind.ref, symbol=symbol, count=pile.count)
    supply = " ".join(f"{piece[0]}{count}" for piece, count in zip(PIECES, view.supply, strict=True) if count)
    yield phrase("hk-text-supply", text=supply or EMPTY)
    deck = view.catastrophes
    yield phrase(
        "hk-text-decks",
        tiles=view.tiles.count,
        catastrophes=deck.count,
        last=named(deck.seen[-1] if deck.seen else None),
        next=named(deck.next),
    )


def named(card: Ref | None) -> str | Phrase:
    return EMPTY if card is None else phrase("catastrophe", card=card)


def seat_lines(view: View, seat: int) -> Iterator[str | Phrase]:
    player = view.players[seat]
    yield phrase(
        "hk-text-seat",
        seat=SeatName(seat),
        letter=letter_of(view, seat),
        clan=player.clan,
        points=phrase("amount-points", count=player.score),
        houses=player.houses,
        families=view.village.family_counts[seat],
        marker=view.marker == seat,
    )
    yield phrase("hk-text-cards", hand=shown_hand(view.box, player), spent=symbols_of(view.box, player.spent))


def shown_hand(box: Box, player: PlayerView) -> str:
    if isinstance(player.hand, Concealed):
        return "# " * player.hand.count
    return symbols_of(box, player.hand)


def symbols_of(box: Box, cards: Sequence[Ref]) -> str:
    return " ".join(box.symbol[card] for card in cards) or EMPTY
