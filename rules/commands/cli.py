"""Finds the command, reads what it is told, prints what it answers. Knows no command but by name."""

import logging
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType

from rules.commands.answer import Answer, Document, InBoth, bilingual
from rules.commands.arguments import Argument, read_arguments, with_near
from rules.commands.call import Call
from rules.commands.collection import Collection, installed
from rules.commands.failures import DONE, INTERRUPTED, Failure, WrongUsage
from rules.commands.helping import help_of, help_of_all
from rules.core.about import NAME, VERSION
from rules.core.types import phrase
from rules.text.language import language_of_environment
from rules.text.localise import LANGUAGES, Language, Texts

VERSION_WORD = "--version"

LOG = logging.getLogger(__name__)
LOG.addHandler(logging.NullHandler())

COMMANDS = {
    "games": "rules.commands.games",
    "rules": "rules.commands.rulebook",
    "edition": "rules.commands.edition",
    "new": "rules.commands.new_game",
    "show": "rules.commands.show_game",
    "legal": "rules.commands.legal_moves",
    "try": "rules.commands.try_move",
    "apply": "rules.commands.apply_move",
    "from-position": "rules.commands.from_position",
    "verify": "rules.commands.verify",
    "review": "rules.commands.review",
    "simulate": "rules.commands.simulate",
    "ladder": "rules.commands.ladder",
    "tune": "rules.commands.tune",
    "habits": "rules.commands.habits",
    "puzzles": "rules.commands.puzzles",
    "perft": "rules.commands.perft",
    "bench": "rules.commands.bench",
    "lesson": "rules.commands.lesson",
    "demo": "rules.commands.demo",
}
"""The module of each command, in the order of the help."""


class ErrorDocument(Document):
    error: InBoth
    code: int


class VersionDocument(Document):
    version: str


@dataclass(frozen=True, slots=True)
class Words:
    """The command line before it is understood."""

    command: str | None
    rest: tuple[str, ...]
    language: Language | None
    wants_json: bool


def run(argv: Sequence[str] | None, collection: Collection | None, more: Mapping[str, str]) -> int:
    words = split(sys.argv[1:] if argv is None else argv)
    prepare_streams()
    try:
        folders = collection.translations if collection else None
        texts = Texts(words.language or language_of_environment(), folders=folders)
        return speak(words, collection, texts, COMMANDS | dict(more))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever was reading has seen enough (`vestiges rules … | head`).
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE


def speak(words: Words, collection: Collection | None, texts: Texts, commands: Mapping[str, str]) -> int:
    try:
        answer = answered(words, collection, texts, commands)
        tell(answer, words)
    except Failure as failure:
        complain(failure, words, texts)
        return failure.code
    except BrokenPipeError:
        raise
    except Exception as error:  # a mistake of ours is no reason to frighten anybody
        LOG.exception("a mistake in the program")
        reason = f"{type(error).__name__}: {error}"
        complain(Failure(phrase("failed-unexpectedly", reason=reason)), words, texts)
        return Failure.code
    return answer.code


def answered(words: Words, collection: Collection | None, texts: Texts, commands: Mapping[str, str]) -> Answer:
    """The games are only looked for when a command is really run."""
    if words.command is None and VERSION_WORD in words.rest:
        read_arguments((), [word for word in words.rest if word != VERSION_WORD])
        return Answer(VersionDocument(version=VERSION), (f"{NAME} {VERSION}",))
    if words.command is None:
        read_arguments((), words.rest)
        return Answer(None, help_of_all(texts, commands))
    if words.command not in commands:
        raise WrongUsage(with_near("wrong-command", words.command, list(commands)))
    module = import_module(commands[words.command])
    arguments: tuple[Argument, ...] = module.ARGUMENTS
    given = read_arguments(arguments, words.rest)
    check_language(given.lang, several=getattr(module, "SEVERAL_LANGUAGES", False))
    if given.help:
        return Answer(None, help_of(texts, words.command, arguments))
    return run_of(module)(Call(given, collection or installed(), texts))


def run_of(module: ModuleType) -> Callable[[Call], Answer]:
    command: Callable[[Call], Answer] = module.run
    return command


def split(argv: Sequence[str]) -> Words:
    """Language and `--json` must be known even when the rest is not understood."""
    language = None
    for at, word in enumerate(argv):
        said = word.partition("=")[2] if word.startswith("--lang=") else "".join(argv[at + 1 : at + 2])
        first = said.partition(",")[0]
        if word.partition("=")[0] == "--lang" and first in LANGUAGES:
            language = next(each for each in LANGUAGES if each == first)
    place = first_command(argv)
    if place is None:
        return Words(None, tuple(argv), language, "--json" in argv)
    return Words(argv[place], (*argv[:place], *argv[place + 1 :]), language, "--json" in argv)


def first_command(argv: Sequence[str]) -> int | None:
    """Return the place of the first word that is neither an option nor the value of `--lang`."""
    for at, word in enumerate(argv):
        if not word.startswith("-") and (at == 0 or argv[at - 1] != "--lang"):
            return at
    return None


def check_language(name: str | None, *, several: bool = False) -> None:
    """`several`: more than one may be named, parted by commas."""
    named = [] if name is None else name.split(",") if several else [name]
    if not all(each in LANGUAGES for each in named):
        wanted = phrase("value-one-of", choices=LANGUAGES)
        raise WrongUsage(phrase("wrong-value", argument="--lang", value=name, wanted=wanted))


def tell(answer: Answer, words: Words) -> None:
    if words.wants_json and answer.document is not None:
        print(answer.document.model_dump_json(indent=1))
        return
    for line in answer.lines:
        print(line, flush=True)


def complain(failure: Failure, words: Words, texts: Texts) -> None:
    print(texts.of(failure.game).say(failure.sentence, failure.names), file=sys.stderr)
    if words.wants_json:
        french, english = bilingual(texts, failure.game, failure.names).both(failure.sentence)
        error = InBoth(text_fr=french, text_en=english)
        print(ErrorDocument(error=error, code=failure.code).model_dump_json(indent=1))


def prepare_streams() -> None:
    """JSON is UTF-8 everywhere; an old Windows console shows a question mark rather than failing."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            encoding = stream.encoding if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="replace")
