"""What is no piece in an edited position of Excavation Earth: whose turn, what is asked, credits, tiles, options."""

from collections.abc import Iterator

from rules.core.editing import Choice, Field, Set, choice, number, option_fields, switched, with_option
from rules.core.seat_fields import colour_fields, seat_choices, to_play
from rules.core.types import Phrase, Seat, phrase
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.asking import asked
from rules.excavation_earth.bare import begun_anew
from rules.excavation_earth.components import Box
from rules.excavation_earth.edited import AS_IT_IS, DRAFT, OPENING, OVER, QUESTIONS, TURN, Edited, ask_of, turn_of
from rules.excavation_earth.edited_questions import ask_question, questions, with_element
from rules.excavation_earth.fields_of_questions import fields_of_question
from rules.excavation_earth.options import FACTIONS, OPTION_SPECS
from rules.excavation_earth.setup import COLOURS
from rules.excavation_earth.state import State

MOST_CREDITS = 600
MOST_ACTIONS = 6
FREE_OPTIONS = ("promotion_optional", "sell_with_travel_cards", "aquilla_both_markets")
ZU_OPTIONS = (
    "zu_influence_gap",
    "zu_relicless_buyer",
    "zu_count_black_market",
    *(f"easier_{number}" for number in (2, 3, 4)),
    *(f"harder_{number}" for number in range(1, 6)),
)
"""Those that change neither the components nor what Zu begins with."""
ANEW, ZU_ANEW = ("opening_draft",), ("easier_1", "easier_5")
"""Those that are asked while a table is set up."""


def fields_of(state: State) -> tuple[Field, ...]:
    anew = option_fields(state.options, OPTION_SPECS, (*ANEW, *(ZU_ANEW if state.zu is not None else ())), "anew")
    return (*anew, *fields_of_turn(state), *fields_of_seats(state), *fields_of_table(state), *fields_of_options(state))


def fields_of_turn(state: State) -> Iterator[Field]:
    seats = seat_choices(state.seats)
    turn, ask = turn_of(state), ask_of(state)
    yield number("round", phrase("editing-round"), state.round, (1, state.box.rounds), group="turn")
    yield to_play(turn.seat, seats, is_settled=ask in (OPENING, DRAFT, OVER))
    yield choice("ask", phrase("editing-asked"), ask, asks(state), group="turn")
    yield from fields_of_question(state)
    if state.agenda and isinstance(state.agenda[-1], todo.Turn):
        least = 1 if ask == TURN else 0
        yield number("left", phrase("ee-edit-left"), turn.left, (least, MOST_ACTIONS), group="turn")
    for at, seat in enumerate(state.order):
        yield choice(f"order-{at + 1}", phrase("ee-edit-order", number=at + 1), seat, seats, group="turn")


def asks(state: State) -> Iterator[Choice]:
    """Yield what may be asked here, and whatever is asked now."""
    ask = ask_of(state)
    yield Choice(TURN, phrase("ee-edit-ask-turn"))
    if state.round == 1 or ask == OPENING:
        yield Choice(OPENING, phrase("ee-edit-ask-opening"))
    if state.round > 1 or state.options.opening_draft or ask == DRAFT:
        yield Choice(DRAFT, phrase("ee-edit-ask-draft"))
    open_to_seat = (*questions(state, turn_of(state).seat),)
    for each in QUESTIONS:
        if each in (ask, *open_to_seat):
            yield Choice(each, phrase(f"ee-ask-{each}.title"))
    if ask == AS_IT_IS:
        decisions = asked(state)
        yield Choice(ask, decisions[0].sentence if decisions else phrase("ee-edit-ask-other"))
    yield Choice(OVER, phrase("editing-over"))


def fields_of_seats(state: State) -> Iterator[Field]:
    markers = [
        Choice(0, phrase("ee-edit-no-marker")),
        *(Choice(at, phrase("initiative-marker", n=at)) for at in range(1, state.box.markers + 1)),
    ]
    yield from colour_fields([player.colour for player in state.players], (COLOURS,) * len(state.players))
    for seat, player in enumerate(state.players):
        bounds = (0, MOST_CREDITS)
        if not player.is_zu:
            factions = [Choice(each, phrase("faction", faction=each)) for each in FACTIONS]
            label = phrase("ee-edit-faction")
            yield choice(f"faction-{seat}", label, player.faction, factions, group="seat", seat=seat)
        yield number(f"credits-{seat}", phrase("ee-edit-credits"), player.credits, bounds, group="seat", seat=seat)
        yield choice(f"marker-{seat}", phrase("ee-edit-marker"), player.marker, markers, group="seat", seat=seat)
        yield switched(f"passed-{seat}", phrase("ee-edit-passed"), value=player.passed, group="seat", seat=seat)
        for colour in state.box.colours:
            label, paid = phrase("ee-edit-column", colour=colour), colour in player.columns
            yield switched(f"column-{seat}-{colour}", label, value=paid, group="seat", seat=seat)


def fields_of_table(state: State) -> Iterator[Field]:
    tiles = [Choice(tile, phrase("tile", tile=tile)) for tile in state.tiles]
    for centre, tile in enumerate(state.tiles):
        yield choice(f"tile-{centre}", phrase("centre", centre=centre + 1), tile, tiles)
    letters = dict.fromkeys(card[1] for card in sorted(state.buyer_deck))
    if letters:
        buyers = [Choice(letter, phrase("buyer-card", colour=letter)) for letter in letters]
        yield choice("buyer", phrase("ee-edit-next-buyer"), state.buyer_deck[0][1], buyers)
    for letter in dict.fromkeys(sorted(card[1] for card in state.box.buyer_cards)):
        thrown = sum(card[1] == letter for card in state.buyer_discard)
        lying = thrown + sum(card[1] == letter for card in state.buyer_deck)
        label = phrase("ee-edit-thrown", buyer=phrase("buyer-card", colour=letter))
        yield number(f"thrown-{letter}", label, thrown, (0, lying))
    if state.zu is not None and state.zu.deck:
        cards = [Choice(card, zu_card(state.box, card)) for card in sorted(state.zu.deck)]
        yield choice("zu", phrase("ee-edit-next-zu"), state.zu.deck[0], cards)


def zu_card(box: Box, ref: str) -> Phrase:
    card = box.zu_cards[ref]
    if card.market >= 0:
        return phrase("ee-edit-zu-command", kind=card.type, market=card.market + 1)
    if not card.colours:
        return phrase("zu-card", kind=card.type)
    first, second = (phrase("colour", colour=colour) for colour in card.colours)
    return phrase("ee-edit-zu-dig", kind=card.type, first=first, second=second)


def fields_of_options(state: State) -> Iterator[Field]:
    only = (*FREE_OPTIONS, *(ZU_OPTIONS if state.zu is not None else ()))
    yield from option_fields(state.options, OPTION_SPECS, only)


def with_value(state: State, edit: Set) -> State:
    draft, value = Edited(state), edit.value
    match edit.field.split("-"):
        case ["option", _]:
            return begun_anew(with_option(state, edit))
        case ["colour", seat]:
            draft.set_colour(int(seat), str(value))
        case ["faction", seat]:
            draft.set_faction(int(seat), str(value))
        case ["thrown", letter]:
            draft.set_thrown(letter, int(value))
        case ["round"]:
            draft.set_round(int(value))
        case ["active"]:
            ask_another(draft, int(value))
        case ["ask"]:
            if value != ask_of(state):
                ask_anew(draft, str(value), turn_of(state))
        case ["its", name, *member]:
            with_element(draft, name, "".join(member), value)
        case ["left"]:
            turn = turn_of(state)
            draft.agenda = (*state.agenda[:-1], todo.Turn(turn.seat, int(value)))
        case ["order", at]:
            draft.set_order(int(at) - 1, int(value))
        case ["credits", seat]:
            draft.set_credits(int(seat), int(value))
        case ["marker", seat]:
            draft.change(int(seat), marker=int(value))
        case ["passed", seat]:
            draft.change(int(seat), passed=bool(value))
        case ["column", seat, colour]:
            columns = tuple(each for each in state.players[int(seat)].columns if each != colour)
            draft.change(int(seat), columns=(*columns, colour) if value else columns)
        case ["tile", centre]:
            draft.set_tile(int(centre), str(value))
        case ["buyer"]:
            draft.set_next_buyer(str(value))
        case ["zu"]:
            draft.set_next_zu_card(str(value))
    return draft.state()


def ask_anew(draft: Edited, ask: str, turn: todo.Turn) -> None:
    """Ask this from its beginning."""
    if ask in QUESTIONS:
        ask_question(draft, ask, turn)
    else:
        draft.ask(ask, todo.Turn(turn.seat, max(1, turn.left)))


def ask_another(draft: Edited, seat: Seat) -> None:
    """Ask another seat the same, from its beginning; where that cannot be, it takes an action."""
    ask, turn = ask_of(draft), turn_of(draft)
    if seat == turn.seat:
        return
    if ask in QUESTIONS:
        can_be = ask in questions(draft.state(), seat)
        ask_anew(draft, ask if can_be else TURN, todo.Turn(seat, turn.left))
    else:
        draft.ask_another(seat)
