"""A position of Magnastorm in the short notation: the inverse of notation.py."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any

from rules.core.codec import move_json
from rules.core.noted_positions import otherwise
from rules.core.types import Json, Ref, Seat
from rules.magnastorm import agenda as todo
from rules.magnastorm.components import letter_of
from rules.magnastorm.notation import FREE_CELL, NEUTRAL_LETTER, stated_position
from rules.magnastorm.options import Options
from rules.magnastorm.queries import cells_of_column
from rules.magnastorm.state import NEUTRAL, NOBODY, SOURCES, Player, State

USUAL = Options()


def noted(state: State) -> Json:
    """The notes that say this position; what is as usual is left out."""
    layout = state.layout
    notes: dict[str, Any] = {
        "options": {
            each.name: value
            for each in fields(Options)
            if (value := getattr(state.options, each.name)) != getattr(USUAL, each.name)
        },
        "ending": state.ending,
        "lower": {cell.ref: letters(state, crew) for cell, crew in zip(layout.cells, state.lower, strict=True) if crew},
        "claims": {ref: list(seats) for ref, seats in zip(state.objectives, state.claims, strict=True) if seats},
        "step": state.step,
    }
    said = {name: value for name, value in notes.items() if value}
    if state.token != NOBODY:
        said["token"] = state.token
    columns = enumerate(layout.columns)
    return said | {
        **question_notes(state),
        "round": state.round,
        "order": list(state.order),
        "upper": {ref: column_above(state, column) for column, ref in columns},
        "commanders": " ".join(state.commanders),
        "objectives": " ".join(state.objectives),
        "bag": cubes(state, state.bag[:-1]),
        "seats": [seat_notes(state, seat) for seat in state.seats],
    }


def letter(state: State, seat: Seat) -> str:
    return NEUTRAL_LETTER if seat == NEUTRAL else letter_of(state.players[seat].colour)


def letters(state: State, crew: Iterable[Seat]) -> str:
    return "".join(letter(state, seat) for seat in crew)


def column_above(state: State, column: int) -> str:
    """Write the crew of a column from the top, with the free cells that are above some of it."""
    cells = (letters(state, state.upper[cell]) or FREE_CELL for cell in cells_of_column(state.layout, column))
    return "".join(cells).rstrip(FREE_CELL)


def cubes(state: State, counts: Sequence[int]) -> str:
    """Write each cube as the letter of its colour, yellow ones last."""
    colours = (*state.seats, NEUTRAL)
    return "".join(letter(state, colour) * count for colour, count in zip(colours, counts, strict=True))


def seat_notes(state: State, seat: Seat) -> Json:
    layout, player = state.layout, state.players[seat]
    notes: dict[str, Any] = {
        "automa": player.is_automa,
        "labs": " ".join(labs_of(state, seat)),
        "stations": " ".join(
            site.ref for site, owner in zip(layout.sites, state.stations, strict=True) if owner == seat
        ),
        "levels": {field: level for field, level in zip(layout.fields, player.levels, strict=True) if level},
        "commanders": " ".join(
            ref for ref, owner in zip(state.commanders, state.controllers, strict=True) if owner == seat
        ),
        "earned": {source: each for source, each in zip(SOURCES, player.earned, strict=True) if each},
        "has_stacked": player.has_stacked,
        "artefacts": " ".join(player.artefacts),
    }
    said = {"colour": player.colour} | {name: value for name, value in notes.items() if value}
    return said | {"cubes": cubes(state, player.cubes), "scout": player.scout}


def labs_of(state: State, seat: Seat) -> Iterator[Ref]:
    for space, owners in zip(state.layout.spaces, state.labs, strict=True):
        if count := owners.count(seat):
            yield space.ref if count == 1 else f"{space.ref}*{count}"


def question_notes(state: State) -> dict[str, Any]:
    """Say whose turn it is and what is asked; what stands before the objective at the end of a turn is pending."""
    match state.phase:
        case "over":
            return {"ask": "over"}
        case "crew" | "research" | "administration":
            return {"ask": state.phase}
    seat = next((each.seat for each in reversed(state.agenda) if isinstance(each, todo.EndTurn)), state.order[0])
    notes: dict[str, Any] = {"turn": seat, "to_act": list(state.to_act)}
    if state.turn.cell >= 0:
        notes |= {"cell": state.layout.cells[state.turn.cell].ref, "action": state.turn.action}
    if state.turn.used:
        notes["used"] = list(state.turn.used)
    match state.agenda:
        case (todo.Acting(), *_) | (todo.ConsortiumActing("command"), *_):
            return notes
        case (*pending, todo.Claiming(), todo.EndTurn()):
            return notes | ({"pending": [move_json(each) for each in pending]} if pending else {"claiming": True})
    return notes


# What the notation cannot say

OPEN = (
    "order",
    "to_act",
    "round",
    "phase",
    "agenda",
    "turn",
    "ending",
    "upper",
    "lower",
    "commanders",
    "controllers",
    "token",
    "labs",
    "stations",
    "objectives",
    "claims",
    "bag",
    "supply",
    "step",
)


def players_of(state: State) -> list[tuple[object, ...]]:
    """What seats have, but for whether it is a person, which no position says."""
    names = [each.name for each in fields(Player) if each.name != "is_person"]
    return [tuple(getattr(player, name) for name in names) for player in state.players]


def unsaid(state: State) -> tuple[str, ...]:
    compared: dict[str, Callable[[State], object]] = {name: attrgetter(name) for name in OPEN}
    return otherwise(state, lambda: stated_position(noted(state), state.box), {**compared, "players": players_of})
