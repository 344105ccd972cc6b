"""A game as its papers speak of it: what is in the box, its rules and lessons, its words in each language."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from desktop.board.desk import AnyDesk
from desktop.games.desks import desk_of
from desktop.lessons.plans import Listed, plans_of
from desktop.program import Program
from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.types import Phrase, phrase
from rules.lessons.model import Lesson
from rules.reference.handout import Handout, read_handout
from rules.reference.model import Reference, read_reference
from rules.teaching.links import names_in
from rules.teaching.made import MadeLesson
from rules.text.localise import LANGUAGES, Language, Texts

Said = tuple[str, ...]
"""The same in each language of a document."""


@dataclass(frozen=True, eq=False)
class Subject:
    game: AnyGame
    desk: AnyDesk
    texts: Mapping[Language, Texts]
    program: Program

    @cached_property
    def box(self) -> Any:
        return self.program.library.box(self.game)

    @cached_property
    def reference(self) -> Reference:
        return read_reference(resources.assets() / self.game.id)

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """List the lessons of the program, then those that people made."""
        made = (each.made for each in self.program.made.things()[0] if isinstance(each.made, MadeLesson))
        return (*self.reference.lessons, *(self._plain(each.lesson) for each in made if each.game == self.game.id))

    def _plain(self, lesson: Lesson) -> Lesson:
        """The same lesson without the brackets around what it names: paper leads nowhere."""
        names = names_in(self.game, self.box, lesson, lambda: tuple(self.texts.values()))
        own = {
            language: {key: names.plain(words) for key, words in texts.items()}
            for language, texts in lesson.own.items()
        }
        return lesson.model_copy(update={"own": own})

    @cached_property
    def plans(self) -> tuple[Listed, ...]:
        """List the plans of the program, then those that people made."""
        return plans_of(self.program, self.game)

    @cached_property
    def handout(self) -> Handout | None:
        return read_handout(resources.assets() / self.game.id)

    def say(self, said: Phrase, languages: Sequence[Language], names: Sequence[str] = ()) -> Said:
        return tuple(self.texts[language].say(said, names) for language in languages)

    def ui(self, id: str, languages: Sequence[Language], **args: Any) -> Said:
        return self.say(phrase(id, **args), languages)


def subject_of(program: Program, game: AnyGame) -> Subject | None:
    """None for a game without a table to be drawn."""
    desk = desk_of(game.id)
    if desk is None:
        return None
    return Subject(game, desk, {language: program.texts(game, language) for language in LANGUAGES}, program)
