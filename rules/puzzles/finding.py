"""Finds puzzles in games between bots: decisions with a clear best move that is not seen at once, of varied themes.

A regular plays against apprentices, so that positions look as they do among people. A quick look at each decision says
where a glance from further on may be worth its time, and that one where a proof may.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise, zip_longest
from time import process_time
from typing import Any, Literal

from rules.bots.ahead import Ahead, Judged
from rules.bots.first_sight import FirstSight
from rules.bots.ideas import gathered, is_specific
from rules.bots.mind import Mind, mind_of
from rules.bots.planner import planner
from rules.bots.policy import Budget, chance_of
from rules.bots.sampling import world
from rules.core.contract import AnyGame
from rules.core.rng import Rng, seeded
from rules.puzzles.asked import Asked, asked
from rules.puzzles.difficulty import is_seen_at_once, is_trivial, layer_of, measured
from rules.puzzles.judgement import MOST_GOOD
from rules.puzzles.judging import glanced_at
from rules.puzzles.model import Begins, Puzzle, written
from rules.puzzles.opening import id_of, numbered, start_of
from rules.puzzles.own import unusual
from rules.puzzles.proving import are_few, is_worth_proving, proven
from rules.puzzles.titles import setting_of

PLAYERS = ("regular", "apprentice")
QUICK = "expert"
"""The level whose judgement a quick look takes."""
MOST_GLANCED, MOST_PROVEN = 30, 12
"""At so many decisions of a game it is glanced from further on; so many are looked at deeply."""
MOST_A_GAME, MOST_ALIKE = 3, 2
"""So many puzzles are made of a game; so many of them have one theme and answers of one kind."""
APART = 6
"""Puzzles of a game lie so many moves apart."""


Depth = Literal["ahead", "near", "plain"]
"""How far one must look: further than the own turn, which alone says otherwise; to its end; or its plans leave but one
idea, which first sight does not see.
"""
DEPTHS: tuple[Depth, ...] = ("ahead", "near", "plain")


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a game that may make a puzzle."""

    number: int
    """So many moves were played before it."""
    asked: Asked
    gap: float
    """How far the best idea is before the next one at a quick look, or at least that far."""
    depth: Depth
    best: tuple[Any, ...]
    """The moves that stand apart at a quick look, the best first."""

    @property
    def kind(self) -> str:
        """What kind of move the best one is."""
        return str(self.best[0].kind)


@dataclass(frozen=True, slots=True)
class Played:
    """A game to find puzzles in."""

    game: AnyGame
    begins: Begins
    start: Any
    moves: Sequence[Any]


@dataclass(frozen=True, slots=True)
class Found:
    """What a game gave."""

    puzzles: tuple[Puzzle, ...]
    looked_at: int
    """Decisions that were looked at deeply."""
    seconds: float
    """Of processor time."""


def found_in(game: AnyGame, box: Any, options: Any, seed: int, most: int = MOST_A_GAME) -> Found:
    """Play the game of a seed, and make puzzles of it."""
    began = process_time()
    begins = Begins(players=PLAYERS, seed=seed, options=unusual(game, options))
    start = start_of(game, box, begins)
    state, moves, decisions = start, list[Any](), list[Decision]()
    bots = [planner(game.id, level) for level in PLAYERS]
    while deciding := game.deciding(state):
        here = asked(game, state, deciding[0].seat)
        move = here.legal[0]
        if len(here.legal) > 1:
            chance = chance_of(seed + len(moves), here.seat)
            decision = looked_at(here, len(moves), chance)
            decisions += [decision] if decision is not None else []
            bot = bots[here.seat]
            move = bot.choose(game, here.view, here.legal, chance, Budget(bot.usual_budget))
        moves.append(move)
        state = game.apply(state, move).state
    puzzles, tried = chosen(Played(game, begins, start, moves), decisions, most)
    return Found(tuple(puzzles), tried, round(process_time() - began, 1))


def chosen(played: Played, decisions: Sequence[Decision], most: int) -> tuple[list[Puzzle], int]:
    """Look deeply at the most promising decisions, until there are enough puzzles."""
    puzzles: list[Puzzle] = []
    found: list[Decision] = []
    tried = 0
    left = list(in_turns(decisions))[:MOST_GLANCED]
    while left and len(puzzles) < most and tried < MOST_PROVEN:
        kinds = {each.kind for each in found}
        decision = next((each for each in left if each.kind not in kinds), left[0])
        left.remove(decision)
        if any(abs(decision.number - each.number) < APART for each in found):
            continue
        theme = promised(played, decision)
        if theme is None or known_like(puzzles, theme, decision.kind) == MOST_ALIKE:
            continue
        tried += 1
        puzzle = made(played, decision)
        if puzzle is not None and known_like(puzzles, puzzle.theme, kind_of(puzzle)) < MOST_ALIKE:
            puzzles.append(puzzle)
            found.append(decision)
    return puzzles, tried


def known_like(puzzles: Sequence[Puzzle], theme: str, kind: str) -> int:
    """Count those that have this theme, and answers of this kind."""
    return sum((each.theme, kind_of(each)) == (theme, kind) for each in puzzles)


def kind_of(puzzle: Puzzle) -> str:
    return str(puzzle.accepted[0]["kind"])


def in_turns(decisions: Sequence[Decision]) -> Iterator[Decision]:
    """Take those of each depth in turns, of each the clearest first."""
    clearest = sorted(decisions, key=lambda each: -each.gap)
    depths = ([each for each in clearest if each.depth == depth] for depth in DEPTHS)
    return (each for each in chain.from_iterable(zip_longest(*depths)) if each is not None)


# A quick look


def looked_at(asked: Asked, number: int, chance: Rng) -> Decision | None:
    """Judge a decision as an expert does; None where there is no puzzle in it."""
    game, view, legal, mind = asked.game, asked.view, asked.legal, mind_of(asked.game.id)
    level = mind.level(QUICK)
    if not are_few(1, asked):
        return None  # a guess would find it
    if mind.at_once(mind.weights[level.weights], world(game, view, chance, 0), asked.seat, legal) is not None:
        return None
    judging = Ahead(game, mind, level, Budget(level.usual_budget)).judged(view, legal, chance)
    judged = [tuple(found) for found in judging]
    several = [found for found in judged if len(found) > 1]
    first = judged[0][0].move
    gap, best = ahead_of_the_rest(mind, several[-1]) if several else (level.near, (first,))
    if not is_worth_proving(asked, gap, len(best)) or not all(map(is_specific, best)):
        return None  # to go on without doing anything is no answer that one would look for
    depth: Depth = "plain" if not several else "ahead" if level.looks_ahead and first not in best else "near"
    sight = FirstSight().choose(game, view, legal, chance, Budget(1))
    return Decision(number, asked, gap, depth, best) if depth == "ahead" or sight not in best else None


def ahead_of_the_rest(mind: Mind, judged: Sequence[Judged]) -> tuple[float, tuple[Any, ...]]:
    """Tell how far the best ideas are before the next one, and the first moves that belong to them.

    The best ideas are the first few, as far as the largest step below them.
    """
    worths = {each.move: each.worth for each in judged}
    ideas = gathered([each.plan for each in judged], mind.asides)
    steps = [
        (worths[one.plan.begins] - worths[other.plan.begins], at)
        for at, (one, other) in enumerate(pairwise(ideas[: MOST_GOOD + 1]), 1)
    ]
    if not steps:
        return 0.0, tuple(worths)
    gap, count = max(steps, key=lambda each: each[0])
    return gap, tuple(move for each in ideas[:count] for move in (each.plan.begins, *each.alike))


def promised(played: Played, decision: Decision) -> str | None:
    """Glance at a decision from further on: its theme where a few moves stand apart there too, not seen at once."""
    asked, seed = decision.asked, seed_of(played, decision)
    must_be_unseen = decision.depth != "ahead"
    if must_be_unseen and is_seen_at_once(asked, decision.best, seed):
        return None
    found = glanced_at(asked, chance_of(seeded(seed, "glance").word, asked.seat))
    if found is None or not all(map(is_specific, found.good)):
        return None
    if must_be_unseen and is_seen_at_once(asked, found.good, seed):
        return None
    return found.theme


# A puzzle


def seed_of(played: Played, decision: Decision) -> int:
    return seeded(played.begins.seed, f"puzzle-{decision.number}").word


def made(played: Played, decision: Decision) -> Puzzle | None:
    """Prove a decision and measure how difficult it is; None where it makes no puzzle."""
    game, seed = played.game, seed_of(played, decision)
    found = proven(decision.asked, seed)
    if found is None or not all(map(is_specific, found.accepted)):
        return None
    tries = measured(decision.asked, found.accepted, seed)
    layer = layer_of(tries)
    if layer is None or is_trivial(layer, seen_at_once=is_seen_at_once(decision.asked, found.accepted, seed)):
        return None
    return Puzzle(
        id=id_of(game, decision.asked.state),
        seat=decision.asked.seat,
        position=played.begins,
        played=numbered(game, played.start, played.moves[: decision.number]),
        accepted=written(found.accepted),
        theme=found.theme.name,
        rule=found.theme.rule,
        layer=layer,
        loss=found.loss,
        proof=found.proof,
        why=found.why,
        tries=tries,
        setting=setting_of(decision.asked),
    )
