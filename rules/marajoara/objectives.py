"""Objectives of solo missions: collected at once when they are met, and kept (MJ-SOL-6, MJ-SOL-9)."""

from typing import assert_never

from rules.marajoara.components import LAST, SECOND, TRACKS, Objective
from rules.marajoara.draft import Draft
from rules.marajoara.events import ObjectiveReached
from rules.marajoara.queries import Position, mission


def collect_objectives(draft: Draft) -> None:
    played = mission(draft)
    if played is None:
        return
    for at, objective in enumerate(played.objectives):
        if not draft.reached[at] and is_met(draft, objective):
            collect(draft, at, objective, objective.number)


def collect(draft: Draft, at: int, objective: Objective, number: int) -> None:
    draft.reached = (*draft.reached[:at], True, *draft.reached[at + 1 :])
    draft.events.append(ObjectiveReached(seat=draft.active, objective=objective.kind, ref=objective.ref, number=number))


def is_met(position: Position, objective: Objective) -> bool:
    player = position.players[position.active]
    match objective.kind:
        case "fragment":
            return any(objective.ref.removeprefix(SECOND) in museum.fragments for museum in player.museums)
        case "all_fragments":
            return any(len(museum.fragments) == len(position.box.fragments) for museum in player.museums)
        case "track_end":
            return player.discs[TRACKS.index(objective.ref)] == LAST
        case "case":
            return any(museum.vases >= objective.number for museum in player.museums)
        case "space":
            return position.grid[position.box.number[objective.ref]] is not None
        case "all_tokens":
            placed = sum(token in player.colours for token in position.tokens)
            return placed >= objective.number  # MJ-MIS-8a
        case "score":
            return False  # checked once, at the very end
    assert_never(objective.kind)


def score_threshold(position: Position, objective: Objective) -> int:
    """The points that a score objective asks for (MJ-SOL-8)."""
    return objective.number + (position.box.parts.solo.harder_by if position.options.hard else 0)


def missing(position: Position, objective: Objective) -> int:
    """Return how much an objective lacks: points, steps of a disc, vases, fragments, tokens, or one die."""
    player = position.players[position.active]
    match objective.kind:
        case "fragment" | "space":
            return int(not is_met(position, objective))
        case "all_fragments":
            return len(position.box.fragments) - max(len(museum.fragments) for museum in player.museums)
        case "track_end":
            return LAST - player.discs[TRACKS.index(objective.ref)]
        case "case":
            return max(0, objective.number - max(museum.vases for museum in player.museums))
        case "all_tokens":
            return max(0, objective.number - sum(token in player.colours for token in position.tokens))
        case "score":
            return max(0, score_threshold(position, objective) - player.score)
    assert_never(objective.kind)
