"""`vestiges show F`: the position, whole or as a seat sees it, who must decide, and who leads."""

from collections.abc import Iterator
from functools import partial

from rules.commands.answer import Answer
from rules.commands.arguments import FILE, Argument, whole_number
from rules.commands.call import Call
from rules.commands.failures import WrongUsage
from rules.commands.positions import shown_document
from rules.commands.saved import Opened, opened
from rules.core.timeline import Timeline
from rules.core.types import Phrase, Seat, SeatName, phrase

SEAT = Argument("--seat", partial(whole_number, least=0))
ARGUMENTS = (FILE, SEAT)


def run(call: Call) -> Answer:
    found = opened(call, call.given.file)
    seat = checked_seat(found.timeline, call.given.seat)
    document = shown_document(call, found.timeline, seat, found.problems)
    return Answer(document, readable(found, seat), found.code)


def checked_seat(timeline: Timeline, seat: Seat | None) -> Seat | None:
    last = len(timeline.record.seating) - 1
    if seat is not None and seat > last:
        wanted = phrase("value-number-between", least="0", most=str(last))
        raise WrongUsage(phrase("wrong-value", argument="--seat", value=str(seat), wanted=wanted))
    return seat


def readable(found: Opened, seat: Seat | None) -> Iterator[str]:
    timeline, narrator = found.timeline, found.narrator
    yield narrator.say(phrase("show-title", game=phrase(f"game-{timeline.game.id}"), moves=moves_made(timeline)))
    yield from map(narrator.say, seats_of(timeline))
    yield from narrator.table(timeline.state, seat)
    yield from narrator.asked(timeline.state)
    yield from narrator.scores(timeline.state)


def seats_of(timeline: Timeline) -> Iterator[Phrase]:
    """The colour of each, and who sits there."""
    for seat, seating in enumerate(timeline.record.seating):
        colour, player = phrase("seat-colour", colour=seating.colour), phrase(f"player-{seating.player}")
        yield phrase("show-seat", seat=SeatName(seat), colour=colour, player=player)


def moves_made(timeline: Timeline) -> int:
    return len(timeline.past()) - 1
