"""A position in the hands of the rules while one move is carried out, as far as it is the same in every game."""

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from rules.core.frozen import changed, setters_of
from rules.core.types import Ref, Seat

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

StateT = TypeVar("StateT", bound="DataclassInstance")
PlayerT = TypeVar("PlayerT", bound="DataclassInstance")
PendingT = TypeVar("PendingT")
EventT = TypeVar("EventT")
KindT = TypeVar("KindT")


class PositionDraft(Generic[StateT, PlayerT, PendingT, EventT]):
    """Holds the fields of a game's `State`, changeable, for one `apply` only: its tuples as lists where a game's draft
    annotates a list. What happens is told here, and what is still to be done stands on the agenda.
    """

    players: list[PlayerT]
    agenda: tuple[PendingT, ...]
    events: list[EventT]

    take_from: ClassVar[Callable[..., None]]
    given_back: ClassVar[Callable[..., Any]]

    def __init_subclass__(cls, of: type[StateT] | None = None) -> None:
        """Write how the fields of such a state are taken over and given back, as dataclasses write their methods: a
        loop over the fields would take twice as long for each move. A subclass that only adds methods names no state.
        """
        if of is None:
            return
        hints = PositionDraft.__annotations__ | cls.__annotations__
        names = [field.name for field in fields(of)]
        lists = {name for name in names if str(hints[name]).startswith("list[")}
        taken = (
            f"draft.{name} = [*state.{name}]" if name in lists else f"draft.{name} = state.{name}" for name in names
        )
        value = {name: f"tuple(draft.{name})" if name in lists else f"draft.{name}" for name in names}
        given = (f"set_{name}(state, {value[name]})" for name in names)
        take = f"def take(draft, state): {'; '.join(taken)}"
        give = f"def give(draft): state = new(State); {'; '.join(given)}; return state"
        written = f"{take}\n{give}"
        known: dict[str, Any] = {"State": of, "new": object.__new__}
        known |= {f"set_{name}": setter for name, setter in setters_of(of).items()}
        exec(written, known)
        cls.take_from, cls.given_back = known["take"], known["give"]

    def __init__(self, state: StateT) -> None:
        self.take_from(state)
        self.events = []

    def state(self) -> StateT:
        """Make the state that this draft has come to."""
        state: StateT = self.given_back()
        return state

    def tell(self, event: EventT) -> None:
        self.events.append(event)

    def change(self, seat: Seat, **fields: Any) -> PlayerT:
        player = changed(self.players[seat], fields)
        self.players[seat] = player
        return player

    # The agenda

    def answered(self, kind: type[KindT]) -> KindT:
        """Find the entry that a move answers: the first one, which legality has found to be of this kind."""
        pending = self.agenda[0]
        assert isinstance(pending, kind)
        return pending

    def first_of_all(self, *pending: PendingT) -> None:
        """These come before everything that is still to be done."""
        self.agenda = (*pending, *self.agenda)

    def done(self) -> None:
        """What stands first on the agenda is finished."""
        self.agenda = self.agenda[1:]

    def instead(self, *pending: PendingT) -> None:
        """What stands first on the agenda gives way to this."""
        self.agenda = (*pending, *self.agenda[1:])


def with_more(counts: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """The same counts, so many more at one place."""
    return (*counts[:at], counts[at] + by, *counts[at + 1 :])


def without(things: Sequence[Ref], thing: Ref) -> tuple[Ref, ...]:
    """All but the first such thing."""
    kept = list(things)
    if thing in kept:
        kept.remove(thing)
    return tuple(kept)
