"""Every move a seat may make: exactly the legal ones, none twice, always in the same order.

Built from the position rather than filtered through legality.py, because this list is what bots wait for. The tests
hold the two against each other: each move here has no objection, and each other move of the game has one.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Literal, assert_never

from rules.core.types import Ref, Seat
from rules.marajoara import agenda as todo
from rules.marajoara import moves as m
from rules.marajoara.components import SECOND, TRACKS, Box, Die
from rules.marajoara.queries import (
    cheaply_exhibitable,
    free_magnifiers,
    givable,
    movable_tracks,
    museums_with_spare_vase,
    neighbours_to_remove,
    overflow_penalty,
    raisable,
    recycling_spaces,
    restores,
    storable_colours,
    takable,
    token_spaces,
    ways_to_pay,
)
from rules.marajoara.state import Museum, Player, State, slot_ref


def legal_moves(state: State, seat: Seat) -> tuple[m.Move, ...]:
    if state.stage == "over":
        return ()
    if state.agenda:
        pending = state.agenda[0]
        return tuple(answers(state, pending, seat)) if getattr(pending, "seat", None) == seat else ()
    return tuple(turn_moves(state, seat)) if seat == state.active else ()


def turn_moves(state: State, seat: Seat) -> list[m.Move]:
    """Before and after the main action: captures, free actions, the end of the turn (MJ-TURN-2, MJ-TURN-3)."""
    moves: list[m.Move] = []
    if state.stage == "before":
        moves += capture_moves(state, seat)
    must_capture = bool(moves)  # MJ-TURN-6
    moves += exhibits(state, seat)
    moves += restorations(state, seat)
    costs = state.box.parts.box.costs
    money = state.players[seat].money
    if money >= costs.fund_restoration:
        moves += funded_restorations(state, seat)
    if money >= costs.field_work:
        moves += field_works(state, seat)
    if money >= costs.museum_exchange and len(state.players[seat].museums) > 1:
        moves += exchanges(state, seat)
    if not must_capture:
        moves.append(m.EndTurn(seat=seat))
    return moves


# The same moves are asked for in thousands of positions: each stands once, in a table by its landing space.


@lru_cache(maxsize=64)
def capture_table(box: Box, ortho_only: bool, seat: Seat) -> tuple[tuple[tuple[int, int, m.Capture], ...], ...]:
    """Onto each space: (from, over, the move)."""
    spaces = box.spaces
    return tuple(
        tuple((start, over, m.Capture(seat=seat, start=spaces[start].ref, to=spaces[onto].ref)) for start, over in ways)
        for onto, ways in enumerate(box.geometry(ortho_only).jumps_onto)
    )


@lru_cache(maxsize=64)
def field_work_table(box: Box, ortho_only: bool, seat: Seat) -> tuple[tuple[tuple[int, m.FieldWork], ...], ...]:
    """Onto each space: (from, the move)."""
    spaces = box.spaces
    return tuple(
        tuple((start, m.FieldWork(seat=seat, start=spaces[start].ref, to=spaces[onto].ref)) for start in ways)
        for onto, ways in enumerate(box.geometry(ortho_only).steps)
    )


def capture_moves(state: State, seat: Seat) -> list[m.Capture]:
    """MJ-CAP-1 to MJ-CAP-9."""
    grid = state.grid
    storable = storable_colours(state.players[seat])
    table = capture_table(state.box, state.options.ortho_only, seat)
    return [
        move
        for onto, die in enumerate(grid)
        if die is None
        for start, over, move in table[onto]
        if grid[start] is not None and (captured := grid[over]) is not None and captured.colour in storable
    ]


def field_works(state: State, seat: Seat) -> list[m.FieldWork]:
    """MJ-FLD-1, MJ-FLD-2."""
    grid = state.grid
    table = field_work_table(state.box, state.options.ortho_only, seat)
    return [
        move for onto, die in enumerate(grid) if die is None for start, move in table[onto] if grid[start] is not None
    ]


# Free actions


def exhibits(state: State, seat: Seat) -> Iterator[m.Exhibit]:
    player = state.players[seat]
    money = player.money
    if not money:
        return
    for number, museum in enumerate(player.museums):
        red = numbered(number, museum, "red")
        room = len(state.box.case) - museum.vases
        for count in range(1, min(len(red), room) + 1):
            for chosen in combinations(red, count):
                if sum(die.face for _, die in chosen) <= money:
                    yield m.Exhibit(seat=seat, slots=tuple(ref for ref, _ in chosen))


def restorations(state: State, seat: Seat) -> Iterator[m.Restore]:
    for number, museum in enumerate(state.players[seat].museums):
        blue = numbered(number, museum, "blue")
        missing = [each for each in state.box.parts.museum.fragments if each.ref not in museum.fragments]
        if not blue or not missing:
            continue
        sets = [
            (tuple(slot for slot, _ in chosen), [die.face for _, die in chosen])
            for count in range(1, len(blue) + 1)
            for chosen in combinations(blue, count)
        ]
        for fragment in missing:
            ref = f"{SECOND}{fragment.ref}" if number else fragment.ref
            for slots, faces in sets:
                if restores(fragment, faces):
                    yield m.Restore(seat=seat, fragment=ref, slots=slots)
                if state.double_blue and restores(fragment, [2 * face for face in faces]):
                    yield m.Restore(seat=seat, fragment=ref, slots=slots, doubled=True)


def numbered(number: int, museum: Museum, colour: Literal["blue", "red"]) -> list[tuple[Ref, Die]]:
    return [(slot_ref(number, colour, at), die) for at, die in enumerate(museum.row(colour)) if die]


def funded_restorations(state: State, seat: Seat) -> Iterator[m.FundRestoration]:
    overflows = overflow_penalty(state) > 0
    for number, museum in enumerate(state.players[seat].museums):
        for ref, die in numbered(number, museum, "blue"):
            if die.face > 1:
                yield m.FundRestoration(seat=seat, slot=ref, change=-1)
            if die.face < state.box.top_face or overflows:
                yield m.FundRestoration(seat=seat, slot=ref, change=1)


def exchanges(state: State, seat: Seat) -> Iterator[m.ExchangeBetweenMuseums]:
    player = state.players[seat]
    for giver, receiver in ((0, 1), (1, 0)):
        if player.museums[receiver].has_room("blue") and player.museums[giver].has_room("red"):
            for blue, _ in numbered(giver, player.museums[giver], "blue"):
                for red, _ in numbered(receiver, player.museums[receiver], "red"):
                    yield m.ExchangeBetweenMuseums(seat=seat, blue=blue, red=red)


# Answers to what is pending


def answers(state: State, pending: todo.Pending, seat: Seat) -> Iterator[m.Move]:
    spaces = state.box.spaces
    player = state.players[seat]
    match pending:
        case todo.Increase():
            for ref, _ in raisable(state, pending):
                yield m.Raise(seat=seat, slot=ref)
            yield m.Decline(seat=seat)
        case todo.ChooseTrack():
            assert state.captured is not None
            for track, _ in movable_tracks(state, seat, state.captured.face):
                yield m.Excavate(seat=seat, track=TRACKS[track])
        case todo.PlaceToken():
            for number in token_spaces(state):
                yield m.PlaceDigToken(seat=seat, space=spaces[number].ref)
        case todo.Pay(credits=credits):
            for pips in ways_to_pay(player.yellow, credits):
                yield m.PayWith(seat=seat, pips=pips)
        case todo.Spend():
            for die in state.spent:
                yield m.SpendNext(seat=seat, die=die.ref)
            yield m.SpendRest(seat=seat)
        case todo.RemoveNeighbour(beside=beside):
            for number in neighbours_to_remove(state, beside):
                yield m.RemoveDie(seat=seat, space=spaces[number].ref)
        case todo.Recycling():
            allowed = [spaces[number].ref for number in recycling_spaces(state, seat)[1]]
            for die in state.slate:
                for ref in allowed:
                    yield m.Recycle(seat=seat, die=die.ref, space=ref)
        case todo.ChooseMuseum():
            assert state.captured is not None
            for number in player.museums_with_room(state.captured.colour):
                yield m.Store(seat=seat, museum=number)
        case todo.Swap():
            yield from swap_moves(state, pending, seat)
        case todo.CheapExhibit():
            for ref, _ in cheaply_exhibitable(state, pending):
                yield m.ExhibitCheaply(seat=seat, slot=ref)
            yield m.Decline(seat=seat)
        case todo.RewardFragment():
            yield from scorable_fragments(player, seat)
        case todo.RemoveVase():
            for number in museums_with_spare_vase(player):
                yield m.TakeBackVase(seat=seat, museum=number)
            yield m.Decline(seat=seat)
        case todo.PlaceStart():
            for number in free_magnifiers(state):
                yield m.PlaceStartToken(seat=seat, space=spaces[number].ref)
        case todo.ChooseYellowZone():
            for number in range(len(player.museums)):
                yield m.ChooseZone(seat=seat, museum=number)
        case _:
            if not isinstance(pending, todo.Automatic):  # those the rules do by themselves
                assert_never(pending)


def swap_moves(state: State, swap: todo.Swap, seat: Seat) -> Iterator[m.Move]:
    if len(swap.given) < swap.count:
        for ref, _ in givable(state, swap):
            yield m.GiveDie(seat=seat, slot=ref)
        if not swap.given:
            yield m.Decline(seat=seat)
    else:
        for die, museum in takable(state, swap):
            yield m.TakeDie(seat=seat, die=die.ref, museum=museum)


def scorable_fragments(player: Player, seat: Seat) -> Iterator[m.ScoreFragment]:
    for number, museum in enumerate(player.museums):
        for fragment in museum.fragments:
            yield m.ScoreFragment(seat=seat, fragment=f"{SECOND}{fragment}" if number else fragment)
