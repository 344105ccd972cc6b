"""Random games of Council of Shadows for two to four people and against the automa, over modules and rulings."""

from collections.abc import Iterator, Sequence

from rules.core.types import Ref
from rules.council_of_shadows import GAME
from rules.council_of_shadows.options import Options
from rules.council_of_shadows.state import State
from tests.rules.core.random_games import Lot, RandomGames, Table
from tests.rules.council_of_shadows.table import AUTOMA, BOX, PERSON

TABLES: tuple[Table, ...] = (
    ((PERSON, PERSON), Options()),
    ((PERSON, PERSON), Options(stations=True, leaders=True)),
    ((PERSON, PERSON, PERSON), Options(leaders=True, levelup_at="whole_phase", resource_people="each_twice")),
    ((PERSON, PERSON, PERSON), Options(stations=True, station_slots_typed=False, st_ext_presence="system")),
    ((PERSON, PERSON, PERSON, PERSON), Options(open_planning=True, ai10_anywhere=True)),
    (
        (PERSON, PERSON, PERSON, PERSON),
        Options(stations=True, leaders=True, start_energy_by_token=True, buteo_extractions=1, casares_ban_any=False),
    ),
    ((PERSON, AUTOMA), Options()),
    ((AUTOMA, PERSON), Options(automa_level="easy", stations=True, count_all_tops=False)),
    ((PERSON, AUTOMA), Options(automa_level="silver", leaders=True)),
    ((AUTOMA, PERSON), Options(automa_level="hard", tiebreak_cubes="improvements")),
    ((PERSON, AUTOMA), Options(automa_level="expert", stations=True, leaders=True)),
    ((PERSON, AUTOMA), Options(automa_silver=True, automa_consumption=2, automa_energy=5, automa_everywhere=True)),
)


FEW = 2


# Strange positions: late, crowded, with powers of every kind and piles that are nearly used up


def strange(seed: int) -> State:
    """Anything that the box allows: full boards, high towers, stacked zones, markers that have nearly met."""
    lot = Lot(seed)
    solo = lot.below(3) == 0
    count = 2 if solo else 2 + lot.below(3)
    open_galaxies = BOX.open_with[count]
    spaces = [space for galaxy in open_galaxies for space in BOX.galaxies[galaxy].spaces]
    placed: dict[Ref, Ref] = {}
    for sector, tiles in BOX.tiles_of.items():
        own = [space for space in spaces if BOX.sector_of[space] == sector]
        full = lot.below(2)
        placed |= dict(
            zip(lot.some(own, len(own) if full else lot.below(len(own) + 1)), lot.some(tiles, 20), strict=False)
        )
    cards = iter(lot.some(BOX.ai_cards, 25))
    light = iter(lot.some(tuple(BOX.light_cards), 18))
    tech = {level: iter(lot.some(refs, len(refs))) for level, refs in BOX.dark_tech_of.items()}
    leaders = iter(lot.some(tuple(BOX.leaders), 6))
    heights = dict.fromkeys((planet for tile in placed.values() for planet in BOX.tiles[tile].planets), 0)
    seats: list[dict[str, object]] = []
    for at in range(count):
        automa = solo and at == 1
        colonies = strange_colonies(lot, heights, 6 + lot.below(10))
        consumption = 20 + lot.below(81)
        level = lot.below(3)  # at last that of the automa
        seats.append(
            {"automa": automa, "colonies": " ".join(colonies), "consumption": consumption}
            | {"energy": max(0, consumption - 1 - lot.below(15)), "level": level}
            | {"light": " ".join(next(light) for _ in range(lot.below(4)))}
        )
        if not automa:
            own_tech = [next(tech[level]) for level in (1, 2) if lot.below(2)]
            seats[-1] |= {"leader": next(leaders), "tech": " ".join(own_tech)}
            seats[-1] |= strange_board(lot, 3 + ("DT1-1" in own_tech) + (seats[-1]["leader"] == "LD-AVA"))
            seats[-1] |= {
                "hand": " ".join(next(cards) for _ in range(lot.below(5))),
                "gems": "aagggttt"[lot.below(8) :],
            }
    notes = {
        "round": 3 + lot.below(9),
        "seats": seats,
        "ask": ("purchase", "actions", "exploitation")[lot.below(3)],
        "order": lot.order(count),
        "spaces": " ".join(f"{space}:{tile}" for space, tile in placed.items()),
        "options": {"stations": True, "leaders": True, "automa_level": "expert"},
        "seed": seed,
    }
    if solo:
        notes |= {"display": " ".join(next(cards) for _ in range(8)), **strange_discard(seats, tuple(cards), seed)}
        notes |= strange_automa(lot, level)
        seats[1]["light"] = f"{seats[1]['light']} {' '.join(light)}"
    return GAME.position(notes, BOX)


def strange_colonies(lot: Lot, heights: dict[Ref, int], count: int) -> Iterator[Ref]:
    """One cube after the other, on any planet that is not too high."""
    for _ in range(count):
        low = [planet for planet, height in heights.items() if height < BOX.numbers.height]
        if low:
            planet = low[lot.below(len(low))]
            heights[planet] += 1
            yield planet


def strange_board(lot: Lot, zones: int) -> dict[str, str]:
    """Improvements in their order, and starting cards on the zones, one of them perhaps on another."""
    steps = [step for zone in (1, 2, 3) for step in BOX.range_steps[zone][: lot.below(3)]]
    others = lot.some(("UP-D", "UP-V", "UP-X", "UP-E1", "UP-E4"), lot.below(6))
    starting = lot.some(("S-C1", "S-C2", "S-X2", "S-D", "S-G", "S-U"), 1 + lot.below(5))
    stacks = [""] * zones
    for card in starting:
        at = lot.below(zones)
        stacks[at] = f"{stacks[at]} {card}"
    return {"improvements": " ".join((*steps, *others)), "zones": "|".join(stacks)}


def strange_discard(seats: list[dict[str, object]], cards: Sequence[Ref], seed: int) -> dict[str, str]:
    """Now and then hardly any AI card is left to come: the person has the others."""
    left = FEW if seed % 2 else len(cards)
    seats[0]["hand"] = " ".join((str(seats[0]["hand"]), *cards[left:]))
    return {"discard": " ".join(cards[:left])}


def strange_automa(lot: Lot, level: int) -> dict[str, str]:
    """The pile of its level is used up; any card lies open."""
    card = ("A1-1", "A2-6", "A3-3", "A3-6")[lot.below(4)]
    used = [each for each in BOX.automa_pile(level + 1, silver=True) if each != card]
    return {"automa_card": card, "automa_used": " ".join(used)}


RANDOM = RandomGames(GAME, BOX, TABLES, strange)
beginning, played, played_on = RANDOM.beginning, RANDOM.played, RANDOM.played_on
