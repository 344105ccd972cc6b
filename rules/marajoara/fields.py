"""What is no piece in an edited position of Marajoara: whose turn, what is asked, points, objectives, options."""

from collections.abc import Iterator
from dataclasses import replace

from rules.core.editing import Choice, Field, Set, choice, number, option_fields, switched
from rules.core.seat_fields import colour_fields, seat_choices, to_play
from rules.core.types import Phrase, phrase
from rules.marajoara.asking import asked
from rules.marajoara.edited import AS_IT_IS, ASKS, Edited, ask_of
from rules.marajoara.options import OPTION_SPECS
from rules.marajoara.scoring import goals
from rules.marajoara.setup import COLOURS
from rules.marajoara.state import State

MOST_POINTS = 300
FREE_OPTIONS = ("ortho_only", "cart_gravity")
SOLO_OPTIONS = ("hard", "finish_last_turn")


def fields_of(state: State) -> tuple[Field, ...]:
    return (*fields_of_turn(state), *fields_of_seats(state), *fields_of_table(state), *fields_of_options(state))


def fields_of_turn(state: State) -> Iterator[Field]:
    seats = seat_choices(range(len(state.players)))
    if not state.options.mission:
        yield number("round", phrase("editing-round"), state.round, (1, state.box.parts.box.rounds), group="turn")
    yield to_play(state.active, seats)
    yield choice("ask", phrase("editing-asked"), ask_of(state), asks(state), group="turn")
    if len(seats) > 1:
        yield choice("first", phrase("editing-first"), state.first, seats, group="turn")


def asks(state: State) -> Iterator[Choice]:
    """Yield what may be asked here, and whatever is asked now."""
    now = ask_of(state)
    for ask, id in ASKS.items():
        if ask == now or (ask != "track" and (ask != "token" or state.players[state.active].supply)):
            yield Choice(ask, phrase(f"{id}.title"))
    if now == AS_IT_IS:
        decision = asked(state)
        yield Choice(now, Phrase(f"{decision.ask}.title", decision.args))
    yield Choice("over", phrase("editing-over"))


def fields_of_seats(state: State) -> Iterator[Field]:
    if not state.options.mission:
        colours = [player.museums[0].colour for player in state.players]
        yield from colour_fields(colours, (COLOURS,) * len(colours))
    for seat, player in enumerate(state.players):
        points = phrase("editing-points")
        yield number(f"points-{seat}", points, player.score, (0, MOST_POINTS), group="seat", seat=seat)
        waiting = len(player.waiting)
        most = waiting + player.supply
        yield number(f"waiting-{seat}", phrase("mj-edit-waiting"), waiting, (0, most), group="seat", seat=seat)
        if len(player.museums) > 1:
            zones = [Choice(at, phrase("mj-table-own-museum", nth=at)) for at, _ in enumerate(player.museums)]
            yield choice(f"zone-{seat}", phrase("mj-edit-zone"), player.yellow_zone, zones, group="seat", seat=seat)


def fields_of_table(state: State) -> Iterator[Field]:
    yield switched("double_blue", phrase("mj-edit-double-blue"), value=state.double_blue)
    if state.options.mission:
        most = max(state.idle, state.box.parts.solo.idle_turns_to_stop - 1)
        yield number("idle", phrase("mj-edit-idle"), state.idle, (0, most))
    for at, goal in enumerate(goals(state)):
        reached = phrase("mj-edit-reached", goal=Phrase(goal.label, goal.args))
        yield switched(f"reached-{at}", reached, value=state.reached[at])


def fields_of_options(state: State) -> Iterator[Field]:
    only = (*FREE_OPTIONS, *(SOLO_OPTIONS if state.options.mission else ()))
    yield from option_fields(state.options, OPTION_SPECS, only)


def with_value(state: State, edit: Set) -> State:
    draft = Edited(state)
    value = edit.value
    match edit.field.split("-"):
        case ["colour", seat]:
            draft.set_colour(int(seat), str(value))
        case ["waiting", seat]:
            draft.set_waiting(int(seat), int(value))
        case ["idle"]:
            draft.idle = int(value)
        case ["round"]:
            draft.round = int(value)
        case ["first"]:
            draft.first = int(value)
        case ["double_blue"]:
            draft.double_blue = bool(value)
        case ["active"]:
            draft.change_seat(int(value))
        case ["ask"]:
            draft.ask(str(value))
        case ["points", seat]:
            draft.set_points(int(seat), int(value))
        case ["zone", seat]:
            draft.players[int(seat)] = replace(draft.players[int(seat)], yellow_zone=int(value))
        case ["reached", at]:
            draft.reached = (*state.reached[: int(at)], bool(value), *state.reached[int(at) + 1 :])
    return draft.state()
