"""What is no piece in an edited position of Council of Shadows: whose turn, what is asked, energy, levels, options."""

from collections.abc import Iterator

from rules.core.editing import Choice, Field, Set, choice, number, option_fields, switched, with_option
from rules.core.seat_fields import colour_fields, seat_choices, to_play
from rules.core.types import phrase
from rules.council_of_shadows import options
from rules.council_of_shadows.asking import asked
from rules.council_of_shadows.bare import begun_anew
from rules.council_of_shadows.edited import (
    AS_IT_IS,
    AUTOMA,
    CARD,
    EXPLOITATION,
    LEADERS,
    OVER,
    PLANNING,
    PURCHASE,
    TECH,
    Edited,
    ask_of,
    seat_to_play,
)
from rules.council_of_shadows.edited_effects import fields_of_question, with_question
from rules.council_of_shadows.options import OPTION_SPECS
from rules.council_of_shadows.setup import colours_for
from rules.council_of_shadows.state import State

MOST_ENERGY, MOST_ROUNDS, MOST_LEVEL = 200, 20, 9
NOBODY = -1
FREE_OPTIONS = (
    "open_planning",
    "count_all_tops",
    "levelup_at",
    "tiebreak_cubes",
    "resource_people",
    "buteo_extractions",
    "station_slots_typed",
    "st_ext_presence",
    "casares_ban_any",
    "versatile_extracts",
    "ai10_anywhere",
)
"""Those that change neither the components nor the beginning."""
AUTOMA_OPTIONS = ("automa_everywhere",)
ANEW = ("stations", "leaders", "start_energy_by_token")
AUTOMA_ANEW = ("automa_level", "automa_silver", "automa_consumption", "automa_energy")
"""Those that are asked while a table is set up."""
MOST_STEPS = 40


def fields_of(state: State) -> tuple[Field, ...]:
    has_automa = state.automa is not None
    free = option_fields(state.options, OPTION_SPECS, (*FREE_OPTIONS, *(AUTOMA_OPTIONS if has_automa else ())))
    anew = option_fields(state.options, OPTION_SPECS, (*ANEW, *(AUTOMA_ANEW if has_automa else ())), "anew")
    return (*anew, *fields_of_turn(state), *fields_of_seats(state), *fields_of_table(state), *free)


def fields_of_turn(state: State) -> Iterator[Field]:
    seats = seat_choices(state.seats)
    now, ask = seat_to_play(state), ask_of(state)
    can_play = [each for each in seats if each.value == now or not state.players[int(each.value)].is_automa]
    most = max(MOST_ROUNDS, state.round)
    yield number("round", phrase("editing-round"), state.round, (1, most), group="turn")
    yield to_play(now, can_play, is_settled=ask in (LEADERS, PLANNING, AUTOMA, OVER))
    yield choice("ask", phrase("editing-asked"), ask, asks(state), group="turn")
    yield from fields_of_question(state, now)
    for at, seat in enumerate(state.order):
        yield choice(f"order-{at + 1}", phrase("order-token", n=at + 1), seat, seats, group="turn")


def asks(state: State) -> Iterator[Choice]:
    """Yield what may be asked here, and whatever is asked now."""
    ask = ask_of(state)
    persons = [player for player in state.players if not player.is_automa]
    if ask == LEADERS or (state.options.leaders and not all(player.leader for player in persons)):
        yield Choice(LEADERS, phrase("cs-edit-ask-leaders"))
    for each in (PURCHASE, PLANNING, EXPLOITATION):
        yield Choice(each, phrase(f"cs-edit-ask-{each}"))
    yield Choice(CARD, phrase("cs-edit-ask-card"))
    if ask == TECH or any(state.tech_piles):
        yield Choice(TECH, phrase("cs-edit-ask-tech"))
    if state.automa is not None:
        yield Choice(AUTOMA, phrase("cs-edit-ask-automa"))
    if ask == AS_IT_IS:
        decisions = asked(state)
        yield Choice(ask, decisions[0].sentence if decisions else phrase("cs-edit-ask-other"))
    yield Choice(OVER, phrase("editing-over"))


def fields_of_seats(state: State) -> Iterator[Field]:
    bounds = state.box.numbers.consumption
    players = [options.AUTOMA if player.is_automa else "" for player in state.players]
    yield from colour_fields([player.colour for player in state.players], colours_for(players))
    for seat, player in enumerate(state.players):
        energy, consumption = phrase("cs-edit-energy"), phrase("cs-edit-consumption")
        within = (bounds.least, bounds.most)
        yield number(f"energy-{seat}", energy, player.energy, (0, MOST_ENERGY), group="seat", seat=seat)
        yield number(f"consumption-{seat}", consumption, player.consumption, within, group="seat", seat=seat)
        yield number(f"level-{seat}", phrase("cs-edit-level"), player.level, (0, MOST_LEVEL), group="seat", seat=seat)
        steps = phrase("cs-edit-steps")
        yield number(f"steps-{seat}", steps, player.steps, (-MOST_STEPS, MOST_STEPS), group="seat", seat=seat)
        if state.options.leaders and not player.is_automa:
            free = [each for each in state.box.leaders if each == player.leader or each in state.leaders]
            leaders = [Choice(each, phrase("leader", leader=each)) for each in free]
            none = Choice("", phrase("cs-edit-nobody"))
            label = phrase("cs-edit-leader")
            yield choice(f"leader-{seat}", label, player.leader, (none, *leaders), group="seat", seat=seat)


def fields_of_table(state: State) -> Iterator[Field]:
    seats = seat_choices(state.seats)
    nobody = Choice(NOBODY, phrase("cs-edit-nobody"))
    throne = NOBODY if state.throne is None else state.throne
    yield choice("throne", phrase("throne"), throne, (nobody, *seats))
    if any(not player.is_automa for player in state.players) and state.phase == "planning":
        for seat, player in enumerate(state.players):
            if not player.is_automa:
                label = phrase("cs-edit-ready")
                yield switched(f"ready-{seat}", label, value=player.ready, group="seat", seat=seat)


def with_value(state: State, edit: Set) -> State:
    draft, value = Edited(state), edit.value
    match edit.field.split("-"):
        case ["option", _]:
            return begun_anew(with_option(state, edit))
        case ["colour", seat]:
            draft.set_colour(int(seat), str(value))
        case ["effect"]:
            draft.set_effect(str(value))
        case ["reach" | "left" as what]:
            with_question(draft, **{what: int(value)})
        case ["tech", "level"]:
            with_question(draft, level=int(value))
        case ["steps", seat]:
            draft.change(int(seat), steps=int(value))
        case ["round"]:
            draft.round = int(value)
        case ["active"]:
            if value != seat_to_play(state):
                draft.ask_another(int(value))
        case ["ask"]:
            if value != ask_of(state):
                draft.ask(str(value), person_to_play(state))
        case ["order", at]:
            draft.set_order(int(at) - 1, int(value))
        case ["energy", seat]:
            draft.set_energy(int(seat), int(value))
        case ["consumption", seat]:
            draft.set_consumption(int(seat), int(value))
        case ["level", seat]:
            draft.change(int(seat), level=int(value))
        case ["leader", seat]:
            draft.set_leader(int(seat), str(value))
        case ["throne"]:
            draft.throne = None if value == NOBODY else int(value)
        case ["ready", seat]:
            draft.change(int(seat), ready=bool(value))
    return draft.state()


def person_to_play(state: State) -> int:
    """Find who plays now: a person where the automa does."""
    now = seat_to_play(state)
    if not state.players[now].is_automa:
        return now
    return next(seat for seat, player in enumerate(state.players) if not player.is_automa)
