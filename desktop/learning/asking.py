"""From a moment of a review to a question at the table: which moves are right, and what is known of others."""

from desktop.tries.question import TryQuestion
from desktop.tries.table import asked_at
from rules.bots.mind import mind_of
from rules.bots.review import Judgement, Outcome, Review
from rules.bots.trying import Trial, Verdict, little, right_moves
from rules.bots.whole_review import seats_measured
from rules.core.timeline import Timeline


def question_of(timeline: Timeline, review: Review, judgement: Judgement) -> TryQuestion:
    game = timeline.game
    seats = seats_measured(timeline)
    least = little(game.id, seats)
    rules = {term.name: term.rule for term in mind_of(game.id).terms}
    right = right_moves(judgement, least)
    return TryQuestion(
        timeline=asked_at(timeline, timeline.entry(judgement.number).after, review.seat),
        seat=review.seat,
        number=judgement.number,
        accepted=tuple(each.move for each in right),
        theme=judgement.theme,
        rule=rules.get(judgement.theme, ""),
        known={each.move: known(judgement, each, least) for each in judgement.others if each not in right},
        seats=seats,
        before=judgement.played.move,
        world=judgement.world,
        path=judgement.path,
    )


def known(judgement: Judgement, other: Outcome, least: float) -> Trial:
    """What the review knows of a move that was not played and is not right."""
    behind, lost = judgement.best.lead - other.lead, judgement.played.lead - other.lead
    verdict: Verdict = "same"
    if judgement.is_better(other) and -lost > least:
        verdict = "better"
    elif lost > least and lost >= other.doubt:
        verdict = "worse"
    return Trial(other.move, verdict, behind, lost, chance=other.outlook.chance if other.spread else None)
