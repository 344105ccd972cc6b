"""The scout moves; stations and labs on the way (MS-MOV, MS-TEL, MS-LAB). The row is paid for already."""

from rules.core.types import Ref, Seat
from rules.magnastorm import agenda as todo
from rules.magnastorm import commanders
from rules.magnastorm import events as happened
from rules.magnastorm.candidates import ways_to_install
from rules.magnastorm.charging import charge, note_lab, note_station
from rules.magnastorm.commanders import extra_lab_advances
from rules.magnastorm.components import WHITE
from rules.magnastorm.draft import Draft
from rules.magnastorm.payments import lab_bill, station_bill, training_bill
from rules.magnastorm.queries import area_of, calm_sectors, colour_number, named_amounts, on_double_cell, one_cube
from rules.magnastorm.travel import Trip, drive_range, must_escape, shortest_way, sites_on_trip


def drive(draft: Draft, seat: Seat, trip: Trip) -> None:
    """Then the fee is paid, and stations and labs may be built."""
    origin = draft.players[seat].scout
    escapes = must_escape(draft, seat) and not trip.station
    jumps = escapes and draft.options.storm_escape == "jump"
    sites = [] if jumps else sites_on_trip(draft, origin, trip)
    way = () if jumps else way_of(draft, origin, trip)
    draft.change(seat, scout=trip.to)
    rule = "MS-MOV-8" if escapes else "MS-MOV-10" if trip.to == origin and not trip.station else "MS-MOV-2"
    draft.tell(happened.ScoutMoved(seat=seat, origin=origin, to=trip.to, way=way, station=trip.station, rule=rule))
    refs = tuple(draft.layout.sites[site].ref for site in sites)
    building = (todo.Building(seat, refs),) if refs else ()
    draft.instead(*fee_of(draft, seat, trip), *building, *installing(draft, seat))


def way_of(draft: Draft, origin: Ref, trip: Trip) -> tuple[Ref, ...]:
    layout, to = draft.layout, area_of(draft.layout, trip.to)
    if not trip.station:
        way = shortest_way(draft, area_of(layout, origin), to, drive_range(draft))
    else:
        starts = layout.sites[layout.site_number[trip.station]].neighbours
        calm = [area for area in starts if layout.areas[area].sector in calm_sectors(draft)]
        ways = [shortest_way(draft, area, to, drive_range(draft) - 1) for area in calm]
        way = min((each for each in ways if each[-1] == to), key=len)
    return tuple(layout.areas[area].ref for area in way)


def fee_of(draft: Draft, seat: Seat, trip: Trip) -> tuple[todo.Pending, ...]:
    """MS-MOV-6."""
    if not trip.station:
        return ()
    owner = draft.stations[draft.layout.site_number[trip.station]]
    return () if owner == seat else (todo.PayingFee(seat, owner, trip.station),)


def installing(draft: Draft, seat: Seat) -> tuple[todo.Pending, ...]:
    """A starting area has no space for a lab."""
    place = draft.players[seat].scout
    return (todo.Installing(seat, place),) if place in draft.layout.space_number else ()


def jump(draft: Draft, seat: Seat, to: Ref) -> None:
    """No line is used, so that no station can be built (MS-CDR-06, ruling A12)."""
    origin = draft.players[seat].scout
    draft.change(seat, scout=to)
    rule = commanders.rule_of(commanders.MIRA)
    draft.tell(happened.CommanderUsed(seat=seat, commander=commanders.MIRA, rule=rule))
    draft.tell(happened.ScoutMoved(seat=seat, origin=origin, to=to, way=(), station="", rule=rule))
    draft.instead(*installing(draft, seat))


def boost(draft: Draft, seat: Seat, colour: str) -> None:
    """MS-CDR-02."""
    draft.use(commanders.BEEPER, seat)
    cube = one_cube(draft, colour_number(draft, colour))
    draft.spend(seat, cube)
    rule = commanders.rule_of(commanders.BEEPER)
    draft.tell(happened.CubesPaid(seat=seat, rule=rule, cubes=named_amounts(draft, cube), purpose="commander"))


def train(draft: Draft, seat: Seat) -> None:
    """MS-CDR-04; a drive that is still to come goes on afterwards."""
    if isinstance(draft.agenda[0], todo.Training):
        draft.done()
    bill = charge(draft, seat, training_bill(draft, seat), "commander", commanders.ADIRA)
    draft.use(commanders.ADIRA, seat)
    draft.first_of_all(*bill, todo.Advance(seat, "", commanders.rule_of(commanders.ADIRA)))


# Stations


def build(draft: Draft, seat: Seat, site: Ref, *, free: bool) -> None:
    bill = charge(draft, seat, station_bill(draft, seat, free=free), "station", site)
    note_station(draft, seat, free=free)
    draft.instead(*bill, todo.PutStation(seat, site))


def tell_no_station(draft: Draft, pending: todo.Building) -> None:
    """It cannot be paid; whoever has none left knows it for the rest of the game (MS-TEL-1, MS-TEL-4)."""
    seat = pending.seat
    if draft.players[seat].stations:
        price = named_amounts(draft, station_bill(draft, seat, free=False).price)
        draft.tell(happened.NothingBuilt(seat=seat, rule="MS-TEL-1", site=pending.sites[0], amounts=price))


def put_station(draft: Draft, pending: todo.PutStation) -> None:
    draft.done()
    draft.put_station(pending.seat, pending.site)


# Labs


def install(draft: Draft, seat: Seat, way: str, *, free: bool) -> None:
    pending = draft.answered(todo.Installing)
    space, ways = pending.space, pending.ways
    bill = charge(draft, seat, lab_bill(draft, seat, way, free=free), "lab", space)
    note_lab(draft, seat, free=free)
    if way == "extra":
        draft.use(commanders.AZREA, seat)
    further = (*ways, way)
    advances = not way or (way == "extra" and not waits(draft, further) and extra_lab_advances(draft, further))
    draft.instead(*bill, todo.PutLab(seat, space, way, advances), todo.Installing(seat, space, further))


def waits(draft: Draft, ways: tuple[str, ...]) -> bool:
    """Whether the level of Azrea's lab still depends on the second one of the cell (ruling A13)."""
    return "double" not in ways and on_double_cell(draft)


def end_installing(draft: Draft, pending: todo.Installing) -> None:
    """No other lab is installed here: the level that waited for this comes now."""
    draft.done()
    if waits(draft, pending.ways) and extra_lab_advances(draft, pending.ways):
        draft.first_of_all(level_of_lab(draft, pending.seat, pending.space))


def tell_no_lab(draft: Draft, pending: todo.Installing) -> None:
    """Why none can be installed where the scout has stopped (MS-MOV-5, MS-LAB-6, MS-LAB-7); or none more, where a
    commander or the cell would have allowed it."""
    seat, space = pending.seat, pending.space
    ways = list(ways_to_install(draft, pending))
    if pending.ways and not ways:
        return
    if not ways:
        draft.tell(happened.NothingBuilt(seat=seat, rule="MS-MOV-5", space=space))
    elif not draft.players[seat].labs:
        draft.tell(happened.NothingBuilt(seat=seat, rule="MS-LAB-6", space=space, further=bool(pending.ways)))
    else:
        bills = [lab_bill(draft, seat, way, free=False).price for way in ways]
        price = named_amounts(draft, min(bills, key=sum))
        draft.tell(
            happened.NothingBuilt(seat=seat, rule="MS-LAB-7", space=space, amounts=price, further=bool(pending.ways))
        )


def put_lab(draft: Draft, pending: todo.PutLab) -> None:
    """Then research advances in the colour of the space; white: in a field of choice (MS-LAB-2, MS-LAB-3)."""
    draft.done()
    draft.put_lab(pending.seat, pending.space, pending.way)
    if pending.advances:
        draft.first_of_all(level_of_lab(draft, pending.seat, pending.space))


def level_of_lab(draft: Draft, seat: Seat, space: Ref) -> todo.Advance:
    colour = draft.layout.spaces[draft.layout.space_number[space]].colour
    return todo.Advance(seat, "" if colour == WHITE else colour, "MS-LAB-2")
