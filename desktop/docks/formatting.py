"""What the docks say: phrases of the game in the language in use, with the names of those who sit at this table."""

from dataclasses import dataclass
from typing import Any

from desktop.program import Program
from desktop.table.table import Table
from rules.core.types import Arg, Phrase, Seat, SeatName, phrase
from rules.text.localise import Texts


@dataclass(frozen=True, slots=True)
class Formatter:
    program: Program
    table: Table

    @property
    def texts(self) -> Texts:
        return self.program.texts(self.table.game)

    def say(self, said: Phrase) -> str:
        return self.texts.say(said, self.table.names)

    def say_id(self, id: str, **args: Arg) -> str:
        return self.say(phrase(id, **args))

    def say_or(self, id: str, other: str, **args: Arg) -> str:
        """A text that a game need not have."""
        return self.texts.say_if_there(phrase(id, **args), self.table.names) or other

    def move(self, move: Any) -> str:
        return self.say(self.table.game.say_move(self.table.timeline.state, move))

    def event(self, event: Any) -> str:
        return self.say(self.table.game.say_event(event))

    def colour(self, seat: Seat) -> str:
        return self.table.timeline.record.seating[seat].colour

    def seat(self, seat: Seat) -> str:
        """Colour and name, as in the top line."""
        colour = self.say_id("seat-colour", colour=self.colour(seat))
        return self.say_id("top-seat", colour=colour, name=SeatName(seat))

    def arg(self, name: str, value: Arg) -> str:
        """A bare value as the game names it."""
        said = self.table.game.say_arg(name, value)
        return self.say(phrase("words-themselves", words=said))
