"""What the editor tells about a position of Council of Shadows: problems of its integrity, with rule, place, cures."""

from collections.abc import Iterator

from rules.core.editing import Finding, Move, Offer, Set, finding, removal
from rules.core.edition import Problem
from rules.core.types import Phrase, SeatName, phrase
from rules.council_of_shadows.components import Box
from rules.council_of_shadows.integrity import problems_of
from rules.council_of_shadows.state import State
from rules.council_of_shadows.words import of_galaxy, say_planet


def found(state: State) -> Iterator[Finding]:
    for problem in problems_of(state):
        yield told(state, problem)


def told(state: State, problem: Problem) -> Finding:
    """A problem with the rule behind it, where it lies and what helps."""
    args = dict(problem.args)
    match problem.id, problem.path.split(".", 1):
        case "position-tile", ["spaces", space]:
            key = f"tile-{args['tile']}"
            cures = (*moved_to_own_sector(state, str(args["tile"])), removal(key))
            return finding(problem, "CS-DIS-1", (key,), cures, phrase("space", **of_galaxy(space)))
        case "position-height", ["colonies", planet]:
            key = next(f"cube-{planet}-{seat}-0" for seat, count in enumerate(cubes_on(state, planet)) if count)
            return finding(problem, "CS-COL-1", (key,), (removal(key),), say_planet(planet))
        case "position-no-tile", ["colonies", planet]:
            key = next(f"cube-{planet}-{seat}-0" for seat, count in enumerate(cubes_on(state, planet)) if count)
            return finding(problem, "", (key,), (removal(key),), say_planet(planet))
        case "position-slot", _:
            key = station_on(state, str(args["slot"]))
            return finding(problem, "CS-M1-3", (key,), (removal(key),), phrase("cs-edit-slot"))
        case "position-bonus", ["players", seat]:
            key = f"bonus-{state.players[int(seat)].light[-1]}"
            return finding(problem, "CS-EXP-4", (key,), (removal(key),), at_seat(seat))
        case "position-card-owner", ["players", seat]:
            key = f"card-{args['card']}"
            return finding(problem, "CS-SET-9", (key,), (removal(key),), at_seat(seat))
        case "position-step", ["players", path]:
            seat = path.partition(".")[0]
            key = f"improved-{seat}-{args['improvement']}"
            return finding(problem, "CS-BUY-9", (key,), (removal(key),), at_seat(seat))
        case "position-improvement", ["players", path]:
            seat = path.partition(".")[0]
            key = f"improved-{seat}-{args['improvement']}"
            return finding(problem, "CS-BUY-5", (key,), (removal(key),), at_seat(seat))
        case "position-consumption", ["players", seat]:
            cure = Offer(phrase("cs-edit-to-start"), Set(f"consumption-{seat}", state.box.numbers.consumption_start))
            return finding(problem, "CS-PLAN-9", (f"consumption-{seat}",), (cure,), at_seat(seat))
    return finding(problem)


def at_seat(seat: str) -> Phrase:
    return phrase("seat-alone", seat=SeatName(int(seat)))


def cubes_on(state: State, planet: str) -> tuple[int, ...]:
    return state.colonies[state.box.planet_number[planet]]


def moved_to_own_sector(state: State, tile: str) -> Iterator[Offer]:
    """Offer the first free space of its sector, if there is one."""
    box: Box = state.box
    for galaxy in box.open_with[len(state.players)]:
        for space in box.galaxies[galaxy].spaces:
            if box.sector_of[space] == box.tiles[tile].sector and not state.spaces[box.space_number[space]]:
                yield Offer(phrase("cs-edit-to-own-sector"), Move(f"tile-{tile}", f"space-{space}"))
                return


def station_on(state: State, slot: str) -> str:
    """The last station that stands on a slot."""
    built = [each for player in state.players for each in player.built if each.slot == slot]
    return f"station-{built[-1].station}"
