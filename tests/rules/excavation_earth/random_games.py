"""Random games of Excavation Earth for two to four people and against Zu, over their options."""

from collections.abc import Iterator
from functools import cache

from rules.core.knowledge import known
from rules.core.rng import Rng, seeded
from rules.core.types import Ref, Seat
from rules.excavation_earth import GAME
from rules.excavation_earth.integrity import named_components
from rules.excavation_earth.options import FACTIONS, Options
from rules.excavation_earth.state import State
from tests.rules.core.properties import Passed, random_game
from tests.rules.excavation_earth.table import BOX, PERSON, ZU, seating

TABLES: tuple[tuple[tuple[str, ...], Options], ...] = (
    ((PERSON, PERSON), Options(factions=("GUL", "ISS"))),
    ((PERSON, PERSON), Options(factions=("AQU", "KUT"), opening_draft=True, aquilla_both_markets=True)),
    ((PERSON, PERSON, PERSON), Options(factions=("lot", "DAL"), promotion_optional=True)),
    ((PERSON, PERSON, PERSON), Options(opening_draft=True, sell_with_travel_cards=False)),
    ((PERSON, PERSON, PERSON, PERSON), Options()),
    ((PERSON, PERSON, PERSON, PERSON), Options(opening_draft=True, promotion_optional=True)),
    ((PERSON, ZU), Options()),
    ((ZU, PERSON), Options(easier_1=True, easier_3=True, easier_4=True, easier_5=True, zu_influence_gap=False)),
    ((PERSON, ZU), Options(harder_1=True, harder_2=True, harder_3=True, harder_4=True, harder_5=True)),
    ((ZU, PERSON), Options(easier_2=True, zu_relicless_buyer="none", zu_count_black_market=True)),
)


def beginning(players: tuple[str, ...], options: Options, seed: int) -> State:
    return GAME.setup(BOX, options, seating(*players), seed)


@cache
def played(number: int, seed: int) -> tuple[Passed, ...]:
    """A whole game at one of the tables."""
    players, options = TABLES[number]
    return tuple(random_game(GAME, beginning(players, options, seed), seed))


def hidden_pairs(state: State, seat: Seat | None, rng: Rng) -> Iterator[tuple[Ref, Ref]]:
    """Of each kind of component, two that the seat cannot see and that lie somewhere."""
    identities = GAME.identities(state)
    present = {*named_components(state), *state.tile_stack}
    kinds: dict[str, list[Ref]] = {}
    for ref in sorted((identities & present) - known(GAME.view(state, seat), identities).refs):
        kinds.setdefault(kind_of(ref), []).append(ref)
    for refs in kinds.values():
        shuffled, rng = rng.shuffled(refs)
        if len(shuffled) > 1:
            yield shuffled[0], shuffled[1]


def kind_of(ref: Ref) -> str:
    """Relics of a colour, action cards, buyer cards, tiles, cards of Zu."""
    if "#" in ref:
        return f"relic-{ref[0]}"
    return "card" if "-" in ref else ref[0]


def lots(number: int, seed: int) -> Rng:
    return seeded(100 * seed + number, "tests")


# Strange positions: late, crowded, with empty supplies


def strange(seed: int) -> State:
    """Round 2 or 3 with tiles, envoys, traders, full stores, hands of every kind, and often no cube left."""
    lot = Lot(seed)
    seats = [strange_seat(lot, faction) for faction in lot.some(FACTIONS, 2 + lot.below(3))]
    buyers = lot.some("YGRVO" * 5 + "WWWW", 24)
    round_ = 2 + lot.below(2)
    taken = {word for seat in seats for name in ("hold", "container", "hand") for word in str(seat[name]).split()}
    relics = lot.some(tuple(ref for tiles in BOX.tiles_of.values() for ref in tiles if ref not in taken), 40)
    cards = lot.some(tuple(card for card in BOX.action_cards if card not in taken), 40)
    notes = {
        "round": round_,
        "seats": seats,
        "tiles": " ".join(lot.some(tuple(BOX.tile_effects), 3)),
        "queues": {
            place: "".join(buyers[4 * at : 4 * at + lot.below(5)]) for at, place in enumerate(BOX.market_places)
        },
        "buyer_deck": " ".join(lot.some("YGRVOW", lot.below(6))),
        "sites": " ".join(relics[:20]),
        "piles": {colour: " ".join(ref for ref in relics[20:] if ref[0] == colour) for colour in BOX.colours},
        "row": " ".join(cards[:3]) if round_ == 2 else "",
        "discard": " ".join(cards[3 : 20 + lot.below(20)]),
        "options": {"promotion_optional": bool(lot.below(2))},
        "seed": seed,
    }
    return GAME.position(notes, BOX)


def strange_seat(lot: "Lot", faction: str) -> dict[str, object]:
    """Each faction draws from its own fifth of the relics and cards, so that none is dealt twice."""
    number = FACTIONS.index(faction)
    mine = tuple(tile for at, each in enumerate(BOX.relics) if at % 5 == number for tile in BOX.tiles_of[each])
    cards = tuple(card for at, card in enumerate(BOX.action_cards) if at % 5 == number)
    relics = lot.some(mine, 6)
    guards = lot.some(tuple(BOX.relics), 4 + lot.below(8))
    traders = lot.some(BOX.market_places * 2, lot.below(6))
    used = len(guards) + len(traders)
    spare = 0 if lot.below(2) else lot.below(4)
    places = lot.some(tuple(BOX.places), 3)
    return {
        "faction": faction,
        "hold": " ".join(relics[: lot.below(6)]),
        "container": relics[5] if lot.below(2) else "",
        "hand": " ".join(lot.some(cards, lot.below(7))),
        "guards": " ".join(guards),
        "traders": " ".join(traders),
        "envoys": " ".join(lot.some(BOX.centres * 8, BOX.crew - used - spare)),
        "explorers": " ".join(places),
        "credits": lot.below(30),
    }


class Lot:
    """Chance for tests."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed, "strange")

    def below(self, n: int) -> int:
        number, self.rng = self.rng.below(n)
        return number

    def some(self, things: tuple[str, ...] | str, count: int) -> tuple[str, ...]:
        shuffled, self.rng = self.rng.shuffled(things)
        return shuffled[:count]


def played_on(seed: int, moves: int) -> Iterator[Passed]:
    """A game that goes on from a strange position."""
    state = strange(seed)
    for passed, _ in zip(random_game(GAME, state, seed), range(moves), strict=False):
        yield passed
