"""What is in the box of Council of Shadows, as frozen data built from the edition, with look-up tables for the rules.

Cards, tiles, planets, spaces, galaxies and stations are known by their refs. Improvements are the same on every player
board, so their refs name a place rather than a piece. Cubes and gems are only counted.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache

from rules.core.edition import Edition
from rules.core.flaws import sound_parts
from rules.core.types import Ref, Seat
from rules.council_of_shadows.flaws import MAY_FALL, problems_of
from rules.council_of_shadows.parts import (
    PLANET_TYPES,
    AutomaCardPart,
    AutomaLevel,
    AutomaLevelPart,
    DarkPart,
    DarkTechPart,
    Effects,
    ExtraZonePart,
    GalaxyPart,
    Gems,
    LeaderName,
    LeaderPart,
    LightScore,
    Numbers,
    Parts,
    PlanetType,
    Power,
    Resource,
    RuledPart,
    Sector,
    StationKind,
    StationPart,
    Yield,
)


@dataclass(frozen=True, slots=True)
class Galaxy:
    ref: Ref
    colour: str
    sector: Sector
    spaces: tuple[Ref, ...]
    majority: Yield
    minority: Yield
    station: StationKind
    """The kind that its slots take (CS-M1-8)."""
    slots: tuple[Ref, ...]


@dataclass(frozen=True, slots=True)
class Tile:
    """A solar system."""

    ref: Ref
    sector: Sector
    planets: tuple[Ref, ...]
    types: tuple[PlanetType, ...]
    resource: Resource


@dataclass(frozen=True, slots=True)
class ActionCard:
    ref: Ref
    kind: Ref
    """What is printed on it: the same for the starting cards of all players, its own ref for an AI card."""
    consumption: int
    effects: Effects
    cost: Gems | None = None
    """None: a starting card."""
    forbidden_to: LeaderName | None = None

    @property
    def is_ai(self) -> bool:
        return self.cost is not None


@dataclass(frozen=True, slots=True)
class Improvement:
    """A place of the player board, or of an extra zone: what it brings besides its cube."""

    ref: Ref
    cost: Gems
    energy: int = 0
    """At once."""
    planet: PlanetType | None = None
    """Planets of this type may be colonised from now on (CS-BUY-6)."""
    stacking: bool = False
    """Planets with cubes may be colonised from now on (CS-BUY-7)."""
    zone: int = 0
    """Whose range grows, counted from 1."""
    sector: Sector = 0
    """How far it then reaches."""
    needs: Ref = ""
    """The step of the same zone that comes before (CS-BUY-9)."""


@dataclass(frozen=True, slots=True)
class LightCard:
    ref: Ref
    family: Ref
    score: LightScore


@dataclass(frozen=True, slots=True)
class Station:
    """A tile of one player."""

    ref: Ref
    seat: Seat
    kind: StationKind


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All component data of one edition. One object serves all states of a game, so equality is identity."""

    parts: Parts = field(repr=False)
    numbers: Numbers = field(repr=False)
    galaxies: dict[Ref, Galaxy] = field(repr=False)
    open_with: dict[int, tuple[Ref, ...]] = field(repr=False)
    """The galaxies by the number of players, a solo game counting two (CS-SET-13 to CS-SET-15)."""
    spaces: tuple[Ref, ...] = field(repr=False)
    """Of all galaxies, those that are closed too."""
    space_number: dict[Ref, int] = field(repr=False)
    spaces_in: dict[Ref, tuple[int, ...]] = field(repr=False)
    """Of each galaxy, the numbers of its spaces."""
    opening_spaces: tuple[Ref, ...] = field(repr=False)
    """Where tiles lie from the start (CS-SET-4)."""
    galaxy_of: dict[Ref, Ref] = field(repr=False)
    """Of a space, or of a slot for stations."""
    sector_of: dict[Ref, Sector] = field(repr=False)
    """Of a galaxy, a space or a tile."""

    tiles: dict[Ref, Tile] = field(repr=False)
    tiles_of: dict[Sector, tuple[Ref, ...]] = field(repr=False)
    planets: tuple[Ref, ...] = field(repr=False)
    """Of all tiles."""
    planet_number: dict[Ref, int] = field(repr=False)
    planets_on: dict[Ref, tuple[int, ...]] = field(repr=False)
    """Of each tile, the numbers of its planets."""
    tile_of: dict[Ref, Ref] = field(repr=False)
    """Of a planet."""
    planet_type: dict[Ref, PlanetType] = field(repr=False)

    cards: dict[Ref, ActionCard] = field(repr=False)
    start_cards: tuple[tuple[Ref, ...], ...] = field(repr=False)
    """Of each seat."""
    ai_cards: tuple[Ref, ...] = field(repr=False)

    improvements: dict[Ref, Improvement] = field(repr=False)
    """Those of the player board, then those of the extra zone of Ava."""
    board_improvements: tuple[Ref, ...] = field(repr=False)
    range_steps: dict[int, tuple[Ref, ...]] = field(repr=False)
    """By the zone, from 1, nearest first."""
    extra_zones: dict[Ref, ExtraZonePart] = field(repr=False)

    dark_tech: dict[Ref, DarkTechPart] = field(repr=False)
    dark_tech_of: dict[int, tuple[Ref, ...]] = field(repr=False)
    """By the level."""
    light_cards: dict[Ref, LightCard] = field(repr=False)
    dark_cards: dict[Ref, DarkPart] = field(repr=False)

    station_kinds: dict[StationKind, StationPart] = field(repr=False)
    stations: dict[Ref, Station] = field(repr=False)
    stations_of: tuple[tuple[Ref, ...], ...] = field(repr=False)
    """Of each seat."""
    leaders: dict[Ref, LeaderPart] = field(repr=False)
    compensation: dict[tuple[int, int], Gems] = field(repr=False)
    """By the level somebody reached, and the opponent's own (CS-DT-6)."""

    automa_cards: dict[Ref, AutomaCardPart] = field(repr=False)
    automa_levels: dict[AutomaLevel, AutomaLevelPart] = field(repr=False)
    patterns: dict[str, tuple[int, ...]] = field(repr=False)
    """Which slots of the display a card of the automa clears."""

    rule_of: dict[Ref, str] = field(repr=False)
    """The rule that a card follows: an action card, a Dark Tech card or a leader."""
    secrets: frozenset[Ref] = field(repr=False)
    """Whatever may lie face down, or behind a screen."""

    def dark_cards_with(self, players: int, *, stations: bool) -> tuple[Ref, ...]:
        """The dark bonus cards in the mix (CS-SET-8, CS-M1-1)."""
        return tuple(
            ref for ref, card in self.dark_cards.items() if players in card.players and (card.galaxy or stations)
        )

    def automa_pile(self, pile: int, *, silver: bool) -> tuple[Ref, ...]:
        return tuple(
            ref for ref, card in self.automa_cards.items() if card.pile == pile and (silver or not card.silver)
        )


def powers(box: Box, leader: Ref, tech: tuple[Ref, ...]) -> tuple[tuple[Ref, Power], ...]:
    """List the lasting powers of a leader and of Dark Tech cards, card by card, the leader first."""
    cards = tuple((card, box.dark_tech[card].power) for card in tech)
    return ((leader, box.leaders[leader].power), *cards) if leader else cards


@lru_cache(maxsize=1024)
def united(box: Box, leader: Ref, tech: tuple[Ref, ...]) -> Power:
    """Add up what several cards bring alike."""
    every = [power for _, power in powers(box, leader, tech)]
    return Power(
        better_gems=any(each.better_gems for each in every),
        explorer_cubes=sum(each.explorer_cubes for each in every),
        galaxy_energy=sum(each.galaxy_energy for each in every),
        system_energy=sum(each.system_energy for each in every),
        colony_energy=sum(each.colony_energy for each in every),
        step_extractions=sum(each.step_extractions for each in every),
        purchase_cubes=sum(each.purchase_cubes for each in every),
        shared_extraction=any(each.shared_extraction for each in every),
        no_consumption=any(each.no_consumption for each in every),
        keeps_cubes_from=sum(each.keeps_cubes_from for each in every),
        ties_win=any(each.ties_win for each in every),
    )


def start_ref(seat: Seat, kind: Ref) -> Ref:
    """The seat's own copy of a starting card or of a station: S-C1 of seat 0 is S0-C1."""
    family, _, rest = kind.partition("-")
    return f"{family}{seat}-{rest}"


def box_of(edition: Edition) -> Box:
    parts = sound_parts(Parts, edition, lambda parts: problems_of(parts, edition.rules), MAY_FALL)
    seats = range(parts.box.players.max)
    galaxies = {part.ref: galaxy_of(part, parts.board.slots) for part in parts.galaxies}
    tiles = tiles_of(parts)
    spaces = tuple(space for galaxy in galaxies.values() for space in galaxy.spaces)
    planets = tuple(planet for tile in tiles for planet in tile.planets)
    cards = [*start_cards_of(parts), *ai_cards_of(parts)]
    improvements = improvements_of(parts)
    stations = [
        Station(start_ref(seat, station.ref), seat, station.ref) for seat in seats for station in parts.stations
    ]
    light = [LightCard(ref, family.ref, family.score) for family in parts.light_bonus for ref in family.cards]
    zones = dict.fromkeys(each.zone for each in improvements if each.zone)
    levels = dict.fromkeys(each.level for each in parts.dark_tech)
    ai_cards = tuple(card.ref for card in cards if card.is_ai)
    ruled: tuple[RuledPart, ...] = (*parts.ai_cards, *parts.dark_tech, *parts.leaders)
    start_cards = tuple(tuple(start_ref(seat, card.ref) for card in parts.start_cards) for seat in seats)
    return Box(
        parts=parts,
        numbers=parts.numbers,
        galaxies=galaxies,
        open_with={
            players: tuple(each.ref for each in parts.galaxies if players in each.players)
            for players in parts.board.galaxies
        },
        spaces=spaces,
        space_number={ref: at for at, ref in enumerate(spaces)},
        spaces_in={each.ref: tuple(map(spaces.index, each.spaces)) for each in galaxies.values()},
        opening_spaces=galaxies[parts.numbers.opening_galaxy].spaces,
        galaxy_of={place: galaxy.ref for galaxy in galaxies.values() for place in (*galaxy.spaces, *galaxy.slots)},
        sector_of={
            **{place: each.sector for each in galaxies.values() for place in (each.ref, *each.spaces)},
            **{each.ref: each.sector for each in tiles},
        },
        tiles={each.ref: each for each in tiles},
        tiles_of={
            sector: tuple(each.ref for each in tiles if each.sector == sector)
            for sector, _ in enumerate(parts.tiles, 1)
        },
        planets=planets,
        planet_number={ref: at for at, ref in enumerate(planets)},
        planets_on={each.ref: tuple(map(planets.index, each.planets)) for each in tiles},
        tile_of={planet: each.ref for each in tiles for planet in each.planets},
        planet_type={planet: type_ for each in tiles for planet, type_ in zip(each.planets, each.types, strict=True)},
        cards={card.ref: card for card in cards},
        start_cards=start_cards,
        ai_cards=ai_cards,
        improvements={each.ref: each for each in improvements},
        board_improvements=tuple(each.ref for each in parts.improvements),
        range_steps={zone: tuple(each.ref for each in improvements if each.zone == zone) for zone in zones},
        extra_zones=dict(parts.zones.items()),
        dark_tech={each.ref: each for each in parts.dark_tech},
        dark_tech_of={level: tuple(each.ref for each in parts.dark_tech if each.level == level) for level in levels},
        light_cards={each.ref: each for each in light},
        dark_cards={each.ref: each for each in parts.dark_bonus},
        station_kinds={each.ref: each for each in parts.stations},
        stations={each.ref: each for each in stations},
        stations_of=tuple(tuple(each.ref for each in stations if each.seat == seat) for seat in seats),
        leaders={each.ref: each for each in parts.leaders},
        compensation={(each.reached, each.level): each.gems for each in parts.compensation},
        automa_cards={each.ref: each for each in parts.automa.cards},
        automa_levels=parts.automa.levels,
        patterns=parts.automa.patterns,
        rule_of={
            **{start_ref(seat, each.ref): each.rule for seat in seats for each in parts.start_cards},
            **{each.ref: each.rule for each in ruled},
        },
        secrets=frozenset(
            (
                *(card.ref for card in cards),
                *(tile.ref for tile in tiles),
                *(each.ref for each in parts.dark_tech),
                *(each.ref for each in light),
                *(each.ref for each in parts.dark_bonus),
                *(each.ref for each in parts.automa.cards),
            )
        ),
    )


def galaxy_of(part: GalaxyPart, slots: int) -> Galaxy:
    return Galaxy(
        ref=part.ref,
        colour=part.colour,
        sector=part.sector,
        spaces=tuple(f"{part.ref}-{n}" for n in range(1, part.spaces + 1)),
        majority=part.majority,
        minority=part.minority,
        station=part.station,
        slots=tuple(f"{part.ref}-S{n}" for n in range(1, slots + 1)),
    )


def tiles_of(parts: Parts) -> list[Tile]:
    return [
        Tile(
            ref=f"{sector}-{n:02}",
            sector=sector,
            planets=tuple(f"{sector}-{n:02}.{at}" for at, _ in enumerate(part.planets, 1)),
            types=tuple(letter for letter in part.planets if letter in PLANET_TYPES),
            resource=part.resource,
        )
        for sector, pile in enumerate(parts.tiles, 1)
        for n, part in enumerate(pile, 1)
    ]


def start_cards_of(parts: Parts) -> list[ActionCard]:
    return [
        ActionCard(start_ref(seat, card.ref), card.ref, card.consumption, card.effects)
        for seat in range(parts.box.players.max)
        for card in parts.start_cards
    ]


def ai_cards_of(parts: Parts) -> list[ActionCard]:
    return [
        ActionCard(card.ref, card.ref, card.consumption, card.effects, card.cost, card.forbidden_to)
        for card in parts.ai_cards
    ]


def improvements_of(parts: Parts) -> list[Improvement]:
    places = [
        Improvement(each.ref, each.cost, each.energy, each.planet, each.stacking, each.zone, each.sector)
        for each in parts.improvements
    ]
    first_extra = parts.numbers.zones + 1  # the only extra zone with steps comes before any other
    steps = [
        Improvement(each.ref, each.cost, each.energy, zone=first_extra, sector=each.sector)
        for extra in parts.zones.values()
        for each in extra.steps
    ]
    return [replace(each, needs=step_before(each, (*places, *steps))) for each in (*places, *steps)]


def step_before(step: Improvement, all_: Iterable[Improvement]) -> Ref:
    """The step of the same zone one sector nearer; none before the first."""
    before = (each.ref for each in all_ if each.zone == step.zone and each.sector == step.sector - 1)
    return next(before, "") if step.zone else ""
