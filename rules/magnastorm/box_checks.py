"""What may be wrong or odd in the data of Magnastorm although a box can be built from them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from rules.boxes.findings import BoxChecks, Finding, found, place_of, writing
from rules.boxes.own import OwnBox
from rules.core.types import DataWords, Ref, phrase
from rules.magnastorm.components import Price
from rules.magnastorm.flaws import fields_on
from rules.magnastorm.parts import BOARDS, BoardPart, Parts

RIM = 1.2
"""Of the planet, with what is drawn around it: its rim lies at 1."""


# What cannot be played


def prices_beyond_means(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """Nobody ever has more cubes of a colour than are in the box."""
    prices = {f"rows.{at}.cost": row.cost for at, row in enumerate(parts.rows)}
    prices |= {f"player_board.labs.{at}": price for at, price in enumerate(parts.player_board.labs)}
    prices |= {f"player_board.stations.{at}": price for at, price in enumerate(parts.player_board.stations)}
    for path, price in prices.items():
        for asked, there in ((price.own, parts.box.cubes), (price.yellow, parts.box.yellow)):
            if asked > there:
                yield found(own, path, phrase("ms-box-price", asked=asked, cubes=there))


def demands_beyond_reach(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """What a research objective asks for can be had in each game it is in (MS-OBJ-5)."""
    commanders = min(
        len(parts.board(each.board).columns) - 1 + sum(each.players in field.players for field in parts.research.fields)
        for each in parts.players
    )
    for number, objective in enumerate(parts.objectives):
        for at, demand in enumerate(objective.demands):
            path = f"objectives.{number}.demands.{at}"
            if demand.commanders > commanders:
                said = phrase("ms-box-commanders", asked=demand.commanders, most=commanders)
                yield found(own, path, said, rule="MS-OBJ-5")
            if demand.from_round > parts.numbers.rounds:
                said = phrase("ms-box-round", round=demand.from_round, rounds=parts.numbers.rounds)
                yield found(own, path, said, rule="MS-OBJ-5")


def labs_without_room(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """A sector objective asks for no more labs than sectors have spaces for, one on each and one more by a bonus."""
    rooms = sorted(
        (2 * min(room_in(parts, parts.board(name), sector) for name in BOARDS) for sector in parts.planet.sectors),
        reverse=True,
    )
    for at, objective in enumerate(parts.objectives):
        asked = sorted(objective.remove, reverse=True)
        if any(labs > room for labs, room in zip(asked, rooms, strict=False)):
            said = phrase("ms-box-room", labs=asked[0], most=rooms[0])
            yield found(own, f"objectives.{at}.remove", said, rule="MS-OBJ-3")


def room_in(parts: Parts, board: BoardPart, sector: Ref) -> int:
    areas = {each.ref for each in parts.planet.areas if each.sector == sector}
    return sum(space.area in areas for space in board.spaces)


# What is odd


def greater_losses(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """A commander that is lost costs no more than it brought."""
    for at, commander in enumerate(parts.commanders):
        if commander.red > commander.green:
            place = place_of(own, f"commanders.{at}.red")
            cures = writing(place, *range(max(0, commander.green - 2), commander.green + 1))
            said = phrase("ms-box-loss", loss=commander.red, gain=commander.green)
            yield found(own, f"commanders.{at}.red", said, f"commanders.{at}.green", rule="MS-CMD-7", cures=cures)


def falling_prices(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """Further labs and stations cost no less than those before them; more labs bring no less income."""
    income = parts.centre_tile.income
    scales: dict[str, Sequence[Price]] = {
        "player_board.labs": parts.player_board.labs,
        "player_board.stations": parts.player_board.stations,
        "centre_tile.income.trailing": income.trailing,
        "centre_tile.income.middle": income.middle,
        "centre_tile.income.leading": income.leading,
    }
    for path, prices in scales.items():
        for at, (one, next_) in enumerate(pairwise(map(sum, prices)), 1):
            if next_ < one:
                paths = (f"{path}.{at}", f"{path}.{at - 1}")
                here, there = paths if own.is_corrected(place_of(own, paths[0])) else paths[::-1]
                yield found(own, here, phrase("ms-box-scale", one=one, next=next_), there)


def colours_without_space(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """Labs can advance research in each field."""
    for name in BOARDS:
        there = {space.colour for space in parts.board(name).spaces}
        for field in sorted(fields_on(parts, name) - there):
            yield found(
                own,
                f"board_{name}.spaces",
                phrase("ms-box-no-colour", what=DataWords(field)),
                rule="MS-LAB-2",
            )


def other_sectors(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """The sectors have as many spaces as each other, as in what is published."""
    for name in BOARDS:
        counts = {sector: room_in(parts, parts.board(name), sector) for sector in parts.planet.sectors}
        usual, _ = Counter(counts.values()).most_common(1)[0]
        for sector, count in counts.items():
            if count != usual:
                areas = {each.ref for each in parts.planet.areas if each.sector == sector}
                paths = [
                    f"board_{name}.spaces.{at}"
                    for at, each in enumerate(parts.board(name).spaces)
                    if each.area in areas
                ]
                said = phrase("ms-box-sector", what=phrase("sector.short", sector=sector), counted=count, usual=usual)
                yield found(own, paths[-1], said)


def off_the_planet(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """What is drawn lies on the planet."""
    spots = {f"planet.areas.{at}.spot": each.spot for at, each in enumerate(parts.planet.areas)}
    spots |= {f"planet.starts.{at}.spot": each.spot for at, each in enumerate(parts.planet.starts)}
    for name in BOARDS:
        board = parts.board(name)
        spots |= {f"board_{name}.spaces.{at}.spot": each.spot for at, each in enumerate(board.spaces)}
        spots |= {f"board_{name}.sites.{at}.spot": each.spot for at, each in enumerate(board.sites)}
    for path, spot in spots.items():
        if spot.x**2 + spot.y**2 > RIM**2:
            yield found(own, path, phrase("ms-box-spot"))


BOX_CHECKS = BoxChecks(
    errors=(
        prices_beyond_means,
        demands_beyond_reach,
        labs_without_room,
    ),
    remarks=(
        greater_losses,
        falling_prices,
        colours_without_space,
        other_sectors,
        off_the_planet,
    ),
)
