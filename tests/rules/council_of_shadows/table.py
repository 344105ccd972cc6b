"""A table to test at: a position in the short notation, moves as one would announce them, what lies where.

`table(gems="agg", zones="S-C1", colonies="1-01.1")` states a position with two seats, the first one in its purchase
phase unless said otherwise; what is said of the first seat may stand without its braces.
"""

from collections.abc import Sequence
from dataclasses import fields
from functools import partial
from typing import Any

from rules.core import resources
from rules.core.edition import read_edition
from rules.core.types import Ref, Seat
from rules.council_of_shadows import GAME
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.components import Box, start_ref
from rules.council_of_shadows.events import EnergyGained, Event
from rules.council_of_shadows.notation import SeatNotes
from rules.council_of_shadows.options import Options
from rules.council_of_shadows.queries import letters
from rules.council_of_shadows.state import Player, State
from tests.rules.core.sitting import SittingAt, seated

EDITION = read_edition(resources.assets() / "council_of_shadows" / "edition", "council_of_shadows")
BOX = GAME.box(EDITION)
PERSON, AUTOMA = "person", "automa"

OF_A_SEAT = tuple(field.name for field in fields(SeatNotes))
OF_THE_OPTIONS = tuple(field.name for field in fields(Options))


class Table(SittingAt[State, m.Move, Event]):
    game = GAME

    def finish_all(self, until: str = "") -> "Table":
        """Everybody does as little as possible until this rule asks, or to the end of the round."""
        round_, usual = self.state.round, (m.Finish, m.PlanCard, m.Ready, m.AutomaActs)
        return self.play_while(lambda: self.state.round == round_ and self.asks != until, *usual)

    # What happened

    def gained(self, seat: Seat = 0) -> list[tuple[str, int]]:
        """The energy of a seat in the last `play`: where it comes from, and how much."""
        energy = [event for event in self.events if isinstance(event, EnergyGained)]
        return [(event.source, event.points) for event in energy if event.seat == seat]

    # What lies where

    def tile(self, space: Ref) -> Ref:
        return self.state.spaces[BOX.space_number[space]]

    def cubes(self, planet: Ref) -> tuple[int, ...]:
        """Of each seat."""
        return self.state.colonies[BOX.planet_number[planet]]

    def pile(self, sector: int) -> tuple[Ref, ...]:
        return self.state.piles[sector - 1]

    # Seats

    def player(self, seat: Seat = 0) -> Player:
        return self.state.players[seat]

    def energy(self, seat: Seat = 0) -> int:
        return self.player(seat).energy

    def consumption(self, seat: Seat = 0) -> int:
        return self.player(seat).consumption

    def level(self, seat: Seat = 0) -> int:
        return self.player(seat).level

    def gems(self, seat: Seat = 0) -> str:
        """agg for one anthracite and two gold ones."""
        return letters(self.player(seat).gems)

    def hand(self, seat: Seat = 0) -> str:
        return " ".join(map(printed, self.player(seat).hand))

    def zones(self, seat: Seat = 0) -> str:
        """S-D | S-C2 AI-01 | – with the top of each stack last."""
        return " | ".join(" ".join(map(printed, stack)) for stack in self.player(seat).zones)


def printed(card: Ref) -> Ref:
    return BOX.cards[card].kind


def purchases_left(t: Table) -> int:
    """How many the seat may still make in this phase."""
    pending = t.state.pending
    assert isinstance(pending, todo.Purchasing)
    return pending.left


# Positions


def notes(
    *, rivals: Sequence[dict[str, Any]] = ({},), seats: Sequence[dict[str, Any]] | None = None, **more: Any
) -> Any:
    """The short notation: words about the first seat, about the options, about the table, sorted."""
    options = {key: more.pop(key) for key in OF_THE_OPTIONS if key in more}
    first = {key: more.pop(key) for key in OF_A_SEAT if key in more}
    listed = [dict(seat) for seat in (seats if seats is not None else [first, *rivals])]
    return {"seats": listed, "options": options, **more}


def table(**more: Any) -> Table:
    """A position that somebody wrote; the turn order is that of the seats."""
    return table_with(BOX, **more)


def table_with(box: Box, **more: Any) -> Table:
    """The same with the components of another edition."""
    return Table(GAME.position(notes(**more), box))


def acting(*zones: str, **more: Any) -> Table:
    """The first seat is to carry out these cards, one on each zone."""
    return table(ask="actions", zones=" | ".join(zones), **more)


def exploiting(**more: Any) -> Table:
    """The first seat is to exploit galaxies, its cards have been shifted."""
    return table(ask="exploitation", **more)


seating = partial(seated, GAME)


def begun(count: int = 2, *, seed: int = 1, box: Box = BOX, **options: Any) -> Table:
    """A game as it begins, with the first purchase, or with leaders."""
    return Table(GAME.setup(box, Options(**options), seating(*[PERSON] * count), seed))


def begun_solo(*, seed: int = 1, automa_first: bool = False, **options: Any) -> Table:
    players = (AUTOMA, PERSON) if automa_first else (PERSON, AUTOMA)
    return Table(GAME.setup(BOX, Options(**options), seating(*players), seed))


# Moves, as one would announce them


def leader(name: str, seat: Seat = 0) -> m.Move:
    return m.ChooseLeader(seat=seat, leader=name)


def buy(what: Ref, gems: str, seat: Seat = 0) -> m.Move:
    """An AI card or an improvement."""
    if what in BOX.improvements:
        return m.BuyImprovement(seat=seat, improvement=what, gems=gems)
    return m.BuyCard(seat=seat, card=what, gems=gems)


def build(kind: str, slot: Ref, gems: str, seat: Seat = 0) -> m.Move:
    return m.BuyStation(seat=seat, station=start_ref(seat, kind), slot=slot, gems=gems)


def plan(card: Ref, zone: int, seat: Seat = 0) -> m.Move:
    """A starting card without its seat."""
    own = start_ref(seat, card) if card.startswith("S-") else card
    return m.PlanCard(seat=seat, card=own, zone=zone)


def ready(seat: Seat = 0) -> m.Move:
    return m.Ready(seat=seat)


def colonise(planet: Ref, cubes: int = 1, seat: Seat = 0) -> m.Move:
    return m.Colonise(seat=seat, planet=planet, cubes=cubes)


def extract(tile: Ref, seat: Seat = 0) -> m.Move:
    return m.Extract(seat=seat, tile=tile)


def discover(sector: int, seat: Seat = 0) -> m.Move:
    return m.Discover(seat=seat, sector=sector)


def place(tile: Ref, space: Ref, seat: Seat = 0) -> m.Move:
    return m.PlaceTile(seat=seat, tile=tile, space=space)


def upgrade(gem: str, seat: Seat = 0) -> m.Move:
    return m.UpgradeGem(seat=seat, gem=gem)


def exploit(galaxy: Ref, planet: Ref = "", seat: Seat = 0) -> m.Move:
    return m.Exploit(seat=seat, galaxy=galaxy, planet=planet)


def give_back(card: Ref, seat: Seat = 0) -> m.Move:
    return m.ReturnBonus(seat=seat, card=card)


def take_tech(card: Ref, seat: Seat = 0) -> m.Move:
    return m.TakeTech(seat=seat, card=card)


def take_card(card: Ref, seat: Seat = 0) -> m.Move:
    return m.TakeCard(seat=seat, card=card)


def finish(seat: Seat = 0) -> m.Move:
    return m.Finish(seat=seat)


def automa_acts(seat: Seat = 1) -> m.Move:
    return m.AutomaActs(seat=seat)
