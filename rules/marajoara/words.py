"""Moves, events and ids as phrases: which message, and what fills its gaps. The sentences stand in translations/.

Places, tracks, slots and fragments stay ids, which the messages select on; dice and seats become phrases.
"""

from dataclasses import fields
from typing import Any, assert_never

from rules.core.types import Arg, Phrase, Ref, Seat, SeatName, phrase
from rules.marajoara import agenda as todo
from rules.marajoara import moves as m
from rules.marajoara.components import LAST, TRACKS, Die
from rules.marajoara.events import Event
from rules.marajoara.queries import geometry
from rules.marajoara.state import CAPTURED, State

SEAT_FIELDS = ("seat", "by", "winners")


def message_id(kind: str) -> str:
    return kind.replace(".", "-").replace("_", "-")


def say_event(event: Event) -> Phrase:
    args = {each.name: getattr(event, each.name) for each in fields(event) if each.name != "kind"}
    return phrase(message_id(event.kind), **{name: say_arg(name, value) for name, value in args.items()})


def say_arg(name: str, value: Arg) -> Arg:
    if isinstance(value, Die):
        return say_die(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, (tuple, list)):
        return tuple(say_arg(name, each) for each in value)
    if name in SEAT_FIELDS and isinstance(value, int):
        return SeatName(value)
    if name == "ask":
        return phrase(value)
    return value


def say_die(die: Die) -> Phrase:
    return phrase("die", colour=die.colour, face=die.face)


def say_move(state: State, move: m.Move) -> Phrase:
    said = {name: say_arg(name, value) for name, value in move_args(state, move).items()}
    return phrase(message_id(move.kind), seat=SeatName(move.seat), **said)


def move_args(state: State, move: m.Move) -> dict[str, Any]:
    player = state.players[move.seat]
    match move:
        case m.Capture():
            return args_of_capture(state, move)
        case m.PlaceStartToken() | m.PlaceDigToken():
            return {"space": move.space}
        case m.ChooseZone():
            return {"owner": player.museums[move.museum].colour}
        case m.Raise():
            die = state.captured if move.slot == CAPTURED else player.die_at(move.slot)
            assert die is not None
            return {"die": die, "slot": move.slot, "face": die.face % state.box.top_face + 1}
        case m.Decline():
            return {"rule": rule_of_bonus(state)}
        case m.Store():
            return {"die": state.captured, "owner": player.museums[move.museum].colour}
        case m.Excavate():
            assert state.captured is not None
            start = player.discs[TRACKS.index(move.track)]
            to = min(start + state.captured.face, LAST)
            return {"track": move.track, "start": start, "to": to, "die": state.captured}
        case m.GiveDie():
            return {"die": player.die_at(move.slot), "slot": move.slot}
        case m.TakeDie():
            die = next(die for die in state.cart if die and die.ref == move.die)
            return {"die": die, "owner": player.museums[move.museum].colour, "museums": len(player.museums)}
        case m.ExhibitCheaply():
            bonus = state.agenda[0]
            credits = bonus.credits if isinstance(bonus, todo.CheapExhibit) else 0
            return {"die": player.die_at(move.slot), "credits": credits}
        case m.ScoreFragment():
            return {"fragment": move.fragment}
        case m.TakeBackVase():
            return {"number": player.museums[move.museum].vases, "museum": move.museum + 1}
        case m.PayWith():
            parts = [
                phrase("mj-paid-part", die=say_die(die), pips=pips, whole=say_arg("", pips == die.face))
                for die, pips in zip(player.yellow, move.pips, strict=True)
                if die and pips
            ]
            return {"credits": sum(move.pips), "parts": parts}
        case m.SpendNext():
            return {"die": next(die for die in state.spent if die.ref == move.die)}
        case m.SpendRest():
            return {"dice": state.spent}
        case m.Exhibit():
            dice = stored_dice(state, move.seat, move.slots)
            return {"dice": dice, "credits": sum(die.face for die in dice)}
        case m.Restore():
            dice = stored_dice(state, move.seat, move.slots)
            return {"fragment": move.fragment, "dice": dice, "doubled": move.doubled}
        case m.FundRestoration():
            die = player.die_at(move.slot)
            return {"die": die, "slot": move.slot, "change": "up" if move.change > 0 else "down"}
        case m.FieldWork():
            die = state.grid[state.box.number[move.start]]
            return {"die": die, "start": move.start, "to": move.to}
        case m.ExchangeBetweenMuseums():
            return {"blue": player.die_at(move.blue), "red": player.die_at(move.red)}
        case m.RemoveDie():
            die = state.grid[state.box.number[move.space]]
            return {"die": die, "space": move.space, "number": len(state.round_track) + 1}
        case m.Recycle():
            die = next(die for die in state.slate if die.ref == move.die)
            return {"die": die, "space": move.space}
        case m.EndTurn():
            return {"skipped": state.stage == "before"}
    assert_never(move)


def args_of_capture(state: State, move: m.Capture) -> dict[str, Any]:
    start, onto = state.box.number[move.start], state.box.number[move.to]
    over = geometry(state).over[start, onto]
    return {
        "jumper": state.grid[start],
        "die": state.grid[over],
        "start": move.start,
        "over": state.box.spaces[over].ref,
        "to": move.to,
    }


def rule_of_bonus(state: State) -> str:
    pending = state.agenda[0]
    if isinstance(pending, todo.Increase):
        return pending.rule
    if isinstance(pending, todo.Swap):
        return "MJ-TRK-7Y"
    return "MJ-TRK-7R" if isinstance(pending, todo.CheapExhibit) else "MJ-TRK-8R"


def stored_dice(state: State, seat: Seat, slots: tuple[Ref, ...]) -> list[Die]:
    dice = (state.players[seat].die_at(slot) for slot in slots)
    return [die for die in dice if die is not None]
