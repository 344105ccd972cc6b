"""A position in the hands of the rules while one move is carried out: the same fields as `State`, changeable.

It lives for one `apply` only. Copying twenty fields once is cheaper than replacing one field of a frozen state ten
times, and the effects read like the rulebook. Only what carries out moves sees it, and notation.py, which lets the
rules settle a position that somebody wrote.
"""

from dataclasses import replace

from rules.core.draft import PositionDraft, with_more
from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from rules.marajoara.agenda import Pending
from rules.marajoara.components import Box, Colour, Die
from rules.marajoara.events import BonusLost, Event, Scored
from rules.marajoara.options import Options
from rules.marajoara.state import SLOTS, SOURCES, Museum, Player, Source, Stage, State, slot_ref

SOURCE_NUMBER = {source: at for at, source in enumerate(SOURCES)}


class Draft(PositionDraft[State, Player, Pending, Event], of=State):
    box: Box
    options: Options
    grid: list[Die | None]
    tokens: list[str | None]
    cart: tuple[Die | None, ...]
    slate: tuple[Die, ...]
    captured: Die | None
    spent: tuple[Die, ...]
    round_track: tuple[Die, ...]
    aside: tuple[Die, ...]
    stage: Stage
    active: Seat
    first: Seat
    round: int
    ends: tuple[tuple[Seat, ...], ...]
    double_blue: bool
    reached: tuple[bool, ...]
    idle: int
    rng: Rng

    # Seats and their museums

    @property
    def player(self) -> Player:
        """Whoever's turn it is."""
        return self.players[self.active]

    def museum(self, number: int) -> Museum:
        return self.players[self.active].museums[number]

    def set_museum(self, seat: Seat, number: int, museum: Museum) -> None:
        player = self.players[seat]
        museums = player.museums
        self.players[seat] = replace(player, museums=(*museums[:number], museum, *museums[number + 1 :]))

    def set_slot(self, seat: Seat, ref: Ref, die: Die | None) -> None:
        slot = SLOTS[ref]
        museum = self.players[seat].museums[slot.museum]
        row = museum.row(slot.colour)
        changed = (*row[: slot.at], die, *row[slot.at + 1 :])
        self.set_museum(seat, slot.museum, with_row(museum, slot.colour, changed))

    def take_from_slot(self, seat: Seat, ref: Ref) -> Die:
        die = self.players[seat].die_at(ref)
        assert die is not None
        self.set_slot(seat, ref, None)
        return die

    def store(self, seat: Seat, number: int, die: Die) -> Ref:
        """The die goes on the leftmost free slot of its colour (MJ-ACT-1)."""
        at = self.players[seat].museums[number].row(die.colour).index(None)
        ref = slot_ref(number, die.colour, at)
        self.set_slot(seat, ref, die)
        return ref

    # Points

    def score(self, seat: Seat, source: Source, rule: str, points: int) -> None:
        if points == 0:
            return
        player = self.players[seat]
        earned = with_more(player.earned, SOURCE_NUMBER[source], points)
        self.players[seat] = replace(player, earned=earned)
        self.events.append(Scored(seat=seat, source=source, rule=rule, points=points))

    def score_or_lose(self, seat: Seat, source: Source, rule: str, points: int) -> None:
        """Points for what is there; that nothing was there is told too."""
        if points:
            self.score(seat, source, rule, points)
        else:
            self.events.append(BonusLost(seat=seat, rule=rule))


def with_row(museum: Museum, colour: Colour, row: tuple[Die | None, ...]) -> Museum:
    if colour == "blue":
        return replace(museum, blue=row)
    if colour == "red":
        return replace(museum, red=row)
    return replace(museum, yellow=row)
