"""The shape of the edition files of Council of Shadows: what box.json, ai_cards.json and the others must hold.

Sectors, zones and levels are counted here and everywhere in the rules as printed, from 1; display slots from 0.
"""

from dataclasses import dataclass
from typing import Annotated, Literal, get_args

from pydantic.fields import Field  # from its own module: found late, it is imported in part where imports are watched

from rules.core.closed import closed
from rules.core.types import Ref

Gem = Literal["a", "g", "t"]
"""Anthracite, gold, transparent, from the least to the most worth (CS-GEN-3)."""
GEMS: tuple[Gem, ...] = get_args(Gem)
PlanetType = Literal["B", "D", "V"]
"""Earth-like, desert, volcanic."""
PLANET_TYPES: tuple[PlanetType, ...] = get_args(PlanetType)
Sector = int
"""As many parsecs away as its number."""
SECTORS: tuple[Sector, ...] = (1, 2, 3)
PLAYERS = (2, 3, 4)
"""How many may share the galaxies; a solo game is set up for two (CS-SOLO-11)."""

StationKind = Literal["ST-EXT", "ST-EXP", "ST-COL"]
LeaderName = Literal["LD-BUTEO", "LD-ZOE", "LD-AVA", "LD-CASARES", "LD-S3E3", "LD-BREISH"]
ZoneName = Literal["ZONE-AVA", "ZONE-PORTAL"]
AutomaLevel = Literal["easy", "normal", "silver", "hard", "expert"]


@closed()
class Gems:
    """A handful of gems: a price, a gain, what a player owns."""

    a: int = 0
    g: int = 0
    t: int = 0

    @property
    def count(self) -> int:
        return self.a + self.g + self.t

    def of(self, gem: Gem) -> int:
        return self.a if gem == "a" else self.g if gem == "g" else self.t

    def plus(self, other: "Gems") -> "Gems":
        return Gems(self.a + other.a, self.g + other.g, self.t + other.t)

    def minus(self, other: "Gems") -> "Gems":
        return Gems(self.a - other.a, self.g - other.g, self.t - other.t)

    def holds(self, other: "Gems") -> bool:
        return self.a >= other.a and self.g >= other.g and self.t >= other.t

    def pays(self, price: "Gems") -> bool:
        """Gem for gem, each by itself or by a better one; one more than asked is never given (CS-GEN-3)."""
        return (
            self.count == price.count
            and self.t >= price.t
            and self.t + self.g >= price.t + price.g
            and min(self.a, self.g, self.t) >= 0
        )

    def improved(self) -> "Gems":
        """Each gem one step better (CS-DTI-2)."""
        return Gems(0, self.a, self.g + self.t)


NO_GEMS = Gems()


@closed()
class Resource:
    """What a solar system gives when it is extracted once."""

    a: int = 0
    g: int = 0
    t: int = 0
    energy: int = 0

    @property
    def gems(self) -> Gems:
        return Gems(self.a, self.g, self.t)


# Effects of cards


@closed(kw_only=True)
class Colonise:
    """A tower of up to `cubes` on each of up to `planets` different planets; then so many times the resource of the
    system where it was placed."""

    op: Literal["colonise"] = "colonise"
    cubes: int = 1
    planets: int = 1
    extractions: int = 0
    any_sector: bool = False
    any_type: bool = False


@closed(kw_only=True)
class Extract:
    op: Literal["extract"] = "extract"
    times: int
    any_sector: bool = False


@closed(kw_only=True)
class Discover:
    """A new system; then a tower of up to `cubes` on it, or its resource `extractions` times, or both."""

    op: Literal["discover"] = "discover"
    cubes: int
    extractions: int
    both: bool = False
    any_sector: bool = False
    any_type: bool = False


@closed(kw_only=True)
class Take:
    op: Literal["take"] = "take"
    gems: Gems


@closed(kw_only=True)
class Upgrade:
    """Upgrades gems by so many single steps, a to g or g to t."""

    op: Literal["upgrade"] = "upgrade"
    steps: int


@closed(kw_only=True)
class GainEnergy:
    op: Literal["energy"] = "energy"
    amount: int


@closed(kw_only=True)
class ChangeConsumption:
    op: Literal["consumption"] = "consumption"
    by: int


@closed(kw_only=True)
class Reach:
    """All zones reach this sector; energy for each step made so."""

    op: Literal["reach"] = "reach"
    sector: Sector
    energy: int


@closed(kw_only=True)
class FreeAiCard:
    op: Literal["free_ai_card"] = "free_ai_card"
    cards: int


@closed(kw_only=True)
class LightCard:
    op: Literal["light_card"] = "light_card"
    cards: int


@closed(kw_only=True)
class ExploitAtOnce:
    """Exploits so many different galaxies, besides those of the turn."""

    op: Literal["exploit"] = "exploit"
    galaxies: int


@closed(kw_only=True)
class Either:
    """One of these, not both."""

    op: Literal["either"] = "either"
    options: tuple[Annotated[Colonise | Discover, Field(discriminator="op")], ...]


Effect = (
    Colonise
    | Extract
    | Discover
    | Take
    | Upgrade
    | GainEnergy
    | ChangeConsumption
    | Reach
    | FreeAiCard
    | LightCard
    | ExploitAtOnce
    | Either
)
Effects = tuple[Annotated[Effect, Field(discriminator="op")], ...]
"""Carried out one after the other; none: the card does nothing."""


@closed()
class Power:
    """What lasts: of a Dark Tech card, or of a leader. What it does not bring keeps its default."""

    extra_zone: ZoneName | None = None
    better_gems: bool = False
    """Gems of a resource come one step better (CS-DTI-2)."""
    explorer_cubes: int = 0
    """More cubes when discovering and colonising (CS-DTI-3)."""
    galaxy_energy: int = 0
    """For each galaxy with the majority, every exploitation step (CS-DTI-5)."""
    system_energy: int = 0
    """For each solar system with the majority, every exploitation step (CS-DTII-3)."""
    colony_energy: int = 0
    """For each own colony, every exploitation step (CS-M2-7)."""
    step_extractions: int = 0
    """In any sector, once in each exploitation step (CS-M2-3)."""
    purchase_cubes: int = 0
    """In any sector, once in each purchase phase (CS-M2-4)."""
    shared_extraction: bool = False
    """Where only opponents are, too (CS-DTI-8)."""
    no_consumption: bool = False
    """And always last in turn order (CS-DTII-2)."""
    keeps_cubes_from: int = 0
    """So many own colonies in a galaxy keep their cubes when it is exploited; 0: never (CS-M2-6)."""
    ties_win: bool = False
    """Equality counts as majority when exploiting (CS-M2-8)."""


NO_POWER = Power()


# Files of the edition


@dataclass(frozen=True, slots=True)
class PlayerCount:
    min: int
    max: int


@dataclass(frozen=True, slots=True)
class BoxPart:
    players: PlayerCount
    colours: tuple[str, ...]
    people: dict[str, str]
    """The civilisation of each colour."""
    automa_colour: str
    turn_order_tokens: tuple[int, ...]
    cubes: int
    """Of each player."""
    gems: dict[Gem, int]
    """As many as are in the box; the supplies have no end all the same (CS-GEN-4)."""
    counts: dict[str, int]


@dataclass(frozen=True, slots=True)
class Bounds:
    """The least and the greatest place where the consumption marker may stand."""

    least: int
    most: int

    def moved(self, old: int, energy: int, by: int) -> int:
        """Move the marker by so much, as far as the track allows (CS-GEN-5).

        Back it stays above the energy marker, and never comes forward (CS-PLAN-12, ruling Q-52).
        """
        return min(self.most, old + by) if by >= 0 else min(old, max(self.least, energy + 1, old + by))


@dataclass(frozen=True, slots=True)
class Numbers:
    """The fixed numbers of the rules."""

    consumption: Bounds
    consumption_start: int
    energy_track: int
    start_gems: Gems
    purchases: int
    zones: int
    height: int
    bonus_cards: int
    """A player holds at most so many, light and dark together (CS-EXP-4)."""
    display_slots: int
    display_rows: int
    draw_tiles: int
    dark_tech_removed: int
    opening_galaxy: Ref
    end_level: int
    gem_worth: Gems
    ai_card_worth: int


@closed()
class Yield:
    energy: int
    card: bool = False
    """A light bonus card besides."""


@dataclass(frozen=True, slots=True)
class Spot:
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class GalaxyPart:
    ref: Ref
    colour: str
    sector: Sector
    spaces: int
    players: tuple[int, ...]
    """It is open with so many players."""
    majority: Yield
    minority: Yield
    station: StationKind
    spot: Spot
    spot_small: Spot | None = None
    """On the board of two players."""


@dataclass(frozen=True, slots=True)
class BoardPart:
    galaxies: dict[int, int]
    """How many are open, by the number of players."""
    slots: int
    """For space stations, at each galaxy."""
    shapes: dict[int, tuple[tuple[float, float], ...]]
    """Where the spaces of a galaxy of this size lie, seen from its spot."""
    bands: tuple[tuple[float, float], ...]
    """From where to where each sector reaches."""


@closed()
class TilePart:
    planets: str
    """A letter each."""
    resource: Resource


@dataclass(frozen=True, slots=True)
class StartCardPart:
    ref: Ref
    rule: str
    consumption: int
    effects: Effects


@dataclass(frozen=True, slots=True)
class AiCardPart:
    ref: Ref
    rule: str
    cost: Gems
    consumption: int
    effects: Effects
    forbidden_to: LeaderName | None = None


@dataclass(frozen=True, slots=True)
class ImprovementPart:
    """A place of the player board: terraforming, extension, energy, or a step of a zone's range."""

    ref: Ref
    cost: Gems
    planet: PlanetType | None = None
    stacking: bool = False
    energy: int = 0
    zone: int = 0
    sector: Sector = 0


@dataclass(frozen=True, slots=True)
class ZoneStep:
    ref: Ref
    cost: Gems
    energy: int
    sector: Sector


@dataclass(frozen=True, slots=True)
class ExtraZonePart:
    sector: Sector
    """Its range when it comes."""
    cube: bool
    """An own cube lies on it from the start, and counts (Q-41)."""
    steps: tuple[ZoneStep, ...]


@dataclass(frozen=True, slots=True)
class DarkTechPart:
    ref: Ref
    rule: str
    level: int
    effects: Effects = ()
    """At once, when it is chosen."""
    power: Power = NO_POWER


BonusOf = Literal[
    "gem",
    "cube_on_planet",
    "cube_in_sector",
    "consumption_tenths",
    "cube_on_player_boards",
    "ai_card",
    "light_bonus_card",
]


@closed()
class LightScore:
    base: int
    per: int = 0
    of: BonusOf | None = None
    what: str = ""
    """The gem, the type of planet or the sector that is counted."""


@dataclass(frozen=True, slots=True)
class LightPart:
    ref: Ref
    cards: tuple[Ref, ...]
    score: LightScore


@closed()
class DarkScore:
    base: int
    majority: int = 0
    presence: int = 0
    per_station: int = 0


@dataclass(frozen=True, slots=True)
class DarkPart:
    ref: Ref
    players: tuple[int, ...]
    score: DarkScore
    galaxy: Ref = ""
    """None: it counts stations, and belongs to their module."""


@dataclass(frozen=True, slots=True)
class StationPart:
    ref: StationKind
    cost: Gems
    cubes: int
    """Own cubes put on it, which count for the majority (CS-M1-7)."""
    keeps_cube: bool
    """No cube is removed when its galaxy is exploited (CS-M1-6)."""
    resources: int
    """Resources of systems of its galaxy, every exploitation step (CS-M1-5)."""


@dataclass(frozen=True, slots=True)
class LeaderPart:
    ref: LeaderName
    rule: str
    consumption: int
    energy: int
    power: Power


RuledPart = StartCardPart | AiCardPart | DarkTechPart | LeaderPart
"""What names the rule that it follows."""


@dataclass(frozen=True, slots=True)
class CompensationPart:
    reached: int
    level: int
    """Of the opponent who takes the gems."""
    gems: Gems


@closed(kw_only=True)
class AutomaColonise:
    op: Literal["colonise"] = "colonise"
    galaxy: Ref
    type: PlanetType
    cubes: int


@closed(kw_only=True)
class AutomaDiscover:
    """Discovers in this galaxy, or in one of this sector that the person chooses."""

    op: Literal["discover"] = "discover"
    type: PlanetType
    cubes: int
    galaxy: Ref = ""
    sector: Sector = 0


@closed(kw_only=True)
class AutomaEnergy:
    op: Literal["energy"] = "energy"
    amount: int


@closed(kw_only=True)
class AutomaMarket:
    """Cards of the display go, and others come."""

    op: Literal["market"] = "market"
    pattern: str


AutomaAction = AutomaColonise | AutomaDiscover | AutomaEnergy | AutomaMarket
AutomaRow = tuple[Annotated[AutomaAction, Field(discriminator="op")], ...]
"""What it does, then what it does instead where that is impossible."""


@dataclass(frozen=True, slots=True)
class AutomaCardPart:
    ref: Ref
    pile: int
    consumption: int
    everywhere: bool
    """It exploits every galaxy where it has a colony, not only those where it has the majority (CS-SOLO-6)."""
    rows: tuple[AutomaRow, ...]
    silver: bool = False


@closed()
class AutomaLevelPart:
    """How hard the automa is to beat."""

    silver: bool
    consumption: int
    """More than each of its cards says."""
    energy: int
    """At the start."""
    everywhere: bool
    """Its cards of pile I exploit wherever it has a colony."""


@dataclass(frozen=True, slots=True)
class AutomaPart:
    patterns: dict[str, tuple[int, ...]]
    """Which slots of the display are cleared."""
    levels: dict[AutomaLevel, AutomaLevelPart]
    cards: tuple[AutomaCardPart, ...]


@dataclass(frozen=True, slots=True)
class Parts:
    ai_cards: tuple[AiCardPart, ...]
    automa: AutomaPart
    board: BoardPart
    box: BoxPart
    compensation: tuple[CompensationPart, ...]
    dark_bonus: tuple[DarkPart, ...]
    dark_tech: tuple[DarkTechPart, ...]
    galaxies: tuple[GalaxyPart, ...]
    improvements: tuple[ImprovementPart, ...]
    leaders: tuple[LeaderPart, ...]
    light_bonus: tuple[LightPart, ...]
    numbers: Numbers
    start_cards: tuple[StartCardPart, ...]
    stations: tuple[StationPart, ...]
    tiles: tuple[tuple[TilePart, ...], ...]
    """Of each sector."""
    zones: dict[ZoneName, ExtraZonePart]
