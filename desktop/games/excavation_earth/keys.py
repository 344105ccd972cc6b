"""The names of all that lies on the table of Excavation Earth. Markets and centres are counted from 0, as in moves."""

from desktop.board.sprite import Key
from rules.core.types import Ref, Seat

DECK, DISCARD, BUYER_DECK, BUYER_DISCARD = "deck", "discard", "buyer-deck", "buyer-discard"
WHITE_AREA, BUYERS, SURVEY = "white-area", "buyers", "survey"
ZU_DECK, ZU_DISCARD = "zu-deck", "zu-discard"


def place_key(ref: Ref) -> Key:
    """A location of the chart."""
    return f"place-{ref}"


def explorer_key(seat: Seat, number: int) -> Key:
    return f"explorer-{seat}-{number}"


def queue_key(market: int) -> Key:
    return f"queue-{market}"


def queued_key(market: int, at: int) -> Key:
    """A buyer in a queue, counted from the front."""
    return f"queued-{market}-{at}"


def trader_key(market: int, seat: Seat, number: int) -> Key:
    return f"trader-{market}-{seat}-{number}"


def relic_key(ref: Ref) -> Key:
    """A relic tile, wherever it lies."""
    return f"relic-{ref}"


def pile_key(colour: str) -> Key:
    return f"pile-{colour}"


def reserve_key(colour: str) -> Key:
    return f"reserve-{colour}"


def track_key(colour: str) -> Key:
    return f"track-{colour}"


def stock_key(colour: str, at: int) -> Key:
    """A buyer on its popularity track, counted from the lowest space; a white one in its area."""
    return f"stock-{colour}-{at}"


def waiting_key(at: int) -> Key:
    """A buyer on the mothership."""
    return f"waiting-{at}"


def centre_key(centre: int) -> Key:
    return f"centre-{centre}"


def envoy_key(centre: int, seat: Seat, number: int) -> Key:
    return f"envoy-{centre}-{seat}-{number}"


def tile_key(centre: int) -> Key:
    return f"tile-{centre}"


def card_key(ref: Ref) -> Key:
    """A card whose face somebody sees."""
    return f"card-{ref}"


def marker_key(number: int) -> Key:
    return f"marker-{number}"


def disc_key(seat: Seat) -> Key:
    return f"disc-{seat}"


def slot_key(seat: Seat, store: str, at: int) -> Key:
    return f"{store}-{seat}-{at}"


def cell_key(seat: Seat, kind: str) -> Key:
    """A cell of a gallery, by the type of its relic."""
    return f"cell-{seat}-{kind}"


def guard_key(seat: Seat, kind: str) -> Key:
    return f"guard-{seat}-{kind}"


def cube_key(seat: Seat) -> Key:
    """The next cube of a seat's supply."""
    return f"cube-{seat}"


def crew_key(seat: Seat) -> Key:
    """The supply itself, with how many are left."""
    return f"crew-{seat}"


def owner_key(seat: Seat) -> Key:
    """Whose mat it is."""
    return f"name-{seat}"


def hand_key(seat: Seat) -> Key:
    """Where a hand lies, or how many cards it has."""
    return f"hand-{seat}"
