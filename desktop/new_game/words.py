"""Words of the new-game page in the language in use: names of seats and players, values of options."""

from dataclasses import dataclass
from typing import Any

from desktop.kept_games.tallies import Tally
from desktop.new_game.choices import Choices, seating, spec_of
from desktop.program import Program
from desktop.table.seats import names_in_texts
from rules.core.contract import AnyGame
from rules.core.options import is_kept
from rules.core.types import Phrase, Seat, SeatName, phrase


@dataclass(frozen=True, slots=True)
class Wording:
    program: Program
    game: AnyGame

    def say(self, id: str, **args: Any) -> str:
        """Say a text in the game's own words where it has some, else in those of the window."""
        return self.program.say_phrase(phrase(id, **args), self.game)

    def if_there(self, id: str, **args: Any) -> str:
        """Empty where the game has nothing to say."""
        return self.program.texts(self.game).say_if_there(phrase(id, **args)) or ""

    def sentence(self, said: Phrase, choices: Choices | None = None) -> str:
        """Say a sentence, with the names of the players where it speaks of them."""
        called = () if choices is None else self.called(choices)
        return self.program.say_phrase(said, self.game, called)

    def called(self, choices: Choices) -> tuple[str, ...]:
        """What texts take as the names of the seats, here as at the table."""
        return names_in_texts(seating(self.game, choices), self.program.texts(self.game))

    def name(self, choices: Choices, seat: Seat) -> str:
        """What a seat is called where its name stands by itself."""
        return self.sentence(phrase("seat-alone", seat=SeatName(seat)), choices)

    def tally(self, tally: Tally) -> str:
        """Games won of those played; nothing before the first."""
        return self.say("tally", won=tally.won, played=tally.played) if tally.played else ""

    def player(self, player: str) -> str:
        return self.if_there(f"player-{player}") or player

    def player_help(self, player: str) -> str:
        return self.if_there(f"player-{player}-help")

    def value(self, choices: Choices, option: str, value: Any) -> str:
        if isinstance(value, bool):
            return self.say("value-on" if value else "value-off")
        if is_kept(spec_of(self.game, option), value):
            return self.say(f"option-{option}.own", count=len(value.split(" ")))
        if spec_of(self.game, option).kind == "seat" and 0 < value <= len(choices.places):
            return self.name(choices, value - 1)
        return self.if_there(f"value-{option}-{value}") or str(value)

    def change(self, choices: Choices, option: str, value: Any, seat: Seat | None = None) -> str:
        """What a button does to an option."""
        spec, words = spec_of(self.game, option), self.say(f"option-{option}")
        if spec.by_seat and seat is None:
            return self.say("mend-usual", option=words)
        said = self.value(choices, option, value)
        if seat is None:
            return self.say("mend-option", option=words, value=said)
        return self.say("mend-option-of", option=words, value=said, name=self.name(choices, seat))
