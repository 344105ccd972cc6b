"""What each move does: one function a kind. What nobody decides is then carried out."""

from itertools import islice
from typing import assert_never

from rules.core.step import Step
from rules.council_of_shadows import actions, dark_tech, exploitation, planning, purchase
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import events as happened
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.automa import acting
from rules.council_of_shadows.candidates import answers
from rules.council_of_shadows.draft import Draft
from rules.council_of_shadows.events import Event
from rules.council_of_shadows.leaders import choose_leader
from rules.council_of_shadows.rounds import begin_actions, end_part, end_phase
from rules.council_of_shadows.state import State


def applied(state: State, move: m.Move) -> Step[State, Event]:
    draft = Draft(state)
    act(draft, move)
    settle(draft)
    return Step(draft.state(), tuple(draft.events))


def act(draft: Draft, move: m.Move) -> None:
    match move:
        case m.ChooseLeader():
            choose_leader(draft, move.seat, move.leader)
        case m.BuyCard():
            purchase.buy_card(draft, move.seat, move.card, move.gems)
        case m.BuyImprovement():
            purchase.buy_improvement(draft, move.seat, move.improvement, move.gems)
        case m.BuyStation():
            purchase.buy_station(draft, move.seat, move.station, move.slot, move.gems)
        case m.PlanCard():
            planning.plan_card(draft, move.seat, move.card, move.zone)
        case m.Ready():
            planning.become_ready(draft, move.seat)
        case m.Colonise():
            actions.colonise(draft, move.seat, move.planet, move.cubes)
        case m.Extract():
            actions.extract(draft, move.seat, move.tile)
        case m.Discover():
            actions.discover(draft, move.seat, move.sector)
        case m.PlaceTile():
            place_tile(draft, move)
        case m.UpgradeGem():
            actions.upgrade_gem(draft, move.seat, move.gem)
        case m.Exploit():
            exploitation.exploit(draft, move.seat, move.galaxy, move.planet)
        case m.ReturnBonus():
            exploitation.return_bonus(draft, move.seat, move.card)
        case m.TakeTech():
            dark_tech.take_tech(draft, move.seat, move.card)
        case m.TakeCard():
            draft.done()
            draft.refill(draft.take_card(move.seat, move.card, "CS-DTII-5"))
        case m.Finish():
            draft.done()
        case m.AutomaActs():
            acting.act(draft)
        case m.SettleForAutoma():
            acting.settle(draft, move.planet)
        case m.RemoveFromAutoma():
            acting.remove(draft, move.planet)
        case _:
            assert_never(move)


def place_tile(draft: Draft, move: m.PlaceTile) -> None:
    if isinstance(draft.agenda[0], todo.PlacingForAutoma):
        acting.place_tile(draft, move.tile, move.space)
    else:
        actions.place_tile(draft, move.seat, move.tile, move.space)


def settle(draft: Draft) -> None:
    """What nobody decides is carried out, what leaves no choice is done, and optional steps of which nothing is left
    end by themselves."""
    while draft.phase != "over":
        if not draft.agenda:
            begin_actions(draft)  # the screens were just lifted (CS-PLAN-14)
            continue
        pending = draft.agenda[0]
        if carried_out(draft, pending):
            continue
        if isinstance(pending, MUST):
            choices = list(islice(answers(draft, pending, pending.seat), 2))
            if len(choices) > 1:
                return
            if choices:
                act(draft, choices[0])
                continue
        elif isinstance(pending, todo.Planning) or has_choice(draft, pending):
            return
        pass_over(draft, pending)


MUST = (
    todo.PlacingTile
    | todo.StationExtracting
    | todo.ReturningBonus
    | todo.TakingTech
    | todo.TakingCard
    | todo.PlacingForAutoma
    | todo.SettlingForAutoma
    | todo.RemovingFromAutoma
)
"""What cannot be declined: with a single answer it needs no decision."""


def carried_out(draft: Draft, pending: todo.Pending) -> bool:
    """Whether it was something that the rules do by themselves."""
    match pending:
        case todo.Perform():
            actions.perform(draft, pending)
        case todo.CarryOut():
            actions.carry_out(draft, pending)
        case todo.Shift():
            actions.shift(draft, pending.seat)
        case todo.BeginExploitation():
            exploitation.begin_exploitation(draft, pending.seat)
        case todo.LevelCheck():
            dark_tech.check_level(draft, pending.seat)
        case todo.EndPart():
            end_part(draft, pending.seat)
        case todo.EndPhase():
            end_phase(draft)
        case todo.AutomaExploiting() if not acting.next_galaxies(draft, pending):
            acting.end_exploitation(draft, pending)
        case _:
            return False
    return True


def has_choice(draft: Draft, pending: todo.Pending) -> bool:
    """Whether anything but the end of it can be chosen."""
    assert not isinstance(pending, todo.Planning | todo.EndPhase)
    return any(not isinstance(move, m.Finish) for move in answers(draft, pending, pending.seat))


def pass_over(draft: Draft, pending: todo.Pending) -> None:
    """Finish an optional step that has nothing left; tell when a card could do nothing at all (ruling Q-9)."""
    draft.done()
    match pending:
        case (
            todo.Colonising(used=())
            | todo.Extracting(used=())
            | todo.Discovering()
            | todo.Upgrading()
            | todo.Exploiting(done=())
        ) if pending.card:
            rule = draft.box.rule_of[pending.card]
            draft.tell(happened.NothingToDo(seat=pending.seat, card=pending.card, rule=rule))
        case _:
            return
