"""How pieces of Excavation Earth come and go: cubes from the supply, cards from the deck, buyers from tracks."""

from collections.abc import Sequence

from desktop.board.sprite import Key
from desktop.games.excavation_earth import keys
from rules.excavation_earth.view import View


def comes_from(view: View, key: Key) -> Sequence[Key]:
    kind, _, rest = key.partition("-")
    match kind:
        case "trader" | "envoy":
            return (keys.crew_key(int(rest.split("-")[1])),)
        case "guard":
            return (keys.crew_key(int(rest.partition("-")[0])),)
        case "card" | "back":
            return (keys.DECK,)
        case "queued":
            market, at = (int(each) for each in rest.split("-"))
            return (keys.track_key(view.queues[market][at]),)
    return ()


def goes_to(view: View, key: Key) -> Sequence[Key]:
    """Traders that have sold are promoted to the centre of their market."""
    kind, _, rest = key.partition("-")
    match kind:
        case "trader":
            return (keys.centre_key(view.box.centre_of[int(rest.partition("-")[0])]),)
        case "card" | "back":
            return (keys.DISCARD,)
    return ()
