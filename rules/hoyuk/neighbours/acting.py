"""What an automated clan does about what is pending: one decision at a time, so that it can be followed."""

from rules.core.types import Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from rules.hoyuk.draft import Draft
from rules.hoyuk.neighbours.cards import play_cards
from rules.hoyuk.neighbours.houses import place_house
from rules.hoyuk.neighbours.losses import give_marker, inspect_block, lose_piece, return_cards
from rules.hoyuk.neighbours.powers import answer_power, replace_house, steal
from rules.hoyuk.neighbours.tiles import build, choose_tile


def act_for(draft: Draft, seat: Seat) -> m.Move | None:
    """The move that the script makes, its reasons told; None when nothing of the table changes by it."""
    pending = draft.agenda[0]
    match pending:
        case todo.CardWindow():
            return play_cards(draft, seat, pending)
        case todo.ChooseTile():
            choose_tile(draft, seat)
            return None
        case todo.Build():
            return build(draft, seat, pending)
        case todo.Lose():
            return lose_piece(draft, seat, pending)
        case todo.Inspect():
            return inspect_block(draft, seat, pending)
        case todo.ReturnCards():
            return return_cards(draft, seat)
        case todo.PassMarker():
            return give_marker(draft, seat)
        case todo.Power():
            return answer_power(draft, seat)
        case todo.Replace():
            return replace_house(draft, seat)
        case todo.Steal():
            return steal(draft, seat, pending)
        case todo.HouseForShaman():
            return place_house(draft, seat)
        case _:
            raise AssertionError(f"{pending} is no question")
