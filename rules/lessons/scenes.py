"""Where a step of a lesson begins, and what the engine says about a position: goals, questions, checks."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from rules.core.codec import Unreadable, event_json, move_json, options_from_json, position_json, position_state
from rules.core.colours import fitting
from rules.core.contract import AnyGame, BadPosition, Seating
from rules.core.types import Json, Phrase, Seat, phrase
from rules.lessons.model import (
    Figure,
    FromEvent,
    FromLegal,
    FromPath,
    Given,
    Goal,
    Happened,
    MovePattern,
    Over,
    Position,
    Question,
    Setup,
    StartsAtSetup,
    StartsAtState,
)
from rules.lessons.shapes import at_path, has_shape


class BadScene(Exception):
    """A step that cannot begin or go on; the phrase says why."""

    def __init__(self, sentence: Phrase) -> None:
        super().__init__(sentence.id, sentence.args)
        self.sentence = sentence


def beginning(game: AnyGame, box: Any, position: Position, before: Any) -> Any:
    """The state that a step begins with; `before` is how the last one ended."""
    if position == "continue":
        if before is None:
            raise BadScene(phrase("lessons-nothing-before"))
        return before
    try:
        if isinstance(position, StartsAtSetup):
            return at_setup(game, box, position.setup)
        if isinstance(position, StartsAtState):
            return position_state(game, position.state, box)
        return game.position(position, box)
    except BadPosition as error:
        raise BadScene(error.sentence) from error
    except Unreadable as error:
        raise BadScene(error.problems[0].sentence) from error


def at_setup(game: AnyGame, box: Any, setup: Setup) -> Any:
    options = options_from_json(game, setup.options)
    colours = fitting(game.colours_for(setup.players))
    seating = [Seating(player, player, colour) for player, colour in zip(setup.players, colours, strict=True)]
    for refusal in game.objections_to_start(options, seating):
        raise BadScene(refusal.sentence)
    return game.setup(box, options, seating, setup.seed)


def deciding_seats(game: AnyGame, state: Any) -> tuple[Seat, ...]:
    return tuple(decision.seat for decision in game.deciding(state))


def all_legal(game: AnyGame, state: Any) -> Iterator[Any]:
    for seat in deciding_seats(game, state):
        yield from game.legal(state, seat)


def legal_of_shape(game: AnyGame, state: Any, shape: MovePattern) -> list[Any]:
    legal = (move for move in all_legal(game, state) if is_of_kind(move, shape))
    return [move for move in legal if has_shape(move_json(move), shape)]


def is_of_kind(fact: Any, shape: MovePattern) -> bool:
    """Whether a move or event may have the shape: its kind tells most apart, long before it is written down."""
    return "kind" not in shape or has_shape(fact.kind, shape["kind"])


def document(game: AnyGame, state: Any, paths: Iterable[str]) -> Json:
    """What paths of lessons lead into: those parts to which these lead."""
    wanted = {path.partition(".")[0] for path in paths}
    return {part: part_of(game, state) for part, part_of in PARTS.items() if part in wanted}


def score_document(game: AnyGame, state: Any) -> Json:
    sheet = game.scores(state)
    return {
        "totals": list(sheet.totals),
        "ranks": list(sheet.ranks),
        "winners": list(sheet.winners),
        "lines": [{"source": line.source, "rule": line.rule, "points": list(line.points)} for line in sheet.lines],
        "goals": [
            {"label": goal.label, "rule": goal.rule, "reached": goal.reached, **dict(goal.args)} for goal in sheet.goals
        ],
    }


PARTS: Mapping[str, Callable[[AnyGame, Any], Json]] = {
    "position": lambda game, state: position_json(state),
    "deciding": lambda game, state: list(deciding_seats(game, state)),
    "score": score_document,
}


def unmet(game: AnyGame, state: Any, events: Sequence[Any], goals: Sequence[Goal]) -> list[str]:
    """What is not (yet) so, of all that a step wants."""
    here = document(game, state, (goal.path for goal in goals if isinstance(goal, Figure)))
    return [named(goal) for goal in goals if not is_met(game, state, goal, here, events)]


def named(goal: Goal) -> str:
    return goal.model_dump_json(exclude_none=True)


def is_met(game: AnyGame, state: Any, goal: Goal, here: Json, events: Sequence[Any]) -> bool:
    match goal:
        case Figure():
            return is_so(goal, at_path(here, goal.path))
        case Happened():
            return any(is_of_kind(event, goal.event) and has_shape(event_json(event), goal.event) for event in events)
        case Over():
            return goal.over == (not game.deciding(state))


def is_so(goal: Figure, value: Json) -> bool:
    said = goal.model_fields_set
    return (
        ("equals" not in said or value == goal.equals)
        and (goal.at_least is None or value >= goal.at_least)
        and (goal.at_most is None or value <= goal.at_most)
        and ("contains" not in said or goal.contains in value)
        and ("lacks" not in said or goal.lacks not in value)
    )


def right_values(game: AnyGame, state: Any, question: Question) -> list[Json]:
    """What is right to say: any of these, or for a set all of these. Raises `NoSuchPath`."""
    found = computed_values(game, state, question)
    return [str(value) for value in found] if question.choices else found


def computed_values(game: AnyGame, state: Any, question: Question) -> list[Json]:
    match question.right:
        case FromPath(path=path, after=first):
            value = at_path(document(game, foreseen(game, state, first)[0], (path,)), path)
            return list(value) if question.ask == "set" else [value]
        case FromEvent() as right:
            values = (at_path(event, right.field) for event in events_meant(game, state, right))
            return distinct(elements(values) if question.ask == "set" else values)
        case FromLegal(legal=shape, field=field):
            moves = [move_json(move) for move in legal_of_shape(game, state, shape)]
            return distinct(move[field] for move in moves if field in move)
        case Given(values=values):
            return list(values)


def events_meant(game: AnyGame, state: Any, right: FromEvent) -> list[Json]:
    """What happens and has the shape; behind another event only the first of them."""
    events = [event_json(event) for event in foreseen(game, state, right.after)[1]]
    if right.behind is None:
        return [event for event in events if has_shape(event, right.event)]
    start = next((at for at, event in enumerate(events, 1) if has_shape(event, right.behind)), len(events))
    return [event for event in events[start:] if has_shape(event, right.event)][:1]


def foreseen(game: AnyGame, state: Any, moves: Sequence[MovePattern]) -> tuple[Any, list[Any]]:
    """The position after these moves, each the first legal one of its shape, and all that happens on the way."""
    happened: list[Any] = []
    for shape in moves:
        fitting = legal_of_shape(game, state, shape)
        if not fitting:
            raise BadScene(phrase("lessons-foresees-no-move", move=str(shape)))
        state, events = game.apply(state, fitting[0])
        happened += events
    return state, happened


def elements(values: Iterable[Json]) -> Iterator[Json]:
    """Each value, or what is in it if it is a list."""
    for value in values:
        yield from value if isinstance(value, list) else [value]


def distinct(values: Iterable[Json]) -> list[Json]:
    """Each value once; values need not be hashable."""
    found: list[Json] = []
    for value in values:
        if value not in found:
            found.append(value)
    return found


def is_right(game: AnyGame, state: Any, question: Question, value: Json) -> bool:
    right = right_values(game, state, question)
    if question.ask == "set":
        return isinstance(value, list) and sorted(map(str, value)) == sorted(map(str, right))
    return value in right
