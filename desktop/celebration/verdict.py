"""How the game ended for those who played it: who stands in the middle, whether it is lit, and two true sentences.

Who is spoken of depends on who sits there. A game of one person is won or not; one of several people has a winner;
nobody is told that they have lost who was not the only person.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from desktop.score.result import Result
from desktop.score.words import Speaker
from desktop.table.seats import PERSON
from rules.core.finishing import level_of
from rules.core.scoresheet import Goal
from rules.core.types import Phrase, Seat, SeatName

Outcome = Literal["mission-won", "mission-lost", "victory", "draw", "defeat", "winner", "winners"]


@dataclass(frozen=True)
class Verdict:
    speaker: Speaker
    result: Result

    # Who

    @cached_property
    def persons(self) -> tuple[Seat, ...]:
        players = self.speaker.table.timeline.record.players
        return tuple(seat for seat, player in enumerate(players) if player == PERSON)

    @property
    def automas(self) -> tuple[Seat, ...]:
        table = self.speaker.table
        players = table.timeline.record.players
        return tuple(seat for seat, player in enumerate(players) if player in table.game.automas)

    @property
    def one(self) -> Seat | None:
        """The only person at the table."""
        return self.persons[0] if len(self.persons) == 1 else None

    @property
    def centre(self) -> Seat:
        """Whose end is shown in the middle: the winner's, or that of whoever lost alone against an automa."""
        if self.one is not None and (self.automas or self.result.is_challenge or self.one in self.winners):
            return self.one
        return self.winners[0] if self.winners else self.result.order[0]

    @property
    def speaks_of(self) -> Seat:
        """The person whose results are compared: the only one, else the best of those who play."""
        return next((seat for seat in self.result.order if seat in self.persons), self.centre)

    @property
    def others(self) -> tuple[Seat, ...]:
        """The seats beside the middle, the best first."""
        return tuple(seat for seat in self.result.order if seat != self.centre)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.result.sheet.winners

    # How

    @cached_property
    def outcome(self) -> Outcome:
        if self.result.is_challenge:
            return "mission-won" if self.winners else "mission-lost"
        if self.one is None:
            return "winners" if len(self.winners) > 1 else "winner"
        if self.one not in self.winners:
            return "defeat"
        return "victory" if len(self.winners) == 1 else "draw"

    @property
    def is_lit(self) -> bool:
        """Whether there is something to celebrate: a person won, or nobody but the machine has played."""
        return not self.persons or any(seat in self.winners for seat in self.persons)

    @property
    def is_won(self) -> bool:
        """Whether the only person has won."""
        return self.one is not None and self.one in self.winners

    @property
    def lacking(self) -> tuple[Goal, ...]:
        """The objectives that were not reached, the nearest first; those that cannot be counted last."""
        open_ones = [goal for goal in self.result.sheet.goals if not goal.reached]
        return tuple(sorted(open_ones, key=lambda goal: (goal.missing == 0, goal.missing)))

    @property
    def level(self) -> str:
        """The id of the automa's level, `custom` where it was mixed by hand; empty without one."""
        table = self.speaker.table
        record = table.timeline.record
        return level_of(table.game, record.options, record.players)

    # In words

    def where(self) -> str:
        """What was played: the mission, the automa and its level."""
        say = self.speaker.formatter.say_id
        if not self.level:
            return self.speaker.mode()
        return say("victory-mode-level", mode=self.speaker.mode(), level=say(f"level-{self.level}"))

    def title(self) -> str:
        say = self.speaker.formatter.say_id
        match self.outcome:
            case "mission-lost" if len(self.lacking) == 1 and self.lacking[0].missing:
                return say("victory-mission-lost-by", missing=self.missing(self.lacking[0]))
            case "winner" | "winners":
                names = tuple(SeatName(seat) for seat in self.winners or self.result.order[:1])
                return say("victory-wins", count=len(names), winners=names)
        return say(f"victory-{self.outcome}")

    def sentence(self) -> str:
        """The margin; of a mission that was not won, how far it is."""
        say, speaker, result = self.speaker.formatter.say_id, self.speaker, self.result
        match self.outcome:
            case "mission-won" | "mission-lost":
                return " ".join(part for part in (self._objectives(), self._nearest()) if part)
            case "victory" | "winner":
                said = speaker.margin()
            case "draw":
                names = tuple(SeatName(seat) for seat in self.winners)
                return say("victory-draw-with", winners=names, points=result.sheet.totals[self.winners[0]])
            case "winners":
                said = speaker.margin()
            case "defeat":
                said = say("victory-defeat-by", winner=SeatName(result.order[0]), margin=speaker.margin())
        ending = [said[:1].upper() + said[1:] + say("victory-stop"), speaker.why_said(), self._nearest()]
        return " ".join(part for part in ending if part)

    def _objectives(self) -> str:
        say, goals = self.speaker.formatter.say_id, self.result.sheet.goals
        points = self.result.sheet.totals[self.centre]
        reached = sum(goal.reached for goal in goals)
        if reached == len(goals) > 1:
            return say("victory-objectives-all", points=points, goals=len(goals))
        return say("victory-objectives", points=points, reached=reached, goals=len(goals))

    def _nearest(self) -> str:
        """The objective that was nearest, where it is not said in the title."""
        lacking = [goal for goal in self.lacking if goal.missing]
        if not lacking or (self.outcome == "mission-lost" and len(self.lacking) == 1) or self.one is None:
            return ""
        return self.speaker.formatter.say_id("victory-nearest", missing=self.missing(lacking[0]))

    def missing(self, goal: Goal) -> Phrase:
        return Phrase(f"{goal.label}.missing", (*goal.args, ("missing", goal.missing)))

    def stamp(self) -> tuple[str, str] | None:
        """What the stamp says, a small word and a large one; none where nobody won alone against the game."""
        if not self.is_won or not (self.automas or self.result.is_challenge):
            return None
        say = self.speaker.formatter.say_id
        if self.result.is_challenge:
            mission = self.speaker.mode_id().rpartition("-")[2]
            return say("victory-stamp-mission"), mission
        small = self.speaker.seat(self.automas[0])
        return small, say(f"level-{self.level}") if self.level else ""
