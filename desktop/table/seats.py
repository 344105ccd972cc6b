"""Who sits at the table, who of them is at this screen, and who may see what there."""

from collections.abc import Sequence
from typing import Any

from rules.core.contract import Seating
from rules.core.decision import Decision
from rules.core.timeline import Timeline
from rules.core.types import YOU, Seat, phrase
from rules.text.localise import Texts

PERSON = "person"


def names_in_texts(seating: Sequence[Seating], texts: Texts | None = None) -> tuple[str, ...]:
    """What texts take as the names of the seats: those that were given; the only person here, who gave none, is `YOU`;
    an automa that nobody has named is called what its game calls it in these texts."""
    is_one = sum(seat.player == PERSON for seat in seating) == 1
    unnamed = {PERSON: YOU} if is_one else {}
    if texts is not None and texts.game is not None:
        unnamed |= {each: texts.say_if_there(phrase(f"player-{each}")) or "" for each in texts.game.automas}
    return tuple(seat.name or unnamed.get(seat.player, "") for seat in seating)


class Seats:
    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self.game = timeline.game
        self.players = tuple(seating.player for seating in timeline.record.seating)
        self.persons = {seat for seat, player in enumerate(self.players) if player == PERSON}
        """The seats of the people at this screen."""

    @property
    def measured(self) -> int:
        """How many play, where what a worth means for the end was measured: 0 in games with automas."""
        return 0 if set(self.players) & set(self.game.automas) else len(self.players)

    def is_person(self, seat: Seat) -> bool:
        return seat in self.persons

    @property
    def first_person(self) -> Seat | None:
        return min(self.persons, default=None)

    @property
    def has_secrets(self) -> bool:
        """Whether seats see different things."""
        return self.game.keeps_secrets(self.timeline.record.options)

    @property
    def is_open(self) -> bool:
        """Whether those who share this screen play with open cards."""
        return self.timeline.is_open

    @property
    def is_guarded(self) -> bool:
        """Whether nobody at this screen may see what another one sees."""
        return self.has_secrets and not self.is_open

    @property
    def is_shared(self) -> bool:
        """Whether people must not see each other's cards on this screen."""
        return self.is_guarded and len(self.persons) > 1

    def asked_of(self, decisions: Sequence[Decision], looking: Seat | None) -> Seat | None:
        """The person at this screen who is asked, if there is one."""
        persons = [decision.seat for decision in decisions if self.is_person(decision.seat)]
        if not self.is_guarded:
            return next(iter(persons), None)
        return looking if looking in persons else None

    def looking_at(self, state: Any, looking: Seat | None) -> Seat | None:
        """Return the looking seat; where nothing is hidden at this screen, the seat of the person who is asked."""
        if self.is_guarded:
            return looking
        asked = (each.seat for each in self.game.deciding(state) if self.is_person(each.seat))
        return next(asked, looking)
