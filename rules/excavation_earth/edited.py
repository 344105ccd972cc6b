"""A position of Excavation Earth in the hands of somebody who edits it: sends cubes, queues buyers, hands out cards and
relics, asks something else.

It conserves the components: cubes go back to the crew, buyers to their tracks, relics into the reserve, cards onto the
discard pile.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import accumulate

from rules.core.draft import without
from rules.core.editing import Key
from rules.core.fact import SeatFact
from rules.core.seat_fields import exchanged
from rules.core.types import Ref, Seat
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.draft import Draft
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.preparation import deal_packets
from rules.excavation_earth.state import RowCard, State, colour_of, is_travel, type_of

TURN, OPENING, DRAFT, OVER = "turn", "opening", "draft", "over"
AS_IT_IS = "as-it-is"
QUESTIONS: dict[str, type[todo.Asked]] = {
    kind.ASKS.removeprefix("ee-ask-"): kind
    for kind in (
        todo.PlaceExplorer,
        todo.FreeStep,
        todo.Travelling,
        todo.Digging,
        todo.Bargaining,
        todo.Selling,
        todo.Promoting,
        todo.KeepCards,
        todo.Commanding,
        todo.Smuggling,
        todo.Surveying,
        todo.Buying,
        todo.Sampling,
        todo.Teleporting,
        todo.Extracting,
        todo.Spreading,
        todo.SendingTraders,
        todo.SendingEnvoys,
        todo.DiscardDown,
    )
}
"""What a seat is asked before, within and after its actions, by the name of its question."""


def ask_of(state: "State | Edited") -> str:
    match state.agenda:
        case ():
            return OVER
        case (todo.Turn(), *_):
            return TURN
        case (todo.OpeningHands(), *_):
            return OPENING
        case (todo.Drafting(step=0), *_):
            return DRAFT
        case (first, *_):
            return next((ask for ask, kind in QUESTIONS.items() if isinstance(first, kind)), AS_IT_IS)
    return AS_IT_IS


def turn_of(state: "State | Edited") -> todo.Turn:
    """The turn that goes on, or that would be next."""
    last = state.agenda[-1] if state.agenda else None
    return last if isinstance(last, todo.Turn) else todo.Turn(state.order[0], 2)


def places_of_explorer(state: "State | Edited") -> tuple[Ref, ...]:
    """All locations, markets first."""
    markets = state.box.market_places
    return (*markets, *(place for place in state.box.places if place not in markets))


@dataclass(frozen=True, slots=True)
class Explorer:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Buyer:
    letter: str


@dataclass(frozen=True, slots=True)
class Cube:
    """A cube of a crew: a trader, an envoy, a guard, or on a card of the survey row."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Relic:
    ref: Ref


@dataclass(frozen=True, slots=True)
class Card:
    ref: Ref


Held = Explorer | Buyer | Cube | Relic | Card


class Edited(Draft):
    # Out of the box

    def from_box(self, spare: str, place: Key, turned: int) -> Held:
        kind, _, name = spare.removeprefix("spare-").partition("-")
        match kind:
            case "explorer":
                return Explorer(int(name))
            case "buyer":
                self.change_stock(name, -1)
                return Buyer(name)
            case "cube":
                self.change_supply(int(name), -1)
                return Cube(int(name))
            case "relic":
                return Relic(self.relic_from_box(name))
        return Card(self.card_from_box(name))

    def change_stock(self, letter: str, more: int) -> None:
        if letter == WHITE:
            self.white += more
        else:
            self.stock[self.box.colour_number[letter]] += more

    def change_supply(self, seat: Seat, more: int) -> None:
        self.change(seat, supply=self.players[seat].supply + more)

    def relic_from_box(self, kind: str) -> Ref:
        """The deepest of the reserve; else one that was sold."""
        at = self.box.colour_number[colour_of(kind)]
        found = next((relic for relic in reversed(self.reserve[at]) if type_of(relic) == kind), None)
        if found is not None:
            self.reserve[at] = without(self.reserve[at], found)
            return found
        sold = next(relic for relic in self.sold if type_of(relic) == kind)
        self.sold = without(self.sold, sold)
        return sold

    def card_from_box(self, kind: str) -> Ref:
        """The deepest of the deck; else one of the discard pile."""
        found = next((card for card in reversed(self.deck) if card.startswith(f"{kind}-")), None)
        if found is not None:
            self.deck = without(self.deck, found)
            return found
        thrown = next(card for card in self.discard if card.startswith(f"{kind}-"))
        self.discard = without(self.discard, thrown)
        return thrown

    # Off the table

    def lift(self, thing: Key) -> Held:
        """Take a thing off the table."""
        kind, _, name = thing.partition("-")
        match kind:
            case "explorer":
                seat, number = map(int, name.split("-"))
                places = self.players[seat].explorers
                self.change(seat, explorers=(*places[:number], *places[number + 1 :]))
                return Explorer(seat)
            case "queued":
                market, at = map(int, name.split("-"))
                queue = self.queues[market]
                self.queues[market] = queue[:at] + queue[at + 1 :]
                return Buyer(queue[at])
            case "waiting":
                letter = self.mothership[int(name)]
                self.mothership = self.mothership[: int(name)] + self.mothership[int(name) + 1 :]
                return Buyer(letter)
            case "relic":
                self.lift_relic(name)
                return Relic(name)
            case "card":
                self.lift_card(name)
                return Card(name)
        return self.lift_cube(kind, name)

    def lift_cube(self, kind: str, name: str) -> Cube:
        match kind, name.split("-"):
            case "trader", [market, seat, _]:
                self.traders[int(market)] = counted(self.traders[int(market)], int(seat), -1)
                return Cube(int(seat))
            case "envoy", [centre, seat, _]:
                self.envoys[int(centre)] = counted(self.envoys[int(centre)], int(seat), -1)
                return Cube(int(seat))
            case "guard", [seat, cell]:
                self.change(int(seat), guards=without(self.players[int(seat)].guards, cell))
                return Cube(int(seat))
        owner = next(each.owner for each in self.row if each.card == name)
        assert owner is not None
        self.row = tuple(RowCard(each.card) if each.card == name else each for each in self.row)
        return Cube(owner)

    def lift_relic(self, ref: Ref) -> None:
        self.sites = [without(each, ref) for each in self.sites]
        self.piles = [without(each, ref) for each in self.piles]
        self.drawn = without(self.drawn, ref)
        for seat, player in enumerate(self.players):
            self.change(seat, hold=without(player.hold, ref), container=without(player.container, ref))

    def lift_card(self, ref: Ref) -> None:
        """A cube that lies on a card of the survey row goes back to its crew."""
        for each in self.row:
            if each.card == ref and each.owner is not None:
                self.change_supply(each.owner, 1)
        self.row = tuple(each for each in self.row if each.card != ref)
        for seat, player in enumerate(self.players):
            hand, travel, spent, packet, drafted = (
                without(each, ref)
                for each in (player.hand, player.travel, player.spent_travel, player.packet, player.drafted)
            )
            chosen = None if player.chosen is None else without(player.chosen, ref)
            self.change(
                seat, hand=hand, travel=travel, spent_travel=spent, packet=packet, drafted=drafted, chosen=chosen
            )

    # Onto the table

    def lay(self, held: Held, place: Key) -> None:
        kind, _, name = place.partition("-")
        match held:
            case Explorer(seat):
                self.change(seat, explorers=(*self.players[seat].explorers, name))
            case Buyer(letter):
                if kind == "queue":
                    self.queues[int(name)] += letter
                else:
                    self.mothership += letter
            case Cube():
                self.lay_cube(held, kind, name)
            case Relic(ref):
                self.lay_relic(ref, kind, name)
            case Card(ref):
                self.lay_card(ref, kind, name)

    def lay_cube(self, cube: Cube, kind: str, name: str) -> None:
        seat = cube.seat
        match kind:
            case "queue":
                self.traders[int(name)] = counted(self.traders[int(name)], seat, 1)
            case "centre":
                self.envoys[int(name)] = counted(self.envoys[int(name)], seat, 1)
            case "cell":
                cell = name.partition("-")[2]
                guards = self.players[seat].guards
                if cell in guards:
                    self.change_supply(seat, 1)
                self.change(seat, guards=tuple(sorted({*guards, cell})))
            case "card":
                for each in self.row:
                    if each.card == name and each.owner is not None:
                        self.change_supply(each.owner, 1)
                self.row = tuple(RowCard(each.card, seat) if each.card == name else each for each in self.row)

    def lay_relic(self, ref: Ref, kind: str, name: str) -> None:
        match kind, name.split("-"):
            case "place", _:
                at = self.box.site_number[name]
                self.sites[at] = (*self.sites[at], ref)
            case "pile", [colour]:
                at = self.box.colour_number[colour]
                self.piles[at] = (ref, *self.piles[at])
            case "sold", _:
                self.sold = (*self.sold, ref)
            case "hold", [seat, slot]:
                self.change(int(seat), hold=self.stored(self.players[int(seat)].hold, int(slot), ref))
            case "container", [seat, slot]:
                self.change(int(seat), container=self.stored(self.players[int(seat)].container, int(slot), ref))

    def stored(self, relics: tuple[Ref, ...], slot: int, ref: Ref) -> tuple[Ref, ...]:
        """Store a relic; what lay on this slot goes back into the reserve."""
        if slot >= len(relics):
            return (*relics, ref)
        self.return_to_box(Relic(relics[slot]))
        return (*relics[:slot], ref, *relics[slot + 1 :])

    def lay_card(self, ref: Ref, kind: str, name: str) -> None:
        match kind:
            case "hand" if is_travel(ref):
                self.change(int(name), travel=self.in_box_order(int(name), (*self.players[int(name)].travel, ref)))
            case "hand":
                self.change(int(name), hand=(*self.players[int(name)].hand, ref))
            case "spent":
                spent = (*self.players[int(name)].spent_travel, ref)
                self.change(int(name), spent_travel=self.in_box_order(int(name), spent))
            case "survey":
                self.row = (*self.row, RowCard(ref))

    def in_box_order(self, seat: Seat, cards: tuple[Ref, ...]) -> tuple[Ref, ...]:
        return tuple(card for card in self.box.travel_cards[seat] if card in cards)

    # Back into the box

    def return_to_box(self, held: Held) -> None:
        match held:
            case Buyer(letter):
                self.change_stock(letter, 1)
            case Cube(seat):
                self.change_supply(seat, 1)
            case Relic(ref):
                at = self.box.colour_number[colour_of(ref)]
                self.reserve[at] = (*self.reserve[at], ref)
            case Card(ref):
                self.discard = (*self.discard, ref)

    # Numbers and order

    def set_credits(self, seat: Seat, credits: int) -> None:
        """The difference counts as credits of the start."""
        player = self.players[seat]
        self.change(seat, earned=(player.earned[0] + credits - player.credits, *player.earned[1:]))

    def set_round(self, number: int) -> None:
        """Go to a round: in the first no command tile is in play, later three (EE-PREP-3a); Zu has a deck for each."""
        if (number == 1) != (self.round == 1):
            in_play, every = self.box.tiles_in_play, tuple(self.box.tile_effects)
            self.tiles = () if number == 1 else self.tile_stack[:in_play]
            self.tile_stack = every if number == 1 else ()
        if self.zu is not None and number != self.round:
            cards = (*self.zu.gone, *self.zu.discard, *self.zu.deck, *(card for deck in self.zu.later for card in deck))
            ends = list(accumulate(sum(counts.values()) for counts in self.box.zu.round_decks))
            decks = [cards[begin:end] for begin, end in zip((0, *ends), ends, strict=False)]
            gone = tuple(card for deck in decks[: number - 1] for card in deck) + cards[ends[-1] :]
            self.zu = replace(self.zu, gone=gone, discard=(), deck=decks[number - 1], later=tuple(decks[number:]))
        self.round = number

    def set_tile(self, centre: int, tile: Ref) -> None:
        """The tile comes to this centre; where it lay before, the old one lies now."""
        self.tiles = exchanged(self.tiles, centre, tile)

    def set_order(self, at: int, seat: Seat) -> None:
        self.order = exchanged(self.order, at, seat)

    def set_colour(self, seat: Seat, colour: str) -> None:
        for each, own in enumerate(exchanged([player.colour for player in self.players], seat, colour)):
            self.change(each, colour=own)

    def set_faction(self, seat: Seat, faction: str) -> None:
        for each, own in enumerate(exchanged([player.faction for player in self.players], seat, faction)):
            self.change(each, faction=own)

    def set_next_zu_card(self, ref: Ref) -> None:
        assert self.zu is not None
        self.zu = replace(self.zu, deck=(ref, *without(self.zu.deck, ref)))

    def set_thrown(self, letter: str, count: int) -> None:
        """Lay so many buyer cards of a letter on the discard pile; the others are in the deck."""
        cards = [card for card in (*self.buyer_discard, *self.buyer_deck) if card[1] == letter]
        thrown = tuple(cards[:count])
        self.buyer_deck = (*(card for card in self.buyer_deck if card not in thrown), *self.taken_up(cards[count:]))
        self.buyer_discard = (
            *(card for card in self.buyer_discard if card[1] != letter or card in thrown),
            *(card for card in thrown if card not in self.buyer_discard),
        )

    def taken_up(self, cards: Iterable[Ref]) -> Iterator[Ref]:
        """Cards that go back into the deck."""
        return (card for card in cards if card in self.buyer_discard)

    def set_next_buyer(self, letter: str) -> None:
        ref = next(card for card in self.buyer_deck if card[1] == letter)
        self.buyer_deck = (ref, *without(self.buyer_deck, ref))

    # Questions

    def ask(self, ask: str, turn: todo.Turn) -> None:
        """Ask something else; what only the old question spoke of goes where it came from."""
        for relic in self.drawn:
            self.return_to_box(Relic(relic))
        self.drawn = ()
        for seat, player in enumerate(self.players):
            hand = (*player.hand, *player.drafted, *(player.chosen or () if not player.packet else ()))
            self.change(seat, hand=hand, drafted=(), chosen=None, packet=())
            for card in player.packet:
                self.return_to_box(Card(card))
        if ask == TURN:
            self.agenda = (turn,)
        elif ask == DRAFT:
            deal_packets(self)
            self.agenda = (todo.Drafting(0, opening=self.round == 1),)
        else:
            self.agenda = (todo.OpeningHands(),) if ask == OPENING else ()

    def ask_another(self, seat: Seat) -> None:
        """The same is asked of another seat."""
        old = turn_of(self).seat
        self.agenda = tuple(
            replace(each, seat=seat) if isinstance(each, SeatFact) and each.seat == old else each
            for each in self.agenda
        )


def counted(cubes: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    return tuple(count + more * (at == seat) for at, count in enumerate(cubes))
