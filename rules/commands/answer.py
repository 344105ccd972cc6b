"""What a command gives back: a typed document for scripts, lines for people, and the exit code."""

from collections.abc import Iterable
from dataclasses import dataclass, field, fields, is_dataclass

from pydantic import BaseModel, ConfigDict

from rules.commands.failures import DONE
from rules.core.contract import AnyGame
from rules.core.types import Arg, Json, Phrase, SeatName
from rules.text.localise import Texts


class Document(BaseModel):
    """The one JSON document of a command."""

    model_config = ConfigDict(frozen=True, extra="forbid")


@dataclass(frozen=True, slots=True)
class Answer:
    document: Document | None
    """None for commands that only have something to read."""
    lines: Iterable[str] = field(default=())
    """What is printed for a person; only looked at without `--json`, and printed as it comes."""
    code: int = DONE


class InBoth(Document):
    text_fr: str
    text_en: str


@dataclass(frozen=True, slots=True)
class Bilingual:
    """Puts phrases of a game into words in both languages at once."""

    french: Texts
    english: Texts
    names: tuple[str, ...] = ()

    def both(self, said: Phrase) -> tuple[str, str]:
        return self.french.say(said, self.names), self.english.say(said, self.names)

    def both_if_there(self, said: Phrase) -> tuple[str | None, str | None]:
        return self.french.say_if_there(said, self.names), self.english.say_if_there(said, self.names)


def bilingual(texts: Texts, game: AnyGame | None, names: Iterable[str] = ()) -> Bilingual:
    bound = texts.of(game)
    return Bilingual(bound.in_language("fr"), bound.in_language("en"), tuple(names))


def plain_arg(value: Arg) -> Json:
    """What stands in a gap of a sentence, as JSON."""
    if isinstance(value, Phrase):
        return {"id": value.id, "args": plain_args(value.args)}
    if isinstance(value, SeatName):
        return {"seat": value.seat}
    if isinstance(value, (tuple, list)):
        return [plain_arg(each) for each in value]
    if isinstance(value, frozenset):
        return [plain_arg(each) for each in sorted(value)]
    if is_dataclass(value) and not isinstance(value, type):
        return {each.name: plain_arg(getattr(value, each.name)) for each in fields(value)}
    return value if isinstance(value, (bool, int, float, str)) or value is None else str(value)


def plain_args(args: Iterable[tuple[str, Arg]]) -> dict[str, Json]:
    return {name: plain_arg(value) for name, value in args}
