"""The short notation in which lessons, puzzles and tests state a position: only what matters, the rest is empty.

    {"grid": "f4 R2, e5 B3", "seats": [{"store": "Y5 R2 R3", "vases": 1, "fragments": "F5 F6", "discs": {"blue": 6}}],
     "tokens": {"c3": 0}, "cart": "Y4 R3", "active": 0, "stage": "before", "round": 3}

A die is its letter and its face; spaces, fragments and slots bear their usual names. Dice that are not named lie aside.
"""

from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from typing import Literal

from pydantic import TypeAdapter

from rules.core.closed import closed
from rules.core.contract import BadPosition, Seating
from rules.core.noted_positions import check_seats, read_notes
from rules.core.types import Json, phrase
from rules.marajoara import agenda as todo
from rules.marajoara.cart import Cart, packed
from rules.marajoara.components import ICON_CASE, ICON_YELLOW, LAST, TRACKS, Box, Colour, Die, TrackName
from rules.marajoara.draft import Draft
from rules.marajoara.options import Options
from rules.marajoara.phases import carry_on
from rules.marajoara.queries import storable_colours
from rules.marajoara.setup import COLOURS, first_position, objections_to_start
from rules.marajoara.state import SOURCES, STORED, Museum, Player, Source, State

LETTERS: dict[str, Colour] = {"Y": "yellow", "R": "red", "B": "blue", "G": "grey"}


@closed()
class MuseumNotes:
    store: str = ""
    vases: int = 0
    fragments: str = ""
    icons: str | None = None
    """The Dig icons that still hold their token; left out: those that the rest of the notes does not contradict."""


@closed()
class SeatNotes:
    store: str = ""
    vases: int = 0
    fragments: str = ""
    icons: str | None = None
    second: MuseumNotes | None = None
    """The second museum of mission 6."""
    yellow_zone: Literal[0, 1] = 0
    """The museum whose yellow slots are in use."""
    discs: dict[TrackName, int] = field(default_factory=dict)
    points: int = 0
    """Earned with exhibits, beside what `earned` says."""
    earned: dict[Source, int] = field(default_factory=dict)
    supply: int = 3
    colour: str = ""


@closed()
class Notes:
    seed: int = 0
    """What chance will bring is drawn from it."""
    grid: str = ""
    seats: tuple[SeatNotes, ...] = (SeatNotes(), SeatNotes())
    tokens: dict[str, int] = field(default_factory=dict)
    """Dig tokens on the grid: the space and the seat, counted from 0."""
    cart: str = ""
    slate: str = ""
    round_track: str = ""
    active: int = 0
    first: int = 0
    stage: Literal["before", "after", "recycling", "over"] = "before"
    """Where the turn is; the main action has no stage of its own here, it is told by `captured`."""
    round: int = 1
    captured: str = ""
    """A die that has just been captured and now acts (step 4 of the main action)."""
    double_blue: bool = False
    ends: dict[TrackName, tuple[int, ...]] = field(default_factory=dict)
    reached: tuple[int, ...] = ()
    """Objectives of the mission that are collected, counted from 0."""
    options: Options = field(default_factory=Options)
    place: Literal["", "token"] = ""


ADAPTER = TypeAdapter(Notes)


def stated_position(notes: Json, box: Box) -> State:
    return Statement(read_notes(ADAPTER, notes), box).state()


def carried_on(state: State) -> State:
    """Return the position after the steps of the rules that need no choice, so that a seat is asked."""
    draft = Draft(state)
    carry_on(draft)
    return draft.state()


class Statement:
    """One position being written down: hands out dice of the box until it is complete."""

    def __init__(self, notes: Notes, box: Box) -> None:
        self.notes = notes
        self.box = box
        self.left = {colour: [die for die in box.dice if die.colour == colour] for colour in LETTERS.values()}

    def state(self) -> State:
        notes, box = self.notes, self.box
        options = notes.options
        if len(notes.seats) == 1 and not options.mission:
            options = replace(options, mission=1)
        seating = [
            Seating("person", "", seat.colour or COLOURS[at % len(COLOURS)]) for at, seat in enumerate(notes.seats)
        ]
        refused = next(objections_to_start(options, seating), None)
        if refused is not None:
            raise BadPosition(refused.sentence)
        self.check_seats()
        empty = first_position(box, options, seating, notes.seed)
        players = tuple(self.player(player, seat) for player, seat in zip(empty.players, notes.seats, strict=True))
        state = replace(
            empty,
            players=players,
            grid=self.grid(),
            tokens=self.tokens(players),
            cart=self.cart(options),
            slate=tuple(self.dice(notes.slate)),
            round_track=tuple(self.dice(notes.round_track)),
            captured=next(self.dice(notes.captured), None),
            stage=notes.stage,
            agenda=(),
            active=notes.active,
            first=notes.first,
            round=notes.round,
            ends=tuple(notes.ends.get(track, self.arrivals(players, at)) for at, track in enumerate(TRACKS)),
            double_blue=notes.double_blue,
            reached=tuple(at in notes.reached for at, _ in enumerate(empty.reached)),
        )
        state = replace(state, aside=tuple(die for dice in self.left.values() for die in dice))
        return carried_on(self.with_agenda(state))

    def check_seats(self) -> None:
        """Everybody who is named by number sits there."""
        named: dict[str, tuple[int, ...]] = {"active": (self.notes.active,), "first": (self.notes.first,)}
        named |= {f"ends.{track}": seats for track, seats in self.notes.ends.items()}
        check_seats(((path, seat) for path, seats in named.items() for seat in seats), len(self.notes.seats))

    def with_agenda(self, state: State) -> State:
        if state.captured is not None:
            if state.captured.colour not in storable_colours(state.players[state.active]):
                most = self.box.parts.museum.row_length
                raise BadPosition(phrase("position-full-store", colour=state.captured.colour, most=most))
            die_action = (todo.DieAction(), todo.EndMainAction())
            state = replace(state, stage="main", agenda=die_action)
        if self.notes.place == "token":
            colour = state.players[state.active].museums[0].colour
            state = replace(state, agenda=(todo.PlaceToken(state.active, colour, "track"), *state.agenda))
        if state.stage == "recycling":
            state = replace(state, agenda=(todo.Recycling(state.active),))
        return state

    def grid(self) -> tuple[Die | None, ...]:
        places: list[Die | None] = [None] * len(self.box.spaces)
        for part in filter(None, (part.strip() for part in self.notes.grid.split(","))):
            space, _, die = part.partition(" ")
            if space not in self.box.number:
                raise BadPosition(phrase("position-bad-space", text=part))
            at = self.box.number[space]
            if places[at] is not None:
                raise BadPosition(phrase("position-two-dice", space=space))
            places[at] = self.die(die.strip())
        return tuple(places)

    def tokens(self, players: Sequence[Player]) -> tuple[str | None, ...]:
        places: list[str | None] = [None] * len(self.box.spaces)
        for ref, seat in self.notes.tokens.items():
            if ref not in self.box.number or not 0 <= seat < len(players):
                raise BadPosition(phrase("position-bad-token", space=ref, seat=seat))
            places[self.box.number[ref]] = players[seat].museums[0].colour
        return tuple(places)

    def player(self, player: Player, notes: SeatNotes) -> Player:
        museums = [self.museum(player.museums[0], notes)]
        if len(player.museums) > 1:
            museums.append(self.museum(player.museums[1], notes.second or MuseumNotes()))
        discs = tuple(notes.discs.get(track, 0) for track in TRACKS)
        if any(not 0 <= disc <= LAST for disc in discs):
            raise BadPosition(phrase("position-bad-disc", last=LAST))
        return replace(
            player,
            museums=tuple(museums),
            discs=discs,
            supply=notes.supply,
            earned=tuple(
                notes.earned.get(source, 0) + (notes.points if source == "exhibit" else 0) for source in SOURCES
            ),
            yellow_zone=min(notes.yellow_zone, len(museums) - 1),
        )

    def museum(self, museum: Museum, notes: SeatNotes | MuseumNotes) -> Museum:
        dice = list(self.dice(notes.store))
        length = self.box.parts.museum.row_length
        if any(die.colour == "grey" for die in dice):
            raise BadPosition(phrase("position-grey-in-store"))
        rows: dict[Colour, tuple[Die | None, ...]] = {}
        for colour in STORED:
            own = [die for die in dice if die.colour == colour]
            if len(own) > length:
                raise BadPosition(phrase("position-full-store", colour=colour, most=length))
            rows[colour] = (*own, *(None,) * (length - len(own)))
        fragments = tuple(notes.fragments.split())
        unknown = [ref for ref in fragments if ref not in self.box.fragments]
        if unknown or not 0 <= notes.vases <= len(self.box.case):
            raise BadPosition(phrase("position-bad-museum", fragments=" ".join(unknown) or None, vases=notes.vases))
        icons = notes.icons.split() if notes.icons is not None else list(museum.icons)
        taken = {*fragments, *([ICON_CASE] if notes.vases else [])}
        taken |= {ICON_YELLOW} if rows["yellow"][-1] is not None else set()
        return replace(
            museum,
            blue=rows["blue"],
            red=rows["red"],
            yellow=rows["yellow"],
            vases=notes.vases,
            fragments=fragments,
            icons=tuple(icon for icon in icons if notes.icons is not None or icon not in taken),
        )

    def arrivals(self, players: Sequence[Player], track: int) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(players) if player.discs[track] == LAST)

    def cart(self, options: Options) -> Cart:
        dice, slots = list(self.dice(self.notes.cart)), self.box.parts.box.cart_slots
        if len(dice) > slots:
            raise BadPosition(phrase("position-full-cart", most=slots))
        return packed(dice, slots, gravity=options.cart_gravity)

    def dice(self, text: str) -> Iterator[Die]:
        return (self.die(word) for word in text.split())

    def die(self, word: str) -> Die:
        colour = LETTERS.get(word[:1])
        face = int(word[1:]) if word[1:].isdecimal() else 0
        if colour is None or not 1 <= face <= self.box.top_face:
            raise BadPosition(phrase("position-bad-die", text=word))
        if not self.left[colour]:
            raise BadPosition(phrase("position-no-die-left", colour=colour))
        return replace(self.left[colour].pop(0), face=face)
