"""What the library says of a made thing: its title, what it is, who made it, its languages, what was checked."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from desktop.kept_games.kept import day_of
from desktop.made.collection import Entry, changed_at
from desktop.program import Program
from rules.boxes.shared import extent_of
from rules.core.types import Arg, Phrase, phrase
from rules.teaching.checking import Checked
from rules.teaching.editions import MadeEdition
from rules.teaching.made import LANGUAGES, Language, Made, MadeLesson
from rules.teaching.plans import LETTERS, AnyRow, MadePlan, text_keys
from rules.teaching.reading import written
from rules.teaching.writing import text_at

KILO = 1024
ROW_TEXTS = ("title", "says", "question")


@dataclass(frozen=True, slots=True)
class Facts:
    """A label and what stands beside it."""

    label: str
    value: str


class MadeWords:
    def __init__(self, program: Program) -> None:
        self.program = program

    def say(self, id: str, **args: Arg) -> str:
        return self.program.say(id, **args)

    def title(self, made: Made) -> str:
        words = made.title.words.in_language(self.program.settings.language)
        return words or self.say("made-untitled")

    def entry_title(self, entry: Entry) -> str:
        if entry.made is not None:
            return self.title(entry.made)
        assert entry.broken is not None
        return entry.broken.path.name

    def game(self, made: Made) -> str:
        game = self.program.library.named(made.game)
        return self.program.say_phrase(phrase(f"game-{made.game}"), game) if game is not None else made.game

    def kind(self, made: Made) -> str:
        steps = len(made.steps) if isinstance(made, MadeLesson) else 0
        minutes = made.minutes if isinstance(made, MadePlan) else 0
        count = len(made.corrections) if isinstance(made, MadeEdition) else 0
        return self.say("made-kind", kind=made.kind, steps=steps, minutes=minutes, count=count)

    def below(self, entry: Entry) -> str:
        """The game and the kind; of what cannot be read, why."""
        if entry.made is not None:
            return self.say("made-below", game=self.game(entry.made), kind=self.kind(entry.made))
        assert entry.broken is not None
        return " ".join(self.program.say_phrase(each.sentence) for each in entry.broken.problems)

    def author(self, entry: Entry) -> str:
        made, kept = entry.made, entry.kept
        if made is None:
            return ""
        if kept is not None and kept.received is None:
            return self.say("made-you")
        return made.by or self.say("made-nobody")

    def when(self, entry: Entry) -> str:
        if entry.thrown is not None:
            return self.say("made-days-left", days=entry.thrown.days_left(datetime.now().date()))
        kept = entry.kept
        if kept is None:
            return ""
        if kept.received is not None:
            day = phrase("when-date", day=kept.received.day, month=kept.received.month)
            return self.say("made-received", day=self.program.say_phrase(day))
        return self.program.say_phrase(day_of(changed_at(kept), datetime.now()))

    def errors(self, entry: Entry) -> str:
        return self.say("made-errors", count=len(entry.problems)) if entry.problems else ""

    def languages(self, made: Made) -> tuple[tuple[str, bool], ...]:
        """Each language, and whether it is complete in it; nothing of what has no words."""
        if isinstance(made, MadeEdition):
            return ()
        complete = made.languages
        return tuple((each.upper(), each in complete) for each in LANGUAGES)

    # The chosen one

    def facts(self, entry: Entry) -> Iterator[Facts]:
        made = entry.made
        if made is None:
            return
        yield Facts(self.say("made-author"), self._author_in_full(entry))
        if made.after is not None and (made.after.title.words or made.after.by):
            title = made.after.title.words.in_language(self.program.settings.language)
            whose = made.after.by or "Vestiges"
            yield Facts(self.say("made-after"), self.say("made-after-said", title=title, by=whose))
        yield Facts(self.say("made-licence"), self.licence(made.licence))
        if isinstance(made, MadeEdition):
            yield Facts(self.say("made-base"), self._base_said(made))
        else:
            yield Facts(self.say("made-languages"), self._languages_said(made))

    def licence(self, licence: str) -> str:
        return self.say("made-licence-said", licence=licence.replace(".", "-"))

    def licence_means(self, licence: str) -> str:
        return self.say("made-licence-means", licence=licence.replace(".", "-"))

    def _author_in_full(self, entry: Entry) -> str:
        made, kept = entry.made, entry.kept
        assert made is not None
        if kept is not None and kept.received is None and made.by:
            return self.say("made-you-called", name=made.by)
        return self.author(entry)

    def _languages_said(self, made: Made) -> str:
        return self.program.texts().join([self._language_said(made, each) for each in LANGUAGES])

    def _language_said(self, made: Made, language: Language) -> str:
        missing = len(list(made.missing(language)))
        return self.say("made-language-said", language=language, missing=missing)

    def _base_said(self, made: MadeEdition) -> str:
        """Which version of the published data it corrects, and which is here."""
        game = self.program.library.named(made.game)
        here = self.program.library.edition(game).version if game is not None else made.edition
        return self.say("made-base-said", version=made.edition, here=here, same="yes" if here == made.edition else "no")

    def rules(self, made: Made) -> list[str]:
        return made.rules_taught if isinstance(made, MadeLesson) else []

    def checks(self, made: Made, found: Checked | None) -> Iterator[tuple[str, bool]]:
        """What was looked at, with whether it is well; then each thing that is wrong."""
        if found is None:
            yield self.say("made-checking"), True
            return
        if isinstance(made, MadeEdition):
            yield from self._checks_of_edition(made, found)
        elif not found.problems:
            yield self.say("made-checked-positions", positions=found.positions, answers=found.answers), True
            if found.mistakes:
                yield self.say("made-checked-mistakes", mistakes=found.mistakes), True
            yield self.say("made-checked-readable"), True
        for problem in found.problems:
            yield self.problem(made, problem), False

    def _checks_of_edition(self, made: MadeEdition, found: Checked) -> Iterator[tuple[str, bool]]:
        """What is corrected, and what of it fits the data here."""
        yield self.extent(made), True
        yield self.say("made-data-only"), True
        if not found.problems:
            yield self.say("made-checked-box"), True
        for remark in found.remarks:
            yield self.problem(made, remark), False

    def extent(self, made: MadeEdition) -> str:
        """How much it corrects: data, and places that lie elsewhere."""
        game = self.program.library.named(made.game)
        if game is None:
            return self.say("made-extent", data=len(made.corrections), moved=0)
        extent = extent_of(self.program.library.edition(game), made.corrected)
        return self.say("made-extent", data=extent.data, moved=extent.moved)

    def problem(self, made: Made, problem: Phrase) -> str:
        """What is wrong, in the words of whoever makes lessons: a step by its number, a text by what it is."""
        said = problem.named
        if problem.id == "lessons-problem-text":
            what = self.text_label(made, said["id"])
            return self.say("made-text-missing", what=what, language=said["language"])
        game = self.program.library.named(made.game)
        names = made.names if isinstance(made, MadeLesson) else ()
        args = tuple((name, self._step_named(made, value) if name == "step" else value) for name, value in problem.args)
        return self.program.say_phrase(Phrase(problem.id, args), game, names)

    def _step_named(self, made: Made, id: str) -> Phrase:
        return phrase("made-step", at=step_at(made, id) + 1)

    def text_label(self, made: Made, key: str) -> str:
        """What a text is: the title, the introduction, or something of a step."""
        step, _, attribute = key.rpartition(".")
        if step and isinstance(made, MadePlan):
            return self._row_text_label(made, step, attribute)
        if not step or not isinstance(made, MadeLesson):
            return self.say("made-text", what=attribute)
        at = next((number for number, each in enumerate(made.steps, 1) if each.id == step), 0)
        what, _, name = attribute.partition("-")
        if what == "choice":
            return self.say("made-text-choice", at=at, name=name)
        mistakes = [each.id for each in getattr(made.steps[at - 1], "mistakes", ())] if at else []
        if attribute in mistakes:
            return self.say("made-text-mistake", at=at, number=mistakes.index(attribute) + 1)
        return self.say("made-text-step", at=at, what=attribute)

    def _row_text_label(self, plan: MadePlan, id: str, attribute: str) -> str:
        """A text of a row by the number of the row; of a thing that the plan carries inside, by its own number."""
        at = next((number for number, row in enumerate(plan.rows, 1) if id in (row.id, id_inside(row))), 0)
        what = "answer" if attribute in LETTERS else attribute if attribute in ROW_TEXTS else "inside"
        return self.say("made-text-row", at=at, what=what, letter=attribute.upper())

    def never(self, made: Made) -> str:
        """What is in no file that is handed on."""
        return self.say("made-share-never-photo" if isinstance(made, MadeEdition) else "made-share-never")

    def contents(self, made: Made) -> str:
        """What is in its file, and how large that is."""
        kilobytes = max(1, round(len(written(made)) / KILO))
        texts = sum(len(each) for each in made.texts.values()) if isinstance(made, MadeLesson) else 0
        if isinstance(made, MadePlan):
            texts = sum(bool(text_at(made, language, key)) for language in LANGUAGES for key in text_keys(made))
        if isinstance(made, MadeEdition):
            return self.say("made-contents-edition", extent=self.extent(made), size=kilobytes)
        return self.say("made-contents", kind=self.kind(made), texts=texts, size=kilobytes)


def id_inside(row: AnyRow) -> str:
    """The id of the made lesson or position that a row carries."""
    held = getattr(row, "lesson", None) or getattr(row, "position", None)
    return held.id if isinstance(held, Made) else ""


def step_at(made: Made, id: str) -> int:
    """The number of a step, counted from 0; -1 where there is none."""
    steps = made.steps if isinstance(made, MadeLesson) else ()
    return next((at for at, step in enumerate(steps) if step.id == id), -1)
