"""How Caravan is played by hand: what is dragged where, what somebody means who drops it elsewhere, what it brings."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import assert_never

from desktop.board.desk import BUTTON, Account, AccountLine, Drop, Handle, Look, click, drag
from desktop.board.layers import Layer
from desktop.board.sprite import Key, Picture, Place, Sprite
from desktop.board.tags import tag
from rules.core.types import Seat, phrase
from tests.fixture_game import moves as m
from tests.fixture_game.components import good_of
from tests.fixture_game.state import Bidding, Drafting, TollAsked, Trading
from tests.fixture_game.view import View

GHOST = 0.84


def handle(view: View, move: m.Move) -> Handle:
    seat = move.seat
    match move:
        case m.Keep(card=card) | m.Bid(card=card):
            return drag(f"card-{card}", f"slot-{seat}")
        case m.Travel(to=to):
            return drag(f"camel-{seat}", f"place-{to}")
        case m.Deliver(card=card):
            return drag(f"card-{card}", f"place-{view.traders[seat].camel}")
        case m.Pitch():
            return drag(f"tents-{seat}-0", f"place-{view.traders[seat].camel}")
        case m.TakeCoin():
            assert isinstance(view.agenda[0], TollAsked)
            return click(f"coins-{view.agenda[0].mover}")
        case m.LeaveCoin() | m.Rest() | m.AutomaActs():
            return BUTTON
    assert_never(move)


def attempt(view: View, seat: Seat, pieces: frozenset[Key]) -> Drop[m.Move]:
    return partial(meant, view, seat, pieces)


def meant(view: View, seat: Seat, pieces: frozenset[Key], place: Key) -> m.Move | None:
    task = view.agenda[0] if view.agenda else None
    kind, _, what = min(pieces).partition("-")
    where, _, to = place.partition("-")
    if kind == "card" and where == "slot":
        return m.Keep(seat=seat, card=what) if isinstance(task, Drafting) else m.Bid(seat=seat, card=what)
    here = view.traders[seat].camel
    if kind == "card" and place in (f"place-{here}", f"camel-{seat}"):
        return m.Deliver(seat=seat, card=what)
    if kind == "camel" and where == "place" and what == str(seat):
        return m.Travel(seat=seat, to=to)
    if kind == "tents" and place in (f"place-{here}", f"camel-{seat}"):
        return m.Pitch(seat=seat)
    return None


def cures(view: View, move: m.Move) -> Sequence[Key]:
    """Goods that would be bought here; places that a road leads to."""
    trader = view.traders[move.seat]
    if isinstance(move, m.Deliver) and isinstance(trader.hand, tuple):
        market = view.box.market(trader.camel)
        return [f"card-{card}" for card in trader.hand if market and good_of(card) == market.buys]
    if isinstance(move, m.Travel):
        return [f"place-{place}" for place in view.box.neighbours(trader.camel)]
    return ()


def preview(view: View, move: m.Move, look: Look, places: Mapping[Key, Place]) -> list[Sprite]:
    target = handle(view, move).place
    spot = places.get(target) if target else None
    if spot is None:
        return []
    match move:
        case m.Deliver():
            return [tag("deliver", spot, f"+{price(view, move.seat)}", look.style)]
        case m.Travel(to=to, seat=seat):
            size = spot.width * 0.46
            ghost = Place(0, 0, size, size).at(*spot.middle)
            colour = ("red", "blue", "green")[seat]
            found = [ghost_of(f"camel-{to}", Picture("cv-camel", (colour,)), ghost)]
            market = view.box.market(to)
            return [*found, tag(f"to-{to}", spot, str(market.price), look.style, "word")] if market else found
        case m.Keep(card=card) | m.Bid(card=card):
            picture = Picture("cv-card", (good_of(card), view.box.strength(card)))
            return [ghost_of("chosen", picture, spot)]
    return []


def ghost_of(key: Key, picture: Picture, place: Place) -> Sprite:
    return Sprite(f"ghost:{key}", picture, place, Layer.PREVIEW, is_target=False, opacity=GHOST)


def price(view: View, seat: Seat) -> int:
    market = view.box.market(view.traders[seat].camel)
    return market.price if market else 0


def account(view: View, move: m.Move | None) -> Account | None:
    """What deliveries have brought, and what the one would add that somebody considers."""
    task = view.agenda[0] if view.agenda else None
    if not isinstance(task, Trading | Bidding) or view.seat is None:
        return None
    trader = view.traders[view.seat]
    lines = [
        AccountLine(phrase("cv-account-earned"), trader.earned),
        AccountLine(phrase("cv-account-coins"), trader.coins),
    ]
    gain = price(view, view.seat) if isinstance(move, m.Deliver) else 0
    if isinstance(move, m.Deliver):
        lines.append(AccountLine(phrase("cv-account-delivery", card=move.card), gain, is_new=True))
    return Account(phrase("cv-account"), tuple(lines), phrase("cv-account-total"), trader.earned + trader.coins + gain)
