"""What lies in the museums of Marajoara, as things that explain themselves."""

from desktop.board.keys import Named
from desktop.games.marajoara.keys import in_museum, local, museum_of
from rules.core.thing import Thing, thing
from rules.core.types import Ref, Seat
from rules.marajoara.components import Fragment
from rules.marajoara.state import SLOTS
from rules.marajoara.view import View
from rules.marajoara.words import say_arg


def in_a_museum(view: View, named: Named) -> Thing | None:
    """Explain a key that has been read."""
    match named:
        case "slot", int(seat), str(ref):
            return slot_thing(view, seat, ref)
        case "fragment", int(seat), str(ref):
            return fragment_thing(view, seat, ref)
        case (("shard" | "label"), int(seat), int(number), str(ref)):
            return fragment_thing(view, seat, in_museum(number, ref))
        case "jar", int(seat), int(number):
            return thing("workshop", owner=colour(view, seat, number))
        case "case", int(seat), int(number):
            return thing("case", owner=colour(view, seat, number), vases=len(view.box.case))
        case "niche", int(seat), int(number), int(at):
            return niche_thing(view, seat, number, at)
        case "vase", int(seat), int(number), int(at):
            return thing("vase", owner=colour(view, seat, number), n=at)
        case "icon", int(seat), int(number), str(place):
            return thing("museum-token", owner=colour(view, seat, number), place=place)
        case "supply", int(seat), int(number):
            return thing("supply", owner=colour(view, seat, number))
        case "slate", int(seat):
            return thing("slate", owner=colour(view, seat))
        case "purse", int(seat):
            return thing("purse", owner=colour(view, seat), money=view.players[seat].money)
    return None


def colour(view: View, seat: Seat, number: int = 0) -> str:
    return view.players[seat].museums[number].colour


def slot_thing(view: View, seat: Seat, ref: Ref) -> Thing | None:
    slot = SLOTS.get(ref)
    if slot is None:
        return None
    is_used = slot.colour != "yellow" or view.players[seat].yellow_zone == slot.museum or view.stage == "setup"
    sort = f"slot-{slot.colour}" if is_used else "slot-unused"
    return thing(sort, owner=colour(view, seat, slot.museum), slot=say_arg("slot", ref))


def niche_thing(view: View, seat: Seat, number: int, at: int) -> Thing:
    space, owner = view.box.case[at - 1], colour(view, seat, number)
    if space.token:
        return thing("niche-token", owner=owner, n=at)
    return thing("niche", owner=owner, n=at, points=space.points)


def fragment_thing(view: View, seat: Seat, ref: Ref) -> Thing | None:
    fragment, number = view.box.fragments.get(local(ref)), museum_of(ref)
    if fragment is None or number >= len(view.players[seat].museums):
        return None
    owner = colour(view, seat, number)
    said = {"owner": owner, "fragment": say_arg("fragment", ref), "points": fragment.points}
    if fragment.ref in view.players[seat].museums[number].fragments:
        return thing("fragment-placed", **said)
    return thing(sort_of(fragment), **said)


def sort_of(fragment: Fragment) -> str:
    return "fragment-token" if fragment.token else "fragment"
