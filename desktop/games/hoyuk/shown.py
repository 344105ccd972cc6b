"""What every function that describes a part of Höyük's table needs, and how its pieces are put together."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from functools import cached_property
from typing import Any

from PySide6.QtCore import QRectF

from desktop.board.describing import BADGE
from desktop.board.describing import piece as described_piece
from desktop.board.desk import Look
from desktop.board.sprite import Key, Sprite
from desktop.games.hoyuk import keys
from desktop.games.hoyuk.places import Kit, Seating, TablePlaces, table_places
from desktop.style.fonts import Weight, width_of
from desktop.style.theme import SMALLEST_TEXT
from rules.core.types import Ref, Seat, phrase
from rules.hoyuk import agenda as todo
from rules.hoyuk.asking import seat_asked
from rules.hoyuk.block import Block
from rules.hoyuk.cells import Cells, cells_in
from rules.hoyuk.outlook import Verdict, struck, verdicts
from rules.hoyuk.queries import loose_cattle, pieces_in
from rules.hoyuk.view import PlayerView, View

ROUND = ("hk-token", "hk-marker", "hk-badge", BADGE)
OVERLAYS = ("blocks", "families", "exits", "aspects", "calamities")


class Shown:
    """A view, as a seat or an onlooker sees it."""

    def __init__(self, view: View, look: Look) -> None:
        self.view = view
        self.look = look
        self.box = view.box
        self.village = view.village
        self.seating = seating_of(view, look.seat)
        self.places: TablePlaces = table_places(kit_of(view), self.seating, look.width, look.height, look.style)
        self.part = self.places.parts.of
        self.style = self.places.style
        self.unit = self.style.unit
        self.colours = tuple(view.box.parts.clans[player.clan].colour for player in view.players)
        self.pending = view.pending
        self.overlay = next((each for each in OVERLAYS if keys.overlay_key(each) in look.open), "")
        """What is laid over the village."""
        self._verdicts: dict[int, tuple[Verdict, ...]] = {}

    def say(self, id: str, **args: Any) -> str:
        return self.look.say(phrase(id, **args))

    def worded(
        self, name: Hashable, shows: tuple[object, ...], describe: Callable[[], Iterable[Sprite]]
    ) -> tuple[Sprite, ...]:
        """A part with printed words, or with something of the box on it, which an owner may have corrected."""
        return self.part(name, (self.look.say, self.box, *shows), describe)

    def size(self, wanted: float) -> int:
        return self.style.text_size(wanted)

    def player(self, seat: Seat) -> PlayerView:
        return self.view.players[seat]

    @cached_property
    def piles(self) -> tuple[str, ...]:
        return tuple(pile.ref for pile in self.box.piles[self.view.options.mode])

    def around(self, cells: Cells) -> QRectF:
        """The smallest rectangle with these cells."""
        rects = [self.places.ground.cell_rect(cell) for cell in cells_in(cells)]
        whole = rects[0]
        for rect in rects[1:]:
            whole = whole.united(rect)
        return whole

    def verdicts(self, block: Block) -> tuple[Verdict, ...]:
        """Who wins what in a block now."""
        if block.first not in self._verdicts:
            self._verdicts[block.first] = verdicts(self.view, block)
        return self._verdicts[block.first]

    @cached_property
    def extremes(self) -> tuple[int, int]:
        """The sizes of the smallest and of the largest block; the same where there is one block, or none."""
        sizes = [block.size for block in self.village.blocks if block.houses]
        return min(sizes, default=0), max(sizes, default=0)

    def gains(self, block: Block) -> list[tuple[Seat, int]]:
        """How many cards each clan would draw in a block, the luckiest first."""
        drawn = Counter(each.winner for each in self.verdicts(block) if each.draws and each.winner is not None)
        return sorted(drawn.items(), key=lambda each: (-each[1], each[0]))

    @cached_property
    def at_stake(self) -> frozenset[int]:
        """Cells of the pieces from which a seat must choose one to lose."""
        match self.pending:
            case todo.Lose(seat=seat, block=block, what=what):
                return frozenset(pieces_in(self.village, block, seat, what))
        return frozenset()

    @cached_property
    def loose(self) -> dict[int, str]:
        """Cells where cattle stands whose pen was stolen, and whose it was."""
        match self.pending:
            case todo.Steal(victim=int(victim)):
                return dict.fromkeys(loose_cattle(self.view.agenda), self.colours[victim])
        return {}

    @cached_property
    def struck(self) -> dict[Ref, tuple[int, ...]]:
        """The blocks that each catastrophe would strike."""
        return struck(self.view)


def kit_of(view: View) -> Kit:
    supply = view.box.supply[view.options.mode]
    pieces = sum(count > 0 for count in supply) + view.options.is_expert
    return Kit(view.box.parts.box.score_spaces, len(view.piles), pieces)


def seating_of(view: View, seat: Seat | None) -> Seating:
    """Choose the mat that lies large: of the seat that looks, else of a person who is asked; never a script's."""
    people = [each for each in view.seats if each not in view.neighbours] or list(view.seats)
    if seat is None:
        seat = seat_asked(view) if view.agenda else people[0]
    if seat in view.neighbours:
        seat = people[0]
    count = len(view.players)
    return Seating(seat, tuple((seat + ahead) % count for ahead in range(1, count)))


def fitting(whole: str, short: str, place: QRectF, weight: Weight = "semibold") -> str:
    """The short words where the whole ones would be cut."""
    return whole if width_of(whole, SMALLEST_TEXT, weight) <= place.width() else short


def piece(key: Key, painter: str, rect: QRectF, *args: Any, **how: Any) -> Sprite:
    """Describe a piece as `describing.piece` does."""
    return described_piece(key, painter, rect, *args, is_round=painter in ROUND, **how)
