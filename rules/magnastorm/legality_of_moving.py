"""Why the scout may not go there, why a station or a lab cannot be built, why a field cannot be chosen."""

from rules.core.refusal import Objections, Refusal, refuse
from rules.core.types import Ref, Seat, SeatName
from rules.magnastorm import agenda as todo
from rules.magnastorm import commanders
from rules.magnastorm import moves as m
from rules.magnastorm.candidates import ways_to_install
from rules.magnastorm.payments import is_payable, lab_bill, next_lab, next_station, station_bill, training_bill
from rules.magnastorm.queries import area_of, calm_sectors, colour_number, named_amounts
from rules.magnastorm.state import NOBODY, State
from rules.magnastorm.travel import (
    areas_from_here,
    drive_range,
    has_cube,
    is_calm,
    jumps,
    must_escape,
    ride_areas,
)

# Driving


def objections_to_drive(state: State, move: m.Drive, pending: todo.Driving) -> Objections:
    layout, here = state.layout, state.players[move.seat].scout
    if move.to not in layout.space_number and move.to != here:
        yield refuse("MS-MOV-2", case="place", place=move.to)
    elif move.station:
        yield from objections_to_ride(state, move)
    elif move.to == here:
        if not is_calm(state, area_of(layout, here)):
            yield refuse("MS-MOV-7", sector=sector_of(state, here))
    elif area_of(layout, move.to) not in areas_from_here(state, move.seat):
        yield too_far(state, move)


def too_far(state: State, move: m.Drive) -> Refusal:
    """The first of the reasons why a space is out of reach."""
    calm = is_calm(state, area_of(state.layout, move.to))
    if must_escape(state, move.seat):
        return refuse("MS-MOV-8", sector=state.layout.sectors[calm_sectors(state)[0]])
    if not calm:
        in_storm = not is_calm(state, area_of(state.layout, state.players[move.seat].scout))
        return refuse("MS-MOV-7" if in_storm else "MS-MOV-4", sector=sector_of(state, move.to))
    return refuse("MS-MOV-3", range=drive_range(state))


def objections_to_ride(state: State, move: m.Drive) -> Objections:
    """MS-MOV-6, MS-MOV-11."""
    site = state.layout.site_number.get(move.station)
    owner = NOBODY if site is None else state.stations[site]
    if site is None or owner == NOBODY:
        yield refuse("MS-MOV-6", case="empty", station=move.station)
    elif move.to not in state.layout.space_number:
        yield refuse("MS-MOV-2", case="place", place=move.to)
    elif owner != move.seat and not has_cube(state, move.seat):
        yield refuse("MS-MOV-6", case="fee", station=move.station, owner=SeatName(owner))
    elif area_of(state.layout, move.to) in ride_areas(state, site):
        return
    elif not is_calm(state, area_of(state.layout, move.to)):
        yield refuse("MS-MOV-4", sector=sector_of(state, move.to))
    else:
        yield refuse("MS-MOV-11", station=move.station, range=drive_range(state))


def sector_of(state: State, place: Ref) -> Ref:
    return state.layout.sectors[state.layout.areas[area_of(state.layout, place)].sector]


def objections_to_jump(state: State, move: m.Jump, pending: todo.Driving) -> Objections:
    rule = commanders.rule_of(commanders.MIRA)
    if not commanders.may_jump(state, move.seat):
        yield refuse(rule, case="card")
    elif move.to not in state.layout.space_number:
        yield refuse(rule, case="place", place=move.to)
    elif move.to not in jumps(state, move.seat):
        calm = is_calm(state, area_of(state.layout, move.to))
        yield refuse(rule, case="lab" if calm else "storm", place=move.to)


def objections_to_boost(state: State, move: m.Boost, pending: todo.Driving) -> Objections:
    rule = commanders.rule_of(commanders.BEEPER)
    yield from objections_to_card(state, move.seat, commanders.BEEPER)
    colour = colour_number(state, move.colour)
    if colour == move.seat:
        yield refuse(rule, case="own", colour=move.colour)
    elif colour < 0 or not state.players[move.seat].cubes[colour]:
        yield refuse(rule, case="none", colour=move.colour)


def objections_to_card(state: State, seat: Seat, commander: Ref) -> Objections:
    """The seat does not have the card, or it has been used in this turn."""
    if not commanders.is_ready(state, seat, commander):
        case = "used" if commander in state.turn.used else "card"
        yield refuse(commanders.rule_of(commander), case=case)


def objections_to_training(state: State, move: m.Train, pending: todo.Driving | todo.Training) -> Objections:
    yield from objections_to_card(state, move.seat, commanders.ADIRA)
    if not is_payable(state, move.seat, training_bill(state, move.seat)):
        yield refuse(commanders.rule_of(commanders.ADIRA), case="price")


# Stations


def objections_to_building(state: State, move: m.Build, pending: todo.Building) -> Objections:
    seat, site = move.seat, state.layout.site_number.get(move.site)
    if site is None:
        yield refuse("MS-TEL-1", case="site", site=move.site)
        return
    if not state.players[seat].stations:
        yield refuse("MS-TEL-4", case="none")
        return
    if move.site not in pending.sites:
        yield not_on_the_way(state, move.site, site)
    if move.free:
        yield from objections_to_waiving(state, seat, is_free=not any(next_station(state, seat)))
        return
    bill = station_bill(state, seat, free=False)
    if not is_payable(state, seat, bill):
        yield refuse("MS-TEL-1", case="price", site=move.site, amounts=named_amounts(state, bill.price))


def not_on_the_way(state: State, ref: Ref, site: int) -> Refusal:
    if state.stations[site] != NOBODY:
        return refuse("MS-TEL-4", case="taken", site=ref, owner=SeatName(state.stations[site]))
    if not any(sector in calm_sectors(state) for sector in state.layout.sites[site].sectors):
        return refuse("MS-TEL-3", site=ref)
    return refuse("MS-TEL-5", site=ref)


def objections_to_waiving(state: State, seat: Seat, *, is_free: bool) -> Objections:
    """MS-CDR-18."""
    yield from objections_to_card(state, seat, commanders.KAYSIA)
    if is_free:
        yield refuse(commanders.rule_of(commanders.KAYSIA), case="free")


# Labs


def objections_to_installing(state: State, move: m.Install, pending: todo.Installing) -> Objections:
    seat = move.seat
    if not state.players[seat].labs:
        yield refuse("MS-LAB-6")
        return
    if move.way not in ways_to_install(state, pending):
        yield not_this_way(state, move, pending)
        return
    if move.free:
        yield from objections_to_waiving(state, seat, is_free=not any(next_lab(state, seat)))
    bill = lab_bill(state, seat, move.way, free=move.free)
    if not is_payable(state, seat, bill):
        yield refuse("MS-LAB-7", space=pending.space, amounts=named_amounts(state, bill.price))


def not_this_way(state: State, move: m.Install, pending: todo.Installing) -> Refusal:
    if move.way == "extra":
        case = "first" if not pending.ways else "card" if "extra" not in pending.ways else "used"
        return refuse(commanders.rule_of(commanders.AZREA), case=case)
    if move.way == "double":
        is_double = state.layout.cells[state.turn.cell].bonus == "double"
        case = "cell" if not is_double else "first" if not pending.ways else "twice"
        return refuse("MS-BON-6", case=case)
    return refuse("MS-LAB-4", space=pending.space)


# Research


def objections_to_field(
    state: State, move: m.ChooseField, pending: todo.FirstResearch | todo.ChoosingField
) -> Objections:
    if move.field not in state.layout.fields:
        yield refuse("MS-RES-5", case="field", field=move.field)
        return
    at = state.layout.fields.index(move.field)
    if isinstance(pending, todo.FirstResearch):
        taken = next((seat for seat, player in enumerate(state.players) if player.levels[at]), NOBODY)
        if taken != NOBODY:
            yield refuse("MS-POS-3", case="taken", field=move.field, seat=SeatName(taken))
    elif move.field not in pending.fields:
        if state.players[move.seat].levels[at] == state.layout.levels:
            yield refuse("MS-RES-5", case="top", field=move.field)
        else:
            yield refuse(pending.rule, case="lowest", field=move.field)
