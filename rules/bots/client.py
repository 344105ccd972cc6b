"""Where bots are asked: keeps the worker process, and always comes back with a legal move.

Knows no clock and no Qt: whoever waits decides how long, in one go (`choose`) or bit by bit (`ask`, `answer`).
"""

from contextlib import suppress
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Literal, Self

from pydantic import TypeAdapter

from rules.bots.advice import Advice
from rules.bots.parcel import packed
from rules.bots.policy import Budget, chance_of
from rules.bots.registry import quick_policy
from rules.bots.worker import NOTHING_WANTED, Answer, Question, serve
from rules.core.process import SPAWNING, Process
from rules.games import game_named

GRACE = 0.5
"""Seconds that a worker has to put down a question nobody wants any more, before it is ended."""

ANSWERS: TypeAdapter[Answer] = TypeAdapter(Answer)

TroubleKind = Literal["interrupted", "late", "illegal", "failed", "crashed"]


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why the bot itself did not play."""

    kind: TroubleKind
    bot: str
    said: str = ""


@dataclass(frozen=True, slots=True)
class Decided:
    move: Any
    by: str
    """The name of the bot that chose: the quick one, when there was trouble."""
    trouble: Trouble | None = None
    other: Any = None
    """What else was weighed, where that was asked for."""


class Work(Process):
    """A worker process, and what it has been told."""

    def __init__(self) -> None:
        self.wanted: Any = SPAWNING.Value("Q", NOTHING_WANTED, lock=False)
        self.boxes: list[Any] = []
        super().__init__(serve, "bots", self.wanted)


class BotClient:
    def __init__(self) -> None:
        self.work: Work | None = None
        self.question: Question | None = None
        self.number = 0
        self.unanswered = 0
        """How many questions the worker still has to put down."""
        self.told: Advice | None = None
        """What was advised so far, where advice was asked for."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def choose(self, question: Question, patience: float) -> Decided:
        """The bot's move, or after so many seconds the quick one's."""
        self.ask(question)
        return self.answer(patience) or self.give_up("late")

    def ask(self, question: Question) -> None:
        """Hands the question over and returns at once."""
        assert self.question is None, "one question at a time"
        self.clear_the_desk()
        work = self.work = self.work or Work()
        self.question, self.told = question, None
        self.number += 1
        self.unanswered += 1
        work.wanted.value = self.number
        game = game_named(question.game_id)
        assert game is not None
        parcel = packed((self.number, question), game.box_type, work.boxes)
        with suppress(OSError):  # the worker has died; `answer` finds out and tells
            work.connection.send_bytes(parcel)

    def answer(self, seconds: float = 0.0) -> Decided | None:
        """What the bot has chosen, if it does so within this time; what it tells before that is in `told`."""
        assert self.work is not None
        assert self.question is not None
        try:
            while self.work.connection.poll(seconds):
                answer = ANSWERS.validate_python(self.work.connection.recv())
                if answer.advice is not None and answer.number == self.number:
                    self.told = answer.advice
                if answer.outcome != "told":
                    return self.answered(answer)
        except (EOFError, OSError):
            return self.crashed()
        return None

    def answered(self, answer: Answer) -> Decided:
        assert self.question is not None
        self.unanswered -= 1
        if answer.outcome == "chosen" and answer.number == self.number:
            legal, name = self.question.legal, self.question.bot.name
            self.question = None
            return Decided(legal[answer.at], name, other=legal[answer.other] if answer.other >= 0 else None)
        return self.quick("failed" if answer.outcome != "illegal" else "illegal", answer.said)

    def give_up(self, why: Literal["interrupted", "late"] = "interrupted") -> Decided:
        """Return the quick bot's move as the answer is no longer awaited, and tell the worker to stop."""
        assert self.work is not None
        self.work.wanted.value = NOTHING_WANTED
        return self.quick(why)

    def close(self) -> None:
        """Ends the worker process."""
        if self.work is None:
            return
        self.work.end()
        self.work, self.question, self.unanswered = None, None, 0

    # The worker

    def clear_the_desk(self) -> None:
        """Takes away answers that came too late; a worker that will not stop is ended."""
        while self.work is not None and self.unanswered:
            try:
                is_idle = self.work.connection.poll(GRACE)
                if is_idle:
                    self.drop_answer(self.work)
            except (EOFError, OSError):
                is_idle = False
            if not is_idle:
                self.close()

    def is_free(self) -> bool:
        """Take away answers that have come too late, without waiting. Returns whether a question would be heard now."""
        if self.question is not None:
            return False
        with suppress(EOFError, OSError):
            while self.work is not None and self.unanswered and self.work.connection.poll(0):
                self.drop_answer(self.work)
        return not self.unanswered

    def drop_answer(self, work: Work) -> None:
        """Take away an answer that came too late; after what was only told more comes."""
        if work.connection.recv()["outcome"] != "told":
            self.unanswered -= 1

    def put_down(self) -> None:
        """Tell the worker that the answer is not needed; it still comes, soon."""
        if self.work is not None:
            self.work.wanted.value = NOTHING_WANTED

    def crashed(self) -> Decided:
        assert self.work is not None
        self.work.process.join(GRACE)
        said = f"the worker process ended with code {self.work.process.exitcode}"
        decided = self.quick("crashed", said)
        self.close()
        return decided

    def quick(self, why: TroubleKind, said: str = "") -> Decided:
        """The quick bot plays instead, in this process: it answers at once. It advises nobody."""
        question = self.question
        assert question is not None
        self.question = None
        if question.wants_advice:
            return Decided(None, question.bot.name, Trouble(why, question.bot.name, said))
        game = game_named(question.game_id)
        assert game is not None
        policy = quick_policy()
        rng = chance_of(question.seed, question.legal[0].seat)
        move = policy.choose(game, question.view, question.legal, rng, Budget(policy.usual_budget))
        return Decided(move, policy.name, Trouble(why, question.bot.name, said))
