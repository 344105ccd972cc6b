"""What happened, what is asked and who leads, in the sentences of one language."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from rules.core.contract import AnyGame
from rules.core.types import Phrase, Seat, SeatName, phrase
from rules.text.localise import Texts


@dataclass(frozen=True, slots=True)
class Narrator:
    """Speaks one language about one game, with the names of those who play it."""

    texts: Texts
    game: AnyGame
    names: tuple[str, ...]

    def say(self, said: Phrase) -> str:
        return self.texts.say(said, self.names)

    def asked(self, state: Any) -> Iterator[str]:
        decisions = self.game.deciding(state)
        if not decisions:
            yield self.say(phrase("game-over"))
        for decision in decisions:
            yield self.say(phrase("seat-asked", seat=SeatName(decision.seat), ask=decision.sentence))

    def happened(self, events: Iterable[Any], seat: Seat | None) -> Iterator[str]:
        """What this seat notices of it; None: what a spectator does."""
        for event in events:
            seen = self.game.seen(event, seat)
            if seen is not None:
                yield self.say(self.game.say_event(seen))

    def table(self, state: Any, seat: Seat | None) -> Iterator[str]:
        yield from self.game.table_in_text(self.game.view(state, seat), self.say)

    def scores(self, state: Any) -> Iterator[str]:
        sheet = self.game.scores(state)
        for line in sheet.lines:
            yield self.say(phrase("score-line", source=phrase(line.source), points=self._points(line.points)))
        yield self.say(phrase("score-line", source=phrase("score-total"), points=self._points(sheet.totals)))
        missed = "open" if self.game.deciding(state) else "no"
        for goal in sheet.goals:
            said = Phrase(goal.label, goal.args)
            yield self.say(phrase("score-goal", goal=said, reached="yes" if goal.reached else missed))
        if sheet.winners:
            winners = tuple(SeatName(seat) for seat in sheet.winners)
            yield self.say(phrase("score-winners", count=len(winners), winners=winners))

    def _points(self, points: Iterable[int]) -> tuple[Phrase, ...]:
        return tuple(phrase("score-of", seat=SeatName(seat), points=earned) for seat, earned in enumerate(points))
