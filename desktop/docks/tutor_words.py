"""What the tutor says of a move that waits, in the language in use."""

from typing import Any

from desktop.board.tutor_face import Stones, TutorFace
from desktop.docks.formatting import Formatter
from desktop.paint.grades import GradeName
from rules.bots.advice import Advice
from rules.bots.grading import BOUNDS, graded, spread_of_leads
from rules.bots.term import Term

TEN = 10


class TutorWords:
    def __init__(self, formatter: Formatter) -> None:
        self.formatter = formatter

    def face(self, found: Advice) -> TutorFace:
        """Say what a move loses, the second of what was found, against the first."""
        say = self.formatter.say_id
        between, term = found.difference(0, 1), found.overlooked
        title = say("tutor-title", points=self.points(between.lead))
        body = self.overlooked(term)
        stones = self.stones(found)
        loss = self.loss(between.lead, between.error)
        figures = say("tutor-figures", better=stones[1].words, **{"with": stones[0].words}) if stones else loss
        rule = term.rule if term is not None else ""
        return TutorFace(
            title=title,
            body=body,
            rule=rule,
            stones=stones,
            loss="" if stones else loss,
            grade=grade_of(found),
            take_back=say("tutor-take-back"),
            see=say("tutor-see"),
            anyway=say("tutor-anyway"),
            again=say("tutor-again"),
            tips=(say("tutor-take-back-tip"), say("tutor-see-tip"), say("tutor-anyway-tip")),
            spoken=say("tutor-spoken", title=title, body=body, figures=figures, rule=rule),
        )

    def overlooked(self, term: Term | None) -> str:
        prefix = self.formatter.table.game.prefix.lower()
        other = self.formatter.say_id("tutor-nothing")
        return other if term is None else self.formatter.say_or(f"{prefix}-term-{term.name}.overlooked", other)

    def stones(self, found: Advice) -> tuple[Stones, ...]:
        if not found.is_measured:
            return ()
        say = self.formatter.say_id
        better, played = (each.outlook.chance for each in found.suggestions[:2])
        won = [round(TEN * chance) for chance in (played, better)]
        if won[0] != won[1]:
            words = [say("tutor-wins", count=each) for each in won]
            short = [f"{each}/{TEN}" for each in won]
        else:
            words = short = [say("tutor-chance", percent=round(100 * chance)) for chance in (played, better)]
        labels = say("tutor-with"), say("tutor-better")
        return tuple(Stones(*each) for each in zip(labels, won, words, short, strict=True))

    def loss(self, lead: float, error: float) -> str:
        said = self.formatter.say_id("tutor-points", count=2, said=self.plain(lead, 1))
        return self.formatter.say_id("tutor-loss", points=said, error=self.plain(error, 1))

    def points(self, amount: float) -> str:
        """An amount in what the game is counted in."""
        count = max(1, round(amount))
        return self.formatter.say_id("tutor-points", count=count, said=str(count))

    def plain(self, value: float, digits: int) -> str:
        said = f"{value:.{digits}f}"
        return said.replace(".", ",") if self.formatter.program.settings.language == "fr" else said

    def waits(self, move: Any) -> str:
        return self.formatter.say_id("tutor-waits", move=self.formatter.move(move))


def grade_of(found: Advice) -> GradeName:
    """Grade the move that waits: it is never as good as the best, since it is held."""
    better, played = found.suggestions[:2]
    spread = spread_of_leads(found)
    grade = graded(better.outlook, played.outlook, spread, is_measured=found.is_measured, bounds=BOUNDS)
    return grade if grade not in ("best", "good") else "inexact"
