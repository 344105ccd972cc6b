"""Moves, events and ids as phrases: which message, and what fills its gaps. The sentences stand in translations/.

Places, tracks, slots and fragments stay ids, which the messages select on; dice and seats become phrases.
"""

from collections.abc import Iterable
from typing import Any, assert_never

from rules.core.contract import Chapter
from rules.core.types import Arg, Phrase, Ref, SeatName, phrase
from rules.core.wording import event_phrase, message_id, say_plainly
from rules.marajoara import agenda as todo
from rules.marajoara import events as happened
from rules.marajoara import moves as m
from rules.marajoara.components import LAST, SECOND, TRACKS, Die
from rules.marajoara.events import Event
from rules.marajoara.queries import geometry
from rules.marajoara.state import CAPTURED, SLOTS, Player, State, slot_ref

SEAT_GAPS = ("seat", "by", "winners")
PLACE_GAPS = ("slot", "fragment")


def say_arg(name: str, value: Arg) -> Arg:
    if isinstance(value, Die):
        return say_die(value)
    if isinstance(value, (tuple, list)):
        return tuple(in_a_row(say_arg(name, each)) for each in value)
    if name in PLACE_GAPS and isinstance(value, str) and value.startswith(SECOND):
        return f"{value.removeprefix(SECOND)}-2"  # no message can select on a name that begins with a figure
    if name == "ref" and isinstance(value, str):
        return say_ref(value)
    return say_plainly(name, value, SEAT_GAPS, say_arg)


def in_a_row(said: Arg) -> Arg:
    """Dice that stand in a row each bear their article."""
    if isinstance(said, Phrase) and said.id.startswith("die") and "." not in said.id:
        return Phrase(f"{said.id}.the", said.args)
    return said


def say_ref(ref: Ref) -> Arg:
    """What a mission objective is about: a track, a fragment, or a space of the grid, which is its own name."""
    if ref in TRACKS:
        return phrase("track.the", track=ref)
    return phrase("fragment.the", fragment=ref) if ref.startswith("F") else ref


# Dice


def say_die(die: Die) -> Phrase:
    return phrase("die", colour=die.colour, face=die.face)


def say_die_at(die: Die, place: Ref) -> Phrase:
    """A die with where it lies: on a space of the grid, in a slot, or beside the board."""
    if place == CAPTURED:
        return phrase("die-captured", colour=die.colour, face=die.face)
    if place in SLOTS:
        return phrase("die-in-storage", colour=die.colour, face=die.face, slot=say_arg("slot", place))
    return phrase("die-on-grid", colour=die.colour, face=die.face, space=place)


def say_stored(player: Player, slot: Ref) -> Phrase:
    """A stored die, with its slot only where another one looks the same."""
    die = player.die_at(slot)
    assert die is not None
    return say_die_at(die, slot) if has_twin(die, (other for _, other in player.stored())) else say_die(die)


def say_stored_there(player: Player, slot: Ref) -> Phrase:
    """The same in a sentence that has already said which museum."""
    die = player.die_at(slot)
    assert die is not None
    number, colour, _ = SLOTS[slot]
    twin = has_twin(die, (other for other in player.museums[number].row(colour) if other))
    return say_die_at(die, slot.removeprefix(SECOND)) if twin else say_die(die)


def say_numbered(dice: tuple[Die, ...], ref: Ref) -> Phrase:
    """A die of a row without places, with its number only where another one looks the same."""
    number, die = next((at, die) for at, die in enumerate(dice, start=1) if die.ref == ref)
    if has_twin(die, dice):
        return phrase("die-in-row", colour=die.colour, face=die.face, n=number)
    return say_die(die)


def has_twin(die: Die, among: Iterable[Die]) -> bool:
    return any(other.ref != die.ref and (other.colour, other.face) == (die.colour, die.face) for other in among)


# Events


def say_event(event: Event) -> Phrase:
    return event_phrase(event, more_args(event), say_arg)


def chapter_of(event: Event) -> Chapter | None:
    """Rounds, and the turns in them, are the headings of the log."""
    match event:
        case happened.RoundBegan(round=round):
            return Chapter(phrase("chapter-round", round=round))
        case happened.TurnBegan(seat=seat):
            return Chapter(phrase("turn-of-seat", seat=SeatName(seat)), seat)
        case _:
            return None


def more_args(event: Event) -> dict[str, Arg]:
    """What sentences need beside the fields of an event, or instead of one."""
    match event:
        case happened.ZoneChosen(museum=museum):
            return {"nth": museum}
        case happened.DieRaised(die=die, face=face, place=place):
            change = "same" if face == die.face else "up" if face > die.face else "down"
            return {"die": say_die_at(die, place), "change": change}
        case happened.DieOverflowed(die=die, place=place):
            return {"die": say_die_at(die, place)}
        case happened.Scored(points=points):
            return {"points": abs(points), "change": "up" if points > 0 else "down"}
        case happened.DiceExchanged(blue_slot=blue_slot, red_slot=red_slot):
            return {
                "blue_slot": phrase("slot.at", slot=say_arg("slot", blue_slot)),
                "red_slot": phrase("slot.at", slot=say_arg("slot", red_slot)),
            }
        case happened.ObjectiveReached(objective=objective, ref=ref, number=number):
            return {"goal": phrase(f"goal-{message_id(objective)}", ref=say_arg("ref", ref), number=number)}
        case happened.GameEnded(winners=winners):
            return {"count": len(winners)}
        case _:
            return {}


# Moves


def say_move(state: State, move: m.Move) -> Phrase:
    said = {name: say_arg(name, value) for name, value in move_args(state, move).items()}
    return phrase(message_id(move.kind), seat=SeatName(move.seat), **said)


def move_args(state: State, move: m.Move) -> dict[str, Any]:
    player = state.players[move.seat]
    costs = state.box.parts.box.costs
    match move:
        case m.Capture():
            return args_of_capture(state, move)
        case m.PlaceStartToken() | m.PlaceDigToken():
            return {"space": move.space}
        case m.ChooseZone():
            return {"nth": move.museum}
        case m.Raise():
            die = state.captured if move.slot == CAPTURED else player.die_at(move.slot)
            assert die is not None
            said = say_die_at(die, CAPTURED) if move.slot == CAPTURED else say_stored(player, move.slot)
            return {"die": said, "face": die.face % state.box.top_face + 1}
        case m.Decline():
            return args_of_bonus(state)
        case m.Store():
            return {"die": state.captured, "nth": move.museum}
        case m.Excavate():
            return args_of_excavation(state, move)
        case m.GiveDie():
            return {"die": say_stored(player, move.slot)}
        case m.TakeDie():
            at, die = next((at, die) for at, die in enumerate(state.cart, start=1) if die and die.ref == move.die)
            said = phrase("die-in-cart", colour=die.colour, face=die.face, n=at)
            return {"die": said, "nth": move.museum, "museums": len(player.museums)}
        case m.ExhibitCheaply():
            bonus = state.agenda[0]
            credits = bonus.credits if isinstance(bonus, todo.CheapExhibit) else 0
            return {"die": say_stored_there(player, move.slot), "credits": credits, **args_of_museum(player, move.slot)}
        case m.ScoreFragment():
            return {"fragment": move.fragment, "points": points_of_neighbours(state, player, move.fragment)}
        case m.TakeBackVase():
            museum = player.museums[move.museum]
            bonus = state.agenda[0]
            times = bonus.times if isinstance(bonus, todo.RemoveVase) else 0
            return {
                "number": museum.vases,
                "points": state.box.case[museum.vases - 1].points * times,
                "nth": move.museum,
                "museums": len(player.museums),
            }
        case m.PayWith():
            parts = [
                phrase("mj-paid-part", die=say_stored(player, slot), pips=pips, whole=say_arg("", pips == die.face))
                for slot, die, pips in yellow_paid(player, move.pips)
            ]
            return {"credits": sum(move.pips), "parts": parts}
        case m.SpendNext():
            return {"die": say_numbered(state.spent, move.die)}
        case m.SpendRest():
            return {"dice": state.spent}
        case m.Exhibit():
            dice = [say_stored_there(player, slot) for slot in move.slots]
            credits = sum(die.face for die in stored_dice(player, move.slots))
            return {"dice": dice, "credits": credits, **args_of_museum(player, move.slots[0])}
        case m.Restore():
            dice = [say_stored_there(player, slot) for slot in move.slots]
            return {"fragment": move.fragment, "dice": dice, "count": len(dice), "doubled": move.doubled}
        case m.FundRestoration():
            blue = player.die_at(move.slot)
            assert blue is not None
            face = 1 if blue.face + move.change > state.box.top_face else blue.face + move.change
            return {"die": say_stored(player, move.slot), "face": face, "credits": costs.fund_restoration}
        case m.FieldWork():
            die = state.grid[state.box.number[move.start]]
            return {"die": die, "start": move.start, "to": move.to, "credits": costs.field_work}
        case m.ExchangeBetweenMuseums():
            blue, red = player.die_at(move.blue), player.die_at(move.red)
            assert blue is not None
            assert red is not None
            return {
                "blue": say_die_at(blue, move.blue),
                "red": say_die_at(red, move.red),
                "credits": costs.museum_exchange,
            }
        case m.RemoveDie():
            die = state.grid[state.box.number[move.space]]
            return {"die": die, "space": move.space, "number": len(state.round_track) + 1}
        case m.Recycle():
            return {"die": say_numbered(state.slate, move.die), "space": move.space}
        case m.EndTurn():
            return {"skipped": state.stage == "before"}
    assert_never(move)


def args_of_capture(state: State, move: m.Capture) -> dict[str, Any]:
    start, onto = state.box.number[move.start], state.box.number[move.to]
    over = geometry(state).over[start, onto]
    return {
        "jumper": state.grid[start],
        "die": state.grid[over],
        "takes": "die" if state.grid[over] is not None else "nothing",
        "start": move.start,
        "over": state.box.spaces[over].ref,
        "to": move.to,
    }


def args_of_excavation(state: State, move: m.Excavate) -> dict[str, Any]:
    assert state.captured is not None
    track = TRACKS.index(move.track)
    start = state.players[move.seat].discs[track]
    to = min(start + state.captured.face, LAST)
    space = state.box.tracks[move.track][to]
    amount = space.second if to == LAST and state.ends[track] else space.amount
    bonus = phrase("track-bonus", bonus=space.kind, amount=amount, track=move.track)
    return {"track": move.track, "start": start, "to": to, "die": state.captured, "bonus": bonus}


def args_of_bonus(state: State) -> dict[str, Any]:
    """The optional bonus that is going on, and how many pips are left of it."""
    pending = state.agenda[0]
    if isinstance(pending, todo.Increase):
        return {"rule": pending.rule, "left": pending.left}
    if isinstance(pending, todo.Swap):
        return {"rule": "MJ-TRK-7Y", "left": 0}
    return {"rule": "MJ-TRK-7R" if isinstance(pending, todo.CheapExhibit) else "MJ-TRK-8R", "left": 0}


def args_of_museum(player: Player, slot: Ref) -> dict[str, Any]:
    """Whose display case it is, which only mission 6 has to say."""
    return {"nth": SLOTS[slot].museum, "museums": len(player.museums)}


def points_of_neighbours(state: State, player: Player, fragment: Ref) -> int:
    bonus = state.agenda[0]
    each = bonus.each if isinstance(bonus, todo.RewardFragment) else 0
    placed = player.museums[int(fragment.startswith(SECOND))].fragments
    touching = state.box.neighbours[fragment.removeprefix(SECOND)]
    return each * sum(other in touching for other in placed)


def yellow_paid(player: Player, pips: tuple[int, ...]) -> Iterable[tuple[Ref, Die, int]]:
    """(slot, die, pips) of each yellow die that pays something."""
    for at, (die, paid) in enumerate(zip(player.yellow, pips, strict=True)):
        if die and paid:
            yield slot_ref(player.yellow_zone, "yellow", at), die, paid


def stored_dice(player: Player, slots: tuple[Ref, ...]) -> list[Die]:
    dice = (player.die_at(slot) for slot in slots)
    return [die for die in dice if die is not None]
