"""The turn of Höyük: what the rules do by themselves between two decisions (HK-TURN-1 to HK-TURN-5)."""

from typing import assert_never

from rules.core.types import Ref, Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk import events as happened
from rules.hoyuk.calamities import lose, strike
from rules.hoyuk.candidates import can_build_house, open_piles
from rules.hoyuk.draft import Draft
from rules.hoyuk.inspecting import begin_inspection, inspect
from rules.hoyuk.queries import can_place_by_clearing, cards_left, kinds_left, must_go_on, pieces_in, stealable
from rules.hoyuk.scoring import final_scoring, winners

CONSTRUCTION, CATASTROPHE, ASPECTS, END = 1, 2, 3, 4
"""The four phases (HK-TURN-1)."""
FIERCE = 3
"""The level at which a neighbour is dealt two tiles a stage."""


def carry_on(draft: Draft) -> None:
    """Does everything that needs nobody's choice, until somebody must choose or the game is over."""
    while draft.agenda and is_settled(draft, draft.agenda[0]):
        pass


def begin_turn(draft: Draft) -> None:
    """The whole turn is written down; no catastrophe comes in the first one (HK-CAL-1, ruling A38)."""
    draft.turn += 1
    draft.tell(happened.TurnBegan(turn=draft.turn, marker=draft.marker))
    stages = [
        entry for number in range(1, draft.box.stages + 1) for entry in (todo.Stage(number), todo.EndStage(number))
    ]
    construction: list[todo.Pending] = [
        todo.OpenWindow(CONSTRUCTION),
        todo.Phase(CONSTRUCTION),
        *stages,
        todo.CheckRoom(),
    ]
    calamity: list[todo.Pending] = []
    if draft.turn > 1:
        calamity = [todo.OpenWindow(CATASTROPHE), todo.Phase(CATASTROPHE), todo.Catastrophe()]
    aspects: list[todo.Pending] = [todo.OpenWindow(ASPECTS), todo.Phase(ASPECTS)]
    end: list[todo.Pending] = [todo.OpenWindow(END), todo.Phase(END), todo.EndTurn()]
    draft.agenda = (*construction, *calamity, *aspects, *end)


def is_settled(draft: Draft, pending: todo.Pending) -> bool:
    """Carries out the next entry of the agenda if that takes no choice. False: somebody must choose."""
    match pending:
        case todo.OpenWindow(phase):
            draft.done()
            draft.first_of_all(*(todo.CardWindow(seat, phase) for seat in draft.from_marker()))
        case todo.CardWindow():
            return is_window_settled(draft, pending)
        case todo.Phase(number):
            draft.done()
            begin_phase(draft, number)
        case todo.Stage(number):
            draft.done()
            deal(draft, number)
        case todo.EndStage(number):
            draft.done()
            end_stage(draft, number)
        case todo.Build():
            return is_build_settled(draft, pending)
        case todo.CheckRoom():
            draft.done()
            check_room(draft)
        case todo.Catastrophe():
            draft.done()
            strike(draft)
        case todo.Lose():
            return is_loss_settled(draft, pending)
        case todo.Inspect(seat, blocks):
            if len(blocks) > 1:
                return False
            draft.done()
            inspect(draft, seat, blocks[0], ())
        case todo.ReturnCards(seat):
            return is_return_settled(draft, seat)
        case todo.Steal():
            return is_theft_settled(draft, pending)
        case todo.EndTurn():
            draft.done()
            end_turn(draft)
        case todo.Power() | todo.HouseForShaman() | todo.Replace() | todo.PassMarker():
            return False
        case _:
            assert_never(pending)
    return True


def is_window_settled(draft: Draft, window: todo.CardWindow) -> bool:
    """The family limit is taken when a seat's window begins; without cards to play there is nothing to ask."""
    if window.limit < 0:
        families = draft.village.family_counts[window.seat]
        draft.instead(todo.CardWindow(window.seat, window.phase, families))
        return True
    if draft.players[window.seat].hand and cards_left(draft, window.seat, window.limit) > 0:
        return False
    draft.done()
    return True


def is_build_settled(draft: Draft, build: todo.Build) -> bool:
    """Elements that have no place are lost, unless room can be made for them (ruling A13)."""
    if build.elements and (
        must_go_on(draft, build.seat, build.elements)
        or ("house" in kinds_left(build.elements) and can_place_by_clearing(draft, build.seat))
    ):
        return False
    draft.done()
    lose_elements(draft, build)
    return True


def lose_elements(draft: Draft, build: todo.Build) -> None:
    for element in build.elements:
        draft.tell(happened.ElementLost(seat=build.seat, element=element))


def is_loss_settled(draft: Draft, loss: todo.Lose) -> bool:
    """When all must go, there is nothing to choose."""
    cells = pieces_in(draft.village, loss.block, loss.seat, loss.what)
    if loss.count and len(cells) > loss.count:
        return False
    draft.done()
    for cell in cells[: loss.count]:
        lose(draft, loss.seat, loss.what, cell)
    return True


def is_return_settled(draft: Draft, seat: Seat) -> bool:
    player = draft.players[seat]
    if not player.spent:
        draft.done()
        return True
    piles = open_piles(draft)
    if piles:
        return False
    draft.done()  # ruling A9: every pile is closed, and the cards leave the game
    draft.change(seat, spent=())
    draft.removed += player.spent
    draft.tell(happened.CardsReturned(seat=seat, pile=None, cards=player.spent))
    return True


def is_theft_settled(draft: Draft, theft: todo.Steal) -> bool:
    """What was taken is then placed, in any order (ruling A30)."""
    if theft.left and stealable(draft, theft.seat, theft.victim, theft.taken):
        return False
    draft.instead(todo.Build(theft.seat, theft.taken, "power", "HK-CLAN-6"))
    return True


def begin_phase(draft: Draft, number: int) -> None:
    draft.phase = number
    draft.tell(happened.PhaseBegan(phase=number))
    if number == ASPECTS:
        begin_inspection(draft)
    elif number == END:
        returns = [todo.ReturnCards(seat) for seat in draft.from_marker()]
        draft.first_of_all(*returns, todo.PassMarker(draft.marker))


# Construction


def deal(draft: Draft, stage: int) -> None:
    """One tile each, clockwise from the first player; a fierce neighbour gets two (HK-CON-2, ruling A12)."""
    dealt: list[tuple[Ref, ...]] = [()] * len(draft.players)
    for seat in draft.from_marker():
        count = 2 if seat in draft.neighbours and draft.options.level == FIERCE else 1
        dealt[seat] = tuple(next_tile(draft, stage) for _ in range(count))
    draft.dealt = dealt
    draft.tell(happened.TilesDealt(stage=stage, tiles=tuple(dealt)))
    builds = [todo.Build(seat, draft.box.elements[dealt[seat][0]], "tile", "HK-CON-3") for seat in draft.from_marker()]
    draft.first_of_all(*builds)


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


def end_stage(draft: Draft, stage: int) -> None:
    """HK-CON-5."""
    tiles = tuple(tile for own in draft.dealt for tile in own)
    draft.tile_discard += tiles
    draft.first_stage = tiles if stage == 1 else ()
    draft.dealt = [()] * len(draft.players)


def check_room(draft: Draft) -> None:
    """HK-END-1."""
    seats = [seat for seat, player in enumerate(draft.players) if player.houses]
    if not draft.is_last and not any(can_build_house(draft, seat) for seat in seats):
        draft.is_last = True
        draft.tell(happened.LastTurn(seat=None, rule="HK-END-1"))


# The end of a turn


def end_turn(draft: Draft) -> None:
    draft.locusts = ()
    if draft.shaman_repelled:
        draft.shaman_repelled = False
        draft.send_shaman_home()  # HK-SHA-3
    if draft.is_last:
        draft.agenda = ()
        final_scoring(draft)
        draft.tell(happened.GameEnded(winners=winners(draft.village, draft.players)))
    else:
        begin_turn(draft)
