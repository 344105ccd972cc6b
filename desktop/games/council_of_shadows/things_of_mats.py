"""Player boards of Council of Shadows, as things that explain themselves: zones, improvements, gems, stations."""

from desktop.board.sprite import Key
from desktop.games.council_of_shadows.keys import read
from rules.core.knowledge import Concealed
from rules.core.thing import Thing, thing
from rules.core.types import Arg, Ref, Seat, SeatName
from rules.council_of_shadows.parts import GEMS, Gem
from rules.council_of_shadows.queries import board_cubes, cubes_on_board, reach_of
from rules.council_of_shadows.view import Cards, View
from rules.council_of_shadows.words import say_gems


def thing_of_mat(view: View, key: Key) -> Thing | None:
    match read(key):
        case "mat", int(seat):
            return thing("mat", **of(view, seat), people=view.box.parts.box.people[view.players[seat].colour])
        case "zone", int(seat), int(zone):
            last = len(view.players[seat].zones)
            return thing("zone", **of(view, seat), zone=zone, sector=reach_of(view, seat, zone), last=last)
        case "reach", int(seat), int(zone), int(sector):
            reached = sector <= reach_of(view, seat, zone)
            return thing("reach", **of(view, seat), zone=zone, sector=sector, reached=reached)
        case ("place" | "improved") as part, int(seat), str(ref):
            return improvement(view, seat, ref, part)
        case "hand", int(seat):
            return thing("hand", **of(view, seat), count=len(view.players[seat].hand))
        case "screen", int(seat):
            return thing("screen", **of(view, seat), ready=view.players[seat].ready)
        case "techs", int(seat):
            return thing("techs", **of(view, seat), count=len(view.players[seat].tech))
        case "bonuses", int(seat):
            player = view.players[seat]
            count = count_of(player.light) + count_of(player.dark)
            return thing("bonuses", **of(view, seat), count=count, of=view.box.numbers.bonus_cards)
        case "cubes", int(seat):
            left = view.box.parts.box.cubes - cubes_on_board(view, seat) - board_cubes(view, seat)
            return thing("cubes", **of(view, seat), count=left)
        case "station", str(ref):
            return station(view, ref)
    return thing_of_gems(view, key)


def thing_of_gems(view: View, key: Key) -> Thing | None:
    match read(key):
        case "gem", int(seat), str(kind), int():
            return thing(f"gem-{kind}", **of(view, seat), gem=kind, count=view.box.numbers.gem_worth.of(gem_of(kind)))
        case "supply", str(kind):
            return thing("supply", gem=kind, count=view.box.numbers.gem_worth.of(gem_of(kind)))
        case "purse", int(seat):
            gems = view.players[seat].gems
            return thing("purse", **of(view, seat), gems=say_gems(gems), count=gems.count)
    return None


def gem_of(kind: str) -> Gem:
    return next(gem for gem in GEMS if gem == kind)


def of(view: View, seat: Seat) -> dict[str, Arg]:
    return {"owner": view.players[seat].colour, "seat": SeatName(seat)}


def count_of(cards: Cards) -> int:
    return cards.count if isinstance(cards, Concealed) else len(cards)


def improvement(view: View, seat: Seat, ref: Ref, part: str) -> Thing:
    """What a place brings, and what it costs; `improved` is the cube on it."""
    face = view.box.improvements[ref]
    sort = "range" if face.zone else "terraforming" if face.planet else "extension" if face.stacking else "boost"
    owned = ref in view.players[seat].improvements or part == "improved"
    told: dict[str, Arg] = {"improvement": ref, "cost": say_gems(face.cost), "energy": face.energy, "owned": owned}
    told |= {"planet": face.planet or "none", "zone": face.zone, "sector": face.sector}
    return thing(sort, **of(view, seat), **told)


def station(view: View, ref: Ref) -> Thing:
    kind = view.box.stations[ref].kind
    owner = view.box.stations[ref].seat
    slot = next((each.slot for each in view.players[owner].built if each.station == ref), "")
    galaxy = view.box.galaxy_of[slot] if slot else "none"
    cost = say_gems(view.box.station_kinds[kind].cost)
    return thing(f"station-{kind}", **of(view, owner), station=kind, cost=cost, galaxy=galaxy)
