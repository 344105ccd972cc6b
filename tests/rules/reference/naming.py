"""What must be true of the names of things in every game: each its own, tidy, with an article that fits."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from rules.text.localise import Language
from tests.rules.reference.reading import Reading, messages_in

VOWEL = "aeiouyàâéèêëîïôùûœ"
FRENCH = re.compile(rf"(?i)\b(?:le|la|de|du|au|que) [{VOWEL}](?!uro\b)|\b(?:de le|de les|à le|à les|du le|au le)\b")
"""Neither `le arrosoir` nor `du Île`, and `des` never doubles an article."""
ENGLISH = re.compile(r"(?i)\ba [aeio]|\ban [^aeio]|\bthe the\b")
UNTIDY = re.compile(r"  |[{}\[\]$]| [,.]")
ARTICLES = ("the", "at", "from", "a", "of", "under")
"""Forms that name the thing itself, so that two things never share one."""


@dataclass(frozen=True)
class Naming:
    """The names of a game, with what their gaps may hold."""

    reading: Reading
    values: Mapping[str, Sequence[str | int]]
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


def check_own_names(naming: Naming, language: Language, message: str, gap: str) -> None:
    """Each thing has a name that no other has."""
    for form in naming.reading.gaps(language):
        if form == message or (form.startswith(f"{message}.") and form.rpartition(".")[2] in ARTICLES):
            said = [naming.reading.say(language, form, **{gap: value}) for value in naming.values[gap]]
            assert len(set(said)) == len(said), form


def check_tidy(naming: Naming, language: Language) -> None:
    wrong = [(form, said) for form, said in naming.forms(language) if said != said.strip() or UNTIDY.search(said)]
    assert wrong == []
    assert all(said for _, said in naming.forms(language))


def check_articles(naming: Naming) -> None:
    assert [(form, said) for form, said in naming.forms("fr") if FRENCH.search(said)] == []
    assert [(form, said) for form, said in naming.forms("en") if ENGLISH.search(said)] == []
