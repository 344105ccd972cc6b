"""The names of all that lies on the table of Council of Shadows."""

from desktop.board.sprite import Key
from rules.core.types import Ref, Seat

DECK, LIGHT_PILE, THRONE = "ai-deck", "light-pile", "throne"
AUTOMA_CARD, AUTOMA_USED = "automa-card", "automa-used"
DRAWN = "drawn"
"""Where tiles that are drawn come to lie."""


# The galaxies


def space_key(ref: Ref) -> Key:
    return f"space-{ref}"


def tile_key(ref: Ref) -> Key:
    """A solar system, on its space or just drawn."""
    return f"tile-{ref}"


def resource_key(ref: Ref) -> Key:
    """What a system yields, printed on it."""
    return f"resource-{ref}"


def planet_key(ref: Ref) -> Key:
    return f"planet-{ref}"


def cube_key(planet: Ref, seat: Seat, number: int) -> Key:
    """Of the cubes of a seat on a planet, counted from 0."""
    return f"cube-{planet}-{seat}-{number}"


def plate_key(galaxy: Ref) -> Key:
    """The yield plate of a galaxy."""
    return f"plate-{galaxy}"


def slot_key(ref: Ref) -> Key:
    """Where a station may be built."""
    return f"slot-{ref}"


def pile_key(sector: int) -> Key:
    return f"pile-{sector}"


def top_key(sector: int) -> Key:
    """The uppermost tile of a pile."""
    return f"top-{sector}"


# The tracks


def energy_key(seat: Seat) -> Key:
    return f"energy-{seat}"


def consumption_key(seat: Seat) -> Key:
    return f"consumption-{seat}"


def race_key(seat: Seat) -> Key:
    """The row of a seat in the race; pointing at that of another unfolds its board."""
    return f"race-{seat}"


# Cards and supplies


def card_key(ref: Ref) -> Key:
    """An action card, wherever it lies."""
    return f"card-{ref}"


def display_key(slot: int) -> Key:
    """A place of the display of AI cards, counted from 0."""
    return f"display-{slot}"


def tech_key(ref: Ref) -> Key:
    return f"tech-{ref}"


def tech_pile_key(level: int) -> Key:
    return f"techpile-{level}"


def bonus_key(ref: Ref) -> Key:
    """A bonus card whose face somebody sees."""
    return f"bonus-{ref}"


def bonus_back_key(seat: Seat, number: int) -> Key:
    return f"bonusback-{seat}-{number}"


def supply_key(gem: str) -> Key:
    """All gems of a kind that nobody owns."""
    return f"supply-{gem}"


def leader_key(ref: Ref) -> Key:
    return f"leader-{ref}"


def automa_pile_key(level: int) -> Key:
    return f"automapile-{level}"


def option_key(row: int, side: str) -> Key:
    """An action of the automa's card: rows are counted from 1, sides are left and right."""
    return f"option-{row}-{side}"


# The board of a seat


def mat_key(seat: Seat) -> Key:
    return f"mat-{seat}"


def zone_key(seat: Seat, zone: int) -> Key:
    """Zones are counted from 1."""
    return f"zone-{seat}-{zone}"


def hand_key(seat: Seat) -> Key:
    return f"hand-{seat}"


def screen_key(seat: Seat) -> Key:
    return f"screen-{seat}"


def place_key(seat: Seat, improvement: Ref) -> Key:
    """The place of an improvement on the board of a seat."""
    return f"place-{seat}-{improvement}"


def improvement_key(seat: Seat, improvement: Ref) -> Key:
    """The cube on it."""
    return f"improved-{seat}-{improvement}"


def gem_key(seat: Seat, gem: str, number: int) -> Key:
    """Of the gems of a kind that a seat owns, counted from 0."""
    return f"gem-{seat}-{gem}-{number}"


def purse_key(seat: Seat) -> Key:
    return f"purse-{seat}"


def bonuses_key(seat: Seat) -> Key:
    """Where the bonus cards of a seat lie."""
    return f"bonuses-{seat}"


def techs_key(seat: Seat) -> Key:
    """Where the Dark Tech cards of a seat lie."""
    return f"techs-{seat}"


def cubes_key(seat: Seat) -> Key:
    """The cubes of a seat that lie nowhere else: the next one may be taken from here."""
    return f"cubes-{seat}"


def tower_key(seat: Seat, height: int) -> Key:
    """A colony or tower that waits to be placed."""
    return f"tower-{seat}-{height}"


def station_key(ref: Ref) -> Key:
    return f"station-{ref}"


# What names mean


def parts_of(key: Key) -> tuple[str, str]:
    """What kind of thing a name means, and which one."""
    kind, _, rest = key.partition("-")
    return kind, rest


def of_seat(rest: str) -> tuple[Seat, str]:
    """Of what bears a seat before anything else."""
    seat, _, which = rest.partition("-")
    return int(seat), which


def planet_of(rest: str) -> Ref:
    """Where a cube lies."""
    return rest.rsplit("-", 2)[0]
