"""What may be wrong with an edition: every number, reference and count that the rules rely on is looked at here."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import Any, get_args

from rules.core.edition import Problem, problem
from rules.core.flaws import at_least, counted, known
from rules.core.types import Ref
from rules.magnastorm.components import METALS, STEP_KINDS, WHITE, ConsortiumLevel, Objective
from rules.magnastorm.parts import (
    BOARDS,
    COMMANDERS,
    STARTS,
    BoardName,
    BoardPart,
    CellBonusPart,
    Parts,
    PlanetPart,
    PlayersPart,
)

PLAYERS = (2, 3, 4)
CALM = 3
"""So many sectors are spared by the storm (MS-ADM-8)."""
ONE_ONLY = 1
"""The marker of the reputation track, and that of the turn order."""


def problems_of(parts: Parts) -> Iterator[Problem]:
    yield from problems_of_refs(parts)
    yield from problems_of_box(parts)
    yield from problems_of_players(parts)
    yield from problems_of_research(parts)
    planet = list(problems_of_planet(parts.planet))
    yield from planet
    if not planet:
        for name in BOARDS:
            yield from problems_of_map(name, parts)
        yield from problems_of_crossings(parts)
        yield from problems_of_tile(parts)
    for name in BOARDS:
        yield from problems_of_panel(name, parts)
    yield from problems_of_cards(parts)
    yield from problems_of_consortium(parts)


def problems_of_refs(parts: Parts) -> Iterator[Problem]:
    """Report each ref that two things of the same kind share."""
    refs: dict[str, list[Any]] = {
        "artefacts": [card.number for cards in parts.artefacts.values() for card in cards],
        "box.colours": list(parts.box.colours),
        "commanders": [each.ref for each in parts.commanders],
        "objectives": [each.ref for each in parts.objectives],
        "planet.sectors": list(parts.planet.sectors),
        "planet.areas": [each.ref for each in parts.planet.areas],
        "research.fields": [each.ref for each in parts.research.fields],
        "rows": [each.ref for each in parts.rows],
    }
    for name in BOARDS:
        board = parts.board(name)
        refs[f"board_{name}.spaces"] = [each.ref for each in board.spaces]
        refs[f"board_{name}.sites"] = [each.ref for each in board.sites]
        refs[f"board_{name}.columns"] = list(board.columns)
    for path, own in refs.items():
        for ref, count in Counter(own).items():
            if count > 1:
                yield problem("edition-same-ref", path, ref=ref)


def problems_of_box(parts: Parts) -> Iterator[Problem]:
    box = parts.box
    counts: dict[str, int] = {
        "commanders": len(parts.commanders),
        "objectives": len(parts.objectives),
        "covers": sum(objectives_out(parts).values()),
    }
    counts.update({kind: sum(each.kind == kind for each in parts.commanders) for kind in COMMANDERS})
    counts.update({metal: len(parts.artefacts.get(metal, ())) for metal in METALS})
    for name, count in counts.items():
        yield from counted(f"box.counts.{name}", count, box.counts.get(name))
    yield from counted("box.players", (box.players.min, box.players.max), (min(PLAYERS), max(PLAYERS)))
    yield from counted("box.colours", len(box.colours), box.players.max)
    yield from counted("box.federations", sorted(box.federations), sorted(box.colours))
    yield from counted("box.labs", len(parts.player_board.labs), box.labs)
    yield from counted("box.stations", len(parts.player_board.stations), box.stations)
    most_columns = max(len(parts.board(name).columns) for name in BOARDS)
    yield from counted("box.neutral_crew", most_columns * parts.numbers.neutral_crew_per_column, box.neutral_crew)
    yield from counted("box.markers", box.markers_on_board + len(parts.research.fields) + 2 * ONE_ONLY, box.markers)
    marked = most_columns - 1 + sum(objectives_out(parts).values())
    yield from at_least("box.markers_on_board", box.markers_on_board, marked)
    yield from at_least("box.crew", box.crew, 1)


def objectives_out(parts: Parts) -> dict[str, int]:
    """How many of each kind lie out."""
    return {"research": parts.numbers.objectives_drawn.research, "sector": parts.numbers.objectives_drawn.sector}


def problems_of_players(parts: Parts) -> Iterator[Problem]:
    """Check that each number of players has all that is needed."""
    yield from counted("players", [each.players for each in parts.players], list(PLAYERS))
    for at, count in enumerate(parts.players):
        path = f"players.{at}"
        yield from at_least(f"{path}.threshold", count.threshold, 1)
        yield from counted(f"{path}.start_cubes", len(count.start_cubes), count.players)
        yield from counted(f"{path}.start_cubes", list(count.start_cubes), sorted(count.start_cubes))  # MS-POS-4
        yield from counted(f"{path}.prizes", len(count.prizes), count.players)
        values = parts.board(count.board).objective_values
        if count.players == min(PLAYERS):
            yield from known(f"{path}.board", [parts.numbers.covered_space], values)
            values = tuple(value for value in values if value != parts.numbers.covered_space)
        yield from at_least(f"board_{count.board}.objective_values", len(values), count.players)
        columns, fields = parts.board(count.board).columns, fields_with(parts, count)
        yield from at_least("box.counts.administrative", parts.box.counts.get("administrative", 0), len(columns) - 1)
        yield from at_least("box.counts.scientific", parts.box.counts.get("scientific", 0), len(fields))
        most = max(count.start_cubes, default=0) + parts.numbers.bag
        yield from at_least("box.cubes", parts.box.cubes, most)
    yield from at_least("box.yellow", parts.box.yellow, parts.numbers.bag)
    yield from at_least("numbers.rounds", parts.numbers.rounds, 1)
    yield from at_least("numbers.exchange", parts.numbers.exchange, 1)


def fields_with(parts: Parts, count: PlayersPart) -> list[Ref]:
    """The fields in use."""
    return [each.ref for each in parts.research.fields if count.players in each.players]


def fields_on(parts: Parts, name: BoardName) -> set[Ref]:
    """The fields in use with every number of players that plays on this side."""
    return in_all([fields_with(parts, each) for each in parts.players if each.board == name])


def fields_always(parts: Parts) -> set[Ref]:
    return in_all([fields_with(parts, each) for each in parts.players])


def in_all(lists: Sequence[Sequence[Ref]]) -> set[Ref]:
    return set(lists[0]).intersection(*lists[1:]) if lists else set()


def problems_of_research(parts: Parts) -> Iterator[Problem]:
    """Check for as many bonuses as levels, and a field for each player who chooses one in the setup (MS-POS-3)."""
    research = parts.research
    for at, field in enumerate(research.fields):
        yield from counted(f"research.fields.{at}.bonuses", len(field.bonuses), research.levels)
        yield from known(f"research.fields.{at}.players", field.players, PLAYERS)
        for level, bonus in enumerate(field.bonuses):
            if bonus:
                yield from at_least(f"research.fields.{at}.bonuses.{level}", bonus.count, 1)
    for count in parts.players:
        yield from at_least("research.fields", len(fields_with(parts, count)), count.players)


# The planet


def problems_of_planet(planet: PlanetPart) -> Iterator[Problem]:
    """Lines join two known areas, of one sector or of two that touch, each pair once; nothing is cut off."""
    refs = [each.ref for each in planet.areas]
    for at, area in enumerate(planet.areas):
        yield from known(f"planet.areas.{at}.sector", [area.sector], planet.sectors)
    for at, line in enumerate(planet.lines):
        yield from known(f"planet.lines.{at}", line, refs)
    yield from counted("planet.starts", sorted(each.ref for each in planet.starts), sorted(STARTS))
    for at, start in enumerate(planet.starts):
        yield from known(f"planet.starts.{at}.sector", [start.sector], planet.sectors)
        yield from known(f"planet.starts.{at}.lines", start.lines, refs)
        own = {each.ref for each in planet.areas if each.sector == start.sector}
        if not start.lines or not own.issuperset(start.lines):
            yield problem("edition-start", f"planet.starts.{at}.lines", ref=start.ref)
    yield from problems_of_lines(planet)


def problems_of_lines(planet: PlanetPart) -> Iterator[Problem]:
    sectors = {each.ref: each.sector for each in planet.areas}
    met: set[frozenset[Ref]] = set()
    for at, (one, other) in enumerate(planet.lines):
        pair = frozenset((one, other))
        if pair in met:
            yield problem("edition-same-line", f"planet.lines.{at}")
        met.add(pair)
        if not pair <= set(sectors):
            continue
        if one == other or not touch(planet, sectors[one], sectors[other]):
            yield problem("edition-bad-line", f"planet.lines.{at}", one=one, other=other)
    cut = cut_off(planet, set(sectors))
    if cut:
        yield problem("edition-cut-off", "planet.lines", places=" ".join(cut))


def touch(planet: PlanetPart, one: Ref, other: Ref) -> bool:
    """The same sector, or one beside it."""
    if one not in planet.sectors or other not in planet.sectors:
        return True  # that it is unknown has been said
    apart = (planet.sectors.index(one) - planet.sectors.index(other)) % len(planet.sectors)
    return apart in (0, 1, len(planet.sectors) - 1)


def cut_off(planet: PlanetPart, areas: Collection[Ref]) -> list[Ref]:
    """Which of these areas no lines among them join to the first one."""
    if not areas:
        return []
    in_order = [each.ref for each in planet.areas if each.ref in areas]
    found = {in_order[0]}
    edge = list(found)
    while edge:
        here = edge.pop()
        for pair in planet.lines:
            if here in pair:
                beyond = {ref for ref in pair if ref in areas} - found
                found |= beyond
                edge.extend(beyond)
    return [ref for ref in in_order if ref not in found]


def problems_of_map(name: BoardName, parts: Parts) -> Iterator[Problem]:
    """Spaces on known areas, none without; every line between two sectors runs through one site."""
    board, planet, path = parts.board(name), parts.planet, f"board_{name}"
    areas = [each.ref for each in planet.areas]
    for at, space in enumerate(board.spaces):
        yield from known(f"{path}.spaces.{at}", [space.area], areas)
        yield from known(f"{path}.spaces.{at}.colour", [space.colour], (*fields_on(parts, name), WHITE))
    empty = sorted(set(areas) - {each.area for each in board.spaces})
    if empty:
        yield problem("edition-no-space", f"{path}.spaces", places=" ".join(empty))
    yield from problems_of_sites(name, board, planet)


def problems_of_sites(name: BoardName, board: BoardPart, planet: PlanetPart) -> Iterator[Problem]:
    """Check that all lines of a site are there, and join the same two sectors."""
    between = crossings(planet)
    for at, site in enumerate(board.sites):
        lines = [frozenset(line) for line in site.lines]
        borders = {borders_of(planet, line) for line in lines}
        if len(borders) != 1 or not set(lines) <= set(between):
            yield problem("edition-site", f"board_{name}.sites.{at}.lines", ref=site.ref)


def problems_of_crossings(parts: Parts) -> Iterator[Problem]:
    """Check that every line between two sectors runs through one site, on both sides of the boards."""
    through = {
        name: Counter(frozenset(line) for site in parts.board(name).sites for line in site.lines) for name in BOARDS
    }
    for line, at in crossings(parts.planet).items():
        wrong = [name for name in BOARDS if through[name][line] != 1]
        if wrong:
            one, other = parts.planet.lines[at]
            board = wrong[0] if len(wrong) == 1 else "both"
            yield problem("edition-site-of-line", f"planet.lines.{at}", one=one, other=other, board=board)


def crossings(planet: PlanetPart) -> dict[frozenset[Ref], int]:
    """The numbers of the lines between two sectors."""
    sectors = {each.ref: each.sector for each in planet.areas}
    return {frozenset(line): at for at, line in enumerate(planet.lines) if sectors[line[0]] != sectors[line[1]]}


def borders_of(planet: PlanetPart, line: frozenset[Ref]) -> frozenset[Ref]:
    sectors = {each.ref: each.sector for each in planet.areas}
    return frozenset(sectors.get(ref, "") for ref in line)


def problems_of_tile(parts: Parts) -> Iterator[Problem]:
    """Three calm sectors side by side, one further each round, and lines join them all."""
    tile, planet = parts.centre_tile, parts.planet
    yield from counted("centre_tile.calm", sorted(tile.calm), sorted(STARTS))
    for start in planet.starts:
        rounds = tile.calm.get(start.ref, ())
        path = f"centre_tile.calm.{start.ref}"
        yield from counted(path, len(rounds), parts.numbers.rounds)
        for at, calm in enumerate(rounds):
            yield from problems_of_calm(f"{path}.{at}", calm, planet)
        for at, (now, next_) in enumerate(pairwise(rounds), 1):
            yield from counted(f"{path}.{at}", list(next_[:-1]), list(now[1:]))
        if rounds and start.sector not in rounds[0]:
            yield problem("edition-start-in-storm", f"{path}.0", ref=start.ref)
    for name, table in zip(("trailing", "middle", "leading"), tile.income.tables, strict=True):
        yield from counted(f"centre_tile.income.{name}.0", tuple(table[0]) if table else (), (0, 0))


def problems_of_calm(path: str, calm: tuple[Ref, ...], planet: PlanetPart) -> Iterator[Problem]:
    yield from counted(path, len(calm), CALM)
    yield from known(path, calm, planet.sectors)
    if not set(calm) <= set(planet.sectors):
        return
    numbers = [planet.sectors.index(ref) for ref in calm]
    if any((one + 1) % len(planet.sectors) != next_ for one, next_ in pairwise(numbers)):
        yield problem("edition-calm", path)
    cut = cut_off(planet, {each.ref for each in planet.areas if each.sector in calm})
    if cut:
        yield problem("edition-cut-off", path, places=" ".join(cut))


# Panels and cards


def problems_of_panel(name: BoardName, parts: Parts) -> Iterator[Problem]:
    """A cell for each row and column, in their order, and nothing on it that this number of players cannot use."""
    board, path = parts.board(name), f"board_{name}"
    yield from known(f"{path}.rows", board.rows, (each.ref for each in parts.rows))
    yield from at_least(f"{path}.columns", len(board.columns), 1 + max(PLAYERS[:-1] if name == "small" else PLAYERS))
    yield from at_least(f"{path}.rows", len(board.rows), parts.numbers.neutral_crew_per_column + 1)
    cells = [f"{each.row}/{each.column}" for each in board.cells]
    yield from counted(f"{path}.cells", cells, [f"{row}/{column}" for row in board.rows for column in board.columns])
    yield from counted(f"{path}.cells", [each.ref for each in board.cells], cells)
    for at, cell in enumerate(board.cells):
        if cell.bonus and not is_good_bonus(cell.bonus, fields_on(parts, name), turns=name == "large"):
            yield problem("edition-cell-bonus", f"{path}.cells.{at}.bonus", ref=cell.ref)
    yield from counted(
        f"{path}.objective_values", list(board.objective_values), sorted(set(board.objective_values), reverse=True)
    )
    yield from at_least(f"{path}.objective_values", min(board.objective_values, default=0), 1)


def is_good_bonus(bonus: CellBonusPart, fields: Collection[Ref], *, turns: bool) -> bool:
    """Research names its field; the turn order is only changed with four players (MS-BON-4)."""
    if bonus.kind == "research":
        return bonus.field in fields
    return bool(bonus.kind) and not bonus.field and (turns or bonus.kind != "turn")


def problems_of_cards(parts: Parts) -> Iterator[Problem]:
    for kind, refs in COMMANDERS.items():
        own = sorted(each.ref for each in parts.commanders if each.kind == kind)
        yield from counted("commanders", own, list(refs))
    for what, drawn in objectives_out(parts).items():
        yield from at_least("objectives", sum(each.kind == what for each in parts.objectives), drawn)
    for at, objective in enumerate(parts.objectives):
        yield from problems_of_objective(f"objectives.{at}", objective, parts)
    common = fields_always(parts)
    for metal, cards in parts.artefacts.items():
        for at, card in enumerate(cards):
            path = f"artefacts.{metal}.{at}"
            yield from at_least(path, card.value, 1)
            yield from known(path, [card.field], common if card.bonus == "field" else [""])


def problems_of_objective(path: str, objective: Objective, parts: Parts) -> Iterator[Problem]:
    """It asks for something, and for nothing that nobody could ever fulfil."""
    common = fields_always(parts)
    if objective.kind == "research":
        starts = [each.from_round for each in objective.demands]
        if not starts or starts[0] != 1 or starts != sorted(set(starts)) or objective.remove:
            yield problem("edition-objective", path, ref=objective.ref)
        for at, demand in enumerate(objective.demands):
            fits = 1 <= demand.markers <= len(common) and 1 <= demand.levels <= parts.research.levels
            if not fits:
                yield problem("edition-objective", f"{path}.demands.{at}", ref=objective.ref)
    else:
        fits = 1 <= len(objective.remove) <= len(parts.planet.sectors) and min(objective.remove) >= 1
        if not fits or sum(objective.remove) > parts.box.labs or objective.demands:
            yield problem("edition-objective", path, ref=objective.ref)
    yield from known(f"{path}.field", [objective.field], (*common, "") if objective.kind == "research" else [""])


def problems_of_consortium(parts: Parts) -> Iterator[Problem]:
    levels = parts.consortium.levels
    yield from counted("consortium.levels", sorted(levels), sorted(get_args(ConsortiumLevel)))
    for name, level in levels.items():
        path = f"consortium.levels.{name}"
        yield from known(path, level.programme, STEP_KINDS)
        if not level.programme or level.stations > parts.box.stations:
            yield problem("edition-consortium", path, ref=name)
    yield from counted("consortium.grades", sorted(parts.consortium.grades), sorted(get_args(ConsortiumLevel)))
    for name, grades in parts.consortium.grades.items():
        margins = [grades.legend, grades.commander, grades.explorer]
        yield from counted(f"consortium.grades.{name}", margins, sorted({0, *margins}, reverse=True))
