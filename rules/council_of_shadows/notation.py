"""The short notation in which lessons, puzzles and tests state a position: only what differs from a table just dealt.

    {"round": 3, "ask": "actions", "turn": 0,
     "seats": [{"energy": 52, "consumption": 56, "level": 1, "gems": "agg", "zones": "S-D | S-C2 AI-01 | S-X2",
                "improvements": "UP-D UP-R2-1", "colonies": "1-01.1*2 2-03.1", "light": "L-FIVE-1", "dark": "D-GRY",
                "tech": "DT1-5", "built": "GRY-S1:ST-EXP"}, {"leader": "LD-AVA"}],
     "spaces": "GRY-1:1-01 GRY-2:1-03 BLU-1:2-03", "display": "AI-09 AI-11"}

Starting cards and stations bear no seat: S-C1 is the seat's own. On a zone the top card stands last. `1-01.1*2` stands
for two cubes. Starting cards that are named nowhere are in the hand; other cards and tiles lie hidden, shuffled.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field, replace
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from rules.core.closed import closed
from rules.core.colours import fitting
from rules.core.contract import BadPosition, Seating
from rules.core.noted_positions import check_seats, known_words, read_notes, take, words
from rules.core.rng import seeded
from rules.core.types import Json, Ref, Seat, phrase
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows.components import Box, start_ref
from rules.council_of_shadows.draft import Draft
from rules.council_of_shadows.effects import settle
from rules.council_of_shadows.integrity import problems_of
from rules.council_of_shadows.options import AUTOMA, Options
from rules.council_of_shadows.parts import LeaderName, ZoneName
from rules.council_of_shadows.planning import begin_planning
from rules.council_of_shadows.queries import gems_in
from rules.council_of_shadows.rounds import begin_part
from rules.council_of_shadows.setup import choosing_leaders, colours_for, empty_table, objections_to_start
from rules.council_of_shadows.state import SOURCES, Automa, AutomaOf, Built, Player, Source, State

USUAL_SPACES = "GRY-1:1-01 GRY-2:1-03"
NOTHING = "-"
"""A slot of the display that holds no card; a seat without a dark bonus card."""
START_OF_A_CARD = "S-"


@closed()
class SeatNotes:
    automa: bool = False
    colour: str = ""
    leader: LeaderName | Literal[""] = ""
    energy: int | None = None
    """Left out: what `earned` says."""
    earned: dict[Source, int] = field(default_factory=dict)
    consumption: int | None = None
    """Left out: where the marker starts."""
    level: int = 0
    gems: str | None = None
    """Left out: those of the start."""
    hand: str = ""
    """AI cards; starting cards need not be named."""
    zones: str = ""
    """Cards on each zone, with a line between two zones."""
    planned: str = ""
    """Behind the screen, a card for each zone, with a line between two zones."""
    ready: bool = False
    steps: int = 0
    improvements: str = ""
    colonies: str = ""
    """Planets, one for each cube."""
    light: str = ""
    dark: str = ""
    """Left out: dealt by lot; `-`: none."""
    tech: str = ""
    built: str = ""
    """Slots, each with the kind of station."""


@closed()
class Notes:
    seats: tuple[SeatNotes, ...] = (SeatNotes(), SeatNotes())
    round: int = 1
    ask: Literal["leaders", "purchase", "planning", "actions", "exploitation", "over"] = "purchase"
    """What goes on: in phase 3, the actions of a seat, or its exploitation, when its cards have been shifted."""
    turn: int | None = None
    """The seat whose part it is; left out: that with the first token."""
    left: int | None = None
    """Its purchases that are still to come."""
    pending: tuple[dict[str, Any], ...] = ()
    """Instead of the actions of its cards, entries of the agenda; their seat is `turn` unless said otherwise."""
    order: tuple[int, ...] = ()
    """Seats by their tokens; left out: as they sit."""
    arrivals: tuple[int, ...] = ()
    """Left out: in turn order."""
    caught: tuple[int, ...] | None = None
    """Left out: all whose energy has reached their consumption, in turn order."""
    throne: int | None = None
    spaces: str = USUAL_SPACES
    piles: dict[int, str] = field(default_factory=dict)
    """By sector, the next tiles."""
    drawn: str = ""
    display: str = ""
    """From the first slot on; slots that are not named are filled from the pile."""
    deck: str = ""
    discard: str = ""
    tech_piles: dict[int, str] = field(default_factory=dict)
    """By level, what may still be chosen; left out: all but two of those that nobody has."""
    light_pile: str = ""
    automa_card: str = ""
    automa_piles: dict[int, str] = field(default_factory=dict)
    """By level, the next cards."""
    automa_used: str = ""
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
        return replace(state, phase="over")
    draft = Draft(state)
    turn = state.order[0] if notes.turn is None else notes.turn
    match notes.ask:
        case "leaders":
            draft.phase = "leaders"
            draft.agenda = tuple(each for each in choosing_leaders(state) if not state.players[each.seat].leader)
        case "purchase":
            draft.phase = "purchase"
            begin_part(draft, turn)
            draft.agenda = (*entries(notes, turn), *draft.agenda)
            draft.agenda = tuple(with_purchases_left(each, notes) for each in draft.agenda)
        case "planning":
            begin_planning(draft)
            for seat, own in enumerate(state.players):
                if own.planned:
                    draft.change(seat, planned=own.planned)
                draft.change(seat, ready=own.ready)
        case "actions" | "exploitation":
            draft.phase = "actions"
            begin_part(draft, turn)
            draft.agenda = without_actions(draft.agenda, notes, turn)
    settle(draft)
    return draft.state()


def entries(notes: Notes, turn: Seat) -> tuple[todo.Pending, ...]:
    read: tuple[todo.Pending, ...] = read_notes(AGENDA, [{"seat": turn} | each for each in notes.pending])
    return read


def with_purchases_left(pending: todo.Pending, notes: Notes) -> todo.Pending:
    if isinstance(pending, todo.Purchasing) and notes.left is not None:
        return replace(pending, left=notes.left)
    return pending


def without_actions(agenda: tuple[todo.Pending, ...], notes: Notes, turn: Seat) -> tuple[todo.Pending, ...]:
    """What is pending comes instead of the cards of the zones, and before the exploitation."""
    first = entries(notes, turn)
    if any(isinstance(each, todo.Exploiting) for each in first):
        agenda = tuple(each for each in agenda if isinstance(each, todo.LevelCheck | todo.EndPart))
    elif notes.ask == "exploitation":
        agenda = tuple(each for each in agenda if not isinstance(each, todo.Perform | todo.Shift | todo.AutomaActing))
    elif notes.pending:
        agenda = tuple(each for each in agenda if not isinstance(each, todo.Perform | todo.AutomaActing))
    return (*first, *agenda)


# What lies where


class Statement:
    """One position being written down: hands out cards and tiles of the box until it is complete."""

    def __init__(self, notes: Notes, box: Box) -> None:
        self.notes = notes
        self.box = box
        self.rng = seeded(notes.seed, "notes")
        self.left: list[Ref] = []

    def state(self) -> State:
        notes, box = self.notes, self.box
        seating = tuple(self.seating())
        refused = next(objections_to_start(notes.options, seating), None)
        if refused is not None:
            raise BadPosition(refused.sentence)
        self.check_seats()
        empty = empty_table(box, notes.options, seating, seeded(notes.seed))
        self.left = list(loose_components(empty))
        order = notes.order or tuple(range(len(notes.seats)))
        players = [self.player(seat, empty.players[seat], own) for seat, own in enumerate(notes.seats)]
        spaces = self.spaces()
        state = replace(
            empty,
            players=tuple(players),
            order=order,
            arrivals=notes.arrivals or order,
            caught=caught_up(players, order) if notes.caught is None else notes.caught,
            throne=notes.throne,
            round=notes.round,
            spaces=tuple(spaces.get(space, "") for space in box.spaces),
            colonies=self.colonies(),
            drawn=self.take("drawn", notes.drawn),
            ai_discard=self.take("discard", notes.discard),
            leaders=tuple(each for each in empty.leaders if all(each != own.leader for own in players)),
        )
        return self.with_the_rest(state)

    def check_seats(self) -> None:
        notes, seats = self.notes, len(self.notes.seats)
        named = [("turn", notes.turn), ("throne", notes.throne)]
        rows = (("order", notes.order), ("arrivals", notes.arrivals), ("caught", notes.caught or ()))
        check_seats((*named, *((path, seat) for path, row in rows for seat in row)), seats)

    # Seats

    def seating(self) -> Iterator[Seating]:
        players = [AUTOMA if seat.automa else "person" for seat in self.notes.seats]
        colours = fitting(colours_for(players), [seat.colour for seat in self.notes.seats])
        for player, noted, colour in zip(players, self.notes.seats, colours, strict=True):
            yield Seating(player, "", noted.colour or colour)

    def player(self, seat: Seat, player: Player, notes: SeatNotes) -> Player:
        """Return the player as at the start, except for what is noted."""
        tech = self.take("tech", notes.tech)
        extra_zones = tuple(self.extra_zones(notes.leader, tech))
        zones = self.zones(seat, notes, 0 if player.is_automa else len(player.zones) + len(extra_zones))
        planned = self.planned(seat, notes, len(zones))
        hand = self.take_own(seat, "hand", notes.hand)
        starting = tuple(card for card in player.hand if card in self.left)
        for card in starting:
            self.left.remove(card)
        built = tuple(self.built(seat, notes.built))
        used = [each.station for each in built]
        gems = player.gems if notes.gems is None else gems_in("".join(sorted(notes.gems)))
        if gems is None:
            raise BadPosition(phrase("position-unknown", path="gems", text=notes.gems or ""))
        start = self.box.leaders[notes.leader].consumption if notes.leader else player.consumption
        return replace(
            player,
            leader=notes.leader,
            consumption=start if notes.consumption is None else notes.consumption,
            level=notes.level,
            earned=self.earned(player, notes),
            gems=gems,
            hand=(*starting, *hand),
            zones=zones,
            planned=planned,
            ready=notes.ready or player.ready,
            steps=notes.steps,
            improvements=tuple(sorted(known_words("improvements", notes.improvements, self.box.improvements))),
            extra_zones=extra_zones,
            light=self.take("light", notes.light),
            dark="" if notes.dark == NOTHING else "".join(self.take("dark", notes.dark)),
            tech=tech,
            stations=tuple(station for station in player.stations if station not in used),
            built=built,
        )

    def earned(self, player: Player, notes: SeatNotes) -> tuple[int, ...]:
        """List the energy earned by source; what is not accounted for was there at the start."""
        later = [notes.earned.get(source, 0) for source in SOURCES[1:]]
        start = notes.earned.get(SOURCES[0], player.earned[0])
        if notes.energy is not None:
            start = notes.energy - sum(later)
        return (start, *later)

    def extra_zones(self, leader: LeaderName | Literal[""], tech: Sequence[Ref]) -> Iterator[ZoneName]:
        powers = [self.box.leaders[leader].power] if leader else []
        powers += [self.box.dark_tech[card].power for card in tech]
        yield from (power.extra_zone for power in powers if power.extra_zone is not None)

    def zones(self, seat: Seat, notes: SeatNotes, count: int) -> tuple[tuple[Ref, ...], ...]:
        stacks = [self.take_own(seat, "zones", each) for each in notes.zones.split("|")] if notes.zones else []
        if len(stacks) > count:
            raise BadPosition(phrase("position-size", path="zones", size=len(stacks), should=count))
        return (*stacks, *((),) * (count - len(stacks)))

    def planned(self, seat: Seat, notes: SeatNotes, count: int) -> tuple[Ref, ...]:
        """One entry for each zone, empty where nothing lies."""
        if not notes.planned:
            return ()
        cards = ["".join(self.take_own(seat, "planned", each)) for each in notes.planned.split("|")]
        if len(cards) > count:
            raise BadPosition(phrase("position-size", path="planned", size=len(cards), should=count))
        return (*cards, *("",) * (count - len(cards)))

    def built(self, seat: Seat, text: str) -> Iterator[Built]:
        for word in words(text):
            slot, _, kind = word.partition(":")
            (known,) = known_words("built", slot, self.box.galaxy_of)
            (station,) = known_words("built", start_ref(seat, kind), self.box.stations)
            yield Built(known, station)

    # The table

    def spaces(self) -> dict[Ref, Ref]:
        found: dict[Ref, Ref] = {}
        for word in words(self.notes.spaces):
            space, _, tile = word.partition(":")
            (known,) = known_words("spaces", space, self.box.space_number)
            found[known] = "".join(self.take("spaces", tile))
        return found

    def colonies(self) -> tuple[tuple[int, ...], ...]:
        listed = [known_words("colonies", own.colonies, self.box.planet_number) for own in self.notes.seats]
        return tuple(tuple(own.count(planet) for own in listed) for planet in self.box.planets)

    def with_the_rest(self, state: State) -> State:
        """What is named nowhere lies hidden; what is named comes first."""
        notes, box = self.notes, self.box
        piles = [
            self.pile(f"piles.{sector}", notes.piles.get(sector, ""), box.tiles_of[sector]) for sector in box.tiles_of
        ]
        display, deck = self.ai_cards(len(state.display))
        tech = [self.tech(level) for level in box.dark_tech_of]
        light = self.pile("light_pile", notes.light_pile, box.light_cards)
        dark = iter(self.pile("dark", "", box.dark_cards))
        players = tuple(
            player if player.is_automa or own.dark else replace(player, dark=next(dark, ""))
            for player, own in zip(state.players, notes.seats, strict=True)
        )
        return replace(
            state,
            players=players,
            piles=tuple(piles),
            display=display,
            ai_deck=deck,
            tech_piles=tuple(pile for pile, _ in tech),
            tech_out=tuple(card for _, out in tech for card in out),
            light_pile=light,
            dark_out=tuple(dark),
            automa=self.automa(state.automa) if state.automa is not None else None,
        )

    def ai_cards(self, slots: int) -> tuple[tuple[Ref, ...], tuple[Ref, ...]]:
        """The display, filled from the pile, and the pile."""
        shown = ["".join(self.take("display", word)) if word != NOTHING else "" for word in words(self.notes.display)]
        if len(shown) > slots:
            raise BadPosition(phrase("position-size", path="display", size=len(shown), should=slots))
        pile = self.pile("deck", self.notes.deck, self.box.ai_cards)
        more = slots - len(shown)
        filled = (*shown, *pile[:more])
        return (*filled, *("",) * (slots - len(filled))), pile[more:]

    def tech(self, level: int) -> tuple[tuple[Ref, ...], tuple[Ref, ...]]:
        """What may still be chosen, and what was removed unseen."""
        named = self.notes.tech_piles.get(level)
        if named is None:
            pile = self.pile("tech_piles", "", self.box.dark_tech_of[level])
            out = self.box.numbers.dark_tech_removed
            return tuple(sorted(pile[out:])), pile[:out]
        chosen = tuple(sorted(self.take("tech_piles", named)))
        return chosen, self.pile("tech_piles", "", self.box.dark_tech_of[level])

    def automa(self, automa: Automa) -> Automa:
        notes = self.notes
        (card,) = self.take("automa_card", notes.automa_card) or ("",)
        used = [*self.take("automa_used", notes.automa_used), *([card] if card else [])]
        levels = range(1, len(automa.piles) + 1)
        piles = [
            self.pile("automa_piles", notes.automa_piles.get(level, ""), automa.piles[level - 1]) for level in levels
        ]
        faces = self.box.automa_cards
        return AutomaOf(
            automa.seat,
            tuple(piles),
            tuple(tuple(each for each in used if faces[each].pile == level) for level in levels),
            card,
        )

    # Handing out

    def take_own(self, seat: Seat, path: str, text: str) -> tuple[Ref, ...]:
        """Action cards; a starting card is the seat's own."""
        own = (start_ref(seat, word) if word.startswith(START_OF_A_CARD) else word for word in words(text))
        return self.take(path, " ".join(own))

    def take(self, path: str, text: str) -> tuple[Ref, ...]:
        return tuple(take(path, word, self.left) for word in words(text))

    def pile(self, path: str, text: str, whole: Iterable[Ref]) -> tuple[Ref, ...]:
        """The named ones, then what is left of the whole, shuffled."""
        named = self.take(path, text)
        rest = [each for each in whole if each in self.left]
        shuffled, self.rng = self.rng.shuffled(rest)
        for each in rest:
            self.left.remove(each)
        return named + shuffled


def loose_components(empty: State) -> Iterator[Ref]:
    """Everything that notes may name, of the game that these options make."""
    for place in (*empty.piles, *empty.tech_piles):
        yield from place
    for place in (empty.ai_deck, empty.tech_out, empty.light_pile, empty.dark_out):
        yield from place
    yield from (card for player in empty.players for card in player.hand)
    if empty.automa is not None:
        yield from (card for pile in empty.automa.piles for card in pile)


def caught_up(players: Sequence[Player], order: Sequence[Seat]) -> tuple[Seat, ...]:
    return tuple(seat for seat in order if players[seat].energy >= players[seat].consumption)
