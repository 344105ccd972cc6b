"""Why a move is not allowed: for each kind, the objections in the rulebook's order, most basic first.

The arguments of a refusal say what is the matter (`case`) and with which piece, place or price; the sentences and
what would cure them stand in translations/ under the same rule id.
"""

from collections.abc import Callable, Iterator
from typing import Any, assert_never

from rules.core.refusal import Objections, Refusal, Rest, SoftWarning, nothing_more, refuse, warn
from rules.core.types import Ref, Seat, SeatName
from rules.marajoara import agenda as todo
from rules.marajoara import moves as m
from rules.marajoara.asking import asked
from rules.marajoara.candidates import exhibits, restorations
from rules.marajoara.components import LAST, SECOND, TRACK_END_SLOTS, TRACKS, Die, Fragment
from rules.marajoara.queries import (
    SPARE_VASE,
    can_capture,
    geometry,
    givable,
    has_free_case,
    is_last_solo_turn,
    open_stars,
    overflow_penalty,
    raisable,
    recycling_spaces,
    storable_colours,
    takable,
)
from rules.marajoara.state import CAPTURED, SLOTS, Player, State


def objections(state: State, move: m.Move) -> Objections:
    if state.stage == "over":
        return iter([refuse("MJ-END-1")])
    if not 0 <= move.seat < len(state.players):
        return iter([refuse("table-no-such-seat", number=move.seat + 1)])
    match move:
        case m.Capture():
            return objections_to_capture(state, move)
        case m.Exhibit():
            return free_action(state, move, objections_to_exhibit)
        case m.Restore():
            return free_action(state, move, objections_to_restore)
        case m.FundRestoration():
            return free_action(state, move, objections_to_fund_restoration)
        case m.FieldWork():
            return free_action(state, move, objections_to_field_work)
        case m.ExchangeBetweenMuseums():
            return free_action(state, move, objections_to_exchange)
        case m.EndTurn():
            return objections_to_end_turn(state, move)
        case m.Raise():
            return answering(state, move, todo.Increase, objections_to_raise)
        case m.Decline():
            return objections_to_decline(state, move)
        case m.Excavate():
            return answering(state, move, todo.ChooseTrack, objections_to_excavate)
        case m.PlaceDigToken():
            return answering(state, move, todo.PlaceToken, objections_to_token)
        case m.PayWith():
            return answering(state, move, todo.Pay, objections_to_payment)
        case m.SpendNext():
            return answering(state, move, todo.Spend, objections_to_spend)
        case m.SpendRest():
            return answering(state, move, todo.Spend, nothing_more)
        case m.RemoveDie():
            return answering(state, move, todo.RemoveNeighbour, objections_to_remove)
        case m.Recycle():
            return answering(state, move, todo.Recycling, objections_to_recycle)
        case m.Store():
            return answering(state, move, todo.ChooseMuseum, objections_to_store)
        case m.GiveDie():
            return answering(state, move, todo.Swap, objections_to_give)
        case m.TakeDie():
            return answering(state, move, todo.Swap, objections_to_take)
        case m.ExhibitCheaply():
            return answering(state, move, todo.CheapExhibit, objections_to_cheap_exhibit)
        case m.ScoreFragment():
            return answering(state, move, todo.RewardFragment, objections_to_score_fragment)
        case m.TakeBackVase():
            return answering(state, move, todo.RemoveVase, objections_to_take_back)
        case m.PlaceStartToken():
            return answering(state, move, todo.PlaceStart, objections_to_start_token)
        case m.ChooseZone():
            return answering(state, move, todo.ChooseYellowZone, objections_to_zone)
    assert_never(move)


# Whose decision it is


def answering(state: State, move: Any, kind: type[todo.Pending], rest: Rest) -> Objections:
    """The move answers a pending decision: it must be that seat's, and of that kind."""
    pending = state.agenda[0] if state.agenda else None
    if isinstance(pending, kind) and getattr(pending, "seat", None) == move.seat:
        yield from rest(state, move, pending)
    else:
        yield out_of_place(state, move.seat, kind.RULE)


def out_of_place(state: State, seat: Seat, rule: str) -> Refusal:
    """Nothing of the kind can be decided now."""
    now = asked(state)
    if now.seat != seat:
        return refuse("MJ-TURN-1", seat=SeatName(now.seat))
    if state.agenda:
        return refuse("MJ-TURN-4", ask=now.sentence)
    return refuse(rule, case="not-now")


def free_action_window(state: State, seat: Seat) -> Objections:
    """Free actions belong to one's own turn, before or after the main action, never inside it (MJ-TURN-3)."""
    if state.stage == "setup":
        now = asked(state)
        yield refuse("MJ-SET-6", case="setup", ask=now.sentence, seat=SeatName(now.seat))
    elif seat != state.active:
        yield refuse("MJ-TURN-1", seat=SeatName(state.active))
    elif state.stage == "recycling":
        yield refuse("MJ-REC-4")
    elif state.agenda:
        now = asked(state)
        yield refuse("MJ-TURN-3", ask=now.sentence, seat=SeatName(now.seat))


def free_action(state: State, move: Any, rest: Callable[[State, Any], Objections]) -> Objections:
    """The move is a free action: this must be the moment for one."""
    blocked = next(free_action_window(state, move.seat), None)
    if blocked is not None:
        yield blocked
    else:
        yield from rest(state, move)


# The main action


def objections_to_capture(state: State, move: m.Capture) -> Objections:
    if state.stage != "before" or state.agenda or move.seat != state.active:
        blocked = next(free_action_window(state, move.seat), None)
        yield blocked or refuse("MJ-CAP-7")
        return
    number = state.box.number
    start, onto = number.get(move.start), number.get(move.to)
    if start is None or onto is None:
        yield refuse("MJ-CAP-2", case="off-grid", space=move.to if onto is None else move.start)
        return
    if state.grid[start] is None:
        yield refuse("MJ-CAP-1", case="no-jumper", space=move.start)
        return
    over = geometry(state).over.get((start, onto))
    if over is None:
        yield objection_to_line(state, start, onto)
        return
    captured = state.grid[over]
    between = state.box.spaces[over].ref
    if captured is None:
        yield refuse("MJ-CAP-1", case="nothing-between", space=between)
        return
    if state.grid[onto] is not None:
        yield refuse("MJ-CAP-2", case="occupied", space=move.to)
    if captured.colour not in storable_colours(state.players[move.seat]):
        yield refuse("MJ-CAP-6", die=captured, colour=captured.colour)


def objection_to_line(state: State, start: int, onto: int) -> Refusal:
    """The landing space is not straight behind one neighbour (MJ-CAP-3, MJ-CAP-9)."""
    here, there = state.box.spaces[start], state.box.spaces[onto]
    across, down = abs(there.column - here.column), abs(there.row - here.row)
    straight = across in (0, down) or down == 0
    if (start, onto) in state.box.every_way.over:
        return refuse("MJ-CAP-9", start=here.ref, to=there.ref)
    if not straight:
        return refuse("MJ-CAP-3", case="bent", to=there.ref)
    if max(across, down) <= 1:
        return refuse("MJ-CAP-1", case="no-jump", space=there.ref)
    return refuse("MJ-CAP-3", case="too-far", to=there.ref)


def objections_to_raise(state: State, move: m.Raise, bonus: todo.Increase) -> Objections:
    player = state.players[move.seat]
    die = state.captured if move.slot == CAPTURED and bonus.captured_too else player.die_at(move.slot)
    if die is None:
        # MJ-DIG-6: only stored dice, and for an own token the captured one, can be raised
        yield refuse("MJ-DIG-6", case="captured" if move.slot == CAPTURED else "empty", slot=move.slot)
    elif bonus.colour is not None and die.colour != bonus.colour:
        yield refuse(bonus.rule, case="colour", colour=bonus.colour, die=die)
    elif all(ref != move.slot for ref, _ in raisable(state, bonus)):
        if die.ref in bonus.overflowed:
            yield refuse("MJ-MIS-7b", die=die)
        else:
            yield refuse("MJ-DIG-4", die=die, top=state.box.top_face)


DECLINABLE = (todo.Increase, todo.Swap, todo.CheapExhibit, todo.RemoveVase)


def objections_to_decline(state: State, move: m.Decline) -> Objections:
    pending = state.agenda[0] if state.agenda else None
    now = asked(state)
    if now.seat != move.seat:
        yield refuse("MJ-TURN-1", seat=SeatName(now.seat))
    elif not isinstance(pending, DECLINABLE):
        yield refuse("MJ-ACT-4", ask=now.sentence)
    elif isinstance(pending, todo.Swap) and pending.given:
        yield refuse("MJ-TRK-7Y", case="begun", count=pending.count)


def objections_to_store(state: State, move: m.Store, pending: todo.ChooseMuseum) -> Objections:
    assert state.captured is not None
    if move.museum not in state.players[move.seat].museums_with_room(state.captured.colour):
        yield refuse("MJ-MIS-6a", case="no-room", colour=state.captured.colour)


def objections_to_excavate(state: State, move: m.Excavate, pending: todo.ChooseTrack) -> Objections:
    assert state.captured is not None
    track = TRACKS.index(move.track)
    start = state.players[move.seat].discs[track]
    to = min(start + state.captured.face, LAST)
    if start == LAST:
        yield refuse("MJ-EXC-5", case="arrived", track=move.track)
    elif to == LAST and len(state.ends[track]) >= TRACK_END_SLOTS:
        yield refuse("MJ-EXC-5", case="full", track=move.track)


# Track bonuses


def objections_to_give(state: State, move: m.GiveDie, swap: todo.Swap) -> Objections:
    die = state.players[move.seat].die_at(move.slot)
    if len(swap.given) == swap.count:
        yield refuse("MJ-TRK-7Y", case="given", count=swap.count)
    elif die is None:
        yield refuse("MJ-TRK-7Y", case="no-die", slot=move.slot)
    elif all(ref != move.slot for ref, _ in givable(state, swap)):
        yield refuse("MJ-TRK-7Y", case="no-room-after", die=die)


def objections_to_take(state: State, move: m.TakeDie, swap: todo.Swap) -> Objections:
    die = next((die for die in state.cart if die and die.ref == move.die), None)
    if len(swap.given) < swap.count:
        yield refuse("MJ-TRK-7Y", case="give-first", count=swap.count)
    elif die is None:
        yield refuse("MJ-TRK-7Y", case="not-in-cart")
    elif die.colour == "grey":
        yield refuse("MJ-TRK-7Y", case="grey", die=die)
    elif (die, move.museum) not in takable(state, swap):
        yield refuse("MJ-TRK-7Y", case="no-room", die=die)


def objections_to_cheap_exhibit(state: State, move: m.ExhibitCheaply, bonus: todo.CheapExhibit) -> Objections:
    player = state.players[move.seat]
    die = player.die_at(move.slot)
    if die is None or die.colour != "red":
        yield refuse("MJ-TRK-7R", case="not-red", slot=move.slot)
    elif not has_free_case(state, player.museums[SLOTS[move.slot].museum]):
        yield refuse("MJ-EXP-4", vases=len(state.box.case))


def objections_to_score_fragment(state: State, move: m.ScoreFragment, bonus: todo.RewardFragment) -> Objections:
    place = fragment_place(state, state.players[move.seat], move.fragment)
    if place is None or place[1].ref not in state.players[move.seat].museums[place[0]].fragments:
        yield refuse("MJ-TRK-8B", case="not-restored", fragment=move.fragment)


def objections_to_take_back(state: State, move: m.TakeBackVase, bonus: todo.RemoveVase) -> Objections:
    museums = state.players[move.seat].museums
    vases = museums[move.museum].vases if 0 <= move.museum < len(museums) else 0
    if vases < SPARE_VASE:
        yield refuse("MJ-TRK-8R", case="few", vases=vases)


# Dig tokens and setup


def objections_to_start_token(state: State, move: m.PlaceStartToken, pending: todo.PlaceStart) -> Objections:
    number = state.box.number.get(move.space)
    if number is None or not state.box.spaces[number].magnifier:
        yield refuse("MJ-SET-6", case="no-magnifier", space=move.space)
    elif state.tokens[number] is not None:
        yield refuse("MJ-SET-6", case="taken", space=move.space)


def objections_to_zone(state: State, move: m.ChooseZone, pending: todo.ChooseYellowZone) -> Objections:
    if not 0 <= move.museum < len(state.players[move.seat].museums):
        yield refuse("MJ-MIS-6a", case="no-museum")


def objections_to_token(state: State, move: m.PlaceDigToken, pending: todo.PlaceToken) -> Objections:
    number = state.box.number.get(move.space)
    if number is None:
        yield refuse("MJ-TOK-1", case="off-grid", space=move.space)
        return
    if state.grid[number] is not None:
        yield refuse("MJ-TOK-1", case="die", space=move.space)
    if state.tokens[number] is not None:
        yield refuse("MJ-TOK-1", case="token", space=move.space)
    space = state.box.spaces[number]
    if not space.takes_tokens:
        yield refuse("MJ-TOK-2", case="roped" if space.roped else "boost", space=move.space, boost=space.boost)
    if move.space in open_stars(state):
        yield refuse("MJ-MIS-4a", space=move.space)


# Money and spent dice


def objections_to_payment(state: State, move: m.PayWith, pending: todo.Pay) -> Objections:
    yellow = state.players[move.seat].yellow
    faces = [die.face if die else 0 for die in yellow]
    if len(move.pips) != len(faces) or any(not 0 <= paid <= face for paid, face in zip(move.pips, faces, strict=True)):
        yield refuse("MJ-PAY-4", case="not-there", credits=pending.credits)
    elif sum(move.pips) != pending.credits:
        yield refuse("MJ-PAY-3", credits=pending.credits, offered=sum(move.pips))


def objections_to_spend(state: State, move: m.SpendNext, pending: todo.Spend) -> Objections:
    if all(die.ref != move.die for die in state.spent):
        yield refuse("MJ-SPD-5", case="not-spent")


def too_poor(state: State, seat: Seat, rule: str, credits: int) -> Objections:
    money = state.players[seat].money
    if money < credits:
        yield refuse(rule, case="money", credits=credits, money=money)


# Free actions


def objections_to_exhibit(state: State, move: m.Exhibit) -> Objections:
    player = state.players[move.seat]
    dice = [player.die_at(slot) for slot in move.slots]
    red = [die for die in dice if die is not None and die.colour == "red"]
    if not dice or len(red) < len(dice):
        yield refuse("MJ-EXP-1", case="not-red")
        return
    museums = {SLOTS[slot].museum for slot in move.slots}
    if len(museums) > 1:
        yield refuse("MJ-MIS-6d", case="exhibit")
        return
    if not is_left_to_right(move.slots):
        yield refuse("MJ-EXP-1", case="order")
        return
    yield from too_poor(state, move.seat, "MJ-EXP-1", sum(die.face for die in red))
    vases = player.museums[museums.pop()].vases
    if vases + len(red) > len(state.box.case):
        yield refuse("MJ-EXP-4", vases=len(state.box.case))


def is_left_to_right(slots: tuple[Ref, ...]) -> bool:
    """Each die once, in the order of the storage: one way to write a set, and the order changes nothing."""
    places = [SLOTS[slot] for slot in slots]
    return places == sorted(set(places))


def objections_to_restore(state: State, move: m.Restore) -> Objections:
    player = state.players[move.seat]
    place = fragment_place(state, player, move.fragment)
    if place is None:
        yield refuse("MJ-RES-1", case="unknown", fragment=move.fragment)
        return
    number, fragment = place
    if fragment.ref in player.museums[number].fragments:
        yield refuse("MJ-RES-1", case="restored", fragment=move.fragment)
        return
    dice = [player.die_at(slot) for slot in move.slots]
    blue = [die for die in dice if die is not None and die.colour == "blue"]
    if not dice or len(blue) < len(dice):
        yield refuse("MJ-RES-1", case="not-blue", fragment=move.fragment)
        return
    if any(SLOTS[slot].museum != number for slot in move.slots):
        yield refuse("MJ-MIS-6d", case="restore")
        return
    if not is_left_to_right(move.slots):
        yield refuse("MJ-RES-1", case="order", fragment=move.fragment)
        return
    if move.doubled and not state.double_blue:
        yield refuse("MJ-TRK-7B")
        return
    yield from objections_to_values(fragment, move, blue)


def objections_to_values(fragment: Fragment, move: m.Restore, blue: list[Die]) -> Objections:
    faces = [die.face * (2 if move.doubled else 1) for die in blue]
    total = sum(faces)
    if not fragment.dice_min <= len(faces) <= fragment.dice_max:
        yield refuse(
            "MJ-RES-5",
            case="exactly" if fragment.dice_min == fragment.dice_max else "range",
            fragment=move.fragment,
            dice=len(faces),
            least=fragment.dice_min,
            most=fragment.dice_max,
        )
    if fragment.distinct and len(set(faces)) < len(faces):
        yield refuse("MJ-RES-1", case="equal-values", fragment=move.fragment)
    if fragment.exact and total != fragment.target:
        yield refuse("MJ-RES-1", case="not-exact", fragment=move.fragment, total=total, target=fragment.target)
    elif total < fragment.target:
        yield refuse("MJ-RES-1", case="too-low", fragment=move.fragment, total=total, target=fragment.target)


def fragment_place(state: State, player: Player, ref: Ref) -> tuple[int, Fragment] | None:
    """The museum and the fragment that a name means; None if there is no such place."""
    number = int(ref.startswith(SECOND))
    fragment = state.box.fragments.get(ref.removeprefix(SECOND))
    return None if fragment is None or number >= len(player.museums) else (number, fragment)


def objections_to_fund_restoration(state: State, move: m.FundRestoration) -> Objections:
    die = state.players[move.seat].die_at(move.slot)
    if die is None or die.colour != "blue":
        yield refuse("MJ-FIN-1", case="not-blue", slot=move.slot)
        return
    face = die.face + move.change
    if face < 1 or (face > state.box.top_face and not overflow_penalty(state)):
        yield refuse("MJ-FIN-1", case="limit", die=die, top=state.box.top_face)
    yield from too_poor(state, move.seat, "MJ-FIN-1", state.box.parts.box.costs.fund_restoration)


def objections_to_field_work(state: State, move: m.FieldWork) -> Objections:
    number = state.box.number
    start, onto = number.get(move.start), number.get(move.to)
    if start is None or onto is None:
        yield refuse("MJ-FLD-2", case="off-grid", space=move.to if onto is None else move.start)
        return
    if state.grid[start] is None:
        yield refuse("MJ-FLD-1", case="no-die", space=move.start)
        return
    if onto not in geometry(state).steps[start]:
        diagonal = onto in state.box.every_way.steps[start]
        yield refuse("MJ-FLD-2", case="diagonal" if diagonal else "far", space=move.to)
    elif state.grid[onto] is not None:
        yield refuse("MJ-FLD-2", case="occupied", space=move.to)
    yield from too_poor(state, move.seat, "MJ-FLD-1", state.box.parts.box.costs.field_work)


def objections_to_exchange(state: State, move: m.ExchangeBetweenMuseums) -> Objections:
    player = state.players[move.seat]
    if len(player.museums) == 1:
        yield refuse("MJ-MIS-6b", case="one-museum")
        return
    blue, red = player.die_at(move.blue), player.die_at(move.red)
    if blue is None or red is None or blue.colour != "blue" or red.colour != "red":
        yield refuse("MJ-MIS-6b", case="one-blue-one-red")
        return
    giver, receiver = SLOTS[move.blue].museum, SLOTS[move.red].museum
    if giver == receiver:
        yield refuse("MJ-MIS-6b", case="same-museum")
        return
    if not player.museums[receiver].has_room("blue") or not player.museums[giver].has_room("red"):
        yield refuse("MJ-MIS-6b", case="no-room")
    yield from too_poor(state, move.seat, "MJ-MIS-6b", state.box.parts.box.costs.museum_exchange)


# Solo, Recycling, the end of the turn


def objections_to_remove(state: State, move: m.RemoveDie, pending: todo.RemoveNeighbour) -> Objections:
    number = state.box.number.get(move.space)
    beside = state.box.spaces[pending.beside].ref
    if number is None or number not in state.box.every_way.steps[pending.beside]:
        yield refuse("MJ-SOL-3", case="not-adjacent", space=move.space, beside=beside)
    elif state.grid[number] is None:
        yield refuse("MJ-SOL-3", case="no-die", space=move.space, beside=beside)


def objections_to_recycle(state: State, move: m.Recycle, pending: todo.Recycling) -> Objections:
    number = state.box.number.get(move.space)
    if all(die.ref != move.die for die in state.slate):
        yield refuse("MJ-REC-1", case="not-on-slate", space=move.space)
    elif number is None or state.grid[number] is not None:
        yield refuse("MJ-REC-1", case="occupied", space=move.space)
    else:
        tier, allowed = recycling_spaces(state, move.seat)
        if number not in allowed:
            yield refuse("MJ-REC-2", tier=tier, space=move.space)


def objections_to_end_turn(state: State, move: m.EndTurn) -> Objections:
    yield from free_action_window(state, move.seat)
    if state.stage == "before" and not state.agenda and move.seat == state.active and can_capture(state):
        yield refuse("MJ-TURN-6")


# What people regret


def warnings(state: State, move: m.Move) -> Iterator[SoftWarning]:
    match move:
        case m.EndTurn():
            yield from warnings_at_end_of_turn(state, move.seat)
        case m.Excavate(seat=seat, track=track):
            yield from warnings_to_excavate(state, seat, track)
        case m.Decline():
            if isinstance(state.agenda[0], todo.Increase) and not overflow_penalty(state):
                yield warn("MJ-DIG-4")
        case m.FundRestoration(seat=seat, slot=slot, change=1):
            die = state.players[seat].die_at(slot)
            if die and die.face == state.box.top_face:
                yield warn("MJ-MIS-7a", die=die, points=overflow_penalty(state))
        case m.Raise(seat=seat, slot=slot):
            die = state.captured if slot == CAPTURED else state.players[seat].die_at(slot)
            if die and die.face == state.box.top_face:
                yield warn("MJ-MIS-7a", die=die, points=overflow_penalty(state))
        case m.Capture():
            yield from warnings_to_capture(state, move)
        case _:
            return


def warnings_at_end_of_turn(state: State, seat: Seat) -> Iterator[SoftWarning]:
    if state.stage == "before":
        yield warn("MJ-TURN-6")
    last = state.round == state.box.parts.box.rounds and not state.options.mission
    if is_last_solo_turn(state) or last:
        if next(exhibits(state, seat), None):
            yield warn("MJ-EXP-1")
        if next(restorations(state, seat), None):
            yield warn("MJ-RES-1")


def warnings_to_excavate(state: State, seat: Seat, track: str) -> Iterator[SoftWarning]:
    """Going past space 2 without stopping forfeits its token; in mission 8 the game cannot be won then (ruling A27)."""
    assert state.captured is not None
    start = state.players[seat].discs[TRACKS.index(track)]
    to = start + state.captured.face
    token_space = next(at for at, each in enumerate(state.box.tracks["blue"]) if each.kind == "token")
    if start < token_space < to and any(
        objective.kind == "all_tokens"
        for objective in (
            state.box.parts.solo.missions[state.options.mission - 1].objectives if state.options.mission else ()
        )
    ):
        yield warn("MJ-MIS-8a", track=track)
    if to > LAST:
        yield warn("MJ-EXC-2", track=track, lost=to - LAST)


def warnings_to_capture(state: State, move: m.Capture) -> Iterator[SoftWarning]:
    """A rival's token gives two pips away; a jumper that is already at the top face gains nothing."""
    number = state.box.number
    onto = number[move.to]
    token = state.tokens[onto]
    if token is not None and token not in state.players[move.seat].colours:
        owner = next(seat for seat, player in enumerate(state.players) if token in player.colours)
        if next(raisable(state, todo.Increase(owner, 1, "MJ-DIG-3")), None):
            yield warn("MJ-DIG-3", seat=SeatName(owner))
    jumper = state.grid[number[move.start]]
    boost = state.box.spaces[onto].boost
    if jumper and overflow_penalty(state) and jumper.face + 1 + boost > state.box.top_face:
        yield warn("MJ-MIS-7a", die=jumper, points=overflow_penalty(state))
