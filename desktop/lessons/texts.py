"""The words of a lesson, of its game and of the classroom, in the language in use."""

from desktop.program import Program
from rules.core.contract import AnyGame
from rules.core.types import Phrase, phrase
from rules.lessons.model import Lesson
from rules.text.localise import Language


class LessonTexts:
    def __init__(self, program: Program, game: AnyGame, lesson: Lesson) -> None:
        self.program = program
        self.game = game
        self.lesson = lesson

    @property
    def language(self) -> Language:
        return self.program.settings.language

    def words(self, said: Phrase) -> str:
        return self.program.texts(self.game).say(said, self.lesson.names)

    def second(self, *said: Phrase) -> str:
        """The same in the other language, where both are wanted; what it has no words for is left out."""
        language = self.program.second_language
        if language is None:
            return ""
        texts = self.program.texts(self.game, language)
        words = (texts.say_if_there(each, self.lesson.names) for each in said)
        return " ".join(each for each in words if each)

    def words_if_there(self, said: Phrase) -> str | None:
        return self.program.texts(self.game).say_if_there(said, self.lesson.names)

    def ui(self, id: str, **args: object) -> str:
        return self.program.texts(self.game).say(phrase(id, **args))
