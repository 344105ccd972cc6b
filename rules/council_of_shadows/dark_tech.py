"""Levels rise when energy has caught up with consumption: cards, compensation, the throne (CS-DT)."""

from rules.core.draft import without
from rules.core.types import Ref, Seat
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import events as happened
from rules.council_of_shadows.actions import take_effect
from rules.council_of_shadows.draft import Draft, with_thing


def check_level(draft: Draft, seat: Seat) -> None:
    """One rise, with all it brings, before the next one is looked for (CS-DT-4, CS-DT-7, ruling Q-4)."""
    if not has_caught_up(draft, seat):
        draft.done()
        return
    rise(draft, seat)
    level = draft.players[seat].level
    compensate(draft, seat, level)
    if draft.throne is None and level >= draft.box.numbers.end_level:
        draft.throne = seat
        draft.tell(happened.ThroneTaken(seat=seat))
        draft.tell(happened.EndAnnounced(seat=seat))
    if gives_card(draft, seat, level):
        draft.first_of_all(todo.TakingTech(seat, level))


def has_caught_up(draft: Draft, seat: Seat) -> bool:
    player = draft.players[seat]
    return player.energy >= player.consumption


def rise(draft: Draft, seat: Seat) -> None:
    """Energy less consumption, which stays where it is (CS-DT-3)."""
    before = draft.players[seat]
    level = before.level + 1
    draft.move_energy(seat, "levels", -before.consumption)
    after = draft.change(seat, level=level)
    draft.caught = tuple(each for each in draft.caught if each != seat)
    if after.energy >= after.consumption:
        draft.caught = (*draft.caught, seat)
    draft.tell(
        happened.LevelRose(
            seat=seat, level=level, before=before.energy, consumption=before.consumption, energy=after.energy
        )
    )


def compensate(draft: Draft, seat: Seat, level: int) -> None:
    """Opponents who are behind take gems (CS-DT-6); never in a solo game (CS-SOLO-9)."""
    if draft.automa is not None:
        return
    for other in draft.order:
        gems = draft.box.compensation.get((level, draft.players[other].level))
        if other != seat and gems is not None:
            draft.gain_gems(other, "CS-DT-6", gems)


def gives_card(draft: Draft, seat: Seat, level: int) -> bool:
    """A card of level I or II while there is one; the automa takes none (CS-DT-5, CS-SOLO-9)."""
    if draft.players[seat].is_automa or level > len(draft.tech_piles):
        return False
    return bool(draft.tech_piles[level - 1])


def take_tech(draft: Draft, seat: Seat, card: Ref) -> None:
    """Face up before the seat; what it does at once is done now (CS-DT-5)."""
    pending = draft.answered(todo.TakingTech)
    draft.done()
    at = pending.level - 1
    draft.tech_piles = with_thing(draft.tech_piles, at, without(draft.tech_piles[at], card))
    draft.change(seat, tech=(*draft.players[seat].tech, card))
    draft.tell(happened.TechTaken(seat=seat, card=card))
    zone = draft.box.dark_tech[card].power.extra_zone
    if zone is not None:
        draft.add_zone(seat, zone)
    take_effect(draft, seat, card)
