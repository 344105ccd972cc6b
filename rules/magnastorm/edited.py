"""A position of Magnastorm in the hands of somebody who edits it: moves crew, cubes, labs, stations, scouts, markers,
exchanges cards, asks something else.

It conserves the components: cubes go back to the supply, crew, labs and stations onto the board of their seat; neutral
crew, which is always on a panel, onto the first cell of the bottom row.
"""

from dataclasses import dataclass, replace

from rules.core.draft import without
from rules.core.editing import Key
from rules.core.fact import SeatFact
from rules.core.seat_fields import exchanged
from rules.core.types import Ref, Seat
from rules.magnastorm import agenda as todo
from rules.magnastorm.draft import Draft
from rules.magnastorm.queries import cells_of_column, crew_of_column
from rules.magnastorm.rounds import begin_game, begin_turn
from rules.magnastorm.state import NEUTRAL, NO_TURN, NOBODY, SOURCES, YELLOW, State

CREW, RESEARCH, TURN, CLAIM, CONSORTIUM, OVER = "crew", "research", "turn", "claim", "consortium", "over"
AS_IT_IS = "as-it-is"
HANDLED: dict[type[todo.Pending], str] = {
    todo.FirstCrew: CREW,
    todo.FirstResearch: RESEARCH,
    todo.Acting: TURN,
    todo.Claiming: CLAIM,
}
QUESTIONS: dict[str, type[todo.Asked]] = {
    kind.ASKS.removeprefix("ms-ask-"): kind
    for kind in (
        todo.Paying,
        todo.Exchanging,
        todo.Emptying,
        todo.BuyingReputation,
        todo.ChoosingAction,
        todo.Driving,
        todo.PayingFee,
        todo.Building,
        todo.Installing,
        todo.Training,
        todo.ChoosingField,
        todo.TakingCube,
        todo.Drawing,
        todo.Deploying,
        todo.Removing,
    )
}
"""What a seat is asked in the middle of its turn, by the name of its question."""
EFFECTS = SOURCES.index("effects")


def ask_of(state: "State | Edited") -> str:
    if not state.agenda:
        return OVER
    first = state.agenda[0]
    if isinstance(first, todo.ConsortiumActing):
        return CONSORTIUM
    in_turn = next((ask for ask, kind in QUESTIONS.items() if isinstance(first, kind)), AS_IT_IS)
    return HANDLED.get(type(first), in_turn)


def seat_to_play(state: "State | Edited") -> Seat:
    first = state.agenda[0] if state.agenda else None
    return first.seat if isinstance(first, SeatFact) else state.order[0]


def colours_of(state: "State | Edited") -> tuple[str, ...]:
    """The colours of cubes, by their number."""
    return (*(player.colour for player in state.players), YELLOW)


@dataclass(frozen=True, slots=True)
class Cube:
    colour: int


@dataclass(frozen=True, slots=True)
class Crew:
    seat: Seat
    """NEUTRAL for neutral crew."""


@dataclass(frozen=True, slots=True)
class Lab:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Station:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Marker:
    """A marker on an objective; there are always enough of them, but for what the check says."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Scout:
    """It is somewhere in every position; so are the markers of research."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Level:
    seat: Seat
    field: Ref


Held = Cube | Crew | Lab | Station | Marker | Scout | Level


class Edited(Draft):
    # Out of the box

    def from_box(self, spare: str, place: Key, turned: int) -> Held:
        kind, _, name = spare.removeprefix("spare-").partition("-")
        if kind == "cube":
            colour = colours_of(self).index(name)
            self.change_supply(colour, -1)
            return Cube(colour)
        seat = int(name)
        if kind == "marker":
            return Marker(seat)
        self.change_board(seat, kind, -1)
        return Crew(seat) if kind == "crew" else Lab(seat) if kind == "lab" else Station(seat)

    def change_supply(self, colour: int, more: int) -> None:
        self.supply = added(self.supply, colour, more)

    def change_board(self, seat: Seat, kind: str, more: int) -> None:
        """Crew, labs or stations on the player board."""
        player = self.players[seat]
        match kind:
            case "crew":
                self.change(seat, crew=player.crew + more)
            case "lab":
                self.change(seat, labs=player.labs + more)
            case "station":
                self.change(seat, stations=player.stations + more)

    # Off the table

    def lift(self, thing: Key) -> Held:
        """Take a thing off the table."""
        kind, _, name = thing.partition("-")
        match kind:
            case "cubes":
                seat, _, colour = name.partition("-")
                number = colours_of(self).index(colour)
                self.change(int(seat), cubes=added(self.players[int(seat)].cubes, number, -1))
                return Cube(number)
            case "crew":
                return self.lift_crew(name)
            case "lab":
                space, _, at = name.rpartition("-")
                number = self.layout.space_number[space]
                owners = self.labs[number]
                self.labs[number] = (*owners[: int(at)], *owners[int(at) + 1 :])
                return Lab(owners[int(at)])
            case "station":
                number = self.layout.site_number[name]
                owner, self.stations[number] = self.stations[number], NOBODY
                return Station(owner)
            case "claim":
                objective, _, seat = name.rpartition("-")
                at_card = self.objectives.index(objective)
                self.claims[at_card] = tuple(each for each in self.claims[at_card] if each != int(seat))
                return Marker(int(seat))
            case "scout":
                return Scout(int(name))
        seat, _, field = name.partition("-")
        return Level(int(seat), field)

    def lift_crew(self, name: str) -> Crew:
        panel_name, rest = name.split("-", 1)
        cell, _, at = rest.rpartition("-")
        panel = self.panel(panel_name)
        number = self.layout.cell_number[cell]
        crew = panel[number]
        panel[number] = (*crew[: int(at)], *crew[int(at) + 1 :])
        self.count_crew()
        return Crew(crew[int(at)])

    def panel(self, name: str) -> list[tuple[Seat, ...]]:
        return self.upper if name == "upper" else self.lower

    # Onto the table

    def lay(self, held: Held, place: Key) -> None:
        kind, _, name = place.partition("-")
        match held:
            case Cube(colour) if kind == "bag":
                self.bag = added(self.bag, colour, 1)
            case Cube(colour):
                seat = int(name.partition("-")[0])
                self.change(seat, cubes=added(self.players[seat].cubes, colour, 1))
            case Crew(seat):
                self.lay_crew(seat, kind, name)
            case Lab(seat):
                number = self.layout.space_number[name]
                self.labs[number] = (*self.labs[number], seat)
            case Station(seat):
                number = self.layout.site_number[name]
                if self.stations[number] != NOBODY:
                    self.return_to_box(Station(self.stations[number]))
                self.stations[number] = seat
            case Marker(seat):
                at = self.objectives.index(name)
                if seat not in self.claims[at]:
                    self.claims[at] = (*self.claims[at], seat)
            case Scout(seat):
                self.send_scout(seat, name)
            case Level(seat, field):
                self.set_level(seat, field, int(name.rpartition("-")[2]))

    def lay_crew(self, seat: Seat, kind: str, name: str) -> None:
        """Lay it on a cell below; above on the highest free cell of a column, else with the crew on its lowest one."""
        if kind == "cell":
            number = self.layout.cell_number[name]
            self.lower[number] = (*self.lower[number], seat)
            return
        cells = cells_of_column(self.layout, self.layout.columns.index(name))
        number = next((cell for cell in cells if not self.upper[cell]), cells[-1])
        self.upper[number] = (*self.upper[number], seat)
        self.count_crew()

    def count_crew(self) -> None:
        """What is still to be put down out of a column is what stands there."""
        self.agenda = tuple(
            replace(each, crew=tuple(sorted(crew_of_column(self, each.column))))
            if isinstance(each, todo.Emptying)
            else each
            for each in self.agenda
        )

    def send_scout(self, seat: Seat, space: Ref) -> None:
        """A lab that is asked about is one where the scout stands."""
        self.change(seat, scout=space)
        self.agenda = tuple(
            replace(each, space=space) if isinstance(each, todo.Installing) and each.seat == seat else each
            for each in self.agenda
        )

    def set_level(self, seat: Seat, field: Ref, level: int) -> None:
        at = self.layout.fields.index(field)
        levels = self.players[seat].levels
        self.change(seat, levels=(*levels[:at], level, *levels[at + 1 :]))

    # Back into the box

    def return_to_box(self, held: Held) -> None:
        match held:
            case Cube(colour):
                self.change_supply(colour, 1)
            case Crew(seat) if seat == NEUTRAL:
                heap = len(self.layout.cells) - len(self.layout.columns)
                self.lower[heap] = (*self.lower[heap], NEUTRAL)
            case Crew(seat):
                self.change_board(seat, "crew", 1)
            case Lab(seat):
                self.change_board(seat, "lab", 1)
            case Station(seat):
                self.change_board(seat, "station", 1)
            case Scout(seat):
                self.send_scout(seat, self.options.start)
            case Level(seat, field):
                self.set_level(seat, field, 0)

    # Numbers and cards

    def set_reputation(self, seat: Seat, reputation: int) -> None:
        """The difference counts as reputation from effects; the end comes when somebody has reached the threshold."""
        player = self.players[seat]
        earned = player.earned
        more = earned[EFFECTS] + reputation - player.reputation
        self.change(seat, earned=(*earned[:EFFECTS], more, *earned[EFFECTS + 1 :]))
        if reputation >= self.layout.threshold:
            self.ending = True

    def set_in_bag(self, colour: int, count: int) -> None:
        """Cubes come out of the supply, or go back there; black ones never leave the bag."""
        more = count - self.bag[colour]
        self.bag = added(self.bag, colour, more)
        self.change_supply(colour, -more)

    def set_commander(self, at: int, ref: Ref) -> None:
        """Another commander is in play; one that is already changes places."""
        self.commanders = exchanged(self.commanders, at, ref)

    def set_controller(self, at: int, seat: Seat) -> None:
        self.controllers[at] = seat

    def set_objective(self, at: int, ref: Ref) -> None:
        self.objectives = exchanged(self.objectives, at, ref)

    def set_order(self, at: int, seat: Seat) -> None:
        self.order = exchanged(self.order, at, seat)

    def set_colour(self, seat: Seat, colour: str) -> None:
        colours = exchanged([player.colour for player in self.players], seat, colour)
        for each, own in enumerate(colours):
            self.change(each, colour=own)

    def set_artefact(self, seat: Seat, at: int, ref: Ref) -> None:
        """A card of the start; it leaves whoever had it, and what has not been gained from cards yet is theirs."""
        for each, player in enumerate(self.players):
            self.change(each, artefacts=without(player.artefacts, ref))
        own = self.players[seat].artefacts
        self.change(seat, artefacts=tuple(card for card in (*own[:at], ref, *own[at + 1 :]) if card))
        if any(isinstance(pending, todo.BeginTurns) for pending in self.agenda):
            kept = tuple(each for each in self.agenda if not isinstance(each, todo.UseArtefact | todo.BeginTurns))
            used = (todo.UseArtefact(who, card) for who in self.order for card in self.players[who].artefacts)
            self.agenda = (*kept, *used, todo.BeginTurns())

    # Questions

    def ask(self, ask: str, seat: Seat) -> None:
        self.turn = NO_TURN
        self.to_act = self.order[self.order.index(seat) :]
        match ask:
            case "crew" | "research":
                begin_game(self)
                if ask == RESEARCH:
                    self.phase = "research"
                    self.agenda = tuple(each for each in self.agenda if not isinstance(each, todo.FirstCrew))
                self.to_act = ()
            case "over":
                self.phase, self.agenda, self.to_act = "over", (), ()
            case _:
                self.phase = "turns"
                begin_turn(self, seat)
                if ask == CLAIM:
                    self.agenda = tuple(each for each in self.agenda if not isinstance(each, todo.Acting))

    def ask_another(self, seat: Seat) -> None:
        """The same is asked of another seat; on its turn a person acts, and the Consortium too."""
        ask, old = ask_of(self), seat_to_play(self)
        if ask in (TURN, CLAIM, CONSORTIUM):
            is_automa = self.players[seat].is_automa
            self.ask(CONSORTIUM if is_automa else CLAIM if ask == CLAIM else TURN, seat)
        elif ask == AS_IT_IS and not self.players[seat].is_automa:
            self.agenda = tuple(
                replace(each, seat=seat) if isinstance(each, SeatFact) and each.seat == old else each
                for each in self.agenda
            )


def added(counts: tuple[int, ...], at: int, more: int) -> tuple[int, ...]:
    return tuple(count + more * (number == at) for number, count in enumerate(counts))
