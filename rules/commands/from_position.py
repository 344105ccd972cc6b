"""`vestiges from-position P.json --out F`: a game that begins at a position, written by `show` or by hand.

Besides what `show` prints it reads `{"game": …, "notation": …}`, the short notation of lessons and tests.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from rules.commands.answer import Answer, Document
from rules.commands.arguments import CORRECTIONS, FILE, OUT
from rules.commands.boxes import PERSON, box_of, edition_of, json_in, players_of
from rules.commands.call import Call
from rules.commands.failures import DENIED, Denied
from rules.commands.positions import FileProblem, SeatEntry, problem_entries
from rules.commands.saved import keep
from rules.core.codec import Unreadable, options_from_json, position_json, position_state, shown
from rules.core.contract import AnyGame, BadPosition, Seated, Seating
from rules.core.edition import Edition, Problem, problem
from rules.core.record import Policy, new_record
from rules.core.timeline import Timeline
from rules.core.types import Json, SeatName, phrase

ARGUMENTS = (FILE, OUT, CORRECTIONS)


class Wanted(BaseModel):
    """What is read of the file; the rest of what `show` prints follows from it."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    game: str
    options: dict[str, Json] | None = None
    seats: tuple[SeatEntry, ...] | None = None
    policy: Policy = "teaching"
    seat: int | None = None
    position: Json = None
    notation: Json = None


class FromPositionDocument(Document):
    ok: bool
    file: str | None
    problems: tuple[FileProblem, ...]


def run(call: Call) -> Answer:
    wanted = wanted_in(call)
    game = call.game_named(wanted.game)
    edition = edition_of(call, game, call.given.corrections)
    try:
        timeline = timeline_at(game, edition, wanted)
    except Unreadable as error:
        return refused(call, game, error.problems)
    except BadPosition as error:
        said = error.sentence
        return refused(call, game, (Problem(said.id, "", tuple(said.args)),))
    keep(call, timeline, call.given.out)
    document = FromPositionDocument(ok=True, file=str(call.given.out), problems=())
    return Answer(document, [call.texts.say(phrase("file-written", file=str(call.given.out)))])


def wanted_in(call: Call) -> Wanted:
    try:
        wanted = Wanted.model_validate(json_in(call.given.file))
    except ValidationError as error:
        at = ".".join(map(str, error.errors()[0]["loc"]))
        raise Denied(phrase("position-form", file=str(call.given.file), at=at or "game")) from error
    if wanted.seat is not None:
        raise Denied(phrase("position-of-a-seat", file=str(call.given.file), seat=wanted.seat))
    return wanted


def timeline_at(game: AnyGame, edition: Edition, wanted: Wanted) -> Timeline:
    """Raises `Unreadable` or `BadPosition` when it cannot be."""
    box = box_of(game, edition)
    start = wanted.position
    if wanted.notation is not None:
        start = position_json(game.position(wanted.notation, box))
    if not isinstance(start, dict):
        raise Unreadable([problem("position-missing", "position")])
    chosen = wanted.options if wanted.options is not None else start.get("options") or {}
    state = position_state(game, start, box)
    record = new_record(
        game,
        edition,
        options_from_json(game, chosen),
        seating_of(game, wanted, state),
        policy=wanted.policy,
        start=start,
    )
    return Timeline(game, record, box)


def seating_of(game: AnyGame, wanted: Wanted, state: Any) -> tuple[Seating, ...]:
    """Who sits there, with the colours that the position itself has; where it is not said, an automa where the position
    has one, and persons without a name. Raises `Unreadable` where the file says otherwise."""
    sitting = game.seated(state)
    if wanted.seats is None:
        return tuple(Seating(each.automa or PERSON, "", each.colour) for each in sitting)
    said = tuple(Seating(each.player, each.name, each.colour) for each in wanted.seats)
    problems = tuple(objections_to_seats(game, said, sitting))
    if problems:
        raise Unreadable(problems)
    return said


def objections_to_seats(game: AnyGame, said: Sequence[Seating], sitting: Sequence[Seated]) -> Iterator[Problem]:
    if len(said) != len(sitting):
        yield problem("position-other-seats", "seats", should=len(sitting), are=len(said))
        return
    known = players_of(game)
    for seat, (one, other) in enumerate(zip(said, sitting, strict=True)):
        if one.player not in known:
            yield problem("wrong-player", f"seats.{seat}.player", name=shown(one.player), known=known)
            continue
        if one.colour not in game.colours:
            yield problem("table-unknown-colour", f"seats.{seat}.colour", colour=shown(one.colour))
        elif one.colour != other.colour:
            said_so, is_so = (phrase("seat-colour", colour=each.colour) for each in (one, other))
            yield problem("position-other-colour", f"seats.{seat}", seat=SeatName(seat), said=said_so, colour=is_so)
        if (one.player if one.player in game.automas else "") != other.automa:
            yield problem("position-other-player", f"seats.{seat}", seat=SeatName(seat), automa=other.automa or "none")


def refused(call: Call, game: AnyGame, problems: tuple[Problem, ...]) -> Answer:
    entries = problem_entries(call, game, (), problems)
    document = FromPositionDocument(ok=False, file=None, problems=entries)
    return Answer(document, told(call, entries), DENIED)


def told(call: Call, entries: tuple[FileProblem, ...]) -> Iterator[str]:
    for each in entries:
        yield each.text_fr if call.texts.language == "fr" else each.text_en
