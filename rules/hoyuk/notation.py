"""The short notation in which lessons, puzzles and tests state a position: only what differs from an empty table.

    {"village": "R² D4, R D5 E4+o, B F4 F5+tv, pen E3↓+c, ruin G5", "ask": "build", "elements": "house house choice",
     "seats": [{"colour": "red", "hand": "oven*2 joker", "spent": "pen", "houses": 9}, {"colour": "blue"}],
     "piles": {"OVEN": "house joker"}, "catastrophes": "CA-08"}

In the village a letter names the clan by its colour (R G B Y P), ² a second storey; + puts an oven (o), a totem (t), a
villager (v), the shaman (s) on a house, or cattle (c) in a pen, whose arrow points where its gate is. Cells after the
same letter belong to it; commas separate. A ruin belongs to the first seat unless a letter says so (`ruin:B E6`).
Without `seats` those colours sit at the table that are in the village, at least two, in the order of the clans.

Aspect cards are named by their symbols. A pile that is named holds just those cards; the others share the rest.
Tiles and catastrophes that are named come next; houses that stand nowhere wait beside the board.
"""

from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from rules.core.closed import closed
from rules.core.contract import BadPosition, Seating
from rules.core.noted_positions import check_seats, known_words, read_notes, take, words
from rules.core.rng import seeded
from rules.core.types import Json, Ref, phrase
from rules.hoyuk import agenda as todo
from rules.hoyuk.agenda import Planned
from rules.hoyuk.cells import NUMBER
from rules.hoyuk.components import Box
from rules.hoyuk.draft import Draft
from rules.hoyuk.flaws import COLOURS
from rules.hoyuk.integrity import houses_of, problems_of
from rules.hoyuk.options import Options
from rules.hoyuk.phases import ASPECTS, CATASTROPHE, CONSTRUCTION, END, carry_on
from rules.hoyuk.setup import LEAST_SEATS, empty_table, objections_to_start
from rules.hoyuk.state import SOURCES, Player, Source, State
from rules.hoyuk.village import EMPTY_VILLAGE, House, Pen, Ruin, Thing, Village

LETTERS = {colour[0].upper(): colour for colour in COLOURS}
ARROWS = {"↑": 0, "→": 1, "↓": 2, "←": 3}
TALL = "²"
COLOURED_RUIN = "ruin:"


@closed()
class SeatNotes:
    colour: str = ""
    """Left out: the first that nobody has, those of the village before the others."""
    player: Literal["person", "voisins"] = "person"
    houses: int | None = None
    """Beside the board; left out: all that stand nowhere."""
    hand: str = ""
    spent: str = ""
    score: int = 0
    """Earned with groups, beside what `earned` says."""
    earned: dict[Source, int] = field(default_factory=dict)


@closed()
class Notes:
    seats: tuple[SeatNotes, ...] = ()
    village: str = ""
    ask: Literal["build", "stage", "window", "catastrophe", "inspect", "tidy", "over"] = "build"
    seat: int = 0
    """Who builds."""
    elements: str = "house house choice"
    """What there is to build."""
    stage: int = 2
    phase: int = 1
    """Whose card windows open; the rest of the turn follows."""
    pending: tuple[dict[str, Any], ...] = ()
    """What comes before that, as entries of the agenda; their seat is `seat` unless said otherwise."""
    turn: int = 0
    """Left out: the first, or the second where a catastrophe comes; none comes in the first (HK-CAL-1)."""
    marker: int = 0
    piles: dict[str, str] = field(default_factory=dict)
    """By base, the visible card first."""
    catastrophes: str = ""
    seen: int = 0
    tiles: str = ""
    discard: str = ""
    first_stage: str = ""
    """Those of the discarded tiles that were dealt in stage 1 of this turn."""
    dealt: tuple[str, ...] = ()
    """Tiles before each seat; left out: before nobody."""
    locusts: str = ""
    """Cells of blocks that give no cards this turn, one of each is enough."""
    shaman_repelled: bool = False
    last: bool = False
    """The game ends with this turn."""
    options: Options = field(default_factory=Options)
    seed: int = 0


ADAPTER = TypeAdapter(Notes)
ELEMENTS: TypeAdapter[tuple[Planned, ...]] = TypeAdapter(tuple[Planned, ...])
AGENDA: TypeAdapter[tuple[todo.Pending, ...]] = TypeAdapter(
    tuple[Annotated[todo.Pending, Field(discriminator="kind")], ...]
)


def stated_position(notes: Json, box: Box) -> State:
    state = Statement(read_notes(ADAPTER, notes), box).state()
    if state.agenda:
        draft = Draft(state)
        carry_on(draft)
        state = draft.state()
    for wrong in problems_of(state):
        raise BadPosition(wrong.sentence)
    return state


class Statement:
    """One position being written down: hands out cards and tiles of the box until it is complete."""

    def __init__(self, notes: Notes, box: Box) -> None:
        self.notes = notes
        self.box = box
        self.rng = seeded(notes.seed, "notes")
        self.seats = tuple(self.seat_notes())
        self.colours = [seat.colour for seat in self.seats]
        mode = notes.options.mode
        self.cards = list(self.shuffled([card for each in box.aspects[mode] for card in each]))
        self.tiles = list(self.shuffled(box.tiles[mode]))
        self.deck = list(self.shuffled(box.catastrophes[mode]))

    def state(self) -> State:
        notes, box = self.notes, self.box
        seating = tuple(Seating(seat.player, "", seat.colour) for seat in self.seats)
        for refused in objections_to_start(notes.options, seating):
            raise BadPosition(refused.sentence)
        check_seats((("marker", notes.marker), ("seat", notes.seat)), len(self.seats))
        empty = empty_table(box, notes.options, seating, seeded(notes.seed))
        village = self.village()
        where = village.where
        on_board = (where.pens, where.ovens, where.shrines, where.cattle, where.villagers)
        supply = tuple(all_ - cells.bit_count() for all_, cells in zip(empty.supply, on_board, strict=True))
        discard = self.take_each("discard", notes.discard, self.tiles)
        first_stage = known_words("first_stage", notes.first_stage, discard)
        deck = self.take_each("catastrophes", notes.catastrophes, self.deck)
        dealt = self.dealt()
        next_tiles = self.take_each("tiles", notes.tiles, self.tiles)
        state = replace(
            empty,
            village=village,
            supply=supply,
            players=tuple(map(self.player, empty.players, self.seats)),
            shaman_repelled=notes.shaman_repelled,
            catastrophes=(*deck, *self.deck),
            seen=notes.seen,
            tiles=(*next_tiles, *self.tiles),
            tile_discard=discard,
            first_stage=first_stage,
            dealt=dealt,
            turn=self.turn(),
            phase=self.phase(),
            marker=notes.marker,
            is_last=notes.last,
            locusts=tuple(self.locusts(village)),
            agenda=self.agenda(),
        )
        piles, removed = self.piles(empty)
        state = replace(state, piles=piles, removed=removed)
        return replace(state, players=tuple(self.with_houses(state, seat) for seat in state.seats))

    # Seats

    def seat_notes(self) -> Iterator[SeatNotes]:
        """Yield the seats that are noted, else a person for each colour that is in the village."""
        named = self.colours_in_village()
        others = [colour for colour in COLOURS if colour not in named]
        usual = sorted([*named, *others[: max(0, LEAST_SEATS - len(named))]], key=COLOURS.index)
        listed = self.notes.seats or tuple(SeatNotes(colour) for colour in usual)
        taken = {seat.colour for seat in listed}
        free = [colour for colour in (*named, *others) if colour not in taken]
        for seat in listed:
            yield seat if seat.colour else replace(seat, colour=free.pop(0) if free else "")

    def colours_in_village(self) -> list[str]:
        heads = {item.split()[0].removeprefix(COLOURED_RUIN).rstrip(TALL) for item in items_in(self.notes.village)}
        return [colour for letter, colour in LETTERS.items() if letter in heads]

    def player(self, player: Player, notes: SeatNotes) -> Player:
        later = dict(notes.earned)
        later["groups"] = later.get("groups", 0) + notes.score
        return replace(
            player,
            hand=self.take_cards("hand", notes.hand),
            spent=self.take_cards("spent", notes.spent),
            earned=tuple(later.get(source, 0) for source in SOURCES),
        )

    def with_houses(self, state: State, seat: int) -> Player:
        """Houses that stand nowhere wait beside the board, or have left the game where the notes say how many wait."""
        player, wanted = state.players[seat], self.seats[seat].houses
        elsewhere = houses_of(state, seat) - player.houses - player.gone
        left = state.options.house_target - elsewhere
        if wanted is None:
            return replace(player, houses=left)
        return replace(player, houses=wanted, gone=left - wanted)

    # The village

    def village(self) -> Village:
        village = EMPTY_VILLAGE
        for item in items_in(self.notes.village):
            head, *places = item.split()
            if not places:
                raise BadPosition(phrase("position-unknown", path="village", text=item))
            for word in places:
                cell, thing = self.thing(head, word)
                if village.at(cell) is not None:
                    raise BadPosition(phrase("position-twice", path="village", text=word))
                village = village.with_cell(cell, thing)
        return village

    def thing(self, head: str, word: str) -> tuple[int, Thing]:
        place, plus, marks = word.partition("+")
        marks = marks.replace("+", "")
        gate = ARROWS.get(place[-1:])
        cell = NUMBER.get(place[:-1] if gate is not None else place)
        if cell is None or (plus and not marks) or (gate is not None) != (head == "pen"):
            raise BadPosition(phrase("position-unknown", path="village", text=word))
        if gate is not None:
            self.only("c", marks, word)
            return cell, Pen(gate, "c" in marks)
        if head == "ruin" or head.startswith(COLOURED_RUIN):
            self.only("", marks, word)
            return cell, Ruin(self.clan(head.removeprefix(COLOURED_RUIN)) if ":" in head else 0)
        self.only("otvs", marks, word)
        if "o" in marks and "t" in marks:
            raise BadPosition(phrase("position-unknown", path="village", text=word))
        roof: Literal["", "oven", "shrine"] = "oven" if "o" in marks else "shrine" if "t" in marks else ""
        storeys = 1 + head.endswith(TALL)
        return cell, House(self.clan(head.removesuffix(TALL)), storeys, roof, "v" in marks, "s" in marks)

    def only(self, allowed: str, marks: str, word: str) -> None:
        if set(marks) - set(allowed) or len(set(marks)) < len(marks):
            raise BadPosition(phrase("position-unknown", path="village", text=word))

    def clan(self, letter: str) -> int:
        colour = LETTERS.get(letter, "")
        if colour not in self.colours:
            raise BadPosition(phrase("position-unknown", path="village", text=letter))
        return self.colours.index(colour)

    def locusts(self, village: Village) -> Iterator[tuple[int, ...]]:
        for name in known_words("locusts", self.notes.locusts, NUMBER):
            block = village.block_at(NUMBER[name])
            if block is None:
                raise BadPosition(phrase("position-unknown", path="locusts", text=name))
            yield block.cells

    # Cards and tiles

    def piles(self, empty: State) -> tuple[tuple[tuple[Ref, ...], ...], tuple[Ref, ...]]:
        """Named piles, the rest of the cards in the others, in equal parts; out of the game where all are named."""
        kinds = [pile.ref for pile in self.box.piles[empty.options.mode]]
        known_words("piles", " ".join(self.notes.piles), kinds)
        piles = [self.take_cards(f"piles.{kind}", self.notes.piles.get(kind, "")) for kind in kinds]
        others = [at for at, kind in enumerate(kinds) if kind not in self.notes.piles]
        if not others:
            return tuple(piles), tuple(self.cards)
        for number, card in enumerate(self.cards):
            piles[others[number % len(others)]] += (card,)
        return tuple(piles), ()

    def take_cards(self, path: str, text: str) -> tuple[Ref, ...]:
        """Take cards by their symbols, or by their names."""
        return tuple(self.take_card(path, word) for word in words(text))

    def take_card(self, path: str, word: str) -> Ref:
        return take(path, word, self.cards, lambda card: self.box.symbol[card] == word)

    def take_each(self, path: str, text: str, left: list[Ref]) -> tuple[Ref, ...]:
        return tuple(take(path, word, left) for word in words(text))

    def dealt(self) -> tuple[tuple[Ref, ...], ...]:
        noted = self.notes.dealt or ("",) * len(self.seats)
        if len(noted) != len(self.seats):
            raise BadPosition(phrase("position-size", path="dealt", size=len(noted), should=len(self.seats)))
        return tuple(self.take_each("dealt", text, self.tiles) for text in noted)

    def shuffled(self, things: Sequence[Ref]) -> tuple[Ref, ...]:
        shuffled, self.rng = self.rng.shuffled(things)
        return shuffled

    # What is pending

    def phase(self) -> int:
        phases = {"catastrophe": CATASTROPHE, "inspect": ASPECTS, "tidy": END, "over": END, "window": self.notes.phase}
        return phases.get(self.notes.ask, CONSTRUCTION)

    def turn(self) -> int:
        return self.notes.turn or (2 if self.phase() == CATASTROPHE else 1)

    def agenda(self) -> tuple[todo.Pending, ...]:
        """What the notes ask, and the rest of the turn after it."""
        notes = self.notes
        if notes.ask == "over":
            return ()
        noted = [{"seat": notes.seat} | each for each in notes.pending]
        first: tuple[todo.Pending, ...] = read_notes(AGENDA, noted, "pending")
        elements = read_notes(ELEMENTS, notes.elements.split(), "elements")
        build: list[todo.Pending] = [todo.Build(notes.seat, elements, "tile", "HK-CON-3"), todo.EndStage(notes.stage)]
        later = stages_from(notes.stage + 1, self.box.stages)
        construction: dict[str, list[todo.Pending]] = {
            "build": [*build, *later, todo.CheckRoom()],
            "stage": [*stages_from(notes.stage, self.box.stages), todo.CheckRoom()],
            "window": [todo.Phase(CONSTRUCTION), *stages_from(1, self.box.stages), todo.CheckRoom()],
        }
        turn: list[list[todo.Pending]] = [
            construction.get(notes.ask, []),
            [todo.Phase(CATASTROPHE), todo.Catastrophe()],
            [todo.Phase(ASPECTS), todo.Inspection()],
            [todo.Phase(END), todo.Tidying(), todo.EndTurn()],
        ]
        if self.turn() == 1:
            turn[CATASTROPHE - 1] = []  # HK-CAL-1
        begun = turn[self.phase() - 1 :]
        if notes.ask in ("catastrophe", "inspect", "tidy"):
            begun[0] = begun[0][1:]  # its card windows are over
        return (*first, *(entry for phase in begun for entry in phase))


def stages_from(first: int, last: int) -> list[todo.Pending]:
    return [entry for stage in range(first, last + 1) for entry in (todo.Stage(stage), todo.EndStage(stage))]


def items_in(text: str) -> list[str]:
    return [item.strip() for item in text.replace("\n", ",").replace(";", ",").split(",") if item.strip()]
