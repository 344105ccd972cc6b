"""The short notation in which lessons, puzzles and tests state a position: only what differs from an empty table.

    {"round": 2, "turn": 0, "left": 2,
     "seats": [{"faction": "KUT", "explorers": "R1 M4 G2", "hand": "R-SA G-SB", "hold": "Yg1 Rg2", "guards": "Yg1",
                "traders": "M1 M5", "envoys": "C1*2", "credits": 12}, {"faction": "GUL"}],
     "queues": {"M1": "VWVG"}, "sites": "Rg2 Rg2 Rg1", "piles": {"Y": "Yg1 Yg2"}, "row": "R-SA:1 Y-SB"}

A relic is its type and lies on its own site; a card is colour and symbol; either may bear its number (Rg2#3, R-SA-1).
`C1*2` stands for C1 C1. Relics and cards that are not named lie in the reserve and the deck; buyers that stand nowhere
are on their tracks, cubes in the supply. Three explorers stand on the markets 1, 4 and 2 unless said otherwise.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import field, replace
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from rules.core.closed import closed
from rules.core.contract import BadPosition, Seating
from rules.core.noted_positions import check_seats, known_words, read_notes, take, words
from rules.core.rng import seeded
from rules.core.types import Json, Ref, phrase
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.components import Box
from rules.excavation_earth.draft import Draft
from rules.excavation_earth.effects import settle
from rules.excavation_earth.integrity import cubes, problems_of, sets_of_cubes
from rules.excavation_earth.options import BY_LOT, ZU_PLAYER, Options
from rules.excavation_earth.parts import WHITE, ZU
from rules.excavation_earth.rounds import carry_on
from rules.excavation_earth.setup import COLOURS, empty_table, objections_to_start
from rules.excavation_earth.state import SOURCES, Player, RowCard, Source, State, Zu, ZuOf, type_of

USUAL_EXPLORERS = "M1 M4 M2"
FactionNote = Literal["", "GUL", "ISS", "AQU", "DAL", "KUT", "ZU"]


@closed()
class SeatNotes:
    faction: FactionNote = ""
    """Left out: drawn by lot from those that are left."""
    colour: str = ""
    explorers: str = USUAL_EXPLORERS
    hand: str = ""
    spent: str = ""
    """Travel cards already played, by their fuel; the others are in hand."""
    packet: str = ""
    drafted: str = ""
    hold: str = ""
    container: str = ""
    guards: str = ""
    columns: str = ""
    """Colours whose column has paid its card, beyond those that are full."""
    traders: str = ""
    envoys: str = ""
    marker: int = 0
    passed: bool = False
    credits: int | None = None
    """Left out: as at the start, and what `earned` says."""
    earned: dict[Source, int] = field(default_factory=dict)


@closed()
class ZuNotes:
    """The cards of Zu's decks, the top first; left out: as made at the start, for the round that is played."""

    deck: str | None = None
    discard: str = ""


@closed()
class Notes:
    seats: tuple[SeatNotes, ...] = (SeatNotes(), SeatNotes())
    round: int = 1
    ask: Literal["turn", "opening_hands", "draft", "over"] = "turn"
    turn: int = 0
    """The seat whose turn it is."""
    left: int = 2
    """Its actions that are still to come."""
    step: int = 0
    """Of the draft."""
    pending: tuple[dict[str, Any], ...] = ()
    """What comes before those actions, as entries of the agenda; their seat is `turn` unless said otherwise."""
    order: tuple[int, ...] = ()
    queues: dict[Ref, str] = field(default_factory=dict)
    """By the location of the market, front first."""
    mothership: str = ""
    sites: str = ""
    piles: dict[str, str] = field(default_factory=dict)
    """By colour, the visible relic first."""
    reserve: dict[str, str] = field(default_factory=dict)
    """By colour, the next relic first; relics that are named nowhere follow, shuffled."""
    drawn: str = ""
    sold: str = ""
    deck: str = ""
    """The next action cards; those that are named nowhere follow, shuffled."""
    discard: str = ""
    row: str = ""
    """Cards of the survey row; the seat whose cube lies on one stands after a colon, counted from 0."""
    buyer_deck: str = ""
    """The colours of the next buyer cards."""
    buyer_discard: str = ""
    tiles: str = "CT1 CT2 CT3"
    """Of the three centres; in round 1 there are none."""
    zu: ZuNotes = ZuNotes()
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
    return carried_on(state) if state.agenda else state


def carried_on(state: State) -> State:
    """Return the position after the steps of the rules that need no choice, so that a seat is asked."""
    draft = Draft(state)
    settle(draft)
    carry_on(draft)
    return draft.state()


class Statement:
    """One position being written down: hands out cards and relics of the box until it is complete."""

    def __init__(self, notes: Notes, box: Box) -> None:
        self.notes = notes
        self.box = box
        self.cards = list(box.action_cards)
        self.relics = [tile for tiles in box.tiles_of.values() for tile in tiles]
        self.zu_cards = list(box.zu_cards)
        self.rng = seeded(notes.seed, "notes")

    def state(self) -> State:
        notes, box = self.notes, self.box
        seating = tuple(self.seating())
        options = replace(notes.options, factions=self.factions())
        refused = next(objections_to_start(options, seating), None)
        if refused is not None:
            raise BadPosition(refused.sentence)
        self.check_numbers()
        empty = empty_table(box, options, seating, seeded(notes.seed))
        players = tuple(map(self.player, empty.players, notes.seats))
        sites = self.take_relics("sites", notes.sites)
        row = tuple(self.row())
        state = replace(
            empty,
            players=players,
            order=notes.order or empty.order,
            round=notes.round,
            agenda=self.agenda(),
            queues=tuple(self.by_place("queues", notes.queues, box.market_places)),
            mothership=notes.mothership,
            traders=self.cubes("traders", [seat.traders for seat in notes.seats], box.market_places),
            envoys=self.cubes("envoys", [seat.envoys for seat in notes.seats], box.centres),
            sites=tuple(
                tuple(relic for relic in sites if box.site_of[type_of(relic)] == at) for at in range(len(box.sites))
            ),
            piles=tuple(self.take_relics("piles", own) for own in self.by_place("piles", notes.piles, box.colours)),
            drawn=self.take_relics("drawn", notes.drawn),
            sold=self.take_relics("sold", notes.sold),
            discard=self.take_cards("discard", notes.discard),
            row=row,
            tiles=known_words("tiles", notes.tiles, box.tile_effects) if notes.round > 1 else (),
            zu=self.zu(empty.zu) if empty.zu is not None else None,
        )
        return self.with_the_rest(state)

    def check_numbers(self) -> None:
        notes, rounds = self.notes, self.box.rounds
        if not 1 <= notes.round <= rounds:
            raise BadPosition(phrase("position-round", path="round", round=notes.round, most=rounds))
        check_seats((("turn", notes.turn), *(("order", seat) for seat in notes.order)), len(notes.seats))

    # Seats

    def seating(self) -> Iterator[Seating]:
        for at, seat in enumerate(self.notes.seats):
            player = ZU_PLAYER if seat.faction == ZU else "person"
            yield Seating(player, "", seat.colour or COLOURS[at % len(COLOURS)])

    def factions(self) -> tuple[Any, ...]:
        """The notes of a seat say its faction, or the options do."""
        return tuple(
            BY_LOT if seat.faction == ZU else seat.faction or self.notes.options.faction_of(at)
            for at, seat in enumerate(self.notes.seats)
        )

    def player(self, player: Player, notes: SeatNotes) -> Player:
        box = self.box
        guards = tuple(sorted(known_words("guards", notes.guards, box.relics)))
        full = [colour for colour in box.colours if all(cell in guards for cell in box.types_of[colour])]
        spent = notes.spent.split()
        later = [notes.earned.get(source, 0) for source in SOURCES[1:]]
        start = notes.earned.get(SOURCES[0], player.earned[0])
        if notes.credits is not None:
            start = notes.credits - sum(later)
        return replace(
            player,
            explorers=() if player.is_zu else known_words("explorers", notes.explorers, box.places),
            hand=self.take_cards("hand", notes.hand),
            travel=tuple(card for card in player.travel if str(box.fuel(card)) not in spent),
            spent_travel=tuple(card for card in player.travel if str(box.fuel(card)) in spent),
            packet=self.take_cards("packet", notes.packet),
            drafted=self.take_cards("drafted", notes.drafted),
            supply=0,  # what stands on the table is counted first
            guards=guards,
            columns=tuple(dict.fromkeys((*full, *known_words("columns", notes.columns, box.colours)))),
            hold=self.take_relics("hold", notes.hold),
            container=self.take_relics("container", notes.container),
            marker=notes.marker,
            passed=notes.passed,
            earned=(start, *later),
        )

    def cubes(self, path: str, of_seats: Sequence[str], places: Sequence[Ref]) -> tuple[tuple[int, ...], ...]:
        """Count the cubes of each seat on each market or in each centre."""
        listed = [known_words(path, own, places) for own in of_seats]
        return tuple(tuple(own.count(place) for own in listed) for place in places)

    # The table

    def row(self) -> Iterator[RowCard]:
        for word in words(self.notes.row):
            card, _, owner = word.partition(":")
            (taken,) = self.take_cards("row", card)
            if owner and not (owner.isdecimal() and int(owner) < len(self.notes.seats)):
                raise BadPosition(phrase("position-unknown", path="row", text=word))
            yield RowCard(taken, int(owner) if owner else None)

    def by_place(self, path: str, notes: dict[str, str], places: Sequence[str]) -> Iterator[str]:
        """What the notes say of each place, in the order of the box."""
        known_words(path, " ".join(notes), places)
        return (notes.get(place, "") for place in places)

    def zu(self, zu: Zu) -> Zu:
        """The deck and the discard of the round; cards that are named nowhere are left as the setup made the decks."""
        notes, rounds = self.notes.zu, self.box.rounds
        discard = self.take_zu_cards(notes.discard)
        deck = self.take_zu_cards(notes.deck) if notes.deck is not None else None
        made = [zu.deck, *zu.later]
        left = [tuple(card for card in each if card in self.zu_cards) for each in made]
        now = self.notes.round - 1
        gone = [card for each in left[:now] for card in each]
        if deck is None:
            deck = left[now]
        else:
            gone += left[now]
        return ZuOf(zu.seat, deck, discard, tuple(left[now + 1 : rounds]), tuple(gone))

    def with_the_rest(self, state: State) -> State:
        """What is named nowhere: relics, cards, buyers and cubes; what is named comes first."""
        notes, box = self.notes, self.box
        reserve = []
        for own in self.by_place("reserve", notes.reserve, box.colours):
            reserve.append(self.take_relics("reserve", own))
        for at, colour in enumerate(box.colours):
            reserve[at] += self.shuffled([relic for relic in self.relics if relic[0] == colour])
        deck = self.take_cards("deck", notes.deck)
        waiting = "".join(state.queues) + state.mothership
        by_players = box.by_players(len(state.players))
        left = list(box.buyer_cards)
        thrown = take_buyers("buyer_discard", notes.buyer_discard, left)
        named = take_buyers("buyer_deck", notes.buyer_deck, left)
        return replace(
            state,
            players=tuple(
                replace(player, supply=box.crew * sets_of_cubes(state, seat) - cubes(state, seat))
                for seat, player in enumerate(state.players)
            ),
            reserve=tuple(reserve),
            deck=deck + self.shuffled(self.cards),
            stock=tuple(by_players.buyers - waiting.count(colour) for colour in box.colours),
            white=by_players.white - waiting.count(WHITE),
            buyer_deck=named + self.shuffled(left),
            buyer_discard=thrown,
            tile_stack=state.tile_stack if notes.round == 1 else (),
        )

    # What is pending

    def agenda(self) -> tuple[todo.Pending, ...]:
        notes = self.notes
        match notes.ask:
            case "over":
                return ()
            case "opening_hands":
                return (todo.OpeningHands(),)
            case "draft":
                return (todo.Drafting(notes.step, opening=notes.round == 1),)
        first: tuple[todo.Pending, ...] = read_notes(AGENDA, [{"seat": notes.turn} | each for each in notes.pending])
        return (*first, todo.Turn(notes.turn, notes.left))

    # Handing out

    def take_relics(self, path: str, text: str) -> tuple[Ref, ...]:
        return tuple(take(path, word, self.relics, numbered(word, "#")) for word in words(text))

    def take_cards(self, path: str, text: str) -> tuple[Ref, ...]:
        return tuple(take(path, word, self.cards, numbered(word, "-")) for word in words(text))

    def take_zu_cards(self, text: str) -> tuple[Ref, ...]:
        return tuple(take("zu", word, self.zu_cards, numbered(word, "#")) for word in words(text))

    def shuffled(self, things: Sequence[Ref]) -> tuple[Ref, ...]:
        shuffled, self.rng = self.rng.shuffled(things)
        return shuffled


def take_buyers(path: str, text: str, left: list[Ref]) -> tuple[Ref, ...]:
    """Hand out buyer cards by their colours."""
    return tuple(take(path, letter, left, of_colour(letter)) for letter in words(text))


def of_colour(letter: str) -> Callable[[Ref], bool]:
    return lambda card: card[1] == letter


def numbered(word: str, before_number: str) -> Callable[[Ref], bool]:
    """Whether a component is one of several that the word names."""
    return lambda ref: ref.startswith(word + before_number)
