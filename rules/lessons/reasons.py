"""Why an automa did what it did, as phrases: what it chose, who was out at once, who was left line after line."""

from collections.abc import Iterable, Iterator
from typing import Any

from rules.core.contract import AnyGame
from rules.core.explained import Criterion, Explained
from rules.core.types import Arg, Phrase, phrase


def reasons(game: AnyGame, events: Iterable[Any]) -> Iterator[Phrase]:
    for event in events:
        if isinstance(event, Explained):
            yield game.say_event(event)
            yield from lines(game, event)


def lines(game: AnyGame, why: Explained) -> Iterator[Phrase]:
    """What was left out at once; then numbered as the automa goes through them, down to the one that decided or to
    the lot."""
    for reason in dict.fromkeys(each.why for each in why.excluded):
        out = tuple(game.say_arg("candidate", each.candidate) for each in why.excluded if each.why == reason)
        yield phrase("lesson-excluded", why=phrase(reason), left=out)
    for number, criterion in enumerate(why.criteria, 1):
        left = tuple(game.say_arg("candidate", each) for each in criterion.survivors)
        yield phrase("lesson-reason", number=number, title=title_of(criterion), left=left)
    if why.by_lot:
        chosen: Arg = game.say_arg("candidate", why.chosen)
        yield phrase("lesson-by-lot", number=len(why.criteria) + 1, chosen=chosen)


def title_of(criterion: Criterion) -> Phrase:
    return phrase(criterion.label or f"{criterion.rule}.title")
