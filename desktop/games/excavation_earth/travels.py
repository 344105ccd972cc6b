"""How pieces of Excavation Earth come and go, and where what Zu considers lies on the table."""

from collections.abc import Sequence

from desktop.board.sprite import Key
from desktop.games.excavation_earth import keys
from rules.core.explained import Explained
from rules.core.types import Arg, Ref
from rules.excavation_earth.state import type_of
from rules.excavation_earth.view import View

BOUGHT = "ee-zu-buy"
"""The question that asks for a pile of the black market; all others that ask for a colour mean its buyers."""


def comes_from(key: Key) -> Sequence[Key]:
    """Cards are drawn, cubes leave the crew of their seat."""
    kind, _, rest = key.partition("-")
    match kind:
        case "card":
            return (keys.DECK,)
        case "trader" | "envoy":
            return (keys.crew_key(int(rest.split("-")[1])),)
        case "guard":
            return (keys.crew_key(int(rest.partition("-")[0])),)
    return ()


def goes_to(key: Key) -> Sequence[Key]:
    """Played cards are discarded; cubes go home."""
    return (keys.DISCARD,) if key.startswith("card-") else comes_from(key)


def candidate(view: View, explained: Explained, candidate: Arg) -> Key | None:
    """A colour is a pile or the track of its buyers, a market its location, a type of relic one on its site."""
    name = str(candidate)
    if name in view.box.colours:
        return keys.pile_key(name) if explained.question == BOUGHT else keys.track_key(name)
    if name in view.box.market_at:
        return keys.place_key(name)
    return relic_on_site(view, name)


def relic_on_site(view: View, relic_type: Ref) -> Key | None:
    lying = (relic for site in view.sites for relic in site if type_of(relic) == relic_type or relic == relic_type)
    relic = next(lying, None)
    return None if relic is None else keys.relic_key(relic)
