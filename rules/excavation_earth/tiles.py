"""What a command tile does, line by line as printed; each line comes onto the agenda (EE-GEN-12)."""

from typing import assert_never

from rules.core.types import Ref, Seat
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.draft import Draft
from rules.excavation_earth.parts import Effect

RULE = "EE-GEN-12"


def activate(draft: Draft, seat: Seat, centre: int, tile: Ref) -> None:
    """The white face in round 2, the yellow one in round 3 (EE-PREP-1a, EE-PREP-1b)."""
    white, yellow = draft.box.tile_effects[tile]
    for effect in reversed(yellow if draft.round == draft.box.rounds else white):
        carry_out(draft, seat, centre, effect)


def carry_out(draft: Draft, seat: Seat, centre: int, effect: Effect) -> None:
    match effect.op:
        case "draw_action_cards":
            if effect.keep == effect.draw:
                draft.draw_into_hand(seat, effect.draw, RULE)
            else:
                draft.draw_to_choose(seat, effect.draw, effect.keep, RULE)
        case "gain_credits":
            draft.first_of_all(todo.GainCredits(seat, effect.n))
        case "teleport_explorers":
            draft.first_of_all(todo.Teleporting(seat, effect.up_to))
        case "take_site_relics":
            draft.first_of_all(todo.Extracting(seat, effect.up_to))
        case "add_buyers":
            draft.first_of_all(todo.Spreading(seat, effect.up_to, effect.white_max))
        case "send_traders":
            draft.first_of_all(todo.SendingTraders(seat, effect.up_to))
        case "buy_visible_relics":
            draft.first_of_all(todo.Buying(seat, effect.up_to, "half", RULE))
        case "place_envoys_other_centres":
            others = tuple(each for each in range(len(draft.box.centres)) if each != centre)
            draft.first_of_all(todo.SendingEnvoys(seat, others))
        case _:
            assert_never(effect.op)
