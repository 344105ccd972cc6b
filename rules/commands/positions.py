"""The document that `show` prints, and from which a game can begin again."""

from collections.abc import Sequence

from rules.commands.answer import Document, InBoth
from rules.commands.call import Call
from rules.core.codec import options_json, position_json, view_json
from rules.core.contract import AnyGame
from rules.core.edition import Problem
from rules.core.timeline import Timeline
from rules.core.types import Json, Seat


class SeatEntry(Document):
    player: str
    name: str
    colour: str


class Asked(InBoth):
    seat: Seat
    ask: str
    rule: str


class Totals(Document):
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]


class FileProblem(InBoth):
    id: str


class Shown(Document):
    game: str
    rules_version: int
    options: Json
    seats: tuple[SeatEntry, ...]
    policy: str
    played: int
    """How many moves led here."""
    seat: Seat | None
    """Who is looking; null: the whole position, with all that is hidden."""
    position: Json
    deciding: tuple[Asked, ...]
    over: bool
    score: Totals
    problems: tuple[FileProblem, ...]


def shown_document(call: Call, timeline: Timeline, seat: Seat | None, problems: tuple[Problem, ...]) -> Shown:
    game, record, state = timeline.game, timeline.record, timeline.state
    deciding = asked(call, timeline)
    sheet = game.scores(state)
    return Shown(
        game=game.id,
        rules_version=record.rules_version,
        options=options_json(record.options),
        seats=tuple(SeatEntry(player=each.player, name=each.name, colour=each.colour) for each in record.seating),
        policy=record.policy,
        played=len(timeline.past()) - 1,
        seat=seat,
        position=position_json(state) if seat is None else view_json(game.view(state, seat)),
        deciding=deciding,
        over=not deciding,
        score=Totals(totals=sheet.totals, winners=sheet.winners, ranks=sheet.ranks),
        problems=problem_entries(call, game, names_of(timeline), problems),
    )


def asked(call: Call, timeline: Timeline) -> tuple[Asked, ...]:
    both = call.in_both(timeline.game, names_of(timeline))
    found = []
    for decision in timeline.game.deciding(timeline.state):
        french, english = both.both(decision.sentence)
        found.append(Asked(seat=decision.seat, ask=decision.ask, rule=decision.rule, text_fr=french, text_en=english))
    return tuple(found)


def problem_entries(
    call: Call, game: AnyGame | None, names: Sequence[str], problems: Sequence[Problem]
) -> tuple[FileProblem, ...]:
    both = call.in_both(game, names)
    found = []
    for each in problems:
        french, english = both.both(each.sentence)
        found.append(FileProblem(id=each.id, text_fr=french, text_en=english))
    return tuple(found)


def names_of(timeline: Timeline) -> tuple[str, ...]:
    return tuple(seat.name for seat in timeline.record.seating)
