"""From seat to seat, from cycle to cycle, from round to round: what carries the game on between two decisions."""

from dataclasses import replace
from typing import assert_never

from rules.core.types import Ref, Seat
from rules.magnastorm import agenda as todo
from rules.magnastorm import events as happened
from rules.magnastorm.commanders import OZGUL, majority_bonus, rule_of
from rules.magnastorm.components import Price
from rules.magnastorm.draft import Draft
from rules.magnastorm.queries import (
    calm_sectors,
    crew_above,
    free_cell_above,
    knowledge_in,
    labs_in,
    sole_leader,
)
from rules.magnastorm.scoring import ranking, winners
from rules.magnastorm.state import NO_TURN, NOBODY

ADMINISTRATION = ("MS-ADM-1", "MS-ADM-2", "MS-ADM-3", "MS-ADM-6", "MS-ADM-7", "MS-ADM-8")
"""The rule of each step."""


# The start


def begin_game(draft: Draft) -> None:
    """Everything lies on the table; the order is decided. Starting positions come next (MS-POS-2 to MS-POS-4)."""
    draft.phase = "crew"
    crew = (todo.FirstCrew(seat) for seat in draft.order)
    research = (todo.FirstResearch(seat) for seat in reversed(draft.order))
    artefacts = (todo.UseArtefact(seat, card) for seat in draft.order for card in draft.players[seat].artefacts)
    draft.agenda = (*crew, *research, *artefacts, todo.BeginTurns())


def place_first_crew(draft: Draft, seat: Seat, column: int) -> None:
    draft.done()
    cell = free_cell_above(draft, column)
    if cell is not None:  # always, but in a position that was edited: there the crew stays on its board
        draft.deploy(seat, "upper", cell, "MS-POS-2")
    if not isinstance(draft.agenda[0], todo.FirstCrew):
        draft.phase = "research"


def use_artefact(draft: Draft, pending: todo.UseArtefact) -> None:
    """MS-ART-3."""
    draft.done()
    seat, card = pending.seat, draft.box.artefacts[pending.card]
    draft.tell(happened.ArtefactUsed(seat=seat, card=pending.card))
    match card.bonus:
        case "reputation":
            draft.gain_reputation(seat, "artefacts", "MS-ART-3", 1)
        case "own":
            draft.gain_price(seat, "MS-ART-3", Price(1, 0))
        case "field":
            draft.first_of_all(todo.Advance(seat, card.field, "MS-ART-3"))
        case _:
            assert_never(card.bonus)


def begin_turns(draft: Draft) -> None:
    """Begin the turns; late seats have a cube more, unless artefacts decided (MS-POS-4, MS-ART-2)."""
    draft.done()
    if not draft.options.advanced:
        first, *_ = draft.layout.start_cubes
        for seat, cubes in zip(draft.order, draft.layout.start_cubes, strict=True):
            draft.gain_price(seat, "MS-POS-4", Price(cubes - first, 0))
    begin_round(draft)


# Turns


def begin_round(draft: Draft) -> None:
    draft.phase = "turns"
    draft.tell(happened.RoundBegan(round=draft.round))
    draft.to_act = draft.order
    begin_turn(draft, draft.to_act[0])


def begin_turn(draft: Draft, seat: Seat) -> None:
    draft.turn = NO_TURN
    draft.tell(happened.TurnBegan(seat=seat))
    if draft.players[seat].is_automa:
        parts = (todo.ConsortiumActing(seat, "command"), todo.ConsortiumActing(seat, "objective"))
        draft.agenda = (*parts, todo.EndTurn(seat))
    else:
        draft.agenda = (todo.Acting(seat), todo.Claiming(seat), todo.EndTurn(seat))


def end_turn(draft: Draft) -> None:
    """Begin the turn of the next seat of the cycle, or a new cycle.

    The phase ends when the upper panel is empty (MS-RND-2), and the game with the cycle in which a seat has reached
    the threshold (MS-END-1, ruling A25)."""
    draft.to_act = draft.to_act[1:]
    is_empty = not crew_above(draft)
    if draft.ending and (is_empty or not draft.to_act):
        end_game(draft)
        return
    if is_empty:
        begin_administration(draft)
        return
    draft.to_act = draft.to_act or draft.order
    begin_turn(draft, draft.to_act[0])


# Administration


def begin_administration(draft: Draft) -> None:
    draft.phase = "administration"
    draft.turn = NO_TURN
    draft.to_act = ()
    draft.tell(happened.AdministrationBegan(round=draft.round))
    draft.agenda = tuple(todo.Administer(step) for step, _ in enumerate(ADMINISTRATION, 1))


def administer(draft: Draft, step: int) -> None:
    draft.done()
    rule = ADMINISTRATION[step - 1]
    draft.tell(happened.AdministrationStep(step=step, rule=rule))
    match rule:
        case "MS-ADM-1":
            pay_income(draft)
        case "MS-ADM-2":
            reward_majorities(draft)
        case "MS-ADM-3":
            give_scientists(draft)
        case "MS-ADM-6":
            put_first(draft)
        case "MS-ADM-7":
            draft.upper, draft.lower = draft.lower, [()] * len(draft.lower)
            draft.tell(happened.PanelsSwapped())
        case _:
            end_round(draft)


def pay_income(draft: Draft) -> None:
    """Pay income by the labs in each calm sector, in turn order if cubes run out (MS-ADM-1, ruling A16)."""
    calm = calm_sectors(draft)
    counts = [labs_in(draft, sector) for sector in calm]
    for seat in draft.order:
        for sector, table, labs in zip(calm, draft.layout.income, counts, strict=True):
            price = table[min(labs[seat], len(table) - 1)]
            draft.gain_price(seat, "MS-ADM-1", price, draft.layout.sectors[sector])


def reward_majorities(draft: Draft) -> None:
    """MS-ADM-2; one more for Ozgül's owner, unless that is the Consortium (MS-CDR-08, MS-SOLO-3)."""
    for sector in calm_sectors(draft):
        counts = labs_in(draft, sector)
        seat = sole_leader(counts)
        if seat == NOBODY:
            continue
        ref: Ref = draft.layout.sectors[sector]
        draft.tell(happened.MajorityHeld(seat=seat, sector=ref, labs=counts[seat]))
        draft.gain_reputation(seat, "majorities", "MS-ADM-2", draft.box.majority)
        if not draft.players[seat].is_automa:
            draft.gain_reputation(seat, "effects", rule_of(OZGUL), majority_bonus(draft, seat))


def give_scientists(draft: Draft) -> None:
    """Give each scientist to the seat that alone knows most in a field (MS-ADM-3 to MS-ADM-5)."""
    for field, _ in enumerate(draft.layout.fields):
        leader = knowledge_in(draft, field)
        if leader == NOBODY:
            draft.return_scientist(field)
        else:
            draft.take_scientist(leader, field)


def put_first(draft: Draft) -> None:
    """Who has the token comes first, the others move back as needed (MS-ADM-6)."""
    holder = draft.token
    if holder == NOBODY:
        return
    order = (holder, *(seat for seat in draft.order if seat != holder))
    if order != draft.order:
        draft.order = order
        draft.tell(happened.OrderChanged(order=order, rule="MS-ADM-6"))
    draft.token = NOBODY
    draft.tell(happened.TokenReturned(seat=holder))


def end_round(draft: Draft) -> None:
    """The storm moves on, also where the game ends with this (MS-ADM-8, MS-END-2, MS-END-4)."""
    for seat, player in enumerate(draft.players):
        if player.is_automa:
            bonus = draft.options.consortium(draft.box.consortium).round_bonus
            draft.gain_reputation(seat, "round_bonus", "MS-SOLO-13", bonus)
    is_over = draft.ending or draft.round == draft.layout.rounds
    if is_over:
        draft.phase = "over"
    else:
        draft.round += 1
        draft.players = [replace(player, has_stacked=False) for player in draft.players]
    refs = tuple(draft.layout.sectors[sector] for sector in calm_sectors(draft))
    draft.tell(happened.StormMoved(round=draft.round, calm=refs))
    if is_over:
        end_game(draft)
    else:
        begin_round(draft)


# The end


def end_game(draft: Draft) -> None:
    draft.phase = "over"
    draft.agenda = ()
    draft.to_act = ()
    draft.turn = NO_TURN
    draw_prizes(draft)
    draft.tell(happened.GameEnded(winners=winners(draft)))


def draw_prizes(draft: Draft) -> None:
    """Draw prizes: gold for the winner, bronze for the last, silver for the others.

    No seat wins a card that a player at the table has (MS-ART-1)."""
    kept = (card for seat in draft.order for card in draft.options.kept_by(seat))
    gone = {*(card for player in draft.players for card in player.artefacts), *kept}
    for seat, metal in zip(ranking(draft), draft.layout.prizes, strict=True):
        if draft.players[seat].is_automa:
            continue
        left = [ref for ref, card in draft.box.artefacts.items() if card.metal == metal and ref not in gone]
        if left:
            card, draft.rng = draft.rng.pick(left)
            gone.add(card)
            draft.change(seat, prize=card)
            draft.tell(happened.ArtefactWon(seat=seat, card=card))
