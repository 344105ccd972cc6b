"""A game as lines of JSON, and back: a header that says how it begins, then what was done, in order.

`{"m": {…}}` a move, `{"m": {…}, "on": n}` a move after an earlier entry, `"advised": n` beside a move how far its
player had been advised, `{"fate": seed}` another fate, `{"at": n}` the table went to entry n, `{"open": true}` it is an
open table from here on, `{"note": n, …}` what people note at entry n, `{"sum": "…"}` a checksum of the state there. A
move whose seat is the seat of the move before leaves it out. One format for journals and saves;
chain.py signs the lines, journal.py writes them.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any

from pydantic import Field, TypeAdapter, with_config
from pydantic_core import to_json

from rules.core.chain import START, Link, read_chain
from rules.core.codec import (
    STRICT,
    Unreadable,
    checksum,
    move_from_json,
    options_from_json,
    printable,
    read_with,
    shown,
    text_of,
)
from rules.core.contract import AnyGame, Seating
from rules.core.correcting import Correction, lost_among
from rules.core.edition import BrokenEdition, Problem, problem
from rules.core.library import Library
from rules.core.migrations import FORMAT, MIGRATIONS, RULES_KEY, VERSION_KEY, Lines, Migrations
from rules.core.notes import POINT_KEY, BadNote, note_from_json, note_json
from rules.core.record import Change, Entry, Laid, Moved, Noted, Played, Policy, Record, Refated
from rules.core.refusal import Refusal
from rules.core.rng import MASK
from rules.core.timeline import Timeline
from rules.core.types import Json, Seat

ENTRIES_PER_SUM = 20
"""Often enough to say where an older game went another way, seldom enough to weigh nothing."""
NAME_LETTERS = 60
PATH_LETTERS = 255
SEATS_LIMIT = 12
STEPS_OF_ADVICE = 3

Seed = Annotated[int, Field(ge=0, le=MASK)]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class Header:
    vestiges: int
    game: str
    rules: int
    edition: int
    corrections: tuple[Correction, ...]
    options: Any
    seating: Annotated[tuple[Seating, ...], Field(min_length=1, max_length=SEATS_LIMIT)]
    seed: Seed
    policy: Policy
    start: Any = None
    advice: bool | None = None
    continues: str = ""
    """The name of the damaged or older file that this one goes on from."""


HEADER: TypeAdapter[Header] = TypeAdapter(Header)


# Writing


def header_of(record: Record, continues: str = "") -> bytes:
    header = Header(
        vestiges=FORMAT,
        game=record.game,
        rules=record.rules_version,
        edition=record.edition_version,
        corrections=record.corrections,
        options=record.options,
        seating=record.seating,
        seed=record.seed,
        policy=record.policy,
        start=record.start,
        advice=record.advice,
        continues=continues,
    )
    return to_json(header, exclude={"advice"} if record.advice is None else None)


class Scribe:
    """Puts changes into lines. Remembers what a reader will know by then, so as not to say it again."""

    def __init__(self) -> None:
        self.now = 0
        self._seats: list[Seat | None] = [None]

    def lines(self, change: Change, number: int, state: Any) -> Iterator[bytes]:
        """What a change is written as, when it leads to this number and state."""
        yield to_json(self._line(change), exclude=self._left_out(change))
        if isinstance(change, Entry) and number % ENTRIES_PER_SUM == 0:
            yield sum_of(state)

    def note(self, change: Change, number: int) -> None:
        """The change is written, or was read."""
        self.now = number
        if isinstance(change, Entry) and number == len(self._seats):
            self._seats.append(self._seat_of(change))

    def seat_after(self, point: int) -> Seat | None:
        """The seat that made the last move up to there."""
        return self._seats[point]

    def _seat_of(self, entry: Entry) -> Seat | None:
        return self._seats[entry.after] if isinstance(entry, Refated) else entry.move.seat

    def _line(self, change: Change) -> dict[str, Any]:
        if isinstance(change, Moved):
            return {"at": change.to}
        if isinstance(change, Laid):
            return {"open": change.open}
        if isinstance(change, Noted):
            return {POINT_KEY: change.at} | note_json(change.note)
        said: dict[str, Any] = {"fate": change.seed} if isinstance(change, Refated) else {"m": change.move}
        if isinstance(change, Played) and change.advised:
            said["advised"] = change.advised
        return said if change.after == self.now else said | {"on": change.after}

    def _left_out(self, change: Change) -> Any:
        is_same_seat = isinstance(change, Played) and change.move.seat == self._seats[change.after]
        return {"m": {"seat"}} if is_same_seat else None


def texts_of(timeline: Timeline, scribe: Scribe, continues: str = "") -> Iterator[bytes]:
    """The whole game, with all its branches, and a checksum of where it stands."""
    yield header_of(timeline.record, continues)
    for change, number in retold(timeline):
        yield from scribe.lines(change, number, timeline.state_at(number))
        scribe.note(change, number)
    yield sum_of(timeline.state)


def sum_of(state: Any) -> bytes:
    return to_json({"sum": checksum(state)})


def retold(timeline: Timeline) -> Iterator[tuple[Change, int]]:
    """How it is looked at, all that was played, what was noted, then back to where the table looks, so that redo leads
    where it did."""
    if timeline.is_open:
        yield Laid(True), 0
    for number, entry in enumerate(timeline.entries(), start=1):
        yield entry, number
    for point, note in sorted(timeline.notes.items()):
        yield Noted(point, note), timeline.last
    tip = timeline.line()[-1]
    if tip != timeline.last:
        yield Moved(tip), tip
    if timeline.now != tip:
        yield Moved(timeline.now), timeline.now


# Reading


@dataclass(slots=True)
class Reading:
    """What could be read of a file, and what is wrong with it."""

    timeline: Timeline | None = None
    problems: tuple[Problem, ...] = ()
    damaged_at: int | None = None
    """The number of the first entry that could not be had; None when all could."""
    continues: str = ""
    is_older: bool = False
    """It was brought into today's shape; the file itself is as it was."""
    end: Link = START
    scribe: Scribe | None = None
    """What is needed to write on at the end of the file."""

    @property
    def is_whole(self) -> bool:
        return self.timeline is not None and not self.problems


def read_save(raw: bytes, name: str, library: Library, migrations: Migrations = MIGRATIONS) -> Reading:
    """Never raises for anything that stands in a file."""
    chain = read_chain(raw, name)
    if not chain.lines:
        return Reading(problems=(nothing_in(raw, name, chain.problem),))
    found = () if chain.problem is None else (chain.problem,)
    try:
        lines, is_older = in_todays_shape(chain.lines, name, library, migrations)
        header, timeline, left_out = begun(lines[0], name, library)
    except Unreadable as error:
        return Reading(problems=error.problems + found)
    reader = Reader(timeline, name)
    problems = (*left_out, *reader.read(lines[1:]))
    damaged_at = timeline.last + 1 if reader.stopped or found else None
    return Reading(timeline, problems + found, damaged_at, header.continues, is_older, chain.end, reader.scribe)


def nothing_in(raw: bytes, name: str, found: Problem | None) -> Problem:
    """Why there is not even a first line."""
    if not raw:
        return problem("save-empty", name)
    if b'{"vestiges":' in raw[:100]:
        return found or problem("save-damaged", name, line=1)
    try:
        raw.decode()
    except UnicodeDecodeError:
        return problem("save-not-text", name)
    return problem("save-foreign", name)


def in_todays_shape(lines: Lines, name: str, library: Library, migrations: Migrations) -> tuple[Lines, bool]:
    version = whole_number(lines[0], VERSION_KEY)
    if version is None or version < 0:
        raise Unreadable([problem("save-foreign", name)])
    if version > FORMAT:
        raise Unreadable([problem("save-newer-format", name, format=version, known=FORMAT)])
    lines = migrated(name, lambda: migrations.to_this_format(lines))
    game = game_of(lines[0], name, library)
    rules = whole_number(lines[0], RULES_KEY)
    if rules is None or rules < 1:
        raise Unreadable([problem("save-bad-header", name, at=RULES_KEY)])
    if rules > game.rules_version:
        raise Unreadable([problem("save-newer-rules", name, game=game.id, rules=rules)])
    shaped = migrated(name, lambda: migrations.to_these_rules(lines, game.id, game.rules_version))
    return shaped, version < FORMAT or rules < game.rules_version


def migrated(name: str, migration: Callable[[], Lines]) -> Lines:
    try:
        return migration()
    except Exception as error:  # whatever an old file holds, a migration may stumble over
        raise Unreadable([problem("save-not-migrated", name, reason=type(error).__name__)]) from error


def game_of(header: Json, name: str, library: Library) -> AnyGame:
    id = header.get("game")
    game = library.named(id) if isinstance(id, str) else None
    if game is None:
        raise Unreadable([problem("save-unknown-game", name, game=shown(id))])
    return game


def begun(line: Json, name: str, library: Library) -> tuple[Header, Timeline, tuple[Problem, ...]]:
    """The header, the game at its start, and what had to be left out of the data that it was played with."""
    game = game_of(line, name, library)
    try:
        header = header_from(line, game)
        options = options_from_json(game, header.options)
        if refusal := next(iter(game.objections_to_start(options, header.seating)), None):
            raise Unreadable([problem("save-start-refused", name, **said(refusal))])
        corrections = playable(game, header.corrections, library)
        record = replace(record_of(header, game, options, library.edition(game).version), corrections=corrections)
        timeline = Timeline(game, record, library.box(game, corrections))
        if record.start is not None:
            try_out(game, timeline.state, len(record.seating))
        return header, timeline, tuple(left_out(header.corrections, corrections, name))
    except Unreadable as error:
        raise Unreadable(located(each, name) for each in error.problems) from None
    except Exception as error:  # a header can be well formed and still make no sense to a game
        raise Unreadable([problem("save-start-broken", name, reason=type(error).__name__)]) from error


def playable(game: AnyGame, corrections: tuple[Correction, ...], library: Library) -> tuple[Correction, ...]:
    """The corrections of a game, as far as they go with the data that are published today; those that cannot be led
    anywhere, and those that today's checks refuse, are left out."""
    edition = library.edition(game)
    lost = set(lost_among(edition.tree, corrections))
    found = tuple(each for each in corrections if each.path not in lost)
    while found:
        try:
            library.box(game, found)
            return found
        except BrokenEdition as broken:
            corrected = edition.corrected(found)
            blamed = {corrected.origin(each.path) for each in broken.problems}
            kept = tuple(each for each in found if not is_blamed(each, blamed))
            found = kept if len(kept) < len(found) else ()
    return ()


def is_blamed(correction: Correction, paths: Collection[str]) -> bool:
    return any(path == correction.path or path.startswith(f"{correction.path}.") for path in paths)


def left_out(corrections: Sequence[Correction], kept: Sequence[Correction], name: str) -> Iterator[Problem]:
    lost = [each for each in corrections if each not in kept]
    if lost:
        yield problem("save-corrections-left-out", name, count=len(lost), at=shown(lost[0].path))


def header_from(line: Json, game: AnyGame) -> Header:
    header: Header = read_with(HEADER, text_of(line))
    seating = tuple(cleaned(each) for each in header.seating)
    if len(seating) not in game.seats or not all(is_coloured(each, game) for each in seating):
        raise Unreadable([problem("save-bad-header", "", at="seating")])
    return replace(header, seating=seating, continues=printable(header.continues, PATH_LETTERS))


def cleaned(seat: Seating) -> Seating:
    """Names that people chose, and that must not upset a line of text."""
    player, name, colour = (printable(each, NAME_LETTERS) for each in (seat.player, seat.name, seat.colour))
    return Seating(player, name, colour)


def is_coloured(seat: Seating, game: AnyGame) -> bool:
    """An automa may do without a colour of the box."""
    return seat.colour in game.colours or seat.player in game.automas


def record_of(header: Header, game: AnyGame, options: Any, edition_version: int) -> Record:
    """The game as it is from now on: by today's rules and edition, which it is replayed by."""
    return Record(
        game=game.id,
        rules_version=game.rules_version,
        edition_version=edition_version,
        corrections=header.corrections,
        options=options,
        seating=header.seating,
        seed=header.seed,
        policy=header.policy,
        start=header.start,
        advice=header.advice,
    )


def try_out(game: AnyGame, state: Any, seats: int) -> None:
    """A stated position may be more than its game can think of: better found out here than at the table."""
    for decision in game.deciding(state):
        game.legal(state, decision.seat)
    for seat in range(seats):
        game.view(state, seat)
    game.scores(state)


class Reader:
    """Does again what the lines say, up to the first that cannot be done."""

    def __init__(self, timeline: Timeline, name: str) -> None:
        self.timeline = timeline
        self.name = name
        self.scribe = Scribe()
        self.stopped = False
        self._problems: list[Problem] = []

    def read(self, lines: Lines) -> tuple[Problem, ...]:
        for line in lines:
            try:
                self._read_line(line)
            except Unreadable as error:
                self.stopped = True
                self._problems += error.problems
                break
        return tuple(self._problems)

    def _read_line(self, line: Json) -> None:
        if isinstance(line, dict) and line.keys() == {"sum"}:
            self._compare(line["sum"])
        elif isinstance(line, dict) and POINT_KEY in line:
            self._take_down(line)
        else:
            self._replay(self._change(line))

    def _compare(self, sum: Json) -> None:
        # The moves are still good moves: the game goes on, and says once from where on it is another one.
        if sum != checksum(self.timeline.state) and not self._problems:
            self._problems.append(problem("save-rules-changed", self.name, move=self.timeline.now))

    def _take_down(self, line: dict[str, Json]) -> None:
        # Without a note that cannot be read it is still the same game: the game goes on, and says once that one lacks.
        try:
            noted = Noted(self._point(line[POINT_KEY]), note_from_json(line))
        except (BadNote, Unreadable) as error:
            if not any(each.id == "save-bad-note" for each in self._problems):
                why = error.sentence if isinstance(error, BadNote) else error.problems[0].sentence
                self._problems.append(problem("save-bad-note", self.name, move=shown(line[POINT_KEY]), why=why))
            return
        self._replay(noted)

    def _change(self, line: Json) -> Change:
        match line:
            case {"m": dict(move)} if line.keys() <= {"m", "on", "advised"} and is_step(line.get("advised", 0)):
                after = self._point(line.get("on", self.timeline.now))
                return Played(after, self._move(move, after), line.get("advised", 0))
            case {"fate": seed} if line.keys() <= {"fate", "on"} and is_seed(seed):
                if self.timeline.record.policy == "teaching":
                    return Refated(self._point(line.get("on", self.timeline.now)), seed)
            case {"at": point} if len(line) == 1:
                return Moved(self._point(point))
            case {"open": bool(is_open)} if len(line) == 1:
                return Laid(is_open)
        raise self._stop("save-unknown-line", line=shown(line))

    def _point(self, point: Json) -> int:
        if type(point) is int and 0 <= point <= self.timeline.last:
            return point
        raise self._stop("save-no-such-point", point=shown(point))

    def _move(self, move: dict[str, Json], after: int) -> Any:
        seat = self.scribe.seat_after(after)
        full = move if "seat" in move or seat is None else {**move, "seat": seat}
        try:
            return move_from_json(self.timeline.game, full)
        except Unreadable as error:
            why = error.problems[0]
            raise self._stop("save-unknown-move", why=why.sentence) from None

    def _replay(self, change: Change) -> None:
        try:
            refusal = self.timeline.replay(change)
        except Exception as error:  # a move of another game, well formed, may be beyond its rules
            raise self._stop("save-move-broken", reason=type(error).__name__) from error
        if refusal:
            raise self._stop("save-move-refused", **said(refusal))
        self.scribe.note(change, self.timeline.now)

    def _stop(self, id: str, **args: Any) -> Unreadable:
        return Unreadable([problem(id, self.name, move=self.timeline.last + 1, **args)])


def is_step(value: Json) -> bool:
    """Say whether this is a step of advice, or none."""
    return type(value) is int and 0 <= value <= STEPS_OF_ADVICE


def is_seed(seed: Json) -> bool:
    return type(seed) is int and 0 <= seed <= MASK


def whole_number(line: Json, key: str) -> int | None:
    number = line.get(key) if isinstance(line, dict) else None
    return number if type(number) is int else None


def said(refusal: Refusal) -> dict[str, Any]:
    return {"rule": refusal.rule, "why": refusal.sentence}


def located(found: Problem, name: str) -> Problem:
    """A problem inside a file: the file is its place, and where inside is an argument."""
    return found if found.path == name else Problem(found.id, name, (*found.args, ("at", found.path)))
