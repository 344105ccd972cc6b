"""Phase 2: cards behind screens, the reveal, consumption, and who has which token (CS-PLAN)."""

from collections.abc import Sequence

from rules.core.draft import without
from rules.core.types import Ref, Seat
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import events as happened
from rules.council_of_shadows.automa.turning import turn_card
from rules.council_of_shadows.draft import Draft
from rules.council_of_shadows.queries import Owner, consumption_of_plan, power_of, turn_order
from rules.council_of_shadows.state import Player


def planning_seats(players: Sequence[Owner]) -> list[Seat]:
    """Those whose screen may not be lifted yet; the automa never has one."""
    return [seat for seat, player in enumerate(players) if not player.ready and not player.is_automa]


def open_zones(player: Player) -> list[int]:
    """Zones without any card, counted from 1 (CS-PLAN-13)."""
    return [
        zone
        for zone, (stack, planned) in enumerate(zip(player.zones, player.planned, strict=True), 1)
        if not stack and not planned
    ]


def may_cover(player: Player) -> bool:
    """Only with a card that no free zone needs (CS-PLAN-13)."""
    return len(player.hand) > len(open_zones(player))


def begin_planning(draft: Draft) -> None:
    draft.phase = "planning"
    draft.tell(happened.PhaseBegan(phase="planning"))
    for seat, player in enumerate(draft.players):
        if not player.is_automa:
            draft.change(seat, planned=("",) * len(player.zones))
    draft.agenda = (todo.Planning(),)


def plan_card(draft: Draft, seat: Seat, card: Ref, zone: int) -> None:
    """It cannot be moved or taken back any more (CS-PLAN-4)."""
    player = draft.players[seat]
    planned = (*player.planned[: zone - 1], card, *player.planned[zone:])
    draft.change(seat, planned=planned, hand=without(player.hand, card))
    draft.tell(happened.CardPlanned(seat=seat, card=card, zone=zone))


def become_ready(draft: Draft, seat: Seat) -> None:
    """When all are, the screens are lifted together (CS-PLAN-5)."""
    draft.change(seat, ready=True)
    draft.tell(happened.BecameReady(seat=seat))
    if not planning_seats(draft.players):
        draft.done()
        reveal(draft)


def reveal(draft: Draft) -> None:
    """First all consumption markers move, only then are the tokens handed out (CS-PLAN-6)."""
    wanted = [0] * len(draft.players)
    for seat in draft.order:
        player = draft.players[seat]
        if player.is_automa:
            wanted[seat] = turn_card(draft)
            continue
        wanted[seat] = consumption_of_plan(draft, seat, player.planned)
        lift_screen(draft, seat)
    for seat in draft.order:
        rule = "CS-SOLO-3" if draft.players[seat].is_automa else "CS-PLAN-6"
        if power_of(draft, seat).no_consumption:
            rule = "CS-DTII-2"
        draft.change(seat, steps=draft.move_consumption(seat, rule, wanted[seat]))
    draft.order = turn_order(draft, [player.steps for player in draft.players])
    draft.tell(happened.OrderChanged(order=draft.order))


def lift_screen(draft: Draft, seat: Seat) -> None:
    player = draft.players[seat]
    zones = tuple(
        (*stack, planned) if planned else stack for stack, planned in zip(player.zones, player.planned, strict=True)
    )
    draft.change(seat, zones=zones, planned=(), ready=False)
    draft.tell(happened.PlanRevealed(seat=seat, planned=player.planned))
