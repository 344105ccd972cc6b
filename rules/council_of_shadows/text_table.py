"""The table as lines of text, for the terminal: galaxies with their systems, the display, and some lines for each seat.

A planet is the letter of its type and the cubes on it by the letters of the seats: `Bab` is a blue one with two cubes.
"""

from collections.abc import Iterable, Iterator

from rules.core.knowledge import Concealed
from rules.core.types import Phrase, Ref, Say, Seat, SeatName, phrase
from rules.council_of_shadows.parts import PLANET_TYPES, Resource
from rules.council_of_shadows.view import Cards, View
from rules.council_of_shadows.words import kind_of, of_galaxy, say_gems

SEAT_LETTERS = "abcd"
"""Cubes of the seats on the table."""


def lines_of(view: View, say: Say) -> Iterator[str]:
    for sector in view.box.tiles_of:
        yield from sector_lines(view, sector, say)
    yield ""
    yield say(phrase("cs-text-legend", planets=tuple(phrase("cs-text-planet", planet=each) for each in PLANET_TYPES)))
    yield say(phrase("cs-text-display", cards=named("card", view.display)))
    if view.automa is not None:
        yield say(phrase("cs-text-automa", automa=view.automa.card or "none"))
    for seat in view.seats:
        yield from (say(line) for line in seat_lines(view, seat))


def sector_lines(view: View, sector: int, say: Say) -> Iterator[str]:
    yield say(phrase("cs-text-sector", sector=sector, count=view.piles[sector - 1].count))
    for ref in view.box.open_with[len(view.players)]:
        galaxy = view.box.galaxies[ref]
        if galaxy.sector != sector:
            continue
        yield say(
            phrase(
                "cs-text-galaxy",
                galaxy=ref,
                majority=galaxy.majority.energy,
                minority=galaxy.minority.energy,
                first="yes" if galaxy.majority.card else "no",
                second="yes" if galaxy.minority.card else "no",
            )
        )
        for space in galaxy.spaces:
            yield say(system_line(view, space, say))
        yield from (say(line) for line in station_lines(view, ref))


def system_line(view: View, space: Ref, say: Say) -> Phrase:
    """The number of the tile, its planets, its resource."""
    place, tile = of_galaxy(space), view.spaces[view.box.space_number[space]]
    if not tile:
        return phrase("cs-text-undiscovered", **place)
    face = view.box.tiles[tile]
    planets = (
        say(phrase("planet.short", planet=type_)) + cubes(view.colonies[view.box.planet_number[planet]])
        for planet, type_ in zip(face.planets, face.types, strict=True)
    )
    return phrase("cs-text-system", tile=tile, planets=" ".join(planets), resource=resource(face.resource), **place)


def station_lines(view: View, galaxy: Ref) -> Iterator[Phrase]:
    for seat, player in enumerate(view.players):
        for built in player.built:
            if view.box.galaxy_of[built.slot] == galaxy:
                place, station = of_galaxy(built.slot), kind_of(built.station)
                yield phrase("cs-text-station", station=station, letter=SEAT_LETTERS[seat], **place)


def cubes(counts: tuple[int, ...]) -> str:
    return "".join(SEAT_LETTERS[seat] * count for seat, count in enumerate(counts))


def resource(found: Resource) -> tuple[Phrase, ...]:
    """2 anthracite gems and 2 energy."""
    gems = say_gems(found.gems)
    return (*gems, phrase("amount-energy", count=found.energy)) if found.energy else gems


def seat_lines(view: View, seat: Seat) -> Iterator[Phrase]:
    player = view.players[seat]
    yield phrase(
        "cs-text-seat",
        seat=SeatName(seat),
        letter=SEAT_LETTERS[seat],
        n=player.level,
        energy=player.energy,
        consumption=player.consumption,
        gems=say_gems(player.gems),
    )
    if player.is_automa:
        return
    zones = tuple(
        phrase("cs-text-zone", zone=at, cards=shown("card", stack)) for at, stack in enumerate(player.zones, start=1)
    )
    yield phrase("cs-text-zones", zones=zones)
    yield phrase("cs-text-hand", hand=shown("card", player.hand))
    yield phrase(
        "cs-text-board",
        improvements=shown("improvement", player.improvements),
        tech=shown("tech", player.tech),
        bonus=shown("bonus", player.dark, player.light),
    )


def shown(kind: str, *heaps: Cards) -> tuple[Phrase, ...]:
    """Show cards by name; of concealed ones, only how many they are."""
    known = [card for cards in heaps if not isinstance(cards, Concealed) for card in cards]
    count = sum(cards.count for cards in heaps if isinstance(cards, Concealed))
    concealed = (phrase("amount-cards", count=count),) if count else ()
    return (*named(kind, known), *concealed)


def named(kind: str, cards: Iterable[Ref | None]) -> tuple[Phrase, ...]:
    return tuple(phrase(kind, **{kind: kind_of(card)}) for card in cards if card)
