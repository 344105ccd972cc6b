"""What is chosen before a game begins, as data: seats, options, policy, seed; and how one choice changes them.

Knows no widget and no game in particular: a game's modes, options, colours and opponents say what there is to choose.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from secrets import randbelow
from typing import Any

from desktop.new_game.colours import apart
from desktop.settings import NAME_LETTERS, NAMES_KEPT
from rules.bots.registry import bots_of, opponents_of
from rules.core.codec import is_choice, options_from_json
from rules.core.colours import fitting
from rules.core.contract import AnyGame, Seating
from rules.core.options import OptionSpec, Value, value_of_seat, with_value_of_seat
from rules.core.record import Policy, Record
from rules.core.types import Json, Seat

PERSON, COMPUTER = "person", "computer"
POLICIES: tuple[Policy, ...] = ("teaching", "friendly", "strict")
USUAL_POLICY: Policy = "friendly"
SEEDS = 10_000_000
"""Seeds drawn here are short enough to be read out; any other can be typed."""
GUESTS = ("Inès", "Malo", "Sofia", "Clara", "Nils", "Ada")
"""What computers are called that nobody has given a name: more names than a table has places."""


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
    is_open: bool = False
    """Whether those who share the screen play with open cards, where there is anything to hide."""
    advice: bool | None = None
    """Whether the table agrees to play with advice; None: as is usual with the policy."""
    as_published: bool = False
    """Whether it is played with the published data, though their owner knows better."""

    @property
    def has_advice(self) -> bool:
        return self.policy != "strict" if self.advice is None else self.advice

    def with_advice(self, wanted: bool) -> "Choices":
        """Whether the table plays with advice; what is usual with a policy follows the policy."""
        return replace(self, advice=None if wanted == (self.policy != "strict") else wanted)

    def with_published(self, wanted: bool) -> "Choices":
        """Whether it is played with the published data."""
        return replace(self, as_published=wanted)

    @property
    def named(self) -> dict[str, Any]:
        return dict(self.options)

    @property
    def colours(self) -> tuple[str, ...]:
        return tuple(place.colour for place in self.places)

    def with_option(self, id: str, value: Any) -> "Choices":
        return replace(self, options=tuple((each, value if each == id else old) for each, old in self.options))

    def with_place(self, seat: Seat, **changes: Any) -> "Choices":
        changed = replace(self.places[seat], **changes)
        return replace(self, places=(*self.places[:seat], changed, *self.places[seat + 1 :]))

    def with_colours(self, colours: Sequence[str]) -> "Choices":
        places = tuple(replace(place, colour=colour) for place, colour in zip(self.places, colours, strict=True))
        return replace(self, places=places)


# From nothing, from the last time


def usual(game: AnyGame) -> Choices:
    """A person against the best bot but one that is not too strong; ready to begin."""
    colours = apart(game.colours)
    opponent = usual_opponent(game)
    least = next((count for count in game.seats if count > 1), game.seats[0])
    players = (PERSON, *[opponent] * (least - 1))
    places = tuple(Place(player, "", colour) for player, colour in zip(players, colours, strict=False))
    return with_own_colours(game, Choices(places, usual_options(game), USUAL_POLICY, drawn_seed()))


def usual_opponent(game: AnyGame) -> str:
    bots = bots_of(game.id)
    return bots[min(1, len(bots) - 1)] if bots else PERSON


def usual_options(game: AnyGame) -> tuple[tuple[str, Any], ...]:
    return tuple((spec.id, spec.usual) for spec in game.option_specs)


def drawn_seed() -> int:
    return randbelow(SEEDS)


def kept(choices: Choices) -> Json:
    """Return the choices as the settings keep them; a seed is for one game only."""
    return {
        "places": [asdict(place) for place in choices.places],
        "options": choices.named,
        "policy": choices.policy,
        "open": choices.is_open,
        "advice": choices.advice,
        "published": choices.as_published,
    }


def remembered(game: AnyGame, written: Json) -> Choices:
    """The choices of the last time, as far as they still make sense."""
    choices = usual(game)
    if not isinstance(written, dict):
        return choices
    places = remembered_places(game, written.get("places"))
    policy = written.get("policy")
    found = Choices(
        places=places or choices.places,
        options=remembered_options(game, written.get("options")),
        policy=policy if policy in POLICIES else USUAL_POLICY,
        seed=choices.seed,
        is_open=written.get("open") is True,
        advice=written.get("advice") if isinstance(written.get("advice"), bool) else None,
        as_published=written.get("published") is True,
    )
    return with_own_colours(game, found)


def choices_of(game: AnyGame, record: Record) -> Choices:
    """Return what was chosen for a game that has begun."""
    places = tuple(Place(seat.player, seat.name, seat.colour) for seat in record.seating)
    options = tuple((spec.id, getattr(record.options, spec.id)) for spec in game.option_specs)
    return Choices(places, options, record.policy, record.seed, advice=record.advice)


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
    return tuple((spec.id, remembered_value(spec, said.get(spec.id))) for spec in game.option_specs)


def remembered_value(spec: OptionSpec, written: Json) -> Any:
    if written is None or not is_choice(spec, written):
        return spec.usual
    return tuple(written) if spec.by_seat else written


def players_of(game: AnyGame) -> tuple[str, ...]:
    """List the kinds of player that may sit at a table of this game."""
    return (PERSON, *opponents_of(game.id), *game.automas)


# Options


def spec_of(game: AnyGame, id: str) -> OptionSpec:
    return next(spec for spec in game.option_specs if spec.id == id)


def counts(spec: OptionSpec, choices: Choices) -> bool:
    """Whether the option means anything at this table."""
    return not spec.needs or any(place.player == spec.needs for place in choices.places)


def is_offered(spec: OptionSpec, choices: Choices) -> bool:
    """Whether anybody has to choose it: what is kept counts as well where no use is made of it."""
    return counts(spec, choices) and (not spec.within or bool(choices.named[spec.within]))


def counting(game: AnyGame, choices: Choices) -> dict[str, Any]:
    """The options as the game will have them: what means nothing at this table is as usual."""
    return {
        spec.id: (by_those_who_choose(game, choices, spec) if spec.by_seat else choices.named[spec.id])
        if counts(spec, choices)
        else spec.usual
        for spec in game.option_specs
    }


def by_those_who_choose(game: AnyGame, choices: Choices, spec: OptionSpec) -> tuple[Value, ...]:
    """The values of the seats that are there; automas choose nothing for themselves."""
    values: tuple[Value, ...] = spec.usual
    for seat, place in enumerate(choices.places):
        if place.player not in game.automas:
            values = with_value_of_seat(spec, values, seat, at_seat(spec, choices, seat))
    return values


def at_seat(spec: OptionSpec, choices: Choices, seat: Seat) -> Any:
    return value_of_seat(spec, choices.named[spec.id], seat)


def with_value_at(spec: OptionSpec, choices: Choices, seat: Seat, value: Any) -> Choices:
    return choices.with_option(spec.id, with_value_of_seat(spec, choices.named[spec.id], seat, value))


def has_secrets(game: AnyGame, choices: Choices) -> bool:
    """Whether people at this table would have to hide something from each other, so that it can be an open one."""
    persons = sum(place.player == PERSON for place in choices.places)
    return persons > 1 and game.keeps_secrets(options_from_json(game, counting(game, choices)))


# Seats


def with_colour(choices: Choices, seat: Seat, colour: str) -> Choices:
    """Choose a colour for a seat; one that another seat has is swapped for ours."""
    ours = choices.places[seat].colour
    for other, place in enumerate(choices.places):
        if other != seat and place.colour == colour:
            choices = choices.with_place(other, colour=ours)
    return choices.with_place(seat, colour=colour)


def with_one_more(game: AnyGame, choices: Choices, player: str = "") -> Choices:
    """Another seat, for this player, else for a computer, in a colour that nobody has."""
    colour = next(each for each in apart(game.colours) if each not in choices.colours)
    return replace(choices, places=(*choices.places, Place(player or usual_opponent(game), "", colour)))


def without_extra(game: AnyGame, choices: Choices, most: int) -> Choices:
    """The first seats, no more than so many."""
    return reseated(game, choices, range(min(most, len(choices.places))))


def without(game: AnyGame, choices: Choices, seat: Seat) -> Choices:
    return reseated(game, choices, [each for each in range(len(choices.places)) if each != seat])


def moved(game: AnyGame, choices: Choices, seat: Seat, to: Seat) -> Choices:
    """The seat goes elsewhere in the order of play."""
    order = list(range(len(choices.places)))
    order.insert(to, order.pop(seat))
    return reseated(game, choices, order)


def reseated(game: AnyGame, choices: Choices, order: Sequence[Seat]) -> Choices:
    """Put these seats in this order; what was chosen for a player stays with that player."""
    changed = replace(choices, places=tuple(choices.places[seat] for seat in order))
    for spec in game.option_specs:
        value = choices.named[spec.id]
        if spec.by_seat:
            changed = changed.with_option(spec.id, spec.usual)
            for seat, old in enumerate(order):
                changed = with_value_at(spec, changed, seat, value_of_seat(spec, value, old))
        elif spec.kind == "seat" and value and value - 1 in order:
            changed = changed.with_option(spec.id, order.index(value - 1) + 1)
        elif spec.kind == "seat" and value and value <= len(choices.places):
            changed = changed.with_option(spec.id, spec.default)
    return changed


def with_own_colours(game: AnyGame, choices: Choices) -> Choices:
    """Each seat keeps its colour if it may have it and nobody before it has it."""
    return choices.with_colours(fitting(colours_at(game, choices), choices.colours))


def with_allowed_colours(game: AnyGame, choices: Choices) -> Choices:
    """Change colours as far as they must when another player sits down.

    That player may not have the colour of the seat.
    """
    allowed = colours_at(game, choices)
    fits = all(colour in own for colour, own in zip(choices.colours, allowed, strict=True))
    return choices if fits else with_own_colours(game, choices)


def colours_at(game: AnyGame, choices: Choices) -> tuple[tuple[str, ...], ...]:
    """The colours that each seat may have, those first that no eyes confuse."""
    allowed = game.colours_for([place.player for place in choices.places])
    return tuple(tuple(each for each in apart(game.colours) if each in own) for own in allowed)


def colours_to_take(game: AnyGame, choices: Choices, seat: Seat) -> tuple[str, ...]:
    """What a seat may have, in the order of the box."""
    return tuple(each for each in game.colours if each in colours_at(game, choices)[seat])


def me(choices: Choices) -> Seat:
    """The seat of whoever chooses: the first that a person has; where only computers play, the first of all."""
    return next((seat for seat, place in enumerate(choices.places) if place.player == PERSON), 0)


def with_player(choices: Choices, name: str) -> Choices:
    """Call whoever chooses by this name; another person of that name takes the one that becomes free."""
    seat = me(choices)
    ours = choices.places[seat]
    if ours.player != PERSON or not name:
        return choices
    for other, place in enumerate(choices.places):
        if other != seat and place.player == PERSON and place.name.casefold() == name.casefold():
            choices = choices.with_place(other, name=ours.name)
    return choices.with_place(seat, name=name)


def with_known_name(choices: Choices, known: Sequence[str]) -> Choices:
    """A first seat of a person without a name is called as people were last, in whatever game."""
    first = choices.places[0]
    taken = {place.name.casefold() for place in choices.places}
    name = next((each for each in known if each.casefold() not in taken), "")
    return choices.with_place(0, name=name) if first.player == PERSON and not first.name else choices


def known_names(choices: Choices, known: Sequence[str]) -> tuple[str, ...]:
    """The names of those who play, then those that were known before: the latest first, each once."""
    now = [place.name for place in choices.places if place.player == PERSON and place.name]
    latest: dict[str, str] = {}
    for name in (*now, *known):
        latest.setdefault(name.casefold(), name)
    return tuple(latest.values())[:NAMES_KEPT]


def names(game: AnyGame, choices: Choices) -> list[str]:
    """List names as given; a computer has one of its own, which no other at the table bears.

    Empty for a person without one.
    """
    found = [place.name for place in choices.places]
    for seat, place in enumerate(choices.places):
        if not place.name and place.player in opponents_of(game.id):
            taken = {name.casefold() for name in found}
            found[seat] = next(name for name in (*GUESTS[seat:], *GUESTS) if name.casefold() not in taken)
    return found


def seating(game: AnyGame, choices: Choices) -> tuple[Seating, ...]:
    return tuple(
        Seating(place.player, name, place.colour)
        for place, name in zip(choices.places, names(game, choices), strict=True)
    )
