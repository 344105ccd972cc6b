"""Phase 1: AI cards, improvements, space stations (CS-BUY, CS-M1)."""

from rules.core.draft import without
from rules.core.types import Ref, Seat
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import events as happened
from rules.council_of_shadows.draft import Draft
from rules.council_of_shadows.parts import Gems
from rules.council_of_shadows.queries import gems_in
from rules.council_of_shadows.state import Built


def pay_for(draft: Draft, seat: Seat, gems: str) -> None:
    """One of three purchases (CS-BUY-2); what was paid too much is lost (CS-BUY-3). Told after what was bought."""
    pending = draft.answered(todo.Purchasing)
    draft.instead(todo.Purchasing(seat, pending.left - 1, pending.free_cube))
    draft.pay(seat, "CS-BUY-3", gems_in(gems) or Gems())


def buy_card(draft: Draft, seat: Seat, card: Ref, gems: str) -> None:
    slot = draft.take_card(seat, card, "CS-BUY-4")
    pay_for(draft, seat, gems)
    draft.refill(slot)


def buy_improvement(draft: Draft, seat: Seat, improvement: Ref, gems: str) -> None:
    face = draft.box.improvements[improvement]
    draft.improve(seat, improvement, "CS-BUY-9" if face.zone else "CS-BUY-5", face.energy)
    pay_for(draft, seat, gems)


def buy_station(draft: Draft, seat: Seat, station: Ref, slot: Ref, gems: str) -> None:
    """It stays for good (CS-M1-3, CS-M1-4)."""
    player = draft.players[seat]
    draft.change(seat, stations=without(player.stations, station), built=(*player.built, Built(slot, station)))
    draft.tell(happened.StationBuilt(seat=seat, station=station, slot=slot))
    pay_for(draft, seat, gems)
