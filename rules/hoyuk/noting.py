"""A position of Höyük in the short notation: the inverse of notation.py."""

from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any

from rules.core.codec import move_json
from rules.core.types import Json, Ref
from rules.hoyuk import agenda as todo
from rules.hoyuk.agenda import Pending
from rules.hoyuk.cells import cells_in, name_of
from rules.hoyuk.flaws import COLOURS
from rules.hoyuk.notation import ARROWS, COLOURED_RUIN, LETTERS, TALL
from rules.hoyuk.options import Options
from rules.hoyuk.phases import ASPECTS, CATASTROPHE, CONSTRUCTION, END, whole_turn
from rules.hoyuk.queries import can_go_on, cards_left
from rules.hoyuk.state import SOURCES, Player, State
from rules.hoyuk.village import House, Pen, Ruin

LETTER = {colour: letter for letter, colour in LETTERS.items()}
ARROW = {gate: arrow for arrow, gate in ARROWS.items()}
MARKS = {"oven": "o", "shrine": "t", "": ""}
USUAL = Options()


def noted(state: State) -> Json:
    """The notes that say this position; what is as usual is left out."""
    notes: dict[str, Any] = {
        "options": {
            each.name: value
            for each in fields(Options)
            if (value := getattr(state.options, each.name)) != getattr(USUAL, each.name)
        },
        "village": ", ".join(village_notes(state)),
        **question_notes(state),
        "turn": state.turn,
        "marker": state.marker,
        "catastrophes": " ".join(state.catastrophes),
        "seen": state.seen,
        "tiles": " ".join(state.tiles),
        "discard": " ".join(state.tile_discard),
        "first_stage": " ".join(state.first_stage),
        "dealt": [" ".join(own) for own in state.dealt] if any(state.dealt) else [],
        "locusts": " ".join(name_of(area[0]) for area in state.locusts),
        "shaman_repelled": state.shaman_repelled,
        "last": state.is_last,
    }
    said = {name: value for name, value in notes.items() if value}
    kinds = state.box.piles[state.options.mode]
    piles = {kind.ref: symbols(state, pile) for kind, pile in zip(kinds, state.piles, strict=True)}
    return {**said, "seats": [seat_notes(state, seat) for seat in state.seats], "piles": piles}


def seat_notes(state: State, seat: int) -> Json:
    player: Player = state.players[seat]
    notes: dict[str, Any] = {
        "player": "voisins" if seat in state.neighbours else "",
        "hand": symbols(state, player.hand),
        "spent": symbols(state, player.spent),
        "earned": {source: points for source, points in zip(SOURCES, player.earned, strict=True) if points},
    }
    said = {"colour": colour_of(state, seat)} | {name: value for name, value in notes.items() if value}
    return said | {"houses": player.houses} if player.gone else said


def colour_of(state: State, seat: int) -> str:
    clans = state.box.clan_of
    return next(colour for colour in COLOURS if clans[colour] == state.players[seat].clan)


def symbols(state: State, cards: Iterable[Ref]) -> str:
    """Name cards by their symbols, `oven*2` for two of a kind that follow each other."""
    found: list[tuple[str, int]] = []
    for card in cards:
        symbol = state.box.symbol[card]
        if found and found[-1][0] == symbol:
            found[-1] = (symbol, found[-1][1] + 1)
        else:
            found.append((symbol, 1))
    return " ".join(symbol if count == 1 else f"{symbol}*{count}" for symbol, count in found)


# The village


def village_notes(state: State) -> Iterator[str]:
    """What stands there, by clan and by kind, cells in reading order."""
    by_head: dict[str, list[str]] = {}
    letters = [LETTER[colour_of(state, seat)] for seat in state.seats]
    for cell in cells_in(state.village.where.built):
        name = name_of(cell)
        match state.village.at(cell):
            case House(owner, storeys, roof, villager, shaman):
                marks = MARKS[roof] + "v" * villager + "s" * shaman
                head = letters[owner] + TALL * (storeys - 1)
                by_head.setdefault(head, []).append(f"{name}+{marks}" if marks else name)
            case Pen(gate, cattle):
                by_head.setdefault("pen", []).append(f"{name}{ARROW[gate]}" + "+c" * cattle)
            case Ruin(clan):
                by_head.setdefault(f"{COLOURED_RUIN}{letters[clan]}", []).append(name)
    for head in sorted(by_head):
        yield " ".join((head, *by_head[head]))


# What is asked

ASKED_BEFORE: dict[Pending, str] = {
    todo.Catastrophe(): "catastrophe",
    todo.Inspection(): "inspect",
    todo.Tidying(): "tidy",
}
"""How the notes call what is asked before such an entry of the turn, once the card windows are over."""
PHASES = {"catastrophe": CATASTROPHE, "inspect": ASPECTS, "tidy": END, "over": END}


def question_notes(state: State) -> dict[str, Any]:
    """Say what is asked, and which part of the turn follows."""
    if not state.agenda:
        return {"ask": "over"}
    questions, rest = parted(state)
    asked: dict[str, Any] = {}
    match rest:
        case (todo.EndStage(number), *_):
            asked = {"ask": "build", "stage": number}
            if questions and isinstance(build := questions[-1], todo.Build):
                asked |= {"seat": build.seat, "elements": " ".join(build.elements)}
                questions = questions[:-1]
        case (todo.Stage(number), *_):
            asked = {"ask": "stage", "stage": number}
        case (todo.Phase(number), *_):
            asked = {"ask": "window", "phase": number}
        case (first, *_) if first in ASKED_BEFORE:
            asked = {"ask": ASKED_BEFORE[first]}
    return asked | {"pending": [move_json(each) for each in questions]}


def parted(state: State) -> tuple[tuple[Pending, ...], tuple[Pending, ...]]:
    """Part the questions from the rest of the turn, which goes on by itself."""
    count = next((at for at, each in enumerate(state.agenda) if isinstance(each, todo.Automatic)), len(state.agenda))
    return state.agenda[:count], state.agenda[count:]


# What the notation cannot say


def unsaid(state: State) -> tuple[str, ...]:
    return tuple(dict.fromkeys(left_out(state)))


def left_out(state: State) -> Iterator[str]:
    if not is_noted(state):
        yield "agenda"
    if state.joined:
        yield "joined"
    blocks = {block.cells for block in state.village.blocks}
    if any(area not in blocks for area in state.locusts):
        yield "locusts"
    notes = question_notes(state)
    implied = notes.get("phase") or PHASES.get(notes.get("ask", ""), CONSTRUCTION)
    if state.phase != implied:
        yield "phase"


def is_noted(state: State) -> bool:
    """Whether the notes say what is pending, to the last entry."""
    if not state.agenda:
        return True
    questions, rest = parted(state)
    turn = whole_turn(state.box.stages, has_catastrophe=state.turn > 1)
    if not rest or turn[-len(rest) :] != rest:
        return False
    if not questions or is_settled(state, questions[0]):
        return False  # whoever reads the notes goes on at once
    if isinstance(rest[0], todo.EndStage):
        build = questions[-1]
        return isinstance(build, todo.Build) and bool(build.elements) and build.source == "tile"
    return isinstance(rest[0], todo.Stage | todo.Phase) or rest[0] in ASKED_BEFORE


def is_settled(state: State, question: Pending) -> bool:
    """Whether a card window or a tile has nothing to ask."""
    match question:
        case todo.CardWindow(seat, limit=limit):
            return not state.players[seat].hand or cards_left(state, seat, limit) <= 0
        case todo.Build():
            return not can_go_on(state, question)
    return False
