"""Where on the table of Excavation Earth the things lie that Zu chooses between, how they look, and by which card."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from desktop.board.desk import Acting
from desktop.board.layers import Layer
from desktop.board.sprite import Key, Picture, Place, Sprite
from desktop.games.excavation_earth import keys
from desktop.games.excavation_earth.mats import CARD_SHAPE
from desktop.games.excavation_earth.zu_shown import face_of, text_of, title_of
from rules.core.explained import Explained
from rules.core.types import Ref, Seat, phrase
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import events as happened
from rules.excavation_earth.events import Event
from rules.excavation_earth.state import colour_of, type_of
from rules.excavation_earth.view import View
from rules.excavation_earth.zu.black_market import PAIR

SQUARE, CARD = Place(0, 0, 100, 100), Place(0, 0, 100, 100 * CARD_SHAPE)
Found = Callable[[View, Seat, str], Iterator[Key]]


def lying(view: View, explained: Explained, candidate: str) -> Sequence[Key]:
    """Return where a candidate lies; none for what lies nowhere yet: a relic that is still to be drawn."""
    found = FOUND.get(explained.question)
    return tuple(found(view, explained.seat, candidate)) if found is not None else ()


def relics_on_sites(view: View, seat: Seat, colour: str) -> Iterator[Key]:
    """The upper copy of each type of the colour."""
    for types in (dict.fromkeys(type_of(ref) for ref in site) for site in view.sites):
        for kind in types:
            if colour_of(kind) == colour:
                yield from copy_on_site(view, seat, kind)


def copy_on_site(view: View, seat: Seat, kind: str) -> Iterator[Key]:
    lying = (ref for site in view.sites for ref in site if type_of(ref) == kind)
    first = next(lying, None)
    if first is not None:
        yield keys.relic_key(first)


def pile(view: View, seat: Seat, colour: str) -> Iterator[Key]:
    yield keys.pile_key(colour)


def own_relics(view: View, seat: Seat, colour: str) -> Iterator[Key]:
    yield from (keys.relic_key(ref) for ref in view.players[seat].relics if colour_of(ref) == colour)


def relics(view: View, seat: Seat, refs: str) -> Iterator[Key]:
    """One relic, or two together."""
    yield from (keys.relic_key(ref) for ref in refs.split(PAIR))


def market(view: View, seat: Seat, place: Ref) -> Iterator[Key]:
    yield keys.place_key(place)


def buyers(view: View, seat: Seat, colour: str) -> Iterator[Key]:
    yield keys.track_key(colour)


FOUND: Mapping[str, Found] = {
    "ee-zu-dig-colour": relics_on_sites,
    "ee-zu-dig-relic": copy_on_site,
    "ee-zu-buy": pile,
    "ee-zu-fence": relics,
    "ee-zu-market": market,
    "ee-zu-buyer": buyers,
    "ee-zu-sell": own_relics,
    "ee-zu-sell-market": market,
    "ee-zu-sell-relic": relics,
    "ee-zu-quick-sale": own_relics,
    "ee-zu-quick-sale-market": market,
    "ee-zu-survey-buy": relics,
    "ee-zu-survey-site": relics,
}


# How it looks beside the table


def face(view: View, explained: Explained, candidate: str) -> Sprite | None:
    """A relic, a buyer, the sign of a region; two relics at once and markets are only named."""
    if len(candidate) == 1:
        if explained.question == "ee-zu-buyer":
            return pictured("ee-buyer", candidate, "")
        return pictured("ee-emblem", candidate)
    if PAIR in candidate or not is_relic(view, candidate):
        return None
    return pictured("ee-relic", type_of(candidate), "", "")


def is_relic(view: View, candidate: str) -> bool:
    return type_of(candidate) in view.box.value


def pictured(painter: str, *args: str) -> Sprite:
    return Sprite(f"face-{painter}", Picture(painter, args), SQUARE, Layer.PIECE)


def acting(view: View, events: Sequence[Event]) -> Acting | None:
    """The card that Zu turns over; its number among those of the turn."""
    flipped = next((event for event in events if isinstance(event, happened.ZuCardFlipped)), None)
    if flipped is None or not isinstance(view.pending, todo.Turn):
        return None
    box, most = view.box, view.box.numbers.actions_per_turn
    picture = Picture("ee-zu-card", (*face_of(box, flipped.card), ""))
    card = Sprite("acting", picture, CARD, Layer.PIECE, words=title_of(box, flipped.card))
    number = most - view.pending.left + 1
    return Acting(card, phrase("ee-zu-acting", n=number, of=most), text_of(box, flipped.card))
