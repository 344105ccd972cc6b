"""What is in the box of Marajoara, as frozen data built from the edition, with the geometry of the dig grid."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, get_args

from rules.core.edition import Edition, Problem, problem
from rules.core.flaws import at_least, at_most, sound_parts
from rules.core.types import Ref, Seat

Colour = Literal["yellow", "red", "blue", "grey"]
DICE: tuple[Colour, ...] = get_args(Colour)
TrackName = Literal["blue", "yellow", "red"]

ObjectiveKind = Literal["fragment", "all_fragments", "track_end", "case", "space", "all_tokens", "score"]

TRACKS: tuple[TrackName, ...] = ("blue", "yellow", "red")
"""The three excavation tracks, in the order of the board; a seat's discs are kept in the same order."""

SECOND = "2"
"""Places of the second museum of mission 6 bear this before their name: 2B1, 2F9."""

LAST = 9
"""The last space of an excavation track; the tracks have spaces 1 to 9 and a start above them."""

TRACK_END_SLOTS = 2
ROW_LENGTH = 3
"""Storage slots of each colour; their names B1 to Y3 stand in saves."""
MOST_ROUNDS = 99
"""A game has an end that somebody sees."""
MISSIONS = 8
FACES = 6
"""Of a die."""
ICON_CASE, ICON_YELLOW = "case", "yellow"
"""The Dig icons of a museum that are no fragment: the first case space and the third yellow slot."""

ORTHOGONAL = ((0, -1), (1, 0), (0, 1), (-1, 0))
DIAGONAL = ((1, -1), (1, 1), (-1, 1), (-1, -1))


@dataclass(frozen=True, slots=True)
class Die:
    """One of the 52 dice, with the face it shows."""

    ref: Ref
    colour: Colour
    face: int


@dataclass(frozen=True, slots=True)
class Space:
    ref: Ref
    column: int
    row: int
    roped: bool = False
    shaded: bool = False
    magnifier: bool = False
    boost: int = 0

    @property
    def takes_tokens(self) -> bool:
        return not self.roped and self.boost == 0  # MJ-TOK-2

    @property
    def has_die_at_setup(self) -> bool:
        return not self.shaded and not self.magnifier  # MJ-SET-4


@dataclass(frozen=True, slots=True)
class TrackSpace:
    kind: Literal[
        "start",
        "boost",
        "token",
        "points",
        "double_blue",
        "swap",
        "cheap_exhibit",
        "points_for_neighbours",
        "points_for_tokens",
        "remove_vase",
        "end_per_fragment",
        "end_points",
        "end_per_vase",
    ]
    amount: int = 0
    second: int = 0
    """What the second disc on the last space is worth."""


@dataclass(frozen=True, slots=True)
class CaseSpace:
    points: int
    token: bool


@dataclass(frozen=True, slots=True)
class Fragment:
    ref: Ref
    dice_min: int
    dice_max: int
    exact: bool
    target: int
    distinct: bool
    points: int
    token: bool


@dataclass(frozen=True, slots=True)
class Objective:
    kind: ObjectiveKind
    ref: Ref = ""
    number: int = 0


@dataclass(frozen=True, slots=True)
class RoundTrackPenalty:
    times: int
    except_colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class Mission:
    objectives: tuple[Objective, ...]
    round_track_penalty: RoundTrackPenalty | None = None
    empty_place_penalty: int = 0
    overflow_penalty: int = 0
    """Not 0: the dice are rolled at setup, and a die that would pass the top face goes back to 1."""
    museums: int = 1
    start_token: Ref | None = None


# The shape of the edition files


@dataclass(frozen=True, slots=True)
class PlayerCount:
    min: int
    max: int


@dataclass(frozen=True, slots=True)
class Costs:
    fund_restoration: int
    field_work: int
    museum_exchange: int


@dataclass(frozen=True, slots=True)
class DigBonus:
    own: int
    rival: int


@dataclass(frozen=True, slots=True)
class BoxPart:
    players: PlayerCount
    rounds: int
    dice: dict[Colour, int]
    start_face: int
    top_face: int
    colours: tuple[str, ...]
    tokens_on_museum: int
    tokens_in_supply: int
    vases: int
    discs: int
    cart_slots: int
    score_lap: int
    costs: Costs
    dig_bonus: DigBonus
    majorities: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Marks:
    roped: bool = False
    shaded: bool = False
    magnifier: bool = False
    boost: int = 0


@dataclass(frozen=True, slots=True)
class GridPart:
    layout: tuple[str, ...]
    legend: dict[str, Marks]
    zones: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MuseumPart:
    row_length: int
    points_per_pip: int
    case: tuple[CaseSpace, ...]
    fragments: tuple[Fragment, ...]
    adjacency: tuple[str, ...]
    points_per_neighbour: int
    shape: dict[Ref, tuple[int, int]]


@dataclass(frozen=True, slots=True)
class SoloPart:
    missions: tuple[Mission, ...]
    harder_by: int
    idle_turns_to_stop: int


@dataclass(frozen=True, slots=True)
class Parts:
    box: BoxPart
    grid: GridPart
    tracks: dict[TrackName, tuple[TrackSpace, ...]]
    museum: MuseumPart
    solo: SoloPart


@dataclass(frozen=True, slots=True)
class Geometry:
    """The lines of the grid, for captures in eight directions or in four. Spaces by their number."""

    steps: tuple[tuple[int, ...], ...]
    """From each space, the spaces one step away."""
    jumps_onto: tuple[tuple[tuple[int, int], ...], ...]
    """Onto each space, (from, over) of every straight jump."""
    over: dict[tuple[int, int], int]
    """The space between the two ends of a straight jump."""


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All component data of one edition. One object serves all states of a game, so equality is identity."""

    parts: Parts = field(repr=False)
    spaces: tuple[Space, ...] = field(repr=False)
    number: dict[Ref, int] = field(repr=False)
    """The number of each space of the grid, in reading order."""
    dice: tuple[Die, ...] = field(repr=False)
    every_way: Geometry = field(repr=False)
    straight: Geometry = field(repr=False)
    fragments: dict[Ref, Fragment] = field(repr=False)
    neighbours: dict[Ref, frozenset[Ref]] = field(repr=False)
    """Which fragments touch which."""

    @property
    def tracks(self) -> dict[TrackName, tuple[TrackSpace, ...]]:
        return self.parts.tracks

    @property
    def case(self) -> tuple[CaseSpace, ...]:
        return self.parts.museum.case

    @property
    def top_face(self) -> int:
        return self.parts.box.top_face

    def geometry(self, ortho_only: bool) -> Geometry:
        return self.straight if ortho_only else self.every_way

    def colour_of(self, seat: Seat) -> str:
        return self.parts.box.colours[seat]


def box_of(edition: Edition) -> Box:
    parts = sound_parts(Parts, edition, problems_of)
    spaces = spaces_of(parts.grid)
    return Box(
        parts=parts,
        spaces=spaces,
        number={space.ref: at for at, space in enumerate(spaces)},
        dice=tuple(
            Die(f"{colour[0].upper()}{n}", colour, parts.box.start_face)
            for colour, count in parts.box.dice.items()
            for n in range(1, count + 1)
        ),
        every_way=geometry_of(spaces, ORTHOGONAL + DIAGONAL),
        straight=geometry_of(spaces, ORTHOGONAL),
        fragments={each.ref: each for each in parts.museum.fragments},
        neighbours=neighbours_of(parts.museum),
    )


def spaces_of(grid: GridPart) -> tuple[Space, ...]:
    return tuple(
        Space(
            f"{chr(ord('a') + column)}{row + 1}",
            column,
            row,
            grid.legend[letter].roped,
            grid.legend[letter].shaded,
            grid.legend[letter].magnifier,
            grid.legend[letter].boost,
        )
        for row, line in enumerate(grid.layout)
        for column, letter in enumerate(line)
    )


def geometry_of(spaces: tuple[Space, ...], directions: tuple[tuple[int, int], ...]) -> Geometry:
    at = {(space.column, space.row): number for number, space in enumerate(spaces)}

    def reached(space: Space, direction: tuple[int, int], steps: int) -> int | None:
        return at.get((space.column + steps * direction[0], space.row + steps * direction[1]))

    steps: list[tuple[int, ...]] = []
    jumps_onto: list[tuple[tuple[int, int], ...]] = []
    for space in spaces:
        ones = [reached(space, direction, 1) for direction in directions]
        twos = [reached(space, direction, 2) for direction in directions]
        steps.append(tuple(one for one in ones if one is not None))
        jumps_onto.append(
            tuple((two, one) for one, two in zip(ones, twos, strict=True) if one is not None and two is not None)
        )
    over = {(start, end): mid for end, ways in enumerate(jumps_onto) for start, mid in ways}
    return Geometry(tuple(steps), tuple(jumps_onto), over)


def neighbours_of(museum: MuseumPart) -> dict[Ref, frozenset[Ref]]:
    touching: dict[Ref, set[Ref]] = {each.ref: set() for each in museum.fragments}
    for edge in museum.adjacency:
        one, other = edge.split()
        touching[one].add(other)
        touching[other].add(one)
    return {ref: frozenset(refs) for ref, refs in touching.items()}


# What an edition may get wrong


def problems_of(parts: Parts) -> Iterator[Problem]:
    yield from problems_of_box(parts)
    yield from problems_of_grid(parts)
    yield from problems_of_museum(parts)
    yield from problems_of_solo(parts)


def problems_of_box(parts: Parts) -> Iterator[Problem]:
    """Dice have six faces; something is played, and something lies in the cart."""
    box = parts.box
    if not 1 <= box.start_face <= box.top_face <= FACES:
        yield problem("edition-faces", "box.start_face", top=box.top_face, faces=FACES)
    yield from at_least("box.rounds", box.rounds, 1)
    yield from at_most("box.rounds", box.rounds, MOST_ROUNDS)
    yield from at_least("box.cart_slots", box.cart_slots, 1)
    yield from at_least("box.score_lap", box.score_lap, 1)


def problems_of_grid(parts: Parts) -> list[Problem]:
    """The constraints of MJ-SET-4, MJ-SET-6 and MJ-TOK-2 on a board, so that another layout is only other data."""
    grid, box = parts.grid, parts.box
    path = "grid.layout"
    unknown = sorted({letter for line in grid.layout for letter in line} - set(grid.legend))
    if unknown:
        return [problem("edition-unknown-letters", path, letters=" ".join(unknown))]
    if len({len(line) for line in grid.layout}) != 1:
        return [problem("edition-uneven-lines", path)]
    spaces = spaces_of(grid)
    found: list[Problem] = []
    places, dice = sum(space.has_die_at_setup for space in spaces), sum(box.dice.values())
    if places != dice:
        found.append(problem("edition-dice-places", path, places=places, dice=dice))
    magnifiers = [space for space in spaces if space.magnifier]
    if len(magnifiers) < box.players.max:
        found.append(problem("edition-few-magnifiers", path, magnifiers=len(magnifiers), players=box.players.max))
    found += [
        problem("edition-closed-magnifier", path, space=space.ref) for space in magnifiers if not space.takes_tokens
    ]
    tokens = len(box.colours) * (box.tokens_on_museum + box.tokens_in_supply)
    room = sum(space.takes_tokens for space in spaces)
    if room < tokens:
        found.append(problem("edition-few-token-spaces", path, spaces=room, tokens=tokens))
    zoned = Counter(ref for zone in grid.zones for ref in zone.split())
    roped = Counter(space.ref for space in spaces if space.roped)
    if zoned != roped:
        wrong = sorted((zoned - roped) + (roped - zoned))
        found.append(problem("edition-zones-differ", "grid.zones", spaces=" ".join(wrong)))
    return found


def problems_of_museum(parts: Parts) -> list[Problem]:
    museum = parts.museum
    refs = {each.ref for each in museum.fragments}
    found = [
        problem("edition-bad-edge", f"museum.adjacency.{at}", edge=edge)
        for at, edge in enumerate(museum.adjacency)
        if not joins_two(edge, refs)
    ]
    for name in TRACKS:
        if len(parts.tracks.get(name, ())) != LAST + 1:
            found.append(problem("edition-track-length", f"tracks.{name}", spaces=LAST))
    if museum.row_length != ROW_LENGTH:
        found.append(problem("edition-row-length", "museum.row_length", slots=ROW_LENGTH))
    if len(refs) < len(museum.fragments):
        found.append(problem("edition-same-fragment", "museum.fragments"))
    icons = sum(each.token for each in museum.fragments) + sum(space.token for space in museum.case) + 1
    if icons != parts.box.tokens_on_museum:
        found.append(problem("edition-icons", "museum", icons=icons, tokens=parts.box.tokens_on_museum))
    if len(museum.case) != parts.box.vases:
        found.append(problem("edition-case-length", "museum.case", vases=parts.box.vases))
    return found


def joins_two(edge: str, refs: set[Ref]) -> bool:
    one, _, other = edge.partition(" ")
    return one != other and {one, other} <= refs


def problems_of_solo(parts: Parts) -> list[Problem]:
    spaces = {space.ref: space for space in spaces_of(parts.grid)} if not problems_of_grid(parts) else {}
    found: list[Problem] = []
    if len(parts.solo.missions) != MISSIONS:
        found.append(problem("edition-mission-count", "solo.missions", missions=MISSIONS))
    for at, mission in enumerate(parts.solo.missions):
        path = f"solo.missions.{at}"
        if mission.museums not in (1, 2):
            found.append(problem("edition-museums", f"{path}.museums"))
        fragments = {each.ref for each in parts.museum.fragments}
        known: dict[str, set[str]] = {"fragment": fragments, "track_end": set(TRACKS)}
        for objective in mission.objectives:
            if objective.ref not in known.get(objective.kind, {objective.ref}):
                found.append(problem("edition-unknown-objective", path, ref=objective.ref))
        stars = [each.ref for each in mission.objectives if each.kind == "space"]
        for ref in [*stars, *([mission.start_token] if mission.start_token else [])]:
            space = spaces.get(ref)
            if spaces and (space is None or space.has_die_at_setup):
                found.append(problem("edition-star-not-empty", path, space=ref))
    return found
