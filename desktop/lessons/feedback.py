"""What the panel of a lesson says of the last try, as data: its kind, a title, an explanation, a rule."""

from dataclasses import dataclass
from typing import Literal

from rules.core.contract import AnyGame
from rules.core.types import Phrase, phrase
from rules.lessons.reasons import reasons
from rules.lessons.runner import Accepted, Missed, Outcome, Reached, Refused

Kind = Literal["praise", "way", "refused", "missed", "answer", "ahead"]


@dataclass(frozen=True, slots=True)
class Feedback:
    kind: Kind
    title: Phrase
    said: tuple[Phrase, ...] = ()
    rule: str = ""


def feedback_on(outcome: Outcome, game: AnyGame) -> Feedback:
    """What an automa has decided meanwhile is explained as well."""
    match outcome:
        case Reached(praise=praise, events=events):
            return Feedback("praise", phrase("lesson-praise"), (praise, *reasons(game, events)))
        case Accepted(events=events, is_on_the_way=is_right):
            title = phrase("lesson-on-the-way" if is_right else "lesson-played")
            return Feedback("way", title, tuple(reasons(game, events)))
        case Refused(refusal=refusal, explanation=explanation):
            said = (explanation,) if explanation is not None else (refusal.cure,)
            return Feedback("refused", refusal.sentence, said, refusal.rule)
        case Missed(explanation=why):
            return Feedback("missed", phrase("lesson-missed"), (why,))
