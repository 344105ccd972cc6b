"""`vestiges position`: checks and draws a position that somebody made, with the sentences of `lesson --check`.

Without `--out` it only checks, and loads nothing that draws.
"""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from desktop.commands.handout import ENDINGS, check_known, position_made, subject_for
from rules.commands.answer import Answer, Document, InBoth
from rules.commands.arguments import FILE, Argument
from rules.commands.boxes import box_of, printed_edition
from rules.commands.call import Call
from rules.commands.failures import DENIED, DONE, Denied
from rules.core.codec import Unreadable
from rules.core.contract import AnyGame, BadPosition
from rules.core.editing import editing_of, errors
from rules.core.types import Phrase, phrase
from rules.teaching.checking import unsaid
from rules.teaching.made import Made, MadePosition
from rules.teaching.positions import state_of
from rules.teaching.reading import read_file

SEVERAL_LANGUAGES = True
"""`--lang fr,en`: a page in both, side by side."""
ARGUMENTS = (
    FILE,
    Argument("--check", flag=True, text="position-check"),
    Argument("--out", Path, text="position-out"),
)


class SaidOfPosition(InBoth):
    rule: str
    """The rule to read about it; empty where none is named."""


class PositionDocument(Document):
    id: str
    game: str
    title_fr: str
    title_en: str
    ok: bool
    problems: tuple[SaidOfPosition, ...]
    remarks: tuple[SaidOfPosition, ...]
    """What no game leads to, but for what is meant so."""
    file: str | None = None
    """What was drawn."""
    pages: int | None = None


def run(call: Call) -> Answer:
    if call.given.out is not None:
        check_known(call, ENDINGS)
    made = made_in(call)
    if not isinstance(made, MadePosition):
        raise Denied(phrase("position-no-position", file=str(call.given.file), kind=made.kind))
    game = next((each for each in call.collection.games if each.id == made.game), None)
    if game is None:
        raise Denied(phrase("made-unknown-game", game=made.game))
    state, problems = stated(call, made, game)
    if call.given.check:
        problems = (*problems, *unsaid(made))
    found = () if state is None else errors(game, state)
    wrong = (*((each, "") for each in problems), *((each.sentence, each.rule) for each in found))
    remarks = () if state is None or found else editing_of(game).remarks(state)
    document = PositionDocument(
        id=made.id,
        game=game.id,
        title_fr=made.title.words.in_language("fr") or call.given.file.name,
        title_en=made.title.words.in_language("en") or call.given.file.name,
        ok=not wrong,
        problems=said(call, game, wrong),
        remarks=said(call, game, ((each.sentence, each.rule) for each in remarks if each.name not in made.meant)),
    )
    if document.ok and call.given.out is not None:
        document = drawn(call, document, made, game, state)
    return Answer(document, readable(call, game, document), DONE if document.ok else DENIED)


def made_in(call: Call) -> Made:
    reading = read_file(call.given.file)
    if reading.made is None:
        first = reading.problems[0]
        raise Denied(phrase("position-file", file=str(call.given.file), problem=first.sentence))
    return reading.made


def stated(call: Call, made: MadePosition, game: AnyGame) -> tuple[Any, tuple[Phrase, ...]]:
    """The position that the file says; None, and why, where it cannot be."""
    if made.rules > game.rules_version:
        return None, (phrase("made-newer-rules", rules=made.rules),)
    try:
        return state_of(made, game, box_of(game, printed_edition(call.collection, game))), ()
    except BadPosition as error:
        return None, (error.sentence,)
    except Unreadable as error:
        return None, tuple(each.sentence for each in error.problems)
    except Exception as error:  # a position can be well formed and still make no sense to a game
        return None, (phrase("made-makes-no-sense", reason=type(error).__name__),)


def said(call: Call, game: AnyGame, found: Iterable[tuple[Phrase, str]]) -> tuple[SaidOfPosition, ...]:
    both = call.in_both(game)
    return tuple(
        SaidOfPosition(text_fr=french, text_en=english, rule=rule)
        for sentence, rule in found
        for french, english in [both.both(sentence)]
    )


def drawn(call: Call, document: PositionDocument, made: MadePosition, game: AnyGame, state: Any) -> PositionDocument:
    """The same, once the picture or the page is written."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from desktop.paper.position_sheet import Position  # after the platform is chosen
    from desktop.score.export import write

    colours = tuple(each.colour for each in game.seated(state))
    seat = made.seat if made.seat is not None and made.seat < len(colours) else 0
    position = Position(state, seat, ("",) * len(colours), colours)
    data, pages = position_made(call, subject_for(call, game), position)
    problem = write(call.given.out, data)
    if problem is not None:
        raise Denied(problem.sentence)
    return document.model_copy(update={"file": str(call.given.out), "pages": pages})


def readable(call: Call, game: AnyGame, document: PositionDocument) -> Iterator[str]:
    french, texts = call.texts.language == "fr", call.texts.of(game)
    title = document.title_fr if french else document.title_en
    count = len(document.problems)
    yield texts.say(phrase("position-checked", title=title, game=phrase(f"game-{document.game}"), count=count))
    for kind, found in (("problem", document.problems), ("remark", document.remarks)):
        for each in found:
            words = each.text_fr if french else each.text_en
            yield "  " + call.texts.say(phrase(f"position-{kind}", said=words, rule=each.rule or "none"))
    if document.file is not None:
        yield call.texts.say(phrase("file-written", file=document.file))
