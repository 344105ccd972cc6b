"""The automa's turn: the rows of its card from top to bottom, then the galaxies (CS-SOLO-4, CS-SOLO-6)."""

from collections.abc import Sequence
from typing import assert_never

from rules.core.explained import Measure, Question, reasoned
from rules.core.types import Arg, Ref, Seat
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import events as happened
from rules.council_of_shadows import parts
from rules.council_of_shadows.automa.choosing import (
    free_planets,
    galaxies_held,
    galaxies_to_exploit,
    possible,
    sector_of,
    spaces_for,
    tiles_allowed,
)
from rules.council_of_shadows.automa.turning import exploits_everywhere
from rules.council_of_shadows.draft import Draft
from rules.council_of_shadows.exploitation import harvest
from rules.council_of_shadows.queries import has_majority, open_galaxies, planets_held, tiles_in

SIDES = ("left", "right")


def act(draft: Draft) -> None:
    """One step: a row, or a galaxy."""
    pending = draft.agenda[0]
    match pending:
        case todo.AutomaActing():
            carry_out_row(draft, pending)
        case todo.AutomaExploiting():
            exploit_next(draft, pending)
        case _:
            raise AssertionError(pending)


def person_of(seat: Seat) -> Seat:
    """A solo game has two seats."""
    return 1 - seat


# Rows


def option_ref(card: Ref, row: int, side: int) -> Ref:
    """A2-1.2.right: how an option of a row stands in the automa's reasons."""
    return f"{card}.{row}.{SIDES[side]}"


def action_of(draft: Draft, option: Ref) -> parts.AutomaAction:
    card, row, side = option.rsplit(".", 2)
    return draft.box.automa_cards[card].rows[int(row) - 1][SIDES.index(side)]


def carry_out_row(draft: Draft, pending: todo.AutomaActing) -> None:
    """The left option; if it is impossible the right one; else none (CS-SOLO-4)."""
    assert draft.automa is not None
    seat, card, row = pending.seat, draft.automa.card, pending.row
    rows = draft.box.automa_cards[card].rows
    draft.instead(*([todo.AutomaActing(seat, row + 1)] if row < len(rows) else []))
    options = [option_ref(card, row, side) for side, _ in enumerate(rows[row - 1])]
    if not any(possible(draft, action_of(draft, option)) for option in options):
        draft.tell(happened.AutomaRowSkipped(seat=seat, card=card, row=row))
        return
    chosen = options[0] if len(options) == 1 else best_option(draft, seat, options)
    draft.tell(happened.AutomaRow(seat=seat, card=card, row=row, alternative=chosen != options[0]))
    do(draft, seat, action_of(draft, chosen))


def best_option(draft: Draft, seat: Seat, options: Sequence[Ref]) -> Ref:
    return choose(
        draft,
        Question(seat, "cs-automa-which-option", "CS-SOLO-4"),
        options,
        [
            Measure(
                "CS-SOLO-4", lambda each: int(not possible(draft, action_of(draft, each))), "cs-automa-by-possible"
            ),
            Measure("CS-SOLO-4", options.index, "cs-automa-by-side"),
        ],
    )


def choose(draft: Draft, question: Question, candidates: Sequence[Arg], measures: Sequence[Measure]) -> Ref:
    """One of these, with the reasons told."""
    why, draft.rng = reasoned(draft.rng, question, candidates, measures)
    draft.tell(why)
    return str(why.chosen)


def do(draft: Draft, seat: Seat, action: parts.AutomaAction) -> None:
    match action:
        case parts.AutomaColonise():
            planets = free_planets(draft, tiles_in(draft, action.galaxy), action.type)
            settle_one_of(draft, seat, planets, action.cubes)
        case parts.AutomaDiscover():
            discover(draft, seat, action)
        case parts.AutomaEnergy():
            draft.gain_energy(seat, "rows", "CS-SOLO-14", action.amount)
        case parts.AutomaMarket():
            clear_slots(draft, draft.box.patterns[action.pattern])
        case _:
            assert_never(action)


def settle_one_of(draft: Draft, seat: Seat, planets: Sequence[Ref], cubes: int) -> None:
    """The person chooses where there is a choice (CS-SOLO-5)."""
    if len(planets) == 1:
        draft.settle(seat, planets[0], cubes, "CS-SOLO-12")
    else:
        draft.first_of_all(todo.SettlingForAutoma(person_of(seat), tuple(planets), cubes))


def discover(draft: Draft, seat: Seat, action: parts.AutomaDiscover) -> None:
    """Two tiles; the person chooses, but one that can be settled goes before one that cannot (CS-SOLO-13, Q-29)."""
    sector = sector_of(draft, action)
    draft.draw_tiles(seat, sector)
    pending = todo.PlacingForAutoma(person_of(seat), sector, action.galaxy, action.type, action.cubes)
    tiles, spaces = tiles_allowed(draft, pending), spaces_for(draft, sector, action.galaxy)
    draft.first_of_all(pending)
    if len(tiles) == 1 and len(spaces) == 1:
        place_tile(draft, tiles[0], spaces[0])


def place_tile(draft: Draft, tile: Ref, space: Ref) -> None:
    """Then the colony goes on the new tile; the alternative is not used any more (ruling Q-29)."""
    pending = draft.agenda[0]
    assert isinstance(pending, todo.PlacingForAutoma)
    draft.done()
    automa = person_of(pending.seat)
    draft.place_tile(automa, tile, space)
    planets = free_planets(draft, [tile], pending.type)
    if planets:
        settle_one_of(draft, automa, planets, pending.cubes)
    else:
        draft.tell(happened.AutomaColonyLost(seat=automa, tile=tile, type=pending.type))


def settle(draft: Draft, planet: Ref) -> None:
    pending = draft.agenda[0]
    assert isinstance(pending, todo.SettlingForAutoma)
    draft.done()
    draft.settle(person_of(pending.seat), planet, pending.cubes, "CS-SOLO-12")


def clear_slots(draft: Draft, slots: Sequence[int]) -> None:
    """What is thrown out joins the discards at the end of the row, so it cannot come straight back (CS-SOLO-8)."""
    thrown: list[Ref] = []
    for slot in slots:
        card = draft.display[slot]
        if not card or not (draft.ai_deck or draft.ai_discard):
            continue
        thrown.append(card)
        draft.tell(happened.CardThrownOut(card=card, slot=slot))
        draft.refill(slot)
    draft.ai_discard += tuple(thrown)


# Exploiting


def next_galaxies(draft: Draft, pending: todo.AutomaExploiting) -> list[Ref]:
    everywhere = goes_everywhere(draft)
    return galaxies_to_exploit(draft, pending.seat, pending.done, everywhere=everywhere)


def goes_everywhere(draft: Draft) -> bool:
    assert draft.automa is not None
    return exploits_everywhere(draft.box, draft.options, draft.automa.card)


def best_galaxy(draft: Draft, pending: todo.AutomaExploiting) -> Ref:
    """Where it has a colony: with the majority, unless its card does not mind; then by the board (CS-SOLO-6)."""
    held = galaxies_held(draft, pending.seat, pending.done)
    if len(held) == 1:
        return held[0]
    measures = [Measure("CS-SOLO-6", open_galaxies(draft).index, "cs-automa-by-board")]
    if not goes_everywhere(draft):
        lacks = Measure(
            "CS-SOLO-6", lambda each: int(not has_majority(draft, pending.seat, each)), "cs-automa-by-majority"
        )
        measures = [lacks, *measures]
    return choose(draft, Question(pending.seat, "cs-automa-which-galaxy", "CS-SOLO-6"), held, measures)


def exploit_next(draft: Draft, pending: todo.AutomaExploiting) -> None:
    """All that its card allows, one after the other (CS-SOLO-6); the majority is read before the cube goes."""
    galaxy = best_galaxy(draft, pending)
    draft.instead(todo.AutomaExploiting(pending.seat, (*pending.done, galaxy)))
    majority = has_majority(draft, pending.seat, galaxy)
    planets = planets_held(draft, pending.seat, galaxy)
    if len(planets) == 1:
        harvest(draft, pending.seat, galaxy, planets[0], majority=majority)
    else:
        draft.first_of_all(todo.RemovingFromAutoma(person_of(pending.seat), galaxy, majority))


def remove(draft: Draft, planet: Ref) -> None:
    pending = draft.agenda[0]
    assert isinstance(pending, todo.RemovingFromAutoma)
    draft.done()
    harvest(draft, person_of(pending.seat), pending.galaxy, planet, majority=pending.majority)
