"""What shows before a drop: the piece as it would stand, what it costs or brings there. The rules are asked."""

from collections.abc import Iterator, Mapping, Sequence

from desktop.board.desk import Look, Target, usual
from desktop.board.layers import Layer
from desktop.board.sprite import Key, Picture, Place, Sprite, place_of
from desktop.board.tags import tag
from desktop.games.magnastorm import keys
from desktop.games.magnastorm.handles import gestures, next_level
from desktop.games.magnastorm.shown import Shown
from rules.core.types import Ref, Seat
from rules.magnastorm import agenda as todo
from rules.magnastorm import moves as m
from rules.magnastorm.objectives import value_of
from rules.magnastorm.outlook import columns, leads_with
from rules.magnastorm.payments import lab_bill, station_bill
from rules.magnastorm.queries import commander_of_column, controller_of_column
from rules.magnastorm.state import NOBODY
from rules.magnastorm.view import View

BADGE = 0.034
"""Half the side of what a ride costs, of the radius of the planet."""
FREE, PAID = "0", "1"


def target(view: View, moves: Sequence[m.Move], place: Key) -> Target | None:
    """Spaces keep their colour and their sign in the light, cells the sign of their bonus, objectives their words, as
    the light falls on the space where the marker comes to lie; exchanges, possible at any time, have none.
    """
    if keys.read(place)[0] == "exchange":
        return Target(scale=0)
    move = moves[0] if moves else None
    match move:
        case m.Claim(objective=objective) if place == keys.objective_key(objective):
            return Target(scale=0)
        case m.Drive(to=to) | m.Jump(to=to) if to in view.layout.space_number:
            space = view.layout.spaces[view.layout.space_number[to]]
            is_bare = not view.labs[view.layout.space_number[to]] and all(each.scout != to for each in view.players)
            return Target(ghost=Picture("ms-space", (space.colour,), 0.1), ghost_scale=0.84) if is_bare else None
        case m.MoveCrew(cell=ref) | m.DropCrew(cell=ref) | m.DeployCrew(panel="lower", cell=ref):
            number = view.layout.cell_number[ref]
            cell = view.layout.cells[number]
            if cell.bonus and not view.lower[number]:
                return Target(ghost=Picture("ms-cell-sign", (cell.bonus, cell.field), 0.02), ghost_scale=1)
    return None


def shows_ahead(move: m.Move) -> bool:
    """Crew on the lower panel would hide the very signs between which one chooses: it shows where one points."""
    return not isinstance(move, m.MoveCrew | m.DropCrew) and not (
        isinstance(move, m.DeployCrew) and move.panel == "lower"
    )


def preview(view: View, move: m.Move, look: Look, places: Mapping[Key, Place]) -> list[Sprite]:
    """Preview a move, which must be legal."""
    return list(foreseen(Shown(view, look), move, places))


def foreseen(shown: Shown, move: m.Move, places: Mapping[Key, Place]) -> Iterator[Sprite]:
    target_key = usual(gestures(shown.view, move)).place
    spot = places.get(target_key) if target_key else None
    if spot is None:
        return
    view, colour = shown.view, shown.colours[move.seat]
    match move:
        case m.Drive(seat=seat, to=to, station=station):
            if station:
                yield fare(shown, seat, to, station, spot)
        case m.MoveCrew(crew=crew) | m.DropCrew(crew=crew):
            yield ghost("ms-ghost-crew", standing(spot, 0.92), crew)
        case m.PlaceFirstCrew() | m.DeployCrew():
            yield ghost("ms-ghost-crew", standing(spot, 0.92), colour)
        case m.Build(seat=seat, free=free):
            yield ghost("ms-ghost-station", spot.scaled(1.9), colour)
            yield from cost_tag(shown, "build", station_bill(view, seat, free=free).price, spot)
            said = shown.say("ms-table-plus", count=view.box.station_reputation)
            yield tag("built", spot, said, shown.style, at="above")
            yield reputation_with(shown, seat, view.box.station_reputation)
        case m.Install(seat=seat, way=way, free=free):
            yield ghost("ms-ghost-lab", spot.scaled(1.1), colour)
            yield from cost_tag(shown, "install", lab_bill(view, seat, way, free=free).price, spot)
            yield from brought_by_lab(shown, seat, places)
        case m.TakeColumn(seat=seat, column=column):
            yield cubes("price", price_names(view, seat, column), spot)
            yield from brought_by_column(shown, seat, column)
        case m.ChooseField(seat=seat):
            side = min(spot.width, spot.height)
            yield ghost("ms-marker", Place(0, 0, side, side).at(*spot.middle), colour)
        case m.Claim(objective=objective):
            said = shown.say("ms-table-plus", count=value_of(view, objective))
            yield tag("claim", spot, said, shown.style, at="middle")
            yield reputation_with(shown, move.seat, value_of(view, objective))


def reputation_with(shown: Shown, seat: Seat, points: int) -> Sprite:
    """Preview where the reputation marker of a seat would stand."""
    spot = place_of(shown.places.planet.track.spot(shown.player(seat).reputation + points))
    return ghost("ms-marker", standing(spot, 0.7), shown.colours[seat])


def brought_by_column(shown: Shown, seat: Seat, column: Ref) -> Iterator[Sprite]:
    """Preview the reputation for the commander, and what another seat loses with it; the token brings none."""
    at = shown.layout.columns.index(column)
    if at:
        commander = shown.box.commanders[commander_of_column(shown.view, at)]
        yield reputation_with(shown, seat, commander.green)
        loser = controller_of_column(shown.view, at)
        if loser not in (NOBODY, seat):
            yield reputation_with(shown, loser, -commander.red)


def brought_by_lab(shown: Shown, seat: Seat, places: Mapping[Key, Place]) -> Iterator[Sprite]:
    """The majority, if this lab wins it; the next level of the space's colour, if the first lab here has one."""
    view, layout, pending = shown.view, shown.layout, shown.view.pending
    if not isinstance(pending, todo.Installing):
        return
    number = layout.space_number[pending.space]
    sector = leads_with(view, seat, number)
    if sector:
        said = shown.say("ms-table-majority")
        yield tag("majority", places[keys.sector_key(sector)], said, shown.style, at="below")
    field = layout.spaces[number].colour
    if field in layout.fields and not pending.ways:
        spot = places[next_level(view, seat, field)]
        yield ghost("ms-marker", standing(spot, 0.98), shown.colours[seat])


def price_names(view: View, seat: Seat, column: Ref) -> tuple[str, ...]:
    """Cube by cube what a column costs."""
    outlook = next(each for each in columns(view, seat) if each.column == column)
    return tuple(name for name, count in outlook.amounts for _ in range(count))


def ghost(painter: str, place: Place, *args: object) -> Sprite:
    key = f"preview-{painter}-{place.x:.0f}-{place.y:.0f}"
    return Sprite(key, Picture(painter, args, 0.35), place, Layer.PREVIEW, is_target=False, opacity=0.88)


def standing(spot: Place, share: float) -> Place:
    side = min(spot.width, spot.height) * share
    return Place(0, 0, side, side).at(*spot.middle)


def fare(shown: Shown, seat: Seat, to: Ref, station: Ref, spot: Place) -> Sprite:
    """Preview the fare of a ride: green and nothing to pay, or a cube in the colour of the station's owner."""
    radius = shown.places.planet.radius
    owner = shown.view.stations[shown.layout.site_number[station]]
    x, y = spot.middle
    side = max(18.0, radius * BADGE * 2)
    place = Place(0, 0, side, side).at(x + spot.width * 0.36, y + spot.height * 0.40)
    picture = Picture("ms-fare", (FREE if owner == seat else PAID, "" if owner == seat else shown.colours[owner]), 0.2)
    return Sprite(f"preview-fare-{to}", picture, place, Layer.PREVIEW, is_target=False)


def cost_tag(shown: Shown, key: str, price: Sequence[int], spot: Place) -> Iterator[Sprite]:
    names = shown.names(price)
    if names:
        yield cubes(key, names, spot)
    else:
        yield tag(key, spot, shown.say("ms-table-free"), shown.style)


def cubes(key: str, names: tuple[str, ...], spot: Place) -> Sprite:
    """Preview below the place the cubes that are paid."""
    side = 20.0
    wide = side * len(names) + 10
    x, _ = spot.middle
    place = Place(x - wide / 2, spot.y + spot.height + 2, wide, side + 8)
    return Sprite(f"preview-{key}", Picture("ms-paid", (names,), 0.2), place, Layer.PREVIEW, is_target=False)
