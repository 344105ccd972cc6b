"""The short notation in which lessons, puzzles and tests state a position: only what differs from a table just laid.

    {"round": 2, "ask": "turn", "turn": 3, "commanders": "03 01", "objectives": "Q3 S1",
     "upper": {"FP": "yo", "C1": "yyg"}, "lower": {"R4/C2": "v"}, "token": 1, "claims": {"S1": [2]},
     "seats": [{"cubes": "ggy", "scout": "NE.d2", "labs": "SW.a1 SW.c2*2", "stations": "W>NW/I", "commanders": "03",
                "levels": {"green": 4, "red": 1}, "reputation": 12}, {}, {}, {}]}

A cube and a crew are the letter of their colour, yellow ones neutral. Where `upper` is left out every column holds its
neutral crew, in the administration below; a point is a free cell with crew further down its column. Neutral crew that
is named nowhere stands in a heap on the first cell of the bottom row of the lower panel, that of seats on their player
boards; cubes that are named nowhere lie in the supply.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from rules.core.closed import closed
from rules.core.contract import BadPosition, Seating
from rules.core.noted_positions import check_known, check_seats, known_words, read_notes, words
from rules.core.rng import seeded
from rules.core.types import Json, Ref, Seat, phrase
from rules.magnastorm import agenda as todo
from rules.magnastorm.components import Box, CommanderKind, letter_of
from rules.magnastorm.draft import Draft
from rules.magnastorm.effects import settle
from rules.magnastorm.integrity import problems_of
from rules.magnastorm.options import CONSORTIUM, Options
from rules.magnastorm.queries import cells_of_column
from rules.magnastorm.rounds import begin_administration, begin_game, begin_turn
from rules.magnastorm.setup import COLOURS, PERSON, objections_to_start, set_table, supply_beside
from rules.magnastorm.state import NEUTRAL, NOBODY, SOURCES, Action, Panel, Player, Source, State, Turn

NEUTRAL_LETTER = "y"
FREE_CELL = "."


@closed()
class SeatNotes:
    automa: bool = False
    colour: str = ""
    cubes: str | None = None
    """Left out: those of the start."""
    scout: Ref = ""
    """Left out: on the pad."""
    labs: str = ""
    stations: str = ""
    levels: dict[Ref, int] = field(default_factory=dict)
    commanders: str = ""
    reputation: int | None = None
    """Left out: what `earned` says."""
    earned: dict[Source, int] = field(default_factory=dict)
    has_stacked: bool = False
    artefacts: str = ""


@closed()
class Notes:
    seats: tuple[SeatNotes, ...] = (SeatNotes(), SeatNotes(), SeatNotes(), SeatNotes())
    round: int = 1
    ask: Literal["crew", "research", "turn", "administration", "over"] = "turn"
    turn: int | None = None
    """The seat whose turn it is; left out: the first one of the order."""
    cell: Ref = ""
    """Where it has placed its crew."""
    action: Action = ""
    used: tuple[Ref, ...] = ()
    pending: tuple[dict[str, Any], ...] = ()
    """Entries of the agenda that come instead of an action; their seat is `turn` unless said otherwise."""
    claiming: bool = False
    """The action is done: an objective may be fulfilled."""
    order: tuple[int, ...] = ()
    """Left out: as they sit."""
    to_act: tuple[int, ...] = ()
    """Left out: whoever comes after `turn` in the order."""
    ending: bool = False
    """It is so in any case where somebody has reached the threshold."""
    upper: dict[Ref, str] | None = None
    """By column, from the top."""
    lower: dict[Ref, str] = field(default_factory=dict)
    """By cell."""
    commanders: str = ""
    """In play; the places left over are filled in the order of their numbers."""
    objectives: str = ""
    claims: dict[Ref, tuple[int, ...]] = field(default_factory=dict)
    token: int = NOBODY
    bag: str | None = None
    """Without the black cubes, which never leave it; left out: as at the start."""
    step: int = 0
    options: Options = field(default_factory=Options)
    seed: int = 0


ADAPTER = TypeAdapter(Notes)
AGENDA: TypeAdapter[tuple[todo.Pending, ...]] = TypeAdapter(
    tuple[Annotated[todo.Pending, Field(discriminator="kind")], ...]
)


def stated_position(notes: Json, box: Box) -> State:
    read = read_notes(ADAPTER, notes)
    state = Statement(read, box).state()
    for wrong in problems_of(state):
        raise BadPosition(wrong.sentence)
    return opened(state, read)


# What goes on


def opened(state: State, notes: Notes) -> State:
    """Return the position after the steps of the rules that need no choice, so that a seat is asked."""
    if notes.ask == "over":
        return replace(state, phase="over", to_act=())
    draft = Draft(state)
    match notes.ask:
        case "crew":
            begin_game(draft)
        case "research":
            begin_game(draft)
            draft.phase = "research"
            draft.agenda = tuple(each for each in draft.agenda if not isinstance(each, todo.FirstCrew))
        case "administration":
            begin_administration(draft)
        case "turn":
            begin_noted_turn(draft, notes)
    settle(draft)
    return draft.state()


def begin_noted_turn(draft: Draft, notes: Notes) -> None:
    seat = draft.to_act[0]
    draft.phase = "turns"
    begin_turn(draft, seat)
    entries: tuple[todo.Pending, ...] = read_notes(AGENDA, [{"seat": seat} | each for each in notes.pending])
    if entries or notes.claiming:
        instead = todo.Acting | todo.ConsortiumActing
        draft.agenda = (*entries, *(each for each in draft.agenda if not isinstance(each, instead)))
    if notes.cell:
        check_known("cell", notes.cell, draft.layout.cell_number)
        draft.turn = Turn(draft.layout.cell_number[notes.cell], notes.action, notes.used)
    elif notes.used:
        draft.turn = replace(draft.turn, used=notes.used)


# What lies where


class Statement:
    """One position being written down."""

    def __init__(self, notes: Notes, box: Box) -> None:
        self.notes = notes
        self.box = box
        self.check_seats()
        seating = tuple(self.seating())
        options = replace(notes.options, advanced=False, first=1)  # who begins is noted
        refused = next(objections_to_start(options, seating), None)
        if refused is not None:
            raise BadPosition(refused.sentence)
        self.empty = set_table(box, options, seating, seeded(notes.seed))
        self.letters = {letter_of(player.colour): seat for seat, player in enumerate(self.empty.players)}

    def state(self) -> State:
        notes, empty = self.notes, self.empty
        order = notes.order or tuple(empty.seats)
        turn = order[0] if notes.turn is None else notes.turn
        commanders = self.commanders()
        upper, lower = self.panels()
        labs = [known_words("labs", own.labs, empty.layout.space_number) for own in notes.seats]
        stations = self.stations()
        players = tuple(
            self.player(seat, player, crew=sum(cell.count(seat) for cell in (*upper, *lower)))
            for seat, player in enumerate(empty.players)
        )
        bag = empty.bag if notes.bag is None else (*self.cubes(notes.bag, "bag"), self.box.black)
        objectives = self.objectives()
        return replace(
            empty,
            options=notes.options,
            players=players,
            order=order,
            to_act=notes.to_act or order[order.index(turn) :],
            round=notes.round,
            ending=notes.ending or any(player.reputation >= empty.layout.threshold for player in players),
            upper=upper,
            lower=lower,
            commanders=commanders,
            controllers=self.controllers(commanders),
            token=notes.token,
            labs=tuple(
                tuple(seat for seat, own in enumerate(labs) for _ in range(own.count(space.ref)))
                for space in empty.layout.spaces
            ),
            stations=tuple(stations.get(site.ref, NOBODY) for site in empty.layout.sites),
            objectives=objectives,
            claims=self.claims(objectives),
            bag=bag,
            supply=supply_beside(self.box, players, bag[:-1]),
            step=notes.step,
        )

    def check_seats(self) -> None:
        notes, seats = self.notes, len(self.notes.seats)
        named = [("turn", notes.turn or 0), *(("order", seat) for seat in notes.order)]
        check_seats((*named, *(("to_act", seat) for seat in notes.to_act)), seats)
        if notes.order and sorted(notes.order) != list(range(seats)):
            raise BadPosition(phrase("position-order", path="order"))

    # Seats

    def seating(self) -> Iterator[Seating]:
        for at, seat in enumerate(self.notes.seats):
            yield Seating(CONSORTIUM if seat.automa else PERSON, "", seat.colour or COLOURS[at % len(COLOURS)])

    def player(self, seat: Seat, player: Player, crew: int) -> Player:
        """Return the player as at the start, except for what is noted."""
        notes = self.notes.seats[seat]
        fields = self.empty.layout.fields
        for ref in notes.levels:
            check_known("levels", ref, fields)
        return replace(
            player,
            cubes=player.cubes if notes.cubes is None else self.cubes(notes.cubes, "cubes"),
            crew=player.crew - crew,
            labs=player.labs - len(words(notes.labs)),
            stations=player.stations - len(words(notes.stations)),
            scout=notes.scout or player.scout,
            levels=tuple(notes.levels.get(ref, 0) for ref in fields),
            earned=earned(notes),
            has_stacked=notes.has_stacked,
            artefacts=tuple(words(notes.artefacts)),
        )

    def cubes(self, text: str, path: str) -> tuple[int, ...]:
        letters = (*self.letters, NEUTRAL_LETTER)
        for letter in text:
            check_known(path, letter, letters)
        return tuple(text.count(letter) for letter in letters)

    def crew(self, text: str, path: str) -> tuple[Seat, ...]:
        for letter in text:
            check_known(path, letter, (*self.letters, NEUTRAL_LETTER))
        return tuple(self.letters.get(letter, NEUTRAL) for letter in text)

    # The table

    def panels(self) -> tuple[Panel, Panel]:
        layout, notes = self.empty.layout, self.notes
        if notes.ask == "administration" and notes.upper is None and not notes.lower:
            return self.empty.lower, self.empty.upper
        lower: list[tuple[Seat, ...]] = [()] * len(layout.cells)
        for ref, text in notes.lower.items():
            check_known("lower", ref, layout.cell_number)
            lower[layout.cell_number[ref]] = self.crew(text, "lower")
        upper = list(self.empty.upper)
        if notes.upper is not None:
            upper = [()] * len(layout.cells)
            for column, text in notes.upper.items():
                check_known("upper", column, layout.columns)
                cells = cells_of_column(layout, layout.columns.index(column))
                for at, letter in enumerate(text):
                    if letter != FREE_CELL:
                        cell = cells[min(at, len(cells) - 1)]
                        upper[cell] = (*upper[cell], *self.crew(letter, "upper"))
        left = sum(cell.count(NEUTRAL) for cell in self.empty.upper)
        left -= sum(cell.count(NEUTRAL) for cell in (*upper, *lower))
        heap = len(layout.cells) - len(layout.columns)
        lower[heap] = (*lower[heap], *(NEUTRAL,) * left)
        return tuple(upper), tuple(lower)

    def stations(self) -> dict[Ref, Seat]:
        found: dict[Ref, Seat] = {}
        for seat, own in enumerate(self.notes.seats):
            for site in known_words("stations", own.stations, self.empty.layout.site_number):
                if site in found:
                    raise BadPosition(phrase("position-none-left", path="stations", text=site))
                found[site] = seat
        return found

    def commanders(self) -> tuple[Ref, ...]:
        """List the commanders in play: those named, in order, then those that a seat controls, then others."""
        layout = self.empty.layout
        named = known_words("commanders", self.notes.commanders, self.box.commanders)
        held = [
            ref
            for own in self.notes.seats
            for ref in known_words("commanders", own.commanders, self.box.commanders)
            if ref not in named
        ]
        places: list[tuple[CommanderKind, int]] = [
            ("administrative", len(layout.columns) - 1),
            ("scientific", len(layout.fields)),
        ]
        in_play: list[Ref] = []
        for kind, count in places:
            all_ = dict.fromkeys((*named, *held, *self.box.commanders))
            own = [ref for ref in all_ if self.box.commanders[ref].kind == kind]
            spare = [ref for ref in own[count:] if ref in named or ref in held]
            if spare:
                raise BadPosition(phrase("position-none-left", path="commanders", text=" ".join(spare)))
            in_play += own[:count]
        return tuple(in_play)

    def controllers(self, commanders: Sequence[Ref]) -> tuple[Seat, ...]:
        held = Counter(ref for own in self.notes.seats for ref in words(own.commanders))
        for ref, count in held.items():
            if count > 1:
                raise BadPosition(phrase("position-none-left", path="commanders", text=ref))
        owner = {ref: seat for seat, own in enumerate(self.notes.seats) for ref in words(own.commanders)}
        return tuple(owner.get(ref, NOBODY) for ref in commanders)

    def objectives(self) -> tuple[Ref, ...]:
        named = known_words("objectives", self.notes.objectives, self.box.objectives)
        out: list[Ref] = []
        for kind, count in self.box.drawn.items():
            all_ = dict.fromkeys((*named, *self.box.objectives))
            out += [ref for ref in all_ if self.box.objectives[ref].kind == kind][:count]
        return tuple(out)

    def claims(self, objectives: Sequence[Ref]) -> tuple[tuple[Seat, ...], ...]:
        for ref in self.notes.claims:
            check_known("claims", ref, objectives)
        return tuple(self.notes.claims.get(ref, ()) for ref in objectives)


def earned(notes: SeatNotes) -> tuple[int, ...]:
    """List the reputation earned by source; what is not accounted for came from effects."""
    by_source = dict(notes.earned)
    if notes.reputation is not None:
        others = sum(points for source, points in by_source.items() if source != "effects")
        by_source["effects"] = notes.reputation - others
    return tuple(by_source.get(source, 0) for source in SOURCES)
