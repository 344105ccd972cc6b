"""What each move does: one function a kind, then the rules carry on by themselves (phases.py)."""

from dataclasses import replace
from typing import assert_never

from rules.core.step import Step
from rules.core.types import Ref
from rules.marajoara import agenda as todo
from rules.marajoara import events as happened
from rules.marajoara import moves as m
from rules.marajoara.components import SECOND, TRACKS
from rules.marajoara.draft import Draft
from rules.marajoara.events import Event
from rules.marajoara.museum import pay, raise_stored, raised, restore, spend, spend_rest, store
from rules.marajoara.phases import announce_round, carry_on, end_turn, move_disc, store_captured
from rules.marajoara.queries import geometry, movable_tracks, recycling_spaces
from rules.marajoara.state import State


def applied(state: State, move: m.Move) -> Step[State, Event]:
    draft = Draft(state)
    act(draft, move)
    carry_on(draft)
    return Step(draft.state(), tuple(draft.events))


def act(draft: Draft, move: m.Move) -> None:
    match move:
        case m.Capture():
            capture(draft, move)
        case m.Raise():
            raise_die(draft, move)
        case m.Decline():
            decline(draft, move)
        case m.Store():
            draft.done()
            store_captured(draft, move.museum)
        case m.Excavate():
            excavate(draft, move)
        case m.PlaceDigToken():
            place_token(draft, move)
        case m.Recycle():
            recycle(draft, move)
        case m.EndTurn():
            end_turn(draft)
        case m.PayWith():
            draft.done()
            pay(draft, move.seat, move.pips)
        case m.SpendNext():
            spend_next(draft, move.die)
        case m.SpendRest():
            draft.done()
            spend_rest(draft)
        case m.Exhibit():
            exhibit(draft, move.slots, price_of(draft, move.slots), "MJ-EXP-2")
        case m.Restore():
            restore(draft, move.seat, move.fragment, move.slots, move.doubled)
        case m.FundRestoration():
            cost = draft.box.parts.box.costs.fund_restoration
            buy(draft, cost, todo.TurnBlueDie(move.slot, move.change))
        case m.FieldWork():
            number = draft.box.number
            cost = draft.box.parts.box.costs.field_work
            buy(draft, cost, todo.MoveGridDie(number[move.start], number[move.to]))
        case m.ExchangeBetweenMuseums():
            buy(draft, draft.box.parts.box.costs.museum_exchange, todo.ExchangeDice(move.blue, move.red))
        case m.RemoveDie():
            remove_die(draft, move)
        case m.GiveDie():
            give_die(draft, move)
        case m.TakeDie():
            take_die(draft, move)
        case m.ExhibitCheaply():
            bonus = draft.answered(todo.CheapExhibit)
            draft.done()
            exhibit(draft, (move.slot,), bonus.credits, "MJ-TRK-7R")
        case m.ScoreFragment():
            score_fragment(draft, move)
        case m.TakeBackVase():
            take_back_vase(draft, move)
        case m.PlaceStartToken():
            place_start_token(draft, move)
        case m.ChooseZone():
            choose_zone(draft, move)
        case _:
            assert_never(move)


# Setup


def place_start_token(draft: Draft, move: m.PlaceStartToken) -> None:
    """One loose token on a magnifier (MJ-SET-6, ruling A31)."""
    player = draft.players[move.seat]
    draft.players[move.seat] = replace(player, supply=player.supply - 1)
    draft.tokens[draft.box.number[move.space]] = player.museums[0].colour
    draft.events.append(happened.StartTokenPlaced(seat=move.seat, space=move.space))
    end_of_setup_step(draft)


def choose_zone(draft: Draft, move: m.ChooseZone) -> None:
    """MJ-MIS-6a."""
    player = draft.players[move.seat]
    draft.players[move.seat] = replace(player, yellow_zone=move.museum)
    draft.events.append(happened.ZoneChosen(seat=move.seat, museum=move.museum))
    end_of_setup_step(draft)


def end_of_setup_step(draft: Draft) -> None:
    draft.done()
    if not draft.agenda:
        begin(draft)


def begin(draft: Draft) -> None:
    """The setup is complete: the first seat's first turn (MJ-TURN-1)."""
    draft.stage = "before"
    announce_round(draft)
    draft.events.append(happened.TurnBegan(seat=draft.active))


# The main action


def capture(draft: Draft, move: m.Capture) -> None:
    """Steps 1 to 3, and what follows them, in the order of MJ-TURN-4."""
    seat = move.seat
    start, onto = draft.box.number[move.start], draft.box.number[move.to]
    over = geometry(draft).over[start, onto]
    jumper, captured = draft.grid[start], draft.grid[over]
    assert jumper is not None
    assert captured is not None
    draft.grid[start] = draft.grid[over] = None
    draft.captured = captured  # MJ-CAP-5
    draft.stage = "main"
    draft.events.append(
        happened.Captured(
            seat=seat,
            jumper=jumper,
            start=move.start,
            over=draft.box.spaces[over].ref,
            to=move.to,
            die=captured,
        )
    )
    pips = 1 + draft.box.spaces[onto].boost  # MJ-INC-1, MJ-INC-2
    draft.grid[onto] = raised(draft, seat, jumper, pips, place=move.to, rule="MJ-INC-2" if pips > 1 else "MJ-INC-1")
    solo = (todo.RemoveNeighbour(seat, onto),) if draft.options.mission else ()
    draft.agenda = (*dig_bonus(draft, onto), todo.DieAction(), *solo, todo.EndMainAction())


def dig_bonus(draft: Draft, onto: int) -> tuple[todo.Pending, ...]:
    """The token on the landing space pays its owner (MJ-DIG-1, MJ-DIG-2, MJ-DIG-3)."""
    token = draft.tokens[onto]
    if token is None:
        return ()
    pips = draft.box.parts.box.dig_bonus
    owner = next(seat for seat, player in enumerate(draft.players) if token in player.colours)
    own = owner == draft.active
    bonus = todo.Increase(
        owner,
        pips.own if own else pips.rival,
        "MJ-DIG-2" if own else "MJ-DIG-3",
        captured_too=own,
    )
    draft.events.append(
        happened.DigBonusWon(seat=owner, by=draft.active, space=draft.box.spaces[onto].ref, pips=bonus.left)
    )
    return (bonus,)


def raise_die(draft: Draft, move: m.Raise) -> None:
    bonus = draft.answered(todo.Increase)
    gone_round = raise_stored(draft, move.seat, move.slot, bonus.rule)
    die = draft.players[move.seat].die_at(move.slot)
    overflowed = (*bonus.overflowed, die.ref) if gone_round and die else bonus.overflowed
    draft.instead(replace(bonus, left=bonus.left - 1, overflowed=overflowed))


def decline(draft: Draft, move: m.Decline) -> None:
    bonus = draft.agenda[0]
    rule = bonus.rule if isinstance(bonus, todo.Increase) else DECLINED[type(bonus)]
    draft.done()
    draft.events.append(happened.BonusDeclined(seat=move.seat, rule=rule))


DECLINED: dict[type, str] = {
    todo.Swap: "MJ-TRK-7Y",
    todo.CheapExhibit: "MJ-TRK-7R",
    todo.RemoveVase: "MJ-TRK-8R",
}
"""The bonuses that may be turned down as a whole (ruling A45)."""


def excavate(draft: Draft, move: m.Excavate) -> None:
    assert draft.captured is not None
    draft.done()
    arrivals = dict(movable_tracks(draft, move.seat, draft.captured.face))
    track = TRACKS.index(move.track)
    move_disc(draft, move.seat, track, arrivals[track])


# Track bonuses


def give_die(draft: Draft, move: m.GiveDie) -> None:
    swap = draft.answered(todo.Swap)
    die = draft.take_from_slot(move.seat, move.slot)
    draft.instead(replace(swap, given=(*swap.given, die)))
    draft.events.append(happened.DieGiven(seat=move.seat, die=die, slot=move.slot))


def take_die(draft: Draft, move: m.TakeDie) -> None:
    swap = draft.answered(todo.Swap)
    die = next(die for die in draft.cart if die and die.ref == move.die)
    draft.cart = tuple(None if each is die else each for each in draft.cart)
    draft.instead(replace(swap, taken=swap.taken + 1))
    slot = store(draft, move.museum, die)
    draft.events.append(happened.DieTaken(seat=move.seat, die=die, slot=slot))


def score_fragment(draft: Draft, move: m.ScoreFragment) -> None:
    bonus = draft.answered(todo.RewardFragment)
    draft.done()
    museum = draft.museum(int(move.fragment.startswith(SECOND)))
    touching = draft.box.neighbours[move.fragment.removeprefix(SECOND)]
    placed = sum(other in touching for other in museum.fragments)
    draft.score_or_lose(move.seat, "blue_8", "MJ-TRK-8B", placed * bonus.each)


def take_back_vase(draft: Draft, move: m.TakeBackVase) -> None:
    bonus = draft.answered(todo.RemoveVase)
    draft.done()
    museum = draft.museum(move.museum)
    draft.set_museum(move.seat, move.museum, replace(museum, vases=museum.vases - 1))
    draft.events.append(happened.VaseTakenBack(seat=move.seat, museum=move.museum, space=museum.vases))
    draft.score(move.seat, "red_8", "MJ-TRK-8R", draft.box.case[museum.vases - 1].points * bonus.times)


# Tokens, money, free actions


def place_token(draft: Draft, move: m.PlaceDigToken) -> None:
    pending = draft.answered(todo.PlaceToken)
    draft.done()
    draft.tokens[draft.box.number[move.space]] = pending.colour
    draft.events.append(
        happened.TokenPlaced(seat=move.seat, colour=pending.colour, space=move.space, source=pending.source)
    )


def price_of(draft: Draft, slots: tuple[Ref, ...]) -> int:
    """What exhibiting these red dice costs: their values (MJ-EXP-1)."""
    dice = (draft.player.die_at(slot) for slot in slots)
    return sum(die.face for die in dice if die)


def exhibit(draft: Draft, slots: tuple[Ref, ...], credits: int, rule: str) -> None:
    """Paid in full first, then one die after the other, then all of them are spent (MJ-EXP-1, MJ-EXP-5)."""
    seat = draft.active
    draft.first_of_all(todo.Pay(seat, credits), todo.ExhibitVases(slots, rule), todo.Spend(seat))


def buy(draft: Draft, credits: int, action: todo.Pending) -> None:
    """A free action that costs money: pay, act, and the yellow dice used up enter the cart."""
    seat = draft.active
    draft.first_of_all(todo.Pay(seat, credits), action, todo.Spend(seat))


def spend_next(draft: Draft, ref: Ref) -> None:
    die = next(die for die in draft.spent if die.ref == ref)
    draft.spent = tuple(each for each in draft.spent if each is not die)
    spend(draft, die)


# Solo and Recycling


def remove_die(draft: Draft, move: m.RemoveDie) -> None:
    """MJ-SOL-3: it keeps its face and never comes back."""
    number = draft.box.number[move.space]
    die = draft.grid[number]
    assert die is not None
    draft.done()
    draft.grid[number] = None
    draft.round_track = (*draft.round_track, die)
    draft.events.append(happened.DieRemoved(seat=move.seat, die=die, space=move.space, number=len(draft.round_track)))


def recycle(draft: Draft, move: m.Recycle) -> None:
    tier, _ = recycling_spaces(draft, move.seat)
    die = next(die for die in draft.slate if die.ref == move.die)
    draft.slate = tuple(each for each in draft.slate if each is not die)
    draft.grid[draft.box.number[move.space]] = die
    draft.events.append(happened.DieRecycled(seat=move.seat, die=die, space=move.space, tier=tier))
