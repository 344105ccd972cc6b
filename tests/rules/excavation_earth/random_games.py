"""Random games of Excavation Earth for two to four people and against Zu, over their options."""

from rules.core.types import Ref
from rules.excavation_earth import GAME
from rules.excavation_earth.options import FACTIONS, Options
from rules.excavation_earth.state import State
from tests.rules.core.random_games import Lot, RandomGames, Table
from tests.rules.excavation_earth.table import BOX, PERSON, ZU

TABLES: tuple[Table, ...] = (
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


def kind_of(ref: Ref) -> str:
    """Relics of a colour, action cards, buyer cards, tiles, cards of Zu."""
    if "#" in ref:
        return f"relic-{ref[0]}"
    return "card" if "-" in ref else ref[0]


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


def strange_seat(lot: Lot, faction: str) -> dict[str, object]:
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


RANDOM = RandomGames(GAME, BOX, TABLES, strange, kind_of=kind_of, only_counted=lambda state: state.tile_stack)
beginning, played, played_on = RANDOM.beginning, RANDOM.played, RANDOM.played_on
