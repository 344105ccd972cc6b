"""What is said to a class, in one language or in two: the projection of a subject and of what goes on in the class."""

from collections.abc import Sequence
from dataclasses import replace

from desktop.presenter.classroom import Classroom
from desktop.presenter.projection import Answer, Projection
from desktop.presenter.subject import Act, Subject
from desktop.program import Program
from rules.core.types import Phrase, phrase
from rules.teaching.links import Linked
from rules.teaching.vote import LETTERS


class Saying:
    def __init__(self, program: Program, subject: Subject, classroom: Classroom) -> None:
        self.program, self.subject, self.classroom = program, subject, classroom

    def words(self, said: Phrase) -> tuple[str, ...]:
        """The words of a phrase, in the second language too where both are wanted."""
        return tuple(map(self.subject.link_names.plain, self._written(said)))

    @property
    def offers(self) -> list[tuple[str, Act]]:
        """What a button does, and what it says."""
        return [(self.words(said)[0], act) for said, act in self.subject.offers]

    def _written(self, said: Phrase) -> tuple[str, ...]:
        """The same as somebody wrote it, with names in brackets."""
        program, subject = self.program, self.subject
        languages = (program.settings.language, program.second_language)
        return tuple(
            program.texts(subject.game, each).say(said, subject.names) for each in languages if each is not None
        )

    def projection(self, *, is_bare: bool) -> Projection:
        """What the class sees beside the table now; bare: the table alone."""
        room, found, question = self.classroom, self.subject.found, self.subject.question
        plain = Projection(
            size=room.size,
            is_dark=self.program.settings.dark_panel,
            is_frozen=room.screen.is_frozen,
            is_black=room.screen.is_black,
        )
        if is_bare:
            return plain
        if question is None and room.vote is not None:
            question = phrase("class-poll")
        asked = self._asked(question)
        words, links = tuple(each.words for each in asked), tuple(each.links for each in asked)
        shown = replace(plain, question=words, links=links, answers=self._answers())
        shown = replace(shown, is_titled=self.subject.is_titled and not shown.answers)
        if found is None:
            return shown
        told = self._linked(self._together([self._written(each) for each in found.said]))
        words, links = tuple(each.words for each in told), tuple(each.links for each in told)
        return replace(shown, sentence=words, sentence_links=links, rule=found.rule, is_good=found.is_good)

    def _linked(self, written: Sequence[str]) -> tuple[Linked, ...]:
        """Words without brackets, and what of them leads somewhere."""
        return tuple(map(self.subject.link_names.linked, written))

    def _asked(self, said: Phrase | None) -> tuple[Linked, ...]:
        """What is asked, once where it is the same in both languages: somebody's own words."""
        return self._linked(tuple(dict.fromkeys(self._written(said)))) if said is not None else ()

    def _together(self, parts: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
        """Several sentences, as one text in each language."""
        return tuple(" ".join(each for each in texts if each) for texts in zip(*parts, strict=True))

    def _answers(self) -> tuple[Answer, ...]:
        vote = self.classroom.vote
        if vote is None:
            return ()
        words = (each.said if isinstance(each.said, str) else self.words(each.said)[0] for each in vote.choices)
        return tuple(
            Answer(LETTERS[at], said, choice.hands, vote.is_right(at))
            for at, (choice, said) in enumerate(zip(vote.choices, words, strict=True))
        )
