"""The process in which bots think, so that nothing else waits for them. Imports no Qt.

Bots and rules are our own code; yet whatever they do there, hang, die or choose what is illegal, the table goes on.
"""

import signal
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

from rules.bots.advice import Advice
from rules.bots.parcel import unpacked
from rules.bots.policy import Budget, Candid, Stopped, Teller, Weigher, chance_of
from rules.bots.registry import Entry
from rules.core.process import Connection
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
    wants_advice: bool = False
    """Whether a `Teller` is to say what it finds, again and again; else one move is chosen."""
    is_candid: bool = False
    """Whether the bot is to say what else it weighed, where it can."""
    considered: Any = None
    """The move that a `Weigher` is to compare with the best others, before it is played."""


@dataclass(frozen=True, slots=True)
class Answer:
    number: int
    outcome: Literal["told", "chosen", "stopped", "illegal", "failed"]
    """After `told` more follows."""
    at: int = -1
    """Which of the legal moves was chosen."""
    other: int = -1
    """Which other legal move was weighed, where that was asked for."""
    said: str = ""
    """What went wrong, for whoever mends it."""
    advice: Any = None
    """What is advised so far, where that was asked for."""


def serve(connection: Connection, wanted: Any) -> None:
    """Answers questions until nobody asks any more. `wanted` holds the number of the question that still matters."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the table decides what it means
    boxes: list[Any] = []
    while True:
        try:
            number, question = unpacked(connection.recv_bytes(), boxes)
            for answer in answers(number, question, wanted):
                connection.send(answer)
        except (EOFError, OSError):
            return  # the table is gone


def answers(number: int, question: Question, wanted: Any) -> Iterator[dict[str, Any]]:
    """Everything that is to be said to a question, bit by bit; only the last answer is not `told`."""
    legal = list(question.legal)
    try:
        for move, advice, *others in found(question, Wish(wanted, number)):
            if move not in legal:
                yield {"number": number, "outcome": "illegal", "said": repr(move)}
                return
            other = next((legal.index(each) for each in others if each in legal), -1)
            outcome = "told" if advice is not None and not advice.is_final else "chosen"
            yield {"number": number, "outcome": outcome, "at": legal.index(move), "advice": advice, "other": other}
    except Stopped:
        yield {"number": number, "outcome": "stopped"}
    except Exception:  # the table must hear of it, whatever it is
        yield {"number": number, "outcome": "failed", "said": traceback.format_exc()}


@dataclass(frozen=True, slots=True)
class Wish:
    """Whether the answer is no longer wanted."""

    wanted: Any
    number: int

    def __call__(self) -> bool:
        return bool(self.wanted.value != self.number)


def found(question: Question, is_stopped: Wish) -> Iterator[tuple[Any, Advice | None, *tuple[Any, ...]]]:
    """The move that is chosen, and the other that was weighed if that is wanted; or what is advised, as often as there
    is something new, with its first move.
    """
    game = game_named(question.game_id)
    if game is None:
        raise LookupError(question.game_id)
    policy = question.bot.made()
    budget = Budget(question.budget or policy.usual_budget, is_stopped)
    rng = chance_of(question.seed, question.legal[0].seat)
    if question.is_candid and hasattr(policy, "considered"):
        move, *others = cast(Candid, policy).considered(game, question.view, question.legal, rng, budget)
        yield move, None, *others
        return
    if not question.wants_advice:
        yield policy.choose(game, question.view, question.legal, rng, budget), None
        return
    asked = game, question.view, question.legal
    if question.considered is None:
        told = cast(Teller, policy).advised(*asked, rng, budget)
    else:
        told = cast(Weigher, policy).weighed(*asked, rng, budget, move=question.considered)
    for advice in told:
        yield advice.suggestions[0].move, advice
