"""What lies on the research board of Magnastorm, as things that explain themselves."""

from desktop.board.sprite import Key
from desktop.games.magnastorm.keys import read
from rules.core.thing import Thing, thing
from rules.core.types import Ref, Seat, SeatName
from rules.magnastorm.objectives import claims_of, demand_of, value_of
from rules.magnastorm.queries import knowledge_in
from rules.magnastorm.state import NOBODY
from rules.magnastorm.view import View


def thing_of_research(view: View, key: Key) -> Thing | None:
    match read(key):
        case "level", str(field), int(number):
            return level(view, field, number)
        case "research", int(seat), str(field):
            at = view.players[seat].levels[view.layout.fields.index(field)]
            return thing("knowledge", owner=view.colours[seat], seat=SeatName(seat), field=field, n=at)
        case "lead", str(field):
            return lead(view, field)
        case "objective", str(ref) if ref in view.objectives:
            return objective(view, ref)
        case "reward", str(ref):
            return reward(view, ref)
        case "claim", str(ref), int(seat):
            return claim(view, ref, seat)
    return None


def level(view: View, field: Ref, number: int) -> Thing:
    bonus = view.layout.level_bonuses[view.layout.fields.index(field)][number]
    sort = "start" if not number else "none" if bonus is None else bonus.kind
    count = bonus.count if bonus is not None else 0
    return thing(f"level-{sort}", field=field, n=number, of=view.layout.levels, count=count)


def lead(view: View, field: Ref) -> Thing:
    leader = knowledge_in(view, view.layout.fields.index(field))
    if leader == NOBODY:
        return thing("lead-tie", field=field)
    return thing("lead", field=field, owner=view.colours[leader], seat=SeatName(leader))


def objective(view: View, ref: Ref) -> Thing:
    card = view.box.objectives[ref]
    asks = {"markers": 0, "levels": 0, "commanders": 0}
    if card.kind == "research":
        demand = demand_of(view, card)
        asks = {"markers": demand.markers, "levels": demand.levels, "commanders": demand.commanders}
    return thing(f"objective-{card.kind}", objective=ref, value=value_of(view, ref), **asks)


def reward(view: View, named: str) -> Thing | None:
    """The highest free space, one below it, one that is taken, or one that is covered."""
    ref, _, figure = named.partition("-")
    if ref not in view.objectives:
        return None
    if not figure:
        return thing("reward", objective=ref, value=value_of(view, ref))
    value, claims = int(figure), claims_of(view, ref)
    if value not in view.layout.objective_values:
        return thing("reward-covered", objective=ref, value=value)
    place = view.layout.objective_values.index(value)
    if place < len(claims):
        return claim(view, ref, claims[place])
    return thing("reward-later", objective=ref, value=value)


def claim(view: View, ref: Ref, seat: Seat) -> Thing | None:
    claims = claims_of(view, ref) if ref in view.objectives else ()
    if seat not in claims:
        return None
    value = view.layout.objective_values[claims.index(seat)]
    return thing("claim", objective=ref, owner=view.colours[seat], seat=SeatName(seat), value=value)
