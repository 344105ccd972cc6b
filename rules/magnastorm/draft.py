"""A position in the hands of the rules while one move is carried out: the same fields as `State`, changeable.

It lives for one `apply` only. The methods are what the rulebook does with pieces again and again: cubes, reputation,
crew, research, commanders. Each says what happened.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from rules.core.draft import PositionDraft, with_more
from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from rules.magnastorm import events as happened
from rules.magnastorm.agenda import Pending
from rules.magnastorm.commanders import CEDRIC, reputation_on_receipt, rule_of
from rules.magnastorm.components import Box, Layout, LevelBonus, Price
from rules.magnastorm.events import Event
from rules.magnastorm.options import Options
from rules.magnastorm.payments import cubes_for, minus, plus
from rules.magnastorm.queries import crew_name, named_amounts, number_of_scientist, one_cube
from rules.magnastorm.state import NOBODY, SOURCES, Cubes, Phase, Player, Source, State, Turn

SOURCE_NUMBER = {source: at for at, source in enumerate(SOURCES)}


class Draft(PositionDraft[State, Player, Pending, Event], of=State):
    box: Box
    options: Options
    order: tuple[Seat, ...]
    to_act: tuple[Seat, ...]
    round: int
    phase: Phase
    turn: Turn
    ending: bool
    upper: list[tuple[Seat, ...]]
    lower: list[tuple[Seat, ...]]
    commanders: tuple[Ref, ...]
    controllers: list[Seat]
    token: Seat
    labs: list[tuple[Seat, ...]]
    stations: list[Seat]
    objectives: tuple[Ref, ...]
    claims: list[tuple[Seat, ...]]
    bag: tuple[int, ...]
    supply: Cubes
    step: int
    rng: Rng

    @property
    def layout(self) -> Layout:
        return self.box.layouts[len(self.players)]

    # Seats

    def use(self, commander: Ref, seat: Seat) -> None:
        """It has done what it does once in a turn."""
        self.turn = replace(self.turn, used=tuple(sorted((*self.turn.used, commander))))
        self.tell(happened.CommanderUsed(seat=seat, commander=commander, rule=rule_of(commander)))

    def gain_reputation(self, seat: Seat, source: Source, rule: str, points: int) -> None:
        """Never below 0 (ruling A21); whoever reaches the threshold brings the end about (MS-END-1, ruling A26)."""
        player = self.players[seat]
        points = max(points, -player.reputation)
        if not points:
            return
        player = self.change(seat, earned=with_more(player.earned, SOURCE_NUMBER[source], points))
        reputation = player.reputation
        self.tell(happened.ReputationGained(seat=seat, source=source, rule=rule, points=points, reputation=reputation))
        if not self.ending and reputation >= self.layout.threshold:
            self.ending = True
            self.tell(happened.EndAnnounced(seat=seat, threshold=self.layout.threshold))

    # Cubes

    def gain(self, seat: Seat, rule: str, wanted: Cubes, sector: Ref = "") -> None:
        """From the supply, as far as it goes (ruling A16); the Consortium has no cubes (MS-SOLO-2)."""
        if self.players[seat].is_automa or not any(wanted):
            return
        given = tuple(map(min, wanted, self.supply))
        if any(given):
            self.supply = minus(self.supply, given)
            self.change(seat, cubes=plus(self.players[seat].cubes, given))
            self.tell(happened.CubesGained(seat=seat, rule=rule, cubes=named_amounts(self, given), sector=sector))
        if given != wanted:
            self.tell(happened.CubesLost(seat=seat, rule=rule, cubes=named_amounts(self, minus(wanted, given))))

    def gain_price(self, seat: Seat, rule: str, price: Price, sector: Ref = "") -> None:
        self.gain(seat, rule, cubes_for(self, seat, price), sector)

    def spend(self, seat: Seat, cubes: Cubes) -> None:
        """To the supply, never into the bag (MS-RES-4)."""
        self.change(seat, cubes=minus(self.players[seat].cubes, cubes))
        self.supply = plus(self.supply, cubes)

    def exchange(self, seat: Seat, given: Cubes, taken: Cubes) -> None:
        """MS-EXC-1."""
        self.spend(seat, given)
        self.supply = minus(self.supply, taken)
        self.change(seat, cubes=plus(self.players[seat].cubes, taken))
        names = named_amounts(self, given), named_amounts(self, taken)
        self.tell(happened.CubesExchanged(seat=seat, given=names[0], taken=names[1]))

    def draw(self, seat: Seat, count: int, rule: str) -> None:
        """All at once; then the black ones go back, for own cubes of the supply (MS-RES-3, ruling A15)."""
        bag = list(self.bag)
        drawn = [0] * len(bag)
        for _ in range(min(count, sum(bag))):
            at, self.rng = self.rng.below(sum(bag))
            colour = 0
            while at >= bag[colour]:
                at -= bag[colour]
                colour += 1
            bag[colour] -= 1
            drawn[colour] += 1
        *coloured, black = drawn
        bag[-1] += black
        self.bag = tuple(bag)
        own = min(black, self.supply[seat])
        cubes = plus(tuple(coloured), tuple(own * count for count in one_cube(self, seat)))
        self.supply = minus(self.supply, tuple(own * count for count in one_cube(self, seat)))
        self.change(seat, cubes=plus(self.players[seat].cubes, cubes))
        names = named_amounts(self, tuple(coloured))
        self.tell(happened.CubesDrawn(seat=seat, rule=rule, cubes=names, black=black, own=own))

    # Crew

    def move_crew(self, seat: Seat, crew: Seat, origin: int, cell: int, rule: str) -> None:
        """From a cell of the upper panel onto one of the lower panel."""
        self.upper[origin] = without(self.upper[origin], crew)
        self.lower[cell] = tuple(sorted((*self.lower[cell], crew)))
        cells = self.layout.cells
        self.tell(
            happened.CrewMoved(
                seat=seat, crew=crew_name(self, crew), origin=cells[origin].ref, cell=cells[cell].ref, rule=rule
            )
        )

    def deploy(self, seat: Seat, panel: Literal["upper", "lower"], cell: int, rule: str) -> None:
        """From the player board."""
        self.change(seat, crew=self.players[seat].crew - 1)
        cells = self.upper if panel == "upper" else self.lower
        cells[cell] = tuple(sorted((*cells[cell], seat)))
        self.tell(happened.CrewDeployed(seat=seat, panel=panel, cell=self.layout.cells[cell].ref, rule=rule))

    # Commanders

    def take_commander(self, seat: Seat, commander: Ref, source: Source, rule: str) -> None:
        """From the display, or from somebody who loses reputation with it; both before anything else is looked at
        (MS-CMD-6, MS-CMD-7, ruling A49)."""
        at = self.commanders.index(commander)
        loser = self.controllers[at]
        self.controllers[at] = seat
        card = self.box.commanders[commander]
        self.tell(happened.CommanderTaken(seat=seat, commander=commander, loser=loser, rule=rule))
        if loser != NOBODY:
            self.gain_reputation(loser, "lost", "MS-CMD-7" if source == "commanders" else "MS-ADM-4", -card.red)
        self.gain_reputation(seat, source, rule, card.green)

    def take_scientist(self, seat: Seat, field: int) -> None:
        """MS-ADM-3, MS-ADM-4: a card that stays where it is only repeats its immediate effect."""
        at = number_of_scientist(self, field)
        commander = self.commanders[at]
        if self.controllers[at] != seat:
            self.take_commander(seat, commander, "scientists", "MS-ADM-3")
        if not self.players[seat].is_automa:
            self.gain_reputation(seat, "effects", rule_of(CEDRIC), reputation_on_receipt(commander))

    def return_scientist(self, field: int) -> None:
        """MS-ADM-5."""
        at = number_of_scientist(self, field)
        loser = self.controllers[at]
        if loser == NOBODY:
            return
        self.controllers[at] = NOBODY
        commander = self.commanders[at]
        self.tell(happened.CommanderReturned(seat=loser, commander=commander))
        self.gain_reputation(loser, "lost", "MS-ADM-5", -self.box.commanders[commander].red)

    # Research

    def raise_level(self, seat: Seat, field: Ref, rule: str) -> LevelBonus | None:
        """One level; what it brings (MS-RES-1)."""
        at = self.layout.fields.index(field)
        levels = self.players[seat].levels
        level = levels[at] + 1
        self.change(seat, levels=(*levels[:at], level, *levels[at + 1 :]))
        self.tell(happened.ResearchAdvanced(seat=seat, field=field, level=level, rule=rule))
        return self.layout.level_bonuses[at][level]

    def set_back(self, seat: Seat, field: Ref, by: int) -> None:
        at = self.layout.fields.index(field)
        levels = self.players[seat].levels
        level = levels[at] - by
        self.change(seat, levels=(*levels[:at], level, *levels[at + 1 :]))
        self.tell(happened.ResearchSetBack(seat=seat, field=field, levels=by, level=level))

    # The planet

    def put_lab(self, seat: Seat, space: Ref, way: str) -> None:
        at = self.layout.space_number[space]
        self.change(seat, labs=self.players[seat].labs - 1)
        self.labs[at] = tuple(sorted((*self.labs[at], seat)))
        self.tell(happened.LabInstalled(seat=seat, space=space, way=way))

    def remove_lab(self, seat: Seat, space: Ref) -> None:
        """Back to the left of those that are still there (MS-LAB-5)."""
        at = self.layout.space_number[space]
        self.labs[at] = without(self.labs[at], seat)
        self.change(seat, labs=self.players[seat].labs + 1)
        self.tell(happened.LabRemoved(seat=seat, space=space))

    def put_station(self, seat: Seat, site: Ref) -> None:
        """MS-TEL-1."""
        self.change(seat, stations=self.players[seat].stations - 1)
        self.stations[self.layout.site_number[site]] = seat
        self.tell(happened.StationBuilt(seat=seat, site=site))
        self.gain_reputation(seat, "stations", "MS-TEL-1", self.box.station_reputation)


def without(things: Sequence[Seat], thing: Seat) -> tuple[Seat, ...]:
    """All but the first such thing."""
    kept = list(things)
    kept.remove(thing)
    return tuple(kept)
