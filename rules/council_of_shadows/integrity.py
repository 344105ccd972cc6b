"""What must hold in every position: components conserved, places respected. A broken position is told, not played."""

from collections.abc import Iterator

from rules.core.census import Census, differences, tally
from rules.core.edition import Problem, problem
from rules.core.types import Ref
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows.options import AUTOMA
from rules.council_of_shadows.setup import COLOURS, SOLO_SEATS, colours_for
from rules.council_of_shadows.state import SOURCES, Player, State


def census_of(state: State) -> Census:
    """Cards, tiles and stations by their names, wherever they lie. Cubes and gems have no end (CS-GEN-4)."""
    return tally(named_components(state))


def box_census_of(state: State) -> Census:
    box, seats, options = state.box, len(state.players), state.options
    counted = tally(
        (
            *box.ai_cards,
            *box.tiles,  # CS-SET-18
            *box.dark_tech,
            *box.light_cards,
            *box.dark_cards_with(seats, stations=options.stations),
        )
    )
    for seat, player in enumerate(state.players):
        if player.is_automa:
            continue
        counted.update(box.start_cards[seat])
        if options.stations:
            counted.update(box.stations_of[seat])
    if state.automa is not None:
        silver = options.automa(box.automa_levels).silver
        for level, _ in enumerate(state.automa.piles, 1):
            counted.update(box.automa_pile(level, silver=silver))
    return counted


def named_components(state: State) -> Iterator[Ref]:
    for place in (state.ai_deck, state.ai_discard, state.drawn, state.tech_out, state.light_pile, state.dark_out):
        yield from place
    for place in (state.spaces, state.display):
        yield from filter(None, place)
    for place in (*state.piles, *state.tech_piles):
        yield from place
    for player in state.players:
        for place in (player.cards, player.light, player.tech, player.stations):
            yield from place
        yield from (built.station for built in player.built)
        if player.dark:
            yield player.dark
    if state.automa is not None:
        for place in (*state.automa.piles, *state.automa.used):
            yield from place


# Positions


def problems_of(state: State) -> Iterator[Problem]:
    """Check the invariants of the game, for positions that were written or edited by hand."""
    misshapen = list(problems_of_shape(state))
    yield from misshapen
    if misshapen:
        return  # what follows counts on every list having its length, and on every seat being taken
    yield from problems_of_board(state)
    yield from problems_of_stations(state)
    for seat, player in enumerate(state.players):
        yield from problems_of_tracks(state, seat, player)
        yield from problems_of_cards(state, seat, player)
        yield from problems_of_improvements(state, seat, player)
    colours = [player.colour for player in state.players]
    leaders = [player.leader for player in state.players if player.leader]
    if len(set(colours)) < len(colours) or len({*leaders, *state.leaders}) < len(leaders) + len(state.leaders):
        yield problem("position-same-leader", "players")
    allowed = colours_for([AUTOMA if player.is_automa else "" for player in state.players])
    if any(colour not in own for colour, own in zip(colours, allowed, strict=True)):
        yield problem("CS-SOLO-1", "players", case="peoples")
    for kind, counted, should in differences(census_of(state), box_census_of(state)):
        yield problem("position-census", kind, counted=counted, should=should)


def problems_of_shape(state: State) -> Iterator[Problem]:
    box, seats = state.box, len(state.players)
    if seats not in box.open_with:
        yield problem("position-size", "players", size=seats, should=box.parts.box.players.max)
        return
    sizes: list[tuple[str, int, int]] = [
        ("spaces", len(state.spaces), len(box.spaces)),
        ("colonies", len(state.colonies), len(box.planets)),
        ("piles", len(state.piles), len(box.tiles_of)),
        ("display", len(state.display), box.numbers.display_slots),
        ("tech_piles", len(state.tech_piles), len(box.dark_tech_of)),
        *((f"colonies.{at}", len(each), seats) for at, each in enumerate(state.colonies)),
        *((f"players.{at}.earned", len(each.earned), len(SOURCES)) for at, each in enumerate(state.players)),
        *((f"players.{at}.zones", len(each.zones), zones_of(state, each)) for at, each in enumerate(state.players)),
    ]
    for path, size, should in sizes:
        if size != should:
            yield problem("position-size", path, size=size, should=should)
    for path, order in (("order", state.order), ("arrivals", state.arrivals)):
        if sorted(order) != list(range(seats)):
            yield problem("position-order", path)
    asked = [(f"agenda.{at}", getattr(pending, "seat", 0)) for at, pending in enumerate(state.agenda)]
    named = [("throne", state.throne or 0), *(("caught", seat) for seat in state.caught)]
    for path, seat in (*asked, *named):
        if not 0 <= seat < seats:
            yield problem("position-no-seat", path, number=seat + 1)
    for seat, player in enumerate(state.players):
        if player.colour not in COLOURS:
            yield problem("table-unknown-colour", f"players.{seat}", colour=player.colour, colours=" ".join(COLOURS))
        if player.leader and player.leader not in box.leaders:
            yield problem("position-leader", f"players.{seat}.leader", leader=player.leader)
    automas = [seat for seat, player in enumerate(state.players) if player.is_automa]
    if automas != ([state.automa.seat] if state.automa is not None else []) or (automas and seats != SOLO_SEATS):
        yield problem("position-automa", "automa")


def zones_of(state: State, player: Player) -> int:
    return 0 if player.is_automa else state.box.numbers.zones + len(player.extra_zones)


def problems_of_board(state: State) -> Iterator[Problem]:
    """Tiles lie in their own sector, in galaxies that are open; towers stand on tiles, and are not too high."""
    box = state.box
    open_galaxies = box.open_with[len(state.players)]
    for space, tile in zip(box.spaces, state.spaces, strict=True):
        wrong = tile and (box.sector_of.get(tile) != box.sector_of[space] or box.galaxy_of[space] not in open_galaxies)
        if wrong:
            yield problem("position-tile", f"spaces.{space}", tile=tile)
    for sector, pile in enumerate(state.piles, 1):
        for tile in pile:
            if box.sector_of.get(tile) != sector:
                yield problem("position-tile", f"piles.{sector}", tile=tile)
    for planet, cubes in zip(box.planets, state.colonies, strict=True):
        if min(cubes) < 0:
            yield problem("position-below-zero", f"colonies.{planet}")
        if sum(cubes) > box.numbers.height:
            yield problem("position-height", f"colonies.{planet}", most=box.numbers.height)
        if any(cubes) and box.tile_of[planet] not in state.spaces:
            yield problem("position-no-tile", f"colonies.{planet}", tile=box.tile_of[planet])


def problems_of_stations(state: State) -> Iterator[Problem]:
    """Each on a free slot of its kind, one of a seat in a galaxy (CS-M1-3, CS-M1-4)."""
    box = state.box
    taken: set[Ref] = set()
    for seat, player in enumerate(state.players):
        galaxies: set[Ref] = set()
        for built in player.built:
            path = f"players.{seat}.built"
            galaxy = box.galaxies.get(box.galaxy_of.get(built.slot, ""))
            if galaxy is None or galaxy.ref not in box.open_with[len(state.players)] or built.slot not in galaxy.slots:
                yield problem("position-slot", path, slot=built.slot)
                continue
            station = box.stations.get(built.station)
            misfit = state.options.station_slots_typed and station is not None and station.kind != galaxy.station
            if built.slot in taken or galaxy.ref in galaxies or misfit:
                yield problem("position-slot", path, slot=built.slot)
            taken.add(built.slot)
            galaxies.add(galaxy.ref)


def problems_of_tracks(state: State, seat: int, player: Player) -> Iterator[Problem]:
    path, bounds = f"players.{seat}", state.box.numbers.consumption
    if not bounds.least <= player.consumption <= bounds.most:
        yield problem("position-consumption", path, least=bounds.least, most=bounds.most)
    if min(player.energy, player.level, player.gems.a, player.gems.g, player.gems.t) < 0:
        yield problem("position-below-zero", path)


def problems_of_cards(state: State, seat: int, player: Player) -> Iterator[Problem]:
    """One card too many is held only as long as it takes to give one back (CS-EXP-4)."""
    box, path = state.box, f"players.{seat}"
    if player.is_automa:
        if player.cards or player.dark or player.tech or player.gems.count or player.improvements:
            yield problem("position-automa", path)
        return
    most = box.numbers.bonus_cards
    returning = any(isinstance(each, todo.ReturningBonus) and each.seat == seat for each in state.agenda)
    if len(player.light) + bool(player.dark) > most + returning:
        yield problem("position-bonus", path, most=most)
    for card in player.cards:
        face = box.cards.get(card)
        if face is not None and not face.is_ai and card not in box.start_cards[seat]:
            yield problem("position-card-owner", path, card=card)


def problems_of_improvements(state: State, seat: int, player: Player) -> Iterator[Problem]:
    """Each once, the steps of a range in their order, those of an extra zone with that zone (CS-BUY-5, CS-BUY-9)."""
    box, path = state.box, f"players.{seat}.improvements"
    if list(player.improvements) != sorted(set(player.improvements)):
        yield problem("position-improvements", path)
    for ref in player.improvements:
        place = box.improvements.get(ref)
        if place is None:
            yield problem("position-improvement", path, improvement=ref)
            continue
        if place.needs and place.needs not in player.improvements:
            yield problem("position-step", path, improvement=ref, needs=place.needs)
        if place.zone > len(player.zones) or (ref not in box.board_improvements and not has_steps(state, player)):
            yield problem("position-improvement", path, improvement=ref)
    if len(set(player.extra_zones)) < len(player.extra_zones) or set(player.extra_zones) - set(box.extra_zones):
        yield problem("position-extra-zone", f"players.{seat}.extra_zones")


def has_steps(state: State, player: Player) -> bool:
    """Whether one of the seat's extra zones can be improved (CS-M2-5)."""
    return any(zone.steps for name, zone in state.box.extra_zones.items() if name in player.extra_zones)
