"""The turn of Höyük: what the rules do by themselves between two decisions (HK-TURN-1 to HK-TURN-5)."""

from functools import cache
from typing import assert_never

from rules.core.types import Ref, Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk import events as happened
from rules.hoyuk.calamities import lose, strike
from rules.hoyuk.draft import Draft
from rules.hoyuk.inspecting import begin_inspection, inspect
from rules.hoyuk.powers import opened_by_power
from rules.hoyuk.queries import (
    can_build_house,
    can_clear_for_storey,
    can_go_on,
    can_place,
    cards_left,
    in_supply,
    kinds_left,
    level_of,
    open_piles,
    pieces_in,
    stealable,
    third_of,
)
from rules.hoyuk.scoring import final_scoring, winners

CONSTRUCTION, CATASTROPHE, ASPECTS, END = 1, 2, 3, 4
"""The four phases (HK-TURN-1)."""


def carry_on(draft: Draft) -> None:
    """Do everything that needs no choice, until a seat must choose or the game is over."""
    while draft.agenda and is_settled(draft, draft.agenda[0]):
        pass


def begin_turn(draft: Draft) -> None:
    """The whole turn is written down; no catastrophe comes in the first one (HK-CAL-1, ruling A38)."""
    draft.turn += 1
    draft.tell(happened.TurnBegan(turn=draft.turn, marker=draft.marker))
    has_catastrophe = draft.turn > 1
    if has_catastrophe and draft.options.reveal_next_catastrophe:
        draft.tell(happened.CatastropheAnnounced(card=draft.catastrophes[0]))
    draft.agenda = whole_turn(draft.box.stages, has_catastrophe=has_catastrophe)


@cache
def whole_turn(stages: int, *, has_catastrophe: bool) -> tuple[todo.Pending, ...]:
    turn: list[todo.Pending] = [todo.Phase(CONSTRUCTION)]
    for number in range(1, stages + 1):
        turn += [todo.Stage(number), todo.EndStage(number)]
    turn.append(todo.CheckRoom())
    if has_catastrophe:
        turn += [todo.Phase(CATASTROPHE), todo.Catastrophe()]
    turn += [todo.Phase(ASPECTS), todo.Inspection(), todo.Phase(END), todo.Tidying(), todo.EndTurn()]
    return tuple(turn)


def is_settled(draft: Draft, pending: todo.Pending) -> bool:
    """Carry out the next entry of the agenda if that takes no choice. False: a seat must choose."""
    match pending:
        case todo.Build():
            return is_build_settled(draft, pending)
        case todo.CardWindow():
            return is_window_settled(draft, pending)
        case todo.Lose():
            return is_loss_settled(draft, pending)
        case todo.Phase(number):
            draft.done()
            begin_phase(draft, number)
        case todo.Stage(number):
            draft.done()
            deal(draft, number)
        case todo.EndStage(number):
            draft.done()
            end_stage(draft, number)
        case todo.CheckRoom():
            draft.done()
            check_room(draft)
        case todo.Catastrophe():
            draft.done()
            strike(draft)
        case todo.Inspection():
            draft.done()
            begin_inspection(draft)
        case todo.Inspect(seat, blocks):
            if len(blocks) > 1:
                return False
            draft.done()
            inspect(draft, seat, blocks[0], ())
        case todo.Tidying():
            draft.done()
            tidy_up(draft)
        case todo.ReturnCards(seat):
            return is_return_settled(draft, seat)
        case todo.Steal():
            return is_theft_settled(draft, pending)
        case todo.Power(seat):
            return is_power_settled(draft, seat)
        case todo.EndTurn():
            draft.done()
            end_turn(draft)
        case todo.HouseForShaman() | todo.Replace() | todo.PassMarker() | todo.ChooseTile():
            return False
        case _:
            assert_never(pending)
    return True


def begin_phase(draft: Draft, number: int) -> None:
    """Each phase opens with the card windows, the first player's first (HK-TURN-2, HK-TURN-5)."""
    draft.phase = number
    draft.tell(happened.PhaseBegan(phase=number))
    draft.first_of_all(*windows(draft.from_marker(), number))


@cache
def windows(seats: tuple[Seat, ...], phase: int) -> tuple[todo.CardWindow, ...]:
    return tuple(todo.CardWindow(seat, phase) for seat in seats)


# Cards


def is_window_settled(draft: Draft, window: todo.CardWindow) -> bool:
    """The family limit is taken when a seat's window begins; without cards to play there is nothing to ask."""
    seat, limit = window.seat, window.limit
    begins = limit < 0
    if begins:
        draft.joined = False
    if draft.players[seat].hand:
        if begins:
            limit = draft.village.family_counts[seat]
        if cards_left(draft, seat, limit) > 0:
            if begins:
                draft.instead(todo.CardWindow(seat, window.phase, limit))
            return False
    draft.done()
    return True


def is_return_settled(draft: Draft, seat: Seat) -> bool:
    player = draft.players[seat]
    if not player.spent:
        draft.done()
        return True
    if open_piles(draft):
        return False
    draft.done()  # ruling A9: every pile is closed, and the cards leave the game
    draft.change(seat, spent=())
    draft.removed += player.spent
    draft.tell(happened.CardsReturned(seat=seat, pile=None, cards=player.spent))
    return True


# Construction


def deal(draft: Draft, stage: int) -> None:
    """One tile each, clockwise from the first player; expert neighbours get two (HK-CON-2, HK-SOLO-13, ruling A12)."""
    dealt: list[tuple[Ref, ...]] = [()] * len(draft.players)
    order = draft.from_marker()
    for seat in order:
        count = level_of(draft).tiles_per_stage if seat in draft.neighbours else 1
        dealt[seat] = tuple([next_tile(draft, stage) for _ in range(count)])
    draft.dealt = dealt
    elements = tuple([tuple([draft.box.elements[tile] for tile in own]) for own in dealt])
    draft.tell(happened.TilesDealt(stage=stage, tiles=tuple(dealt), elements=elements))
    draft.first_of_all(*[first_step(draft, seat, dealt[seat]) for seat in order])


def first_step(draft: Draft, seat: Seat, tiles: tuple[Ref, ...]) -> todo.Pending:
    return todo.ChooseTile(seat) if len(tiles) > 1 else building(draft, seat, tiles[0])


def building(draft: Draft, seat: Seat, tile: Ref) -> todo.Build:
    """All elements of a tile, before the next seat builds (HK-CON-3); at the easy level not all (HK-SOLO-13)."""
    elements = draft.box.elements[tile]
    if seat in draft.neighbours and stage_of(draft) <= level_of(draft).stages_of_houses:
        elements, left = elements_without_third(elements)
        draft.tell(happened.ElementLeft(seat=seat, element=left))
    return todo.Build(seat, elements, "tile", "HK-CON-3")


def stage_of(draft: Draft) -> int:
    return next(each.number for each in draft.agenda if isinstance(each, todo.EndStage))


def elements_without_third(elements: tuple[todo.Planned, ...]) -> tuple[tuple[todo.Planned, ...], todo.Planned]:
    """The two houses of a tile, and what it shows beside them."""
    third = third_of(elements)
    at = len(elements) - 1 - elements[::-1].index(third)
    return (*elements[:at], *elements[at + 1 :]), third


def next_tile(draft: Draft, stage: int) -> Ref:
    """An empty pile is made of the discards; those of stage 1 stay out in stage 2 (HK-CON-5, HK-CON-6)."""
    if not draft.tiles:
        kept = draft.first_stage if stage > 1 else ()
        again = tuple(tile for tile in draft.tile_discard if tile not in kept)
        draft.tiles, draft.rng = draft.rng.shuffled(again)
        draft.tile_discard = kept
        draft.tell(happened.TilesReshuffled())
    tile, draft.tiles = draft.tiles[0], draft.tiles[1:]
    return tile


def is_build_settled(draft: Draft, build: todo.Build) -> bool:
    """Elements that have no place are lost, unless room can be made for them (ruling A13)."""
    if build.elements and can_go_on(draft, build):
        return False
    draft.done()
    lose_elements(draft, build)
    return True


def lose_elements(draft: Draft, build: todo.Build) -> None:
    """HK-CON-8."""
    if build.source == "tile":
        draft.joined = False
    for element in build.elements:
        draft.tell(lost(draft, build.seat, element))


def lost(draft: Draft, seat: Seat, element: todo.Planned) -> happened.ElementLost:
    """Return a lost element with why: an option or ruling A13 lets a seat give it up, no supply, or no place."""
    kinds = kinds_left((element,))
    if any(can_place(draft, seat, kind) for kind in kinds):
        return happened.ElementLost(seat=seat, element=element, is_given_up=True, rule="HK-CON-3", why="hk-why-option")
    if "house" in kinds and can_clear_for_storey(draft, seat):
        return happened.ElementLost(seat=seat, element=element, is_given_up=True, rule="HK-CON-3", why="hk-why-roof")
    why = "hk-why-no-place" if any(in_supply(draft, seat, kind) for kind in kinds) else "hk-why-no-supply"
    return happened.ElementLost(seat=seat, element=element, is_given_up=False, rule="HK-CON-8", why=why)


def end_stage(draft: Draft, stage: int) -> None:
    """HK-CON-5."""
    tiles = tuple(tile for own in draft.dealt for tile in own)
    draft.tile_discard += tiles
    draft.first_stage = tiles if stage == 1 else ()
    draft.dealt = [()] * len(draft.players)


def check_room(draft: Draft) -> None:
    """HK-END-1, ruling A15."""
    if not draft.is_last and not any(can_build_house(draft, seat) for seat in range(len(draft.players))):
        draft.is_last = True
        draft.tell(happened.LastTurn(seat=None, rule="HK-END-1"))


# Catastrophes and powers


def is_loss_settled(draft: Draft, loss: todo.Lose) -> bool:
    """Settle a loss when all must go, as there is nothing to choose. False: the seat must choose."""
    cells = pieces_in(draft.village, loss.block, loss.seat, loss.what)
    if loss.count and len(cells) > loss.count:
        return False
    draft.done()
    for cell in cells[: loss.count]:
        lose(draft, loss.seat, loss.what, cell)
    return True


def is_power_settled(draft: Draft, seat: Seat) -> bool:
    """A power that can do nothing lapses (rulings A29 to A31, A45)."""
    if opened_by_power(draft, seat) is not None:
        return False
    draft.done()
    draft.tell(happened.PowerLapsed(seat=seat, clan=draft.players[seat].clan, why="impossible"))
    return True


def is_theft_settled(draft: Draft, theft: todo.Steal) -> bool:
    """What was taken is then placed, in any order (ruling A30)."""
    if theft.left and stealable(draft, theft):
        return False
    send_loose_home(draft, theft)
    draft.instead(todo.Build(theft.seat, theft.taken, "power", "HK-CLAN-6"))
    return True


def send_loose_home(draft: Draft, theft: todo.Steal) -> None:
    """The cattle of a stolen pen, unless it is stolen as well (ruling A30)."""
    if theft.loose is not None:
        draft.send_cattle_home(theft.loose)


# The end of a turn


def tidy_up(draft: Draft) -> None:
    """Put used cards under piles, then pass the marker on; not in the last turn, where neither would matter."""
    if not draft.is_last:
        draft.first_of_all(*(todo.ReturnCards(seat) for seat in draft.from_marker()), todo.PassMarker(draft.marker))


def end_turn(draft: Draft) -> None:
    draft.locusts = ()
    if draft.shaman_repelled:
        draft.shaman_repelled = False
        draft.send_shaman_home()  # HK-SHA-3
    if draft.is_last:
        draft.agenda = ()
        final_scoring(draft)
        draft.tell(happened.GameEnded(winners=winners(draft)))
    else:
        begin_turn(draft)
