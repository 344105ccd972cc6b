"""Whether a game may begin with the data of an owner, wherever it begins: not while anything is wrong with them."""

from collections.abc import Iterator

from rules.boxes.checking import errors
from rules.boxes.findings import Finding
from rules.boxes.own import OwnBox
from rules.core.contract import AnyGame
from rules.core.correcting import Correction, plain_path
from rules.core.edition import Edition, Problem, problem
from rules.core.types import Phrase, phrase
from rules.reference.values import name_of
from rules.text.localise import Texts


def objections_to_playing(game: AnyGame, own: OwnBox) -> tuple[Finding, ...]:
    """What no game can be played with."""
    return errors(game, own) if own.corrections else ()


def as_problems(found: tuple[Finding, ...]) -> Iterator[Problem]:
    """The findings for those who know data by their paths."""
    for each in found:
        yield problem("edition-against", each.path, why=each.said)


def where_and_why(texts: Texts, found: Finding) -> Phrase:
    """What is wrong, and of which datum."""
    if not found.path:
        return found.said
    return phrase("new-data-wrong", name=name_of(texts, plain_path(found.path)), why=found.said)


def objection_to_beginning(
    texts: Texts, game: AnyGame, published: Edition, corrections: tuple[Correction, ...]
) -> Phrase | None:
    """Why no other game begins with these data; None where one may. A game that has begun with them goes on."""
    found = objections_to_playing(game, OwnBox(published, corrections))
    return phrase("box-not-begun", why=where_and_why(texts, found[0])) if found else None
