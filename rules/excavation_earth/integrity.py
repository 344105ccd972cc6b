"""What must hold in every position: components conserved, places respected. A broken position is told, not played."""

from collections import Counter
from collections.abc import Iterator

from rules.core.census import Census, differences, tally
from rules.core.edition import Problem, problem
from rules.core.types import Ref
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.integrity_of_questions import problems_of_agenda
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.setup import COLOURS, objections_to_options
from rules.excavation_earth.state import SOURCES, Player, State, colour_of, type_of


def census_of(state: State) -> Census:
    """Cards and relics by their names, tiles, buyers and cubes as counts, wherever they lie."""
    counted = tally(named_components(state))
    counted["command-tile"] = len(state.tiles) + len(state.tile_stack)
    for seat, _ in enumerate(state.players):
        counted[f"cube-{seat}"] = cubes(state, seat)
    waiting = Counter("".join(state.queues) + state.mothership)
    for colour, stock in zip(state.box.colours, state.stock, strict=True):
        counted[f"buyer-{colour}"] = stock + waiting[colour]
    counted[f"buyer-{WHITE}"] = state.white + waiting[WHITE]
    return counted


def box_census_of(state: State) -> Census:
    box, by_players = state.box, state.box.by_players(len(state.players))
    counted = tally((*box.action_cards, *box.buyer_cards))
    counted.update(tile for tiles in box.tiles_of.values() for tile in tiles)
    if state.zu is not None:
        counted.update(tuple(box.zu_cards))
    counted["command-tile"] = box.tiles_in_play if state.round > 1 else len(box.tile_effects)
    for seat, player in enumerate(state.players):
        counted[f"cube-{seat}"] = box.crew * sets_of_cubes(state, seat)
        if not player.is_zu:
            counted.update(box.travel_cards[seat])
    for colour in box.colours:
        counted[f"buyer-{colour}"] = by_players.buyers
    counted[f"buyer-{WHITE}"] = by_players.white
    return counted


def named_components(state: State) -> Iterator[Ref]:
    for place in (state.deck, state.discard, state.buyer_deck, state.buyer_discard, state.drawn, state.sold):
        yield from place
    yield from (each.card for each in state.row)
    for place in (*state.sites, *state.piles, *state.reserve):
        yield from place
    for player in state.players:
        for place in (player.hand, player.travel, player.spent_travel, player.packet, player.drafted, player.relics):
            yield from place
        yield from player.chosen or ()
    if state.zu is not None:
        for place in (state.zu.deck, state.zu.discard, *state.zu.later, state.zu.gone):
            yield from place


def cubes(state: State, seat: int) -> int:
    """Count the cubes of a seat, in the supply and on the whole table (EE-CRW-1)."""
    player = state.players[seat]
    on_table = sum(each[seat] for each in (*state.traders, *state.envoys))
    return player.supply + len(player.guards) + on_table + sum(each.owner == seat for each in state.row)


def sets_of_cubes(state: State, seat: int) -> int:
    """Zu opens a further set when one is used up, unless the fifth easier switch forbids it (EE-SOLO-CRW-1)."""
    if not state.players[seat].is_zu or state.options.easier_5:
        return 1
    return max(1, -(-cubes(state, seat) // state.box.crew))


# Positions


def problems_of(state: State) -> Iterator[Problem]:
    """Check the invariants of the game, for positions that were written or edited by hand."""
    misshapen = list(problems_of_shape(state))
    yield from misshapen
    if misshapen:
        return  # what follows counts on every list having its length, and on every seat being taken
    for refusal in objections_to_options(state.options, with_zu=state.zu is not None):
        yield Problem(refusal.rule, "options", refusal.args)
    yield from problems_of_table(state)
    for seat, player in enumerate(state.players):
        yield from problems_of_player(state, seat, player)
    yield from problems_of_agenda(state)
    factions = [player.faction for player in state.players]
    colours = [player.colour for player in state.players]
    if len(set(factions)) < len(factions) or len(set(colours)) < len(colours):
        yield problem("position-same-faction", "players")
    markers = [player.marker for player in state.players if player.marker]
    if sorted(markers) != list(range(1, len(markers) + 1)):  # they are taken in order (EE-ACT-SUR-3)
        yield problem("position-markers", "players.marker", most=state.box.markers)
    for kind, counted, should in differences(census_of(state), box_census_of(state)):
        yield problem("position-census", kind, counted=counted, should=should)


def problems_of_shape(state: State) -> Iterator[Problem]:
    box, seats = state.box, len(state.players)
    if seats not in box.parts.box.setup.survey_row:
        yield problem("position-size", "players", size=seats, should=box.parts.box.players.max)
        return
    sizes: list[tuple[str, int, int]] = [
        ("queues", len(state.queues), len(box.market_places)),
        ("traders", len(state.traders), len(box.market_places)),
        ("envoys", len(state.envoys), len(box.centres)),
        ("stock", len(state.stock), len(box.colours)),
        ("sites", len(state.sites), len(box.sites)),
        ("piles", len(state.piles), len(box.colours)),
        ("reserve", len(state.reserve), len(box.colours)),
        *((f"traders.{at}", len(each), seats) for at, each in enumerate(state.traders)),
        *((f"envoys.{at}", len(each), seats) for at, each in enumerate(state.envoys)),
        *((f"players.{at}.earned", len(each.earned), len(SOURCES)) for at, each in enumerate(state.players)),
    ]
    for path, size, should in sizes:
        if size != should:
            yield problem("position-size", path, size=size, should=should)
    if sorted(state.order) != list(range(seats)):
        yield problem("position-order", "order")
    if not 1 <= state.round <= box.rounds:
        yield problem("position-round", "round", round=state.round, most=box.rounds)
    for at, pending in enumerate(state.agenda):
        seat = getattr(pending, "seat", 0)
        if not 0 <= seat < seats:
            yield problem("position-no-seat", f"agenda.{at}", number=seat + 1)
    for at, row_card in enumerate(state.row):
        if row_card.owner is not None and not 0 <= row_card.owner < seats:
            yield problem("position-no-seat", f"row.{at}", number=row_card.owner + 1)
    for seat, player in enumerate(state.players):
        if player.faction not in box.factions:
            yield problem("position-faction", f"players.{seat}", faction=player.faction)
        if player.colour not in COLOURS:
            yield problem("table-unknown-colour", f"players.{seat}", colour=player.colour, colours=" ".join(COLOURS))
    zus = [seat for seat, player in enumerate(state.players) if player.is_zu]
    if zus != ([state.zu.seat] if state.zu is not None else []) or (zus and seats != 2):  # noqa: PLR2004
        yield problem("position-zu", "zu")


def problems_of_table(state: State) -> Iterator[Problem]:
    box = state.box
    letters = {*box.colours, WHITE}
    for at, queue in enumerate(state.queues):
        if len(queue) > box.numbers.queue_most or set(queue) - letters:
            yield problem("position-queue", f"queues.{at}", most=box.numbers.queue_most)
    if set(state.mothership) - letters:
        yield problem("position-queue", "mothership", most=box.numbers.queue_most)
    counts = (*state.stock, state.white, *(each for place in (*state.traders, *state.envoys) for each in place))
    if min(counts) < 0:
        yield problem("position-below-zero", "table")
    for at, (site, relics) in enumerate(zip(box.sites, state.sites, strict=True)):
        if any(box.site_of.get(type_of(relic)) != at for relic in relics):
            yield problem("position-relic-place", f"sites.{site}")
    for path, places in (("piles", state.piles), ("reserve", state.reserve)):
        for colour, relics in zip(box.colours, places, strict=True):
            if any(colour_of(relic) != colour for relic in relics):
                yield problem("position-relic-place", f"{path}.{colour}")
    if len(state.row) > box.by_players(len(state.players)).row:
        yield problem("position-row", "row", most=box.by_players(len(state.players)).row)
    in_play = box.tiles_in_play if state.round > 1 else 0
    if len(state.tiles) != in_play or len({*state.tiles, *state.tile_stack}) < len(state.tiles + state.tile_stack):
        yield problem("position-tiles", "tiles", should=in_play)


def problems_of_player(state: State, seat: int, player: Player) -> Iterator[Problem]:
    box, path = state.box, f"players.{seat}"
    faction = box.factions[player.faction]
    if len(player.hold) > faction.hold or len(player.container) > faction.container:
        yield problem("position-store", path, hold=faction.hold, container=faction.container)
    if player.supply < 0:
        yield problem("position-below-zero", f"{path}.supply")
    if set(player.guards) - set(box.relics) or list(player.guards) != sorted(set(player.guards)):
        yield problem("position-guards", f"{path}.guards")
    if set(player.columns) - set(box.colours):
        yield problem("position-guards", f"{path}.columns")
    yield from problems_of_explorers(state, seat, player)


def problems_of_explorers(state: State, seat: int, player: Player) -> Iterator[Problem]:
    """Two of one seat share a location only on their way (EE-ACT-TRV-3, EE-ACT-TRV-4)."""
    box, path = state.box, f"players.{seat}.explorers"
    places = player.explorers
    if player.is_zu:
        if places or player.hand or player.packet:
            yield problem("position-zu", path)
        return
    if not len(box.start_places) <= len(places) <= box.explorers or set(places) - set(box.places):
        yield problem("position-explorers", path, count=len(places))
    on_the_way = isinstance(state.pending, (todo.Travelling, todo.Teleporting))
    if len(set(places)) < len(places) and not on_the_way:
        yield problem("position-explorers-together", path)
