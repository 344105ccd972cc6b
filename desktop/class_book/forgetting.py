"""Deleting a pupil: from the class book, from what was handed in, and wherever else the program keeps the name."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from desktop.own_page.people import People
from desktop.program import Program
from rules.bots import review_file
from rules.core import folders
from rules.core.edition import Problem, problem
from rules.core.journal import bytes_of
from rules.core.profile import called
from rules.core.types import Phrase, phrase
from rules.core.unnaming import games_with, unname
from rules.teaching.pupils_file import mentions

KEPT = (".json", ".jsonl", folders.EXTENSION)
"""How files end in which the program keeps words."""


def traces_of(program: Program, name: str) -> Phrase:
    """Ask whether a pupil shall be deleted, with all that will be gone; without a name, all of them."""
    wanted = called(name)
    pupils = [each for each in program.pupils.pupils if not name or called(each.name) == wanted]
    lessons = sum(len(each.lessons) for each in pupils)
    mistakes = sum(done.mistake_count for each in pupils for done in each.lessons.values())
    people = People(program)
    played = sum(people.games_of(each.name) for each in pupils)
    seated = len({path for each in pupils for path in games_with(each.name, homes())})
    counts = {"lessons": lessons, "mistakes": mistakes, "played": played, "seated": seated}
    if name:
        return phrase("class-forget-ask-one", name=name, **counts)
    return phrase("class-forget-ask-all", pupils=len(pupils), **counts)


def homes() -> tuple[Path, ...]:
    """The folders where games are kept."""
    return folders.games_in_progress(), folders.saves(), folders.trash()


def forget_pupil(program: Program, name: str) -> list[Problem]:
    """Delete a pupil everywhere. Problems say where the name still stands."""
    problems = forget_elsewhere(program, name)
    wrong = program.pupils.forget(name)
    return [*problems, *finished(program, wrong, (name,))]


def forget_all(program: Program) -> list[Problem]:
    """Delete the whole class everywhere."""
    names = [each.name for each in program.pupils.pupils]
    problems = [each for name in names for each in forget_elsewhere(program, name)]
    wrong = program.pupils.forget_all()
    return [*problems, *finished(program, wrong, names)]


def forget_elsewhere(program: Program, name: str) -> list[Problem]:
    """Delete what somebody of this name played and kept outside lessons, and the name at the seats of games.

    Reviews of these games were made for the games as they were, and are made anew when somebody wants them.
    """
    problems = list(People(program).forget(name))
    for path in list(games_with(name, homes())):
        wrong = unname(path, name)
        if wrong is not None:
            problems.append(wrong)
            continue
        for review in review_file.all_of(path):
            review.unlink(missing_ok=True)
    return problems


def finished(program: Program, wrong: Problem | None, names: Sequence[str]) -> Iterator[Problem]:
    """Say what could not be deleted, and where a name stands all the same: in damaged files that hold more than it."""
    leave_lessons(program, names)
    if wrong is not None:
        yield wrong
    left = tuple(path.name for path in kept_files() if is_naming(path, names))
    if left:
        yield problem("class-still-named", "", files=left)


def kept_files() -> Iterator[Path]:
    found = (each for root in folders.roots() for each in sorted(root.rglob("*")))
    return (each for each in found if each.suffix in KEPT and each.is_file())


def is_naming(path: Path, names: Sequence[str]) -> bool:
    """Whether one of the names stands in a file, as a word of its own between quotation marks."""
    raw = bytes_of(path)
    return isinstance(raw, bytes) and any(mentions(raw, f'"{name}"') for name in names)


def leave_lessons(program: Program, names: Iterable[str]) -> None:
    """Let lessons ask anew who is there, where it was somebody who is gone."""
    if program.pupil and called(program.pupil) in map(called, names):
        program.pupil = None
