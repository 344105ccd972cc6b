"""What lies on the table of Excavation Earth, as things that explain themselves."""

from desktop.board.sprite import Key
from desktop.games.excavation_earth import keys
from desktop.games.excavation_earth.things_at_side import at_side
from desktop.games.excavation_earth.things_of_seats import of_seats
from desktop.games.excavation_earth.things_on_board import on_board
from rules.core.thing import Thing
from rules.excavation_earth.view import View

HEADINGS = {
    "black-market": "black-market-sign",
    "order": keys.order_key(1),
    "rounds": keys.round_key(1),
    "buyers": keys.BUYERS,
    "buyers-note": keys.BUYERS,
    "white": keys.WHITE_AREA,
    "ship": "ship",
    "ship-pays": keys.CENTRE_PAYS,
    "survey": keys.SURVEY,
    "initiative": keys.SURVEY,
}
"""What the printed words of a board stand for."""
HEADINGS_OF_SEATS = {
    "owner": "name-{}",
    "faction": "name-{}",
    "power": "name-{}",
    "gallery": "total-{}",
    "total": "total-{}",
    "crew": "crew-{}",
    "crew-of": "crew-{}",
    "credits": "credits-of-{}",
    "credits-of": "credits-of-{}",
    "hand": "hand-{}",
    "cards-of": "hand-{}",
    "hold": "hold-{}-0",
    "container": "container-{}-0",
    "sale": keys.BUYERS,
    "zu-deck": keys.ZU_DECK,
    "zu-card": keys.ZU_DISCARD,
}
"""The same of a mat, with its seat."""


def thing_of(view: View, key: Key) -> Thing | None:
    """Find what lies there; None where nothing explains itself."""
    key = meant(key)
    return on_board(view, key) or at_side(view, key) or of_seats(view, key)


def meant(key: Key) -> Key:
    """Return what printed words stand for; any other key stays as it is."""
    match keys.read(key):
        case "print", str(words):
            name, _, seat = words.rpartition("-")
            if seat.isdecimal() and name in HEADINGS_OF_SEATS:
                return HEADINGS_OF_SEATS[name].format(seat)
            return HEADINGS.get(words, "")
        case "rank", str(colour):
            return keys.payout_key(colour)
        case "price", str(colour):
            return keys.pile_key(colour)
        case (("cost" | "fan"), str(ref)) if "#" in ref:
            return keys.relic_key(ref)
        case (("surveyed" | "fan"), str(ref)):
            return keys.card_key(ref)
        case "owner", str(seat) if seat.isdecimal():
            return keys.owner_key(int(seat))
    return key
