"""What each move does: one function a kind. What nobody decides is then carried out."""

from typing import assert_never

from rules.core.step import Step
from rules.core.types import Seat
from rules.magnastorm import actions, charging, claiming, driving, gains, rounds, taking
from rules.magnastorm import agenda as todo
from rules.magnastorm import events as happened
from rules.magnastorm import moves as m
from rules.magnastorm.candidates import answers, colours_held
from rules.magnastorm.commanders import may_draw_more
from rules.magnastorm.consortium import acting
from rules.magnastorm.consortium.choosing import feats
from rules.magnastorm.draft import Draft
from rules.magnastorm.events import Event
from rules.magnastorm.payments import bill_pending, ways_to_pay
from rules.magnastorm.queries import colour_name, colour_number
from rules.magnastorm.state import State
from rules.magnastorm.travel import Trip

ALWAYS_OPEN = (todo.Acting, todo.ChoosingAction, todo.Exchanging, todo.Emptying, todo.ChoosingField)
"""Where there is always something to choose, so that nobody needs to look: while a seat acts, crew is left (MS-RND-2);
cubes can always be gained; an exchange begins only if it can be ended."""


def applied(state: State, move: m.Move) -> Step[State, Event]:
    draft = Draft(state)
    act(draft, move)
    settle(draft)
    return Step(draft.state(), tuple(draft.events))


def act(draft: Draft, move: m.Move) -> None:
    seat = move.seat
    match move:
        case m.PlaceFirstCrew():
            rounds.place_first_crew(draft, seat, draft.layout.columns.index(move.column))
        case m.TakeColumn():
            taking.take_column(draft, seat, move.column)
        case m.MoveCrew():
            actions.move_crew(draft, seat, move.column, move.crew, move.cell)
        case m.ChooseAction():
            actions.choose_action(draft, seat, move.action)
        case m.Pay():
            charging.pay(draft, seat, move.cubes, move.swap)
        case m.Exchange():
            draft.first_of_all(todo.Exchanging(seat, colour_number(draft, move.take)))
        case m.GiveCube():
            charging.give_cube(draft, seat, move.colour)
        case m.TakeCube():
            gains.take_cube(draft, seat, move.colour)
        case m.DropCrew():
            taking.drop_crew(draft, seat, move.crew, move.cell)
        case m.DeployCrew():
            gains.deploy(draft, seat, move.panel, move.cell)
        case m.Drive():
            driving.drive(draft, seat, Trip(move.to, move.station))
        case m.Jump():
            driving.jump(draft, seat, move.to)
        case m.Boost():
            driving.boost(draft, seat, move.colour)
        case m.Train():
            driving.train(draft, seat)
        case m.Build():
            driving.build(draft, seat, move.site, free=move.free)
        case m.Install():
            driving.install(draft, seat, move.way, free=move.free)
        case m.ChooseField():
            gains.choose_field(draft, seat, move.field)
        case m.Draw():
            gains.draw(draft, seat, more=move.more)
        case m.BuyReputation():
            taking.order_reputation(draft, seat)
        case m.Claim():
            claiming.claim(draft, seat, move.objective, move.places)
        case m.RemoveLab():
            claiming.remove_lab(draft, seat, move.space)
        case m.Finish():
            finish(draft, draft.agenda[0])
        case m.ConsortiumActs():
            acting.act(draft)
        case _:
            assert_never(move)


def finish(draft: Draft, pending: todo.Pending) -> None:
    """An optional step is left."""
    if isinstance(pending, todo.Installing):
        driving.end_installing(draft, pending)
    else:
        draft.done()


def acts(state: State, move: m.Move) -> tuple[Step[State, Event], ...]:
    """The move itself, then each step of the administration that it leads to (MS-ADM-1 to MS-ADM-8)."""
    draft = Draft(state)
    act(draft, move)
    found: list[Step[State, Event]] = []
    while goes_on(draft):
        if draft.agenda and isinstance(draft.agenda[0], todo.Administer):
            found.append(Step(draft.state(), tuple(draft.events)))
            draft.events = []
    return (*found, Step(draft.state(), tuple(draft.events)))


def settle(draft: Draft) -> None:
    while goes_on(draft):
        pass


def goes_on(draft: Draft) -> bool:
    """Carries out what nobody decides, and ends an optional step of which nothing is left; says whether it did."""
    if not draft.agenda:
        return False
    pending = draft.agenda[0]
    if isinstance(pending, todo.Automatic):
        carry_out(draft, pending)
        return True
    if answers_itself(draft, pending):
        return True
    if isinstance(pending, ALWAYS_OPEN) or has_choice(draft, pending, pending.seat):
        return False
    pass_over(draft, pending, pending.seat)
    return True


def carry_out(draft: Draft, pending: todo.Automatic) -> None:
    """What the rules do by themselves."""
    match pending:
        case todo.UseArtefact():
            rounds.use_artefact(draft, pending)
        case todo.BeginTurns():
            rounds.begin_turns(draft)
        case todo.Receive():
            taking.receive(draft, pending)
        case todo.BuyReputation():
            taking.buy_reputation(draft, pending)
        case todo.UseCell():
            actions.use_cell(draft, pending.seat)
        case todo.PutStation():
            driving.put_station(draft, pending)
        case todo.PutLab():
            driving.put_lab(draft, pending)
        case todo.Advance():
            gains.begin_advance(draft, pending)
        case todo.RainAdvance():
            gains.begin_rain(draft, pending.seat)
        case todo.EndTurn():
            rounds.end_turn(draft)
        case todo.Administer():
            rounds.administer(draft, pending.step)
        case _:
            assert_never(pending)


def answers_itself(draft: Draft, pending: todo.Asked) -> bool:
    """Decisions that leave nothing to decide, and what the Consortium does without being asked."""
    match pending:
        case todo.Paying() if charging.pays_itself(draft, pending):
            way = ways_to_pay(draft, pending.seat, bill_pending(pending))[0]
            charging.pay(draft, pending.seat, way.cubes, way.swap)
        case todo.PayingFee() if len(held := colours_held(draft, pending.seat)) == 1:
            charging.give_cube(draft, pending.seat, colour_name(draft, held[0]))
        case todo.Drawing() if not may_draw_more(draft, pending.seat):
            gains.draw(draft, pending.seat, more=False)
        case todo.Removing() if claiming.removes_itself(draft, pending):
            claiming.remove_all(draft, pending)
        case todo.FirstCrew() if draft.players[pending.seat].is_automa:
            acting.place_first_crew(draft, pending.seat)
        case todo.FirstResearch() if draft.players[pending.seat].is_automa:
            acting.choose_first_field(draft, pending.seat)
        case todo.ConsortiumActing(part="objective") if not feats(draft, pending.seat):
            draft.done()
        case _:
            return False
    return True


def has_choice(draft: Draft, pending: todo.Asked, seat: Seat) -> bool:
    """Whether anything but the end of it can be chosen; exchanges alone lead nowhere."""
    return any(not isinstance(move, m.Finish) for move in answers(draft, pending, seat))


def pass_over(draft: Draft, pending: todo.Pending, seat: Seat) -> None:
    """Skip an optional step with nothing left, or with nothing to be had (rulings A16, A19), and tell why."""
    match pending:
        case todo.Deploying(rule=rule) | todo.TakingCube(rule=rule):
            draft.tell(happened.NothingGained(seat=seat, rule=rule))
        case todo.Installing():
            driving.tell_no_lab(draft, pending)
        case todo.Building():
            driving.tell_no_station(draft, pending)
        case _:
            pass
    finish(draft, pending)
