"""Moves that come to the same are thought of once: spaces of one galaxy, like planets of one system, ways to pay."""

from collections.abc import Hashable, Sequence

from rules.council_of_shadows import moves as m
from rules.council_of_shadows.queries import colonies_in, cubes_on, keeps_cube
from rules.council_of_shadows.state import State


def distinct(position: State, legal: Sequence[m.Move]) -> list[m.Move]:
    """Keep the first of moves with the same result: it pays least and builds the whole tower."""
    chosen: dict[Hashable, m.Move] = {}
    for move in legal:
        chosen.setdefault(upshot(position, move), move)
    return list(chosen.values())


def upshot(position: State, move: m.Move) -> Hashable:
    """What a move comes to: neither the space within a galaxy nor the planet among like ones matters to anybody."""
    box = position.box
    match move:
        case m.BuyCard(card=what) | m.BuyImprovement(improvement=what):
            return move.kind, what
        case m.BuyStation(station=station, slot=slot):
            return move.kind, station, box.galaxy_of[slot]
        case m.Colonise(planet=planet):
            return move.kind, box.tile_of[planet], box.planet_type[planet], cubes_on(position, planet)
        case m.Exploit(galaxy=galaxy) if not gives_up(position, move):
            return move.kind, galaxy  # the one without a planet comes first
        case m.Exploit(galaxy=galaxy, planet=planet):
            return move.kind, galaxy, box.tile_of[planet], box.planet_type[planet], cubes_on(position, planet)
        case m.PlaceTile(tile=tile, space=space):
            return move.kind, tile, box.galaxy_of[space]
        case _:
            return move


def gives_up(position: State, move: m.Exploit) -> bool:
    """Whether a cube must go (CS-EXP-3); giving one up that may stay is never thought of (ruling Q-61)."""
    return not keeps_cube(position, move.seat, move.galaxy, colonies_in(position, move.galaxy)[move.seat])
