"""The help, in the person's language: what each command is for, and what it can be told."""

from collections.abc import Iterable, Iterator, Sequence

from rules.commands.arguments import EVERYWHERE, Argument
from rules.core.types import phrase
from rules.text.localise import Texts


def help_of_all(texts: Texts, commands: Iterable[str]) -> Iterator[str]:
    yield texts.say(phrase("help-welcome"))
    yield ""
    yield texts.say(phrase("help-commands"))
    for name in commands:
        yield f"  {name:<15}{texts.say(phrase(f'command-{name}'))}"
    yield ""
    yield texts.say(phrase("help-more"))
    yield texts.say(phrase("help-exit-codes"))


def help_of(texts: Texts, command: str, arguments: Sequence[Argument]) -> Iterator[str]:
    yield texts.say(phrase(f"command-{command}"))
    yield ""
    yield texts.say(phrase("help-usage", usage=usage(texts, command, arguments)))
    yield ""
    for each in (*arguments, *EVERYWHERE):
        yield f"  {with_value(texts, each):<22}{texts.say(phrase(each.text_id))}"
    notes = texts.say_if_there(phrase(f"command-{command}.notes"))
    if notes:
        yield ""
        yield notes


def usage(texts: Texts, command: str, arguments: Sequence[Argument]) -> str:
    parts = (with_value(texts, each) for each in arguments)
    shown = (part if each.required else f"[{part}]" for part, each in zip(parts, arguments, strict=True))
    return " ".join(("vestiges", command, *shown, "[--lang fr|en]", "[--json]"))


def with_value(texts: Texts, argument: Argument) -> str:
    if argument.flag:
        return argument.name
    value = texts.say_if_there(phrase(f"{argument.text_id}.value"))
    if not argument.is_option:
        return value or argument.name
    return f"{argument.name} {value or argument.field.upper()}"
