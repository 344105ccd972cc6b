"""Module 2: who leads whom, and what that changes at the start (CS-M2-1, CS-M2-2)."""

from rules.core.draft import without
from rules.core.types import Ref, Seat
from rules.council_of_shadows import events as happened
from rules.council_of_shadows.draft import Draft
from rules.council_of_shadows.rounds import begin_game


def choose_leader(draft: Draft, seat: Seat, leader: Ref) -> None:
    """The others are passed on; what nobody takes goes into the box."""
    draft.done()
    face = draft.box.leaders[leader]
    draft.leaders = without(draft.leaders, leader)
    draft.change(seat, leader=leader, consumption=face.consumption)
    draft.tell(happened.LeaderChosen(seat=seat, leader=leader))
    if face.power.extra_zone is not None:
        draft.add_zone(seat, face.power.extra_zone)
    draft.gain_energy(seat, "start", draft.box.rule_of[leader], face.energy)
    if not draft.agenda:
        draft.leaders = ()
        begin_game(draft)
