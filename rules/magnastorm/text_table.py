"""The table as lines of text, for the terminal: the planet by sectors, both panels, research, objectives, the seats.

Crew, labs and cubes are letters of their colours, in the language of whoever reads.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce

from rules.core.types import Phrase, Ref, Seat, SeatName, phrase
from rules.magnastorm.queries import calm_sectors, cells_of_column
from rules.magnastorm.state import NOBODY, Panel
from rules.magnastorm.view import View
from rules.magnastorm.words import of_commander

EMPTY = "·"
Text = str | Phrase


def lines_of(view: View) -> Sequence[str | Phrase]:
    return (
        *(line for sector, _ in enumerate(view.layout.sectors) for line in sector_lines(view, sector)),
        "",
        *panel_lines(view),
        "",
        *research_lines(view),
        *objective_lines(view),
        "",
        phrase("ms-text-bag", bag=letters(view, view.bag[:-1]), black=view.bag[-1], supply=letters(view, view.supply)),
        *(seat_line(view, seat) for seat in view.order),
    )


def letter(view: View, owner: Seat) -> Phrase:
    """Of a seat, or of neutral crew."""
    return phrase("cube.short", colour=view.colours[owner])


def letters(view: View, cubes: Iterable[int]) -> Text:
    counted = enumerate(cubes)
    return spaced([run([letter(view, colour), str(count)]) for colour, count in counted if count])


def run(parts: Sequence[Text]) -> Text:
    """One behind the other; a point where there are none."""
    return reduce(lambda one, more: phrase("ms-text-run", one=one, more=more), parts) if parts else EMPTY


def spaced(parts: Sequence[Text]) -> Text:
    return reduce(lambda one, more: phrase("ms-text-spaced", one=one, more=more), parts) if parts else EMPTY


# The planet


def sector_lines(view: View, sector: int) -> Iterator[str | Phrase]:
    layout = view.layout
    weather = "calm" if sector in calm_sectors(view) else "storm"
    yield phrase("ms-text-sector", sector=layout.sectors[sector], weather=weather)
    for area in layout.areas:
        scouts = scouts_at(view, area.ref)
        if area.sector != sector or not (area.spaces or scouts):
            continue
        if area.spaces:
            spaces = tuple(space_text(view, space) for space in area.spaces)
            letter_of_area = area.ref.partition(".")[2]
            yield phrase("ms-text-area", sector=layout.sectors[sector], area=letter_of_area, spaces=spaces)
        else:
            yield phrase("ms-text-start", start=area.ref, scouts=spaced(scouts))
    for at, site in enumerate(layout.sites):
        owner = view.stations[at]
        if site.sectors[0] == sector and owner != NOBODY:
            yield phrase("ms-text-station", station=site.ref, letter=letter(view, owner))


def space_text(view: View, space: int) -> Phrase:
    face = view.layout.spaces[space]
    labs = run([letter(view, owner) for owner in view.labs[space]])
    return phrase("ms-text-space", space_colour=face.colour, pieces=spaced([labs, *scouts_at(view, face.ref)]))


def scouts_at(view: View, place: Ref) -> list[Text]:
    standing = (seat for seat, player in enumerate(view.players) if player.scout == place)
    return [run(["<", letter(view, seat), ">"]) for seat in standing]


# Panels and research


def panel_lines(view: View) -> Iterator[str | Phrase]:
    for name, panel in (("upper", view.upper), ("lower", view.lower)):
        yield phrase("ms-text-panel", panel=name)
        for column, ref in enumerate(view.layout.columns):
            yield phrase("ms-text-column", column=ref, cells=column_text(view, panel, column))
    for column, ref in enumerate(view.layout.columns):
        if column:
            yield commander_line(view, ref, view.commanders[column - 1], view.controllers[column - 1])


def column_text(view: View, panel: Panel, column: int) -> Text:
    """Its cells, from top to bottom."""
    cells = cells_of_column(view.layout, column)
    return spaced([run([letter(view, crew) for crew in panel[cell]]) for cell in cells])


def commander_line(view: View, column: Ref, commander: Ref, holder: Seat) -> Phrase:
    """The scientific ones stand above no column."""
    held = holder != NOBODY
    owner = SeatName(holder) if held else ""
    line = "ms-text-commander" if column else "ms-text-scientist"
    return phrase(line, column=column, commander=of_commander(commander), held=held, owner=owner)


def research_lines(view: View) -> Iterator[str | Phrase]:
    first = len(view.layout.columns) - 1
    for at, field in enumerate(view.layout.fields):
        known = enumerate(view.players)
        levels = spaced([run([letter(view, seat), str(player.levels[at])]) for seat, player in known])
        yield phrase("ms-text-field", field=field, levels=levels)
        yield commander_line(view, "", view.commanders[first + at], view.controllers[first + at])


def objective_lines(view: View) -> Iterator[Phrase]:
    for ref, seats in zip(view.objectives, view.claims, strict=True):
        values = view.layout.objective_values
        taken = [run([str(value), letter(view, seat)]) for value, seat in zip(values, seats, strict=False)]
        free = [str(value) for value in values[len(seats) :]]
        yield phrase("ms-text-objective", objective=ref, values=spaced([*taken, *free]))


def seat_line(view: View, seat: Seat) -> Phrase:
    player = view.players[seat]
    return phrase(
        "ms-text-seat",
        seat=SeatName(seat),
        letter=letter(view, seat),
        reputation=player.reputation,
        cubes=letters(view, player.cubes),
        crew=player.crew,
        labs=player.labs,
        stations=player.stations,
    )
