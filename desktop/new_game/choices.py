"""What is chosen before a game begins, as data: seats, options, policy, seed. What is wrong with it, and what mends it.

Knows no widget and no game in particular: a game's modes, options, colours and opponents say what there is to choose.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from itertools import combinations
from secrets import randbelow
from typing import Any, Literal

from desktop.palette import SEATS
from desktop.vision import DEFICIENCIES, distance, seen_with
from rules.bots.registry import bots_of
from rules.core.codec import is_choice, options_from_json
from rules.core.contract import AnyGame, Seating
from rules.core.record import Policy
from rules.core.refusal import Refusal
from rules.core.types import Json

PERSON = "person"
POLICIES: tuple[Policy, ...] = ("teaching", "friendly", "strict")
USUAL_POLICY: Policy = "friendly"
MERGE_BELOW = 12.0
"""Two colours nearer than this, for eyes with a colour-vision deficiency, are told apart by their glyph alone."""
SEEDS = 10_000_000
"""Seeds drawn here are short enough to be read out; any other can be typed."""
NAME_LETTERS = 24
MISSION, FIRST = "mission", "first"
"""Options that the page shows in its own way, where a game has them."""


@dataclass(frozen=True, slots=True)
class Place:
    """Who sits somewhere: a person, a bot or an automa."""

    player: str
    name: str
    colour: str


@dataclass(frozen=True, slots=True)
class Choices:
    places: tuple[Place, ...]
    options: tuple[tuple[str, Any], ...]
    policy: Policy = USUAL_POLICY
    seed: int = 0

    @property
    def named(self) -> dict[str, Any]:
        return dict(self.options)

    def with_option(self, id: str, value: Any) -> "Choices":
        return replace(self, options=tuple((each, value if each == id else old) for each, old in self.options))

    def with_place(self, seat: int, **changes: Any) -> "Choices":
        changed = replace(self.places[seat], **changes)
        return replace(self, places=(*self.places[:seat], changed, *self.places[seat + 1 :]))


# From nothing, from the last time


def usual(game: AnyGame) -> Choices:
    """A person against the best bot but one that is not too strong; ready to begin."""
    colours = apart(game.colours)
    opponent = usual_opponent(game)
    least = next((count for count in game.seats if count > 1), game.seats[0])
    players = (PERSON, *[opponent] * (least - 1))
    places = tuple(Place(player, "", colour) for player, colour in zip(players, colours, strict=False))
    return Choices(places, usual_options(game), USUAL_POLICY, drawn_seed())


def usual_opponent(game: AnyGame) -> str:
    bots = bots_of(game.id)
    return bots[min(1, len(bots) - 1)] if bots else PERSON


def usual_options(game: AnyGame) -> tuple[tuple[str, Any], ...]:
    return tuple((spec.id, spec.default) for spec in game.option_specs)


def drawn_seed() -> int:
    return randbelow(SEEDS)


def kept(choices: Choices) -> Json:
    """For the settings; a seed is for one game only."""
    return {
        "places": [asdict(place) for place in choices.places],
        "options": choices.named,
        "policy": choices.policy,
    }


def remembered(game: AnyGame, written: Json) -> Choices:
    """The choices of the last time, as far as they still make sense."""
    choices = usual(game)
    if not isinstance(written, dict):
        return choices
    places = remembered_places(game, written.get("places"))
    policy = written.get("policy")
    return Choices(
        places=places or choices.places,
        options=remembered_options(game, written.get("options")),
        policy=policy if policy in POLICIES else USUAL_POLICY,
        seed=choices.seed,
    )


def remembered_places(game: AnyGame, written: Json) -> tuple[Place, ...]:
    if not isinstance(written, list) or not 1 <= len(written) <= max(game.seats):
        return ()
    known = players_of(game)
    places: list[Place] = []
    for each in written:
        if not isinstance(each, dict) or not all(isinstance(value, str) for value in each.values()):
            return ()
        free = [colour for colour in apart(game.colours) if colour not in [place.colour for place in places]]
        colour = each.get("colour") if each.get("colour") in free else free[0]
        player = each.get("player") if each.get("player") in known else PERSON
        places.append(Place(str(player), each.get("name", "")[:NAME_LETTERS], str(colour)))
    return tuple(places)


def remembered_options(game: AnyGame, written: Json) -> tuple[tuple[str, Any], ...]:
    said = written if isinstance(written, dict) else {}
    return tuple(
        (spec.id, said[spec.id] if spec.id in said and is_choice(spec, said[spec.id]) else spec.default)
        for spec in game.option_specs
    )


def players_of(game: AnyGame) -> tuple[str, ...]:
    """Whoever may sit at a table of this game."""
    return (PERSON, *bots_of(game.id), *game.automas)


# Colours


def merges(one: str, other: str) -> bool:
    """Whether some eyes cannot tell the two colours apart."""
    first, second = SEATS[one].colour, SEATS[other].colour
    return any(distance(seen_with(each, first), seen_with(each, second)) < MERGE_BELOW for each in DEFICIENCIES)


def apart(colours: tuple[str, ...]) -> tuple[str, ...]:
    """The colours of a game, those first that merge with none before them."""
    first: list[str] = []
    for colour in colours:
        if not any(merges(colour, other) for other in first):
            first.append(colour)
    return (*first, *(colour for colour in colours if colour not in first))


def merging(places: tuple[Place, ...]) -> tuple[str, str] | None:
    """Two colours at this table that some eyes cannot tell apart."""
    pairs = combinations((place.colour for place in places), 2)
    return next((pair for pair in pairs if merges(*pair)), None)


# Changing


def with_colour(choices: Choices, seat: int, colour: str) -> Choices:
    """A colour that somebody else has is swapped for ours."""
    ours = choices.places[seat].colour
    for other, place in enumerate(choices.places):
        if other != seat and place.colour == colour:
            choices = choices.with_place(other, colour=ours)
    return choices.with_place(seat, colour=colour)


def with_one_more(game: AnyGame, choices: Choices) -> Choices:
    """Another seat, for a computer, in a colour that nobody has."""
    taken = {place.colour for place in choices.places}
    colour = next(each for each in apart(game.colours) if each not in taken)
    return replace(choices, places=(*choices.places, Place(usual_opponent(game), "", colour)))


def without(choices: Choices, seat: int) -> Choices:
    return replace(choices, places=(*choices.places[:seat], *choices.places[seat + 1 :]))


def moved(choices: Choices, seat: int, to: int) -> Choices:
    """The seat goes elsewhere in the order of play; the one who begins stays the same person."""
    places = list(choices.places)
    places.insert(to, places.pop(seat))
    changed = replace(choices, places=tuple(places))
    first = choices.named.get(FIRST, 0)
    if not first or first > len(places):
        return changed
    order = list(range(len(places)))
    order.insert(to, order.pop(seat))
    return changed.with_option(FIRST, order.index(first - 1) + 1)


# What is wrong, and what mends it


FixKind = Literal["option", "colours", "more", "fewer"]


@dataclass(frozen=True, slots=True)
class Fix:
    """A single change that leaves nothing wrong: another value of an option, other colours, one seat more, fewer."""

    choices: Choices
    kind: FixKind
    option: str = ""
    value: Any = None


def objections(game: AnyGame, choices: Choices) -> tuple[Refusal, ...]:
    options = options_from_json(game, choices.named)
    return tuple(game.objections_to_start(options, seating(choices)))


def fixes(game: AnyGame, choices: Choices) -> tuple[Fix, ...]:
    """Every single change after which the game can begin; the smallest first."""
    return tuple(fix for fix in changes(game, choices) if not objections(game, fix.choices))


def changes(game: AnyGame, choices: Choices) -> Iterator[Fix]:
    if len({place.colour for place in choices.places}) < len(choices.places):
        yield Fix(with_own_colours(game, choices), "colours")
    for spec in game.option_specs:
        for value in spec.choices:
            if value != choices.named[spec.id]:
                yield Fix(choices.with_option(spec.id, value), "option", spec.id, value)
    if len(choices.places) < max(game.seats):
        yield Fix(with_one_more(game, choices), "more")
    for count in range(len(choices.places) - 1, 0, -1):
        yield Fix(replace(choices, places=choices.places[:count]), "fewer", value=count)


def mended(game: AnyGame, choices: Choices) -> Choices | None:
    """The same places, with as few options as possible set back to what is usual, so that nothing is wrong."""
    unusual = [spec for spec in game.option_specs if choices.named[spec.id] != spec.default]
    for count in range(len(unusual) + 1):
        for specs in combinations(unusual, count):
            tried = choices
            for spec in specs:
                tried = tried.with_option(spec.id, spec.default)
            if not objections(game, tried):
                return tried
    return None


def with_own_colours(game: AnyGame, choices: Choices) -> Choices:
    """Each seat keeps its colour if nobody before it has it."""
    taken: list[str] = []
    for place in choices.places:
        free = [each for each in apart(game.colours) if each not in taken]
        taken.append(place.colour if place.colour in free else free[0])
    places = tuple(replace(place, colour=colour) for place, colour in zip(choices.places, taken, strict=True))
    return replace(choices, places=places)


def seating(choices: Choices) -> tuple[Seating, ...]:
    return tuple(Seating(place.player, place.name, place.colour) for place in choices.places)


def order_of_play(choices: Choices) -> tuple[int, ...] | None:
    """The seats in the order in which they play; None when the first is drawn by lot."""
    count = len(choices.places)
    first = choices.named.get(FIRST, 1)
    if not first:
        return None
    return tuple((first - 1 + step) % count for step in range(count))
