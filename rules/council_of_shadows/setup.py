"""From the box to the first position, step by step as printed (CS-SET-1 to CS-SET-18, CS-SOLO-1, CS-SOLO-2).

Everything lies on the table before the leaders are chosen; then the first round begins.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rules.core.colours import objections_to_colours
from rules.core.contract import Seating
from rules.core.refusal import Refusal, refuse
from rules.core.rng import Rng, seeded
from rules.core.types import Ref, Seat
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows.components import Box
from rules.council_of_shadows.draft import Draft
from rules.council_of_shadows.effects import settle
from rules.council_of_shadows.options import AUTOMA, Options
from rules.council_of_shadows.parts import NO_GEMS
from rules.council_of_shadows.rounds import begin_game
from rules.council_of_shadows.state import SOURCES, Automa, AutomaOf, Player, PlayerOf, State

COLOURS = ("purple", "red", "green", "blue")
AUTOMA_COLOUR = "blue"
"""The automa is the people of that colour, which no person may then be (CS-SOLO-1)."""
LEAST_SEATS, MOST_SEATS = 2, 4
SOLO_SEATS = 2
"""A person and the automa."""


def objections_to_start(options: Options, seating: Sequence[Seating]) -> Iterator[Refusal]:
    seats = len(seating)
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        yield refuse("table-seat-count", seats=seats, least=LEAST_SEATS, most=MOST_SEATS)
        return
    automas = sum(each.player == AUTOMA for each in seating)
    if automas and (automas, seats) != (1, SOLO_SEATS):
        yield refuse("CS-SOLO-1", case="seats", automas=automas, seats=seats)
    yield from objections_to_colours(seating, COLOURS)
    if automas and all(each.colour in COLOURS for each in seating):
        yield from objections_to_peoples(seating)


def objections_to_peoples(seating: Sequence[Seating]) -> Iterator[Refusal]:
    """CS-SOLO-1."""
    allowed = colours_for([each.player for each in seating])
    if any(each.colour not in own for each, own in zip(seating, allowed, strict=True)):
        yield refuse("CS-SOLO-1", case="peoples")


def colours_for(players: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The colours that each of them may have: any, but for the automa's own (CS-SOLO-1)."""
    if AUTOMA not in players:
        return (COLOURS,) * len(players)
    others = tuple(colour for colour in COLOURS if colour != AUTOMA_COLOUR)
    return tuple((AUTOMA_COLOUR,) if player == AUTOMA else others for player in players)


def first_position(box: Box, options: Options, seating: Sequence[Seating], seed: int) -> State:
    """Everything is dealt, and somebody is asked: for a leader, or for a first purchase (CS-SET-17)."""
    state = dealt_table(box, options, seating, seeded(seed))
    choosing = choosing_leaders(state)
    if choosing:
        return replace(state, agenda=choosing)
    draft = Draft(state)
    begin_game(draft)
    settle(draft)
    return draft.state()


def empty_table(box: Box, options: Options, seating: Sequence[Seating], rng: Rng) -> State:
    """Who sits there and what each has, everything shuffled, nothing dealt; nobody is asked anything yet."""
    seats = len(seating)
    automa_seat = next((seat for seat, each in enumerate(seating) if each.player == AUTOMA), None)
    piles, rng = shuffled_all([box.tiles_of[sector] for sector in sorted(box.tiles_of)], rng)  # CS-SET-3
    ai_deck, rng = rng.shuffled(box.ai_cards)  # CS-SET-5
    tech, rng = shuffled_all([box.dark_tech_of[level] for level in sorted(box.dark_tech_of)], rng)  # CS-SET-6
    light, rng = rng.shuffled(tuple(box.light_cards))  # CS-SET-7
    dark, rng = rng.shuffled(box.dark_cards_with(seats, stations=options.stations))  # CS-SET-8, CS-M1-1
    order, rng = rng.shuffled(range(seats))  # CS-SET-11
    automa = None
    if automa_seat is not None:
        automa, rng = automa_piles(box, options, automa_seat, rng)
    out = box.numbers.dark_tech_removed
    return State(
        box=box,
        options=options,
        players=tuple(
            new_automa(box, options, each.colour)
            if seat == automa_seat
            else new_player(box, options, seat, each.colour)
            for seat, each in enumerate(seating)
        ),
        order=order,
        round=1,
        phase="leaders",
        agenda=(),
        arrivals=order,  # CS-SET-12
        caught=(),
        throne=None,
        spaces=("",) * len(box.spaces),
        colonies=((0,) * seats,) * len(box.planets),
        piles=piles,
        drawn=(),
        display=("",) * box.numbers.display_slots,
        ai_deck=ai_deck,
        ai_discard=(),
        tech_piles=tuple(tuple(sorted(pile[out:])) for pile in tech),
        tech_out=tuple(card for pile in tech for card in pile[:out]),
        light_pile=light,
        dark_out=dark,
        leaders=tuple(box.leaders) if options.leaders else (),
        automa=automa,
        rng=rng,
    )


def dealt_table(box: Box, options: Options, seating: Sequence[Seating], rng: Rng) -> State:
    """The table as it stands when everything is dealt (CS-SET-4, CS-SET-5, CS-SET-8, CS-SET-12)."""
    state = with_opening_tiles(empty_table(box, options, seating, rng))
    slots = len(state.display)
    return with_start_energy(
        replace(with_dark_cards(state), display=state.ai_deck[:slots], ai_deck=state.ai_deck[slots:])
    )


# Seats


def new_player(box: Box, options: Options, seat: Seat, colour: str) -> Player:
    """Six action cards in the hand, two gems, both markers (CS-SET-9, CS-SET-10, CS-SET-12)."""
    return PlayerOf(
        colour=colour,
        is_automa=False,
        leader="",
        consumption=box.numbers.consumption_start,
        level=0,
        earned=(0,) * len(SOURCES),
        gems=box.numbers.start_gems,
        hand=box.start_cards[seat],
        zones=((),) * box.numbers.zones,
        planned=(),
        ready=False,
        steps=0,
        improvements=(),
        extra_zones=(),
        light=(),
        dark="",
        tech=(),
        stations=box.stations_of[seat] if options.stations else (),
        built=(),
    )


def new_automa(box: Box, options: Options, colour: str) -> Player:
    """Markers and nothing else (CS-SOLO-15)."""
    energy = options.automa(box.automa_levels).energy
    return replace(
        new_player(box, options, 0, colour),
        is_automa=True,
        ready=True,
        earned=(energy, *(0,) * (len(SOURCES) - 1)),
        gems=NO_GEMS,
        hand=(),
        zones=(),
        stations=(),
    )


def automa_piles(box: Box, options: Options, seat: Seat, rng: Rng) -> tuple[Automa, Rng]:
    """Three piles by level, the silver cards among them only where wanted (CS-SOLO-2)."""
    levels = sorted({card.pile for card in box.automa_cards.values()})
    silver = options.automa(box.automa_levels).silver
    piles, rng = shuffled_all([box.automa_pile(level, silver=silver) for level in levels], rng)
    return AutomaOf(seat, piles, ((),) * len(piles), ""), rng


# The table


def shuffled_all(piles: Sequence[Sequence[Ref]], rng: Rng) -> tuple[tuple[tuple[Ref, ...], ...], Rng]:
    shuffled: list[tuple[Ref, ...]] = []
    for pile in piles:
        own, rng = rng.shuffled(pile)
        shuffled.append(own)
    return tuple(shuffled), rng


def with_opening_tiles(state: State) -> State:
    """The first tiles of the nearest pile lie on Parvus Corta (CS-SET-4)."""
    box = state.box
    pile, *others = state.piles
    opening = dict(zip(box.opening_spaces, pile, strict=False))
    return replace(
        state,
        spaces=tuple(opening.get(space, "") for space in box.spaces),
        piles=(pile[len(opening) :], *others),
    )


def with_dark_cards(state: State) -> State:
    """One for each person; the rest stays out of the game (CS-SET-8, CS-SOLO-16)."""
    left = iter(state.dark_out)
    players = tuple(player if player.is_automa else replace(player, dark=next(left)) for player in state.players)
    return replace(state, players=players, dark_out=tuple(left))


def with_start_energy(state: State) -> State:
    """Everybody starts at 0; or further, the later their token, where that ruling is chosen (CS-SET-12, ruling Q-2)."""
    if not state.options.start_energy_by_token:
        return state
    return replace(
        state,
        players=tuple(
            replace(player, earned=(player.earned[0] + state.order.index(seat), *player.earned[1:]))
            for seat, player in enumerate(state.players)
        ),
    )


def choosing_leaders(state: State) -> tuple[todo.ChoosingLeader, ...]:
    """The last token first; the automa has no leader (CS-M2-1, ruling Q-42)."""
    if not state.options.leaders:
        return ()
    return tuple(todo.ChoosingLeader(seat) for seat in reversed(state.order) if not state.players[seat].is_automa)
