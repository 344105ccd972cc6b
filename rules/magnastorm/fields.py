"""What is no piece in an edited position of Magnastorm: whose turn, what is asked, reputation, cards, options."""

from collections.abc import Iterator
from functools import cache

from rules.core.editing import Choice, Field, Set, choice, number, option_fields, switched, with_option
from rules.core.seat_fields import colour_fields, seat_choices, to_play
from rules.core.types import Phrase, Ref, Seat, phrase
from rules.magnastorm.asking import asked
from rules.magnastorm.bare import begun_anew
from rules.magnastorm.edited import (
    AS_IT_IS,
    CLAIM,
    CONSORTIUM,
    CREW,
    OVER,
    QUESTIONS,
    RESEARCH,
    TURN,
    Edited,
    ask_of,
    seat_to_play,
)
from rules.magnastorm.edited_questions import ask_question, questions, with_element
from rules.magnastorm.fields_of_questions import fields_of_question
from rules.magnastorm.options import OPTION_SPECS
from rules.magnastorm.setup import COLOURS
from rules.magnastorm.state import NOBODY, Player, State
from rules.magnastorm.words import of_commander

MOST_REPUTATION = 99
FREE_OPTIONS = ("advanced", "storm_escape", "cell_bonus_timing", "kimkin_once_per_round", "azrea_second_level")
CONSORTIUM_OPTIONS = ("consortium_level", "consortium_programme", "consortium_stations", "consortium_bonus")
ANEW = ("start",)
"""Those that say what lies where a game begins."""
CARDS_OF_START = 2


def fields_of(state: State) -> tuple[Field, ...]:
    anew = option_fields(state.options, OPTION_SPECS, ANEW, "anew")
    return (*anew, *fields_of_turn(state), *fields_of_seats(state), *fields_of_table(state), *fields_of_options(state))


def nobody() -> Choice:
    return Choice(NOBODY, phrase("ms-edit-nobody"))


def fields_of_turn(state: State) -> Iterator[Field]:
    seats, now, ask = seat_choices(state.seats), seat_to_play(state), ask_of(state)
    can_play = [each for each in seats if ask != AS_IT_IS or not state.players[int(each.value)].is_automa]
    yield number("round", phrase("editing-round"), state.round, (1, state.layout.rounds), group="turn")
    yield to_play(now, can_play, is_settled=ask in (CREW, RESEARCH, OVER))
    yield choice("ask", phrase("editing-asked"), ask, asks(state), group="turn")
    yield from fields_of_question(state)
    for at, seat in enumerate(state.order):
        yield choice(f"order-{at + 1}", phrase("ms-edit-order", number=at + 1), seat, seats, group="turn")
    yield choice("token", phrase("token"), state.token, (nobody(), *seats), group="turn")
    yield switched("ending", phrase("ms-edit-ending"), value=state.ending, group="turn")
    if any(player.is_automa for player in state.players):
        steps = max(len(state.options.consortium(state.box.consortium).programme) - 1, state.step)
        yield number("step", phrase("ms-edit-step"), state.step, (0, steps), group="turn")


def asks(state: State) -> Iterator[Choice]:
    """Yield what may be asked here, and whatever is asked now."""
    ask = ask_of(state)
    automa = state.players[seat_to_play(state)].is_automa
    for each in (CREW, RESEARCH):
        if state.round == 1 or ask == each:
            yield Choice(each, phrase(f"ms-edit-ask-{each}"))
    for each in (CONSORTIUM,) if automa else (TURN, CLAIM):
        yield Choice(each, phrase(f"ms-edit-ask-{each}"))
    open_to_seat = (*questions(state, seat_to_play(state)),)
    for each in QUESTIONS:
        if each in (ask, *open_to_seat):
            yield Choice(each, phrase(f"ms-ask-{each}.title"))
    if ask == AS_IT_IS or ask not in (CREW, RESEARCH, OVER, *QUESTIONS, *((CONSORTIUM,) if automa else (TURN, CLAIM))):
        decisions = asked(state)
        yield Choice(ask, decisions[0].sentence if decisions else phrase("ms-edit-ask-other"))
    yield Choice(OVER, phrase("editing-over"))


def fields_of_seats(state: State) -> Iterator[Field]:
    yield from colour_fields([player.colour for player in state.players], (COLOURS,) * len(state.players))
    for seat, player in enumerate(state.players):
        bounds = (0, MOST_REPUTATION)
        label = phrase("ms-edit-reputation")
        yield number(f"reputation-{seat}", label, player.reputation, bounds, group="seat", seat=seat)
        if state.options.kimkin_once_per_round:
            label = phrase("ms-edit-stacked")
            yield switched(f"stacked-{seat}", label, value=player.has_stacked, group="seat", seat=seat)
        if not player.is_automa:
            yield from fields_of_artefacts(state, seat, player)


def fields_of_artefacts(state: State, seat: Seat, player: Player) -> Iterator[Field]:
    """Yield the two cards of the advanced start, and the one that is won in the end."""
    cards = (Choice("", phrase("ms-edit-none")), *map(artefact_choice, state.box.artefacts))
    if state.options.advanced or player.artefacts:
        for at in range(CARDS_OF_START):
            own = player.artefacts[at] if at < len(player.artefacts) else ""
            label = phrase("ms-edit-artefact", number=at + 1)
            yield choice(f"artefact-{seat}-{at + 1}", label, own, cards, group="seat", seat=seat)
    if not state.agenda:
        label = phrase("ms-edit-prize")
        yield choice(f"prize-{seat}", label, player.prize, cards, group="seat", seat=seat)


def fields_of_table(state: State) -> Iterator[Field]:
    columns = len(state.layout.columns) - 1
    for at, ref in enumerate(state.commanders):
        kind = state.box.commanders[ref].kind
        same = [each for each, card in state.box.commanders.items() if card.kind == kind]
        label = (
            phrase("column", column=state.layout.columns[at + 1]) if at < columns else field_name(state, at - columns)
        )
        yield choice(f"commander-{at}", label, ref, map(commander_choice, same))
        owner = phrase("ms-edit-controlled", commander=of_commander(ref))
        yield choice(f"controller-{at}", owner, state.controllers[at], (nobody(), *seat_choices(state.seats)))
    for at, ref in enumerate(state.objectives):
        kind_of_it = state.box.objectives[ref].kind
        same = [each for each, card in state.box.objectives.items() if card.kind == kind_of_it]
        label = phrase("objective-kind", kind=kind_of_it)
        yield choice(f"objective-{at}", label, ref, map(objective_choice, same))
    for at, colour in enumerate(state.colours):
        label = phrase("ms-edit-in-bag", colour=colour)
        yield number(f"bag-{colour}", label, state.bag[at], (0, state.bag[at] + max(0, state.supply[at])))


def field_name(state: State, at: int) -> Phrase:
    return phrase("field", field=state.layout.fields[at])


# Cards as they are offered: dozens for every seat and column, in every list of fields.


@cache
def artefact_choice(ref: Ref) -> Choice:
    return Choice(ref, phrase("artefact", artefact=ref))


@cache
def objective_choice(ref: Ref) -> Choice:
    return Choice(ref, phrase("objective", objective=ref))


@cache
def commander_choice(ref: Ref) -> Choice:
    return Choice(ref, phrase("commander", commander=of_commander(ref)))


def fields_of_options(state: State) -> Iterator[Field]:
    automa = any(player.is_automa for player in state.players)
    yield from option_fields(state.options, OPTION_SPECS, (*FREE_OPTIONS, *(CONSORTIUM_OPTIONS if automa else ())))


def with_value(state: State, edit: Set) -> State:
    draft, value = Edited(state), edit.value
    match edit.field.split("-"):
        case ["option", _]:
            return begun_anew(with_option(state, edit))
        case ["colour", seat]:
            draft.set_colour(int(seat), str(value))
        case ["artefact", seat, at]:
            draft.set_artefact(int(seat), int(at) - 1, str(value))
        case ["prize", seat]:
            draft.change(int(seat), prize=str(value))
        case ["round"]:
            draft.round = int(value)
        case ["active"]:
            if value != seat_to_play(state):
                ask_another(draft, int(value))
        case ["ask"]:
            if value != ask_of(state):
                ask_anew(draft, str(value), seat_to_play(state))
        case ["its", name, *member]:
            with_element(draft, name, "-".join(member), value)
        case ["order", at]:
            draft.set_order(int(at) - 1, int(value))
        case ["token"]:
            draft.token = int(value)
        case ["ending"]:
            draft.ending = bool(value)
        case ["step"]:
            draft.step = int(value)
        case ["reputation", seat]:
            draft.set_reputation(int(seat), int(value))
        case ["stacked", seat]:
            draft.change(int(seat), has_stacked=bool(value))
        case ["commander", at]:
            draft.set_commander(int(at), str(value))
        case ["controller", at]:
            draft.set_controller(int(at), int(value))
        case ["objective", at]:
            draft.set_objective(int(at), str(value))
        case ["bag", colour]:
            draft.set_in_bag(state.colours.index(colour), int(value))
    return draft.state()


def ask_anew(draft: Edited, ask: str, seat: Seat) -> None:
    """Ask a seat this from its beginning."""
    if ask in QUESTIONS:
        ask_question(draft, ask, seat)
    else:
        draft.ask(ask, seat)


def ask_another(draft: Edited, seat: Seat) -> None:
    """Ask another seat the same, from its beginning; where that cannot be, it has its turn."""
    ask = ask_of(draft)
    if ask not in QUESTIONS:
        draft.ask_another(seat)
    elif ask in questions(draft.state(), seat):
        ask_question(draft, ask, seat)
    else:
        draft.ask(CONSORTIUM if draft.players[seat].is_automa else TURN, seat)
