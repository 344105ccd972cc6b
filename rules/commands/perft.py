"""`vestiges perft`: how many sequences of legal moves there are. Any change of the rules shows in it."""

from collections.abc import Iterator
from functools import partial
from time import perf_counter
from typing import Any

from rules.commands.answer import Answer, Document
from rules.commands.arguments import CORRECTIONS, GAME, OPTION, SEED, Argument, separated, whole_number
from rules.commands.boxes import beginning, players_given
from rules.commands.call import Call
from rules.core.contract import AnyGame
from rules.core.types import phrase

ARGUMENTS = (
    GAME,
    Argument("--depth", partial(whole_number, most=50), required=True),
    SEED,
    Argument("--seats", separated),
    OPTION,
    CORRECTIONS,
)


class PerftDocument(Document):
    game: str
    seats: tuple[str, ...]
    seed: int
    depth: int
    nodes: int
    seconds: float
    nodes_per_second: float


def run(call: Call) -> Answer:
    given = call.given
    players = players_given(call, "random")
    start = beginning(call, players)
    state = start.game.setup(start.box, start.options, start.seating, given.seed)
    began = perf_counter()
    nodes = sequences(start.game, state, given.depth)
    seconds = perf_counter() - began
    document = PerftDocument(
        game=start.game.id,
        seats=tuple(players),
        seed=given.seed,
        depth=given.depth,
        nodes=nodes,
        seconds=round(seconds, 3),
        nodes_per_second=round(nodes / seconds, 1) if seconds else 0.0,
    )
    return Answer(document, readable(call, document))


def sequences(game: AnyGame, state: Any, depth: int) -> int:
    """Sequences of `depth` moves, shorter where the game ends; who choose at once do so in their order."""
    decisions = game.deciding(state)
    if depth == 0 or not decisions:
        return 1
    legal = game.legal(state, decisions[0].seat)
    if depth == 1:
        return len(legal)
    return sum(sequences(game, game.apply(state, move).state, depth - 1) for move in legal)


def readable(call: Call, document: PerftDocument) -> Iterator[str]:
    yield call.texts.say(
        phrase(
            "perft-summary",
            depth=document.depth,
            nodes=document.nodes,
            seconds=document.seconds,
            speed=round(document.nodes_per_second),
        )
    )
