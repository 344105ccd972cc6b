"""What all pages of the book share: the game, its reference, its texts in both languages, what was searched for, and
the game that is being played, if the book was opened at a table."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from desktop.aim.words import has_aim
from desktop.games.desks import desk_of
from desktop.page.words import Span
from desktop.program import Program
from desktop.reader.your_game import YourGame
from desktop.table.table import Table
from rules.boxes import kept
from rules.boxes.by_rule import changes_by_rule
from rules.boxes.own import Change, OwnBox
from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.edition import Edition
from rules.core.types import Phrase, phrase
from rules.reference.model import Chapter, Reference, read_reference
from rules.reference.search import DIFFERENCES, GLOSSARY, NOTHING, RULINGS, Entry, Found, Index
from rules.text.localise import LANGUAGES, Language, Texts

EDITION = "edition"
AIM = "aim"
"""The section before the chapters: what the game is about."""
AFTER_CHAPTERS = (RULINGS, DIFFERENCES, GLOSSARY, EDITION)
ICONS = {AIM: "hint", RULINGS: "scales", DIFFERENCES: "differ", GLOSSARY: "letters", EDITION: "source"}


class Book:
    def __init__(self, program: Program, game: AnyGame, home: Path | None = None, table: Table | None = None) -> None:
        self.program = program
        self.game = game
        self.table = table
        self.home = home or resources.assets() / game.id
        self.languages: tuple[Language, ...] = (program.settings.language,)
        """The languages that its pages show, side by side."""
        self.found: Found = NOTHING
        self.current: Entry | None = None
        """The passage that the search stands at."""

    @cached_property
    def reference(self) -> Reference:
        """The reference of the game; without a table its lessons cannot be opened, so nothing leads to them."""
        found = read_reference(self.home)
        return found if desk_of(self.game.id) is not None else found.model_copy(update={"lessons": ()})

    @cached_property
    def index(self) -> Index:
        return Index(self.reference, {language: self.texts(language) for language in LANGUAGES})

    @cached_property
    def your_game(self) -> YourGame | None:
        return YourGame(self.program, self.table, self.reference) if self.table is not None else None

    @property
    def box(self) -> Any:
        return self.program.library.box(self.game)

    @cached_property
    def own(self) -> OwnBox:
        """What is otherwise than published: on the table that is played, else in the box of whoever reads."""
        published = self.program.library.edition(self.game)
        if self.table is None:
            return kept.known(self.game, published)
        return kept.fitting(published, self.table.timeline.record.corrections)[0]

    @property
    def edition(self) -> Edition:
        """The data on the table, or in the box."""
        return self.own.edition

    @cached_property
    def otherwise(self) -> dict[str, tuple[Change, ...]]:
        """What rules speak of and is otherwise than they say, by rule."""
        return changes_by_rule(self.game, self.own)

    def texts(self, language: Language | None = None) -> Texts:
        return self.program.texts(self.game, language)

    def say(self, id: str, **args: object) -> str:
        """Say a text in the language of the window."""
        return self.texts().say(phrase(id, **args))

    def in_language(self, language: Language, said: Phrase) -> str:
        """Empty where the game has no such text."""
        return self.texts(language).say_if_there(said) or ""

    def spans(self, language: Language, text: str) -> Sequence[Span]:
        return self.found.spans(language, text) if self.found.entries else ()

    def search(self, query: str, section: str) -> None:
        """Stands at the first passage of this section, else at the first of the book."""
        self.found = self.index.search(query) if query.strip() else NOTHING
        here = (entry for entry in self.found.entries if entry.section == section)
        self.current = next(here, next(iter(self.found.entries), None))

    def step(self, by: int, section: str) -> Entry | None:
        """Stands at the next passage, or the previous one, around at the ends; first at the one it stands at, if that
        is not in the section where one reads."""
        entries, current = self.found.entries, self.current
        if not entries:
            return None
        at = entries.index(current) + by if current in entries else 0
        if current is not None and current.section != section:
            at -= by
        self.current = entries[at % len(entries)]
        return self.current

    def is_current(self, id: str) -> bool:
        return self.current is not None and self.current.id == id

    @property
    def sections(self) -> tuple[str, ...]:
        aim = (AIM,) if has_aim(self.texts(), self.game) else ()
        return (*aim, *(chapter.id for chapter in self.reference.chapters), *AFTER_CHAPTERS)

    def beside(self, section: str, by: int) -> str:
        """The section so many further on; empty beyond the ends."""
        at = self.sections.index(section) + by
        return self.sections[at] if 0 <= at < len(self.sections) else ""

    def chapter(self, section: str) -> Chapter | None:
        return next((each for each in self.reference.chapters if each.id == section), None)

    def title_of(self, section: str, language: Language | None = None) -> str:
        chapter = self.chapter(section)
        if chapter is not None:
            return self.texts(language).say(chapter.title)
        return self.texts(language).say(phrase(f"reader-{section}"))

    def section_of(self, id: str) -> str:
        """Return the section where a rule or a ruling stands; the first chapter if the id is unknown."""
        chapter = self.reference.chapter_of(id)
        if chapter is not None:
            return chapter.id
        if any(ruling.id == id for ruling in self.reference.rulings):
            return RULINGS
        return id if id in self.sections else self.sections[0]
