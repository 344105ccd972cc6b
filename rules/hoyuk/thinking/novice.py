"""Rules of thumb for whoever has just learned the game: each choice on its own, with an unsteady eye."""

from collections.abc import Sequence
from typing import Any

from rules.core.rng import Rng
from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from rules.hoyuk.block import Block
from rules.hoyuk.cells import NUMBER, around, has
from rules.hoyuk.phases import END
from rules.hoyuk.places import ground
from rules.hoyuk.state import State

NOISE = 150
"""Hundredths by which each move may look better than it is."""
WORTH_SCORING = 3
"""Cards that are kept until there are so many alike."""
FAMILIES_WANTED = 4


def novice_answer(state: State, legal: Sequence[m.Move], rng: Rng) -> m.Move:
    best, most = legal[0], float("-inf")
    for move in legal:
        noise, rng = rng.below(NOISE)
        figure = figure_of(state, move) + noise / 100
        if figure > most:
            best, most = move, figure
    return best


def figure_of(state: State, move: m.Move) -> float:
    match move:
        case m.BuildHouse():
            return house_figure(state, move)
        case m.BuildPen() | m.PlaceRoof() | m.PlaceCattle() | m.PlaceVillager() | m.PlaceShaman():
            return piece_figure(state, move)
        case m.ScoreGroup():
            return group_figure(state, move)
        case m.BuildWithCard():
            return 0.5
        case m.PassWindow():
            return 2.0
        case m.LosePiece():
            return loss_figure(state, move)
        case m.InspectBlock():
            return float(lives_there(state, move))
        case m.GiveMarker():
            return -state.players[move.to].score / 10
        case m.UsePower():
            return 3.0
        case _:
            return 0.0


def lives_there(state: State, move: m.InspectBlock) -> bool:
    block = state.village.block_at(NUMBER[move.block])
    return block is not None and move.seat in block.houses


def house_figure(state: State, move: m.BuildHouse) -> float:
    """Against others first, where cards can be won; a new block now and then."""
    cell, village = NUMBER[move.cell], state.village
    if has(village.where.built & ~village.where.ruins, cell):
        return 1.2 - move.clear
    possible = ground(village, state.options, move.seat)
    few = village.family_counts[move.seat] < FAMILIES_WANTED
    if has(possible.joining, cell):
        return 3.0 if few else 1.5
    if has(possible.founding, cell):
        return 1.0 if few else 0.0
    return 1.6


def piece_figure(state: State, move: Any) -> float:
    """Rate a place for a piece: best where others live; a kind that is not there yet counts like any other."""
    block = block_beside(state, NUMBER[move.cell])
    return 3.0 if block is not None and block.is_contested else 1.0


def block_beside(state: State, cell: int) -> Block | None:
    near = 1 << cell | around(1 << cell)
    return next((block for block in state.village.blocks if block.area & near), None)


def group_figure(state: State, move: m.ScoreGroup) -> float:
    """Groups of three and more at once; anything in the last window."""
    window = state.agenda[0]
    is_end = state.is_last and isinstance(window, todo.CardWindow) and window.phase == END
    size = move.cards + move.jokers
    return 3.0 + size if size >= WORTH_SCORING or is_end else 0.0


def loss_figure(state: State, move: m.LosePiece) -> float:
    """Rate the loss of a piece: worse if it has a storey or something on it."""
    where = state.village.where
    carries = where.high | where.ovens | where.shrines | where.villagers
    return -2.0 * has(carries, NUMBER[move.cell])
