"""What must hold in every position: components conserved, pens with a house and a way out. A broken one is told."""

from collections.abc import Iterator
from dataclasses import replace

from rules.core.census import Census, differences, tally
from rules.core.edition import Problem, problem
from rules.core.types import Ref
from rules.hoyuk import agenda as todo
from rules.hoyuk import places
from rules.hoyuk.candidates import legal_moves
from rules.hoyuk.cells import CELLS, cells_in, name_of
from rules.hoyuk.parts import PIECES
from rules.hoyuk.queries import loose_cattle
from rules.hoyuk.setup import LEAST_SEATS, MOST_NEIGHBOURS, MOST_SEATS
from rules.hoyuk.state import SOURCES, State
from rules.hoyuk.village import THINGS, House, Ruin

PHASES = (1, 2, 3, 4)


def census_of(state: State) -> Census:
    """Cards and tiles by their names, houses of each seat and pieces as counts, wherever they are."""
    counted = tally(named_components(state))
    for seat in state.seats:
        counted[f"house-{seat}"] = houses_of(state, seat)
    where = state.village.where
    on_board = (where.pens, where.ovens, where.shrines, where.cattle, where.villagers)
    for piece, left, cells in zip(PIECES, state.supply, on_board, strict=True):
        counted[piece] = left + cells.bit_count()
    counted["cattle"] += len(loose_cattle(state.agenda))
    return counted


def box_census_of(state: State) -> Census:
    box, mode = state.box, state.options.mode
    counted = tally((*box.catastrophes[mode], *box.tiles[mode], *(card for each in box.aspects[mode] for card in each)))
    for seat in state.seats:
        counted[f"house-{seat}"] = state.options.house_target
    for piece, count in zip(PIECES, box.supply[mode], strict=True):
        counted[piece] = count
    return counted


def named_components(state: State) -> Iterator[Ref]:
    for place in (*state.piles, state.removed, state.catastrophes, state.tiles, state.tile_discard, *state.dealt):
        yield from place
    for player in state.players:
        yield from player.hand
        yield from player.spent


def houses_of(state: State, seat: int) -> int:
    """Tiles of a clan: beside the board, standing one on the other, in ruins, gone (HK-SET-1, HK-RUI-3)."""
    player, where = state.players[seat], state.village.where
    standing = where.houses[seat].bit_count() + (where.houses[seat] & where.high).bit_count()
    ruins = sum(THINGS.get(word) == Ruin(seat) for word in state.village.cells if word)
    return player.houses + player.gone + standing + ruins


# Positions


def problems_of(state: State) -> Iterator[Problem]:
    """Check the invariants of the game, for positions that were written or edited by hand."""
    misshapen = list(problems_of_shape(state))
    yield from misshapen
    if misshapen:
        return  # what follows counts on every list having its length, and on every cell holding something known
    yield from problems_of_village(state)
    yield from problems_of_players(state)
    for kind, counted, should in differences(census_of(state), box_census_of(state)):
        yield problem("position-census", kind, counted=counted, should=should)
    yield from problems_of_agenda(state)


def problems_of_shape(state: State) -> Iterator[Problem]:
    box, seats = state.box, len(state.players)
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        yield problem("position-size", "players", size=seats, should=LEAST_SEATS)
        return
    sizes: list[tuple[str, int, int]] = [
        ("village.cells", len(state.village.cells), CELLS),
        ("supply", len(state.supply), len(PIECES)),
        ("piles", len(state.piles), len(box.piles[state.options.mode])),
        ("dealt", len(state.dealt), seats),
        *((f"players.{at}.earned", len(each.earned), len(SOURCES)) for at, each in enumerate(state.players)),
    ]
    for path, size, should in sizes:
        if size != should:
            yield problem("position-size", path, size=size, should=should)
    if len(state.village.cells) == CELLS:
        yield from problems_of_words(state)
    numbered = [("marker", state.marker), *((f"neighbours.{at}", each) for at, each in enumerate(state.neighbours))]
    numbered += [(f"agenda.{at}", getattr(each, "seat", 0)) for at, each in enumerate(state.agenda)]
    for path, seat in numbered:
        if not 0 <= seat < seats:
            yield problem("position-no-seat", path, number=seat + 1)
    if not 0 <= state.seen <= len(state.catastrophes) or not 0 <= state.phase <= len(PHASES) or state.turn < 0:
        yield problem("position-course", "turn")
    cells = [cell for area in state.locusts for cell in area]
    cells += [cell for each in state.agenda for cell in (*getattr(each, "block", ()), *getattr(each, "blocks", ()))]
    cells += loose_cattle(state.agenda)
    if any(not 0 <= cell < CELLS for cell in cells):
        yield problem("position-no-cell", "agenda")


def problems_of_words(state: State) -> Iterator[Problem]:
    """Each cell holds something that is known, of a clan that plays."""
    for cell, word in enumerate(state.village.cells):
        thing = THINGS.get(word)
        if word and thing is None:
            yield problem("position-thing", f"village.cells.{name_of(cell)}", text=word)
        clan = thing.owner if isinstance(thing, House) else thing.clan if isinstance(thing, Ruin) else 0
        if clan >= len(state.players):
            yield problem("position-no-seat", f"village.cells.{name_of(cell)}", number=clan + 1)


def problems_of_village(state: State) -> Iterator[Problem]:
    """Each pen belongs to a house and has a way out; there is one shaman, in the expert game (HK-PEN-1, HK-PEN-3)."""
    village = state.village
    where = village.where
    for cell in cells_in(where.pens & ~village.pens_of(where.standing)):
        yield problem("position-pen", f"village.cells.{name_of(cell)}")
    for cell in cells_in(where.pens & ~places.with_free_side(village, state.options)):
        yield problem("position-pen-shut", f"village.cells.{name_of(cell)}")
    if where.shaman.bit_count() > int(state.options.is_expert):
        yield problem("position-shaman", "village", most=int(state.options.is_expert))
    if min(state.supply) < 0:
        yield problem("position-below-zero", "supply")


def problems_of_players(state: State) -> Iterator[Problem]:
    box = state.box
    clans = [player.clan for player in state.players]
    if len(set(clans)) < len(clans) or set(clans) - set(box.power):
        yield problem("position-clans", "players")
    for seat, player in enumerate(state.players):
        if min(player.houses, player.gone, *player.earned) < 0:
            yield problem("position-below-zero", f"players.{seat}")
    if any(player.houses == 0 for player in state.players) and not state.is_last:
        yield problem("position-last-turn", "is_last")
    neighbours = state.neighbours
    count = len(neighbours)
    is_challenge = count <= MOST_NEIGHBOURS and len(state.players) - count == 1
    if list(neighbours) != sorted(set(neighbours)) or (neighbours and not is_challenge):
        yield problem("position-neighbours", "neighbours", most=MOST_NEIGHBOURS)


def problems_of_agenda(state: State) -> Iterator[Problem]:
    """Check that a seat is asked something that can be answered, or the game is over."""
    if not state.agenda:
        return
    pending = state.agenda[0]
    if not isinstance(pending, todo.Asked) or not is_answerable(state, pending):
        yield problem("position-agenda", "agenda.0")


def is_answerable(state: State, pending: todo.Asked) -> bool:
    village = state.village
    match pending:
        case todo.Inspect(_, blocks):
            return bool(blocks) and set(blocks) <= {block.first for block in village.blocks}
        case todo.ChooseTile(seat):
            return seat in state.neighbours and len(state.dealt[seat]) > 1
        case todo.CardWindow(limit=limit):
            return limit >= 0
    by_persons = replace(state, neighbours=())  # neighbours answer whatever a person could
    return bool(legal_moves(by_persons, pending.seat))
