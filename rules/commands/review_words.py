"""What a review says: a document for scripts, and lines for people."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.bots.lines import Lines
from rules.bots.mind import mind_of
from rules.bots.review import Choice, Judgement, Outcome, Review
from rules.bots.reviewing import chance_for
from rules.bots.whole_review import to_be_refined
from rules.commands.answer import Bilingual, Document, InBoth
from rules.commands.call import Call
from rules.commands.positions import names_of
from rules.commands.words import Narrator
from rules.core.timeline import Timeline
from rules.core.types import Phrase, Seat, SeatName, phrase

MOST_MOMENTS = 8
"""So many are told to people; scripts get all decisions."""


class MoveDocument(InBoth):
    lead: float
    error: float
    chance: float | None
    """Of winning; null where nobody has measured what a lead means."""
    chances: tuple[float, ...]
    """Of each seat, with several rivals; else empty."""
    is_better: bool
    """Whether it was better than the move that was played, beyond the noise."""


class TermDocument(Document):
    term: str
    rule: str
    points: float


class DecisionDocument(Document):
    number: int
    move: int
    round: int
    grade: str | None
    """Null where there was nothing to compare."""
    is_refined: bool
    is_alone: bool
    """Whether the move that was played was the only good one."""
    before: float
    """The lead expected of the best move."""
    after: float
    """The lead expected of the move that was played."""
    loss: float
    is_continued: bool
    """Whether a later decision of the same turn showed that what was played was worth more than it seemed."""
    loss_error: float
    chance_lost: float | None
    played: MoveDocument
    others: tuple[MoveDocument, ...]
    """Up to three other moves, the best first."""
    theme: str
    terms: tuple[TermDocument, ...]
    rest: float
    line: tuple[InBoth, ...]


class RowDocument(Document):
    round: int
    decisions: float
    fate: float
    lead: float


class ReviewDocument(Document):
    game: str
    seat: Seat
    rules_version: int
    evaluation: str
    moves: int
    decisions: int
    looked_at: int
    refined: int
    to_be_refined: int
    is_measured: bool
    has_chance: bool
    start: float | None
    """With the rows it adds up to the final lead; null where nothing was left to chance, where nobody has measured
    what a lead at the end will be, and before all was looked at."""
    rows: tuple[RowDocument, ...]
    final: float | None
    counts: Mapping[str, int]
    judged: tuple[DecisionDocument, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """What is the same for both kinds of readers."""

    timeline: Timeline
    review: Review

    def said(self, judgement: Judgement, outcome: Outcome) -> Phrase:
        return self.timeline.game.say_move(self.before(judgement), outcome.move)

    def before(self, judgement: Judgement) -> Any:
        return self.timeline.state_at(self.timeline.entry(judgement.number).after)

    def line(self, judgement: Judgement) -> Iterator[Phrase]:
        """Play the line again in the world in which it was found."""
        game = self.timeline.game
        view = game.view(self.before(judgement), self.review.seat)
        lines = Lines(game, mind_of(game.id), view, chance_for(judgement.number))
        yield from (step.said for step in lines.shown_in(judgement.world, judgement.path))

    def rule_of(self, name: str) -> str:
        return next(term.rule for term in mind_of(self.timeline.game.id).terms if term.name == name)


def document_of(call: Call, timeline: Timeline, review: Review) -> ReviewDocument:
    told, both = Told(timeline, review), call.in_both(timeline.game, names_of(timeline))
    split = review.split
    choices = {each.number: each for each in review.choices}
    return ReviewDocument(
        game=review.game,
        seat=review.seat,
        rules_version=review.rules_version,
        evaluation=review.evaluation,
        moves=review.moves,
        decisions=len(review.choices),
        looked_at=len(review.judged),
        refined=review.refined,
        to_be_refined=to_be_refined(review),
        is_measured=review.is_measured,
        has_chance=review.has_chance,
        start=split.start if split else None,
        rows=tuple(RowDocument(**row._asdict()) for row in split.rows) if split else (),
        final=review.final,
        counts=named(review),
        judged=tuple(decision_of(told, both, choices[each.number], each) for each in review.judged),
    )


def named(review: Review) -> dict[str, int]:
    """Count the decisions of each grade, by its name."""
    return {str(grade): count for grade, count in review.counts.items()}


def decision_of(told: Told, both: Bilingual, choice: Choice, judgement: Judgement) -> DecisionDocument:
    review = told.review

    def words(said: Phrase) -> InBoth:
        french, english = both.both(said)
        return InBoth(text_fr=french, text_en=english)

    def move(outcome: Outcome) -> MoveDocument:
        chance = round(outcome.outlook.chance, 4) if review.is_measured else None
        said = words(told.said(judgement, outcome))
        return MoveDocument(
            **said.model_dump(),
            lead=outcome.lead,
            error=outcome.error,
            chance=chance,
            chances=outcome.chances,
            is_better=outcome in judgement.better,
        )

    return DecisionDocument(
        number=judgement.number,
        move=choice.at,
        round=choice.round,
        grade=review.grade(judgement) if judgement.others else None,
        is_refined=judgement.is_refined,
        is_alone=review.is_alone(judgement),
        before=judgement.best.lead,
        after=judgement.played.lead,
        loss=round(judgement.loss, 4),
        is_continued=judgement.is_continued,
        loss_error=judgement.best.doubt,
        chance_lost=round(judgement.chance_lost, 4) if review.is_measured else None,
        played=move(judgement.played),
        others=tuple(map(move, judgement.others)),
        theme=judgement.theme,
        terms=tuple(
            TermDocument(term=name, rule=told.rule_of(name), points=points) for name, points in judgement.terms
        ),
        rest=judgement.rest,
        line=tuple(map(words, told.line(judgement))),
    )


@dataclass(frozen=True, slots=True)
class Speaker:
    """Tells a review line by line, in one language."""

    timeline: Timeline
    review: Review
    narrator: Narrator

    def lines(self) -> Iterator[str]:
        review, say = self.review, self.narrator.say
        game = phrase(f"game-{review.game}")
        decisions, moves = len(review.choices), review.moves
        yield say(phrase("review-title", game=game, seat=SeatName(review.seat), decisions=decisions, moves=moves))
        yield say(phrase("review-refined", refined=review.refined, all=to_be_refined(review)))
        if not review.is_passed:
            yield say(phrase("review-partly", judged=len(review.judged), decisions=decisions))
        known = "review-measured" if review.is_measured else "review-unmeasured"
        yield say(phrase(known, seat=SeatName(review.seat)))
        yield from self.curve()
        yield say(phrase("review-grades", **named(review)))
        habits = sum(not each.others for each in review.judged)
        if habits:
            yield say(phrase("review-habits", count=habits))
        yield from self.moments()

    def curve(self) -> Iterator[str]:
        """Tell the expected lead round by round; beside it losses and fate, where there is fate."""
        review, say = self.review, self.narrator.say
        split = review.split
        if split is not None:
            yield say(phrase("review-start", lead=self.signed(split.start)))
            for row in split.rows:
                yield "  " + say(self.of_round(row.round, "review-row", row.decisions, row.fate, row.lead))
        else:
            for number in dict.fromkeys(each.round for each in review.choices):
                judged = review.judged_in(number)
                if judged:
                    start, end = judged[0].best.lead, judged[-1].played.lead
                    id = "review-lead" if review.is_measured else "review-lost"
                    yield "  " + say(self.of_round(number, id, start, end, -sum(each.loss for each in judged)))
        if not review.has_chance:
            yield say(phrase("review-no-chance"))
        if review.final is not None:
            yield say(phrase("review-final", lead=self.signed(review.final)))

    def of_round(self, number: int, id: str, one: float, other: float, third: float) -> Phrase:
        where = phrase(self.counted, number=number) if number else phrase("review-whole")
        return phrase(id, round=where, one=self.signed(one), other=self.signed(other), third=self.signed(third))

    def moments(self) -> Iterator[str]:
        review, say = self.review, self.narrator.say
        found = review.moments("inexact")
        if not found:
            yield say(phrase("review-nothing-lost"))
            return
        yield say(phrase("review-moments", count=len(found)))
        for each in found[:MOST_MOMENTS]:
            yield from self.moment(each)

    def moment(self, judgement: Judgement) -> Iterator[str]:
        review, say = self.review, self.narrator.say
        told = Told(self.timeline, review)
        choice = next(each for each in review.choices if each.number == judgement.number)
        where: Phrase = phrase("review-at", move=choice.at)
        if choice.round:
            within = phrase(self.counted, number=choice.round)
            where = phrase("review-within", move=choice.at, round=within)
        grade = phrase(f"grade-{review.grade(judgement)}")
        cost = self.signed(-judgement.loss)
        yield say(phrase("review-moment", grade=grade, where=where, cost=cost, chances=self.chances(judgement)))
        yield "    " + say(phrase("review-played", move=told.said(judgement, judgement.played)))
        for better in judgement.better[:1]:
            yield "    " + say(phrase("review-better", move=told.said(judgement, better)))
        if judgement.theme:
            sentence = phrase(f"{self.timeline.game.prefix.lower()}-term-{judgement.theme}.lost")
            yield "    " + say(phrase("review-why", sentence=sentence, rule=told.rule_of(judgement.theme)))

    def chances(self, judgement: Judgement) -> Phrase:
        if not self.review.is_measured:
            return phrase("review-no-chances")
        before, after = (round(100 * each.outlook.chance) for each in (judgement.best, judgement.played))
        return phrase("review-chances", before=before, after=after)

    @property
    def counted(self) -> str:
        """Say rounds or turns as the game does."""
        stage = self.timeline.game.stage(self.timeline.state_at(0))
        return "review-turn" if stage is not None and "turn" in stage.named else "review-round"

    def signed(self, points: float) -> str:
        """Write a figure with its sign as the language does."""
        shown, digits = self.review.shown(points), self.review.digits
        written = f"{shown:+.{digits}f}" if shown else "0"
        written = written.replace("-", "\N{MINUS SIGN}")
        return written.replace(".", ",") if self.narrator.texts.language == "fr" else written
