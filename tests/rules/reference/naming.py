"""The names of things in a game, with all that their gaps may hold."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from rules.text.localise import Language
from tests.rules.reference.reading import Reading, messages_in

Called = tuple[Language, str, Mapping[str, str | int], str]
"""A language, a message, what is in its gaps, and what it says."""


def own(words: str) -> dict[str, str]:
    """`clan seat=owner`: clans are named by the message `clan` with the gap `clan`, seats by `seat` with `owner`."""
    return {message: gap or message for message, _, gap in (word.partition("=") for word in words.split())}


@dataclass(frozen=True)
class Naming:
    """The names of a game."""

    reading: Reading
    values: Mapping[str, Sequence[str | int]]
    """What gaps may hold."""
    own: Mapping[str, str]
    """The messages that name each thing otherwise, and the gap that says which thing."""
    called: Sequence[Called]
    """How some things are called."""
    sentences: tuple[str, ...] = ()
    """What stands with the names and says what a thing does."""
    left_out: tuple[str, ...] = ()
    """What begins so is no name, though it stands with them."""

    def forms(self, language: Language) -> Iterator[tuple[str, str]]:
        """All that the names can say, with every value of their gaps."""
        own = {message.id.name for message in messages_in(self.reading.id, language, "names.ftl")}
        for form, wanted in self.reading.gaps(language).items():
            name = form.partition(".")[0]
            if name in own and not name.startswith(self.left_out) and wanted <= set(self.values):
                for values in product(*(self.values[gap] for gap in sorted(wanted))):
                    yield form, self.reading.say(language, form, **dict(zip(sorted(wanted), values, strict=True)))
