"""What lies on the boards of the clans, as things that explain themselves: cards, houses, the workbench."""

from desktop.board.sprite import Key
from desktop.games.hoyuk.keys import read
from rules.core.thing import Thing, thing
from rules.core.types import Arg, Ref, Seat, SeatName
from rules.hoyuk import agenda as todo
from rules.hoyuk.view import View


def thing_of_clan(view: View, key: Key) -> Thing | None:
    match read(key):
        case "card", str(card) if card in view.box.symbol:
            return aspect_card(view, card)
        case "back", int(seat), int():
            return thing("back", **owned(view, seat))
        case "spent", int(seat):
            return thing("used-cards", count=len(view.players[seat].spent))
        case (("waiting" | "houses"), int(seat)):
            return houses(view, seat)
        case "storeys", int(seat):
            return thing("storeys", **owned(view, seat))
        case "limit", int(seat):
            return thing("limit", **owned(view, seat), count=view.village.family_counts[seat])
        case "points", int(seat):
            return thing("points", **owned(view, seat), count=view.players[seat].score)
        case "mat", int(seat):
            return thing("mat", **owned(view, seat), clan=view.players[seat].clan)
        case ("marker",):
            return thing("marker", **owned(view, view.marker))
        case "tile", int(seat):
            return tile_of(view, seat)
        case "element", int(), str(kind):
            return thing("element", piece=kind)
        case ("scoring",):
            return thing("scoring")
        case ("building",):
            return thing("building")
        case ("bench",):
            return bench(view)
        case "power", int(seat):
            clan = view.players[seat].clan
            return thing("power", clan=clan, power=view.box.power[clan])
        case "worktile", int():
            return thing("tile")
    return None


def owned(view: View, seat: Seat) -> dict[str, Arg]:
    """Tell whose it is: by the colour of the clan, and by name."""
    return {"owner": view.box.parts.clans[view.players[seat].clan].colour, "seat": SeatName(seat)}


def aspect_card(view: View, card: Ref) -> Thing | None:
    """One in the hand of whoever looks, in that of a rival, or one that was used."""
    symbol = view.box.symbol[card]
    for seat, player in enumerate(view.players):
        if card in player.spent:
            return thing("used-card", symbol=symbol)
        if isinstance(player.hand, tuple) and card in player.hand:
            return thing("card" if seat == view.seat else "card-of", symbol=symbol, element=symbol, **owned(view, seat))
    return None


def houses(view: View, seat: Seat) -> Thing:
    return thing("waiting", **owned(view, seat), count=view.players[seat].houses, of=view.options.house_target)


def tile_of(view: View, seat: Seat) -> Thing | None:
    """What a rival has still to build."""
    pending = next((each for each in view.agenda if isinstance(each, todo.Build) and each.seat == seat), None)
    if pending is None:
        return None
    return thing("tile-of", **owned(view, seat), elements=pending.elements)


def bench(view: View) -> Thing | None:
    """What a catastrophe takes, or what a clan steals."""
    match view.pending:
        case todo.Lose(what=what, count=count):
            return thing("losing", piece=what, count=count)
        case todo.Steal(left=left):
            return thing("theft", count=left)
    return None
