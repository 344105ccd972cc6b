"""The automa's turn: the rows of its card from top to bottom, then the galaxies (CS-SOLO-4, CS-SOLO-6)."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from rules.core.explained import Excluded, Measure, Question, reasoned
from rules.core.types import Arg, Ref, Seat
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import events as happened
from rules.council_of_shadows import parts
from rules.council_of_shadows.automa.choosing import (
    free_planets,
    galaxies_held,
    galaxies_to_exploit,
    obstacle,
    sector_of,
)
from rules.council_of_shadows.automa.turning import exploits_everywhere
from rules.council_of_shadows.draft import Draft
from rules.council_of_shadows.exploitation import harvest
from rules.council_of_shadows.queries import has_majority, open_galaxies, tiles_in

SIDES = ("left", "right")
LACKING = {
    "planet": "cs-automa-no-planet",
    "tile": "cs-automa-no-tile",
    "space": "cs-automa-no-space",
    "card": "cs-automa-no-card",
}
"""In a few words what an option lacks that is impossible."""


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
    obstacles = {option: found for option in options if (found := obstacle(draft, action_of(draft, option)))}
    if len(obstacles) == len(options):
        draft.tell(happened.AutomaRowSkipped(seat=seat, card=card, row=row, obstacles=tuple(obstacles.values())))
        return
    chosen = options[0] if len(options) == 1 else best_option(draft, seat, options, obstacles)
    alternative = chosen != options[0]
    in_the_way = tuple(obstacles.values()) if alternative else ()
    draft.tell(happened.AutomaRow(seat=seat, card=card, row=row, alternative=alternative, obstacles=in_the_way))
    do(draft, seat, action_of(draft, chosen))


def best_option(draft: Draft, seat: Seat, options: Sequence[Ref], obstacles: Mapping[Ref, happened.Obstacle]) -> Ref:
    """The first of those that are possible."""
    return choose(
        draft,
        Question(seat, "cs-automa-which-option", "CS-SOLO-4"),
        [each for each in options if each not in obstacles],
        [Measure("CS-SOLO-4", options.index, "cs-automa-by-side")],
        [Excluded(each, "CS-SOLO-4", LACKING[found.lacks]) for each, found in obstacles.items()],
    )


def choose(
    draft: Draft,
    question: Question,
    candidates: Sequence[Arg],
    measures: Sequence[Measure],
    excluded: Sequence[Excluded],
) -> Ref:
    """One of these, with the reasons told."""
    why, draft.rng = reasoned(draft.rng, question, candidates, measures, excluded)
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
            clear_slots(draft, seat, draft.box.patterns[action.pattern])
        case _:
            assert_never(action)


def settle_one_of(draft: Draft, seat: Seat, planets: Sequence[Ref], cubes: int) -> None:
    """The person chooses where there is a choice (CS-SOLO-5)."""
    draft.first_of_all(todo.SettlingForAutoma(person_of(seat), tuple(planets), cubes))


def discover(draft: Draft, seat: Seat, action: parts.AutomaDiscover) -> None:
    """Two tiles; the person chooses, but one that can be settled goes before one that cannot (CS-SOLO-13, Q-29)."""
    sector = sector_of(draft, action)
    draft.draw_tiles(seat, sector)
    draft.first_of_all(todo.PlacingForAutoma(person_of(seat), sector, action.galaxy, action.type, action.cubes))


def place_tile(draft: Draft, tile: Ref, space: Ref) -> None:
    """Then the colony goes on the new tile; the alternative is not used any more (ruling Q-29)."""
    pending = draft.answered(todo.PlacingForAutoma)
    draft.done()
    automa = person_of(pending.seat)
    draft.place_tile(automa, tile, space)
    planets = free_planets(draft, [tile], pending.type)
    if planets:
        settle_one_of(draft, automa, planets, pending.cubes)
    else:
        draft.tell(happened.AutomaColonyLost(seat=automa, tile=tile, type=pending.type))


def settle(draft: Draft, planet: Ref) -> None:
    pending = draft.answered(todo.SettlingForAutoma)
    draft.done()
    draft.settle(person_of(pending.seat), planet, pending.cubes, "CS-SOLO-12")


def clear_slots(draft: Draft, seat: Seat, slots: Sequence[int]) -> None:
    """What is thrown out joins the discards at the end of the row, so it cannot come straight back (CS-SOLO-8)."""
    thrown: list[Ref] = []
    for slot in slots:
        card = draft.display[slot]
        if not card:
            continue
        if not draft.ai_deck and not draft.ai_discard:
            draft.tell(happened.AutomaMarketEnded(seat=seat))
            break
        thrown.append(card)
        draft.tell(happened.CardThrownOut(seat=seat, card=card, slot=slot))
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
    """Where it has a colony, and the majority unless its card does not mind; then by the board (CS-SOLO-6)."""
    found = next_galaxies(draft, pending)
    held = galaxies_held(draft, pending.seat, ())
    if len(held) == 1:
        return held[0]
    done = [Excluded(each, "CS-EXP-1", "cs-automa-exploited") for each in held if each in pending.done]
    weak = [
        Excluded(each, "CS-SOLO-6", "cs-automa-no-majority")
        for each in held
        if each not in found and each not in pending.done
    ]
    by_board = Measure("CS-SOLO-6", open_galaxies(draft).index, "cs-automa-by-board")
    question = Question(pending.seat, "cs-automa-which-galaxy", "CS-SOLO-6")
    return choose(draft, question, found, [by_board], [*done, *weak])


def exploit_next(draft: Draft, pending: todo.AutomaExploiting) -> None:
    """All that its card allows, one after the other (CS-SOLO-6); the majority is read before the cube goes."""
    galaxy = best_galaxy(draft, pending)
    draft.instead(todo.AutomaExploiting(pending.seat, (*pending.done, galaxy)))
    majority = has_majority(draft, pending.seat, galaxy)
    draft.first_of_all(todo.RemovingFromAutoma(person_of(pending.seat), galaxy, majority))


def end_exploitation(draft: Draft, pending: todo.AutomaExploiting) -> None:
    """No galaxy is left for it; where it has colonies all the same, it lacks the majority (CS-SOLO-6)."""
    draft.done()
    left = galaxies_held(draft, pending.seat, pending.done)
    if left or not pending.done:
        draft.tell(happened.AutomaExploitsNoMore(seat=pending.seat, galaxies=tuple(left)))


def remove(draft: Draft, planet: Ref) -> None:
    pending = draft.answered(todo.RemovingFromAutoma)
    draft.done()
    harvest(draft, person_of(pending.seat), pending.galaxy, planet, majority=pending.majority)
