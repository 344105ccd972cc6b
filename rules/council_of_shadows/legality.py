"""Why a move is not allowed: for each kind, the objections in the rulebook's order, most basic first.

The arguments of a refusal say what is the matter (`case`) and with which piece, place or price; the sentences and
what would cure them stand in translations/ under the same rule id.
"""

from typing import Any, assert_never

from rules.core.refusal import Objections, Refusal, Rest, nothing_more, refuse
from rules.core.types import Ref, Seat, SeatName
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.asking import asked
from rules.council_of_shadows.automa.choosing import spaces_for, tiles_allowed
from rules.council_of_shadows.candidates import most_cubes
from rules.council_of_shadows.parts import SECTORS, Gems
from rules.council_of_shadows.planning import may_cover, open_zones
from rules.council_of_shadows.queries import (
    FURTHEST,
    colonies_in,
    cubes_on_tile,
    forbidden,
    free_spaces_of_sector,
    galaxies_with_station,
    gems_in,
    is_open,
    keeps_cube,
    letters,
    may_extract,
    may_stack,
    open_galaxies,
    owner_of_slot,
    payments,
    places_of,
    planets_held,
    power_of,
    room_on,
    slot_fits,
    station_systems,
    terraformed,
)
from rules.council_of_shadows.state import State


def objections(state: State, move: m.Move) -> Objections:
    if not state.agenda:
        return iter([refuse("CS-END-1", case="over")])
    if not 0 <= move.seat < len(state.players):
        return iter([refuse("table-no-such-seat", number=move.seat + 1)])
    match move:
        case m.ChooseLeader():
            return answering(state, move, todo.ChoosingLeader, objections_to_leader)
        case m.BuyCard():
            return answering(state, move, todo.Purchasing, objections_to_buying_card)
        case m.BuyImprovement():
            return answering(state, move, todo.Purchasing, objections_to_improvement)
        case m.BuyStation():
            return answering(state, move, todo.Purchasing, objections_to_station)
        case m.PlanCard():
            return planning(state, move, objections_to_plan)
        case m.Ready():
            return planning(state, move, objections_to_ready)
        case m.Colonise():
            return answering(state, move, (todo.Purchasing, todo.Colonising, todo.SettlingNew), objections_to_colony)
        case m.Extract():
            kinds = (todo.Extracting, todo.Colonising, todo.SettlingNew, todo.StationExtracting)
            return answering(state, move, kinds, objections_to_extraction)
        case m.Discover():
            return answering(state, move, (todo.Discovering, todo.Colonising), objections_to_discovery)
        case m.PlaceTile():
            return answering(state, move, (todo.PlacingTile, todo.PlacingForAutoma), objections_to_placing)
        case m.UpgradeGem():
            return answering(state, move, todo.Upgrading, objections_to_upgrade)
        case m.Exploit():
            return answering(state, move, todo.Exploiting, objections_to_exploiting)
        case m.ReturnBonus():
            return answering(state, move, todo.ReturningBonus, objections_to_returning)
        case m.TakeTech():
            return answering(state, move, todo.TakingTech, objections_to_tech)
        case m.TakeCard():
            return answering(state, move, todo.TakingCard, objections_to_free_card)
        case m.Finish():
            return answering(state, move, OPTIONAL, nothing_more)
        case m.AutomaActs():
            return answering(state, move, (todo.AutomaActing, todo.AutomaExploiting), nothing_more)
        case m.SettleForAutoma():
            return answering(state, move, todo.SettlingForAutoma, objections_to_settling)
        case m.RemoveFromAutoma():
            return answering(state, move, todo.RemovingFromAutoma, objections_to_removing)
    assert_never(move)


OPTIONAL = (
    todo.Purchasing,
    todo.Colonising,
    todo.Extracting,
    todo.Discovering,
    todo.SettlingNew,
    todo.Upgrading,
    todo.Exploiting,
)
"""What may end at any time (ruling Q-10); a tile that was drawn must be placed."""


# Whose decision it is


def answering(state: State, move: Any, kinds: type | tuple[type, ...], rest: Rest) -> Objections:
    """The move answers a pending decision: it must be that seat's, and of that kind."""
    pending = state.agenda[0]
    if isinstance(pending, kinds) and getattr(pending, "seat", None) == move.seat:
        yield from rest(state, move, pending)
    else:
        yield out_of_place(state, move)


def planning(state: State, move: Any, rest: Rest) -> Objections:
    """Behind screens all seats decide at the same time, until each is ready (CS-PLAN-1)."""
    pending = state.agenda[0]
    if not isinstance(pending, todo.Planning) or state.players[move.seat].is_automa:
        yield from objections_to_planning_early(state, move)
    elif state.players[move.seat].ready:
        yield refuse("CS-PLAN-5")
    else:
        yield from rest(state, move, pending)


def objections_to_planning_early(state: State, move: m.PlanCard | m.Ready) -> Objections:
    """A card of the display goes to the hand first, if it can be bought (CS-BUY-4)."""
    pending = state.agenda[0]
    if (
        isinstance(pending, todo.Purchasing)
        and pending.seat == move.seat
        and isinstance(move, m.PlanCard)
        and move.card
        and move.card in state.display
    ):
        cost = state.box.cards[move.card].cost or Gems()
        paid = next(iter(payments(state.players[move.seat].gems, cost)), cost)
        buying = m.BuyCard(seat=move.seat, card=move.card, gems=letters(paid))
        yield from objections_to_buying_card(state, buying, pending)
        yield refuse("CS-BUY-4", case="hand", card=move.card)
    else:
        yield out_of_place(state, move)


def out_of_place(state: State, move: m.Move) -> Refusal:
    """Nothing of the kind can be decided now."""
    asks = asked(state)
    if isinstance(move, PURCHASES) and has_purchased(state, move.seat):
        seat = SeatName(asks[0].seat)
        return refuse("CS-BUY-2", case="turn" if state.phase == "purchase" else "phase", seat=seat)
    mine = next((ask for ask in asks if ask.seat == move.seat), None)
    if mine is not None:
        return refuse("CS-GEN-2", ask=mine.sentence)
    if state.phase == "planning":
        return refuse("CS-SOLO-15", case="plan") if state.players[move.seat].is_automa else refuse("CS-PLAN-5")
    rule = {"leaders": "CS-M2-1", "purchase": "CS-BUY-1"}.get(state.phase, "CS-ACT-1")
    return refuse(rule, case="turn", seat=SeatName(asks[0].seat))


PURCHASES = (m.BuyCard, m.BuyImprovement, m.BuyStation)


def has_purchased(state: State, seat: Seat) -> bool:
    """Whether its part of phase 1 is over (CS-BUY-1)."""
    if state.phase != "purchase":
        return state.phase in ("planning", "actions")
    return any(state.order.index(ask.seat) > state.order.index(seat) for ask in asked(state))


# Leaders, purchase


def objections_to_leader(state: State, move: m.ChooseLeader, pending: todo.ChoosingLeader) -> Objections:
    if move.leader not in state.leaders:
        yield refuse("CS-M2-1", case="taken", leader=move.leader)


def objections_to_paying(state: State, move: Any, cost: Gems) -> Objections:
    """CS-BUY-3, CS-GEN-3."""
    owned = state.players[move.seat].gems
    gems = gems_in(move.gems)
    if not payments(owned, cost):
        yield refuse("CS-BUY-3", case="cannot", cost=cost)
    elif gems is None:
        yield refuse("CS-BUY-3", case="letters", cost=cost)
    elif not owned.holds(gems):
        yield refuse("CS-BUY-3", case="not-owned", cost=cost)
    elif gems.count != cost.count:
        yield refuse("CS-GEN-3", case="count", cost=cost)
    elif not gems.pays(cost):
        yield refuse("CS-GEN-3", case="too-low", cost=cost)


def objections_to_purchase(pending: todo.Purchasing) -> Objections:
    if not pending.left:
        yield refuse("CS-BUY-2", case="three")


def objections_to_buying_card(state: State, move: m.BuyCard, pending: todo.Purchasing) -> Objections:
    yield from objections_to_purchase(pending)
    if not move.card or move.card not in state.display:
        yield refuse("CS-BUY-4", case="not-displayed")
    elif forbidden(state, move.seat, move.card):
        yield refuse("CS-M2-6", case="forbidden", card=move.card)
    else:
        yield from objections_to_paying(state, move, state.box.cards[move.card].cost or Gems())


def objections_to_improvement(state: State, move: m.BuyImprovement, pending: todo.Purchasing) -> Objections:
    yield from objections_to_purchase(pending)
    face = state.box.improvements.get(move.improvement)
    improved = state.players[move.seat].improvements
    if face is None:
        yield refuse("CS-BUY-12")
    elif face not in places_of(state, move.seat):
        yield refuse("CS-M2-5", case="no-zone")
    elif move.improvement in improved:
        yield refuse("CS-BUY-5", improvement=move.improvement)
    elif face.needs and face.needs not in improved:
        yield refuse("CS-BUY-9", improvement=move.improvement, needs=face.needs)
    else:
        yield from objections_to_paying(state, move, face.cost)


def objections_to_station(state: State, move: m.BuyStation, pending: todo.Purchasing) -> Objections:
    if not state.options.stations:
        yield refuse("CS-M1-1")
        return
    yield from objections_to_purchase(pending)
    box, seat = state.box, move.seat
    station = box.stations.get(move.station)
    galaxy = box.galaxy_of.get(move.slot, "")
    if station is None or move.station not in state.players[seat].stations:
        yield refuse("CS-M1-4", case="built" if station is not None and station.seat == seat else "not-own")
    elif not galaxy or move.slot not in box.galaxies[galaxy].slots or not is_open(state, galaxy):
        yield refuse("CS-M1-3", case="no-slot")
    elif owner_of_slot(state, move.slot) is not None:
        yield refuse("CS-M1-3", case="taken", galaxy=galaxy)
    elif not slot_fits(state, move.station, move.slot):
        yield refuse("CS-M1-8", galaxy=galaxy, station=station.kind)
    elif not colonies_in(state, galaxy)[seat]:
        yield refuse("CS-M1-3", case="no-colony", galaxy=galaxy)
    elif galaxy in galaxies_with_station(state, seat):
        yield refuse("CS-M1-4", case="second", galaxy=galaxy)
    else:
        yield from objections_to_paying(state, move, box.station_kinds[station.kind].cost)


# Planning


def objections_to_plan(state: State, move: m.PlanCard, pending: todo.Planning) -> Objections:
    player = state.players[move.seat]
    if not 1 <= move.zone <= len(player.zones):
        yield refuse("CS-PLAN-2", zones=len(player.zones))
    elif move.card not in player.hand:
        owned = move.card in player.cards
        yield refuse("CS-PLAN-4", case="placed", card=move.card) if owned else refuse("CS-PLAN-3")
    elif player.planned[move.zone - 1]:
        yield refuse("CS-PLAN-4", case="zone", card=player.planned[move.zone - 1])
    elif move.zone not in open_zones(player) and not may_cover(player):
        yield refuse("CS-PLAN-13", case="cover", count=len(open_zones(player)))


def objections_to_ready(state: State, move: m.Ready, pending: todo.Planning) -> Objections:
    player = state.players[move.seat]
    free = open_zones(player)
    if free and player.hand:
        yield refuse("CS-PLAN-13", case="free", count=len(free))


# Colonising


def objections_to_colony(
    state: State, move: m.Colonise, pending: todo.Purchasing | todo.Colonising | todo.SettlingNew
) -> Objections:
    match pending:
        case todo.Purchasing():
            yield from objections_to_free_cube(state, move, pending)
        case todo.Colonising():
            if move.planet in pending.used:
                yield refuse("CS-AI-11E", planet=move.planet)
            else:
                yield from objections_to_tower(state, move, pending.reach, pending.cubes, any_type=pending.any_type)
        case todo.SettlingNew():
            yield from objections_to_new_colony(state, move, pending)


def objections_to_free_cube(state: State, move: m.Colonise, pending: todo.Purchasing) -> Objections:
    if not power_of(state, move.seat).purchase_cubes:
        yield refuse("CS-GEN-2", ask=asked(state)[0].sentence)
    elif not pending.free_cube:
        yield refuse("CS-M2-4")
    else:
        yield from objections_to_tower(state, move, FURTHEST, 1, any_type=False)


def objections_to_new_colony(state: State, move: m.Colonise, pending: todo.SettlingNew) -> Objections:
    tile = state.box.tile_of.get(move.planet)
    if not pending.cubes:
        yield refuse("CS-DIS-2", case="no-cube", tile=pending.tile)
    elif tile != pending.tile and not pending.anywhere:
        yield refuse("CS-DIS-2", case="other-system", tile=pending.tile)
    else:
        cubes = most_cubes(state, pending, move.planet) if tile is not None else pending.cubes
        reach = pending.reach if pending.anywhere else FURTHEST
        yield from objections_to_tower(state, move, reach, cubes, any_type=pending.any_type)


def objections_to_tower(state: State, move: m.Colonise, reach: int, cubes: int, *, any_type: bool) -> Objections:
    """The system known, within reach, the type of planet possible, the planet free, the tower not too high."""
    box, planet = state.box, move.planet
    improvements = state.players[move.seat].improvements
    tile = box.tile_of.get(planet)
    if tile is None or tile not in state.spaces:
        yield refuse("CS-COL-1", case="no-planet")
        return
    if box.sector_of[tile] > reach:
        yield refuse("CS-ACT-2", sector=box.sector_of[tile], reach=reach)
    if not any_type and box.planet_type[planet] not in terraformed(box, improvements):
        yield refuse("CS-COL-4", type=box.planet_type[planet])
    stacking = may_stack(box, improvements)
    room = room_on(state, planet, stacking=stacking)
    if room <= 0:
        yield refuse("CS-COL-3", height=box.numbers.height) if stacking else refuse("CS-COL-2")
    elif not 1 <= move.cubes <= cubes:
        yield refuse("CS-COL-1", case="cubes", most=cubes)
    elif move.cubes > room:
        yield refuse("CS-GEN-7", height=box.numbers.height, room=room)


# Extracting, discovering, upgrading


def objections_to_extraction(
    state: State,
    move: m.Extract,
    pending: todo.Extracting | todo.Colonising | todo.SettlingNew | todo.StationExtracting,
) -> Objections:
    if isinstance(pending, todo.Colonising) and not pending.extractions:
        yield refuse("CS-GEN-2", ask=asked(state)[0].sentence)
    elif move.tile not in state.box.tiles or move.tile not in state.spaces:
        yield refuse("CS-EXT-1", case="no-system")
    else:
        yield from objections_to_resource(state, move, pending)


def objections_to_resource(
    state: State,
    move: m.Extract,
    pending: todo.Extracting | todo.Colonising | todo.SettlingNew | todo.StationExtracting,
) -> Objections:
    match pending:
        case todo.Extracting(reach=reach, used=used, each=each):
            yield from objections_to_using(state, move, reach, used.count(move.tile), each)
        case todo.Colonising(reach=reach):
            yield from objections_to_using(state, move, reach, 0, 0)
        case todo.SettlingNew():
            if not pending.extractions:
                yield refuse("CS-DIS-2", case="no-extraction", tile=pending.tile)
            elif move.tile != pending.tile:
                yield refuse("CS-DIS-2", case="other-system", tile=pending.tile)
        case todo.StationExtracting():
            if move.tile not in station_systems(state, move.seat, pending.galaxy):
                yield refuse("CS-M1-5", case=state.options.st_ext_presence, galaxy=pending.galaxy)


def objections_to_using(state: State, move: m.Extract, reach: int, used: int, each: int) -> Objections:
    """`used` is how often the system was used already, `each` how often it may be where a ruling says so."""
    sector = state.box.sector_of[move.tile]
    if sector > reach:
        yield refuse("CS-ACT-2", sector=sector, reach=reach)
    if may_extract(state, move.seat, move.tile, used, each):
        return
    cubes = cubes_on_tile(state, move.tile)
    if used:
        yield refuse("CS-EXT-2", case="used", tile=move.tile, count=used)
    elif any(cubes):
        yield refuse("CS-EXT-2", case="others", tile=move.tile)
    else:
        yield refuse("CS-EXT-2", case="nobody", tile=move.tile)


def objections_to_discovery(state: State, move: m.Discover, pending: todo.Discovering | todo.Colonising) -> Objections:
    if isinstance(pending, todo.Colonising) and pending.discover is None:
        yield refuse("CS-GEN-2", ask=asked(state)[0].sentence)
    elif move.sector not in SECTORS:
        yield refuse("CS-DIS-1", case="no-sector", sector=move.sector)
    elif move.sector > pending.reach:
        yield refuse("CS-ACT-2", sector=move.sector, reach=pending.reach)
    elif not state.piles[move.sector - 1]:
        yield refuse("CS-DIS-1", case="no-tile", sector=move.sector)
    elif not free_spaces_of_sector(state, move.sector):
        yield refuse("CS-DIS-3", case="full", sector=move.sector)


def objections_to_placing(
    state: State, move: m.PlaceTile, pending: todo.PlacingTile | todo.PlacingForAutoma
) -> Objections:
    if move.tile not in state.drawn:
        yield refuse("CS-DIS-1", case="not-drawn")
    elif move.space not in state.box.space_number:
        yield refuse("CS-DIS-3", case="no-space")
    elif not is_open(state, state.box.galaxy_of[move.space]):
        yield refuse("CS-SET-13", galaxy=state.box.galaxy_of[move.space])
    elif state.spaces[state.box.space_number[move.space]]:
        yield refuse("CS-DIS-3", case="taken")
    elif state.box.sector_of[move.space] != pending.sector:
        yield refuse("CS-DIS-1", case="sector", sector=pending.sector)
    elif isinstance(pending, todo.PlacingForAutoma):
        yield from objections_to_placing_for_automa(state, move, pending)


def objections_to_placing_for_automa(state: State, move: m.PlaceTile, pending: todo.PlacingForAutoma) -> Objections:
    """In the galaxy that its card names, and a tile that it can settle where there is one (ruling Q-29)."""
    if move.tile not in tiles_allowed(state, pending):
        yield refuse("CS-SOLO-13", case="type", type=pending.type)
    elif move.space not in spaces_for(state, pending.sector, pending.galaxy):
        yield refuse("CS-SOLO-13", case="galaxy", galaxy=pending.galaxy)


def objections_to_upgrade(state: State, move: m.UpgradeGem, pending: todo.Upgrading) -> Objections:
    owned = state.players[move.seat].gems
    if move.gem not in ("a", "g"):
        yield refuse("CS-TRF-1", case="gem")
    elif not owned.of("a" if move.gem == "a" else "g"):
        yield refuse("CS-TRF-1", case="none", gem=move.gem)


# Exploitation, Dark Tech


def objections_to_exploiting(state: State, move: m.Exploit, pending: todo.Exploiting) -> Objections:
    seat, galaxy = move.seat, move.galaxy
    if galaxy not in open_galaxies(state):
        yield refuse("CS-EXP-1", case="no-galaxy")
        return
    if galaxy in pending.done:
        yield refuse("CS-DTII-6", galaxy=galaxy) if pending.card else refuse("CS-EXP-1", case="done", galaxy=galaxy)
    colonies = colonies_in(state, galaxy)[seat]
    if not colonies:
        yield refuse("CS-EXP-1", case="no-colony", galaxy=galaxy)
        return
    keeps = not move.planet and keeps_cube(state, seat, galaxy, colonies)
    if not keeps and move.planet not in planets_held(state, seat, galaxy):
        yield refuse("CS-EXP-3", galaxy=galaxy)


def objections_to_returning(state: State, move: m.ReturnBonus, pending: todo.ReturningBonus) -> Objections:
    player = state.players[move.seat]
    if move.card not in player.light:
        yield refuse("CS-EXP-4", case="dark" if move.card and move.card == player.dark else "not-own")


def objections_to_tech(state: State, move: m.TakeTech, pending: todo.TakingTech) -> Objections:
    if move.card not in state.tech_piles[pending.level - 1]:
        yield refuse("CS-DT-5", level=pending.level)


def objections_to_free_card(state: State, move: m.TakeCard, pending: todo.TakingCard) -> Objections:
    if not move.card or move.card not in state.display:
        yield refuse("CS-DTII-5")
    elif state.options.casares_ban_any and forbidden(state, move.seat, move.card):
        yield refuse("CS-M2-6", case="forbidden", card=move.card)


# The automa


def objections_to_settling(state: State, move: m.SettleForAutoma, pending: todo.SettlingForAutoma) -> Objections:
    if move.planet not in pending.planets:
        yield refuse("CS-SOLO-12")


def objections_to_removing(state: State, move: m.RemoveFromAutoma, pending: todo.RemovingFromAutoma) -> Objections:
    held: list[Ref] = planets_held(state, 1 - move.seat, pending.galaxy)
    if move.planet not in held:
        yield refuse("CS-SOLO-5", galaxy=pending.galaxy)
