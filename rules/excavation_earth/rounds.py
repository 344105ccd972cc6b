"""From turn to turn and from round to round: what carries the game on between two decisions (EE-RND, EE-TURN)."""

from rules.core.types import Seat
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import events as happened
from rules.excavation_earth.draft import Draft
from rules.excavation_earth.preparation import back_to_the_table, prepare
from rules.excavation_earth.queries import DAL
from rules.excavation_earth.scoring import final_scoring, score_centres, winners


def carry_on(draft: Draft) -> None:
    """A turn without actions left is over; what comes then needs nobody until somebody is asked, or the game ends."""
    pending = draft.agenda[0]
    if isinstance(pending, todo.Turn) and pending.left == 0:
        end_turn(draft, pending.seat)


def begin_game(draft: Draft) -> None:
    """The opening hands are settled: round 1 has no preparation (EE-RND-1)."""
    draft.tell(happened.RoundBegan(round=draft.round))
    begin_actions(draft)


def begin_round(draft: Draft) -> None:
    """The draft of a preparation is over (EE-PREP-5c, EE-PREP-6)."""
    back_to_the_table(draft)
    begin_actions(draft)


def begin_actions(draft: Draft) -> None:
    begin_turn(draft, draft.order[0])


def begin_turn(draft: Draft, seat: Seat) -> None:
    """Third explorer, free step, then the actions (EE-TURN-6); Zu has neither explorers nor powers."""
    draft.tell(happened.TurnBegan(seat=seat))
    if draft.players[seat].is_zu:
        draft.agenda = (todo.Turn(seat, draft.box.zu.cards_per_turn),)
        return
    player = draft.players[seat]
    steps: list[todo.Pending] = []
    if len(player.explorers) < draft.box.explorers:
        steps.append(todo.PlaceExplorer(seat))
    if player.faction == DAL:
        steps.append(todo.FreeStep(seat))
    draft.agenda = (*steps, todo.Turn(seat, draft.box.numbers.actions_per_turn))


def end_turn(draft: Draft, seat: Seat) -> None:
    """The next seat that has not passed; when all have, the phase is over (EE-TURN-2)."""
    at = draft.order.index(seat)
    following = (*draft.order[at + 1 :], *draft.order[: at + 1])
    waiting = next((each for each in following if not draft.players[each].passed), None)
    if waiting is None:
        end_round(draft)
    else:
        begin_turn(draft, waiting)


def end_round(draft: Draft) -> None:
    score_centres(draft)
    if draft.round < draft.box.rounds:
        draft.round += 1
        draft.tell(happened.RoundBegan(round=draft.round))
        prepare(draft)
    else:
        end_game(draft)


def end_game(draft: Draft) -> None:
    """EE-RND-2."""
    draft.agenda = ()
    final_scoring(draft)
    zu = draft.zu.seat if draft.zu is not None else None
    draft.tell(happened.GameEnded(winners=winners(draft.players, zu)))
