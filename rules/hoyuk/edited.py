"""A position of Höyük in the hands of somebody who edits it: builds, takes down, hands out cards, asks something else.

It conserves the components: houses go back beside the board, pieces into the supply, aspect cards below a pile.
"""

from dataclasses import dataclass, replace

from rules.core.editing import Key
from rules.core.fact import SeatFact
from rules.core.seat_fields import exchanged
from rules.core.types import Ref, Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk.agenda import Planned
from rules.hoyuk.cells import DIRECTIONS, NUMBER, SIDE, name_of
from rules.hoyuk.draft import Draft
from rules.hoyuk.parts import PIECES
from rules.hoyuk.phases import CONSTRUCTION, END, whole_turn
from rules.hoyuk.state import SOURCES, State
from rules.hoyuk.village import House, Pen, Ruin, Village

BUILD, WINDOW, OVER = "build", "window", "over"
AS_IT_IS = "as-it-is"
HOLDS_TWO = 2
"""A house has two storeys at most."""
MARKER, SHAMAN = "marker", "shaman"


def ask_of(state: "State | Edited") -> str:
    """Name what is asked: a card window with its phase, or whatever else a game had come to."""
    match state.agenda:
        case ():
            return OVER
        case (todo.Build(source="tile"), *_):
            return BUILD
        case (todo.CardWindow(phase=phase), *_):
            return f"{WINDOW}-{phase}"
    return AS_IT_IS


def asked_seat(state: "State | Edited") -> Seat:
    first = state.agenda[0] if state.agenda else None
    return state.marker if first is None else int(getattr(first, "seat", state.marker))


def stage_of(state: "State | Edited") -> int:
    """The stage of construction that goes on; the last one where none does."""
    return next((each.number for each in state.agenda if isinstance(each, todo.EndStage)), state.box.stages)


def elements_of(state: "State | Edited") -> tuple[Planned, ...]:
    first = state.agenda[0] if state.agenda else None
    return first.elements if isinstance(first, todo.Build) else ()


def usual_gate(village: Village, cell: int) -> int:
    """A pen turns by itself to the house beside it, to the first of several; without one to the north."""
    houses = [side for side in DIRECTIONS if (beside := SIDE[cell][side]) is not None and village.house(beside)]
    return houses[0] if houses else DIRECTIONS[0]


@dataclass(frozen=True, slots=True)
class Building:
    """A house, ruin or pen with all that stands on it."""

    thing: House | Ruin | Pen


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece that stands on a house, or in a pen."""

    kind: str


@dataclass(frozen=True, slots=True)
class Card:
    ref: Ref
    pile: int | None = None
    """The pile that it was taken from, which gets another one instead."""


@dataclass(frozen=True, slots=True)
class Marker:
    """The first-player marker lies before a seat in every position."""


Held = Building | Piece | Card | Marker


USUAL_TILE: tuple[Planned, ...] = ("house", "house", "choice")


class Edited(Draft):
    # Out of the box

    def from_box(self, spare: str, place: Key, turned: int) -> Held:
        match spare.split("-"):
            case [_, "house", seat]:
                self.change_houses(int(seat), -1)
                return Building(House(int(seat)))
            case [_, "ruin", seat]:
                self.change_houses(int(seat), -1)
                return Building(Ruin(int(seat)))
            case [_, "card", symbol]:
                return self.card_of(symbol)
            case [_, "pen"]:
                self.take("pen")
                cell = cell_of(place)
                return Building(Pen((usual_gate(self.village, cell) + turned) % len(DIRECTIONS)))
            case [_, kind]:
                self.take_piece(kind)
                return Piece(kind)
        raise ValueError(spare)

    def change_houses(self, seat: Seat, more: int) -> None:
        self.change(seat, houses=self.players[seat].houses + more)

    def take_piece(self, kind: str) -> None:
        """The shaman is not counted: there is one."""
        for piece in PIECES:
            if piece == kind:
                self.take(piece)

    def return_piece(self, kind: str) -> None:
        for piece in PIECES:
            if piece == kind:
                self.put_back(piece)

    def card_of(self, symbol: str) -> Card:
        """Take a card that left the game, else the lowest one with this symbol."""
        gone = next((card for card in self.removed if self.box.symbol[card] == symbol), None)
        if gone is not None:
            self.removed = tuple(card for card in self.removed if card != gone)
            return Card(gone)
        lying = ((depth, at) for at, pile in enumerate(self.piles) for depth, _ in enumerate(pile))
        depth, at = max(each for each in lying if self.box.symbol[self.piles[each[1]][each[0]]] == symbol)
        pile = self.piles[at]
        self.piles[at] = (*pile[:depth], *pile[depth + 1 :])
        return Card(pile[depth], at)

    # Off the table

    def lift(self, thing: Key) -> Held:
        """Take a thing off the table."""
        if thing == MARKER:
            return Marker()
        if thing == SHAMAN:
            cell = self.village.shaman_cell
            assert cell is not None
            self.without_piece(cell, SHAMAN)
            return Piece(SHAMAN)
        kind, _, name = thing.partition("-")
        if kind == "card":
            return self.lift_card(name)
        cell = NUMBER[name]
        if kind in ("house", "ruin", "pen"):
            standing = self.village.at(cell)
            assert standing is not None
            self.put(cell, None)
            return Building(standing)
        self.without_piece(cell, kind)
        return Piece(kind)

    def lift_card(self, ref: Ref) -> Card:
        for seat, player in enumerate(self.players):
            hand, spent = (tuple(card for card in each if card != ref) for each in (player.hand, player.spent))
            self.change(seat, hand=hand, spent=spent)
        return Card(ref)

    def without_piece(self, cell: int, kind: str) -> None:
        match self.village.at(cell):
            case House() as house:
                self.put(cell, house_with(house, kind, present=False))
            case Pen() as pen:
                self.put(cell, pen._replace(cattle=False))

    # Onto the table

    def lay(self, held: Held, place: Key) -> None:
        match held:
            case Building(thing):
                self.build(thing, cell_of(place))
            case Piece(kind):
                self.stand(kind, cell_of(place))
            case Card():
                self.lay_card(held, place)
            case Marker():
                self.marker = int(place.rpartition("-")[2])

    def build(self, thing: House | Ruin | Pen, cell: int) -> None:
        """A plain house on one of its clan is a second storey; anything else takes the place of what is there."""
        here = self.village.at(cell)
        if isinstance(here, House) and thing == House(here.owner) and here.storeys < HOLDS_TWO:
            self.put(cell, here._replace(storeys=HOLDS_TWO))
            return
        if here is not None:
            self.put(cell, None)
            self.return_to_box(Building(here))
        self.put(cell, thing)

    def stand(self, kind: str, cell: int) -> None:
        """What has no room beside it goes back."""
        match self.village.at(cell):
            case Pen() as pen:
                if pen.cattle:
                    self.return_piece("cattle")
                self.put(cell, pen._replace(cattle=True))
            case House() as house:
                if (kind == "villager" and house.villager) or (kind in ("oven", "shrine") and house.roof):
                    self.return_piece("villager" if kind == "villager" else house.roof)
                self.put(cell, house_with(house, kind, present=True))

    def lay_card(self, card: Card, place: Key) -> None:
        kind, _, where = place.partition("-")
        if kind == "pile":
            at = self.number_of_pile(where)
            self.piles[at] = (card.ref, *self.piles[at])
            if card.pile is not None and card.pile != at:
                self.piles[card.pile] += self.piles[at][-1:]
                self.piles[at] = self.piles[at][:-1]
            return
        if kind == "removed":
            self.removed += (card.ref,)
            return
        player = self.players[int(where)]
        if kind == "spent":
            self.change(int(where), spent=(*player.spent, card.ref))
        else:
            self.change(int(where), hand=(*player.hand, card.ref))

    def number_of_pile(self, ref: str) -> int:
        return next(at for at, pile in enumerate(self.box.piles[self.options.mode]) if pile.ref == ref)

    # Back into the box

    def return_to_box(self, held: Held) -> None:
        match held:
            case Building(House(owner, storeys, roof, villager, shaman)):
                self.change_houses(owner, storeys)
                for kind, stands in ((roof, roof), ("villager", villager), (SHAMAN, shaman)):
                    if stands:
                        self.return_piece(kind)
            case Building(Ruin(clan)):
                self.change_houses(clan, 1)
            case Building(Pen(cattle=cattle)):
                self.put_back("pen")
                if cattle:
                    self.put_back("cattle")
            case Piece(kind):
                self.return_piece(kind)
            case Card(ref):
                at = min(range(len(self.piles)), key=lambda pile: len(self.piles[pile]))
                self.piles[at] += (ref,)
            case Marker():
                self.marker = 0

    def turn_pen(self, thing: Key, steps: int) -> bool:
        """Turn the gate of a pen; nothing else can be turned."""
        kind, _, name = thing.partition("-")
        if kind != "pen":
            return False
        pen = self.village.at(NUMBER[name])
        assert isinstance(pen, Pen)
        self.put(NUMBER[name], pen._replace(gate=(pen.gate + steps) % len(DIRECTIONS)))
        return True

    # Numbers

    def set_points(self, seat: Seat, points: int) -> None:
        """The difference counts as points of groups; where they do not suffice, all points do."""
        player = self.players[seat]
        first = player.earned[0] + points - player.score
        others = player.earned[1:] if first >= 0 else (0,) * (len(SOURCES) - 1)
        self.change(seat, earned=(first if first >= 0 else points, *others))

    def set_gone(self, seat: Seat, gone: int) -> None:
        """House tiles that have left the game come out of those beside the board, and go back there."""
        player = self.players[seat]
        self.change(seat, gone=gone, houses=player.houses + player.gone - gone)

    def set_clan(self, seat: Seat, clan: Ref) -> None:
        for each, own in enumerate(exchanged([player.clan for player in self.players], seat, clan)):
            self.change(each, clan=own)

    def set_locusts(self, cell: int, *, there: bool) -> None:
        """The block of this cell gives no cards this turn, or does."""
        block = next(each.cells for each in self.village.blocks if cell in each.cells)
        others = tuple(each for each in self.locusts if each != block)
        self.locusts = (*others, block) if there else others

    # Decks

    def set_last_calamity(self, ref: Ref) -> None:
        """This card has come last; none: all of them are still to come."""
        self.seen = max(self.seen, 1) if ref else 0
        if ref:
            self.catastrophes = exchanged(self.catastrophes, len(self.catastrophes) - 1, ref)

    def set_next_calamity(self, ref: Ref) -> None:
        self.catastrophes = exchanged(self.catastrophes, 0, ref)

    def set_next_tile(self, at: int) -> None:
        self.tiles = exchanged(self.tiles, 0, self.tiles[at])

    # Questions

    def ask(self, ask: str, seat: Seat, stage: int, elements: tuple[Planned, ...]) -> None:
        """Ask this seat, and write down the rest of the turn after it."""
        turn = whole_turn(self.box.stages, has_catastrophe=self.turn > 1)
        if ask == OVER:
            self.phase, self.agenda = END, ()
        elif ask == BUILD:
            self.phase = CONSTRUCTION
            rest = turn[turn.index(todo.EndStage(stage)) :]
            self.agenda = (todo.Build(seat, elements, "tile", "HK-CON-3"), *rest)
        else:
            self.phase = int(ask.rpartition("-")[2])
            order = self.from_marker()
            later = order[order.index(seat) + 1 :]
            window = todo.CardWindow(seat, self.phase, self.village.family_counts[seat])
            rest = turn[turn.index(todo.Phase(self.phase)) + 1 :]
            self.agenda = (window, *(todo.CardWindow(each, self.phase) for each in later), *rest)
        if ask != BUILD:
            self.tile_discard += tuple(tile for own in self.dealt for tile in own)
            self.dealt = [()] * len(self.players)

    def ask_another(self, seat: Seat) -> None:
        """The same is asked of another seat."""
        ask = ask_of(self)
        first = self.agenda[0] if self.agenda else None
        if ask == AS_IT_IS and isinstance(first, SeatFact):
            self.agenda = (replace(first, seat=seat), *self.agenda[1:])
        elif ask == OVER:
            self.marker = seat
        else:
            self.ask(ask, seat, stage_of(self), elements_of(self))


def house_with(house: House, kind: str, *, present: bool) -> House:
    match kind:
        case "villager":
            return house._replace(villager=present)
        case "shaman":
            return house._replace(shaman=present)
        case "oven":
            return house._replace(roof="oven" if present else "")
    return house._replace(roof="shrine" if present else "")


def cell_of(place: Key) -> int:
    return NUMBER[place.partition("-")[2]]


def place_of(village: Village, cell: int) -> Key:
    """What the table calls the place: ruins are ground like any other."""
    match village.at(cell):
        case House():
            return f"house-{name_of(cell)}"
        case Pen():
            return f"pen-{name_of(cell)}"
    return f"cell-{name_of(cell)}"
