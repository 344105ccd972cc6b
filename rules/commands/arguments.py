"""What a command can be told, as data: read by argparse, explained and refused in the person's language."""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from rules.commands.failures import WrongUsage
from rules.core.types import Phrase, phrase

MOST_WORKERS = 64


@dataclass(frozen=True, slots=True)
class Argument:
    """One thing on the command line. `argument-<id>` in translations/ explains it, `.value` stands for it."""

    name: str
    """`--seats`, or `GAME` for what stands by itself."""
    reads: Callable[[str], Any] = str
    default: Any = None
    required: bool = False
    many: bool = False
    """May be given several times."""
    flag: bool = False
    text: str = ""
    """Another id of its texts than its name."""

    @property
    def is_option(self) -> bool:
        return self.name.startswith("--")

    @property
    def field(self) -> str:
        return self.name.removeprefix("--").replace("-", "_").lower()

    @property
    def text_id(self) -> str:
        return f"argument-{self.text or self.field.replace('_', '-')}"


LANG = Argument("--lang")
JSON = Argument("--json", flag=True)
HELP = Argument("--help", flag=True)
EVERYWHERE = (LANG, JSON, HELP)

GAME = Argument("GAME", required=True)
FILE = Argument("FILE", Path, required=True)
OUT = Argument("--out", Path, required=True)
MOVE = Argument("--move", required=True)
OPTION = Argument("--option", many=True)
LEVEL = Argument("--level")
CORRECTIONS = Argument("--corrections", Path)


class Unreadable(ValueError):
    """A value that is not of the kind wanted; the phrase says what is."""

    def __init__(self, wanted: Phrase) -> None:
        super().__init__(wanted.id)
        self.wanted = wanted


def whole_number(text: str, least: int = 0, most: int | None = None) -> int:
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if number < least or (most is not None and number > most):
        if most is None:
            raise Unreadable(phrase("value-whole-number", least=str(least)))
        raise Unreadable(phrase("value-number-between", least=str(least), most=str(most)))
    return number


def one_of(*choices: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in choices:
            raise Unreadable(phrase("value-one-of", choices=choices))
        return text

    return read


def separated(text: str) -> tuple[str, ...]:
    parts = tuple(part.strip() for part in text.split(","))
    if not all(parts):
        raise Unreadable(phrase("value-separated"))
    return parts


SEED = Argument("--seed", partial(whole_number, most=(1 << 64) - 1), default=0)


def read_arguments(arguments: Sequence[Argument], given: Sequence[str]) -> argparse.Namespace:
    """What was given, by name. Raises `WrongUsage` for all that is not understood."""
    everything = (*arguments, *EVERYWHERE)
    parser = parser_of(everything)
    try:
        found, left_over = parser.parse_known_args(list(given))
    except argparse.ArgumentError as error:
        raise WrongUsage(misused(everything, error)) from error
    if left_over:
        raise WrongUsage(not_understood(everything, left_over[0]))
    if not found.help:
        require(arguments, found)
    return found


class QuietParser(argparse.ArgumentParser):
    """Raises instead of printing English and leaving."""

    def error(self, message: str) -> NoReturn:
        raise argparse.ArgumentError(None, message)


def parser_of(arguments: Sequence[Argument]) -> QuietParser:
    parser = QuietParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    for each in arguments:
        if each.flag:
            parser.add_argument(each.name, action="store_true")
        elif each.is_option:
            action = "append" if each.many else "store"
            parser.add_argument(each.name, action=action, type=partial(read_value, each), default=each.default)
        else:
            parser.add_argument(each.field, nargs="?", type=partial(read_value, each), default=each.default)
    return parser


def read_value(argument: Argument, text: str) -> Any:
    try:
        return argument.reads(text)
    except Unreadable as error:
        wrong = phrase("wrong-value", argument=argument.name, value=text, wanted=error.wanted)
        raise WrongUsage(wrong) from error


def require(arguments: Sequence[Argument], found: argparse.Namespace) -> None:
    missing = [each.name for each in arguments if each.required and getattr(found, each.field) is None]
    if missing:
        raise WrongUsage(phrase("wrong-missing", arguments=missing))


def misused(arguments: Sequence[Argument], error: argparse.ArgumentError) -> Phrase:
    """argparse only says in English what was wrong; which option it was tells us enough."""
    for each in arguments:
        if each.name == error.argument_name:
            return phrase("wrong-flag-value" if each.flag else "wrong-no-value", argument=each.name)
    return phrase("wrong-somehow", message=error.message)


def not_understood(arguments: Sequence[Argument], text: str) -> Phrase:
    if not text.startswith("-"):
        return phrase("wrong-too-many", text=text)
    name = text.partition("=")[0]
    return with_near("wrong-option", name, [each.name for each in arguments if each.is_option])


def with_near(id: str, name: str, known: Sequence[str]) -> Phrase:
    """The sentence for an unknown name; its attribute `near` where some known name is alike."""
    near = get_close_matches(name, known, n=1, cutoff=0.5)
    if near:
        return phrase(f"{id}.near", name=name, near=tuple(near))
    return phrase(id, name=name, known=tuple(known))
