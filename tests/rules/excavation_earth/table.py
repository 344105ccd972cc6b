"""A table to test at: a position in the short notation, moves as one would announce them, what lies where.

`table(explorers="R1 R2 M4", hand="R-SA", sites="Rg2 Rg1")` states a position with two seats, GUL and ISS unless said
otherwise; what is said of the first seat may stand without its braces.
"""

from collections.abc import Sequence
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Any

from rules.core.edition import read_edition
from rules.core.types import Ref, Seat
from rules.excavation_earth import GAME
from rules.excavation_earth import moves as m
from rules.excavation_earth.components import Box
from rules.excavation_earth.events import CreditsGained, Event
from rules.excavation_earth.notation import SeatNotes
from rules.excavation_earth.options import Options
from rules.excavation_earth.state import State, type_of
from tests.rules.core.sitting import SittingAt, seated

EDITION = read_edition(Path(__file__).parents[3] / "assets" / "excavation_earth" / "edition", "excavation_earth")
BOX = GAME.box(EDITION)
PERSON, ZU = "person", "zu"

OF_A_SEAT = tuple(field.name for field in fields(SeatNotes))
OF_THE_OPTIONS = tuple(field.name for field in fields(Options))
USUAL_FACTIONS = ("GUL", "ISS", "AQU", "DAL")


class Table(SittingAt[State, m.Move, Event]):
    game = GAME

    def pass_all(self) -> "Table":
        """Everybody passes, discarding what comes first, until the phase is over; Zu turns over its cards."""
        round_, usual = self.state.round, (m.Pass, m.DiscardCard, m.PlaceThird, m.Finish, m.FlipCard)
        return self.play_while(lambda: self.state.round == round_, *usual)

    # What happened

    def earned(self, seat: Seat = 0) -> list[tuple[str, int]]:
        """The credits of a seat in the last `play`: where they come from, and how many."""
        credits = [event for event in self.events if isinstance(event, CreditsGained)]
        return [(event.source, event.points) for event in credits if event.seat == seat]

    # What lies where

    def queue(self, place: Ref) -> str:
        return self.state.queues[BOX.market_at[place]]

    def popularity(self, colour: str) -> int:
        return self.state.popularity(BOX.colour_number[colour])

    def traders(self, place: Ref) -> tuple[int, ...]:
        return self.state.traders[BOX.market_at[place]]

    def envoys(self, centre: Ref) -> tuple[int, ...]:
        return self.state.envoys[BOX.centres.index(centre)]

    def site(self, place: Ref) -> str:
        return types(self.state.sites[BOX.site_number[place]])

    def pile(self, colour: str) -> str:
        """The visible relic first."""
        return types(self.state.piles[BOX.colour_number[colour]])

    def reserve(self, colour: str) -> tuple[Ref, ...]:
        return self.state.reserve[BOX.colour_number[colour]]

    @property
    def row(self) -> list[Ref]:
        return [each.card for each in self.state.row]

    # Seats

    def credits(self, seat: Seat = 0) -> int:
        return GAME.scores(self.state).totals[seat]

    def hold(self, seat: Seat = 0) -> str:
        return types(self.state.players[seat].hold)

    def container(self, seat: Seat = 0) -> str:
        return types(self.state.players[seat].container)

    def guards(self, seat: Seat = 0) -> str:
        return " ".join(self.state.players[seat].guards)

    def hand(self, seat: Seat = 0) -> str:
        """Colours and symbols."""
        return " ".join(card[:4] for card in self.state.players[seat].hand)

    def card(self, kind: str, seat: Seat = 0) -> Ref:
        """The first card of a colour and symbol, or of so much fuel, in a hand."""
        player = self.state.players[seat]
        if kind.isdecimal():
            return next(card for card in player.travel if BOX.fuel(card) == int(kind))
        return next(card for card in player.hand if card.startswith(kind))


def types(relics: Sequence[Ref]) -> str:
    return " ".join(map(type_of, relics))


# Positions


def notes(
    *, rivals: Sequence[dict[str, Any]] = ({},), seats: Sequence[dict[str, Any]] | None = None, **more: Any
) -> Any:
    """The short notation: words about the first seat, about the options, about the table, sorted."""
    first = {key: more.pop(key) for key in OF_A_SEAT if key in more}
    options = {key: more.pop(key) for key in OF_THE_OPTIONS if key in more}
    listed = [dict(seat) for seat in (seats if seats is not None else [first, *rivals])]
    named = {seat.get("faction") for seat in listed}
    free = [faction for faction in USUAL_FACTIONS if faction not in named]
    for seat in listed:
        if "faction" not in seat:
            seat["faction"] = free.pop(0)
    return {"seats": listed, "options": options, "order": list(range(len(listed))), **more}


def table(**more: Any) -> Table:
    """A position that somebody wrote; the turn order is that of the seats."""
    return Table(GAME.position(notes(**more), BOX))


seating = partial(seated, GAME)


def begun(count: int = 2, *, seed: int = 1, box: Box = BOX, **options: Any) -> Table:
    """A game as it begins, with the opening hands."""
    return Table(GAME.setup(box, Options(**options), seating(*[PERSON] * count), seed))


def begun_with_zu(*, seed: int = 1, zu_first: bool = False, **options: Any) -> Table:
    players = (ZU, PERSON) if zu_first else (PERSON, ZU)
    return Table(GAME.setup(BOX, Options(**options), seating(*players), seed))


def opened(count: int = 2, *, seed: int = 1, **options: Any) -> Table:
    """A game after its setup: all keep their hands."""
    at = begun(count, seed=seed, **options)
    return at.play(*(m.KeepHand(seat=seat) for seat in range(count)))


# Moves, as one would announce them


def keep_hand(seat: Seat = 0) -> m.Move:
    return m.KeepHand(seat=seat)


def redraw(*cards: Ref, seat: Seat = 0) -> m.Move:
    return m.Redraw(seat=seat, cards=cards)


def draft(*cards: Ref, seat: Seat = 0) -> m.Move:
    return m.DraftCards(seat=seat, cards=cards)


def third(place: Ref, seat: Seat = 0) -> m.Move:
    return m.PlaceThird(seat=seat, place=place)


def walk(explorer: int, to: Ref, seat: Seat = 0) -> m.Move:
    return m.Walk(seat=seat, explorer=explorer, to=to)


def finish(seat: Seat = 0) -> m.Move:
    return m.Finish(seat=seat)


def pass_(seat: Seat = 0) -> m.Move:
    return m.Pass(seat=seat)


def discard(card: Ref, seat: Seat = 0) -> m.Move:
    return m.DiscardCard(seat=seat, card=card)


def flip(seat: Seat = 1) -> m.Move:
    return m.FlipCard(seat=seat)
