"""From seat to seat, from phase to phase, from round to round: what carries the game on between two decisions."""

from typing import assert_never

from rules.core.types import Seat
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import events as happened
from rules.council_of_shadows.draft import Draft
from rules.council_of_shadows.planning import begin_planning
from rules.council_of_shadows.queries import is_ending, power_of
from rules.council_of_shadows.scoring import final_scoring, winners


def begin_game(draft: Draft) -> None:
    """Everything lies on the table: round 1 begins (CS-SET-17)."""
    draft.round = 0
    begin_round(draft)


def begin_round(draft: Draft) -> None:
    """CS-GEN-2."""
    draft.round += 1
    draft.tell(happened.RoundBegan(round=draft.round))
    draft.phase = "purchase"
    draft.tell(happened.PhaseBegan(phase="purchase"))
    begin_part(draft, draft.order[0])


def begin_actions(draft: Draft) -> None:
    draft.phase = "actions"
    draft.tell(happened.PhaseBegan(phase="actions"))
    begin_part(draft, draft.order[0])


def begin_part(draft: Draft, seat: Seat) -> None:
    """A seat's part of phase 1 or 3; at its end its level may rise (CS-DT-2, ruling Q-3)."""
    player = draft.players[seat]
    end: tuple[todo.Pending, ...] = (todo.EndPart(seat),)
    if draft.options.levelup_at == "own_part":
        end = (todo.LevelCheck(seat), *end)
    if draft.phase == "purchase":
        if player.is_automa:  # CS-SOLO-15
            draft.agenda = end
            return
        free_cube = power_of(draft, seat).purchase_cubes > 0
        part: tuple[todo.Pending, ...] = (todo.Purchasing(seat, draft.box.numbers.purchases, free_cube),)
    elif player.is_automa:
        part = (todo.AutomaActing(seat, 1), todo.AutomaExploiting(seat))
    else:
        zones = (todo.Perform(seat, zone) for zone, _ in enumerate(player.zones, 1))
        part = (*zones, todo.Shift(seat), todo.BeginExploitation(seat))
    draft.tell(happened.PartBegan(seat=seat, phase=draft.phase))
    draft.agenda = (*part, *end)


def end_part(draft: Draft, seat: Seat) -> None:
    """The next one in the order of the tokens (CS-BUY-1, CS-ACT-1)."""
    at = draft.order.index(seat) + 1
    if at < len(draft.order):
        begin_part(draft, draft.order[at])
        return
    checks = (todo.LevelCheck(each) for each in draft.caught)  # all of them only where a ruling says so
    draft.agenda = (*checks, todo.EndPhase())


def end_phase(draft: Draft) -> None:
    match draft.phase:
        case "purchase":
            begin_planning(draft)
        case "actions":
            if is_ending(draft):
                end_game(draft)
            else:
                begin_round(draft)
        case "leaders" | "planning" | "over":
            raise AssertionError(draft.phase)
        case _:
            assert_never(draft.phase)


def end_game(draft: Draft) -> None:
    """CS-END-1, CS-END-2."""
    draft.phase = "over"
    draft.agenda = ()
    draft.tell(happened.PhaseBegan(phase="over"))
    final_scoring(draft)
    draft.tell(happened.GameEnded(winners=winners(draft)))
