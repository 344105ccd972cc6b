"""`vestiges new GAME --out F`: begins a game and keeps it in a file."""

from rules.commands.answer import Answer
from rules.commands.arguments import CORRECTIONS, GAME, LEVEL, OPTION, OUT, SEED, Argument, one_of, separated
from rules.commands.boxes import PERSON, beginning, players_given
from rules.commands.call import Call
from rules.commands.positions import Shown, shown_document
from rules.commands.saved import begun, keep
from rules.core.types import phrase

ARGUMENTS = (
    GAME,
    OUT,
    Argument("--seats", separated),
    Argument("--names", separated, default=()),
    OPTION,
    LEVEL,
    SEED,
    Argument("--policy", one_of("teaching", "friendly", "strict"), default="friendly"),
    CORRECTIONS,
)


class NewDocument(Shown):
    file: str


def run(call: Call) -> Answer:
    given = call.given
    start = beginning(call, players_given(call, PERSON), given.names)
    record = start.record(given.seed, given.policy)
    timeline = begun(start.game, record, start.box)
    keep(call, timeline, given.out)
    shown = shown_document(call, timeline, None, ())
    document = NewDocument(**dict(shown), file=str(given.out))
    return Answer(document, [call.texts.say(phrase("file-written", file=str(given.out)))])
