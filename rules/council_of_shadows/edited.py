"""A position of Council of Shadows in the hands of somebody who edits it: lays systems, cubes, cards and gems, moves
markers, asks something else.

It conserves cards, tiles and stations: AI cards go to the discard, tiles under the pile of their sector, starting cards
home into the hand. Cubes and gems have no end (CS-GEN-4).
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.core.draft import without
from rules.core.editing import Key
from rules.core.fact import SeatFact
from rules.core.seat_fields import exchanged
from rules.core.types import Ref, Seat
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows.automa.turning import turn_card
from rules.council_of_shadows.components import Box, powers
from rules.council_of_shadows.draft import Draft, with_thing
from rules.council_of_shadows.edited_effects import ask_about, card_that_asks, cards_that_ask
from rules.council_of_shadows.parts import Gem, Gems
from rules.council_of_shadows.planning import begin_planning
from rules.council_of_shadows.queries import open_galaxies
from rules.council_of_shadows.rounds import begin_part
from rules.council_of_shadows.setup import choosing_leaders
from rules.council_of_shadows.state import SOURCES, Built, Player, State

LEADERS, PURCHASE, PLANNING, EXPLOITATION, AUTOMA, OVER = (
    "leaders",
    "purchase",
    "planning",
    "exploitation",
    "automa",
    "over",
)
CARD, TECH = "card", "tech"
AS_IT_IS = "as-it-is"
HANDLED: dict[type[todo.Pending], str] = {
    todo.ChoosingLeader: LEADERS,
    todo.Purchasing: PURCHASE,
    todo.Planning: PLANNING,
    todo.AutomaActing: AUTOMA,
    todo.TakingTech: TECH,
}


def ask_of(state: "State | Edited") -> str:
    if not state.agenda:
        return OVER
    first = state.agenda[0]
    if isinstance(first, todo.Exploiting) and not first.card:
        return EXPLOITATION
    return CARD if card_that_asks(state) else HANDLED.get(type(first), AS_IT_IS)


def seat_to_play(state: "State | Edited") -> Seat:
    first = state.agenda[0] if state.agenda else None
    return first.seat if isinstance(first, SeatFact) else state.order[0]


def home_of(box: Box, card: Ref) -> Seat | None:
    """Whose starting card it is."""
    return next((seat for seat, own in enumerate(box.start_cards) if card in own), None)


@dataclass(frozen=True, slots=True)
class Cube:
    seat: Seat


@dataclass(frozen=True, slots=True)
class GemStone:
    kind: Gem


@dataclass(frozen=True, slots=True)
class System:
    """A tile, with the cubes that stood on it: they come along, or go back."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class Card:
    """An action card, a bonus card, a Dark Tech card or a station, by where its like lie."""

    ref: Ref
    kind: str


Held = Cube | GemStone | System | Card


class Edited(Draft):
    # Out of the box

    def from_box(self, spare: str, place: Key, turned: int) -> Held:
        kind, _, name = spare.removeprefix("spare-").partition("-")
        match kind:
            case "cube":
                return Cube(int(name))
            case "gem":
                return GemStone(gem_of(name))
            case "tile":
                self.piles = tuple(without(pile, name) for pile in self.piles)
                return System(name)
            case "card":
                self.ai_deck, self.ai_discard = without(self.ai_deck, name), without(self.ai_discard, name)
            case "tech":
                self.tech_piles = tuple(without(pile, name) for pile in self.tech_piles)
                self.tech_out = without(self.tech_out, name)
            case "bonus":
                self.light_pile, self.dark_out = without(self.light_pile, name), without(self.dark_out, name)
            case "station":
                seat = self.box.stations[name].seat
                self.change(seat, stations=without(self.players[seat].stations, name))
        return Card(name, kind)

    # Off the table

    def lift(self, thing: Key) -> Held:
        """Take a thing off the table."""
        kind, _, name = thing.partition("-")
        match kind:
            case "cube":
                planet, seat, _ = name.rsplit("-", 2)
                self.change_cubes(int(seat), planet, -1)
                return Cube(int(seat))
            case "improved":
                seat_word, _, place = name.partition("-")
                self.change(int(seat_word), improvements=without(self.players[int(seat_word)].improvements, place))
                return Cube(int(seat_word))
            case "gem":
                seat_word, gem, _ = name.split("-")
                self.add_gem(int(seat_word), gem_of(gem), -1)
                return GemStone(gem_of(gem))
            case "tile":
                self.spaces = tuple("" if each == name else each for each in self.spaces)
                self.drawn = without(self.drawn, name)
                return System(name)
        self.lift_card(name)
        return Card(name, kind)

    def lift_card(self, ref: Ref) -> None:
        self.display = tuple("" if each == ref else each for each in self.display)
        for seat, player in enumerate(self.players):
            self.change(
                seat,
                hand=without(player.hand, ref),
                zones=tuple(without(stack, ref) for stack in player.zones),
                planned=tuple("" if each == ref else each for each in player.planned),
                light=without(player.light, ref),
                dark="" if player.dark == ref else player.dark,
                tech=without(player.tech, ref),
                built=tuple(each for each in player.built if each.station != ref),
            )
            if ref in player.tech:
                self.fit_zones(seat)

    def add_gem(self, seat: Seat, kind: Gem, more: int) -> None:
        one = Gems(**{kind: 1})
        gems = self.players[seat].gems
        self.change(seat, gems=gems.plus(one) if more > 0 else gems.minus(one))

    # Onto the table

    def lay(self, held: Held, place: Key) -> None:
        kind, _, name = place.partition("-")
        match held:
            case Cube(seat) if kind == "place":
                ref = name.partition("-")[2]
                improvements = {*self.players[seat].improvements, ref}
                self.change(seat, improvements=tuple(sorted(improvements)))
            case Cube(seat):
                self.change_cubes(seat, name, 1)
            case GemStone(gem):
                self.add_gem(int(name), gem, 1)
            case System(tile):
                at = self.box.space_number[name]
                if self.spaces[at]:
                    self.return_to_box(System(self.spaces[at]))
                self.spaces = with_thing(self.spaces, at, tile)
            case Card(ref):
                self.lay_card(ref, kind, name)

    def lay_card(self, ref: Ref, kind: str, name: str) -> None:
        match kind, name.split("-"):
            case "hand", [seat]:
                self.change(int(seat), hand=(*self.players[int(seat)].hand, ref))
            case "zone", [seat, zone]:
                zones = self.players[int(seat)].zones
                at = int(zone) - 1
                self.change(int(seat), zones=(*zones[:at], (*zones[at], ref), *zones[at + 1 :]))
            case "display", [slot]:
                old = self.display[int(slot)]
                self.display = with_thing(self.display, int(slot), ref)
                if old:
                    self.ai_discard = (*self.ai_discard, old)
            case "techs", [seat]:
                self.change(int(seat), tech=(*self.players[int(seat)].tech, ref))
                self.fit_zones(int(seat))
            case "bonuses", [seat]:
                self.lay_bonus(int(seat), ref)
            case "slot", _:
                self.build(ref, name)

    def lay_bonus(self, seat: Seat, ref: Ref) -> None:
        """A seat has one dark card: another one takes its place."""
        player = self.players[seat]
        if ref in self.box.light_cards:
            self.change(seat, light=(*player.light, ref))
            return
        if player.dark:
            self.dark_out = (*self.dark_out, player.dark)
        self.change(seat, dark=ref)

    def build(self, station: Ref, slot: Ref) -> None:
        for player in self.players:
            for each in player.built:
                if each.slot == slot:
                    self.lift_card(each.station)
                    self.return_to_box(Card(each.station, "station"))
        seat = self.box.stations[station].seat
        self.change(seat, built=(*self.players[seat].built, Built(slot, station)))

    # Back into the box

    def return_to_box(self, held: Held) -> None:
        match held:
            case System(tile):
                for at in self.box.planets_on[tile]:
                    self.colonies = with_thing(self.colonies, at, (0,) * len(self.players))
                sector = self.box.tiles[tile].sector - 1
                self.piles = with_thing(self.piles, sector, (*self.piles[sector], tile))
            case Card(ref, "station"):
                seat = self.box.stations[ref].seat
                self.change(seat, stations=tuple(sorted((*self.players[seat].stations, ref))))
            case Card(ref, "tech"):
                level = next(at for at, own in self.box.dark_tech_of.items() if ref in own) - 1
                pile = tuple(sorted((*self.tech_piles[level], ref)))
                self.tech_piles = with_thing(self.tech_piles, level, pile)
            case Card(ref, "bonus") if ref in self.box.light_cards:
                self.light_pile = (*self.light_pile, ref)
            case Card(ref, "bonus"):
                self.dark_out = (*self.dark_out, ref)
            case Card(ref):
                home = home_of(self.box, ref)
                if home is None:
                    self.ai_discard = (*self.ai_discard, ref)
                else:
                    self.change(home, hand=(*self.players[home].hand, ref))

    # Seats

    def set_energy(self, seat: Seat, energy: int) -> None:
        """The difference counts as energy of the start; the marker comes to lie on top."""
        player = self.players[seat]
        self.change(seat, earned=(player.earned[0] + energy - player.energy, *(player.earned[1 : len(SOURCES)])))
        self.arrivals = (*(each for each in self.arrivals if each != seat), seat)
        self.see_who_has_caught_up(seat)

    def set_consumption(self, seat: Seat, consumption: int) -> None:
        self.change(seat, consumption=consumption)
        self.see_who_has_caught_up(seat)

    def see_who_has_caught_up(self, seat: Seat) -> None:
        """Whose energy has reached its consumption rises at the end of its part (CS-DT-2)."""
        player = self.players[seat]
        others = tuple(each for each in self.caught if each != seat)
        self.caught = (*others, seat) if player.energy >= player.consumption else others

    def set_leader(self, seat: Seat, leader: Ref) -> None:
        """A leader who is chosen is no longer to be had; one who is given up is (CS-M2-1)."""
        old = self.players[seat].leader
        left = [each for each in self.box.leaders if each in (*self.leaders, old) and each != leader]
        self.leaders = tuple(left)
        self.change(seat, leader=leader)
        self.fit_zones(seat)

    def fit_zones(self, seat: Seat) -> None:
        """Extra zones are those of the leader and of the Dark Tech cards; what lay on one that is gone goes home."""
        player = self.players[seat]
        extra = tuple(extra_zones(self.box, player))
        count = self.box.numbers.zones + len(extra)
        lost: tuple[tuple[Ref, ...], ...] = player.zones[count:]
        zones = (*player.zones[:count], *((),) * (count - len(player.zones)))
        steps = tuple(
            ref for ref in player.improvements if ref in self.box.board_improvements or any_steps(self.box, extra)
        )
        planned = (*player.planned[:count], *("",) * (count - len(player.planned))) if player.planned else ()
        back = [card for card in player.planned[count:] if card]
        self.change(seat, extra_zones=extra, zones=zones, improvements=steps, planned=planned)
        self.forget_zones()
        under = [card for stack in lost for card in stack]
        for card in (*under, *back):
            self.return_to_box(Card(card, "card"))

    def forget_zones(self) -> None:
        """Nobody carries out the card of a zone that is not there."""
        self.agenda = tuple(
            each
            for each in self.agenda
            if not isinstance(each, todo.Perform) or each.zone <= len(self.players[each.seat].zones)
        )

    def set_colour(self, seat: Seat, colour: str) -> None:
        colours = exchanged([player.colour for player in self.players], seat, colour)
        for each, own in enumerate(colours):
            self.change(each, colour=own)

    def set_effect(self, card: Ref) -> None:
        """Another card asks; what it asks about counts from the beginning."""
        ask_about(self, seat_to_play(self), card)

    def set_order(self, at: int, seat: Seat) -> None:
        self.order = exchanged(self.order, at, seat)

    # Questions

    def ask(self, ask: str, seat: Seat) -> None:
        """Ask something else; what only the old question spoke of goes where it came from."""
        for tile in self.drawn:
            self.return_to_box(System(tile))
        self.drawn = ()
        if ask != PLANNING:
            self.take_plans_back()
        match ask:
            case "leaders":
                self.phase = "leaders"
                choosing = choosing_leaders(self.state())
                self.agenda = tuple(each for each in choosing if not self.players[each.seat].leader)
            case "purchase":
                self.phase = "purchase"
                begin_part(self, seat)
            case "planning":
                if not any(player.planned for player in self.players):
                    begin_planning(self)
                self.phase, self.agenda = "planning", (todo.Planning(),)
            case "exploitation":
                self.phase = "actions"
                begin_part(self, seat)
                end = tuple(each for each in self.agenda if isinstance(each, todo.LevelCheck | todo.EndPart))
                self.agenda = (todo.Exploiting(seat, len(open_galaxies(self))), *end)
            case "card":
                self.phase = "actions"
                begin_part(self, seat)
                ask_about(self, seat, cards_that_ask(self.state(), seat)[0])
            case "tech":
                self.phase = "actions"
                begin_part(self, seat)
                end = tuple(each for each in self.agenda if isinstance(each, todo.LevelCheck | todo.EndPart))
                self.agenda = (todo.TakingTech(seat, 1), *end)
            case "automa":
                self.phase = "actions"
                assert self.automa is not None
                if not self.automa.card:
                    turn_card(self)
                begin_part(self, self.automa.seat)
            case _:
                self.phase, self.agenda = "over", ()

    def take_plans_back(self) -> None:
        for seat, player in enumerate(self.players):
            if not player.is_automa:
                cards = tuple(card for card in player.planned if card)
                self.change(seat, hand=(*player.hand, *cards), planned=(), ready=False)

    def ask_another(self, seat: Seat) -> None:
        """The same is asked of another seat."""
        ask, old = ask_of(self), seat_to_play(self)
        if ask in (PURCHASE, EXPLOITATION):
            self.ask(ask, seat)
        elif ask in (CARD, TECH, AS_IT_IS):
            self.agenda = tuple(
                replace(each, seat=seat) if isinstance(each, SeatFact) and each.seat == old else each
                for each in self.agenda
            )
            self.forget_zones()


def gem_of(word: str) -> Gem:
    kinds: tuple[Gem, ...] = ("a", "g", "t")
    return next(kind for kind in kinds if kind == word)


def extra_zones(box: Box, player: Player) -> Iterator[Ref]:
    """Yield the extra zone boards of a leader and of Dark Tech cards, those that lie there first."""
    wanted = [power.extra_zone for _, power in powers(box, player.leader, player.tech) if power.extra_zone is not None]
    yield from (each for each in player.extra_zones if each in wanted)
    yield from (each for each in wanted if each not in player.extra_zones)


def any_steps(box: Box, extra: tuple[Ref, ...]) -> bool:
    """Whether one of these zones can be improved (CS-M2-5)."""
    return any(box.extra_zones[each].steps for each in extra)
