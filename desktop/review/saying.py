"""A review in words: its curve, its split, its moments, how far it is, in the language in use."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from desktop.docks.advice_words import AdviceWords
from desktop.docks.formatting import Formatter
from desktop.docks.row_style import head_and_rest
from desktop.review.face import (
    CurveFace,
    CurveMark,
    CurvePoint,
    MomentFace,
    Readout,
    SplitFace,
    SplitRow,
    Stretch,
)
from rules.bots.grading import GRADES
from rules.bots.mind import mind_of
from rules.bots.review import Choice, Judgement, Outcome, Review, Row
from rules.bots.whole_review import second_looks
from rules.core.types import Phrase, Seat, SeatName, phrase

MOST_ROWS = 6
"""Rounds that are told apart; more are told in bundles."""


@dataclass
class Saying:
    """All words of a review of one seat; those of moves are found once."""

    formatter: Formatter
    seat: Seat
    _moves: dict[tuple[str, int, int], str] = field(default_factory=dict)

    # Small words

    def say(self, id: str, **args: Any) -> str:
        return self.formatter.say_id(id, **args)

    def signed(self, review: Review, points: float) -> str:
        return AdviceWords(self.formatter).signed(points, review.digits) if points else "0"

    @property
    def name(self) -> str:
        """The name of the seat alone."""
        return self.name_of(self.seat)

    def name_of(self, seat: Seat) -> str:
        return self.say("review-name", seat=SeatName(seat))

    @property
    def counted(self) -> str:
        """Rounds or turns, as the game counts."""
        game = self.formatter.table.game
        stage = game.stage(self.formatter.table.timeline.state_at(0))
        return "review-turn" if stage is not None and "turn" in stage.named else "review-round"

    def round(self, number: int) -> str:
        return self.say(self.counted, number=number) if number else self.say("review-whole")

    def before(self, number: int) -> Any:
        """The position in which a decision was taken."""
        timeline = self.formatter.table.timeline
        return timeline.state_at(timeline.entry(number).after)

    def move(self, number: int, outcome: Outcome) -> str:
        """A move at its first colon: what it is about."""
        language = self.formatter.program.settings.language
        key = language, number, hash(outcome.move)
        if key not in self._moves:
            said = self.formatter.table.game.say_move(self.before(number), outcome.move)
            self._moves[key] = head_and_rest(self.formatter.say(said))[0]
        return self._moves[key]

    # The curve

    def curve(self, review: Review | None, moves: int) -> CurveFace:
        say, name = self.say, self.name
        is_measured = review is None or review.is_measured
        title = say("review-curve" if is_measured else "review-costs")
        below = "" if review is None else say("review-band" if is_measured else "review-no-band")
        known = review is not None and bool(review.judged)
        final = review.final if review is not None and is_measured else None
        return CurveFace(
            title=title,
            below=below,
            moves=moves,
            points=tuple(points_of(review)) if review is not None else (),
            has_band=review is not None and review.is_measured,
            stretches=tuple(self.stretches(review, moves)) if review is not None else (),
            marks=tuple(marks_of(review)) if review is not None else (),
            ahead=say("review-ahead", name=name) if is_measured else "",
            behind=say("review-behind-others", name=name) if is_measured else "",
            end=final,
            end_words="" if final is None else AdviceWords(self.formatter).signed(final, 0) if final else "0",
            end_colour=self.formatter.colour(self.seat),
            waiting="" if known else say("review-no-curve"),
        )

    def stretches(self, review: Review, moves: int) -> Iterator[Stretch]:
        """The rounds in which the seat decided something, side by side; none where the game does not count them."""
        begins: dict[int, int] = {}
        for choice in review.choices:
            begins.setdefault(choice.round, choice.at)
        numbers = [number for number in begins if number]
        for at, number in enumerate(numbers):
            start = begins[number] - 1 if at else 0
            end = begins[numbers[at + 1]] - 1 if at + 1 < len(numbers) else moves
            yield Stretch(number, start, end, self.round(number))

    def readout(self, review: Review, at: int) -> Readout:
        """What is known of a move: of a decision, before and after it."""
        choice = next((each for each in review.choices if each.at == at), None)
        number = choice.round if choice is not None else round_at(review, at)
        title = self.where(at, number)
        judged = review.by_number.get(choice.number) if choice is not None else None
        if not review.is_measured:
            return self.costs(review, title, judged)
        if judged is None:
            lead = lead_at(review, at)
            words = self.say("review-lead-at", lead=self.signed(review, review.shown(lead))) if lead is not None else ""
            return Readout(title, words, " · ".join(filter(None, (title, words))))
        before, after = (self.signed(review, review.shown(each)) for each in (judged.best.lead, judged.played.lead))
        same = before == after
        words = self.say("review-lead-at", lead=after) if same else self.say("review-leads", before=before, after=after)
        grade = self.say(f"grade-{review.grade(judged)}") if judged.others else ""
        return Readout(title, words, " · ".join(filter(None, (title, grade, words))))

    def costs(self, review: Review, title: str, judged: Judgement | None) -> Readout:
        """What is told of a move where nobody can foretell the end: what it cost."""
        words = ""
        if judged is not None and judged.others:
            cost = self.signed(review, review.shown(-judged.loss))
            grade = self.say(f"grade-{review.grade(judged)}")
            words = self.say("review-cost-at", grade=grade, cost=cost) if judged.is_lost else grade
        return Readout(title, words, " · ".join(filter(None, (title, words))))

    def where(self, at: int, number: int) -> str:
        if not number:
            return self.say("review-move", at=at)
        return self.say("review-move-in", at=at, round=phrase(self.counted, number=number))

    # Fate and decisions

    def split(self, review: Review | None) -> SplitFace:
        say = self.say
        split = review.split if review is not None else None
        rows: tuple[SplitRow, ...] = ()
        remark = ""
        if review is not None and split is not None:
            rows = tuple(self.split_row(review, each) for each in bundled(split.rows))
            remark = self.remark(review, split.rows)
        elif review is not None:
            rows = tuple(self.losses(review))
            remark = self.why_no_fate(review)
        counts = review.counts if review is not None else {}
        judged = sum(counts.values())
        habits = sum(not each.others for each in review.judged) if review is not None else 0
        return SplitFace(
            title=say("review-split") if split is not None or not rows else say("review-losses"),
            decisions=say("review-decisions"),
            fate=say("review-fate") if split is not None else "",
            lead=say("review-lead-column") if split is not None else "",
            start=self.signed(review, split.start) if review is not None and split is not None else "",
            start_words=say("review-before-all"),
            rows=rows,
            remark=remark,
            counted=say("review-counted", count=judged),
            counts=tuple((grade, counts.get(grade, 0), say(f"grade-{grade}")) for grade in GRADES),
            habits=say("review-habits-short", count=habits) if habits else "",
        )

    def split_row(self, review: Review, row: "Bundle") -> SplitRow:
        return SplitRow(
            words=self.rounds(row.first, row.last),
            decisions=row.decisions,
            decisions_words=self.signed(review, row.decisions),
            fate=row.fate,
            fate_words=self.signed(review, row.fate),
            lead_words=self.signed(review, row.lead),
        )

    def losses(self, review: Review) -> Iterator[SplitRow]:
        """What the decisions of each round cost, where nothing else can be told: no sum is made of them."""
        lost = [
            Row(number, -sum(each.loss for each in review.judged_in(number)), 0.0, 0.0)
            for number in dict.fromkeys(choice.round for choice in review.choices)
        ]
        for each in bundled(lost):
            points = review.shown(each.decisions)
            yield SplitRow(self.rounds(each.first, each.last), points, self.signed(review, points), None, "", "")

    def rounds(self, first: int, last: int) -> str:
        if first == last:
            return self.round(first)
        return self.say(f"{self.counted}-bundle", first=first, last=last)

    def remark(self, review: Review, rows: Sequence[Row]) -> str:
        """What fate gave or took in the whole game, and what the decisions left."""
        fate = review.shown(sum(each.fate for each in rows))
        lost = review.shown(-sum(each.decisions for each in rows))
        words = AdviceWords(self.formatter)
        gave, left = (words.plain(abs(each), review.digits) if each else "0" for each in (fate, lost))
        return self.say("review-remark", fate="gave" if fate >= 0 else "took", points=gave, lost=left)

    def why_no_fate(self, review: Review) -> str:
        if not review.has_chance:
            return self.say("review-no-chance")
        if not review.is_measured:
            return self.say("review-no-forecast")
        return "" if review.is_passed else self.say("review-split-later")

    # Moments

    def moment(self, review: Review, judgement: Judgement) -> MomentFace:
        say = self.say
        choice = choice_of(review, judgement.number)
        better = self.move(judgement.number, judgement.best) if judgement.is_lost else ""
        term = f"{self.formatter.table.game.prefix.lower()}-term-{judgement.theme}"
        decided = self.formatter.table.game.deciding(self.before(judgement.number))
        asked = next((each.ask for each in decided if each.seat == self.seat), "")
        return MomentFace(
            number=judgement.number,
            at=choice.at,
            round=choice.round,
            phase=asked,
            grade=review.grade(judgement),
            where=self.where(choice.at, choice.round),
            played=self.move(judgement.number, judgement.played),
            better=say("review-better", move=better) if better else "",
            why=self.formatter.say_or(f"{term}.lost", "") if judgement.theme else "",
            rule=self.rule(judgement.theme),
            cost=self.signed(review, review.shown(-judgement.loss)) if judgement.is_lost else "",
            chances=self.chances(review, judgement),
            open_words=say("review-see-table"),
        )

    def rule(self, theme: str) -> str:
        terms = mind_of(self.formatter.table.game.id).terms
        return next((term.rule for term in terms if term.name == theme), "")

    def chances(self, review: Review, judgement: Judgement) -> str:
        if not review.is_measured or not judgement.is_lost:
            return ""
        before, after = (round(100 * each.outlook.chance) for each in (judgement.best, judgement.played))
        return self.say("review-chances-short", before=before, after=after)

    def phase(self, ask: str, number: int) -> str:
        """What was asked, as the game says it."""
        decided = self.formatter.table.game.deciding(self.before(number))
        said: Phrase | None = next((each.sentence for each in decided if each.ask == ask), None)
        return self.formatter.say(said) if said is not None else ask


# What is drawn, from the review


def choice_of(review: Review, number: int) -> Choice:
    return next(each for each in review.choices if each.number == number)


def points_of(review: Review) -> Iterator[CurvePoint]:
    """Two points for each decision: what was to be expected before it, and after it.

    Where nobody can foretell the end, leads of different moments cannot be compared: then what each decision cost.
    """
    places = {choice.number: choice.at for choice in review.choices}
    waiting = {task.number for task in second_looks(review)} if review.is_passed else {
        each.number for each in review.judged if not each.is_refined
    }  # fmt: skip
    for each in review.judged:
        at, is_settled = places[each.number], each.number not in waiting
        if not review.is_measured:
            for place, lead in ((at - 1.0, 0.0), (at - 0.5, -each.loss), (float(at), 0.0)):
                yield CurvePoint(place, lead, lead, lead, is_settled)
            continue
        for place, outcome in ((at - 1.0, each.best), (float(at), each.played)):
            yield CurvePoint(place, outcome.lead, *outcome.outlook.band, is_settled)
    if review.final is not None and review.judged and review.is_measured:
        yield CurvePoint(float(review.moves), review.final, review.final, review.final, True)


def marks_of(review: Review) -> Iterator[CurveMark]:
    """Decisions that are at least inexact, and the only good moves that were found."""
    places = {choice.number: choice.at for choice in review.choices}
    for each in review.judged:
        if not each.others:
            continue
        grade = review.grade(each)
        if grade in GRADES[2:] or review.is_alone(each):
            lead = (each.best.lead + each.played.lead) / 2 if review.is_measured else -each.loss
            yield CurveMark(each.number, places[each.number], lead, grade)


def lead_at(review: Review, at: int) -> float | None:
    """The lead last expected by a move."""
    found = None
    for choice in review.choices:
        judged = review.by_number.get(choice.number)
        if choice.at > at:
            break
        found = judged.played.lead if judged is not None else found
    return found


def round_at(review: Review, at: int) -> int:
    return next((each.round for each in reversed(review.choices) if each.at <= at), 0)


@dataclass(frozen=True, slots=True)
class Bundle:
    """Rounds that follow each other, as one."""

    first: int
    last: int
    decisions: float
    fate: float
    lead: float


def bundled(rows: Sequence[Row], most: int = MOST_ROWS) -> list[Bundle]:
    """Put rounds together until there are few enough, all bundles about as large."""
    size = max(1, -(-len(rows) // most))
    parts = [rows[at : at + size] for at in range(0, len(rows), size)]
    return [
        Bundle(
            part[0].round,
            part[-1].round,
            sum(each.decisions for each in part) + 0.0,
            sum(each.fate for each in part) + 0.0,
            part[-1].lead,
        )
        for part in parts
    ]
