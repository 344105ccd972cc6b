"""Moves, events and ids as phrases: which message, and what fills its gaps. The sentences stand in translations/.

Elements, pieces, symbols, piles, clans and catastrophes stay ids, which the names in translations/ select on; cells and
blocks are called by their letters and numbers. What a neighbour chooses between becomes a phrase.
"""

from collections.abc import Sequence
from typing import Any, get_args

from rules.core.contract import Chapter
from rules.core.types import Arg, Phrase, Seat, SeatName, phrase
from rules.core.wording import event_phrase, fields_of, message_id, phrase_of, say_plainly
from rules.hoyuk import agenda as todo
from rules.hoyuk import events as happened
from rules.hoyuk import moves as m
from rules.hoyuk.agenda import Planned
from rules.hoyuk.cells import NEIGHBOURS, NUMBER, SIDE, name_of
from rules.hoyuk.components import JOKER
from rules.hoyuk.events import Event
from rules.hoyuk.majorities import Count
from rules.hoyuk.parts import PileName
from rules.hoyuk.queries import owner_of_piece, robbed_of
from rules.hoyuk.state import State
from rules.hoyuk.village import House, Ruin

SEAT_GAPS = ("seat", "winners", "winner", "to", "marker", "victim")
CANDIDATE_GAPS = ("candidate", "chosen")
ELEMENT_GAPS = ("piece", "what")
"""Fields that hold an element under another name; sentences find it as `element`."""
PILES: tuple[str, ...] = get_args(PileName)


def say_arg(name: str, value: Arg) -> Arg:
    if name == "elements" and isinstance(value, (tuple, list)) and all(isinstance(each, str) for each in value):
        return say_elements(value)
    if name in CANDIDATE_GAPS and isinstance(value, str):
        return say_candidate(value)
    return say_plainly(name, value, SEAT_GAPS, say_arg)


def say_points(count: int) -> Phrase:
    return phrase("amount-points", count=count)


def say_counts(counts: Sequence[Count], *, can_break: bool) -> tuple[Phrase, ...]:
    """Who has how many; of those who have most, also what breaks their tie."""
    most = max((count for _, count, _ in counts), default=0)
    is_tied = can_break and sum(count == most for _, count, _ in counts) > 1
    return tuple(
        phrase(
            "hk-count-of-seat",
            seat=SeatName(seat),
            count=count,
            tied=say_arg("tied", is_tied and count == most),
            tie=tie,
        )
        for seat, count, tie in counts
        if count
    )


def say_cards(symbol: str, cards: int, jokers: int) -> tuple[Phrase, ...]:
    """Two oven cards and a joker."""
    kinds = ((symbol, cards), (JOKER, jokers))
    return tuple(phrase("aspect.count", symbol=kind, count=count) for kind, count in kinds if count)


def say_elements(elements: Sequence[Planned]) -> tuple[Phrase, ...]:
    """Two houses and an oven."""
    kinds = dict.fromkeys(elements)
    return tuple(phrase("element.count", element=kind, count=elements.count(kind)) for kind in kinds)


def say_candidate(word: str) -> Arg:
    """What a neighbour chooses between (see neighbours/mind.py)."""
    kind, *rest = word.split(":")
    match kind:
        case "block":
            return phrase("block.the", block=rest[0])
        case "family":
            return phrase("family.the", cell=rest[0])
        case "seat":
            return SeatName(int(rest[0]))
        case "way":
            return phrase("hk-way", way=rest[0])
        case "line":
            return phrase("hk-line", line=rest[0])
        case "power":
            return phrase("hk-power-choice", use=rest[0])
        case "pen":
            if rest:
                return phrase("hk-pen-side", cell=rest[0], gate=int(rest[1]))
        case "tile":
            return phrase("hk-tile-with", element=rest[1])
    if word in PILES:
        return phrase("pile.the", pile=word)
    return word if word in NUMBER else phrase("element.a", element=word)


# Events


def say_event(event: Event) -> Phrase:
    return event_phrase(event, with_element(fields_of(event)) | more_args(event), say_arg)


def with_element(args: dict[str, Any]) -> dict[str, Any]:
    for name in ELEMENT_GAPS:
        if name in args:
            return args | {"element": args[name]}
    return args


def chapter_of(event: Event) -> Chapter | None:
    """Turns are the headings of the log; everybody plays in each."""
    match event:
        case happened.TurnBegan(turn=turn):
            return Chapter(phrase("chapter-turn", turn=turn))
        case _:
            return None


def more_args(event: Event) -> dict[str, Arg]:
    """What sentences need beside the fields of an event, or instead of one."""
    match event:
        case happened.TilesDealt(elements=elements):
            return {
                "tiles": tuple(
                    phrase("hk-tile-of-seat", seat=SeatName(seat), elements=say_elements(tile))
                    for seat, own in enumerate(elements)
                    for tile in own
                ),
                "elements": (),
            }
        case happened.ElementLost(is_given_up=given, why=why):
            return {"given": "yes" if given else "no", "why": phrase(why)}
        case happened.TileChosen():
            return {"tile": ""}
        case happened.BlocksHit(blocks=blocks):
            return {"count": len(blocks)}
        case happened.AspectCompared(counts=counts, pile=pile):
            return {"counts": say_counts(counts, can_break=pile != "HEIGHT")}  # HK-INT-2
        case happened.BlockScored(counts=counts):
            return {"counts": say_counts(counts, can_break=True)}
        case happened.CardsSpent(cards=cards, symbol=symbol, jokers=jokers):
            return {"cards": say_cards(symbol, len(cards) - jokers, jokers)}
        case happened.CardsReturned(cards=cards):
            return {"cards": phrase("amount-cards", count=len(cards))}
        case happened.AspectCardDrawn():
            return {"card": ""}
        case happened.Scored(points=points):
            return {"points": say_points(points)}
        case happened.GameEnded(winners=winners):
            return {"count": len(winners)}
        case _:
            return {}


# Moves


def say_move(state: State, move: m.Move) -> Phrase:
    return phrase_of(move, move_args(state, move), say_arg)


def move_args(state: State, move: m.Move) -> dict[str, Any]:
    """The fields of a move, with what it does or brings."""
    args = with_element(fields_of(move))
    match move:
        case m.BuildHouse():
            args["how"] = how_it_is_built(state, move)
        case m.BuildPen():
            keeper = SIDE[NUMBER[move.cell]][move.gate]
            args["house"] = name_of(keeper) if keeper is not None else ""
        case m.ScoreGroup():
            size = min(move.cards + move.jokers, len(state.box.ladder) - 1)
            args |= {
                "cards": say_cards(move.symbol, move.cards, move.jokers),
                "points": say_points(state.box.ladder[max(size, 0)]),
            }
        case m.BuildWithCard(element=element):
            args["symbol"] = element
        case m.LosePiece():
            pending = state.agenda[0]
            args["element"] = pending.what if isinstance(pending, todo.Lose) else "house"
        case m.UsePower() | m.DeclinePower():
            args["clan"] = state.players[move.seat].clan
        case m.ReplaceHouse():
            house = state.village.house(NUMBER[move.cell])
            args["victim"] = house.owner if house else None
        case m.StealPiece():
            args["victim"] = victim_of(state, move)
        case m.NeighbourActs():
            args["step"] = message_id(state.agenda[0].kind)
        case _:
            pass
    return args


def victim_of(state: State, move: m.StealPiece) -> Seat | None:
    theft, cell = next(iter(state.agenda), None), NUMBER[move.cell]
    if isinstance(theft, todo.Steal):
        return robbed_of(state.village, theft, move.piece, cell)
    return owner_of_piece(state.village, cell, move.piece)


def how_it_is_built(state: State, move: m.BuildHouse) -> str:
    """A storey; else what the house does for its clan, on the ground or on a ruin (HK-HOU-1, HK-HOU-10)."""
    cell, village = NUMBER[move.cell], state.village
    here = village.at(cell)
    if isinstance(here, House):
        return "clears" if move.clear else "storey"
    owners = {house.owner for other in NEIGHBOURS[cell] if (house := village.house(other))}
    how = "extends" if move.seat in owners else "joins" if owners else "founds"
    return f"{how}-ruin" if isinstance(here, Ruin) else how
