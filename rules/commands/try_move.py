"""`vestiges try F --move M`: whether a move is legal, and what it would lead to. Changes nothing."""

from rules.commands.answer import Answer
from rules.commands.arguments import FILE, MOVE
from rules.commands.call import Call
from rules.commands.failures import DENIED
from rules.commands.outcomes import move_given, outcome_of, readable
from rules.commands.saved import opened

ARGUMENTS = (FILE, MOVE)


def run(call: Call) -> Answer:
    found = opened(call, call.given.file)
    move = move_given(found.timeline, call.given.move)
    document = outcome_of(call, found.timeline, move)
    return Answer(document, readable(call, found, document), found.code if document.legal else DENIED)
