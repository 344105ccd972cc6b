"""The box as the rules use it, made from the edition."""

from collections.abc import Iterable
from itertools import chain

from rules.core.edition import Edition
from rules.core.flaws import sound_parts
from rules.core.types import Ref
from rules.magnastorm.components import (
    Area,
    Artefact,
    Box,
    Cell,
    ConsortiumPart,
    Layout,
    Site,
    Space,
    StartName,
    steps_in,
)
from rules.magnastorm.flaws import problems_of
from rules.magnastorm.parts import (
    BoardPart,
    GradesPart,
    LevelPart,
    Parts,
    PlanetPart,
    PlayersPart,
    SitePart,
)


def box_of(edition: Edition) -> Box:
    parts = sound_parts(Parts, edition, problems_of)
    return Box(
        colours=parts.box.colours,
        federations=parts.box.federations,
        cubes=parts.box.cubes,
        yellow=parts.box.yellow,
        black=parts.box.black,
        bag=parts.numbers.bag,
        crew=parts.box.crew,
        markers=parts.box.markers_on_board,
        layouts={each.players: layout_of(parts, each) for each in parts.players},
        commanders={each.ref: each for each in parts.commanders},
        objectives={each.ref: each for each in parts.objectives},
        labs=parts.player_board.labs,
        stations=parts.player_board.stations,
        station_reputation=parts.numbers.station_reputation,
        majority=parts.numbers.majority,
        exchange=parts.numbers.exchange,
        drawn={"research": parts.numbers.objectives_drawn.research, "sector": parts.numbers.objectives_drawn.sector},
        artefacts={each.ref: each for each in artefacts_of(parts)},
        consortium={name: consortium_of(level) for name, level in parts.consortium.levels.items()},
        grades={level: grades_of(each) for level, each in parts.consortium.grades.items()},
    )


def artefacts_of(parts: Parts) -> Iterable[Artefact]:
    for metal, cards in parts.artefacts.items():
        for each in cards:
            yield Artefact(f"#{each.number}", each.number, metal, each.value, each.bonus, each.field)


def consortium_of(level: LevelPart) -> ConsortiumPart:
    return ConsortiumPart(steps_in(level.programme), level.stations, level.begins, level.round_bonus)


def grades_of(part: GradesPart) -> tuple[tuple[str, int], ...]:
    return ("legend", part.legend), ("commander", part.commander), ("explorer", part.explorer)


# What depends on the number of players


def layout_of(parts: Parts, count: PlayersPart) -> Layout:
    board, planet = parts.board(count.board), parts.planet
    fields = [each for each in parts.research.fields if count.players in each.players]
    area_number = numbered([*(each.ref for each in planet.areas), *(each.ref for each in planet.starts)])
    space_number = numbered([each.ref for each in board.spaces])
    sites = tuple(site_of(each, planet, area_number) for each in board.sites)
    covered = parts.numbers.covered_space if count.players == parts.box.players.min else None
    return Layout(
        players=count.players,
        threshold=count.threshold,
        rounds=parts.numbers.rounds,
        columns=board.columns,
        rows=tuple(each for each in parts.rows if each.ref in board.rows),
        cells=cells_of(board),
        cell_number=numbered([each.ref for each in board.cells]),
        neutral_crew=parts.numbers.neutral_crew_per_column,
        sectors=planet.sectors,
        areas=areas_of(planet, board, area_number, space_number),
        area_number=area_number,
        spaces=tuple(Space(each.ref, area_number[each.area], each.colour, each.spot) for each in board.spaces),
        space_number=space_number,
        sites=sites,
        site_number=numbered([each.ref for each in sites]),
        crossings={
            pair: at
            for at, site in enumerate(board.sites)
            for one, other in site.lines
            for pair in both_ways(area_number[one], area_number[other])
        },
        calm=calm_of(parts),
        income=parts.centre_tile.income.tables,
        fields=tuple(each.ref for each in fields),
        levels=parts.research.levels,
        level_bonuses=tuple((None, *each.bonuses) for each in fields),
        objective_values=tuple(value for value in board.objective_values if value != covered),
        printed_values=board.objective_values,
        start_cubes=count.start_cubes,
        prizes=count.prizes,
    )


def numbered(refs: Iterable[Ref]) -> dict[Ref, int]:
    return {ref: at for at, ref in enumerate(refs)}


def both_ways(one: int, other: int) -> tuple[tuple[int, int], tuple[int, int]]:
    return (one, other), (other, one)


def cells_of(board: BoardPart) -> tuple[Cell, ...]:
    return tuple(
        Cell(
            each.ref,
            board.rows.index(each.row),
            board.columns.index(each.column),
            each.bonus.kind if each.bonus else "",
            each.bonus.field if each.bonus else "",
        )
        for each in board.cells
    )


def areas_of(
    planet: PlanetPart, board: BoardPart, area_number: dict[Ref, int], space_number: dict[Ref, int]
) -> tuple[Area, ...]:
    """The starting areas last: lines lead away from them and none back."""
    sector = planet.sectors.index
    linked: dict[Ref, list[int]] = {each.ref: [] for each in planet.areas}
    for one, other in planet.lines:
        linked[one].append(area_number[other])
        linked[other].append(area_number[one])
    areas = [
        Area(
            each.ref,
            sector(each.sector),
            tuple(space_number[space.ref] for space in board.spaces if space.area == each.ref),
            tuple(sorted(linked[each.ref])),
            each.spot,
        )
        for each in planet.areas
    ]
    starts = [
        Area(each.ref, sector(each.sector), (), tuple(area_number[ref] for ref in each.lines), each.spot)
        for each in planet.starts
    ]
    return (*areas, *starts)


def calm_of(parts: Parts) -> dict[StartName, tuple[tuple[int, int, int], ...]]:
    """Round by round; then as the last administration leaves it (MS-ADM-8, MS-END-2)."""
    sector, count = parts.planet.sectors.index, len(parts.planet.sectors)
    found: dict[StartName, tuple[tuple[int, int, int], ...]] = {}
    for start, rounds in parts.centre_tile.calm.items():
        turns = [(sector(trailing), sector(middle), sector(leading)) for trailing, middle, leading in rounds]
        _, middle, leading = turns[-1]
        found[start] = (*turns, (middle, leading, (leading + 1) % count))
    return found


def site_of(part: SitePart, planet: PlanetPart, area_number: dict[Ref, int]) -> Site:
    """Its sectors clockwise, whichever way its lines are told."""
    sector_of = {each.ref: planet.sectors.index(each.sector) for each in planet.areas}
    one, other = (sector_of[ref] for ref in part.lines[0])
    first, second = (one, other) if (one + 1) % len(planet.sectors) == other else (other, one)
    areas = sorted(set(chain.from_iterable(part.lines)), key=lambda ref: (sector_of[ref] != first, area_number[ref]))
    return Site(part.ref, (first, second), tuple(area_number[ref] for ref in areas), part.spot)
