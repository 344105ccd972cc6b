"""`vestiges legal F`: every move that may be made now, as data and in words."""

from collections.abc import Iterator
from typing import Any

from rules.commands.answer import Answer, Document, InBoth
from rules.commands.arguments import FILE
from rules.commands.call import Call
from rules.commands.positions import names_of
from rules.commands.saved import opened
from rules.commands.show_game import SEAT, checked_seat
from rules.core.codec import move_json
from rules.core.timeline import Timeline
from rules.core.types import Json, Seat

ARGUMENTS = (FILE, SEAT)


class MoveEntry(InBoth):
    id: str
    """What `--move` also understands."""
    seat: Seat
    move: Json


class LegalDocument(Document):
    moves: tuple[MoveEntry, ...]


def run(call: Call) -> Answer:
    found = opened(call, call.given.file)
    timeline = found.timeline
    seat = checked_seat(timeline, call.given.seat)
    moves = tuple((id, move) for id, move in numbered(timeline) if seat is None or move.seat == seat)
    document = LegalDocument(moves=tuple(entries(call, timeline, moves)))
    return Answer(document, readable(call, document), found.code)


def numbered(timeline: Timeline) -> Iterator[tuple[str, Any]]:
    """Every legal move with its id: the seat, and its number among the moves of the seat."""
    for decision in timeline.game.deciding(timeline.state):
        for number, move in enumerate(timeline.game.legal(timeline.state, decision.seat)):
            yield f"{decision.seat}-{number}", move


def entries(call: Call, timeline: Timeline, moves: tuple[tuple[str, Any], ...]) -> Iterator[MoveEntry]:
    both = call.in_both(timeline.game, names_of(timeline))
    for id, move in moves:
        french, english = both.both(timeline.game.say_move(timeline.state, move))
        yield MoveEntry(id=id, seat=move.seat, move=move_json(move), text_fr=french, text_en=english)


def readable(call: Call, document: LegalDocument) -> Iterator[str]:
    for each in document.moves:
        yield f"{each.id:>6}  {each.text_fr if call.texts.language == 'fr' else each.text_en}"
