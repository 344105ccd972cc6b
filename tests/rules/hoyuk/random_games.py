"""Random games of Höyük for two to five people and with neighbours, over modes and options; strange positions."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any, TypeVar

from rules.core.types import Seat
from rules.hoyuk import GAME
from rules.hoyuk import moves as m
from rules.hoyuk.cells import NAMES
from rules.hoyuk.options import NEIGHBOUR, Options
from rules.hoyuk.state import State
from tests.rules.core.random_games import Lot, RandomGames, Table
from tests.rules.hoyuk.table import BOX, PERSON

T = TypeVar("T")

TABLES: tuple[Table, ...] = (
    ((PERSON,) * 2, Options()),
    ((PERSON,) * 2, Options(mode="expert", hide_hands=True, reveal_next_catastrophe=True)),
    ((PERSON,) * 3, Options(mode="intermediate", inspect_rotation="all", family_limit="live")),
    ((PERSON,) * 3, Options(mode="expert", house_target=15, aspect_deal="all_shuffled", empty_pile="closed")),
    ((PERSON,) * 4, Options(house_target=20, diagonal="lenient", edge_free=False)),
    (
        (PERSON,) * 4,
        Options(mode="expert", optional_elements=True, half_min_one=False, most_requires_one=False, own_tie=False),
    ),
    ((PERSON,) * 5, Options(mode="intermediate", house_target=20, empty_pile="closed")),
    ((PERSON,) * 5, Options(mode="expert", hide_hands=True)),
    ((PERSON, NEIGHBOUR), Options(mode="expert", level=0)),
    ((NEIGHBOUR, PERSON, NEIGHBOUR), Options(house_target=20)),
    ((PERSON, NEIGHBOUR, NEIGHBOUR), Options(mode="expert", level=2)),
    ((NEIGHBOUR, NEIGHBOUR, PERSON), Options(mode="intermediate", level=4, house_target=15)),
)
NEIGHBOURS = tuple(number for number, (players, _) in enumerate(TABLES) if NEIGHBOUR in players)


# Strange positions: crowded villages with everything on the roofs, hands and empty supplies


def strange(seed: int) -> State:
    """A village of the expert game, with big hands, some turns from the end."""
    lot = Lot(seed)
    colours = lot.some(GAME.colours, 2 + lot.below(4))
    symbols = ("oven", "shrine", "pen", "house", "cattle", "villager", "joker")
    seats = [
        {"colour": colour, "hand": hand_of(lot, symbols, symbols[at]), "score": lot.below(20)}
        for at, colour in enumerate(colours)
    ]
    asks = ("build", "window", "window", "catastrophe", "inspect", "tidy")
    village = grown(colours, lot)
    notes: dict[str, Any] = {
        "seats": seats,
        "village": village,
        "ask": lot.pick(asks),
        "seat": lot.below(len(colours)),
        "pending": [{"kind": "power"}] if lot.below(3) == 0 else [],
        "phase": 1 + lot.below(4),
        "turn": 3,
        "elements": " ".join(("house", lot.pick(("choice", "cattle", "villager", "shaman", "pen")))),
        "catastrophes": f"CA-{1 + lot.below(24):02}",
        "options": {"mode": "expert", "house_target": 25, "diagonal": lot.pick(("strict", "lenient"))},
        "seed": seed,
    }
    return GAME.position(notes, BOX)


def hand_of(lot: Lot, symbols: Sequence[str], own: str) -> str:
    """Anything; or what wakes a clan's power."""
    if lot.below(2):
        return f"{own}*{5 + lot.below(2)}"
    return " ".join(lot.pick(symbols) for _ in range(lot.below(4)))


def grown(colours: Sequence[str], lot: Lot) -> str:
    """Houses with all that may stand on them, ruins between them, pens where there is room."""
    where: dict[str, str] = {}
    items: list[str] = []
    shaman = lot.below(3)
    for cell in lot.some(NAMES, 40 + lot.below(40)):
        where[cell] = ""
        if lot.below(6) == 0:
            items.append(f"ruin:{lot.pick(colours)[0].upper()} {cell}")
            continue
        letter = lot.pick(colours)[0].upper()
        marks = lot.pick(("", "", "", "o", "t")) + lot.pick(("", "", "", "v"))
        if shaman == 1:
            marks, shaman = marks + "s", 0
        items.append(f"{letter}{lot.pick(('', '', '²'))} {cell}{'+' + marks if marks else ''}")
    limited = lot.some(items, min(len(items), 10 * len(colours)))
    return ", ".join(limited)


# Every move that can be written down


@cache
def universe(seat: Seat) -> tuple[m.Move, ...]:
    return tuple(writable(seat))


def writable(seat: Seat) -> Iterator[m.Move]:
    cells = [*NAMES, "N1", "A0", ""]
    for cell, clear in product(cells, (False, True)):
        yield m.BuildHouse(seat=seat, cell=cell, clear=clear)
    yield from (m.BuildPen(seat=seat, cell=cell, gate=gate) for cell, gate in product(cells, range(-1, 5)))
    for cell in cells:
        yield m.PlaceRoof(seat=seat, cell=cell, piece="oven")
        yield m.PlaceRoof(seat=seat, cell=cell, piece="shrine")
        yield m.PlaceCattle(seat=seat, cell=cell)
        yield m.PlaceVillager(seat=seat, cell=cell)
        yield m.PlaceShaman(seat=seat, cell=cell)
        yield m.LosePiece(seat=seat, cell=cell)
        yield m.InspectBlock(seat=seat, block=cell)
        yield m.ReplaceHouse(seat=seat, cell=cell)
        for piece in ("pen", "oven", "shrine", "cattle", "villager"):
            yield m.StealPiece(seat=seat, piece=piece, cell=cell)
    for symbol in ("shrine", "oven", "pen", "house", "cattle", "villager", "joker"):
        for cards, jokers in product(range(-1, 8), range(-1, 6)):
            yield m.ScoreGroup(seat=seat, symbol=symbol, cards=cards, jokers=jokers)
        if symbol != "joker":
            for joker in (False, True):
                yield m.BuildWithCard(seat=seat, element=symbol, joker=joker)  # type: ignore[arg-type]
    for pile in ("OVEN", "SHRINE", "PEN", "NUMBER", "HEIGHT", "CATTLE", "VILLAGER", "NONE"):
        yield m.ReturnUnder(seat=seat, pile=pile)
    yield from (m.GiveMarker(seat=seat, to=to) for to in range(-1, 6))
    for kind in (m.Forgo, m.PassWindow, m.UsePower, m.DeclinePower, m.NeighbourActs):
        yield kind(seat=seat)


RANDOM = RandomGames(GAME, BOX, TABLES, strange)
beginning, played, played_on = RANDOM.beginning, RANDOM.played, RANDOM.played_on
