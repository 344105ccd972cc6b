"""What carries a turn on between two decisions: the rules' own steps, Recycling, the next seat, the end."""

from dataclasses import replace
from typing import assert_never

from rules.core.types import Seat
from rules.marajoara import agenda as todo
from rules.marajoara import events as happened
from rules.marajoara.cart import packed
from rules.marajoara.components import LAST, TRACKS
from rules.marajoara.draft import Draft
from rules.marajoara.museum import (
    exchange_dice,
    exhibit_next,
    pay,
    spend,
    spend_rest,
    store,
    turn_blue_die,
)
from rules.marajoara.objectives import collect_objectives
from rules.marajoara.queries import (
    cheaply_exhibitable,
    is_last_solo_turn,
    movable_tracks,
    museums_with_spare_vase,
    neighbours_to_remove,
    raisable,
    swap_size,
    token_spaces,
    ways_to_pay,
)
from rules.marajoara.scoring import final_scoring, winners


def carry_on(draft: Draft) -> None:
    """Do everything that needs no choice, until a seat must choose or the game is over."""
    while True:
        if draft.options.mission:
            collect_objectives(draft)
        if draft.player.waiting:
            ask_for_waiting_token(draft)
        if not draft.agenda or not is_settled(draft, draft.agenda[0]):
            return


def is_settled(draft: Draft, pending: todo.Pending) -> bool:
    """Carry out the next entry of the agenda if that takes no choice. False: a seat must choose."""
    match pending:
        case todo.ExhibitVases(slots, rule):
            exhibit_next(draft, slots, rule)
        case todo.MoveGridDie(start, end):
            draft.done()
            move_grid_die(draft, start, end)
        case todo.TurnBlueDie(slot, change):
            draft.done()
            turn_blue_die(draft, slot, change)
        case todo.ExchangeDice(blue, red):
            draft.done()
            exchange_dice(draft, blue, red)
        case todo.DieAction():
            return act_on_captured(draft)
        case todo.SpendGrey():
            assert draft.captured is not None
            draft.done()
            spend(draft, draft.captured)
            draft.captured = None
        case todo.EndMainAction():
            draft.done()
            draft.stage = "after"
            if is_last_solo_turn(draft) and not draft.options.finish_last_turn:
                end_game(draft, "round_track")  # MJ-SOL-4
        case todo.Increase(seat, left, rule):
            if left and next(raisable(draft, pending), None):
                return False
            draft.done()
            if left:
                draft.events.append(happened.BonusLost(seat=seat, rule=rule))
        case todo.Swap(count=count, taken=taken):
            if taken < count:
                return False
            draft.done()
            left_in_cart = [die for die in draft.cart if die is not None]
            draft.cart = packed((*pending.given, *left_in_cart), len(draft.cart), gravity=draft.options.cart_gravity)
        case todo.PlaceToken():
            return not token_spaces(draft) and token_must_wait(draft, pending)
        case todo.Pay(seat, credits):
            ways = list(ways_to_pay(draft.players[seat].yellow, credits))
            if len(ways) > 1:
                return False
            draft.done()
            pay(draft, seat, ways[0])
        case todo.Spend():
            if len(draft.spent) > 1:
                return False
            draft.done()
            spend_rest(draft)
        case todo.RemoveNeighbour(beside=beside):
            if neighbours_to_remove(draft, beside):
                return False
            draft.done()
        case todo.Recycling():
            if draft.slate:
                return False
            draft.done()
            next_turn(draft)
        case (
            todo.PlaceStart()
            | todo.ChooseYellowZone()
            | todo.ChooseMuseum()
            | todo.ChooseTrack()
            | todo.CheapExhibit()
            | todo.RewardFragment()
            | todo.RemoveVase()
        ):
            return False
        case _:
            assert_never(pending)
    return True


# Dig tokens


def token_must_wait(draft: Draft, pending: todo.PlaceToken) -> bool:
    """No space can take it: it waits for one (ruling A15)."""
    draft.done()
    player = draft.players[pending.seat]
    draft.players[pending.seat] = replace(player, waiting=(*player.waiting, pending.colour))
    draft.events.append(happened.TokenWaits(seat=pending.seat, source=pending.source))
    return True


def ask_for_waiting_token(draft: Draft) -> None:
    if draft.stage == "over" or (draft.agenda and isinstance(draft.agenda[0], todo.PlaceToken)):
        return
    if token_spaces(draft):
        first, *others = draft.player.waiting
        draft.players[draft.active] = replace(draft.player, waiting=tuple(others))
        draft.first_of_all(todo.PlaceToken(draft.active, first, "waiting"))


# The main action


def move_grid_die(draft: Draft, start: int, end: int) -> None:
    """Field work: no raise, no bonus, no die action (MJ-FLD-1)."""
    die = draft.grid[start]
    assert die is not None
    draft.grid[start], draft.grid[end] = None, die
    spaces = draft.box.spaces
    draft.events.append(happened.DieMoved(seat=draft.active, die=die, start=spaces[start].ref, to=spaces[end].ref))


def act_on_captured(draft: Draft) -> bool:
    """Step 4: a grey die excavates, another one is stored (MJ-ACT-1, MJ-ACT-3, MJ-EXC-7)."""
    die = draft.captured
    assert die is not None
    seat = draft.active
    if die.colour == "grey":
        if next(movable_tracks(draft, seat, die.face), None):
            draft.instead(todo.ChooseTrack(seat), todo.SpendGrey())
        else:
            draft.events.append(happened.NoDiscCanMove(seat=seat, die=die))
            draft.instead(todo.SpendGrey())
        return True
    museums = draft.player.museums_with_room(die.colour)
    if len(museums) > 1:
        draft.instead(todo.ChooseMuseum(seat))
    else:
        draft.done()
        store_captured(draft, museums[0])
    return True


def store_captured(draft: Draft, museum: int) -> None:
    die = draft.captured
    assert die is not None
    draft.captured = None
    ref = store(draft, museum, die)
    draft.events.append(happened.Stored(seat=draft.active, die=die, slot=ref))


def move_disc(draft: Draft, seat: Seat, track: int, to: int) -> None:
    """The disc moves and its seat receives the bonus of the space it reaches, of no other (MJ-EXC-3)."""
    player = draft.players[seat]
    start = player.discs[track]
    rank = 0
    if to == LAST:
        draft.ends = (*draft.ends[:track], (*draft.ends[track], seat), *draft.ends[track + 1 :])
        rank = len(draft.ends[track])  # MJ-EXC-4
    draft.players[seat] = replace(player, discs=(*player.discs[:track], to, *player.discs[track + 1 :]))
    name = TRACKS[track]
    draft.events.append(happened.DiscMoved(seat=seat, track=name, start=start, to=to, rank=rank))
    give_track_bonus(draft, seat, track, to)


def give_track_bonus(draft: Draft, seat: Seat, track: int, to: int) -> None:
    name = TRACKS[track]
    space = draft.box.tracks[name][to]
    player = draft.players[seat]
    rule = f"MJ-TRK-{to}"
    match space.kind:
        case "boost":
            draft.first_of_all(todo.Increase(seat, space.amount, rule, name))
        case "token":
            if player.supply:
                draft.players[seat] = replace(player, supply=player.supply - 1)
                draft.first_of_all(todo.PlaceToken(seat, player.museums[0].colour, "track"))
        case "points":
            draft.score(seat, "track", rule, space.amount)
        case "double_blue":
            draft.double_blue = True
            draft.events.append(happened.BlueDoubled(seat=seat))
        case "swap":
            offer(draft, todo.Swap(seat, swap_size(draft, seat, space.amount)), "MJ-TRK-7Y")
        case "cheap_exhibit":
            offer(draft, todo.CheapExhibit(seat, space.amount), "MJ-TRK-7R")
        case "points_for_neighbours":
            offer(draft, todo.RewardFragment(seat, space.amount), "MJ-TRK-8B")
        case "points_for_tokens":
            own = sum(token in player.colours for token in draft.tokens)
            draft.score_or_lose(seat, "yellow_8", "MJ-TRK-8Y", own * space.amount)
        case "remove_vase":
            offer(draft, todo.RemoveVase(seat, space.amount), "MJ-TRK-8R")
        case "start" | "end_per_fragment" | "end_points" | "end_per_vase":
            pass  # nothing now; the last space pays at the end of the game
        case _:
            assert_never(space.kind)


Offer = todo.Swap | todo.CheapExhibit | todo.RewardFragment | todo.RemoveVase


def offer(draft: Draft, bonus: Offer, rule: str) -> None:
    """The bonus is asked about if it can be used at all; else it is lost (rulings A9 to A11)."""
    if is_usable(draft, bonus):
        draft.first_of_all(bonus)
    else:
        draft.events.append(happened.BonusLost(seat=bonus.seat, rule=rule))


def is_usable(draft: Draft, bonus: Offer) -> bool:
    player = draft.players[bonus.seat]
    match bonus:
        case todo.Swap(count=count):
            return count > 0
        case todo.CheapExhibit():
            return next(cheaply_exhibitable(draft, bonus), None) is not None
        case todo.RewardFragment():
            return player.fragments > 0
        case todo.RemoveVase():
            return next(museums_with_spare_vase(player), None) is not None
    assert_never(bonus)


# From turn to turn


def end_turn(draft: Draft) -> None:
    """No more free actions: Recycling comes next, except after the last die of a mission (MJ-SOL-10)."""
    if draft.stage == "before":
        draft.events.append(happened.MainActionSkipped(seat=draft.active))
        draft.idle += 1
    else:
        draft.idle = 0
    if is_last_solo_turn(draft):
        end_game(draft, "round_track")
    elif draft.options.mission and draft.idle >= draft.box.parts.solo.idle_turns_to_stop:
        end_game(draft, "idle")
    else:
        draft.stage = "recycling"
        draft.agenda = (todo.Recycling(draft.active),)


def next_turn(draft: Draft) -> None:
    """The next seat plays; the first one moves the round marker on, or ends the game (MJ-TURN-5, MJ-END-1)."""
    seat = (draft.active + 1) % len(draft.players)
    draft.double_blue = False
    if seat == draft.first:
        if not draft.options.mission and draft.round == draft.box.parts.box.rounds:
            end_game(draft, "rounds")
            return
        draft.round += 1
        announce_round(draft)
    draft.active = seat
    draft.stage = "before"
    draft.events.append(happened.TurnBegan(seat=seat))


def announce_round(draft: Draft) -> None:
    """A solo game has no round marker (MJ-SOL-1); its turns are counted all the same."""
    if not draft.options.mission:
        draft.events.append(happened.RoundBegan(round=draft.round))


def end_game(draft: Draft, why: happened.WhyEnded) -> None:
    draft.stage = "over"
    draft.agenda = ()
    final_scoring(draft)
    draft.events.append(happened.GameEnded(why=why, winners=winners(draft.players, draft)))
