"""`vestiges apply F --move M --out G`: makes a move and keeps the game in another file; F stays as it is."""

from collections.abc import Iterator

from rules.commands.answer import Answer
from rules.commands.arguments import FILE, MOVE, OUT
from rules.commands.call import Call
from rules.commands.failures import DENIED, Denied
from rules.commands.outcomes import OutcomeDocument, move_given, outcome_of, readable
from rules.commands.positions import Asked, asked
from rules.commands.saved import Opened, keep, opened
from rules.core.refusal import Refusal
from rules.core.types import phrase

ARGUMENTS = (FILE, MOVE, OUT)


class ApplyDocument(OutcomeDocument):
    file: str | None
    deciding: tuple[Asked, ...]
    over: bool


def run(call: Call) -> Answer:
    found = opened(call, call.given.file)
    timeline = found.timeline
    move = move_given(timeline, call.given.move)
    outcome = outcome_of(call, timeline, move)
    file = None
    if outcome.legal:
        happened = timeline.propose(move)
        if isinstance(happened, Refusal):
            raise Denied(happened.sentence, timeline.game)
        keep(call, timeline, call.given.out)
        file = str(call.given.out)
    deciding = asked(call, timeline)
    document = ApplyDocument(**dict(outcome), file=file, deciding=deciding, over=not deciding)
    return Answer(document, told(call, found, document), found.code if outcome.legal else DENIED)


def told(call: Call, found: Opened, document: ApplyDocument) -> Iterator[str]:
    yield from readable(call, found, document)
    if document.file is not None:
        yield from found.narrator.asked(found.timeline.state)
        yield call.texts.say(phrase("file-written", file=document.file))
