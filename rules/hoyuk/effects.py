"""What each move does: one function a kind, then the rules carry on by themselves (phases.py)."""

from typing import Literal, assert_never

from rules.core.step import Step
from rules.core.types import Ref, Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk import events as happened
from rules.hoyuk import moves as m
from rules.hoyuk.calamities import lose
from rules.hoyuk.cells import NUMBER, has, name_of
from rules.hoyuk.components import JOKER
from rules.hoyuk.draft import Draft
from rules.hoyuk.events import Event
from rules.hoyuk.inspecting import inspect
from rules.hoyuk.neighbours import act_for
from rules.hoyuk.phases import carry_on, lose_elements, send_loose_home
from rules.hoyuk.powers import use_power
from rules.hoyuk.queries import is_loose, largest_group, robbed_of, without_element, without_piece
from rules.hoyuk.state import State
from rules.hoyuk.village import House, Pen


def applied(state: State, move: m.Move) -> Step[State, Event]:
    draft = Draft(state)
    if isinstance(move, m.NeighbourActs):
        answer = act_for(draft, move.seat)
        if answer is not None:
            act(draft, answer)
    else:
        act(draft, move)
    carry_on(draft)
    return Step(draft.state(), tuple(draft.events))


def act(draft: Draft, move: m.Move) -> None:
    match move:
        case m.BuildHouse():
            build_house(draft, move)
        case m.BuildPen():
            build_pen(draft, move)
        case m.PlaceRoof(seat=seat, cell=cell, piece=piece):
            element_built(draft, piece)
            put_on_house(draft, seat, NUMBER[cell], piece)
        case m.PlaceVillager(seat=seat, cell=cell):
            element_built(draft, "villager")
            put_on_house(draft, seat, NUMBER[cell], "villager")
        case m.PlaceCattle():
            place_cattle(draft, move)
        case m.PlaceShaman(seat=seat, cell=cell):
            element_built(draft, "shaman")
            place_shaman(draft, seat, NUMBER[cell])
        case m.Forgo():
            forgo(draft)
        case m.ScoreGroup():
            score_group(draft, move)
        case m.BuildWithCard():
            build_with_card(draft, move)
        case m.PassWindow(seat=seat):
            window = draft.answered(todo.CardWindow)
            draft.done()
            draft.tell(happened.WindowPassed(seat=seat, phase=window.phase))
        case m.ReturnUnder():
            return_under(draft, move)
        case m.LosePiece():
            lose_piece(draft, move)
        case m.InspectBlock(seat=seat, block=block):
            inspection = draft.answered(todo.Inspect)
            draft.done()
            chosen = NUMBER[block]
            inspect(draft, seat, chosen, tuple(cell for cell in inspection.blocks if cell != chosen))
        case m.GiveMarker(seat=seat, to=to):
            draft.done()
            draft.marker = to
            draft.tell(happened.MarkerGiven(seat=seat, to=to))
        case m.UsePower(seat=seat):
            draft.done()
            use_power(draft, seat)
        case m.DeclinePower(seat=seat):
            draft.done()
            draft.tell(happened.PowerLapsed(seat=seat, clan=draft.players[seat].clan, why="declined"))
        case m.ReplaceHouse():
            replace_house(draft, move)
        case m.StealPiece():
            steal(draft, move)
        case m.NeighbourActs():
            raise AssertionError("what a neighbour does was found before")
        case _:
            assert_never(move)


# Building


def element_built(draft: Draft, kind: todo.Element) -> None:
    """One element fewer to build."""
    build = draft.answered(todo.Build)
    left = without_element(build.elements, kind)
    draft.instead(todo.Build(build.seat, left, build.source, build.rule))


def build_house(draft: Draft, move: m.BuildHouse) -> None:
    cell, pending = NUMBER[move.cell], draft.agenda[0]
    is_for_shaman = isinstance(pending, todo.HouseForShaman)
    if is_for_shaman:
        draft.done()
    else:
        element_built(draft, "house")
    if move.clear:
        draft.clear_roof(cell)
    draft.place_house(move.seat, cell)
    if is_for_shaman:
        place_shaman(draft, move.seat, cell)


def build_pen(draft: Draft, move: m.BuildPen) -> None:
    element_built(draft, "pen")
    draft.take("pen")
    draft.put(NUMBER[move.cell], Pen(move.gate))
    draft.tell(happened.PenBuilt(seat=move.seat, cell=move.cell, gate=move.gate))


def put_on_house(draft: Draft, seat: Seat, cell: int, piece: m.RoofPiece | Literal["villager"]) -> None:
    house = draft.house_on(cell)
    draft.take(piece)
    draft.put(cell, house._replace(villager=True) if piece == "villager" else house._replace(roof=piece))
    draft.tell(happened.PiecePlaced(seat=seat, piece=piece, cell=name_of(cell)))


def place_cattle(draft: Draft, move: m.PlaceCattle) -> None:
    cell = NUMBER[move.cell]
    pen = draft.village.at(cell)
    assert isinstance(pen, Pen)
    element_built(draft, "cattle")
    draft.take("cattle")
    draft.put(cell, pen._replace(cattle=True))
    draft.tell(happened.PiecePlaced(seat=move.seat, piece="cattle", cell=move.cell))


def place_shaman(draft: Draft, seat: Seat, cell: int) -> None:
    """From the board's edge, or from where he stands; he is fresh again (HK-SHA-1, ruling A22)."""
    if draft.village.shaman_cell != cell:
        draft.send_shaman_home()
    draft.put(cell, draft.house_on(cell)._replace(shaman=True))
    draft.shaman_repelled = False
    draft.tell(happened.ShamanPlaced(seat=seat, cell=name_of(cell)))


def forgo(draft: Draft) -> None:
    build = draft.answered(todo.Build)
    draft.done()
    lose_elements(draft, build)


# Cards


def score_group(draft: Draft, move: m.ScoreGroup) -> None:
    """Points at once; five cards wake the clan's power in the expert game (HK-SCO-1, HK-SCO-4, HK-CLAN-2)."""
    cards = chosen_cards(draft, move.seat, move.symbol, (move.cards, move.jokers))
    draft.spend(move.seat, cards, move.symbol, "score")
    count = move.cards + move.jokers
    draft.gain(move.seat, "groups", "HK-SCO-1", draft.box.ladder[count])
    if count == largest_group(draft) and draft.options.is_expert:
        draft.first_of_all(todo.Power(move.seat))


def build_with_card(draft: Draft, move: m.BuildWithCard) -> None:
    cards = chosen_cards(draft, move.seat, move.element, (0, 1) if move.joker else (1, 0))
    draft.spend(move.seat, cards, move.element, "build")
    draft.first_of_all(todo.Build(move.seat, (move.element,), "card", "HK-CARD-8"))


def chosen_cards(draft: Draft, seat: Seat, symbol: str, counts: tuple[int, int]) -> tuple[Ref, ...]:
    """So many cards of a symbol and so many jokers, those that came first."""
    hand = draft.players[seat].hand
    own = [card for card in hand if draft.box.symbol[card] == symbol][: counts[0]]
    wild = [card for card in hand if draft.box.symbol[card] == JOKER][: counts[1]]
    return (*own, *wild)


def return_under(draft: Draft, move: m.ReturnUnder) -> None:
    """The first one spent lies uppermost (ruling A43)."""
    draft.done()
    cards = draft.players[move.seat].spent
    piles = enumerate(draft.box.piles[draft.options.mode])
    at, pile = next((at, pile) for at, pile in piles if pile.ref == move.pile)
    draft.piles[at] += cards
    draft.change(move.seat, spent=())
    draft.tell(happened.CardsReturned(seat=move.seat, pile=pile.ref, cards=cards))


# Catastrophes and powers


def lose_piece(draft: Draft, move: m.LosePiece) -> None:
    loss = draft.answered(todo.Lose)
    draft.instead(todo.Lose(loss.seat, loss.block, loss.what, loss.count - 1, loss.rule))
    lose(draft, move.seat, loss.what, NUMBER[move.cell])


def replace_house(draft: Draft, move: m.ReplaceHouse) -> None:
    """Both tiles of the victim leave the game; no ruin remains (HK-CLAN-3, ruling A29)."""
    cell = NUMBER[move.cell]
    draft.done()
    house = draft.house_on(cell)
    draft.tell(happened.HouseReplaced(seat=move.seat, victim=house.owner, cell=move.cell))
    draft.strip(cell)
    draft.change(house.owner, gone=draft.players[house.owner].gone + house.storeys)
    draft.put(cell, None)
    draft.place_house(move.seat, cell)


def steal(draft: Draft, move: m.StealPiece) -> None:
    """To the supply first; what is placed afterwards comes from there (ruling A30)."""
    theft, cell = draft.answered(todo.Steal), NUMBER[move.cell]
    victim = robbed_of(draft.village, theft, move.piece, cell)
    assert victim is not None
    draft.tell(happened.PieceStolen(seat=move.seat, victim=victim, piece=move.piece, cell=move.cell))
    draft.put_back(move.piece)
    loose = None
    if not is_loose(theft, move.piece, cell):
        send_loose_home(draft, theft)
        here = draft.village.at(cell)
        assert isinstance(here, House | Pen)
        loose = cell if move.piece == "pen" and has(draft.village.where.cattle, cell) else None
        draft.put(cell, without_piece(here, move.piece))
    draft.instead(todo.Steal(move.seat, theft.left - 1, victim, (*theft.taken, move.piece), loose))
