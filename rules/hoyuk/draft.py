"""A position in the hands of the rules while one move is carried out: the same fields as `State`, changeable.

It lives for one `apply` only. The village is written cell by cell, and looked at as a whole when somebody asks.
"""

from typing import Literal

from rules.core.draft import PositionDraft, with_more
from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from rules.hoyuk import events as happened
from rules.hoyuk.agenda import Pending
from rules.hoyuk.cells import BESIDE, name_of
from rules.hoyuk.components import JOKER, Box
from rules.hoyuk.events import Event
from rules.hoyuk.options import Options
from rules.hoyuk.parts import PIECE_NUMBER, Piece
from rules.hoyuk.state import SOURCES, Player, Source, State, clockwise
from rules.hoyuk.village import House, Pen, Ruin, Thing, Village

SOURCE_NUMBER = {source: at for at, source in enumerate(SOURCES)}


class Draft(PositionDraft[State, Player, Pending, Event], of=State):
    box: Box
    options: Options
    neighbours: tuple[Seat, ...]
    village: Village
    supply: list[int]
    shaman_repelled: bool
    piles: list[tuple[Ref, ...]]
    removed: tuple[Ref, ...]
    catastrophes: tuple[Ref, ...]
    seen: int
    tiles: tuple[Ref, ...]
    tile_discard: tuple[Ref, ...]
    first_stage: tuple[Ref, ...]
    dealt: list[tuple[Ref, ...]]
    turn: int
    phase: int
    marker: Seat
    is_last: bool
    locusts: tuple[tuple[int, ...], ...]
    joined: bool
    rng: Rng

    def from_marker(self) -> tuple[Seat, ...]:
        return clockwise(self.marker, len(self.players))

    # Seats

    def gain(self, seat: Seat, source: Source, rule: str, points: int, block: Ref = "") -> None:
        """Points are never lost (HK-SCO-5)."""
        if points == 0:
            return
        earned = with_more(self.players[seat].earned, SOURCE_NUMBER[source], points)
        self.change(seat, earned=earned)
        self.tell(happened.Scored(seat=seat, source=source, rule=rule, points=points, block=block))

    # Pieces

    def take(self, piece: Piece) -> None:
        self.supply[PIECE_NUMBER[piece]] -= 1

    def put_back(self, piece: Piece) -> None:
        self.supply[PIECE_NUMBER[piece]] += 1

    # The village

    def put(self, cell: int, thing: Thing | None) -> None:
        self.village = self.village.with_cell(cell, thing)

    def house_on(self, cell: int) -> House:
        house = self.village.house(cell)
        assert house is not None
        return house

    def send_shaman_home(self) -> None:
        cell = self.village.shaman_cell
        if cell is not None:
            self.put(cell, self.house_on(cell)._replace(shaman=False))
            self.tell(happened.ShamanLeft(cell=name_of(cell)))

    def clear_roof(self, cell: int) -> None:
        """Own pieces go back to the supply so that a storey can be added (HK-ROF-5, HK-VIL-5)."""
        house = self.house_on(cell)
        if house.roof or house.villager:
            self.send_pieces_home(cell, house)
            self.put(cell, house._replace(roof="", villager=False))

    def send_pieces_home(self, cell: int, house: House) -> None:
        if house.roof:
            self.put_back(house.roof)
            self.tell(happened.PieceReturned(piece=house.roof, cell=name_of(cell)))
        if house.villager:
            self.put_back("villager")
            self.tell(happened.PieceReturned(piece="villager", cell=name_of(cell)))

    def remove_pen(self, cell: int) -> None:
        """Put a pen back into the supply, with the cattle in it (HK-PEN-6, HK-CAT-3)."""
        pen = self.village.at(cell)
        assert isinstance(pen, Pen)
        if pen.cattle:
            self.send_cattle_home(cell)
        self.put_back("pen")
        self.put(cell, None)

    def send_cattle_home(self, cell: int) -> None:
        self.put_back("cattle")
        self.tell(happened.PieceReturned(piece="cattle", cell=name_of(cell)))

    def strip(self, cell: int) -> None:
        """Everything that hangs on a house goes home: pens, roof piece, villager, shaman (HK-RUI-4).

        Its cell is not cleared of roof piece and villager: something else takes its place at once.
        """
        for pen in self.village.pens_of_house(cell):
            self.remove_pen(pen)
            self.tell(happened.PieceReturned(piece="pen", cell=name_of(pen)))
        house = self.house_on(cell)
        self.send_pieces_home(cell, house)
        if house.shaman:
            self.send_shaman_home()

    def ruin(self, cell: int) -> None:
        """A house is destroyed: its upper tile leaves the game, the lower one becomes a ruin (HK-RUI-1, HK-RUI-3)."""
        self.strip(cell)
        house = self.house_on(cell)
        if house.storeys > 1:
            self.change(house.owner, gone=self.players[house.owner].gone + house.storeys - 1)
        self.put(cell, Ruin(house.owner))
        self.tell(happened.HouseRuined(seat=house.owner, cell=name_of(cell)))

    def place_house(self, seat: Seat, cell: int) -> None:
        """Build on the ground, on a ruin or as a storey; after the last tile, this turn is the last (HK-TURN-4)."""
        here = self.village.at(cell)
        if isinstance(here, House):
            self.put(cell, here._replace(storeys=here.storeys + 1))
            self.tell(happened.StoreyBuilt(seat=seat, cell=name_of(cell)))
        else:
            how = self.how_it_stands(seat, cell)
            if isinstance(here, Ruin):
                self.change(here.clan, gone=self.players[here.clan].gone + 1)  # HK-RUI-5
            self.put(cell, House(seat))
            on_ruin = isinstance(here, Ruin)
            self.tell(happened.HouseBuilt(seat=seat, cell=name_of(cell), how=how, on_ruin=on_ruin))
        player = self.change(seat, houses=self.players[seat].houses - 1)
        if player.houses == 0 and not self.is_last:
            self.is_last = True
            self.tell(happened.LastTurn(seat=seat, rule="HK-TURN-4"))

    def how_it_stands(self, seat: Seat, cell: int) -> Literal["extends", "joins", "founds"]:
        """What a house on this cell does for its clan (HK-HOU-10)."""
        beside, where = BESIDE[cell], self.village.where
        if beside & where.houses[seat]:
            return "extends"
        return "joins" if beside & where.standing else "founds"

    # Cards

    def spend(self, seat: Seat, cards: tuple[Ref, ...], symbol: str, use: Literal["score", "build"]) -> None:
        """They lie open until the end of the turn (HK-CARD-4)."""
        jokers = sum(self.box.symbol[card] == JOKER for card in cards)
        player = self.players[seat]
        hand = tuple(card for card in player.hand if card not in cards)
        self.change(seat, hand=hand, spent=player.spent + cards)
        self.tell(happened.CardsSpent(seat=seat, cards=cards, symbol=symbol, jokers=jokers, use=use))
