"""The papers of the program as the window shows them: the changelog in one language, packages with their licences."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rules.core import resources

CHANGES, LICENCES = "CHANGELOG.md", "docs/licences.md"
SHOWN_TABLES = 2
"""The program, and what plays its sounds; what only developers install is not passed on."""

HEADING = re.compile(r"^(?P<version>\S+)(?: \((?P<en>.*?)(?: / (?P<fr>.*))?\))?$")
IN_BOTH = re.compile(r"^(?P<en>.*\S)\s+\*(?!\*)(?P<fr>.*[^*])\*$")
BOLD = re.compile(r"\*\*(.+?)\*\*")
ITALIC = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")
LEAD = re.compile(r"^[^,.:;]{3,60}(?=\s?[,.:;])")
"""What a change is about, where nothing of it is set in bold."""
ROW = re.compile(r"^\| (?P<name>[\w.-]+) \| (?P<version>[\w.-]+) \| (?P<licence>[^|]+?) \|$")


@dataclass(frozen=True, slots=True)
class Change:
    """A thing that has changed, and which of its words are bold: where they begin, and how many letters they have."""

    words: str
    bold: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Version:
    number: str
    note: str
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Package:
    name: str
    version: str
    licence: str


def versions(language: str, text: str | None = None) -> list[Version]:
    """All versions, the latest first, in this language where the changelog has it, else in English."""
    sections = re.split(r"^## ", text if text is not None else read(CHANGES), flags=re.MULTILINE)[1:]
    return [version_of(section, language) for section in sections]


def version_of(section: str, language: str) -> Version:
    heading, _, body = section.partition("\n")
    found = HEADING.match(heading.strip())
    number, notes = (found["version"], found) if found is not None else (heading.strip(), None)
    note = (notes[language] or notes["en"] or "") if notes is not None else ""
    return Version(number, note, tuple(change_of(item, language) for item in items(body)))


def items(body: str) -> Iterator[str]:
    """The items of a list, each on one line."""
    for item in re.split(r"^- ", body, flags=re.MULTILINE)[1:]:
        yield " ".join(item.split())


def change_of(item: str, language: str) -> Change:
    both = IN_BOTH.match(item)
    words = item if both is None else both["fr" if language == "fr" else "en"]
    words = ITALIC.sub(r"\1", words.replace("`", ""))
    plain, spans, at = "", [], 0
    for bold in BOLD.finditer(words):
        plain += words[at : bold.start()]
        spans.append((len(plain), len(bold[1])))
        plain += bold[1]
        at = bold.end()
    plain += words[at:]
    lead = LEAD.match(plain)
    if not spans and lead is not None:
        spans.append((0, lead.end()))
    return Change(plain, tuple(spans))


def packages(text: str | None = None) -> list[Package]:
    """What is passed on with the program, by name."""
    sections = re.split(r"^## ", text if text is not None else read(LICENCES), flags=re.MULTILINE)[1:]
    rows = (ROW.match(line) for section in sections[:SHOWN_TABLES] for line in section.splitlines())
    found = (row for row in rows if row is not None and row["name"] != "package")
    return sorted((Package(row["name"], row["version"], row["licence"]) for row in found), key=lambda each: each.name)


def read(name: str) -> str:
    """A paper that lies beside the program; empty where it was taken away."""
    try:
        return (resources.root() / name).read_text(encoding="utf-8")
    except OSError:
        return ""


def licence_texts() -> Path | None:
    """The folder or file with the texts of the licences: beside a packaged program, else only our own."""
    places = (resources.root().parent / "licences", resources.root() / "LICENSE")
    return next((each for each in places if each.exists()), None)
