"""What a rule means in a game that is being played: whether it is in force, its figures now, when it last mattered.

Data of assets/<game>/in_play.json; the sentences of its figures stand in reader.ftl. Everything is read off the view
of one seat, so nothing is told that this seat may not know.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from rules.core.codec import event_json, view_json
from rules.core.contract import AnyGame
from rules.core.explained import Explained
from rules.core.modes import mode_of
from rules.core.record import Played, Record
from rules.core.timeline import Timeline
from rules.core.types import Json, Phrase, Seat, phrase
from rules.lessons.model import MovePattern
from rules.lessons.shapes import NoSuchPath, at_path, has_shape

SEAT = "{seat}"
"""In a path: the number of the seat that looks."""


class Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Only(Part):
    """Games in which something is in force: with so many seats, in one of these modes, with one of these values of
    each option."""

    seats: tuple[int, ...] = ()
    modes: tuple[str, ...] = ()
    options: Mapping[str, tuple[bool | int | str, ...]] = {}


class Now(Part):
    """A sentence with figures of the position: each gap has a path into the view."""

    say: str
    args: Mapping[str, str]
    only: Only = Only()


class InPlay(Part):
    rules: tuple[str, ...]
    only: Only = Only()
    now: tuple[Now, ...] = ()
    seen: tuple[MovePattern, ...] = ()
    """Shapes of the events in which these rules show. Events that name their rule need none."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What was agreed on before the game began."""

    seats: int
    options: Any
    mode: str = ""

    @classmethod
    def of(cls, game: AnyGame, record: Record) -> "Setting":
        mode = mode_of(game, record.options, [seat.player for seat in record.seating])
        return cls(len(record.seating), record.options, mode)

    def value(self, option: str) -> bool | int | str:
        found: bool | int | str = getattr(self.options, option)
        return found


@dataclass(frozen=True, slots=True)
class Unmet:
    """Why a rule is not in force: it asks for another number of seats, another mode, or other values of an option."""

    kind: Literal["seats", "mode", "option"]
    option: str
    wanted: tuple[bool | int | str, ...]


@dataclass(frozen=True, slots=True)
class LastSeen:
    """The last event in which a rule showed, and the entry of the game that it belongs to."""

    point: int
    event: Any


def about(entries: Sequence[InPlay], rule: str) -> Iterator[InPlay]:
    return (entry for entry in entries if rule in entry.rules)


def why_not(entries: Sequence[InPlay], rule: str, setting: Setting) -> Unmet | None:
    """What keeps a rule out of this game; None when it is in force."""
    return next((unmet for entry in about(entries, rule) for unmet in unmet_of(entry.only, setting)), None)


def unmet_of(only: Only, setting: Setting) -> Iterator[Unmet]:
    if only.seats and setting.seats not in only.seats:
        yield Unmet("seats", "", only.seats)
    if only.modes and setting.mode not in only.modes:
        yield Unmet("mode", "", only.modes)
    for option, wanted in only.options.items():
        if setting.value(option) not in wanted:
            yield Unmet("option", option, wanted)


def figures_now(
    entries: Sequence[InPlay], rule: str, setting: Setting, view: Any, seat: Seat | None
) -> tuple[Phrase, ...]:
    """What stands on the table of that which the rule speaks of. Raises `NoSuchPath` for a path that leads nowhere."""
    wanted = [now for entry in about(entries, rule) for now in entry.now if not any(unmet_of(now.only, setting))]
    if not wanted:
        return ()
    here = view_json(view)
    return tuple(said for now in wanted if (said := said_now(now, here, seat)) is not None)


def said_now(now: Now, here: Json, seat: Seat | None) -> Phrase | None:
    """None when it is about a seat and nobody looks."""
    if seat is None and any(SEAT in path for path in now.args.values()):
        return None
    return phrase(now.say, **{gap: at_path(here, path.replace(SEAT, str(seat))) for gap, path in now.args.items()})


def shapes_of(entries: Sequence[InPlay], rule: str) -> tuple[MovePattern, ...]:
    """The events that would show that the rule mattered; none where nothing was written down."""
    return tuple(shape for entry in about(entries, rule) for shape in entry.seen)


def last_seen(entries: Sequence[InPlay], rule: str, timeline: Timeline, seat: Seat | None) -> LastSeen | None:
    """The latest event up to now, of those that this seat noticed, in which the rule showed.

    Without shapes of its own a rule also shows in the moves before which it is read.
    """
    shapes = shapes_of(entries, rule)
    for point in reversed(timeline.past()):
        noticed = timeline.seen_at(point, seat)
        for event in reversed(noticed):
            if shows(event, rule, shapes):
                return LastSeen(point, event)
        if noticed and not shapes and is_move_of(timeline, point, rule):
            return LastSeen(point, noticed[0])
    return None


def shows(event: Any, rule: str, shapes: Sequence[MovePattern]) -> bool:
    if isinstance(event, Explained):
        return rule in (event.rule, *(each.rule for each in event.criteria), *(each.rule for each in event.excluded))
    if getattr(event, "rule", "") == rule:
        return True
    return bool(shapes) and any(has_shape(event_json(event), shape) for shape in shapes)


def is_move_of(timeline: Timeline, point: int, rule: str) -> bool:
    """Whether the rule is the one to read before the move that was made there."""
    if not point:
        return False
    entry = timeline.entry(point)
    return isinstance(entry, Played) and timeline.game.rule_of(entry.move) == rule


def problems(game: AnyGame, entries: Sequence[InPlay], setting: Setting, view: Any) -> Iterator[str]:
    """Options that the game does not know, and paths that lead nowhere in a position of it. For developers."""
    options = {spec.id for spec in game.option_specs}
    for entry in entries:
        onlys = [entry.only, *(now.only for now in entry.now)]
        yield from (f"no option {option}" for only in onlys for option in only.options if option not in options)
    for rule in dict.fromkeys(rule for entry in entries for rule in entry.rules):
        if why_not(entries, rule, setting) is None:
            try:
                figures_now(entries, rule, setting, view, 0)
            except NoSuchPath as error:
                yield f"{rule}: no path {error}"
