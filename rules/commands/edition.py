"""`vestiges edition GAME`: the component data, where each datum comes from, and what is wrong with it."""

import json
from collections.abc import Iterator
from typing import Any

from rules.commands.answer import Answer, Bilingual, Document, InBoth
from rules.commands.arguments import CORRECTIONS, GAME
from rules.commands.boxes import edition_of
from rules.commands.call import Call
from rules.commands.failures import DENIED, DONE
from rules.core.contract import AnyGame
from rules.core.edition import BrokenEdition, Edition, Problem
from rules.core.types import Json, phrase

ARGUMENTS = (GAME, CORRECTIONS)


class ProblemEntry(InBoth):
    id: str
    path: str


class Sources(Document):
    rulebook: int
    public: int
    reconstructed: int
    owner: int


class EditionDocument(Document):
    game: str
    version: int
    components: Json
    provenance: Sources
    problems: tuple[ProblemEntry, ...]


def run(call: Call) -> Answer:
    game = call.game
    edition, problems = with_problems(call, game)
    both = call.in_both(game)
    document = EditionDocument(
        game=game.id,
        version=edition.version,
        components=edition.plain(),
        provenance=Sources(**edition.counts()),
        problems=tuple(entry_of(both, each) for each in problems),
    )
    return Answer(document, readable(call, document), DENIED if problems else DONE)


def with_problems(call: Call, game: AnyGame) -> tuple[Edition, tuple[Problem, ...]]:
    """The edition, with an owner's corrections unless they are what is wrong with it."""
    try:
        edition = edition_of(call.collection, game, call.given.corrections)
        game.box(edition)
    except BrokenEdition as broken:
        return edition_of(call.collection, game, None, owner=False), broken.problems
    return edition, ()


def entry_of(both: Bilingual, found: Problem) -> ProblemEntry:
    french, english = both.both(found.sentence)
    return ProblemEntry(id=found.id, path=found.path, text_fr=french, text_en=english)


def readable(call: Call, document: EditionDocument) -> Iterator[str]:
    texts = call.texts.of(call.game)
    yield texts.say(phrase(f"game-{document.game}"))
    counts: dict[str, Any] = document.provenance.model_dump()
    yield texts.say(phrase("edition-provenance", **counts))
    for name, components in sorted(document.components.items()):
        title = texts.say_if_there(phrase(f"edition-part-{name}")) or name
        data = json.dumps(components, ensure_ascii=False)[:200]
        yield "  " + texts.say(phrase("edition-part", title=title, file=name, data=data))
    for found in document.problems:
        yield texts.say(phrase("edition-problem", text=found.text_fr if texts.language == "fr" else found.text_en))
