"""Facts as they stand in the strip: what it is about, the figure, what it compares with."""

from dataclasses import dataclass
from datetime import date

from desktop.celebration.facts import Fact
from desktop.celebration.verdict import Verdict
from desktop.docks.formatting import Formatter
from rules.core.types import Phrase, phrase

PARTS = ("", ".figure", ".note")


@dataclass(frozen=True, slots=True)
class FactWords:
    head: str
    figure: str
    note: str


def words_of(formatter: Formatter, verdict: Verdict, fact: Fact, today: date) -> FactWords:
    """Put a fact into words: a single person is spoken to, one of several is named."""
    say = formatter.say_id
    owner = "own" if verdict.one is not None else "other"
    args = {
        "owner": owner,
        "name": verdict.speaker.seat(verdict.speaks_of),
        "contest": contest(verdict),
        "points": say("score-points", points=fact.points),
        "number": fact.points,
        "before": fact.before,
        "best": say("score-points", points=fact.before),
        "count": fact.count,
        "of": fact.of,
        "source": phrase(fact.source) if fact.kind == "source" else fact.source,
        "day": day(fact, today),
        "state": "longest" if fact.count > fact.before else "equal" if fact.count == fact.of else "shorter",
    }
    head, figure, note = (say(f"victory-fact-{fact.kind}{part}", **args) for part in PARTS)
    return FactWords(head, figure, note.strip())


def contest(verdict: Verdict) -> str:
    """What records are compared within, in a few words."""
    say = verdict.speaker.formatter.say_id
    if verdict.result.is_challenge:
        return say("victory-contest-mission", number=verdict.speaker.mode_id().rpartition("-")[2])
    if verdict.automas:
        automa = verdict.speaker.seat(verdict.automas[0])
        level = say(f"level-{verdict.level}") if verdict.level else ""
        return say("victory-contest-automa", automa=automa, level=level, has="yes" if level else "no")
    return say("victory-contest-seats", count=len(verdict.result.order))


def day(fact: Fact, today: date) -> Phrase:
    """The day of the earlier record; its year where that is another one."""
    if fact.on is None:
        return phrase("victory-day-unknown")
    year = "same" if fact.on.year == today.year else str(fact.on.year)
    return phrase("victory-day", day=fact.on.day, month=fact.on.month, year=year)
