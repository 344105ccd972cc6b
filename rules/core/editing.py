"""What can be edited about a position of a game, as data: nothing is played, and nothing refused because of a rule.

A game brings an `Editing`, called `EDITING`, in its module `editing`; `editing_of` finds it, so that nobody who only
plays loads it. Things and places are named by the keys of the table, such as `die-Y7` and `space-a4`: what lessons and
figures call them. A spare is named by its id, which is no key of the table.

An edit leads from any position to another one. What the rules do not allow becomes a problem, with cures; an edit is
refused (`NoSuchEdit`) only where it means nothing at all: a die on the score track. Components are conserved: what is
put somewhere comes out of the box, what is removed goes back there, and what lay in the way goes there too.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any, Generic, Literal, Protocol, TypeVar

from rules.core.contract import AnyGame, HasChance, Seated, Seating
from rules.core.edition import Problem
from rules.core.memo import memo_of_last
from rules.core.options import OptionSpec, Value
from rules.core.types import Arg, Json, Phrase, Seat, phrase

Key = str
"""What the table calls a thing or a place."""

# What is there


@dataclass(frozen=True, slots=True)
class Spare:
    """Components that lie in no place that matters and can be put on the table: one as good as another, and counted.

    They are those that take no part, and those that wait beside the board, in a bag or a pile whose order is open.
    """

    id: str
    """Begins with `spare-`, which no key of a table does."""
    group: Phrase
    """The heading under which they stand in the box; spares of a group follow each other."""
    name: Phrase
    count: int
    turns: int = 1
    """How many ways one may lie, or faces it may show; 1: there is nothing to turn."""


@dataclass(frozen=True, slots=True)
class Choice:
    value: Value
    words: Phrase


FieldKind = Literal["number", "choice", "switch"]
FieldGroup = Literal["turn", "seat", "table", "options", "anew"]
"""`anew`: options whose change begins the table anew, with nothing on it."""


@dataclass(frozen=True, slots=True)
class Field:
    """Something about a position that is no piece: points, whose turn, what is asked, an option."""

    id: str
    label: Phrase
    kind: FieldKind
    value: Value
    group: FieldGroup
    seat: Seat | None = None
    """Whose it is, in the group `seat`."""
    least: int = 0
    most: int = 0
    """Of a number."""
    choices: tuple[Choice, ...] = ()
    """Of a choice; its value is among them."""


def number(
    id: str,
    label: Phrase,
    value: int,
    bounds: tuple[int, int],
    *,
    group: FieldGroup = "table",
    seat: Seat | None = None,
) -> Field:
    """A number within these bounds; `value` stands whatever it is."""
    return Field(id, label, "number", value, group, seat, min(bounds[0], value), max(bounds[1], value))


def choice(
    id: str,
    label: Phrase,
    value: Value,
    choices: Iterable[Choice],
    *,
    group: FieldGroup = "table",
    seat: Seat | None = None,
) -> Field:
    return Field(id, label, "choice", value, group, seat, choices=tuple(choices))


def switched(id: str, label: Phrase, *, value: bool, group: FieldGroup = "table", seat: Seat | None = None) -> Field:
    return Field(id, label, "switch", value, group, seat)


OPTION = "option-"
"""Before the ids of fields that are options of the game."""


def option_fields(
    options: object, specs: Iterable[OptionSpec], only: Iterable[str], group: FieldGroup = "options"
) -> Iterator[Field]:
    """Yield the options that may change under a position: those that change neither its box nor its seats. Those that
    change them belong to the group `anew`."""
    wanted = set(only)
    for spec in specs:
        if spec.id not in wanted:
            continue
        label, value = phrase(f"option-{spec.id}"), getattr(options, spec.id)
        if spec.kind == "switch":
            yield switched(OPTION + spec.id, label, value=bool(value), group=group)
        else:
            words = (Choice(each, phrase(f"value-{spec.id}-{each}")) for each in spec.choices)
            yield choice(OPTION + spec.id, label, value, words, group=group)


# Edits


@dataclass(frozen=True, slots=True)
class Put:
    """A spare goes on a place."""

    spare: str
    place: Key
    turned: int = 0
    """How many steps from how it usually lies: quarter turns of a pen, pips above the first face of a die."""


@dataclass(frozen=True, slots=True)
class Move:
    """A thing goes to another place; what lay there goes back into the box."""

    thing: Key
    place: Key


@dataclass(frozen=True, slots=True)
class Remove:
    """A thing goes back into the box, with all that stands on it."""

    thing: Key


@dataclass(frozen=True, slots=True)
class Turn:
    """A thing is turned, or shows another face: so many steps on, round and round."""

    thing: Key
    steps: int = 1


@dataclass(frozen=True, slots=True)
class Set:
    """A field holds this value from now on."""

    field: str
    value: Value


Edit = Put | Move | Remove | Turn | Set


class NoSuchEdit(Exception):
    """An edit that means nothing; the phrase says why."""

    def __init__(self, sentence: Phrase) -> None:
        super().__init__(sentence.id, sentence.args)
        self.sentence = sentence


def no_place(thing: str, place: Key) -> NoSuchEdit:
    """Say that such a thing cannot lie there, whatever the rules say."""
    return NoSuchEdit(phrase("editing-no-place", thing=thing, place=place))


def no_thing(thing: str) -> NoSuchEdit:
    """Say that there is no such thing, or that it cannot be taken, or turned."""
    return NoSuchEdit(phrase("editing-no-thing", thing=thing))


def none_left(spare: str) -> NoSuchEdit:
    return NoSuchEdit(phrase("editing-none-left", spare=spare))


def no_value(field: str, value: Value) -> NoSuchEdit:
    """Say that there is no such field, or that it cannot hold this value."""
    return NoSuchEdit(phrase("editing-no-value", field=field, value=str(value)))


def check_value(fields: Iterable[Field], edit: Set) -> Field:
    """Return the field that is set. Raises `NoSuchEdit` where it cannot hold the value."""
    field = next((each for each in fields if each.id == edit.field), None)
    if field is None or not holds(field, edit.value):
        raise no_value(edit.field, edit.value)
    return field


def holds(field: Field, value: Value) -> bool:
    match field.kind:
        case "switch":
            return isinstance(value, bool)
        case "number":
            return type(value) is int and field.least <= value <= field.most
        case "choice":
            return any(each.value == value and type(each.value) is type(value) for each in field.choices)


# What is wrong, and what may be done


@dataclass(frozen=True, slots=True)
class Offer:
    """An edit in words: a cure, or a line in the menu of a thing."""

    words: Phrase
    edit: Edit


@dataclass(frozen=True, slots=True)
class Finding:
    """What a check found: an error, which cannot be played, or a remark, which no game leads to."""

    sentence: Phrase
    rule: str = ""
    """The rule to read about it; empty where none is named."""
    keys: tuple[Key, ...] = ()
    """Where it is: its number stands at the first of these that lies on the table."""
    cures: tuple[Offer, ...] = ()

    @property
    def name(self) -> str:
        """What tells it from other findings of the same position, in a line that can be kept."""
        return " ".join((self.sentence.id, *self.keys))


def finding(
    problem: Problem, rule: str = "", keys: Iterable[Key] = (), cures: Iterable[Offer] = (), where: Arg = None
) -> Finding:
    """A problem of the game's integrity as it is told in the editor; `where` names the place in words, instead of by
    its path."""
    args = (("path", problem.path if where is None else where), *problem.args)
    return Finding(Phrase(problem.id, args), rule, tuple(keys), tuple(cures))


def remark(id: str, rule: str, *keys: Key, cures: Iterable[Offer] = (), **args: Any) -> Finding:
    """What no game leads to, with the rule that says so."""
    return Finding(Phrase(id, tuple(args.items())), rule, keys, tuple(cures))


def removal(thing: Key) -> Offer:
    """The cure that helps most often."""
    return Offer(phrase("editing-remove"), Remove(thing))


def nothing(*_: Any) -> tuple[()]:
    """Answer for a game that has nothing of the kind."""
    return ()


BoxT = TypeVar("BoxT")
OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT", bound=HasChance)
PositionT_co = TypeVar("PositionT_co", covariant=True)


class EditedPosition(Protocol[PositionT_co]):
    """A position in the hands of whoever edits it: most often the draft of the game, with these methods beside its own.
    What is in the hand is for the game alone to know."""

    def from_box(self, spare: str, place: Key, turned: int) -> Any: ...
    def lift(self, thing: Key) -> Any: ...
    def lay(self, held: Any, place: Key) -> None: ...
    def return_to_box(self, held: Any) -> None: ...
    def state(self) -> PositionT_co: ...


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Editing(Generic[BoxT, OptionsT, StateT]):
    """What a game brings. Each function answers for any position that edits can lead to, however impossible."""

    empty: Callable[[BoxT, OptionsT, Sequence[Seating]], StateT]
    """A table with nothing on it but what must lie there; somebody is asked the first thing of a turn."""
    spares: Callable[[StateT], Sequence[Spare]]
    """What the box holds, the same ids for the same seats and options: those with a count of 0, too."""
    things: Callable[[StateT], Sequence[Key]]
    """What can be taken, moved, removed."""
    places: Callable[[StateT, str], Sequence[Key]]
    """Where such a thing, or such a spare, may lie, by its key or its id: every place on the table that makes sense for
    something of its sort, allowed or not. On an empty table the first one is free."""
    offers: Callable[[StateT, Key], Sequence[Offer]]
    """What the menu of a thing or place offers besides removing it, in the order that it is looked for: what it turns
    to, a second storey, another owner. Those that turn it are `Turn`."""
    draft: Callable[[StateT], EditedPosition[StateT]]
    """The position in the hands of whoever edits it."""
    turn: Callable[[Any, Key, int], bool] = lambda draft, thing, steps: False
    """Turn a thing in a draft by so many steps; False where it cannot be turned."""
    instead: Callable[[StateT, Edit], Edit] = lambda state, edit: edit
    """What is done in place of an edit: a card that stays with its seat is used rather than taken away."""
    put_in: Callable[[StateT, Set], StateT]
    """The position with another value of a field, which can hold it; options of the group `options` are put in for all
    games alike."""
    fields: Callable[[StateT], Sequence[Field]]
    """What is no piece, in the order in which it is shown."""
    problems: Callable[[StateT], Iterable[Finding]]
    """All that the integrity of the game finds, with rule, place and cures: none exactly when it finds none."""
    remarks: Callable[[StateT], Iterable[Finding]] = nothing
    """What no game leads to though it can be played. It is asked only where there are no problems."""
    notes: Callable[[StateT], Json]
    """The position in the short notation that `Game.position` reads; asked only where there are no problems."""
    unsaid: Callable[[StateT], Sequence[str]] = nothing
    """The fields of the state that hold something the notes leave out. Where there are none, `Game.position` of the
    notes is the same position, but for chance, for which of two like components lies where, and for the order of what
    is hidden."""

    def __post_init__(self) -> None:
        """Remember what there is in the last position: each edit asks what has just been shown to whoever edits."""
        for name in ("spares", "things", "fields"):
            object.__setattr__(self, name, memo_of_last(getattr(self, name)))

    def apply(self, state: StateT, edit: Edit) -> StateT:
        """Return the position after an edit. Raises `NoSuchEdit` where that means nothing; an edit that `spares`,
        `things`, `places`, `offers` and `fields` speak of means something."""
        edit = self.instead(state, edit)
        if isinstance(edit, Set):
            field = check_value(self.fields(state), edit)
            return with_option(state, edit) if field.group == "options" else self.put_in(state, edit)
        self._check(state, edit)
        draft = self.draft(state)
        match edit:
            case Put(spare=spare, place=place, turned=turned):
                draft.lay(draft.from_box(spare, place, turned), place)
            case Move(thing=thing, place=place):
                draft.lay(draft.lift(thing), place)
            case Remove(thing=thing):
                draft.return_to_box(draft.lift(thing))
            case Turn(thing=thing, steps=steps):
                if not self.turn(draft, thing, steps):
                    raise no_thing(thing)
        return draft.state()

    def _check(self, state: StateT, edit: Put | Move | Remove | Turn) -> None:
        """Whether there is such a thing, or such a spare is left, and may lie there."""
        if isinstance(edit, Put):
            left = next((each for each in self.spares(state) if each.id == edit.spare), None)
            if left is None:
                raise no_thing(edit.spare)
            if not left.count:
                raise none_left(edit.spare)
            if edit.place not in self.places(state, edit.spare):
                raise no_place(edit.spare, edit.place)
            return
        if edit.thing not in self.things(state):
            raise no_thing(edit.thing)
        if isinstance(edit, Move) and edit.place not in self.places(state, edit.thing):
            self._check_offered(state, edit)

    def _check_offered(self, state: StateT, edit: Move) -> None:
        """Let a thing go where its menu offers: some places are no sprites, and stand in the menu of a thing."""
        if all(offer.edit != edit for offer in self.offers(state, edit.thing)):
            raise no_place(edit.thing, edit.place)


AnyEditing = Editing[Any, Any, Any]


def editing_of(game: AnyGame) -> AnyEditing:
    editing: AnyEditing = import_module(f"{game.home}.editing").EDITING
    return editing


# What is the same for all games


def errors(game: AnyGame, state: Any) -> tuple[Finding, ...]:
    """Return what keeps a position from being played: what the game finds, or that nobody could do what is asked."""
    return tuple(editing_of(game).problems(state)) or stuck(game, state)


def stuck(game: AnyGame, state: Any) -> tuple[Finding, ...]:
    """Return what tells that nobody could do what is asked, in a position that the game finds nothing wrong with."""
    asked = game.deciding(state)
    if asked and not any(game.legal(state, each.seat) for each in asked):
        return (Finding(phrase("editing-nobody-can", asked=asked[0].sentence), asked[0].rule),)
    return ()


def seating_of(seated: Sequence[Seated]) -> tuple[Seating, ...]:
    """Return who sits at a table with these seats, without names."""
    return tuple(Seating(each.automa or "person", "", each.colour) for each in seated)


def emptied(game: AnyGame, state: Any) -> Any:
    """The same table with nothing on it."""
    return editing_of(game).empty(state.box, state.options, seating_of(game.seated(state)))


def set_up(game: AnyGame, state: Any, seed: int) -> Any:
    """The same table as a game begins; where its options cannot begin one, they are as usual."""
    seating = seating_of(game.seated(state))
    can_begin = not any(game.objections_to_start(state.options, seating))
    return game.setup(state.box, state.options if can_begin else game.options_type(), seating, seed)


def with_option(state: StateT, edit: Set) -> StateT:
    """The same position under another option."""
    changed: Any = state
    options = replace(changed.options, **{edit.field.removeprefix(OPTION): edit.value})
    altered: StateT = replace(changed, options=options)
    return altered
