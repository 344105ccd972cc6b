"""The table as lines of text, for the terminal: galaxies with their systems, the display, and some lines for each seat.

A planet is the letter of its type and the cubes on it by the letters of the seats: `Bab` is a blue one with two cubes.
"""

from collections.abc import Iterator, Sequence

from rules.core.knowledge import Concealed
from rules.core.types import Phrase, Ref, SeatName, phrase
from rules.council_of_shadows.parts import Resource
from rules.council_of_shadows.view import Cards, View
from rules.council_of_shadows.words import kind_of, say_gems

EMPTY = "·"
SEAT_LETTERS = "abcd"
"""Cubes of the seats on the table."""


def lines_of(view: View) -> Sequence[str | Phrase]:
    return (
        *(line for sector in view.box.tiles_of for line in sector_lines(view, sector)),
        "",
        phrase("cs-text-display", text=" ".join(card or EMPTY for card in view.display)),
        *automa_lines(view),
        *(line for seat in view.seats for line in seat_lines(view, seat)),
    )


def sector_lines(view: View, sector: int) -> Iterator[str | Phrase]:
    yield phrase("cs-text-sector", sector=sector, count=view.piles[sector - 1].count)
    for ref in view.box.open_with[len(view.players)]:
        galaxy = view.box.galaxies[ref]
        if galaxy.sector != sector:
            continue
        yield phrase(
            "cs-text-galaxy",
            galaxy=ref,
            majority=galaxy.majority.energy,
            minority=galaxy.minority.energy,
            first="yes" if galaxy.majority.card else "no",
            second="yes" if galaxy.minority.card else "no",
        )
        for space in galaxy.spaces:
            yield f"   {space}  {system(view, view.spaces[view.box.space_number[space]])}".rstrip()
        for seat, player in enumerate(view.players):
            for built in player.built:
                if view.box.galaxy_of[built.slot] == ref:
                    yield f"   {built.slot}  {kind_of(built.station)} {SEAT_LETTERS[seat]}"


def system(view: View, tile: Ref) -> str:
    """The number of the tile, its planets, its resource."""
    if not tile:
        return EMPTY
    face = view.box.tiles[tile]
    planets = (
        type_ + cubes(view.colonies[view.box.planet_number[planet]])
        for planet, type_ in zip(face.planets, face.types, strict=True)
    )
    return f"{tile}  {' '.join(planets)}  ({resource(face.resource)})"


def cubes(counts: tuple[int, ...]) -> str:
    return "".join(SEAT_LETTERS[seat] * count for seat, count in enumerate(counts))


def resource(found: Resource) -> str:
    gems = "a" * found.a + "g" * found.g + "t" * found.t
    return gems + (f"+{found.energy}" if found.energy else "")


def automa_lines(view: View) -> Iterator[Phrase]:
    if view.automa is not None:
        yield phrase("cs-text-automa", automa=view.automa.card or "none")


def seat_lines(view: View, seat: int) -> Iterator[Phrase]:
    player = view.players[seat]
    yield phrase(
        "cs-text-seat",
        seat=SeatName(seat),
        letter=SEAT_LETTERS[seat],
        level=player.level,
        energy=player.energy,
        consumption=player.consumption,
        gems=say_gems(player.gems),
    )
    if player.is_automa:
        return
    zones = " | ".join(shown(stack) for stack in player.zones)
    yield phrase("cs-text-zones", zones=zones, hand=shown(player.hand))
    yield phrase(
        "cs-text-board",
        improvements=shown(player.improvements),
        tech=shown(player.tech),
        bonus=f"{shown(player.dark)} {shown(player.light)}",
    )


def shown(cards: Cards) -> str:
    if isinstance(cards, Concealed):
        return " ".join("#" * cards.count) or EMPTY
    return " ".join(map(kind_of, cards)) or EMPTY
