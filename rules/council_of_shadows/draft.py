"""A position in the hands of the rules while one move is carried out: the same fields as `State`, changeable.

It lives for one `apply` only. The methods are what the rulebook does with pieces again and again: energy, gems, cubes,
the display, bonus cards. Each says what happened.
"""

from typing import TypeVar

from rules.core.draft import PositionDraft, with_more
from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import events as happened
from rules.council_of_shadows.agenda import Pending
from rules.council_of_shadows.components import Box, united
from rules.council_of_shadows.events import Event
from rules.council_of_shadows.options import Options
from rules.council_of_shadows.parts import NO_GEMS, Gems
from rules.council_of_shadows.state import SOURCES, Automa, Phase, Player, Source, State

ThingT = TypeVar("ThingT")

SOURCE_NUMBER = {source: at for at, source in enumerate(SOURCES)}


class Draft(PositionDraft[State, Player, Pending, Event], of=State):
    box: Box
    options: Options
    order: tuple[Seat, ...]
    round: int
    phase: Phase
    arrivals: tuple[Seat, ...]
    caught: tuple[Seat, ...]
    throne: Seat | None
    spaces: tuple[Ref, ...]
    colonies: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[Ref, ...], ...]
    drawn: tuple[Ref, ...]
    display: tuple[Ref, ...]
    ai_deck: tuple[Ref, ...]
    ai_discard: tuple[Ref, ...]
    tech_piles: tuple[tuple[Ref, ...], ...]
    tech_out: tuple[Ref, ...]
    light_pile: tuple[Ref, ...]
    dark_out: tuple[Ref, ...]
    leaders: tuple[Ref, ...]
    automa: Automa | None
    rng: Rng

    # Tracks

    def move_energy(self, seat: Seat, source: Source, points: int) -> Player:
        """The marker comes to lie on top of those that were on its new space before (CS-PLAN-8)."""
        earned = with_more(self.players[seat].earned, SOURCE_NUMBER[source], points)
        self.arrivals = (*(each for each in self.arrivals if each != seat), seat)
        return self.change(seat, earned=earned)

    def gain_energy(self, seat: Seat, source: Source, rule: str, points: int) -> None:
        """The energy marker advances (CS-GEN-9); whether it has caught up is settled later (CS-DT-2)."""
        if points <= 0:
            return
        player = self.move_energy(seat, source, points)
        energy = player.energy
        if energy >= player.consumption and seat not in self.caught:
            self.caught = (*self.caught, seat)
        self.tell(happened.EnergyGained(seat=seat, source=source, rule=rule, points=points, energy=energy))

    def move_consumption(self, seat: Seat, rule: str, wanted: int) -> int:
        """How far the marker really moved (CS-PLAN-9, CS-PLAN-10)."""
        player = self.players[seat]
        after = self.box.numbers.consumption.moved(player.consumption, player.energy, wanted)
        moved = after - player.consumption
        if moved:
            self.change(seat, consumption=after)
        self.tell(happened.ConsumptionMoved(seat=seat, rule=rule, wanted=wanted, moved=moved, consumption=after))
        return moved

    # Gems

    def gain_gems(self, seat: Seat, rule: str, gems: Gems) -> None:
        if gems != NO_GEMS:
            self.change(seat, gems=self.players[seat].gems.plus(gems))
            self.tell(happened.GemsGained(seat=seat, rule=rule, gems=gems))

    def pay(self, seat: Seat, rule: str, gems: Gems) -> None:
        self.change(seat, gems=self.players[seat].gems.minus(gems))
        self.tell(happened.GemsPaid(seat=seat, rule=rule, gems=gems))

    def gain_resource(self, seat: Seat, tile: Ref, rule: str) -> None:
        """The whole resource of a system (CS-EXT-4); gems come one step better for whom that is so (CS-DTI-2)."""
        resource, player = self.box.tiles[tile].resource, self.players[seat]
        gems = resource.gems
        if united(self.box, player.leader, player.tech).better_gems:
            gems = gems.improved()
        self.tell(happened.Extracted(seat=seat, tile=tile, rule=rule))
        self.gain_gems(seat, rule, gems)
        self.gain_energy(seat, "resources", rule, resource.energy)

    # Cubes

    def settle(self, seat: Seat, planet: Ref, cubes: int, rule: str) -> None:
        self.change_cubes(seat, planet, cubes)
        self.tell(happened.Colonised(seat=seat, planet=planet, cubes=cubes, rule=rule))

    def change_cubes(self, seat: Seat, planet: Ref, by: int) -> None:
        at = self.box.planet_number[planet]
        self.colonies = with_thing(self.colonies, at, with_more(self.colonies[at], seat, by))

    def improve(self, seat: Seat, improvement: Ref, rule: str, energy: int) -> None:
        """A cube on a place of the player board, and the energy it brings (CS-BUY-5, CS-BUY-8, CS-BUY-9)."""
        face = self.box.improvements[improvement]
        self.change(seat, improvements=tuple(sorted((*self.players[seat].improvements, improvement))))
        self.tell(happened.Improved(seat=seat, improvement=improvement, rule=rule))
        self.gain_energy(seat, "range" if face.zone else "improvements", rule, energy)

    def add_zone(self, seat: Seat, board: Ref) -> None:
        """Add a zone to the right of the last one (ruling Q-20)."""
        player = self.players[seat]
        self.change(seat, extra_zones=(*player.extra_zones, board), zones=(*player.zones, ()))
        self.tell(happened.ZoneAdded(seat=seat, board=board))

    # AI cards

    def next_ai_card(self) -> Ref | None:
        """Take the top card of the pile; an empty pile is made again of what the automa threw out (ruling Q-8)."""
        if not self.ai_deck:
            if not self.ai_discard:
                return None
            self.ai_deck, self.rng = self.rng.shuffled(self.ai_discard)
            self.ai_discard = ()
            self.tell(happened.DeckReshuffled())
        card, self.ai_deck = self.ai_deck[0], self.ai_deck[1:]
        return card

    def refill(self, slot: int) -> None:
        card = self.next_ai_card()
        self.display = with_thing(self.display, slot, card or "")
        if card is not None:
            self.tell(happened.CardDisplayed(card=card, slot=slot))

    def take_card(self, seat: Seat, card: Ref, rule: str) -> int:
        """Into the hand, out of this slot, where another one comes at once (CS-BUY-4)."""
        slot = self.display.index(card)
        self.change(seat, hand=(*self.players[seat].hand, card))
        self.tell(happened.CardTaken(seat=seat, card=card, slot=slot, rule=rule))
        self.display = with_thing(self.display, slot, "")
        return slot

    # Bonus cards

    def gain_bonus(self, seat: Seat) -> None:
        """The top light card; a person with too many then gives one back (CS-EXP-3, CS-EXP-4, CS-SOLO-10)."""
        if not self.light_pile:
            self.tell(happened.NoBonusLeft(seat=seat))
            return
        card, self.light_pile = self.light_pile[0], self.light_pile[1:]
        player = self.change(seat, light=(*self.players[seat].light, card))
        self.tell(happened.BonusGained(seat=seat, card=card))
        owned = len(player.light) + bool(player.dark)
        if owned > self.box.numbers.bonus_cards and not player.is_automa:
            self.first_of_all(todo.ReturningBonus(seat))

    # Tiles

    def draw_tiles(self, seat: Seat, sector: int) -> None:
        """Face up, for all to see (CS-DIS-1, ruling Q-60)."""
        pile = self.piles[sector - 1]
        count = self.box.numbers.draw_tiles
        self.drawn, self.piles = pile[:count], with_thing(self.piles, sector - 1, pile[count:])
        self.tell(happened.TilesDrawn(seat=seat, sector=sector, tiles=self.drawn))

    def place_tile(self, seat: Seat, tile: Ref, space: Ref) -> None:
        """The other one goes under its pile (CS-DIS-3)."""
        self.spaces = with_thing(self.spaces, self.box.space_number[space], tile)
        self.tell(happened.TilePlaced(seat=seat, tile=tile, space=space))
        sector = self.box.sector_of[tile]
        for other in self.drawn:
            if other != tile:
                self.piles = with_thing(self.piles, sector - 1, (*self.piles[sector - 1], other))
                self.tell(happened.TileReturned(tile=other, sector=sector))
        self.drawn = ()


def with_thing(things: tuple[ThingT, ...], at: int, thing: ThingT) -> tuple[ThingT, ...]:
    """The same things, another one at one place. What stays as it is remains the same tuple, from draft to draft."""
    return (*things[:at], thing, *things[at + 1 :])
