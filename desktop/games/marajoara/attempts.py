"""What somebody means who drops pieces somewhere, legal or not; what goes along with a move, and what could cure it."""

from collections.abc import Sequence

from desktop.board.desk import Drop, no_one
from desktop.board.sprite import Key
from desktop.games.marajoara import keys
from desktop.games.marajoara.handles import die_on
from desktop.games.marajoara.keys import NOBODY, Spot, die_key, spot_of
from rules.core.types import Ref, Seat
from rules.marajoara import agenda as todo
from rules.marajoara import moves as m
from rules.marajoara.components import TRACKS, Colour, TrackName
from rules.marajoara.legality import objections
from rules.marajoara.queries import geometry
from rules.marajoara.state import SLOTS, State

PRICED = ("MJ-EXP-1", "MJ-FIN-1", "MJ-FLD-1", "MJ-MIS-6b", "MJ-PAY-3", "MJ-PAY-4")
"""Rules that refuse a move when there is too little money."""


def attempt(state: State, seat: Seat, pieces: frozenset[Key]) -> Drop[m.Move]:
    spots = sorted(spot for spot in (spot_of(state, piece) for piece in pieces) if spot is not None)
    if len(spots) < len(pieces) or not spots or any(spot.seat not in (seat, NOBODY) for spot in spots):
        return no_one
    is_stored = all(spot.kind == "slot" for spot in spots)

    def meant(place: Key) -> m.Move | None:
        target = spot_of(state, place)
        if target is None or target.seat not in (seat, NOBODY):
            return None
        if is_stored:
            return of_stored_dice(state, seat, tuple(spot.ref for spot in spots), target)
        return of_one_piece(state, seat, min(pieces), spots[0], target) if len(spots) == 1 else None

    return meant


def of_stored_dice(state: State, seat: Seat, slots: tuple[Ref, ...], target: Spot) -> m.Move | None:
    """Dice of the storage: to the display case, to the jar, to the cart, to the other museum."""
    pending = state.agenda[0] if state.agenda else None
    match target.kind:
        case "case" | "vase" if len(slots) == 1 and isinstance(pending, todo.CheapExhibit):
            return m.ExhibitCheaply(seat=seat, slot=slots[0])
        case "case" | "vase":
            return m.Exhibit(seat=seat, slots=slots)
        case "fragment":
            return m.Restore(seat=seat, fragment=target.ref, slots=slots, doubled=state.double_blue)
        case "cart" if len(slots) == 1:
            return m.GiveDie(seat=seat, slot=slots[0])
        case "slot" if len(slots) == 1 and len(state.players[seat].museums) > 1:
            blue, red = sorted((slots[0], target.ref), key=lambda ref: SLOTS[ref].colour)
            return m.ExchangeBetweenMuseums(seat=seat, blue=blue, red=red)
    return None


def of_one_piece(state: State, seat: Seat, piece: Key, source: Spot, target: Spot) -> m.Move | None:
    kind, *which = keys.read(piece)
    ref = str(which[0]) if kind == "die" else ""
    match source.kind, target.kind:
        case "grid", "grid" if ref and source.ref != target.ref:
            return between_spaces(state, seat, source.ref, target.ref)
        case "grid", "round":
            return m.RemoveDie(seat=seat, space=source.ref)
        case "slate", "grid":
            return m.Recycle(seat=seat, die=ref, space=target.ref)
        case "hand", "grid":
            return token_on(state, seat, target.ref)
        case "cart", "slot":
            return m.TakeDie(seat=seat, die=ref, museum=keys.museum_of(target.ref))
        case "captured", "slot":
            return m.Store(seat=seat, museum=keys.museum_of(target.ref))
        case "captured" | "track", "track":
            return disc_along(state, seat, source, target)
        case "spent", "cart":
            return m.SpendNext(seat=seat, die=ref)
        case "vase", "supply":
            return m.TakeBackVase(seat=seat, museum=int(source.ref))
    return None


def between_spaces(state: State, seat: Seat, start: Ref, to: Ref) -> m.Move:
    """One step is field work, anything further is meant as a jump."""
    number = state.box.number
    is_step = number[to] in state.box.every_way.steps[number[start]]
    if is_step and not state.agenda and state.stage in ("before", "after"):
        return m.FieldWork(seat=seat, start=start, to=to)
    return m.Capture(seat=seat, start=start, to=to)


def token_on(state: State, seat: Seat, space: Ref) -> m.Move:
    if state.stage == "setup":
        return m.PlaceStartToken(seat=seat, space=space)
    return m.PlaceDigToken(seat=seat, space=space)


def disc_along(state: State, seat: Seat, source: Spot, target: Spot) -> m.Move | None:
    """A disc goes as far as the die says: elsewhere on its track the drop means nothing, unless no move is possible."""
    on_other_track = source.kind == "track" and source.ref != target.ref
    if state.captured is None or target.ref not in TRACKS or on_other_track:
        return None
    return m.Excavate(seat=seat, track=target.ref)


# What goes along, and what could cure


def companions(state: State, move: m.Move) -> Sequence[Key]:
    match move:
        case m.Capture(start=start, to=to):
            over = geometry(state).over[state.box.number[start], state.box.number[to]]
            return (die_on(state, state.box.spaces[over].ref),)
        case m.Excavate() if state.captured is not None:
            return (die_key(state.captured.ref),)
        case m.Restore(fragment=fragment, seat=seat):
            return tuple(keys.fragment_key(seat, ref) for ref in placed_neighbours(state, seat, fragment))
        case m.ScoreFragment(fragment=fragment, seat=seat):
            return tuple(keys.fragment_key(seat, ref) for ref in placed_neighbours(state, seat, fragment))
    return ()


def placed_neighbours(state: State, seat: Seat, fragment: Ref) -> list[Ref]:
    number = keys.museum_of(fragment)
    placed = state.players[seat].museums[number].fragments
    return [keys.in_museum(number, ref) for ref in placed if ref in state.box.neighbours[keys.local(fragment)]]


def cures(state: State, move: m.Move) -> Sequence[Key]:
    refusal = next(iter(objections(state, move)), None)
    if refusal is None:
        return ()
    said = dict(refusal.args)
    if refusal.rule == "MJ-CAP-6":
        return stored(state, move.seat, said["colour"])
    if refusal.rule in PRICED and "money" in said:
        return stored(state, move.seat, "yellow")
    if refusal.rule in ("MJ-RES-1", "MJ-RES-5") and isinstance(move, m.Restore):
        return stored(state, move.seat, "blue", museum=keys.museum_of(move.fragment))
    if refusal.rule == "MJ-EXC-5":
        return tuple(keys.disc_key(move.seat, track) for track in TRACKS if can_move(state, move.seat, track))
    return ()


def stored(state: State, seat: Seat, colour: Colour, museum: int | None = None) -> tuple[Key, ...]:
    """The dice of a colour that fill a storage, in one museum or in all."""
    return tuple(
        die_key(die.ref)
        for slot, die in state.players[seat].stored()
        if die.colour == colour and museum in (None, SLOTS[slot].museum)
    )


def can_move(state: State, seat: Seat, track: TrackName) -> bool:
    move = m.Excavate(seat=seat, track=track)
    return next(iter(objections(state, move)), None) is None
