"""The chances of all seats in words and figures: what the curve shows in place of the lead before the best of them."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Literal

from desktop.review.curve_panel import CurvePanel
from desktop.review.face import ChanceLine, CurveFace, CurvePoint, Readout
from desktop.review.saying import Saying, marks_of, round_at
from desktop.widgets.switch import Choice
from rules.bots.review import Judgement, Outcome, Review
from rules.core.types import Seat

CurveKind = Literal["lead", "chances"]
KINDS: tuple[CurveKind, ...] = ("lead", "chances")
TICKS = (0, 25, 50, 75, 100)
"""Percent."""


class CurveChoice:
    """What the curve shows; of chances, only where they are known for all seats."""

    def __init__(self, panel: CurvePanel, show_again: Callable[[], None]) -> None:
        self.panel, self.show_again = panel, show_again
        self.kind: CurveKind = "lead"
        panel.turned.connect(self.turn)

    def turn(self, kind: CurveKind) -> None:
        """Show the lead before the best of the others, or the chances of all."""
        self.kind = kind
        self.show_again()

    def face(self, saying: Saying, review: Review | None, moves: int) -> CurveFace:
        """Offer what can be shown, and give what is."""
        plain, say = saying.curve(review, moves), saying.say
        if review is None or not review.has_chances:
            self.panel.offer((), "lead", "")
            return plain
        kinds = [Choice(each, say(f"review-kind-{each}")) for each in KINDS]
        self.panel.offer(kinds, self.kind, say("review-kind"))
        return curve_of_chances(saying, review, plain) if self.kind == "chances" else plain


def readout_of(face: CurveFace, saying: Saying, review: Review, at: int) -> Readout:
    """What is told of a move, of what the curve shows."""
    return readout_of_chances(saying, review, at) if face.lines else saying.readout(review, at)


def curve_of_chances(saying: Saying, review: Review, plain: CurveFace) -> CurveFace:
    """Show chances in place of the lead, on the same paper."""
    say = saying.say
    lines = tuple(lines_of(saying, review))
    own = lines[review.seat]
    chances = {each.number: percent_at(each.played, each.best, review.seat) for each in review.judged}
    return replace(
        plain,
        title=say("review-chances-curve"),
        below=say("review-chances-known", name=saying.name),
        points=tuple(CurvePoint(at, chance, chance, chance, True) for at, chance in own.points),
        has_band=False,
        marks=tuple(replace(each, lead=chances[each.number]) for each in marks_of(review)),
        ahead="",
        behind="",
        end=None,
        end_words="",
        lines=lines,
        ticks=tuple((each, say("review-percent", share=each)) for each in TICKS),
    )


def lines_of(saying: Saying, review: Review) -> Iterator[ChanceLine]:
    for seat in range(len(saying.formatter.table.players)):
        points = tuple(points_of(saying, review, seat))
        yield ChanceLine(
            name=saying.name_of(seat),
            colour=saying.formatter.colour(seat),
            points=points,
            last=saying.say("review-percent", share=round(points[-1][1])) if points else "",
        )


def points_of(saying: Saying, review: Review, seat: Seat) -> Iterator[tuple[float, float]]:
    """Before and after each decision, then how the game ended."""
    places = {choice.number: choice.at for choice in review.choices}
    for each in review.judged:
        if each.best.chances and each.played.chances:
            yield places[each.number] - 1.0, 100 * each.best.chances[seat]
            yield float(places[each.number]), 100 * each.played.chances[seat]
    if review.final is not None and review.is_passed:
        table = saying.formatter.table
        winners = table.game.scores(table.timeline.state_at(table.timeline.line()[-1])).winners
        yield float(review.moves), 100 / len(winners) if seat in winners else 0.0


def percent_at(played: Outcome, best: Outcome, seat: Seat) -> float:
    """The middle of the step that a decision makes."""
    known = [each.chances[seat] for each in (played, best) if each.chances]
    return 100 * sum(known) / len(known) if known else 0.0


def readout_of_chances(saying: Saying, review: Review, at: int) -> Readout:
    """What is known of the chances of all after a move, the best ones first."""
    choice = next((each for each in review.choices if each.at == at), None)
    title = saying.where(at, choice.round if choice is not None else round_at(review, at))
    found = chances_at(review, at)
    order = sorted(range(len(found)), key=lambda seat: -found[seat])
    words = " · ".join(
        saying.say("review-chance-of", name=saying.name_of(seat), share=round(100 * found[seat])) for seat in order
    )
    return Readout(title, words, ". ".join(filter(None, (title, words))))


def chances_at(review: Review, at: int) -> tuple[float, ...]:
    """The chances last expected by a move."""
    known: list[Judgement] = []
    for choice in review.choices:
        judged = review.by_number.get(choice.number)
        if choice.at <= at and judged is not None and judged.played.chances:
            known.append(judged)
    return known[-1].played.chances if known else ()
