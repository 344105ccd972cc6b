"""A position in the hands of the rules while one move is carried out: the same fields as `State`, changeable.

It lives for one `apply` only. The methods are what the rulebook does with pieces again and again: drawing a card,
taking a cube, letting a buyer join a queue, storing a relic. Each says what happened.
"""

from rules.core.draft import PositionDraft, with_more, without
from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import events as happened
from rules.excavation_earth.agenda import Pending
from rules.excavation_earth.components import Box
from rules.excavation_earth.events import Event
from rules.excavation_earth.options import Options
from rules.excavation_earth.parts import WHITE, Store
from rules.excavation_earth.state import SOURCES, Player, RowCard, Source, State, Zu, colour_of, is_travel, type_of

SOURCE_NUMBER = {source: at for at, source in enumerate(SOURCES)}


class Draft(PositionDraft[State, Player, Pending, Event], of=State):
    box: Box
    options: Options
    order: tuple[Seat, ...]
    round: int
    queues: list[str]
    traders: list[tuple[int, ...]]
    envoys: list[tuple[int, ...]]
    stock: list[int]
    white: int
    mothership: str
    sites: list[tuple[Ref, ...]]
    piles: list[tuple[Ref, ...]]
    reserve: list[tuple[Ref, ...]]
    drawn: tuple[Ref, ...]
    sold: tuple[Ref, ...]
    deck: tuple[Ref, ...]
    discard: tuple[Ref, ...]
    row: tuple[RowCard, ...]
    buyer_deck: tuple[Ref, ...]
    buyer_discard: tuple[Ref, ...]
    tiles: tuple[Ref, ...]
    tile_stack: tuple[Ref, ...]
    zu: Zu | None
    rng: Rng

    def popularity(self, colour: int) -> int:
        return self.box.track_spaces - self.stock[colour]

    # Seats

    def gain(self, seat: Seat, source: Source, rule: str, points: int) -> None:
        """Credits come in, or are paid where `points` is below zero."""
        if points == 0:
            return
        earned = with_more(self.players[seat].earned, SOURCE_NUMBER[source], points)
        self.change(seat, earned=earned)
        self.tell(happened.CreditsGained(seat=seat, source=source, rule=rule, points=points))

    # Cards

    def play_card(self, seat: Seat, card: Ref, action: str) -> None:
        """Action cards go to the common discard, travel cards stay in front of the seat (EE-TURN-4)."""
        player = self.players[seat]
        if is_travel(card):
            self.change(seat, travel=without(player.travel, card), spent_travel=(*player.spent_travel, card))
        else:
            self.change(seat, hand=without(player.hand, card))
            self.discard = (*self.discard, card)
        self.tell(happened.CardPlayed(seat=seat, card=card, action=action))

    def next_card(self) -> Ref | None:
        """The top of the deck; an empty one is made anew of the discards (ruling A24)."""
        if not self.deck:
            if not self.discard:
                return None
            self.deck, self.rng = self.rng.shuffled(self.discard)
            self.discard = ()
            self.tell(happened.DeckReshuffled())
        card, self.deck = self.deck[0], self.deck[1:]
        return card

    def next_cards(self, count: int) -> tuple[Ref, ...]:
        cards = [self.next_card() for _ in range(count)]
        return tuple(card for card in cards if card is not None)

    def draw_into_hand(self, seat: Seat, count: int, rule: str) -> None:
        cards = self.next_cards(count)
        self.change(seat, hand=self.players[seat].hand + cards)
        self.tell_drawn(seat, cards, rule)

    def draw_to_choose(self, seat: Seat, count: int, keep: int, rule: str) -> None:
        """Cards come into the packet, and the seat will keep some; with too few left it keeps them all."""
        cards = self.next_cards(count)
        if len(cards) <= keep:
            self.change(seat, hand=self.players[seat].hand + cards)
        else:
            self.change(seat, packet=cards)
            self.first_of_all(todo.KeepCards(seat, keep, rule))
        self.tell_drawn(seat, cards, rule)

    def tell_drawn(self, seat: Seat, cards: tuple[Ref, ...], rule: str) -> None:
        if cards:
            self.tell(happened.CardsDrawn(seat=seat, count=len(cards), cards=cards, rule=rule))
        else:
            self.tell(happened.NoCardLeft(seat=seat))

    # Cubes

    def take_cube(self, seat: Seat, guard: str) -> None:
        """A cube of the supply, or the guard of this cell when there is none (EE-CRW-2)."""
        player = self.players[seat]
        if guard:
            self.change(seat, guards=without(player.guards, guard))
        else:
            self.change(seat, supply=player.supply - 1)

    def add_trader(self, seat: Seat, market: int, guard: str = "") -> None:
        self.take_cube(seat, guard)
        self.traders[market] = with_more(self.traders[market], seat, 1)
        self.tell(happened.TraderSent(seat=seat, market=market, guard=guard))

    def add_envoy(self, seat: Seat, centre: int, guard: str = "") -> None:
        self.take_cube(seat, guard)
        self.envoys[centre] = with_more(self.envoys[centre], seat, 1)
        self.tell(happened.EnvoySent(seat=seat, centre=centre, guard=guard))

    def take_envoy_home(self, seat: Seat, centre: int) -> None:
        self.envoys[centre] = with_more(self.envoys[centre], seat, -1)
        self.change(seat, supply=self.players[seat].supply + 1)

    def promote(self, seat: Seat, market: int) -> None:
        """A trader becomes an envoy of the centre with the same symbol (EE-ACT-SEL-10)."""
        centre = self.box.centre_of[market]
        self.traders[market] = with_more(self.traders[market], seat, -1)
        self.envoys[centre] = with_more(self.envoys[centre], seat, 1)
        self.tell(happened.TraderPromoted(seat=seat, market=market, centre=centre))

    # Buyers

    def add_buyer(self, seat: Seat | None, market: int, buyer: str) -> None:
        """From the lowest occupied space to the end of the queue; a full queue loses its front first (EE-GEN-7, 8)."""
        if buyer == WHITE:
            self.white -= 1
        else:
            self.stock[self.box.colour_number[buyer]] -= 1
        if len(self.queues[market]) >= self.box.numbers.queue_most:
            self.eject(market)
        self.queues[market] += buyer
        self.tell(happened.BuyerJoined(seat=seat, market=market, buyer=buyer))

    def eject(self, market: int) -> None:
        front, self.queues[market] = self.queues[market][0], self.queues[market][1:]
        self.take_back(front)
        self.tell(happened.BuyerEjected(market=market, buyer=front))

    def take_back(self, buyer: str) -> None:
        """To the highest free space of its track, or to the white area (EE-GEN-8)."""
        if buyer == WHITE:
            self.white += 1
        else:
            self.stock[self.box.colour_number[buyer]] += 1

    # Relics

    def store(self, seat: Seat, relic: Ref, store: Store) -> None:
        player = self.players[seat]
        if store == "hold":
            self.change(seat, hold=(*player.hold, relic))
        else:
            self.change(seat, container=(*player.container, relic))

    def ask_for_sample(self, seat: Seat, relic: Ref) -> None:
        """Only now may a guard be put on its cell, if that is free and a cube is there (EE-SMP-1, EE-SMP-2)."""
        player = self.players[seat]
        if type_of(relic) not in player.guards and (player.supply or player.guards):
            self.first_of_all(todo.Sampling(seat, type_of(relic)))

    def take_sample(self, seat: Seat, relic_type: str, guard: str = "") -> None:
        self.take_cube(seat, guard)
        guards = tuple(sorted((*self.players[seat].guards, relic_type)))
        player = self.change(seat, guards=guards)
        self.tell(happened.SampleTaken(seat=seat, relic=relic_type, guard=guard))
        colour = colour_of(relic_type)
        column = self.box.types_of[colour]
        if colour not in player.columns and all(cell in guards for cell in column):
            self.change(seat, columns=(*player.columns, colour))
            self.tell(happened.ColumnFilled(seat=seat, colour=colour))
            if self.zu is None or self.zu.seat != seat:  # ruling Z14
                self.draw_into_hand(seat, self.box.parts.gallery.column_bonus_cards, "EE-SMP-3")

    def take_out(self, seat: Seat, relic_type: str, store: Store) -> Ref:
        """The first relic of this type in a store leaves it."""
        player = self.players[seat]
        relics = player.hold if store == "hold" else player.container
        relic = next(each for each in relics if type_of(each) == relic_type)
        if store == "hold":
            self.change(seat, hold=without(relics, relic))
        else:
            self.change(seat, container=without(relics, relic))
        return relic

    def lose(self, seat: Seat, relic: Ref) -> None:
        """This relic leaves whichever store it lies in."""
        player = self.players[seat]
        self.change(seat, hold=without(player.hold, relic), container=without(player.container, relic))

    def take_from_site(self, relic_type: str) -> Ref:
        at = self.box.site_of[relic_type]
        relic = next(each for each in self.sites[at] if type_of(each) == relic_type)
        self.sites[at] = without(self.sites[at], relic)
        return relic

    def put_on_site(self, relic: Ref) -> None:
        at = self.box.site_of[type_of(relic)]
        self.sites[at] = (*self.sites[at], relic)
        self.tell(happened.RelicOnSite(relic=relic, site=self.box.sites[at]))

    def take_from_pile(self, colour: str) -> Ref:
        at = self.box.colour_number[colour]
        relic, self.piles[at] = self.piles[at][0], self.piles[at][1:]
        return relic

    def put_under_pile(self, relic: Ref) -> None:
        at = self.box.colour_number[colour_of(relic)]
        self.piles[at] = (*self.piles[at], relic)

    def take_from_reserve(self, colour: str, count: int) -> tuple[Ref, ...]:
        at = self.box.colour_number[colour]
        taken, self.reserve[at] = self.reserve[at][:count], self.reserve[at][count:]
        return taken

    def shuffle_back(self, seat: Seat, relics: tuple[Ref, ...]) -> None:
        if not relics:
            return
        at = self.box.colour_number[colour_of(relics[0])]
        self.reserve[at], self.rng = self.rng.shuffled(self.reserve[at] + relics)
        self.tell(happened.DrawnRelicsReturned(seat=seat, relics=relics))
