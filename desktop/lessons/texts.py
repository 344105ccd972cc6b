"""The words of a lesson, of its game and of the classroom, in the language in use."""

from functools import cached_property

from desktop.program import Program
from rules.core.contract import AnyGame
from rules.core.types import Phrase, phrase
from rules.lessons.model import Lesson
from rules.teaching.links import NOTHING, Linked, Names, names_in
from rules.text.localise import LANGUAGES, Language


class LessonTexts:
    def __init__(self, program: Program, game: AnyGame, lesson: Lesson) -> None:
        self.program = program
        self.game = game
        self.lesson = lesson

    @property
    def language(self) -> Language:
        return self.program.settings.language

    @cached_property
    def names(self) -> Names:
        """What its texts may name in brackets, if somebody made it."""
        program, game = self.program, self.game
        texts = lambda: tuple(program.texts(game, each) for each in LANGUAGES)  # noqa: E731 (read where they are needed)
        return names_in(game, program.library.box(game), self.lesson, texts) if self.lesson.own else NOTHING

    def words(self, said: Phrase) -> str:
        return self.names.plain(self.program.texts(self.game).say(said, self.lesson.names))

    def linked(self, *said: Phrase) -> Linked:
        """The words of phrases, each on a line of its own, with what of them leads somewhere."""
        texts = self.program.texts(self.game)
        words = (texts.say_if_there(each, self.lesson.names) for each in said)
        return self.names.linked("\n".join(each for each in words if each))

    def second(self, *said: Phrase) -> str:
        """The same in the other language, where both are wanted; what it has no words for, or the same ones, is left
        out."""
        language = self.program.second_language
        if language is None:
            return ""
        texts = self.program.texts(self.game, language)
        here = self.program.texts(self.game)
        both = ((texts.say_if_there(each, self.lesson.names), here.say(each, self.lesson.names)) for each in said)
        return self.names.plain(" ".join(other for other, own in both if other and other != own))

    def words_if_there(self, said: Phrase) -> str | None:
        words = self.program.texts(self.game).say_if_there(said, self.lesson.names)
        return None if words is None else self.names.plain(words)

    def ui(self, id: str, **args: object) -> str:
        return self.program.texts(self.game).say(phrase(id, **args))
