"""How each move of Marajoara is made by hand: what is taken and where it is dropped, or what is clicked."""

from collections.abc import Iterator
from typing import assert_never

from desktop.board.desk import BUTTON, Handle, click, drag
from desktop.board.sprite import Key
from desktop.games.marajoara import keys
from desktop.games.marajoara.keys import die_key
from rules.core.types import Ref, Seat
from rules.marajoara import moves as m
from rules.marajoara.components import LAST, TRACKS, Colour, TrackName
from rules.marajoara.state import CAPTURED, SLOTS, State, slot_ref


def gestures(state: State, move: m.Move) -> Iterator[Handle]:
    """All gestures of a move, the usual one first."""
    yield handle(state, move)
    if isinstance(move, m.RemoveDie):
        # All dice that may go, go to the same place: none need be carried there.
        yield click(die_on(state, move.space))


def handle(state: State, move: m.Move) -> Handle:
    seat = move.seat
    match move:
        case m.Capture(start=start, to=to) | m.FieldWork(start=start, to=to):
            return drag(die_on(state, start), keys.space_key(to))
        case m.Exhibit(slots=slots):
            return Handle(dice_in(state, seat, slots), keys.case_key(seat, SLOTS[slots[0]].museum))
        case m.ExhibitCheaply(slot=slot):
            return Handle(dice_in(state, seat, (slot,)), keys.case_key(seat, SLOTS[slot].museum))
        case m.Restore(fragment=fragment, slots=slots):
            return Handle(dice_in(state, seat, slots), keys.fragment_key(seat, fragment))
        case m.FundRestoration(slot=slot, change=change):
            return click(keys.fund_key(seat, slot, change))
        case m.ExchangeBetweenMuseums(blue=blue, red=red):
            (target,) = dice_in(state, seat, (red,))
            return Handle(dice_in(state, seat, (blue,)), target)
        case m.Raise(slot=slot):
            return click(raised_die(state, seat, slot))
        case m.Excavate(track=track):
            return drag(keys.disc_key(seat, track), keys.track_key(track, arrival(state, seat, track)))
        case m.Store(museum=museum):
            assert state.captured is not None
            return drag(die_key(state.captured.ref), free_slot(state, seat, museum, state.captured.colour))
        case m.PlaceDigToken(space=space) | m.PlaceStartToken(space=space):
            return drag(keys.TOKEN_IN_HAND, keys.space_key(space))
        case m.PayWith(pips=pips):
            return click(keys.pay_key(pips))
        case m.SpendNext(die=ref):
            return drag(die_key(ref), keys.cart_key(cart_entry(state)))
        case m.GiveDie(slot=slot):
            return Handle(dice_in(state, seat, (slot,)), keys.cart_key(1))
        case m.TakeDie(die=ref, museum=museum):
            colour = next(die.colour for die in state.cart if die is not None and die.ref == ref)
            return drag(die_key(ref), free_slot(state, seat, museum, colour))
        case m.ScoreFragment(fragment=fragment):
            return click(keys.fragment_key(seat, fragment))
        case m.TakeBackVase(museum=museum):
            vase = keys.vase_key(seat, museum, state.players[seat].museums[museum].vases)
            return drag(vase, keys.supply_key(seat, museum))
        case m.Recycle(die=ref, space=space):
            return drag(die_key(ref), keys.space_key(space))
        case m.RemoveDie(space=space):
            return drag(die_on(state, space), keys.round_key(len(state.round_track) + 1))
        case m.ChooseZone(museum=museum):
            return click(keys.zone_key(seat, museum))
        case m.SpendRest() | m.Decline() | m.EndTurn():
            return BUTTON
    assert_never(move)


def die_on(state: State, space: Ref) -> Key:
    die = state.grid[state.box.number[space]]
    assert die is not None
    return die_key(die.ref)


def dice_in(state: State, seat: Seat, slots: tuple[Ref, ...]) -> frozenset[Key]:
    dice = (state.players[seat].die_at(slot) for slot in slots)
    return frozenset(die_key(die.ref) for die in dice if die is not None)


def raised_die(state: State, seat: Seat, slot: Ref) -> Key:
    die = state.captured if slot == CAPTURED else state.players[seat].die_at(slot)
    assert die is not None
    return die_key(die.ref)


def arrival(state: State, seat: Seat, track: TrackName) -> int:
    """The space that the captured grey die brings this disc to (MJ-EXC-1, MJ-EXC-2)."""
    assert state.captured is not None
    return min(state.players[seat].discs[TRACKS.index(track)] + state.captured.face, LAST)


def free_slot(state: State, seat: Seat, museum: int, colour: Colour) -> Key:
    """The leftmost free slot of a colour, where a die that is stored there goes (MJ-ACT-1)."""
    row = state.players[seat].museums[museum].row(colour)
    return keys.slot_key(seat, slot_ref(museum, colour, row.index(None)))


def cart_entry(state: State) -> int:
    """The slot that the next spent die enters, from 1 (MJ-SPD-2, MJ-SPD-3)."""
    free = [number for number, die in enumerate(state.cart, 1) if die is None]
    if not free:
        return 1
    return free[-1] if state.options.cart_gravity else free[0]
