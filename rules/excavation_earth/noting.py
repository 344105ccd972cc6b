"""A position of Excavation Earth in the short notation: the inverse of notation.py."""

from collections.abc import Callable, Iterable
from dataclasses import fields
from operator import attrgetter
from typing import Any

from rules.core.codec import move_json
from rules.core.noted_positions import otherwise
from rules.core.types import Json, Ref
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.notation import stated_position
from rules.excavation_earth.options import Options
from rules.excavation_earth.state import SOURCES, RowCard, State

USUAL = Options()


def noted(state: State) -> Json:
    """The notes that say this position; what is as usual is left out."""
    box = state.box
    notes: dict[str, Any] = {
        "options": {
            each.name: value
            for each in fields(Options)
            if each.name != "factions" and (value := getattr(state.options, each.name)) != getattr(USUAL, each.name)
        },
        **question_notes(state),
        "queues": {place: queue for place, queue in zip(box.market_places, state.queues, strict=True) if queue},
        "mothership": state.mothership,
        "sites": " ".join(relic for site in state.sites for relic in site),
        "piles": {colour: " ".join(pile) for colour, pile in zip(box.colours, state.piles, strict=True) if pile},
        "drawn": " ".join(state.drawn),
        "sold": " ".join(state.sold),
        "discard": " ".join(state.discard),
        "row": " ".join(map(row_word, state.row)),
        "buyer_deck": " ".join(card[1] for card in state.buyer_deck),
        "buyer_discard": " ".join(card[1] for card in state.buyer_discard),
    }
    if state.zu is not None:
        notes["zu"] = {"deck": " ".join(state.zu.deck), "discard": " ".join(state.zu.discard)}
    said = {name: value for name, value in notes.items() if value}
    said |= {"round": state.round, "order": list(state.order)}
    if state.round > 1:
        said["tiles"] = " ".join(state.tiles)
    return said | {"seats": [seat_notes(state, seat) for seat in state.seats]}


def row_word(each: RowCard) -> str:
    return each.card if each.owner is None else f"{each.card}:{each.owner}"


def seat_notes(state: State, seat: int) -> Json:
    box, player = state.box, state.players[seat]
    notes: dict[str, Any] = {
        "hand": " ".join(player.hand),
        "spent": " ".join(str(box.fuel(card)) for card in player.spent_travel),
        "packet": " ".join(player.packet),
        "drafted": " ".join(player.drafted),
        "hold": " ".join(player.hold),
        "container": " ".join(player.container),
        "guards": " ".join(player.guards),
        "columns": " ".join(player.columns),
        "traders": counted(box.market_places, (each[seat] for each in state.traders)),
        "envoys": counted(box.centres, (each[seat] for each in state.envoys)),
        "marker": player.marker,
        "passed": player.passed,
    }
    said = {"faction": player.faction, "colour": player.colour} | {key: value for key, value in notes.items() if value}
    if not player.is_zu:
        said["explorers"] = " ".join(player.explorers)
    earned = zip(SOURCES, player.earned, strict=True)
    return said | {"earned": {source: each for source, each in earned if each or source == SOURCES[0]}}


def counted(places: Iterable[Ref], counts: Iterable[int]) -> str:
    """Name places, `C1*2` for two cubes."""
    listed = ((place, count) for place, count in zip(places, counts, strict=True) if count)
    return " ".join(place if count == 1 else f"{place}*{count}" for place, count in listed)


def question_notes(state: State) -> dict[str, Any]:
    match state.agenda:
        case ():
            return {"ask": "over"}
        case (todo.OpeningHands(),):
            return {"ask": "opening_hands"}
        case (todo.Drafting(step),):
            return {"ask": "draft", "step": step}
        case (*pending, todo.Turn(seat, left)):
            return {"turn": seat, "left": left, "pending": [move_json(each) for each in pending]}
    return {}


# What the notation cannot say

OPEN = (
    "players",
    "order",
    "round",
    "agenda",
    "queues",
    "traders",
    "envoys",
    "stock",
    "white",
    "mothership",
    "sites",
    "piles",
    "drawn",
    "sold",
    "discard",
    "row",
    "tiles",
)
"""All that lies open, or that somebody holds."""


def unsaid(state: State) -> tuple[str, ...]:
    compared: dict[str, Callable[[State], object]] = {name: attrgetter(name) for name in OPEN}
    compared["buyer_discard"] = lambda state: [card[1] for card in state.buyer_discard]
    compared["zu"] = lambda state: state.zu.discard if state.zu is not None else ()
    return otherwise(state, lambda: stated_position(noted(state), state.box), compared)
