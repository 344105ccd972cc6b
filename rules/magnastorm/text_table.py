"""The table as lines of text, for the terminal: the planet by sectors, both panels, research, objectives, the seats.

Crew, labs and Scouts are letters of their colours, as each language has them; what they mean is told with the seats.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules.core.types import Phrase, Ref, Say, Seat, SeatName, phrase
from rules.magnastorm.queries import calm_sectors, cells_of_column
from rules.magnastorm.state import NOBODY, Panel
from rules.magnastorm.view import View
from rules.magnastorm.words import of_commander

EMPTY = "·"


def lines_of(view: View, say: Say) -> Iterator[str]:
    letters = tuple(say(phrase("cube.short", colour=colour)) for colour in view.colours)
    yield from Lines(view, letters, say).all()


@dataclass(frozen=True, slots=True)
class Lines:
    """The lines of one position; `letters` are those of the seats, the last one that of neutral crew."""

    view: View
    letters: tuple[str, ...]
    say: Say

    def all(self) -> Iterator[str]:
        view, say = self.view, self.say
        for sector, _ in enumerate(view.layout.sectors):
            yield from map(say, self.sector(sector))
        yield ""
        yield from self.panels()
        yield ""
        yield from map(say, self.research())
        yield from map(say, self.objectives())
        yield ""
        yield say(self.supplies())
        yield from (say(self.of_seat(seat)) for seat in view.order)
        yield say(phrase("ms-text-neutral", letter=self.letters[-1]))

    # The planet

    def sector(self, sector: int) -> Iterator[Phrase]:
        layout = self.view.layout
        weather = "calm" if sector in calm_sectors(self.view) else "storm"
        yield phrase("ms-text-sector", sector=layout.sectors[sector], weather=weather)
        for area in layout.areas:
            scouts = self.scouts_at(area.ref)
            if area.sector != sector or not (area.spaces or scouts):
                continue
            if area.spaces:
                spaces = tuple(self.space(space) for space in area.spaces)
                letter_of_area = area.ref.partition(".")[2]
                yield phrase("ms-text-area", sector=layout.sectors[sector], area=letter_of_area, spaces=spaces)
            else:
                yield phrase("ms-text-start", start=area.ref, scouts=scouts)
        for at, site in enumerate(layout.sites):
            owner = self.view.stations[at]
            if site.sectors[0] == sector and owner != NOBODY:
                yield phrase("ms-text-station", station=site.ref, letter=self.letters[owner])

    def space(self, space: int) -> Phrase:
        face = self.view.layout.spaces[space]
        labs = "".join(self.letters[owner] for owner in self.view.labs[space]) or EMPTY
        pieces = f"{labs} {self.scouts_at(face.ref)}".rstrip()
        return phrase("ms-text-space", space_colour=face.colour, pieces=pieces)

    def scouts_at(self, place: Ref) -> str:
        players = enumerate(self.view.players)
        return " ".join(f"({self.letters[seat]})" for seat, player in players if player.scout == place)

    # Panels and research

    def panels(self) -> Iterator[str]:
        view = self.view
        for name, panel in (("upper", view.upper), ("lower", view.lower)):
            yield self.say(phrase("ms-text-panel", panel=name))
            for column, ref in enumerate(view.layout.columns):
                yield self.say(phrase("ms-text-column", column=ref, cells=self.column(panel, column)))
        for column, ref in enumerate(view.layout.columns):
            if column:
                held = self.commander(view.commanders[column - 1], view.controllers[column - 1])
                yield self.say(phrase("ms-text-of-column", column=ref, held=held))

    def column(self, panel: Panel, column: int) -> str:
        """Its cells, from top to bottom."""
        cells = cells_of_column(self.view.layout, column)
        return " ".join("".join(self.letters[crew] for crew in panel[cell]) or EMPTY for cell in cells)

    def commander(self, commander: Ref, holder: Seat) -> Phrase:
        owner = SeatName(holder) if holder != NOBODY else ""
        return phrase("ms-text-commander", commander=of_commander(commander), held=holder != NOBODY, owner=owner)

    def research(self) -> Iterator[Phrase]:
        view = self.view
        first = len(view.layout.columns) - 1
        for at, field in enumerate(view.layout.fields):
            levels = tuple(
                phrase("ms-text-level", seat=SeatName(seat), level=player.levels[at])
                for seat, player in enumerate(view.players)
            )
            scientist = self.commander(view.commanders[first + at], view.controllers[first + at])
            yield phrase("ms-text-field", field=field, levels=levels, scientist=scientist)

    def objectives(self) -> Iterator[Phrase]:
        view = self.view
        for ref, seats in zip(view.objectives, view.claims, strict=True):
            values = view.layout.objective_values
            taken = [
                phrase("ms-text-claimed", points=value, seat=SeatName(seat))
                for value, seat in zip(values, seats, strict=False)
            ]
            free = [phrase("ms-text-free", points=value) for value in values[len(seats) :]]
            yield phrase("ms-text-objective", objective=ref, values=(*taken, *free))

    # Cubes and seats

    def cubes(self, cubes: Iterable[int]) -> tuple[Phrase, ...]:
        counted = zip(self.view.colours, cubes, strict=True)
        return tuple(phrase("cube.count", colour=colour, count=count) for colour, count in counted if count)

    def supplies(self) -> Phrase:
        *own, black = self.view.bag
        bag = self.cubes(own)
        if black:
            bag += (phrase("cube.count", colour="black", count=black),)
        return phrase("ms-text-bag", bag=bag, supply=self.cubes(self.view.supply))

    def of_seat(self, seat: Seat) -> Phrase:
        player = self.view.players[seat]
        return phrase(
            "ms-text-seat",
            seat=SeatName(seat),
            letter=self.letters[seat],
            reputation=player.reputation,
            cubes=self.cubes(player.cubes),
            crew=player.crew,
            labs=player.labs,
            stations=player.stations,
        )
