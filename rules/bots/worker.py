"""The process in which bots think, so that nothing else waits for them. Imports no Qt.

Bots and rules are our own code; yet whatever they do there, hang, die or choose what is illegal, the table goes on.
"""

import signal
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Literal

from rules.bots.parcel import unpacked
from rules.bots.policy import Budget, Stopped, chance_of
from rules.bots.registry import Entry
from rules.games import game_named

NOTHING_WANTED = 0
"""The number of no question: whoever thinks may stop."""


@dataclass(frozen=True, slots=True)
class Question:
    """Everything a bot may know about a choice."""

    game_id: str
    bot: Entry
    view: Any
    legal: Sequence[Any]
    seed: int
    """Of this choice; it never comes from the chance of the game."""
    budget: int | None = None
    """How many moves to evaluate; None: as many as the bot usually does."""


@dataclass(frozen=True, slots=True)
class Answer:
    number: int
    outcome: Literal["chosen", "stopped", "illegal", "failed"]
    at: int = -1
    """Which of the legal moves was chosen."""
    said: str = ""
    """What went wrong, for whoever mends it."""


def serve(connection: Connection, wanted: Any) -> None:
    """Answers questions until nobody asks any more. `wanted` holds the number of the question that still matters."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the table decides what it means
    boxes: list[Any] = []
    while True:
        try:
            number, question = unpacked(connection.recv_bytes(), boxes)
            connection.send(answered(number, question, wanted))
        except (EOFError, OSError):
            return  # the table is gone


def answered(number: int, question: Question, wanted: Any) -> dict[str, Any]:
    try:
        move = choice(question, Wish(wanted, number))
    except Stopped:
        return {"number": number, "outcome": "stopped"}
    except Exception:  # the table must hear of it, whatever it is
        return {"number": number, "outcome": "failed", "said": traceback.format_exc()}
    if move not in question.legal:
        return {"number": number, "outcome": "illegal", "said": repr(move)}
    return {"number": number, "outcome": "chosen", "at": list(question.legal).index(move)}


@dataclass(frozen=True, slots=True)
class Wish:
    """Whether the answer is no longer wanted."""

    wanted: Any
    number: int

    def __call__(self) -> bool:
        return bool(self.wanted.value != self.number)


def choice(question: Question, is_stopped: Wish) -> Any:
    game = game_named(question.game_id)
    if game is None:
        raise LookupError(question.game_id)
    policy = question.bot.made()
    budget = Budget(question.budget or policy.usual_budget, is_stopped)
    rng = chance_of(question.seed, question.legal[0].seat)
    return policy.choose(game, question.view, question.legal, rng, budget)
