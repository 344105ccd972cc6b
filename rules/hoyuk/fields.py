"""What is no piece in an edited position of Höyük: whose turn, what is asked, points, the next cards, options."""

from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

from rules.core.editing import Choice, Field, Set, choice, number, option_fields, switched, with_option
from rules.core.seat_fields import colour_fields, seat_choices, to_play
from rules.core.types import phrase
from rules.hoyuk import agenda as todo
from rules.hoyuk.agenda import Planned
from rules.hoyuk.asking import asked
from rules.hoyuk.bare import begun_anew
from rules.hoyuk.cells import NUMBER, name_of
from rules.hoyuk.edited import (
    AS_IT_IS,
    BUILD,
    OVER,
    SHAMAN,
    USUAL_TILE,
    WINDOW,
    Edited,
    ask_of,
    asked_seat,
    elements_of,
    stage_of,
)
from rules.hoyuk.flaws import COLOURS
from rules.hoyuk.options import OPTION_SPECS
from rules.hoyuk.parts import PIECES
from rules.hoyuk.phases import CATASTROPHE, END
from rules.hoyuk.queries import third_of
from rules.hoyuk.state import State
from rules.hoyuk.text_table import colour_of

MOST_POINTS = 400
MOST_TURNS = 60
FREE_OPTIONS = (
    "diagonal",
    "edge_free",
    "half_min_one",
    "most_requires_one",
    "empty_pile",
    "optional_elements",
    "inspect_rotation",
    "family_limit",
    "own_tie",
    "hide_hands",
    "reveal_next_catastrophe",
)
"""Those that change neither the components nor the seats."""
ANEW = ("mode", "house_target", "aspect_deal")
"""Those that change the components, or what lies where a game begins."""


def fields_of(state: State) -> tuple[Field, ...]:
    free = option_fields(state.options, OPTION_SPECS, FREE_OPTIONS)
    anew = option_fields(state.options, OPTION_SPECS, (*ANEW, *(("level",) if state.neighbours else ())), "anew")
    return (*anew, *fields_of_turn(state), *fields_of_seats(state), *fields_of_table(state), *free)


def fields_of_turn(state: State) -> Iterator[Field]:
    seats = seat_choices(state.seats)
    ask = ask_of(state)
    yield number("turn", phrase("hk-edit-turn"), state.turn, (1, MOST_TURNS), group="turn")
    yield to_play(asked_seat(state), seats)
    yield choice("ask", phrase("editing-asked"), ask, asks(state), group="turn")
    if ask == BUILD:
        stages = [Choice(stage, phrase("stage", stage=stage)) for stage in range(1, state.box.stages + 1)]
        yield choice("stage", phrase("hk-edit-stage"), stage_of(state), stages, group="turn")
        yield from fields_of_elements(state)
    yield switched("last", phrase("hk-edit-last"), value=state.is_last, group="turn")


def asks(state: State) -> Iterator[Choice]:
    """Yield what may be asked here, and whatever is asked now."""
    yield Choice(BUILD, phrase("hk-edit-ask-build"))
    for phase in range(1, END + 1):
        if phase != CATASTROPHE or state.turn > 1 or ask_of(state) == f"{WINDOW}-{phase}":
            yield Choice(f"{WINDOW}-{phase}", phrase("hk-edit-ask-window", phase=phase))
    if ask_of(state) == AS_IT_IS:
        yield Choice(AS_IT_IS, asked(state)[0].sentence)
    yield Choice(OVER, phrase("editing-over"))


def fields_of_elements(state: State) -> Iterator[Field]:
    """Yield what is still to be built of the tile, element by element."""
    elements = elements_of(state)
    known = [each for each in get_args(Planned) if is_played_with(state, each) or each in elements]
    for at in range(max(len(elements), state.box.parts.box.elements_per_tile)):
        value = elements[at] if at < len(elements) else ""
        choices = [Choice(each, phrase("element", element=each)) for each in known]
        if at or not value:
            choices.append(Choice("", phrase("hk-edit-no-element")))
        yield choice(f"element-{at + 1}", phrase("hk-edit-element", number=at + 1), value, choices, group="turn")


def is_played_with(state: State, element: str) -> bool:
    if element == SHAMAN:
        return state.options.is_expert
    supply = dict(zip(PIECES, state.box.supply[state.options.mode], strict=True))
    return any(piece == element and count for piece, count in supply.items()) or element in ("house", "choice")


def fields_of_seats(state: State) -> Iterator[Field]:
    colours = [colour_of(state.box, player.clan) for player in state.players]
    yield from colour_fields(colours, (COLOURS,) * len(colours))
    for seat, player in enumerate(state.players):
        points = phrase("editing-points")
        yield number(f"points-{seat}", points, player.score, (0, MOST_POINTS), group="seat", seat=seat)
        most = player.houses + player.gone
        yield number(f"gone-{seat}", phrase("hk-edit-gone"), player.gone, (0, most), group="seat", seat=seat)


def fields_of_table(state: State) -> Iterator[Field]:
    deck = sorted(state.catastrophes)
    cards = [Choice(card, phrase("catastrophe", card=card)) for card in deck]
    last = state.catastrophes[-1] if state.seen else ""
    yield choice("last-calamity", phrase("hk-edit-last-calamity"), last, [Choice("", phrase("hk-edit-none")), *cards])
    yield choice("next-calamity", phrase("hk-edit-next-calamity"), state.catastrophes[0], cards)
    if state.tiles:
        kinds = sorted({third_of(state.box.elements[tile]) for tile in state.tiles})
        tiles = [Choice(kind, phrase("tile-kind", third=kind)) for kind in kinds]
        now = third_of(state.box.elements[state.tiles[0]])
        yield choice("next-tile", phrase("hk-edit-next-tile"), now, tiles)
    if state.options.is_expert:
        yield switched("repelled", phrase("hk-edit-repelled"), value=state.shaman_repelled)
    if state.neighbours:
        yield switched("joined", phrase("hk-edit-joined"), value=state.joined)
    if state.turn > 1:
        for block in state.village.blocks:
            has_locusts = block.cells in state.locusts
            if has_locusts or block.is_contested:  # others give no cards anyhow (HK-ASP-7)
                cell = name_of(block.cells[0])
                yield switched(f"locusts-{cell}", phrase("hk-edit-locusts", cell=cell), value=has_locusts)


def with_value(state: State, edit: Set) -> State:
    draft, value = Edited(state), edit.value
    match edit.field.split("-"):
        case ["option", _]:
            return begun_anew(with_option(state, edit))
        case ["colour", seat]:
            draft.set_clan(int(seat), state.box.clan_of[str(value)])
        case ["joined"]:
            draft.joined = bool(value)
        case ["locusts", cell]:
            draft.set_locusts(NUMBER[cell], there=bool(value))
        case ["turn"]:
            set_turn(draft, int(value))
        case ["active"]:
            draft.ask_another(int(value))
        case ["ask"]:
            if value != ask_of(state):
                elements = elements_of(state) or USUAL_TILE
                draft.ask(str(value), asked_seat(state), stage_of(state), elements)
        case ["stage"]:
            draft.ask(BUILD, asked_seat(state), int(value), elements_of(state))
        case ["element", at]:
            draft.agenda = with_element(state, int(at) - 1, str(value))
        case ["last"]:
            draft.is_last = bool(value)
        case ["points", seat]:
            draft.set_points(int(seat), int(value))
        case ["gone", seat]:
            draft.set_gone(int(seat), int(value))
        case ["last", "calamity"]:
            draft.set_last_calamity(str(value))
        case ["next", "calamity"]:
            draft.set_next_calamity(str(value))
        case ["next", "tile"]:
            draft.set_next_tile(
                next(at for at, tile in enumerate(state.tiles) if third_of(state.box.elements[tile]) == value)
            )
        case ["repelled"]:
            draft.shaman_repelled = bool(value)
    return draft.state()


def set_turn(draft: Edited, turn: int) -> None:
    """Another turn: a first one has no catastrophe (HK-CAL-1), so what follows is written anew."""
    seat, stage, ask, elements = asked_seat(draft), stage_of(draft), ask_of(draft), elements_of(draft)
    draft.turn = turn
    if ask in (AS_IT_IS, OVER):
        return
    if turn == 1 and ask == f"{WINDOW}-{CATASTROPHE}":
        ask, elements = BUILD, USUAL_TILE
    draft.ask(ask, seat, stage, elements)


def with_element(state: State, at: int, element: str) -> tuple[todo.Pending, ...]:
    build, *rest = state.agenda
    assert isinstance(build, todo.Build)
    planned: tuple[Planned, ...] = tuple(each for each in get_args(Planned) if each == element)
    return (replace(build, elements=(*build.elements[:at], *planned, *build.elements[at + 1 :])), *rest)
