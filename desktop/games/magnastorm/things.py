"""What lies on the table of Magnastorm, as things that explain themselves: the planet and the action board."""

from typing import Literal

from desktop.board.sprite import Key
from desktop.games.magnastorm.keys import read
from desktop.games.magnastorm.things_beside import thing_beside
from desktop.games.magnastorm.things_of_research import thing_of_research
from rules.core.thing import Thing, thing
from rules.core.types import Phrase, Ref, SeatName, phrase
from rules.magnastorm.queries import calm_sectors, crew_name
from rules.magnastorm.state import NOBODY
from rules.magnastorm.view import View

POSITIONS = ("trailing", "middle", "leading")
"""Of the calm sectors, as `calm_sectors` lists them."""
Weather = Literal["calm", "storm"]


def thing_of(view: View, key: Key) -> Thing | None:
    """Find what this key stands for; None for felt, boards and words."""
    parts = (thing_of_planet, thing_of_actions, thing_of_research, thing_beside)
    return next((found for part in parts if (found := part(view, key)) is not None), None)


# The planet


def thing_of_planet(view: View, key: Key) -> Thing | None:
    match read(key):
        case "space", str(ref):
            return space(view, ref)
        case "site", str(ref):
            return thing("site", **border(ref), count=view.box.station_reputation)
        case "station", str(ref) if ref in view.layout.site_number:
            owner = view.stations[view.layout.site_number[ref]]
            return None if owner == NOBODY else thing("station", owner=view.colours[owner], ref=ref, **border(ref))
        case "lab", str(ref), int(which) if ref in view.layout.space_number:
            owners = view.labs[view.layout.space_number[ref]]
            return None if which >= len(owners) else lab(view, ref, view.colours[owners[which]])
        case "scout", int(seat):
            return thing("scout", owner=view.colours[seat], seat=SeatName(seat))
        case "sector", str(sector):
            return thing("sector", sector=sector, **weather_of(view, sector), count=view.box.majority)
        case "side", str(sector):
            told = weather_of(view, sector)
            return thing(f"side-{told['weather']}", sector=sector, position=told["position"])
        case ("tile",):
            return thing("tile", round=view.round, of=view.layout.rounds)
        case "track", int():
            return thing("track")
        case ("threshold",):
            return thing("threshold", count=view.layout.threshold)
        case "reputation", int(seat):
            count = view.players[seat].reputation
            return thing("reputation", count=count, owner=view.colours[seat], seat=SeatName(seat))
    return None


def space(view: View, ref: Ref) -> Thing:
    """A space of an area, or a starting area."""
    number = view.layout.space_number.get(ref)
    if number is None:
        return thing("start", start=ref)
    here = view.layout.spaces[number]
    sort = "space-white" if here.colour == "white" else "space"
    return thing(sort, **place_in(ref), space=here.colour, field=here.colour, **weather_of(view, ref.partition(".")[0]))


def lab(view: View, ref: Ref, owner: str) -> Thing:
    return thing("lab", owner=owner, **place_in(ref), **weather_of(view, ref.partition(".")[0]))


def place_in(ref: Ref) -> dict[str, str | int]:
    """Sector, letter of the zone and number of a space."""
    sector, _, rest = ref.partition(".")
    return {"sector": sector, "area": rest[0], "n": int(rest[1:])}


def weather_of(view: View, sector: Ref) -> dict[str, str]:
    """Calm or storm, and where in the calm half."""
    calm = [view.layout.sectors[at] for at in calm_sectors(view)]
    weather: Weather = "calm" if sector in calm else "storm"
    return {"weather": weather, "position": POSITIONS[calm.index(sector)] if sector in calm else "none"}


def border(site: Ref) -> dict[str, Phrase | str]:
    sectors, _, place = site.partition("/")
    one, other = (phrase("sector.short", sector=each) for each in sectors.split(">"))
    return {"one": one, "other": other, "place": place}


# The action board


def thing_of_actions(view: View, key: Key) -> Thing | None:
    match read(key):
        case "head", str(column):
            at = view.layout.columns.index(column)
            return thing("token") if not at else commander(view, view.commanders[at - 1])
        case "token", "slot":
            return thing("token-taken", seat=SeatName(view.token)) if view.token != NOBODY else thing("token")
        case (("card" | "scientist" | "control"), str(ref)) if ref in view.commanders:
            return commander(view, ref)
        case "price", str(column):
            return thing("price", **above(view, column))
        case "column", str(column):
            return thing("column", **above(view, column))
        case "crew", ("upper" | "lower") as panel, str(ref), int(which):
            return crew(view, panel, ref, which)
        case "cell", str(ref):
            return cell(view, ref)
        case ("cost" | "gain") as part, str(ref):
            row = next(each for each in view.layout.rows if each.ref == ref)
            price = row.cost if part == "cost" else row.gain
            return thing(f"row-{part}", row=ref, own=price.own, yellow=price.yellow)
        case ("turns",):
            return thing("turns-left")
        case "order", int(seat):
            return thing("order", owner=view.colours[seat], seat=SeatName(seat), n=view.order.index(seat) + 1)
        case "rank", int(number):
            return thing("order-place", n=number + 1)
        case ("bag",):
            return thing("bag")
        case "overlay", _:
            return thing("forecast")
    return None


def commander(view: View, ref: Ref) -> Thing:
    """Each is a sort of its own, as each has a rule of its own."""
    card, at = view.box.commanders[ref], view.commanders.index(ref)
    columns = view.layout.columns[1:]
    where = (
        {"column": columns[at], "field": "none"}
        if at < len(columns)
        else {"column": "none", "field": view.layout.fields[at - len(columns)]}
    )
    holder = view.controllers[at]
    seat = "" if holder == NOBODY else SeatName(holder)
    held = {"held": "no" if holder == NOBODY else "yes", "seat": seat}
    return thing(f"commander-{ref}", commander=ref, kind=card.kind, green=card.green, red=card.red, **where, **held)


def above(view: View, column: Ref) -> dict[str, str]:
    """The column, and who is had with it."""
    at = view.layout.columns.index(column)
    return {"column": column, "commander": view.commanders[at - 1] if at else "token"}


def crew(view: View, panel: str, ref: Ref, which: int) -> Thing | None:
    number = view.layout.cell_number.get(ref)
    if number is None:
        return None
    standing = view.upper[number] if panel == "upper" else view.lower[number]
    if which >= len(standing):
        return None
    name = crew_name(view, standing[which])
    cell_here = view.layout.cells[number]
    return thing(
        f"crew-{panel}",
        crew=name,
        column=view.layout.columns[cell_here.column],
        row=view.layout.rows[cell_here.row].ref,
    )


def cell(view: View, ref: Ref) -> Thing:
    found = view.layout.cells[view.layout.cell_number[ref]]
    more = {"field": found.field or "none"}
    row, column = view.layout.rows[found.row].ref, view.layout.columns[found.column]
    return thing(f"cell-{found.bonus or 'none'}", row=row, column=column, **more)
