"""What the editor tells about a position of Council of Shadows: problems of its integrity, with rule, place, cures, and
what no game leads to."""

from collections.abc import Iterator

from rules.core.editing import Finding, Move, Offer, Put, Set, finding, remark, removal
from rules.core.edition import Problem
from rules.core.types import Phrase, Ref, Seat, SeatName, phrase
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows.components import Box
from rules.council_of_shadows.edited_effects import card_that_asks
from rules.council_of_shadows.integrity import problems_of
from rules.council_of_shadows.state import State
from rules.council_of_shadows.words import of_galaxy, say_planet

NOBODY = -1


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


# Allowed, and yet no game comes to it


def remarks(state: State) -> Iterator[Finding]:
    if state.phase == "over":
        return
    yield from remarks_on_start(state)
    for seat, player in enumerate(state.players):
        if not player.is_automa:
            yield from remarks_on_seat(state, seat)
            yield from remarks_on_tech(state, seat)
    yield from remarks_on_throne(state)
    yield from remarks_on_effect(state)


def remarks_on_start(state: State) -> Iterator[Finding]:
    """Systems lie in the nearest galaxy from the beginning, and none ever leaves."""
    for space in state.box.opening_spaces:
        if not state.spaces[state.box.space_number[space]]:
            left = state.piles[state.box.sector_of[space] - 1]
            cures = [
                Offer(phrase("cs-edit-a-system"), Put(f"spare-tile-{tile}", f"space-{space}")) for tile in left[:1]
            ]
            yield remark("cs-remark-opening", "CS-SET-4", f"space-{space}", cures=cures)


def remarks_on_seat(state: State, seat: Seat) -> Iterator[Finding]:
    """Everybody keeps the dark bonus card that was dealt; with leaders, everybody has chosen one before round 1."""
    player, name = state.players[seat], SeatName(seat)
    if not player.dark:
        cures = [
            Offer(phrase("cs-edit-a-card"), Put(f"spare-bonus-{each}", f"bonuses-{seat}")) for each in state.dark_out
        ]
        yield remark("cs-remark-dark", "CS-SET-8", f"bonuses-{seat}", cures=cures[:1], seat=name)
    if state.options.leaders and not player.leader and state.phase != "leaders":
        cures = [Offer(phrase("cs-edit-a-leader"), Set(f"leader-{seat}", each)) for each in state.leaders]
        yield remark("cs-remark-leader", "CS-M2-1", f"mat-{seat}", cures=cures[:1], seat=name)


def remarks_on_tech(state: State, seat: Seat) -> Iterator[Finding]:
    """Each of the first levels brings one card as it is reached, while there is one."""
    player, name = state.players[seat], SeatName(seat)
    for level, all_of_level in state.box.dark_tech_of.items():
        own = [card for card in player.tech if card in all_of_level]
        if len(own) > int(player.level >= level):
            key = f"tech-{own[-1]}"
            yield remark("cs-remark-tech", "CS-DT-5", key, cures=(removal(key),), seat=name, n=level)
        elif player.level >= level and not own and state.tech_piles[level - 1] and not is_choosing(state, seat, level):
            card = Put(f"spare-tech-{state.tech_piles[level - 1][0]}", f"techs-{seat}")
            cures = (Offer(phrase("cs-edit-a-card"), card),)
            yield remark("cs-remark-no-tech", "CS-DT-5", f"techs-{seat}", cures=cures, seat=name, n=level)


def is_choosing(state: State, seat: Seat, level: int) -> bool:
    return any(isinstance(each, todo.TakingTech) and (each.seat, each.level) == (seat, level) for each in state.agenda)


def remarks_on_throne(state: State) -> Iterator[Finding]:
    """The first at its level takes the throne at once, and keeps it."""
    level = state.box.numbers.end_level
    risen = [seat for seat, player in enumerate(state.players) if player.level >= level]
    if state.throne is None and risen:
        cure = Offer(phrase("cs-edit-enthrone"), Set("throne", risen[0]))
        yield remark("cs-remark-no-throne", "CS-DT-8", "throne", cures=(cure,), seat=SeatName(risen[0]), n=level)
    elif state.throne is not None and state.throne not in risen:
        cure = Offer(phrase("cs-edit-free-throne"), Set("throne", NOBODY))
        yield remark("cs-remark-throne", "CS-DT-8", "throne", cures=(cure,), seat=SeatName(state.throne), n=level)


def remarks_on_effect(state: State) -> Iterator[Finding]:
    """A card asks something as it lies on top of a zone of the seat, a Dark Tech card as it lies before it."""
    card = card_that_asks(state)
    if not card or state.pending is None:
        return
    seat: Seat = getattr(state.pending, "seat", 0)
    player = state.players[seat]
    if card in (*player.tech, *(stack[-1] for stack in player.zones if stack)):
        return
    kind, rule = ("tech", "CS-DT-5") if card in state.box.dark_tech else ("card", "CS-ACT-1")
    place = f"techs-{seat}" if kind == "tech" else f"zone-{seat}-1"
    here = f"{kind}-{card}"
    edit = Move(here, place) if lies_open(state, card) else Put(f"spare-{kind}-{card}", place)
    cure = Offer(phrase("cs-edit-lay-card"), edit)
    yield remark("cs-remark-effect", rule, here, cures=(cure,), seat=SeatName(seat), kind=kind)


def lies_open(state: State, card: Ref) -> bool:
    """Whether it is on the table, and not in the box."""
    return card in state.display or any(card in (*player.cards, *player.tech) for player in state.players)
